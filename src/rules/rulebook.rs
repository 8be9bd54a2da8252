//! The differences between the editions' rulebooks: `data/editions.toml`, which cites the lines.

use super::card::{Card, Character, District};
use super::draft::Row;
use super::edition::{Edition, First, TieBreak};
use super::table::Players;
use enum_map::EnumMap;

/// The numbers and choices of one edition's rulebook.
#[derive(Debug)]
pub struct Rulebook {
    /// The city size.
    pub complete_at: EnumMap<Players, u8>,
    /// The same in its short games; none if it has none.
    pub short: &'static [u8],
    /// A finished city's bonus points.
    pub points: Points,
    /// The possible tables, by players, then characters.
    pub draft: &'static [Row],
    /// Tie breakers for first place, in order.
    pub tie_breaks: &'static [TieBreak],
    /// Cards that are never used together.
    pub apart: &'static [(Card, Card)],
    /// Unique districts in a deck; none in the older boxes, where those of the base game stay and
    /// others are added.
    pub deck_size: Option<usize>,
    /// The range of bonus districts added without removing others; none if each replaces another.
    pub bonus_districts: Option<(usize, usize)>,
    /// The first player must still have a completed city at the end: nothing can shrink it.
    pub first_stays_complete: bool,
    /// The Witch gives the crown away instead of a bewitched Emperor.
    pub witch_gives_crown: bool,
    /// A killed character is revealed at the end of the round.
    pub killed_is_shown: bool,
}

/// A finished city's bonus points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// Districts of all five types.
    pub all_types: u32,
    /// Completed first.
    pub first_complete: u32,
    /// Completed, but not first.
    pub complete: u32,
}

include!(concat!(env!("OUT_DIR"), "/rulebooks.rs"));

impl Edition {
    /// What its rulebook says.
    ///
    /// ```
    /// use citadels::rules::edition::Edition;
    /// use citadels::rules::table::Players;
    /// assert_eq!(Edition::E2016.rulebook().complete_at[Players::Four], 7);
    /// assert_eq!(Edition::Classic.rulebook().complete_at[Players::Four], 8);
    /// ```
    pub const fn rulebook(self) -> &'static Rulebook {
        &RULEBOOKS[self as usize]
    }
}

impl Rulebook {
    /// The table for this many players and characters.
    pub fn row(&self, players: Players, characters: usize) -> Option<&'static Row> {
        let mut rows = self.draft.iter();
        rows.find(|row| row.players == players && usize::from(row.characters) == characters)
    }

    /// The tables for this many players, fewest characters first.
    pub fn rows(&self, players: Players) -> impl Iterator<Item = &'static Row> {
        let rows = self.draft.iter();
        rows.filter(move |row| row.players == players)
    }

    /// Are these two never used together?
    pub fn are_apart(&self, one: Card, other: Card) -> bool {
        let mut pairs = self.apart.iter();
        pairs.any(|&pair| pair == (one, other) || pair == (other, one))
    }
}
