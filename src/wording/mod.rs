//! How a card, a ruling, a table, a fault or a screen is written wherever it is
//! mentioned.

pub mod bars;
pub mod card;
pub mod columns;
pub mod date;
pub mod deck;
pub mod fault;
pub mod flow;
pub mod qr;
pub mod ruling;
pub mod table;
pub mod tile;
