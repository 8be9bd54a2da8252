pub mod anything;
pub mod ask;
pub mod ask_fact;
pub mod card;
pub mod list;
pub mod over;
pub mod rule;
pub mod ruling;
pub mod search;

use crate::fault;
use crate::fault::Fault;
use crate::library::search::LONGEST;
use crate::page::{Block, Line};

/// What was typed, in one line: nobody asks a book.
fn together(words: &[String]) -> Result<String, Fault> {
    let words = words.join(" ");
    let count = words.chars().count();
    if count > LONGEST {
        return Err(fault!(TooBig, "error-words-many", count, most = LONGEST));
    }
    Ok(words)
}

/// Points below their source; nothing if there are none.
fn listed(source: impl Into<Line>, points: impl Iterator<Item = Line>) -> Option<Block> {
    let points: Vec<Line> = points.collect();
    (!points.is_empty()).then(|| Block::sourced(source, points))
}
