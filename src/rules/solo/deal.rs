//! The deal of a round (lines 22–25, 36 and 45).

use super::super::chance::Chance;
use super::Role;
use strum::{IntoEnumIterator, VariantArray};

/// How you get your character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pick {
    /// One of two; then another is shown (lines 24 and 25).
    #[default]
    OfTwo,
    /// After your King one of three; nothing more is shown (line 36).
    OfThree,
    /// After his King whatever comes; then two more are shown (line 45).
    Unchosen,
}

impl Pick {
    /// How many cards you choose from; 0 if you take what comes.
    pub const fn choose_from(self) -> u8 {
        match self {
            Self::OfTwo => 2,
            Self::OfThree => 3,
            Self::Unchosen => 0,
        }
    }

    /// How many cards come to you.
    pub const fn offered(self) -> usize {
        match self {
            Self::OfTwo => 2,
            Self::OfThree => 3,
            Self::Unchosen => 1,
        }
    }

    /// How many more are shown afterwards. With Vova's card and the two shown first, two always
    /// stay closed.
    pub const fn shown_after(self) -> usize {
        match self {
            Self::OfTwo => 1,
            Self::OfThree => 0,
            Self::Unchosen => 2,
        }
    }
}

/// How many are shown first (line 23).
pub const SHOWN_FIRST: usize = 2;

/// The characters of a round, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deal {
    /// How you get yours.
    pub pick: Pick,
    /// Shown first and put aside.
    pub shown: Vec<Role>,
    /// What came to you to choose from.
    pub offered: Vec<Role>,
    /// Shown afterwards.
    pub after: Vec<Role>,
    /// Vova's, lying face down.
    pub vova: Option<Role>,
}

impl Deal {
    /// A round that is dealt by hand: nothing is known yet.
    pub fn by_hand(pick: Pick) -> Self {
        Self {
            pick,
            ..Self::default()
        }
    }

    /// A round that is dealt by the program: shuffled, one for Vova, two shown, some to choose
    /// from, the rest of the open ones (lines 22–25).
    pub fn shuffled(pick: Pick, chance: &mut Chance) -> Self {
        let mut deck = Role::VARIANTS.to_vec();
        let mut draw = |count: usize| -> Vec<Role> {
            let mut drawn = Vec::new();
            for _ in 0..count {
                let left = u32::try_from(deck.len()).expect("eight characters");
                drawn.push(deck.remove(chance.below(left) as usize));
            }
            drawn
        };
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

    /// Everything that lies open before you.
    pub fn seen(&self) -> impl Iterator<Item = Role> {
        self.shown
            .iter()
            .chain(&self.offered)
            .chain(&self.after)
            .copied()
    }

    /// What Vova may have: whatever you have not seen. One of these is his, and two stay closed,
    /// so a guess succeeds once in three (line 29).
    pub fn unseen(&self) -> Vec<Role> {
        Role::iter()
            .filter(|role| !self.seen().any(|seen| seen == *role))
            .collect()
    }
}
