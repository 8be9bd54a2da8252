//! The answer to a question; or the questions that may have been meant.

use super::card::{name, with_edition};
use super::ruling::standing_name;
use super::search::command;
use super::words::argument;
use crate::desk::ask::{Answer, By, Settled};
use crate::library::thing::Thing;
use crate::page::{Block, Line, Page, Span};
use crate::rules::ruling::Standing;
use crate::say;
use crate::texts::Texts;

/// The number of related answers.
const RELATED: usize = 2;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    if !answer.sure {
        return unsure(texts, answer);
    }
    let mut page = Page::default();
    let (first, others) = answer.answers.split_first().expect("something answers");
    page.extend([
        Block::Heading(title(first).into()),
        Block::Text(verdict_first(text(first))),
        Block::Points {
            source: source(texts, first).into(),
            points: Vec::new(),
        },
    ]);
    if !answer.silent_on.is_empty() {
        let silent = answer.silent_on.iter();
        let names = silent.map(|card| name(texts, answer.edition, *card));
        let cards = names.collect::<Vec<_>>().join(", ");
        let said = say!(texts, "ask-silent-on", cards = cards);
        page.push(Block::Text(said.into()));
    }
    if answer.is_city {
        page.push(Block::Text(say!(texts, "ask-score").into()));
    }
    let related = &others[..others.len().min(RELATED)];
    if !related.is_empty() {
        page.push(Block::Heading(say!(texts, "ask-related").into()));
        let points = related.iter().map(|other| {
            let (title, text) = (title(other), text(other));
            match other.by {
                By::Ruling(_) if other.asked.is_none() => text.into(),
                By::Ruling(_) => say!(texts, "ask-other", title = title, text = text).into(),
                By::Card(_) if other.asked.is_some() => {
                    say!(texts, "ask-other", title = title, text = text).into()
                }
                _ => say!(texts, "ask-other-page", title = title, text = text).into(),
            }
        });
        page.push(Block::Points {
            source: Line::default(),
            points: points.collect(),
        });
    }
    let more = match thing(first) {
        Some(thing) => command(texts, thing, answer.edition),
        None => "draft table".to_owned(),
    };
    let more = with_edition(&more, answer.edition);
    page.push(Block::Text(say!(texts, "ask-more", command = more).into()));
    page
}

/// The stored questions that are nearest, each with the command that answers it.
fn unsure(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::default();
    let asked = answer.answers.iter().filter_map(|one| one.asked);
    let points: Vec<Line> = asked
        .map(|question| {
            let command = format!("ask {}", argument(question));
            let command = with_edition(&command, answer.edition);
            say!(texts, "ask-command", command = command).into()
        })
        .collect();
    if answer.is_off || points.is_empty() {
        return page;
    }
    page.push(Block::Heading(say!(texts, "ask-unsure").into()));
    page.push(Block::Points {
        source: Line::default(),
        points,
    });
    page
}

/// The eye should find the short answer, or else the first sentence.
fn verdict_first(text: &str) -> Line {
    let end = text.find(". ").map_or(text.len(), |end| end + 1);
    let (first, rest) = text.split_at(end);
    let mut line = Line::default();
    line.push(Span::Strong(first.to_owned()));
    if !rest.is_empty() {
        line.push(Span::Text(rest.to_owned()));
    }
    line
}

fn title(settled: &Settled) -> &str {
    match &settled.by {
        By::Ruling(_) => settled.asked.unwrap_or_default(),
        By::Card(said) => settled.asked.unwrap_or(&said.title),
        By::Rule(said) | By::Term(said) | By::Draft(said) | By::Fact(said) => &said.title,
    }
}

fn text(settled: &Settled) -> &str {
    match settled.by.said() {
        Ok(said) => &said.text,
        Err(ruling) => &ruling.text,
    }
}

fn thing(settled: &Settled) -> Option<Thing> {
    match settled.by.said() {
        Ok(said) => said.thing,
        Err(ruling) => Some(Thing::Ruling(ruling.ruling)),
    }
}

/// Where it is stated, and how certain it is.
fn source(texts: &Texts, settled: &Settled) -> String {
    match settled.by.said() {
        Err(ruling) if ruling.standing == Standing::Official => {
            let standing = texts.say(standing_name(ruling.standing));
            say!(
                texts,
                "ask-source",
                standing = standing,
                source = &ruling.source
            )
        }
        // Readings and common practice are labeled as such.
        Err(ruling) => ruling.source.clone(),
        Ok(said) => said.source.clone(),
    }
}
