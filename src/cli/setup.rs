//! `citadels setup`: the checklist from box to first turn.

use super::args::{Format, TableArgs};
use super::deck::read;
use super::{Answer, Context};
use crate::failure::Failure;
use crate::library::decks::pool;
use crate::view::deck::changes_note;
use crate::view::table;
use serde_json::json;

pub fn run(context: &mut Context<'_>, args: &TableArgs) -> Result<Answer, Failure> {
    let read::Playable { deck, changes, .. } = read::at_table(context, args)?;
    let pool = pool(deck.edition);
    if context.format == Format::Json {
        return Ok(Answer::Json(json!({
            "players": deck.players,
            "characters": deck.characters,
            "districts": deck.districts,
            "complete_at": pool.rulebook.complete_at[deck.players],
            "steps": table::setup_steps(context.texts, &pool, &deck),
        })));
    }
    let mut page = table::setup(context.texts, &pool, &deck);
    page.0
        .splice(1..1, changes_note(context.texts, &pool, &changes));
    Ok(Answer::Page(page))
}
