//! What is learned of a question: its tokens, and which meanings, cards and numbers follow each
//! other. Words are a language's own; all else means the same in every language, so that each
//! language learns from the questions of all.

use crate::language::Language;
use crate::stored::kind;
use std::collections::BTreeMap;

/// How much each kind of feature counts, before the question's are brought to the length 1.
const TOKEN: f32 = 1.0;
const HINT: f32 = 0.8;
const SMALL: f32 = 0.5;
const RANK: f32 = 0.5;
const PAIR: f32 = 0.8;

/// The features of a question with these tokens, sorted by word. A feature is a number that stands
/// for a text (32 bits of a hash, so that the table is small).
pub fn features(lang: Language, tokens: &[(usize, String)]) -> BTreeMap<u32, f32> {
    let mut features = BTreeMap::new();
    for (_, token) in tokens {
        let weight = match token.chars().next() {
            Some(kind::SMALL) => SMALL,
            Some(kind::HINT) => HINT,
            Some(kind::RANK) => RANK,
            _ => TOKEN,
        };
        let of = if is_shared(token) { "" } else { lang.code() };
        features.insert(number(&[of, token]), weight);
    }
    let words = tokens.chunk_by(|one, other| one.0 == other.0);
    let words = words.map(|tokens| -> Vec<&str> {
        let tokens = tokens.iter().map(|(_, token)| token.as_str());
        let is_meant =
            |token: &&str| is_shared(token) && !token.starts_with([kind::HINT, kind::RANK]);
        tokens.filter(is_meant).collect()
    });
    let words: Vec<Vec<&str>> = words.filter(|tokens| !tokens.is_empty()).collect();
    for pair in words.windows(2) {
        for one in &pair[0] {
            for other in &pair[1] {
                features.insert(number(&[one, other]), PAIR);
            }
        }
    }
    features
}

/// Does a token mean the same in every language?
fn is_shared(token: &str) -> bool {
    let token = token.strip_prefix(kind::DENIED).unwrap_or(token);
    token.starts_with([
        kind::MEANING,
        kind::HINT,
        kind::CARD,
        kind::RANK,
        kind::NUMBER,
    ])
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
    let features = features.iter();
    let known = features.filter_map(|(one, weight)| Some((place(*one)?, *weight)));
    let mut known: Vec<(usize, f32)> = known.collect();
    let length = known.iter().map(|(_, weight)| weight * weight).sum::<f32>();
    for (_, weight) in &mut known {
        *weight /= length.sqrt();
    }
    known
}
