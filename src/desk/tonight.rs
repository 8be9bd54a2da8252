//! The current table: its state, and what other requests take from it.

use super::{Desk, Editions, TableWish};
use crate::fault;
use crate::fault::{Fault, Faults, file};
use crate::flow::evening::{Dealt, Stage, Table};
use crate::flow::opening::code_of;
use crate::rules::card::{Character, District};
use crate::rules::edition::Edition;
use crate::rules::table::{Players, Seat};
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
/// # Errors It can't be read.
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
/// # Errors It can't be moved.
pub fn end(desk: &Desk<'_>) -> Result<Ended, Faults> {
    let Some(store) = &desk.store else {
        return Ok(Ended { ended: false });
    };
    let ended = store.tonight_path().exists();
    let moved = store
        .put_tonight_away()
        .and_then(|()| store.forget_opened());
    moved.map_err(|_| {
        let shown = file(store.tonight_path().display().to_string());
        fault!(Unwritable, "error-tonight-write", file = shown)
    })?;
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
    /// # Errors It can't be read.
    pub fn tonight(&self) -> Result<Option<Table>, Fault> {
        let Some(store) = &self.store else {
            return Ok(None);
        };
        match store.read_tonight()? {
            Some(evening) => evening.table(&Dealt::new()),
            None => Ok(None),
        }
    }

    /// The request, completed from the current table, which then sets the edition. Explicit options
    /// win, and a table that contradicts them is ignored.
    ///
    /// # Errors The table is needed and can't be read.
    pub fn take_tonight(&mut self, wish: &mut TableWish) -> Result<Taken, Fault> {
        if wish.players.is_some() && wish.deck.is_some() {
            return Ok(Taken::default());
        }
        let table = self.tonight()?.filter(|table| table.stage != Stage::Over);
        let Some(table) = table else {
            return Ok(Taken::default());
        };
        let deck = &table.deck;
        let is_other = (self.edition_is_given && self.edition() != deck.edition)
            || wish.players.is_some_and(|players| players != deck.players)
            || (wish.characters).is_some_and(|count| usize::from(count) != deck.characters.len());
        if is_other {
            return Ok(Taken::default());
        }
        if let Some(name) = &wish.deck {
            let own = self
                .decks()
                .chosen(name)
                .is_ok_and(|named| named.players.is_some());
            wish.players = (!own).then_some(deck.players);
            return Ok(Taken {
                players: wish.players,
                ..Taken::default()
            });
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
        Ok(taken)
    }
}
