//! The cards: `data/characters.toml` and `data/districts.toml`.

use crate::added;
use crate::language::Language;
use crate::name::Names;
use crate::rules::card::{
    Bonus, Card, Character, District, DistrictType, Origin, Power, Rank, Trait,
};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Deserializer, Serialize};

/// One of the two files.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// By id.
    #[serde(alias = "character", alias = "district")]
    pub card: Vec<Entry>,
}

/// A card, with its printing in each edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub id: Card,
    /// The card that replaced it in a later box.
    pub successor: Option<District>,
    /// Other printed names.
    #[serde(default)]
    pub aliases: Vec<Alias>,
    /// One for each edition that has it.
    pub printings: Vec<Printing>,
}

/// Another printed name, in one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alias {
    pub lang: Language,
    pub name: String,
}

/// A card in one edition. Its name is the message `card-<id>-<edition>`; the attributes `effect`
/// and `reminder` say what it does, unless it is a basic district.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
pub struct Printing {
    #[serde(default = "nobody", deserialize_with = "added")]
    pub card: Card,
    #[serde(default, deserialize_with = "added")]
    pub names: Names,
    pub edition: Edition,
    /// Where it first appeared.
    pub origin: Origin,
    /// What it does for a deck.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// What the caller of the round must know about it.
    pub power: Option<Power>,
    /// Languages in which it was never printed: its name there is our translation.
    #[serde(default)]
    pub ours: Vec<Language>,
    /// The rank, if it is a character.
    pub rank: Option<Rank>,
    /// The fewest players it may be used with.
    #[serde(default = "anybody")]
    pub from_players: Players,
    /// The type, if it is a district: one of five.
    #[serde(rename = "type")]
    pub kind: Option<DistrictType>,
    /// None if it can't be built.
    pub cost: Option<u8>,
    /// Another possible cost, if nobody has verified the card.
    pub cost_or: Option<u8>,
    /// Copies in the box; one of each character.
    #[serde(default = "once")]
    pub copies: u8,
    /// Another possible number of copies, if nobody has counted them.
    pub copies_or: Option<u8>,
    /// What it does for the final score.
    pub bonus: Option<Bonus>,
}

impl<'de> Deserialize<'de> for Printing {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::deserialize(from)
    }
}

impl Serialize for Printing {
    /// The build script stores all of it; an answer has what is printed.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if !to.is_human_readable() {
            return Self::serialize(self, to);
        }
        let mut map = to.serialize_map(None)?;
        let kind = self.kind.map_or("character", |_| "district");
        map.serialize_entry("kind", kind)?;
        map.serialize_entry("id", &self.card)?;
        map.serialize_entry("edition", &self.edition)?;
        map.serialize_entry("names", &self.names)?;
        if !self.ours.is_empty() {
            map.serialize_entry("ours", &self.ours)?;
        }
        if let Some(rank) = self.rank {
            map.serialize_entry("rank", &rank)?;
        }
        if let Some(kind) = self.kind {
            map.serialize_entry("type", &kind)?;
            map.serialize_entry("cost", &self.cost)?;
            if let Some(other) = self.cost_or {
                map.serialize_entry("cost_or", &other)?;
            }
            map.serialize_entry("copies", &self.copies)?;
            if let Some(other) = self.copies_or {
                map.serialize_entry("copies_or", &other)?;
            }
        }
        map.serialize_entry("origin", &self.origin)?;
        map.end()
    }
}

/// Until the parser says which card it is.
const fn nobody() -> Card {
    Card::Character(Character::Abbot)
}

const fn anybody() -> Players {
    Players::FEWEST
}

const fn once() -> u8 {
    1
}

impl Printing {
    pub fn message(&self) -> String {
        format!("card-{}-{}", self.card, self.edition.id())
    }

    pub fn name(&self, lang: Language) -> &str {
        &self.names[lang]
    }

    /// The two possible costs, if nobody has verified the card.
    pub fn unseen_costs(&self) -> Option<(u8, u8)> {
        self.cost.zip(self.cost_or)
    }

    /// The two possible numbers of copies, if nobody has counted them.
    pub fn unseen_copies(&self) -> Option<(u8, u8)> {
        Some((self.copies, self.copies_or?))
    }

    /// The number of copies for display, if it is a district: with a question mark if nobody has
    /// counted them.
    pub fn shown_copies(&self) -> Option<String> {
        let sign = self.unseen_copies().map_or("", |_| "?");
        self.kind.map(|_| format!("{}{sign}", self.copies))
    }

    /// The cost for display: with a question mark if unverified, a dash if it can't be built.
    pub fn shown_cost(&self) -> String {
        let sign = self.unseen_costs().map_or("", |_| "?");
        self.cost
            .map_or("–".to_owned(), |cost| format!("{cost}{sign}"))
    }

    /// Does it have the white star of cards outside the base game (classic rulebook, lines 55–58;
    /// third edition, 277)? The 2016 cards have none.
    pub fn has_star(&self) -> bool {
        self.edition != Edition::E2016 && self.origin != Origin::Original
    }

    /// The type of a district without an effect: it only counts.
    pub fn basic(&self) -> Option<DistrictType> {
        self.kind.filter(|kind| *kind != DistrictType::Unique)
    }

    pub fn is_basic(&self) -> bool {
        self.basic().is_some()
    }
}
