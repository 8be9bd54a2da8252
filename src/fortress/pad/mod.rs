//! The score pad: who plays, and a log that only grows. Totals, breakdown, supply and phase are
//! counted from the log each time, so that whatever is undone, edited or struck, they fit it.

mod record;

pub use record::{
    Correction, Entry, EntryKind, MOST, MOST_POINTS, Phase, REASON, Record, Refused, Setup,
};

use super::feature::{FOLLOWERS, Feature, Sort};
use super::game;
use std::fmt;
use strum::{EnumCount, IntoEnumIterator};

/// The last space of the track (X5).
const SPACES: i64 = 50;

/// More than any evening has; what a hostile file has more of is not counted.
const LONGEST: usize = 2000;

/// A pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    /// What does not change.
    pub setup: Setup,
    /// What holds, in order; an entry with its number.
    done: Vec<(Record, usize)>,
    /// What was taken back, the last of it last.
    undone: Vec<(Record, usize)>,
    /// Every entry as it was first made, by number from 1.
    made: Vec<Entry>,
    /// It is put away.
    pub closed: bool,
}

impl Pad {
    /// An empty pad.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self {
            setup,
            done: Vec::new(),
            undone: Vec::new(),
            made: Vec::new(),
            closed: false,
        }
    }

    /// The pad after these records, or which of them cannot be.
    ///
    /// # Errors
    /// The place of a record, and why.
    pub fn replay<'a>(
        setup: Setup,
        records: impl IntoIterator<Item = &'a Record>,
    ) -> Result<Self, (usize, Refused)> {
        let mut pad = Self::new(setup);
        for (place, record) in records.into_iter().enumerate() {
            pad.take(record).map_err(|refused| (place, refused))?;
        }
        Ok(pad)
    }

    /// Takes a record.
    ///
    /// # Errors
    /// It cannot be; then the pad is as it was.
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

    /// May this be done now? An entry gets its number.
    fn check(&mut self, record: &Record) -> Result<usize, Refused> {
        let players = self.setup.players.len();
        let standing = self.standing();
        let seated = |player: usize| {
            if player < players {
                Ok(())
            } else {
                Err(Refused::OutOfRange)
            }
        };
        let mut number = 0;
        match record {
            Record::Add { entry } => {
                entry.check(players)?;
                // The marker never goes back beyond space 0.
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
                seated(*player)?;
                if standing.out[*player] >= u32::from(FOLLOWERS) {
                    return Err(Refused::NoneLeft);
                }
            }
            Record::Home { player } => {
                seated(*player)?;
                if standing.out[*player] == 0 {
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

    /// The entry of this number, if it counts.
    ///
    /// # Errors
    /// It does not.
    pub fn live(&self, number: usize) -> Result<Line, Refused> {
        let place = number.checked_sub(1).ok_or(Refused::NoEntry)?;
        match self.lines().into_iter().nth(place) {
            None => Err(Refused::NoEntry),
            Some(line) if line.struck => Err(Refused::Struck),
            Some(line) => Ok(line),
        }
    }

    /// What would be taken back.
    #[must_use]
    pub fn last(&self) -> Option<&Record> {
        self.done.last().map(|(record, _)| record)
    }

    /// Every entry that was ever made, as it is now.
    #[must_use]
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

    /// Everything counted.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let players = self.setup.players.len();
        let lines = self.lines();
        let mut standing = Standing {
            totals: vec![0; players],
            breakdowns: vec![Breakdown::default(); players],
            out: vec![0; players],
            follows: false,
            tiles_laid: 0,
            phase: Phase::Play,
        };
        for line in lines.iter().filter(|line| !line.struck) {
            let cell = Cell {
                is_final: line.is_final,
                kind: line.entry.kind(),
            };
            for player in 0..players {
                let points = line.entry.points(player);
                standing.totals[player] += points;
                standing.breakdowns[player].add(cell, points);
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
                    (standing.out[*player], standing.follows) = (standing.out[*player] + 1, true);
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

/// What counts only at the end.
fn is_open(entry: &Entry) -> bool {
    matches!(entry, Entry::Feature(feature) if !feature.complete)
}

/// An entry as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: usize,
    /// What.
    pub entry: Entry,
    /// It counts no more: struck, or taken back.
    pub struck: bool,
    /// It was changed.
    pub edited: bool,
    /// It was made in the final phase.
    pub is_final: bool,
}

/// A player's points by phase (during play, at the end) and kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Breakdown([[i64; EntryKind::COUNT]; 2]);

/// A part of a breakdown. In the play log it is called `road` or, at the end, `final-road`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Counted at the end.
    pub is_final: bool,
    /// What was counted.
    pub kind: EntryKind,
}

impl Cell {
    /// All of them: what was counted during play, then at the end.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |is_final| EntryKind::iter().map(move |kind| Self { is_final, kind });
        [false, true].into_iter().flat_map(of)
    }

    /// The one of this name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        let last = name.strip_prefix("final-");
        let kind = last.unwrap_or(name).parse().ok()?;
        let is_final = last.is_some();
        Some(Self { is_final, kind })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before = if self.is_final { "final-" } else { "" };
        write!(f, "{before}{}", self.kind.id())
    }
}

impl Breakdown {
    /// The points of a part.
    #[must_use]
    pub const fn points(&self, cell: Cell) -> i64 {
        self.0[cell.is_final as usize][cell.kind as usize]
    }

    /// More points in a part; a file may say any number.
    pub fn add(&mut self, cell: Cell, points: i64) {
        let sum = &mut self.0[usize::from(cell.is_final)][cell.kind as usize];
        *sum = sum.saturating_add(points);
    }

    /// All points.
    #[must_use]
    pub fn total(&self) -> i64 {
        let cells = self.0.iter().flatten();
        cells.fold(0, |sum, points| sum.saturating_add(*points))
    }
}

/// Everything counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// By seat.
    pub totals: Vec<i64>,
    /// By seat.
    pub breakdowns: Vec<Breakdown>,
    /// Followers on the board, by seat.
    pub out: Vec<u32>,
    /// The table counts followers.
    pub follows: bool,
    /// Tiles counted.
    pub tiles_laid: usize,
    /// Where the game stands.
    pub phase: Phase,
}

impl Standing {
    /// After scoring everyone goes home, also those who got nothing; farmers stay (X4). A table
    /// that does not count who goes out has nobody to bring back.
    fn send_home(&mut self, feature: &Feature) {
        if feature.sort != Sort::Field {
            for (out, home) in self.out.iter_mut().zip(&feature.followers) {
                *out = out.saturating_sub(*home);
            }
        }
    }

    /// Followers that a player can still place.
    #[must_use]
    pub fn supply(&self, player: usize) -> u32 {
        u32::from(FOLLOWERS).saturating_sub(self.out[player])
    }

    /// A player's place; equal totals share it.
    #[must_use]
    pub fn place(&self, player: usize) -> usize {
        game::place(&self.totals, player)
    }

    /// Whoever has most; several share the victory (E8).
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        game::winners(&self.totals)
    }
}

/// The space of a marker, and how often it passed the last one: flat from 51 on (X5, K10).
///
/// ```
/// use citadels::fortress::pad::track;
/// assert_eq!([track(0), track(50), track(51), track(123)], [(0, 0), (50, 0), (1, 1), (23, 2)]);
/// ```
#[must_use]
pub const fn track(total: i64) -> (i64, i64) {
    if total <= 0 {
        (0, 0)
    } else {
        ((total - 1) % SPACES + 1, (total - 1) / SPACES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_breakdown_is_found_by_its_name() {
        let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(
            (names[1].as_str(), names[9].as_str()),
            ("city", "final-points")
        );
        for cell in Cell::all() {
            assert_eq!(Cell::find(&cell.to_string()), Some(cell));
        }
        assert_eq!([Cell::find("castle"), Cell::find("final-")], [None, None]);
    }
}
