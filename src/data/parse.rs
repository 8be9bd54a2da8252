//! Everything in `data/`, read file by file.

use crate::Game;
pub use crate::card::Entry;
use crate::card::{Cards, Printing};
use crate::deck::{Balance, Deck, OfficialDeck, Widen};
use crate::rules::rulebook::{Rulebook, Rulebooks};
use crate::rules::ruling::Standing;
use crate::ruling::{Book, Ruling, Rulings, Source, Sources};
pub use crate::topic::Rules;
use crate::topic::{Kind, Topic};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// Everything in `data/`.
#[derive(Debug)]
pub struct Data {
    /// `characters.toml`.
    pub characters: Vec<Entry>,
    /// `districts.toml`.
    pub districts: Vec<Entry>,
    /// `editions.toml` of the game.
    pub editions: Vec<Rulebook>,
    /// `decks/`, by id.
    pub decks: Vec<Deck>,
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
        let decks = folder::<Deck>(files, "decks/", &mut faults).into_iter();
        let mut data = Self {
            characters: one::<Cards>(files, "characters.toml", &mut faults).card,
            districts: one::<Cards>(files, "districts.toml", &mut faults).card,
            editions: one::<Rulebooks>(files, "editions.toml", &mut faults).edition,
            decks: decks
                .map(|(name, deck)| Deck {
                    id: OfficialDeck(name.into()),
                    ..deck
                })
                .collect(),
            rulings: rulings.map(|(name, file)| (name, file.ruling)).collect(),
            rules: one(files, "rules.toml", &mut faults),
            fortress: one(files, "fortress/rules.toml", &mut faults),
            sources: one::<Sources>(files, "sources.toml", &mut faults).book,
            widen: one::<Balance>(files, "balance.toml", &mut faults).widen,
        };
        data.complete();
        if faults.is_empty() {
            Ok(data)
        } else {
            Err(faults)
        }
    }

    /// Adds what a part of a file does not say because another part does.
    fn complete(&mut self) {
        for card in self.characters.iter_mut().chain(&mut self.districts) {
            for printing in &mut card.printings {
                printing.card = card.id;
            }
        }
        for term in &mut self.rules.term {
            term.kind = Kind::Term;
        }
        for topic in &mut self.fortress.topic {
            topic.game = Game::Fortress;
        }
        for ruling in &mut self.fortress.ruling {
            ruling.game = Game::Fortress;
        }
        let books = &self.sources;
        let book = |source: &Source| books.iter().find(|book| book.id == source.book);
        let complete =
            |source: &mut Source| source.edition = book(source).and_then(|of| of.edition);
        let rulings = self.rulings.iter_mut().flat_map(|(_, rulings)| rulings);
        for ruling in rulings.chain(&mut self.fortress.ruling) {
            complete(&mut ruling.source);
            ruling.also.iter_mut().for_each(complete);
            // What a variant's rules say is not official.
            if ruling.standing == Standing::Official
                && book(&ruling.source).is_some_and(|book| book.variant)
            {
                ruling.standing = Standing::Variant;
            }
        }
        let Rules { topic, term, .. } = &mut self.rules;
        for topic in topic.iter_mut().chain(term).chain(&mut self.fortress.topic) {
            topic.sources.iter_mut().for_each(complete);
        }
    }

    /// Every card, characters first.
    pub fn cards(&self) -> impl Iterator<Item = &Entry> {
        self.characters.iter().chain(&self.districts)
    }

    /// Every rule page and term: those of the card game, then those of the tile game.
    pub fn topics(&self) -> impl Iterator<Item = &Topic> {
        let Rules { topic, term, .. } = &self.rules;
        topic.iter().chain(term).chain(&self.fortress.topic)
    }

    /// Every ruling: those of the card game, then those of the tile game.
    pub fn all_rulings(&self) -> impl Iterator<Item = &Ruling> {
        let citadels = self.rulings.iter().flat_map(|(_, rulings)| rulings);
        citadels.chain(&self.fortress.ruling)
    }

    /// The messages that the locales must have for all of this.
    pub fn messages(&self) -> Vec<String> {
        let cards = self.cards().flat_map(|card| &card.printings);
        let mut messages: Vec<String> = cards.map(Printing::message).collect();
        messages.extend(self.decks.iter().map(Deck::message));
        messages.extend(self.topics().map(Topic::message));
        messages.extend(self.all_rulings().map(Ruling::message));
        messages.extend(self.places().filter_map(Source::book_message));
        messages
    }

    /// The places that rulings and pages cite.
    pub fn places(&self) -> impl Iterator<Item = &Source> {
        let of_rulings = self.all_rulings().flat_map(Ruling::sources);
        of_rulings.chain(self.topics().flat_map(|topic| &topic.sources))
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
