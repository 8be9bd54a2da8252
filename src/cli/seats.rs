//! Names and numbers of players, for commands that still tell faults in words.

use super::Context;
use crate::failure::Fault;
use crate::input::names;
use crate::texts::Texts;

/// Outside the limits of the game.
pub fn no_table(texts: &Texts, players: u8) -> Fault {
    let values = [("players", players.into())];
    Fault::told("player-count", texts, "error-player-count", &values)
}

/// What is wrong with a name beside these.
pub fn wrong(context: &Context<'_>, name: &str, others: &[String]) -> Option<Fault> {
    let fault = names::check(name, others).err()?;
    context.failed(fault).faults.pop()
}
