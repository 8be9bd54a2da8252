//! `history forget`: a play no longer counts; nothing is erased, and `history undo` reverts it.

use super::Desk;
use super::plays::numbered;
use crate::fault::Faults;
use crate::store::log::Change;
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    /// The number of the play.
    pub forgotten: u64,
    #[serde(skip)]
    pub date: String,
}

/// # Errors
///
/// There is no such play, or the log can't be used.
pub fn answer(desk: &Desk<'_>, id: u64) -> Result<Answer, Faults> {
    let date = numbered(&desk.plays()?, id)?.date.clone();
    desk.change(|log| {
        numbered(log, id)?;
        Ok(Change::Forget(id))
    })?;
    Ok(Answer {
        forgotten: id,
        date,
    })
}
