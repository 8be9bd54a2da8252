//! `citadels deck build`: a deck by questions, rank by rank and then district by district.

use super::super::args::DeckBuildArgs;
use super::super::{Answer, Context, card};
use crate::desk::deck::DeckAnswer;
use crate::failure::Failure;
use crate::input::deck::FittedDeck;
use crate::input::refusal;
use crate::library::decks::{balanced_ranges, plan_profile, pool};
use crate::library::fold::fold;
use crate::rules::card::{Card, Rank};
use crate::rules::chance::Chance;
use crate::rules::deck::balance::{Measure, Ranges};
use crate::rules::deck::older::{self, Mix};
use crate::rules::deck::pick::{Choices, Draw, Wishes};
use crate::rules::deck::{CardFacts, Deck, DeckPlan, Nine, Pool};
use crate::rules::table::Players;
use strum::IntoEnumIterator;

/// What was picked at a step.
enum Picked {
    Card(Card),
    /// No rank 9 tonight.
    None,
    /// The program fills the rest.
    Fill,
}

pub fn run(context: &mut Context<'_>, args: &DeckBuildArgs) -> Result<Answer, Failure> {
    if context.ask.is_none() {
        return Err(context.nothing_to_ask("error-build-terminal"));
    }
    let pool = pool(context.edition());
    let players = if let Some(players) = args.players {
        players
    } else {
        let missing = context.nothing_to_ask("error-build-terminal");
        context.ask_players(missing)?
    };
    Choices::of(&pool, &Wishes::of(players))
        .map_err(|wrong| context.failed(refusal::of_wishes(&wrong, context.edition())))?;
    let mut plan = DeckPlan::default();
    let mut nine = pool.nine(players) == Nine::Must;
    let mut fill = false;
    for rank in Rank::iter() {
        if fill || (rank == Rank::Nine && pool.nine(players) == Nine::Never) {
            break;
        }
        let mut choices: Vec<&CardFacts> = pool.of_rank(rank, players).collect();
        // In an older box the character of the base game is the usual one.
        choices.sort_by_key(|facts| pool.rulebook.deck_size.is_none() && !facts.is_base);
        let choices: Vec<Card> = choices.iter().map(|facts| facts.card).collect();
        let question = context.texts.say_with("ask-rank", &[("rank", rank.into())]);
        match ask(
            context,
            &question,
            &choices,
            (rank == Rank::Nine && !nine).then_some("build-none"),
        )? {
            Picked::Card(id) => {
                plan.characters.push(id);
                nine |= rank == Rank::Nine;
            }
            Picked::None => {}
            Picked::Fill => fill = true,
        }
    }
    let deck = match pool.rulebook.deck_size {
        Some(size) => {
            while !fill && plan.districts.len() < size {
                let left = pool.uniques.iter().map(|facts| facts.card);
                let choices: Vec<Card> = left.filter(|id| !plan.districts.contains(id)).collect();
                let question = progress(context, &pool, &plan);
                match ask(context, &question, &choices, None)? {
                    Picked::Card(id) => plan.districts.push(id),
                    Picked::Fill | Picked::None => fill = true,
                }
            }
            finish(context, &pool, &plan, players, nine)?
        }
        None if fill => mixed(context, &pool, &plan, players, nine)?,
        None => purples(context, &pool, plan, players, nine)?,
    };
    let answer = DeckAnswer::new(&context.desk(), FittedDeck::unnamed(deck));
    Ok(context.answer(&answer, crate::view::deck::page))
}

/// The purple districts of an older box: bonus ones one by one, then what goes out for them.
fn purples(
    context: &mut Context<'_>,
    pool: &Pool,
    mut plan: DeckPlan,
    players: Players,
    nine: bool,
) -> Result<Deck, Failure> {
    let fits = |plan: &DeckPlan, card: Card| {
        let mut characters = plan.characters.iter();
        !characters.any(|character| pool.rulebook.are_apart(card, *character))
    };
    loop {
        let bonus = pool
            .uniques
            .iter()
            .filter(|facts| !facts.is_base)
            .map(|facts| facts.card);
        let bonus = bonus.filter(|id| !plan.districts.contains(id) && fits(&plan, *id));
        let count = plan.districts.len() + 1;
        let question = context
            .texts
            .say_with("ask-bonus", &[("count", count.into())]);
        match ask(
            context,
            &question,
            &bonus.collect::<Vec<_>>(),
            Some("build-enough"),
        )? {
            Picked::Card(id) => plan.districts.push(id),
            Picked::None => break,
            Picked::Fill => return mixed(context, pool, &plan, players, nine),
        }
    }
    let base = pool.base_uniques().map(Card::from);
    let base: Vec<Card> = base.filter(|card| fits(&plan, *card)).collect();
    plan.districts.extend(base);
    while older::to_take_out(pool, &plan) > 0 {
        let is_base = |id: &&Card| pool.facts(id).is_some_and(|facts| facts.is_base);
        let mut choices: Vec<Card> = plan.districts.iter().filter(is_base).copied().collect();
        choices.dedup();
        let count = older::to_take_out(pool, &plan);
        let question = context
            .texts
            .say_with("ask-take-out", &[("count", count.into())]);
        match ask(context, &question, &choices, Some("build-enough"))? {
            Picked::Card(id) => {
                let place = plan.districts.iter().position(|other| *other == id);
                plan.districts
                    .remove(place.expect("it was chosen among these"));
            }
            Picked::None => break,
            Picked::Fill => {
                let chosen: Vec<Card> = plan
                    .districts
                    .iter()
                    .filter(|id| !is_base(id))
                    .copied()
                    .collect();
                let plan = DeckPlan {
                    characters: plan.characters,
                    districts: chosen,
                };
                return mixed(context, pool, &plan, players, nine);
            }
        }
    }
    plan.check(pool, players)
        .map_err(|wrong| context.failed(refusal::of_deck(&wrong, context.edition())))
}

/// What was chosen, as wishes.
fn chosen(plan: &DeckPlan, players: Players, nine: bool) -> Wishes {
    Wishes {
        nine: Some(nine),
        must: plan.cards().collect(),
        ..Wishes::of(players)
    }
}

/// What was chosen, filled up as the book of an older box advises.
fn mixed(
    context: &Context<'_>,
    pool: &Pool,
    plan: &DeckPlan,
    players: Players,
    nine: bool,
) -> Result<Deck, Failure> {
    let wishes = chosen(plan, players, nine);
    let mix = Mix::new(pool, &wishes, false)
        .map_err(|wrong| context.failed(refusal::of_wishes(&wrong, context.edition())))?;
    Ok(mix.draw(&mut Chance::new(&(context.fresh_seed)())))
}

/// Asks for one of these cards; filling the rest is always a choice, and no card if `none` says
/// what that means.
fn ask(
    context: &mut Context<'_>,
    question: &str,
    cards: &[Card],
    none: Option<&str>,
) -> Result<Picked, Failure> {
    let mut labels: Vec<String> = cards
        .iter()
        .map(|id| card::label_with_reminder(context, *id))
        .collect();
    labels.extend(none.map(|none| context.say(none)));
    labels.push(context.say("build-fill"));
    let fits = |typed: &str, index: usize| {
        let typed = fold(typed);
        cards.get(index).is_some_and(|id| card::fits(id, &typed))
            || fold(&labels[index]).contains(&typed)
    };
    let missing = context.nothing_to_ask("error-build-terminal");
    let index = context.pick(question, &labels, &fits, missing)?;
    Ok(match cards.get(index) {
        Some(id) => Picked::Card(*id),
        None if index + 1 == labels.len() => Picked::Fill,
        None => Picked::None,
    })
}

/// The question for the next district, with the report so far.
fn progress(context: &Context<'_>, pool: &Pool, plan: &DeckPlan) -> String {
    let numbers = plan_profile(pool, plan).0;
    let count = plan.districts.len() + 1;
    let texts = context.texts;
    let report: Vec<String> = Measure::ALL
        .into_iter()
        .zip(numbers)
        .filter(|(measure, _)| measure.is_base())
        .map(|(measure, number)| {
            format!(
                "{} = {number}",
                texts.say(&format!("measure-{}", measure.id()))
            )
        })
        .collect();
    let report = report.join(", ");
    texts.say_with(
        "ask-district",
        &[("count", count.into()), ("report", (&report).into())],
    )
}

/// What was chosen, filled up: balanced if that can be, else as it comes.
fn finish(
    context: &Context<'_>,
    pool: &Pool,
    plan: &DeckPlan,
    players: Players,
    nine: bool,
) -> Result<Deck, Failure> {
    let wishes = chosen(plan, players, nine);
    let mut chance = Chance::new(&(context.fresh_seed)());
    for ranges in [balanced_ranges(pool), Ranges::OPEN] {
        let mut draw = Draw::new(pool, &wishes, ranges)
            .map_err(|wrong| context.failed(refusal::of_wishes(&wrong, context.edition())))?;
        if let Ok(deck) = draw.draw(&mut chance) {
            return Ok(deck);
        }
    }
    Err(Failure::left())
}
