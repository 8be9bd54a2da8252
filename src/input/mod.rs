//! The one reader of what people give: files, lines and arguments become claims, or faults with their
//! places. Also where cards are named.

pub mod fields;
pub mod file;
pub mod name;
pub mod solo;
