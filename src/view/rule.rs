//! Rule pages, and the list of them.

use super::card::other_edition;
use super::ruling::points;
use crate::desk::rule::{Answer, Shown, Titled};
use crate::library::fold::alphabetical;
use crate::page::{Block, Column, Line, Page, Row, Span, Table};
use crate::say;
use crate::texts::Texts;

#[must_use]
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer {
        Answer::Topic(shown) => topic(texts, shown),
        Answer::Index { rules } => index(texts, rules),
    }
}

/// Its lead, the terms if it is their page, and its rulings.
fn topic(texts: &Texts, shown: &Shown) -> Page {
    let mut page = Page::default();
    page.extend(other_edition(texts, shown.asked, shown.edition));
    page.extend([
        Block::Title {
            text: shown.topic.title.into(),
            what: shown.source.as_str().into(),
        },
        Block::Text(shown.text.as_str().into()),
    ]);
    if let Some(terms) = &shown.terms {
        let mut terms: Vec<_> = terms.iter().collect();
        terms.sort_by_cached_key(|one| alphabetical(one.term.title, texts.lang()));
        let terms = terms.into_iter();
        let facts = terms.map(|one| (named(&one.term), one.text.as_str().into()));
        page.push(Block::Facts(facts.collect()));
    }
    page.extend(points(&shown.rulings).into_iter().map(|block| match block {
        // What stands where the page itself stands needs not say so again.
        Block::Points { source, points } if source.plain() == shown.source => Block::Points {
            source: Line::default(),
            points,
        },
        other => other,
    }));
    page
}

/// All topics, with the word to type for each.
fn index(texts: &Texts, topics: &[Titled]) -> Page {
    let rows = topics.iter().map(|topic| Row {
        cells: vec![named(topic), topic.id.into()],
        kind: None,
    });
    let column = |name: String| Column {
        name: name.into(),
        ..Column::default()
    };
    Page::new(vec![
        Block::Table(Table {
            columns: vec![
                column(say!(texts, "column-topic")),
                column(say!(texts, "column-id")),
            ],
            rows: rows.collect(),
        }),
        Block::Text(say!(texts, "rule-index-hint").into()),
    ])
}

fn named(of: &Titled) -> Line {
    let text = of.title.to_owned();
    Span::Term { id: of.id, text }.into()
}
