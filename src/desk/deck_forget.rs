//! `deck forget`: remove a saved deck.

use super::{App, deck_saved};
use crate::fault;
use crate::fault::{Faults, typed};
use crate::store::is_name;
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    pub forgotten: String,
    /// The code that restores it.
    pub code: Option<String>,
}

/// Is there a saved deck with that name?
pub fn is_saved(desk: &App<'_>, name: &str) -> bool {
    let store = desk.store.as_ref();
    store.is_some_and(|store| store.spelling(name).is_some())
}

/// # Errors
/// There is no such deck, or it cannot be removed.
pub fn answer(desk: &App<'_>, named: String) -> Result<Answer, Faults> {
    let store = desk.store.as_ref().filter(|_| is_name(&named));
    let forgotten = store.and_then(|store| store.spelling(&named));
    let forgotten = forgotten.unwrap_or(named);
    let name = forgotten.as_str();
    let code = is_saved(desk, name).then(|| deck_saved::one(desk, forgotten.clone()).code);
    match store.map(|store| store.forget_deck(name)) {
        Some(Ok(true)) => Ok(Answer {
            forgotten,
            code: code.flatten(),
        }),
        Some(Err(_)) => Err(fault!(Unwritable, "error-cannot-save", name = typed(name)).into()),
        Some(Ok(false)) | None => {
            Err(fault!(UnknownDeck, "error-no-saved", name = typed(name)).into())
        }
    }
}
