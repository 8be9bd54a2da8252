//! Which ruling, rule, term or card answers a question.
//!
//! Words and meanings are weighted as in a search; then come the cards in the question and in the
//! answer, and the player count.

use super::search::{Hit, Query, best_first, float, rarity};
use super::thing::{Thing, things};
use super::{Game, Ruling, SAME, TopicId, index, rulings};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::table::Players;

/// A card in both the question and the answer.
const CARD: f64 = 1.5;
/// The weight of a card that few answers are about.
const RARE_CARD: f64 = 0.3;
/// A card in the question that an answer about other cards lacks.
const OTHER_CARD: f64 = 0.5;
/// A card in the answer that the question does not name.
const UNNAMED_CARD: f64 = 2.5;
/// The player count matches the answer's, or not.
const PLAYERS: f64 = 3.0;
/// It applies to some player counts, and the question names none.
const SPECIAL: f64 = 1.0;
/// The weight of a whole page and of a card's text, relative to a ruling, which answers one
/// question.
const RULE: f64 = 0.7;
const CARD_TEXT: f64 = 0.7;
/// The bonus for a frequently asked ruling, for each of nine steps.
const OFTEN: f64 = 0.03;
/// An answer does not mention a state that the question is about.
const STATELESS: f64 = 0.8;
/// A card's own text, if only the card is asked about.
const BARE: f64 = 20.0;
/// Being one of several alternatives counts less: the tenth root of their number.
const OF_SEVERAL: [f64; 8] = [1.0, 1.072, 1.116, 1.149, 1.175, 1.196, 1.215, 1.231];
/// Below this share of the question's weight, nothing matches.
const FITS: f64 = 0.22;

impl Query {
    /// Every answer in this edition, best first; and whether the first one matches at all.
    pub fn ask(&self, edition: Edition) -> (Vec<Hit>, bool) {
        let mut scores = self.scores();
        for state in self.states() {
            // Sorted by text number.
            let has = SAME.of(usize::from(state));
            for (number, score) in scores.iter_mut().enumerate() {
                let found =
                    has.binary_search_by_key(&number, |of| usize::from(index::text_number(*of)));
                if found.is_err() && *score > 0.0 {
                    *score -= STATELESS;
                }
            }
        }
        let named = self.named();
        // "What does the Spy do?" asks only about the card.
        let is_bare = self.sentence.same.is_empty() && self.sentence.stems.len() <= 2;
        let only = match self.sentence.cards[..] {
            [card] if is_bare => Some(card),
            _ => None,
        };
        let hits = things().zip(scores).filter_map(|(thing, words)| {
            let is_plain = matches!(thing, Thing::Card(printing) if printing.is_basic());
            let is_only = self.sentence.stems.len() <= self.sentence.cards.len();
            if words <= 0.0
                || !thing.holds_in(edition)
                || thing.game() == Game::Fortress
                || (is_plain && !is_only)
            {
                return None;
            }
            let (kind, often) = match thing {
                Thing::Ruling(ruling) => (1.0, f64::from(ruling.often) * OFTEN),
                Thing::Rule(_) => (RULE, 0.0),
                Thing::Term(_) => (1.0, 0.0),
                Thing::Card(printing) if only == Some(printing.card) => (1.0, BARE),
                Thing::Card(_) => (CARD_TEXT, 0.0),
            };
            let score = words + cards(&named, thing) + self.players(thing);
            let score = score * kind * self.weight(thing) + often;
            Some(Hit { thing, score })
        });
        let hits = best_first(hits);
        let fits = hits.first().is_some_and(|best| {
            best.score >= FITS * self.says() || !self.sentence.cards.is_empty()
        });
        (hits, fits)
    }

    fn states(&self) -> impl Iterator<Item = u8> {
        let same = self.sentence.same.iter().copied();
        same.filter(|same| super::search::meaning(*same).1)
    }

    /// The total weight of the words.
    fn says(&self) -> f64 {
        let texts = |stem: &String| super::search::index(self.lang()).postings(stem).len();
        self.sentence
            .stems
            .iter()
            .map(|stem| rarity(texts(stem)))
            .sum()
    }

    /// The cards in the question, with their weights; a basic district, which no ruling is about,
    /// is only an example.
    fn named(&self) -> Vec<(Card, f64)> {
        let named = self.sentence.cards.iter().map(|card| {
            let rulings = rulings().iter();
            let about =
                rulings.filter(|ruling| ruling.about.iter().any(|group| group.contains(card)));
            (*card, about.count())
        });
        let named = named.filter(|(_, about)| *about > 0);
        let rare = |about: usize| rarity(about) - rarity(rulings().len());
        named
            .map(|(card, about)| (card, CARD + RARE_CARD * rare(about)))
            .collect()
    }

    fn players(&self, thing: Thing) -> f64 {
        let Some(asked) = self.sentence.players.and_then(Players::new) else {
            // Something that applies to some tables only should not come first.
            let is_special = matches!(thing, Thing::Ruling(ruling) if !ruling.players.is_empty());
            return if is_special { -SPECIAL } else { 0.0 };
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
            Some(true) => PLAYERS,
            Some(false) => -PLAYERS,
            None if page => PLAYERS * 0.7,
            None => 0.0,
        }
    }
}

/// The score for an answer being about these cards, or about others.
fn cards(named: &[(Card, f64)], thing: Thing) -> f64 {
    let about = thing.about();
    let mut weight = 0.0;
    for (card, says) in named {
        let groups = about.iter().filter(|group| group.contains(card));
        if let Some(alternatives) = groups.map(|group| group.len()).min() {
            weight += says / OF_SEVERAL[alternatives.min(OF_SEVERAL.len()) - 1];
        } else if !about.is_empty() {
            weight -= OTHER_CARD;
        }
    }
    let is_named = |group: &&&[Card]| named.iter().any(|(card, _)| group.contains(card));
    let unnamed = about.len() - about.iter().filter(is_named).count();
    weight - UNNAMED_CARD * float(unnamed)
}
