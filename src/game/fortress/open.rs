//! The open places of a board, and which tiles still fit there.

use super::board::{Board, Place, beside};
use super::game::{Left, left};
use super::places;
use super::tile::{Edge, opposite};

/// An empty place next to a tile.
#[derive(Clone, Debug)]
pub struct Open {
    /// The place.
    pub at: Place,
    /// What its neighbors show; none where there is no neighbor.
    pub sides: [Option<Edge>; 4],
    /// The kinds with tiles left that fit, and the quarter turns with which they do; of several
    /// that look the same, the first.
    pub fits: Vec<(Left, Vec<u8>)>,
}

impl Open {
    /// How many of the remaining tiles fit.
    pub fn left(&self) -> usize {
        self.fits.iter().map(|(one, _)| one.left).sum()
    }
}

/// Every open place, in reading order.
pub fn open_places(board: &Board) -> Vec<Open> {
    let mut left = left(board);
    left.retain(|one| one.left > 0);
    let places = places::open(board).into_iter();
    places.map(|at| open_place(board, &left, at)).collect()
}

fn open_place(board: &Board, left: &[Left], at: Place) -> Open {
    let faces = |side: u8| {
        let neighbor = board.tile(beside(at, side))?;
        Some(neighbor.kind.edge(opposite(side), neighbor.quarters))
    };
    let fits = left
        .iter()
        .map(|one| (*one, places::turns(board, one.kind, at)));
    Open {
        at,
        sides: [0, 1, 2, 3].map(faces),
        fits: fits.filter(|(_, turns)| !turns.is_empty()).collect(),
    }
}
