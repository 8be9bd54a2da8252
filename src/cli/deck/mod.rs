//! `citadels deck`: decks shown, checked, drawn and kept.

mod build;
pub mod file;
pub mod read;

use super::args::{DeckCommand, DeckSaveArgs};
use super::{Answer, Context};
use crate::desk::deck::DeckAnswer;
use crate::desk::{deck_check, deck_forget, deck_random, deck_reroll, deck_save, deck_show};
use crate::failure::Failure;
use crate::fault::{Faults, quoted};
use crate::input::deck::Table;
use crate::{say, view};

pub fn run(context: &mut Context<'_>, command: &DeckCommand) -> Result<Answer, Failure> {
    let desk = context.desk();
    match command {
        DeckCommand::Show(args) => {
            let table = Table {
                players: args.players,
                characters: args.characters,
                with: &args.with,
            };
            let request = deck_show::Request {
                deck: &args.deck,
                table,
                why: args.why,
            };
            deck(context, deck_show::answer(&desk, &request))
        }
        DeckCommand::Check(args) => {
            let request = deck_check::Request {
                deck: &args.deck,
                players: args.players,
            };
            deck(context, deck_check::answer(&desk, &request))
        }
        DeckCommand::Random(args) => {
            let request = deck_random::Request {
                players: args.players,
                seed: args.seed.as_deref(),
                must: &args.must,
                ban: &args.ban,
                characters: args.characters,
                like: args.like.as_deref(),
                fierce: args.fierce,
                unbalanced: args.unbalanced,
                fresh: args.fresh,
                count: args.count,
                why: args.why,
            };
            let answer = deck_random::answer(&desk, &request);
            let answer = answer.map_err(|faults| context.failed(faults))?;
            Ok(context.answer(&answer, view::deck::random))
        }
        DeckCommand::Reroll(args) => {
            let request = deck_reroll::Request {
                deck: &args.deck,
                cards: &args.cards,
                players: args.players,
                seed: args.seed.as_deref(),
            };
            deck(context, deck_reroll::answer(&desk, &request))
        }
        DeckCommand::Build(args) => build::run(context, args),
        DeckCommand::Save(args) => save(context, args),
        DeckCommand::Forget(args) => {
            let answer = deck_forget::answer(&desk, &deck_forget::Request { name: &args.name });
            let answer = answer.map_err(|faults| context.failed(faults))?;
            Ok(context.answer(&answer, view::deck::forgotten))
        }
    }
}

/// A deck that breaks rules is shown all the same, and the answer is no.
fn deck(context: &Context<'_>, answer: Result<DeckAnswer, Faults>) -> Result<Answer, Failure> {
    let answer = answer.map_err(|faults| context.failed(faults))?;
    let shown = context.answer(&answer, view::deck::page);
    if answer.faults.is_empty() {
        return Ok(shown);
    }
    Ok(Answer::No(
        Box::new(shown),
        context.failed(answer.faults).faults,
    ))
}

/// Over another deck only if that is meant: it is asked where it can be.
fn save(context: &mut Context<'_>, args: &DeckSaveArgs) -> Result<Answer, Failure> {
    let desk = context.desk();
    let mut request = deck_save::Request {
        name: &args.name,
        deck: &args.deck,
        force: args.force,
    };
    let mut answer = deck_save::answer(&desk, &request);
    if let Err(faults) = &answer
        && deck_save::is_taken(faults, &args.name)
    {
        let choices = [
            say!(desk.texts, "answer-no"),
            say!(desk.texts, "answer-yes"),
        ];
        let question = say!(desk.texts, "ask-overwrite", name = quoted(&args.name));
        let missing = context.failed(faults.clone());
        if context.pick(&question, &choices, &|_, _| true, missing)? != 1 {
            return Err(Failure::left());
        }
        request.force = true;
        answer = deck_save::answer(&desk, &request);
    }
    let answer = answer.map_err(|faults| context.failed(faults))?;
    Ok(context.answer(&answer, view::deck::saved))
}
