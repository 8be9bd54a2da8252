//! A tile: its sides at rotation 0, and how it looks when rotated. `data/tiles.toml` is read into
//! these types.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use strum::VariantNames;

/// What a side shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Edge {
    /// A city opens here.
    City,
    /// A road leaves here, with fields on both sides.
    Road,
    /// Only field.
    Field,
    /// The river leaves here, with fields on both banks.
    River,
}

impl Edge {
    /// The letter used in codes: city, road, field, water.
    pub const fn letter(self) -> char {
        match self {
            Self::City => 'C',
            Self::Road => 'R',
            Self::Field => 'F',
            Self::River => 'W',
        }
    }

    /// The edge for a letter, including Cyrillic ones: місто, город, дорога, поле, річка, река.
    pub fn from_letter(letter: char) -> Option<Self> {
        match letter.to_uppercase().next()? {
            'C' | 'М' | 'Г' => Some(Self::City),
            'R' | 'Д' => Some(Self::Road),
            'F' | 'П' => Some(Self::Field),
            'W' | 'Р' => Some(Self::River),
            _ => None,
        }
    }
}

/// Which box a tile is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Set {
    /// The 72 tiles of land.
    Land,
    /// The 12 of the river.
    River,
    /// Source and lake of the river's third edition, replacing the others.
    ThirdRiver,
}

/// The role of a tile at an end of the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The river starts here.
    Source,
    /// The river ends here.
    Lake,
}

/// A part of a city on a tile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct City {
    /// The sides it reaches, as indexes in N E S W.
    #[serde(deserialize_with = "sides")]
    pub sides: Vec<u8>,
    /// The number of shields.
    #[serde(default)]
    pub shields: u8,
}

/// A part of a road on a tile: the sides it reaches.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Road(#[serde(deserialize_with = "sides")] pub Vec<u8>);

/// A part of a field on a tile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The half-sides it reaches: NL NR EL ER SL SR WL WR.
    #[serde(deserialize_with = "halves")]
    pub halves: Vec<u8>,
    /// The city parts of the tile whose walls it touches.
    #[serde(default)]
    pub cities: Vec<u8>,
}

/// A kind of tile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its letter on the official sheet.
    pub id: &'static str,
    /// The set it is from.
    pub set: Set,
    /// The number of tiles of this kind.
    pub count: u8,
    /// What the sides N E S W show.
    #[serde(deserialize_with = "edges")]
    pub edges: [Edge; 4],
    /// Separate parts of cities.
    #[serde(default)]
    pub cities: Vec<City>,
    /// Separate parts of roads.
    #[serde(default)]
    pub roads: Vec<Road>,
    /// Separate parts of fields.
    #[serde(default)]
    pub fields: Vec<Field>,
    /// It has a monastery.
    #[serde(default)]
    pub monastery: bool,
    /// Source or lake of the river.
    pub role: Option<Role>,
}

fn edges<'de, D: Deserializer<'de>>(from: D) -> Result<[Edge; 4], D::Error> {
    let letters = String::deserialize(from)?;
    let edges: Option<Vec<Edge>> = letters.chars().map(Edge::from_letter).collect();
    let edges = edges.and_then(|edges| edges.try_into().ok());
    edges.ok_or_else(|| D::Error::custom("edges are four of C R F W"))
}

fn sides<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    let letters = String::deserialize(from)?;
    let sides: Option<Vec<u8>> = letters.chars().map(side).collect();
    sides.ok_or_else(|| D::Error::custom("sides are of N E S W"))
}

fn halves<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    let names = String::deserialize(from)?;
    let halves: Option<Vec<u8>> = names.split(' ').map(half).collect();
    halves.ok_or_else(|| D::Error::custom("half-sides are of NL NR EL ER SL SR WL WR"))
}

/// The index of a side's letter: N E S W.
pub fn side(letter: char) -> Option<u8> {
    u8::try_from("NESW".find(letter)?).ok()
}

/// The index of a half-side, clockwise from the northwest corner: NL NR EL ER SL SR WL WR.
pub fn half(name: &str) -> Option<u8> {
    let mut letters = name.chars();
    let (of, which) = (side(letters.next()?)?, letters.next()?);
    match (which, letters.next()) {
        ('L', None) => Some(of * 2),
        ('R', None) => Some(of * 2 + 1),
        _ => None,
    }
}

/// The opposite side.
pub const fn opposite(side: u8) -> u8 {
    (side + 2) % 4
}

/// The half-side of the neighbor that meets this one: NL meets SR.
pub const fn meeting(half: u8) -> u8 {
    // The left half seen from inside is the right half seen from outside.
    opposite(half / 2) * 2 + 1 - half % 2
}

impl Kind {
    /// A side's edge after this many clockwise quarter turns.
    pub const fn edge(&self, side: u8, quarters: u8) -> Edge {
        self.edges[((side + 4 - quarters % 4) % 4) as usize]
    }

    /// The number of shields.
    pub fn shields(&self) -> u8 {
        self.cities.iter().map(|city| city.shields).sum()
    }

    /// The sides as placed, as four letters.
    pub fn letters(&self, quarters: u8) -> String {
        let letter = |side| self.edge(side, quarters).letter();
        (0..4).map(letter).collect()
    }

    /// The sides as four letters in canonical rotation: the same for all kinds that fit the same
    /// places.
    pub fn shape(&self) -> String {
        let letters = (0..4).map(|quarters| self.letters(quarters));
        letters.min().unwrap_or_default()
    }

    /// The code that names the kind: its letters at rotation 0, `+` for a shield, `/` for cities
    /// that are not connected.
    pub fn code(&self) -> String {
        let mut code = self.letters(0);
        if self.shields() > 0 {
            code.push('+');
        }
        if self.cities.len() > 1 {
            code.push('/');
        }
        code
    }
}
