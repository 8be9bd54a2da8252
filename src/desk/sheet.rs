//! Tonight's sheet: only what can come up with one deck at one table.

use super::{Desk, TableWish};
use crate::fault::Faults;
use crate::input::deck::TableDeck;
use crate::library::decks::pool;
use crate::library::{self, Ruling, TopicId};
use crate::rules::card::Card;
use crate::rules::deck::code;
use crate::rules::deck::{Change, Deck};
use crate::rules::ruling::{Standing, comes_up, sure};
use std::cmp::Reverse;

#[derive(Debug)]
pub struct Answer {
    pub name: Option<String>,
    pub code: Option<String>,
    pub deck: Deck,
    /// Changes to an official list.
    pub changes: Vec<Change>,
    /// The scoring rules that do not depend on the cards.
    pub scoring: Vec<&'static Ruling>,
    /// About the cards in play: of each card first those about it alone, those of the rulebook,
    /// those asked most.
    pub rulings: Vec<Placed>,
}

/// A ruling and its place on the sheet.
#[derive(Debug)]
pub struct Placed {
    pub ruling: &'static Ruling,
    /// The cards of the deck that it is always about; it is listed under the first of them. None if
    /// it is about a kind of card.
    pub cards: Vec<Card>,
}

impl Answer {
    /// The rulings under a card, or those under none.
    pub fn under(&self, card: Option<Card>) -> impl Iterator<Item = &'static Ruling> {
        let here = move |placed: &&Placed| placed.cards.first().copied() == card;
        self.rulings.iter().filter(here).map(|placed| placed.ruling)
    }

    /// The other cards under which there is a ruling about this one, in the deck's order.
    pub fn see(&self, card: Card) -> Vec<Card> {
        let is_under = |other: Card| {
            let mut rulings = self.rulings.iter();
            rulings.any(|placed| {
                placed.cards.first() == Some(&other) && placed.cards[1..].contains(&card)
            })
        };
        let others = self.deck.cards().filter(|other| *other != card);
        others.filter(|other| is_under(*other)).collect()
    }
}

/// # Errors
///
/// There is no such deck for this many players.
pub fn answer(desk: &Desk<'_>, wish: &TableWish) -> Result<Answer, Faults> {
    let TableDeck {
        deck,
        origin,
        changes,
    } = desk.at_table(wish)?;
    let in_play: Vec<Card> = deck.cards().collect();
    let rulings = || {
        let rulings = library::rulings().iter();
        rulings.filter(|ruling| ruling.editions.contains(&deck.edition))
    };
    let is_scoring = |ruling: &&Ruling| ruling.topic() == Some(TopicId::SCORING);
    let about = rulings()
        .filter(|ruling| !ruling.about.is_empty() && ruling.matters_for(deck.players))
        .filter(|ruling| comes_up(&ruling.about, &in_play));
    let mut placed: Vec<Placed> = about
        .map(|ruling| Placed {
            ruling,
            cards: sure(&ruling.about, &in_play),
        })
        .collect();
    placed.sort_by_key(|Placed { ruling, .. }| {
        let is_ours = ruling.standing != Standing::Official;
        (ruling.about.len() > 1, is_ours, Reverse(ruling.often))
    });
    Ok(Answer {
        name: origin.name(desk.texts.lang()).map(str::to_owned),
        code: code::encode(&deck, &pool(deck.edition)),
        changes,
        scoring: rulings()
            .filter(|ruling| ruling.about.is_empty())
            .filter(is_scoring)
            .collect(),
        rulings: placed,
        deck,
    })
}
