//! `citadels setup`: the checklist from box to first turn.

use super::args::{Format, SetupArgs};
use super::deck::read;
use super::{Answer, Context};
use crate::catalog::decks::pool;
use crate::failure::Failure;
use crate::view::table;
use serde_json::json;

pub fn run(context: &Context<'_>, args: &SetupArgs) -> Result<Answer, Failure> {
    let pool = pool(context.deck_edition()?);
    let name = args.deck.as_deref().unwrap_or("first-game");
    let (_, deck) = read::playable(context, &pool, name, args.players, args.characters)?;
    Ok(match context.format {
        Format::Json => Answer::Json(json!({
            "players": deck.players,
            "characters": deck.characters,
            "districts": deck.districts,
            "complete_at": table::complete_at(deck.players),
            "steps": table::setup_steps(context.texts, &pool, &deck),
        })),
        _ => Answer::Page(table::setup(context.texts, &pool, &deck)),
    })
}
