//! The rules of the tile game by number, and the impossible features.

use super::{FORTRESS_RULINGS, FORTRESS_TOPICS, Ruling, Topic, TopicId};
use crate::fortress::feature::ImpossibleKind;

crate::family!(
    /// An impossible feature, and what to do about it.
    pub impossible_message(ImpossibleKind) = "impossible-"
);

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
