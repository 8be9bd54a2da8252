//! What is learned of a question: its tokens, and which of them stand beside each other.

use super::stored::kind;
use std::collections::BTreeMap;

/// How much each kind of feature counts, before the question's are brought to the length 1.
const TOKEN: f32 = 1.0;
const SMALL: f32 = 0.5;
const RANK: f32 = 0.5;
const PAIR: f32 = 0.6;
const APART: f32 = 0.5;
const EDGE: f32 = 0.5;

/// Any card, where it does not matter which.
const SOME_CARD: &str = "@";

/// The features of a question with these tokens, sorted by word: numbers that stand for texts
/// (32 bits of a hash, so that the table is small; a few hundred thousand texts would be needed for
/// two of them to be mixed up).
pub fn features(tokens: &[(usize, String)]) -> BTreeMap<u32, f32> {
    let mut features = BTreeMap::new();
    for (_, token) in tokens {
        let weight = match token.chars().next() {
            Some(kind::SMALL) => SMALL,
            Some(kind::RANK) => RANK,
            _ => TOKEN,
        };
        features.insert(number(&[token]), weight);
    }
    let words: Vec<&str> = tokens.chunk_by(|one, other| one.0 == other.0).map(word).collect();
    let is_card = |word: &str| word.starts_with(kind::CARD);
    let some = |word| if is_card(word) { SOME_CARD } else { word };
    for pair in words.windows(2) {
        features.insert(number(pair), PAIR);
        if pair.iter().any(|word| is_card(word)) {
            features.insert(number(&[some(pair[0]), some(pair[1])]), EDGE);
        }
    }
    for three in words.windows(3) {
        features.insert(number(&[three[0], "*", three[2]]), APART);
    }
    if let [first, ..] = words[..] {
        features.insert(number(&["<", some(first)]), EDGE);
    }
    if let [first, second, ..] = words[..] {
        features.insert(number(&["<", some(first), some(second)]), EDGE);
    }
    if let [.., last] = words[..] {
        features.insert(number(&[some(last), ">"]), EDGE);
    }
    features
}

/// The token that a word is called by: the card, or the word itself rather than what it means.
fn word(tokens: &[(usize, String)]) -> &str {
    let meant = [kind::MEANING, kind::RANK, kind::NUMBER, kind::DENIED];
    let card = tokens.iter().find(|(_, token)| token.starts_with(kind::CARD));
    let own = || tokens.iter().find(|(_, token)| !token.starts_with(meant));
    &card.or_else(own).unwrap_or(&tokens[0]).1
}

/// FNV-1a.
fn number(words: &[&str]) -> u32 {
    let bytes = words.iter().flat_map(|word| word.bytes().chain([b' ']));
    bytes.fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// The known ones of them, by their places, brought to the length 1.
pub fn weighed(
    features: &BTreeMap<u32, f32>,
    place: impl Fn(u32) -> Option<usize>,
) -> Vec<(usize, f32)> {
    let known = features.iter().filter_map(|(one, weight)| Some((place(*one)?, *weight)));
    let mut known: Vec<(usize, f32)> = known.collect();
    let length = known.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
    for (_, weight) in &mut known {
        *weight /= length;
    }
    known
}
