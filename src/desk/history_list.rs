//! `history list`: the saved plays.

use super::Desk;
use super::plays::Play;
use crate::fault::Faults;
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    /// Oldest first.
    pub plays: Vec<Play>,
    /// A line that was broken off was set aside in this file.
    #[serde(skip)]
    pub torn: Option<String>,
}

/// # Errors
/// The log cannot be used.
pub fn answer(desk: &Desk<'_>) -> Result<Answer, Faults> {
    let log = desk.plays()?;
    let (plays, torn) = (log.plays, log.torn);
    Ok(Answer { plays, torn })
}
