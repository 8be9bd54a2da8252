//! Rulings about card interactions: about exactly these, about one of them in general, about these
//! and others; and why there are none.

use super::{ByEdition, Desk};
use crate::input::name::states;
use crate::language::Language;
use crate::library::facts::RulingFacts;
use crate::library::search::Query;
use crate::library::thing::Thing;
use crate::library::{
    self, Printing, Ruling, RulingWords, in_edition, namesakes, never_meet, rulings_about,
    rulings_general,
};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::Standing;
use crate::rules::state::State;
use crate::texts::Texts;
use serde::Serialize;

#[derive(Clone, Debug, Default)]
pub struct Request {
    /// Without duplicates.
    pub cards: Vec<Card>,
    /// The states the cards are in: who brings them about is one of the cards too.
    pub states: Vec<State>,
    /// All words, if some of them are topics.
    pub words: Option<String>,
    /// How the cards were named; empty if they were picked.
    pub typed: String,
}

impl Request {
    /// The cards, then those that bring the states about.
    fn all_cards(&self) -> Vec<Card> {
        let mut cards = self.cards.clone();
        let states = self.states.iter().filter(|_| self.words.is_none());
        for cause in states.filter_map(|state| state.cause()) {
            if !cards.contains(&cause.into()) {
                cards.push(cause.into());
            }
        }
        cards
    }
}

pub type Answer = ByEdition<Meeting>;

/// The cards in one edition.
#[derive(Debug, Serialize)]
pub struct Meeting {
    pub cards: Vec<Card>,
    /// The states that were named along with the cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub states: Vec<State>,
    pub rulings: Vec<RulingFacts>,
    /// Only for two cards.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub pair: Option<Pair>,
    /// Two cards with the same rank, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub never_meet: Option<(Card, Card)>,
    pub edition: Edition,
    /// If more than two cards are never covered together: the rulings for each pair.
    #[serde(skip)]
    pub pairs: Vec<(Card, Card, Vec<RulingFacts>)>,
    /// The requested edition, if it does not have all the cards.
    #[serde(skip)]
    pub asked: Option<Edition>,
    /// A state or a topic was named along with the cards.
    #[serde(skip)]
    pub is_narrowed: bool,
    /// How many of the cards were named themselves: the others bring the states about.
    #[serde(skip)]
    pub named: usize,
    /// The cards of other boxes with the name that was typed for a card.
    #[serde(skip)]
    pub namesakes: Vec<(Card, Vec<(Language, &'static Printing)>)>,
    /// Cards of another box, read as their replacements.
    #[serde(skip)]
    pub read_as: Vec<(Card, Card)>,
}

/// More about two cards.
#[derive(Debug, Serialize)]
pub struct Pair {
    /// About one of them, and it applies to the other.
    pub general: Vec<RulingFacts>,
    /// Involving a third card.
    pub with_others: Vec<RulingFacts>,
    pub settled_by: SettledBy,
}

/// Where the answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SettledBy {
    Ruling,
    General,
    /// Each card works as printed.
    Texts,
    /// No rulebook covers it.
    Silent,
}

pub fn answer(desk: &Desk<'_>, request: &Request) -> Answer {
    let has_all = |cards: &[Card], edition: Edition| {
        let mut cards = cards.iter();
        cards.all(|card| library::printing(card, edition).is_some())
    };
    let cards = request.all_cards();
    let asked = desk.editions.list().iter().copied();
    let mut editions: Vec<Edition> = asked.filter(|of| has_all(&cards, *of)).collect();
    if editions.is_empty() {
        let mut nearest = desk.edition().nearest().into_iter();
        let other = nearest.find(|edition| has_all(&cards, *edition));
        editions.push(other.unwrap_or_else(|| desk.edition()));
    }
    let meetings = editions
        .into_iter()
        .map(|edition| meeting(desk, request, edition));
    ByEdition::new(desk.editions, meetings.collect())
}

fn meeting(desk: &Desk<'_>, request: &Request, edition: Edition) -> Meeting {
    let texts = desk.texts;
    let all_cards = request.all_cards();
    let read = all_cards
        .iter()
        .map(|card| (*card, in_edition(*card, edition)));
    let read_as: Vec<(Card, Card)> = read.clone().filter(|(of, card)| of != card).collect();
    let cards: Vec<Card> = read.map(|(_, card)| card).collect();
    let told = |rulings: Vec<&'static Ruling>| RulingFacts::all(rulings, texts, edition);
    let named = match request.cards.len() {
        0 => cards.len(),
        count => count,
    };
    let in_state = InState {
        texts,
        states: &request.states,
        edition,
    };
    let all = match &request.words {
        Some(words) => with_words(desk, words, &cards, edition),
        None if request.states.is_empty() => rulings_about(&cards, edition),
        None => in_state.rulings(&cards, named),
    };
    let never_meet = never_meet(&cards, edition);
    let pair = (cards.len() == 2 && request.words.is_none()).then(|| {
        let (exact, others): (Vec<_>, Vec<_>) = all
            .iter()
            .copied()
            .partition(|ruling| ruling.about.len() <= 2 || in_state.has(ruling));
        let general = match never_meet {
            Some(_) => Vec::new(),
            None => rulings_general(cards[0], cards[1], edition),
        };
        let settled_by = match (&exact[..], &general[..]) {
            ([], []) => SettledBy::Texts,
            ([], _) => SettledBy::General,
            (exact, _) if exact.iter().all(|one| one.standing == Standing::Silent) => {
                SettledBy::Silent
            }
            _ => SettledBy::Ruling,
        };
        let pair = Pair {
            general: told(general),
            with_others: told(others),
            settled_by,
        };
        (told(exact), pair)
    });
    let (rulings, pair) = match pair {
        Some((rulings, pair)) => (rulings, Some(pair)),
        None => (told(all), None),
    };
    let pairs = if rulings.is_empty() && cards.len() > 2 {
        pairs(texts, &cards, edition)
    } else {
        Vec::new()
    };
    Meeting {
        rulings,
        pair,
        never_meet,
        edition,
        pairs,
        asked: desk.editions.other_than(edition),
        is_narrowed: request.words.is_some() || !request.states.is_empty(),
        named,
        namesakes: cards
            .iter()
            .map(|card| (*card, namesakes(*card, edition, &request.typed, None)))
            .collect(),
        states: request.states.clone(),
        read_as,
        cards,
    }
}

/// Some states, to be found in rulings.
struct InState<'a> {
    texts: &'a Texts,
    states: &'a [State],
    edition: Edition,
}

impl InState<'_> {
    /// Does a ruling mention one of them?
    fn has(&self, ruling: &Ruling) -> bool {
        if self.states.is_empty() {
            return false;
        }
        let statement = ruling.statement(self.texts);
        let query = Query::in_language(&statement, self.texts.lang(), self.edition);
        states(&query).any(|state| self.states.contains(&state))
    }

    /// The rulings about the named cards in these states: those about all the cards, first those
    /// that mention the state; then others about the named ones themselves that mention it.
    fn rulings(&self, cards: &[Card], named: usize) -> Vec<&'static Ruling> {
        let mut all = rulings_about(cards, self.edition);
        if named == cards.len() {
            all.retain(|ruling| self.has(ruling));
            return all;
        }
        all.sort_by_cached_key(|ruling| !self.has(ruling));
        let named = &cards[..named];
        let is_own = |ruling: &&Ruling| {
            let first = ruling.about.first();
            first.is_some_and(|group| named.iter().any(|card| group.contains(card)))
        };
        let others = rulings_about(named, self.edition).into_iter();
        for ruling in others.filter(is_own).filter(|ruling| self.has(ruling)) {
            if !all.iter().any(|known| known.id() == ruling.id()) {
                all.push(ruling);
            }
        }
        all
    }
}

/// The rulings about all the cards that also match the words, best first.
fn with_words(
    desk: &Desk<'_>,
    words: &str,
    cards: &[Card],
    edition: Edition,
) -> Vec<&'static Ruling> {
    let query = Query::in_language(words, desk.texts.lang(), edition);
    let about = rulings_about(cards, edition);
    let hits = query.search(edition).into_iter();
    let hits = hits.filter_map(|hit| match hit.thing {
        Thing::Ruling(ruling) => Some(ruling),
        _ => None,
    });
    let is_about = |ruling: &&Ruling| {
        about.iter().any(|other| other.id() == ruling.id())
            && query.shares_meaning(&ruling.statement(desk.texts))
    };
    hits.filter(is_about).collect()
}

fn pairs(texts: &Texts, cards: &[Card], edition: Edition) -> Vec<(Card, Card, Vec<RulingFacts>)> {
    let rulings = |one, other| {
        let rulings = rulings_about(&[one, other], edition);
        RulingFacts::all(rulings, texts, edition)
    };
    let pairs = cards.iter().enumerate().flat_map(|(index, &one)| {
        let others = cards[index + 1..].iter();
        others.map(move |&other| (one, other, rulings(one, other)))
    });
    pairs.filter(|(.., rulings)| !rulings.is_empty()).collect()
}
