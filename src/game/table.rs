//! The players at a table: how many, and their seats.

use enum_map::Enum;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use strum::{EnumIter, FromRepr, VariantArray};

/// The player count: two to eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[derive(Enum, EnumIter, FromRepr, VariantArray)]
#[repr(u8)]
#[allow(missing_docs, reason = "a number needs no words")]
pub enum Players {
    Two = 2,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
}

impl Players {
    /// The fewest.
    pub const FEWEST: Self = Self::Two;
    /// The most.
    pub const MOST: Self = Self::Eight;

    /// This many, if valid.
    pub const fn new(number: u8) -> Option<Self> {
        Self::from_repr(number)
    }

    /// The same for a `usize`.
    pub fn of(count: usize) -> Option<Self> {
        u8::try_from(count).ok().and_then(Self::new)
    }

    /// 2 to 8.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The same as a `usize`.
    pub const fn count(self) -> usize {
        self as usize
    }

    /// Characters per player (2016 rulebook, Game for 2–3 players; classic rulebook, 300 to 342;
    /// third edition, 183 to 197).
    pub const fn characters_each(self) -> u8 {
        match self {
            Self::Two | Self::Three => 2,
            _ => 1,
        }
    }

    /// Every seat, in the order of play.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> {
        (0..self.count()).map(Seat::new)
    }
}

impl From<Players> for u8 {
    fn from(players: Players) -> Self {
        players.number()
    }
}

impl TryFrom<u8> for Players {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("{number} cannot play"))
    }
}

impl FromStr for Players {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number: u8 = text.parse().map_err(|_| format!("{text} is no number"))?;
        number.try_into()
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A seat at the table, or an index among scored players; the others follow to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u32);

impl Seat {
    /// The first.
    pub const FIRST: Self = Self(0);

    /// The seat with this index, from 0.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "no file has that many players"
    )]
    pub const fn new(index: usize) -> Self {
        Self(index as u32)
    }

    /// From 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The 1-based number shown to people.
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// The seat this many places to the left; at most once around.
    pub const fn left(self, places: usize, players: Players) -> Self {
        let (index, count) = (self.index() + places, players.count());
        Self::new(if index < count { index } else { index - count })
    }

    /// Do these two sit next to each other at a table of this size?
    pub const fn is_beside(self, other: Self, players: Players) -> bool {
        self.left(1, players).0 == other.0 || other.left(1, players).0 == self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_to_eight_can_play() {
        let able: Vec<u8> = (0..=20).filter(|&n| Players::new(n).is_some()).collect();
        assert_eq!(able, [2, 3, 4, 5, 6, 7, 8]);
        assert_eq!("5".parse(), Ok(Players::Five));
        assert!("9".parse::<Players>().is_err());
    }

    #[test]
    fn the_first_and_the_last_sit_side_by_side() {
        let [first, second, last] = [0, 1, 3].map(Seat::new);
        assert!(first.is_beside(last, Players::Four) && last.is_beside(first, Players::Four));
        assert!(!second.is_beside(last, Players::Four));
    }
}
