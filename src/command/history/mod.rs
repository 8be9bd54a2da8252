//! `citadels history`: the saved plays.

pub mod change;
pub mod check;
pub mod edit;
pub mod export;
pub mod import;
pub mod list;
pub mod page;
pub mod stats;

use crate::app::limits;
use crate::command::args::{ExportTo, HistoryCommand, HistoryEditArgs, HistoryWishArgs};
use crate::command::history::edit::Request;
use crate::command::history::export::Format as ExportFormat;
use crate::command::history::list::Wish;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, quoted, typed};
use crate::files::log::Played;
use crate::files::read::names;
use crate::library::players::is_same;
use crate::terminal::drive::Stop;
use crate::texts::Id;
use crate::wording::flow::refusal;
use crate::{fault, id, say};

pub fn run(cli: &mut Cli<'_>, command: &HistoryCommand) -> Result<Outcome, Stop> {
    let app = &cli.app();
    Ok(match command {
        HistoryCommand::List(args) => {
            let listed = list::answer(app, &(&args.wish).into())?;
            cli.answer(&listed, |texts, listed| page::list(texts, listed, args.all))
        }
        HistoryCommand::Show(args) => cli.answer(&list::show(app, args.id)?, page::show),
        HistoryCommand::Stats(args) => cli.answer(&stats::answer(app, &args.into())?, page::stats),
        HistoryCommand::Edit(args) => {
            let mut request = Request::from(args);
            if request
                == (Request {
                    id: args.id,
                    ..Request::default()
                })
            {
                request = ask(cli, args.id)?;
            }
            let edited = edit::answer(app, &request)?;
            cli.answer(&edited, page::edit).done()
        }
        HistoryCommand::Forget(args) => {
            let forgotten = change::answer(app, args.id)?;
            cli.answer(&forgotten, page::forget).done()
        }
        HistoryCommand::Rename { old, new } => {
            let renamed = change::rename(app, old, new)?;
            cli.answer(&renamed, page::rename).done()
        }
        HistoryCommand::Undo => {
            let undone = change::undo(app)?;
            cli.answer(&undone, page::undo).done()
        }
        HistoryCommand::Import(args) => {
            let request = import::Request {
                file: args.file.clone(),
                is_tried: args.dry_run,
            };
            let imported = import::answer(app, &request)?;
            let answer = cli.answer(&imported, page::import);
            if imported.dry_run {
                answer
            } else {
                answer.done()
            }
        }
        HistoryCommand::Check { repair } => {
            let checked = check::answer(app, *repair)?;
            let answer = cli.answer(&checked, page::check);
            match checked.refused {
                Some(faults) => answer.refused(faults),
                None => answer,
            }
        }
        HistoryCommand::Export(args) => {
            let format = match args.to {
                ExportTo::Json => ExportFormat::Json,
                ExportTo::Csv => ExportFormat::Csv,
                ExportTo::Bgstats => ExportFormat::BgStats,
            };
            let export = export::answer(app, format, &args.ids)?;
            // A pipe is read by programs, which can't look at a page.
            let text = match export.link.filter(|_| cli.ask.is_some()) {
                Some(link) => {
                    let code = cli.canvas.draw(&page::link(cli.texts, &link));
                    format!("{link}\n\n{code}")
                }
                None => export.text,
            };
            Outcome::text(text).noted(export.warnings)
        }
    })
}

impl From<&HistoryWishArgs> for Wish {
    fn from(args: &HistoryWishArgs) -> Self {
        Self {
            players: args.player.clone(),
            deck: args.deck.clone(),
            since: args.since.clone(),
            until: args.until.clone(),
        }
    }
}

impl From<&HistoryEditArgs> for Request {
    fn from(args: &HistoryEditArgs) -> Self {
        Self {
            id: args.id,
            date: args.date.clone(),
            minutes: args.minutes,
            location: args.location.clone(),
            comment: args.comment.clone(),
            deck: args.deck.clone(),
            names: args.called.clone(),
        }
    }
}

/// Asks for everything that can be changed, one at a time.
fn ask(cli: &mut Cli<'_>, id: u64) -> Result<Request, Stop> {
    let app = cli.app();
    let play = list::show(&app, id)?.play;
    if cli.ask.is_none() {
        return Err(fault!(Usage, "error-history-edit").into());
    }
    let old = |text: &Option<String>| text.clone().unwrap_or_default();
    let minutes = play.minutes.map(|minutes| minutes.to_string());
    let date = Some(play.date.clone());
    let any = |_: &str| Ok(());
    let is_date = |typed: &str| app.date(Some(typed)).map(|_| ());
    let is_deck = |typed: &str| match typed {
        "" => Ok(()),
        deck => {
            let cards = edit::deck_of(&app, &play, deck);
            cards.map(|_| ()).map_err(first)
        }
    };
    let mut request = Request {
        id,
        date: change(cli, id!("column-date"), &old(&date), &is_date)?,
        minutes: change(cli, id!("history-minutes"), &old(&minutes), &is_minutes)?
            .map(|typed| typed.parse().unwrap_or_default()),
        location: change(cli, id!("history-location"), &old(&play.location), &any)?,
        comment: change(cli, id!("history-comment"), &old(&play.comment), &any)?,
        deck: None,
        names: Vec::new(),
    };
    if !play.is_fortress() {
        request.deck = change(cli, id!("history-deck"), &old(&play.deck), &is_deck)?;
    }
    let mut called: Vec<String> = Vec::new();
    for Played { name, .. } in &play.players {
        let is_name = |typed: &str| names::check(typed, &called);
        let new = loop {
            let new = change(cli, id!("column-player"), name, &is_name)?;
            // If a name was just given to someone else, ask again.
            if new.is_some() || !called.iter().any(|other| is_same(other, name)) {
                break new;
            }
        };
        let names = new.iter().map(|new| format!("{name}={new}"));
        request.names.extend(names);
        called.push(new.unwrap_or_else(|| name.clone()));
    }
    Ok(request)
}

fn first(faults: Faults) -> Fault {
    let mut faults = faults.faults.into_iter();
    faults.next().expect("what is refused has a fault")
}

/// 0 means no duration.
fn is_minutes(given: &str) -> Result<(), Fault> {
    let number = if given.is_empty() {
        Ok(0)
    } else {
        given.parse()
    };
    if number.is_ok_and(|number| limits::MINUTES.range().contains(&number)) {
        return Ok(());
    }
    let (option, fits) = (id!("history-minutes"), limits::MINUTES.fits());
    Err(fault!(
        BadValue,
        "error-usage-value",
        option,
        value = typed(given),
        fits
    ))
}

/// Asks until the answer is valid; `None` keeps the value, empty removes it.
fn change(
    cli: &mut Cli<'_>,
    what: Id,
    now: &str,
    check: &dyn Fn(&str) -> Result<(), Fault>,
) -> Result<Option<String>, Stop> {
    let texts = cli.texts;
    let mut refused = None;
    loop {
        let what = texts.say(what);
        let question = match now {
            "" => what,
            now => say!(texts, "ask-edit", what, now = quoted(now)),
        };
        let help = refused
            .take()
            .unwrap_or_else(|| say!(texts, "ask-help-edit"));
        let typed = match cli.line(&question, &help)?.as_str() {
            "" => return Ok(None),
            "-" => String::new(),
            typed => typed.to_owned(),
        };
        match check(&typed) {
            Ok(()) => return Ok(Some(typed)),
            Err(fault) => refused = Some(refusal(texts, &fault)),
        }
    }
}
