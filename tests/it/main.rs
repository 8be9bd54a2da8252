//! One integration binary, a module for each thing that must hold.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop")]

mod bad_input;
mod call;
mod card;
mod coverage;
mod data;
mod deck;
mod deck_rules;
mod dice;
mod draft;
mod editions;
mod find;
mod fortress;
mod fortress_cases;
mod fortress_laws;
mod fortress_pad;
mod fortress_rules;
mod help;
mod history;
mod list;
mod locales;
mod older_decks;
mod pages;
mod pass;
mod pick;
mod program;
mod pty;
mod readme;
mod rule;
mod ruling;
mod score;
mod search;
mod sheet;
mod solo;
mod solo_game;
mod walls;
