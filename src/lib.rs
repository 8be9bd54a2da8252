//! `citadels`: a terminal companion for people who play Bruno Faidutti's *Citadels* with real
//! cards.
//!
//! Facts live in `data/`, prose in `locales/`, logic in [`rules`], output in [`view`]. Dependencies
//! point one way: `cli` → `terminal`, `view`, `store`, `library`, `texts`, `rules`;
//! `view` → `library`, `texts`, `rules`; `library` → `rules`; `rules` → nothing.

pub mod rules;

pub mod fortress;

pub mod language;

pub mod library;

pub mod texts;

pub mod fault;

pub mod safe;

pub mod terminal;

pub mod store;

pub mod desk;

pub mod flow;

pub mod input;

pub mod page;

pub mod view;

pub mod cli;
