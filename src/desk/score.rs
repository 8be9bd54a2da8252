//! `score`: the points of a finished game, by a file, by lines or by the score sheet.

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
    /// What a file or lines were played with.
    pub deck: Option<String>,
    /// Beats what a file says.
    pub complete_at: Option<u8>,
    pub pardons: Vec<Pardon>,
    /// What is saved beside the play; none to save nothing.
    pub notes: Option<Play>,
}

#[derive(Clone, Debug)]
pub enum Source {
    Given(Given),
    /// From the score sheet.
    Asked(Box<Claimed>),
}

/// # Errors
/// What is given cannot be read or cannot be, or the play cannot be saved.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Counted, Faults> {
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
