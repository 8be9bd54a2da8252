//! What may be done with a tile: where it fits, which way around, and where on it a follower may
//! stand (facts, rules P1–P2, F1–F3, V4–V5). An entry screen offers nothing else.

use super::board::{Board, Follower, Place, Spot, beside};
use super::feature::Feature;
use super::game::{Left, left};
use super::river;
use super::tile::{Edge, Kind, opposite};
use std::collections::BTreeSet;

/// An empty place where a tile fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// The place.
    pub at: Place,
    /// The clockwise quarter turns that fit; of several that look the same, the first.
    pub turns: Vec<u8>,
}

/// A part of a tile where a follower may stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The part, by its first side or half-side.
    pub spot: Spot,
    /// The whole feature with the follower on it.
    pub feature: Feature,
}

/// Every place where the tile fits, in reading order.
///
/// ```
/// use citadels_game::fortress::board::{Board, Ways};
/// use citadels_game::fortress::{kinds, places};
/// let mut board = Board::new(2, Ways::default());
/// board.lay(kinds::find("D").unwrap(), 0, (0, 0));
/// // The start tile's city is in the north: an all-city tile fits only there, and it has no sides
/// // to tell apart.
/// let rooms = places::rooms(&board, kinds::find("C").unwrap());
/// assert_eq!(rooms.len(), 1);
/// assert_eq!((rooms[0].at, &rooms[0].turns[..]), ((0, -1), &[0][..]));
/// ```
pub fn rooms(board: &Board, kind: &'static Kind) -> Vec<Room> {
    let rooms = open(board).into_iter().map(|at| Room {
        at,
        turns: turns(board, kind, at),
    });
    rooms.filter(|room| !room.turns.is_empty()).collect()
}

/// Every empty place next to a tile, in reading order.
pub fn open(board: &Board) -> Vec<Place> {
    let tiles = board.tiles().iter();
    let around = tiles.flat_map(|laid| (0..4).map(|side| beside(laid.at, side)));
    let free = around.filter(|at| board.tile(*at).is_none());
    let free: BTreeSet<(i32, i32)> = free.map(|(x, y)| (y, x)).collect();
    free.into_iter().map(|(y, x)| (x, y)).collect()
}

/// The clockwise quarter turns with which a tile fits; of several that look the same, the first.
pub fn turns(board: &Board, kind: &'static Kind, at: Place) -> Vec<u8> {
    let is_new = |quarters: &u8| (0..*quarters).all(|other| !look_alike(kind, other, *quarters));
    let turns = (0..4).filter(is_new);
    turns
        .filter(|&quarters| river::misfits(board, kind, quarters, at).is_empty())
        .collect()
}

/// Would nobody see a difference between the two turns?
fn look_alike(kind: &Kind, one: u8, other: u8) -> bool {
    outline(kind, one) == outline(kind, other)
}

/// The sides or half-sides of each part, with its shields.
type Parts = Vec<(Vec<u8>, u8)>;

/// The cities, roads and fields of a turned tile, and its sides: those also show where the river
/// leaves.
fn outline(kind: &Kind, quarters: u8) -> ([Parts; 3], String) {
    let turned = |sides: &[u8], by: u8, of: u8| {
        let mut sides: Vec<u8> = sides.iter().map(|side| (side + by) % of).collect();
        sides.sort_unstable();
        sides
    };
    let cities = kind.cities.iter();
    let cities = cities.map(|city| (turned(&city.sides, quarters, 4), city.shields));
    let roads = kind.roads.iter();
    let roads = roads.map(|road| (turned(&road.0, quarters, 4), 0));
    let fields = kind.fields.iter();
    let fields = fields.map(|field| (turned(&field.halves, 2 * quarters, 8), 0));
    let mut parts: [Parts; 3] = [cities.collect(), roads.collect(), fields.collect()];
    for parts in &mut parts {
        parts.sort_unstable();
    }
    (parts, kind.letters(quarters))
}

/// Where this player may put a follower on the tile at this place: each part once.
pub fn stands(board: &Board, player: usize, at: Place) -> Vec<Stand> {
    let Some(&laid) = board.tile(at) else {
        return Vec::new();
    };
    let spots = (0..4)
        .map(Spot::City)
        .chain((0..4).map(Spot::Road))
        .chain([Spot::Monastery])
        .chain((0..8).map(Spot::Field));
    let mut seen = Vec::new();
    let mut stands = Vec::new();
    for spot in spots {
        let Some(part) = board.part(&laid, spot).filter(|part| !seen.contains(part)) else {
            continue;
        };
        seen.push(part);
        if board.may_stand(Follower { player, at, spot }).is_ok() {
            let mut feature = board.count(board.forest.whole(part)).feature;
            feature.followers[player] += 1;
            stands.push(Stand { spot, feature });
        }
    }
    stands
}

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
    let places = open(board).into_iter();
    places.map(|at| open_place(board, &left, at)).collect()
}

fn open_place(board: &Board, left: &[Left], at: Place) -> Open {
    let faces = |side: u8| {
        let neighbor = board.tile(beside(at, side))?;
        Some(neighbor.kind.edge(opposite(side), neighbor.quarters))
    };
    let fits = left.iter().map(|one| (*one, turns(board, one.kind, at)));
    Open {
        at,
        sides: [0, 1, 2, 3].map(faces),
        fits: fits.filter(|(_, turns)| !turns.is_empty()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::Ways;
    use super::super::feature::Sort;
    use super::super::kinds::{all, find};
    use super::*;

    fn board(tiles: &[(&str, u8, Place)]) -> Board {
        let mut board = Board::new(2, Ways::default());
        for &(id, quarters, at) in tiles {
            board.lay(find(id).unwrap(), quarters, at);
        }
        board
    }

    #[test]
    fn a_tile_that_looks_the_same_when_turned_is_offered_once() {
        let turns = |id: &str| {
            let kind = find(id).unwrap();
            let new = |quarters: &u8| (0..*quarters).all(|q| !look_alike(kind, q, *quarters));
            (0..4).filter(new).count()
        };
        for (id, count) in [
            ("B", 1),
            ("C", 1),
            ("X", 1),
            ("U", 2),
            ("G", 2),
            ("H", 2),
            ("RD", 2),
            ("RG", 4),
            ("D", 4),
            ("V", 4),
            ("W", 4),
            // Field in one piece, but a road in the south.
            ("A", 4),
            ("RA", 4),
        ] {
            assert_eq!(turns(id), count, "{id}");
        }
    }

    #[test]
    fn the_river_is_continued_and_never_turns_back() {
        let rooms_of = |board: &Board, id| rooms(board, find(id).unwrap());
        let source = board(&[("RA", 0, (0, 0))]);
        let after = rooms_of(&source, "RG");
        assert_eq!(after.len(), 1, "only where the river leaves: {after:?}");
        assert_eq!(after[0].turns.len(), 2, "to either side");
        let mut bent = source.clone();
        bent.lay(find("RG").unwrap(), after[0].turns[0], after[0].at);
        let again = rooms_of(&bent, "RG");
        assert_eq!((again.len(), again[0].turns.len()), (1, 1), "V5: {again:?}");
    }

    #[test]
    fn a_follower_may_stand_on_each_free_part_once() {
        let crossroads = board(&[("X", 0, (0, 0))]);
        assert_eq!(stands(&crossroads, 0, (0, 0)).len(), 8);
        let mut joined = board(&[("D", 0, (0, 0)), ("D", 0, (1, 0))]);
        let spot = Spot::Road(1);
        let at = (0, 0);
        joined
            .stand(Follower {
                player: 1,
                at,
                spot,
            })
            .unwrap();
        let free = stands(&joined, 0, (1, 0));
        let sorts: Vec<Sort> = free.iter().map(|stand| stand.spot.sort()).collect();
        assert_eq!(sorts, [Sort::City, Sort::Field, Sort::Field], "F2");
        assert_eq!(free[0].feature.followers, [1, 0]);
        assert!(stands(&joined, 0, (5, 5)).is_empty());
    }

    #[test]
    fn no_tile_has_more_parts_than_digits() {
        for kind in all() {
            let laid = board(&[(kind.id, 0, (0, 0))]);
            assert!(stands(&laid, 0, (0, 0)).len() <= 9, "{}", kind.id);
        }
    }
}
