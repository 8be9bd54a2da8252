//! The game that plays itself: every ruling as a position, laws over many games, games by seed.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

mod laws;
mod measure;
mod perft;
mod rulings;
mod scene;
