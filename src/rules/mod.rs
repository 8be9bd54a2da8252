//! What is true of the game, and nothing else: no text, no files, no terminal.

pub mod card;
pub mod edition;
pub mod ruling;
