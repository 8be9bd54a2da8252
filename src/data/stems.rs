//! The words of a text and their stems, so that «короні» finds «корона» and "crowned" finds
//! "crown".

use crate::fold::fold;
use crate::language::Language;
use snowball_stemmers_rs::{Algorithm, Stemmer};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;

/// A word as typed, folded, and its stem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub typed: String,
    pub stem: String,
}

pub struct Stems {
    lang: Language,
    /// The build script reads each word a hundred times.
    known: RefCell<HashMap<String, Word>>,
}

impl Stems {
    pub fn new(lang: Language) -> Self {
        Self {
            lang,
            known: RefCell::default(),
        }
    }

    pub fn words(&self, text: &str) -> Vec<Word> {
        let text = text.to_lowercase().replace(['’', 'ʼ', '`'], "'");
        // A stress mark belongs to its word.
        let text = text.replace('\u{301}', "");
        let words = text.split(|c: char| !(c.is_alphanumeric() || c == '\''));
        let words = words.map(|word| word.trim_matches('\''));
        let words = words.map(|word| match (self.lang, word.split_once('\'')) {
            // French elision: « d'or », « l'Évêque ».
            (Language::Fr, Some((_, rest))) if rest.chars().count() > 1 => rest,
            (Language::En, Some((owner, "s"))) => owner,
            _ => word,
        });
        let words = words.filter(|word| !word.is_empty());
        words.map(|word| self.word(word)).collect()
    }

    /// Fold after stemming, because the stemmers need the letters that folding removes.
    pub fn word(&self, word: &str) -> Word {
        if let Some(known) = self.known.borrow().get(word) {
            return known.clone();
        }
        let read = Word {
            typed: fold(word),
            stem: fold(&self.stem(word)),
        };
        let mut known = self.known.borrow_mut();
        known.insert(word.to_owned(), read.clone());
        read
    }

    fn stem<'a>(&self, word: &'a str) -> Cow<'a, str> {
        match self.lang {
            Language::En => Stemmer::create(Algorithm::English).stem(word),
            Language::Fr => Stemmer::create(Algorithm::French).stem(word),
            Language::Ru => Stemmer::create(Algorithm::Russian).stem(word),
            Language::Uk => Stemmer::create(Algorithm::Ukrainian).stem(euphonic(word)),
        }
    }
}

/// Ukrainian writes «удвох» or «вдвох», «учений» or «вчений» depending on sound: normalize to one.
fn euphonic(word: &str) -> &str {
    let rest = word.strip_prefix(['у', 'в']);
    let consonant = |c: char| "бвгґджзйклмнпрстфхцчшщ".contains(c);
    rest.filter(|rest| rest.chars().count() > 3 && rest.starts_with(consonant))
        .unwrap_or(word)
}

/// Words as one phrase.
pub fn phrase<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().collect::<Vec<_>>().join(" ")
}

/// How a word is indexed in its exact form, next to its stem.
pub fn as_typed(word: &Word) -> String {
    format!("={}", word.typed)
}
