//! Which ruling, rule, term or card settles a question asked in a sentence.
//!
//! Words and meanings weigh as in a search; then it counts which cards the question names, which the
//! answer is about, and for how many players it holds.

use super::search::{Hit, Query, best_first, float, rarity};
use super::thing::{Thing, things};
use super::{Game, Ruling, SAME, TopicId, rulings};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::table::Players;

/// A card that the question names and the answer is about.
const CARD: f64 = 1.5;
/// What a card says that few answers are about.
const RARE_CARD: f64 = 0.3;
/// A card that the question names and an answer about other cards is not about.
const OTHER_CARD: f64 = 0.5;
/// A card that the answer needs and the question does not name.
const UNNAMED_CARD: f64 = 2.5;
/// The number of players is the answer's own, or another.
const PLAYERS: f64 = 3.0;
/// It holds for some numbers of players, and the question names none.
const SPECIAL: f64 = 1.0;
/// What a whole page and a card's text weigh beside a ruling, which answers one question.
const RULE: f64 = 0.7;
const CARD_TEXT: f64 = 0.7;
/// What a ruling gains by being asked often, for each of nine steps.
const OFTEN: f64 = 0.03;
/// An answer does not speak of a state that the question is about.
const STATELESS: f64 = 0.8;
/// A card's own text, where nothing but the card is asked for.
const BARE: f64 = 20.0;
/// Below this share of what the question's words say, nothing fits.
const FITS: f64 = 0.22;

impl Query {
    /// Every answer of this edition, best first; and whether the first one fits at all.
    pub fn ask(&self, edition: Edition) -> (Vec<Hit>, bool) {
        let mut scores = self.scores();
        for state in self.states() {
            // Sorted by the number of the text.
            let has = SAME.of(usize::from(state));
            for (number, score) in scores.iter_mut().enumerate() {
                let found = has.binary_search_by_key(&number, |(of, _)| usize::from(*of));
                if found.is_err() && *score > 0.0 {
                    *score -= STATELESS;
                }
            }
        }
        let named = self.named();
        // "What does the Spy do?" asks for nothing but the card.
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

    /// All that the words could weigh.
    fn says(&self) -> f64 {
        let texts = |stem: &String| super::search::index(self.lang()).postings(stem).len();
        self.sentence
            .stems
            .iter()
            .map(|stem| rarity(texts(stem)))
            .sum()
    }

    /// The cards that the question names, and what each says; a plain district, which no ruling is about,
    /// is only an example.
    fn named(&self) -> Vec<(Card, f64)> {
        let named = self.sentence.cards.iter().map(|card| {
            let rulings = rulings().iter();
            let about =
                rulings.filter(|ruling| ruling.about.iter().any(|group| group.contains(card)));
            (*card, about.count())
        });
        let named = named.filter(|(_, about)| *about > 0);
        let rare = |about: usize| (float(rulings().len()) / (float(about) + 0.5)).ln();
        named
            .map(|(card, about)| (card, CARD + RARE_CARD * rare(about)))
            .collect()
    }

    fn players(&self, thing: Thing) -> f64 {
        let Some(asked) = self.sentence.players.and_then(Players::new) else {
            // What holds for some tables only is not meant first.
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

/// What it says that an answer is about these cards, or about others.
fn cards(named: &[(Card, f64)], thing: Thing) -> f64 {
    let about = thing.about();
    let mut weight = 0.0;
    for (card, says) in named {
        let groups = about.iter().filter(|group| group.contains(card));
        if let Some(alternatives) = groups.map(|group| group.len()).min() {
            weight += says / float(alternatives).powf(0.1);
        } else if !about.is_empty() {
            weight -= OTHER_CARD;
        }
    }
    let is_named = |group: &&&[Card]| named.iter().any(|(card, _)| group.contains(card));
    let unnamed = about.len() - about.iter().filter(is_named).count();
    weight - UNNAMED_CARD * float(unnamed)
}
