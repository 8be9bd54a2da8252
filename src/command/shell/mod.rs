pub mod completions;
pub mod given;
pub mod help;
pub mod man;
pub mod usage;
