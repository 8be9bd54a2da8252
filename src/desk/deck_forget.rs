//! `deck forget`: a saved deck is removed.

use super::Desk;
use crate::fault;
use crate::fault::{Faults, typed};
use crate::store::is_name;
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    pub forgotten: String,
}

/// # Errors
/// There is no such deck, or it cannot be removed.
pub fn answer(desk: &Desk<'_>, forgotten: String) -> Result<Answer, Faults> {
    let name = forgotten.as_str();
    let store = desk.store.as_ref().filter(|_| is_name(name));
    match store.map(|store| store.forget_deck(name)) {
        Some(Ok(true)) => Ok(Answer { forgotten }),
        Some(Err(_)) => Err(fault!(Unwritable, "error-cannot-save", name = typed(name)).into()),
        Some(Ok(false)) | None => {
            Err(fault!(UnknownDeck, "error-no-saved", name = typed(name)).into())
        }
    }
}
