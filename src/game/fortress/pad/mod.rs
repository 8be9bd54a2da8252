//! The score pad: who plays, and a log that only grows. Totals, breakdown, supply and phase are
//! counted from the log each time, so they stay correct after undo, edit or strike.

mod record;

pub use record::{
    Cell, Correction, Entry, MOST, MOST_POINTS, Phase, REASON, Record, Refused, RefusedKind, Setup,
};

use super::feature::{FOLLOWERS, Feature, Sort};
use super::game;
use enum_map::EnumMap;

/// The last space of the track (X5).
const SPACES: i64 = 50;

/// More than any game has; extra records in a hostile file are not counted.
const LONGEST: usize = 2000;

/// A pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    /// What does not change.
    pub setup: Setup,
    /// The records in effect, in order; an entry with its number.
    done: Vec<(Record, usize)>,
    /// Undone records, most recent last.
    undone: Vec<(Record, usize)>,
    /// Every entry as first made, by number from 1.
    made: Vec<Entry>,
    /// It is closed.
    pub closed: bool,
}

impl Pad {
    /// An empty pad.
    pub const fn new(setup: Setup) -> Self {
        Self {
            setup,
            done: Vec::new(),
            undone: Vec::new(),
            made: Vec::new(),
            closed: false,
        }
    }

    /// Adds a record.
    ///
    /// # Errors
    ///
    /// It is not possible; the pad is unchanged.
    pub fn take(&mut self, record: &Record) -> Result<(), Refused> {
        if self.closed {
            return Err(Refused::Closed);
        }
        match record {
            Record::Undo => {
                let last = self.done.pop().ok_or(Refused::Nothing)?;
                self.undone.push(last);
                return Ok(());
            }
            Record::Redo => {
                let last = self.undone.pop().ok_or(Refused::Nothing)?;
                self.done.push(last);
                return Ok(());
            }
            Record::Close { .. } => {
                self.closed = true;
                return Ok(());
            }
            _ => {}
        }
        if self.made.len().max(self.done.len()) >= LONGEST {
            return Err(Refused::OutOfRange);
        }
        let number = self.check(record)?;
        self.undone.clear();
        self.done.push((record.clone(), number));
        Ok(())
    }

    /// Is this possible now? An entry gets its number.
    fn check(&mut self, record: &Record) -> Result<usize, Refused> {
        let players = self.setup.players.len();
        let standing = self.standing();
        let out = |player: usize| standing.out.get(player).ok_or(Refused::OutOfRange);
        let mut number = 0;
        match record {
            Record::Add { entry } => {
                entry.check(players)?;
                // The marker never goes below space 0.
                let below = |player: usize| standing.totals[player] + entry.points(player) < 0;
                if (0..players).any(below) {
                    return Err(Refused::BelowZero);
                }
                if standing.phase == Phase::Play && is_open(entry) {
                    return Err(Refused::NotYet);
                }
                self.made.push(entry.clone());
                number = self.made.len();
            }
            Record::Strike { number } => {
                self.live(*number)?;
            }
            Record::Edit { number, entry } => {
                let line = self.live(*number)?;
                entry.check(players)?;
                if !line.is_final && is_open(entry) {
                    return Err(Refused::NotYet);
                }
            }
            Record::Place { player } => {
                if *out(*player)? >= u32::from(FOLLOWERS) {
                    return Err(Refused::NoneLeft);
                }
            }
            Record::Home { player } => {
                if *out(*player)? == 0 {
                    return Err(Refused::NoneOut);
                }
            }
            Record::Tile => {
                if standing.tiles_laid >= self.setup.tiles() {
                    return Err(Refused::NoTiles);
                }
            }
            Record::Phase { phase } => {
                if standing.phase.next() != Some(*phase) {
                    return Err(Refused::OutOfOrder);
                }
            }
            Record::Undo | Record::Redo | Record::Close { .. } => {}
        }
        Ok(number)
    }

    /// The entry with this number, if it counts.
    ///
    /// # Errors
    ///
    /// It does not.
    pub fn live(&self, number: usize) -> Result<Line, Refused> {
        let place = number.checked_sub(1).ok_or(Refused::NoEntry)?;
        match self.lines().into_iter().nth(place) {
            None => Err(Refused::NoEntry),
            Some(line) if line.struck => Err(Refused::Struck),
            Some(line) => Ok(line),
        }
    }

    /// What undo would revert.
    pub fn last(&self) -> Option<&Record> {
        self.done.last().map(|(record, _)| record)
    }

    /// Every entry ever made, in its current form.
    pub fn lines(&self) -> Vec<Line> {
        let mut lines: Vec<Line> = self
            .made
            .iter()
            .enumerate()
            .map(|(place, entry)| Line {
                number: place + 1,
                entry: entry.clone(),
                struck: true,
                edited: false,
                is_final: false,
            })
            .collect();
        let mut phase = Phase::Play;
        for (record, place) in &self.done {
            match record {
                Record::Add { .. } => {
                    let line = &mut lines[place - 1];
                    (line.struck, line.is_final) = (false, phase > Phase::Play);
                }
                Record::Strike { number } => lines[number - 1].struck = true,
                Record::Edit { number, entry } => {
                    let line = &mut lines[number - 1];
                    (line.entry, line.edited) = (entry.clone(), true);
                }
                Record::Phase { phase: next } => phase = *next,
                _ => {}
            }
        }
        lines
    }

    /// All totals.
    pub fn standing(&self) -> Standing {
        let players = self.setup.players.len();
        let lines = self.lines();
        let mut standing = Standing {
            totals: vec![0; players],
            breakdowns: vec![Breakdown::default(); players],
            out: vec![0; players],
            counts_followers: false,
            tiles_laid: 0,
            phase: Phase::Play,
        };
        for line in lines.iter().filter(|line| !line.struck) {
            for player in 0..players {
                let points = line.entry.points(player);
                standing.totals[player] += points;
                standing.breakdowns[player][line.cell()] += points;
            }
        }
        for (record, number) in &self.done {
            match record {
                Record::Add { .. } => {
                    let line = &lines[number - 1];
                    if let (Entry::Feature(feature), false) = (&line.entry, line.struck) {
                        standing.send_home(feature);
                    }
                }
                Record::Place { player } => {
                    standing.out[*player] += 1;
                    standing.counts_followers = true;
                }
                Record::Home { player } => {
                    standing.out[*player] = standing.out[*player].saturating_sub(1);
                }
                Record::Tile => standing.tiles_laid += 1,
                Record::Phase { phase } => standing.phase = *phase,
                _ => {}
            }
        }
        standing
    }
}

/// Does it score only at the end?
fn is_open(entry: &Entry) -> bool {
    matches!(entry, Entry::Feature(feature) if !feature.complete)
}

/// An entry in its current form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: usize,
    /// The entry.
    pub entry: Entry,
    /// It no longer counts: struck or undone.
    pub struck: bool,
    /// It was changed.
    pub edited: bool,
    /// It was made in the final phase.
    pub is_final: bool,
}

impl Line {
    /// The category of its points.
    pub fn cell(&self) -> Cell {
        let kind = self.entry.kind();
        if self.is_final { kind.at_end() } else { kind }
    }
}

/// A player's points by category.
pub type Breakdown = EnumMap<Cell, i64>;

/// The sum of a breakdown; a file may contain any numbers.
pub fn total(breakdown: &Breakdown) -> i64 {
    breakdown
        .values()
        .fold(0, |sum, points| sum.saturating_add(*points))
}

/// All totals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// By seat.
    pub totals: Vec<i64>,
    /// By seat.
    pub breakdowns: Vec<Breakdown>,
    /// Followers on the board, by seat.
    pub out: Vec<u32>,
    /// The table tracks placed followers; otherwise nothing is known about the supply.
    pub counts_followers: bool,
    /// Tiles counted.
    pub tiles_laid: usize,
    /// The current phase.
    pub phase: Phase,
}

impl Standing {
    /// After scoring, all followers on a feature return, even those that scored nothing; farmers
    /// stay (X4). A table that does not track followers has none to return.
    fn send_home(&mut self, feature: &Feature) {
        if feature.sort != Sort::Field {
            for (out, home) in self.out.iter_mut().zip(&feature.followers) {
                *out = out.saturating_sub(*home);
            }
        }
    }

    /// A player's remaining followers.
    pub fn supply(&self, player: usize) -> u32 {
        u32::from(FOLLOWERS).saturating_sub(self.out[player])
    }

    /// A player's rank; ties share it.
    pub fn place(&self, player: usize) -> usize {
        game::place(&self.totals, player)
    }

    /// The players with the most points; ties share the win (E8).
    pub fn winners(&self) -> Vec<usize> {
        game::winners(&self.totals)
    }
}

/// The space of a marker, and its laps: counted from 51 on (X5, K10).
///
/// ```
/// use citadels_game::fortress::pad::track;
/// assert_eq!([track(0), track(50), track(51), track(123)], [(0, 0), (50, 0), (1, 1), (23, 2)]);
/// ```
pub const fn track(total: i64) -> (i64, i64) {
    if total <= 0 {
        (0, 0)
    } else {
        ((total - 1) % SPACES + 1, (total - 1) / SPACES)
    }
}
