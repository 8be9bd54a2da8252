//! The players at a Citadels table.

use crate::fault;
use crate::fault::{Fault, Faults};
use crate::files::read::names;
use crate::rules::table::Players;

/// All names, starting with the crowned player.
///
/// # Errors
///
/// Everything wrong with them.
pub fn read(names: &str) -> Result<Vec<String>, Faults> {
    names::list(names, |count| match Players::of(count) {
        Some(_) => None,
        None => Some(fault!(PlayerCount, "error-names-few", count)),
    })
}

/// Does the number of names match the player count?
///
/// # Errors
///
/// It does not.
pub fn fit(names: &[String], players: Players) -> Result<(), Fault> {
    if names.len() == players.count() {
        return Ok(());
    }
    let count = names.len();
    let fault = fault!(BadValue, "error-names-count", count, players);
    Err(fault.at("--names"))
}
