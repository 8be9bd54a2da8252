//! `citadels deck show`: a deck as a table, its code, its balance report.

use super::super::args::{DeckShowArgs, Format};
use super::super::{Answer, Context};
use super::read::{self, Ready, Table};
use crate::failure::Failure;
use crate::rules::card::Card;
use crate::rules::deck::Pool;
use crate::view::deck::{self, Shown};
use crate::view::json;

pub fn run(context: &mut Context<'_>, args: &DeckShowArgs) -> Result<Answer, Failure> {
    let (named, pool) = read::taken(context, &args.deck)?;
    let table = Table {
        players: args.players,
        characters: args.characters,
        with: &args.with,
    };
    let ready = read::ready(context, &pool, named, &table)?;
    let answer = answer(context, &pool, &ready, None, args.why.then_some(&[]));
    Ok(if ready.faults.is_empty() {
        answer
    } else {
        Answer::No(Box::new(answer), ready.faults)
    })
}

/// The deck as a page or as JSON.
pub fn answer(
    context: &Context<'_>,
    pool: &Pool,
    ready: &Ready,
    seed: Option<&str>,
    why: Option<&[Card]>,
) -> Answer {
    let shown = Shown {
        name: ready.name.as_deref(),
        official: ready.official,
        plan: &ready.plan,
        players: ready.players,
        deck: ready.deck.as_ref(),
        changes: &ready.changes,
        seed,
        why,
    };
    match context.format {
        Format::Json => Answer::Json(json::deck(context.texts, pool, &shown)),
        _ => Answer::Page(deck::page(context.texts, pool, &shown)),
    }
}
