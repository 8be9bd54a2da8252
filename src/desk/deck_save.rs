//! `deck save`: save a deck under a name.

use super::Desk;
use crate::fault::{Fault, FaultId, Faults, Field, typed};
use crate::input::deck::{NamedDeck, decoded, official_named};
use crate::library;
use crate::rules::card::Card;
use crate::store::is_name;
use crate::{fault, id};
use serde::Serialize;
use std::fmt::Write;
use std::io::ErrorKind;

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
pub fn answer(desk: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    let name = request.name.as_str();
    if !is_name(name) {
        return Err(fault!(BadName, "error-name-letters", name = typed(name)).into());
    }
    if let Some(deck) = meant(desk, name) {
        return Err(fault!(BadName, "error-name-taken", name = typed(name), deck).into());
    }
    let named = desk.decks().chosen(&request.deck)?;
    let store = desk.store.as_ref();
    let store = store.ok_or_else(|| fault!(BadName, "error-no-folder", name = typed(name)))?;
    let saved = name.to_owned();
    if let Some(known) = store.spelling(name) {
        let old = desk.decks().named(&known);
        if known == name && old.is_ok_and(|old| old.is_same(&named)) {
            return Ok(Answer { saved });
        }
        if !request.force {
            return Err(taken(name).into());
        }
    }
    let written = store.write_deck(name, &toml(&named, &(desk.today)()), request.force);
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
fn meant(desk: &App<'_>, name: &str) -> Option<Field> {
    if let Some(id) = official_named(name) {
        return Some(library::deck(id).name(desk.texts.lang()).into());
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
