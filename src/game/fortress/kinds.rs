//! The kinds of tiles in the box, and how to look them up.

use super::tile::{Edge, Kind};
use crate::data::TILES;
use serde::Deserialize;
use std::sync::LazyLock;

/// `data/tiles.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Tiles {
    /// Land, then river, each by letter.
    pub tile: Vec<Kind>,
}

impl Tiles {
    /// Every violation of the invariants: each side belongs to exactly one part of its kind, and
    /// each half-side without a city, or with a field or road, to exactly one field.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for tile in &self.tile {
            let mut refuse = |what: &str| faults.push(format!("tiles.toml: {}: {what}", tile.id));
            let shown = |edge: Edge| -> Vec<u8> {
                let sides = (0..4).filter(|&side| tile.edges[usize::from(side)] == edge);
                sides.collect()
            };
            let is_open = |half: &u8| tile.edges[usize::from(half / 2)] != Edge::City;
            let cities = tile.cities.iter().flat_map(|city| &city.sides);
            let roads = tile.roads.iter().flat_map(|road| &road.0);
            let fields = tile.fields.iter().flat_map(|field| &field.halves);
            let halves: Vec<u8> = (0..8).filter(is_open).collect();
            for (reached, shown, what) in [
                (cities.collect::<Vec<_>>(), shown(Edge::City), "city"),
                (roads.collect(), shown(Edge::Road), "road"),
                (fields.collect(), halves, "field"),
            ] {
                let mut reached: Vec<u8> = reached.into_iter().copied().collect();
                reached.sort_unstable();
                if reached != shown {
                    refuse(&format!(
                        "its {what} parts do not reach the sides that show them"
                    ));
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

static KINDS: LazyLock<Vec<Kind>> = LazyLock::new(|| {
    let tiles: Tiles = toml::from_str(TILES).expect("the build checks tiles.toml");
    tiles.tile
});

/// All kinds: land, then river.
pub fn all() -> &'static [Kind] {
    &KINDS
}

/// The kind of the start tile (S1).
pub const START: &str = "D";

/// The kind with this letter, case-insensitive; Cyrillic letters that look the same are accepted.
///
/// ```
/// use citadels_game::fortress::kinds::find;
/// assert_eq!(find("в").map(|kind| kind.id), Some("B"));
/// ```
pub fn find(id: &str) -> Option<&'static Kind> {
    let latin = |letter: char| match letter.to_uppercase().next() {
        Some('А') => 'A',
        Some('В') => 'B',
        Some('С') => 'C',
        Some('Е') => 'E',
        Some('Н') => 'H',
        Some('І') => 'I',
        Some('К') => 'K',
        Some('М') => 'M',
        Some('О') => 'O',
        Some('Р') => 'P',
        Some('Т') => 'T',
        Some('Х') => 'X',
        _ => letter,
    };
    // No letter of a kind is longer, and input may be anything.
    let id: String = id.chars().take(4).map(latin).collect();
    KINDS.iter().find(|kind| kind.id.eq_ignore_ascii_case(&id))
}

/// What the four letters of a placed tile may mean: kinds and quarter turns. A symbol after them
/// resolves ambiguity: `+` a shield, `/` separate cities, `-` neither.
///
/// ```
/// use citadels_game::fortress::kinds::by_sides;
/// let found: Vec<_> = by_sides("RCRF").unwrap().iter().map(|(kind, r)| (kind.id, *r)).collect();
/// assert_eq!(found, [("D", 1)]);
/// assert_eq!(by_sides("CFCF").unwrap().len(), 3);
/// assert_eq!(by_sides("CFCF+").unwrap()[0].0.id, "F");
/// ```
pub fn by_sides(typed: &str) -> Option<Vec<(&'static Kind, u8)>> {
    let mut letters = typed.chars();
    let mut edges = [Edge::Field; 4];
    for edge in &mut edges {
        *edge = Edge::from_letter(letters.next()?)?;
    }
    let sign = letters.next();
    if letters.next().is_some() || sign.is_some_and(|sign| !['+', '/', '-'].contains(&sign)) {
        return None;
    }
    let fits = |kind: &&Kind| match sign {
        Some('+') => kind.shields() > 0,
        Some('/') => kind.cities.len() > 1,
        Some(_) => kind.shields() == 0 && kind.cities.len() < 2,
        None => true,
    };
    let turned = |kind: &'static Kind| {
        let lies = |&quarters: &u8| {
            (0..4).all(|side| kind.edge(side, quarters) == edges[usize::from(side)])
        };
        (0..4).find(lies).map(|quarters| (kind, quarters))
    };
    Some(KINDS.iter().filter(fits).filter_map(turned).collect())
}
