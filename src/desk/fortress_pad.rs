//! What is on a score pad; opening one, and putting it away.

use super::Desk;
use super::fortress::{ByName, names, sentence};
use crate::fault;
use crate::fault::{Fault, Faults, file};
use crate::fortress::feature::Sort;
use crate::fortress::pad::{Breakdown, Cell, Entry, Line, Pad, Phase, Record, Setup, track};
use crate::fortress::setup::PLAYERS;
use crate::input;
use crate::store::log::{Play, Played, PlayedLine};
use crate::store::pad::{self, Found, PadFault, PadFile};
use crate::texts::Texts;
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(Clone, Debug)]
pub struct Request {
    /// Where the pad lies; nothing for the usual place, `-` for standard input.
    pub file: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub players: Vec<String>,
    pub river: bool,
    pub phase: Phase,
    pub closed: bool,
    pub entries: Vec<Entered>,
    pub totals: ByName<i64>,
    pub places: ByName<usize>,
    pub track: ByName<Marker>,
    pub supply: ByName<u32>,
    pub tiles_left: Option<usize>,
    pub breakdown: ByName<Parts>,
    pub winners: Vec<String>,
    /// Its number in the play log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saved: Option<u64>,
    /// The last line of the file is broken off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub torn: Option<bool>,
    #[serde(skip)]
    pub pad: Pad,
}

/// Where a marker stands on the track, and how often it went round.
#[derive(Clone, Debug, Serialize)]
pub struct Marker {
    pub space: i64,
    pub laps: i64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Parts {
    pub running: ByName<i64>,
    #[serde(rename = "final")]
    pub last: ByName<i64>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Entered {
    pub number: usize,
    pub kind: Cell,
    #[serde(rename = "final")]
    pub is_final: bool,
    pub struck: bool,
    pub edited: bool,
    #[serde(flatten)]
    pub counted: Option<Counted>,
    pub points: i64,
    pub owners: Vec<String>,
    pub reason: String,
}

/// What was counted of a feature.
#[derive(Clone, Debug, Serialize)]
pub struct Counted {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub neighbours: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cities: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shields: Option<u32>,
    pub complete: bool,
    pub followers: ByName<u32>,
}

/// # Errors
/// There is no pad, or it cannot be read.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let found = read(desk, request)?;
    let torn = Some(found.is_torn());
    let pad = found.pad.ok_or_else(nothing)?;
    Ok(Answer {
        torn,
        ..Answer::new(desk.texts, pad)
    })
}

/// One row for each entry, with a column of points for each player.
///
/// # Errors
/// There is no pad, or it cannot be read.
pub fn csv(desk: &Desk<'_>, request: &Request) -> Result<String, Faults> {
    let pad = read(desk, request)?.pad.ok_or_else(nothing)?;
    let players = &pad.setup.players;
    let columns =
        "number phase kind tiles shields neighbours cities followers struck edited reason";
    let header = columns.split(' ').map(str::to_owned);
    let header = header.chain(players.iter().cloned()).collect();
    let rows = pad.lines().into_iter().map(|line| row(players, &line));
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in std::iter::once(header).chain(rows) {
        let written = writer.write_record(row);
        written.expect("every row has a cell for each column, and memory takes them all");
    }
    let bytes = writer.into_inner().expect("memory takes it all");
    Ok(String::from_utf8(bytes).expect("it was written from texts"))
}

fn row(players: &[String], line: &Line) -> Vec<String> {
    let mut row = vec![
        line.number.to_string(),
        if line.is_final { "final" } else { "play" }.to_owned(),
        line.entry.kind().to_string(),
    ];
    let reason = match &line.entry {
        Entry::Feature(feature) => {
            let numbers = [
                feature.tiles,
                feature.shields,
                feature.neighbours,
                feature.cities,
            ];
            row.extend(numbers.map(|number| number.to_string()));
            row.push(super::fortress::followers(players, &feature.followers));
            String::new()
        }
        Entry::Points(correction) => {
            row.extend(std::iter::repeat_n(String::new(), 5));
            correction.reason.clone()
        }
    };
    row.extend([line.struck.to_string(), line.edited.to_string(), reason]);
    // What is struck counts nothing, so that a column can be summed.
    row.extend((0..players.len()).map(|player| {
        let counts = if line.struck {
            0
        } else {
            line.entry.points(player)
        };
        counts.to_string()
    }));
    row
}

impl Answer {
    #[must_use]
    pub fn new(texts: &Texts, pad: Pad) -> Self {
        let standing = pad.standing();
        let players = &pad.setup.players;
        let seats = || 0..players.len();
        let parts = |points: &Breakdown| {
            let named = |cell: fn((Cell, Cell)) -> Cell| {
                ByName(
                    Cell::pairs()
                        .map(|pair| (pair.0.to_string(), points[cell(pair)]))
                        .collect(),
                )
            };
            Parts {
                running: named(|(played, _)| played),
                last: named(|(_, at_end)| at_end),
            }
        };
        let marker = |total: &i64| {
            let (space, laps) = track(*total);
            Marker { space, laps }
        };
        let left = pad.setup.tiles().saturating_sub(standing.tiles_laid);
        let entries = pad.lines();
        Self {
            players: players.clone(),
            river: pad.setup.river,
            phase: standing.phase,
            closed: pad.closed,
            entries: entries
                .iter()
                .map(|line| Entered::new(texts, players, line))
                .collect(),
            totals: ByName::new(players, standing.totals.iter().copied()),
            places: ByName::new(players, seats().map(|seat| standing.place(seat))),
            track: ByName::new(players, standing.totals.iter().map(marker)),
            supply: ByName::new(players, seats().map(|seat| standing.supply(seat))),
            tiles_left: (standing.tiles_laid > 0).then_some(left),
            breakdown: ByName::new(players, standing.breakdowns.iter().map(parts)),
            winners: names(players, &standing.winners()),
            saved: None,
            torn: None,
            pad,
        }
    }
}

impl Entered {
    fn new(texts: &Texts, players: &[String], line: &Line) -> Self {
        let (counted, points, owners, reason) = match &line.entry {
            Entry::Feature(feature) => {
                let of = |sorts: &[Sort], count| sorts.contains(&feature.sort).then_some(count);
                let counted = Counted {
                    tiles: of(&[Sort::Road, Sort::City], feature.tiles),
                    neighbours: of(&[Sort::Monastery], feature.neighbours),
                    cities: of(&[Sort::Field], feature.cities),
                    shields: of(&[Sort::City], feature.shields),
                    complete: feature.complete,
                    followers: ByName::new(players, feature.followers.iter().copied()),
                };
                let reason = sentence(texts, players, feature);
                let points = feature.points().into();
                (Some(counted), points, feature.owners(), reason)
            }
            Entry::Points(correction) => {
                let reason = correction.reason.clone();
                let points = correction.points.into();
                (None, points, vec![correction.player], reason)
            }
        };
        Self {
            number: line.number,
            kind: line.entry.kind(),
            is_final: line.is_final,
            struck: line.struck,
            edited: line.edited,
            counted,
            points,
            owners: names(players, &owners),
            reason,
        }
    }
}

fn nothing() -> Faults {
    fault!(NothingFound, "error-pad-none").into()
}

fn path(desk: &Desk<'_>, named: Option<&str>) -> Result<PathBuf, Faults> {
    match (named, &desk.store) {
        (Some(named), _) => Ok(PathBuf::from(named)),
        (None, Some(store)) => Ok(store.pad_path()),
        (None, None) => Err(fault!(Unwritable, "error-pad-folder").into()),
    }
}

/// The file is left as it is.
fn read(desk: &Desk<'_>, request: &Request) -> Result<Found, Faults> {
    let named = request.file.as_deref();
    let path = path(desk, named)?;
    let found = if named == Some("-") {
        pad::understand(input::file::read("-")?.as_bytes())
    } else if named.is_none() && !path.exists() {
        return Err(nothing());
    } else {
        pad::read(&path)
    };
    Ok(found.map_err(|fault| unusable(&path, &fault))?)
}

/// Why a pad cannot be used.
fn unusable(path: &Path, fault: &PadFault) -> Fault {
    let name = path.display().to_string();
    let shown = file(name.as_str());
    match *fault {
        PadFault::Newer => fault!(NewerGame, "error-pad-newer", file = shown),
        PadFault::Broken { line } => {
            let place = fault::Place::line_of(name, line);
            fault!(BrokenLog, "error-pad-broken", file = shown, line = line).at(place)
        }
        PadFault::Foreign => fault!(BadValue, "error-pad-foreign", file = shown),
        PadFault::Busy => fault!(Busy, "error-pad-busy", file = shown),
        PadFault::Io(_) => fault!(Unreadable, "error-pad-file", file = shown),
    }
}

fn unwritable(path: &Path) -> Fault {
    let shown = file(path.display().to_string());
    fault!(Unwritable, "error-pad-write", file = shown)
}

/// A place for a pad. It has a file only when something is written: none is left behind by someone who
/// only looks in.
#[derive(Debug)]
pub struct Opened {
    path: PathBuf,
    /// It is in the program's own folder, which may have to be made.
    is_own: bool,
    file: Option<PadFile>,
    /// How many records are written of the pad that is open.
    written: usize,
    /// The pad under way; one that was put away is over.
    pub under_way: Option<Pad>,
    /// A line that was broken off was set aside in this file.
    pub torn: Option<String>,
}

/// Opens the place of a pad, and locks it.
///
/// # Errors
/// It cannot be used; then it is as it was.
pub fn open(desk: &Desk<'_>, named: Option<&str>) -> Result<Opened, Faults> {
    let path = path(desk, named)?;
    if named == Some("-") {
        return Err(unusable(&path, &PadFault::Foreign).into());
    }
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    if named.is_some() && folder.is_some_and(|folder| !folder.is_dir()) {
        // Told before anything is asked.
        return Err(unwritable(&path).into());
    }
    let mut opened = Opened {
        is_own: named.is_none(),
        file: None,
        written: 0,
        under_way: None,
        torn: None,
        path,
    };
    if opened.path.exists() {
        opened.open(desk)?;
    }
    Ok(opened)
}

impl Opened {
    fn open(&mut self, desk: &Desk<'_>) -> Result<&mut PadFile, Faults> {
        let own = desk.store.as_ref().filter(|_| self.is_own);
        let made = own.map_or(Ok(()), crate::store::Store::make_folder);
        let opened = made.map_err(PadFault::Io);
        let opened = opened.and_then(|()| PadFile::open(&self.path));
        let (file, pad) = opened.map_err(|fault| match fault {
            PadFault::Io(_) if !self.path.exists() => unwritable(&self.path),
            fault => unusable(&self.path, &fault),
        })?;
        self.under_way = pad.filter(|pad| !pad.closed);
        self.torn = file.torn.as_ref().map(|torn| torn.display().to_string());
        Ok(self.file.insert(file))
    }

    /// The pad under way.
    ///
    /// # Errors
    /// There is none.
    pub fn resume(&mut self) -> Result<Pad, Faults> {
        self.under_way.take().ok_or_else(nothing)
    }

    /// A new pad, below the one that was there.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn begin(&mut self, desk: &Desk<'_>, setup: Setup) -> Result<Pad, Faults> {
        let begun = match &mut self.file {
            Some(file) => file.begin(&setup),
            None => self.open(desk)?.begin(&setup),
        };
        begun.map_err(|_| unwritable(&self.path))?;
        self.written = 0;
        Ok(Pad::new(setup))
    }

    /// Writes the records that are not on the disk yet.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn save(&mut self, records: &[Record]) -> Result<(), Faults> {
        for record in &records[self.written..] {
            let file = self.file.as_mut();
            let file = file.expect("a pad is begun or resumed before anything is done");
            file.append(record).map_err(|_| unwritable(&self.path))?;
            self.written += 1;
        }
        Ok(())
    }

    /// Puts a pad away, which is in the play log under this number.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn close(&mut self, play: Option<u64>) -> Result<(), Faults> {
        self.written = 0;
        self.save(&[Record::Close { play }])
    }
}

/// The names of those who play, separated by commas.
///
/// # Errors
/// Everything that is wrong with them.
pub fn players(typed: &str) -> Result<Vec<String>, Faults> {
    input::names::list(typed, |count| {
        let fits = u8::try_from(count).is_ok_and(|count| PLAYERS.contains(&count));
        (!fits).then(|| fault!(PlayerCount, "error-pad-players", count = count))
    })
}

/// A counted pad as a play for the log.
#[must_use]
pub fn play(pad: &Pad, date: String) -> Play {
    let standing = pad.standing();
    let players = &pad.setup.players;
    let played = players.iter().enumerate().map(|(seat, name)| {
        let points = standing.breakdowns[seat].iter();
        let lines = points.filter(|(_, points)| **points != 0);
        Played {
            name: name.clone(),
            place: standing.place(seat),
            // The track has nothing below 0.
            total: u32::try_from(standing.totals[seat].max(0)).unwrap_or(u32::MAX),
            lines: lines
                .map(|(cell, &points)| PlayedLine {
                    rule: cell.to_string(),
                    points,
                })
                .collect(),
            ..Played::default()
        }
    });
    Play {
        id: 0,
        game: "fortress".to_owned(),
        date,
        edition: if pad.setup.river { "river" } else { "base" }.to_owned(),
        deck: None,
        cards: Vec::new(),
        complete_at: 0,
        minutes: None,
        location: None,
        comment: None,
        players: played.collect(),
        winners: names(players, &standing.winners()),
        tie_break: None,
    }
}
