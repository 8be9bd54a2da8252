//! What is left of JSON that is written by hand.

use crate::rules::deck::Change;
use serde_json::{Value, json};

/// A document with its line break.
#[must_use]
pub fn document(value: &Value) -> String {
    format!("{value:#}\n")
}

/// What was changed in an official list.
#[must_use]
pub fn changes(changes: &[Change]) -> Value {
    let changes = changes.iter().map(|change| match change {
        Change::Replaced { old, new } => json!({ "replaced": old, "by": new }),
        Change::Added { card } => json!({ "added": card }),
        Change::Dropped { card } => json!({ "dropped": card }),
    });
    changes.collect()
}
