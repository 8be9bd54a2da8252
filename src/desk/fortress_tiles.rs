//! The kinds of tiles in the box; how many of each remain for a board or a game.

use super::Desk;
use super::fortress::{Warning, warning};
use crate::fault;
use crate::fault::{Fault, Faults};
use crate::fortress::board::{Board, Place, Ways};
use crate::fortress::game::{Left, Oddity, Replayed, left};
use crate::fortress::kinds;
use crate::fortress::open::{self, open_places};
use crate::fortress::setup::in_set;
use crate::fortress::tile::{Edge, Kind, Set};
use crate::input::fortress::{Written, place};
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Box {
        tiles: Vec<Tile>,
        /// The newer river's tiles, which replace two others.
        instead: Vec<Tile>,
        total: usize,
    },
    Left {
        tiles: Vec<Tile>,
        total: usize,
        left: usize,
        /// The sides that no remaining tile has, in any rotation.
        gone: Vec<String>,
        warnings: Vec<Warning>,
        /// The open places in reading order, or the one that is asked for.
        places: Vec<Open>,
        /// Only one place is asked for.
        #[serde(skip)]
        is_one: bool,
    },
}

/// An open place, and what still fits there.
#[derive(Clone, Debug, Serialize)]
pub struct Open {
    pub at: Place,
    /// What its neighbors show, N E S W; `?` where there is none.
    pub sides: String,
    /// How many of the remaining tiles fit.
    pub left: usize,
    /// The kinds that do, if one place is asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fits: Vec<Fitting>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Fitting {
    #[serde(flatten)]
    pub tile: Tile,
    /// The clockwise quarter turns with which it fits.
    pub turns: Vec<u8>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Tile {
    pub id: &'static str,
    pub set: Set,
    pub count: u8,
    pub edges: String,
    pub shields: u8,
    pub monastery: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<usize>,
    /// In play, which can be fewer than in the box.
    #[serde(skip)]
    pub of: usize,
    /// The sides with their symbols.
    #[serde(skip)]
    pub code: String,
    /// One of its kind is the start tile on the table.
    #[serde(skip)]
    pub is_start: bool,
}

impl Tile {
    fn new(kind: &Kind, of: usize, left: Option<usize>) -> Self {
        Self {
            id: kind.id,
            set: kind.set,
            count: kind.count,
            edges: kind.letters(0),
            shields: kind.shields(),
            monastery: kind.monastery,
            left,
            of,
            code: kind.code(),
            is_start: kind.id == kinds::START && of == usize::from(kind.count),
        }
    }

    fn left(one: &Left) -> Self {
        Self::new(one.kind, one.of, Some(one.left))
    }
}

/// The box, or what remains beside what has been placed; `at` is the only open place that is asked
/// for.
///
/// # Errors
///
/// Everything wrong with the file or the moves; or the place is not open.
pub fn answer(
    desk: &App<'_>,
    written: Option<&Written>,
    at: Option<&str>,
) -> Result<Answer, Faults> {
    let at = at.map(place).transpose()?;
    let Some(written) = written else {
        if at.is_some() {
            return Err(fault!(Usage, "error-fortress-at-file").into());
        }
        let all = kinds::all().iter();
        let all = all.map(|kind| Tile::new(kind, kind.count.into(), None));
        let (instead, tiles) = all.partition(|tile| tile.set == Set::ThirdRiver);
        let total = in_set(Set::Land) + in_set(Set::River);
        return Ok(Answer::Box {
            tiles,
            instead,
            total,
        });
    };
    let game = written.game()?;
    let Replayed {
        board, oddities, ..
    } = game.replay(Ways::default())?;
    let in_play = left(&board);
    let total: usize = in_play.iter().map(|one| one.of).sum();
    // The board has more tiles of a kind than the box: then another kind's count is too high.
    let is_one_too_many = |oddity: &Oddity| matches!(oddity, Oddity::TooManyTiles { .. });
    let too_many = oddities.into_iter().filter(is_one_too_many);
    let too_many = too_many.map(|oddity| warning(desk.texts, &game.players, oddity));
    let mut open = open_places(&board);
    open.retain(|open| at.is_none_or(|at| at == open.at));
    if let (Some(at), []) = (at, &open[..]) {
        return Err(not_open(&board, at).into());
    }
    Ok(Answer::Left {
        total,
        left: total.saturating_sub(board.tiles().len()),
        gone: gone(&in_play),
        warnings: too_many.collect(),
        tiles: in_play.iter().map(Tile::left).collect(),
        places: open
            .iter()
            .map(|open| Open::new(open, at.is_some()))
            .collect(),
        is_one: at.is_some(),
    })
}

impl Open {
    fn new(open: &open::Open, with_kinds: bool) -> Self {
        let sides = open.sides.iter();
        let sides = sides.map(|side| side.map_or('?', Edge::letter)).collect();
        let fits = open.fits.iter().filter(|_| with_kinds);
        let fits = fits.map(|(one, turns)| Fitting {
            tile: Tile::left(one),
            turns: turns.clone(),
        });
        Self {
            at: open.at,
            sides,
            left: open.left(),
            fits: fits.collect(),
        }
    }
}

/// The place has a tile, or no neighbor.
fn not_open(board: &Board, at: Place) -> Fault {
    let place = format!("({},\u{a0}{})", at.0, at.1);
    match board.tile(at) {
        Some(laid) => {
            let tile = laid.kind.id;
            fault!(BadValue, "error-fortress-at-taken", place, tile).at("--at")
        }
        None => fault!(BadValue, "error-fortress-at-far", place).at("--at"),
    }
}

fn gone(in_play: &[Left]) -> Vec<String> {
    let first_of_its_shape = in_play.iter().filter(|one| {
        let shape = one.kind.shape();
        let mut alike = in_play.iter().filter(|other| other.kind.shape() == shape);
        alike.clone().all(|other| other.left == 0)
            && alike
                .next()
                .is_some_and(|first| first.kind.id == one.kind.id)
    });
    first_of_its_shape.map(|one| one.kind.letters(0)).collect()
}
