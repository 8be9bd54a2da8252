//! Everything in `data/`, read file by file.

use super::official::OfficialDeck;
use super::raw::{
    Balance, Book, Character, Characters, Deck, District, Districts, Rules, Ruling, Rulings,
    Source, Sources, Widen,
};
use crate::rules::edition::Edition;
use crate::rules::rulebook::{Rulebook, Rulebooks};
use crate::rules::ruling::Standing;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// Everything in `data/`.
#[derive(Debug)]
pub struct Data {
    /// `characters.toml`.
    pub characters: Vec<Character>,
    /// `districts.toml`.
    pub districts: Vec<District>,
    /// `editions.toml` of the game.
    pub editions: Vec<Rulebook>,
    /// `decks/`, by id.
    pub decks: Vec<(OfficialDeck, Deck)>,
    /// `rulings/`, by file name.
    pub rulings: Vec<(String, Vec<Ruling>)>,
    /// `rules.toml`.
    pub rules: Rules,
    /// `fortress/rules.toml`.
    pub fortress: Rules,
    /// `sources.toml`.
    pub sources: Vec<Book>,
    /// `balance.toml`.
    pub widen: Vec<Widen>,
}

/// Files by their path relative to `data/`, such as `rulings/witch.toml`.
pub type Files = BTreeMap<String, String>;

impl Data {
    /// Parses all files, or reports every file that fails.
    ///
    /// # Errors
    ///
    /// One line for each file that is missing or malformed.
    pub fn parse(files: &Files) -> Result<Self, Vec<String>> {
        let mut faults = Vec::new();
        let rulings = folder::<Rulings>(files, "rulings/", &mut faults).into_iter();
        let mut data = Self {
            characters: one::<Characters>(files, "characters.toml", &mut faults).character,
            districts: one::<Districts>(files, "districts.toml", &mut faults).district,
            editions: one::<Rulebooks>(files, "editions.toml", &mut faults).edition,
            decks: Vec::new(),
            rulings: rulings.map(|(name, file)| (name, file.ruling)).collect(),
            rules: one(files, "rules.toml", &mut faults),
            fortress: one(files, "fortress/rules.toml", &mut faults),
            sources: one::<Sources>(files, "sources.toml", &mut faults).book,
            widen: one::<Balance>(files, "balance.toml", &mut faults).widen,
        };
        for (name, deck) in folder::<Deck>(files, "decks/", &mut faults) {
            match name.parse() {
                Ok(id) => data.decks.push((id, deck)),
                Err(_) => faults.push(format!("decks/{name}.toml: no official list of this name")),
            }
        }
        if faults.is_empty() {
            Ok(data)
        } else {
            Err(faults)
        }
    }

    /// The edition of the cited book; none for cards.
    pub fn edition_of(&self, source: &Source) -> Option<Edition> {
        self.book(source)?.edition
    }

    /// How certain a ruling is: what a variant's rules say is not official.
    pub fn standing_of(&self, ruling: &Ruling) -> Standing {
        match ruling.standing {
            Standing::Official if self.book(&ruling.source).is_some_and(|book| book.variant) => {
                Standing::Variant
            }
            standing => standing,
        }
    }

    fn book(&self, source: &Source) -> Option<&Book> {
        self.sources.iter().find(|book| book.id == source.book)
    }
}

/// A file's content; nothing if it is missing or malformed, which is a fault.
fn one<T: DeserializeOwned + Default>(files: &Files, path: &str, faults: &mut Vec<String>) -> T {
    let parsed = match files.get(path) {
        None => Err("missing".to_owned()),
        Some(text) => toml::from_str(text).map_err(|error| error.to_string()),
    };
    parsed.unwrap_or_else(|why| {
        faults.push(format!("{path}: {}", why.trim()));
        T::default()
    })
}

fn folder<T: DeserializeOwned + Default>(
    files: &Files,
    prefix: &str,
    faults: &mut Vec<String>,
) -> Vec<(String, T)> {
    files
        .keys()
        .filter_map(|path| {
            let name = path.strip_prefix(prefix)?.strip_suffix(".toml")?;
            Some((name.to_owned(), one(files, path, faults)))
        })
        .collect()
}
