//! What things are called: ids, and names in every language.

use crate::language::Language;
use crate::rules::edition::Edition;
use enum_map::EnumMap;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// The name of one thing in each language.
pub type Names = EnumMap<Language, String>;

/// The id of something that `data/` defines. It stays as long as the program runs, so that it can
/// be copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Slug(&'static str);

impl Slug {
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl From<String> for Slug {
    fn from(id: String) -> Self {
        Self(id.leak())
    }
}

impl<'de> Deserialize<'de> for Slug {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from).map(Self::from)
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// One name of one thing, ready for comparison.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Name<T> {
    pub folded: String,
    /// Its language; none for an id.
    pub lang: Option<Language>,
    /// The edition that prints it; none for ids and other names.
    pub edition: Option<Edition>,
    /// What it names.
    pub of: T,
}

impl<T> Name<T> {
    /// The name, folded.
    pub fn folded(&self) -> &str {
        &self.folded
    }

    /// Is it this name, folded?
    pub fn is(&self, folded: &str) -> bool {
        self.folded == folded
    }

    /// Does a word of the name start with this, folded?
    pub fn has_word_beginning(&self, typed: &str) -> bool {
        self.folded.starts_with(typed) || self.folded.contains(&format!(" {typed}"))
    }
}
