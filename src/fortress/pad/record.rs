//! What is written on a pad: who plays, entries, and everything else that is done with them.

use crate::fortress::feature::{Feature, Impossible, Sort};
use crate::fortress::setup;
use serde::{Deserialize, Serialize};
use strum::{
    EnumCount, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr, VariantArray, VariantNames,
};

/// More than a box holds of anything that is counted on a feature.
pub const MOST: u32 = 99;
/// More points than anyone corrects at once.
pub const MOST_POINTS: u32 = 999;

/// What does not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Names, by seat.
    pub players: Vec<String>,
    /// With the river's twelve tiles in place of the start tile (V1).
    #[serde(default)]
    pub river: bool,
}

impl Setup {
    /// Tiles to draw after the first is laid (S2, V1, V2).
    #[must_use]
    pub fn tiles(&self) -> usize {
        setup::tiles(self.river) - 1
    }
}

/// Where the game stands. The final phase is counted kind by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumIter, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Tiles are laid.
    Play,
    /// Unfinished roads (E2).
    Roads,
    /// Unfinished cities (E3).
    Cities,
    /// Unfinished monasteries (E4).
    Monasteries,
    /// Fields (E6).
    Fields,
    /// Everything is counted.
    Over,
}

impl Phase {
    /// The name used in JSON and message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The phase after this one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::iter().find(|phase| *phase > self)
    }

    /// What is counted in it, if it is part of the final scoring.
    #[must_use]
    pub const fn sort(self) -> Option<Sort> {
        match self {
            Self::Roads => Some(Sort::Road),
            Self::Cities => Some(Sort::City),
            Self::Monasteries => Some(Sort::Monastery),
            Self::Fields => Some(Sort::Field),
            Self::Play | Self::Over => None,
        }
    }
}

/// Points that no feature explains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// Whose.
    pub player: usize,
    /// More or less.
    pub points: i32,
    /// Why.
    #[serde(default)]
    pub reason: String,
}

/// What brings points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entry {
    /// A feature that was counted.
    Feature(Feature),
    /// Plain points.
    Points(Correction),
}

/// The kinds of entries, in the order of a breakdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[derive(EnumCount, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EntryKind {
    /// A road.
    Road,
    /// A city.
    City,
    /// A monastery.
    Monastery,
    /// A field.
    Field,
    /// Plain points.
    Points,
}

impl EntryKind {
    /// The name used in files, JSON and message ids.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Entry {
    /// What it is.
    #[must_use]
    pub const fn kind(&self) -> EntryKind {
        match self {
            Self::Points(_) => EntryKind::Points,
            Self::Feature(feature) => match feature.sort {
                Sort::Road => EntryKind::Road,
                Sort::City => EntryKind::City,
                Sort::Monastery => EntryKind::Monastery,
                Sort::Field => EntryKind::Field,
            },
        }
    }

    /// What it brings a player.
    #[must_use]
    pub fn points(&self, player: usize) -> i64 {
        match self {
            Self::Feature(feature) if feature.owners().contains(&player) => feature.points().into(),
            Self::Points(correction) if correction.player == player => correction.points.into(),
            _ => 0,
        }
    }

    /// Everything about it that cannot be, at a table of so many.
    pub(super) fn check(&self, players: usize) -> Result<(), Refused> {
        match self {
            Self::Feature(feature) => {
                let Feature {
                    tiles,
                    shields,
                    neighbours,
                    cities,
                    followers,
                    ..
                } = feature;
                // Numbers first: what is too big cannot even be added up.
                let numbers = [tiles, shields, neighbours, cities];
                let mut numbers = numbers.into_iter().chain(followers);
                if followers.len() != players || numbers.any(|number| *number > MOST) {
                    return Err(Refused::OutOfRange);
                }
                let faults = feature.faults();
                if !faults.is_empty() {
                    return Err(Refused::Impossible(faults));
                }
                // Nobody scores what nobody stands on (X3).
                if feature.owners().is_empty() {
                    Err(Refused::Nobody)
                } else {
                    Ok(())
                }
            }
            Self::Points(Correction {
                player,
                points,
                reason,
            }) => {
                let fits = *player < players
                    && points.unsigned_abs() <= MOST_POINTS
                    && reason.chars().count() <= REASON;
                if fits {
                    Ok(())
                } else {
                    Err(Refused::OutOfRange)
                }
            }
        }
    }
}

/// The longest reason of a correction.
pub const REASON: usize = 60;

/// One thing that was done at the pad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Record {
    /// An entry; it gets the next number, from 1, and keeps it.
    Add {
        /// What.
        entry: Entry,
    },
    /// That entry counts no more.
    Strike {
        /// Its number.
        number: usize,
    },
    /// That entry was wrong; this is right.
    Edit {
        /// Its number.
        number: usize,
        /// What is right.
        entry: Entry,
    },
    /// A follower goes on the board (T2).
    Place {
        /// Whose.
        player: usize,
    },
    /// A follower comes home without a score.
    Home {
        /// Whose.
        player: usize,
    },
    /// A tile was laid or, having no place, put into the box (T1, P3).
    Tile,
    /// The next phase begins.
    Phase {
        /// Which.
        phase: Phase,
    },
    /// The last thing that still holds is taken back.
    Undo,
    /// The last thing taken back holds again.
    Redo,
    /// The pad is put away.
    Close {
        /// The number it has in the play log.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        play: Option<u64>,
    },
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The feature cannot be so.
    Impossible(Vec<Impossible>),
    /// Nobody stands on it.
    Nobody,
    /// A number or a seat that is not there.
    OutOfRange,
    /// Unfinished features and fields count at the end (E2–E6).
    NotYet,
    /// There is no entry of this number.
    NoEntry,
    /// That entry is struck.
    Struck,
    /// All followers are on the board.
    NoneLeft,
    /// No follower is on the board.
    NoneOut,
    /// All tiles are laid.
    NoTiles,
    /// There is nothing to take back or to put back.
    Nothing,
    /// That phase is not the next.
    OutOfOrder,
    /// The pad is put away.
    Closed,
    /// Nobody has fewer than no points.
    BelowZero,
}
