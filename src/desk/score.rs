//! `score`: the points of a finished game, from a file, lines or the score sheet.

use super::Desk;
use super::counted::{Counted, Warning, count};
use super::plays::{Game, Play};
use crate::fault::Faults;
use crate::input::name::{Taken, false_friends};
use crate::input::score::{Claimed, Given};
use crate::rules::city::Pardon;

#[derive(Clone, Debug)]
pub struct Request {
    pub source: Source,
    /// The deck used with a file or lines.
    pub deck: Option<String>,
    /// Overrides the file.
    pub complete_at: Option<u8>,
    pub pardons: Vec<Pardon>,
    /// Notes saved with the play; none to not save it.
    pub notes: Option<Play>,
}

#[derive(Clone, Debug)]
pub enum Source {
    Given(Given),
    /// From the score sheet.
    Asked(Box<Claimed>),
}

/// # Errors
///
/// The input can't be read or is invalid, or the play can't be saved.
pub fn answer(desk: &App<'_>, request: &Request) -> Result<Counted, Faults> {
    let mut claimed = match &request.source {
        Source::Given(given) => given.read(&desk.decks(), request.deck.as_deref())?,
        Source::Asked(claimed) => (**claimed).clone(),
    };
    claimed.table.complete_at = request.complete_at.or(claimed.table.complete_at);
    let notes = request.notes.as_ref();
    let mut counted = count(desk, Game::Citadels, &claimed, &request.pardons, notes)?;
    let friends = false_friends(&claimed.taken, desk.texts.lang(), claimed.edition);
    let warned = friends
        .iter()
        .map(|(taken, other)| Warning::false_friend(desk.texts, taken, other));
    counted.warnings.extend(warned);
    counted.taken = claimed.taken;
    counted.taken.retain(Taken::is_guess);
    Ok(counted)
}
