//! `citadels solo` on a terminal: the flow of a game, driven; then what came of it.

use super::super::args::{Dealer, Format, SoloArgs};
use super::super::score::{self, Claimed, Counted, Door, save};
use super::super::{Answer, Context};
use super::score::{rule, to_new};
use crate::desk::solo_game::{Opened, Request, claim, logged, open};
use crate::failure::Failure;
use crate::fault::Faults;
use crate::flow::solo::{Found, Moment, Solo};
use crate::flow::{Flow, Played};
use crate::page::{Block, Page};
use crate::rules::city::Pardon;
use crate::terminal::drive::Driver;
use crate::view::flow::{self, Worder};
use crate::view::solo::game as view;
use crate::{fault, say};
use serde_json::json;
use strum::VariantArray;

pub fn run(context: &mut Context<'_>, args: &SoloArgs) -> Result<Answer, Failure> {
    if context.ask.is_none() {
        return Err(context.failed(fault!(Usage, "error-solo-terminal")));
    }
    if args.new && args.resume {
        return Err(context.failed(fault!(Usage, "error-solo-new-resume")));
    }
    let date = save::date(context, &args.play)?;
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
    let mut saved = None;
    let mut failure = None;
    let driven = drive(
        context,
        &mut played,
        &|context, solo: &Solo| match (solo.moment, count(context, solo)) {
            (Moment::Count, Ok((counted, verdict))) => count_page(context, solo, &counted, verdict),
            _ => view::page(context.texts, solo),
        },
        &mut |context, played| {
            // A play that cannot be logged is not put away.
            if played.now().moment == (Moment::Closed { save: true }) {
                let append = |counted| save::append(context, &args.play, &counted, &date, "solo");
                match count(context, played.now()).and_then(|(counted, _)| append(counted)) {
                    Ok(number) => saved = Some(number),
                    Err(why) => {
                        failure = Some(why);
                        return Err(Faults::default());
                    }
                }
            }
            opened.keep(&context.desk(), played)
        },
    );
    if let Some(failure) = failure {
        return Err(failure);
    }
    driven?;
    let solo = played.now();
    let (counted, verdict) = count(context, solo)?;
    let log = logged(context.texts, &solo.game);
    if context.format == Format::Json {
        let mut value = score::json(context, &counted, verdict, saved);
        value["log"] = json!(log);
        return Ok(Answer::Json(value));
    }
    let mut page = to_new(score::page(context, &counted, verdict, saved));
    page.extend(view::log(context.texts, &log));
    Ok(Answer::Drawn(page))
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
fn count(context: &Context<'_>, solo: &Solo) -> Result<(Counted, Option<String>), Failure> {
    let claimed = Claimed {
        edition: solo.game.supply.edition,
        deck: None,
        cards: Vec::new(),
        claim: claim(context.texts, solo),
        faults: Vec::new(),
        door: Door::Interview,
    };
    let mut counted = score::count(context, claimed, Pardon::VARIANTS)?;
    let verdict = rule(context, &counted.table, &mut counted.outcome);
    Ok((counted, verdict))
}

fn count_page(
    context: &Context<'_>,
    solo: &Solo,
    counted: &Counted,
    verdict: Option<String>,
) -> Page {
    let texts = context.texts;
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "solo-over").into(),
        what: say!(texts, "solo-round", round = solo.game.round).into(),
    }]);
    let score = to_new(score::page(context, counted, verdict, None));
    page.extend(Vec::from(score.without_title()));
    page
}
