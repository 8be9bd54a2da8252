//! How near a question is to each stored one.

use super::super::nearest_printing;
use super::super::search::{Query, float, rarity};
use super::super::stored::{Line, Stored, Word, kind};
use super::weights::Weights;
use crate::rules::edition::Edition;
use std::collections::BTreeMap;

/// The stored questions, compared with one that was asked.
pub struct Alike<'a> {
    stored: Stored<'static>,
    pub weights: &'a Weights,
    tokens: Vec<Token>,
    /// What each token of the stored questions is worth, and whether it was asked.
    worths: Vec<(Worth, bool)>,
    /// The nearest three of each text.
    texts: Vec<[f64; 3]>,
}

/// What the stored questions of a text say.
#[derive(Debug)]
pub struct Votes {
    /// How clearly they say yes (up to 1) or no (down to -1).
    pub yes: f64,
    /// The nearest of them, by their words.
    nearest: [Option<(f64, Line)>; 3],
}

impl Votes {
    /// The nearest question; with this word, if there is one with it.
    pub fn line(&self, word: Option<Word>) -> Option<Line> {
        let own = word.and_then(|word| self.nearest[word as usize]);
        let all = self.nearest.iter().flatten().copied();
        let nearest = own.or_else(|| all.max_by(|one, other| one.0.total_cmp(&other.0)));
        nearest.map(|(_, line)| line)
    }
}

/// A token of the question that was asked.
struct Token {
    /// Its place among those of the stored ones, if one of them has it.
    place: Option<usize>,
    worth: Worth,
}

/// What a token is worth, squared: for the topic, and for the word.
#[derive(Clone, Copy)]
struct Worth {
    topic: f64,
    word: f64,
}

/// What good spelling is worth when a question is shown.
const NEAT: f64 = 0.2;

fn worth(token: &str, spread: u16, weights: &Weights) -> Worth {
    let (topic, word) = match token.chars().next() {
        Some(kind::MEANING) => (weights.meaning_token, weights.meaning_token),
        Some(kind::CARD) => (weights.card_token, weights.word_card_token),
        Some(kind::RANK) => (weights.rank_token, weights.rank_token),
        Some(kind::NUMBER) => (weights.number_token, weights.number_token),
        Some(kind::SMALL | kind::DENIED) => (0.0, weights.small_token),
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
        Self {
            stored,
            weights,
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

    /// The word for this question, by the stored ones of a text: that of the nearest, and that of
    /// all if they ask the same way, the other one if not.
    pub fn votes(&self, text: usize) -> Votes {
        let lines: Vec<Line> = self.stored.lines_of(text).collect();
        let mut spread: BTreeMap<usize, usize> = BTreeMap::new();
        for line in &lines {
            for (token, _) in self.stored.entries(*line) {
                *spread.entry(token).or_default() += 1;
            }
        }
        let local = |token: usize| {
            let with = spread.get(&token).copied().unwrap_or(0);
            let rare = (float(lines.len()) + 1.0) / (float(with) + 0.5);
            rare.ln().max(0.0).powf(2.0 * self.weights.local)
        };
        let asked: f64 = self
            .tokens
            .iter()
            .map(|token| token.worth.word * token.place.map_or_else(|| local(usize::MAX), local))
            .sum();
        let known = self.tokens.iter().filter_map(|token| token.place);
        let way = self.stored.way(known);
        let (mut yes, mut no, mut open) = (0.0, 0.0, 0.0);
        let (mut ways, mut count) = (0.0, 0.0);
        let mut nearest: [Option<(f64, Line)>; 3] = [None; 3];
        for line in lines.iter().copied() {
            let (mut shared, mut own) = (0.0, 0.0);
            for (token, _) in self.stored.entries(line) {
                let (worth, is_asked) = self.worths[token];
                let worth = worth.word * local(token);
                own += worth;
                if is_asked {
                    shared += worth;
                }
            }
            let near = shared / (own * asked).sqrt().max(f64::MIN_POSITIVE);
            let vote = near.powf(self.weights.sharp);
            let other = self
                .stored
                .way(self.stored.entries(line).map(|(token, _)| token));
            match line.word {
                Word::Yes => {
                    yes += vote;
                    ways += other;
                    count += 1.0;
                }
                Word::No => {
                    no += vote;
                    ways -= other;
                    count += 1.0;
                }
                Word::Open => open += vote,
            }
            // A question that is well spelled is nicer to read.
            let is_neat = self.stored.question(line).starts_with(char::is_uppercase);
            let near = near + if is_neat { NEAT } else { 0.0 };
            let best = &mut nearest[line.word as usize];
            if best.is_none_or(|(other, _)| near > other) {
                *best = Some((near, line));
            }
        }
        let all: f64 = yes + no + open;
        let by_nearest = if all > 0.0 { (yes - no) / all } else { 0.0 };
        let by_way = if count > 0.0 { way * ways / count } else { 0.0 };
        Votes {
            yes: (by_nearest + self.weights.way * by_way).tanh(),
            nearest,
        }
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

/// What a question is compared by: its tokens, each with the word it belongs to.
fn read(query: &Query) -> Vec<(usize, String)> {
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
    tokens
}

fn tokens(query: &Query, stored: Stored<'_>, weights: &Weights) -> Vec<Token> {
    let read = read(query).into_iter().map(|(_, token)| {
        let place = stored.token(&token);
        let spread = place.map_or(0, |place| stored.spread[place]);
        let worth = worth(&token, spread, weights);
        Token { place, worth }
    });
    read.collect()
}
