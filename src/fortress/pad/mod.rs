//! The score pad: who plays, and a log that only grows. Totals, breakdown, supply and phase are
//! counted from the log each time, so that whatever is undone, edited or struck, they fit it.

mod record;
mod standing;

pub use record::{
    Correction, Entry, MOST, MOST_PLAYERS, MOST_POINTS, Phase, REASON, Record, Refused, Setup,
};
pub use standing::{Cells, KINDS, Line, Standing, track};

use super::feature::FOLLOWERS;

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
            cells: vec![Cells::default(); players],
            out: vec![0; players],
            follows: false,
            tiles_laid: 0,
            phase: Phase::Play,
        };
        for line in lines.iter().filter(|line| !line.struck) {
            let kind = KINDS
                .iter()
                .position(|kind| *kind == line.entry.kind())
                .unwrap_or(0);
            for player in 0..players {
                let points = line.entry.points(player);
                standing.totals[player] += points;
                standing.cells[player].0[usize::from(line.is_final)][kind] += points;
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
