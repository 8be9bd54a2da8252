//! A free-form question: the answer first, then alternatives.

use super::Desk;
use super::ask_fact::plain_fact;
use crate::fault::{Fault, typed};
use crate::language::Language;
use crate::library::ask::Candidate;
use crate::library::facts::RulingFacts;
use crate::library::fold::fold;
use crate::library::search::{Query, meaning};
use crate::library::stored::Line;
use crate::library::thing::{Thing, things};
use crate::library::with_word;
use crate::library::{CardWords, TopicWords, nearest_printing, stored};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::Verdict;
use crate::rules::table::Players;
use crate::texts::Texts;
use crate::{fault, say};
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    pub words: String,
}

#[derive(Debug, Serialize)]
pub struct Answer {
    pub understood: Understood,
    /// Does the first one answer the question?
    pub sure: bool,
    /// Best first.
    pub answers: Vec<Settled>,
    #[serde(skip)]
    pub edition: Edition,
    /// Cards in the question that the first answer is not about.
    #[serde(skip)]
    pub silent_on: Vec<Card>,
    /// A whole city is in the question.
    #[serde(skip)]
    pub is_city: bool,
    /// It is not about the game.
    #[serde(skip)]
    pub is_off: bool,
    /// Not sure: these are only the closest.
    #[serde(skip)]
    pub fault: Option<Fault>,
}

#[derive(Debug, Serialize)]
pub struct Understood {
    pub cards: Vec<Card>,
    pub states: Vec<&'static str>,
    pub players: Option<Players>,
}

/// What answers it.
#[derive(Debug, Serialize)]
pub struct Settled {
    #[serde(flatten)]
    pub by: By,
    /// The stored question that matched.
    pub asked: Option<&'static str>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum By {
    /// With the word for the question that was asked, if that is sure.
    Ruling(RulingFacts),
    Card(Said),
    Rule(Said),
    Term(Said),
    /// The discard table.
    Draft(Said),
    /// A plain fact from the data.
    Fact(Said),
}

#[derive(Debug, Serialize)]
pub struct Said {
    pub id: String,
    pub title: String,
    pub text: String,
    pub source: String,
    pub verdict: Option<Verdict>,
    pub covers: Vec<String>,
    #[serde(skip)]
    pub thing: Option<Thing>,
}

impl By {
    /// The text of a card, a page or the table; or the ruling.
    ///
    /// # Errors
    /// It is a ruling.
    pub const fn said(&self) -> Result<&Said, &RulingFacts> {
        match self {
            Self::Ruling(ruling) => Err(ruling),
            Self::Card(said)
            | Self::Rule(said)
            | Self::Term(said)
            | Self::Draft(said)
            | Self::Fact(said) => Ok(said),
        }
    }
}

pub fn answer(desk: &Desk<'_>, request: &Request) -> Answer {
    let (texts, edition) = (desk.texts, desk.edition());
    let query = Query::new(&request.words, texts.lang(), edition);
    let found = query.ask(edition);
    let fault = || {
        let typed = typed(&request.words);
        if found.is_off {
            fault!(NothingFound, "error-off-topic", typed = typed)
        } else {
            fault!(NothingFound, "error-unsure", typed = typed)
        }
    };
    let fact = plain_fact(texts, &query, &found.hits, edition);
    let sure = found.is_sure || fact.is_some();
    let fact_is_none = fact.is_none();
    let word = found.word.filter(|_| fact_is_none);
    let hits = found.hits.iter().enumerate();
    let settled = hits.map(|(place, hit)| {
        let word = word.filter(|_| place == 0);
        settled(texts, &query, hit, word, edition)
    });
    let count = if found.is_off && !sure {
        NEAREST
    } else {
        ANSWERS
    };
    let sentence = &query.sentence;
    let states = sentence.same.iter().map(|same| meaning(*same));
    Answer {
        understood: Understood {
            cards: sentence.cards.clone(),
            states: states
                .filter(|(_, is_state)| *is_state)
                .map(|(id, _)| id)
                .collect(),
            players: players(&query),
        },
        answers: fact.into_iter().chain(settled).take(count).collect(),
        silent_on: match found.hits.first() {
            Some(first) if sure && fact_is_none => silent_on(&query, first),
            _ => Vec::new(),
        },
        is_city: sentence.cards.len() >= CITY
            && !sentence.cards.iter().any(|card| card.character().is_some()),
        is_off: found.is_off && !sure,
        sure,
        edition,
        fault: (!sure).then(fault),
    }
}

/// The language of a question: the user's if it is ambiguous.
pub fn language(desk: &Desk<'_>, words: &str) -> Language {
    Query::new(words, desk.texts.lang(), desk.edition()).lang()
}

/// The stored questions that have all these words, or words that begin so; at most a screenful.
pub fn complete(desk: &Desk<'_>, typed: &str) -> Vec<String> {
    let typed = folded(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let query = Query::in_language("", desk.texts.lang(), desk.edition());
    let stored = query.stored();
    let holds: Vec<bool> = things()
        .map(|thing| thing.holds_in(desk.edition()))
        .collect();
    let has = |line: &Line| {
        // Only what is nice to read.
        if !stored.question(*line).starts_with(char::is_uppercase) {
            return false;
        }
        let words = folded(stored.question(*line));
        let begins = |one: &String| words.iter().any(|word| word.starts_with(one));
        holds[line.of] && typed.iter().all(begins)
    };
    let lines = stored.lines().filter(has);
    lines
        .take(COMPLETED)
        .map(|line| stored.question(line).to_owned())
        .collect()
}

const COMPLETED: usize = 8;

fn folded(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(fold).collect()
}

/// So many districts in a question are somebody's city.
const CITY: usize = 5;

/// The cards in a question that the answer is not about; basic districts are only examples, and an
/// answer about no card holds for all.
fn silent_on(query: &Query, first: &Candidate) -> Vec<Card> {
    let thing = first.thing;
    let about = thing.about();
    if about.is_empty() {
        return Vec::new();
    }
    let holds_for = |card: &Card| match thing {
        Thing::Ruling(ruling) => ruling.holds_for.iter().any(|kind| kind.has(*card)),
        _ => false,
    };
    let asked = first.line.map(|line| query.stored().cards(line));
    let is_asked = |card: &Card| asked.iter().flatten().any(|one| *one == card.id());
    let is_about = |card: &Card| about.iter().any(|group| group.contains(card)) || is_asked(card);
    let is_basic = |card: &Card| nearest_printing(*card, Edition::default()).is_basic();
    let cards = query.sentence.cards.iter().copied();
    cards
        .filter(|card| !is_about(card) && !is_basic(card) && !holds_for(card))
        .collect()
}

/// The number of answers; and of the nearest texts if none is one.
const ANSWERS: usize = 5;
const NEAREST: usize = 3;

fn players(query: &Query) -> Option<Players> {
    query.sentence.players.and_then(Players::new)
}

fn settled(
    texts: &Texts,
    query: &Query,
    hit: &Candidate,
    word: Option<Verdict>,
    edition: Edition,
) -> Settled {
    let thing = hit.thing;
    let said = |text: String, source: String, covers: Vec<String>| Said {
        id: thing.id().to_owned(),
        title: thing.title(texts, edition),
        text,
        source,
        verdict: word,
        covers,
        thing: Some(thing),
    };
    let by = match thing {
        Thing::Ruling(ruling) => By::Ruling(RulingFacts::answering(ruling, word, texts, edition)),
        Thing::Card(printing) => {
            let source = say!(texts, "ask-source-card");
            let covers = vec![format!("card-{}", printing.card)];
            let text = with_word(texts, word, &printing.effect(texts));
            By::Card(said(text, source, covers))
        }
        // The sentence of a page that answers.
        Thing::Rule(topic) => {
            let text = topic.text(texts, edition);
            let line = query.best_line(&text).to_owned();
            let place = topic.place(texts, edition);
            By::Rule(said(line, place, topic.covers.clone()))
        }
        Thing::Term(topic) => {
            let (text, place) = (topic.text(texts, edition), topic.place(texts, edition));
            By::Term(said(text, place, topic.covers.clone()))
        }
    };
    // In the language of the answer.
    let asked = match hit.line {
        Some(line) if query.lang() == texts.lang() => Some(query.stored().question(line)),
        Some(line) => stored(texts.lang()).heading(line.of, line.word),
        None => None,
    };
    Settled { by, asked }
}

/// The facts that a text answers.
pub(super) fn covers(thing: Thing) -> Vec<String> {
    match thing {
        Thing::Ruling(ruling) => ruling.covers.clone(),
        Thing::Rule(topic) | Thing::Term(topic) => topic.covers.clone(),
        Thing::Card(printing) => vec![format!("card-{}", printing.card)],
    }
}
