//! Rule pages, and the list of them.

use super::page::{Block, Page, Row};
use super::ruling;
use crate::library::fold::alphabetical;
use crate::library::{self, Ruling, Topic, TopicId};
use crate::rules::edition::Edition;
use crate::texts::Texts;

/// The page of a topic: its lead, the terms if it is their page, and its rulings.
#[must_use]
pub fn page(texts: &Texts, topic: &Topic, rulings: &[&Ruling], edition: Edition) -> Page {
    let place = place(texts, topic, edition);
    let mut page = Page(vec![
        Block::Title {
            text: topic.title(texts.lang()).to_owned(),
            what: place.clone(),
            kind: None,
        },
        Block::Text(text(texts, topic, edition)),
    ]);
    if topic.id == TopicId::TERMS {
        let mut terms: Vec<&Topic> = library::terms_of(edition).collect();
        terms.sort_by_cached_key(|term| alphabetical(term.title(texts.lang()), texts.lang()));
        let facts = terms
            .iter()
            .map(|term| (term.title(texts.lang()).to_owned(), term_text(texts, term)));
        page.0.push(Block::Facts(facts.collect()));
    }
    page.0.extend(
        ruling::points(texts, rulings, edition)
            .into_iter()
            .map(|block| match block {
                // What stands where the page itself stands needs not say so again.
                Block::Points { source, points } if source == place => Block::Points {
                    source: String::new(),
                    points,
                },
                other => other,
            }),
    );
    page
}

/// The lead of a topic's page: in an edition's own words, in those of both older ones, or in words
/// that are true in all.
#[must_use]
pub fn text(texts: &Texts, topic: &Topic, edition: Edition) -> String {
    let title = format!("rule-{}", topic.id);
    let own = [
        format!("{title}-{}", edition.id()),
        format!("{title}-older"),
    ];
    let own = own
        .iter()
        .find(|id| edition != Edition::default() && texts.has(id));
    own.map_or_else(|| texts.say_part(&title, "text"), |id| texts.say(id))
}

/// Where an edition has the topic; nothing if it has not.
#[must_use]
pub fn place(texts: &Texts, topic: &Topic, edition: Edition) -> String {
    topic.source(edition).map_or(String::new(), |source| {
        ruling::place(texts, source, edition)
    })
}

/// What a term means.
#[must_use]
pub fn term_text(texts: &Texts, term: &Topic) -> String {
    texts.say_part(&format!("term-{}", term.id), "text")
}

/// All topics of an edition, with the word to type for each.
#[must_use]
pub fn index(texts: &Texts, edition: Edition) -> Page {
    let topics =
        library::topics_of(edition).map(|topic| (topic.title(texts.lang()), topic.id.id()));
    topic_list(texts, topics, "rule-index-hint")
}

/// Titles with the word to type for each, and the hint below them.
#[must_use]
pub fn topic_list<'a>(
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
