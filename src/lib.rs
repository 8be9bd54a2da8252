//! `citadels`: a terminal companion for people who play Bruno Faidutti's *Citadels* with real
//! cards.
//!
//! Facts live in `data/`, prose in `locales/`, reasoning in [`rules`], ink in [`view`].
//! Arrows point one way: `cli` → `ask`, `view`, `store`, `catalog`, `texts`, `rules`;
//! `view` → `catalog`, `texts`, `rules`; `catalog` → `rules`; `rules` → nothing.

pub mod rules;

pub mod fortress;

pub mod language;

pub mod catalog;

pub mod texts;

pub mod failure;
pub mod fault;
pub mod settings;

pub mod ask;

pub mod store;

pub mod desk;

pub mod flow;

pub mod input;

pub mod page;

pub mod view;

pub mod cli;
