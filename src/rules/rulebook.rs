//! What each edition's book says differently: `data/editions.toml`, which cites the lines.

use super::card::{Card, Character, District};
use super::draft::Row;
use super::edition::{Edition, First, TieBreak};
use super::table::Players;
use enum_map::EnumMap;

/// The numbers and choices of one edition's book.
#[derive(Debug)]
pub struct Rulebook {
    /// Districts that complete a city.
    pub complete_at: EnumMap<Players, u8>,
    /// The same in its short games; none if it has none.
    pub short: &'static [u8],
    /// What a finished city is worth besides its districts.
    pub points: Points,
    /// The possible tables, by players and then by characters.
    pub draft: &'static [Row],
    /// What breaks a tie for the first place, the first that can.
    pub tie_breaks: &'static [TieBreak],
    /// Cards that are never used together.
    pub apart: &'static [(Card, Card)],
    /// Unique districts in a deck; none in the older boxes, where those of the base game stay and
    /// others join them.
    pub deck_size: Option<usize>,
    /// From how many to how many bonus districts join the deck with nothing going out for them;
    /// none where each takes the place of another.
    pub bonus_districts: Option<(usize, usize)>,
    /// Whoever was first must have a completed city in the end: nothing takes from it.
    pub first_stays_complete: bool,
    /// The Witch gives the crown away in place of a bewitched Emperor.
    pub witch_gives_crown: bool,
    /// A killed character is shown at the end of the round.
    pub killed_is_shown: bool,
}

/// What a finished city is worth besides its districts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// Districts of all five types.
    pub all_types: u32,
    /// Completed before all others.
    pub first_complete: u32,
    /// Completed, but not first.
    pub complete: u32,
}

include!(concat!(env!("OUT_DIR"), "/rulebooks.rs"));

impl Edition {
    /// What its book says.
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
    /// The table of so many players with so many characters.
    pub fn row(&self, players: Players, characters: usize) -> Option<&'static Row> {
        let mut rows = self.draft.iter();
        rows.find(|row| row.players == players && usize::from(row.characters) == characters)
    }

    /// The tables of so many players, with the fewest characters first.
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
