//! A whole board or a whole game: every feature with its owner, scored as if it ended now.

use super::Desk;
use super::fortress::{ByName, Lies, Scored, Warning, names, warning};
use crate::fault::Faults;
use crate::fortress::board::{Board, Ways};
use crate::fortress::count::Counted;
use crate::fortress::game;
use crate::input::fortress::{Game, Written};
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    pub written: Written,
    pub ways: Ways,
    /// Distinguish the fields, and list them.
    pub with_fields: bool,
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub turns: Vec<Turn>,
    /// The occupied features, as they would score now.
    pub features: Vec<Scored>,
    pub running: ByName<u32>,
    pub supply: ByName<u8>,
    pub totals: ByName<u32>,
    pub winners: Vec<String>,
    pub warnings: Vec<Warning>,
    /// Every field, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<Lettered>>,
    #[serde(skip)]
    pub board: Board,
}

/// A field with its letter on the drawn board, with or without farmers.
#[derive(Clone, Debug, Serialize)]
pub struct Lettered {
    /// None if there are more fields than letters.
    pub letter: Option<char>,
    #[serde(flatten)]
    pub scored: Scored,
    /// Its number on the board.
    #[serde(skip)]
    pub number: usize,
}

/// Small letters of three alphabets that don't look alike; a field beyond them has none.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμξπρσφχψωбгджзийлпфцчшщъыьэюя";

#[derive(Clone, Debug, Serialize)]
pub struct Turn {
    pub scores: ByName<u32>,
    pub supply: ByName<u8>,
    pub completed: Vec<Scored>,
}

/// # Errors
///
/// Everything wrong with the file or the moves.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    count(
        desk,
        &request.written.game()?,
        request.ways,
        request.with_fields,
    )
}

/// Counts a game, read or entered.
///
/// # Errors
///
/// Everything wrong with the moves.
pub fn count(
    desk: &Desk<'_>,
    game: &Game,
    ways: Ways,
    with_fields: bool,
) -> Result<Answer, Faults> {
    let players = &game.players;
    let replayed = game.replay(ways)?;
    let mut remaining = replayed.board.remaining();
    if game.only_complete {
        remaining.retain(|counted| counted.feature.complete);
    }
    let scored = |counted: &Counted| {
        let (places, cities) = (counted.places.clone(), counted.cities.clone());
        Scored {
            tiles: Some(places.len()),
            lies: Some(Lies { places, cities }),
            ..Scored::new(desk.texts, players, &counted.feature)
        }
    };
    let turns = replayed.turns.iter().map(|turn| Turn {
        scores: ByName::new(players, turn.scores.iter().copied()),
        supply: ByName::new(players, turn.supply.iter().copied()),
        completed: turn.completed.iter().map(scored).collect(),
    });
    let totals = replayed.totals(&remaining);
    let oddities = replayed.oddities.iter();
    Ok(Answer {
        turns: turns.collect(),
        features: remaining.iter().map(scored).collect(),
        running: ByName::new(players, replayed.running.iter().copied()),
        supply: ByName::new(players, replayed.board.supply().iter().copied()),
        winners: names(players, &game::winners(&totals)),
        totals: ByName::new(players, totals),
        warnings: oddities
            .map(|oddity| warning(desk.texts, players, *oddity))
            .collect(),
        fields: with_fields.then(|| {
            let fields = replayed.board.all_fields();
            let letters = LETTERS.chars().map(Some).chain(std::iter::repeat(None));
            let fields = fields.iter().zip(letters);
            let lettered = fields.map(|((number, field), letter)| Lettered {
                letter,
                scored: scored(field),
                number: *number,
            });
            lettered.collect()
        }),
        board: replayed.board,
    })
}
