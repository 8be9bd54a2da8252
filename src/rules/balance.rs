//! What balanced means: where a deck lies against the seven official lists.
//!
//! A deck's profile is eleven numbers over its ranks 1 to 8 and its unique districts. Each number
//! has a range: from the lowest to the highest official list, widened for some traits by
//! `data/balance.toml`, so that no card falls below three quarters of its fair share of the draws.
//! A deck is balanced if all its numbers lie in their ranges.

use super::card::{Card, Rank, Trait};
use super::deck::{CardFacts, Pool};

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

/// How many measures there are.
pub const MEASURES: usize = 11;

impl Measure {
    /// All measures, in the order of the report; the first three and scoring are the base.
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

    /// Does the range of this measure hold whatever is wished for?
    #[must_use]
    pub fn is_base(self) -> bool {
        matches!(
            self,
            Self::Cost | Self::Six | Self::Cheap | Self::Trait(Trait::Scoring)
        )
    }

    /// The name used in data, JSON and message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Cost => "cost",
            Self::Six => "six",
            Self::Cheap => "cheap",
            Self::Trait(one) => one.id(),
        }
    }

    /// What a card adds. Rank 9 adds nothing: whether it plays is not a matter of balance.
    fn of(self, facts: &CardFacts) -> u8 {
        let unique = facts.rank.is_none();
        match self {
            _ if facts.rank == Some(Rank::Nine) => 0,
            Self::Cost => facts.cost,
            Self::Six => u8::from(facts.cost == 6),
            Self::Cheap => u8::from(unique && facts.cost <= 3),
            Self::Trait(one) => u8::from(facts.traits.contains(&one)),
        }
    }
}

/// The eleven numbers, one byte each, so that profiles add up in one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Profile(u128);

impl Profile {
    /// What one card adds.
    #[must_use]
    pub fn of(facts: &CardFacts) -> Self {
        let numbers = Measure::ALL.map(|measure| measure.of(facts));
        Self(
            numbers
                .iter()
                .rev()
                .fold(0, |packed, &number| packed << 8 | u128::from(number)),
        )
    }

    /// What these cards add up to.
    #[must_use]
    pub fn sum<'a>(cards: impl IntoIterator<Item = &'a CardFacts>) -> Self {
        cards
            .into_iter()
            .map(Self::of)
            .fold(Self::default(), Self::plus)
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The same, with the numbers of these measures taken as 0.
    #[must_use]
    pub fn without(self, settled: impl Fn(usize) -> bool) -> Self {
        let mask = (0..MEASURES)
            .filter(|&index| !settled(index))
            .fold(0, |mask, index| mask | 255 << (8 * index));
        Self(self.0 & mask)
    }

    /// The numbers, in the order of [`Measure::ALL`].
    #[must_use]
    pub fn numbers(self) -> [u8; MEASURES] {
        std::array::from_fn(|index| self.0.to_le_bytes()[index])
    }
}

/// The profile of those of these cards that a deck can hold.
#[must_use]
pub fn profile(pool: &Pool, cards: impl IntoIterator<Item = Card>) -> Profile {
    let facts = cards.into_iter().filter_map(|card| pool.facts(card));
    Profile::sum(facts)
}

/// From the lowest to the highest number allowed, for each measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranges(pub [(u8, u8); MEASURES]);

impl Ranges {
    /// No limits at all.
    pub const OPEN: Self = Self([(0, u8::MAX); MEASURES]);

    /// From the lowest to the highest of these profiles.
    #[must_use]
    pub fn spanning(profiles: &[Profile]) -> Self {
        Self(std::array::from_fn(|index| {
            let numbers = || profiles.iter().map(|profile| profile.numbers()[index]);
            (
                numbers().min().unwrap_or(0),
                numbers().max().unwrap_or(u8::MAX),
            )
        }))
    }

    /// Wider by so much below and above; the base ranges stay.
    #[must_use]
    pub fn widened(mut self, widen: impl Fn(Measure) -> (u8, u8)) -> Self {
        for (range, measure) in self.0.iter_mut().zip(Measure::ALL) {
            if !measure.is_base() {
                let (below, above) = widen(measure);
                *range = (range.0.saturating_sub(below), range.1.saturating_add(above));
            }
        }
        self
    }

    /// With the attack range for a wish from 0 to 10: at 0 the mildest official list and below,
    /// at 10 the fiercest and above, in between a window of three around the point between them.
    #[must_use]
    pub fn fierce(mut self, official: Self, wish: u8) -> Self {
        for (index, measure) in Measure::ALL.into_iter().enumerate() {
            if measure == Measure::Trait(Trait::Attack) {
                let (mild, fierce) = official.0[index];
                let wish = wish.min(10);
                let middle = mild + ((fierce - mild) * wish + 5) / 10;
                self.0[index] = match wish {
                    0 => (0, mild),
                    10 => (fierce, u8::MAX),
                    _ => (middle.saturating_sub(1), middle + 1),
                };
            }
        }
        self
    }

    /// Narrowed around a profile, by a quarter of each range to either side and at least by one.
    #[must_use]
    pub fn like(mut self, profile: Profile) -> Self {
        for (range, number) in self.0.iter_mut().zip(profile.numbers()) {
            let reach = (range.1 - range.0).div_ceil(4).max(1);
            // A deck that is not balanced itself pulls only to the edge.
            let number = number.clamp(range.0, range.1);
            *range = (
                range.0.max(number.saturating_sub(reach)),
                range.1.min(number + reach),
            );
        }
        self
    }

    /// Does a profile lie in all ranges?
    #[must_use]
    pub fn hold(&self, profile: Profile) -> bool {
        let numbers = profile.numbers();
        self.0
            .iter()
            .zip(numbers)
            .all(|(&(low, high), number)| low <= number && number <= high)
    }
}
