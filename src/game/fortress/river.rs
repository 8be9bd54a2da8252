//! The river's bends (V5, K8): two in the same direction in a row are a fault; with straight tiles
//! between them only a warning, since the rulebook allows that reading.

use super::board::{Board, Misfit, Place, beside};
use super::tile::{Edge, Kind, Role, opposite};

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

/// The sides of a tile where the river leaves it.
fn outlets(board: &Board, at: Place) -> Vec<u8> {
    let Some(laid) = board.tile(at) else {
        return Vec::new();
    };
    let flows = |side: &u8| laid.kind.edge(*side, laid.quarters) == Edge::River;
    (0..4).filter(flows).collect()
}

/// Does the river flow from this tile to the adjacent one?
fn flows_on(board: &Board, at: Place, side: u8) -> bool {
    outlets(board, beside(at, side)).contains(&opposite(side))
}

/// The tile that the river is followed from: the source; without one, an end of what was placed.
fn start(board: &Board) -> Option<Place> {
    let tiles = board.tiles().iter().map(|laid| (laid.at, laid.kind.role));
    let mut sources = tiles.clone();
    let source = sources.find(|(_, role)| *role == Some(Role::Source));
    let is_end = |at: Place| {
        let outlets = outlets(board, at);
        let mut flowing = outlets.iter().filter(|&&side| flows_on(board, at, side));
        !outlets.is_empty() && flowing.nth(1).is_none()
    };
    let ends = || tiles.clone().find(|(at, _)| is_end(*at));
    source.or_else(ends).map(|(at, _)| at)
}

/// The river's course: what it does on each tile after the source. Without a source, from one end
/// of what was placed.
pub fn course(board: &Board) -> Vec<(Place, Flow)> {
    let Some(mut at) = start(board) else {
        return Vec::new();
    };
    let mut sides = outlets(board, at);
    sides.sort_by_key(|&side| !flows_on(board, at, side));
    let [mut out, ..] = sides[..] else {
        return Vec::new();
    };
    let turned = |entered: u8, out: u8| match (out + 4 - opposite(entered)) % 4 {
        0 => Flow::Straight,
        1 => Flow::Right,
        _ => Flow::Left,
    };
    let mut course = Vec::new();
    // Not the source: it has been entered on its other side.
    if let [_, entered] = sides[..] {
        course.push((at, turned(entered, out)));
    }
    // A river longer than its tiles would be a loop.
    while flows_on(board, at, out) && course.len() < board.tiles().len() {
        at = beside(at, out);
        let entered = opposite(out);
        let next = outlets(board, at).into_iter().find(|&side| side != entered);
        let flow = next.map_or(Flow::End, |next| turned(entered, next));
        course.push((at, flow));
        match next {
            Some(next) => out = next,
            None => break,
        }
    }
    course
}

/// The river tiles that the river does not reach (V4).
pub fn off_course(board: &Board) -> Vec<Place> {
    let Some(start) = start(board) else {
        return Vec::new();
    };
    let on: Vec<Place> = course(board).into_iter().map(|(at, _)| at).collect();
    let tiles = board.tiles().iter().map(|laid| laid.at);
    tiles
        .filter(|&at| at != start && !on.contains(&at) && !outlets(board, at).is_empty())
        .collect()
}

/// Every reason against a tile at this place, with the river's bends (P1, P2, V4, V5).
pub fn misfits(board: &Board, kind: &'static Kind, quarters: u8, at: Place) -> Vec<Misfit> {
    let mut misfits = board.misfits(kind, quarters, at);
    if misfits.is_empty() && kind.edges.contains(&Edge::River) {
        let mut board = board.clone();
        board.lay(kind, quarters, at);
        // The river was fine before this tile.
        if bends(&course(&board)).iter().any(|(_, is_next)| *is_next) {
            misfits.push(Misfit::SameBend);
        }
    }
    misfits
}

/// Every bend in the direction of the previous one; and whether it comes right after it, not with
/// straight tiles between them.
pub fn bends(course: &[(Place, Flow)]) -> Vec<(Place, bool)> {
    let mut found = Vec::new();
    let mut last: Option<(usize, Flow)> = None;
    for (index, &(at, flow)) in course.iter().enumerate() {
        if !matches!(flow, Flow::Left | Flow::Right) {
            continue;
        }
        if let Some((before, bend)) = last
            && bend == flow
        {
            found.push((at, before + 1 == index));
        }
        last = Some((index, flow));
    }
    found
}
