//! Values in, text out: the only wing that knows comfy-table and colour.

pub mod call;
pub mod card;
pub mod deck;
pub mod deck_build;
pub mod draft;
pub mod draft_pass;
pub mod fault;
pub mod flow;
pub mod fortress;
pub mod history;
pub mod json;
pub mod list;
pub mod markdown;
pub mod page;
pub mod question;
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
pub mod solo_game;
pub mod table;
pub mod text;
pub mod words;

pub use page::{Block, Page};
pub use text::Canvas;
