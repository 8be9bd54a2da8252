//! Rule pages, and the list of them.

use super::card::{other_edition, with_edition};
use super::ruling::points;
use crate::desk::rule::{Answer, Shown, Titled};
use crate::library::fold::alphabetical;
use crate::page::{Block, Column, Line, Page, Row, Span, Table};
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer {
        Answer::Topic(shown) => topic(texts, shown),
        Answer::Index { rules, edition } => {
            let edition = with_edition("", *edition);
            index(texts, rules, say!(texts, "rule-index-hint", edition))
        }
        Answer::FortressIndex { topics } => index(texts, topics, say!(texts, "fortress-rule-hint")),
    }
}

/// Its lead (unless only a number is asked for that it does not answer), the terms on the terms
/// page, and its rulings.
fn topic(texts: &Texts, shown: &Shown) -> Page {
    let mut page = Page::default();
    if let Some(edition) = shown.edition {
        page.extend(other_edition(texts, shown.asked, edition));
    }
    let stands = place(texts, shown);
    page.push(Block::Title {
        text: shown.topic.title.into(),
        what: stands.as_str().into(),
    });
    if let Some(fits) = &shown.fits {
        let (line, numbers) = (&fits.line, fits.covers.join(", "));
        let fits = say!(texts, "fortress-rule-fits", line = line, numbers = numbers);
        page.push(Block::Note(fits.into()));
    }
    let number = shown.number.as_deref();
    if number.is_none_or(|number| shown.covers.iter().any(|one| one == number)) {
        page.push(Block::Text(shown.text.as_str().into()));
    }
    if let Some(terms) = &shown.terms {
        let mut terms: Vec<_> = terms.iter().collect();
        terms.sort_by_cached_key(|one| alphabetical(one.term.title, texts.lang()));
        let terms = terms.into_iter();
        let facts = terms.map(|one| (named(&one.term), one.text.as_str().into()));
        page.push(Block::Facts(facts.collect()));
    }
    page.extend(points(&shown.rulings).into_iter().map(|block| match block {
        // A source equal to the page's own is not repeated.
        Block::Points { source, points } if source.plain() == stands => Block::Points {
            source: Line::default(),
            points,
        },
        other => other,
    }));
    page
}

/// Its source; for the tile game, with the numbers it answers.
fn place(texts: &Texts, shown: &Shown) -> String {
    if shown.covers.is_empty() {
        return shown.source.clone();
    }
    let covers = || shown.covers.join(", ");
    let numbers = shown.number.clone().unwrap_or_else(covers);
    say!(
        texts,
        "fortress-place",
        place = &shown.source,
        numbers = numbers
    )
}

/// All topics, with the word to type for each.
fn index(texts: &Texts, topics: &[Titled], hint: String) -> Page {
    let rows = topics.iter().map(|topic| Row {
        cells: vec![named(topic), topic.id.into()],
        seal: None,
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
        Block::Text(hint.into()),
    ])
}

fn named(of: &Titled) -> Line {
    let text = of.title.to_owned();
    Span::Term { id: of.id, text }.into()
}
