//! The files of data that are rules.

use crate::fortress::kinds::Tiles;
use crate::play::Weights;
use crate::rulebook::Rulebooks;

/// `editions.toml`: how the editions' rulebooks differ.
pub const EDITIONS: &str = include_str!("editions.toml");
/// `steward.toml`: what a playing steward holds things worth.
pub const STEWARD: &str = include_str!("steward.toml");
/// `tiles.toml`: the tiles of Fortress.
pub const TILES: &str = include_str!("tiles.toml");

/// Everything wrong with the three files that a parser can see, and with the tiles.
pub fn faults() -> Vec<String> {
    let editions = toml::from_str::<Rulebooks>(EDITIONS).err();
    let steward = toml::from_str::<Weights>(STEWARD).err();
    let mut faults: Vec<String> = [("editions.toml", editions), ("steward.toml", steward)]
        .into_iter()
        .filter_map(|(file, error)| Some(format!("{file}: {}", error?)))
        .collect();
    match toml::from_str::<Tiles>(TILES) {
        Ok(tiles) => faults.extend(tiles.faults()),
        Err(error) => faults.push(format!("tiles.toml: {error}")),
    }
    faults
}
