//! Tonight's sheet: only what can come up with one deck at one table.

use super::{Desk, TableWish};
use crate::fault::Faults;
use crate::input::deck::TableDeck;
use crate::library::decks::pool;
use crate::library::{self, Ruling, TopicId};
use crate::rules::card::Card;
use crate::rules::deck::code;
use crate::rules::deck::{Change, Deck};
use crate::rules::ruling::comes_up;

#[derive(Debug)]
pub struct Answer {
    pub name: Option<String>,
    pub code: Option<String>,
    pub deck: Deck,
    /// Changes to an official list.
    pub changes: Vec<Change>,
    /// The scoring rules that do not depend on the cards.
    pub scoring: Vec<&'static Ruling>,
    /// About the cards in play.
    pub rulings: Vec<&'static Ruling>,
}

/// # Errors There is no such deck for this many players.
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
    let is_scoring = |ruling: &&Ruling| ruling.topic == Some(TopicId::SCORING);
    Ok(Answer {
        name: origin.name(desk.texts.lang()).map(str::to_owned),
        code: code::encode(&deck, &pool(deck.edition)),
        changes,
        scoring: rulings()
            .filter(|ruling| ruling.about.is_empty())
            .filter(is_scoring)
            .collect(),
        rulings: rulings()
            .filter(|ruling| !ruling.about.is_empty() && ruling.matters_for(deck.players))
            .filter(|ruling| comes_up(&ruling.about, &in_play))
            .collect(),
        deck,
    })
}
