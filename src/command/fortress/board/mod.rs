//! `fortress board`: a board or a game from a file, counted; or a game entered turn by turn on a
//! terminal, and its file for scripts.

pub mod game;

use crate::app::{App, Warning};
use crate::command::args::Format;
use crate::command::fortress::map::Map;
use crate::command::fortress::pad::{ask_names, players};
use crate::command::fortress::result::{
    self, ByName, Lies, Logged, Scored, at, names, points, totals, warning,
};
use crate::command::fortress::setup::river;
use crate::command::fortress::{about, goes_on};
use crate::command::score::PlayArgs;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, quoted_file};
use crate::files::log::{Play, token};
use crate::files::read;
use crate::files::read::fortress::Written;
use crate::files::saved::{self, Kept, SavedFile};
use crate::flow::{Played, Viewer};
use crate::fortress::board::{Board, Place, Spot, Ways};
use crate::fortress::count::Counted;
use crate::fortress::game::{Replayed, TileClaim, winners};
use crate::fortress::pad::{Breakdown, Cell};
use crate::fortress::tile::Set;
use crate::page::{Block, Line, Page};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::{fault, id, say};
use clap::{Args, ValueEnum};
use game::{BoardGame, Input, Moment, Setup};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Write;

#[derive(Debug, Args)]
#[command(args_override_self = true)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub struct Request {
    pub file: Option<String>,
    #[arg(long)]
    pub no_farmers: bool,
    #[arg(long)]
    pub split_source: bool,
    #[arg(long)]
    pub third_river: bool,
    #[arg(long)]
    pub fields: bool,
    #[arg(long, value_enum)]
    pub to: Option<Form>,
    #[arg(long)]
    pub names: Option<String>,
    #[arg(long)]
    pub river: bool,
    #[arg(long)]
    pub new: bool,
    #[arg(long)]
    pub resume: bool,
    #[arg(long = "export", value_enum)]
    pub export_as: Option<Export>,
    #[command(flatten)]
    pub play: PlayArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Export {
    Toml,
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    Grid,
}

impl Request {
    const fn ways(&self) -> Ways {
        Ways {
            farmers: !self.no_farmers,
            one_field_at_source: !self.split_source,
        }
    }
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let begins = request.new || request.names.is_some() || request.river;
    let enters = begins || request.resume || request.play.save;
    let is_read = request.file.is_some() && (enters || request.export_as.is_some());
    let has_nothing = request.file.is_none() && request.to.is_some();
    let is_exported = request.export_as.is_some() && enters;
    if is_read || has_nothing || begins && request.resume || is_exported {
        return Err(Stop::from(fault!(Usage, "error-board-options")));
    }
    let Some(file) = &request.file else {
        return match request.export_as {
            Some(Export::Toml) => Ok(Outcome::text(toml(&last(&cli.app())?))),
            Some(Export::Json) => Ok(Outcome::json(&json(&last(&cli.app())?))),
            None => enter(cli, request),
        };
    };
    let file = (&**file, request.third_river);
    if request.to == Some(Form::Grid) {
        let answer = |_: &App<'_>, written: &Written| grid(written, request.ways());
        let page = |cli: &Cli<'_>, answer: &Grid| match cli.format {
            Format::Json => Outcome::json(answer),
            _ => Outcome::text(answer.toml()),
        };
        // Of several, only JSON lines can be read again.
        return about(cli, file, answer, page, None);
    }
    let answer = |app: &App<'_>, written: &Written| answer(app, written, request);
    let page = |cli: &Cli<'_>, answer: &_| cli.answer(answer, self::page);
    about(cli, file, answer, page, Some(short))
}

/// A game entered turn by turn.
fn enter(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    if cli.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-board-terminal")));
    }
    let notes = request.play.notes(&cli.app())?;
    let mut opened = cli.app().saved(None)?;
    let mut played = begin(cli, request, &mut opened)?;
    let texts = cli.texts;
    let torn = opened.torn.take();
    let torn = torn.map(|file| say!(texts, "board-torn", file = quoted_file(&file)));
    let torn = torn.map(Line::from);
    let before = played.now().turns().len();
    let page = |game: &BoardGame| {
        let page = match game.moment {
            Moment::Over => {
                let page = self::page(texts, &entered(texts, game, request.fields));
                page.with_news(game::news(texts, game))
            }
            _ => game::page(texts, game),
        };
        // Told until the first turn is over.
        let is_first = game.turns().len() == before;
        page.with_notes(torn.clone().filter(|_| is_first))
    };
    // It is closed when it is in the play log.
    let is_step = |given: &(Viewer, &Input)| !matches!(given.1, Input::Close { .. });
    let save = &mut |played: &Played<BoardGame>| opened.save(played.given().filter(is_step));
    cli.drive(&mut played, Stop::Left, &page, save)?;
    let game = played.now();
    let saved = match game.moment {
        Moment::Closed { save: true } => {
            let token = opened.token();
            Logged::save(&cli.app(), &play(game, Play { token, ..notes }))
        }
        _ => Ok(Logged::default()),
    };
    // A game that could not be saved stays open, so it can be tried again.
    let (logged, unsaved) = match saved {
        Ok(logged) => (logged, opened.save(played.given()).err().map(Faults::from)),
        Err(faults) => (Logged::default(), Some(faults)),
    };
    let board = entered(texts, game, request.fields);
    let answer = cli.answer(&Entered { board, logged }, |texts, answer| {
        let mut page = self::page(texts, &answer.board);
        page.extend(answer.logged.block(texts));
        page
    });
    Ok(answer.unsaved(unsaved))
}

/// The saved game, or a new one.
fn begin(
    cli: &mut Cli<'_>,
    request: &Request,
    opened: &mut SavedFile<'_, BoardGame>,
) -> Result<Played<BoardGame>, Stop> {
    let texts = cli.texts;
    let kept = opened.read()?;
    let saved = kept.map(|kept| replay(&kept, request.play.save));
    let is_open = |saved: &Played<BoardGame>| !matches!(saved.now().moment, Moment::Closed { .. });
    let saved = match saved.transpose()?.filter(is_open) {
        saved if request.resume => Some(saved.ok_or_else(nothing)?),
        Some(saved) if !request.new => {
            let labels = [id!("act-board-new"), id!("board-leave-why")];
            let page = |saved: &Played<BoardGame>| game::found(texts, saved.now());
            goes_on(cli, saved, labels, page)?
        }
        _ => None,
    };
    if let Some(saved) = saved {
        return Ok(saved);
    }
    let names = request.names.as_deref().map(players).transpose()?;
    let river = river(request.third_river, request.river);
    let is_asked = names.is_none() && river.is_none();
    let players = match names {
        Some(names) => names,
        None => ask_names(cli)?,
    };
    let river = if is_asked { ask_river(cli)? } else { river };
    let ways = request.ways();
    let setup = Setup {
        players,
        river,
        ways,
    };
    opened.begin(&token().unwrap_or_default(), &setup);
    opened.save([])?;
    let game = BoardGame::new(setup, request.play.save);
    Ok(Played::new(game.expect("the names were checked")))
}

fn ask_river(cli: &mut Cli<'_>) -> Result<Option<Set>, Stop> {
    let texts = cli.texts;
    let [no, yes] = [say!(texts, "answer-no"), say!(texts, "answer-yes")];
    let choices = [no, yes, say!(texts, "ask-river-third")];
    let picked = cli.choose(&say!(texts, "ask-river"), &choices, Stop::Left)?;
    Ok([None, Some(Set::River), Some(Set::ThirdRiver)][picked])
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    turns: Vec<Turn>,
    /// The occupied features, as they would score now.
    features: Vec<Scored>,
    running: ByName<u32>,
    supply: ByName<u8>,
    totals: ByName<u32>,
    winners: Vec<String>,
    warnings: Vec<Warning>,
    /// Every field, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<Vec<Lettered>>,
    /// What the page draws; a script has the tiles, because it gave them.
    #[serde(skip)]
    board: Board,
}

/// A field with its letter on the drawn board, with or without farmers.
#[derive(Clone, Debug, Serialize)]
struct Lettered {
    /// None if there are more fields than letters.
    letter: Option<char>,
    #[serde(flatten)]
    scored: Scored,
}

/// Small letters of three alphabets that don't look alike; a field beyond them has none.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμξπρσφχψωбгджзийлпфцчшщъыьэюя";

/// A field beyond the last letter.
const UNLETTERED: char = '*';

#[derive(Clone, Debug, Serialize)]
struct Turn {
    scores: ByName<u32>,
    supply: ByName<u8>,
    completed: Vec<Scored>,
}

/// A board or game as written.
///
/// # Errors
///
/// Everything wrong with the file or the moves.
pub fn answer(app: &App<'_>, written: &Written, request: &Request) -> Result<Answer, Faults> {
    let game = written.game()?;
    let replayed = game.replay(request.ways())?;
    let mut remaining = replayed.board.remaining();
    if game.only_complete {
        remaining.retain(|counted| counted.feature.complete);
    }
    let (texts, players) = (app.texts, &game.players);
    Ok(count(texts, players, replayed, &remaining, request.fields))
}

/// The game that is being entered, so far.
fn entered(texts: &Texts, game: &BoardGame, with_fields: bool) -> Answer {
    let replayed = game.so_far.clone().ended();
    let remaining = replayed.board.remaining();
    let players = &game.setup.players;
    count(texts, players, replayed, &remaining, with_fields)
}

fn count(
    texts: &Texts,
    players: &[String],
    replayed: Replayed,
    remaining: &[Counted],
    with_fields: bool,
) -> Answer {
    let scored = |counted: &Counted| {
        let (places, cities) = (counted.places.clone(), counted.cities.clone());
        Scored {
            tiles: Some(places.len()),
            lies: Some(Lies { places, cities }),
            ..Scored::new(texts, players, &counted.feature)
        }
    };
    let turns = replayed.turns.iter().map(|turn| Turn {
        scores: ByName::new(players, turn.scores.iter().copied()),
        supply: ByName::new(players, turn.supply.iter().copied()),
        completed: turn.completed.iter().map(scored).collect(),
    });
    let totals = replayed.totals(remaining);
    let warned = |oddity: &_| warning(texts, players, *oddity);
    let fields = || {
        let letters = LETTERS.chars().map(Some).chain(std::iter::repeat(None));
        let fields = replayed.board.all_fields().into_iter().zip(letters);
        let fields = fields.map(|((_, field), letter)| Lettered {
            letter,
            scored: scored(&field),
        });
        fields.collect()
    };
    Answer {
        turns: turns.collect(),
        features: remaining.iter().map(scored).collect(),
        running: ByName::new(players, replayed.running.iter().copied()),
        supply: ByName::new(players, replayed.board.supply().iter().copied()),
        winners: names(players, &winners(&totals)),
        totals: ByName::new(players, totals),
        warnings: replayed.oddities.iter().map(warned).collect(),
        fields: with_fields.then(fields),
        board: replayed.board,
    }
}

fn page(texts: &Texts, answer: &Answer) -> Page {
    let count = answer.board.tiles().len();
    let what = say!(texts, "fortress-tiles-laid", count);
    let mut page = Page::new(vec![Block::title(say!(texts, "fortress-board"), what)]);
    page.extend(warnings(answer));
    let players: Vec<String> = answer.totals.0.iter().map(|of| of.0.clone()).collect();
    let mut map = Map::new(&answer.board, &players);
    let fields = answer.fields.as_deref().unwrap_or_default();
    if !fields.is_empty() {
        let numbered = answer.board.all_fields().into_iter().zip(fields);
        let letters = numbered.map(|((number, _), field)| (number, letter(field)));
        map.letters = letters.collect();
    }
    page.push(map.drawing(texts));
    let mut played = Vec::new();
    for (turn, number) in answer.turns.iter().zip(1_usize..) {
        let reasons = turn.completed.iter().map(|feature| &feature.reason);
        played.extend(reasons.map(|what| say!(texts, "fortress-in-turn", number, what)));
    }
    let remaining = answer.features.iter().map(|feature| lies(texts, feature));
    let fields = fields.iter().map(|field| {
        let what = match (&field.scored.lies, field.letter) {
            (Some(places), Some(_)) => fed(texts, &field.scored.reason, &places.cities),
            // Without a letter, its tiles say which it is.
            _ => lies(texts, &field.scored),
        };
        format!("({}) {what}", letter(field))
    });
    for (heading, list) in [
        (say!(texts, "fortress-running"), played),
        (say!(texts, "fortress-now"), remaining.collect()),
        (say!(texts, "fortress-fields"), fields.collect()),
    ] {
        if !list.is_empty() {
            page.extend([Block::Heading(heading.into()), points(list)]);
        }
    }
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

fn letter(field: &Lettered) -> char {
    field.letter.unwrap_or(UNLETTERED)
}

/// One of many games: what is unusual, and the totals.
fn short(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::new(warnings(answer).collect());
    page.extend(totals(texts, &answer.totals, &answer.winners));
    page
}

fn warnings(answer: &Answer) -> impl Iterator<Item = Block> {
    let warnings = answer.warnings.iter();
    warnings.map(|warning| Block::Note(warning.message.as_str().into()))
}

fn listed(places: &[Place]) -> String {
    let places = places.iter().copied().map(at);
    places.collect::<Vec<_>>().join(" ")
}

/// A feature with its location, and for a field the cities it supplies.
fn lies(texts: &Texts, feature: &Scored) -> String {
    let Some(lies) = &feature.lies else {
        return feature.reason.clone();
    };
    let (what, tiles) = (&feature.reason, listed(&lies.places));
    let text = say!(texts, "fortress-lies", what, tiles);
    fed(texts, &text, &lies.cities)
}

/// With the cities that a field supplies.
fn fed(texts: &Texts, text: &str, cities: &[Place]) -> String {
    if cities.is_empty() {
        return text.to_owned();
    }
    let (text, cities) = (text.trim_end_matches('.'), listed(cities));
    format!("{text}. {}", say!(texts, "fortress-feeds", cities))
}

/// A board or a game in its grid form, as `fortress board` reads it.
#[derive(Clone, Debug, Serialize)]
struct Grid {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    /// The points on the track.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<ByName<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<&'static str>,
    #[serde(rename = "grid")]
    rows: Vec<String>,
}

fn grid(written: &Written, ways: Ways) -> Result<Grid, Faults> {
    let game = written.game()?;
    let replayed = game.replay(ways)?;
    let has_points = replayed.running.iter().any(|points| *points > 0);
    Ok(Grid {
        points: has_points.then(|| ByName::new(&game.players, replayed.running)),
        phase: game.only_complete.then_some("completed"),
        rows: read::grid::rows(&replayed.board, &game.players),
        players: game.players,
    })
}

impl Grid {
    /// As a file.
    fn toml(&self) -> String {
        // A text that JSON quotes is quoted for TOML too.
        let quoted = |name: &String| json!(name).to_string();
        let players = self.players.iter().map(quoted).collect::<Vec<_>>();
        let players = (!players.is_empty()).then(|| format!("players = [{}]", players.join(", ")));
        let points = self.points.as_ref().map(|ByName(points)| {
            let points = points.iter();
            let points = points.map(|(name, points)| format!("{} = {points}", quoted(name)));
            format!("points = {{ {} }}", points.collect::<Vec<_>>().join(", "))
        });
        let phase = self.phase.map(|phase| format!("phase = \"{phase}\""));
        let grid = format!("grid = \"\"\"\n{}\n\"\"\"\n", self.rows.join("\n"));
        let lines = [players, points, phase, Some(grid)].into_iter().flatten();
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// A game that was entered turn by turn, counted; and its number in the play log, if it has one.
#[derive(Clone, Debug, Serialize)]
struct Entered {
    #[serde(flatten)]
    board: Answer,
    #[serde(flatten)]
    logged: Logged,
}

/// The last game that was entered, if there is one that can be read.
fn last(app: &App<'_>) -> Result<BoardGame, Fault> {
    let found = saved::read(app.store.as_ref(), None)?;
    let kept = found.kept.ok_or_else(nothing)?;
    Ok(replay(&kept, false)?.now().clone())
}

/// A saved game; `saves` as for a new one.
///
/// # Errors
///
/// Its setup or a step is not possible.
pub fn replay(kept: &Kept<BoardGame>, saves: bool) -> Result<Played<BoardGame>, Fault> {
    let start = BoardGame::new(kept.start.clone(), saves);
    let start = start.ok_or_else(|| kept.broken(None))?;
    let played = kept.resume(start);
    played.map_err(|(place, _)| kept.broken(Some(place)))
}

/// There is no game.
fn nothing() -> Fault {
    fault!(NothingFound, "error-board-none")
}

fn tile(tile: TileClaim) -> Value {
    let (x, y) = tile.at;
    json!([tile.kind.id, u16::from(tile.quarters) * 90, x, y])
}

/// The game as a `fortress board` file in JSON.
pub fn json(game: &BoardGame) -> Value {
    let players = &game.setup.players;
    let turns = game.turns().iter().map(|turn| {
        let mut written = json!({ "tile": tile(turn.played.tile) });
        if let Some((player, spot)) = turn.played.follower {
            let on: &str = spot.sort().into();
            written["follower"] = json!({ "player": players[player], "on": on });
            if spot != Spot::Monastery {
                written["follower"]["at"] = read::grid::at(spot).into();
            }
        }
        written
    });
    json!({ "players": players, "start": tile(game.start), "turns": turns.collect::<Vec<_>>() })
}

/// The same in TOML. A table's own rules are options of the command, so they are named above it.
fn toml(game: &BoardGame) -> String {
    let ways = game.setup.ways;
    let farmers = (!ways.farmers).then_some(" --no-farmers");
    let source = (!ways.one_field_at_source).then_some(" --split-source");
    let options: String = farmers.into_iter().chain(source).collect();
    let mut text = String::new();
    if !options.is_empty() {
        let _ = writeln!(text, "# citadels fortress board FILE{options}");
    }
    // What JSON writes in one line, TOML reads.
    let json = json(game);
    let (players, start) = (&json["players"], &json["start"]);
    let _ = writeln!(text, "players = {players}\nstart = {start}");
    for turn in json["turns"].as_array().into_iter().flatten() {
        let _ = writeln!(text, "\n[[turns]]\ntile = {}", turn["tile"]);
        if let Some(follower) = turn["follower"].as_object() {
            let field = |(key, value): (&String, &Value)| format!("{key} = {value}");
            let fields = follower.iter().map(field).collect::<Vec<_>>().join(", ");
            let _ = writeln!(text, "follower = {{ {fields} }}");
        }
    }
    text
}

/// A finished game as a play for the log, with its notes.
fn play(game: &BoardGame, notes: Play) -> Play {
    let (players, so_far) = (&game.setup.players, &game.so_far);
    let remaining = so_far.board.remaining();
    let totals = so_far.totals(&remaining).into_iter();
    let totals: Vec<i64> = totals.map(i64::from).collect();
    let completed = so_far.turns.iter().flat_map(|turn| &turn.completed);
    let completed = completed.map(|one| (&one.feature, Cell::from(one.feature.sort)));
    let at_end = remaining.iter();
    let at_end = at_end.map(|one| (&one.feature, Cell::from(one.feature.sort).at_end()));
    let mut breakdowns = vec![Breakdown::default(); players.len()];
    for (feature, cell) in completed.chain(at_end) {
        for owner in feature.owners() {
            breakdowns[owner][cell] += i64::from(feature.points());
        }
    }
    let has_river = game.setup.river.is_some();
    result::play(players, has_river, &totals, &breakdowns, notes)
}
