//! `citadels draft deal`: one round dealt by the program.

use super::super::args::{DraftDealArgs, Format};
use super::super::deck::read;
use super::super::{Answer, Context, seed};
use crate::failure::Failure;
use crate::library::decks::{cast, pool};
use crate::rules::chance::Chance;
use crate::rules::deck::Deck;
use crate::rules::draft::{self, Row};
use crate::view::deck::changes_note;
use crate::view::{draft as view, json};

pub fn run(context: &mut Context<'_>, args: &DraftDealArgs) -> Result<Answer, Failure> {
    let read::Playable { deck, changes, .. } = read::at_table(context, &args.table)?;
    let seed = seed::given_or_fresh(context, args.seed.as_deref())?;
    let (row, dealt) = deal(&deck, &mut Chance::new(&seed)).ok_or(Failure::left())?;
    let printed = seed::printed(&seed);
    if context.format == Format::Json {
        let mut value = json::deal(row, &dealt, &printed, args.reveal);
        if !changes.is_empty() {
            value["changes"] = json::changes(&changes);
        }
        return Ok(Answer::Json(value));
    }
    let edition = deck.edition;
    let mut page = view::deal(context.texts, edition, row, &dealt, &printed, args.reveal);
    page.0
        .splice(1..1, changes_note(context.texts, &pool(edition), &changes));
    Ok(Answer::Page(page))
}

/// Deals a deck's characters by the row of its table.
pub fn deal(deck: &Deck, chance: &mut Chance) -> Option<(&'static Row, draft::Deal)> {
    let cast = cast(deck);
    Some((cast.row(), draft::deal(&cast, chance)))
}
