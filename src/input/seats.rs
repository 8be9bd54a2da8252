//! Who sits around a table of Citadels.

use super::names;
use crate::fault;
use crate::fault::{Fault, Faults};
use crate::rules::table::Players;

/// The names of all, the crowned player's first.
///
/// # Errors
/// Everything that is wrong with them.
pub fn read(names: &str) -> Result<Vec<String>, Faults> {
    names::list(names, |count| match Players::of(count) {
        Some(_) => None,
        None => Some(fault!(PlayerCount, "error-names-few", count = count)),
    })
}

/// Are there as many names as players?
///
/// # Errors
/// There are not.
pub fn fit(names: &[String], players: Players) -> Result<(), Fault> {
    if names.len() == players.count() {
        return Ok(());
    }
    let count = names.len();
    let fault = fault!(
        BadValue,
        "error-names-count",
        count = count,
        players = players
    );
    Err(fault.at("--names"))
}
