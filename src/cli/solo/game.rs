//! `citadels solo` on a terminal: the flow of a game, driven; then what came of it.

use super::super::args::{Dealer, SoloArgs};
use super::super::score::notes;
use super::super::{Answer, Context};
use crate::desk::counted::Counted;
use crate::desk::plays::Notes;
use crate::desk::solo_game::{Ended, Opened, Request, claim, logged, open};
use crate::desk::solo_score;
use crate::failure::Failure;
use crate::fault::Faults;
use crate::flow::solo::{Found, Moment, Solo};
use crate::flow::{Flow, Played};
use crate::input::score::Claimed;
use crate::page::{Block, Page};
use crate::rules::city::Pardon;
use crate::terminal::drive::Driver;
use crate::texts::Texts;
use crate::view::flow::{self, Worder};
use crate::view::solo::game as view;
use crate::{fault, say};
use strum::VariantArray;

pub fn run(context: &mut Context<'_>, args: &SoloArgs) -> Result<Answer, Failure> {
    if context.ask.is_none() {
        return Err(context.failed(fault!(Usage, "error-solo-terminal")));
    }
    if args.new && args.resume {
        return Err(context.failed(fault!(Usage, "error-solo-new-resume")));
    }
    let notes = notes(context, &args.play)?;
    let request = Request {
        file: args.file.clone(),
        new: args.new,
        resume: args.resume,
        quick: args.quick,
        dealt: args.deal.map(|deal| deal == Dealer::Program),
        seed: args.seed.clone(),
        save: args.play.save,
    };
    let mut opened = open(&context.desk(), &request).map_err(|faults| context.failed(faults))?;
    let mut played = begin(context, &request, &mut opened)?;
    let mut counted = None;
    drive(
        context,
        &mut played,
        &|context, solo: &Solo| match (solo.moment, count(context, solo, None)) {
            (Moment::Count, Ok(counted)) => count_page(context.texts, solo, &counted),
            _ => view::page(context.texts, solo),
        },
        &mut |context, played| {
            // A play that cannot be logged is not put away.
            if played.now().moment == (Moment::Closed { save: true }) {
                counted = Some(count(context, played.now(), Some(&notes))?);
            }
            opened.keep(&context.desk(), played)
        },
    )?;
    let solo = played.now();
    let counted = match counted {
        Some(counted) => counted,
        None => count(context, solo, None).map_err(|faults| context.failed(faults))?,
    };
    let answer = Ended {
        counted,
        log: logged(context.texts, &solo.game),
    };
    Ok(context.answer(&answer, |texts, answer| {
        let mut page = crate::view::solo::score(texts, &answer.counted);
        page.extend(view::log(texts, &answer.log));
        page
    }))
}

/// The saved game, or a new one.
fn begin(
    context: &mut Context<'_>,
    request: &Request,
    opened: &mut Opened,
) -> Result<Played<Solo>, Failure> {
    if let Some(saved) = opened.saved.take() {
        let mut found = Played::new(Found {
            game: saved.now().game.clone(),
            goes_on: request.resume.then_some(true),
        });
        drive(
            context,
            &mut found,
            &|context, game| view::found(context.texts, game),
            &mut |_, _| Ok(()),
        )?;
        if found.now().goes_on == Some(true) {
            return Ok(saved);
        }
    }
    let begun = opened.begin(&context.desk(), request);
    begun.map_err(|faults| context.failed(faults))
}

fn drive<F: Flow>(
    context: &mut Context<'_>,
    played: &mut Played<F>,
    page: &dyn Fn(&Context<'_>, &F::Scene) -> Page,
    save: &mut dyn FnMut(&Context<'_>, &Played<F>) -> Result<(), Faults>,
) -> Result<(), Failure> {
    let ask = context.ask.take().ok_or(Failure::left())?;
    let texts = context.texts;
    let known = &*context;
    let mut driver = Driver {
        ask: &mut *ask,
        words: &Worder { texts },
        color: known.canvas.color,
        page: &|screen, refused| {
            let page = page(known, &screen.scene);
            flow::screen(texts, page, refused, &screen.actions)
        },
        save: &mut |played: &Played<F>| save(known, played),
    };
    let driven = driver.drive(played);
    context.ask = Some(ask);
    driven.map_err(|stop| context.stopped(stop))
}

/// Both cities counted as usual (line 62), the winner by the variant's rule (line 64).
fn count(context: &Context<'_>, solo: &Solo, notes: Option<&Notes>) -> Result<Counted, Faults> {
    let claimed = Claimed::asked(solo.game.supply.edition, claim(context.texts, solo));
    solo_score::count(&context.desk(), &claimed, Pardon::VARIANTS, notes)
}

fn count_page(texts: &Texts, solo: &Solo, counted: &Counted) -> Page {
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "solo-over").into(),
        what: say!(texts, "solo-round", round = solo.game.round).into(),
    }]);
    let score = crate::view::solo::score(texts, counted);
    page.extend(Vec::from(score.without_title()));
    page
}
