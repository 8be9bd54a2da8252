//! Values in, text out: the only wing that knows comfy-table and colour.

pub mod call;
pub mod card;
pub mod deck;
pub mod draft;
pub mod editions;
pub mod fault;
pub mod flow;
pub mod fortress;
pub mod fortress_board;
pub mod fortress_rules;
pub mod fortress_tiles;
pub mod history;
pub mod html;
pub mod json;
pub mod list;
pub mod markdown;
pub mod pad;
pub mod pad_result;
pub mod page;
pub mod rule;
pub mod ruling;
pub mod score;
pub mod score_file;
pub mod search;
pub mod solo;
pub mod table;
pub mod text;
pub mod words;

pub use page::{Block, Page};
pub use text::Canvas;
