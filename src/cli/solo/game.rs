//! `citadels solo` on a terminal: runs a game, then shows the result.

use super::super::args::{Dealer, SoloArgs};
use super::super::score::notes;
use super::super::{Answer, Context};
use crate::desk::Desk;
use crate::desk::counted::{self, Counted};
use crate::desk::plays::{Game, Play};
use crate::desk::solo_game::{Ended, Opened, Request, claim, logged, open};
use crate::fault::Faults;
use crate::flow::Played;
use crate::flow::found::Found;
use crate::flow::solo::{Moment, Solo};
use crate::input::score::Claimed;
use crate::page::{Block, Page};
use crate::rules::city::Pardon;
use crate::terminal::drive::Stop;
use crate::view::solo::game as view;
use crate::{fault, id};
use strum::VariantArray;

pub fn run(context: &mut Context<'_>, args: &SoloArgs) -> Result<Answer, Stop> {
    if context.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-solo-terminal")));
    }
    if args.new && args.resume {
        return Err(Stop::from(fault!(Usage, "error-solo-new-resume")));
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
    let mut opened = open(&context.desk(), &request)?;
    let mut played = begin(context, &request, &mut opened)?;
    let mut counted = None;
    let desk = context.desk();
    let kept = opened.previous();
    context.drive(
        &mut played,
        Stop::Left,
        &|solo: &Solo| match (solo.moment, &kept) {
            (Moment::Setup, Some(kept)) => {
                view::page(desk.texts, solo).with_notes([view::kept(desk.texts, kept)])
            }
            (Moment::Count, _) => match count(&desk, solo, None) {
                Ok(counted) => view::count(desk.texts, solo, &counted),
                Err(_) => view::page(desk.texts, solo),
            },
            (Moment::Log, _) => Page::new(view::log(desk.texts, &logged(desk.texts, &solo.game))),
            _ => view::page(desk.texts, solo),
        },
        &mut |played| {
            // Don't archive a play that could not be logged.
            if played.now().moment == (Moment::Closed { save: true }) {
                let notes = Play {
                    token: opened.token(),
                    ..notes.clone()
                };
                let mut saved = count(&desk, played.now(), Some(&notes))?;
                if let Some(faults) = saved.unsaved.take() {
                    return Err(faults);
                }
                counted = Some(saved);
            }
            opened.keep(played)
        },
    )?;
    let solo = played.now();
    let counted = match counted {
        Some(counted) => counted,
        None => count(&desk, solo, None)?,
    };
    let answer = Ended {
        counted,
        log: logged(context.texts, &solo.game),
    };
    let saved = answer.counted.saved;
    let answer = context.answer(&answer, |texts, answer| {
        // The score comes last, so it stays visible.
        let log = args.log.then(|| view::log(texts, &answer.log));
        let mut page = Page::new(log.unwrap_or_default());
        let score = crate::view::solo::score(texts, &answer.counted);
        page.extend(Vec::from(score));
        page
    });
    Ok(answer.saved(saved))
}

/// The saved game, or a new one.
fn begin(
    context: &mut Context<'_>,
    request: &Request,
    opened: &mut Opened<'_>,
) -> Result<Played<Solo>, Stop> {
    if let Some(saved) = opened.saved.take() {
        let mut found = Played::new(Found {
            scene: saved.now().game.clone(),
            goes_on: request.resume.then_some(true),
            labels: [
                id!("act-solo-go-on"),
                id!("act-solo-new"),
                id!("solo-leave-why"),
            ],
        });
        let (texts, kept) = (context.texts, opened.previous());
        let page = |game: &_| {
            let mut page = view::found(texts, game);
            page.extend(kept.iter().map(|kept| Block::Text(view::kept(texts, kept))));
            page
        };
        context.drive(&mut found, Stop::Left, &page, &mut |_| Ok(()))?;
        if found.now().goes_on == Some(true) {
            return Ok(saved);
        }
    }
    let begun = opened.begin(&context.desk(), request);
    begun.map_err(Stop::from)
}

/// Both cities counted as usual (line 62), the winner by the variant's rule (line 64).
fn count(desk: &Desk<'_>, solo: &Solo, notes: Option<&Play>) -> Result<Counted, Faults> {
    let claimed = Claimed::asked(solo.game.supply.edition, claim(desk.texts, solo));
    counted::count(desk, Game::Solo, &claimed, Pardon::VARIANTS, notes)
}
