//! A free-form question: the answer first, then alternatives.

use super::Desk;
use crate::fault::{Fault, typed};
use crate::library::ask::Candidate;
use crate::library::facts::RulingFacts;
use crate::library::search::{Query, meaning};
use crate::library::thing::Thing;
use crate::library::{Game, TopicId};
use crate::rules::card::Card;
use crate::rules::draft::Row;
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
            Self::Card(said) | Self::Rule(said) | Self::Term(said) | Self::Draft(said) => Ok(said),
        }
    }
}

pub fn answer(desk: &Desk<'_>, request: &Request) -> Answer {
    let (texts, edition) = (desk.texts, desk.edition());
    let query = Query::new(&request.words, texts.lang(), edition);
    let found = query.ask(edition);
    let fault = || {
        fault!(
            NothingFound,
            "error-nothing-settles",
            typed = typed(&request.words)
        )
    };
    let draft = draft(texts, &query, &found.hits, edition);
    let sure = found.is_sure || draft.is_some();
    let word = found.word.filter(|_| draft.is_none());
    let hits = found.hits.iter().enumerate();
    let settled = hits.map(|(place, hit)| {
        let word = word.filter(|_| place == 0);
        settled(texts, &query, hit, word, edition)
    });
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
        answers: draft.into_iter().chain(settled).take(ANSWERS).collect(),
        sure,
        edition,
        fault: (!sure).then(fault),
    }
}

/// The number of answers.
const ANSWERS: usize = 5;

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
            By::Card(said(printing.effect(texts), source, covers))
        }
        // The sentence of a page that answers.
        Thing::Rule(topic) => {
            let passage = topic.passage(texts, edition);
            let line = query.best_line(&passage).to_owned();
            let place = topic.place(texts, edition);
            By::Rule(said(line, place, topic.covers().map(str::to_owned).collect()))
        }
        Thing::Term(topic) => {
            let (text, place) = (topic.text(texts, edition), topic.place(texts, edition));
            By::Term(said(text, place, topic.covers().map(str::to_owned).collect()))
        }
    };
    let asked = hit.line.map(|line| query.stored().question(line));
    Settled { by, asked }
}

/// The rows of the discard table, if the question is how many characters are face up.
fn draft(
    texts: &Texts,
    query: &Query,
    hits: &[Candidate],
    edition: Edition,
) -> Option<Settled> {
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
    let is_table = |hit: &&Candidate| {
        let topic = hit.thing.topic();
        hit.thing.game() == Game::Citadels && topic.is_some_and(|topic| topics.contains(&topic))
    };
    let covers = hits.iter().filter(is_table).filter_map(|hit| match hit.thing {
        Thing::Ruling(ruling) => Some(ruling.covers().map(str::to_owned)),
        _ => None,
    });
    let by = By::Draft(Said {
        id: format!("draft-{players}"),
        title: say!(texts, "ask-draft-title"),
        text: rows.join(" "),
        source: say!(texts, "ask-source-draft"),
        verdict: None,
        covers: covers.flatten().collect(),
        thing: None,
    });
    Some(Settled { by, asked: None })
}
