//! `deck check`: every fault against the construction rules, then the balance report.

use super::Desk;
use super::deck::DeckAnswer;
use crate::fault::Faults;
use crate::input::deck::{Table, players_missing};
use crate::rules::table::Players;

#[derive(Debug)]
pub struct Request<'a> {
    pub deck: &'a str,
    pub players: Option<Players>,
}

/// # Errors
/// There is no such deck, or nothing says how many play.
pub fn answer(desk: &Desk<'_>, request: &Request<'_>) -> Result<DeckAnswer, Faults> {
    let decks = desk.decks();
    let table = Table {
        players: request.players,
        ..Table::default()
    };
    let fitted = decks.fitted(decks.chosen(request.deck)?, &table)?;
    if fitted.players.is_none() {
        return Err(players_missing().into());
    }
    Ok(DeckAnswer {
        is_check: true,
        ..DeckAnswer::new(desk, fitted)
    })
}
