//! One round dealt by the program.

use super::{App, TableWish};
use crate::fault::Faults;
use crate::input::deck::TableDeck;
use crate::input::seed::Seed;
use crate::library::decks::cast;
use crate::rules::card::Character;
use crate::rules::deck::Change;
use crate::rules::draft::{Row, Step, deal};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(skip)]
    pub edition: Edition,
    #[serde(skip)]
    pub row: Row,
    players: Players,
    characters: u8,
    pub seed: Seed,
    pub face_up: Vec<Character>,
    pub returned: Vec<Character>,
    face_down: u8,
    /// The face-down card, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<[Character; 1]>,
    pub steps: Vec<Step>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
}

/// With `is_open`, includes the face-down card.
///
/// # Errors
///
/// There is no such deck for this many players, or the seed is invalid.
pub fn answer(
    desk: &App<'_>,
    wish: &TableWish,
    seed: Option<&str>,
    is_open: bool,
) -> Result<Answer, Faults> {
    let TableDeck { deck, changes, .. } = desk.at_table(wish)?;
    let seed = desk.seed(seed)?;
    let cast = cast(&deck);
    let row = *cast.row();
    let dealt = deal(&cast, &mut seed.chance());
    Ok(Answer {
        edition: cast.edition,
        row,
        players: row.players,
        characters: row.characters,
        seed,
        face_up: dealt.face_up,
        returned: dealt.returned,
        face_down: 1,
        hidden: is_open.then_some([dealt.face_down]),
        steps: row.steps(),
        changes,
    })
}
