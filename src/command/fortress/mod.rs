//! `citadels fortress`: the tile game.

pub mod board;
pub mod draft;
mod map;
pub mod pad;
pub mod result;
pub mod score;
pub mod setup;
pub mod tiles;

use crate::app::App;
use crate::command::args::Format;
use crate::command::fortress::draft::input;
use crate::command::lookup::rule;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, Part, Place, quoted};
use crate::files::read::fortress::{Written, ambiguous};
use crate::files::read::many::{self, Documents, Lines};
use crate::flow::found::Found;
use crate::flow::{Action, Played};
use crate::fortress::setup::PLAYERS;
use crate::fortress::tile::Kind;
use crate::library::Game;
use crate::page::{Block, Page};
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::{id, say, wording};
use clap::Subcommand;
use serde::Serialize;

#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub enum Command {
    Rule(rule::Request),
    Setup(setup::Request),
    Tiles(tiles::Request),
    Score(score::Request),
    Board(board::Request),
    Pad(pad::Request),
}

pub fn run(cli: &mut Cli<'_>, command: &Command) -> Result<Outcome, Stop> {
    match command {
        Command::Rule(request) => rule::run(cli, Game::Fortress, request),
        Command::Setup(request) => setup::run(cli, request),
        Command::Tiles(request) => tiles::run(cli, request),
        Command::Score(request) => score::run(cli, request),
        Command::Board(request) => board::run(cli, request),
        Command::Pad(request) => pad::run(cli, request),
    }
}

/// The answer about a board or game in a file, as `page` draws it; or `short` about each of its
/// lines, in JSON if there is no such page. On a terminal, if the sides match several tiles, ask
/// which one and retry.
fn about<A: Serialize>(
    cli: &mut Cli<'_>,
    (file, third_river): (&str, bool),
    answer: impl Fn(&App<'_>, &Written) -> Result<A, Faults>,
    page: impl Fn(&Cli<'_>, &A) -> Outcome,
    short: Option<fn(&Texts, &A) -> Page>,
) -> Result<Outcome, Stop> {
    let written = |text: String| Written::new(file, text, third_river);
    let mut written = match many::open(file)? {
        Documents::One(text) => written(text),
        Documents::Many(lines) => {
            let answer = |app: &App<'_>, text: String| answer(app, &written(text));
            let short = short.unwrap_or_else(|| {
                cli.format = Format::Json;
                |_, _| Page::default()
            });
            return Ok(each_line(cli, lines, answer, short));
        }
    };
    loop {
        let faults = match answer(&cli.app(), &written) {
            Ok(answer) => return Ok(page(cli, &answer)),
            Err(faults) => faults,
        };
        match ambiguous(&faults).filter(|_| cli.ask.is_some()) {
            Some((fault, place, kinds)) => {
                written.settle(place.clone(), ask_kind(cli, fault, &kinds)?);
            }
            None => return Err(Stop::from(faults)),
        }
    }
}

/// Which of these tiles is meant?
fn ask_kind(
    cli: &mut Cli<'_>,
    fault: &Fault,
    kinds: &[&'static Kind],
) -> Result<&'static Kind, Stop> {
    let texts = cli.texts;
    let choice = |kind: &&Kind| format!("{}: {}", kind.id, wording::tile::shows(texts, kind.id));
    let choices: Vec<String> = kinds.iter().map(choice).collect();
    let [name, tile] = ["tile", "written"].map(|name| {
        let field = fault.field(name);
        field.map_or_else(String::new, |field| wording::fault::field(texts, field))
    });
    let question = say!(texts, "ask-tile", name, tile);
    let fits = |typed: &str, index: usize| contains(&choices[index], typed);
    let picked = cli.pick(&question, &choices, &fits, Stop::Left)?;
    Ok(kinds[picked])
}

/// Is what was typed part of a choice?
pub fn contains(choice: &str, typed: &str) -> Option<Fit> {
    let (choice, typed) = (choice.to_lowercase(), typed.trim().to_lowercase());
    Fit::plain(choice.contains(&typed))
}

/// Are these the names of players: as many as can play, all different, without control characters?
fn can_play(names: &[String]) -> bool {
    let is_clean = |name: &String| !name.trim().is_empty() && quoted(name) == *name;
    let is_new = |seat: usize| !names[..seat].contains(&names[seat]);
    u8::try_from(names.len()).is_ok_and(|count| PLAYERS.contains(&count))
        && names.iter().all(is_clean)
        && (0..names.len()).all(is_new)
}

/// How a result is closed: in the play log or not.
pub fn closing<I>(saves: bool, close: impl Fn(bool) -> I) -> Vec<Action<I>> {
    if saves {
        return vec![input(id!("act-pad-save-now"), close(true))];
    }
    vec![
        input(id!("act-pad-save"), close(true)),
        input(id!("act-pad-finish"), close(false)),
    ]
}

/// The saved pad or game, if it is to be continued.
fn goes_on<S: Clone>(
    cli: &mut Cli<'_>,
    saved: S,
    [new, leave]: [Id; 2],
    page: impl Fn(&S) -> Page,
) -> Result<Option<S>, Stop> {
    let mut found = Played::new(Found {
        scene: saved,
        goes_on: None,
        labels: [id!("act-pad-go-on"), new, leave],
    });
    cli.drive(&mut found, Stop::Left, &page, &mut |_| Ok(()))?;
    let Found { scene, goes_on, .. } = found.now();
    Ok((*goes_on == Some(true)).then(|| scene.clone()))
}

/// One of many answers, with its line.
#[derive(Serialize)]
struct OnLine<'a, A> {
    line: usize,
    #[serde(flatten)]
    answer: &'a A,
}

/// The same without an answer.
#[derive(Serialize)]
struct Refused {
    line: usize,
    faults: Vec<wording::fault::Worded>,
    /// How many were found besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<usize>,
}

/// An answer for each line: short on a page, or a JSON document a line. What is wrong with one does
/// not stop the others.
pub fn each_line<A: Serialize>(
    cli: &Cli<'_>,
    lines: Lines,
    answer: impl Fn(&App<'_>, String) -> Result<A, Faults>,
    short: impl Fn(&Texts, &A) -> Page,
) -> Outcome {
    let (texts, app) = (cli.texts, cli.app());
    let (mut page, mut documents) = (Page::default(), String::new());
    let mut wrong = Faults::default();
    for (line, text) in lines {
        let text = text.map_err(Faults::from);
        let answered = text.and_then(|text| answer(&app, text));
        let answered = answered.map_err(|faults| on_line(faults, line));
        if cli.format == Format::Json {
            documents += &match &answered {
                Ok(answer) => json_line(&OnLine { line, answer }),
                Err(faults) => {
                    let more = Some(faults.more).filter(|more| *more > 0);
                    let faults = wording::fault::faults(texts, faults);
                    json_line(&Refused { line, faults, more })
                }
            };
        } else {
            let heading = say!(texts, "fortress-line", number = line);
            page.push(Block::Heading(heading.into()));
            match &answered {
                Ok(answer) => page.extend(Vec::from(short(texts, answer))),
                Err(faults) => {
                    let count = faults.len();
                    let refused = say!(texts, "fortress-line-refused", count);
                    page.push(Block::Note(refused.into()));
                }
            }
        }
        if let Err(faults) = answered {
            wrong.take(faults, |fault| fault);
        }
    }
    let answer = match cli.format {
        Format::Json => Outcome::text(documents),
        _ => Outcome::page(page),
    };
    if wrong.is_empty() {
        answer
    } else {
        answer.refused(wrong)
    }
}

fn json_line<T: Serialize>(of: &T) -> String {
    let json = serde_json::to_string(of);
    json.expect("our answers have text keys and finite numbers") + "\n"
}

/// Faults of a line: their places begin with it.
fn on_line(faults: Faults, line: usize) -> Faults {
    let here = || Place::from("line").index(line - 1);
    let mut all = Faults::default();
    all.take(faults, |fault| {
        let mut place = here();
        let within = fault.place.iter().flat_map(|place| place.0.iter());
        // A line of the text is the line itself.
        let within = within.filter(|part| !matches!(part, Part::LineOf { .. }));
        place.0.extend(within.cloned());
        fault.at(place)
    });
    all
}
