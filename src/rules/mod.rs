//! What is true of the game, and nothing else: no text, no files, no terminal.

#![warn(missing_docs)]

pub mod balance;
pub mod call;
pub mod card;
mod cast;
pub mod chance;
pub mod city;
pub mod code;
pub mod deck;
pub mod draft;
pub mod edition;
mod exhaust;
pub mod older;
pub mod pick;
pub mod remind;
mod reminder;
pub mod rulebook;
pub mod ruling;
pub mod score;
pub mod solo;
pub mod table;
