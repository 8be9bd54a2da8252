//! `deck show`: a deck with its code and its balance report.

use super::Desk;
use super::deck::DeckAnswer;
use super::kept::quote;
use crate::fault::Faults;
use crate::input::deck::Table;
use crate::input::measured::deck_of;

/// With `why`, explains what each card is for.
///
/// # Errors
///
/// There is no such deck, or it does not meet the request.
pub fn answer(
    desk: &Desk<'_>,
    deck: &str,
    table: &Table<'_>,
    why: bool,
) -> Result<DeckAnswer, Faults> {
    let decks = desk.decks();
    let fitted = decks.fitted(decks.chosen(deck)?, table)?;
    let answer = DeckAnswer::new(desk, fitted);
    let measured = answer.code.as_deref();
    let measured = measured.and_then(|code| quote(desk, &deck_of(code)?, code));
    Ok(DeckAnswer {
        why: why.then(Vec::new),
        measured,
        ..answer
    })
}
