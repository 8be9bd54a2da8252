//! `citadels deck reroll`: the same deck with some cards drawn again.

use super::super::args::DeckRerollArgs;
use super::super::{Answer, Context, seed};
use super::{random, read, show};
use crate::catalog::decks::{balanced_ranges, pool};
use crate::failure::{Failure, Fault};
use crate::rules::chance::Chance;
use crate::rules::pick::Draw;

pub fn run(context: &Context<'_>, args: &DeckRerollArgs) -> Result<Answer, Failure> {
    let pool = pool(context.deck_edition()?);
    let named = read::named(context, &args.deck)?;
    let table = read::Table { players: args.players, ..read::Table::default() };
    let ready = read::ready(context, &pool, named, &table)?;
    if !ready.faults.is_empty() {
        return Err(Failure::no(ready.faults));
    }
    let Some(deck) = ready.deck else {
        return Err(context.nothing_to_ask("error-players-missing"));
    };
    let cards = random::cards(context, &args.cards)?;
    let strange =
        cards.iter().find(|id| !deck.characters.contains(id) && !deck.districts.contains(id));
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
        Failure::no(vec![Fault::told("no-substitute", context.texts, "error-no-substitute", &[])])
    };
    let mut draw = Draw::again(&pool, &deck, &cards, balanced_ranges(&pool)).ok_or_else(none)?;
    let drawn = draw.draw(&mut Chance::new(&seed)).map_err(|_| none())?;
    Ok(show::answer(context, &pool, &random::ready(drawn), Some(&seed::printed(&seed)), None))
}
