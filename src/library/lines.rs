//! The lines of every text that is searched, taken apart into words when the program is built
//! (`src/build/lines.rs`), so that the best line of a text is found without stemming it.

use crate::texts::pieces::{Pieces, span};
use std::ops::Range;

/// The lines of all texts of one language.
#[derive(Clone, Copy, Debug)]
pub struct Lines<'a> {
    /// Every word of them, sorted: see [`entry`].
    pub words: Pieces<'a>,
    /// Where the lines of each message end among all; a message that is not searched has none.
    pub ends: &'a [u32],
    /// Each line as [`bytes`].
    pub all: &'a [u8],
}

/// A line that was read when the program was built.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// The places of its words in [`Lines::words`].
    words: &'a [[u8; 2]],
    /// What its words mean.
    pub same: &'a [u8],
}

/// A word in [`Lines::words`]: those with the same stem are next to each other.
pub fn entry(stem: &str, typed: &str) -> String {
    format!("{stem} {typed}")
}

/// A line as [`Lines::of`] reads it: how many words and meanings it has, then the places of the
/// words, then the meanings. None if there are too many.
pub fn bytes(words: &[u16], same: &[u8]) -> Option<Vec<u8>> {
    let counts = [words.len().try_into().ok()?, same.len().try_into().ok()?];
    let words = words.iter().flat_map(|word| word.to_le_bytes());
    Some(
        counts
            .into_iter()
            .chain(words)
            .chain(same.iter().copied())
            .collect(),
    )
}

impl<'a> Lines<'a> {
    /// The lines of the message at this place among all.
    pub fn of(self, message: usize) -> impl Iterator<Item = Line<'a>> {
        let (start, end) = span(self.ends, message);
        let mut rest = &self.all[start..end];
        std::iter::from_fn(move || {
            let [words, same, after @ ..] = rest else {
                return None;
            };
            let (words, after) = after.split_at(2 * usize::from(*words));
            let (same, after) = after.split_at(usize::from(*same));
            rest = after;
            let words = words.as_chunks().0;
            Some(Line { words, same })
        })
    }

    /// The places of the words with this stem.
    pub fn with_stem(self, stem: &str) -> Range<usize> {
        let start = entry(stem, "");
        let first = self.words.first(|word| word < start.as_str());
        let after = self
            .words
            .first(|word| word < start.as_str() || word.starts_with(&start));
        first..after
    }

    /// The place of a word.
    pub fn place(self, stem: &str, typed: &str) -> Option<usize> {
        self.words.equal(&entry(stem, typed)).next()
    }
}

impl Line<'_> {
    /// The places of its words.
    pub fn words(&self) -> impl Iterator<Item = usize> {
        let words = self.words.iter();
        words.map(|word| u16::from_le_bytes(*word).into())
    }
}

/// The sentences of a text: a period before a space ends one, and so does a line break.
pub fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .flat_map(|line| line.split_inclusive(". "))
        .map(str::trim)
        .filter(|line| !line.is_empty())
}
