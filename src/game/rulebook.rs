//! The differences between the editions' rulebooks: `data/editions.toml`, which cites the lines.

use super::card::{Card, DistrictType};
use super::data::EDITIONS;
use super::draft::Row;
use super::edition::{Edition, First, TieBreak};
use super::table::Players;
use enum_map::EnumMap;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// `data/editions.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebooks {
    /// One for each edition, in their order.
    pub edition: Vec<Rulebook>,
}

/// The numbers and choices of one edition's rulebook, and what is in its box.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// The edition.
    pub id: Edition,
    /// What is in its box.
    pub holds: Holds,
    /// The city size.
    #[serde(deserialize_with = "by_players")]
    pub complete_at: EnumMap<Players, u8>,
    /// The same in its short games; none if it has none.
    #[serde(default)]
    pub short: Vec<u8>,
    /// A finished city's bonus points.
    pub points: Points,
    /// What is discarded first in the draft.
    pub first: First,
    /// The possible tables, by players, then characters.
    pub draft: Vec<Row>,
    /// Tie breakers for first place, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// Cards that are never used together, each pair sorted.
    #[serde(default)]
    pub apart: Vec<(Card, Card)>,
    /// The range of bonus districts added without removing others; none if each replaces another.
    pub bonus_districts: Option<(usize, usize)>,
    /// The first player must still have a completed city at the end: nothing can shrink it.
    #[serde(default)]
    pub first_stays_complete: bool,
    /// The Witch gives the crown away instead of a bewitched Emperor.
    #[serde(default)]
    pub witch_gives_crown: bool,
    /// A killed character is revealed at the end of the round.
    #[serde(default)]
    pub killed_is_shown: bool,
}

/// The totals of a box.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holds {
    /// Character cards.
    pub characters: usize,
    /// Cards of each basic type, including copies.
    pub basic: BTreeMap<DistrictType, usize>,
    /// Unique district cards, including copies; none if not all are known.
    pub unique: Option<usize>,
    /// All district cards, known or not.
    pub districts: usize,
    /// Unique districts in a deck; none in the older boxes, where those of the base game stay and
    /// others are added.
    pub deck: Option<usize>,
    /// Has tokens for the characters.
    #[serde(default)]
    pub tokens: bool,
}

/// A finished city's bonus points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Districts of all five types.
    pub all_types: u32,
    /// Completed first.
    pub first_complete: u32,
    /// Completed, but not first.
    pub complete: u32,
}

static RULEBOOKS: LazyLock<Vec<Rulebook>> = LazyLock::new(|| {
    let books: Rulebooks = toml::from_str(EDITIONS).expect("the build checks editions.toml");
    let mut books = books.edition;
    for book in &mut books {
        for row in &mut book.draft {
            row.first = book.first;
        }
    }
    books
});

/// One number for each count of players, as a list.
fn by_players<'de, D: Deserializer<'de>>(from: D) -> Result<EnumMap<Players, u8>, D::Error> {
    Deserialize::deserialize(from).map(EnumMap::from_array)
}

impl Edition {
    /// What its rulebook says.
    ///
    /// ```
    /// use citadels_game::edition::Edition;
    /// use citadels_game::table::Players;
    /// assert_eq!(Edition::E2016.rulebook().complete_at[Players::Four], 7);
    /// assert_eq!(Edition::Classic.rulebook().complete_at[Players::Four], 8);
    /// ```
    pub fn rulebook(self) -> &'static Rulebook {
        &RULEBOOKS[self as usize]
    }
}

impl Rulebook {
    /// The table for this many players and characters.
    pub fn row(&self, players: Players, characters: usize) -> Option<&Row> {
        self.rows(players)
            .find(|row| usize::from(row.characters) == characters)
    }

    /// The tables for this many players, fewest characters first.
    pub fn rows(&self, players: Players) -> impl Iterator<Item = &Row> {
        self.draft.iter().filter(move |row| row.players == players)
    }

    /// Are these two never used together?
    pub fn are_apart(&self, one: Card, other: Card) -> bool {
        let mut pairs = self.apart.iter();
        pairs.any(|&pair| pair == (one, other) || pair == (other, one))
    }
}
