//! Everything in `data/`, read file by file.

use super::official::OfficialDeck;
use super::raw::{
    Balance, Book, Box, Character, Characters, Deck, District, Districts, Editions, Rules, Ruling,
    Rulings, Source, Sources, Widen,
};
use crate::rules::edition::Edition;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// Everything in `data/`.
#[derive(Debug)]
pub struct Data {
    /// `characters.toml`.
    pub characters: Vec<Character>,
    /// `districts.toml`.
    pub districts: Vec<District>,
    /// `editions.toml`.
    pub editions: Vec<Box>,
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

/// Files by their path below `data/`, such as `rulings/witch.toml`.
pub type Files = BTreeMap<String, String>;

impl Data {
    /// Parses all files, or says of every file that does not parse why.
    ///
    /// # Errors
    /// One line for each file that is missing or has another shape.
    pub fn parse(files: &Files) -> Result<Self, Vec<String>> {
        let mut faults = Vec::new();
        let characters = one::<Characters>(files, "characters.toml", &mut faults);
        let districts = one::<Districts>(files, "districts.toml", &mut faults);
        let editions = one::<Editions>(files, "editions.toml", &mut faults);
        let rules = one::<Rules>(files, "rules.toml", &mut faults);
        let fortress = one::<Rules>(files, "fortress/rules.toml", &mut faults);
        let sources = one::<Sources>(files, "sources.toml", &mut faults);
        let balance = one::<Balance>(files, "balance.toml", &mut faults);
        let mut decks = Vec::new();
        for (name, deck) in folder::<Deck>(files, "decks/", &mut faults) {
            match name.parse() {
                Ok(id) => decks.push((id, deck)),
                Err(_) => faults.push(format!("decks/{name}.toml: no official list of this name")),
            }
        }
        let rulings = folder::<Rulings>(files, "rulings/", &mut faults);
        match (
            characters, districts, editions, rules, fortress, sources, balance,
        ) {
            (
                Some(characters),
                Some(districts),
                Some(editions),
                Some(rules),
                Some(fortress),
                Some(sources),
                Some(balance),
            ) if faults.is_empty() => Ok(Self {
                characters: characters.character,
                districts: districts.district,
                editions: editions.edition,
                decks,
                rulings: rulings
                    .into_iter()
                    .map(|(name, file)| (name, file.ruling))
                    .collect(),
                rules,
                fortress,
                sources: sources.book,
                widen: balance.widen,
            }),
            _ => Err(faults),
        }
    }
}

impl Data {
    /// The edition whose rules the cited book holds; none for cards.
    #[must_use]
    pub fn edition_of(&self, source: &Source) -> Option<Edition> {
        self.sources
            .iter()
            .find(|book| book.id == source.book)?
            .edition
    }
}

fn one<T: DeserializeOwned>(files: &Files, path: &str, faults: &mut Vec<String>) -> Option<T> {
    let Some(text) = files.get(path) else {
        faults.push(format!("{path}: missing"));
        return None;
    };
    toml::from_str(text)
        .map_err(|error| faults.push(format!("{path}: {}", error.to_string().trim())))
        .ok()
}

fn folder<T: DeserializeOwned>(
    files: &Files,
    prefix: &str,
    faults: &mut Vec<String>,
) -> Vec<(String, T)> {
    files
        .keys()
        .filter_map(|path| {
            let name = path.strip_prefix(prefix)?.strip_suffix(".toml")?;
            Some((name.to_owned(), one(files, path, faults)?))
        })
        .collect()
}
