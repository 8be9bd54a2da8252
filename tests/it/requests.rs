//! Requests that nobody typed, as a phone would make them: past every limit that clap keeps on the
//! command line, an answer is a fault and never a panic.

use super::program::app;
use citadels::app::limits::Limit;
use citadels::app::{App, TableWish};
use citadels::command::args::Root;
use citadels::command::deck::{measure, play, random, show};
use citadels::command::fortress::setup as fortress_setup;
use citadels::command::history::edit;
use citadels::command::lookup::{ask, card, list, rule, ruling, search};
use citadels::command::score::{self, PlayArgs};
use citadels::command::table::evening::Start;
use citadels::command::table::{call, draft, setup, sheet};
use citadels::fault::{FaultId, Faults};
use citadels::files::read::deck::Table;
use citadels::language::Language;
use citadels::library::Game;
use citadels::rules::edition::Edition;
use citadels::rules::table::{Players, Seat};
use citadels::texts::Texts;
use std::collections::BTreeSet;

type Answered = Result<(), Faults>;

fn at_a_table(characters: u8) -> TableWish {
    TableWish {
        deck: Some("first-game".to_owned()),
        players: Some(Players::Five),
        characters: Some(characters),
    }
}

/// The answer to a command whose option has this number, which is past its limit.
fn answered(app: &App<'_>, command: &str, option: &str, past: i64) -> Answered {
    let small = u8::try_from(past).unwrap_or(u8::MAX);
    let notes = || PlayArgs {
        minutes: u32::try_from(past).ok(),
        ..PlayArgs::default()
    };
    let wish = at_a_table(small);
    match (command, option) {
        ("list", "--cost") => {
            let request = list::Request {
                long: false,
                what: list::What::Districts,
                rank: None,
                kind: None,
                cost: Some(small),
                origin: None,
            };
            list::answer(app, &request).map(drop)
        }
        (_, _) if command.starts_with("deck ") => of_a_deck(app, command, option, past),
        ("setup", _) => setup::answer(app, &wish).map(drop),
        ("sheet", _) => sheet::answer(app, &wish).map(drop),
        ("call", "--characters") => call::answer(app, &wish).map(drop),
        ("draft table", _) => {
            let request = draft::TablesRequest {
                players: None,
                characters: Some(small),
            };
            draft::tables(app, &request).map(drop)
        }
        ("draft deal" | "draft pass", "--characters") => app.at_table(&wish).map(drop),
        ("tonight" | "call" | "draft pass", "--complete-at") => {
            Start::new(Edition::E2016, Some(small))
                .map_err(Faults::from)
                .map(drop)
        }
        ("score", "--complete-at") => {
            let request = score::Request {
                tables: ["A: castle", "B: keep"].map(str::to_owned).into(),
                deck: None,
                names: None,
                play: PlayArgs::default(),
                allow: Vec::new(),
                template: false,
                complete_at: Some(small),
            };
            score::answer(app, &request).map(drop)
        }
        ("history edit", _) => {
            let request = edit::Request {
                id: Some(1),
                minutes: notes().minutes,
                ..edit::Request::default()
            };
            edit::answer(app, &request).map(drop)
        }
        (_, "--minutes") => notes().notes(app).map_err(Faults::from).map(drop),
        ("fortress setup", _) => {
            let request = fortress_setup::Request {
                players: Some(small),
                river: false,
                third_river: false,
            };
            fortress_setup::answer(app, &request)
                .map_err(Faults::from)
                .map(drop)
        }
        _ => panic!("make a request of {command} with {option} {past} by hand, here"),
    }
}

fn of_a_deck(app: &App<'_>, command: &str, option: &str, past: i64) -> Answered {
    let small = u8::try_from(past).unwrap_or(u8::MAX);
    let wish = at_a_table(small);
    match (command, option) {
        ("deck show", _) => {
            let table = Table {
                players: None,
                characters: Some(small),
                with: &[],
            };
            show::answer(app, "first-game", &table).map(drop)
        }
        ("deck random", _) => {
            let of = |name: &str| (option == name).then_some(small);
            let request = random::Request {
                players: None,
                seed: None,
                must: Vec::new(),
                ban: Vec::new(),
                characters: of("--characters"),
                like: None,
                fierce: of("--fierce"),
                unbalanced: false,
                fresh: false,
                measured: false,
                count: (option == "--count").then(|| u16::try_from(past).unwrap()),
                why: false,
                full: false,
            };
            random::answer(app, Players::Five, &request, &mut |_| ()).map(drop)
        }
        ("deck play", _) => {
            let found = app.at_table(&wish)?;
            let request = play::Request {
                short: false,
                deck: None,
                players: None,
                characters: Some(small),
                seed: None,
                seats: None,
            };
            play::answer(app, &found, &request, &|seat: Seat| {
                seat.number().to_string()
            })
            .map(drop)
        }
        ("deck measure", "--characters") => {
            measure::plan(app, &wish, &measure::Request::default()).map(drop)
        }
        ("deck measure", _) => {
            let request = measure::Request {
                games: Some(past),
                ..measure::Request::default()
            };
            measure::plan(app, &at_a_table(8), &request).map(drop)
        }
        _ => panic!("make a request of {command} with {option} {past} by hand, here"),
    }
}

/// Every command with every option that has a limit.
fn limited(path: &str, command: &clap::Command, all: &mut BTreeSet<(String, String)>) {
    for option in command.get_arguments().filter_map(clap::Arg::get_long) {
        let option = format!("--{option}");
        if Limit::of(&option).is_some() {
            all.insert((path.trim().to_owned(), option));
        }
    }
    for below in command.get_subcommands() {
        limited(&format!("{path} {}", below.get_name()), below, all);
    }
}

#[test]
fn past_every_limit_of_the_command_line_there_is_a_fault() {
    let texts = Texts::new(Language::En);
    let app = app(&texts, None);
    let mut all = BTreeSet::new();
    limited("", &Root::command(), &mut all);
    // A number of players of Citadels, and a rank, are types that hold no other number.
    all.retain(|(command, option)| {
        !(option == "--rank" || option == "--players" && command != "fortress setup")
    });
    assert!(all.len() > 15, "{all:?}");
    for (command, option) in all {
        let (least, most) = Limit::of(&option).unwrap().range().into_inner();
        let below = (least > 0).then_some(least - 1);
        for past in below.into_iter().chain([most + 1]) {
            let faults = answered(&app, &command, &option, past);
            let faults = faults.expect_err(&format!("{command} {option} {past} is answered"));
            let known = [FaultId::Usage, FaultId::PlayerCount];
            assert!(
                known.contains(&faults.faults[0].id),
                "{command} {option}: {faults:?}"
            );
        }
    }
}

#[test]
fn nobody_reads_a_book_to_an_answer() {
    let texts = Texts::new(Language::En);
    let app = &app(&texts, None);
    let words = || vec!["witch".to_owned(); 100_000];
    let too_big = |what: &str, answered: Answered| {
        let faults = answered.expect_err(what);
        assert_eq!(faults.faults[0].id, FaultId::TooBig, "{what}");
    };
    let request = card::Request {
        words: words(),
        full: false,
    };
    too_big("card", card::answer(app, &request).map(drop));
    let request = ruling::Request { cards: words() };
    too_big("ruling", ruling::Asked::read(app, &request).map(drop));
    let request = rule::Request { topic: words() };
    for game in [Game::Citadels, Game::Fortress] {
        too_big("rule", rule::answer(app, game, &request).map(drop));
    }
    let request = ask::Request { question: words() };
    too_big("ask", ask::answer(app, &request).map(drop));
    let request = search::Request {
        words: words(),
        all: false,
    };
    too_big("search", search::answer(app, &request).map(drop));
}
