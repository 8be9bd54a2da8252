//! `citadels score`: the final score, from a file, from lines, or by questions.

use super::args::{PlayArgs, ScoreArgs};
use super::{Answer, Context};
use crate::desk::plays::Notes;
use crate::desk::score::{Request, Source, answer};
use crate::failure::Failure;
use crate::fault;
use crate::flow::Played;
use crate::flow::score_sheet::ScoreSheet;
use crate::input::score::Given;
use crate::rules::city::Pardon;
use crate::terminal::drive::Driver;
use crate::view::flow::{self, Worder};
use crate::view::{score, score_file, score_sheet};

pub fn run(context: &mut Context<'_>, args: &ScoreArgs) -> Result<Answer, Failure> {
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
        let given = Given::new(&args.tables).map_err(|fault| context.failed(fault))?;
        (Source::Given(given), args.play.save)
    };
    let request = Request {
        source,
        complete_at: args.complete_at,
        pardons,
        notes: saves.then_some(notes),
    };
    let answer = answer(&context.desk(), &request).map_err(|faults| context.failed(faults))?;
    Ok(context.answer(&answer, score::page))
}

/// What is noted beside a play that is saved.
pub fn notes(context: &Context<'_>, args: &PlayArgs) -> Result<Notes, Failure> {
    let date = context.desk().date(args.date.as_deref());
    Ok(Notes {
        date: date.map_err(|fault| context.failed(fault))?,
        minutes: args.minutes,
        location: args.location.clone(),
        comment: args.comment.clone(),
    })
}

fn ask(context: &mut Context<'_>, args: &ScoreArgs) -> Result<ScoreSheet, Failure> {
    let (texts, edition, color) = (context.texts, context.edition(), context.canvas.color);
    let order = score_sheet::districts(texts, edition);
    let sheet = ScoreSheet::new(edition, args.complete_at, args.play.save, order);
    let mut played = Played::new(sheet);
    let missing = context.failed(fault!(Usage, "error-score-input"));
    let mut driver = Driver {
        ask: context.ask.as_deref_mut().ok_or(missing)?,
        words: &Worder { texts },
        color,
        page: &|screen, refused| {
            let page = score_sheet::page(texts, &screen.scene);
            flow::screen(texts, page, refused, &screen.actions)
        },
        save: &mut |_| Ok(()),
    };
    let driven = driver.drive(&mut played);
    driven.map_err(|stop| context.stopped(stop))?;
    Ok(played.now().clone())
}
