//! `citadels deck`: show, check, draw and save decks.

mod build;

use super::args::{DeckCommand, DeckMeasureArgs, DeckPlayArgs, DeckShowArgs, Format, TableArgs};
use super::{Answer, Context};
use crate::desk::counted::Warning;
use crate::desk::deck::DeckAnswer;
use crate::desk::{
    deck_check, deck_forget, deck_measure, deck_parts, deck_play, deck_random, deck_reroll,
    deck_save, deck_show, games,
};
use crate::fault::{Faults, quoted};
use crate::input::deck::Table;
use crate::page::Page;
use crate::terminal::drive::Stop;
use crate::terminal::{Progress, noting_interrupt};
use crate::texts::Texts;
use crate::{say, view};

pub fn run(context: &mut Context<'_>, command: DeckCommand) -> Result<Answer, Stop> {
    let desk = context.desk();
    match command {
        DeckCommand::Show(DeckShowArgs {
            deck,
            players,
            characters,
            with,
            why,
            full,
        }) => {
            let table = Table {
                players,
                characters,
                with: &with,
            };
            let answer = deck_show::answer(&desk, &deck, &table, why);
            shown(context, answer, full || why)
        }
        DeckCommand::Check { deck, players } => {
            shown(context, deck_check::answer(&desk, &deck, players), true)
        }
        DeckCommand::Random(args) => {
            let players = context.players(args.players)?;
            let desk = context.desk();
            let request = deck_random::Request {
                players,
                seed: args.seed,
                must: args.must,
                ban: args.ban,
                characters: args.characters,
                like: args.like,
                fierce: args.fierce,
                unbalanced: args.unbalanced,
                fresh: args.fresh,
                measured: args.measured,
                count: args.count,
                why: args.why,
            };
            let texts = context.texts;
            let mut line = context.progress.map(|width| (Progress::default(), width));
            let answer = deck_random::answer(&desk, &request, &mut |thousandths| {
                if let Some((line, width)) = &mut line {
                    line.show(&view::deck_measure::choosing(texts, thousandths, *width));
                }
            });
            drop(line);
            let answer = answer?;
            let page = page(context, args.full || args.why);
            Ok(context.answer(&answer, |texts, answer| {
                view::deck::random(texts, answer, page)
            }))
        }
        DeckCommand::Reroll {
            deck,
            cards,
            players,
            seed,
            full,
        } => {
            let request = deck_reroll::Request {
                deck,
                cards,
                players,
                seed,
            };
            shown(context, deck_reroll::answer(&desk, &request), full)
        }
        DeckCommand::Play(args) => play(context, args),
        DeckCommand::Measure(args) => measure(context, args),
        DeckCommand::Build { players, full } => build::run(context, players, full),
        DeckCommand::Save { name, deck, force } => {
            let answer = save(context, deck_save::Request { name, deck, force })?;
            Ok(context.answer(&answer, view::deck::saved))
        }
        DeckCommand::Forget { name } => {
            let question = say!(desk.texts, "ask-forget", name = quoted(&name));
            if context.ask.is_some()
                && deck_forget::is_saved(&desk, &name)
                && !context.agrees(&question, Stop::Left)?
            {
                return Err(Stop::Left);
            }
            let answer = deck_forget::answer(&desk, name)?;
            Ok(context.answer(&answer, view::deck::forgotten))
        }
    }
}

/// A whole game, at tonight's table if nothing else is said.
fn play(context: &mut Context<'_>, args: DeckPlayArgs) -> Result<Answer, Stop> {
    let DeckPlayArgs {
        deck,
        players,
        characters,
        seed,
        seats,
    } = args;
    let wish = context.table_wish(&TableArgs {
        players,
        deck,
        characters,
    });
    let answer = context.for_players(wish, |desk, wish| {
        deck_play::answer(desk, wish, seed.as_deref(), seats.as_deref())
    })?;
    Ok(context.answer(&answer, view::deck_play::page))
}

/// Many games, at tonight's table if nothing else is said; Ctrl-C gives what is known so far.
fn measure(context: &mut Context<'_>, args: DeckMeasureArgs) -> Result<Answer, Stop> {
    if !args.merge.is_empty() {
        let answer = deck_parts::merge(&args.merge)?;
        return Ok(context.answer(&answer, view::deck_measure::page));
    }
    let wish = context.table_wish(&TableArgs {
        players: args.players,
        deck: args.deck,
        characters: args.characters,
    });
    let request = deck_measure::Request {
        games: args.games.and_then(|games| games.try_into().ok()),
        seed: args.seed.as_deref(),
        seats: args.seats.as_deref(),
        shard: args.shard.as_deref(),
    };
    let plan = context.for_players(wish, |desk, wish| deck_measure::plan(desk, wish, &request))?;
    let (desk, texts) = (context.desk(), context.texts);
    let mut line = context.progress.map(|width| (Progress::default(), width));
    let answer = noting_interrupt(|is_interrupted| {
        plan.run(&desk, games::threads(), &mut |seen| {
            if let Some((line, width)) = &mut line {
                line.show(&view::deck_measure::progress(texts, seen, *width));
            }
            !is_interrupted()
        })
    });
    drop(line);
    let shown = context.answer(&answer, view::deck_measure::page);
    let Some(wanted) = answer.stopped else {
        return Ok(shown);
    };
    let warning = Warning {
        id: "stopped",
        message: say!(
            texts,
            "measured-stopped",
            games = answer.games.to_string(),
            wanted = wanted.to_string()
        ),
    };
    Ok(Answer::Noted(Box::new(shown), vec![warning]))
}

/// A document has room for everything; on a terminal, show only what was asked for.
fn page(context: &Context<'_>, full: bool) -> fn(&Texts, &DeckAnswer) -> Page {
    if full || context.format != Format::Text {
        view::deck::full
    } else {
        view::deck::page
    }
}

/// A deck that breaks rules is still shown, but the exit code says no.
fn shown(
    context: &Context<'_>,
    answer: Result<DeckAnswer, Faults>,
    full: bool,
) -> Result<Answer, Stop> {
    let answer = answer?;
    let shown = context.answer(&answer, page(context, full));
    if answer.faults.is_empty() {
        return Ok(shown);
    }
    Ok(Answer::No(Box::new(shown), answer.faults.into()))
}

/// Overwrite another deck only on purpose; ask if possible.
fn save(
    context: &mut Context<'_>,
    mut request: deck_save::Request,
) -> Result<deck_save::Answer, Stop> {
    let desk = context.desk();
    let mut answer = deck_save::answer(&desk, &request);
    if let Err(faults) = &answer
        && deck_save::is_taken(faults, &request.name)
    {
        let question = say!(desk.texts, "ask-overwrite", name = quoted(&request.name));
        if !context.agrees(&question, Stop::from(faults.clone()))? {
            return Err(Stop::Left);
        }
        request.force = true;
        answer = deck_save::answer(&desk, &request);
    }
    Ok(answer?)
}
