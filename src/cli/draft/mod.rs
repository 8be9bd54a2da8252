//! `citadels draft`: the selection phase. One command, one file.

mod pass;

use super::args::DraftCommand;
use super::{Answer, Context, table};
use crate::failure::Failure;

pub fn run(context: &mut Context<'_>, command: &DraftCommand) -> Result<Answer, Failure> {
    match command {
        DraftCommand::Table(args) => table::draft_table(context, args),
        DraftCommand::Deal(args) => table::draft_deal(context, args),
        DraftCommand::Pass(args) => pass::run(context, args),
    }
}
