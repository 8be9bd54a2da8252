//! `deck forget`: remove a saved deck.

use crate::app::App;
use crate::fault::{Fault, FaultId, Faults, Field, typed};
use crate::files::read::deck::{NamedDeck, Table, decoded, official_named};
use crate::files::{Store, is_name};
use crate::library::decks::pool;
use crate::rules::card::Card;
use crate::rules::deck::code;
use crate::rules::edition::Edition;
use crate::{fault, id, library};
use serde::Serialize;
use std::fmt::Write;
use std::io::ErrorKind;

#[derive(Debug, Serialize)]
pub struct Forgotten {
    pub forgotten: String,
    /// The code that restores it.
    pub code: Option<String>,
}

/// Is there a saved deck with that name?
pub fn is_saved(app: &App<'_>, name: &str) -> bool {
    let store = app.store.as_ref();
    store.is_some_and(|store| store.spelling(name).is_some())
}

/// # Errors
/// There is no such deck, or it cannot be removed.
pub fn forget(app: &App<'_>, named: String) -> Result<Forgotten, Faults> {
    let store = app.store.as_ref().filter(|_| is_name(&named));
    let forgotten = store.and_then(|store| store.spelling(&named));
    let forgotten = forgotten.unwrap_or(named);
    let name = forgotten.as_str();
    let code = is_saved(app, name).then(|| one(app, forgotten.clone()).code);
    match store.map(|store| store.forget_deck(name)) {
        Some(Ok(true)) => Ok(Forgotten {
            forgotten,
            code: code.flatten(),
        }),
        Some(Err(_)) => Err(fault!(Unwritable, "error-cannot-save", name = typed(name)).into()),
        Some(Ok(false)) | None => {
            Err(fault!(UnknownDeck, "error-no-saved", name = typed(name)).into())
        }
    }
}

#[derive(Debug)]
pub struct Request {
    pub name: String,
    pub deck: String,
    /// Overwrite another deck with that name.
    pub force: bool,
}

#[derive(Debug, Serialize)]
pub struct Answer {
    pub saved: String,
}

/// # Errors
///
/// The name or the deck is invalid, it can't be written, or another deck has that name
/// (see [`is_taken`]).
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
    if let Some(known) = store.spelling(name) {
        let old = app.decks().named(&known);
        if known == name && old.is_ok_and(|old| old.is_same(&named)) {
            return Ok(Answer { saved });
        }
        if !request.force {
            return Err(taken(name).into());
        }
    }
    let written = store.write_deck(name, &toml(&named, &(app.today)()), request.force);
    written.map_err(|(kind, folder)| match (kind, folder) {
        (_, Some(fault)) => Fault {
            id: FaultId::Unwritable,
            ..fault
        },
        (ErrorKind::AlreadyExists, None) => taken(name),
        (_, None) => fault!(Unwritable, "error-cannot-save", name = typed(name)),
    })?;
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

/// Was it refused only because another deck has the name? Then it may be retried with force.
pub fn is_taken(faults: &Faults, name: &str) -> bool {
    faults.faults == [taken(name)]
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
    SavedDeck {
        name,
        edition: fitted.as_ref().map(|fitted| fitted.edition),
        players: fitted.as_ref().and_then(|fitted| fitted.players),
        code: fitted.and_then(|fitted| {
            let deck = fitted.checked?.ok()?;
            code::encode(&deck, &pool(deck.edition))
        }),
        saved,
    }
}
