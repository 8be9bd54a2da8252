//! The players at a Citadels table.

use crate::fault;
use crate::fault::{Fault, Faults};
use crate::files::read::names;
use crate::library::players::{complete_names, spelled};
use crate::rules::table::Players;

/// Who may sit down at a table, of any game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Party {
    /// Previous players, most recent first.
    pub known: Vec<String>,
    /// Who played last time: the suggestion.
    pub last: Vec<String>,
    /// `Player 1` and so on.
    pub unnamed: Vec<String>,
}

impl Party {
    /// Names separated by commas, spelled as in the log; or only how many there are. `count` returns
    /// the fault for an invalid number of them.
    ///
    /// # Errors
    ///
    /// The first thing wrong with them.
    pub fn read(
        &self,
        line: &str,
        count: impl Fn(usize) -> Option<Fault>,
    ) -> Result<Vec<String>, Fault> {
        if let Ok(number) = line.trim().parse::<usize>() {
            let unnamed = self.unnamed.iter().take(number).cloned();
            return count(number).map_or_else(|| Ok(unnamed.collect()), Err);
        }
        let names = names::list(line, count).map_err(|faults| {
            let mut faults = faults.faults.into_iter();
            faults.next().expect("whatever is refused has a reason")
        })?;
        let names = names.into_iter();
        Ok(names.map(|name| spelled(&self.known, name)).collect())
    }

    /// Lines that Tab offers instead.
    pub fn complete(&self, line: &str) -> Vec<String> {
        complete_names(line, &self.known)
    }
}

/// The fault for a number of players that no Citadels table has.
pub fn count(count: usize) -> Option<Fault> {
    let fits = Players::of(count).is_some();
    (!fits).then(|| fault!(PlayerCount, "error-names-few", count))
}

/// All names, starting with the crowned player.
///
/// # Errors
///
/// Everything wrong with them.
pub fn read(names: &str) -> Result<Vec<String>, Faults> {
    names::list(names, count)
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
