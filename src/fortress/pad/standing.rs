//! Everything counted from a pad: totals, breakdown, supply, places, the track.

use super::super::feature::{FOLLOWERS, Feature, Sort};
use super::record::{Entry, Phase};

/// The last space of the track (X5).
const SPACES: i64 = 50;

/// The kinds of entries, in the order of a breakdown.
pub const KINDS: [&str; 5] = ["road", "city", "monastery", "field", "points"];

/// An entry as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: usize,
    /// What.
    pub entry: Entry,
    /// It counts no more: struck, or taken back.
    pub struck: bool,
    /// It was changed.
    pub edited: bool,
    /// It was made in the final phase.
    pub is_final: bool,
}

/// A player's points by phase (during play, at the end) and kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(pub [[i64; 5]; 2]);

/// Everything counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// By seat.
    pub totals: Vec<i64>,
    /// By seat.
    pub cells: Vec<Cells>,
    /// Followers on the board, by seat.
    pub out: Vec<u32>,
    /// The table counts followers.
    pub follows: bool,
    /// Tiles counted.
    pub tiles_laid: usize,
    /// Where the game stands.
    pub phase: Phase,
}

impl Standing {
    /// After scoring everyone goes home, also those who got nothing; farmers stay (X4). A table
    /// that does not count who goes out has nobody to bring back.
    pub(super) fn send_home(&mut self, feature: &Feature) {
        if feature.sort != Sort::Field {
            for (out, home) in self.out.iter_mut().zip(&feature.followers) {
                *out = out.saturating_sub(*home);
            }
        }
    }

    /// Followers that a player can still place.
    #[must_use]
    pub fn supply(&self, player: usize) -> u32 {
        u32::from(FOLLOWERS).saturating_sub(self.out[player])
    }

    /// A player's place; equal totals share it.
    #[must_use]
    pub fn place(&self, player: usize) -> usize {
        self.totals
            .iter()
            .filter(|total| **total > self.totals[player])
            .count()
            + 1
    }

    /// Whoever has most; several share the victory (E8).
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        (0..self.totals.len())
            .filter(|&player| self.place(player) == 1)
            .collect()
    }
}

/// The space of a marker, and how often it passed the last one: flat from 51 on (X5, K10).
///
/// ```
/// use citadels::fortress::pad::track;
/// assert_eq!([track(0), track(50), track(51), track(123)], [(0, 0), (50, 0), (1, 1), (23, 2)]);
/// ```
#[must_use]
pub const fn track(total: i64) -> (i64, i64) {
    if total <= 0 {
        (0, 0)
    } else {
        ((total - 1) % SPACES + 1, (total - 1) / SPACES)
    }
}
