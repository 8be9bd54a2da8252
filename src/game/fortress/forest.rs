//! Connected tile parts: union–find, with each feature's data at its root.
//!
//! Joining two features moves the shorter list into the longer, so a turn costs about the same
//! however large the board is.

use super::board::Follower;
use super::feature::Sort;

/// A part's number, in the order tiles are placed.
pub type Part = usize;

/// The data of a whole feature.
#[derive(Clone, Debug)]
pub struct Whole {
    pub sort: Sort,
    /// Open sides. Roads and cities are complete when there are none.
    pub open: usize,
    /// The tiles of its parts, by number; a tile with two parts is listed twice (X1).
    pub tiles: Vec<usize>,
    pub shields: u32,
    /// The city parts that a field touches.
    pub cities: Vec<Part>,
    pub followers: Vec<Follower>,
    /// It was scored when completed.
    pub scored: bool,
}

/// All parts on the board.
#[derive(Clone, Debug, Default)]
pub struct Forest {
    parents: Vec<Part>,
    /// At the roots.
    wholes: Vec<Option<Whole>>,
}

impl Forest {
    /// Adds a part as its own feature.
    pub fn add(&mut self, whole: Whole) -> Part {
        self.parents.push(self.parents.len());
        self.wholes.push(Some(whole));
        self.parents.len() - 1
    }

    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// The root of a part's feature.
    pub fn root(&self, part: Part) -> Part {
        let mut at = part;
        while self.parents[at] != at {
            at = self.parents[at];
        }
        at
    }

    /// The same, with path compression.
    fn root_shortened(&mut self, part: Part) -> Part {
        let mut at = part;
        while self.parents[at] != at {
            self.parents[at] = self.parents[self.parents[at]];
            at = self.parents[at];
        }
        at
    }

    /// The feature of a part.
    pub fn whole(&self, part: Part) -> &Whole {
        let whole = self.wholes[self.root(part)].as_ref();
        whole.expect("only what is joined to another root gives its feature away")
    }

    pub fn whole_mut(&mut self, part: Part) -> &mut Whole {
        let root = self.root_shortened(part);
        let whole = self.wholes[root].as_mut();
        whole.expect("only what is joined to another root gives its feature away")
    }

    /// All features.
    pub fn wholes(&self) -> impl Iterator<Item = &Whole> {
        self.wholes.iter().flatten()
    }

    /// Joins two parts' features.
    pub fn join(&mut self, one: Part, other: Part) {
        let (mut keep, mut give) = (self.root_shortened(one), self.root_shortened(other));
        if keep == give {
            return;
        }
        let size = |whole: &Option<Whole>| whole.as_ref().map_or(0, |whole| whole.tiles.len());
        if size(&self.wholes[keep]) < size(&self.wholes[give]) {
            std::mem::swap(&mut keep, &mut give);
        }
        self.parents[give] = keep;
        if let (Some(given), Some(kept)) = (self.wholes[give].take(), &mut self.wholes[keep]) {
            kept.open += given.open;
            kept.shields += given.shields;
            kept.tiles.extend(given.tiles);
            kept.cities.extend(given.cities);
            kept.followers.extend(given.followers);
            kept.scored |= given.scored;
        }
    }
}
