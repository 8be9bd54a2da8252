//! `citadels history list`: the saved plays.

use super::super::args::Format;
use super::super::{Answer, Context};
use crate::failure::Failure;
use crate::view::history;
use serde_json::json;

pub fn run(context: &Context<'_>) -> Result<Answer, Failure> {
    let log = super::read(context)?;
    if context.format == Format::Json {
        return Ok(Answer::Json(json!({ "plays": log.plays })));
    }
    let mut page = history::list(context.texts, &log.plays);
    page.0.splice(1..1, super::torn(context, &log));
    Ok(Answer::Page(page))
}
