//! The rules of the tile game: a topic, a rule by its number, the list.

use super::page::{Block, Page, Row};
use crate::library::fortress::{Ruling, Topic, topics};
use crate::rules::ruling::Standing;
use crate::texts::Texts;
use serde_json::{Value, json};

/// The page of a topic: its text, and the rulings by where they are stated.
#[must_use]
pub fn page(texts: &Texts, topic: &Topic, rulings: &[&Ruling]) -> Page {
    let mut page = Page(vec![
        Block::Title {
            text: topic.title(texts.lang()).to_owned(),
            what: numbered(texts, &place(texts, topic.section), topic.covers),
            kind: None,
        },
        Block::Text(text(texts, topic)),
    ]);
    page.0.extend(points(texts, rulings));
    page
}

/// What answers one number: the topic's text where it does, and the rulings.
#[must_use]
pub fn number_page(texts: &Texts, number: &str, topic: &Topic, rulings: &[&Ruling]) -> Page {
    let mut page = Page(vec![Block::Title {
        text: topic.title(texts.lang()).to_owned(),
        what: numbered(texts, &place(texts, topic.section), &[number]),
        kind: None,
    }]);
    if topic.covers.contains(&number) {
        page.0.push(Block::Text(text(texts, topic)));
    }
    page.0.extend(points(texts, rulings));
    page
}

/// All topics, with the word to type for each.
#[must_use]
pub fn index(texts: &Texts) -> Page {
    let topics = topics()
        .iter()
        .map(|topic| (topic.title(texts.lang()), topic.id));
    topic_list(texts, topics, "fortress-rule-hint")
}

/// The list in JSON.
#[must_use]
pub fn index_json(texts: &Texts) -> Value {
    let topics: Vec<Value> = topics()
        .iter()
        .map(|topic| json!({ "id": topic.id, "title": topic.title(texts.lang()) }))
        .collect();
    json!({ "topics": topics })
}

/// A topic in JSON.
#[must_use]
pub fn json(texts: &Texts, topic: &Topic, rulings: &[&Ruling]) -> Value {
    let rulings: Vec<Value> = rulings
        .iter()
        .map(|ruling| {
            json!({
                "id": ruling.id,
                "topic": ruling.topic,
                "text": ruling_text(texts, ruling),
                "source": source(texts, ruling),
                "standing": ruling.standing.id(),
                "covers": ruling.covers,
            })
        })
        .collect();
    json!({
        "id": topic.id,
        "title": topic.title(texts.lang()),
        "text": text(texts, topic),
        "source": place(texts, topic.section),
        "covers": topic.covers,
        "rulings": rulings,
    })
}

fn text(texts: &Texts, topic: &Topic) -> String {
    texts.say_part(&format!("fortress-rule-{}", topic.id), "text")
}

fn ruling_text(texts: &Texts, ruling: &Ruling) -> String {
    texts.say(&format!("fortress-ruling-{}", ruling.id))
}

/// Rulings grouped by their source, in the order in which the sources first appear, each with the
/// numbers it answers.
fn points(texts: &Texts, rulings: &[&Ruling]) -> Vec<Block> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for ruling in rulings {
        let source = source(texts, ruling);
        let text = format!(
            "{} ({})",
            ruling_text(texts, ruling),
            ruling.covers.join(",\u{a0}")
        );
        match groups.iter_mut().find(|(known, _)| *known == source) {
            Some((_, points)) => points.push(text),
            None => groups.push((source, vec![text])),
        }
    }
    groups
        .into_iter()
        .map(|(source, points)| Block::Points { source, points })
        .collect()
}

/// Where a ruling is stated, or that it is ours.
fn source(texts: &Texts, ruling: &Ruling) -> String {
    let place = place(texts, ruling.section);
    match ruling.standing {
        Standing::Official => place,
        Standing::Reading => texts.say_with("source-reading", &[("source", (&place).into())]),
    }
}

/// A chapter of the book.
fn place(texts: &Texts, section: &str) -> String {
    let book = texts.say("fortress-book");
    let section = texts.say(&format!("fortress-section-{section}"));
    let values = [("book", (&book).into()), ("section", (&section).into())];
    texts.say_with("source-section", &values)
}

fn numbered(texts: &Texts, place: &str, numbers: &[&str]) -> String {
    let numbers = numbers.join(", ");
    let values = [("place", place.into()), ("numbers", (&numbers).into())];
    texts.say_with("fortress-place", &values)
}

/// Titles with the word to type for each, and the hint below them.
fn topic_list<'a>(
    texts: &Texts,
    topics: impl Iterator<Item = (&'a str, &'a str)>,
    hint: &str,
) -> Page {
    let rows = topics.map(|(title, id)| Row {
        cells: vec![title.to_owned(), id.to_owned()],
        kind: None,
    });
    Page(vec![
        Block::Table {
            header: vec![texts.say("column-topic"), texts.say("column-id")],
            rows: rows.collect(),
            wraps: false,
            spare: &[],
        },
        Block::Text(texts.say(hint)),
    ])
}
