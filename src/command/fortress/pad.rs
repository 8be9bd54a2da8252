//! `citadels fortress pad`: the live score pad, and its contents for scripts.

use crate::app::App;
use crate::command::args::{Format, FortressPadArgs, PadExport};
use crate::command::fortress::answer::{ByName, Logged, followers, names, sentence};
use crate::command::fortress::pad_flow::{End, Note, Sheet, can_play};
use crate::command::fortress::{goes_on, pad_page};
use crate::command::score::notes;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults};
use crate::files::log::{Play, token};
use crate::files::read;
use crate::files::saved::{self, Kept, SavedFile};
use crate::flow::{Played, Viewer};
use crate::fortress::feature::{Feature, Sort};
use crate::fortress::pad::{
    Breakdown, Cell, Entry, Line, Pad, Phase, Record, Setup, Standing, track,
};
use crate::fortress::setup::{COLORS, PLAYERS};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::flow::refusal;
use crate::{fault, id, safe, say};
use serde::Serialize;

pub fn run(cli: &mut Cli<'_>, args: &FortressPadArgs) -> Result<Outcome, Stop> {
    let begins = args.new || args.resume || args.names.is_some() || args.river || args.play.save;
    if args.new && args.resume || args.export.is_some() && begins {
        return Err(Stop::from(fault!(Usage, "error-pad-options")));
    }
    if args.export.is_some() || cli.ask.is_none() && cli.format == Format::Json {
        return Ok(export(cli, args)?);
    }
    if cli.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-pad-terminal")));
    }
    let notes = notes(cli, &args.play)?;
    let mut opened = cli.app().saved(args.file.as_deref())?;
    let names = args.names.as_deref().map(players).transpose()?;
    let mut sheet = Played::new(begin(cli, args, &mut opened, names)?);
    let texts = cli.texts;
    let page = |sheet: &Sheet| pad_page::scene(texts, sheet);
    // Every record is on disk before the next key is read.
    let save = &mut |sheet: &Played<Sheet>| Ok(opened.save(at_table(sheet.now().records()))?);
    cli.drive(&mut sheet, Stop::Left, &page, save)?;
    let answer = end(cli, sheet.now(), &mut opened, notes)?;
    let saved = answer.logged.saved;
    Ok(cli.answer(&answer, pad_page::page).saved(saved))
}

/// The pad's contents, for scripts and spreadsheets. The file is not changed.
fn export(cli: &Cli<'_>, args: &FortressPadArgs) -> Result<Outcome, Faults> {
    let answer = answer(&cli.app(), args.file.as_deref())?;
    Ok(match args.export {
        Some(PadExport::Csv) => Outcome::text(csv(&answer.pad)),
        _ => Outcome::json(&answer),
    })
}

/// The current pad, or a new one; a closed one is over.
fn begin(
    cli: &mut Cli<'_>,
    args: &FortressPadArgs,
    opened: &mut SavedFile<'_, Pad>,
    names: Option<Vec<String>>,
) -> Result<Sheet, Stop> {
    let (texts, saves) = (cli.texts, args.play.save);
    let kept = opened.read()?;
    let mut note = opened.torn.take().map(Note::Torn);
    let pad = kept.as_ref().map(replay).transpose()?;
    let saved = match pad.filter(|pad| !pad.closed) {
        saved if args.resume => Some(saved.ok_or_else(nothing)?),
        Some(saved) if !args.new => {
            let labels = [id!("act-pad-new"), id!("pad-leave-why")];
            let note = note.take();
            let page = |pad: &Pad| pad_page::found(texts, pad, note.as_ref());
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
    let river = args.river;
    let setup = Setup { players, river };
    opened.begin(&token().unwrap_or_default(), &setup);
    opened.save([])?;
    Ok(Sheet::new(Pad::new(setup), Vec::new(), saves, note))
}

/// The names as they are entered; an empty line ends them.
pub fn ask_names(cli: &mut Cli<'_>) -> Result<Vec<String>, Stop> {
    let texts = cli.texts;
    let mut names: Vec<String> = Vec::new();
    let mut complaint = None;
    if let Some(ask) = cli.ask.as_deref_mut() {
        // The question about a saved pad had its own screen.
        ask.close_screen();
    }
    while names.len() < COLORS.into() {
        let question = say!(texts, "ask-score-name", count = names.len() + 1);
        let help = complaint.take().unwrap_or_else(|| match names.len() {
            0 | 1 => say!(texts, "pad-help-name"),
            _ => say!(texts, "pad-help-name-last"),
        });
        let typed = cli.line(&question, &help)?;
        if typed.is_empty() && names.len() >= 2 {
            break;
        }
        if typed == "<" {
            names.pop();
            continue;
        }
        match read::names::check(&typed, &names) {
            Err(fault) => complaint = Some(refusal(texts, &fault)),
            Ok(()) => names.extend(cli.app().spelled(vec![typed])),
        }
    }
    Ok(names)
}

/// Everything is entered at the table's device.
fn at_table(records: &[Record]) -> impl Iterator<Item = (Viewer, &Record)> {
    records.iter().map(|record| (Viewer::Table, record))
}

/// The result, saved if wanted and archived; or the current score, if the game continues later.
fn end(
    cli: &Cli<'_>,
    sheet: &Sheet,
    opened: &mut SavedFile<'_, Pad>,
    notes: Play,
) -> Result<Answer, Faults> {
    let mut answer = Answer::new(cli.texts, sheet.pad.clone());
    if let Some(End::Counted { save }) = sheet.end() {
        if save {
            let token = opened.token();
            let play = play(&sheet.pad, Play { token, ..notes });
            answer.logged = Logged::save(&cli.app(), &play)?;
        }
        let play = answer.logged.saved;
        let close = [Record::Close { play }];
        opened.save(at_table(sheet.records()).chain(at_table(&close)))?;
    }
    Ok(answer)
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
    #[serde(flatten)]
    pub logged: Logged,
    /// The last line of the file is incomplete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub torn: Option<bool>,
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

/// The pad at this path; without one the usual, `-` is standard input.
///
/// # Errors
///
/// There is no pad, or it can't be read.
pub fn answer(app: &App<'_>, file: Option<&str>) -> Result<Answer, Faults> {
    let (pad, is_torn) = read(app, file)?;
    Ok(Answer {
        torn: Some(is_torn),
        ..Answer::new(app.texts, pad)
    })
}

/// One row for each entry, with a column of points for each player.
pub fn csv(pad: &Pad) -> String {
    let players = &pad.setup.players;
    let columns =
        "number phase kind tiles shields neighbours cities followers struck edited reason";
    let header = columns.split(' ').map(str::to_owned);
    let header = header
        .chain(players.iter().map(|name| safe::cell(name)))
        .collect();
    let rows = pad.lines().into_iter().map(|line| row(players, &line));
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in std::iter::once(header).chain(rows) {
        let written = writer.write_record(row);
        written.expect("every row has a cell for each column, and memory takes them all");
    }
    let bytes = writer.into_inner().expect("memory takes it all");
    String::from_utf8(bytes).expect("it was written from texts")
}

fn row(players: &[String], line: &Line) -> Vec<String> {
    let mut row = vec![
        line.number.to_string(),
        if line.is_final { "final" } else { "play" }.to_owned(),
        line.entry.kind().to_string(),
    ];
    let reason = match &line.entry {
        Entry::Feature(feature) => {
            let Feature {
                tiles,
                shields,
                neighbours,
                cities,
                ..
            } = feature;
            row.extend([tiles, shields, neighbours, cities].map(ToString::to_string));
            row.push(safe::cell(&followers(players, &feature.followers)));
            String::new()
        }
        Entry::Points(correction) => {
            row.extend(std::iter::repeat_n(String::new(), 5));
            safe::cell(&correction.reason)
        }
    };
    row.extend([line.struck.to_string(), line.edited.to_string(), reason]);
    // Struck entries count as nothing, so a column can be summed.
    let counts = |player| {
        if line.struck {
            0
        } else {
            line.entry.points(player)
        }
    };
    row.extend((0..players.len()).map(|player| counts(player).to_string()));
    row
}

impl Answer {
    pub fn new(texts: &Texts, pad: Pad) -> Self {
        let standing = pad.standing();
        let players = &pad.setup.players;
        let seats = || 0..players.len();
        let parts = |points: &Breakdown| {
            let named = |cell: fn((Cell, Cell)) -> Cell| {
                let named = Cell::pairs().map(|pair| (pair.0.to_string(), points[cell(pair)]));
                ByName(named.collect())
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
        let entries = entries
            .iter()
            .map(|line| Entered::new(texts, players, line));
        Self {
            players: players.clone(),
            river: pad.setup.river,
            phase: standing.phase,
            closed: pad.closed,
            entries: entries.collect(),
            totals: ByName::new(players, standing.totals.iter().copied()),
            places: ByName::new(players, seats().map(|seat| standing.place(seat))),
            track: ByName::new(players, standing.totals.iter().map(marker)),
            supply: ByName::new(players, seats().map(|seat| standing.supply(seat))),
            tiles_left: (standing.tiles_laid > 0).then_some(left),
            breakdown: ByName::new(players, standing.breakdowns.iter().map(parts)),
            winners: names(players, &standing.winners()),
            logged: Logged::default(),
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
        let taken = pad.take(record);
        taken.map_err(|_| kept.broken(Some(place)))?;
    }
    Ok(pad)
}

/// Is a pad in progress at the default path?
pub fn is_under_way(app: &App<'_>) -> bool {
    read(app, None).is_ok_and(|(pad, _)| !pad.closed)
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
    read::names::list(typed, |count| {
        let fits = u8::try_from(count).is_ok_and(|count| PLAYERS.contains(&count));
        (!fits).then(|| fault!(PlayerCount, "error-pad-players", count))
    })
}

/// A scored pad as a play for the log, with its notes.
pub fn play(pad: &Pad, notes: Play) -> Play {
    let Standing {
        totals, breakdowns, ..
    } = pad.standing();
    let Setup { players, river } = &pad.setup;
    super::answer::play(players, *river, &totals, &breakdowns, notes)
}
