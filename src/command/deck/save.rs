//! `deck save` and `deck forget`: the user's own decks.

use crate::app::App;
use crate::command::deck::shown::play_with;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, Field, quoted, typed};
use crate::files::read::deck::{NamedDeck, Table, code_of, decoded, official_named};
use crate::files::{Store, is_name};
use crate::page::{Block, Page};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::fault::argument;
use crate::{fault, id, library, say};
use clap::Args;
use serde::Serialize;
use std::fmt::Write;

#[derive(Clone, Debug, Args)]
pub struct Request {
    pub name: String,
    pub deck: String,
    /// Overwrite another deck with that name.
    #[arg(long)]
    pub force: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let answer = save(cli, request)?;
    Ok(cli.answer(&answer, page))
}

/// Overwrites another deck only on purpose; asks if possible.
pub fn save(cli: &mut Cli<'_>, request: &Request) -> Result<Answer, Stop> {
    let app = cli.app();
    let name = &request.name;
    match answer(&app, request) {
        Err(faults) if faults.faults == [taken(name)] => {
            let question = say!(app.texts, "ask-overwrite", name = quoted(name));
            if !cli.agrees(&question, Stop::from(faults))? {
                return Err(Stop::Left);
            }
            let mut request = request.clone();
            request.force = true;
            Ok(answer(&app, &request)?)
        }
        answer => Ok(answer?),
    }
}

#[derive(Debug, Serialize)]
pub struct Answer {
    pub saved: String,
}

/// # Errors
///
/// The name or the deck is invalid, it can't be written, or another deck has that name.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    let name = request.name.as_str();
    if !is_name(name) {
        return Err(fault!(BadName, "error-name-letters", name = typed(name)).into());
    }
    if let Some(deck) = meant(app, name) {
        return Err(fault!(BadName, "error-name-taken", name = typed(name), deck).into());
    }
    let named = app.decks().chosen(&request.deck)?;
    let store = app.store.as_ref();
    let store = store.ok_or_else(|| fault!(BadName, "error-no-folder", name = typed(name)))?;
    let saved = name.to_owned();
    let _held = store.hold_decks()?;
    if let Some(known) = store.spelling(name) {
        let old = app.decks().named(&known);
        if known == name && old.is_ok_and(|old| old.is_same(&named)) {
            return Ok(Answer { saved });
        }
        if !request.force {
            return Err(taken(name).into());
        }
    }
    store.write_deck(name, &toml(&named, &(app.today)()), request.force)?;
    Ok(Answer { saved })
}

/// The deck that already has the name.
fn meant(app: &App<'_>, name: &str) -> Option<Field> {
    if let Some(id) = official_named(name) {
        return Some(library::deck(id).name(app.texts.lang()).into());
    }
    let players = decoded(name).ok()?.players?;
    let players = ("players", Field::from(players));
    Some(Field::Phrase(id!("deck-what"), vec![players]))
}

fn taken(name: &str) -> Fault {
    fault!(BadName, "error-name-exists", name = typed(name))
}

/// The deck as a file, with the current date.
fn toml(named: &NamedDeck, day: &str) -> String {
    let quote = |cards: &[Card]| {
        let ids: Vec<String> = cards.iter().map(|card| format!("\"{card}\"")).collect();
        ids.join(", ")
    };
    let mut text = format!("edition = \"{}\"\n", named.edition.id());
    if let Some(players) = named.players {
        let _ = writeln!(text, "players = {players}");
    }
    let _ = writeln!(text, "characters = [{}]", quote(&named.plan.characters));
    let _ = writeln!(text, "districts = [{}]", quote(&named.plan.districts));
    let _ = writeln!(text, "saved = \"{day}\"");
    text
}

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let said = say!(texts, "deck-saved", name = quoted(&answer.saved));
    let play = play_with(texts, &argument(&answer.saved));
    Page::new(vec![Block::Text(said.into()), Block::Facts(vec![play])])
}

pub fn run_forget(cli: &mut Cli<'_>, name: &str) -> Result<Outcome, Stop> {
    let app = cli.app();
    let question = say!(app.texts, "ask-forget", name = quoted(name));
    let saved = app.store.as_ref().and_then(|store| store.spelling(name));
    let asks = cli.ask.is_some() && saved.is_some();
    if asks && !cli.agrees(&question, Stop::Left)? {
        return Err(Stop::Left);
    }
    Ok(cli.answer(&forget(&app, name)?, forgotten))
}

#[derive(Debug, Serialize)]
pub struct Forgotten {
    pub forgotten: String,
    /// The code that restores it.
    pub code: Option<String>,
}

/// # Errors
///
/// There is no such deck, or it cannot be removed.
pub fn forget(app: &App<'_>, name: &str) -> Result<Forgotten, Faults> {
    let store = app.store.as_ref().filter(|_| is_name(name));
    let _held = store.map(Store::hold_decks).transpose()?;
    let known = store.and_then(|store| store.spelling(name));
    let code = known.clone().and_then(|known| one(app, known).code);
    let forgotten = known.unwrap_or_else(|| name.to_owned());
    let name = typed(&*forgotten);
    match store
        .map(|store| store.forget_deck(&forgotten))
        .transpose()?
    {
        Some(true) => Ok(Forgotten { forgotten, code }),
        _ => Err(fault!(UnknownDeck, "error-no-saved", name).into()),
    }
}

pub fn forgotten(texts: &Texts, answer: &Forgotten) -> Page {
    let said = say!(texts, "deck-forgotten", name = quoted(&answer.forgotten));
    let mut page = Page::new(vec![Block::Text(said.into())]);
    page.extend(answer.code.as_ref().map(|code| {
        let fact = (say!(texts, "deck-code").into(), code.as_str().into());
        Block::Facts(vec![fact])
    }));
    page
}

/// A saved deck; only the name if the file is unreadable.
#[derive(Debug, Serialize)]
pub struct SavedDeck {
    pub name: String,
    pub edition: Option<Edition>,
    pub players: Option<u8>,
    /// Also none for a deck that can't be played.
    pub code: Option<String>,
    /// The date, as 2026-11-16.
    pub saved: Option<String>,
}

/// Sorted by name.
pub fn list(app: &App<'_>) -> Vec<SavedDeck> {
    let names = app.store.iter().flat_map(Store::deck_names);
    names.map(|name| one(app, name)).collect()
}

/// The saved deck with this name.
pub fn one(app: &App<'_>, name: String) -> SavedDeck {
    let decks = app.decks();
    let named = decks.named(&name).ok();
    let saved = named.as_ref().and_then(|named| named.saved.clone());
    let fitted = named.and_then(|named| decks.fitted(named, &Table::default()).ok());
    let fitted = fitted.as_ref();
    SavedDeck {
        name,
        edition: fitted.map(|fitted| fitted.edition),
        players: fitted.and_then(|fitted| fitted.players),
        code: fitted.and_then(|fitted| fitted.deck()).map(code_of),
        saved,
    }
}
