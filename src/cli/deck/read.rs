//! The deck of an evening, for commands that do not yet ask the desk for it.

use super::super::Context;
use super::super::args::{EditionWish, TableArgs};
use crate::failure::Failure;
use crate::input::deck::{self, Table};
use crate::rules::deck::{Change, Deck};
use crate::rules::draft::Row;
use crate::rules::table::Players;

pub struct Playable {
    pub name: Option<String>,
    pub deck: Deck,
    pub changes: Vec<Change>,
}

pub fn at_table(context: &mut Context<'_>, args: &TableArgs) -> Result<Playable, Failure> {
    let table = Table {
        players: args.players,
        characters: args.characters,
        with: &[],
    };
    let desk = context.desk();
    let found = desk.decks().at_table(args.deck.as_deref(), &table);
    let found = found.map_err(|faults| context.failed(faults))?;
    context.edition = EditionWish::One(found.deck.edition);
    Ok(Playable {
        name: found.origin.name(context.texts.lang()).map(str::to_owned),
        deck: found.deck,
        changes: found.changes,
    })
}

pub fn draft_rows(
    context: &Context<'_>,
    players: Players,
    characters: Option<u8>,
) -> Result<Vec<&'static Row>, Failure> {
    let rows = deck::rows(context.edition(), players, characters);
    rows.map_err(|fault| context.failed(fault))
}
