//! A topic of the rules of either game, or the list of topics.

use super::Desk;
use crate::library::facts::RulingFacts;
use crate::library::fortress::rulings_covering;
use crate::library::search::Query;
use crate::library::thing::Thing;
use crate::library::{self, Game, Topic, TopicId, TopicWords, rulings_on, terms_of, topics_of};
use crate::rules::edition::Edition;
use crate::texts::Texts;
use serde::Serialize;

#[derive(Clone, Debug)]
pub enum Request {
    /// The list of topics.
    Index(Game),
    /// A topic, or only the part that answers a numbered fact.
    Topic(TopicId, Option<String>),
    /// A topic, and the text on its page that fits these words.
    Words(TopicId, Thing, String),
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Topic(Box<Shown>),
    Index {
        rules: Vec<Titled>,
        #[serde(skip)]
        edition: Edition,
    },
    FortressIndex {
        topics: Vec<Titled>,
    },
}

/// A topic; for the card game, in one edition.
#[derive(Debug, Serialize)]
pub struct Shown {
    #[serde(flatten)]
    pub topic: Titled,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    pub text: String,
    pub source: String,
    /// On the topic's own page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<Vec<Term>>,
    /// For the tile game, the numbered facts that the text answers.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub covers: &'static [String],
    pub rulings: Vec<RulingFacts>,
    /// Only the answer to this number is requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    /// What fits the words that were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fits: Option<Fitting>,
    /// The requested edition, if it does not have the topic.
    #[serde(skip)]
    pub asked: Option<Edition>,
}

/// The sentence that fits, its ruling if it is one, and the numbers it answers.
#[derive(Debug, Serialize)]
pub struct Fitting {
    pub line: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<&'static str>,
    pub covers: &'static [String],
}

#[derive(Debug, Serialize)]
pub struct Titled {
    pub id: &'static str,
    pub title: &'static str,
}

#[derive(Debug, Serialize)]
pub struct Term {
    #[serde(flatten)]
    pub term: Titled,
    pub text: String,
}

impl Titled {
    fn new(topic: &'static Topic, texts: &Texts, edition: Edition) -> Self {
        Self {
            id: topic.id.id(),
            title: topic.title(texts.lang(), edition),
        }
    }
}

/// # Panics
///
/// A topic is in no rulebook; the data checks rule that out.
pub fn answer(desk: &Desk<'_>, request: Request) -> Answer {
    let (texts, asked) = (desk.texts, desk.edition());
    let titled = |topic| Titled::new(topic, texts, asked);
    let (id, number, fits) = match request {
        Request::Index(Game::Citadels) => {
            let rules = topics_of(asked).map(titled).collect();
            let edition = asked;
            return Answer::Index { rules, edition };
        }
        Request::Index(Game::Fortress) => {
            let topics = library::fortress_topics().iter().map(titled).collect();
            return Answer::FortressIndex { topics };
        }
        Request::Topic(id, number) => (id, number, None),
        Request::Words(id, thing, words) => {
            let query = Query::new(&words, texts.lang(), asked);
            let text = thing.text(texts, asked);
            let (ruling, covers, line) = if let Thing::Ruling(ruling) = thing {
                (Some(ruling.id()), &ruling.covers, text.as_str())
            } else {
                let covers = &library::topic(id).covers;
                (None, covers, query.best_line(&text))
            };
            let line = line.to_owned();
            let fits = Fitting {
                line,
                ruling,
                covers,
            };
            (id, None, Some(fits))
        }
    };
    let topic = library::topic(id);
    // A topic found only in another edition is answered with that edition, and a note.
    let edition = asked
        .nearest()
        .into_iter()
        .find(|edition| topic.source(*edition).is_some())
        .expect("every topic stands in some book");
    let terms = || {
        let terms = terms_of(edition).map(|term| Term {
            term: Titled::new(term, texts, edition),
            text: term.text(texts, edition),
        });
        terms.collect()
    };
    let rulings = match &number {
        Some(number) => rulings_covering(number).collect(),
        None => rulings_on(id, edition).collect::<Vec<_>>(),
    };
    Answer::Topic(Box::new(Shown {
        topic: Titled::new(topic, texts, edition),
        edition: (topic.game == Game::Citadels).then_some(edition),
        text: topic.text(texts, edition),
        source: topic.place(texts, edition),
        terms: (id == TopicId::TERMS).then(terms),
        covers: match topic.game {
            Game::Citadels => &[],
            Game::Fortress => &topic.covers,
        },
        rulings: RulingFacts::all(rulings, texts, edition),
        number,
        fits,
        asked: (edition != asked).then_some(asked),
    }))
}
