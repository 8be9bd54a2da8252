//! `citadels fortress`: the tile game.

pub mod answer;
pub mod board;
pub mod board_page;
pub mod entry;
pub mod features;
pub mod map;
pub mod pad;
pub mod pad_flow;
pub mod pad_page;
pub mod page;
pub mod tiles;

use crate::app::App;
use crate::command::args::{
    Format, FortressCommand, FortressPadArgs, FortressScoreArgs, FortressSetupArgs,
    FortressTilesArgs,
};
use crate::command::fortress::features::Count;
use crate::command::lookup::rule;
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, Part, Place};
use crate::files::read::fortress::{Written, ambiguous};
use crate::files::read::many::{self, Documents, Lines};
use crate::flow::Played;
use crate::flow::found::Found;
use crate::fortress::setup::PLAYERS;
use crate::fortress::tile::{Kind, Set};
use crate::library::Game;
use crate::page::{Block, Page};
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::texts::{Id, Texts};
use crate::{fault, id, say, wording};
use serde::Serialize;

pub fn run(cli: &mut Cli<'_>, command: &FortressCommand) -> Result<Outcome, Stop> {
    match command {
        FortressCommand::Rule { topic } => {
            let topic = topic.clone();
            rule::run(cli, Game::Fortress, &rule::Request { topic })
        }
        FortressCommand::Setup(args) => setup(cli, args),
        FortressCommand::Tiles(args) => tiles(cli, args),
        FortressCommand::Score(args) => score(cli, args),
        FortressCommand::Board(args) => board::run(cli, args),
        FortressCommand::Pad(args) => pad::run(cli, args),
    }
}

fn setup(cli: &mut Cli<'_>, args: &FortressSetupArgs) -> Result<Outcome, Stop> {
    let players = match args.players {
        Some(players) => players,
        None => cli.ask_count(PLAYERS, fault!(Usage, "error-players-missing"))?,
    };
    let river = river(args.third_river, args.river);
    let answer = answer::setup(&cli.app(), players, river)?;
    Ok(cli.answer(&answer, page::setup))
}

/// The printing of the river, if it is played.
fn river(third: bool, river: bool) -> Option<Set> {
    match (third, river) {
        (true, _) => Some(Set::ThirdRiver),
        (false, true) => Some(Set::River),
        (false, false) => None,
    }
}

fn score(cli: &mut Cli<'_>, args: &FortressScoreArgs) -> Result<Outcome, Stop> {
    match &args.file {
        _ if args.template => Ok(Outcome::text(page::template(cli.texts))),
        Some(file) => score_file(cli, file),
        None => ask_what(cli),
    }
}

fn score_file(cli: &Cli<'_>, file: &str) -> Result<Outcome, Stop> {
    let score = |app: &App<'_>, text: String| answer::score(app, file, &text);
    Ok(match many::open(file)? {
        Documents::One(text) => cli.answer(&score(&cli.app(), text)?, page::score),
        Documents::Many(lines) => each_line(cli, lines, score, page::short_score),
    })
}

/// Without a file, ask: during a game the pad is the better tool.
fn ask_what(cli: &mut Cli<'_>) -> Result<Outcome, Stop> {
    let texts = cli.texts;
    let pad = if pad::is_under_way(&cli.app()) {
        say!(texts, "ask-fortress-count-pad")
    } else {
        say!(texts, "ask-fortress-count-new")
    };
    let choices = [
        say!(texts, "ask-fortress-count-here"),
        pad,
        say!(texts, "ask-fortress-count-file"),
    ];
    let question = say!(texts, "ask-fortress-count");
    let fits = |typed: &str, index: usize| contains(&choices[index], typed);
    let missing = fault!(Usage, "error-fortress-score-missing");
    match cli.pick(&question, &choices, &fits, missing)? {
        0 => return count(cli),
        1 => return pad::run(cli, &FortressPadArgs::default()),
        _ => {}
    }
    let question = say!(texts, "ask-fortress-file");
    let help = texts.say_part(id!("ask-fortress-file"), "help");
    loop {
        let file = cli.line(&question, &help)?;
        if !file.is_empty() {
            return score_file(cli, &file);
        }
    }
}

/// Features entered one by one.
fn count(cli: &mut Cli<'_>) -> Result<Outcome, Stop> {
    let players = pad::ask_names(cli)?;
    let mut count = Played::new(Count::new(players));
    let app = cli.app();
    let page = |count: &Count| {
        let counted = answer::count(&app, &count.claimed);
        page::count(app.texts, count, &counted)
    };
    cli.drive(&mut count, Stop::Left, &page, &mut |_| Ok(()))?;
    let answer = answer::count(&app, &count.now().claimed);
    Ok(cli.answer(&answer, page::score))
}

fn tiles(cli: &mut Cli<'_>, args: &FortressTilesArgs) -> Result<Outcome, Stop> {
    let tiles =
        |app: &App<'_>, written: Option<&Written>| tiles::answer(app, written, args.at.as_deref());
    let page = |cli: &Cli<'_>, answer: &_| cli.answer(answer, tiles::page);
    let Some(file) = &args.file else {
        return Ok(page(cli, &tiles(&cli.app(), None)?));
    };
    let tiles = |app: &App<'_>, written: &Written| tiles(app, Some(written));
    about(cli, (file, false), tiles, page, Some(tiles::page))
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
    let choices = kinds.iter().map(|kind| {
        let shows = wording::tile::shows(texts, kind.id);
        format!("{}: {shows}", kind.id)
    });
    let choices: Vec<String> = choices.collect();
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
fn contains(choice: &str, typed: &str) -> Option<Fit> {
    let (choice, typed) = (choice.to_lowercase(), typed.trim().to_lowercase());
    Fit::plain(choice.contains(&typed))
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
}

/// An answer for each line: short on a page, or a JSON document a line. What is wrong with one does
/// not stop the others.
fn each_line<A: Serialize>(
    cli: &Cli<'_>,
    lines: Lines,
    answer: impl Fn(&App<'_>, String) -> Result<A, Faults>,
    short: impl Fn(&Texts, &A) -> Page,
) -> Outcome {
    let (texts, app) = (cli.texts, cli.app());
    let (mut page, mut documents) = (Page::default(), String::new());
    let mut wrong: Vec<Fault> = Vec::new();
    for (line, text) in lines {
        let answered = text
            .map_err(Faults::from)
            .and_then(|text| answer(&app, text));
        let answered = answered.map_err(|faults| on_line(faults, line));
        if cli.format == Format::Json {
            documents += &match &answered {
                Ok(answer) => json_line(&OnLine { line, answer }),
                Err(faults) => {
                    let faults = wording::fault::faults(texts, faults);
                    json_line(&Refused { line, faults })
                }
            };
        } else {
            let heading = say!(texts, "fortress-line", number = line);
            page.push(Block::Heading(heading.into()));
            match &answered {
                Ok(answer) => page.extend(Vec::from(short(texts, answer))),
                Err(faults) => {
                    let count = faults.faults.len();
                    let refused = say!(texts, "fortress-line-refused", count);
                    page.push(Block::Note(refused.into()));
                }
            }
        }
        wrong.extend(answered.err().into_iter().flat_map(|faults| faults.faults));
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
    let faults = faults.faults.into_iter().map(|fault| {
        let mut place = here();
        let within = fault.place.iter().flat_map(|place| place.0.iter());
        // A line of the text is the line itself.
        let within = within.filter(|part| !matches!(part, Part::LineOf { .. }));
        place.0.extend(within.cloned());
        fault.at(place)
    });
    faults.collect::<Vec<_>>().into()
}
