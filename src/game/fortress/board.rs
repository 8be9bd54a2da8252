//! The board: tiles placed side by side, the features across them, and the followers (facts, rules
//! P1–P2, F1–F5, X1–X4, E2–E7).

use super::feature::{FOLLOWERS, Sort};
use super::forest::{Forest, Part, Whole};
use super::tile::{Edge, Field, Kind, Role, meeting, opposite};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::LazyLock;
use strum::{EnumDiscriminants, VariantNames};

/// A tile's position: x grows to the east, y to the south.
pub type Place = (i32, i32);

/// The adjacent place on this side.
pub const fn beside((x, y): Place, side: u8) -> Place {
    match side % 4 {
        0 => (x, y - 1),
        1 => (x + 1, y),
        2 => (x, y + 1),
        _ => (x - 1, y),
    }
}

/// A tile on the board.
#[derive(Clone, Copy, Debug)]
pub struct Laid {
    /// Its kind.
    pub kind: &'static Kind,
    /// Clockwise quarter turns.
    pub quarters: u8,
    /// Its place.
    pub at: Place,
    /// Its first part: cities, roads, fields and the monastery are numbered in this order.
    pub(super) first: Part,
}

/// A follower's position on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// The road leaving on this side, as placed.
    Road(u8),
    /// The city on this side.
    City(u8),
    /// The field at this half-side.
    Field(u8),
    /// The monastery.
    Monastery,
}

impl Spot {
    /// The kind of feature there.
    pub const fn sort(self) -> Sort {
        match self {
            Self::Road(_) => Sort::Road,
            Self::City(_) => Sort::City,
            Self::Field(_) => Sort::Field,
            Self::Monastery => Sort::Monastery,
        }
    }
}

/// A follower on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Follower {
    /// The owner.
    pub player: usize,
    /// The tile.
    pub at: Place,
    /// The position on it.
    pub spot: Spot,
}

/// Why a tile can't go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(MisfitKind),
    derive(VariantNames),
    strum(serialize_all = "kebab-case")
)]
pub enum Misfit {
    /// The place is taken.
    Taken,
    /// No side touches a tile (P1).
    Alone,
    /// A side differs from its neighbor (P2).
    Edge {
        /// North is 0, then clockwise.
        side: u8,
        /// This tile's edge.
        here: Edge,
        /// The neighbor's edge.
        there: Edge,
    },
    /// The river is not continued (V4).
    River,
    /// Two bends in the same direction in a row (V5, K8).
    SameBend,
}

/// Why a follower can't go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(RefusalKind),
    derive(VariantNames),
    strum(serialize_all = "kebab-case")
)]
pub enum Refusal {
    /// The tile has no such part.
    NoSuchPart,
    /// The feature is occupied (F2, K3).
    Occupied {
        /// The occupying player.
        by: usize,
    },
    /// All followers are on the board.
    NoneLeft,
    /// The game is played without farmers.
    NoFarmers,
    /// The tile already has a follower: only one may be placed per tile (F1).
    SecondOnTile,
}

/// A table's rule choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ways {
    /// With farmers on fields.
    pub farmers: bool,
    /// The field goes around the river's source; otherwise the river's line splits it.
    pub one_field_at_source: bool,
}

impl Default for Ways {
    fn default() -> Self {
        Self {
            farmers: true,
            one_field_at_source: true,
        }
    }
}

/// The source's field split in two, as on the third edition's source: west and east of the river's
/// line.
static CUT_SOURCE: LazyLock<[Field; 2]> = LazyLock::new(|| {
    [vec![0, 5, 6, 7], vec![1, 2, 3, 4]].map(|halves| Field {
        halves,
        cities: Vec::new(),
    })
});

/// Tiles, features and followers.
#[derive(Clone, Debug)]
pub struct Board {
    ways: Ways,
    pub(super) players: usize,
    pub(super) tiles: Vec<Laid>,
    pub(super) places: HashMap<Place, usize>,
    pub(super) forest: Forest,
    /// Each player's remaining followers.
    pub(super) supply: Vec<u8>,
    /// The monasteries' positions: looked up around each new tile.
    pub(super) monasteries: HashMap<Place, Part>,
}

impl Board {
    /// An empty board for this many players.
    pub fn new(players: usize, ways: Ways) -> Self {
        Self {
            ways,
            players,
            tiles: Vec::new(),
            places: HashMap::new(),
            forest: Forest::default(),
            supply: vec![FOLLOWERS; players],
            monasteries: HashMap::new(),
        }
    }

    /// The tiles in the order placed.
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles
    }

    /// The tile at a place.
    pub fn tile(&self, at: Place) -> Option<&Laid> {
        self.places.get(&at).map(|&number| &self.tiles[number])
    }

    /// Each player's remaining followers.
    pub fn supply(&self) -> &[u8] {
        &self.supply
    }

    /// Every reason against a tile at this place (P1, P2). River bends are checked by
    /// [`super::river`].
    pub fn misfits(&self, kind: &Kind, quarters: u8, at: Place) -> Vec<Misfit> {
        if self.places.contains_key(&at) {
            return vec![Misfit::Taken];
        }
        let mut misfits = Vec::new();
        let mut touches = self.tiles.is_empty();
        let mut flows = false;
        for side in 0..4 {
            let Some(other) = self.tile(beside(at, side)) else {
                continue;
            };
            touches = true;
            let here = kind.edge(side, quarters);
            let there = other.kind.edge(opposite(side), other.quarters);
            if here != there {
                misfits.push(Misfit::Edge { side, here, there });
            }
            flows |= here == Edge::River && there == Edge::River;
        }
        if !touches {
            misfits.push(Misfit::Alone);
        } else if kind.edges.contains(&Edge::River)
            && !flows
            && !self.tiles.is_empty()
            && misfits.is_empty()
        {
            misfits.push(Misfit::River);
        }
        misfits
    }

    /// The fields of a tile, with this table's rule for the source.
    fn fields_of(&self, kind: &'static Kind) -> &'static [Field] {
        let is_whole_source = kind.role == Some(Role::Source) && kind.fields.len() == 1;
        if is_whole_source && !self.ways.one_field_at_source {
            &*CUT_SOURCE
        } else {
            &kind.fields
        }
    }

    /// Places a tile, whether it fits or not; call [`Board::misfits`] first.
    pub fn lay(&mut self, kind: &'static Kind, quarters: u8, at: Place) {
        let number = self.tiles.len();
        let first = self.forest.len();
        let fields = self.fields_of(kind);
        let whole = |sort, open: usize| Whole {
            sort,
            open,
            tiles: vec![number],
            shields: 0,
            cities: Vec::new(),
            followers: Vec::new(),
            scored: false,
        };
        for city in &kind.cities {
            let shields = city.shields.into();
            self.forest.add(Whole {
                shields,
                ..whole(Sort::City, city.sides.len())
            });
        }
        for road in &kind.roads {
            self.forest.add(whole(Sort::Road, road.0.len()));
        }
        for field in fields {
            let cities = field.cities.iter().map(|&city| first + usize::from(city));
            let cities = cities.collect();
            self.forest.add(Whole {
                cities,
                ..whole(Sort::Field, 0)
            });
        }
        if kind.monastery {
            let part = self.forest.add(whole(Sort::Monastery, 0));
            self.monasteries.insert(at, part);
        }
        self.tiles.push(Laid {
            kind,
            quarters: quarters % 4,
            at,
            first,
        });
        self.places.insert(at, number);
        for side in 0..4 {
            self.connect(number, side);
        }
    }

    /// Joins the parts that meet at a side of a tile.
    fn connect(&mut self, number: usize, side: u8) {
        let laid = self.tiles[number];
        let Some(&other) = self.places.get(&beside(laid.at, side)) else {
            return;
        };
        let other = self.tiles[other];
        let across = opposite(side);
        for spot in [Spot::City as fn(u8) -> Spot, Spot::Road] {
            let here = self.part(&laid, spot(side));
            let there = self.part(&other, spot(across));
            if let (Some(here), Some(there)) = (here, there) {
                self.forest.join(here, there);
                // The sides of both tiles.
                self.forest.whole_mut(here).open -= 2;
            }
        }
        for half in [2 * side, 2 * side + 1] {
            let here = self.part(&laid, Spot::Field(half));
            let there = self.part(&other, Spot::Field(meeting(half)));
            if let (Some(here), Some(there)) = (here, there) {
                self.forest.join(here, there);
            }
        }
    }

    /// The part of a tile at a spot, as placed.
    pub(super) fn part(&self, laid: &Laid, spot: Spot) -> Option<Part> {
        let kind = laid.kind;
        let turned = |side: u8| (side + 4 - laid.quarters) % 4;
        let fields = self.fields_of(kind);
        let (cities, roads) = (kind.cities.len(), kind.roads.len());
        let place = match spot {
            Spot::City(side) => {
                let mut cities = kind.cities.iter();
                cities.position(|city| city.sides.contains(&turned(side)))?
            }
            Spot::Road(side) => {
                let mut roads = kind.roads.iter();
                cities + roads.position(|road| road.0.contains(&turned(side)))?
            }
            Spot::Field(half) => {
                let half = (half + 8 - 2 * laid.quarters) % 8;
                let mut fields = fields.iter();
                cities + roads + fields.position(|field| field.halves.contains(&half))?
            }
            Spot::Monastery if kind.monastery => cities + roads + fields.len(),
            Spot::Monastery => return None,
        };
        Some(laid.first + place)
    }

    /// The part a follower would go on.
    fn part_under(&self, follower: Follower) -> Result<Part, Refusal> {
        let laid = self.tile(follower.at);
        let part = laid.and_then(|laid| self.part(laid, follower.spot));
        let part = part.ok_or(Refusal::NoSuchPart)?;
        if follower.spot.sort() == Sort::Field && !self.ways.farmers {
            return Err(Refusal::NoFarmers);
        }
        Ok(part)
    }

    /// Can this player place a follower there (F1, F2)?
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn may_stand(&self, follower: Follower) -> Result<(), Refusal> {
        let whole = self.forest.whole(self.part_under(follower)?);
        match whole.followers.first() {
            Some(there) => Err(Refusal::Occupied { by: there.player }),
            None if self.supply[follower.player] == 0 => Err(Refusal::NoneLeft),
            None => Ok(()),
        }
    }

    /// Places a follower; on a finished board also next to others (F5).
    ///
    /// # Errors
    ///
    /// The tile has no such part, there are no farmers, or no follower is left.
    pub fn stand(&mut self, follower: Follower) -> Result<(), Refusal> {
        let part = self.part_under(follower)?;
        let supply = &mut self.supply[follower.player];
        *supply = supply.checked_sub(1).ok_or(Refusal::NoneLeft)?;
        self.forest.whole_mut(part).followers.push(follower);
        Ok(())
    }
}
