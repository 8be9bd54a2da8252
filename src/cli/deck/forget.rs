//! `citadels deck forget`: a saved deck is removed.

use super::super::args::{DeckForgetArgs, Format};
use super::super::{Answer, Context};
use crate::failure::{Failure, Fault, quoted};
use crate::store::is_name;
use crate::view::{Block, Page};
use serde_json::json;

pub fn run(context: &Context<'_>, args: &DeckForgetArgs) -> Result<Answer, Failure> {
    let shown = quoted(&args.name);
    let values = [("name", (&shown).into())];
    let store = context.store.as_ref().filter(|_| is_name(&args.name));
    match store.map(|store| store.forget_deck(&args.name)) {
        Some(Ok(true)) if context.format == Format::Json => {
            Ok(Answer::Json(json!({ "forgotten": args.name })))
        }
        Some(Ok(true)) => {
            let said = context.texts.say_with("deck-forgotten", &values);
            Ok(Answer::Page(Page(vec![Block::Text(said)])))
        }
        Some(Err(_)) => Err(Failure::no(vec![Fault::told(
            "unwritable",
            context.texts,
            "error-cannot-save",
            &values,
        )])),
        _ => Err(Failure::no(vec![Fault::told(
            "unknown-deck",
            context.texts,
            "error-no-saved",
            &values,
        )])),
    }
}
