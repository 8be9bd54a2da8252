//! One round dealt by the program.

use super::Desk;
use crate::fault::Faults;
use crate::library::decks::cast;
use crate::rules::card::Character;
use crate::rules::chance::Chance;
use crate::rules::deck::{Change, Deck};
use crate::rules::draft::{Row, Step, deal};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use serde::Serialize;

#[derive(Debug)]
pub struct Request {
    pub deck: Deck,
    pub changes: Vec<Change>,
    pub seed: String,
    /// The face-down card is told too.
    pub is_open: bool,
}

#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(skip)]
    pub edition: Edition,
    #[serde(skip)]
    pub row: &'static Row,
    players: Players,
    characters: u8,
    pub seed: String,
    pub face_up: Vec<Character>,
    pub returned: Vec<Character>,
    face_down: u8,
    /// The face-down card, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<[Character; 1]>,
    pub steps: Vec<Step>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
}

/// # Errors
/// There is no such deck for so many, or no such seed.
pub fn answer(_: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let cast = cast(&request.deck);
    let row = cast.row();
    let dealt = deal(&cast, &mut Chance::new(&request.seed));
    Ok(Answer {
        edition: cast.edition,
        row,
        players: row.players,
        characters: row.characters,
        seed: format!("1-{}", request.seed),
        face_up: dealt.face_up,
        returned: dealt.returned,
        face_down: 1,
        hidden: request.is_open.then_some([dealt.face_down]),
        steps: row.steps(),
        changes: request.changes.clone(),
    })
}
