//! Who is called in a game, who may hold what, and why a mark may be refused.

use super::card::{Character, District, Power, Rank};
use super::edition::Edition;
use super::table::{Players, Seat};
use strum::{EnumIter, IntoStaticStr, VariantNames};

/// A character that is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Called {
    /// The card.
    pub id: Character,
    /// Its rank.
    pub rank: Rank,
    /// What must be known of it.
    pub power: Option<Power>,
}

/// What does not change during an evening.
#[derive(Clone, Debug)]
pub struct Cast {
    /// Which edition.
    pub edition: Edition,
    /// How many play.
    pub players: Players,
    /// By rank.
    pub characters: Vec<Called>,
    /// The districts in the deck that must be thought of while calling.
    pub districts: Vec<(District, Power)>,
}

impl Cast {
    /// The rank of the character with this power.
    #[must_use]
    pub fn rank_of(&self, power: Power) -> Option<Rank> {
        self.characters
            .iter()
            .find(|called| called.power == Some(power))
            .map(|called| called.rank)
    }

    /// The character of this rank.
    #[must_use]
    pub fn of_rank(&self, rank: Rank) -> Option<Called> {
        self.characters
            .iter()
            .copied()
            .find(|called| called.rank == rank)
    }

    /// The district with this power, if it is in the deck.
    #[must_use]
    pub fn district(&self, power: Power) -> Option<District> {
        self.districts
            .iter()
            .find(|(_, of)| *of == power)
            .map(|(id, _)| *id)
    }

    /// The character that moves the crown.
    #[must_use]
    pub fn crown(&self) -> Option<Called> {
        let moves = |power| matches!(power, Some(Power::TakeCrown | Power::GiveCrown));
        self.characters
            .iter()
            .copied()
            .find(|called| moves(called.power))
    }

    /// Characters that each player has.
    #[must_use]
    pub fn each(&self) -> usize {
        self.players.characters_each().into()
    }
}

/// Who has a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Holder {
    /// Nobody said.
    #[default]
    Unknown,
    /// It was discarded, or nobody answered.
    Nobody,
    /// This player.
    Seat(Seat),
}

/// Why a character cannot be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Barred {
    /// There is nothing to mark now.
    Idle,
    /// No such rank in the game.
    NotInGame,
    /// The character itself.
    Itself,
    /// Rank 1 cannot be robbed or threatened.
    RankOne,
    /// The killed one neither.
    Killed,
    /// Nor the bewitched one.
    Bewitched,
    /// All markers lie already.
    Full,
    /// This player has as many characters as there are for each.
    HasOne,
    /// The crown goes to somebody else than whoever gives it.
    Giver,
    /// The crown goes to somebody else than its holder.
    Crowned,
}

impl Holder {
    /// The player, if one is known.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Unknown | Self::Nobody => None,
        }
    }
}

impl Barred {
    /// The name used in message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
