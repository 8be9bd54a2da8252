//! The game that plays itself: every ruling as a position, laws over many games, games by seed.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

mod players;
mod rulings;
mod scene;
