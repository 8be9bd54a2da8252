//! `citadels setup`: the checklist from box to first turn.

use super::args::TableArgs;
use super::deck::read;
use super::{Answer, Context};
use crate::desk::setup;
use crate::failure::Failure;
use crate::view;

pub fn run(context: &mut Context<'_>, args: &TableArgs) -> Result<Answer, Failure> {
    let read::Playable { deck, changes, .. } = read::at_table(context, args)?;
    let request = setup::Request { deck, changes };
    let answer = setup::answer(&context.desk(), &request);
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(context.answer(&answer, view::setup::page))
}
