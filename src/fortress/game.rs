//! A whole board or a whole game: what someone claims, and what the rules make of it.

use super::board::{Board, Follower, Misfit, Place, Refusal, Spot, Ways};
use super::count::Counted;
use super::feature::Feature;
use super::river::{Bend, bends, course};
use super::tile::{Edge, Kind, Role, START, Set};

/// A tile as someone says it lies.
#[derive(Clone, Copy, Debug)]
pub struct TileClaim {
    /// What it is.
    pub kind: &'static Kind,
    /// Quarters it is turned clockwise.
    pub quarters: u8,
    /// Where it lies.
    pub at: Place,
}

/// A turn as someone says it was.
#[derive(Clone, Copy, Debug)]
pub struct TurnClaim {
    /// The tile.
    pub tile: TileClaim,
    /// Who put a follower where on it.
    pub follower: Option<(usize, Spot)>,
}

/// What someone says of a game or a board.
#[derive(Clone, Debug)]
pub enum Claim {
    /// Turn by turn from the tile that lay first.
    Game {
        /// The tile that lay first.
        start: TileClaim,
        /// The turns.
        turns: Vec<TurnClaim>,
    },
    /// As it lies at some moment.
    Board {
        /// The tiles, in any order.
        tiles: Vec<TileClaim>,
        /// Whoever stands on them.
        followers: Vec<Follower>,
    },
}

/// What the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// The tile that was laid first, or a tile of a board or a turn, does not fit.
    Tile {
        /// Of the turn, or of the tile of a board, from 0.
        number: usize,
        /// Why.
        misfit: Misfit,
    },
    /// A follower may not stand there.
    Follower {
        /// Of the turn, or of the follower of a board, from 0.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
}

/// What is odd, but may be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// More tiles of a kind than the box holds.
    TooMany {
        /// Which kind.
        kind: &'static str,
        /// So many.
        count: usize,
    },
    /// A follower of a player whose turn it was not.
    OutOfTurn {
        /// The turn, from 0.
        turn: usize,
        /// Whose follower.
        player: usize,
    },
    /// The river bends twice to one side with straight tiles between (K8).
    Bend {
        /// Where.
        place: Place,
    },
}

/// A turn that was played.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Points of each player after it.
    pub scores: Vec<u32>,
    /// Followers that each has left after it.
    pub supply: Vec<u8>,
    /// What it completed.
    pub completed: Vec<Counted>,
}

/// A game or board that the rules accept.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// As it lies at the end.
    pub board: Board,
    /// The turns; none for a board.
    pub turns: Vec<Turn>,
    /// Points scored during play.
    pub running: Vec<u32>,
    /// What is odd.
    pub oddities: Vec<Oddity>,
}

impl Claim {
    /// What the rules make of it.
    ///
    /// # Errors
    /// All faults; after a tile that does not fit, nothing more can be said.
    pub fn replay(&self, players: usize, ways: Ways) -> Result<Replayed, Vec<GameFault>> {
        let mut play = Play {
            board: Board::new(players, ways),
            faults: Vec::new(),
            oddities: Vec::new(),
            running: vec![0; players],
            turns: Vec::new(),
        };
        match self {
            Self::Game { start, turns } => play.game(*start, turns),
            Self::Board { tiles, followers } => play.board(tiles, followers),
        }
        play.counts();
        let Play {
            board,
            faults,
            oddities,
            running,
            turns,
        } = play;
        if faults.is_empty() {
            Ok(Replayed {
                board,
                turns,
                running,
                oddities,
            })
        } else {
            Err(faults)
        }
    }
}

/// A replay under way.
struct Play {
    board: Board,
    faults: Vec<GameFault>,
    oddities: Vec<Oddity>,
    running: Vec<u32>,
    turns: Vec<Turn>,
}

impl Play {
    fn game(&mut self, start: TileClaim, turns: &[TurnClaim]) {
        self.board.lay(start.kind, start.quarters, start.at);
        for (number, turn) in turns.iter().enumerate() {
            if !self.lay(number, turn.tile) {
                return;
            }
            if let Some((player, spot)) = turn.follower {
                let follower = Follower {
                    player,
                    at: turn.tile.at,
                    spot,
                };
                if player != number % self.running.len() {
                    self.oddities.push(Oddity::OutOfTurn {
                        turn: number,
                        player,
                    });
                }
                match self
                    .board
                    .may_stand(follower)
                    .and_then(|()| self.board.stand(follower))
                {
                    Ok(()) => {}
                    Err(refusal) => self.faults.push(GameFault::Follower { number, refusal }),
                }
            }
            let completed = self.board.complete();
            add(&mut self.running, &completed);
            self.turns.push(Turn {
                scores: self.running.clone(),
                supply: self.board.supply().to_vec(),
                completed,
            });
        }
    }

    /// Lays a tile of a turn, if it fits.
    fn lay(&mut self, number: usize, TileClaim { kind, quarters, at }: TileClaim) -> bool {
        let misfits = self.board.misfits(kind, quarters, at);
        if !misfits.is_empty() {
            self.faults.extend(
                misfits
                    .into_iter()
                    .map(|misfit| GameFault::Tile { number, misfit }),
            );
            return false;
        }
        self.board.lay(kind, quarters, at);
        if !kind.edges.contains(&Edge::River) {
            return true;
        }
        for bend in bends(&course(&self.board)) {
            match bend {
                Bend::Repeated(place) if place == at => {
                    self.faults.push(GameFault::Tile {
                        number,
                        misfit: Misfit::SameBend,
                    });
                    return false;
                }
                Bend::RepeatedLater(place) if place == at => {
                    self.oddities.push(Oddity::Bend { place });
                }
                _ => {}
            }
        }
        true
    }

    /// Lays the tiles of a board in whatever order they touch each other.
    fn board(&mut self, tiles: &[TileClaim], followers: &[Follower]) {
        let mut waiting: Vec<usize> = (0..tiles.len()).collect();
        while !waiting.is_empty() {
            let touches = |&number: &usize| {
                let TileClaim { kind, quarters, at } = tiles[number];
                !self
                    .board
                    .misfits(kind, quarters, at)
                    .contains(&Misfit::Alone)
            };
            let Some(place) = waiting.iter().position(touches) else {
                break;
            };
            let number = waiting.remove(place);
            let TileClaim { kind, quarters, at } = tiles[number];
            // In which order a river was laid is not known: it may have flowed on later.
            let misfits = self.board.misfits(kind, quarters, at);
            let wrong = misfits
                .into_iter()
                .filter(|misfit| *misfit != Misfit::River);
            let before = self.faults.len();
            self.faults
                .extend(wrong.map(|misfit| GameFault::Tile { number, misfit }));
            if self.faults.len() == before
                || !self.faults[before..].contains(&GameFault::Tile {
                    number,
                    misfit: Misfit::Taken,
                })
            {
                self.board.lay(kind, quarters, at);
            }
        }
        self.faults
            .extend(waiting.iter().map(|&number| GameFault::Tile {
                number,
                misfit: Misfit::Alone,
            }));
        for bend in bends(&course(&self.board)) {
            let number = |place| tiles.iter().position(|tile| tile.at == place).unwrap_or(0);
            match bend {
                Bend::Repeated(place) => {
                    self.faults.push(GameFault::Tile {
                        number: number(place),
                        misfit: Misfit::SameBend,
                    });
                }
                Bend::RepeatedLater(place) => self.oddities.push(Oddity::Bend { place }),
            }
        }
        for (number, &follower) in followers.iter().enumerate() {
            if followers[..number]
                .iter()
                .any(|other| other.at == follower.at)
            {
                self.faults.push(GameFault::Follower {
                    number,
                    refusal: Refusal::SecondOnTile,
                });
            } else if let Err(refusal) = self.board.stand(follower) {
                self.faults.push(GameFault::Follower { number, refusal });
            }
        }
    }

    /// More tiles of a kind than the box holds.
    fn counts(&mut self) {
        for kind in super::tile::kinds() {
            let laid = self
                .board
                .tiles()
                .iter()
                .filter(|laid| laid.kind.id == kind.id)
                .count();
            if laid > usize::from(kind.count) {
                self.oddities.push(Oddity::TooMany {
                    kind: kind.id,
                    count: laid,
                });
            }
        }
    }
}

/// Adds the points of features to their owners.
pub fn add(scores: &mut [u32], counted: &[Counted]) {
    pay(scores, counted.iter().map(|counted| &counted.feature));
}

fn pay<'a>(scores: &mut [u32], features: impl Iterator<Item = &'a Feature>) {
    for feature in features {
        for owner in feature.owners() {
            scores[owner] += feature.points();
        }
    }
}

impl Replayed {
    /// What would be scored if the game ended now: all that somebody stands on.
    #[must_use]
    pub fn totals(&self, remaining: &[Counted]) -> Vec<u32> {
        let mut totals = self.running.clone();
        add(&mut totals, remaining);
        totals
    }
}

/// What is left of a kind of tile that is in play.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    /// The kind.
    pub kind: &'static Kind,
    /// Tiles of it in play: with the river, the start tile is in the box (V1).
    pub of: usize,
    /// Tiles that are not on the board yet.
    pub left: usize,
}

/// What is left of each kind in play: with the river if any of it lies there, and with the source
/// and the lake that lie there, else with those of one printing.
#[must_use]
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
        let boxed = usize::from(river && kind.id == START);
        let of = usize::from(kind.count).saturating_sub(boxed);
        Left {
            kind,
            of,
            left: of.saturating_sub(laid(kind)),
        }
    };
    super::tile::kinds()
        .iter()
        .filter(in_play)
        .map(count)
        .collect()
}

/// The points of each player from features that were counted by hand.
#[must_use]
pub fn standing(players: usize, features: &[Feature]) -> Vec<u32> {
    let mut totals = vec![0; players];
    pay(&mut totals, features.iter());
    totals
}
