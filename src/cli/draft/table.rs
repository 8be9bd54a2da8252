//! `citadels draft table`: what is discarded, and who chooses when.

use super::super::args::{DraftTableArgs, Format};
use super::super::deck::read;
use super::super::{Answer, Context};
use crate::failure::Failure;
use crate::rules::draft::Row;
use crate::view::{draft, json};
use serde_json::{Value, json};

pub fn run(context: &Context<'_>, args: &DraftTableArgs) -> Result<Answer, Failure> {
    let edition = context.edition();
    let rows: Vec<&Row> = match args.players {
        Some(players) => read::draft_rows(context, players, args.characters)?,
        None => edition
            .rulebook()
            .draft
            .iter()
            .filter(|row| args.characters.is_none_or(|count| count == row.characters))
            .collect(),
    };
    if context.format == Format::Json {
        let rows: Vec<Value> = rows.iter().map(|row| json::draft_row(row)).collect();
        return Ok(Answer::Json(
            json!({ "edition": edition.id(), "rows": rows }),
        ));
    }
    let narrowed = args.players.is_some();
    Ok(Answer::Page(draft::table(
        context.texts,
        edition,
        &rows,
        narrowed,
    )))
}
