//! The stored questions of one language: which text answers each, with which word, and the words
//! it is compared by, read when the program is built (`src/build/stored.rs`).

use crate::index::Sorted;
use crate::pieces::Pieces;
use crate::rules::ruling::Verdict;
use serde::{Deserialize, Serialize};
use std::str;

/// The short answers to a stored question, and none if it is answered with a sentence: who, how
/// many, what. Each with the attribute of a message that has its questions.
pub const WORDS: [(Option<Verdict>, &str); 3] = [
    (Some(Verdict::Yes), "yes"),
    (Some(Verdict::No), "no"),
    (None, OPEN),
];

pub const OPEN: &str = "asked";

/// The stored questions of one language.
#[derive(Debug, Serialize, Deserialize)]
pub struct Stored<'a> {
    /// Every token of them, sorted (see [`kind`]), and in how many texts each of them occurs.
    #[serde(borrow)]
    pub tokens: Sorted<'a, u16>,
    /// The place of the first question of each text: those of a text stand one after the other, its
    /// heading first.
    pub firsts: Vec<u32>,
    /// The word for each question, as a place in [`WORDS`].
    pub words: &'a [u8],
    /// The questions as written.
    #[serde(borrow)]
    pub questions: Pieces<'a>,
    /// The places of the tokens of each among all, each in two bytes.
    #[serde(borrow)]
    pub entries: Pieces<'a>,
}

/// What a token is, by its first letter; any other is a word's stem.
pub mod kind {
    /// A meaning of `words.toml`.
    pub const MEANING: char = '~';
    /// A hint of `words.toml` at how a question asks.
    pub const HINT: char = '%';
    /// A card.
    pub const CARD: char = '@';
    /// The rank of a character: others of the rank are often meant by the same ruling.
    pub const RANK: char = '^';
    /// A number.
    pub const NUMBER: char = '#';
    /// Before another token: a word that is denied.
    pub const DENIED: char = '!';
    /// A function word: says nothing of the topic, but may turn a question around.
    pub const SMALL: char = '\'';

    /// Does a token say what a question is about? The others say how it asks.
    pub fn is_about(token: &str) -> bool {
        !token.starts_with([SMALL, DENIED, HINT])
    }
}

/// One of the stored questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its place among all of its language.
    pub place: usize,
    /// The number of the text that answers it.
    pub of: usize,
    pub word: Option<Verdict>,
}

impl<'a> Stored<'a> {
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = Line> {
        (0..self.firsts.len()).flat_map(|text| self.lines_of(text))
    }

    /// Is it this question, letter for letter?
    pub fn is(&self, line: Line, text: &str) -> bool {
        self.questions.piece(line.place) == text.as_bytes()
    }

    /// The questions of a text, its heading first.
    pub fn lines_of(&self, text: usize) -> impl DoubleEndedIterator<Item = Line> {
        let first = |text: usize| self.firsts.get(text).map(|first| *first as usize);
        let end = first(text + 1).unwrap_or(self.words.len());
        let places = first(text).unwrap_or(end)..end;
        places.map(move |place| Line {
            place,
            of: text,
            word: WORDS[usize::from(self.words[place])].0,
        })
    }

    /// The first question of a text with this word; or the first of all.
    pub fn heading(&self, text: usize, word: Option<Verdict>) -> Option<&'a str> {
        let own = self.lines_of(text).find(|line| line.word == word);
        let line = own.or_else(|| self.lines_of(text).next())?;
        Some(self.question(line))
    }

    pub fn question(&self, line: Line) -> &'a str {
        str::from_utf8(self.questions.piece(line.place)).expect("it was stored from a text")
    }

    /// Its tokens that say what it is about: their places among all.
    pub fn entries(&self, line: Line) -> impl Iterator<Item = usize> + use<'a> {
        let (entries, _) = self.entries.piece(line.place).as_chunks();
        entries
            .iter()
            .map(|entry| usize::from(u16::from_le_bytes(*entry)))
    }

    /// The ids of the cards in a question.
    pub fn cards(&self, line: Line) -> Vec<&'a str> {
        let tokens = self.entries(line).map(|token| self.tokens[token].0);
        tokens
            .filter_map(|token| token.strip_prefix(kind::CARD))
            .collect()
    }

    /// Does a question of this text have a token?
    pub fn has(&self, text: usize, token: usize) -> bool {
        let mut lines = self.lines_of(text);
        lines.any(|line| self.entries(line).any(|one| one == token))
    }

    /// The place of a token.
    pub fn token(&self, token: &str) -> Option<usize> {
        let found = self.tokens.binary_search_by_key(&token, |(one, _)| one);
        found.ok()
    }
}
