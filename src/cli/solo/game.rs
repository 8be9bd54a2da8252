//! `citadels solo` on a terminal: the flow of a game, driven; then what came of it.

use super::super::args::{Dealer, SoloArgs};
use super::super::score::notes;
use super::super::{Answer, Context};
use crate::desk::Desk;
use crate::desk::counted::{self, Counted};
use crate::desk::plays::{Game, Play};
use crate::desk::solo_game::{Ended, Opened, Request, claim, logged, open};
use crate::fault::Faults;
use crate::flow::Played;
use crate::flow::solo::{Found, Moment, Solo};
use crate::input::score::Claimed;
use crate::page::{Block, Page};
use crate::rules::city::Pardon;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::view::solo::game as view;
use crate::{fault, say};
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
    context.drive(
        &mut played,
        Stop::Left,
        &|solo: &Solo| {
            let ended = (solo.moment == Moment::Count).then(|| count(&desk, solo, None));
            match ended {
                Some(Ok(counted)) => count_page(desk.texts, solo, &counted),
                _ => view::page(desk.texts, solo),
            }
        },
        &mut |played| {
            // A play that cannot be logged is not put away.
            if played.now().moment == (Moment::Closed { save: true }) {
                counted = Some(count(&desk, played.now(), Some(&notes))?);
            }
            opened.keep(&desk, played)
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
) -> Result<Played<Solo>, Stop> {
    if let Some(saved) = opened.saved.take() {
        let mut found = Played::new(Found {
            game: saved.now().game.clone(),
            goes_on: request.resume.then_some(true),
        });
        let texts = context.texts;
        let page = |game: &_| view::found(texts, game);
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

fn count_page(texts: &Texts, solo: &Solo, counted: &Counted) -> Page {
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "solo-over").into(),
        what: say!(texts, "solo-round", round = solo.game.round).into(),
    }]);
    let score = crate::view::solo::score(texts, counted);
    page.extend(Vec::from(score.without_title()));
    page
}
