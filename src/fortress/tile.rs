//! A tile: its sides at rotation 0, and how it looks when rotated. The build script reads the box's
//! tiles into these types.

use serde::{Deserialize, Serialize};
use std::ops::Deref;
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

/// A short list that lies in its table: a slice would be a pointer, which is written at every
/// start.
#[derive(Clone, Copy, Debug)]
pub struct Few<T, const MOST: usize> {
    all: [T; MOST],
    count: u8,
}

impl<T, const MOST: usize> Few<T, MOST> {
    /// The first of these; the others only fill the room.
    pub const fn new(all: [T; MOST], count: u8) -> Self {
        Self { all, count }
    }
}

impl<T, const MOST: usize> Deref for Few<T, MOST> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.all[..usize::from(self.count)]
    }
}

/// A part of a city on a tile.
#[derive(Clone, Copy, Debug)]
pub struct City {
    /// The sides it reaches, as indexes in N E S W.
    pub sides: Few<u8, 4>,
    /// The number of shields.
    pub shields: u8,
}

/// A part of a field on a tile.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The half-sides it reaches: NL NR EL ER SL SR WL WR.
    pub halves: Few<u8, 8>,
    /// The city parts of the tile whose walls it touches.
    pub cities: Few<u8, 4>,
}

/// A kind of tile.
#[derive(Debug)]
pub struct Kind {
    /// Its letter on the official sheet.
    pub id: &'static str,
    /// The set it is from.
    pub set: Set,
    /// The number of tiles of this kind.
    pub count: u8,
    /// What the sides N E S W show.
    pub edges: [Edge; 4],
    /// Separate parts of cities.
    pub cities: Few<City, 4>,
    /// Separate parts of roads: the sides each reaches.
    pub roads: Few<Few<u8, 4>, 4>,
    /// Separate parts of fields.
    pub fields: Few<Field, 4>,
    /// It has a monastery.
    pub monastery: bool,
    /// Source or lake of the river.
    pub role: Option<Role>,
}

/// The index of a side's letter: N E S W.
pub fn side(letter: char) -> Option<u8> {
    "NESW"
        .find(letter)
        .and_then(|place| u8::try_from(place).ok())
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
        (0..4)
            .map(|side| self.edge(side, quarters).letter())
            .collect()
    }

    /// The sides as four letters in canonical rotation: the same for all kinds that fit the same
    /// places.
    pub fn shape(&self) -> String {
        (0..4)
            .map(|quarters| self.letters(quarters))
            .min()
            .unwrap_or_default()
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
