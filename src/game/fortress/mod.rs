//! The tile game Fortress («Фортеця», a Carcassonne): a separate module, as pure as
//! `rules`. Rule numbers such as X3 or K8 are those of the project's numbered facts.

#![warn(missing_docs)]

pub mod board;
pub mod count;
pub mod feature;
mod forest;
pub mod game;
pub mod kinds;
pub mod pad;
pub mod places;
pub mod river;
pub mod setup;
pub mod tile;
