//! The deal of a round (lines 22–25, 36 and 45).

use super::super::chance::Chance;
use super::Role;
use strum::{IntoEnumIterator, VariantArray};

/// How you get your character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pick {
    /// One of two; then another is revealed (lines 24 and 25).
    #[default]
    OfTwo,
    /// After your King, one of three; nothing more is revealed (line 36).
    OfThree,
    /// After his King, a random one; then two more are revealed (line 45).
    Unchosen,
}

impl Pick {
    /// How many cards you choose from; 0 if there is no choice.
    pub const fn choose_from(self) -> u8 {
        match self {
            Self::OfTwo => 2,
            Self::OfThree => 3,
            Self::Unchosen => 0,
        }
    }

    /// How many cards you are offered.
    pub const fn offered(self) -> usize {
        match self {
            Self::OfTwo => 2,
            Self::OfThree => 3,
            Self::Unchosen => 1,
        }
    }

    /// How many more are revealed afterward. With Vova's card and the two revealed first, two
    /// always stay hidden.
    pub const fn shown_after(self) -> usize {
        3 - self.offered()
    }
}

/// How many are revealed first (line 23).
pub const SHOWN_FIRST: usize = 2;

/// The characters of a round, as far as known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deal {
    /// How you get your character.
    pub pick: Pick,
    /// Revealed first and put aside.
    pub shown: Vec<Role>,
    /// What you were offered.
    pub offered: Vec<Role>,
    /// Revealed afterward.
    pub after: Vec<Role>,
    /// Vova's, face down.
    pub vova: Option<Role>,
}

impl Deal {
    /// A round dealt by hand: nothing is known yet.
    pub fn by_hand(pick: Pick) -> Self {
        Self {
            pick,
            ..Self::default()
        }
    }

    /// A round dealt by the program: shuffled, one for Vova, two revealed, some to choose from,
    /// then the remaining face-up ones (lines 22–25).
    pub fn shuffled(pick: Pick, chance: &mut Chance) -> Self {
        let mut deck = Role::VARIANTS.to_vec();
        let mut draw =
            |count: usize| -> Vec<Role> { (0..count).map(|_| chance.take(&mut deck)).collect() };
        let vova = draw(1).first().copied();
        let shown = draw(SHOWN_FIRST);
        let mut offered = draw(pick.offered());
        offered.sort_unstable();
        let after = draw(pick.shown_after());
        Self {
            pick,
            shown,
            offered,
            after,
            vova,
        }
    }

    /// All face-up cards.
    pub fn seen(&self) -> impl Iterator<Item = Role> {
        let places = [&self.shown, &self.offered, &self.after];
        places.into_iter().flatten().copied()
    }

    /// What Vova may have: any character you have not seen. One of these is his, and two stay
    /// hidden, so a guess succeeds one time in three (line 29).
    pub fn unseen(&self) -> Vec<Role> {
        let is_seen = |role: &Role| self.seen().any(|seen| seen == *role);
        Role::iter().filter(|role| !is_seen(role)).collect()
    }
}
