//! `history undo`: the last play counts no more; nothing is erased.

use super::Desk;
use crate::fault;
use crate::fault::Faults;
use crate::store::Store;
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    /// The number of the play.
    pub undone: u64,
}

/// # Errors
/// There is none, or the log cannot be used.
pub fn answer(desk: &Desk<'_>) -> Result<Answer, Faults> {
    let undone = desk.in_log(Store::undo_play)?;
    let undone = undone.ok_or_else(|| fault!(NothingFound, "error-history-empty"))?;
    Ok(Answer { undone })
}
