//! `citadels solo score`: a score file of You and Vova; the variant's rule says who wins.

use super::super::args::SoloScoreArgs;
use super::super::score::notes;
use super::super::{Answer, Context};
use crate::desk::solo_score::{Request, answer};
use crate::terminal::drive::Stop;
use crate::view::solo::score;

pub fn run(context: &Context<'_>, args: &SoloScoreArgs) -> Result<Answer, Stop> {
    let notes = notes(context, &args.play)?;
    let request = Request {
        file: args.file.clone(),
        pardons: args.allow.clone(),
        notes: args.play.save.then_some(notes),
    };
    let answer = answer(&context.desk(), &request)?;
    Ok(context.answer(&answer, score))
}
