//! `citadels score`: the final score, from a file, lines, or the score sheet.

pub mod counted;
pub mod page;
pub mod sheet;
pub mod sheet_page;

use crate::app::{App, TableWish};
use crate::command::args::{PlayArgs, ScoreArgs};
use crate::command::score::counted::{Counted, count};
use crate::command::score::sheet::{End, ScoreSheet, Start};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, quoted};
use crate::files::log::{Game, Play, token};
use crate::files::read::name::{Taken, false_friends};
use crate::files::read::score::{Claimed, Given, PlayedDeck};
use crate::files::read::seats;
use crate::files::saved::SavedFile;
use crate::flow::Played;
use crate::library::players::is_same;
use crate::rules::city::Pardon;
use crate::terminal::drive::Stop;
use crate::{fault, say};
use std::path::Path;

pub fn run(cli: &mut Cli<'_>, args: &ScoreArgs) -> Result<Outcome, Stop> {
    if args.template {
        let names = args.names.as_deref().map(seats::read).transpose()?;
        let names = names.unwrap_or_default();
        let template = page::template(cli.texts, cli.edition(), &names);
        return Ok(Outcome::text(template));
    }
    if args.tables.is_empty() {
        let notes = notes(cli, &args.play)?;
        return on_sheet(cli, args, notes);
    }
    // Without a date and without saving, nobody needs to know what day it is.
    let is_dated = args.play.save || args.play.date.is_some();
    let notes = is_dated.then(|| notes(cli, &args.play)).transpose()?;
    if args.names.is_some() {
        return Err(fault!(Usage, "error-score-names").at("--names").into());
    }
    let deck = match &args.deck {
        Some(deck) => Some(deck.clone()),
        None => table_deck(cli, &args.tables),
    };
    let request = Request {
        source: Source::Given(Given::new(&args.tables)?),
        deck,
        complete_at: args.complete_at,
        pardons: args.allow.clone(),
        notes: notes.filter(|_| args.play.save),
    };
    let answer = answer(&cli.app(), &request)?;
    Ok(cli.counted(&answer, page::page))
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

fn on_sheet(cli: &mut Cli<'_>, args: &ScoreArgs, notes: Play) -> Result<Outcome, Stop> {
    let (sheet, file) = fill(cli, args)?;
    let request = Request {
        source: Source::Asked(Box::new(sheet.claimed())),
        deck: None,
        complete_at: None,
        pardons: sheet.pardons(),
        notes: sheet.saves().then(|| Play {
            token: sheet.start().token.clone(),
            ..notes
        }),
    };
    let answer = answer(&cli.app(), &request)?;
    if let Some(file) = &file
        && sheet.end() != Some(End::Later)
        && answer.unsaved.is_none()
    {
        file.forget()?;
    }
    Ok(cli.counted(&answer, page::page))
}

/// Notes saved with the play.
pub fn notes(cli: &Cli<'_>, args: &PlayArgs) -> Result<Play, Stop> {
    let date = cli.app().date(args.date.as_deref());
    Ok(Play {
        date: date?,
        minutes: args.minutes,
        location: args.location.clone(),
        comment: args.comment.clone(),
        ..Play::default()
    })
}

/// Fills in the sheet: the unfinished one, or a new one.
fn fill<'a>(
    cli: &mut Cli<'a>,
    args: &ScoreArgs,
) -> Result<(ScoreSheet, Option<SavedFile<'a, ScoreSheet>>), Stop> {
    let missing = || fault!(Usage, "error-score-input");
    let start = start(cli, args)?;
    if cli.ask.is_none() {
        return Err(missing().into());
    }
    let texts = cli.texts;
    cli.lock = None;
    let mut file = match &cli.app.store {
        Some(_) => Some(cli.app.saved(None)?),
        None => None,
    };
    let draft = file.as_mut().map(|file| draft(file, &start)).transpose()?;
    let mut played = match draft.flatten() {
        Some(draft) if goes_on(cli, &draft, missing())? => draft,
        _ => {
            if let Some(file) = &mut file {
                file.begin(start.token.as_deref().unwrap_or_default(), &start);
            }
            Played::new(ScoreSheet::new(start))
        }
    };
    let page = |scene: &_| sheet_page::page(texts, scene);
    let mut keep = |played: &Played<ScoreSheet>| {
        // The final state is not a step to resume from.
        match &mut file {
            Some(file) if played.now().end().is_none() => Ok(file.save(played.given())?),
            _ => Ok(()),
        }
    };
    cli.drive(&mut played, missing(), &page, &mut keep)?;
    Ok((played.now().clone(), file))
}

/// The unfinished sheet, with what the command line says.
fn draft(
    file: &mut SavedFile<'_, ScoreSheet>,
    start: &Start,
) -> Result<Option<Played<ScoreSheet>>, Fault> {
    let Some(kept) = file.read()? else {
        return Ok(None);
    };
    let sheet = ScoreSheet::new(Start {
        saves: start.saves.or(kept.start.saves),
        lang: start.lang,
        known: start.known.clone(),
        token: Some(kept.token.clone()),
        ..kept.start.clone()
    });
    let played = kept.resume(sheet);
    let played = played.map_err(|(place, _)| kept.broken(Some(place)))?;
    Ok(Some(played))
}

/// What the command line says.
fn start(cli: &Cli<'_>, args: &ScoreArgs) -> Result<Start, Stop> {
    let names = args.names.as_deref().map(seats::read).transpose()?;
    let app = cli.app();
    let decks = app.decks();
    let deck = args.deck.as_deref();
    let deck = deck.map(|name| Ok::<_, Stop>((name, decks.chosen(name)?)));
    let deck = deck.transpose()?;
    let edition = deck.as_ref().map(|(_, named)| named.edition);
    Ok(Start {
        edition: edition.unwrap_or(cli.edition()),
        complete_at: args.complete_at,
        deck: deck.map(|(name, named)| PlayedDeck::new(name, &named.plan)),
        names: names.unwrap_or_default(),
        saves: args.play.save.then_some(true),
        pardons: args.allow.clone(),
        lang: cli.texts.lang(),
        known: app.known_players(),
        token: token(),
        ..Start::default()
    })
}

/// Should the unfinished sheet be continued?
fn goes_on(cli: &mut Cli<'_>, draft: &Played<ScoreSheet>, missing: Fault) -> Result<bool, Stop> {
    let texts = cli.texts;
    let players = draft.now().claim().players;
    let names: Vec<String> = players.iter().map(|player| quoted(&player.name)).collect();
    let question = say!(texts, "ask-score-draft", names = names.join(", "));
    let choices = [say!(texts, "score-go-on"), say!(texts, "score-anew")];
    Ok(cli.choose(&question, &choices, missing)? == 0)
}

#[derive(Clone, Debug)]
pub struct Request {
    pub source: Source,
    /// The deck used with a file or lines.
    pub deck: Option<String>,
    /// Overrides the file.
    pub complete_at: Option<u8>,
    pub pardons: Vec<Pardon>,
    /// Notes saved with the play; none to not save it.
    pub notes: Option<Play>,
}

#[derive(Clone, Debug)]
pub enum Source {
    Given(Given),
    /// From the score sheet.
    Asked(Box<Claimed>),
}

/// # Errors
///
/// The input can't be read or is invalid, or the play can't be saved.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Counted, Faults> {
    let mut claimed = match &request.source {
        Source::Given(given) => given.read(&app.decks(), request.deck.as_deref())?,
        Source::Asked(claimed) => (**claimed).clone(),
    };
    claimed.table.complete_at = request.complete_at.or(claimed.table.complete_at);
    let notes = request.notes.as_ref();
    let mut counted = count(app, Game::Citadels, &claimed, &request.pardons, notes)?;
    let friends = false_friends(&claimed.taken, app.texts.lang(), claimed.edition);
    let warned = friends
        .iter()
        .map(|(taken, other)| counted::false_friend(app.texts, taken, other));
    counted.warnings.extend(warned);
    counted.taken = claimed.taken;
    counted.taken.retain(Taken::is_guess);
    Ok(counted)
}
