//! The discard table: what is discarded, and who chooses when.

use super::Desk;
use crate::fault::Faults;
use crate::input::deck::rows;
use crate::library::{self, Ruling, TopicId};
use crate::rules::draft::{Row, Step};
use crate::rules::edition::Edition;
use crate::rules::ruling::Standing;
use crate::rules::table::Players;
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    pub rows: Vec<Told>,
    /// A player count was given.
    #[serde(skip)]
    pub is_narrowed: bool,
    /// What the rulebook leaves open, and our interpretation.
    #[serde(skip)]
    pub readings: Vec<&'static Ruling>,
}

/// A row with its steps.
#[derive(Debug, Serialize)]
pub struct Told {
    #[serde(flatten)]
    pub row: Row,
    face_down: u8,
    pub steps: Vec<Step>,
}

/// # Errors
///
/// The rulebook has no table for this many players and characters.
pub fn answer(
    desk: &Desk<'_>,
    players: Option<Players>,
    characters: Option<u8>,
) -> Result<Answer, Faults> {
    let edition = desk.edition();
    let is_asked = |row: &&Row| characters.is_none_or(|count| count == row.characters);
    let rows: Vec<&Row> = match players {
        Some(players) => rows(edition, players, characters)?,
        None => edition.rulebook().draft.iter().filter(is_asked).collect(),
    };
    let readings = library::rulings()
        .iter()
        .filter(|ruling| ruling.topic() == Some(TopicId::SELECTION))
        .filter(|ruling| ruling.standing == Standing::Reading)
        .filter(|ruling| ruling.editions.contains(&edition))
        .filter(|ruling| rows.iter().any(|row| ruling.matters_for(row.players)));
    Ok(Answer {
        edition,
        is_narrowed: players.is_some(),
        readings: readings.collect(),
        rows: rows.into_iter().copied().map(told).collect(),
    })
}

fn told(row: Row) -> Told {
    Told {
        row,
        face_down: 1,
        steps: row.steps(),
    }
}
