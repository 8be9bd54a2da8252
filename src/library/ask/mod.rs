//! Which ruling, rule, term or card answers a question, how sure that is, and with which word.
//!
//! Two things say which text it is: the question's words in the whole text (as in a search, plus
//! the cards in both and the player count), and what was learned from the stored questions. What
//! was learned also says the word.

mod near;
pub mod plain;
pub mod played;
pub mod weights;

use super::learned::Read;
use super::search::{Query, float, rarity, texts_meaning};
use super::stored::{Line, kind};
use super::thing::{Thing, things};
use super::{Game, LEARNED, Ruling, SHARED, TopicId, index, nearest_printing, rulings};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::Verdict;
use crate::rules::table::Players;
use near::Near;
use std::sync::LazyLock;
use weights::Weights;

/// The numbers of `data/ask.toml`.
pub static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    let text = include_str!("../../../data/ask.toml");
    toml::from_str(text).expect("a test reads the file")
});

/// A card's own text, if only the card is asked about.
const BARE: f64 = 20.0;
/// Being one of several alternatives counts less: the tenth root of their number.
const OF_SEVERAL: [f64; 8] = [1.0, 1.072, 1.116, 1.149, 1.175, 1.196, 1.215, 1.231];

/// More than this score says nothing more about the fit.
const MUCH: f64 = 40.0;

/// As many as anybody looks at.
const OFFERED: usize = 5;

/// What answers a question.
#[derive(Debug)]
pub struct Found {
    /// Best first.
    pub hits: Vec<Candidate>,
    /// Does the first one answer it?
    pub is_sure: bool,
    /// It is not about the game at all.
    pub is_off: bool,
    /// The short answer to the question as it was asked, if that is certain too.
    pub word: Option<Verdict>,
    /// The measures behind both, for those who look for the numbers.
    pub fit: f64,
    pub clear: f64,
}

/// A text that may answer the question.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// Its number among all texts.
    pub number: usize,
    pub thing: Thing,
    pub score: f64,
    /// Its stored question that is nearest.
    pub line: Option<Line>,
}

impl Query {
    /// Every answer in this edition, best first; and whether the first one matches at all.
    pub fn ask(&self, edition: Edition) -> Found {
        self.ask_with(edition, &WEIGHTS)
    }

    /// The same with other numbers.
    pub fn ask_with(&self, edition: Edition, weights: &Weights) -> Found {
        let tokens = self.learned_tokens();
        let read = LEARNED.read(self.lang(), &tokens);
        let near = Near::new(self, &tokens);
        let topics = read.topics(SHARED.texts + 1);
        let mut hits = self.candidates(edition, weights, &topics);
        let exact = self.exact(edition, &mut hits);
        let played = match exact {
            Some(_) => None,
            None => self.played(edition, &mut hits),
        };
        let Some(first) = hits.first().copied() else {
            return Found {
                hits: Vec::new(),
                is_sure: false,
                is_off: true,
                word: None,
                fit: 0.0,
                clear: 0.0,
            };
        };
        let number = first.number;
        let (explained, unknown) = self.explained(first.thing, number);
        let nearest = near.line(number, None).map_or(0.0, |(near, _)| near);
        let advice = f64::from(u8::from(self.wants_advice()));
        let fit = weights.fit_score * first.score.min(MUCH)
            + weights.fit_explained * explained
            + weights.fit_nearest * nearest
            - weights.fit_unknown * unknown
            - weights.fit_advice * advice
            - weights.fit_off * topics[SHARED.texts];
        let is_certain = exact.is_some() || played.is_some();
        let is_sure = is_certain || fit >= weights.sure;
        let yes = yes(&read, &hits, weights);
        let clear = yes.abs();
        let word = if yes > 0.0 { Verdict::Yes } else { Verdict::No };
        let is_clear = is_sure && !self.is_open() && clear >= weights.word;
        let word = match (exact, played) {
            (Some(line), _) => line.word,
            (None, Some(word)) => Some(word),
            (None, None) => is_clear.then_some(word),
        };
        hits.truncate(OFFERED);
        for (place, hit) in hits.iter_mut().enumerate() {
            hit.line = match exact {
                Some(line) if line.of == hit.number => Some(line),
                // With the word that is said of it.
                _ => {
                    let line = near.line(hit.number, word.filter(|_| place == 0));
                    line.map(|(_, line)| line)
                }
            };
        }
        Found {
            hits,
            is_sure,
            is_off: !is_sure && fit < weights.off,
            word,
            fit,
            clear,
        }
    }

    /// What it is learned by: its tokens, and cards named in another language.
    fn learned_tokens(&self) -> Vec<(usize, String)> {
        let mut tokens = self.tokens();
        for card in &self.sentence.cards {
            let token = format!("{}{card}", kind::CARD);
            let known = tokens.iter().find(|(_, one)| *one == token);
            let at = known.map_or(tokens.len(), |(at, _)| *at);
            if let Some(rank) = nearest_printing(card, Edition::default()).rank {
                tokens.push((at, format!("{}{}", kind::RANK, rank.number())));
            }
            tokens.push((at, token));
        }
        tokens.sort();
        tokens.dedup();
        tokens
    }

    /// The stored question that it is, word for word; its text comes first. A card and a ruling may
    /// have the same one: then it is the ruling's.
    fn exact(&self, edition: Edition, hits: &mut Vec<Candidate>) -> Option<Line> {
        let stored = self.stored();
        let asked = self.text().trim();
        let mut lines = stored.lines().rev().filter(|line| stored.is(*line, asked));
        let (line, thing) = lines.find_map(|line| {
            let thing = things().nth(line.of)?;
            thing.holds_in(edition).then_some((line, thing))
        })?;
        let place = hits.iter().position(|hit| hit.number == line.of);
        let new = Candidate {
            number: line.of,
            thing,
            score: hits.first().map_or(0.0, |hit| hit.score),
            line: None,
        };
        let first = place.map_or(new, |place| hits.remove(place));
        hits.insert(0, first);
        Some(line)
    }

    /// The word that the game says, if it can be asked; the ruling that is its source comes first.
    fn played(&self, edition: Edition, hits: &mut [Candidate]) -> Option<Verdict> {
        if edition != Edition::E2016 {
            return None;
        }
        let form = self.form()?;
        let is_source = |hit: &Candidate| {
            let about = hit.thing.about();
            let has = |card: &Card| about.iter().any(|group| group.contains(card));
            let is_general = !form.is_general || about.len() == form.cards.len();
            matches!(hit.thing, Thing::Ruling(_)) && form.cards.iter().all(has) && is_general
        };
        let place = hits.iter().take(SOURCES).position(is_source)?;
        let word = form.word()?;
        hits[..=place].rotate_right(1);
        Some(word)
    }

    fn candidates(&self, edition: Edition, weights: &Weights, topics: &[f64]) -> Vec<Candidate> {
        let mut scores = self.scores();
        for state in self.states() {
            // Sorted by text number.
            let has = texts_meaning(state);
            for (number, score) in scores.iter_mut().enumerate() {
                let found =
                    has.binary_search_by_key(&number, |of| usize::from(index::text_number(*of)));
                if found.is_err() && *score > 0.0 {
                    *score -= weights.stateless;
                }
            }
        }
        let named = self.named(weights);
        // "What does the Spy do?" asks only about the card.
        let is_bare = self.sentence.same.is_empty() && self.sentence.stems.len() <= 2;
        let only = match self.sentence.cards[..] {
            [card] if is_bare => Some(card),
            _ => None,
        };
        // The tile game answers if its own words are asked.
        let is_of_fortress = self.is_of_fortress();
        let is_solo = self.means("vova");
        let numbered = things().zip(scores).enumerate();
        let hits = numbered.filter_map(|(number, (thing, words))| {
            let is_plain = matches!(thing, Thing::Card(printing) if printing.is_basic());
            let is_only = self.sentence.stems.len() <= self.sentence.cards.len();
            if words.max(topics[number]) <= 0.0
                || !thing.holds_in(edition)
                || (thing.game() == Game::Fortress) != is_of_fortress
                || (is_plain && !is_only)
            {
                return None;
            }
            let (kind, often) = match thing {
                Thing::Ruling(ruling) => (1.0, f64::from(ruling.often) * weights.often),
                Thing::Rule(_) => (weights.rule, 0.0),
                Thing::Term(_) => (1.0, 0.0),
                Thing::Card(printing) if only == Some(printing.card) => (1.0, BARE),
                Thing::Card(_) => (weights.card_text, 0.0),
            };
            // The solo variant has rules of its own, and only for those who play it.
            let solo = match (is_solo, thing.topic() == Some(TopicId::SOLO)) {
                (true, true) => weights.players,
                (true, false) => -weights.players,
                (false, _) => 0.0,
            };
            let score = weights.text * words
                + cards(&named, thing, weights)
                + self.players(thing, weights)
                + solo
                + weights.learned * topics[number];
            Some(Candidate {
                number,
                thing,
                score: score * kind * self.weight(thing) + often,
                line: None,
            })
        });
        let mut hits: Vec<Candidate> = hits.collect();
        hits.sort_by(|one, other| other.score.total_cmp(&one.score));
        hits
    }

    /// Which share of the question's weight a text explains, and which share no text knows.
    fn explained(&self, thing: Thing, number: usize) -> (f64, f64) {
        let (mut all, mut explained, mut unknown) = (0.0, 0.0, 0.0);
        let about = thing.about();
        for part in self.parts() {
            all += part.weight;
            let has_card = |card: &Card| about.iter().any(|group| group.contains(card));
            let is_explained = part.cards.iter().any(has_card) || self.occurs(part, number);
            if is_explained {
                explained += part.weight;
            } else if !part.is_known {
                unknown += part.weight;
            }
        }
        if all == 0.0 {
            return (0.0, 1.0);
        }
        (explained / all, unknown / all)
    }

    fn states(&self) -> impl Iterator<Item = u8> {
        let same = self.sentence.same.iter().copied();
        same.filter(|same| super::search::meaning(*same).1)
    }

    /// The cards in the question, with their weights; a basic district, which no ruling is about,
    /// is only an example.
    fn named(&self, weights: &Weights) -> Vec<(Card, f64)> {
        let named = self.sentence.cards.iter().map(|card| {
            let rulings = rulings().iter();
            let about =
                rulings.filter(|ruling| ruling.about.iter().any(|group| group.contains(card)));
            (*card, about.count())
        });
        let named = named.filter(|(_, about)| *about > 0);
        let rare = |about: usize| rarity(about) - rarity(rulings().len());
        let weight = |about: usize| weights.card + weights.rare_card * rare(about);
        named.map(|(card, about)| (card, weight(about))).collect()
    }

    fn players(&self, thing: Thing, weights: &Weights) -> f64 {
        let Some(asked) = self.sentence.players.and_then(Players::new) else {
            // Something that applies to some tables only should not come first.
            let is_special = matches!(thing, Thing::Ruling(ruling) if !ruling.players.is_empty());
            return if is_special { -weights.special } else { 0.0 };
        };
        let own = match thing {
            Thing::Ruling(Ruling { players, .. }) if !players.is_empty() => {
                Some(players.contains(&asked))
            }
            _ => None,
        };
        let page = thing.topic().is_some_and(|topic| {
            (topic == TopicId::TWO_PLAYERS && asked == Players::Two)
                || (topic == TopicId::THREE_PLAYERS && asked == Players::Three)
        });
        match own {
            Some(true) => weights.players,
            Some(false) => -weights.players,
            None if page => weights.players * 0.7,
            None => 0.0,
        }
    }
}

/// How clearly the best texts say yes (up to 1) or no (down to -1); nothing if the first one
/// says something else than the rest. There is at least one.
fn yes(read: &Read<'_>, hits: &[Candidate], weights: &Weights) -> f64 {
    let best = &hits[..hits.len().min(VOTING)];
    let said: Vec<f64> = best.iter().map(|hit| read.yes(hit.number)).collect();
    let (mut sum, mut all) = (0.0, 0.0);
    for (hit, says) in best.iter().zip(&said) {
        let part = ((hit.score - best[0].score) / weights.rival).exp();
        sum += part * says;
        all += part;
    }
    let yes: f64 = sum / all;
    if yes * said[0] > 0.0 { yes } else { 0.0 }
}

/// The source of what the game says is among so many.
const SOURCES: usize = 8;

/// So many of the best texts say the word together.
const VOTING: usize = 4;

/// The score for an answer being about these cards, or about others.
fn cards(named: &[(Card, f64)], thing: Thing, weights: &Weights) -> f64 {
    let about = thing.about();
    let mut weight = 0.0;
    for (card, says) in named {
        let groups = about.iter().filter(|group| group.contains(card));
        if let Some(alternatives) = groups.map(|group| group.len()).min() {
            weight += says / OF_SEVERAL[alternatives.min(OF_SEVERAL.len()) - 1];
        } else if !about.is_empty() {
            weight -= weights.other_card;
        }
    }
    let is_named = |group: &&&[Card]| named.iter().any(|(card, _)| group.contains(card));
    let unnamed = about.len() - about.iter().filter(is_named).count();
    weight - weights.unnamed_card * float(unnamed)
}
