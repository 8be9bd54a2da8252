//! Answers, screens and faults become pages; one file for each request or flow, named like it.

pub mod ask;
pub mod call;
pub mod card;
mod columns;
pub mod deck;
pub mod deck_build;
pub mod draft;
pub mod draft_pass;
pub mod flow;
pub mod fortress;
pub mod history;
pub mod list;
pub mod round;
pub mod rule;
pub mod ruling;
pub mod score;
pub mod score_begun;
pub mod score_file;
pub mod score_sheet;
pub mod search;
pub mod setup;
pub mod sheet;
pub mod solo;
pub mod table;
pub mod words;
