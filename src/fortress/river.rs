//! The river's bends (V5, K8): two in the same direction in a row are a fault; with straight tiles
//! between them only a warning, since the rulebook allows that reading.

use super::board::{Board, Place, beside};
use super::tile::{Edge, Role, opposite};

/// What the river does on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It continues.
    Straight,
    /// It turns left, looking downstream.
    Left,
    /// It turns right.
    Right,
    /// It ends.
    End,
}

/// The river from its source: each tile after the first, and its course there. Without a source,
/// from one end of what was placed.
pub fn course(board: &Board) -> Vec<(Place, Flow)> {
    let tiles = board.tiles();
    let sides = |at: Place| -> Vec<u8> {
        let Some(laid) = board.tile(at) else {
            return Vec::new();
        };
        (0..4)
            .filter(|&side| laid.kind.edge(side, laid.quarters) == Edge::River)
            .collect()
    };
    let flows_on = |at: Place, side: u8| sides(beside(at, side)).contains(&opposite(side));
    let source = tiles
        .iter()
        .find(|laid| laid.kind.role == Some(Role::Source));
    let ends = || {
        tiles.iter().find(|laid| {
            let sides = sides(laid.at);
            !sides.is_empty()
                && sides
                    .iter()
                    .filter(|&&side| flows_on(laid.at, side))
                    .count()
                    < 2
        })
    };
    let Some(start) = source.or_else(ends) else {
        return Vec::new();
    };
    let mut course = Vec::new();
    let mut at = start.at;
    let Some(mut out) = sides(at).into_iter().find(|&side| flows_on(at, side)) else {
        return Vec::new();
    };
    // A river longer than its tiles would be a loop.
    while flows_on(at, out) && course.len() < tiles.len() {
        at = beside(at, out);
        let entered = opposite(out);
        let next = sides(at).into_iter().find(|&side| side != entered);
        course.push((
            at,
            match next.map(|next| (next + 4 - out) % 4) {
                None => Flow::End,
                Some(0) => Flow::Straight,
                Some(1) => Flow::Right,
                Some(_) => Flow::Left,
            },
        ));
        match next {
            Some(next) => out = next,
            None => break,
        }
    }
    course
}

/// What is wrong with a river's course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bend {
    /// Two bends in the same direction in a row: the second is here.
    Repeated(Place),
    /// The same, but with straight tiles between them.
    RepeatedLater(Place),
}

/// Every bend that repeats the previous one.
pub fn bends(course: &[(Place, Flow)]) -> Vec<Bend> {
    let mut found = Vec::new();
    let mut last: Option<(usize, Flow)> = None;
    for (index, &(at, flow)) in course.iter().enumerate() {
        if !matches!(flow, Flow::Left | Flow::Right) {
            continue;
        }
        match last {
            Some((before, bend)) if bend == flow && before + 1 == index => {
                found.push(Bend::Repeated(at));
            }
            Some((_, bend)) if bend == flow => found.push(Bend::RepeatedLater(at)),
            _ => {}
        }
        last = Some((index, flow));
    }
    found
}
