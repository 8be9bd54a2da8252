//! Setting up the tile game (facts, rules S1–S6, V1–V3).

use super::tile::{Role, Set, kinds};

/// Colours of followers in the box (S3).
pub const COLOURS: u8 = 5;

/// A table that can play: two to as many as there are colours (S4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    players: u8,
    river: Option<Set>,
}

impl Table {
    /// So many players, with a printing of the river or without; none if they cannot play.
    #[must_use]
    pub fn new(players: u8, river: Option<Set>) -> Option<Self> {
        (2..=COLOURS)
            .contains(&players)
            .then_some(Self { players, river })
    }

    /// How many play.
    #[must_use]
    pub const fn players(self) -> u8 {
        self.players
    }

    /// The printing of the river they play with.
    #[must_use]
    pub const fn river(self) -> Option<Set> {
        self.river
    }

    /// Colours that stay in the box.
    #[must_use]
    pub const fn unused(self) -> u8 {
        COLOURS - self.players
    }

    /// Land tiles in face-down piles: all but the start tile, which lies on the table or, with
    /// the river, in the box.
    #[must_use]
    pub fn land(self) -> usize {
        count(|set, _| set == Set::Land) - 1
    }

    /// River tiles between source and lake.
    #[must_use]
    pub fn between(self) -> usize {
        if self.river.is_some() {
            count(|set, role| set == Set::River && role.is_none())
        } else {
            0
        }
    }

    /// All tiles in play.
    #[must_use]
    pub fn tiles(self) -> usize {
        // The start tile, or source and lake.
        self.land() + self.between() + if self.river.is_some() { 2 } else { 1 }
    }

    /// The letter of the tile that lies first.
    #[must_use]
    pub fn first(self) -> &'static str {
        self.end(Role::Source).unwrap_or(super::tile::START)
    }

    /// The letter of the source or the lake.
    #[must_use]
    pub fn end(self, role: Role) -> Option<&'static str> {
        let of = self.river?;
        kinds()
            .iter()
            .find(|kind| kind.set == of && kind.role == Some(role))
            .map(|kind| kind.id)
    }
}

fn count(wanted: impl Fn(Set, Option<Role>) -> bool) -> usize {
    let wanted = kinds().iter().filter(|kind| wanted(kind.set, kind.role));
    wanted.map(|kind| usize::from(kind.count)).sum()
}
