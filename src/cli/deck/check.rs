//! `citadels deck check`: every fault against the construction rules, then the balance report.

use super::super::args::DeckCheckArgs;
use super::super::{Answer, Context};
use super::read::{self, Table};
use super::show;
use crate::failure::Failure;
use crate::view::Block;

pub fn run(context: &mut Context<'_>, args: &DeckCheckArgs) -> Result<Answer, Failure> {
    let (named, pool) = read::taken(context, &args.deck)?;
    let table = Table {
        players: args.players,
        ..Table::default()
    };
    let ready = read::ready(context, &pool, named, &table)?;
    if ready.players.is_none() {
        return Err(context.nothing_to_ask("error-players-missing"));
    }
    let mut answer = show::answer(context, &pool, &ready, None, None);
    if !ready.faults.is_empty() {
        return Ok(Answer::No(Box::new(answer), ready.faults));
    }
    if let Answer::Page(page) = &mut answer {
        page.0.insert(1, Block::Text(context.say("deck-legal")));
    }
    Ok(answer)
}
