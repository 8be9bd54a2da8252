//! A whole board or a whole game: the claim, and how the rules judge it.

use super::board::{Board, Follower, Misfit, Place, Refusal, Spot, Ways};
use super::count::Counted;
use super::feature::{Feature, Sort};
use super::kinds;
use super::river::{Bend, bends, course};
use super::tile::{City, Edge, Field, Kind, Role, Set};
use strum::{EnumDiscriminants, IntoStaticStr, VariantNames};

/// A claimed tile.
#[derive(Clone, Copy, Debug)]
pub struct TileClaim {
    /// Its kind.
    pub kind: &'static Kind,
    /// Clockwise quarter turns.
    pub quarters: u8,
    /// Its place.
    pub at: Place,
}

impl TileClaim {
    /// The only spot for a follower on it, if there is exactly one.
    pub fn only_spot(&self, sort: Sort) -> Option<Spot> {
        let turned = |side: &u8| (side + self.quarters) % 4;
        match (sort, self.kind) {
            (Sort::Monastery, _) => Some(Spot::Monastery),
            (
                Sort::Road,
                Kind {
                    roads: [[side, ..]],
                    ..
                },
            ) => Some(Spot::Road(turned(side))),
            (
                Sort::City,
                Kind {
                    cities:
                        [
                            City {
                                sides: [side, ..], ..
                            },
                        ],
                    ..
                },
            ) => Some(Spot::City(turned(side))),
            (
                Sort::Field,
                Kind {
                    fields:
                        [
                            Field {
                                halves: [half, ..], ..
                            },
                        ],
                    ..
                },
            ) => Some(Spot::Field((half + 2 * self.quarters) % 8)),
            _ => None,
        }
    }
}

/// A claimed turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnClaim {
    /// The tile.
    pub tile: TileClaim,
    /// Who placed a follower, and where on the tile.
    pub follower: Option<(usize, Spot)>,
}

/// A claimed game or board.
#[derive(Clone, Debug)]
pub enum Claim {
    /// Turn by turn, from the first tile.
    Game {
        /// The first tile.
        start: TileClaim,
        /// The turns.
        turns: Vec<TurnClaim>,
    },
    /// A snapshot.
    Board {
        /// In any order.
        tiles: Vec<TileClaim>,
        /// The followers on them.
        followers: Vec<Follower>,
    },
}

/// A rule violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// A tile does not fit.
    Tile {
        /// Index of the turn, or of the board's tile; from 0.
        number: usize,
        /// The reason.
        misfit: Misfit,
    },
    /// A follower is not allowed there.
    Follower {
        /// Index of the turn, or of the board's follower; from 0.
        number: usize,
        /// The reason.
        refusal: Refusal,
    },
}

/// Odd, but possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(
    name(OddityKind),
    derive(IntoStaticStr, VariantNames),
    strum(serialize_all = "kebab-case")
)]
pub enum Oddity {
    /// More tiles of a kind than the box has.
    TooManyTiles {
        /// The kind.
        kind: &'static str,
        /// The number placed.
        count: usize,
    },
    /// A follower of a player who was not on turn.
    OutOfTurn {
        /// From 0.
        turn: usize,
        /// The follower's owner.
        player: usize,
    },
    /// The river bends twice in one direction with straight tiles between (K8).
    RiverBend {
        /// The second bend.
        at: Place,
    },
}

/// A turn that was played.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Each player's points after it.
    pub scores: Vec<u32>,
    /// Each player's remaining followers after it.
    pub supply: Vec<u8>,
    /// What it completed.
    pub completed: Vec<Counted>,
}

/// A game or board that the rules accept.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The final board.
    pub board: Board,
    /// Empty for a board.
    pub turns: Vec<Turn>,
    /// Points scored during play.
    pub running: Vec<u32>,
    /// The oddities.
    pub oddities: Vec<Oddity>,
}

impl Claim {
    /// Checks and replays it.
    ///
    /// # Errors All faults; nothing after a tile that does not fit.
    pub fn replay(&self, players: usize, ways: Ways) -> Result<Replayed, Vec<GameFault>> {
        let mut play = Play {
            so_far: Replayed {
                board: Board::new(players, ways),
                turns: Vec::new(),
                running: vec![0; players],
                oddities: Vec::new(),
            },
            faults: Vec::new(),
        };
        match self {
            Self::Game { start, turns } => play.game(*start, turns),
            Self::Board { tiles, followers } => play.board(tiles, followers),
        }
        play.counts();
        if play.faults.is_empty() {
            Ok(play.so_far)
        } else {
            Err(play.faults)
        }
    }
}

/// A replay in progress.
struct Play {
    so_far: Replayed,
    faults: Vec<GameFault>,
}

impl Play {
    fn misfits(&mut self, number: usize, misfits: impl IntoIterator<Item = Misfit>) {
        let misfits = misfits.into_iter();
        self.faults
            .extend(misfits.map(|misfit| GameFault::Tile { number, misfit }));
    }

    fn refused(&mut self, number: usize, stands: Result<(), Refusal>) {
        let refusal = stands.err();
        self.faults
            .extend(refusal.map(|refusal| GameFault::Follower { number, refusal }));
    }

    fn game(&mut self, start: TileClaim, turns: &[TurnClaim]) {
        self.so_far.board.lay(start.kind, start.quarters, start.at);
        for (number, turn) in turns.iter().enumerate() {
            if !self.lay(number, turn.tile) {
                return;
            }
            let Replayed {
                board,
                turns,
                running,
                oddities,
            } = &mut self.so_far;
            let mut stands = Ok(());
            if let Some((player, spot)) = turn.follower {
                let at = turn.tile.at;
                let follower = Follower { player, at, spot };
                if player != number % running.len() {
                    oddities.push(Oddity::OutOfTurn {
                        turn: number,
                        player,
                    });
                }
                stands = board
                    .may_stand(follower)
                    .and_then(|()| board.stand(follower));
            }
            let completed = board.complete();
            pay(running, completed.iter().map(|counted| &counted.feature));
            turns.push(Turn {
                scores: running.clone(),
                supply: board.supply().to_vec(),
                completed,
            });
            self.refused(number, stands);
        }
    }

    /// Places the tile of a turn, if it fits.
    fn lay(&mut self, number: usize, TileClaim { kind, quarters, at }: TileClaim) -> bool {
        let Replayed {
            board, oddities, ..
        } = &mut self.so_far;
        let mut misfits = board.misfits(kind, quarters, at);
        if misfits.is_empty() {
            board.lay(kind, quarters, at);
            let is_river = kind.edges.contains(&Edge::River);
            let bends = is_river.then(|| bends(&course(board)));
            for bend in bends.into_iter().flatten() {
                match bend {
                    Bend::Repeated(place) if place == at => misfits.push(Misfit::SameBend),
                    Bend::RepeatedLater(place) if place == at => {
                        oddities.push(Oddity::RiverBend { at });
                    }
                    _ => {}
                }
            }
        }
        let fits = misfits.is_empty();
        self.misfits(number, misfits);
        fits
    }

    /// Places the tiles of a board in any order in which they touch.
    fn board(&mut self, tiles: &[TileClaim], followers: &[Follower]) {
        let mut waiting: Vec<usize> = (0..tiles.len()).collect();
        let misfits = |board: &Board, number: usize| {
            let TileClaim { kind, quarters, at } = tiles[number];
            board.misfits(kind, quarters, at)
        };
        let touches =
            |board: &Board, number: usize| !misfits(board, number).contains(&Misfit::Alone);
        while let Some(place) = waiting
            .iter()
            .position(|&one| touches(&self.so_far.board, one))
        {
            let number = waiting.remove(place);
            // The order in which a river was placed is unknown: it may have continued later.
            let mut misfits = misfits(&self.so_far.board, number);
            misfits.retain(|misfit| *misfit != Misfit::River);
            if !misfits.contains(&Misfit::Taken) {
                let TileClaim { kind, quarters, at } = tiles[number];
                self.so_far.board.lay(kind, quarters, at);
            }
            self.misfits(number, misfits);
        }
        for alone in waiting {
            self.misfits(alone, [Misfit::Alone]);
        }
        for bend in bends(&course(&self.so_far.board)) {
            match bend {
                Bend::Repeated(at) => {
                    let number = tiles.iter().position(|tile| tile.at == at);
                    let number = number.expect("the river flows over these tiles");
                    self.misfits(number, [Misfit::SameBend]);
                }
                Bend::RepeatedLater(at) => self.so_far.oddities.push(Oddity::RiverBend { at }),
            }
        }
        for (number, &follower) in followers.iter().enumerate() {
            let mut before = followers[..number].iter();
            let stands = if before.any(|other| other.at == follower.at) {
                Err(Refusal::SecondOnTile)
            } else {
                self.so_far.board.stand(follower)
            };
            self.refused(number, stands);
        }
    }

    /// More tiles of a kind than the box has.
    fn counts(&mut self) {
        for kind in kinds::all() {
            let tiles = self.so_far.board.tiles().iter();
            let count = tiles.filter(|laid| laid.kind.id == kind.id).count();
            if count > usize::from(kind.count) {
                let kind = kind.id;
                self.so_far
                    .oddities
                    .push(Oddity::TooManyTiles { kind, count });
            }
        }
    }
}

/// Adds the points of features to their owners.
fn pay<'a>(scores: &mut [u32], features: impl Iterator<Item = &'a Feature>) {
    for feature in features {
        for owner in feature.owners() {
            scores[owner] += feature.points();
        }
    }
}

impl Replayed {
    /// What would score if the game ended now: every occupied feature.
    pub fn totals(&self, remaining: &[Counted]) -> Vec<u32> {
        let mut totals = self.running.clone();
        pay(
            &mut totals,
            remaining.iter().map(|counted| &counted.feature),
        );
        totals
    }
}

/// The remaining tiles of a kind in play.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    /// The kind.
    pub kind: &'static Kind,
    /// Its tiles in play: with the river, the start tile stays in the box (V1).
    pub of: usize,
    /// Tiles not yet on the board.
    pub left: usize,
}

/// The remaining tiles of each kind in play: with the river if any of it was placed, using the
/// placed source and lake, otherwise those of one printing.
pub fn left(board: &Board) -> Vec<Left> {
    let tiles = board.tiles();
    let laid = |kind: &Kind| tiles.iter().filter(|laid| laid.kind.id == kind.id).count();
    let river = tiles.iter().any(|laid| laid.kind.set != Set::Land);
    let printing = |wanted: Option<Role>| {
        let ends = tiles
            .iter()
            .map(|laid| laid.kind)
            .filter(|kind| kind.role.is_some());
        let same = ends.clone().find(|kind| kind.role == wanted);
        same.or_else(|| ends.clone().next())
            .map_or(Set::River, |kind| kind.set)
    };
    let in_play = |kind: &&'static Kind| match (kind.set, kind.role) {
        (Set::Land, _) => true,
        (_, None) => river,
        (set, role) => laid(kind) > 0 || river && set == printing(role),
    };
    let count = |kind: &'static Kind| {
        let boxed = usize::from(river && kind.id == kinds::START);
        let of = usize::from(kind.count).saturating_sub(boxed);
        Left {
            kind,
            of,
            left: of.saturating_sub(laid(kind)),
        }
    };
    kinds::all().iter().filter(in_play).map(count).collect()
}

/// Each player's points from features entered by hand.
pub fn totals(players: usize, features: &[Feature]) -> Vec<u32> {
    let mut totals = vec![0; players];
    pay(&mut totals, features.iter());
    totals
}

/// A player's rank; ties share it.
pub fn place<T: PartialOrd>(totals: &[T], player: usize) -> usize {
    let better = totals.iter().filter(|total| **total > totals[player]);
    better.count() + 1
}

/// The players with the most points; ties share the win (E8).
pub fn winners<T: PartialOrd>(totals: &[T]) -> Vec<usize> {
    let players = 0..totals.len();
    players
        .filter(|&player| place(totals, player) == 1)
        .collect()
}
