//! The rules of the games only: no text, no files, no terminal.
//!
//! Three files of data are rules too and are read when they are first needed: `data/editions.toml`
//! ([`rulebook`]), `data/steward.toml` ([`play::Steward`]) and `data/tiles.toml`
//! ([`fortress::kinds`]). [`data`] checks them; the program's build script asks for that, so a wrong
//! file fails the build.

#![warn(missing_docs)]

mod by_id;
pub mod call;
pub mod card;
pub mod chance;
pub mod city;
pub mod data;
pub mod deck;
pub mod draft;
pub mod edition;
pub mod fortress;
pub mod play;
pub mod rulebook;
pub mod ruling;
pub mod score;
pub mod solo;
pub mod state;
pub mod table;
