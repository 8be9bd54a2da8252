//! `citadels fortress`: the tile game. One command, one file.

mod board;
mod file;
mod pad;
mod score;

use super::args::FortressCommand;
use super::{Answer, Context};
use crate::failure::Failure;

pub fn run(context: &mut Context<'_>, command: &FortressCommand) -> Result<Answer, Failure> {
    match command {
        FortressCommand::Score(args) => score::run(context, args),
        FortressCommand::Board(args) => board::run(context, args),
        FortressCommand::Pad(args) => pad::run(context, args),
    }
}
