//! A set of ranks.

use crate::card::Rank;
use crate::chance::{Chance, Rng};
use serde::{Serialize, Serializer};
use std::ops::{BitAnd, BitOr, Sub};

/// A set of ranks: characters are marked, passed around and called by rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ranks(u16);

impl Ranks {
    /// None.
    pub const NONE: Self = Self(0);

    /// The set of this rank alone.
    pub const fn of(rank: Rank) -> Self {
        Self(1 << rank.number())
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this rank one of them?
    pub const fn contains(self, rank: Rank) -> bool {
        self.0 >> rank.number() & 1 == 1
    }

    pub(super) const fn insert(&mut self, rank: Rank) {
        self.0 |= 1 << rank.number();
    }

    pub(super) const fn remove(&mut self, rank: Rank) {
        self.0 &= !(1 << rank.number());
    }

    /// Without this one.
    pub const fn without(self, rank: Rank) -> Self {
        Self(self.0 & !(1 << rank.number()))
    }

    /// The lowest.
    pub const fn first(self) -> Option<Rank> {
        Rank::new((self.0.trailing_zeros() & 15) as u8)
    }

    /// One of them, each as likely.
    pub fn random(self, chance: &mut Chance<impl Rng>) -> Option<Rank> {
        let place = chance.below(self.len()) as usize;
        self.into_iter().nth(place)
    }

    /// Those above this one.
    pub const fn above(self, rank: Rank) -> Self {
        Self(self.0 & !((2 << rank.number()) - 1))
    }
}

#[allow(
    clippy::copy_iterator,
    reason = "a set is small, and mostly looked through where it is made"
)]
impl Iterator for Ranks {
    type Item = Rank;

    fn next(&mut self) -> Option<Rank> {
        let first = self.first()?;
        self.remove(first);
        Some(first)
    }
}

impl FromIterator<Rank> for Ranks {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Self {
        let mut set = Self::NONE;
        ranks.into_iter().for_each(|rank| set.insert(rank));
        set
    }
}

impl Serialize for Ranks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl BitAnd for Ranks {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Ranks {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Ranks {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_ranks_gives_them_in_the_order_of_calling() {
        let ranks: Ranks = [Rank::Nine, Rank::One, Rank::Four].into_iter().collect();
        let in_order: Vec<u8> = ranks.map(Rank::number).collect();
        assert_eq!(in_order, [1, 4, 9]);
        assert_eq!(ranks.above(Rank::One).first(), Some(Rank::Four));
        assert_eq!(Ranks::NONE.first(), None);
    }
}
