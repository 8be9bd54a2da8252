//! `citadels deck build`: a deck card by card.

use super::super::args::DeckBuildArgs;
use super::super::{Answer, Context};
use crate::desk::deck::DeckAnswer;
use crate::failure::Failure;
use crate::flow::Played;
use crate::flow::deck_build::Build;
use crate::input::deck::FittedDeck;
use crate::terminal::drive::Driver;
use crate::view::flow::{self, Worder};
use crate::{fault, view};

pub fn run(context: &mut Context<'_>, args: &DeckBuildArgs) -> Result<Answer, Failure> {
    let missing = context.failed(fault!(Usage, "error-build-terminal"));
    let players = match args.players {
        Some(players) => players,
        None => context.ask_players(missing.clone())?,
    };
    let desk = context.desk();
    let texts = context.texts;
    let chance = crate::rules::chance::Chance::new(&(context.fresh_seed)());
    let mut built = Played::new(Build::new(context.edition(), players, chance));
    let mut driver = Driver {
        color: context.canvas.color,
        ask: context.ask.as_deref_mut().ok_or(missing)?,
        words: &Worder { texts },
        page: &|screen, refused| {
            let page = view::deck_build::page(texts, &screen.scene);
            flow::screen(texts, page, refused, &screen.actions)
        },
        save: &mut |_: &Played<Build>| Ok(()),
    };
    let drive = driver.drive(&mut built);
    drive.map_err(|stop| context.stopped(stop))?;
    let deck = built
        .now()
        .deck()
        .expect("it ends only when the deck is done");
    let answer = DeckAnswer::new(&desk, FittedDeck::unnamed(deck.clone()));
    Ok(context.answer(&answer, view::deck::page))
}
