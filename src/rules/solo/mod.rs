//! Solo against Vova (rulebook of the variant, seed 004): the eight characters, what both sides
//! have, who wins. His turn is in [`turn`], the deal of a round in [`deal`], a whole game in
//! [`game`], its steps in [`step`].

pub mod deal;
pub mod game;
pub mod record;
pub mod step;
pub mod turn;
mod yours;

use super::card::{Card, Character, District, DistrictType, Rank};
use super::city::Supply;
use super::score::Outcome;
use super::table::Seat;
use strum::{EnumIter, EnumString, IntoEnumIterator, IntoStaticStr, VariantArray, VariantNames};

/// Districts that end the game (line 62), whatever the box says of two players.
pub const COMPLETE: usize = 8;

/// The eight characters of the base game; the variant knows no others (line 14). Their order is
/// that of their ranks.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumIter,
    EnumString,
    IntoStaticStr,
    VariantNames,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// Rank 1.
    Assassin,
    /// Rank 2.
    Thief,
    /// Rank 3.
    Magician,
    /// Rank 4.
    King,
    /// Rank 5.
    Bishop,
    /// Rank 6.
    Merchant,
    /// Rank 7.
    Architect,
    /// Rank 8.
    Warlord,
}

impl Role {
    /// The id of the card.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The card.
    #[must_use]
    pub const fn character(self) -> Character {
        match self {
            Self::Assassin => Character::Assassin,
            Self::Thief => Character::Thief,
            Self::Magician => Character::Magician,
            Self::King => Character::King,
            Self::Bishop => Character::Bishop,
            Self::Merchant => Character::Merchant,
            Self::Architect => Character::Architect,
            Self::Warlord => Character::Warlord,
        }
    }

    /// One to eight.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::new(self as u8 + 1).expect("eight characters, eight ranks")
    }

    /// The character of this rank.
    #[must_use]
    pub fn of_rank(rank: Rank) -> Option<Self> {
        Self::iter().find(|role| role.rank() == rank)
    }

    /// The districts that pay it.
    #[must_use]
    pub const fn pays(self) -> Option<DistrictType> {
        match self {
            Self::King => Some(DistrictType::Noble),
            Self::Bishop => Some(DistrictType::Religious),
            Self::Merchant => Some(DistrictType::Trade),
            Self::Warlord => Some(DistrictType::Military),
            _ => None,
        }
    }

    /// Does it name a character (line 29)?
    #[must_use]
    pub const fn names(self) -> bool {
        matches!(self, Self::Assassin | Self::Thief)
    }

    /// May it name this one? Nobody names itself, and the Thief not the Assassin (as usual, line 13).
    #[must_use]
    pub fn may_name(self, target: Self) -> bool {
        self.names() && self != target && (self, target) != (Self::Thief, Self::Assassin)
    }

    /// The income from a city: a coin for each district of its colour, and the Merchant's own.
    #[must_use]
    pub fn income(self, supply: &Supply, city: &[District]) -> u32 {
        let Some(kind) = self.pays() else { return 0 };
        let paying = city
            .iter()
            .filter(|id| kind_of(supply, **id) == Some(kind))
            .count();
        let paying = u32::try_from(paying).expect("a city is read from a file of one MiB");
        paying + u32::from(self == Self::Merchant)
    }
}

impl From<Role> for Card {
    fn from(role: Role) -> Self {
        role.character().into()
    }
}

fn kind_of(supply: &Supply, id: District) -> Option<DistrictType> {
    supply.get(id).map(|district| district.kind)
}

/// One of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player.
    You,
    /// The opponent.
    Vova,
}

/// What a side has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// Gold.
    pub gold: u32,
    /// Districts, the oldest first.
    pub city: Vec<District>,
    /// Cards in hand, the newest last; Vova has none.
    pub hand: Vec<District>,
}

impl Side {
    /// Is the city complete?
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.city.len() >= COMPLETE
    }
}

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Yours.
    pub you: Side,
    /// His.
    pub vova: Side,
    /// Are your hand and your city known? In the quick mode they are not.
    pub yours_known: bool,
    /// Is your city complete, where it is not known?
    pub yours_complete: bool,
}

impl State {
    /// The set-up: 2 gold and four cards for you, 4 gold and no cards for Vova (line 16). The four
    /// cards are still to be drawn.
    #[must_use]
    pub fn start(yours_known: bool) -> Self {
        let side = |gold| Side {
            gold,
            ..Side::default()
        };
        Self {
            you: side(2),
            vova: side(4),
            yours_known,
            yours_complete: false,
        }
    }

    /// Is your city complete?
    #[must_use]
    pub const fn are_you_complete(&self) -> bool {
        self.you.is_complete() || self.yours_complete
    }

    /// How many of this card lie in cities and in your hand.
    #[must_use]
    pub fn out(&self, id: District) -> usize {
        let places = [&self.you.city, &self.you.hand, &self.vova.city];
        places
            .into_iter()
            .flatten()
            .filter(|other| **other == id)
            .count()
    }
}

/// The characters of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roles {
    /// Yours.
    pub you: Role,
    /// Whom you named, as Assassin or Thief.
    pub target: Option<Role>,
    /// His.
    pub vova: Role,
}

impl Roles {
    /// Did you kill his character? Your guess may fail; his never does (lines 29 and 42; reading V-1).
    #[must_use]
    pub fn killed(self) -> bool {
        self.you == Role::Assassin && self.target == Some(self.vova)
    }

    /// Did you name his character as the Thief?
    #[must_use]
    pub fn robbed(self) -> bool {
        self.you == Role::Thief && self.target == Some(self.vova) && self.vova != Role::Assassin
    }

    /// How you get your next character. A killed King is still followed by it (reading V-4).
    #[must_use]
    pub const fn next(self) -> deal::Pick {
        match (self.you, self.vova) {
            (Role::King, _) => deal::Pick::OfThree,
            (_, Role::King) => deal::Pick::Unchosen,
            _ => deal::Pick::OfTwo,
        }
    }
}

/// Why the game is won or lost (line 64).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// First, and strictly more points.
    Won,
    /// More points, but not first.
    NotFirst,
    /// First, but not more points.
    NotMore,
    /// Neither.
    Neither,
}

impl Verdict {
    /// The name used in JSON and message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// You win only if you completed your city first and have strictly more points; otherwise
    /// Vova does, also with equal points (line 64; reading V-6).
    ///
    /// ```
    /// use citadels::rules::solo::Verdict;
    /// assert_eq!(Verdict::new(true, 30, 29), Verdict::Won);
    /// assert_eq!(Verdict::new(true, 30, 30), Verdict::NotMore);
    /// assert_eq!(Verdict::new(false, 31, 30), Verdict::NotFirst);
    /// ```
    #[must_use]
    pub const fn new(first: bool, you: u32, vova: u32) -> Self {
        match (first, you > vova) {
            (true, true) => Self::Won,
            (false, true) => Self::NotFirst,
            (true, false) => Self::NotMore,
            (false, false) => Self::Neither,
        }
    }

    /// Who wins.
    #[must_use]
    pub const fn winner(self) -> Who {
        match self {
            Self::Won => Who::You,
            _ => Who::Vova,
        }
    }

    /// Puts the variant's winner into a counted game of these two seats.
    pub fn rule(self, outcome: &mut Outcome, you: Seat, vova: Seat) {
        let (winner, loser) = match self.winner() {
            Who::You => (you, vova),
            Who::Vova => (vova, you),
        };
        outcome.winners = vec![winner];
        (
            outcome.places[winner.index()],
            outcome.places[loser.index()],
        ) = (1, 2);
        // The variant breaks no tie: equal points are Vova's.
        (outcome.tie_break, outcome.open) = (None, None);
    }
}
