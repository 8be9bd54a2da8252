//! The rules of the tile game by their numbers, and what cannot be about a feature.

use super::{FORTRESS_RULINGS, FORTRESS_TOPICS, Ruling, TopicId};
use crate::fortress::feature::Impossible;
use crate::id;
use crate::texts::Id;

/// What cannot be about a feature, and what to do about it.
#[must_use]
pub const fn impossible_message(impossible: Impossible) -> Id {
    match impossible {
        Impossible::Shields => id!("error-too-many-shields"),
        Impossible::SingleTile => id!("error-single-tile"),
        Impossible::NoTiles => id!("error-no-tiles"),
        Impossible::Lonely => id!("error-not-surrounded"),
        Impossible::Crowded => id!("error-too-many-neighbours"),
        Impossible::CompletedField => id!("error-completed-field"),
        Impossible::Followers { .. } => id!("error-too-many-followers"),
        Impossible::TwoMonks => id!("error-two-monks"),
    }
}

/// The rulings that answer a numbered fact, in reading order.
pub fn rulings_covering(number: &str) -> impl Iterator<Item = &'static Ruling> {
    let rulings = FORTRESS_RULINGS.iter();
    rulings.filter(move |ruling| ruling.covers.contains(&number))
}

/// The page where a numbered fact is answered: the one whose text does, else that of the first ruling.
#[must_use]
pub fn topic_covering(number: &str) -> Option<TopicId> {
    let mut topics = FORTRESS_TOPICS.iter();
    let by_text = topics.find(|topic| topic.covers.contains(&number));
    by_text
        .map(|topic| topic.id)
        .or_else(|| rulings_covering(number).next()?.topic)
}
