//! A free-form question: the answer first, then alternatives.

use super::Desk;
use crate::fault::{Fault, typed};
use crate::library::facts::RulingFacts;
use crate::library::search::{Hit, Query, meaning};
use crate::library::thing::Thing;
use crate::library::{Game, TopicId};
use crate::rules::card::Card;
use crate::rules::draft::Row;
use crate::rules::edition::Edition;
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
    /// Best first.
    pub answers: Vec<Settled>,
    #[serde(skip)]
    pub edition: Edition,
    /// Nothing matches: these are only the closest.
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
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Settled {
    Ruling {
        #[serde(flatten)]
        ruling: RulingFacts,
        /// The question that it always answers.
        #[serde(skip_serializing_if = "String::is_empty")]
        question: String,
    },
    Card(Said),
    Rule(Said),
    Term(Said),
    /// The discard table.
    Draft(Said),
}

#[derive(Debug, Serialize)]
pub struct Said {
    pub id: String,
    pub title: String,
    pub text: String,
    pub source: String,
    pub covers: Vec<&'static str>,
    #[serde(skip)]
    pub thing: Option<Thing>,
}

impl Settled {
    /// The text of a card, a page or the table; or the ruling and its question.
    ///
    /// # Errors It is a ruling.
    pub fn said(&self) -> Result<&Said, (&RulingFacts, &str)> {
        match self {
            Self::Ruling { ruling, question } => Err((ruling, question)),
            Self::Card(said) | Self::Rule(said) | Self::Term(said) | Self::Draft(said) => Ok(said),
        }
    }
}

/// The number of answers in the JSON, and shown if nothing matches.
const ANSWERS: usize = 5;
const NEAREST: usize = 3;

pub fn answer(desk: &Desk<'_>, request: &Request) -> Answer {
    let (texts, edition) = (desk.texts, desk.edition());
    let query = Query::new(&request.words, texts.lang(), edition);
    let (hits, fits) = query.ask(edition);
    let fault = || {
        fault!(
            NothingFound,
            "error-nothing-settles",
            typed = typed(&request.words)
        )
    };
    let draft = draft(texts, &query, &hits, edition);
    let fits = fits || draft.is_some();
    let settled = hits
        .iter()
        .map(|hit| settled(texts, &query, hit.thing, edition));
    let count = if fits { ANSWERS } else { NEAREST };
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
        answers: draft.into_iter().chain(settled).take(count).collect(),
        edition,
        fault: (!fits).then(fault),
    }
}

fn players(query: &Query) -> Option<Players> {
    query.sentence.players.and_then(Players::new)
}

fn settled(texts: &Texts, query: &Query, thing: Thing, edition: Edition) -> Settled {
    let said = |text: String, source: String, covers: Vec<&'static str>| Said {
        id: thing.id().to_owned(),
        title: thing.title(texts, edition),
        text,
        source,
        covers,
        thing: Some(thing),
    };
    match thing {
        Thing::Ruling(ruling) => Settled::Ruling {
            ruling: RulingFacts::new(ruling, texts, edition),
            question: ruling.question(texts),
        },
        Thing::Card(printing) => {
            let source = say!(texts, "ask-source-card");
            Settled::Card(said(printing.effect(texts), source, Vec::new()))
        }
        // The sentence of a page that answers.
        Thing::Rule(topic) => {
            let passage = topic.passage(texts, edition);
            let line = query.best_line(&passage).to_owned();
            let place = topic.place(texts, edition);
            Settled::Rule(said(line, place, topic.covers().collect()))
        }
        Thing::Term(topic) => {
            let (text, place) = (topic.text(texts, edition), topic.place(texts, edition));
            Settled::Term(said(text, place, topic.covers().collect()))
        }
    }
}

/// The rows of the discard table, if the question is how many characters are face up.
fn draft(texts: &Texts, query: &Query, hits: &[Hit], edition: Edition) -> Option<Settled> {
    let sentence = &query.sentence;
    let players = players(query)?;
    if !sentence.cards.is_empty() || !query.means("face-up") {
        return None;
    }
    let nine = sentence.numbers.contains(&9);
    let is_asked = |row: &&Row| row.players == players && (!nine || row.characters == 9);
    let rows = edition.rulebook().draft.iter().filter(is_asked);
    let rows: Vec<String> = rows
        .map(|row| {
            say!(
                texts,
                "ask-draft",
                players = row.players,
                characters = row.characters,
                count = row.face_up
            )
        })
        .collect();
    if rows.is_empty() {
        return None;
    }
    // What the rulebook's own text about the table covers.
    let topics = [TopicId::SELECTION, TopicId::NINE_CHARACTERS];
    let is_table = |hit: &&Hit| {
        let topic = hit.thing.topic();
        hit.thing.game() == Game::Citadels && topic.is_some_and(|topic| topics.contains(&topic))
    };
    let covers = hits
        .iter()
        .take(ANSWERS)
        .filter(is_table)
        .filter_map(|hit| match hit.thing {
            Thing::Ruling(ruling) => Some(ruling.covers()),
            _ => None,
        });
    Some(Settled::Draft(Said {
        id: format!("draft-{players}"),
        title: say!(texts, "ask-draft-title"),
        text: rows.join(" "),
        source: say!(texts, "ask-source-draft"),
        covers: covers.flatten().collect(),
        thing: None,
    }))
}
