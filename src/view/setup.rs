//! The checklist from box to first turn.

use super::table::{changes, what};
use crate::desk::setup::Answer;
use crate::page::{Block, Line, Page};
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let steps = answer.steps.iter().zip(1..);
    let steps = steps.map(|(step, number)| (format!("☐ {number}").into(), step.as_str().into()));
    let mut page = Page::new(vec![
        Block::Title {
            text: say!(texts, "setup-title").into(),
            what: what(texts, answer.edition, answer.players),
        },
        Block::Facts(steps.collect()),
    ]);
    if !answer.notes.is_empty() {
        let notes = answer.notes.iter();
        page.push(Block::Points {
            source: Line::default(),
            points: notes.map(|note| note.as_str().into()).collect(),
        });
    }
    let named: Vec<String> = answer.name.iter().chain(&answer.code).cloned().collect();
    let label = say!(texts, "tonight-fact-deck").into();
    page.push(Block::Facts(vec![(label, named.join(" · ").into())]));
    page.extend(answer.is_kept.map(|is_kept| {
        Block::Text(if is_kept {
            say!(texts, "tonight-kept").into()
        } else {
            say!(texts, "tonight-busy").into()
        })
    }));
    page.with_notes(changes(texts, answer.edition, &answer.changes))
}
