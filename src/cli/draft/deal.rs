//! `citadels draft deal`: one round dealt by the program.

use super::super::args::DraftDealArgs;
use super::super::deck::read;
use super::super::{Answer, Context, seed};
use crate::desk::draft_deal;
use crate::failure::Failure;
use crate::view;

pub fn run(context: &mut Context<'_>, args: &DraftDealArgs) -> Result<Answer, Failure> {
    let read::Playable { deck, changes, .. } = read::at_table(context, &args.table)?;
    let request = draft_deal::Request {
        deck,
        changes,
        seed: seed::given_or_fresh(context, args.seed.as_deref())?,
        is_open: args.reveal,
    };
    let answer = draft_deal::answer(&context.desk(), &request);
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(context.answer(&answer, view::draft::deal))
}
