//! `citadels`: a terminal companion for people who play Bruno Faidutti's *Citadels* with real
//! cards.
//!
//! Facts are in `data/`, prose in `locales/`, what is true of the games in the package
//! `game`, here [`rules`] and [`fortress`]. A command is cut into layers: [`cli`] takes the arguments, [`input`] reads what
//! people give, [`desk`] answers, [`flow`] is what lasts, [`store`] writes files, [`view`] makes a
//! page and [`page`] draws it. `docs/architecture.md` has the plan, and `tests/it/walls.rs` who may
//! know whom.

pub use citadels_game as rules;
pub use citadels_game::fortress;

pub use citadels_data::language;

#[macro_use]
mod stored;

pub mod library;

pub mod texts;

pub mod fault;

pub mod safe;

pub mod terminal;

pub mod app;
pub mod command;
pub mod files;
pub mod flow;
pub mod wording;

pub mod page;
