//! The checklist from box to first tile.

use super::title;
use crate::desk::fortress_setup::Answer;
use crate::page::{Block, Page};
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let steps = answer.steps.iter().enumerate().map(|(index, step)| {
        let number = format!("☐ {}", index + 1);
        (number.into(), step.as_str().into())
    });
    Page::new(vec![
        title(
            say!(texts, "fortress-setup"),
            say!(texts, "fortress-players", count = answer.players),
        ),
        Block::Facts(steps.collect()),
    ])
}
