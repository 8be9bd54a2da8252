//! `deck show`: a deck with its code and its balance report.

use super::Desk;
use super::deck::DeckAnswer;
use crate::fault::Faults;
use crate::input::deck::Table;

/// With `why`, explains what each card is for.
///
/// # Errors There is no such deck, or it does not meet the request.
pub fn answer(
    desk: &Desk<'_>,
    deck: &str,
    table: &Table<'_>,
    why: bool,
) -> Result<DeckAnswer, Faults> {
    let decks = desk.decks();
    let fitted = decks.fitted(decks.chosen(deck)?, table)?;
    let answer = DeckAnswer::new(desk, fitted);
    let why = why.then(Vec::new);
    Ok(DeckAnswer { why, ..answer })
}
