//! The rules of the tile game: a topic, a rule by its number, or the list of topics.

use super::Desk;
use crate::catalog::find::{Found, find};
use crate::catalog::fortress::{Ruling, Topic, answering, names, topics};
use crate::catalog::fortress_raw::number;
use crate::fault::{Fault, Faults, Field, typed};
use crate::rules::ruling::Standing;
use crate::texts::{Id, Texts};
use crate::{fault, id, say};
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
        let unknown = || {
            unknown(
                id!("error-unknown-fortress-topic-none"),
                &number,
                texts,
                &[],
            )
        };
        let (topic, rulings) = answering(&number).ok_or_else(unknown)?;
        return Ok(Answer::Page(page(texts, topic, &rulings, Some(number))));
    }
    let (message, candidates) = match find(names(), typed, texts.lang(), desk.edition()) {
        Found::One(index) => {
            let topic = &topics()[index];
            let rulings: Vec<_> = topic.rulings().collect();
            return Ok(Answer::Page(page(texts, topic, &rulings, None)));
        }
        Found::Several(several) => (id!("error-unknown-fortress-topic-several"), several),
        Found::None(near) if near.is_empty() => (id!("error-unknown-fortress-topic-none"), near),
        Found::None(near) => (id!("error-unknown-fortress-topic-near"), near),
    };
    Err(unknown(message, typed, texts, &candidates))
}

fn unknown(message: Id, name: &str, texts: &Texts, candidates: &[usize]) -> Faults {
    let candidates = candidates.iter().map(|&index| &topics()[index]);
    let labels = candidates.clone().map(|topic| {
        let label = format!("{} ({})", topic.title(texts.lang()), topic.id);
        Field::Text(label)
    });
    let fault = Fault {
        message,
        ..fault!(
            UnknownTopic,
            "error-unknown-fortress-topic-near",
            typed = typed(name),
            candidates = Field::Lines(labels.collect())
        )
    };
    Faults {
        candidates: Some(candidates.map(|topic| topic.id).collect()),
        ..fault.into()
    }
}

fn page(texts: &Texts, topic: &Topic, rulings: &[&Ruling], number: Option<String>) -> Page {
    let rulings = rulings.iter().map(|ruling| Told {
        id: ruling.id,
        topic: ruling.topic,
        text: texts.say(composed("fortress-ruling-", ruling.id)),
        source: match ruling.standing {
            Standing::Official => place(texts, ruling.section),
            Standing::Reading => {
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
        text: texts.say_part(composed("fortress-rule-", topic.id), "text"),
        source: place(texts, topic.section),
        covers: topic.covers,
        rulings: rulings.collect(),
        number,
    }
}

/// A chapter of the book.
fn place(texts: &Texts, section: &str) -> String {
    let book = say!(texts, "fortress-book");
    let section = texts.say(composed("fortress-section-", section));
    say!(texts, "source-section", book = book, section = section)
}

fn composed(stem: &str, id: &str) -> Id {
    Id::find(&format!("{stem}{id}")).expect("the locales have a message for everything in the data")
}
