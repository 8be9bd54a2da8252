//! The official lists: `data/decks/`.

use crate::added;
use crate::language::Language;
use crate::name::{Names, Slug};
use crate::rules::card::{Card, Character, District};
use crate::rules::deck::DeckPlan;
use crate::rules::edition::Edition;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An official list of characters and unique districts, by id: the name of its file.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct OfficialDeck(pub Slug);

impl OfficialDeck {
    /// The list for those who play for the first time.
    pub const FIRST_GAME: Self = Self(Slug::new("first-game"));

    pub const fn id(self) -> &'static str {
        self.0.id()
    }
}

impl fmt::Display for OfficialDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// `data/decks/<id>.toml`: an official list. Its name is the message `deck-<id>`.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    #[serde(default, deserialize_with = "added")]
    pub id: OfficialDeck,
    /// The edition it is for.
    pub edition: Edition,
    #[serde(default, deserialize_with = "added")]
    pub names: Names,
    /// By rank.
    pub characters: Vec<Character>,
    /// By id.
    pub districts: Vec<District>,
}

impl Deck {
    pub fn message(&self) -> String {
        format!("deck-{}", self.id)
    }

    pub fn name(&self, lang: Language) -> &str {
        &self.names[lang]
    }

    /// Its cards as a plan.
    pub fn plan(&self) -> DeckPlan {
        DeckPlan::of(
            self.characters.iter().copied(),
            self.districts.iter().copied(),
        )
    }

    pub fn contains(&self, card: Card) -> bool {
        match card {
            Card::Character(character) => self.characters.contains(&character),
            Card::District(district) => self.districts.contains(&district),
        }
    }
}

/// `data/balance.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balance {
    /// By trait, in list order.
    pub widen: Vec<Widen>,
}

/// How much wider a trait's range is than that of the official lists.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Widen {
    #[serde(rename = "trait")]
    pub measure: crate::rules::card::Trait,
    /// This much lower.
    #[serde(default)]
    pub below: u8,
    /// This much higher.
    #[serde(default)]
    pub above: u8,
    /// From this version of the draw on.
    pub since: u8,
}
