//! What would have changed the result: the smallest single change that makes the runner-up win.

use super::{Outcome, TieBreak, winners};
use crate::card::{Bonus, District, DistrictType, Rank};
use crate::city::{DistrictFacts, LastRank, Player, Standing, Supply, Table};
use crate::table::Seat;
use strum::{EnumDiscriminants, IntoEnumIterator, VariantNames};

/// A single change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(ChangeKind),
    derive(VariantNames),
    strum(serialize_all = "kebab-case")
)]
#[allow(missing_docs, reason = "the variant says what its fields are")]
pub enum Change {
    /// A higher rank in the last round.
    Rank,
    /// This many more cards in hand.
    Hand(u32),
    /// This much more gold.
    Gold(u32),
    /// This many more cards under the Museum.
    Museum(u32),
    /// The Artist's coin on the district at this index.
    Coin(usize),
    /// One more district.
    District { kind: DistrictType, cost: u8 },
    /// The crown.
    Crown,
    /// Completing the city first.
    First,
}

/// The runner-up, and the smallest change with which that player alone would have won.
pub fn turning(table: &Table, counted: &Outcome, supply: &Supply) -> Option<(Seat, Change)> {
    let [_] = counted.winners[..] else {
        return None;
    };
    let runner = (0..table.players.len())
        .map(Seat::new)
        .filter(|seat| !counted.winners.contains(seat))
        .max_by_key(|&seat| (counted.players[seat.index()].total, std::cmp::Reverse(seat)))?;
    let turned = |change: &Change| {
        let mut other = table.clone();
        apply(&mut other, runner, *change);
        winners(&other) == [runner]
    };
    candidates(table, runner, supply)
        .into_iter()
        .find(turned)
        .map(|change| (runner, change))
}

/// The possible changes, smallest first.
fn candidates(table: &Table, runner: Seat, supply: &Supply) -> Vec<Change> {
    let player = &table.players[runner.index()];
    let has = |holds: fn(Bonus) -> bool| {
        player
            .city
            .iter()
            .any(|standing| standing.district.bonus.is_some_and(holds))
    };
    let tie_breaks = &table.edition.rulebook().tie_breaks;
    let breaks_ties = tie_breaks.contains(&TieBreak::Gold);
    let units = |amount: u32| {
        let hand = has(|bonus| matches!(bonus, Bonus::PerCardInHand { .. }));
        let gold = has(|bonus| matches!(bonus, Bonus::PerGold { .. }));
        let museum = has(|bonus| matches!(bonus, Bonus::PerCardUnder { .. }));
        [
            hand.then_some(Change::Hand(amount)),
            (gold || breaks_ties).then_some(Change::Gold(amount)),
            museum.then_some(Change::Museum(amount)),
        ]
        .into_iter()
        .flatten()
    };
    let mut changes = vec![Change::Rank];
    changes.extend((1..=3).flat_map(units));
    let plain = (0..player.city.len()).filter(|&place| !player.city[place].beautified);
    changes.extend(plain.map(Change::Coin));
    // Only a card still in the box and not already in this city.
    let stands = |id: District, city: &[Standing]| {
        let same = city.iter().filter(|standing| standing.district.id == id);
        same.count()
    };
    let is_there = |kind: DistrictType, cost: u8| {
        supply.districts().any(|district| {
            let cities = table
                .players
                .iter()
                .map(|one| stands(district.id, &one.city));
            (district.kind, district.cost) == (kind, Some(cost))
                && stands(district.id, &player.city) == 0
                && cities.sum::<usize>() < district.copies.into()
        })
    };
    for cost in 1..=6 {
        let kinds = DistrictType::iter().filter(|kind| is_there(*kind, cost));
        changes.extend(kinds.map(|kind| Change::District { kind, cost }));
    }
    if has(|bonus| matches!(bonus, Bonus::WithCrown { .. })) && !player.crown {
        changes.push(Change::Crown);
    }
    if player.size() >= table.complete_at && !player.first {
        changes.push(Change::First);
    }
    changes.extend((4..=6).flat_map(units));
    changes
}

fn apply(table: &mut Table, runner: Seat, change: Change) {
    let only = |players: &mut [Player], set: fn(&mut Player, bool)| {
        for (index, player) in players.iter_mut().enumerate() {
            set(player, index == runner.index());
        }
    };
    let player = &mut table.players[runner.index()];
    match change {
        Change::Rank => swap_for_highest(&mut table.players, runner),
        Change::Hand(amount) => player.hand += amount,
        Change::Gold(amount) => player.gold = Some(player.gold.unwrap_or(0) + amount),
        Change::Museum(amount) => player.museum += amount,
        Change::Coin(place) => player.city[place].beautified = true,
        Change::District { kind, cost } => {
            let district = DistrictFacts {
                // The specific card does not matter: it has no bonus.
                id: District::Market,
                kind,
                cost: Some(cost),
                copies: 1,
                bonus: None,
                power: None,
            };
            player.city.push(Standing {
                district,
                beautified: false,
                late: false,
            });
        }
        Change::Crown => only(&mut table.players, |player, mine| player.crown = mine),
        Change::First => only(&mut table.players, |player, mine| player.first = mine),
    }
}

/// The highest rank for this player, if any rank is known; its owner gets the other one.
fn swap_for_highest(players: &mut [Player], runner: Seat) {
    let highest = Some(LastRank::Rank(Rank::Nine));
    let runner = runner.index();
    if let Some(rank) = players[runner].rank {
        for player in players.iter_mut().filter(|player| player.rank == highest) {
            player.rank = Some(rank);
        }
        players[runner].rank = highest;
    }
}
