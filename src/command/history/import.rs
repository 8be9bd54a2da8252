//! `history import`: takes back an export, or the play log of another place. What is in the log
//! already is not doubled.

use crate::app::log::{day, warnings};
use crate::app::{App, Warning};
use crate::command::history::{sentence, warned};
use crate::fault::{Fault, Faults, Place, checked, file, typed};
use crate::files::log::{Log, Play, Played};
use crate::files::read::file::read_long;
use crate::files::read::names;
use crate::library::players::is_same;
use crate::page::{Block, Page};
use crate::texts::Texts;
use crate::{fault, safe, say};
use clap::Args;
use csv::StringRecord;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::Path;
use std::str::FromStr;

#[derive(Debug, Args)]
pub struct Request {
    /// `-` for standard input.
    pub file: String,
    /// Only preview the import.
    #[arg(long)]
    pub dry_run: bool,
}

#[derive(Debug, Serialize)]
pub struct Answer {
    /// The numbers of the imported plays.
    pub imported: Vec<u64>,
    /// How many were in the log already.
    pub known: usize,
    /// Nothing was written.
    pub dry_run: bool,
    /// What is wrong with the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
}

/// More than any game of ours is worth.
const MOST_POINTS: u32 = 9999;
/// At most as many faults are reported.
const MOST_WRONG: usize = 20;

/// # Errors
///
/// The file is no export, or the log can't be used.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    let plays = read(&request.file)?;
    let (imported, trouble) = app.in_log(|store| store.import(&plays, request.dry_run))?;
    Ok(Answer {
        imported: imported.new,
        known: imported.known,
        dry_run: request.dry_run,
        warnings: warnings(app.texts, &trouble),
    })
}

/// What was imported, and what was there.
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let (count, known) = (answer.imported.len(), answer.known);
    let said = if answer.dry_run {
        say!(texts, "history-would-import", count)
    } else {
        say!(texts, "history-imported", count)
    };
    let mut page = sentence(said);
    if known > 0 {
        let said = say!(texts, "history-import-known", count = known);
        page.push(Block::Text(said.into()));
    }
    page.with_notes(warned(&answer.warnings))
}

fn read(name: &str) -> Result<Vec<Play>, Faults> {
    let whole = read_long(name)?;
    let text = whole.trim_start_matches('\u{feff}').trim_start();
    let first = text.lines().next().unwrap_or_default();
    let plays = if is_log(first) {
        logged(name, &whole)?
    } else if first.starts_with(['{', '[']) {
        json(name, text)?
    } else {
        table(name, text)?
    };
    let mut faults = Vec::new();
    for (index, play) in plays.iter().enumerate() {
        let place = Place::from("plays").index(index);
        if let Err(fault) = day(&play.date, "date") {
            faults.push(fault.at(place.clone().key("date")));
        }
        if play.players.is_empty() {
            let fault = fault!(MissingField, "error-import-nobody", file = file(name));
            faults.push(fault.at(place.clone().key("players")));
        }
        for at in misfits(play, &place) {
            faults.push(fault!(BadValue, "error-import-play", file = file(name)).at(at));
        }
    }
    faults.truncate(MOST_WRONG);
    checked(plays, faults)
}

/// What no score has: everything that would stand in the statistics forever.
fn misfits(play: &Play, place: &Place) -> Vec<Place> {
    let mut places = Vec::new();
    if play.game().is_none() {
        places.push(place.clone().key("game"));
    }
    let mut names: Vec<String> = Vec::new();
    for (index, player) in play.players.iter().enumerate() {
        let at = place.clone().key("players").index(index);
        if names::check(&player.name, &names).is_err() {
            places.push(at.clone().key("name"));
        }
        names.push(player.name.clone());
        if !(1..=play.players.len()).contains(&player.place) {
            places.push(at.clone().key("place"));
        }
        if player.total > MOST_POINTS {
            places.push(at.key("total"));
        }
    }
    let has_played = |name: &String| names.iter().any(|known| is_same(known, name));
    if !play.winners.iter().all(has_played) {
        places.push(place.clone().key("winners"));
    }
    places
}

/// Is this a line of a play log?
fn is_log(line: &str) -> bool {
    #[derive(Deserialize)]
    struct Versioned {
        #[serde(rename = "v")]
        _version: u32,
    }
    serde_json::from_str::<Versioned>(line).is_ok()
}

/// The plays that count in another log.
fn logged(name: &str, text: &str) -> Result<Vec<Play>, Fault> {
    let log = Log::read(text.as_bytes());
    let is_ours = log.trouble.is_ours();
    is_ours.map_err(|fault| fault.of(Path::new(name)))?;
    Ok(log.plays)
}

/// An export as JSON, or the list of plays in it, or a single one.
fn json(name: &str, text: &str) -> Result<Vec<Play>, Fault> {
    #[derive(Deserialize)]
    struct Export {
        plays: Vec<Play>,
    }
    let wrong = |error: &serde_json::Error| {
        let place = Place::line_of(name, error.line());
        let name = file(name);
        if error.is_data() {
            return fault!(BadValue, "error-import-play", file = name).at(place);
        }
        fault!(BadSyntax, "error-import-syntax", file = name).at(place)
    };
    if text.starts_with('[') {
        return serde_json::from_str(text).map_err(|error| wrong(&error));
    }
    match serde_json::from_str::<Export>(text) {
        Ok(export) => Ok(export.plays),
        Err(error) => match serde_json::from_str::<Play>(text) {
            Ok(play) => Ok(vec![play]),
            Err(_) => Err(wrong(&error)),
        },
    }
}

/// An export as CSV: a row for each player of each play. A spreadsheet may have saved it with other
/// separators, in another order, and with more columns.
fn table(name: &str, text: &str) -> Result<Vec<Play>, Faults> {
    let head = text.lines().next().unwrap_or_default();
    let count = |separator: &u8| head.bytes().filter(|byte| byte == separator).count();
    let separator = [b',', b';', b'\t'].into_iter().max_by_key(count);
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator.unwrap_or(b','))
        .flexible(true)
        .from_reader(text.as_bytes());
    let no_table = |line: usize| {
        fault!(BadSyntax, "error-import-syntax", file = file(name)).at(Place::line_of(name, line))
    };
    let head = reader.headers().map_err(|_| no_table(1))?.iter();
    let names = head.map(|column| column.trim().to_lowercase());
    let columns: HashMap<String, usize> = names.zip(0..).collect();
    let needed = ["id", "date", "game", "edition", "player", "place", "total"];
    if needed.iter().any(|name| !columns.contains_key(*name)) {
        return Err(no_table(1).into());
    }
    let mut plays: Vec<Play> = Vec::new();
    let mut by_id: HashMap<u64, usize> = HashMap::new();
    let mut faults = Vec::new();
    for row in reader.records() {
        let row = row.map_err(|error| {
            let line = error.position().map_or(1, csv::Position::line);
            no_table(usize::try_from(line).unwrap_or(usize::MAX))
        })?;
        let row = Row {
            columns: &columns,
            row,
        };
        let (play, player) = match row.read() {
            Ok(read) => read,
            Err((column, value)) => {
                let fault = fault!(BadValue, "error-import-value", column, value = typed(value));
                faults.push(fault.at(Place::line_of(name, row.line())));
                if faults.len() >= MOST_WRONG {
                    break;
                }
                continue;
            }
        };
        let place = *by_id.entry(play.id).or_insert_with(|| {
            plays.push(play);
            plays.len() - 1
        });
        let play = &mut plays[place];
        let winner = row.is("winner").then(|| player.name.clone());
        play.winners.extend(winner);
        play.players.push(player);
    }
    checked(plays, faults)
}

/// The column that is wrong, and its value.
type Wrong = (&'static str, String);

struct Row<'a> {
    columns: &'a HashMap<String, usize>,
    row: StringRecord,
}

impl Row<'_> {
    fn line(&self) -> usize {
        let line = self.row.position().map_or(1, csv::Position::line);
        usize::try_from(line).unwrap_or(usize::MAX)
    }

    fn cell(&self, column: &str) -> &str {
        let place = self.columns.get(column);
        let cell = place.and_then(|&place| self.row.get(place));
        cell.unwrap_or_default().trim()
    }

    /// Text, without the sign that keeps a spreadsheet from taking it for a formula.
    fn text(&self, column: &str) -> String {
        safe::from_cell(self.cell(column)).to_owned()
    }

    fn note(&self, column: &str) -> Option<String> {
        Some(self.text(column)).filter(|text| !text.is_empty())
    }

    fn number<T: FromStr>(&self, column: &'static str) -> Result<T, Wrong> {
        let cell = self.cell(column);
        cell.parse().map_err(|_| (column, cell.to_owned()))
    }

    fn optional<T: FromStr>(&self, column: &'static str) -> Result<Option<T>, Wrong> {
        match self.cell(column) {
            "" => Ok(None),
            _ => self.number(column).map(Some),
        }
    }

    /// Spreadsheets write yes in their own language.
    fn is(&self, column: &str) -> bool {
        let yes = ["true", "1", "vrai", "истина", "істина"];
        yes.contains(&self.cell(column).to_lowercase().as_str())
    }

    /// The play of this row, still without players, and the player.
    fn read(&self) -> Result<(Play, Played), Wrong> {
        let city = self.cell("city").split(',').map(str::trim);
        let city: Vec<&str> = city.filter(|card| !card.is_empty()).collect();
        let beautified = (0..city.len()).filter(|&place| city[place].ends_with('*'));
        let player = Played {
            name: self.note("player").ok_or(("player", String::new()))?,
            place: self.number("place")?,
            total: self.number("total")?,
            beautified: beautified.collect(),
            city: city
                .iter()
                .map(|card| card.trim_end_matches('*').to_owned())
                .collect(),
            rank: self.optional("rank")?,
            crown: self.is("crown"),
            first: self.is("first"),
            ..Played::default()
        };
        let play = Play {
            id: self.number("id")?,
            date: self.text("date"),
            game: self.text("game"),
            edition: self.text("edition"),
            deck: self.note("deck"),
            minutes: self.optional("minutes")?,
            location: self.note("location"),
            comment: self.note("comment"),
            ..Play::default()
        };
        Ok((play, player))
    }
}
