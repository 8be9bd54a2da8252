//! What `data/` says: cards, rulings, rule pages and decks, each one type from its file to the
//! answer of a command; the laws that the files keep; and how a sentence about them is read.
//!
//! The build script parses and checks the files, adds the names that `locales/` give, and stores
//! the same types for the program.

pub mod card;
pub mod check;
pub mod deck;
mod features;
pub mod fold;
pub mod index;
pub mod language;
pub mod learned;
pub mod name;
pub mod number;
pub mod open;
pub mod parse;
pub mod pieces;
pub mod ruling;
pub mod stems;
pub mod stored;
pub mod topic;

use citadels_game as rules;
use enum_map::Enum;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

pub use features::{features, weighed};

/// Which game's rules.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Game {
    #[default]
    Citadels,
    Fortress,
}

/// Reads a field that no file of `data/` has: the parser or the build script fills it in.
fn added<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    if from.is_human_readable() {
        return Err(D::Error::custom("this is not written in the data"));
    }
    T::deserialize(from)
}
