//! `citadels deck reroll`: the same deck with some cards drawn again.

use super::super::args::DeckRerollArgs;
use super::super::{Answer, Context, seed};
use super::{random, read, show};
use crate::failure::{Failure, Fault};
use crate::library::decks::balanced_ranges;
use crate::rules::balance::Ranges;
use crate::rules::chance::Chance;
use crate::rules::pick::Draw;

/// Draws before it is believed that none can be used.
const PATIENCE: usize = 200;

pub fn run(context: &mut Context<'_>, args: &DeckRerollArgs) -> Result<Answer, Failure> {
    let (named, pool) = read::taken(context, &args.deck)?;
    let table = read::Table {
        players: args.players,
        ..read::Table::default()
    };
    let ready = read::ready(context, &pool, named, &table)?;
    if !ready.faults.is_empty() {
        return Err(Failure::no(ready.faults));
    }
    let Some(deck) = ready.deck else {
        return Err(context.nothing_to_ask("error-players-missing"));
    };
    let cards = random::cards(context, &args.cards)?;
    let strange = cards
        .iter()
        .find(|card| deck.cards().all(|other| other != **card));
    if let Some(strange) = strange {
        let name = context.card_name(strange);
        let values = [("card", (&name).into())];
        return Err(Failure::no(vec![Fault::told(
            "not-in-deck",
            context.texts,
            "error-not-in-deck",
            &values,
        )]));
    }
    let seed = seed::given_or_fresh(context, args.seed.as_deref())?;
    let none = || {
        Failure::no(vec![Fault::told(
            "no-substitute",
            context.texts,
            "error-no-substitute",
            &[],
        )])
    };
    // Without official lists there are no ranges to lie in.
    let ranges = if pool.rulebook.deck_size.is_some() {
        balanced_ranges(&pool)
    } else {
        Ranges::OPEN
    };
    let mut draw = Draw::again(&pool, &deck, &cards, ranges).ok_or_else(none)?;
    let mut chance = Chance::new(&seed);
    // Of the older boxes some cards are never used together: then another draw is needed.
    let drawn = (0..PATIENCE).find_map(|_| {
        let drawn = draw.draw(&mut chance).ok()?;
        drawn.plan().check(&pool, deck.players).ok()
    });
    let drawn = drawn.ok_or_else(none)?;
    Ok(show::answer(
        context,
        &pool,
        &random::ready(drawn),
        Some(&seed::printed(&seed)),
        None,
    ))
}
