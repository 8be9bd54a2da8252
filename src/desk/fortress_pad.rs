//! The contents of a score pad; opening and archiving one.

use super::Desk;
use super::counted::Warning;
use super::fortress::{ByName, names, sentence};
use super::plays::warnings;
use crate::fault;
use crate::fault::{Fault, Faults, quoted};
use crate::fortress::feature::Sort;
use crate::fortress::pad::{Breakdown, Cell, Entry, Line, Pad, Phase, track};
use crate::fortress::setup::PLAYERS;
use crate::input;
use crate::safe;
use crate::store::log::{Play, Played, PlayedLine};
use crate::store::saved::{self, Kept};
use crate::texts::Texts;
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    /// The pad's path; `None` for the default, `-` for standard input.
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
    /// The last line of the file is incomplete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub torn: Option<bool>,
    /// What was wrong with the play log when it was saved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
    #[serde(skip)]
    pub pad: Pad,
}

/// A marker's position on the track, and how many laps it made.
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

/// How a feature was scored.
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
///
/// There is no pad, or it can't be read.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let (pad, is_torn) = read(desk, request.file.as_deref())?;
    Ok(Answer {
        torn: Some(is_torn),
        ..Answer::new(desk.texts, pad)
    })
}

/// One row for each entry, with a column of points for each player.
///
/// # Errors
/// There is no pad, or it cannot be read.
pub fn csv(desk: &Desk<'_>, request: &Request) -> Result<String, Faults> {
    let (pad, _) = read(desk, request.file.as_deref())?;
    let players = &pad.setup.players;
    let columns =
        "number phase kind tiles shields neighbours cities followers struck edited reason";
    let header = columns.split(' ').map(str::to_owned);
    let header = header.chain(players.iter().map(|name| safe::cell(name)));
    let header = header.collect();
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
            let followers = super::fortress::followers(players, &feature.followers);
            row.push(safe::cell(&followers));
            String::new()
        }
        Entry::Points(correction) => {
            row.extend(std::iter::repeat_n(String::new(), 5));
            safe::cell(&correction.reason)
        }
    };
    row.extend([line.struck.to_string(), line.edited.to_string(), reason]);
    // Struck entries count as nothing, so a column can be summed.
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
            warnings: Vec::new(),
            pad,
        }
    }

    /// Saves the play.
    ///
    /// # Errors
    ///
    /// There is no play log, or it can't be used.
    pub fn save(&mut self, desk: &Desk<'_>, play: &Play) -> Result<(), Faults> {
        let saved = desk.append_play(play)?;
        self.saved = Some(saved.id);
        self.warnings = warnings(desk.texts, &saved.trouble);
        Ok(())
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

/// The last pad in a file, and whether the last line is incomplete.
fn read(desk: &Desk<'_>, file: Option<&str>) -> Result<(Pad, bool), Fault> {
    let found = saved::read(desk.store.as_ref(), file)?;
    let pad = found.kept.as_ref().ok_or_else(nothing)?;
    Ok((replay(pad)?, found.is_torn()))
}

/// A saved pad.
///
/// # Errors
///
/// Its names or a record are not possible.
pub fn replay(kept: &Kept<Pad>) -> Result<Pad, Fault> {
    let names = &kept.start.players;
    let is_new = |place: usize| !names[..place].contains(&names[place]);
    let is_clean = |name: &String| !name.trim().is_empty() && quoted(name) == *name;
    let is_sound = u8::try_from(names.len()).is_ok_and(|count| PLAYERS.contains(&count))
        && names.iter().all(is_clean)
        && (0..names.len()).all(is_new);
    if !is_sound {
        return Err(kept.broken(None));
    }
    let mut pad = Pad::new(kept.start.clone());
    for (place, record) in kept.inputs().enumerate() {
        let taken = pad.take(record);
        taken.map_err(|_| kept.broken(Some(place)))?;
    }
    Ok(pad)
}

/// Is a pad in progress at the default path?
pub fn is_under_way(desk: &Desk<'_>) -> bool {
    read(desk, None).is_ok_and(|(pad, _)| !pad.closed)
}

/// There is no pad.
pub fn nothing() -> Fault {
    fault!(NothingFound, "error-pad-none")
}

/// The players' names, separated by commas.
///
/// # Errors
///
/// Everything wrong with them.
pub fn players(typed: &str) -> Result<Vec<String>, Faults> {
    input::names::list(typed, |count| {
        let fits = u8::try_from(count).is_ok_and(|count| PLAYERS.contains(&count));
        (!fits).then(|| fault!(PlayerCount, "error-pad-players", count = count))
    })
}

/// A scored pad as a play for the log, with its notes.
pub fn play(pad: &Pad, notes: Play) -> Play {
    let standing = pad.standing();
    let players = &pad.setup.players;
    let played = players.iter().enumerate().map(|(seat, name)| {
        let points = standing.breakdowns[seat].iter();
        let lines = points.filter(|(_, points)| **points != 0);
        Played {
            name: name.clone(),
            place: standing.place(seat),
            // The track does not go below 0.
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
        game: "fortress".to_owned(),
        edition: if pad.setup.river { "river" } else { "base" }.to_owned(),
        players: played.collect(),
        winners: names(players, &standing.winners()),
        ..notes
    }
}
