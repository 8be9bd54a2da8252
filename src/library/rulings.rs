//! Which rulings a page shows, and in which order.

use super::{FORTRESS_RULINGS, RULINGS, Ruling, TopicId, printing};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, meet};

/// How close a ruling is to a card, closest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Share {
    /// It is this card's: it stands alone in its group; or, in the first group, beside cards that
    /// are never in the same game.
    Own,
    /// A few cards share it, each in its place.
    Shared,
    /// It is about a kind of cards.
    General,
}

/// More alternatives than this are a kind of cards.
const FEW: usize = 4;

fn share(ruling: &Ruling, card: Card, edition: Edition) -> Share {
    let groups = ruling.about.iter().enumerate();
    let groups = groups.filter(|(_, group)| group.contains(&card));
    let shares = groups.map(|(place, group)| {
        let others = group.iter().filter(|other| **other != card);
        let mut others = others.map(|other| never_meet(&[card, *other], edition));
        match group.len() {
            1 => Share::Own,
            _ if place == 0 && others.all(|never| never.is_some()) => Share::Own,
            0..=FEW => Share::Shared,
            _ => Share::General,
        }
    });
    shares.min().unwrap_or(Share::General)
}

/// The rulings of an edition about all of these cards. Of one card: first its own, then those it
/// shares with a few others, then those of a kind of cards; of several: first those about nothing
/// else. Then by how often they are asked, those of the books, those under one of the cards' own
/// entries.
/// Misprints, history and telling the boxes apart have their own pages.
pub fn rulings_about(cards: &[Card], edition: Edition) -> Vec<&'static Ruling> {
    let aside = [TopicId::ERRATA, TopicId::WHICH_BOX];
    let holds = |ruling: &&Ruling| {
        ruling.editions.contains(&edition)
            && !ruling.topic().is_some_and(|topic| aside.contains(&topic))
            && meet(&ruling.about, cards)
    };
    let mut rulings: Vec<&Ruling> = RULINGS.iter().filter(holds).collect();
    rulings.sort_by_cached_key(|ruling| {
        let others = ruling.about.len() > cards.len();
        let first = match cards {
            [card] => (Some(share(ruling, *card, edition)), false),
            _ => (None, others),
        };
        let entry = ruling.source_in(edition).entry;
        let elsewhere = entry.is_none_or(|entry| !cards.contains(&entry));
        (
            first,
            9 - ruling.often.min(9),
            others,
            ruling.standing != Standing::Official,
            elsewhere,
        )
    });
    rulings
}

/// The rulings of an edition about only one of two cards that also apply to the other.
pub fn rulings_general(one: Card, other: Card, edition: Edition) -> Vec<&'static Ruling> {
    let holds = |ruling: &&Ruling, of: Card, with: Card| {
        let [group] = &*ruling.about else {
            return false;
        };
        group.contains(&of)
            && !group.contains(&with)
            && ruling.editions.contains(&edition)
            && ruling.holds_for.iter().any(|kind| kind.has(with))
    };
    let holds = |ruling: &&Ruling| holds(ruling, one, other) || holds(ruling, other, one);
    RULINGS.iter().filter(holds).collect()
}

/// The rulings of an edition on a rule page; those of the tile game in any edition.
pub fn rulings_on(topic: TopicId, edition: Edition) -> impl Iterator<Item = &'static Ruling> {
    let stands = move |ruling: &&Ruling| ruling.topic() == Some(topic);
    let rulings = RULINGS.iter().filter(stands);
    let rulings = rulings.filter(move |ruling| ruling.editions.contains(&edition));
    rulings.chain(FORTRESS_RULINGS.iter().filter(stands))
}

/// Two of the cards that never meet, because a game has one character of each rank (2016 rulebook,
/// Building decks; classic rulebook, Bonus cards; third edition, New characters).
pub fn never_meet(cards: &[Card], edition: Edition) -> Option<(Card, Card)> {
    let rank = |card: &Card| printing(card, edition)?.rank;
    cards.iter().enumerate().find_map(|(index, one)| {
        let mut others = cards[index + 1..].iter();
        let other = others.find(|other| rank(one).is_some() && rank(one) == rank(other))?;
        Some((*one, *other))
    })
}
