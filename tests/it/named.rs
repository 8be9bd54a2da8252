//! Cards, ranks and tables by their common names.

use citadels::rules::card::{Card, Character, District, Rank};
use citadels::rules::table::Players;

pub fn card(id: &str) -> Card {
    id.parse().unwrap()
}

pub fn cards(ids: &[&str]) -> Vec<Card> {
    ids.iter().map(|id| card(id)).collect()
}

pub fn character(id: &str) -> Character {
    id.parse().unwrap()
}

pub fn district(id: &str) -> District {
    id.parse().unwrap()
}

pub fn rank(number: u8) -> Rank {
    Rank::new(number).unwrap()
}

pub fn players(number: u8) -> Players {
    Players::new(number).unwrap()
}
