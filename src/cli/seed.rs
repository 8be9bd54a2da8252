//! Seeds: any text. A printed one carries the version of the draw.

use super::Context;
use crate::failure::{Failure, Fault, quoted};

/// The seed as it is printed.
pub fn printed(seed: &str) -> String {
    format!("1-{seed}")
}

/// The seed without its version: the one given, or a new one of six letters.
pub fn given_or_fresh(context: &Context<'_>, given: Option<&str>) -> Result<String, Failure> {
    let Some(given) = given else {
        return Ok((context.fresh_seed)());
    };
    let mut letters = given.chars();
    match (letters.next(), letters.next()) {
        (Some('1'), Some('-')) => Ok(letters.as_str().to_owned()),
        // A seed that a newer program printed: its draw is not known here.
        (Some('2'..='9'), Some('-')) => {
            let shown = quoted(given);
            let values = [("seed", (&shown).into())];
            Err(Failure::no(vec![
                Fault::told("bad-value", context.texts, "error-seed-version", &values).at("--seed"),
            ]))
        }
        _ => Ok(given.to_owned()),
    }
}
