//! `citadels deck random`: a balanced random deck.

use super::super::args::{DeckRandomArgs, Format};
use super::super::{Answer, Context, card, history, seed};
use super::read::{self, Ready};
use super::{faults, show};
use crate::catalog::decks::{adapted_ranges, balanced_ranges, plan_profile, pool};
use crate::failure::{Failure, Fault, quoted};
use crate::rules::balance::Ranges;
use crate::rules::card::CardId;
use crate::rules::chance::Chance;
use crate::rules::deck::{Deck, DeckPlan, Pool};
use crate::rules::pick::{Draw, Miss, Wishes};
use crate::view::Page;
use serde_json::{Value, json};
use std::collections::HashMap;

pub fn run(context: &Context<'_>, args: &DeckRandomArgs) -> Result<Answer, Failure> {
    let pool = pool(context.deck_edition()?);
    let ranges = ranges(context, &pool, args)?;
    let mut must = cards(context, &[args.must.as_slice(), &args.ban].concat())?;
    let ban = must.split_off(args.must.len());
    let nine = args.characters.map(|count| count == 9);
    let wishes = Wishes { players: args.players, nine, must, ban };
    let mut draw =
        Draw::new(&pool, &wishes, ranges).map_err(|wrong| faults::wishes(context, &wrong))?;
    let seed = seed::given_or_fresh(context, args.seed.as_deref())?;
    let mut chance = Chance::new(&seed);
    // The seed leads to the first deck; the others follow it.
    let printed = seed::printed(&seed);
    let mut answers = Vec::new();
    let stale = if args.fresh { stale(context)? } else { HashMap::new() };
    for index in 0..args.count.unwrap_or(1) {
        let deck = freshest(&mut draw, &mut chance, &stale)
            .map_err(|misses| cannot_balance(context, &misses, &wishes, args))?;
        // What depends on the play log, no seed can bring back; the code does.
        let reproducible = index == 0 && !args.fresh;
        answers.push(show::answer(
            context,
            &pool,
            &ready(deck),
            reproducible.then_some(printed.as_str()),
            args.why.then_some(&wishes.must),
        ));
    }
    if args.count.is_none() {
        return Ok(answers.remove(0));
    }
    let mut page = Page::default();
    let mut values: Vec<Value> = Vec::new();
    for answer in answers {
        match answer {
            Answer::Page(one) => page.0.extend(one.0),
            Answer::Json(value) => values.push(value),
            Answer::Text(_) | Answer::No(..) => {}
        }
    }
    Ok(match context.format {
        Format::Json => Answer::Json(json!({ "decks": values })),
        _ => Answer::Page(page),
    })
}

/// Of so many draws the freshest deck is taken.
const DRAWS: usize = 60;
/// So many plays back a card counts as stale, the newest most.
const LATELY: usize = 10;

/// How stale each card is: the later and the oftener it was played, the more.
fn stale(context: &Context<'_>) -> Result<HashMap<String, usize>, Failure> {
    let mut stale = HashMap::new();
    for (ago, play) in history::read(context)?.plays.iter().rev().take(LATELY).enumerate() {
        for card in &play.cards {
            *stale.entry(card.clone()).or_default() += LATELY - ago;
        }
    }
    Ok(stale)
}

/// One draw, or where there is something stale, the freshest of many: balanced like any other.
fn freshest(
    draw: &mut Draw<'_>,
    chance: &mut Chance,
    stale: &HashMap<String, usize>,
) -> Result<Deck, Vec<Miss>> {
    let first = draw.draw(chance)?;
    if stale.is_empty() {
        return Ok(first);
    }
    let staleness = |deck: &Deck| -> usize {
        let cards = deck.characters.iter().chain(&deck.districts);
        cards.filter_map(|id| stale.get(*id)).sum()
    };
    let others = (1..DRAWS).filter_map(|_| draw.draw(chance).ok());
    let fresh = others.min_by_key(staleness);
    Ok(fresh.filter(|deck| staleness(deck) < staleness(&first)).unwrap_or(first))
}

/// A drawn deck, ready to be shown.
pub fn ready(deck: Deck) -> Ready {
    Ready {
        name: None,
        official: false,
        plan: DeckPlan { characters: deck.characters.clone(), districts: deck.districts.clone() },
        players: Some(deck.players),
        deck: Some(deck),
        changes: Vec::new(),
        faults: Vec::new(),
    }
}

/// All the cards that are named, or every fault at once.
pub fn cards(context: &Context<'_>, typed: &[String]) -> Result<Vec<CardId>, Failure> {
    let mut cards = Vec::new();
    let mut faults = Vec::new();
    for name in typed {
        match card::find(context, name) {
            Ok(card) => cards.push(card.id),
            Err(failure) => faults.extend(failure.faults),
        }
    }
    if faults.is_empty() { Ok(cards) } else { Err(Failure::no(faults)) }
}

fn ranges(context: &Context<'_>, pool: &Pool, args: &DeckRandomArgs) -> Result<Ranges, Failure> {
    let mut ranges = if args.unbalanced { Ranges::OPEN } else { balanced_ranges(pool) };
    if let Some(like) = &args.like {
        let plan = read::named(context, like)?.plan;
        ranges = balanced_ranges(pool).like(plan_profile(pool, &plan));
    }
    if let Some(wish) = args.fierce {
        ranges = ranges.fierce(adapted_ranges(pool, args.players), wish);
    }
    Ok(ranges)
}

fn cannot_balance(
    context: &Context<'_>,
    misses: &[Miss],
    wishes: &Wishes,
    args: &DeckRandomArgs,
) -> Failure {
    let named: Vec<String> = wishes
        .must
        .iter()
        .map(|id| format!("+ {}", context.card_name(id)))
        .chain(wishes.ban.iter().map(|id| format!("− {}", context.card_name(id))))
        .chain(args.fierce.map(|wish| format!("--fierce {wish}")))
        .chain(args.like.as_ref().map(|like| format!("--like {}", quoted(like))))
        .collect();
    let named = named.join(", ");
    let mut faults: Vec<Fault> = misses
        .iter()
        .map(|miss| {
            let measure = context.say(&format!("measure-{}", miss.measure.id()));
            let (possible, wanted) = (span(miss.possible), span(miss.wanted));
            let values = [
                ("measure", (&measure).into()),
                ("possible", (&possible).into()),
                ("wanted", (&wanted).into()),
                ("wishes", (&named).into()),
            ];
            Fault::told("cannot-balance", context.texts, "error-cannot-balance", &values)
                .at(miss.measure.id())
        })
        .collect();
    if faults.is_empty() {
        let values = [("wishes", (&named).into())];
        faults.push(Fault::told(
            "cannot-balance",
            context.texts,
            "error-cannot-balance-all",
            &values,
        ));
    }
    Failure::no(faults)
}

/// `2–4`, or `7` and up.
pub fn span((low, high): (u8, u8)) -> String {
    match (low, high) {
        (low, u8::MAX) => format!("≥ {low}"),
        (0, high) => format!("≤ {high}"),
        (low, high) if low == high => low.to_string(),
        (low, high) => format!("{low}–{high}"),
    }
}
