//! Who is called in a round, and what to remember.

use super::table::{changes, effects, home, what};
use crate::desk::call::Answer;
use crate::page::{Block, Line, Page, Row};
use crate::rules::call::remind::Reminder;
use crate::texts::Texts;
use crate::{family, id, say};

family!(pub remind(Reminder) = "remind-");

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let edition = answer.edition;
    let rows = answer.characters.iter().map(|called| {
        let targets = called.targets.as_ref();
        let targets = targets.map_or(String::new(), |targets| format!(" → {targets}"));
        Row {
            cells: vec![
                called.rank.to_string().into(),
                home(texts, edition, called.id).into(),
                format!("{}{targets}", called.power).into(),
            ],
            seal: None,
        }
    });
    let mut page = Page::new(vec![
        Block::Title {
            text: say!(texts, "call-title").into(),
            what: {
                let what = what(texts, edition, answer.players);
                let deck = answer.deck.iter().map(|deck| deck.as_str().into());
                Line::joined(deck.chain([what]), " · ")
            },
        },
        effects(
            texts,
            [id!("column-rank"), id!("column-name"), id!("column-power")],
            rows.collect(),
        ),
    ]);
    if !answer.remember.is_empty() {
        let points = answer.remember.iter();
        page.push(Block::Heading(say!(texts, "call-quick-remember").into()));
        page.push(Block::Points {
            source: Line::default(),
            points: points.map(|&one| texts.say(remind(one)).into()).collect(),
        });
    }
    page.with_notes(changes(texts, edition, &answer.changes))
}
