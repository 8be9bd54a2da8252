//! The open places of a board, and which tiles still fit there.

use super::board::{Board, Place, beside};
use super::game::{Left, in_play};
use super::river;
use super::tile::{Edge, opposite};
use std::collections::BTreeSet;

/// An empty place next to a tile.
#[derive(Clone, Debug)]
pub struct Open {
    /// The place.
    pub at: Place,
    /// What its neighbors show; none where there is no neighbor.
    pub sides: [Option<Edge>; 4],
    /// The kinds with tiles left that fit, and the quarter turns with which they do.
    pub fits: Vec<(Left, Vec<u8>)>,
}

impl Open {
    /// How many of the remaining tiles fit.
    pub fn left(&self) -> usize {
        self.fits.iter().map(|(one, _)| one.left()).sum()
    }
}

/// Every open place, in reading order.
pub fn open_places(board: &Board) -> Vec<Open> {
    let tiles = board.tiles().iter();
    let around = tiles.flat_map(|laid| (0..4).map(move |side| beside(laid.at, side)));
    let empty = around.filter(|at| board.tile(*at).is_none());
    let places: BTreeSet<(i32, i32)> = empty.map(|(x, y)| (y, x)).collect();
    let in_play = in_play(board);
    places
        .into_iter()
        .map(|(y, x)| open_place(board, &in_play, (x, y)))
        .collect()
}

fn open_place(board: &Board, in_play: &[Left], at: Place) -> Open {
    let faces = |side: u8| {
        let neighbor = board.tile(beside(at, side))?;
        Some(neighbor.kind.edge(opposite(side), neighbor.quarters))
    };
    let turns = |one: &Left| -> Vec<u8> {
        let fits = |quarters: &u8| river::misfits(board, one.kind, *quarters, at).is_empty();
        (0..4).filter(fits).collect()
    };
    let fits = in_play.iter().filter(|one| one.left() > 0);
    let fits = fits.map(|one| (*one, turns(one)));
    Open {
        at,
        sides: [0, 1, 2, 3].map(faces),
        fits: fits.filter(|(_, turns)| !turns.is_empty()).collect(),
    }
}
