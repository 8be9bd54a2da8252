//! What the box offers for decks, and what the official lists say about balance.

use super::{Face, InBox, card, cards, decks, draft_rows, in_box};
use crate::rules::balance::{Measure, Profile, Ranges, profile};
use crate::rules::call::{Called, Cast};
use crate::rules::card::{DistrictType, Origin};
use crate::rules::deck::{Deck, DeckPlan, Facts, Pool, adapt};
use crate::rules::edition::Edition;

/// What an edition's box offers for a deck.
#[must_use]
pub fn pool(edition: Edition) -> Pool {
    let mut characters = Vec::new();
    let mut uniques = Vec::new();
    for card in cards() {
        let Some(printing) = card.printing(edition) else {
            continue;
        };
        let (id, is_base) = (card.id, printing.origin == Origin::Original);
        match printing.face {
            Face::Character {
                rank,
                from_players,
                traits,
                ..
            } => {
                let rank = Some(rank);
                characters.push(Facts {
                    id,
                    rank,
                    from_players,
                    cost: 0,
                    traits,
                    copies: 1,
                    is_base,
                });
            }
            Face::District {
                kind: DistrictType::Unique,
                cost,
                traits,
                copies,
                ..
            } => {
                let (cost, copies) = (cost.unwrap_or(0), copies.into());
                uniques.push(Facts {
                    id,
                    rank: None,
                    from_players: 2,
                    cost,
                    traits,
                    copies,
                    is_base,
                });
            }
            Face::District { .. } => {}
        }
    }
    characters.sort_by_key(|facts| (facts.rank, facts.id));
    uniques.sort_by_key(|facts| facts.id);
    let &InBox {
        deck_size, apart, ..
    } = in_box(edition);
    let tables = draft_rows(edition)
        .map(|row| (row.players, row.characters))
        .collect();
    Pool {
        edition,
        characters,
        uniques,
        deck_size,
        tables,
        apart,
    }
}

/// The official lists as plans, with their ids.
#[must_use]
pub fn official(edition: Edition) -> Vec<(&'static str, DeckPlan)> {
    let of_edition = decks().iter().filter(|deck| deck.edition == edition);
    of_edition.map(|deck| (deck.id, deck.plan())).collect()
}

/// The profile of a plan.
#[must_use]
pub fn plan_profile(pool: &Pool, plan: &DeckPlan) -> Profile {
    profile(
        pool,
        &[plan.characters.as_slice(), plan.districts.as_slice()].concat(),
    )
}

/// The span of the official lists.
#[must_use]
pub fn official_ranges(pool: &Pool) -> Ranges {
    let profiles: Vec<Profile> = official(pool.edition)
        .iter()
        .map(|(_, plan)| plan_profile(pool, plan))
        .collect();
    Ranges::spanning(&profiles)
}

/// The span of the official lists as so many players would play them.
#[must_use]
pub fn adapted_ranges(pool: &Pool, players: u8) -> Ranges {
    let profiles: Vec<Profile> = official(pool.edition)
        .iter()
        .map(|(_, plan)| plan_profile(pool, &adapt(plan, pool, players, false, &[]).0))
        .collect();
    Ranges::spanning(&profiles)
}

/// The ranges of a balanced deck.
#[must_use]
pub fn balanced_ranges(pool: &Pool) -> Ranges {
    official_ranges(pool).widened(|measure: Measure| {
        let entry = super::WIDEN.iter().find(|(id, ..)| *id == measure.id());
        entry.map_or((0, 0), |&(_, below, above)| (below, above))
    })
}

/// The base game of an older box: the eight characters and the unique districts of the original
/// game, and with nine characters the first of rank 9 that so many may use.
#[must_use]
pub fn base(pool: &Pool, players: u8, characters: usize) -> DeckPlan {
    let eight = pool
        .characters
        .iter()
        .filter(|facts| facts.is_base)
        .map(|facts| facts.id);
    let nine = pool.of_rank(9, players).map(|facts| facts.id).take(1);
    let characters = eight.chain(nine).take(characters).collect();
    DeckPlan {
        characters,
        districts: pool.base_uniques().collect(),
    }
}

/// A deck as it is called.
#[must_use]
pub fn cast(deck: &Deck) -> Cast {
    let printing = |id: &str| card(id)?.printing(deck.edition);
    Cast {
        edition: deck.edition,
        players: deck.players,
        characters: deck
            .characters
            .iter()
            .filter_map(|id| {
                let printing = printing(id)?;
                Some(Called {
                    id,
                    rank: printing.rank()?,
                    power: printing.power(),
                })
            })
            .collect(),
        districts: deck
            .districts
            .iter()
            .filter_map(|&id| Some((id, printing(id)?.power()?)))
            .collect(),
    }
}
