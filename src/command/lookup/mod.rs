pub mod ask;
pub mod ask_fact;
pub mod card;
pub mod list;
pub mod rule;
pub mod ruling;
pub mod search;
