//! The rules of the tile game: a topic, what answers a number, the list.

use super::{column, row, title};
use crate::desk::fortress_rule::{self, Answer, Listed};
use crate::page::{Block, Line, Page, Table};
use crate::texts::Texts;
use crate::{id, say};

#[must_use]
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer {
        Answer::Topics { topics } => index(texts, topics),
        Answer::Page(topic) => of_topic(texts, topic),
    }
}

/// All topics, with the word to type for each.
fn index(texts: &Texts, topics: &[Listed]) -> Page {
    let rows = topics.iter();
    let rows = rows.map(|topic| row([topic.title.to_owned(), topic.id.to_owned()]));
    Page::new(vec![
        Block::Table(Table {
            columns: vec![
                column(texts, id!("column-topic")),
                column(texts, id!("column-id")),
            ],
            rows: rows.collect(),
        }),
        Block::Text(say!(texts, "fortress-rule-hint").into()),
    ])
}

/// The text, unless only a number is asked for that it does not answer, and the rulings by where they
/// are stated, each with the numbers it answers.
fn of_topic(texts: &Texts, topic: &fortress_rule::Page) -> Page {
    let number = topic.number.as_deref();
    let numbers = number.map_or(topic.covers.join(", "), str::to_owned);
    let what = say!(
        texts,
        "fortress-place",
        place = &topic.source,
        numbers = numbers
    );
    let mut page = Page::new(vec![title(topic.title.to_owned(), what)]);
    if number.is_none_or(|number| topic.covers.contains(&number)) {
        page.push(Block::Text(topic.text.as_str().into()));
    }
    let mut groups: Vec<(&str, Vec<Line>)> = Vec::new();
    for ruling in &topic.rulings {
        let text = format!("{} ({})", ruling.text, ruling.covers.join(",\u{a0}"));
        match groups
            .iter_mut()
            .find(|(source, _)| *source == ruling.source)
        {
            Some((_, points)) => points.push(text.into()),
            None => groups.push((&ruling.source, vec![text.into()])),
        }
    }
    page.extend(groups.into_iter().map(|(source, points)| Block::Points {
        source: source.into(),
        points,
    }));
    page
}
