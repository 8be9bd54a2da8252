//! What is written on a pad: who plays, entries, and every other action.

use crate::fortress::feature::{Feature, Impossible, Sort};
use crate::fortress::setup;
use enum_map::Enum;
use serde::{Deserialize, Serialize};
use strum::{
    Display, EnumCount, EnumDiscriminants, EnumIter, EnumString, IntoEnumIterator, VariantArray,
    VariantNames,
};

/// More than a box has of anything counted on a feature.
pub const MOST: u32 = 99;
/// More points than any single correction.
pub const MOST_POINTS: u32 = 999;

/// What does not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// By seat.
    pub players: Vec<String>,
    /// With the river's twelve tiles instead of the start tile (V1).
    #[serde(default)]
    pub river: bool,
}

impl Setup {
    /// Tiles to draw after the first is placed (S2, V1, V2).
    pub fn tiles(&self) -> usize {
        setup::tiles(self.river) - 1
    }
}

/// The phase of the game. The final phase is scored kind by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumIter, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Tiles are being placed.
    Play,
    /// Unfinished roads (E2).
    Roads,
    /// Unfinished cities (E3).
    Cities,
    /// Unfinished monasteries (E4).
    Monasteries,
    /// Fields (E6).
    Fields,
    /// Everything is scored.
    Over,
}

impl Phase {
    /// The next phase.
    pub fn next(self) -> Option<Self> {
        Self::iter().find(|phase| *phase > self)
    }

    /// What is scored in it, if it is part of final scoring.
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

/// Points not from a feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The owner.
    pub player: usize,
    /// Positive or negative.
    pub points: i32,
    /// The reason.
    #[serde(default)]
    pub reason: String,
}

/// Something that scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entry {
    /// A scored feature.
    Feature(Feature),
    /// Plain points.
    Points(Correction),
}

/// Categories of points, in breakdown order: during play, then at the end. These are the names in
/// JSON, files and the play log.
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
    /// The categories during play, each with its counterpart at the end.
    pub fn pairs() -> impl Iterator<Item = (Self, Self)> {
        Self::iter().zip(Self::iter().skip(Self::COUNT / 2))
    }

    /// The counterpart at the end.
    pub fn at_end(self) -> Self {
        let end = Self::pairs().find_map(|(played, end)| (played == self).then_some(end));
        end.unwrap_or(self)
    }
}

impl From<Sort> for Cell {
    fn from(sort: Sort) -> Self {
        match sort {
            Sort::Road => Self::Road,
            Sort::City => Self::City,
            Sort::Monastery => Self::Monastery,
            Sort::Field => Self::Field,
        }
    }
}

impl Entry {
    /// The category of its points, if made during play.
    pub fn kind(&self) -> Cell {
        match self {
            Self::Points(_) => Cell::Points,
            Self::Feature(feature) => feature.sort.into(),
        }
    }

    /// A player's points from it.
    pub fn points(&self, player: usize) -> i64 {
        match self {
            Self::Feature(feature) if feature.owners().contains(&player) => feature.points().into(),
            Self::Points(correction) if correction.player == player => correction.points.into(),
            _ => 0,
        }
    }

    /// Everything impossible about it, with this many players.
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
                // Check numbers first: too large ones can't even be added.
                let numbers = [tiles, shields, neighbours, cities];
                let mut numbers = numbers.into_iter().chain(followers);
                if followers.len() != players || numbers.any(|number| *number > MOST) {
                    return Err(Refused::OutOfRange);
                }
                let faults = feature.faults();
                if !faults.is_empty() {
                    return Err(Refused::Impossible(faults));
                }
                // An unoccupied feature scores nothing (X3).
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

/// The maximum length of a correction's reason.
pub const REASON: usize = 60;

/// One action on the pad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Record {
    /// An entry; it gets the next number, from 1, and keeps it.
    Add {
        /// The entry.
        entry: Entry,
    },
    /// That entry no longer counts.
    Strike {
        /// Its number.
        number: usize,
    },
    /// Replaces an entry.
    Edit {
        /// Its number.
        number: usize,
        /// The new value.
        entry: Entry,
    },
    /// A follower is placed (T2).
    Place {
        /// The owner.
        player: usize,
    },
    /// A follower returns without scoring.
    Home {
        /// The owner.
        player: usize,
    },
    /// A tile was placed or, without a legal place, discarded (T1, P3).
    Tile,
    /// The next phase starts.
    Phase {
        /// The phase.
        phase: Phase,
    },
    /// Undoes the last action in effect.
    Undo,
    /// Redoes the last undone action.
    Redo,
    /// The pad is closed.
    Close {
        /// Its number in the play log.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        play: Option<u64>,
    },
}

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(RefusedKind),
    derive(VariantNames),
    strum(serialize_all = "kebab-case")
)]
pub enum Refused {
    /// The feature is impossible, which says why.
    #[strum_discriminants(strum(serialize = "range"))]
    Impossible(Vec<Impossible>),
    /// It is unoccupied.
    Nobody,
    /// A number or seat out of range.
    #[strum_discriminants(strum(serialize = "range"))]
    OutOfRange,
    /// Unfinished features and fields score at the end (E2–E6).
    NotYet,
    /// There is no entry with this number.
    NoEntry,
    /// That entry is struck.
    Struck,
    /// All followers are on the board.
    NoneLeft,
    /// No follower is on the board.
    NoneOut,
    /// All tiles are placed.
    NoTiles,
    /// There is nothing to undo or redo.
    Nothing,
    /// That is not the next phase.
    #[strum_discriminants(strum(serialize = "order"))]
    OutOfOrder,
    /// The pad is closed.
    Closed,
    /// Totals can't be negative.
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

    #[test]
    fn a_correction_has_a_player_of_the_game_bounded_points_and_a_short_reason() {
        let most = i32::try_from(MOST_POINTS).unwrap();
        let refused = Err(Refused::OutOfRange);
        for (player, points, length, expected) in [
            (1, most, REASON, Ok(())),
            (0, -most, 0, Ok(())),
            (2, 1, 0, refused.clone()),
            (1, most + 1, 0, refused.clone()),
            (1, -most - 1, 0, refused.clone()),
            (1, 1, REASON + 1, refused),
        ] {
            let entry = Entry::Points(Correction {
                player,
                points,
                reason: "x".repeat(length),
            });
            assert_eq!(entry.check(2), expected, "{entry:?}");
        }
    }
}
