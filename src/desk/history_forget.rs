//! `history forget`: a play counts no more; nothing is erased, and `history undo` takes it back.

use super::Desk;
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
/// There is no such play, or the log cannot be used.
pub fn answer(desk: &Desk<'_>, id: u64) -> Result<Answer, Faults> {
    let date = desk.play(&desk.plays()?, id)?.date.clone();
    desk.change(|log| {
        desk.play(log, id)?;
        Ok(Change::Forget(id))
    })?;
    Ok(Answer {
        forgotten: id,
        date,
    })
}
