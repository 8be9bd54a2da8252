//! `citadels score`: the final score, from a file, lines, or the score sheet.

pub mod counted;
pub mod sheet;
pub mod story;

use crate::app::{App, TableWish, limits};
use crate::command::args::one_of;
use crate::command::score::counted::{Counted, count};
use crate::command::score::sheet::{End, ScoreSheet, Start, User};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, quoted};
use crate::files::log::{Game, Play, token};
use crate::files::read::name::{Taken, false_friends};
use crate::files::read::score::{Given, PlayedDeck};
use crate::files::read::seats;
use crate::files::saved::SavedFile;
use crate::flow::Played;
use crate::library::players::is_same;
use crate::page::text::Canvas;
use crate::page::{Block, Key};
use crate::rules::city::Allow;
use crate::terminal::drive::Stop;
use crate::wording::flow::key;
use crate::{fault, id, say};
use clap::Args;
use std::path::Path;

#[derive(Clone, Debug, Args)]
pub struct Request {
    pub tables: Vec<String>,
    #[arg(long)]
    pub deck: Option<String>,
    #[arg(long)]
    pub names: Option<String>,
    #[command(flatten)]
    pub play: PlayArgs,
    #[arg(long, value_parser = one_of::<Allow>(""), action = clap::ArgAction::Append)]
    pub allow: Vec<Allow>,
    #[arg(long)]
    pub template: bool,
    #[arg(long, value_parser = clap::value_parser!(u8).range(limits::COMPLETE_AT.range()))]
    pub complete_at: Option<u8>,
}

/// Whether a play is saved, and what is noted with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
pub struct PlayArgs {
    #[arg(long)]
    pub save: bool,
    #[arg(long)]
    pub date: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(limits::MINUTES.range()))]
    pub minutes: Option<u32>,
    #[arg(long)]
    pub location: Option<String>,
    #[arg(long)]
    pub comment: Option<String>,
}

impl PlayArgs {
    /// What is noted with the play.
    ///
    /// # Errors
    ///
    /// A date that is none, or too many minutes.
    pub fn notes(&self, app: &App<'_>) -> Result<Play, Fault> {
        limits::MINUTES.check(self.minutes)?;
        Ok(Play {
            date: app.date(self.date.as_deref())?,
            minutes: self.minutes,
            location: self.location.clone(),
            comment: self.comment.clone(),
            ..Play::default()
        })
    }
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    if request.template {
        let names = request.names.as_deref().map(seats::read).transpose()?;
        let names = names.unwrap_or_default();
        let template = counted::template(cli.texts, cli.edition(), &names);
        return Ok(Outcome::text(template));
    }
    if request.tables.is_empty() {
        return on_sheet(cli, request);
    }
    let deck = request.deck.clone();
    let deck = deck.or_else(|| table_deck(cli, &request.tables));
    let request = Request {
        deck,
        ..request.clone()
    };
    let answer = answer(&cli.app(), &request)?;
    Ok(cli.counted(&answer, counted::page))
}

/// The current table's deck, if these lines are for its players.
fn table_deck(cli: &mut Cli<'_>, lines: &[String]) -> Option<String> {
    let is_line = |line: &String| line.contains(':') && !Path::new(line).exists();
    let table = lines.iter().all(is_line).then(|| cli.app.open_table());
    let table = table.flatten()?;
    let names = lines.iter().filter_map(|line| line.split(':').next());
    let sits = |name: &str| table.names.iter().any(|one| is_same(one, name.trim()));
    if lines.len() != table.names.len() || !names.clone().all(sits) {
        return None;
    }
    let mut wish = TableWish::default();
    cli.taken = cli.app.take_tonight(&mut wish);
    wish.deck
}

fn on_sheet(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let notes = request.play.notes(&cli.app())?;
    let (mut played, mut file) = fill(cli, request)?;
    let sheet = played.now().clone();
    let token = file.as_ref().and_then(SavedFile::token);
    let notes = sheet.saves().then_some(Play { token, ..notes });
    let mut answer = of_sheet(&cli.app(), &sheet, notes.as_ref())?;
    if let Some(file) = &mut file
        && answer.unsaved.is_none()
    {
        let kept = if sheet.end() == Some(End::Later) {
            played.undo();
            file.save(played.given())
        } else {
            file.forget()
        };
        answer.unsaved = kept.err().map(Faults::from);
    }
    reveal(cli, &answer);
    Ok(cli.counted(&answer, |texts, counted| {
        counted::ended(texts, counted, sheet.end())
    }))
}

/// On a terminal the places are revealed from the last to the first, one with each Enter; Escape
/// shows the rest at once.
pub fn reveal(cli: &mut Cli<'_>, counted: &Counted) {
    let (texts, color) = (cli.texts, cli.canvas.color);
    let Some(ask) = cli.ask.as_deref_mut() else {
        return;
    };
    let last = counted.players.len();
    for count in 1..=last {
        let mut page = counted::revealed(texts, counted, count);
        let enter = |id| key(texts, id, Some(Key::Enter), say!(texts, "key-enter"));
        page.push(Block::Actions(if count == last {
            vec![enter(id!("act-score-done"))]
        } else {
            let escape = say!(texts, "key-escape");
            let all = key(texts, id!("act-reveal-all"), Some(Key::Escape), escape);
            vec![enter(id!("act-reveal")), all]
        }));
        let draw = |width| Canvas { width, color }.draw(&page);
        if !matches!(ask.screen(&draw, count == 1), Ok(pressed) if pressed != Key::Escape) {
            // It is counted and saved already.
            break;
        }
    }
}

/// Fills in the sheet: the unfinished one, or a new one.
fn fill<'a>(
    cli: &mut Cli<'a>,
    request: &Request,
) -> Result<(Played<ScoreSheet>, Option<SavedFile<'a, ScoreSheet>>), Stop> {
    let start = start(cli, request)?;
    if cli.ask.is_none() {
        return Err(missing().into());
    }
    let texts = cli.texts;
    let user = User {
        lang: texts.lang(),
        party: cli.app().party(),
    };
    cli.lock = None;
    let mut file = match &cli.app.store {
        Some(_) => Some(cli.app.saved(None)?),
        None => None,
    };
    let draft = file.as_mut().map(|file| draft(file, &start, &user));
    let draft = draft.transpose()?;
    let mut played = match draft.flatten() {
        Some(draft) if goes_on(cli, &draft)? => draft,
        _ => {
            if let Some(file) = &mut file {
                file.begin(&token().unwrap_or_default(), &start);
            }
            Played::new(ScoreSheet::new(start, user))
        }
    };
    let page = |scene: &_| sheet::page(texts, scene);
    let mut keep = |played: &Played<ScoreSheet>| {
        // The final state is not a step to resume from.
        match &mut file {
            Some(file) if played.now().end().is_none() => file.save(played.given()),
            _ => Ok(()),
        }
    };
    cli.drive(&mut played, missing(), &page, &mut keep)?;
    Ok((played, file))
}

/// The unfinished sheet, with what the command line says.
fn draft(
    file: &mut SavedFile<'_, ScoreSheet>,
    start: &Start,
    user: &User,
) -> Result<Option<Played<ScoreSheet>>, Fault> {
    let Some(kept) = file.read()? else {
        return Ok(None);
    };
    let start = Start {
        saves: start.saves.or(kept.start.saves),
        ..kept.start.clone()
    };
    let played = kept.resume(ScoreSheet::new(start, user.clone()));
    let played = played.map_err(|(place, _)| kept.broken(Some(place)))?;
    Ok(Some(played))
}

/// What the command line says.
fn start(cli: &Cli<'_>, request: &Request) -> Result<Start, Faults> {
    limits::COMPLETE_AT.check(request.complete_at)?;
    let names = request.names.as_deref().map(seats::read).transpose()?;
    let app = cli.app();
    let deck = match &request.deck {
        Some(name) => Some((name, app.decks().chosen(name)?)),
        None => None,
    };
    let edition = deck.as_ref().map(|(_, named)| named.edition);
    Ok(Start {
        edition: edition.unwrap_or(cli.edition()),
        complete_at: request.complete_at,
        deck: deck.map(|(name, named)| PlayedDeck::new(name, &named.plan)),
        names: names.unwrap_or_default(),
        saves: request.play.save.then_some(true),
        allowed: request.allow.clone(),
        ..Start::default()
    })
}

/// Should the unfinished sheet be continued?
fn goes_on(cli: &mut Cli<'_>, draft: &Played<ScoreSheet>) -> Result<bool, Stop> {
    let texts = cli.texts;
    let players = draft.now().claim().players;
    let names: Vec<String> = players.iter().map(|player| quoted(&player.name)).collect();
    let question = say!(texts, "ask-score-draft", names = names.join(", "));
    let choices = [say!(texts, "score-go-on"), say!(texts, "score-anew")];
    Ok(cli.choose(&question, &choices, missing())? == 0)
}

fn missing() -> Fault {
    fault!(Usage, "error-score-input")
}

/// A file or lines, counted and, if wanted, saved.
///
/// # Errors
///
/// The input can't be read or is invalid.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Counted, Faults> {
    let play = &request.play;
    // Without a date and without saving, nobody needs to know what day it is.
    let is_dated = play.save || play.date.is_some();
    let notes = is_dated.then(|| play.notes(app)).transpose()?;
    let notes = notes.filter(|_| play.save);
    if request.tables.is_empty() {
        return Err(missing().into());
    }
    if request.names.is_some() {
        return Err(fault!(Usage, "error-score-names").at("--names").into());
    }
    limits::COMPLETE_AT.check(request.complete_at)?;
    let given = Given::new(&request.tables)?;
    let mut claimed = given.read(&app.decks(), request.deck.as_deref())?;
    claimed.table.complete_at = request.complete_at.or(claimed.table.complete_at);
    let allowed = &request.allow;
    let mut counted = count(app, Game::Citadels, &claimed, allowed, notes.as_ref())?;
    let friends = false_friends(&claimed.taken, app.texts.lang(), claimed.edition).into_iter();
    let warned = friends.map(|(taken, other)| counted::false_friend(app.texts, taken, other));
    counted.warnings.extend(warned);
    counted.taken = claimed.taken;
    counted.taken.retain(Taken::is_guess);
    Ok(counted)
}

/// A sheet that was filled in, counted and, with notes, saved.
///
/// # Errors
///
/// It can't be scored.
pub fn of_sheet(
    app: &App<'_>,
    sheet: &ScoreSheet,
    notes: Option<&Play>,
) -> Result<Counted, Faults> {
    let (claimed, allowed) = (sheet.claimed(), sheet.allowed());
    count(app, Game::Citadels, &claimed, &allowed, notes)
}
