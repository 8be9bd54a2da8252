//! `citadels solo`: a game against Vova, plus his turn and the score non-interactively.

mod game;

use super::args::{EditionWish, SoloArgs, SoloCommand};
use super::score::notes;
use super::{Cli, Outcome};
use crate::desk::{solo_score, solo_turn};
use crate::fault;
use crate::rules::edition::Edition;
use crate::terminal::drive::Stop;
use crate::view;

pub fn run(context: &mut Cli<'_>, args: &SoloArgs) -> Result<Outcome, Stop> {
    // The variant belongs to the classic box.
    if !context.desk.edition_is_given {
        context.desk.editions = EditionWish::One(Edition::Classic);
    }
    let Some(command) = &args.command else {
        return game::run(context, args);
    };
    let play = &args.play;
    let options = args.quick || args.new || args.resume || args.log || args.deal.is_some();
    if options || args.seed.is_some() || args.file.is_some() || play.save || play.date.is_some() {
        return Err(Stop::from(fault!(Usage, "error-solo-options")));
    }
    match command {
        SoloCommand::Turn(args) => {
            let answer = solo_turn::answer(&context.desk(), &args.file)?;
            Ok(context.answer(&answer, view::solo::turn::page))
        }
        SoloCommand::Score(args) => {
            let notes = notes(context, &args.play)?;
            let notes = args.play.save.then_some(&notes);
            let answer = solo_score::answer(&context.desk(), &args.file, &args.allow, notes)?;
            Ok(context.counted(&answer, view::solo::score))
        }
    }
}
