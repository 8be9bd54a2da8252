//! `citadels deck random`: a balanced random deck.

use super::super::args::{DeckRandomArgs, Format};
use super::super::{Answer, Context, card, seed};
use super::read::{self, Ready};
use super::{faults, show};
use crate::desk::plays::Known;
use crate::failure::{Failure, Fault, quoted};
use crate::library::decks::{adapted_ranges, balanced_ranges, plan_profile, pool};
use crate::rules::balance::{Measure, Ranges, profile};
use crate::rules::card::{Card, Trait};
use crate::rules::chance::Chance;
use crate::rules::deck::{Deck, DeckPlan, Pool};
use crate::rules::older::Mix;
use crate::rules::pick::{Draw, Miss, WishFault, Wishes};
use crate::view::Page;
use serde_json::{Value, json};
use std::collections::HashMap;

pub fn run(context: &Context<'_>, args: &DeckRandomArgs) -> Result<Answer, Failure> {
    let pool = pool(context.edition());
    let like = args
        .like
        .as_ref()
        .map(|like| liked(context, like))
        .transpose()?;
    let mut must = cards(context, &[args.must.as_slice(), &args.ban].concat())?;
    let ban = must.split_off(args.must.len());
    let nine = args.characters.map(|count| count == 9);
    let wishes = Wishes {
        players: args.players,
        nine,
        must,
        ban,
    };
    let told = |wrong: Vec<WishFault>| faults::wishes(context, &wrong);
    let mut draws = if pool.rulebook.deck_size.is_some() {
        let ranges = ranges(&pool, args, like.as_ref());
        Draws::Balanced(Box::new(Draw::new(&pool, &wishes, ranges).map_err(told)?))
    } else {
        let mix = Mix::new(&pool, &wishes, args.unbalanced).map_err(told)?;
        Draws::Mixed {
            mix,
            pool: &pool,
            fierce: args.fierce,
            like,
        }
    };
    let seed = seed::given_or_fresh(context, args.seed.as_deref())?;
    let mut chance = Chance::new(&seed);
    // The seed leads to the first deck; the others follow it.
    let printed = seed::printed(&seed);
    let mut answers = Vec::new();
    let stale = if args.fresh {
        stale(context)?
    } else {
        HashMap::new()
    };
    for index in 0..args.count.unwrap_or(1) {
        let deck = freshest(&mut draws, &mut chance, &stale)
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
            Answer::Drawn(_) | Answer::Text(_) | Answer::No(..) => {}
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
fn stale(context: &Context<'_>) -> Result<HashMap<Card, usize>, Failure> {
    let mut stale = HashMap::new();
    for (ago, play) in context
        .desk()
        .plays()
        .map_err(|faults| context.failed(faults))?
        .plays
        .iter()
        .rev()
        .take(LATELY)
        .enumerate()
    {
        // What a later version knew and this one does not cannot be drawn either.
        for card in play.cards.iter().filter_map(Known::get) {
            *stale.entry(card).or_default() += LATELY - ago;
        }
    }
    Ok(stale)
}

/// Where decks come from.
enum Draws<'a> {
    /// All that lie in the ranges of the official lists.
    Balanced(Box<Draw<'a>>),
    /// The older boxes have no official lists: their book's advice, and of many draws the one
    /// that is nearest to the wish.
    Mixed {
        mix: Mix<'a>,
        pool: &'a Pool,
        fierce: Option<u8>,
        like: Option<DeckPlan>,
    },
}

impl Draws<'_> {
    fn draw(&mut self, chance: &mut Chance) -> Result<Deck, Vec<Miss>> {
        let (mix, pool, fierce, like) = match self {
            Self::Balanced(draw) => return draw.draw(chance),
            Self::Mixed {
                mix,
                pool,
                fierce,
                like,
            } => (mix, pool, *fierce, like),
        };
        if fierce.is_none() && like.is_none() {
            return Ok(mix.draw(chance));
        }
        let mut decks: Vec<Deck> = (0..DRAWS).map(|_| mix.draw(chance)).collect();
        if let Some(wish) = fierce {
            // From the mildest to the fiercest; the tenth part at the place of the wish is left.
            let tenth = DRAWS / 10;
            decks.sort_by_key(|deck| attack(pool, deck));
            decks.drain(..(DRAWS - tenth) * usize::from(wish) / 10);
            decks.truncate(tenth);
        }
        let shared = |deck: &Deck| {
            let like = like.iter().flat_map(DeckPlan::cards);
            like.filter(|&card| deck.cards().any(|other| other == card))
                .count()
        };
        let best = decks.iter().map(shared).max();
        decks
            .into_iter()
            .find(|deck| Some(shared(deck)) == best)
            .ok_or(Vec::new())
    }
}

/// How many cards of a deck attack.
fn attack(pool: &Pool, deck: &Deck) -> u8 {
    let numbers = profile(pool, deck.cards()).numbers();
    let place = Measure::ALL
        .iter()
        .position(|one| *one == Measure::Trait(Trait::Attack));
    numbers[place.expect("attack is one of the measures")]
}

/// One draw, or where there is something stale, the freshest of many: balanced like any other.
fn freshest(
    draws: &mut Draws<'_>,
    chance: &mut Chance,
    stale: &HashMap<Card, usize>,
) -> Result<Deck, Vec<Miss>> {
    let first = draws.draw(chance)?;
    if stale.is_empty() {
        return Ok(first);
    }
    let staleness =
        |deck: &Deck| -> usize { deck.cards().filter_map(|card| stale.get(&card)).sum() };
    let others = (1..DRAWS).filter_map(|_| draws.draw(chance).ok());
    let fresh = others.min_by_key(staleness);
    Ok(fresh
        .filter(|deck| staleness(deck) < staleness(&first))
        .unwrap_or(first))
}

/// A drawn deck, ready to be shown.
pub fn ready(deck: Deck) -> Ready {
    Ready {
        name: None,
        official: false,
        plan: deck.plan(),
        players: Some(deck.players.number()),
        deck: Some(deck),
        changes: Vec::new(),
        faults: Vec::new(),
    }
}

/// All the cards that are named, or every fault at once.
pub fn cards(context: &Context<'_>, typed: &[String]) -> Result<Vec<Card>, Failure> {
    let mut cards = Vec::new();
    let mut faults = Vec::new();
    for name in typed {
        match card::find(context, name) {
            Ok(card) => cards.push(card),
            Err(failure) => faults.extend(failure.faults),
        }
    }
    if faults.is_empty() {
        Ok(cards)
    } else {
        Err(Failure::no(faults))
    }
}

/// The deck that the draw shall be like: of the same box.
fn liked(context: &Context<'_>, typed: &str) -> Result<DeckPlan, Failure> {
    let named = read::named(context, typed)?;
    if named.edition == context.edition() {
        return Ok(named.plan);
    }
    Err(read::other_edition(context, typed, named.edition))
}

fn ranges(pool: &Pool, args: &DeckRandomArgs, like: Option<&DeckPlan>) -> Ranges {
    let mut ranges = if args.unbalanced {
        Ranges::OPEN
    } else {
        balanced_ranges(pool)
    };
    if let Some(plan) = like {
        ranges = balanced_ranges(pool).like(plan_profile(pool, plan));
    }
    if let Some(wish) = args.fierce {
        ranges = ranges.fierce(adapted_ranges(pool, args.players), wish);
    }
    ranges
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
        .chain(
            wishes
                .ban
                .iter()
                .map(|id| format!("− {}", context.card_name(id))),
        )
        .chain(args.fierce.map(|wish| format!("--fierce {wish}")))
        .chain(
            args.like
                .as_ref()
                .map(|like| format!("--like {}", quoted(like))),
        )
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
            Fault::told(
                "cannot-balance",
                context.texts,
                "error-cannot-balance",
                &values,
            )
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
