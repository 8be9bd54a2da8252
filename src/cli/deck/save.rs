//! `citadels deck save`: a deck under a name.

use super::super::args::{DeckSaveArgs, Format};
use super::super::{Answer, Context};
use super::read;
use crate::failure::{Failure, Fault, quoted};
use crate::rules::card::Card;
use crate::rules::code::{self, CodeFault};
use crate::store::is_name;
use crate::view::{Block, Page};
use serde_json::json;
use std::fmt::Write;

pub fn run(context: &mut Context<'_>, args: &DeckSaveArgs) -> Result<Answer, Failure> {
    let shown = quoted(&args.name);
    let refused = |context: &Context<'_>, message: &str| {
        let values = [("name", (&shown).into())];
        Failure::no(vec![Fault::told(
            "bad-name",
            context.texts,
            message,
            &values,
        )])
    };
    if !is_name(&args.name) {
        return Err(refused(context, "error-name-letters"));
    }
    let is_code = code::edition(&args.name) != Err(CodeFault::NotACode);
    if read::official_named(&args.name).is_some() || is_code {
        return Err(refused(context, "error-name-taken"));
    }
    let (named, _) = read::taken(context, &args.deck)?;
    let text = toml(&named);
    let store = context
        .store
        .clone()
        .ok_or_else(|| refused(context, "error-no-folder"))?;
    let old = store.read_deck(&args.name).ok().flatten();
    let over = old.is_some();
    if old.is_some_and(|old| old != text) && !args.force {
        let choices = ["answer-no", "answer-yes"].map(|id| context.say(id));
        let question = context
            .texts
            .say_with("ask-overwrite", &[("name", (&shown).into())]);
        let missing = refused(context, "error-name-exists");
        if context.pick(&question, &choices, &|_, _| true, missing)? != 1 {
            return Err(Failure::left());
        }
    }
    store
        .write_deck(&args.name, &text, over || args.force)
        .map_err(|error| {
            let exists = error.kind() == std::io::ErrorKind::AlreadyExists;
            refused(
                context,
                if exists {
                    "error-name-exists"
                } else {
                    "error-cannot-save"
                },
            )
        })?;
    if context.format == Format::Json {
        return Ok(Answer::Json(json!({ "saved": args.name })));
    }
    let said = context
        .texts
        .say_with("deck-saved", &[("name", (&shown).into())]);
    Ok(Answer::Page(Page(vec![Block::Text(said)])))
}

/// The deck as a file.
fn toml(named: &read::Named) -> String {
    let quote = |ids: &[Card]| {
        ids.iter()
            .map(|id| format!("\"{id}\""))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let mut text = format!("edition = \"{}\"\n", named.edition.id());
    if let Some(players) = named.players {
        let _ = writeln!(text, "players = {players}");
    }
    let _ = writeln!(text, "characters = [{}]", quote(&named.plan.characters));
    let _ = writeln!(text, "districts = [{}]", quote(&named.plan.districts));
    text
}
