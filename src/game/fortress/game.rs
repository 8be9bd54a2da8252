//! A whole board or a whole game: the claim, and how the rules judge it.

use super::board::{Board, Follower, Misfit, Place, Refusal, Spot, Ways};
use super::count::Counted;
use super::feature::{Feature, Sort};
use super::kinds;
use super::river::{self, bends, course, off_course};
use super::tile::{Kind, Role, Set};
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
    /// The first tile, in its usual place (S2).
    pub const fn first(kind: &'static Kind) -> Self {
        Self {
            kind,
            quarters: 0,
            at: (0, 0),
        }
    }

    /// Its letter and its quarter turns, as in a grid: `K3`.
    pub fn letter(&self) -> String {
        format!("{}{}", self.kind.id, self.quarters)
    }

    /// The spots for a follower on it: one for each road, city or field, and the monastery.
    pub fn spots(&self, sort: Sort) -> Vec<Spot> {
        let turned = |side: &u8| (side + self.quarters) % 4;
        let kind = self.kind;
        let roads = kind.roads.iter().filter_map(|road| road.0.first());
        let cities = kind.cities.iter().filter_map(|city| city.sides.first());
        let fields = kind.fields.iter().filter_map(|field| field.halves.first());
        match sort {
            Sort::Monastery if kind.monastery => vec![Spot::Monastery],
            Sort::Monastery => Vec::new(),
            Sort::Road => roads.map(|side| Spot::Road(turned(side))).collect(),
            Sort::City => cities.map(|side| Spot::City(turned(side))).collect(),
            Sort::Field => fields
                .map(|half| Spot::Field((half + 2 * self.quarters) % 8))
                .collect(),
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
    /// More tiles of a kind than are in play.
    TooManyTiles {
        /// The kind.
        kind: &'static str,
        /// The number placed.
        count: usize,
        /// The number in play: with the river, the start tile stays in the box (V1).
        of: usize,
    },
    /// A follower of a player who was not on turn.
    OutOfTurn {
        /// From 0.
        turn: usize,
        /// The follower's owner.
        player: usize,
    },
    /// The river bends twice in one direction with straight tiles between (K8). Reported once.
    RiverBend {
        /// The first bend that repeats another.
        at: Place,
    },
    /// Land was laid before the lake (V3), which is right only if the lake fit nowhere (K20).
    LandBeforeLake {
        /// The first such turn, from 0; none for a board.
        turn: Option<usize>,
    },
}

/// A turn that was played.
#[derive(Clone, Debug)]
pub struct Turn {
    /// What was done.
    pub played: TurnClaim,
    /// Each player's points after it.
    pub scores: Vec<u32>,
    /// Each player's remaining followers after it.
    pub supply: Vec<u8>,
    /// What it completed.
    pub completed: Vec<Counted>,
}

/// A game or board that the rules accept: the fold of its turns.
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
    /// # Errors
    ///
    /// All faults; nothing after a tile that does not fit.
    pub fn replay(&self, players: usize, ways: Ways) -> Result<Replayed, Vec<GameFault>> {
        let mut play = Play {
            so_far: Replayed::new(players, ways),
            faults: Vec::new(),
        };
        match self {
            Self::Game { start, turns } => play.game(*start, turns),
            Self::Board { tiles, followers } => play.board(tiles, followers),
        }
        if play.faults.is_empty() {
            Ok(play.so_far.ended())
        } else {
            Err(play.faults)
        }
    }
}

impl Replayed {
    fn new(players: usize, ways: Ways) -> Self {
        Self {
            board: Board::new(players, ways),
            turns: Vec::new(),
            running: vec![0; players],
            oddities: Vec::new(),
        }
    }

    /// A game with its first tile on the table.
    pub fn begin(players: usize, ways: Ways, start: TileClaim) -> Self {
        let mut begun = Self::new(players, ways);
        begun.board.lay(start.kind, start.quarters, start.at);
        begun
    }

    /// Places the tile of a turn, if it fits; otherwise says why not.
    pub fn lay(&mut self, TileClaim { kind, quarters, at }: TileClaim) -> Vec<Misfit> {
        let misfits = river::misfits(&self.board, kind, quarters, at);
        if misfits.is_empty() {
            self.board.lay(kind, quarters, at);
            let mut oddities = self.oddities.iter();
            let is_told = oddities.any(|odd| matches!(odd, Oddity::LandBeforeLake { .. }));
            if kind.set == Set::Land && !is_told {
                self.land_before_lake(Some(self.turns.len()));
            }
        }
        misfits
    }

    /// Ends the turn whose tile was placed: the follower, then what is complete (T2, T3).
    ///
    /// # Errors
    ///
    /// The follower may not go there; the turn counts without it.
    pub fn end_turn(&mut self, played: TurnClaim) -> Result<(), Refusal> {
        let mut stands = Ok(());
        if let Some((player, spot)) = played.follower {
            let (turn, at) = (self.turns.len(), played.tile.at);
            if player != turn % self.running.len() {
                self.oddities.push(Oddity::OutOfTurn { turn, player });
            }
            let follower = Follower { player, at, spot };
            stands = self.board.may_stand(follower);
            stands = stands.and_then(|()| self.board.stand(follower));
        }
        let completed = self.board.complete();
        let features = completed.iter().map(|counted| &counted.feature);
        pay(&mut self.running, features);
        self.turns.push(Turn {
            played,
            scores: self.running.clone(),
            supply: self.board.supply().to_vec(),
            completed,
        });
        stands
    }

    /// With the river, is there land but no lake (V3)?
    fn land_before_lake(&mut self, turn: Option<usize>) {
        let kinds = || self.board.tiles().iter().map(|laid| laid.kind);
        let is_early = has_river(&self.board)
            && kinds().any(|kind| kind.set == Set::Land)
            && !kinds().any(|kind| kind.role == Some(Role::Lake));
        let oddity = is_early.then_some(Oddity::LandBeforeLake { turn });
        self.oddities.extend(oddity);
    }

    /// The same with what is unusual about the whole board: the first bend that repeats another
    /// with straight tiles between, since others would say the same; and more tiles of a kind than
    /// are in play.
    #[must_use]
    pub fn ended(mut self) -> Self {
        let mut bends = bends(&course(&self.board)).into_iter();
        let later = bends.find(|(_, is_next)| !is_next);
        let later = later.map(|(at, _)| Oddity::RiverBend { at });
        let left = left(&self.board).into_iter();
        let too_many = left.filter(|one| one.laid > one.of);
        let too_many = too_many.map(|one| Oddity::TooManyTiles {
            kind: one.kind.id,
            count: one.laid,
            of: one.of,
        });
        self.oddities.extend(later.into_iter().chain(too_many));
        self
    }
}

/// A replay in progress.
struct Play {
    so_far: Replayed,
    faults: Vec<GameFault>,
}

impl Play {
    fn misfits(&mut self, number: usize, misfits: impl IntoIterator<Item = Misfit>) {
        let fault = |misfit| GameFault::Tile { number, misfit };
        self.faults.extend(misfits.into_iter().map(fault));
    }

    fn refused(&mut self, number: usize, stands: Result<(), Refusal>) {
        let fault = |refusal| GameFault::Follower { number, refusal };
        self.faults.extend(stands.err().map(fault));
    }

    fn game(&mut self, start: TileClaim, turns: &[TurnClaim]) {
        self.so_far.board.lay(start.kind, start.quarters, start.at);
        for (number, &turn) in turns.iter().enumerate() {
            let misfits = self.so_far.lay(turn.tile);
            if !misfits.is_empty() {
                return self.misfits(number, misfits);
            }
            let stands = self.so_far.end_turn(turn);
            self.refused(number, stands);
        }
    }

    /// Places the tiles of a board in any order in which they touch.
    fn board(&mut self, tiles: &[TileClaim], followers: &[Follower]) {
        let mut waiting: Vec<usize> = (0..tiles.len()).collect();
        let misfits = |board: &Board, number: usize| {
            let TileClaim { kind, quarters, at } = tiles[number];
            board.misfits(kind, quarters, at)
        };
        let next = |board: &Board, waiting: &[usize]| {
            let mut waiting = waiting.iter();
            waiting.position(|&one| !misfits(board, one).contains(&Misfit::Alone))
        };
        while let Some(place) = next(&self.so_far.board, &waiting) {
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
        // The river is looked at when all tiles fit: otherwise it would be blamed for another fault.
        if self.faults.is_empty() {
            let off = off_course(&self.so_far.board);
            self.at_places(tiles, off, Misfit::River);
            let bends = bends(&course(&self.so_far.board));
            let repeated = bends.into_iter().filter(|(_, is_next)| *is_next);
            self.at_places(tiles, repeated.map(|(at, _)| at), Misfit::SameBend);
        }
        self.so_far.land_before_lake(None);
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

    /// The tiles at these places don't fit.
    fn at_places(
        &mut self,
        tiles: &[TileClaim],
        places: impl IntoIterator<Item = Place>,
        misfit: Misfit,
    ) {
        for at in places {
            let number = tiles.iter().position(|tile| tile.at == at);
            let number = number.expect("the river flows over these tiles");
            self.misfits(number, [misfit]);
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
        let features = remaining.iter().map(|counted| &counted.feature);
        pay(&mut totals, features);
        totals
    }
}

/// The tiles of a kind in play.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    /// The kind.
    pub kind: &'static Kind,
    /// Its tiles in play: with the river, the start tile stays in the box (V1).
    pub of: usize,
    /// Those on the board.
    pub laid: usize,
    /// Those not yet on the board.
    pub left: usize,
}

/// Is the river played with?
pub fn has_river(board: &Board) -> bool {
    let mut tiles = board.tiles().iter();
    tiles.any(|laid| laid.kind.set != Set::Land)
}

/// The tiles of each kind in play: with the river if any of it was placed, using the placed source
/// and lake, otherwise those of one printing.
pub fn left(board: &Board) -> Vec<Left> {
    let tiles = board.tiles();
    let laid = |kind: &Kind| tiles.iter().filter(|laid| laid.kind.id == kind.id).count();
    let river = has_river(board);
    let printing = |wanted: Option<Role>| {
        let kinds = tiles.iter().map(|laid| laid.kind);
        let mut ends = kinds.filter(|kind| kind.role.is_some());
        let same = ends.clone().find(|kind| kind.role == wanted);
        same.or(ends.next()).map_or(Set::River, |kind| kind.set)
    };
    let is_in_play = |kind: &&'static Kind| match (kind.set, kind.role) {
        (Set::Land, _) => true,
        (_, None) => river,
        (set, role) => laid(kind) > 0 || river && set == printing(role),
    };
    let count = |kind: &'static Kind| {
        let boxed = usize::from(river && kind.id == kinds::START);
        let (of, laid) = (usize::from(kind.count).saturating_sub(boxed), laid(kind));
        Left {
            kind,
            of,
            laid,
            left: of.saturating_sub(laid),
        }
    };
    kinds::all().iter().filter(is_in_play).map(count).collect()
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
    let is_first = |player: &usize| place(totals, *player) == 1;
    (0..totals.len()).filter(is_first).collect()
}
