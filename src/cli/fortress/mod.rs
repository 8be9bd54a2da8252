//! `citadels fortress`: the tile game.

mod board;
mod entry;
mod pad;

use super::args::{Format, FortressCommand, FortressPadArgs, FortressScoreArgs, FortressSetupArgs};
use super::{Answer, Context, rule};
use crate::desk::rule::Request;
use crate::desk::{Desk, fortress_pad, fortress_score, fortress_setup, fortress_tiles};
use crate::fault::Faults;
use crate::flow::Played;
use crate::flow::features::Count;
use crate::fortress::setup::PLAYERS;
use crate::fortress::tile::Set;
use crate::input::fortress::{Ambiguous, Written};
use crate::input::name;
use crate::library::{self, Game, Topic};
use crate::terminal::Fit;
use crate::terminal::drive::Stop;
use crate::view::{fortress as view, words};
use crate::{fault, id, say};

pub fn run(context: &mut Context<'_>, command: &FortressCommand) -> Result<Answer, Stop> {
    match command {
        FortressCommand::Rule { topic } => rule_page(context, topic),
        FortressCommand::Setup(args) => setup(context, args),
        FortressCommand::Tiles { file } => {
            let written = file.as_deref().map(|file| Written::read(file, false));
            let written = written.transpose()?;
            let mut request = fortress_tiles::Request { written };
            let answer = settled(context, &mut request, fortress_tiles::answer, |request| {
                request.written.as_mut()
            })?;
            Ok(context.answer(&answer, view::tiles::page))
        }
        FortressCommand::Score(args) => score(context, args),
        FortressCommand::Board(args) => board::run(context, args),
        FortressCommand::Pad(args) => pad::run(context, args),
    }
}

fn rule_page(context: &mut Context<'_>, topic: &[String]) -> Result<Answer, Stop> {
    let request = if !topic.is_empty() {
        let typed = topic.join(" ");
        let found = name::fortress_rule(&typed, context.texts.lang(), context.edition());
        let (topic, number) = found?;
        Request::Topic(topic, number)
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
        None => ask_players(context)?,
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
        Some(file) => score_file(context, file.clone()),
        None => ask_what(context),
    }
}

fn score_file(context: &Context<'_>, file: String) -> Result<Answer, Stop> {
    let request = fortress_score::Request { file };
    let answer = fortress_score::answer(&context.desk(), &request)?;
    Ok(context.answer(&answer, view::score::page))
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
            return score_file(context, file);
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

fn ask_players(context: &mut Context<'_>) -> Result<u8, Stop> {
    let counts: Vec<u8> = PLAYERS.collect();
    let choices: Vec<String> = counts.iter().map(u8::to_string).collect();
    let question = say!(context.texts, "ask-players");
    let missing = Stop::from(fault!(Usage, "error-players-missing"));
    let fits = |typed: &str, index: usize| Fit::plain(choices[index] == typed.trim());
    let picked = context.pick(&question, &choices, &fits, missing)?;
    Ok(counts[picked])
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
