//! Where the started score file is.

use crate::desk::score_begun::Answer;
use crate::fault::masked;
use crate::page::{Block, Page};
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let saved = answer.written.iter().map(|(file, _)| {
        let said = say!(texts, "score-saved", file = masked(file));
        Block::Text(said.into())
    });
    Page::new(saved.collect())
}
