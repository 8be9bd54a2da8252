//! Which games of many were played: every so many of them, beginning with one.

use serde::{Deserialize, Serialize};

/// No series has a game with this number or a later one.
pub const MOST_GAMES: u64 = 10_000_000_000;

/// Every `step`th game, beginning with number `first`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "said above")]
pub struct Series {
    pub first: u64,
    pub step: u64,
    pub count: u64,
}

impl Series {
    /// The first games.
    pub const fn whole(count: u64) -> Self {
        Self {
            first: 0,
            step: 1,
            count,
        }
    }

    /// The part of these first games that one of so many machines plays; the first part is 1.
    ///
    /// # Panics
    ///
    /// There is no such part.
    pub const fn shard(games: u64, part: u64, parts: u64) -> Self {
        assert!(0 < part && part <= parts && parts <= games);
        let first = part - 1;
        Self {
            first,
            step: parts,
            count: (games - first).div_ceil(parts),
        }
    }

    /// The number of one of its games.
    pub const fn game(self, index: u64) -> u64 {
        self.first + index * self.step
    }

    /// Are there games in it, and none beyond the last that can be played?
    pub const fn is_possible(self) -> bool {
        0 < self.step
            && self.step <= MOST_GAMES
            && self.first < MOST_GAMES
            && 0 < self.count
            && self.count <= (MOST_GAMES - self.first).div_ceil(self.step)
    }

    const fn last(self) -> u64 {
        self.game(self.count - 1)
    }

    const fn has(self, game: u64) -> bool {
        self.first <= game && game <= self.last() && (game - self.first).is_multiple_of(self.step)
    }

    /// Is a game in both?
    pub fn overlaps(self, other: Self) -> bool {
        let (narrow, wide) = if self.step < other.step {
            (self, other)
        } else {
            (other, self)
        };
        // From where both have begun, they meet within as many games as the narrow steps have
        // remainders, or never.
        let begun = narrow.first.saturating_sub(wide.first).div_ceil(wide.step);
        (begun..wide.count.min(begun + narrow.step)).any(|index| narrow.has(wide.game(index)))
    }
}

/// Several series without a game in common, in their only order; one if together they are the first
/// games.
pub fn joined(mut all: Vec<Series>) -> Vec<Series> {
    let games = all.iter().map(|series| series.count).sum();
    if all.iter().all(|series| series.last() < games) {
        return vec![Series::whole(games)];
    }
    all.sort_unstable();
    all
}
