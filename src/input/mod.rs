//! The one reader of what people give: files, lines and arguments become claims, or faults with their
//! places. Also where cards are named.

pub mod deck;
pub mod fields;
pub mod file;
pub mod name;
pub mod refusal;
pub mod seed;
pub mod solo;
