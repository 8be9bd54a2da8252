//! The board: tiles laid side by side, the features across them, and who stands where
//! (facts, rules P1–P2, F1–F5, X1–X4, E2–E7).

use super::feature::{FOLLOWERS, Sort};
use super::forest::{Forest, Part, Whole};
use super::tile::{Edge, Field, Kind, Role, meeting, opposite};
use std::collections::HashMap;
use strum::{EnumDiscriminants, VariantNames};

/// Where a tile lies: x grows to the east, y to the south.
pub type Place = (i32, i32);

/// The place beside this one.
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
    /// What it is.
    pub kind: &'static Kind,
    /// Quarters it is turned clockwise.
    pub quarters: u8,
    /// Where it lies.
    pub at: Place,
    /// Its first part: cities, roads, fields, monastery follow each other.
    pub(super) first: Part,
}

/// Where on a tile a follower stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The road that leaves by this side, as the tile lies.
    Road(u8),
    /// The city behind this side.
    City(u8),
    /// The field at this half-side.
    Field(u8),
    /// The monastery.
    Monastery,
}

impl Spot {
    /// What stands there.
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
    /// Whose.
    pub player: usize,
    /// On which tile.
    pub at: Place,
    /// Where on it.
    pub spot: Spot,
}

/// Why a tile cannot lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(MisfitKind),
    derive(VariantNames),
    strum(serialize_all = "kebab-case")
)]
pub enum Misfit {
    /// Something lies there already.
    Taken,
    /// No side touches a tile (P1).
    Alone,
    /// A side shows something else than its neighbour (P2).
    Edge {
        /// North is 0, then clockwise.
        side: u8,
        /// What the tile shows there.
        here: Edge,
        /// What the neighbour shows.
        there: Edge,
    },
    /// The river is not continued (V4).
    River,
    /// Two bends to the same side in a row (V5, K8).
    SameBend,
}

/// Why a follower cannot stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(RefusalKind),
    derive(VariantNames),
    strum(serialize_all = "kebab-case")
)]
pub enum Refusal {
    /// The tile has no such part.
    NoSuchPart,
    /// Somebody stands on the feature (F2, K3).
    Occupied {
        /// Who.
        by: usize,
    },
    /// All followers are on the board.
    NoneLeft,
    /// Farmers are not played with.
    NoFarmers,
    /// Somebody stands on the tile already: whoever laid it placed one follower (F1).
    SecondOnTile,
}

/// How a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// With farmers on fields.
    pub farmers: bool,
    /// The field runs around the source of the river; else the river's line cuts it in two.
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

/// The source's field cut in two, as at the source of the third edition: west and east of the
/// river's line.
static CUT_SOURCE: [Field; 2] = [
    Field {
        halves: &[0, 5, 6, 7],
        cities: &[],
    },
    Field {
        halves: &[1, 2, 3, 4],
        cities: &[],
    },
];

/// Tiles, features and followers.
#[derive(Clone, Debug)]
pub struct Board {
    ways: Ways,
    pub(super) players: usize,
    pub(super) tiles: Vec<Laid>,
    pub(super) places: HashMap<Place, usize>,
    pub(super) forest: Forest,
    /// Followers that each player has left.
    pub(super) supply: Vec<u8>,
    /// Where the monasteries are: they are looked up around each new tile.
    pub(super) monasteries: HashMap<Place, Part>,
}

impl Board {
    /// An empty board for so many players.
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

    /// The tiles in the order they were laid.
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles
    }

    /// The tile at a place.
    pub fn tile(&self, at: Place) -> Option<&Laid> {
        self.places.get(&at).map(|&number| &self.tiles[number])
    }

    /// Followers that each player has left.
    pub fn supply(&self) -> &[u8] {
        &self.supply
    }

    /// Everything that speaks against a tile at this place (P1, P2). The river's bends are
    /// judged by [`super::river`].
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

    /// The fields of a tile, as this table plays the source.
    fn fields(&self, kind: &'static Kind) -> &'static [Field] {
        let is_whole_source = kind.role == Some(Role::Source) && kind.fields.len() == 1;
        if is_whole_source && !self.ways.one_field_at_source {
            &CUT_SOURCE
        } else {
            kind.fields
        }
    }

    /// Lays a tile, whether it fits or not; ask [`Board::misfits`] first.
    pub fn lay(&mut self, kind: &'static Kind, quarters: u8, at: Place) {
        let number = self.tiles.len();
        let first = self.forest.len();
        let fields = self.fields(kind);
        let whole = |sort, open: usize| Whole {
            sort,
            open,
            tiles: vec![number],
            shields: 0,
            cities: Vec::new(),
            followers: Vec::new(),
            scored: false,
        };
        for city in kind.cities {
            let shields = city.shields.into();
            self.forest.add(Whole {
                shields,
                ..whole(Sort::City, city.sides.len())
            });
        }
        for road in kind.roads {
            self.forest.add(whole(Sort::Road, road.len()));
        }
        for field in fields {
            let cities = field
                .cities
                .iter()
                .map(|&city| first + usize::from(city))
                .collect();
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

    /// Joins what meets at a side of a tile.
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

    /// The part of a tile at a spot, as the tile lies.
    pub(super) fn part(&self, laid: &Laid, spot: Spot) -> Option<Part> {
        let kind = laid.kind;
        let turned = |side: u8| (side + 4 - laid.quarters) % 4;
        let fields = self.fields(kind);
        let (cities, roads) = (kind.cities.len(), kind.roads.len());
        let place = match spot {
            Spot::City(side) => {
                let mut cities = kind.cities.iter();
                cities.position(|city| city.sides.contains(&turned(side)))?
            }
            Spot::Road(side) => {
                let mut roads = kind.roads.iter();
                cities + roads.position(|road| road.contains(&turned(side)))?
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

    /// The part on which a follower is to stand.
    fn part_under(&self, follower: Follower) -> Result<Part, Refusal> {
        let laid = self.tile(follower.at);
        let part = laid.and_then(|laid| self.part(laid, follower.spot));
        let part = part.ok_or(Refusal::NoSuchPart)?;
        if follower.spot.sort() == Sort::Field && !self.ways.farmers {
            return Err(Refusal::NoFarmers);
        }
        Ok(part)
    }

    /// May this player put a follower there (F1, F2)?
    ///
    /// # Errors
    /// Why not.
    pub fn may_stand(&self, follower: Follower) -> Result<(), Refusal> {
        let whole = self.forest.whole(self.part_under(follower)?);
        match whole.followers.first() {
            Some(there) => Err(Refusal::Occupied { by: there.player }),
            None if self.supply[follower.player] == 0 => Err(Refusal::NoneLeft),
            None => Ok(()),
        }
    }

    /// Puts a follower there, on a finished board also beside others (F5).
    ///
    /// # Errors
    /// The tile has no such part, there are no farmers, or none is left.
    pub fn stand(&mut self, follower: Follower) -> Result<(), Refusal> {
        let part = self.part_under(follower)?;
        let supply = &mut self.supply[follower.player];
        *supply = supply.checked_sub(1).ok_or(Refusal::NoneLeft)?;
        self.forest.whole_mut(part).followers.push(follower);
        Ok(())
    }
}
