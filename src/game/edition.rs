//! The supported editions. Their differences are in [`super::rulebook`].

use enum_map::Enum;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoStaticStr, VariantArray, VariantNames};

/// An edition of the game. The differences are data, keyed by this.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[derive(Display, Enum, EnumIter, EnumString, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    /// The large box of 2016 with 27 characters.
    #[default]
    #[serde(rename = "2016")]
    #[strum(serialize = "2016")]
    E2016,
    /// The 80-card box: base game with The Dark City.
    Classic,
    /// The French third edition.
    Third,
}

impl Edition {
    /// The name used in data, JSON, message ids and on the command line.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Itself, then the others, most similar first: the older boxes are closer to each other than
    /// to 2016.
    pub const fn nearest(self) -> [Self; 3] {
        match self {
            Self::E2016 => [Self::E2016, Self::Classic, Self::Third],
            Self::Classic => [Self::Classic, Self::Third, Self::E2016],
            Self::Third => [Self::Third, Self::Classic, Self::E2016],
        }
    }
}

/// What is discarded first. It changes the odds: with face down first, rank 4 is there as often as
/// any other; with face up first, more often, because it never stays face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// The face-up cards (2016 rulebook, line 123).
    #[default]
    FaceUp,
    /// The face-down card (classic rulebook, lines 129–140).
    FaceDown,
}

/// What breaks a tie on points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(EnumIter, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum TieBreak {
    /// The highest rank revealed in the last round (2016 rulebook, line 236).
    Rank,
    /// The points from districts alone (classic rulebook, 272–279).
    DistrictPoints,
    /// The gold left (the same).
    Gold,
}

impl TieBreak {
    /// The name used in data, JSON and message ids.
    pub fn id(self) -> &'static str {
        self.into()
    }
}
