//! `citadels draft table`: what is discarded, and who chooses when.

use super::super::args::DraftTableArgs;
use super::super::{Answer, Context};
use crate::desk::draft_table;
use crate::failure::Failure;
use crate::view;

pub fn run(context: &Context<'_>, args: &DraftTableArgs) -> Result<Answer, Failure> {
    let request = draft_table::Request {
        players: args.players,
        characters: args.characters,
    };
    let answer = draft_table::answer(&context.desk(), &request);
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(context.answer(&answer, view::draft::table))
}
