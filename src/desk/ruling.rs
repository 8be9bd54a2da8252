//! The rulings in which cards meet.

use super::{ByEdition, Desk};
use crate::library::facts::RulingFacts;
use crate::library::{self, never_meet, rulings_about};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::Texts;
use serde::Serialize;
use strum::IntoEnumIterator;

/// The cards, each once.
#[derive(Clone, Debug)]
pub struct Request {
    pub cards: Vec<Card>,
}

pub type Answer = ByEdition<Meeting>;

/// The cards in one edition.
#[derive(Debug, Serialize)]
pub struct Meeting {
    pub cards: Vec<Card>,
    pub rulings: Vec<RulingFacts>,
    /// Two cards of one rank, if there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub never_meet: Option<(Card, Card)>,
    pub edition: Edition,
    /// Where more than two cards never meet all at once: the rulings of each two that do.
    #[serde(skip)]
    pub pairs: Vec<(Card, Card, Vec<RulingFacts>)>,
    /// The edition asked for, if it does not have all the cards.
    #[serde(skip)]
    pub asked: Option<Edition>,
}

#[must_use]
pub fn answer(desk: &Desk<'_>, Request { cards }: &Request) -> Answer {
    let has_all = |edition: &Edition| {
        let mut cards = cards.iter();
        cards.all(|card| library::printing(card, *edition).is_some())
    };
    let asked = desk.editions.list().iter().copied();
    let mut editions: Vec<Edition> = asked.filter(has_all).collect();
    if editions.is_empty() {
        editions.push(Edition::iter().find(has_all).unwrap_or_default());
    }
    let meeting = |edition| meeting(desk, cards, edition);
    ByEdition::new(desk.editions, editions.into_iter().map(meeting).collect())
}

fn meeting(desk: &Desk<'_>, cards: &[Card], edition: Edition) -> Meeting {
    let rulings = rulings(desk.texts, cards, edition);
    let pairs = if rulings.is_empty() && cards.len() > 2 {
        pairs(desk.texts, cards, edition)
    } else {
        Vec::new()
    };
    Meeting {
        cards: cards.to_vec(),
        rulings,
        never_meet: never_meet(cards, edition),
        edition,
        pairs,
        asked: desk.editions.other_than(edition),
    }
}

fn rulings(texts: &Texts, cards: &[Card], edition: Edition) -> Vec<RulingFacts> {
    RulingFacts::all(rulings_about(cards, edition), texts, edition)
}

fn pairs(texts: &Texts, cards: &[Card], edition: Edition) -> Vec<(Card, Card, Vec<RulingFacts>)> {
    let pairs = cards.iter().enumerate().flat_map(|(index, &one)| {
        let others = cards[index + 1..].iter();
        others.map(move |&other| (one, other, rulings(texts, &[one, other], edition)))
    });
    pairs.filter(|(.., rulings)| !rulings.is_empty()).collect()
}
