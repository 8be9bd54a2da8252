//! `citadels`: a terminal companion for people who play Bruno Faidutti's *Citadels* with real
//! cards.
//!
//! Facts are in `data/`, prose in `locales/`, what is true of the games in the package `game`, here
//! [`rules`] and [`fortress`]. What the program can do is a room of [`command`]: what may be asked,
//! what is done, what is shown and what lasts stand together. Below the rooms: [`app`] is what every
//! answer may use, [`files`] what people give and what is kept, [`wording`] how things are written
//! wherever they are mentioned, [`library`] what is printed, [`page`] how a page is drawn.
//! `docs/architecture.md` has the plan, and `tests/it/walls.rs` who may know whom.

pub use citadels_game as rules;
pub use citadels_game::fortress;

pub use citadels_data::language;

#[macro_use]
mod stored;
pub mod app;
pub mod command;
pub mod fault;
pub mod files;
pub mod flow;
pub mod library;
pub mod page;
pub mod safe;
pub mod terminal;
pub mod texts;
pub mod wording;
