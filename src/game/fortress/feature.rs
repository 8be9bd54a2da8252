//! What a feature is worth and who owns it (facts, rules R1–D1, X1–X4, E2–E7).

use super::kinds;
use super::tile::Kind;
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter, EnumString, IntoStaticStr, VariantArray, VariantNames};

/// What can be scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumIter, EnumString, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Sort {
    /// A road.
    Road,
    /// A city.
    City,
    /// A monastery.
    Monastery,
    /// A field.
    Field,
}

/// Followers that each player has to place; the eighth is on the track (S3).
pub const FOLLOWERS: u8 = 7;

/// A feature as it is scored. Fields that don't apply to its kind are 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feature {
    /// Its kind.
    #[serde(rename = "kind")]
    pub sort: Sort,
    /// Different tiles of a road or city (X1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tiles: u32,
    /// Shields of a city.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shields: u32,
    /// Tiles around a monastery.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub neighbours: u32,
    /// Completed cities that a field touches (E6).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cities: u32,
    /// Complete; a field never is (D1).
    #[serde(default)]
    pub complete: bool,
    /// The number of each player's followers on it.
    pub followers: Vec<u32>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Feature {
    /// Its points.
    ///
    /// ```
    /// use citadels_game::fortress::feature::{Feature, Sort};
    /// // Line 134 of the rulebook: three tiles and a shield make 8.
    /// let city = Feature { tiles: 3, shields: 1, complete: true, ..Feature::new(Sort::City) };
    /// assert_eq!(city.points(), 8);
    /// ```
    pub const fn points(&self) -> u32 {
        match (self.sort, self.complete) {
            // R1, E2: a tile counts the same, complete or not.
            (Sort::Road, _) => self.tiles,
            // C1: 2 per tile and 2 per shield; K1: not 4. X2: also with two tiles.
            (Sort::City, true) => 2 * (self.tiles + self.shields),
            // E3.
            (Sort::City, false) => self.tiles + self.shields,
            // M1, E4.
            (Sort::Monastery, _) => 1 + self.neighbours,
            // E6; K4: only completed cities.
            (Sort::Field, _) => 3 * self.cities,
        }
    }

    /// The rule it is scored by, in the project's numbering.
    pub const fn rule(&self) -> &'static str {
        match (self.sort, self.complete) {
            (Sort::Road, true) => "R1",
            (Sort::Road, false) => "E2",
            (Sort::City, true) => "C1",
            (Sort::City, false) => "E3",
            (Sort::Monastery, true) => "M1",
            (Sort::Monastery, false) => "E4",
            (Sort::Field, _) => "E6",
        }
    }

    /// The players with the most followers on it; several if tied (X3).
    pub fn owners(&self) -> Vec<usize> {
        let most = self.followers.iter().copied().max().unwrap_or(0);
        let has_most = |&player: &usize| most > 0 && self.followers[player] == most;
        (0..self.followers.len()).filter(has_most).collect()
    }

    /// What its kind is counted by: tiles, tiles around it, or cities.
    pub const fn counted(&mut self) -> &mut u32 {
        match self.sort {
            Sort::Road | Sort::City => &mut self.tiles,
            Sort::Monastery => &mut self.neighbours,
            Sort::Field => &mut self.cities,
        }
    }

    /// An empty feature.
    pub const fn new(sort: Sort) -> Self {
        Self {
            sort,
            tiles: 0,
            shields: 0,
            neighbours: 0,
            cities: 0,
            complete: false,
            followers: Vec::new(),
        }
    }
}

/// Something impossible about a feature. The names match the faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(ImpossibleKind),
    derive(VariantNames, IntoStaticStr),
    strum(serialize_all = "kebab-case")
)]
pub enum Impossible {
    /// More shields than tiles, since a tile has at most one, or than the box has.
    TooManyShields,
    /// A completed road or city with a single tile.
    SingleTile,
    /// No tiles at all.
    NoTiles,
    /// A completed monastery without eight tiles around it.
    NotSurrounded,
    /// More than eight tiles around a monastery.
    TooManyNeighbours,
    /// A field is never completed.
    CompletedField,
    /// More followers of a player than exist.
    TooManyFollowers {
        /// The owner.
        player: usize,
    },
    /// More followers on a road or city than it has tiles: a tile gets one at most (F1).
    CrowdedTiles,
    /// More completed cities than all tiles together can make.
    TooManyCities,
    /// A number that its kind is not counted by, such as the shields of a road.
    NotCounted {
        /// The name of the number.
        key: &'static str,
    },
    /// More than one follower on a monastery (F3).
    TwoMonks,
}

/// Adds up something about every tile of the box, with the river.
fn in_box(of: impl Fn(&Kind) -> usize) -> u32 {
    let kinds = kinds::all().iter();
    let sum: usize = kinds.map(|kind| usize::from(kind.count) * of(kind)).sum();
    u32::try_from(sum).expect("a box has few tiles")
}

/// The shields in the box.
pub fn all_shields() -> u32 {
    in_box(|kind| kind.shields().into())
}

/// The most cities that can be completed: each has two parts at least.
pub fn most_cities() -> u32 {
    in_box(|kind| kind.cities.len()) / 2
}

impl Feature {
    /// The same feature; a monastery with all eight tiles around it is complete (M1).
    pub const fn settled(mut self) -> Self {
        if matches!(self.sort, Sort::Monastery) && self.neighbours == 8 {
            self.complete = true;
        }
        self
    }

    /// Everything impossible about it.
    pub fn faults(&self) -> Vec<Impossible> {
        let sorts = [Sort::City, Sort::Monastery, Sort::Field];
        let [city, monastery, field] = sorts.map(|sort| self.sort == sort);
        let has_tiles = !monastery && !field;
        // A file may contain any numbers.
        let followers = self.followers.iter();
        let standing = followers.fold(0, |sum: u32, &count| sum.saturating_add(count));
        let has_too_many = |&player: &usize| self.followers[player] > u32::from(FOLLOWERS);
        let greedy: Vec<usize> = (0..self.followers.len()).filter(has_too_many).collect();
        // Whoever has too many is the fault then.
        let is_crowded = self.tiles > 0 && standing > self.tiles && greedy.is_empty();
        let is_single = self.complete && self.tiles == 1;
        let shields = self.tiles.min(all_shields());
        let (cities, around) = (self.cities, self.neighbours);
        let not_counted = |key| Impossible::NotCounted { key };
        let faults = [
            (has_tiles && self.tiles == 0, Impossible::NoTiles),
            (has_tiles && is_single, Impossible::SingleTile),
            (city && self.shields > shields, Impossible::TooManyShields),
            // The size of a field or the tile of a monastery may be noted, though it scores nothing.
            (!city && self.shields > 0, not_counted("shields")),
            (!monastery && around > 0, not_counted("neighbours")),
            (!field && cities > 0, not_counted("cities")),
            (field && cities > most_cities(), Impossible::TooManyCities),
            (has_tiles && is_crowded, Impossible::CrowdedTiles),
            (monastery && around > 8, Impossible::TooManyNeighbours),
            (
                monastery && self.complete && around < 8,
                Impossible::NotSurrounded,
            ),
            (monastery && standing > 1, Impossible::TwoMonks),
            (field && self.complete, Impossible::CompletedField),
        ];
        let faults = faults.into_iter().filter(|(is_so, _)| *is_so);
        let greedy = greedy.into_iter();
        let greedy = greedy.map(|player| Impossible::TooManyFollowers { player });
        faults.map(|(_, fault)| fault).chain(greedy).collect()
    }
}
