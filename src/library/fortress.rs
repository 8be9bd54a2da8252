//! The rules of the tile game by number, and the impossible features.

use super::{FORTRESS_RULINGS, FORTRESS_TOPICS, Ruling, Topic, TopicId};
use crate::fortress::feature::ImpossibleKind;
use crate::id;
use crate::texts::Id;

crate::family!(
    /// An impossible feature, and what to do about it.
    pub impossible_message(ImpossibleKind) = "impossible-"
);

/// A side of a tile: north is 0, then clockwise.
pub const fn side_name(side: u8) -> Id {
    [id!("side-n"), id!("side-e"), id!("side-s"), id!("side-w")][side as usize % 4]
}

/// The rulings that answer a numbered fact, in reading order.
pub fn rulings_covering(number: &str) -> impl Iterator<Item = &'static Ruling> {
    let rulings = FORTRESS_RULINGS.iter();
    rulings.filter(move |ruling| ruling.covers.iter().any(|one| one == number))
}

/// The page that answers a numbered fact: the one whose text does, otherwise that of the first
/// ruling.
pub fn topic_covering(number: &str) -> Option<TopicId> {
    let mut topics = FORTRESS_TOPICS.iter();
    let by_text = topics.find(|topic| topic.covers.iter().any(|one| one == number));
    by_text
        .map(Topic::id)
        .or_else(|| rulings_covering(number).next()?.topic())
}
