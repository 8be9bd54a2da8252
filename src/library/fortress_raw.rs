//! The exact shape of `data/fortress/tiles.toml` and its invariants, and fact numbers. Used by the
//! build script.

use crate::fortress::tile::{Edge, Role, Set, half, side};
use serde::Deserialize;

/// `data/fortress/tiles.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    /// Land, then river, each by letter.
    pub tile: Vec<Tile>,
}

/// A kind of tile at rotation 0.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Its letter on the official sheet.
    pub id: String,
    pub set: Set,
    /// Tiles of this kind in the box.
    pub count: u8,
    /// What the sides N E S W show.
    pub edges: String,
    /// It has a monastery.
    #[serde(default)]
    pub monastery: bool,
    /// Source or lake of the river.
    pub role: Option<Role>,
    /// Separate parts of cities.
    #[serde(default)]
    pub cities: Vec<City>,
    /// Separate parts of roads: the sides each reaches.
    #[serde(default)]
    pub roads: Vec<String>,
    /// Separate parts of fields.
    #[serde(default)]
    pub fields: Vec<Field>,
}

/// A part of a city.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct City {
    /// The sides it reaches.
    pub sides: String,
    #[serde(default)]
    pub shields: u8,
}

/// A part of a field.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The half-sides it reaches.
    pub halves: String,
    /// The city parts of the tile whose walls it touches.
    #[serde(default)]
    pub cities: Vec<u8>,
}

impl Tile {
    /// What its sides show.
    pub fn edges(&self) -> Option<[Edge; 4]> {
        let letters = self.edges.chars();
        let edges: Option<Vec<Edge>> = letters.map(Edge::from_letter).collect();
        edges?.try_into().ok()
    }

    /// The indexes of the sides in a string of letters.
    pub fn sides(word: &str) -> Vec<u8> {
        word.chars().filter_map(side).collect()
    }

    /// The indexes of the half-sides in a list of names.
    pub fn halves(words: &str) -> Vec<u8> {
        words.split(' ').filter_map(half).collect()
    }
}

impl Tiles {
    /// Every violation of the invariants: each side belongs to exactly one part of its kind, and
    /// each half-side without a city, or with a field or road, to exactly one field.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for tile in &self.tile {
            let mut refuse = |what: &str| faults.push(format!("tiles.toml: {}: {what}", tile.id));
            let Some(edges) = tile.edges() else {
                refuse("edges are four of C R F W");
                continue;
            };
            let shown = |edge: Edge| -> Vec<u8> {
                let sides = (0..4).filter(|&side| edges[usize::from(side)] == edge);
                sides.collect()
            };
            let is_open = |half: &u8| edges[usize::from(half / 2)] != Edge::City;
            let cities = tile.cities.iter().flat_map(|city| Tile::sides(&city.sides));
            let roads = tile.roads.iter().flat_map(|road| Tile::sides(road));
            let fields = tile
                .fields
                .iter()
                .flat_map(|field| Tile::halves(&field.halves));
            for (mut reached, shown, what) in [
                (
                    cities.collect::<Vec<_>>(),
                    shown(Edge::City),
                    "city parts do not reach the city sides",
                ),
                (
                    roads.collect(),
                    shown(Edge::Road),
                    "road parts do not reach the road sides",
                ),
                (
                    fields.collect(),
                    (0..8).filter(is_open).collect(),
                    "field parts do not reach the half-sides without a city",
                ),
            ] {
                reached.sort_unstable();
                if reached != shown {
                    refuse(&format!("the {what}"));
                }
            }
            let mut touched = tile.fields.iter().flat_map(|field| &field.cities);
            if touched.any(|&city| usize::from(city) >= tile.cities.len()) {
                refuse("a field touches a city part that is not there");
            }
        }
        faults
    }
}

/// A fact number in its canonical form: `X3`, `K10`. Cyrillic letters that look or sound alike are
/// accepted.
///
/// ```
/// use citadels::library::fortress_raw::number;
/// assert_eq!(number(" k8 ").as_deref(), Some("K8"));
/// assert_eq!(number("Х3").as_deref(), Some("X3"));
/// assert_eq!(number("fields"), None);
/// ```
pub fn number(typed: &str) -> Option<String> {
    let mut letters = typed.trim().chars();
    let letter = match letters.next()?.to_uppercase().next()? {
        'К' => 'K',
        'Х' => 'X',
        'Е' => 'E',
        'М' => 'M',
        'С' => 'C',
        'Т' => 'T',
        'Р' => 'P',
        'Ф' => 'F',
        'Д' => 'D',
        'В' => 'V',
        letter => letter,
    };
    let digits = letters.as_str();
    let is_number = "STPFRCMDXEVK".contains(letter)
        && (1..=2).contains(&digits.len())
        && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| format!("{letter}{digits}"))
}
