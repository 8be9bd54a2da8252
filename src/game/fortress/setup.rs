//! Setting up the tile game (facts, rules S1–S6, V1–V3).

use super::kinds;
use super::tile::{Role, Set};
use std::ops::RangeInclusive;

/// Colors of followers in the box (S3).
pub const COLORS: u8 = 5;

/// Two players up to the number of colors (S4).
pub const PLAYERS: RangeInclusive<u8> = 2..=COLORS;

/// A valid table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    players: u8,
    river: Option<Set>,
}

impl Table {
    /// A table with this many players, with or without a printing of the river; none if they can't
    /// play.
    pub fn new(players: u8, river: Option<Set>) -> Option<Self> {
        PLAYERS
            .contains(&players)
            .then_some(Self { players, river })
    }

    /// Colors that stay in the box.
    pub const fn unused(self) -> u8 {
        COLORS - self.players
    }

    /// Land tiles in face-down piles: all but the start tile, which is on the table or, with the
    /// river, in the box.
    pub fn land(self) -> usize {
        in_set(Set::Land) - 1
    }

    /// River tiles in the face-down pile: all but the source, with the lake at the bottom.
    pub fn river_pile(self) -> usize {
        self.river.map_or(0, |_| in_set(Set::River) - 1)
    }

    /// The letter of the first tile.
    pub fn first(self) -> &'static str {
        self.end(Role::Source).unwrap_or(kinds::START)
    }

    /// The letter of the source or the lake.
    pub fn end(self, role: Role) -> Option<&'static str> {
        let of = self.river?;
        let mut kinds = kinds::all().iter();
        let end = kinds.find(|kind| kind.set == of && kind.role == Some(role));
        end.map(|kind| kind.id)
    }
}

/// The number of tiles played with: with the river, its tiles instead of the start tile (V1).
pub fn tiles(with_river: bool) -> usize {
    let river = if with_river {
        in_set(Set::River) - 1
    } else {
        0
    };
    in_set(Set::Land) + river
}

/// The number of tiles in a set.
pub fn in_set(set: Set) -> usize {
    let kinds = kinds::all().iter().filter(|kind| kind.set == set);
    kinds.map(|kind| usize::from(kind.count)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_to_five_play_with_72_tiles_or_with_the_river_83() {
        let tables = (0..=9).filter_map(|players| Table::new(players, None));
        let unused: Vec<u8> = tables.map(Table::unused).collect();
        assert_eq!(unused, [3, 2, 1, 0]);
        assert_eq!((tiles(false), tiles(true)), (72, 83));
        for (river, first, land, pile) in [
            (None, "D", 71, 0),
            (Some(Set::River), "RA", 71, 11),
            (Some(Set::ThirdRiver), "RA3", 71, 11),
        ] {
            let table = Table::new(4, river).unwrap();
            assert_eq!(table.first(), first);
            assert_eq!((table.land(), table.river_pile()), (land, pile));
            assert_eq!(table.land() + pile + 1, tiles(river.is_some()));
        }
    }
}
