//! The rules of the game only: no text, no files, no terminal.

#![warn(missing_docs)]

pub mod call;
pub mod card;
pub mod chance;
pub mod city;
pub mod deck;
pub mod draft;
pub mod edition;
pub mod play;
pub mod rulebook;
pub mod ruling;
pub mod score;
pub mod solo;
pub mod state;
pub mod table;
