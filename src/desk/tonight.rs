//! The current table: its state, and what other requests take from it.

use super::{Desk, Editions, TableWish};
use crate::fault::{Fault, Faults};
use crate::flow::evening::{Stage, Table, Ways};
use crate::flow::opening::code_of;
use crate::rules::card::{Character, District};
use crate::rules::edition::Edition;
use crate::rules::table::{Players, Seat};
use crate::store::tonight::resume;
use serde::Serialize;

/// The state of the table.
#[derive(Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    /// By seat.
    pub players: Vec<String>,
    pub deck: DeckCards,
    pub complete_at: u8,
    pub crown: Option<Seat>,
    pub round: usize,
    pub stage: Stage,
    pub first: Option<Seat>,
    pub play: Option<u64>,
}

#[derive(Debug, Serialize)]
pub struct DeckCards {
    pub code: Option<String>,
    pub characters: Vec<Character>,
    pub districts: Vec<District>,
}

/// The state of the table, if there is one.
///
/// # Errors
///
/// It can't be read.
pub fn answer(desk: &Desk<'_>) -> Result<Option<Answer>, Faults> {
    Ok(desk.tonight()?.map(|table| Answer {
        edition: table.deck.edition,
        deck: DeckCards {
            code: code_of(&table.deck),
            characters: table.deck.characters.clone(),
            districts: table.deck.districts.clone(),
        },
        complete_at: table.city_size(),
        crown: table.crown(),
        round: table.round.number,
        stage: table.stage,
        first: table.first(),
        play: table.play,
        players: table.names,
    }))
}

/// Whether there was a table to archive.
#[derive(Debug, Serialize)]
pub struct Ended {
    pub ended: bool,
}

/// Archives the current table.
///
/// # Errors
///
/// It can't be moved.
pub fn end(desk: &Desk<'_>) -> Result<Ended, Faults> {
    let Some(store) = &desk.store else {
        return Ok(Ended { ended: false });
    };
    let ended = store.end_tonight()?;
    Ok(Ended { ended })
}

/// What was taken from the current table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub edition: Option<Edition>,
    pub players: Option<Players>,
    /// The code.
    pub deck: Option<String>,
    pub names: Option<Vec<String>>,
    /// The deck's number of characters.
    pub characters: Option<u8>,
}

impl Taken {
    /// The options this replaces.
    pub fn options(&self) -> Vec<&'static str> {
        let options = [
            ("edition", self.edition.is_some()),
            ("players", self.players.is_some()),
            ("deck", self.deck.is_some()),
        ];
        let taken = options.into_iter().filter(|(_, is_taken)| *is_taken);
        taken.map(|(option, _)| option).collect()
    }
}

impl Desk<'_> {
    /// The current table, if there is one.
    ///
    /// # Errors
    ///
    /// It can't be read.
    pub fn tonight(&self) -> Result<Option<Table>, Fault> {
        let Some(store) = &self.store else {
            return Ok(None);
        };
        let kept = store.read_tonight()?;
        let resumed = kept.map(|kept| resume(&kept, Ways::default()));
        Ok(resumed
            .transpose()?
            .and_then(|evening| evening.now().table()))
    }

    /// The table if its game is not over; one that can't be read is a warning.
    pub fn open_table(&self) -> Option<Table> {
        match self.tonight() {
            Ok(table) => table.filter(|table| table.stage != Stage::Over),
            Err(fault) => {
                self.warn(fault);
                None
            }
        }
    }

    /// Notes something odd in the user's files that does not prevent the answer.
    pub fn warn(&self, fault: Fault) {
        if let Some(store) = &self.store {
            store.warn(fault);
        }
    }

    /// The request, completed from the current table, which then sets the edition. Explicit options
    /// win, and a table that contradicts them is ignored.
    ///
    /// A table that can't be read is a warning.
    pub fn take_tonight(&mut self, wish: &mut TableWish) -> Taken {
        if wish.players.is_some() && wish.deck.is_some() {
            return Taken::default();
        }
        let Some(table) = self.open_table() else {
            return Taken::default();
        };
        let deck = &table.deck;
        let is_other = (self.edition_is_given && self.edition() != deck.edition)
            || wish.players.is_some_and(|players| players != deck.players)
            || (wish.characters).is_some_and(|count| usize::from(count) != deck.characters.len());
        if is_other {
            return Taken::default();
        }
        if let Some(name) = &wish.deck {
            let own = self
                .decks()
                .chosen(name)
                .is_ok_and(|named| named.players.is_some());
            wish.players = (!own).then_some(deck.players);
            return Taken {
                players: wish.players,
                ..Taken::default()
            };
        }
        let taken = Taken {
            edition: (self.edition() != deck.edition).then_some(deck.edition),
            players: wish.players.is_none().then_some(deck.players),
            deck: code_of(deck),
            names: Some(table.names.clone()),
            characters: u8::try_from(deck.characters.len()).ok(),
        };
        self.editions = Editions::One(deck.edition);
        wish.players = Some(deck.players);
        wish.deck.clone_from(&taken.deck);
        taken
    }
}
