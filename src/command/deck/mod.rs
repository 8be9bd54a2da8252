//! `citadels deck`: show, check, draw and save decks.

pub mod answer;
pub mod build;
pub mod check;
pub mod measure;
pub mod page;
pub mod play;
pub mod random;
pub mod reroll;
pub mod save;
pub mod show;

use crate::app::Warning;
use crate::command::args::{
    DeckCommand, DeckMeasureArgs, DeckPlayArgs, DeckShowArgs, Format, TableArgs,
};
use crate::command::deck::answer::DeckAnswer;
use crate::command::deck::measure::{games, parts};
use crate::command::{Cli, Outcome};
use crate::fault::{Faults, quoted};
use crate::files::read::deck::Table;
use crate::page::Page;
use crate::say;
use crate::terminal::drive::Stop;
use crate::terminal::{Progress, noting_interrupt};
use crate::texts::Texts;

pub fn run(cli: &mut Cli<'_>, command: DeckCommand) -> Result<Outcome, Stop> {
    let app = cli.app();
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
            let answer = show::answer(&app, &deck, &table, why);
            shown(cli, answer, full || why)
        }
        DeckCommand::Check { deck, players } => {
            shown(cli, check::answer(&app, &deck, players), true)
        }
        DeckCommand::Random(args) => {
            let players = cli.players(args.players)?;
            let app = cli.app();
            let request = random::Request {
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
            let texts = cli.texts;
            let mut line = cli.progress.map(|width| (Progress::default(), width));
            let answer = random::answer(&app, &request, &mut |thousandths| {
                if let Some((line, width)) = &mut line {
                    line.show(&measure::page::choosing(texts, thousandths, *width));
                }
            });
            drop(line);
            let answer = answer?;
            let page = page(cli, args.full || args.why);
            Ok(cli.answer(&answer, |texts, answer| page::random(texts, answer, page)))
        }
        DeckCommand::Reroll {
            deck,
            cards,
            players,
            seed,
            full,
        } => {
            let request = reroll::Request {
                deck,
                cards,
                players,
                seed,
            };
            shown(cli, reroll::answer(&app, &request), full)
        }
        DeckCommand::Play(args) => play(cli, args),
        DeckCommand::Measure(args) => measure(cli, args),
        DeckCommand::Build { players, full } => build::run(cli, players, full),
        DeckCommand::Save { name, deck, force } => {
            let answer = save(cli, save::Request { name, deck, force })?;
            Ok(cli.answer(&answer, page::saved))
        }
        DeckCommand::Forget { name } => {
            let question = say!(app.texts, "ask-forget", name = quoted(&name));
            if cli.ask.is_some()
                && save::is_saved(&app, &name)
                && !cli.agrees(&question, Stop::Left)?
            {
                return Err(Stop::Left);
            }
            let answer = save::forget(&app, name)?;
            Ok(cli.answer(&answer, page::forgotten))
        }
    }
}

/// A whole game, at tonight's table if nothing else is said.
fn play(cli: &mut Cli<'_>, args: DeckPlayArgs) -> Result<Outcome, Stop> {
    let DeckPlayArgs {
        deck,
        players,
        characters,
        seed,
        seats,
    } = args;
    let wish = cli.table_wish(&TableArgs {
        players,
        deck,
        characters,
    });
    let answer = cli.for_players(wish, |app, wish| {
        play::answer(app, wish, seed.as_deref(), seats.as_deref())
    })?;
    Ok(cli.answer(&answer, play::page::page))
}

/// Many games, at tonight's table if nothing else is said; Ctrl-C gives what is known so far.
fn measure(cli: &mut Cli<'_>, args: DeckMeasureArgs) -> Result<Outcome, Stop> {
    if !args.merge.is_empty() {
        let answer = parts::merge(&args.merge)?;
        return Ok(cli.answer(&answer, measure::page::page));
    }
    let wish = cli.table_wish(&TableArgs {
        players: args.players,
        deck: args.deck,
        characters: args.characters,
    });
    let request = measure::Request {
        games: args.games.and_then(|games| games.try_into().ok()),
        seed: args.seed.as_deref(),
        seats: args.seats.as_deref(),
        shard: args.shard.as_deref(),
    };
    let plan = cli.for_players(wish, |app, wish| measure::plan(app, wish, &request))?;
    let (app, texts) = (cli.app(), cli.texts);
    let mut line = cli.progress.map(|width| (Progress::default(), width));
    let answer = noting_interrupt(|is_interrupted| {
        plan.run(&app, games::threads(), &mut |seen| {
            if let Some((line, width)) = &mut line {
                line.show(&measure::page::progress(texts, seen, *width));
            }
            !is_interrupted()
        })
    });
    drop(line);
    let shown = cli.answer(&answer, measure::page::page);
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
    Ok(shown.noted(vec![warning]))
}

/// A document has room for everything; on a terminal, show only what was asked for.
fn page(cli: &Cli<'_>, full: bool) -> fn(&Texts, &DeckAnswer) -> Page {
    if full || cli.format != Format::Text {
        page::full
    } else {
        page::page
    }
}

/// A deck that breaks rules is still shown, but the exit code says no.
fn shown(cli: &Cli<'_>, answer: Result<DeckAnswer, Faults>, full: bool) -> Result<Outcome, Stop> {
    let answer = answer?;
    let shown = cli.answer(&answer, page(cli, full));
    if answer.faults.is_empty() {
        return Ok(shown);
    }
    Ok(shown.refused(answer.faults))
}

/// Overwrite another deck only on purpose; ask if possible.
fn save(cli: &mut Cli<'_>, mut request: save::Request) -> Result<save::Answer, Stop> {
    let app = cli.app();
    let mut answer = save::answer(&app, &request);
    if let Err(faults) = &answer
        && save::is_taken(faults, &request.name)
    {
        let question = say!(app.texts, "ask-overwrite", name = quoted(&request.name));
        if !cli.agrees(&question, Stop::from(faults.clone()))? {
            return Err(Stop::Left);
        }
        request.force = true;
        answer = save::answer(&app, &request);
    }
    Ok(answer?)
}
