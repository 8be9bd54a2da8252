//! `citadels history`: the saved plays.

pub mod browse;
pub mod change;
pub mod check;
pub mod edit;
pub mod export;
pub mod import;
pub mod list;
pub mod show;
pub mod stats;

use crate::app::Warning;
use crate::command::{Cli, Outcome};
use crate::fault::quoted;
use crate::files::log::Play;
use crate::library::fold::fold;
use crate::page::{Block, Line, Page, Span};
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::{id, library, say};
use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub struct Request {
    /// None: look through the plays.
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum Command {
    List(list::Request),
    Show {
        id: u64,
    },
    Stats(list::Filter),
    Edit(edit::Request),
    #[command(aliases = ["delete", "remove", "rm"])]
    Forget {
        id: u64,
    },
    Rename {
        old: String,
        new: String,
    },
    Undo,
    Export(export::Request),
    Import(import::Request),
    Check {
        #[arg(long)]
        repair: bool,
    },
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let Some(command) = &request.command else {
        return browse::run(cli);
    };
    let app = &cli.app();
    Ok(match command {
        Command::List(request) => {
            let answer = list::answer(app, &request.filter)?;
            let page = |texts: &_, answer: &_| list::page(texts, answer, request.all);
            cli.answer(&answer, page)
        }
        Command::Show { id } => cli.answer(&show::answer(app, *id)?, show::page),
        Command::Stats(filter) => cli.answer(&stats::answer(app, filter)?, stats::page),
        Command::Edit(request) => return edit::run(cli, request),
        Command::Forget { id } => {
            let forgotten = change::forget(app, *id)?;
            cli.answer(&forgotten, change::forgotten).done()
        }
        Command::Rename { old, new } => {
            let renamed = change::rename(app, old, new)?;
            cli.answer(&renamed, change::renamed).done()
        }
        Command::Undo => cli.answer(&change::undo(app)?, change::undone).done(),
        Command::Export(request) => return export::run(cli, request),
        Command::Import(request) => {
            let imported = cli.answer(&import::answer(app, request)?, import::page);
            if request.dry_run {
                imported
            } else {
                imported.done()
            }
        }
        Command::Check { repair } => {
            let answer = check::answer(app, *repair)?;
            let checked = cli.answer(&answer, check::page);
            match answer.fault() {
                Some(fault) => checked.refused(fault),
                None => checked,
            }
        }
    })
}

/// A page of one sentence.
fn sentence(said: String) -> Page {
    Page::new(vec![Block::Text(said.into())])
}

/// What was done, and how to undo it.
fn done(texts: &Texts, said: String) -> Page {
    let mut page = sentence(said);
    page.push(Block::Text(say!(texts, "history-take-back").into()));
    page
}

/// What is wrong with the log.
pub fn warned(warnings: &[Warning]) -> impl Iterator<Item = Line> {
    let messages = warnings.iter().map(|warning| warning.message.as_str());
    messages.map(Line::from)
}

/// There are no plays, or none that match.
pub fn none(texts: &Texts, is_narrowed: bool) -> Block {
    Block::Text(if is_narrowed {
        say!(texts, "history-none-such").into()
    } else {
        say!(texts, "history-none").into()
    })
}

/// A play's notes.
fn notes(texts: &Texts, play: &Play) -> [(Id, Option<String>); 4] {
    let safe = |text: &Option<String>| text.as_deref().map(quoted);
    let deck = play.deck.as_deref().map(|deck| deck_name(texts, deck));
    let minutes = play.minutes.map(|minutes| minutes.to_string());
    [
        (id!("history-deck"), deck),
        (id!("history-minutes"), minutes),
        (id!("history-location"), safe(&play.location)),
        (id!("history-comment"), safe(&play.comment)),
    ]
}

/// An official list by its name in the user's language, another deck by the name it had.
pub fn deck_name(texts: &Texts, deck: &str) -> String {
    let (mut names, folded) = (library::deck_names().iter(), fold(deck));
    let list = names.find(|name| name.is(&folded));
    list.map_or_else(
        || quoted(deck),
        |list| library::deck(list.of).name(texts.lang()).to_owned(),
    )
}

/// Who got how many points, the winners first and marked. A name and its points stay in one line.
fn results(play: &Play) -> Line {
    let mut players: Vec<_> = play.players.iter().collect();
    players.sort_by_key(|player| (!play.has_won(player), player.place));
    let mut line = Line::default();
    for (at, player) in players.into_iter().enumerate() {
        let has_won = play.has_won(player);
        // Two winners share the first place.
        let between = if has_won { " = " } else { ", " };
        if at > 0 {
            line.push(between);
        }
        let said = format!("{}\u{a0}{}", quoted(&player.name), player.total);
        line.push(if has_won {
            Span::Strong(said)
        } else {
            Span::Text(said)
        });
    }
    line
}
