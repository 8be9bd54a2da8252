//! The one reader of what people give: files, lines and arguments become claims, or faults with their
//! places. Also where cards are named.

pub mod deck;
pub mod fields;
pub mod file;
pub mod fortress;
pub mod line;
pub mod name;
pub mod names;
pub mod refusal;
pub mod score;
pub mod seats;
pub mod seed;
