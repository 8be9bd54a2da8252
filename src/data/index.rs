//! Which words occur in which texts, and what they mean: stored by the build script
//! (`src/build/index.rs`), read by questions and searches.

use crate::open::Open;
use crate::rules::card::Card;
use crate::stems::{Word, phrase};
use crate::stored::kind;
use serde::{Deserialize, Serialize};

/// What a word or a phrase can mean besides itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Meaning {
    /// Nothing: a function word.
    Small,
    /// Denies the word after it.
    Not,
    /// A meaning shared with other words: its index among all such ids.
    Same(u8),
    Number(u8),
    /// A number next to it is a number of players.
    Players,
    /// A number next to it is a number of something else.
    Apart,
    Card(Card),
}

/// A word's weight in a text: the text's number, and 0 to 255.
pub type Posting = [u8; 3];

pub const fn text_number([low, high, _]: Posting) -> u16 {
    u16::from_le_bytes([low, high])
}

pub const fn text_weight([.., weight]: Posting) -> u8 {
    weight
}

/// Postings one after the other, sorted by text.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Postings<'a>(pub &'a [u8]);

impl<'a> Postings<'a> {
    pub const fn all(self) -> &'a [Posting] {
        self.0.as_chunks().0
    }
}

/// Words or phrases with something each, sorted.
pub type Sorted<'a, T> = Vec<(&'a str, T)>;

/// The index of one language.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Index<'a> {
    /// What words and phrases mean as typed.
    #[serde(borrow)]
    pub typed: Sorted<'a, Meaning>,
    /// The same by their stems.
    #[serde(borrow)]
    pub stemmed: Sorted<'a, Meaning>,
    /// How words and phrases, as typed and by their stems, hint at how a question asks.
    #[serde(borrow)]
    pub hinted: Sorted<'a, u8>,
    /// The texts with each stem.
    #[serde(borrow)]
    pub stems: Sorted<'a, Postings<'a>>,
    /// What tells an open question.
    pub open: Open,
}

/// What all languages share.
#[derive(Debug, Serialize, Deserialize)]
pub struct Shared<'a> {
    /// The ids of all meanings, and which texts contain each, in any language.
    #[serde(borrow)]
    pub meanings: Sorted<'a, Postings<'a>>,
    /// The first so many meanings are states.
    pub states: usize,
    /// How many texts there are.
    pub texts: usize,
    /// The weight of a word that occurs in this many of them.
    pub rarity: Vec<f64>,
}

/// Those that are this text, of a sorted list.
pub fn equal<'l, 'a, T>(list: &'l [(&'a str, T)], key: &str) -> &'l [(&'a str, T)] {
    let first = list.partition_point(|(one, _)| *one < key);
    let rest = &list[first..];
    &rest[..rest.partition_point(|(one, _)| *one == key)]
}

/// Those that are this word or begin with it, of a sorted list: a space comes before every letter.
fn beginning<'l, 'a, T>(list: &'l [(&'a str, T)], word: &str) -> &'l [(&'a str, T)] {
    let first = list.partition_point(|(one, _)| *one < word);
    let rest = &list[first..];
    let begins = |(one, _): &&(&str, T)| {
        let end = one.strip_prefix(word);
        end.is_some_and(|end| end.is_empty() || end.starts_with(' '))
    };
    &rest[..rest.iter().take_while(begins).count()]
}

/// The length of the longest of them, in words.
fn longest<T>(phrases: &[(&str, T)]) -> usize {
    let lengths = phrases.iter().map(|(one, _)| one.split(' ').count());
    lengths.max().unwrap_or(0).min(LONGEST)
}

/// What words as typed mean among these, and what their stems do.
type Among<'l, 'a> = [&'l [(&'a str, Meaning)]; 2];

/// A parsed sentence.
#[derive(Clone, Debug, Default)]
pub struct Sentence {
    /// The stems of the meaningful words, without duplicates.
    pub stems: Vec<String>,
    /// Their meanings.
    pub same: Vec<u8>,
    pub cards: Vec<Card>,
    pub players: Option<u8>,
    pub numbers: Vec<u8>,
    /// How many of its words are known in the language.
    pub known: usize,
}

/// How many words after a "not" it denies.
const DENIED: usize = 3;

/// The length of the longest phrase, in words.
const LONGEST: usize = 5;

impl<'a> Index<'a> {
    /// The texts with a stem.
    pub fn postings(&self, stem: &str) -> &'a [Posting] {
        let found = equal(&self.stems, stem).first();
        found.map_or(&[], |(_, postings)| postings.all())
    }

    /// Other stems that start like this one, except for its last letter, and are not much longer:
    /// words are typed partially, and stemmers leave some forms longer than others.
    pub fn similar(&self, stem: &str) -> impl Iterator<Item = &'a str> {
        let letters = stem.chars().count();
        let beginning: String = stem.chars().take((letters - 1).max(4)).collect();
        let first = self.stems.partition_point(|(one, _)| **one < *beginning);
        let similar = self.stems[first..].iter().map(|(one, _)| *one);
        let similar = similar.take_while(move |one| one.starts_with(&beginning));
        similar.filter(move |one| *one != stem && one.chars().count() <= letters + 3)
    }

    /// Is it a function word?
    pub fn is_small(&self, word: &Word) -> bool {
        let mut meanings = equal(&self.typed, &word.typed).iter();
        meanings.any(|(_, meaning)| *meaning == Meaning::Small)
    }

    /// Is the word known in the language?
    pub fn knows(&self, word: &Word) -> bool {
        !equal(&self.typed, &word.typed).is_empty()
            || !equal(&self.stemmed, &word.stem).is_empty()
            || !equal(&self.stems, &word.stem).is_empty()
    }

    /// Is it part of a phrase with a meaning?
    pub fn is_in_phrase(&self, word: &Word) -> bool {
        let mut phrases = self.vocabulary().filter(|phrase| phrase.contains(' '));
        phrases.any(|phrase| phrase.split(' ').any(|one| one == word.typed))
    }

    /// Every word and phrase with a meaning, as typed.
    pub fn vocabulary(&self) -> impl Iterator<Item = &'a str> {
        let typed = self.typed.iter();
        typed.filter_map(|(word, meaning)| (*meaning != Meaning::Small).then_some(*word))
    }

    /// What these words mean together. An exact match takes priority over one with the same stem:
    /// "assassinated" is not the Assassin, and «мага» is not magic.
    fn meanings([typed, stemmed]: Among<'_, '_>, words: &[Word]) -> Vec<Meaning> {
        let of = |found: &[(&str, Meaning)]| -> Vec<Meaning> {
            found.iter().map(|(_, meaning)| *meaning).collect()
        };
        let mut meanings = of(equal(typed, &as_typed(words)));
        let is_clear = |meaning: &Meaning| {
            matches!(
                meaning,
                Meaning::Small | Meaning::Same(_) | Meaning::Card(_)
            )
        };
        if !meanings.iter().any(is_clear) {
            meanings.extend(of(equal(stemmed, &by_stems(words))));
        }
        let is_card = |meaning: &Meaning| matches!(meaning, Meaning::Card(_));
        if meanings.iter().any(is_card) {
            meanings.retain(is_card);
        }
        meanings
    }

    /// The meanings of words and phrases: where each starts and how many words it has. The words
    /// of a card's name mean nothing else.
    fn read(&self, words: &[Word]) -> Vec<(usize, usize, Meaning)> {
        let mut found = Vec::new();
        // The words before this index belong to a card's name.
        let mut named = 0;
        for at in 0..words.len() {
            let typed = beginning(&self.typed, &words[at].typed);
            let stemmed = beginning(&self.stemmed, &words[at].stem);
            let longest = longest(typed).max(longest(stemmed));
            for length in (1..=longest.min(words.len() - at)).rev() {
                for meaning in Self::meanings([typed, stemmed], &words[at..at + length]) {
                    let is_new = match meaning {
                        Meaning::Same(_) => at >= named,
                        // Cards with the same name share their position.
                        Meaning::Card(_) => at >= named || named == at + length,
                        _ => true,
                    };
                    if !is_new {
                        continue;
                    }
                    if matches!(meaning, Meaning::Card(_)) {
                        named = at + length;
                    }
                    found.push((at, length, meaning));
                }
            }
        }
        found
    }

    /// The meanings they share with other words, without duplicates.
    pub fn same(&self, words: &[Word]) -> Vec<u8> {
        let mut found = Vec::new();
        for (_, _, meaning) in self.read(words) {
            if let Meaning::Same(same) = meaning {
                add_new(&mut found, same);
            }
        }
        found
    }

    pub fn sentence(&self, words: &[Word]) -> Sentence {
        let mut found = Sentence::default();
        let mut numbers: Vec<(usize, u8)> = Vec::new();
        let (mut beside, mut apart): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for (at, _, meaning) in self.read(words) {
            match meaning {
                Meaning::Same(same) => add_new(&mut found.same, same),
                Meaning::Card(card) => add_new(&mut found.cards, card),
                Meaning::Number(number) => add_new(&mut numbers, (at, number)),
                Meaning::Players => beside.push(at),
                Meaning::Apart => apart.push(at),
                Meaning::Small | Meaning::Not => {}
            }
        }
        for word in words {
            found.known += usize::from(self.knows(word));
            if !self.is_small(word) {
                add_new(&mut found.stems, word.stem.clone());
            }
        }
        let is_near = |at: usize| beside.iter().any(|other| at.abs_diff(*other) <= 2);
        let is_apart = |at: usize| apart.iter().any(|other| at.abs_diff(*other) == 1);
        let mut near = numbers.iter();
        let players = near.find(|(at, _)| is_near(*at) && !is_apart(*at));
        found.players = players.map(|(_, number)| *number);
        found.numbers = numbers.into_iter().map(|(_, number)| number).collect();
        found
    }

    /// The hints of words and phrases, by the form that was typed or else by their stems: where
    /// each starts.
    fn hints(&self, words: &[Word]) -> Vec<(usize, u8)> {
        let mut found = Vec::new();
        for at in 0..words.len() {
            let typed = beginning(&self.hinted, &words[at].typed);
            let stemmed = beginning(&self.hinted, &words[at].stem);
            let longest = longest(typed).max(longest(stemmed));
            for length in 1..=longest.min(words.len() - at) {
                let words = &words[at..at + length];
                let mut hints = equal(typed, &as_typed(words));
                if hints.is_empty() {
                    hints = equal(stemmed, &by_stems(words));
                }
                found.extend(hints.iter().map(|(_, hint)| (at, *hint)));
            }
        }
        found
    }

    /// What a question is compared by, in order: the tokens of [`mod@crate::stored`], each with the
    /// word it belongs to.
    pub fn tokens(&self, words: &[Word]) -> Vec<(usize, String)> {
        let mut tokens = Vec::new();
        let mut is_name = vec![false; words.len()];
        let mut denials = Vec::new();
        for (at, length, meaning) in self.read(words) {
            match meaning {
                Meaning::Card(card) => {
                    is_name[at..at + length].fill(true);
                    tokens.push((at, format!("{}{card}", kind::CARD)));
                }
                Meaning::Same(same) => tokens.push((at, format!("{}{same}", kind::MEANING))),
                Meaning::Number(number) => tokens.push((at, format!("{}{number}", kind::NUMBER))),
                Meaning::Not => denials.push(at),
                Meaning::Small | Meaning::Players | Meaning::Apart => {}
            }
        }
        for (at, hint) in self.hints(words) {
            if !is_name[at] {
                tokens.push((at, format!("{}{hint}", kind::HINT)));
            }
        }
        for (at, word) in words.iter().enumerate() {
            if self.is_small(word) {
                tokens.push((at, format!("{}{}", kind::SMALL, word.typed)));
            } else if !is_name[at] {
                tokens.push((at, word.stem.clone()));
            }
        }
        tokens.sort();
        tokens.dedup();
        // "Without protection" is another thing than protection.
        let is_plain =
            |token: &&(usize, String)| !token.1.starts_with([kind::SMALL, kind::CARD, kind::HINT]);
        for denial in denials {
            let next = tokens.iter().filter(is_plain).find(|(at, _)| *at > denial);
            let Some(&(next, _)) = next.filter(|(at, _)| at - denial <= DENIED) else {
                continue;
            };
            let denied = tokens.iter().filter(is_plain).filter(|(at, _)| *at == next);
            let denied = denied.map(|(at, token)| (*at, format!("{}{token}", kind::DENIED)));
            let denied: Vec<_> = denied.collect();
            tokens.extend(denied);
        }
        tokens.sort();
        tokens.dedup();
        tokens
    }
}

fn as_typed(words: &[Word]) -> String {
    phrase(words.iter().map(|word| &*word.typed))
}

fn by_stems(words: &[Word]) -> String {
    phrase(words.iter().map(|word| &*word.stem))
}

pub fn add_new<T: PartialEq>(list: &mut Vec<T>, one: T) {
    if !list.contains(&one) {
        list.push(one);
    }
}
