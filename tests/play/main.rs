//! The game that plays itself: every ruling as a position, laws over many games, games by seed.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

mod compare;
mod golden;
mod imagine;
mod laws;
mod measure;
mod perft;
mod players;
mod rulings;
mod scene;
