//! Scoring a board: what a tile completes, and what is left at the end (facts, rules T3, X1–X4,
//! E2–E7).

use super::board::{Board, Follower, Place, Spot};
use super::feature::{Feature, Sort};
use super::forest::{Part, Whole};
use std::collections::HashSet;

/// A scored feature, and its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The feature.
    pub feature: Feature,
    /// Its tiles, without duplicates.
    pub places: Vec<Place>,
    /// For a field, one tile of each completed city it touches.
    pub cities: Vec<Place>,
}

impl Board {
    /// Scores what the last tile completed, and returns the followers (T3, X4).
    pub fn complete(&mut self) -> Vec<Counted> {
        let Some(&laid) = self.tiles.last() else {
            return Vec::new();
        };
        let lines = laid.kind.cities.len() + laid.kind.roads.len();
        let mut parts: Vec<Part> = (laid.first..laid.first + lines).collect();
        let (x, y) = laid.at;
        let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
        parts.extend(around.filter_map(|at| self.monasteries.get(&at)));
        let mut counted = Vec::new();
        for part in parts {
            let whole = self.forest.whole(part);
            if whole.scored || !self.is_complete(whole) {
                continue;
            }
            let scored = self.count(whole);
            let whole = self.forest.whole_mut(part);
            whole.scored = true;
            for follower in std::mem::take(&mut whole.followers) {
                self.supply[follower.player] += 1;
            }
            if !scored.feature.owners().is_empty() {
                counted.push(scored);
            }
        }
        counted
    }

    /// Every occupied feature as it is now: roads, cities, monasteries, fields.
    pub fn remaining(&self) -> Vec<Counted> {
        let wholes = self.forest.wholes();
        let occupied = wholes.filter(|whole| !whole.followers.is_empty());
        let mut counted: Vec<Counted> = occupied.map(|whole| self.count(whole)).collect();
        counted.sort_by(|one, other| {
            (one.feature.sort, &one.places).cmp(&(other.feature.sort, &other.places))
        });
        counted
    }

    /// The field at each half-side of a tile, by a number shared across the whole field.
    pub fn field_at(&self, at: Place, half: u8) -> Option<Part> {
        let part = self.part(self.tile(at)?, Spot::Field(half))?;
        Some(self.forest.root(part))
    }

    /// Every field, with its number, in reading order; with or without farmers.
    pub fn all_fields(&self) -> Vec<(Part, Counted)> {
        let mut places: Vec<Place> = self.tiles.iter().map(|laid| laid.at).collect();
        places.sort_unstable_by_key(|&(x, y)| (y, x));
        let mut fields: Vec<(Part, Counted)> = Vec::new();
        let mut known: HashSet<Part> = HashSet::new();
        for at in places {
            let halves = (0..8).filter_map(|half| self.field_at(at, half));
            for field in halves.filter(|field| known.insert(*field)) {
                fields.push((field, self.count(self.forest.whole(field))));
            }
        }
        fields
    }

    /// All followers on the board.
    pub fn followers(&self) -> Vec<Follower> {
        let wholes = self.forest.wholes();
        wholes
            .flat_map(|whole| whole.followers.iter().copied())
            .collect()
    }

    fn is_complete(&self, whole: &Whole) -> bool {
        match whole.sort {
            Sort::Road | Sort::City => whole.open == 0,
            Sort::Monastery => self.neighbours(self.tiles[whole.tiles[0]].at) == 8,
            Sort::Field => false,
        }
    }

    fn neighbours(&self, (x, y): Place) -> u32 {
        let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
        let laid = around.filter(|at| *at != (x, y) && self.places.contains_key(at));
        u32::try_from(laid.count()).expect("there are eight places around one")
    }

    pub(super) fn count(&self, whole: &Whole) -> Counted {
        let tiles = whole.tiles.iter();
        let mut places: Vec<Place> = tiles.map(|&number| self.tiles[number].at).collect();
        places.sort_unstable();
        places.dedup();
        let mut roots: Vec<Part> = whole.cities.iter().map(|&c| self.forest.root(c)).collect();
        roots.sort_unstable();
        roots.dedup();
        let complete = |root: &Part| {
            let whole = Some(self.forest.whole(*root)).filter(|whole| self.is_complete(whole))?;
            let tiles = whole.tiles.iter();
            tiles.map(|&number| self.tiles[number].at).min()
        };
        let mut cities: Vec<Place> = roots.iter().filter_map(complete).collect();
        cities.sort_unstable();
        let mut followers = vec![0; self.players];
        for follower in &whole.followers {
            followers[follower.player] += 1;
        }
        let length = |count: usize| u32::try_from(count).expect("a box has few tiles");
        let feature = Feature {
            sort: whole.sort,
            tiles: length(places.len()),
            shields: whole.shields,
            neighbours: if whole.sort == Sort::Monastery {
                self.neighbours(places[0])
            } else {
                0
            },
            cities: length(cities.len()),
            complete: self.is_complete(whole),
            followers,
        };
        Counted {
            feature,
            places,
            cities,
        }
    }
}
