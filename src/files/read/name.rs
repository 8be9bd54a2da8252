//! What a typed name means: a card, a rule page, an official list; or the fault with suggestions.

use crate::fault::{Fault, FaultId, Faults, Field, Place, SHOWN, checked, typed};
use crate::language::Language;
use crate::library::find::{Found, MOST_WORDS, Name, Names};
use crate::library::fold::fold;
use crate::library::fortress::topic_covering;
use crate::library::number::number;
use crate::library::search::{Hit, Query, meaning};
use crate::library::stems::{Stems, phrase};
use crate::library::thing::Thing;
use crate::library::{Game, OfficialDeck, Printing, Topic, TopicId, TopicWords};
use crate::rules::card::{Card, District, DistrictType};
use crate::rules::edition::Edition;
use crate::rules::state::State;
use crate::texts::Id;
use crate::{fault, library};
use serde::Serialize;
use std::collections::HashMap;
use strum::IntoEnumIterator;

/// Things that are looked up by name.
pub trait Named: Copy + Ord + 'static {
    const UNKNOWN: FaultId;
    /// The messages for no match, a close match, and several matches.
    const MESSAGES: [Id; 3];

    fn names() -> &'static [Name<Self>];

    /// Its id, for scripts.
    fn id(self) -> &'static str;

    /// Its name, for people; and the editions that have it, if this one does not.
    fn label(self, edition: Edition) -> Field;

    /// Does this edition have it?
    fn is_in(self, edition: Edition) -> bool;
}

const WAYS: &[&str] = &["none", "near", "several"];

impl Named for Card {
    const UNKNOWN: FaultId = FaultId::UnknownCard;
    const MESSAGES: [Id; 3] = Id::family("error-unknown-card-", WAYS);

    fn names() -> &'static [Name<Self>] {
        library::card_names()
    }

    fn id(self) -> &'static str {
        self.id()
    }

    fn label(self, edition: Edition) -> Field {
        Field::Candidate(self, edition)
    }

    fn is_in(self, edition: Edition) -> bool {
        library::printing(self, edition).is_some()
    }
}

impl Named for TopicId {
    const UNKNOWN: FaultId = FaultId::UnknownTopic;
    const MESSAGES: [Id; 3] = Id::family("error-unknown-topic-", WAYS);

    fn names() -> &'static [Name<Self>] {
        library::topic_names(Game::Citadels)
    }

    fn id(self) -> &'static str {
        self.id()
    }

    fn label(self, edition: Edition) -> Field {
        Field::Said(library::topic(self).title_message(edition))
    }

    fn is_in(self, edition: Edition) -> bool {
        library::topic(self).source(edition).is_some()
    }
}

impl Named for OfficialDeck {
    const UNKNOWN: FaultId = FaultId::UnknownDeck;
    const MESSAGES: [Id; 3] = Id::family("error-unknown-deck-", &["none", "near", "near"]);

    fn names() -> &'static [Name<Self>] {
        library::deck_names()
    }

    fn id(self) -> &'static str {
        self.id()
    }

    fn label(self, _: Edition) -> Field {
        Field::Said(library::deck_message(self))
    }

    fn is_in(self, edition: Edition) -> bool {
        library::deck(self).edition == edition
    }
}

/// The one match.
///
/// # Errors
///
/// There are several, or none: the fault has candidates, best first.
pub fn find<T: Named>(typed: &str, lang: Language, edition: Edition) -> Result<T, Faults> {
    find_among(T::names(), T::MESSAGES, typed, lang, edition)
}

/// What is asked about the rules of the tile game.
#[derive(Clone, Debug)]
pub enum FortressRule {
    /// A page by its name.
    Page(TopicId),
    /// What answers a numbered fact.
    Number(TopicId, String),
    /// The page with the text that fits the words best.
    Words(TopicId, Thing),
}

/// The page of the tile game's rules for a name, a fact number, or words of its texts.
///
/// # Errors
///
/// Nothing fits, or several pages do: the fault has candidates, best first.
pub fn fortress_rule(
    typed: &str,
    lang: Language,
    edition: Edition,
) -> Result<FortressRule, Faults> {
    let messages = Id::family("error-unknown-fortress-topic-", WAYS);
    let names = library::topic_names(Game::Fortress);
    if let Some(number) = number(typed) {
        let topic = match topic_covering(&number) {
            Some(topic) => topic,
            None => find_among(&[], messages, &number, lang, edition)?,
        };
        return Ok(FortressRule::Number(topic, number));
    }
    let named = find_among(names, messages, typed, lang, edition);
    let folded = fold(typed);
    // A title, or how one begins; a word in its middle or a typo may mean something else.
    let begins = |topic: TopicId| {
        let mut names = names.iter().filter(|name| name.of == topic);
        names.any(|name| name.folded().starts_with(&folded))
    };
    if let Ok(topic) = named
        && begins(topic)
    {
        return Ok(FortressRule::Page(topic));
    }
    let query = Query::new(typed, lang, edition);
    let titled = library::fortress_topics().iter();
    let titled = titled.filter(|topic| query.is_in_title(topic));
    let titled: Vec<TopicId> = titled.map(Topic::id).collect();
    if let [topic] = titled[..] {
        return Ok(FortressRule::Page(topic));
    }
    let hits = fortress_hits(&query, edition);
    match &hits[..] {
        [] => named.map(FortressRule::Page),
        // A guess is only suggested.
        _ if query.is_mended => named.map(FortressRule::Page).map_err(|faults| {
            let [none, near, _] = messages;
            let topics = hits.iter().map(|(topic, _)| *topic).take(NEAREST);
            if faults.faults[0].message == none {
                not_found(near, typed, &topics.collect::<Vec<_>>(), edition)
            } else {
                faults
            }
        }),
        [only] => Ok(FortressRule::Words(only.0, only.1.thing)),
        [(topic, best), (_, second), ..] if best.score > second.score * CLEARLY => {
            Ok(FortressRule::Words(*topic, best.thing))
        }
        several => {
            let [_, _, message] = messages;
            let close = several.iter();
            let close = close.filter(|(_, hit)| hit.score * CLEARLY >= several[0].1.score);
            let topics: Vec<TopicId> = close.map(|(topic, _)| *topic).collect();
            Err(not_found(message, typed, &topics, edition))
        }
    }
}

/// How much better a page must fit than the next one.
const CLEARLY: f64 = 1.08;

/// The pages of the tile game with any of the words, best first, each with the text that fits best.
fn fortress_hits(query: &Query, edition: Edition) -> Vec<(TopicId, Hit)> {
    let mut best: Vec<(TopicId, Hit)> = Vec::new();
    for hit in query.search(edition) {
        if let Some(topic) = hit.thing.topic()
            && hit.thing.game() == Game::Fortress
            && best.iter().all(|(known, _)| *known != topic)
        {
            best.push((topic, hit));
        }
    }
    best
}

/// The matching card of any edition; names in the chosen one take priority.
///
/// # Errors
///
/// As [`find`].
pub fn card(typed: &str, lang: Language, edition: Edition) -> Result<Card, Faults> {
    find(typed, lang, edition)
}

/// The context for finding a district.
#[derive(Clone, Copy, Debug)]
pub struct Naming<'a> {
    pub lang: Language,
    pub edition: Edition,
    /// The unique districts in play: names only need to be distinct among these and the basic ones.
    pub deck: Option<&'a [District]>,
}

impl<'a> Naming<'a> {
    pub const fn new(lang: Language, edition: Edition, deck: Option<&'a [District]>) -> Self {
        Self {
            lang,
            edition,
            deck,
        }
    }

    /// The names of the edition's districts, optionally only the deck's.
    pub fn names(&self, in_deck: bool) -> Vec<Name<Card>> {
        let is_meant = |name: &&Name<Card>| {
            let printing = library::printing(name.of, self.edition);
            let Some((district, printing)) = name.of.district().zip(printing) else {
                return false;
            };
            let deck = self.deck.filter(|_| in_deck);
            printing.kind != Some(DistrictType::Unique)
                || deck.is_none_or(|deck| deck.contains(&district))
        };
        Card::names().iter().filter(is_meant).cloned().collect()
    }
}

/// Were there several candidates?
pub fn is_several(faults: &Faults) -> bool {
    let [.., several] = Card::MESSAGES;
    faults.faults.iter().any(|fault| fault.message == several)
}

/// The matching district: of the deck, then of the edition; otherwise any card, so the rules can
/// say why it is invalid.
///
/// # Errors
///
/// As [`find`], with districts of the deck only.
pub fn district(typed: &str, naming: Naming<'_>) -> Result<Card, Faults> {
    Cards::districts(naming).find(typed)
}

/// Looks up one card after the other: the same name once, and with suggestions only for as many
/// faults as are shown.
#[derive(Debug)]
pub struct Cards {
    lang: Language,
    edition: Edition,
    /// Where a district is looked for first, and the part of it that is in the deck.
    of_edition: Option<Names<'static, Card>>,
    of_deck: Option<Names<'static, Card>>,
    all: Names<'static, Card>,
    known: HashMap<String, Option<Card>>,
    suggestions: usize,
}

impl Cards {
    /// Cards of any kind.
    pub fn new(lang: Language, edition: Edition) -> Self {
        Self {
            lang,
            edition,
            of_edition: None,
            of_deck: None,
            all: Names::new(Card::names()),
            known: HashMap::new(),
            suggestions: SHOWN,
        }
    }

    /// Districts, as [`district`] finds them.
    pub fn districts(naming: Naming<'_>) -> Self {
        Self {
            of_edition: Some(Names::new(naming.names(false))),
            of_deck: naming.deck.map(|_| Names::new(naming.names(true))),
            ..Self::new(naming.lang, naming.edition)
        }
    }

    /// The same with suggestions for every name.
    pub fn suggesting(self) -> Self {
        Self {
            suggestions: usize::MAX,
            ..self
        }
    }

    /// Will further faults be without suggestions, since nobody sees them?
    pub const fn is_silent(&self) -> bool {
        self.suggestions == 0
    }

    /// The card with this name.
    ///
    /// # Errors
    ///
    /// As [`find`].
    pub fn find(&mut self, typed: &str) -> Result<Card, Faults> {
        match self.known.get(typed) {
            Some(Some(card)) => return Ok(*card),
            Some(None) if self.is_silent() => {
                let [none, ..] = Card::MESSAGES;
                return Err(not_found::<Card>(none, typed, &[], self.edition));
            }
            _ => {}
        }
        let found = self.look_up(typed);
        let card = found.as_ref().ok().copied();
        self.known.insert(typed.to_owned(), card);
        if card.is_none() {
            self.suggestions = self.suggestions.saturating_sub(1);
        }
        found
    }

    fn look_up(&self, typed: &str) -> Result<Card, Faults> {
        let Some(of_edition) = &self.of_edition else {
            return self.among(&self.all, typed);
        };
        let in_edition = self.among(of_edition, typed);
        let in_deck = match (&in_edition, &self.of_deck) {
            (Ok(card), None) => return Ok(*card),
            // A full name is not a typo.
            (Ok(card), Some(_)) if !Taken::new(typed, *card).is_guess() => return Ok(*card),
            (_, Some(of_deck)) => self.among(of_deck, typed),
            (Err(_), None) => in_edition.clone(),
        };
        in_deck.or_else(|faults| {
            let other = in_edition.or_else(|_| self.among(&self.all, typed));
            let other = other.ok().filter(|_| !is_several(&faults));
            other.ok_or(faults)
        })
    }

    fn among(&self, names: &Names<'_, Card>, typed: &str) -> Result<Card, Faults> {
        let found = if self.is_silent() {
            names.matching(typed, self.lang, self.edition)
        } else {
            names.find(typed, self.lang, self.edition)
        };
        one_of(found, Card::MESSAGES, typed, self.edition)
    }
}

/// What was typed, and the card it was resolved to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taken {
    pub typed: String,
    pub card: Card,
}

impl Taken {
    pub fn new(typed: &str, card: Card) -> Self {
        let typed = typed.to_owned();
        Self { typed, card }
    }

    /// Is it neither a name of the card nor its id?
    pub fn is_guess(&self) -> bool {
        self.typed != self.card.id() && !self.is_name(|_| true)
    }

    /// Is it the card's name in this language?
    fn is_in(&self, lang: Language) -> bool {
        self.is_name(|name| name.lang == Some(lang))
    }

    /// Is it one of these names of the card? Texts are compared last, because that takes longest.
    fn is_name(&self, these: impl Fn(&Name<Card>) -> bool) -> bool {
        let folded = fold(&self.typed);
        let mut names = Card::names().iter();
        names.any(|name| name.of == self.card && these(name) && name.is(&folded))
    }

    /// Things with exactly this name.
    fn names(&self) -> impl Iterator<Item = &'static Name<Card>> {
        let folded = fold(&self.typed);
        let names = Card::names().iter();
        names.filter(move |name| name.is(&folded))
    }
}

/// Names that mean different cards in Russian and Ukrainian, typed by someone who uses both
/// languages in one game: each with the other language's card. «Порт» is the Docks in Russian and
/// the Harbor in Ukrainian.
pub fn false_friends(
    typed: &[Taken],
    lang: Language,
    edition: Edition,
) -> Vec<(&Taken, &'static Printing)> {
    let other = match lang {
        Language::Ru => Language::Uk,
        Language::Uk => Language::Ru,
        Language::En | Language::Fr => return Vec::new(),
    };
    // Both languages write Cyrillic: an id or an English name needs no search.
    let is_of_other = |one: &Taken| !one.typed.is_ascii() && one.is_in(other) && !one.is_in(lang);
    if !typed.iter().any(is_of_other) {
        return Vec::new();
    }
    let mut friends: Vec<(&Taken, &'static Printing)> = Vec::new();
    for one in typed.iter().filter(|one| one.is_in(lang)) {
        let mut names = one.names().filter(|name| name.lang == Some(other));
        let meant = names.find_map(|name| {
            let district = name.of.district().filter(|_| name.of != one.card)?;
            library::printing(district, edition)
        });
        if let Some(meant) = meant
            && friends.iter().all(|(known, _)| known.card != one.card)
        {
            friends.push((one, meant));
        }
    }
    friends
}

/// The matching rules page by name, or those about the typed words.
///
/// # Errors
///
/// As [`find`].
pub fn rule(typed: &str, lang: Language, edition: Edition) -> Result<TopicId, Faults> {
    find(typed, lang, edition).map_err(|faults: Faults| {
        let [none, near, _] = TopicId::MESSAGES;
        if faults.faults[0].message != none && faults.faults[0].message != near {
            return faults;
        }
        let hits = Query::in_language(typed, lang, edition).search(edition);
        let mut topics: Vec<TopicId> = Vec::new();
        for topic in hits.iter().filter_map(|hit| hit.thing.topic()) {
            let is_page = library::topic(topic).source(edition).is_some()
                && library::topics_of(edition).any(|page| page.id() == topic);
            if is_page && !topics.contains(&topic) {
                topics.push(topic);
            }
        }
        topics.truncate(NEAREST);
        if topics.is_empty() {
            return faults;
        }
        not_found(near, typed, &topics, edition)
    })
}

/// The number of suggested pages.
const NEAREST: usize = 3;

/// The card that these words name together.
///
/// # Errors
///
/// As [`find`]; if each word names its own card, the fault says so.
pub fn card_of_words(words: &[String], lang: Language, edition: Edition) -> Result<Card, Faults> {
    let together = words.join(" ");
    card(&together, lang, edition).map_err(|faults| {
        let words = together.split_whitespace();
        let each: Result<Vec<Card>, _> = words.map(|word| card(word, lang, edition)).collect();
        match each {
            Ok(mut cards) if cards.iter().any(|card| *card != cards[0]) => {
                cards.dedup();
                let fault = fault!(
                    UnknownCard,
                    "error-card-many",
                    typed = typed(&*together),
                    cards = Field::Arguments(cards.clone(), edition),
                    edition = flag(edition)
                );
                Faults {
                    candidates: Some(cards.iter().map(|card| card.id()).collect()),
                    ..fault.into()
                }
            }
            _ => faults,
        }
    })
}

/// All named cards, without duplicates. Words that start one name together are combined:
/// `poor house`, `school of magic`.
///
/// # Errors
///
/// Every name that is not a card, each at its place.
pub fn cards(words: &[String], lang: Language, edition: Edition) -> Result<Vec<Card>, Faults> {
    let mut cards = Vec::new();
    let mut faults = Faults::default();
    let mut candidates = Vec::new();
    let mut names = Cards::new(lang, edition);
    let mut start = 0;
    while start < words.len() {
        // Text that folds to nothing is not part of a name.
        let rest = words[start..].iter().take(MOST_WORDS);
        let most = rest.take_while(|word| !fold(word).is_empty()).count();
        let together = (2..=most).rev().find_map(|count| {
            let typed = words[start..start + count].join(" ");
            Some((count, names.all.by_words(&typed, lang, edition)?))
        });
        let (count, found) = match together {
            Some((count, card)) => (count, Ok(card)),
            None => (1, names.find(&words[start])),
        };
        match found {
            Ok(card) if cards.contains(&card) => {}
            Ok(card) => cards.push(card),
            Err(mut wrong) => {
                let place = Place::from("card").index(start);
                candidates.extend(wrong.candidates.take().into_iter().flatten());
                faults.take(wrong, |one| one.at(place.clone()));
            }
        }
        start += count;
    }
    checked(cards, faults).map_err(|faults| Faults {
        candidates: Some(candidates),
        ..faults
    })
}

/// The most words of a state's name.
const STATE_WORDS: usize = 3;

/// The cards and the states that these words name together: `thief bewitched`, `killed poor house`.
/// None if no word is a state, or if another one is no card.
pub fn cards_and_states(
    words: &[String],
    lang: Language,
    edition: Edition,
) -> Option<(Vec<Card>, Vec<State>)> {
    let is_card = |word: &String| {
        let folded = fold(word);
        Card::names().iter().any(|name| name.is(&folded))
    };
    if words.iter().all(is_card) {
        return None;
    }
    let (mut others, mut states) = (Vec::new(), Vec::new());
    let mut start = 0;
    while start < words.len() {
        let most = STATE_WORDS.min(words.len() - start);
        let named = (1..=most).rev().find_map(|count| {
            let typed = words[start..start + count].join(" ");
            Some((count, state(&typed, lang, edition)?))
        });
        if let Some((count, state)) = named {
            if !states.contains(&state) {
                states.push(state);
            }
            start += count;
        } else {
            others.push(words[start].clone());
            start += 1;
        }
    }
    let is_about_something = !others.is_empty() || states.iter().any(|one| one.cause().is_some());
    if states.is_empty() || !is_about_something {
        return None;
    }
    let cards = cards(&others, lang, edition).ok()?;
    Some((cards, states))
}

/// The state with this name, in the user's language first. A card's whole name is the card, and how
/// one begins in the user's language is not a foreign state.
fn state(typed: &str, lang: Language, edition: Edition) -> Option<State> {
    let folded = fold(typed);
    let mut names = Card::names().iter();
    if folded.is_empty() || names.any(|name| name.is(&folded)) {
        return None;
    }
    let begins = |name: &Name<Card>| name.lang == Some(lang) && name.folded().starts_with(&folded);
    let is_begun = Card::names().iter().any(begins);
    let others = Language::iter().filter(|other| *other != lang && !is_begun);
    let mut langs = std::iter::once(lang).chain(others);
    langs.find_map(|lang| state_in(typed, lang, edition))
}

fn state_in(typed: &str, lang: Language, edition: Edition) -> Option<State> {
    let words = Stems::new(lang).words(typed);
    let together = phrase(words.iter().map(|word| &*word.typed));
    // Of several words each may mean something else.
    let mut vocabulary = library::index(lang).vocabulary();
    if words.len() > 1 && !vocabulary.any(|known| known == together) {
        return None;
    }
    let query = Query::in_language(typed, lang, edition);
    let is_clear = !query.is_mended && query.knows_all() && query.sentence.cards.is_empty();
    states(&query).next().filter(|_| is_clear)
}

/// The states in a query.
pub fn states(query: &Query) -> impl Iterator<Item = State> {
    let same = query.sentence.same.iter().map(|same| meaning(*same));
    same.filter_map(|(id, is_state)| id.parse().ok().filter(|_| is_state))
}

/// The named cards, one per name.
///
/// # Errors
///
/// Every name that is not a card.
pub fn each(names: &[String], lang: Language, edition: Edition) -> Result<Vec<Card>, Faults> {
    let mut faults = Faults::default();
    let mut look_up = Cards::new(lang, edition);
    let found = names.iter().map(|name| look_up.find(name));
    let cards = found.filter_map(|found| {
        let found = found.map_err(|wrong| faults.take(wrong, |fault| fault));
        found.ok()
    });
    let cards = cards.collect();
    checked(cards, faults)
}

fn find_among<T: Named>(
    names: &[Name<T>],
    messages: [Id; 3],
    name: &str,
    lang: Language,
    edition: Edition,
) -> Result<T, Faults> {
    let found = Names::new(names).find(name, lang, edition);
    one_of(found, messages, name, edition)
}

fn one_of<T: Named>(
    found: Found<T>,
    messages: [Id; 3],
    name: &str,
    edition: Edition,
) -> Result<T, Faults> {
    let [none, near, several] = messages;
    let (message, candidates) = match found {
        Found::One(one) => return Ok(one),
        Found::Several(found) => (several, found),
        Found::None(found) if found.is_empty() => (none, found),
        Found::None(found) => (near, found),
    };
    Err(not_found(message, name, &candidates, edition))
}

/// The option that keeps the edition in a suggested command; empty for the default.
pub fn flag(edition: Edition) -> Field {
    Field::Text(match edition {
        Edition::E2016 => String::new(),
        older => format!(" --edition {}", older.id()),
    })
}

fn not_found<T: Named>(message: Id, name: &str, candidates: &[T], edition: Edition) -> Faults {
    let mut candidates = candidates.to_vec();
    candidates.sort_by_key(|one| !one.is_in(edition));
    let labels = candidates.iter().map(|one| one.label(edition)).collect();
    let fault = Fault {
        id: T::UNKNOWN,
        message,
        fields: vec![
            ("typed", typed(name)),
            ("candidates", Field::Lines(labels)),
            ("edition", flag(edition)),
        ],
        place: None,
    };
    Faults {
        candidates: Some(candidates.iter().map(|one| one.id()).collect()),
        ..fault.into()
    }
}
