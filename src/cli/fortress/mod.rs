//! `citadels fortress`: the tile game. One command, one file.

mod board;
mod file;
mod pad;
mod rule;
mod score;
mod setup;
mod tiles;

use super::args::FortressCommand;
use super::{Answer, Context};
use crate::failure::Failure;

pub fn run(context: &mut Context<'_>, command: &FortressCommand) -> Result<Answer, Failure> {
    match command {
        FortressCommand::Rule(args) => rule::run(context, args),
        FortressCommand::Setup(args) => setup::run(context, args),
        FortressCommand::Tiles(args) => tiles::run(context, args),
        FortressCommand::Score(args) => score::run(context, args),
        FortressCommand::Board(args) => board::run(context, args),
        FortressCommand::Pad(args) => pad::run(context, args),
    }
}
