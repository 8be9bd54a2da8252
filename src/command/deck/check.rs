//! `deck check`: all violations of the construction rules, then the balance report.

use crate::app::App;
use crate::command::deck::answer::DeckAnswer;
use crate::command::deck::show;
use crate::fault::Faults;
use crate::files::read::deck::{Table, players_missing};
use crate::rules::table::Players;

/// # Errors
///
/// There is no such deck, or the player count is unknown.
pub fn answer(app: &App<'_>, deck: &str, players: Option<Players>) -> Result<DeckAnswer, Faults> {
    let table = Table {
        players,
        ..Table::default()
    };
    let answer = show::answer(app, deck, &table, false)?;
    if answer.players.is_none() {
        return Err(players_missing().into());
    }
    Ok(DeckAnswer {
        is_check: true,
        ..answer
    })
}
