//! `citadels fortress board`: a board or a game from a file, counted; or a game entered turn by turn
//! on a terminal, and its file for scripts.

use crate::app::App;
use crate::command::args::{BoardExport, BoardForm, Format, FortressBoardArgs};
use crate::command::fortress::answer::{ByName, Lies, Logged, Scored, Warning, names, warning};
use crate::command::fortress::entry::{BoardGame, Input, Moment, Setup};
use crate::command::fortress::pad::{ask_names, players};
use crate::command::fortress::{about, board_page, goes_on, river};
use crate::command::score::notes;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, quoted_file};
use crate::files::log::{Play, token};
use crate::files::read;
use crate::files::read::fortress::Written;
use crate::files::saved::{self, Kept, SavedFile};
use crate::flow::{Played, Viewer};
use crate::fortress::board::{Board, Spot, Ways};
use crate::fortress::count::Counted;
use crate::fortress::game::{self, Replayed, TileClaim};
use crate::fortress::pad::{Breakdown, Cell};
use crate::fortress::tile::Set;
use crate::page::Line;
use crate::terminal::drive::Stop;
use crate::{fault, id, say};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Write;

pub fn run(cli: &mut Cli<'_>, args: &FortressBoardArgs) -> Result<Outcome, Stop> {
    let ways = Ways {
        farmers: !args.no_farmers,
        one_field_at_source: !args.split_source,
    };
    let begins = args.new || args.names.is_some() || args.river;
    let enters = begins || args.resume || args.play.save;
    let is_read = args.file.is_some() && (enters || args.export_as.is_some());
    let has_nothing = args.file.is_none() && args.to.is_some();
    if is_read || has_nothing || begins && args.resume || args.export_as.is_some() && enters {
        return Err(Stop::from(fault!(Usage, "error-board-options")));
    }
    match (&args.file, args.export_as) {
        (Some(file), _) if args.to == Some(BoardForm::Grid) => {
            as_grid(cli, (file, args.third_river), ways)
        }
        (Some(file), _) => {
            let board = |app: &App<'_>, written: &Written| answer(app, written, ways, args.fields);
            let page = |cli: &Cli<'_>, answer: &_| cli.answer(answer, board_page::page);
            about(
                cli,
                (file, args.third_river),
                board,
                page,
                Some(board_page::short),
            )
        }
        (None, Some(BoardExport::Toml)) => Ok(Outcome::text(toml(&last(&cli.app())?))),
        (None, Some(BoardExport::Json)) => Ok(Outcome::json(&json(&last(&cli.app())?))),
        (None, None) => enter(cli, args, ways),
    }
}

fn as_grid(cli: &mut Cli<'_>, file: (&str, bool), ways: Ways) -> Result<Outcome, Stop> {
    let grid = |_: &App<'_>, written: &Written| grid(written, ways);
    let page = |cli: &Cli<'_>, answer: &Grid| match cli.format {
        Format::Json => Outcome::json(answer),
        _ => Outcome::text(answer.toml()),
    };
    // Of several, only JSON lines can be read again.
    about(cli, file, grid, page, None)
}

/// A game entered turn by turn.
fn enter(cli: &mut Cli<'_>, args: &FortressBoardArgs, ways: Ways) -> Result<Outcome, Stop> {
    if cli.ask.is_none() {
        return Err(Stop::from(fault!(Usage, "error-board-terminal")));
    }
    let notes = notes(cli, &args.play)?;
    let mut opened = cli.app().saved(None)?;
    let mut played = begin(cli, args, ways, &mut opened)?;
    let torn = opened.torn.take();
    let torn =
        torn.map(|file| Line::from(say!(cli.texts, "board-torn", file = quoted_file(&file))));
    let before = played.now().turns().len();
    let app = cli.app();
    let page = |game: &BoardGame| {
        let page = match game.moment {
            Moment::Over => {
                let counted = entered(&app, game, args.fields);
                board_page::over(app.texts, game, &counted)
            }
            _ => board_page::scene(app.texts, game),
        };
        // Told until the first turn is over.
        let is_first = game.turns().len() == before;
        page.with_notes(torn.clone().filter(|_| is_first))
    };
    // It is closed when it is in the play log.
    let is_step = |given: &(Viewer, &Input)| !matches!(given.1, Input::Close { .. });
    let save = &mut |played: &Played<BoardGame>| Ok(opened.save(played.given().filter(is_step))?);
    cli.drive(&mut played, Stop::Left, &page, save)?;
    let ended = end(cli, args, &played, &mut opened, notes)?;
    let answer = cli.answer(&ended, board_page::ended);
    Ok(match ended.unsaved {
        Some(faults) => answer.refused(faults),
        None => answer,
    })
}

/// The saved game, or a new one.
fn begin(
    cli: &mut Cli<'_>,
    args: &FortressBoardArgs,
    ways: Ways,
    opened: &mut SavedFile<'_, BoardGame>,
) -> Result<Played<BoardGame>, Stop> {
    let texts = cli.texts;
    let kept = opened.read()?;
    let saved = kept.map(|kept| replay(&kept, args.play.save));
    let is_open = |saved: &Played<BoardGame>| !matches!(saved.now().moment, Moment::Closed { .. });
    let saved = match saved.transpose()?.filter(is_open) {
        saved if args.resume => Some(saved.ok_or_else(nothing)?),
        Some(saved) if !args.new => {
            let labels = [id!("act-board-new"), id!("board-leave-why")];
            let page = |saved: &Played<BoardGame>| board_page::found(texts, saved.now());
            goes_on(cli, saved, labels, page)?
        }
        _ => None,
    };
    if let Some(saved) = saved {
        return Ok(saved);
    }
    let names = args.names.as_deref().map(players).transpose()?;
    let river = river(args.third_river, args.river);
    let is_asked = names.is_none() && river.is_none();
    let players = match names {
        Some(names) => names,
        None => ask_names(cli)?,
    };
    let river = if is_asked { ask_river(cli)? } else { river };
    let setup = Setup {
        players,
        river,
        ways,
    };
    opened.begin(&token().unwrap_or_default(), &setup);
    opened.save([])?;
    let game = BoardGame::new(setup, args.play.save);
    Ok(Played::new(game.expect("the names were checked")))
}

fn ask_river(cli: &mut Cli<'_>) -> Result<Option<Set>, Stop> {
    let texts = cli.texts;
    let choices = [
        say!(texts, "answer-no"),
        say!(texts, "answer-yes"),
        say!(texts, "ask-river-third"),
    ];
    let question = say!(texts, "ask-river");
    let picked = cli.choose(&question, &choices, Stop::Left)?;
    Ok([None, Some(Set::River), Some(Set::ThirdRiver)][picked])
}

/// The result, saved if wanted. A game that could not be saved stays open, so it can be tried
/// again.
fn end(
    cli: &Cli<'_>,
    args: &FortressBoardArgs,
    played: &Played<BoardGame>,
    opened: &mut SavedFile<'_, BoardGame>,
    notes: Play,
) -> Result<Entered, Faults> {
    let (app, game) = (cli.app(), played.now());
    let logged = if matches!(game.moment, Moment::Closed { save: true }) {
        let token = opened.token();
        Logged::save(&app, &play(game, Play { token, ..notes }))
    } else {
        Ok(Logged::default())
    };
    if logged.is_ok() {
        opened.save(played.given())?;
    }
    let unsaved = logged.as_ref().err().cloned();
    Ok(Entered {
        board: entered(&app, game, args.fields),
        logged: logged.unwrap_or_default(),
        unsaved,
    })
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub turns: Vec<Turn>,
    /// The occupied features, as they would score now.
    pub features: Vec<Scored>,
    pub running: ByName<u32>,
    pub supply: ByName<u8>,
    pub totals: ByName<u32>,
    pub winners: Vec<String>,
    pub warnings: Vec<Warning>,
    /// Every field, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<Lettered>>,
    #[serde(skip)]
    pub board: Board,
}

/// A field with its letter on the drawn board, with or without farmers.
#[derive(Clone, Debug, Serialize)]
pub struct Lettered {
    /// None if there are more fields than letters.
    pub letter: Option<char>,
    #[serde(flatten)]
    pub scored: Scored,
    /// Its number on the board.
    #[serde(skip)]
    pub number: usize,
}

/// Small letters of three alphabets that don't look alike; a field beyond them has none.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμξπρσφχψωбгджзийлпфцчшщъыьэюя";

#[derive(Clone, Debug, Serialize)]
pub struct Turn {
    pub scores: ByName<u32>,
    pub supply: ByName<u8>,
    pub completed: Vec<Scored>,
}

/// A board or game as written; `with_fields` distinguishes the fields and lists them.
///
/// # Errors
///
/// Everything wrong with the file or the moves.
pub fn answer(
    app: &App<'_>,
    written: &Written,
    ways: Ways,
    with_fields: bool,
) -> Result<Answer, Faults> {
    let game = written.game()?;
    let replayed = game.replay(ways)?;
    let mut remaining = replayed.board.remaining();
    if game.only_complete {
        remaining.retain(|counted| counted.feature.complete);
    }
    Ok(count(app, &game.players, replayed, &remaining, with_fields))
}

/// The game that is being entered, so far.
pub fn entered(app: &App<'_>, game: &BoardGame, with_fields: bool) -> Answer {
    let replayed = game.so_far.clone().ended();
    let remaining = replayed.board.remaining();
    count(app, &game.setup.players, replayed, &remaining, with_fields)
}

fn count(
    app: &App<'_>,
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
            ..Scored::new(app.texts, players, &counted.feature)
        }
    };
    let turns = replayed.turns.iter().map(|turn| Turn {
        scores: ByName::new(players, turn.scores.iter().copied()),
        supply: ByName::new(players, turn.supply.iter().copied()),
        completed: turn.completed.iter().map(scored).collect(),
    });
    let totals = replayed.totals(remaining);
    let warnings = replayed.oddities.iter();
    let warnings = warnings.map(|oddity| warning(app.texts, players, *oddity));
    Answer {
        turns: turns.collect(),
        features: remaining.iter().map(scored).collect(),
        running: ByName::new(players, replayed.running.iter().copied()),
        supply: ByName::new(players, replayed.board.supply().iter().copied()),
        winners: names(players, &game::winners(&totals)),
        totals: ByName::new(players, totals),
        warnings: warnings.collect(),
        fields: with_fields.then(|| {
            let fields = replayed.board.all_fields();
            let letters = LETTERS.chars().map(Some).chain(std::iter::repeat(None));
            let lettered = fields.iter().zip(letters);
            let lettered = lettered.map(|((number, field), letter)| Lettered {
                letter,
                scored: scored(field),
                number: *number,
            });
            lettered.collect()
        }),
        board: replayed.board,
    }
}

/// A board or a game in its grid form, as `fortress board` reads it.
#[derive(Clone, Debug, Serialize)]
pub struct Grid {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The points on the track.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<ByName<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<&'static str>,
    pub grid: Vec<String>,
}

/// # Errors
///
/// Everything wrong with the file or the moves.
pub fn grid(written: &Written, ways: Ways) -> Result<Grid, Faults> {
    let game = written.game()?;
    let replayed = game.replay(ways)?;
    let has_points = replayed.running.iter().any(|points| *points > 0);
    Ok(Grid {
        points: has_points.then(|| ByName::new(&game.players, replayed.running)),
        phase: game.only_complete.then_some("completed"),
        grid: read::grid::rows(&replayed.board, &game.players),
        players: game.players,
    })
}

impl Grid {
    /// As a file.
    pub fn toml(&self) -> String {
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
        let grid = format!("grid = \"\"\"\n{}\n\"\"\"\n", self.grid.join("\n"));
        let lines = [players, points, phase, Some(grid)].into_iter().flatten();
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// A game that was entered turn by turn, counted; and its number in the play log, or why it has
/// none.
#[derive(Clone, Debug, Serialize)]
pub struct Entered {
    #[serde(flatten)]
    pub board: Answer,
    #[serde(flatten)]
    pub logged: Logged,
    /// Told as a fault.
    #[serde(skip)]
    pub unsaved: Option<Faults>,
}

/// The last game that was entered.
///
/// # Errors
///
/// There is none, or it can't be read.
pub fn last(app: &App<'_>) -> Result<BoardGame, Fault> {
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
pub fn nothing() -> Fault {
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
    json!({
        "players": players,
        "start": tile(game.start),
        "turns": turns.collect::<Vec<_>>(),
    })
}

/// The same in TOML. A table's own rules are options of the command, so they are named above it.
pub fn toml(game: &BoardGame) -> String {
    let Ways {
        farmers,
        one_field_at_source,
    } = game.setup.ways;
    let mut text = String::new();
    if !farmers || !one_field_at_source {
        let farmers = if farmers { "" } else { " --no-farmers" };
        let source = if one_field_at_source {
            ""
        } else {
            " --split-source"
        };
        let _ = writeln!(text, "# citadels fortress board FILE{farmers}{source}");
    }
    // What JSON writes in one line, TOML reads.
    let json = json(game);
    let _ = writeln!(
        text,
        "players = {}\nstart = {}",
        json["players"], json["start"]
    );
    for turn in json["turns"].as_array().into_iter().flatten() {
        let _ = writeln!(text, "\n[[turns]]\ntile = {}", turn["tile"]);
        if let Some(follower) = turn["follower"].as_object() {
            let fields = follower
                .iter()
                .map(|(key, value)| format!("{key} = {value}"));
            let fields = fields.collect::<Vec<_>>().join(", ");
            let _ = writeln!(text, "follower = {{ {fields} }}");
        }
    }
    text
}

/// A finished game as a play for the log, with its notes.
pub fn play(game: &BoardGame, notes: Play) -> Play {
    let (players, so_far) = (&game.setup.players, &game.so_far);
    let remaining = so_far.board.remaining();
    let totals: Vec<i64> = so_far
        .totals(&remaining)
        .into_iter()
        .map(i64::from)
        .collect();
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
    super::answer::play(players, has_river, &totals, &breakdowns, notes)
}
