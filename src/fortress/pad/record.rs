//! What is written on a pad: who plays, entries, and everything else that is done with them.

use crate::fortress::feature::{Feature, Impossible, Sort};
use crate::fortress::setup;
use enum_map::Enum;
use serde::{Deserialize, Serialize};
use strum::{
    Display, EnumCount, EnumIter, EnumString, IntoEnumIterator, VariantArray, VariantNames,
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
    pub fn tiles(&self) -> usize {
        setup::tiles(self.river) - 1
    }
}

/// Where the game stands. The final phase is counted kind by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumIter, VariantNames, VariantArray)]
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
    /// The phase after this one.
    pub fn next(self) -> Option<Self> {
        Self::iter().find(|phase| *phase > self)
    }

    /// What is counted in it, if it is part of the final scoring.
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

/// What points are for, in the order of a breakdown: what was counted during play, then at the end. These
/// are the names in JSON, files and the play log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Enum)]
#[serde(rename_all = "kebab-case")]
#[derive(Display, EnumCount, EnumIter, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Cell {
    /// Roads.
    Road,
    /// Cities.
    City,
    /// Monasteries.
    Monastery,
    /// Fields.
    Field,
    /// Plain points.
    Points,
    /// Roads at the end.
    FinalRoad,
    /// Cities at the end.
    FinalCity,
    /// Monasteries at the end.
    FinalMonastery,
    /// Fields at the end.
    FinalField,
    /// Plain points at the end.
    FinalPoints,
}

impl Cell {
    /// What is counted during play, each with its like at the end.
    pub fn pairs() -> impl Iterator<Item = (Self, Self)> {
        Self::iter().zip(Self::iter().skip(Self::COUNT / 2))
    }
}

impl Entry {
    /// What its points are for, if it is made during play.
    pub const fn kind(&self) -> Cell {
        match self {
            Self::Points(_) => Cell::Points,
            Self::Feature(feature) => match feature.sort {
                Sort::Road => Cell::Road,
                Sort::City => Cell::City,
                Sort::Monastery => Cell::Monastery,
                Sort::Field => Cell::Field,
            },
        }
    }

    /// What it brings a player.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_breakdown_is_found_by_its_name() {
        let names: Vec<String> = Cell::iter().map(|cell| cell.to_string()).collect();
        assert_eq!((&*names[1], &*names[9]), ("city", "final-points"));
        for cell in Cell::iter() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for none in ["castle", "final-"] {
            assert!(none.parse::<Cell>().is_err());
        }
        for (played, at_end) in Cell::pairs() {
            assert_eq!(at_end.to_string(), format!("final-{played}"));
        }
    }
}
