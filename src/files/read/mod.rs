//! The only reader of user input: files, lines and arguments become claims, or faults with their
//! places. Also resolves card names.

pub mod deck;
pub mod fields;
pub mod file;
pub mod fortress;
pub mod grid;
pub mod line;
pub mod many;
pub mod name;
pub mod names;
pub mod refusal;
pub mod score;
pub mod seats;
pub mod seed;
pub mod solo;
