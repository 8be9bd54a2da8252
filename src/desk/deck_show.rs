//! `deck show`: a deck with its code and its balance report.

use super::Desk;
use super::deck::DeckAnswer;
use crate::fault::Faults;
use crate::input::deck::Table;

#[derive(Debug)]
pub struct Request<'a> {
    pub deck: &'a str,
    pub table: Table<'a>,
    /// What is each card there for?
    pub why: bool,
}

/// # Errors
/// There is no such deck, or it does not fit what is wanted of it.
pub fn answer(desk: &Desk<'_>, request: &Request<'_>) -> Result<DeckAnswer, Faults> {
    let decks = desk.decks();
    let fitted = decks.fitted(decks.chosen(request.deck)?, &request.table)?;
    let answer = DeckAnswer::new(desk, fitted);
    let why = request.why.then(Vec::new);
    Ok(DeckAnswer { why, ..answer })
}
