//! A topic of the rules, or the list of topics.

use super::Desk;
use crate::library::facts::RulingFacts;
use crate::library::{self, Topic, TopicId, rulings_on, terms_of, topics_of};
use crate::rules::edition::Edition;
use crate::texts::Texts;
use serde::Serialize;
use strum::IntoEnumIterator;

/// Without a topic, the list of them is meant.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub topic: Option<TopicId>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Topic(Shown),
    Index { rules: Vec<Titled> },
}

/// A topic in one edition.
#[derive(Debug, Serialize)]
pub struct Shown {
    #[serde(flatten)]
    pub topic: Titled,
    pub edition: Edition,
    pub text: String,
    pub source: String,
    /// On their own page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<Vec<Term>>,
    pub rulings: Vec<RulingFacts>,
    /// The edition asked for, if it does not have the topic.
    #[serde(skip)]
    pub asked: Option<Edition>,
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
    fn new(topic: &'static Topic, texts: &Texts) -> Self {
        Self {
            id: topic.id.id(),
            title: topic.title(texts.lang()),
        }
    }
}

/// # Panics
/// A topic stands in no book; every one does, by the laws of the data.
#[must_use]
pub fn answer(desk: &Desk<'_>, request: Request) -> Answer {
    let (texts, asked) = (desk.texts, desk.edition());
    let Some(id) = request.topic else {
        let topics = topics_of(asked).map(|topic| Titled::new(topic, texts));
        let rules = topics.collect();
        return Answer::Index { rules };
    };
    let topic = library::topic(id);
    // A topic that only another edition has is answered with that edition, and it is said.
    let edition = std::iter::once(asked)
        .chain(Edition::iter())
        .find(|edition| topic.source(*edition).is_some())
        .expect("every topic stands in some book");
    let terms = || {
        let terms = terms_of(edition).map(|term| Term {
            term: Titled::new(term, texts),
            text: term.text(texts, edition),
        });
        terms.collect()
    };
    Answer::Topic(Shown {
        topic: Titled::new(topic, texts),
        edition,
        text: topic.text(texts, edition),
        source: topic.place(texts, edition),
        terms: (id == TopicId::TERMS).then(terms),
        rulings: RulingFacts::all(rulings_on(id, edition), texts, edition),
        asked: (edition != asked).then_some(asked),
    })
}
