//! `history undo`: reverts the last record, whatever it was; nothing is erased.

use super::Desk;
use super::plays::Kind;
use crate::fault;
use crate::fault::Faults;
use crate::store::Store;
use crate::store::log::{Change, Rename};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    /// The number of the play; a rename affects many.
    pub undone: Option<u64>,
    pub what: Kind,
    /// Who was renamed.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub renamed: Option<Rename>,
}

/// # Errors
///
/// There is nothing to undo, or the log can't be used.
pub fn answer(desk: &App<'_>) -> Result<Answer, Faults> {
    let undone = desk.in_log(Store::undo_change)?;
    let undone = undone.ok_or_else(|| fault!(NothingFound, "error-history-empty"))?;
    Ok(Answer {
        undone: undone.id(),
        what: undone.kind(),
        renamed: match undone {
            Change::Rename(rename) => Some(rename),
            _ => None,
        },
    })
}
