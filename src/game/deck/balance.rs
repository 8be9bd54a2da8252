//! What balanced means: how a deck compares with the seven official lists.
//!
//! A deck's profile is eleven numbers over its ranks 1 to 8 and its unique districts. Each number
//! has a range: from the lowest to the highest official list, widened for some traits by
//! `data/balance.toml`, so no card falls below three quarters of its fair share of the draws. A
//! deck is balanced if all its numbers are within their ranges.

use super::{CardFacts, DeckPlan, Pool};
use crate::card::{Card, Rank, Trait};

/// One number of a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Sum of the costs of the unique districts, the Secret Vault counted as 0.
    Cost,
    /// Unique districts of cost 6.
    Six,
    /// Unique districts of cost 3 or less.
    Cheap,
    /// Cards with a trait.
    Trait(Trait),
}

/// The number of measures.
pub const MEASURES: usize = 11;

impl Measure {
    /// All measures, in the order of the report; the first three and scoring are the base measures.
    pub const ALL: [Self; MEASURES] = [
        Self::Cost,
        Self::Six,
        Self::Cheap,
        Self::Trait(Trait::Scoring),
        Self::Trait(Trait::Attack),
        Self::Trait(Trait::Defence),
        Self::Trait(Trait::Gold),
        Self::Trait(Trait::Cards),
        Self::Trait(Trait::Building),
        Self::Trait(Trait::Bluff),
        Self::Trait(Trait::Complexity),
    ];

    /// Its place in [`Self::ALL`].
    pub fn index(self) -> usize {
        let place = Self::ALL.iter().position(|one| *one == self);
        place.expect("all measures are there")
    }

    /// Does the range of this measure apply whatever the wishes?
    pub fn is_base(self) -> bool {
        matches!(
            self,
            Self::Cost | Self::Six | Self::Cheap | Self::Trait(Trait::Scoring)
        )
    }

    /// The name used in data, JSON and message ids.
    pub fn id(self) -> &'static str {
        match self {
            Self::Cost => "cost",
            Self::Six => "six",
            Self::Cheap => "cheap",
            Self::Trait(one) => one.id(),
        }
    }

    /// What a card adds. Rank 9 adds nothing: it does not affect balance.
    fn of(self, rank: Option<Rank>, cost: u8, traits: &[Trait]) -> u8 {
        match self {
            _ if rank == Some(Rank::Nine) => 0,
            Self::Cost => cost,
            Self::Six => u8::from(cost == 6),
            Self::Cheap => u8::from(rank.is_none() && cost <= 3),
            Self::Trait(one) => u8::from(traits.contains(&one)),
        }
    }
}

/// The eleven numbers, in the order of [`Measure::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Profile(pub [u8; MEASURES]);

impl Profile {
    /// What one card adds.
    pub fn of(rank: Option<Rank>, cost: u8, traits: &[Trait]) -> Self {
        Self(Measure::ALL.map(|measure| measure.of(rank, cost, traits)))
    }

    /// The sum over these cards.
    pub fn sum<'a>(cards: impl IntoIterator<Item = &'a CardFacts>) -> Self {
        let cards = cards.into_iter().map(|facts| facts.profile);
        cards.fold(Self::default(), Self::plus)
    }

    /// The sum of both.
    pub fn plus(mut self, other: Self) -> Self {
        for (number, more) in self.0.iter_mut().zip(other.0) {
            // A file may name a card hundreds of times.
            *number = number.saturating_add(more);
        }
        self
    }

    /// The numbers with their measures, in the order of the report.
    pub fn iter(self) -> impl Iterator<Item = (Measure, u8)> {
        Measure::ALL.into_iter().zip(self.0)
    }
}

/// The profile of these cards, ignoring those a deck can't contain.
pub fn profile(pool: &Pool, cards: impl IntoIterator<Item = Card>) -> Profile {
    let facts = cards.into_iter().filter_map(|card| pool.facts(card));
    Profile::sum(facts)
}

/// The lowest and highest allowed number for each measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranges(pub [(u8, u8); MEASURES]);

impl Ranges {
    /// No limits.
    pub const OPEN: Self = Self([(0, u8::MAX); MEASURES]);

    /// The lowest to the highest of these profiles.
    pub fn spanning(profiles: &[Profile]) -> Self {
        Self(std::array::from_fn(|index| {
            let numbers = || profiles.iter().map(|profile| profile.0[index]);
            (
                numbers().min().unwrap_or(0),
                numbers().max().unwrap_or(u8::MAX),
            )
        }))
    }

    /// Widened by this much below and above; the base ranges stay.
    pub fn widened(mut self, widen: impl Fn(Measure) -> (u8, u8)) -> Self {
        for (range, measure) in self.0.iter_mut().zip(Measure::ALL) {
            if !measure.is_base() {
                let (below, above) = widen(measure);
                *range = (range.0.saturating_sub(below), range.1.saturating_add(above));
            }
        }
        self
    }

    /// With the attack range for a wish of 0 to 10: at 0 the mildest official list and below, at 10
    /// the fiercest and above, in between a window of three around the interpolated point.
    pub fn fierce(mut self, official: Self, wish: u8) -> Self {
        let index = Measure::Trait(Trait::Attack).index();
        let (mild, fierce) = official.0[index];
        let wish = wish.min(10);
        let middle = mild + ((fierce - mild) * wish + 5) / 10;
        self.0[index] = match wish {
            0 => (0, mild),
            10 => (fierce, u8::MAX),
            _ => (middle.saturating_sub(1), middle + 1),
        };
        self
    }

    /// Narrowed around a profile, by a quarter of each range on either side and by at least one.
    pub fn like(mut self, profile: Profile) -> Self {
        for (range, number) in self.0.iter_mut().zip(profile.0) {
            let reach = (range.1 - range.0).div_ceil(4).max(1);
            // An unbalanced deck pulls only to the edge.
            let number = number.clamp(range.0, range.1);
            *range = (
                range.0.max(number.saturating_sub(reach)),
                range.1.min(number + reach),
            );
        }
        self
    }

    /// Is a profile within all ranges?
    pub fn hold(&self, profile: Profile) -> bool {
        let mut ranges = self.0.iter().zip(profile.0);
        ranges.all(|(&(low, high), number)| low <= number && number <= high)
    }
}

/// How a deck compares with the official lists.
#[derive(Clone, Debug)]
pub struct Report<L> {
    /// Its numbers.
    pub profile: Profile,
    /// The ranges of a balanced deck.
    pub ranges: Ranges,
    /// It is within all of them.
    pub is_balanced: bool,
    /// The list it shares the most cards with, and the percentage.
    pub nearest: Option<(L, usize)>,
    /// Its character: up to two traits furthest from the middle of the lists, and whether it has a
    /// lot of them.
    pub leanings: Vec<(Trait, bool)>,
}

impl<L: Copy> Report<L> {
    /// The report on a plan compared with these lists and the ranges of balanced decks.
    pub fn new(pool: &Pool, plan: &DeckPlan, lists: &[(L, DeckPlan)], ranges: Ranges) -> Self {
        let of = |plan: &DeckPlan| profile(pool, plan.cards());
        let all: Vec<Profile> = lists.iter().map(|(_, list)| of(list)).collect();
        let profile = of(plan);
        Self {
            profile,
            ranges,
            is_balanced: ranges.hold(profile),
            nearest: nearest(pool, plan, lists),
            leanings: leanings(profile, Ranges::spanning(&all)),
        }
    }
}

fn nearest<L: Copy>(pool: &Pool, plan: &DeckPlan, lists: &[(L, DeckPlan)]) -> Option<(L, usize)> {
    // Rank 9 is ignored, as in the ranges.
    let is_measured = |card: &Card| {
        let facts = pool.facts(*card);
        facts.is_some_and(|facts| facts.rank != Some(Rank::Nine))
    };
    let cards: Vec<Card> = plan.cards().filter(is_measured).collect();
    let shares = lists.iter().map(|(id, list)| {
        let shared = cards.iter().filter(|card| list.contains(**card)).count();
        (*id, 100 * shared / cards.len().max(1))
    });
    shares.max_by_key(|(_, percent)| *percent)
}

fn leanings(profile: Profile, lists: Ranges) -> Vec<(Trait, bool)> {
    let mut far: Vec<(f64, Trait)> = profile
        .iter()
        .zip(lists.0)
        .filter_map(|((measure, number), (low, high))| {
            let Measure::Trait(one) = measure else {
                return None;
            };
            let middle = f64::midpoint(low.into(), high.into());
            let half = (f64::from(high) - f64::from(low)).max(1.0) / 2.0;
            Some(((f64::from(number) - middle) / half, one))
        })
        .filter(|(away, _)| away.abs() >= 0.5)
        .collect();
    far.sort_by(|one, other| other.0.abs().total_cmp(&one.0.abs()));
    let far = far.into_iter().take(2);
    far.map(|(away, one)| (one, away > 0.0)).collect()
}
