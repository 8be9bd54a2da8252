//! Answers, screens and faults become pages; one file per request or flow, with the same name.

pub mod bars;
pub mod columns;
pub mod fault;
pub mod flow;
pub mod table;
