//! The answer to a question, then alternatives.

use super::card::with_edition;
use super::ruling::standing_name;
use super::search::command;
use crate::desk::ask::{Answer, By, Settled};
use crate::library::thing::Thing;
use crate::page::{Block, Line, Page, Span};
use crate::rules::ruling::Standing;
use crate::say;
use crate::texts::Texts;

/// The number of alternatives.
const OTHERS: usize = 2;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::default();
    let (first, others) = if answer.fault.is_some() {
        (None, &answer.answers[..])
    } else {
        let (first, others) = answer.answers.split_first().expect("something fits");
        (Some(first), &others[..others.len().min(OTHERS)])
    };
    if let Some(first) = first {
        page.extend([
            Block::Heading(title(first).into()),
            Block::Text(verdict_first(text(first))),
            Block::Points {
                source: source(texts, first).into(),
                points: Vec::new(),
            },
        ]);
    }
    if !others.is_empty() {
        let heading = if first.is_some() {
            say!(texts, "ask-related")
        } else {
            say!(texts, "ask-nearest")
        };
        page.push(Block::Heading(heading.into()));
        let points = others.iter().map(|other| {
            let (title, text) = (title(other), text(other));
            match other {
                _ if matches!(other.by, By::Ruling(_)) => say!(texts, "ask-other", title = title, text = text),
                _ => say!(texts, "ask-other-page", title = title, text = text),
            }
            .into()
        });
        page.push(Block::Points {
            source: Line::default(),
            points: points.collect(),
        });
    }
    let more = first.or(others.first()).map(|best| match thing(best) {
        Some(thing) => command(texts, thing, answer.edition),
        None => "draft table".to_owned(),
    });
    let more = more.map(|command| with_edition(&command, answer.edition));
    if let Some(command) = more {
        page.push(Block::Text(
            say!(texts, "ask-more", command = command).into(),
        ));
    }
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
    match settled.by.said() {
        Ok(said) => &said.title,
        Err(_) => settled.asked.unwrap_or_default(),
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
