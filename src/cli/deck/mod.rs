//! `citadels deck`: decks shown, checked, drawn and kept. One command, one file.

mod build;
mod check;
mod faults;
pub mod file;
mod forget;
mod random;
pub mod read;
mod reroll;
mod save;
mod show;

use super::args::DeckCommand;
use super::{Answer, Context};
use crate::failure::Failure;

pub fn run(context: &mut Context<'_>, command: &DeckCommand) -> Result<Answer, Failure> {
    match command {
        DeckCommand::Show(args) => show::run(context, args),
        DeckCommand::Check(args) => check::run(context, args),
        DeckCommand::Random(args) => random::run(context, args),
        DeckCommand::Reroll(args) => reroll::run(context, args),
        DeckCommand::Build(args) => build::run(context, args),
        DeckCommand::Save(args) => save::run(context, args),
        DeckCommand::Forget(args) => forget::run(context, args),
    }
}
