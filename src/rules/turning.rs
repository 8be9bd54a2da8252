//! What would have turned it: the nearest single change that makes the runner-up win.

use super::card::{Bonus, DistrictType};
use super::city::{District, Player, Standing, Table};
use super::edition::Edition;
use super::score::{Outcome, outcome};
use strum::IntoEnumIterator;

/// A single change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A higher rank in the last round.
    Rank,
    /// So many more cards in hand.
    Hand(u32),
    /// So much more gold.
    Gold(u32),
    /// So many more cards under the Museum.
    Museum(u32),
    /// The Artist's coin on the district at this place.
    Coin(usize),
    /// One more district of this type and cost.
    District(DistrictType, u8),
    /// The crown.
    Crown,
    /// Completing the city first.
    First,
}

/// The runner-up, and the nearest change with which that player alone would have won.
#[must_use]
pub fn turning(table: &Table, counted: &Outcome) -> Option<(usize, Change)> {
    let [_] = counted.winners[..] else {
        return None;
    };
    let runner = (0..table.players.len())
        .filter(|index| !counted.winners.contains(index))
        .max_by_key(|&index| (counted.sheets[index].total, std::cmp::Reverse(index)))?;
    let turned = |change: &Change| {
        let mut other = table.clone();
        apply(&mut other, runner, *change);
        outcome(&other).winners == [runner]
    };
    candidates(table, runner)
        .into_iter()
        .find(turned)
        .map(|change| (runner, change))
}

/// The changes that can be thought of, the nearest first.
fn candidates(table: &Table, runner: usize) -> Vec<Change> {
    let player = &table.players[runner];
    let has = |holds: fn(Bonus) -> bool| {
        player
            .city
            .iter()
            .any(|standing| standing.district.bonus.is_some_and(holds))
    };
    let units = |amount: u32| {
        let hand = has(|bonus| matches!(bonus, Bonus::PerCardInHand { .. }));
        let gold = has(|bonus| matches!(bonus, Bonus::PerGold { .. }));
        let museum = has(|bonus| matches!(bonus, Bonus::PerCardUnder { .. }));
        [
            hand.then_some(Change::Hand(amount)),
            (gold || table.edition == Edition::Classic).then_some(Change::Gold(amount)),
            museum.then_some(Change::Museum(amount)),
        ]
        .into_iter()
        .flatten()
    };
    let mut changes = vec![Change::Rank];
    changes.extend((1..=3).flat_map(units));
    let plain = (0..player.city.len()).filter(|&place| !player.city[place].beautified);
    changes.extend(plain.map(Change::Coin));
    for cost in 1..=6 {
        changes.extend(DistrictType::iter().map(|kind| Change::District(kind, cost)));
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

fn apply(table: &mut Table, runner: usize, change: Change) {
    let only = |players: &mut [Player], set: fn(&mut Player, bool)| {
        for (index, player) in players.iter_mut().enumerate() {
            set(player, index == runner);
        }
    };
    let player = &mut table.players[runner];
    match change {
        // Above every other, whatever they have.
        Change::Rank => player.rank = player.rank.map(|_| 10),
        Change::Hand(amount) => player.hand += amount,
        Change::Gold(amount) => player.gold = Some(player.gold.unwrap_or(0) + amount),
        Change::Museum(amount) => player.museum += amount,
        Change::Coin(place) => player.city[place].beautified = true,
        Change::District(kind, cost) => {
            let district = District {
                id: "",
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
