//! The rules of the tile game: a topic, a rule by its number, or the list of topics.

use super::Desk;
use crate::fault::{Faults, typed};
use crate::input::name;
use crate::library::fortress::{Ruling, Topic, TopicId, answering, topics};
use crate::library::fortress_raw::number;
use crate::rules::ruling::Standing;
use crate::texts::{Id, Texts};
use crate::{fault, say};
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    /// A topic or a number; nothing for the list.
    pub typed: String,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Topics { topics: Vec<Listed> },
    Page(Page),
}

#[derive(Clone, Debug, Serialize)]
pub struct Listed {
    pub id: &'static str,
    pub title: &'static str,
}

#[derive(Clone, Debug, Serialize)]
pub struct Page {
    pub id: &'static str,
    pub title: &'static str,
    pub text: String,
    pub source: String,
    pub covers: &'static [&'static str],
    pub rulings: Vec<Told>,
    /// Only what answers this number is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Told {
    pub id: &'static str,
    pub topic: &'static str,
    pub text: String,
    pub source: String,
    pub standing: &'static str,
    pub covers: &'static [&'static str],
}

/// # Errors
/// There is no such topic or number.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let (texts, typed) = (desk.texts, &request.typed);
    if typed.is_empty() {
        let topics = topics().iter().map(|topic| Listed {
            id: topic.id,
            title: topic.title(texts.lang()),
        });
        let topics = topics.collect();
        return Ok(Answer::Topics { topics });
    }
    if let Some(number) = number(typed) {
        let (topic, rulings) = answering(&number).ok_or_else(|| unknown(&number))?;
        return Ok(Answer::Page(page(texts, topic, &rulings, Some(number))));
    }
    let topic = name::find::<TopicId>(typed, texts.lang(), desk.edition())?.topic();
    let rulings: Vec<_> = topic.rulings().collect();
    Ok(Answer::Page(page(texts, topic, &rulings, None)))
}

fn unknown(number: &str) -> Faults {
    let message = fault!(
        UnknownTopic,
        "error-unknown-fortress-topic-none",
        typed = typed(number)
    );
    Faults {
        candidates: Some(Vec::new()),
        ..message.into()
    }
}

fn page(texts: &Texts, topic: &Topic, rulings: &[&Ruling], number: Option<String>) -> Page {
    let rulings = rulings.iter().map(|ruling| Told {
        id: ruling.id,
        topic: ruling.topic,
        text: texts.say(ruling.message),
        source: match ruling.standing {
            Standing::Official => place(texts, ruling.section),
            Standing::Reading | Standing::Silent => {
                say!(
                    texts,
                    "source-reading",
                    source = place(texts, ruling.section)
                )
            }
        },
        standing: ruling.standing.id(),
        covers: ruling.covers,
    });
    Page {
        id: topic.id,
        title: topic.title(texts.lang()),
        text: texts.say_part(topic.message, "text"),
        source: place(texts, topic.section),
        covers: topic.covers,
        rulings: rulings.collect(),
        number,
    }
}

/// A chapter of the book.
fn place(texts: &Texts, section: Id) -> String {
    let book = say!(texts, "fortress-book");
    let section = texts.say(section);
    say!(texts, "source-section", book = book, section = section)
}
