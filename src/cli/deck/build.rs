//! `citadels deck build`: a deck card by card.

use super::super::{Answer, Context};
use crate::desk::deck::DeckAnswer;
use crate::flow::Played;
use crate::flow::deck_build::Build;
use crate::input::deck::FittedDeck;
use crate::rules::chance::Chance;
use crate::rules::table::Players;
use crate::terminal::drive::Stop;
use crate::{fault, view};

pub fn run(context: &mut Context<'_>, players: Option<Players>, full: bool) -> Result<Answer, Stop> {
    let missing = fault!(Usage, "error-build-terminal");
    let players = match players {
        Some(players) => players,
        None => context.ask_players(missing.clone())?,
    };
    let desk = context.desk();
    let texts = context.texts;
    let chance = Chance::new(&(context.desk.fresh_seed)());
    let mut built = Played::new(Build::new(context.edition(), players, chance));
    let page = |scene: &_| view::deck_build::page(texts, scene);
    context.drive(&mut built, missing, &page, &mut |_| Ok(()))?;
    let deck = built
        .now()
        .deck()
        .expect("it ends only when the deck is done");
    let answer = DeckAnswer::new(&desk, FittedDeck::unnamed(deck.clone()));
    Ok(context.answer(&answer, super::page(context, full)))
}
