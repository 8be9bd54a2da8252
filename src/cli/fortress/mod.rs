//! `citadels fortress`: the tile game.

mod board;
mod entry;
mod pad;

use super::args::{
    Format, FortressCommand, FortressPadArgs, FortressScoreArgs, FortressSetupArgs,
    FortressTilesArgs,
};
use super::{Answer, Context, rule};
use crate::desk::rule::Request;
use crate::desk::{Desk, fortress_pad, fortress_score, fortress_setup, fortress_tiles};
use crate::fault::{Fault, Faults, Part, Place};
use crate::flow::Played;
use crate::flow::features::Count;
use crate::fortress::setup::PLAYERS;
use crate::fortress::tile::Set;
use crate::input::fortress::{Ambiguous, Written};
use crate::input::many::{self, Documents, Lines};
use crate::input::name::{self, FortressRule};
use crate::library::{self, Game, Topic};
use crate::page::{Block, Page};
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::view::{fortress as view, words};
use crate::{fault, id, say};
use serde::Serialize;

pub fn run(context: &mut Context<'_>, command: &FortressCommand) -> Result<Answer, Stop> {
    match command {
        FortressCommand::Rule { topic } => rule_page(context, topic),
        FortressCommand::Setup(args) => setup(context, args),
        FortressCommand::Tiles(args) => tiles(context, args),
        FortressCommand::Score(args) => score(context, args),
        FortressCommand::Board(args) => board::run(context, args),
        FortressCommand::Pad(args) => pad::run(context, args),
    }
}

fn rule_page(context: &mut Context<'_>, topic: &[String]) -> Result<Answer, Stop> {
    let request = if !topic.is_empty() {
        let typed = topic.join(" ");
        let found = name::fortress_rule(&typed, context.texts.lang(), context.edition());
        match found? {
            FortressRule::Page(topic) => Request::Topic(topic, None),
            FortressRule::Number(topic, number) => Request::Topic(topic, Some(number)),
            FortressRule::Words(topic, thing) => Request::Words(topic, thing, typed),
        }
    } else if context.ask.is_some() && context.format != Format::Json {
        let topics: Vec<&Topic> = library::fortress_topics().iter().collect();
        Request::Topic(rule::pick(context, &topics)?, None)
    } else {
        Request::Index(Game::Fortress)
    };
    Ok(rule::page(context, request))
}

fn setup(context: &mut Context<'_>, args: &FortressSetupArgs) -> Result<Answer, Stop> {
    let players = match args.players {
        Some(players) => players,
        None => context.ask_count(PLAYERS, fault!(Usage, "error-players-missing"))?,
    };
    let river = match (args.third_river, args.river) {
        (true, _) => Some(Set::ThirdRiver),
        (false, true) => Some(Set::River),
        (false, false) => None,
    };
    let request = fortress_setup::Request { players, river };
    let answer = fortress_setup::answer(&context.desk(), &request)?;
    Ok(context.answer(&answer, view::setup::page))
}

fn score(context: &mut Context<'_>, args: &FortressScoreArgs) -> Result<Answer, Stop> {
    match &args.file {
        _ if args.template => Ok(Answer::Text(view::score::template(context.texts))),
        Some(file) => score_file(context, file),
        None => ask_what(context),
    }
}

fn score_file(context: &Context<'_>, file: &str) -> Result<Answer, Stop> {
    let score = |desk: &Desk<'_>, text: String| {
        let path = file.to_owned();
        fortress_score::answer(desk, &fortress_score::Request { path, text })
    };
    Ok(match many::open(file)? {
        Documents::One(text) => {
            let answer = score(&context.desk(), text)?;
            context.answer(&answer, view::score::page)
        }
        Documents::Many(lines) => each_line(context, lines, score, view::score::short),
    })
}

/// Without a file, ask: during a game the pad is the better tool.
fn ask_what(context: &mut Context<'_>) -> Result<Answer, Stop> {
    let texts = context.texts;
    let pad = if fortress_pad::is_under_way(&context.desk()) {
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
    let fits = |typed: &str, index: usize| {
        let (typed, choice) = (typed.trim().to_lowercase(), choices[index].to_lowercase());
        Fit::plain(choice.contains(&typed))
    };
    let missing = fault!(Usage, "error-fortress-score-missing");
    match context.pick(&question, &choices, &fits, missing)? {
        0 => return count(context),
        1 => return pad::run(context, &FortressPadArgs::default()),
        _ => {}
    }
    let question = say!(texts, "ask-fortress-file");
    let help = texts.say_part(id!("ask-fortress-file"), "help");
    loop {
        let file = context.line(&question, &help)?;
        if !file.is_empty() {
            return score_file(context, &file);
        }
    }
}

/// Features entered one by one.
fn count(context: &mut Context<'_>) -> Result<Answer, Stop> {
    let players = pad::ask_names(context)?;
    let mut count = Played::new(Count::new(players));
    let desk = context.desk();
    let page = |count: &Count| {
        let counted = fortress_score::count(&desk, &count.claimed);
        view::score::scene(desk.texts, count, &counted)
    };
    context.drive(&mut count, Stop::Left, &page, &mut |_| Ok(()))?;
    let answer = fortress_score::count(&desk, &count.now().claimed);
    Ok(context.answer(&answer, view::score::page))
}

fn tiles(context: &mut Context<'_>, args: &FortressTilesArgs) -> Result<Answer, Stop> {
    let request = |written: Option<Written>| fortress_tiles::Request {
        written,
        at: args.at.clone(),
    };
    let written = match &args.file {
        None => None,
        Some(file) => match many::open(file)? {
            Documents::One(text) => Some(Written::new(file, text, false)),
            Documents::Many(lines) => {
                let answer = |desk: &Desk<'_>, text: String| {
                    let written = Written::new(file, text, false);
                    fortress_tiles::answer(desk, &request(Some(written)))
                };
                return Ok(each_line(context, lines, answer, view::tiles::page));
            }
        },
    };
    let mut request = request(written);
    let answer = settled(context, &mut request, fortress_tiles::answer, |request| {
        request.written.as_mut()
    })?;
    Ok(context.answer(&answer, view::tiles::page))
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
    faults: Vec<words::Worded>,
}

/// An answer for each line: short on a page, or a JSON document a line. What is wrong with one does
/// not stop the others.
fn each_line<A: Serialize>(
    context: &Context<'_>,
    lines: Lines,
    answer: impl Fn(&Desk<'_>, String) -> Result<A, Faults>,
    short: impl Fn(&Texts, &A) -> Page,
) -> Answer {
    let (texts, desk) = (context.texts, context.desk());
    let (mut page, mut documents) = (Page::default(), String::new());
    let mut wrong: Vec<Fault> = Vec::new();
    for (line, text) in lines {
        let answered = text
            .map_err(Faults::from)
            .and_then(|text| answer(&desk, text));
        let answered = answered.map_err(|faults| on_line(faults, line));
        if context.format == Format::Json {
            documents += &match &answered {
                Ok(answer) => json_line(&OnLine { line, answer }),
                Err(faults) => {
                    let faults = words::faults(texts, faults);
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
                    let refused = say!(texts, "fortress-line-refused", count = count);
                    page.push(Block::Note(refused.into()));
                }
            }
        }
        wrong.extend(answered.err().into_iter().flat_map(|faults| faults.faults));
    }
    let answer = match context.format {
        Format::Json => Answer::Text(documents),
        _ => Answer::Page(page),
    };
    if wrong.is_empty() {
        answer
    } else {
        Answer::No(Box::new(answer), wrong.into())
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

/// The answer. On a terminal, if the sides match several tiles, ask which one and retry.
fn settled<R, A>(
    context: &mut Context<'_>,
    request: &mut R,
    answer: impl Fn(&Desk<'_>, &R) -> Result<A, Faults>,
    written: impl Fn(&mut R) -> Option<&mut Written>,
) -> Result<A, Stop> {
    loop {
        let faults = match answer(&context.desk(), request) {
            Ok(answer) => return Ok(answer),
            Err(faults) => faults,
        };
        let ambiguous = Ambiguous::find(&faults).filter(|_| context.ask.is_some());
        let (Some(ambiguous), Some(written)) = (ambiguous, written(request)) else {
            return Err(Stop::from(faults));
        };
        let texts = context.texts;
        let kinds = &ambiguous.candidates;
        let choices = kinds.iter().map(|kind| {
            let shows = view::tiles::shows(texts, kind.id);
            format!("{}: {shows}", kind.id)
        });
        let choices: Vec<String> = choices.collect();
        let question = say!(
            texts,
            "ask-tile",
            name = words::field(texts, &ambiguous.name),
            tile = words::field(texts, &ambiguous.tile)
        );
        let fits = |typed: &str, index: usize| {
            let typed = typed.trim().to_lowercase();
            Fit::plain(choices[index].to_lowercase().contains(&typed))
        };
        let picked = context.pick(&question, &choices, &fits, Stop::Left)?;
        written.settle(ambiguous.place, kinds[picked]);
    }
}
