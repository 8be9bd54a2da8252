//! `deck show`: a deck with its code and its balance report.

use crate::app::App;
use crate::command::deck::answer::DeckAnswer;
use crate::command::deck::measure::kept::quote;
use crate::fault::Faults;
use crate::files::read::deck::Table;
use crate::rules::edition::Edition;

/// With `why`, explains what each card is for.
///
/// # Errors
///
/// There is no such deck, or it does not meet the request.
pub fn answer(
    app: &App<'_>,
    deck: &str,
    table: &Table<'_>,
    why: bool,
) -> Result<DeckAnswer, Faults> {
    let decks = app.decks();
    let fitted = decks.fitted(decks.chosen(deck)?, table)?;
    let deck = fitted.checked.as_ref().and_then(|deck| deck.as_ref().ok());
    let deck = deck.filter(|deck| deck.edition == Edition::E2016);
    Ok(DeckAnswer {
        why: why.then(Vec::new),
        measured: deck.and_then(|deck| quote(app, deck)),
        ..DeckAnswer::new(app, fitted)
    })
}
