//! What the program can do: a request goes in, an answer comes out, or all that is wrong. One file for
//! each request; its `Answer` is the JSON, and `view` makes a page of it. Neither the command line nor a
//! terminal nor a width is known here.

pub mod solo;
pub mod solo_game;
pub mod solo_turn;

use crate::fault::Fault;
use crate::input::deck::{Decks, Saved};
use crate::input::seed::Seed;
use crate::rules::edition::Edition;
use crate::store::Store;
use crate::texts::Texts;
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
    /// The edition to look in; with all of them, names of the default edition win.
    #[must_use]
    pub fn first(self) -> Edition {
        match self {
            Self::One(edition) => edition,
            Self::All => Edition::default(),
        }
    }

    #[must_use]
    pub fn list(&self) -> &[Edition] {
        match self {
            Self::One(edition) => std::slice::from_ref(edition),
            Self::All => Edition::VARIANTS,
        }
    }
}

/// Everything that requests have in common.
#[derive(Clone)]
pub struct Desk<'a> {
    /// The reader's language.
    pub texts: &'a Texts,
    pub editions: Editions,
    /// The edition was asked for here and now.
    pub edition_is_given: bool,
    /// The user's files, if there is a place for them.
    pub store: Option<Store>,
    pub fresh_seed: &'a dyn Fn() -> String,
    /// Today, as 2026-11-16.
    pub today: &'a dyn Fn() -> String,
}

impl fmt::Debug for Desk<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Desk({:?}, {:?})", self.texts, self.editions)
    }
}

impl Desk<'_> {
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.editions.first()
    }

    /// The seed that is given, or a new one.
    ///
    /// # Errors
    /// It is of a newer version.
    pub fn seed(&self, given: Option<&str>) -> Result<Seed, Fault> {
        given.map_or_else(|| Ok(Seed::fresh((self.fresh_seed)())), Seed::read)
    }

    /// Where decks are found by name.
    #[must_use]
    pub fn decks(&self) -> Decks<'_> {
        Decks {
            lang: self.texts.lang(),
            edition: self.edition(),
            edition_is_given: self.edition_is_given,
            saved: self.store.as_ref().map(|store| store as &dyn Saved),
        }
    }
}
