//! One integration test binary, with a module for each area.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop")]

mod ask;
mod bad_input;
mod call;
mod card;
mod coverage;
mod data;
mod deck;
mod deck_rules;
mod dice;
mod docs;
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
mod named;
mod older_boxes;
mod older_decks;
mod pager;
mod pages;
mod pass;
mod pick;
mod play_log;
mod program;
mod pty;

mod recorded;
mod robot;
mod rule;
mod ruling;
mod score;
mod script;
mod search;
mod sheet;
mod solo;
mod solo_game;
mod tonight;
mod walls;
