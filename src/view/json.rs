//! The stable JSON of the answers: ids instead of names, keys in a fixed order.

use crate::rules::call::Cast;
use crate::rules::deck::Change;
use crate::rules::draft::{Deal, Row};
use crate::rules::remind::{Reminder, standing};
use crate::texts::Texts;
use serde_json::{Map, Value, json};

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

/// A row of `draft table`.
#[must_use]
pub fn draft_row(row: &Row) -> Value {
    json!({
        "players": row.players,
        "characters": row.characters,
        "face_up": row.face_up,
        "face_down": 1,
        "steps": draft_steps(*row),
    })
}

fn draft_steps(row: Row) -> Vec<Value> {
    let step = |step: &crate::rules::draft::Step| json!({ "player": step.seat.number(), "action": step.action.id(), "from": step.from });
    row.steps().iter().map(step).collect()
}

/// JSON of `draft deal`.
#[must_use]
pub fn deal(row: &Row, deal: &Deal, seed: &str, reveal: bool) -> Value {
    let mut value = json!({
        "players": row.players,
        "characters": row.characters,
        "seed": seed,
        "face_up": deal.face_up,
        "returned": deal.returned,
        "face_down": 1,
    });
    if reveal {
        value["hidden"] = json!([deal.face_down]);
    }
    value["steps"] = json!(draft_steps(*row));
    value
}

/// JSON of `call --quick`.
#[must_use]
pub fn call(texts: &Texts, cast: &Cast) -> Value {
    let characters: Vec<Value> = cast
        .characters
        .iter()
        .map(|&called| {
            json!({
                "rank": called.rank,
                "id": called.id,
                "power": super::call::power(texts, cast, called),
                "targets": super::call::targets(texts, cast, called),
            })
        })
        .collect();
    let remember: Vec<&str> = standing(cast).into_iter().map(Reminder::id).collect();
    json!({
        "edition": cast.edition.id(),
        "players": cast.players,
        "characters": characters,
        "remember": remember,
    })
}
