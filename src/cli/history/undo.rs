//! `citadels history undo`: the last play counts no more; nothing is erased.

use super::super::args::Format;
use super::super::{Answer, Context};
use crate::failure::{Failure, Fault};
use crate::view::{Block, Page};
use serde_json::json;

pub fn run(context: &Context<'_>) -> Result<Answer, Failure> {
    let store = super::store(context)?;
    let undone = store
        .undo_play()
        .map_err(|fault| super::told(context, store, &fault))?;
    let Some(play) = undone else {
        let fault = Fault::told("nothing-found", context.texts, "error-history-empty", &[]);
        return Err(Failure::no(vec![fault]));
    };
    if context.format == Format::Json {
        return Ok(Answer::Json(json!({ "undone": play.id })));
    }
    let id = play.id.to_string();
    let said = context
        .texts
        .say_with("history-undone", &[("id", (&id).into())]);
    Ok(Answer::Page(Page(vec![Block::Text(said)])))
}
