//! `citadels score`: the final score, from a file, from lines, or by questions.

use super::args::{PlayArgs, ScoreArgs};
use super::{Answer, Context};
use crate::desk::plays::Play;
use crate::desk::score::{Request, Source, answer};
use crate::fault;
use crate::flow::Played;
use crate::flow::score_sheet::ScoreSheet;
use crate::input::score::Given;
use crate::library::supply;
use crate::rules::city::Pardon;
use crate::terminal::drive::Stop;
use crate::view::{score, score_file, score_sheet};

pub fn run(context: &mut Context<'_>, args: &ScoreArgs) -> Result<Answer, Stop> {
    if args.template {
        let template = score_file::template(context.texts, context.edition());
        return Ok(Answer::Text(template));
    }
    let notes = notes(context, &args.play)?;
    let mut pardons = args.allow.clone();
    let (source, saves) = if args.tables.is_empty() {
        let sheet = ask(context, args)?;
        // Nobody was first: that is an answer too.
        pardons.push(Pardon::FirstMissing);
        (Source::Asked(sheet.claim().clone()), sheet.saves())
    } else {
        let given = Given::new(&args.tables)?;
        (Source::Given(given), args.play.save)
    };
    let request = Request {
        source,
        complete_at: args.complete_at,
        pardons,
        notes: saves.then_some(notes),
    };
    let answer = answer(&context.desk(), &request)?;
    Ok(context.answer(&answer, score::page))
}

/// What is noted beside a play that is saved.
pub fn notes(context: &Context<'_>, args: &PlayArgs) -> Result<Play, Stop> {
    let date = context.desk().date(args.date.as_deref());
    Ok(Play {
        date: date?,
        minutes: args.minutes,
        location: args.location.clone(),
        comment: args.comment.clone(),
        ..Play::default()
    })
}

fn ask(context: &mut Context<'_>, args: &ScoreArgs) -> Result<ScoreSheet, Stop> {
    let (texts, edition) = (context.texts, context.edition());
    let order = context.desk().by_name(&supply(edition));
    let sheet = ScoreSheet::new(edition, args.complete_at, args.play.save, order);
    let mut played = Played::new(sheet);
    let missing = fault!(Usage, "error-score-input");
    let page = |scene: &_| score_sheet::page(texts, scene);
    context.drive(&mut played, missing, &page, &mut |_| Ok(()))?;
    Ok(played.now().clone())
}
