//! `deck save`: a deck under a name.

use super::Desk;
use crate::fault;
use crate::fault::{Fault, Faults, typed};
use crate::input::deck::{NamedDeck, official_named};
use crate::rules::card::Card;
use crate::rules::deck::code::{self, CodeFault};
use crate::store::is_name;
use serde::Serialize;
use std::fmt::Write;
use std::io::ErrorKind;

#[derive(Debug)]
pub struct Request {
    pub name: String,
    pub deck: String,
    /// Also over another deck of that name.
    pub force: bool,
}

#[derive(Debug, Serialize)]
pub struct Answer {
    pub saved: String,
}

/// # Errors
/// The name cannot be one, the deck is none, it cannot be written; or there is another deck of that
/// name, which is [`is_taken`].
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let name = request.name.as_str();
    if !is_name(name) {
        return Err(fault!(BadName, "error-name-letters", name = typed(name)).into());
    }
    let is_code = code::edition(name) != Err(CodeFault::NotACode);
    if official_named(name).is_some() || is_code {
        return Err(fault!(BadName, "error-name-taken", name = typed(name)).into());
    }
    let text = toml(&desk.decks().chosen(&request.deck)?);
    let store = desk.store.as_ref();
    let store = store.ok_or_else(|| fault!(BadName, "error-no-folder", name = typed(name)))?;
    let old = store.read_deck(name).ok().flatten();
    let is_over = request.force || old.as_ref() == Some(&text);
    if old.is_some() && !is_over {
        return Err(taken(name).into());
    }
    store
        .write_deck(name, &text, is_over)
        .map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => taken(name),
            _ => fault!(BadName, "error-cannot-save", name = typed(name)),
        })?;
    let saved = name.to_owned();
    Ok(Answer { saved })
}

fn taken(name: &str) -> Fault {
    fault!(BadName, "error-name-exists", name = typed(name))
}

/// Was it refused only because another deck has the name? Then it may be asked for again, with force.
pub fn is_taken(faults: &Faults, name: &str) -> bool {
    faults.faults == [taken(name)]
}

/// The deck as a file.
fn toml(named: &NamedDeck) -> String {
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
    text
}
