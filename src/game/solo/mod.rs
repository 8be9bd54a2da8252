//! Solo against Vova (rulebook of the variant, seed 004): the eight characters, the state of both
//! sides, who wins. His turn is in [`turn`], the deal of a round in [`deal`], a whole game and its
//! steps in [`game`].

pub mod deal;
pub mod game;
pub mod turn;

use super::card::{Card, Character, District, DistrictType, Rank};
use super::city::{DistrictFacts, Supply, Table};
use super::edition::Edition;
use super::score::Outcome;
use super::table::{Players, Seat};
use serde::Serialize;
use strum::{EnumIter, EnumString, IntoStaticStr, VariantArray, VariantNames};

/// The eight characters of the base game, the only ones in the variant (line 14), by rank.
#[derive(EnumIter, EnumString, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The card.
    pub fn character(self) -> Character {
        let character = self.id().parse();
        character.expect("the eight are called like their cards")
    }

    /// One to eight.
    pub const fn rank(self) -> Rank {
        Rank::new(self as u8 + 1).expect("eight characters, eight ranks")
    }

    /// The district type it earns income from.
    pub fn pays(self) -> Option<DistrictType> {
        self.character().pays()
    }

    /// Does it name a character (line 29)?
    pub const fn names(self) -> bool {
        matches!(self, Self::Assassin | Self::Thief)
    }

    /// Can it name this one? Nobody names themselves, and the Thief can't name the Assassin (as
    /// usual, line 13).
    pub fn may_name(self, target: Self) -> bool {
        self.names() && self != target && (self, target) != (Self::Thief, Self::Assassin)
    }

    /// The income from a city: a coin for each district of its color, plus the Merchant's own. The
    /// School of Magic counts as that color for you; Vova can't use it (line 58; reading V-3).
    pub fn income(self, supply: &Supply, who: Who, city: &[District]) -> u32 {
        let Some(kind) = self.pays() else { return 0 };
        let pays = |id: &&District| {
            facts(supply, **id).kind == kind || (who == Who::You && **id == District::SchoolOfMagic)
        };
        let paying = city.iter().filter(pays);
        let paying = u32::try_from(paying.count()).expect("a city is read from a file of one MiB");
        paying + u32::from(self == Self::Merchant)
    }
}

impl From<Role> for Card {
    fn from(role: Role) -> Self {
        role.character().into()
    }
}

fn facts(supply: &Supply, id: District) -> &DistrictFacts {
    let district = supply.get(id);
    district.expect("only districts of the base game come into play (line 14)")
}

/// One of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player.
    You,
    /// The opponent.
    Vova,
}

/// The state of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// The gold.
    pub gold: u32,
    /// Districts, oldest first.
    pub city: Vec<District>,
    /// Cards in hand, newest last; Vova has none.
    pub hand: Vec<District>,
}

/// What is on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Yours.
    pub you: Side,
    /// His.
    pub vova: Side,
    /// The city size (line 62: as usual for two).
    pub complete_at: u8,
    /// Are your hand and your city known? Not in quick mode.
    pub yours_known: bool,
    /// Is your city complete, if it is unknown?
    pub yours_complete: bool,
}

impl State {
    /// These two sides, both known.
    pub fn new(you: Side, vova: Side, edition: Edition) -> Self {
        Self {
            you,
            vova,
            complete_at: edition.rulebook().complete_at[Players::Two],
            yours_known: true,
            yours_complete: false,
        }
    }

    /// Setup: 2 gold and four cards for you, 4 gold and no cards for Vova (line 16). The four cards
    /// are yet to be drawn.
    pub fn start(edition: Edition) -> Self {
        let side = |gold| Side {
            gold,
            ..Side::default()
        };
        Self::new(side(2), side(4), edition)
    }

    const fn is_full(&self, side: &Side) -> bool {
        side.city.len() >= self.complete_at as usize
    }

    /// Is your city complete?
    pub const fn are_you_complete(&self) -> bool {
        self.is_full(&self.you) || self.yours_complete
    }

    /// Is his?
    pub const fn is_vova_complete(&self) -> bool {
        self.is_full(&self.vova)
    }

    /// Is this the last round (line 62)?
    pub const fn is_last_round(&self) -> bool {
        self.are_you_complete() || self.is_vova_complete()
    }

    /// How many copies of this card are in cities and in your hand.
    pub fn out(&self, id: District) -> usize {
        let places = [&self.you.city, &self.you.hand, &self.vova.city];
        let cards = places.into_iter().flatten();
        cards.filter(|other| **other == id).count()
    }
}

/// The characters of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roles {
    /// Yours.
    pub you: Role,
    /// The character you named, as Assassin or Thief.
    pub target: Option<Role>,
    /// His.
    pub vova: Role,
}

impl Roles {
    /// Did you kill his character? Your guess can fail; his never does (lines 29 and 42; reading
    /// V-1).
    pub fn killed(self) -> bool {
        self.you == Role::Assassin && self.target == Some(self.vova)
    }

    /// Did you name his character as the Thief?
    pub fn robbed(self) -> bool {
        self.you == Role::Thief && self.target == Some(self.vova) && self.vova != Role::Assassin
    }

    /// Does your turn come after his? Ranks go in order (line 31), and his Assassin takes your turn
    /// away (line 42).
    pub fn you_play_after(self) -> bool {
        self.you > self.vova && self.vova != Role::Assassin
    }

    /// How you get your next character. A killed King still has this effect (reading V-4).
    pub const fn next(self) -> deal::Pick {
        match (self.you, self.vova) {
            (Role::King, _) => deal::Pick::OfThree,
            (_, Role::King) => deal::Pick::Unchosen,
            _ => deal::Pick::OfTwo,
        }
    }
}

/// Why the game is won or lost (line 64).
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantNames, IntoStaticStr, Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
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
    /// You win only if you completed your city first and have strictly more points; otherwise
    /// Vova wins, including ties (line 64; reading V-6).
    ///
    /// ```
    /// use citadels_game::solo::Verdict;
    /// assert_eq!(Verdict::new(true, 30, 29), Verdict::Won);
    /// assert_eq!(Verdict::new(true, 30, 30), Verdict::NotMore);
    /// assert_eq!(Verdict::new(false, 31, 30), Verdict::NotFirst);
    /// ```
    pub const fn new(first: bool, you: u32, vova: u32) -> Self {
        match (first, you > vova) {
            (true, true) => Self::Won,
            (false, true) => Self::NotFirst,
            (true, false) => Self::NotMore,
            (false, false) => Self::Neither,
        }
    }

    /// Who wins.
    pub const fn winner(self) -> Who {
        match self {
            Self::Won => Who::You,
            _ => Who::Vova,
        }
    }

    /// The verdict on a scored game of these two seats, followed by their indexes.
    pub fn rule(table: &Table, outcome: &mut Outcome, you: Seat, vova: Seat) -> Self {
        let total = |seat: Seat| outcome.players[seat.index()].total;
        // A completed city can't shrink here: the Warlord spares it (reading V-2).
        let yours = &table.players[you.index()];
        let first = yours.first && yours.size() >= table.complete_at;
        let verdict = Self::new(first, total(you), total(vova));
        let (winner, loser) = match verdict.winner() {
            Who::You => (you, vova),
            Who::Vova => (vova, you),
        };
        outcome.winners = vec![winner];
        outcome.players[winner.index()].place = 1;
        outcome.players[loser.index()].place = 2;
        // The variant has no tie breaker: Vova wins ties.
        (outcome.tie_break, outcome.open) = (None, None);
        verdict
    }
}
