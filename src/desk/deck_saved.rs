//! The saved decks: what each is for, and since when it is there.

use super::Desk;
use crate::input::deck::Table;
use crate::library::decks::pool;
use crate::rules::deck::code;
use crate::rules::edition::Edition;
use serde::Serialize;

/// A saved deck; of a file that cannot be read, the name alone.
#[derive(Debug, Serialize)]
pub struct SavedDeck {
    pub name: String,
    pub edition: Option<Edition>,
    pub players: Option<u8>,
    /// None also of a deck that cannot be played.
    pub code: Option<String>,
    /// The day, as 2026-11-16.
    pub saved: Option<String>,
}

/// By name.
pub fn list(desk: &Desk<'_>) -> Vec<SavedDeck> {
    let names = desk.store.iter().flat_map(|store| store.deck_names());
    names.map(|name| one(desk, name)).collect()
}

/// The saved deck of this name.
pub fn one(desk: &Desk<'_>, name: String) -> SavedDeck {
    let decks = desk.decks();
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
