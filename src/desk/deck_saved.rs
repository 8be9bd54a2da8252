//! The saved decks: their players and dates.

use super::Desk;
use crate::input::deck::Table;
use crate::library::decks::pool;
use crate::rules::deck::code;
use crate::rules::edition::Edition;
use crate::store::Store;
use serde::Serialize;

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
pub fn list(desk: &App<'_>) -> Vec<SavedDeck> {
    let names = desk.store.iter().flat_map(Store::deck_names);
    names.map(|name| one(desk, name)).collect()
}

/// The saved deck with this name.
pub fn one(desk: &App<'_>, name: String) -> SavedDeck {
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
