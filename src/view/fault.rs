//! Faults for people and for scripts.

use super::text::Canvas;
use crate::failure::Fault;
use serde_json::{Value, json};

/// Each fault: what is wrong, and indented below it what to do.
#[must_use]
pub fn text(faults: &[Fault], canvas: Canvas) -> String {
    let mut out = String::new();
    for fault in faults {
        // A place in a file or among lines; what an option is called, the message says.
        match fault
            .place
            .as_ref()
            .filter(|place| place.contains(['[', ':', '.']))
        {
            Some(place) => out.push_str(&canvas.wrap(&format!("{} ({place})", fault.message), 0)),
            None => out.push_str(&canvas.wrap(&fault.message, 0)),
        }
        for line in fault.advice.split('\n') {
            out.push_str(&canvas.wrap(&format!("  {line}"), 2));
        }
    }
    out
}

/// The faults as JSON.
#[must_use]
pub fn json(faults: &[Fault]) -> Value {
    let faults: Vec<Value> = faults
        .iter()
        .map(|fault| {
            let mut value = json!({
                "id": fault.id,
                "message": fault.message,
                "advice": fault.advice,
            });
            if let Some(place) = &fault.place {
                value["where"] = json!(place);
            }
            value
        })
        .collect();
    json!({ "faults": faults })
}
