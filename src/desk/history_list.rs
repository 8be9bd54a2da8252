//! `history list`: the saved plays.

use super::Desk;
use super::plays::Log;
use crate::fault::Faults;

/// # Errors
/// The log cannot be used.
pub fn answer(desk: &Desk<'_>) -> Result<Log, Faults> {
    desk.plays()
}
