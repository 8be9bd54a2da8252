//! `citadels draft`: the selection phase. One command, one file.

mod deal;
mod pass;
mod table;

use super::args::DraftCommand;
use super::{Answer, Context};
use crate::failure::Failure;

pub fn run(context: &mut Context<'_>, command: &DraftCommand) -> Result<Answer, Failure> {
    match command {
        DraftCommand::Table(args) => table::run(context, args),
        DraftCommand::Deal(args) => deal::run(context, args),
        DraftCommand::Pass(args) => pass::run(context, args),
    }
}
