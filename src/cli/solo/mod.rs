//! `citadels solo`: a game against Vova, and his turn and the score without questions.

mod ask;
mod end;
mod file;
mod play;
mod saved;
mod score;
mod turn;

use super::args::{EditionWish, SoloArgs, SoloCommand};
use super::{Answer, Context};
use crate::failure::{Failure, Fault};
use crate::rules::edition::Edition;

pub fn run(context: &mut Context<'_>, args: &SoloArgs) -> Result<Answer, Failure> {
    // The variant is of the time of the classic box.
    if !context.edition_is_given {
        context.edition = EditionWish::One(Edition::Classic);
    }
    let Some(command) = &args.command else {
        return play::run(context, args);
    };
    let play = &args.play;
    let options = args.quick || args.new || args.resume || args.deal.is_some();
    if options || args.seed.is_some() || args.file.is_some() || play.save || play.date.is_some() {
        let fault = Fault::told("usage", context.texts, "error-solo-options", &[]);
        return Err(Failure::usage(fault));
    }
    match command {
        SoloCommand::Turn(args) => turn::run(context, &args.file),
        SoloCommand::Score(args) => score::run(context, args),
    }
}
