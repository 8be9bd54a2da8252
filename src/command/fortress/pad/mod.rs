//! `fortress pad`: the live score pad, and its contents for scripts.

pub mod sheet;

use crate::app::App;
use crate::command::args::Format;
use crate::command::fortress::result::{
    self, ByName, Logged, followers, names, points, sentence, wins,
};
use crate::command::fortress::{can_play, goes_on};
use crate::command::score::PlayArgs;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, quoted};
use crate::files::log::{Play, token};
use crate::files::read;
use crate::files::saved::{self, Kept, SavedFile};
use crate::flow::{Played, Viewer};
use crate::fortress::feature::{Feature, Sort};
use crate::fortress::game::place;
use crate::fortress::pad::{self, Breakdown, Cell, Entry, Line, Pad, Phase, Record, Setup, track};
use crate::fortress::setup::PLAYERS;
use crate::page::{Align, Block, Column, Page, Table};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::columns::row;
use crate::{family, fault, id, safe, say};
use clap::{Args, ValueEnum};
use serde::Serialize;
use sheet::{End, Note, Sheet};
use std::iter::once;
use strum::IntoEnumIterator;
use unicode_width::UnicodeWidthStr;

#[derive(Debug, Default, Args)]
#[command(args_override_self = true)]
pub struct Request {
    pub file: Option<String>,
    #[arg(long)]
    pub names: Option<String>,
    #[arg(long)]
    pub river: bool,
    #[arg(long)]
    pub new: bool,
    #[arg(long)]
    pub resume: bool,
    #[arg(long, value_enum)]
    pub export: Option<Export>,
    #[command(flatten)]
    pub play: PlayArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Export {
    Json,
    Csv,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let begins = request.new || request.names.is_some() || request.river;
    let enters = begins || request.resume || request.play.save;
    if request.new && request.resume || request.export.is_some() && enters {
        return Err(Stop::from(fault!(Usage, "error-pad-options")));
    }
    let file = request.file.as_deref();
    match request.export {
        Some(Export::Csv) => return Ok(Outcome::text(csv(&read(&cli.app(), file)?.0))),
        None if cli.ask.is_some() => {}
        None if cli.format != Format::Json => {
            return Err(Stop::from(fault!(Usage, "error-pad-terminal")));
        }
        _ => return Ok(Outcome::json(&answer(&cli.app(), file)?)),
    }
    let notes = request.play.notes(&cli.app())?;
    let mut opened = cli.app().saved(file)?;
    let names = request.names.as_deref().map(players).transpose()?;
    let mut played = Played::new(begin(cli, request, &mut opened, names)?);
    let texts = cli.texts;
    let page = |sheet: &Sheet| sheet::page(texts, sheet);
    // Every record is on disk before the next key is read.
    let save = &mut |played: &Played<Sheet>| opened.save(at_table(played.now().records()));
    cli.drive(&mut played, Stop::Left, &page, save)?;
    let (logged, unsaved) = end(cli, played.now(), &mut opened, notes);
    let (saved, pad) = (logged.saved, &played.now().pad);
    let mut answer = Answer::new(texts, pad);
    answer.logged = logged;
    let page = |texts: &_, answer: &Answer| self::page(texts, pad, &answer.logged);
    Ok(cli.answer(&answer, page).saved(saved).unsaved(unsaved))
}

/// The current pad, or a new one; a closed one is over.
fn begin(
    cli: &mut Cli<'_>,
    request: &Request,
    opened: &mut SavedFile<'_, Pad>,
    names: Option<Vec<String>>,
) -> Result<Sheet, Stop> {
    let (texts, saves) = (cli.texts, request.play.save);
    let kept = opened.read()?;
    let mut note = opened.torn.take().map(Note::Torn);
    let pad = kept.as_ref().map(replay).transpose()?;
    let saved = match pad.filter(|pad| !pad.closed) {
        saved if request.resume => Some(saved.ok_or_else(nothing)?),
        Some(saved) if !request.new => {
            let labels = [id!("act-pad-new"), id!("pad-leave-why")];
            let note = note.take();
            let page = |pad: &Pad| sheet::found(texts, pad, note.as_ref());
            goes_on(cli, saved, labels, page)?
        }
        _ => None,
    };
    if let Some(pad) = saved {
        let records = kept.iter().flat_map(|kept| kept.inputs().cloned());
        return Ok(Sheet::new(pad, records.collect(), saves, note));
    }
    let players = match names {
        Some(names) => names,
        None => ask_names(cli)?,
    };
    let river = request.river;
    let setup = Setup { players, river };
    opened.begin(&token().unwrap_or_default(), &setup);
    opened.save([])?;
    Ok(Sheet::new(Pad::new(setup), Vec::new(), saves, note))
}

pub(super) fn ask_names(cli: &mut Cli<'_>) -> Result<Vec<String>, Stop> {
    cli.seated("", count)
}

/// Everything is entered at the table's device.
fn at_table(records: &[Record]) -> impl Iterator<Item = (Viewer, &Record)> {
    records.iter().map(|record| (Viewer::Table, record))
}

/// The result is saved if wanted and archived, unless the game continues later; and what could not
/// be saved, which stays open then.
fn end(
    cli: &Cli<'_>,
    sheet: &Sheet,
    opened: &mut SavedFile<'_, Pad>,
    notes: Play,
) -> (Logged, Option<Faults>) {
    let mut logged = Logged::default();
    let mut close = Vec::new();
    if let Some(End::Counted { save }) = sheet.end() {
        if save {
            let token = opened.token();
            let play = play(&sheet.pad, Play { token, ..notes });
            match Logged::save(&cli.app(), &play) {
                Ok(saved) => logged = saved,
                Err(faults) => return (logged, Some(faults)),
            }
        }
        let play = logged.saved;
        close.push(Record::Close { play });
    }
    let saved = opened.save(at_table(sheet.records()).chain(at_table(&close)));
    (logged, saved.err().map(Faults::from))
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    players: Vec<String>,
    river: bool,
    phase: Phase,
    closed: bool,
    entries: Vec<Entered>,
    totals: ByName<i64>,
    places: ByName<usize>,
    /// Each marker's `space` on the track, and how many `laps` it made.
    track: ByName<ByName<i64>>,
    supply: ByName<u32>,
    tiles_left: Option<usize>,
    /// The points by kind: `running`, and at the end, `final`.
    breakdown: ByName<ByName<ByName<i64>>>,
    winners: Vec<String>,
    #[serde(flatten)]
    logged: Logged,
    /// The last line of the file is incomplete.
    #[serde(skip_serializing_if = "Option::is_none")]
    torn: Option<bool>,
}

#[derive(Clone, Debug, Serialize)]
struct Entered {
    number: usize,
    kind: Cell,
    #[serde(rename = "final")]
    is_final: bool,
    struck: bool,
    edited: bool,
    #[serde(flatten)]
    counted: Option<Counted>,
    points: i64,
    owners: Vec<String>,
    reason: String,
}

/// How a feature was scored.
#[derive(Clone, Debug, Serialize)]
struct Counted {
    #[serde(skip_serializing_if = "Option::is_none")]
    tiles: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    neighbours: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cities: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shields: Option<u32>,
    complete: bool,
    followers: ByName<u32>,
}

/// The pad at this path; without one the usual, `-` is standard input.
///
/// # Errors
///
/// There is no pad, or it can't be read.
pub fn answer(app: &App<'_>, file: Option<&str>) -> Result<Answer, Fault> {
    let (pad, is_torn) = read(app, file)?;
    let mut answer = Answer::new(app.texts, &pad);
    answer.torn = Some(is_torn);
    Ok(answer)
}

/// One row for each entry, with a column of points for each player.
fn csv(pad: &Pad) -> String {
    let players = &pad.setup.players;
    let columns =
        "number phase kind tiles shields neighbours cities followers struck edited reason";
    let columns = columns.split(' ').map(str::to_owned);
    let header = columns.chain(players.iter().map(|name| safe::cell(name)));
    let rows = pad.lines().into_iter().map(|line| cells(players, &line));
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in once(header.collect()).chain(rows) {
        let written = writer.write_record(row);
        written.expect("every row has a cell for each column, and memory takes them all");
    }
    let bytes = writer.into_inner().expect("memory takes it all");
    String::from_utf8(bytes).expect("it was written from texts")
}

fn cells(players: &[String], line: &Line) -> Vec<String> {
    let phase = if line.is_final { "final" } else { "play" };
    let (numbers, there, reason) = match &line.entry {
        Entry::Feature(of) => {
            let numbers = [of.tiles, of.shields, of.neighbours, of.cities];
            let there = followers(players, &of.followers);
            (numbers.map(|number| number.to_string()), there, "")
        }
        Entry::Points(correction) => (Default::default(), String::new(), &*correction.reason),
    };
    // Struck entries count as nothing, so a column can be summed.
    let counts = |player| {
        let points = line.entry.points(player);
        (if line.struck { 0 } else { points }).to_string()
    };
    let kind = line.entry.kind().to_string();
    let mut cells = vec![line.number.to_string(), phase.to_owned(), kind];
    cells.extend(numbers);
    let marks = [line.struck, line.edited].map(|is_so| is_so.to_string());
    cells.extend(once(safe::cell(&there)).chain(marks));
    cells.push(safe::cell(reason));
    cells.extend((0..players.len()).map(counts));
    cells
}

impl Answer {
    fn new(texts: &Texts, pad: &Pad) -> Self {
        let standing = pad.standing();
        let players = &pad.setup.players;
        let seats = || 0..players.len();
        let parts = |points: &Breakdown| {
            let named = |cell: fn((Cell, Cell)) -> Cell| {
                let named = Cell::pairs().map(|pair| (pair.0.to_string(), points[cell(pair)]));
                ByName(named.collect())
            };
            let [running, last] = [named(|(played, _)| played), named(|(_, at_end)| at_end)];
            ByName(vec![
                ("running".to_owned(), running),
                ("final".to_owned(), last),
            ])
        };
        let marker = |total: &i64| {
            let (space, laps) = track(*total);
            ByName(vec![("space".to_owned(), space), ("laps".to_owned(), laps)])
        };
        let left = pad.setup.tiles().saturating_sub(standing.tiles_laid);
        let entered = |line: &Line| Entered::new(texts, players, line);
        Self {
            players: players.clone(),
            river: pad.setup.river,
            phase: standing.phase,
            closed: pad.closed,
            entries: pad.lines().iter().map(entered).collect(),
            totals: ByName::new(players, standing.totals.iter().copied()),
            places: ByName::new(players, seats().map(|seat| standing.place(seat))),
            track: ByName::new(players, standing.totals.iter().map(marker)),
            supply: ByName::new(players, seats().map(|seat| standing.supply(seat))),
            tiles_left: (standing.tiles_laid > 0).then_some(left),
            breakdown: ByName::new(players, standing.breakdowns.iter().map(parts)),
            winners: names(players, &standing.winners()),
            logged: Logged::default(),
            torn: None,
        }
    }
}

impl Entered {
    fn new(texts: &Texts, players: &[String], line: &Line) -> Self {
        let (counted, points, owners, reason) = match &line.entry {
            Entry::Feature(feature) => {
                let counted = Counted::new(players, feature);
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

impl Counted {
    fn new(players: &[String], feature: &Feature) -> Self {
        let of = |sorts: &[Sort], count| sorts.contains(&feature.sort).then_some(count);
        Self {
            tiles: of(&[Sort::Road, Sort::City], feature.tiles),
            neighbours: of(&[Sort::Monastery], feature.neighbours),
            cities: of(&[Sort::Field], feature.cities),
            shields: of(&[Sort::City], feature.shields),
            complete: feature.complete,
            followers: ByName::new(players, feature.followers.iter().copied()),
        }
    }
}

/// What remains after the pad is closed: the result, or the standings.
fn page(texts: &Texts, pad: &Pad, logged: &Logged) -> Page {
    if pad.standing().phase != Phase::Over {
        return Page::new(vec![
            sheet::heading(texts, pad, say!(texts, "pad-title")),
            sheet::table(texts, pad),
            Block::Text(say!(texts, "pad-left").into()),
        ]);
    }
    let mut page = result(texts, pad);
    page.extend(logged.block(texts));
    let warnings = logged.warnings.iter();
    page.with_notes(warnings.map(|warning| warning.message.as_str().into()))
}

/// The result: the breakdown, and who won.
pub fn result(texts: &Texts, pad: &Pad) -> Page {
    let standing = pad.standing();
    let players = &pad.setup.players;
    let winners = names(players, &standing.winners());
    Page::new(vec![
        Block::title(say!(texts, "pad-result"), ""),
        breakdown(texts, players, &standing.breakdowns),
        Block::Text(wins(texts, &winners).into()),
    ])
}

/// Points by phase and kind: a column for each player, or a list for each if they don't fit.
pub fn breakdown(texts: &Texts, players: &[String], of: &[Breakdown]) -> Block {
    family!(part_name(Cell) = "pad-row-");
    let totals: Vec<i64> = of.iter().map(pad::total).collect();
    let shown: Vec<String> = players.iter().map(|name| quoted(name)).collect();
    let parts = Cell::iter().map(|cell| {
        let points: Vec<i64> = of.iter().map(|one| one[cell]).collect();
        (texts.say(part_name(cell)), points)
    });
    let counts = |(_, points): &(String, Vec<i64>)| points.iter().any(|points| *points != 0);
    let parts: Vec<_> = parts.filter(counts).collect();
    let labels = parts.iter().map(|(label, _)| label.width()).max();
    let columns: usize = shown.iter().map(|name| name.width().max(4) + 2).sum();
    Block::Stack {
        needs: labels.unwrap_or_default().max(8) + 2 + columns,
        wide: vec![side_by_side(texts, &shown, &parts, &totals)],
        narrow: one_by_one(texts, &shown, &parts, &totals),
    }
}

/// What points are for, and each player's.
type Part = (String, Vec<i64>);

fn side_by_side(texts: &Texts, players: &[String], parts: &[Part], totals: &[i64]) -> Block {
    let cells = |label: String, points: &[i64]| {
        let points = points.iter().map(ToString::to_string);
        row(once(label).chain(points))
    };
    let rows = parts.iter();
    let rows = rows.map(|(label, points)| cells(label.clone(), points));
    let total = cells(say!(texts, "pad-row-total"), totals);
    let places = (0..players.len()).map(|seat| place(totals, seat).to_string());
    let places = row(once(say!(texts, "column-place")).chain(places));
    let columns = players.iter().map(|name| Column {
        name: name.as_str().into(),
        align: Align::Right,
        ..Column::default()
    });
    Block::Table(Table {
        columns: once(Column::default()).chain(columns).collect(),
        rows: rows.chain([total, places]).collect(),
    })
}

/// Best first.
fn one_by_one(texts: &Texts, players: &[String], parts: &[Part], totals: &[i64]) -> Vec<Block> {
    let mut seats: Vec<usize> = (0..players.len()).collect();
    seats.sort_by_key(|&seat| place(totals, seat));
    let lists = seats.into_iter().flat_map(|seat| {
        let (place, name) = (place(totals, seat).to_string(), &players[seat]);
        let total = totals[seat].to_string();
        let head = say!(texts, "pad-player", place, name, points = total);
        let scored = parts.iter().filter(|(_, points)| points[seat] != 0);
        let scored = scored.map(|(label, points)| format!("{}\u{a0}{label}", points[seat]));
        let scored: Vec<String> = scored.collect();
        let list = (!scored.is_empty()).then(|| points(scored));
        once(Block::Heading(head.into())).chain(list)
    });
    lists.collect()
}

/// The last pad in a file, and whether the last line is incomplete.
fn read(app: &App<'_>, file: Option<&str>) -> Result<(Pad, bool), Fault> {
    let found = saved::read(app.store.as_ref(), file)?;
    let pad = found.kept.as_ref().ok_or_else(nothing)?;
    Ok((replay(pad)?, found.is_torn()))
}

/// A saved pad.
///
/// # Errors
///
/// Its names or a record are not possible.
pub fn replay(kept: &Kept<Pad>) -> Result<Pad, Fault> {
    if !can_play(&kept.start.players) {
        return Err(kept.broken(None));
    }
    let mut pad = Pad::new(kept.start.clone());
    for (place, record) in kept.inputs().enumerate() {
        pad.take(record).map_err(|_| kept.broken(Some(place)))?;
    }
    Ok(pad)
}

/// Is a pad in progress at the default path?
pub(super) fn is_under_way(app: &App<'_>) -> bool {
    read(app, None).is_ok_and(|(pad, _)| !pad.closed)
}

/// There is no pad.
fn nothing() -> Fault {
    fault!(NothingFound, "error-pad-none")
}

/// The players' names, separated by commas.
///
/// # Errors
///
/// Everything wrong with them.
pub(super) fn players(typed: &str) -> Result<Vec<String>, Faults> {
    read::names::list(typed, count)
}

fn count(count: usize) -> Option<Fault> {
    let fits = u8::try_from(count).is_ok_and(|count| PLAYERS.contains(&count));
    (!fits).then(|| fault!(PlayerCount, "error-pad-players", count))
}

/// A scored pad as a play for the log, with its notes.
fn play(pad: &Pad, notes: Play) -> Play {
    let now = pad.standing();
    let Setup { players, river } = &pad.setup;
    result::play(players, *river, &now.totals, &now.breakdowns, notes)
}
