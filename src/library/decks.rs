//! What the box offers for decks, and what the official lists say about balance.

use super::{OfficialDeck, Widen, decks, printing};
use crate::rules::call::{Called, Cast, Unique};
use crate::rules::card::{Card, Character, District, DistrictType, Origin, Rank, Trait};
use crate::rules::deck::balance::{Measure, Profile, Ranges, Report, profile};
use crate::rules::deck::draw::{Lists, Version};
use crate::rules::deck::{CardFacts, Deck, DeckPlan, Pool, adapt};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::texts::Id;
use crate::{family, id};
use enum_map::EnumMap;

/// The cards an edition's box offers for a deck.
pub fn pool(edition: Edition) -> Pool {
    Pool::new(edition, EnumMap::from_fn(|card| facts(card, edition)))
}

fn facts(card: Card, edition: Edition) -> Option<CardFacts> {
    let printing = printing(card, edition)?;
    let is_unique = printing.kind == Some(DistrictType::Unique);
    if printing.rank.is_none() && !is_unique {
        return None;
    }
    // The Secret Vault has no cost; it counts as 0 in a deck's costs.
    let (rank, cost) = (printing.rank, printing.cost.unwrap_or(0));
    Some(CardFacts {
        card,
        rank,
        from_players: printing.from_players,
        cost,
        traits: &printing.traits,
        profile: Profile::of(rank, cost, &printing.traits),
        copies: printing.copies.into(),
        is_base: printing.origin == Origin::Original,
    })
}

family!(trait_measure(Trait) = "measure-");

/// The name of a measure.
pub fn measure_name(measure: Measure) -> Id {
    match measure {
        Measure::Cost => id!("measure-cost"),
        Measure::Six => id!("measure-six"),
        Measure::Cheap => id!("measure-cheap"),
        Measure::Trait(one) => trait_measure(one),
    }
}

/// The official lists as plans, with their ids.
pub fn official(edition: Edition) -> Vec<(OfficialDeck, DeckPlan)> {
    let of_edition = decks().iter().filter(|deck| deck.edition == edition);
    of_edition.map(|deck| (deck.id, deck.plan())).collect()
}

/// The profile of a plan.
pub fn plan_profile(pool: &Pool, plan: &DeckPlan) -> Profile {
    profile(pool, plan.cards())
}

/// The official lists' balance for this many players, by a version of the draw.
pub fn lists(pool: &Pool, players: Players, version: Version) -> Lists {
    Lists {
        balanced: balanced_ranges(pool, version),
        adapted: adapted_ranges(pool, players),
    }
}

/// How a plan compares with the official lists.
pub fn report(pool: &Pool, plan: &DeckPlan) -> Report<OfficialDeck> {
    let ranges = balanced_ranges(pool, Version::NEWEST);
    Report::new(pool, plan, &official(pool.edition), ranges)
}

/// The range of the official lists.
pub fn official_ranges(pool: &Pool) -> Ranges {
    spanning(pool, DeckPlan::clone)
}

/// The range of the official lists as adapted to this many players.
pub fn adapted_ranges(pool: &Pool, players: Players) -> Ranges {
    spanning(pool, |plan| adapt(plan, pool, players, false, &[]).0)
}

fn spanning(pool: &Pool, adapted: impl Fn(&DeckPlan) -> DeckPlan) -> Ranges {
    let lists = official(pool.edition).into_iter();
    let profiles = lists.map(|(_, plan)| plan_profile(pool, &adapted(&plan)));
    Ranges::spanning(&profiles.collect::<Vec<_>>())
}

/// The ranges of a balanced deck, by a version of the draw.
pub fn balanced_ranges(pool: &Pool, version: Version) -> Ranges {
    official_ranges(pool).widened(|measure| {
        let mut widened = super::WIDEN.iter();
        let is_it = |one: &&Widen| Measure::Trait(one.measure) == measure && one.since <= version.0;
        let entry = widened.find(is_it);
        entry.map_or((0, 0), |one| (one.below, one.above))
    })
}

/// The base game of an older box: the original game's eight characters and unique districts, plus,
/// with nine characters, the first of rank 9 allowed for this many players.
pub fn base(pool: &Pool, players: Players, characters: usize) -> DeckPlan {
    let eight = pool.characters.iter().filter(|facts| facts.is_base);
    let nine = pool.of_rank(Rank::Nine, players).take(1);
    let characters = eight.chain(nine).map(|facts| facts.card).take(characters);
    DeckPlan {
        characters: characters.collect(),
        districts: pool.base_uniques().map(Card::from).collect(),
    }
}

/// A deck for calling.
pub fn cast(deck: &Deck) -> Cast {
    let called = |&id: &Character| {
        let printing = printing(id, deck.edition)?;
        Some(Called {
            id,
            rank: printing.rank?,
            power: printing.power,
        })
    };
    let unique = |&id: &District| {
        let printing = printing(id, deck.edition)?;
        Some(Unique {
            id,
            power: printing.power?,
            cost: printing.cost?,
        })
    };
    Cast {
        edition: deck.edition,
        players: deck.players,
        characters: deck.characters.iter().filter_map(called).collect(),
        districts: deck.districts.iter().filter_map(unique).collect(),
    }
}
