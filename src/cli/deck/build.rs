//! `citadels deck build`: a deck by questions, rank by rank and then district by district.

use super::super::args::DeckBuildArgs;
use super::super::{Answer, Context, card};
use super::{faults, random, show};
use crate::catalog::decks::{balanced_ranges, plan_profile, pool};
use crate::catalog::fold::fold;
use crate::failure::Failure;
use crate::rules::balance::{Measure, Ranges};
use crate::rules::card::CardId;
use crate::rules::chance::Chance;
use crate::rules::deck::{Deck, DeckPlan, Pool, nine_required};
use crate::rules::pick::{Draw, Wishes};

/// What was picked at a step.
enum Picked {
    Card(CardId),
    /// No rank 9 tonight.
    None,
    /// The program fills the rest.
    Fill,
}

pub fn run(context: &mut Context<'_>, args: &DeckBuildArgs) -> Result<Answer, Failure> {
    if context.ask.is_none() {
        return Err(context.nothing_to_ask("error-build-terminal"));
    }
    let pool = pool(context.deck_edition()?);
    let players = if let Some(players) = args.players {
        players
    } else {
        let missing = context.nothing_to_ask("error-build-terminal");
        context.ask_players(missing)?
    };
    let wishes = Wishes { players, ..Wishes::default() };
    Draw::new(&pool, &wishes, Ranges::OPEN).map_err(|wrong| faults::wishes(context, &wrong))?;
    let mut plan = DeckPlan::default();
    let mut nine = nine_required(players);
    let mut fill = false;
    for rank in 1..=9 {
        if fill || (rank == 9 && players == 2) {
            break;
        }
        let choices: Vec<CardId> = pool.of_rank(rank, players).map(|facts| facts.id).collect();
        let question = context.texts.say_with("ask-rank", &[("rank", rank.into())]);
        match ask(context, &question, &choices, rank == 9 && !nine)? {
            Picked::Card(id) => {
                plan.characters.push(id);
                nine |= rank == 9;
            }
            Picked::None => {}
            Picked::Fill => fill = true,
        }
    }
    while !fill && plan.districts.len() < pool.deck_size {
        let left =
            pool.uniques.iter().map(|facts| facts.id).filter(|id| !plan.districts.contains(id));
        let choices: Vec<CardId> = left.collect();
        let question = progress(context, &pool, &plan);
        match ask(context, &question, &choices, false)? {
            Picked::Card(id) => plan.districts.push(id),
            Picked::Fill | Picked::None => fill = true,
        }
    }
    let deck = finish(context, &pool, &plan, players, nine)?;
    Ok(show::answer(context, &pool, &random::ready(deck), None, None))
}

/// Asks for one of these cards; filling the rest is always a choice, and no card if it may be.
fn ask(
    context: &mut Context<'_>,
    question: &str,
    cards: &[CardId],
    optional: bool,
) -> Result<Picked, Failure> {
    let mut labels: Vec<String> =
        cards.iter().map(|id| card::label_with_reminder(context, id)).collect();
    if optional {
        labels.push(context.say("build-none"));
    }
    labels.push(context.say("build-fill"));
    let fits = |typed: &str, index: usize| {
        let typed = fold(typed);
        cards.get(index).is_some_and(|id| card::fits(id, &typed))
            || fold(&labels[index]).contains(&typed)
    };
    let missing = context.nothing_to_ask("error-build-terminal");
    let index = context.pick(question, &labels, &fits, missing)?;
    Ok(match cards.get(index) {
        Some(id) => Picked::Card(id),
        None if index + 1 == labels.len() => Picked::Fill,
        None => Picked::None,
    })
}

/// The question for the next district, with the report so far.
fn progress(context: &Context<'_>, pool: &Pool, plan: &DeckPlan) -> String {
    let numbers = plan_profile(pool, plan).numbers();
    let count = plan.districts.len() + 1;
    let texts = context.texts;
    let report: Vec<String> = Measure::ALL
        .into_iter()
        .zip(numbers)
        .filter(|(measure, _)| measure.is_base())
        .map(|(measure, number)| {
            format!("{} = {number}", texts.say(&format!("measure-{}", measure.id())))
        })
        .collect();
    let report = report.join(", ");
    texts.say_with("ask-district", &[("count", count.into()), ("report", (&report).into())])
}

/// What was chosen, filled up: balanced if that can be, else as it comes.
fn finish(
    context: &Context<'_>,
    pool: &Pool,
    plan: &DeckPlan,
    players: u8,
    nine: bool,
) -> Result<Deck, Failure> {
    let must: Vec<CardId> = plan.characters.iter().chain(&plan.districts).copied().collect();
    let wishes = Wishes { players, nine: Some(nine), must, ban: Vec::new() };
    let mut chance = Chance::new(&(context.fresh_seed)());
    for ranges in [balanced_ranges(pool), Ranges::OPEN] {
        let mut draw =
            Draw::new(pool, &wishes, ranges).map_err(|wrong| faults::wishes(context, &wrong))?;
        if let Ok(deck) = draw.draw(&mut chance) {
            return Ok(deck);
        }
    }
    Err(Failure::left())
}
