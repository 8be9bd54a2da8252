//! How near a question is to each stored one.

use super::super::nearest_printing;
use super::super::search::{Query, rarity};
use super::super::stored::{Line, Stored, Word, kind};
use super::weights::Weights;
use crate::rules::edition::Edition;
use crate::rules::ruling::Verdict;
use std::collections::BTreeMap;

/// The stored questions, compared with one that was asked.
pub struct Alike<'a> {
    stored: Stored<'static>,
    weights: &'a Weights,
    tokens: Vec<Token>,
    pairs: Pairs,
    /// What each token of the stored questions is worth, and whether it was asked.
    worths: Vec<(Worth, bool)>,
    /// The nearest three of each text.
    texts: Vec<[f64; 3]>,
}

/// What the stored questions of a text say.
#[derive(Debug)]
pub struct Votes {
    pub word: Option<Verdict>,
    /// How much more of them, by nearness, say this word: 0 to 1.
    pub margin: f64,
    /// How near the nearest is: 0 to 1.
    pub nearest: f64,
    pub line: Option<Line>,
}

/// A token of the question that was asked.
struct Token {
    /// Its place among those of the stored ones, if one of them has it.
    place: Option<usize>,
    at: usize,
    worth: Worth,
}

/// What a token is worth, squared: for the topic, and for the word.
#[derive(Clone, Copy)]
struct Worth {
    topic: f64,
    word: f64,
}

fn worth(token: &str, spread: u16, weights: &Weights) -> Worth {
    let (topic, word) = match token.chars().next() {
        Some(kind::MEANING) => (weights.meaning_token, weights.meaning_token),
        Some(kind::CARD) => (weights.card_token, weights.word_card_token),
        Some(kind::RANK) => (weights.rank_token, weights.rank_token),
        Some(kind::NUMBER) => (weights.number_token, weights.number_token),
        Some(kind::SMALL) => (0.0, weights.small_token),
        _ => (1.0, 1.0),
    };
    let rarity = rarity(spread.into());
    let square = |one: f64| (one * rarity).powi(2);
    Worth {
        topic: square(topic),
        word: square(word),
    }
}

impl<'a> Alike<'a> {
    pub fn new(query: &Query, texts: usize, weights: &'a Weights) -> Self {
        let stored = query.stored();
        let tokens = tokens(query, stored, weights);
        let mut worths: Vec<(Worth, bool)> = (0..stored.tokens.count())
            .map(|place| {
                let spread = stored.spread[place];
                (worth(stored.tokens.piece(place), spread, weights), false)
            })
            .collect();
        for token in &tokens {
            if let Some(place) = token.place {
                worths[place].1 = true;
            }
        }
        let all: f64 = tokens.iter().map(|token| token.worth.topic).sum();
        let mut near = vec![[0.0; 3]; texts];
        for place in 0..stored.count() {
            let line = stored.line(place);
            let (shared, own) = overlap(stored, line, &worths, |worth| worth.topic);
            if shared > 0.0 {
                keep(&mut near[line.of], shared / (own * all).sqrt());
            }
        }
        let known = tokens.iter();
        let known = known.filter_map(|token| Some((token.place?, token.at)));
        Self {
            stored,
            weights,
            pairs: pairs(known, &worths),
            tokens,
            worths,
            texts: near,
        }
    }

    /// How near the nearest stored question of a text is: 0 to 1.
    pub fn nearest(&self, text: usize) -> f64 {
        self.texts[text][0]
    }

    /// The same for the next two.
    pub fn next(&self, text: usize) -> f64 {
        f64::midpoint(self.texts[text][1], self.texts[text][2])
    }

    /// The word for this question, by the stored ones of a text.
    pub fn votes(&self, text: usize) -> Votes {
        let (mut yes, mut no, mut open) = (0.0, 0.0, 0.0);
        let (mut nearest, mut best) = (0.0, None);
        for line in self.stored.lines_of(text) {
            let near = self.near(line);
            let vote = near.powf(self.weights.sharp);
            match line.word {
                Word::Yes => yes += vote,
                Word::No => no += vote,
                Word::Open => open += vote,
            }
            if near > nearest || best.is_none() {
                (nearest, best) = (near, Some(line));
            }
        }
        let all: f64 = yes + no + open * 0.5;
        let word = if yes > no { Verdict::Yes } else { Verdict::No };
        Votes {
            word: (yes + no > 0.0).then_some(word),
            margin: if all > 0.0 { (yes - no).abs() / all } else { 0.0 },
            nearest,
            line: best,
        }
    }

    /// How near a stored question is if function words and the order count too.
    fn near(&self, line: Line) -> f64 {
        let (shared, own) = overlap(self.stored, line, &self.worths, |worth| worth.word);
        let asked: f64 = self.tokens.iter().map(|token| token.worth.word).sum();
        let single = shared / (own * asked).sqrt().max(f64::MIN_POSITIVE);
        let entries = self.stored.entries(line);
        let pairs = pairs(entries.map(|(token, at)| (token, at.into())), &self.worths);
        let both = pairs.iter().filter(|(pair, _)| self.pairs.contains_key(pair));
        let both: f64 = both.map(|(_, worth)| worth).sum();
        let all = |pairs: &Pairs| pairs.values().sum::<f64>();
        let double = both / (all(&pairs) * all(&self.pairs)).sqrt().max(f64::MIN_POSITIVE);
        let part = self.weights.pair_token;
        (single + part * double) / (1.0 + part)
    }
}

/// What the tokens that a stored question shares are worth, and all of its own.
fn overlap(
    stored: Stored<'_>,
    line: Line,
    worths: &[(Worth, bool)],
    of: impl Fn(Worth) -> f64,
) -> (f64, f64) {
    let (mut shared, mut own) = (0.0, 0.0);
    for (token, _) in stored.entries(line) {
        let (worth, is_asked) = worths[token];
        own += of(worth);
        if is_asked {
            shared += of(worth);
        }
    }
    (shared, own)
}

fn keep(best: &mut [f64; 3], one: f64) {
    let mut one = one;
    for place in best {
        if one > *place {
            std::mem::swap(place, &mut one);
        }
    }
}

fn tokens(query: &Query, stored: Stored<'_>, weights: &Weights) -> Vec<Token> {
    let mut tokens = query.tokens();
    for card in &query.sentence.cards {
        let token = format!("{}{card}", kind::CARD);
        let known = tokens.iter().find(|(_, one)| *one == token);
        let at = known.map_or(tokens.len(), |(at, _)| *at);
        if let Some(rank) = nearest_printing(card, Edition::default()).rank() {
            tokens.push((at, format!("{}{}", kind::RANK, rank.number())));
        }
        tokens.push((at, token));
    }
    tokens.sort();
    tokens.dedup();
    let read = tokens.into_iter().map(|(at, token)| {
        let place = stored.token(&token);
        let spread = place.map_or(0, |place| stored.spread[place]);
        let worth = worth(&token, spread, weights);
        Token { place, at, worth }
    });
    read.collect()
}

/// Two tokens, one soon after the other, with what they are worth.
type Pairs = BTreeMap<(usize, usize), f64>;

/// How many words later still counts as soon.
const SOON: usize = 3;

fn pairs(tokens: impl Iterator<Item = (usize, usize)>, worths: &[(Worth, bool)]) -> Pairs {
    let tokens: Vec<(usize, usize)> = tokens.collect();
    let mut pairs = Pairs::new();
    for (one, at) in &tokens {
        for (other, then) in &tokens {
            if then > at && then - at <= SOON {
                let worth = worths[*one].0.word.min(worths[*other].0.word);
                pairs.insert((*one, *other), worth);
            }
        }
    }
    pairs
}
