//! What the program can do: a request goes in, and an answer or a list of faults comes out. One
//! file per request; its `Answer` is the JSON, and `view` turns it into a page. This module knows
//! nothing about the command line, the terminal or its width.

pub mod ask;
mod ask_fact;
pub mod call;
pub mod card;
pub mod completions;
pub mod counted;
pub mod deck;
pub mod deck_check;
pub mod deck_forget;
pub mod deck_measure;
pub mod deck_parts;
pub mod deck_play;
pub mod deck_random;
pub mod deck_reroll;
pub mod deck_save;
pub mod deck_saved;
pub mod deck_show;
pub mod draft_deal;
pub mod draft_table;
pub mod evenest;
pub mod fortress;
pub mod fortress_board;
pub mod fortress_entry;
pub mod fortress_grid;
pub mod fortress_pad;
pub mod fortress_score;
pub mod fortress_setup;
pub mod fortress_tiles;
pub mod games;
pub mod history_check;
pub mod history_edit;
pub mod history_export;
pub mod history_forget;
pub mod history_import;
pub mod history_list;
pub mod history_rename;
pub mod history_show;
pub mod history_stats;
pub mod history_undo;
pub mod kept;
pub mod list;
pub mod opening;
pub mod plays;
pub mod recorder;
pub mod rule;
pub mod ruling;
pub mod score;
pub mod score_begun;
pub mod search;
pub mod settings;
pub mod setup;
pub mod sheet;
pub mod solo;
pub mod solo_game;
pub mod solo_score;
pub mod solo_turn;
pub mod tonight;

use crate::fault::{Fault, Faults};
use crate::input::deck::{Decks, Saved, Table, TableDeck};
use crate::input::seed::Seed;
use crate::library::fold::alphabetical;
use crate::library::nearest_printing;
use crate::rules::card::District;
use crate::rules::city::Supply;
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::store::Store;
use crate::store::saved::{Lasts, SavedFile};
use crate::texts::Texts;
use serde::Serialize;
use std::fmt;
use strum::VariantArray;

/// The editions to answer for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Editions {
    One(Edition),
    All,
}

impl Default for Editions {
    fn default() -> Self {
        Self::One(Edition::default())
    }
}

impl Editions {
    /// The edition to search in; with all editions, names in the default one take priority.
    pub fn first(self) -> Edition {
        match self {
            Self::One(edition) => edition,
            Self::All => Edition::default(),
        }
    }

    pub fn list(&self) -> &[Edition] {
        match self {
            Self::One(edition) => std::slice::from_ref(edition),
            Self::All => Edition::VARIANTS,
        }
    }

    /// The requested edition, if another one answers.
    pub fn other_than(self, answering: Edition) -> Option<Edition> {
        match self {
            Self::One(asked) if asked != answering => Some(asked),
            _ => None,
        }
    }
}

/// An answer for the requested edition, or one for each edition that has any.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum ByEdition<A> {
    One(A),
    All { editions: Vec<A> },
}

impl<A> ByEdition<A> {
    /// # Panics
    ///
    /// There are no answers.
    pub fn new(asked: Editions, mut editions: Vec<A>) -> Self {
        match asked {
            Editions::One(_) => Self::One(editions.pop().expect("some edition answers")),
            Editions::All => Self::All { editions },
        }
    }

    pub fn list(&self) -> &[A] {
        match self {
            Self::One(one) => std::slice::from_ref(one),
            Self::All { editions } => editions,
        }
    }
}

/// A deck for a table, as far as specified.
#[derive(Clone, Debug, Default)]
pub struct TableWish {
    pub deck: Option<String>,
    pub players: Option<Players>,
    /// Eight or nine.
    pub characters: Option<u8>,
}

/// Shared by all requests.
#[derive(Clone)]
pub struct Desk<'a> {
    /// The user's language.
    pub texts: &'a Texts,
    pub editions: Editions,
    /// The edition was given explicitly.
    pub edition_is_given: bool,
    /// The user's files, if there is a directory for them.
    pub store: Option<Store>,
    pub fresh_seed: &'a dyn Fn() -> String,
    /// Today, as 2026-11-16.
    pub today: &'a dyn Fn() -> String,
    /// Now, as 2026-11-16T19:30:00Z.
    pub now: &'a dyn Fn() -> String,
}

impl fmt::Debug for Desk<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Desk({:?}, {:?})", self.texts, self.editions)
    }
}

impl<'a> Desk<'a> {
    /// Opens what is saved there, or at the usual place.
    ///
    /// # Errors
    ///
    /// There is no such place, or it is open elsewhere.
    pub fn saved<L: Lasts>(&self, file: Option<&str>) -> Result<SavedFile<'a, L>, Fault> {
        SavedFile::open(self.store.as_ref(), file, self.now)
    }
}

impl Desk<'_> {
    pub fn edition(&self) -> Edition {
        self.editions.first()
    }

    /// The given seed, or a new one.
    ///
    /// # Errors
    ///
    /// It is from a newer version.
    pub fn seed(&self, given: Option<&str>) -> Result<Seed, Fault> {
        given.map_or_else(|| Ok(Seed::fresh((self.fresh_seed)())), Seed::read)
    }

    /// The deck for an evening.
    ///
    /// # Errors
    ///
    /// Why it can't be played; a usage fault if the player count is unknown.
    pub fn at_table(&self, wish: &TableWish) -> Result<TableDeck, Faults> {
        let table = Table {
            players: wish.players,
            characters: wish.characters,
            with: &[],
        };
        self.decks().at_table(wish.deck.as_deref(), &table)
    }

    /// The districts of a box, sorted alphabetically in the user's language.
    pub fn by_name(&self, supply: &Supply) -> Vec<District> {
        let lang = self.texts.lang();
        let name = |id: &District| nearest_printing(id, supply.edition).name(lang);
        let mut districts: Vec<District> = supply.districts().map(|one| one.id).collect();
        districts.sort_by_cached_key(|id| alphabetical(name(id), lang));
        districts
    }

    /// Where decks are looked up by name.
    pub fn decks(&self) -> Decks<'_> {
        Decks {
            lang: self.texts.lang(),
            edition: self.edition(),
            edition_is_given: self.edition_is_given,
            saved: self.store.as_ref().map(|store| store as &dyn Saved),
        }
    }
}
