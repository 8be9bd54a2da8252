//! What every answer may use, whoever asks: the language, the edition, the user's files, today's
//! date and chance. It knows nothing about the command line, the terminal or its width.

pub mod limits;
pub mod log;

use crate::fault::{Fault, Faults};
use crate::files::Store;
use crate::files::read::deck::{Decks, Table, TableDeck};
use crate::files::read::seed::Seed;
use crate::files::saved::{Lasts, SavedFile};
use crate::library::fold::alphabetical;
use crate::library::nearest_printing;
use crate::rules::card::District;
use crate::rules::city::Supply;
use crate::rules::edition::Edition;
use crate::rules::table::Players;
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
pub struct App<'a> {
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

impl fmt::Debug for App<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "App({:?}, {:?})", self.texts, self.editions)
    }
}

impl<'a> App<'a> {
    /// Opens what is saved there, or at the usual place.
    ///
    /// # Errors
    ///
    /// There is no such place, or it is open elsewhere.
    pub fn saved<L: Lasts>(&self, file: Option<&str>) -> Result<SavedFile<'a, L>, Fault> {
        SavedFile::open(self.store.as_ref(), file, self.now)
    }
}

impl App<'_> {
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

    /// The deck for a game night.
    ///
    /// # Errors
    ///
    /// Why it can't be played; a usage fault if the player count is unknown.
    pub fn at_table(&self, wish: &TableWish) -> Result<TableDeck, Faults> {
        limits::CHARACTERS.check(wish.characters)?;
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
            saved: self.store.as_ref(),
        }
    }
}

/// Something to double-check.
#[derive(Clone, Debug, Serialize)]
pub struct Warning {
    pub id: &'static str,
    pub message: String,
}
