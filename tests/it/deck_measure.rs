//! `citadels deck measure`: many games, the same whoever plays them, and parts that add up.

use super::program::{app, command, run, run_at, run_command, sentences};
use citadels::app::TableWish;
use citadels::command::deck::measure::{self as deck_measure, Report, Request};
use citadels::command::deck::show;
use citadels::command::history::edit;
use citadels::fault::FaultId;
use citadels::files::Store;
use citadels::files::read::deck::Table;
use citadels::language::Language;
use citadels::rules::table::Players;
use citadels::texts::Texts;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use tempfile::tempdir;

/// A deck for five that lasts longer than any list.
const ODD: &str = "19BENEBXSZM";

/// Random players are quick.
fn args<'a>(deck: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let first = ["deck", "measure", deck, "-p", "5", "--seats", "random"];
    [&first[..], more, &["--format", "json"]].concat()
}

fn measure(deck: &str, more: &[&str]) -> String {
    run(&args(deck, more)).answered()
}

/// Runs a plan for the Vicious Nobles; it is stopped as soon as it can be, if that is wished.
fn library(home: Option<&Path>, games: u64, threads: usize, stops: bool) -> (Report, usize) {
    let texts = Texts::new(Language::En);
    let store = home.and_then(|home| Store::new(Some(home), None));
    let desk = app(&texts, store.clone());
    let wish = TableWish {
        deck: Some("vicious-nobles".to_owned()),
        players: Some(Players::Two),
        characters: None,
    };
    let request = Request {
        games: Some(games.try_into().unwrap()),
        seats: Some("random".to_owned()),
        ..Request::default()
    };
    let plan = deck_measure::plan(&desk, &wish, &request).unwrap();
    let answer = plan.run(&desk, threads, &mut |_, _| !stops);
    let warnings = store.map_or(0, |store| store.take_warnings().len());
    (answer, warnings)
}

#[test]
fn a_request_that_was_not_typed_has_the_same_limits() {
    let texts = Texts::new(Language::En);
    let app = app(&texts, None);
    let wish = |characters| TableWish {
        players: Some(Players::Five),
        characters,
        ..TableWish::default()
    };
    let games = |games| Request {
        games: Some(games),
        ..Request::default()
    };
    for (wish, request) in [
        (wish(None), games(-1)),
        (wish(None), games(i64::MAX)),
        (wish(Some(200)), games(1)),
    ] {
        assert!(deck_measure::plan(&app, &wish, &request).is_err());
    }
    let table = Table {
        characters: Some(0),
        ..Table::default()
    };
    assert!(show::answer(&app, "first-game", &table).is_err());
    let edit = edit::Request {
        minutes: Some(u32::MAX),
        ..edit::Request::default()
    };
    let refused = edit::answer(&app, &edit).unwrap_err();
    assert_eq!(refused.faults[0].id, FaultId::Usage);
}

fn text(answer: &Report) -> String {
    serde_json::to_string(answer).unwrap()
}

#[test]
fn the_answer_has_the_figures_with_their_intervals() {
    let told: Value =
        serde_json::from_str(&measure("vicious-nobles", &["--games", "300"])).unwrap();
    let shown = run(&[
        "deck",
        "show",
        "vicious-nobles",
        "-p",
        "5",
        "--format",
        "json",
    ])
    .json();
    assert_eq!(told["deck"], shown["code"]);
    assert_eq!(
        told["seed"],
        format!("2-{}", shown["code"].as_str().unwrap())
    );
    assert_eq!(
        (&told["players"], &told["games"], &told["version"]),
        (&json!(5), &json!(300), &json!("3"))
    );
    assert_eq!(told["bots"], json!(vec!["random"; 5]));
    let list = |key: &str| told[key].as_array().unwrap();
    assert_eq!(list("seats").len(), 5);
    assert_eq!(list("from_crown").len(), 5);
    assert_eq!(list("characters").len(), 8);
    assert_eq!(list("districts").len(), 14);
    let wins = list("seats")
        .iter()
        .map(|seat| seat["wins"].as_u64().unwrap());
    assert_eq!(wins.sum::<u64>(), 300);
    let rates = [
        ("seats", "rate", "low", "high"),
        ("from_crown", "rate", "low", "high"),
        ("characters", "rate_when_picked", "low", "high"),
        (
            "characters",
            "rate_when_held_last",
            "held_last_low",
            "held_last_high",
        ),
        ("districts", "rate_when_built", "low", "high"),
        (
            "districts",
            "rate_when_not_built",
            "not_built_low",
            "not_built_high",
        ),
    ];
    for (key, rate, low, high) in rates {
        for one in list(key) {
            // Never built, never chosen: nothing to say.
            if one[rate].is_null() {
                assert!(one[low].is_null() && one[high].is_null(), "{one}");
                continue;
            }
            let [rate, low, high] = [rate, low, high].map(|key| one[key].as_f64().unwrap());
            assert!(
                0.0 <= low && low <= rate && rate <= high && high <= 1.0,
                "{one}"
            );
        }
    }
    for key in [
        "rounds",
        "winner_points",
        "margin",
        "points",
        "lead_changes",
    ] {
        let [low, high] = ["p10", "p90"].map(|at| told[key][at].as_u64().unwrap());
        assert!(low <= high && told[key]["mean"].is_f64(), "{key}");
    }
    assert!(told["acts"]["build"].as_f64().unwrap() > 5.0);
    assert!(told["brought"]["gather-gold"]["gold"].as_f64().unwrap() > 5.0);
    let by_code = measure(told["deck"].as_str().unwrap(), &["--games", "300"]);
    assert_eq!(serde_json::from_str::<Value>(&by_code).unwrap(), told);
    let other = measure("vicious-nobles", &["--games", "300", "--seed", "friday"]);
    let other: Value = serde_json::from_str(&other).unwrap();
    assert_eq!(other["seed"], "2-friday");
    assert_ne!(other["counts"], told["counts"]);
}

#[test]
fn threads_change_nothing() {
    let (one, _) = library(None, 750, 1, false);
    let (four, _) = library(None, 750, 4, false);
    assert_eq!(one.games, 750);
    assert_eq!(text(&one), text(&four));
}

#[test]
fn parts_joined_in_any_order_are_the_whole_to_the_letter() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let whole = measure("cunning-agents", &["--games", "205"]);
    for part in 1..=3 {
        let shard = format!("{part}/3");
        let text = measure("cunning-agents", &["--games", "205", "--shard", &shard]);
        fs::write(path(&format!("{part}.json")), text).unwrap();
    }
    let merge = |files: &[&str]| {
        let files: Vec<String> = files.iter().map(|file| path(file)).collect();
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        let merge = ["deck", "measure", "--format", "json", "--merge"];
        run(&[&merge[..], &files].concat()).answered()
    };
    assert_eq!(merge(&["1.json", "2.json", "3.json"]), whole);
    assert_eq!(merge(&["3.json", "1.json", "2.json"]), whole);
    let some = merge(&["3.json", "1.json"]);
    fs::write(path("some.json"), &some).unwrap();
    assert_eq!(merge(&["2.json", "some.json"]), whole);
    fs::write(path("whole.json"), &whole).unwrap();
    assert_eq!(merge(&["whole.json"]), whole);
    let some: Value = serde_json::from_str(&some).unwrap();
    assert_eq!(some["games"], 137);
    let told = run(&["deck", "measure", "--merge", &path("some.json")]).answered();
    assert!(
        sentences(&told).contains("only a part of the games"),
        "{told}"
    );
}

/// Every number in it twice as high.
fn double(value: &mut Value) {
    match value {
        Value::Number(number) => *value = json!(number.as_u64().unwrap() * 2),
        Value::Array(items) => items.iter_mut().for_each(double),
        Value::Object(fields) => fields.values_mut().for_each(double),
        _ => {}
    }
}

#[test]
fn parts_that_do_not_go_together_are_refused_with_their_places() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let keep = |name: &str, text: &str| fs::write(path(name), text).unwrap();
    let first = measure("first-game", &["--games", "40", "--shard", "1/2"]);
    keep("first.json", &first);
    let second = ["--games", "40", "--shard", "2/2"];
    keep(
        "seed.json",
        &measure("first-game", &[&second[..], &["--seed", "x"]].concat()),
    );
    keep("deck.json", &measure("cunning-agents", &second));
    keep(
        "third.json",
        &measure("first-game", &["--games", "40", "--shard", "3/4"]),
    );
    let value: Value = serde_json::from_str(&first).unwrap();
    let changed = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut value = value.clone();
        change(&mut value);
        keep(name, &value.to_string());
    };
    changed("version.json", &|value| value["version"] = json!("0"));
    changed("rate.json", &|value| value["seats"][0]["rate"] = json!(0.5));
    changed("wins.json", &|value| {
        value["counts"]["seats"][0] = json!(u64::MAX);
    });
    changed("played.json", &|value| {
        value["played"][0]["step"] = json!(0);
    });
    changed("twice.json", &|value| {
        let series = value["played"][0].clone();
        value["played"].as_array_mut().unwrap().push(series);
        double(&mut value["counts"]);
    });
    changed("code.json", &|value| value["deck"] = json!("nonsense"));
    changed("bots.json", &|value| value["bots"] = json!(["random"]));
    keep("foreign.json", r#"{"players": 5}"#);
    keep("torn.json", &first[..first.len() / 2]);
    let faults = |other: &str| {
        let files = [path("first.json"), path(other)];
        let merge = [
            "deck", "measure", "--format", "json", "--merge", &files[0], &files[1],
        ];
        let faults = run(&merge).faults();
        assert_eq!(faults.len(), 1, "{other}: {faults:?}");
        faults.into_iter().next().unwrap()
    };
    for (other, id, place) in [
        ("first.json", "bad-value", "played"),
        ("third.json", "bad-value", "played"),
        ("seed.json", "bad-value", "seed"),
        ("deck.json", "bad-value", "deck"),
        ("version.json", "bad-value", "version"),
        ("rate.json", "bad-value", "seats"),
        ("wins.json", "bad-value", "counts"),
        ("played.json", "bad-value", "played"),
        ("twice.json", "bad-value", "played"),
        ("code.json", "bad-value", "deck"),
        ("bots.json", "bad-value", "bots"),
        ("foreign.json", "missing-field", ""),
        ("nowhere.json", "unreadable", ""),
    ] {
        assert_eq!(faults(other), (id.to_owned(), place.to_owned()), "{other}");
    }
    assert_eq!(faults("torn.json").0, "bad-syntax");
}

#[test]
fn a_part_is_one_of_so_many_and_never_more_than_games() {
    for shard in ["0/4", "5/4", "1/11", "1", "a/b", "1/2/3", ""] {
        let faults = run(&args("first-game", &["--games", "10", "--shard", shard])).faults();
        assert_eq!(
            faults,
            [("bad-value".to_owned(), "--shard".to_owned())],
            "{shard}"
        );
    }
    let alone = run(&args("first-game", &["--shard", "1/4"])).faults();
    assert_eq!(alone, [("bad-value".to_owned(), "--shard".to_owned())]);
    for wrong in [
        &["--games", "0"][..],
        &["--games", "10000000001"],
        &["--games", "many"],
        &["--merge", "a.json"],
    ] {
        run(&args("first-game", wrong)).refused(2);
    }
    let older = [
        "deck",
        "measure",
        "-p",
        "5",
        "--edition",
        "classic",
        "--games",
        "1",
    ];
    assert!(run(&older).refused(1).contains("2016 edition only"));
}

#[test]
fn what_is_stopped_knows_its_first_games_and_goes_on_from_there() {
    const MANY: u64 = 10_000_000;
    let home = tempdir().unwrap();
    let (first, _) = library(Some(home.path()), MANY, 2, true);
    assert_eq!(first.games % 100, 0);
    assert!(first.games > 0 && first.games < MANY);
    let (second, warnings) = library(Some(home.path()), MANY, 2, true);
    assert!(second.games > first.games && warnings == 0);
    let (same, _) = library(None, second.games, 2, false);
    assert_eq!(text(&same), text(&second));
    let kept: Vec<_> = fs::read_dir(home.path().join("measure")).unwrap().collect();
    let kept = kept.into_iter().map(|file| file.unwrap().path());
    let kept: Vec<_> = kept.collect();
    assert_eq!(kept.len(), 1);
    // What can't be used is told, and written anew.
    fs::write(&kept[0], text(&same).replace("random", "steward")).unwrap();
    let (anew, warnings) = library(Some(home.path()), MANY, 2, true);
    assert_eq!(warnings, 1);
    assert!(anew.games < MANY && !fs::read_to_string(&kept[0]).unwrap().contains("steward"));
    // What is finished leaves nothing.
    let (done, _) = library(Some(home.path()), 100, 2, false);
    assert_eq!(done.games, 100);
    assert_eq!(
        fs::read_dir(home.path().join("measure")).unwrap().count(),
        1
    );
}

#[test]
fn the_page_fits_in_each_language_and_every_format() {
    let page = |lang: &str, more: &[&str], columns: usize| {
        let first = ["deck", "measure", "devious-dignitaries", "-p", "4"];
        let quick = ["--games", "50", "--seats", "random", "--lang", lang];
        let mut command = command(&[&first[..], &quick, more].concat());
        command.env("COLUMNS", columns.to_string());
        run_command(command).answered()
    };
    for lang in ["en", "fr", "ru", "uk"] {
        for columns in [40, 80] {
            for more in [&[][..], &["--full"]] {
                for line in page(lang, more, columns).lines() {
                    assert!(line.chars().count() <= columns, "{lang} {columns}: {line}");
                }
            }
        }
        assert!(page(lang, &["--format", "markdown"], 80).contains("| "));
        assert!(page(lang, &["--format", "html"], 80).contains("<table"));
    }
    let full = page("en", &["--full"], 80);
    for part in [
        "50 games",
        "players who build more win more",
        "An even share would be 25.0%",
        "Aggression",
        "█",
    ] {
        assert!(full.contains(part), "{part}: {full}");
    }
    let short = page("en", &[], 80);
    assert!(short.lines().count() <= 60 && !short.contains("Aggression"));
}

#[test]
fn the_verdict_comes_first_and_says_no_more_than_the_games_do() {
    let verdict = |games: &str, seats: &str| {
        let first = ["deck", "measure", "first-game", "-p", "5", "--games", games];
        let page = sentences(&run(&[&first[..], &["--seats", seats]].concat()).answered());
        let verdict = page.split_once("deck for 5 players").unwrap().1.trim();
        verdict.split_once("games:").unwrap().0.to_owned()
    };
    let few = verdict("20", "random");
    assert!(few.contains("too few games to be sure"), "{few}");
    assert!(few.contains("Too few games to say whether a seat has an advantage."));
    let many = verdict("3000", "steward");
    for said in [
        "Fairly even. ",
        "No seat has an advantage. ",
        "Strongest: Bishop 2",
    ] {
        assert!(many.contains(said), "{said}: {many}");
    }
    let mixed = verdict("300", "random,random,steward,random,random");
    assert!(mixed.contains("Player 3 has an advantage: "), "{mixed}");
}

#[test]
fn stewards_are_compared_with_the_official_lists() {
    let home = tempdir().unwrap();
    let measure = |more: &[&str]| {
        let first = ["deck", "measure", "first-game", "-p", "2", "--games", "200"];
        run_at(home.path(), &[&first[..], more].concat())
    };
    let told = measure(&["--format", "json"]).json();
    let lists = &told["lists"];
    for (range, least, most) in [
        (&lists["values"]["rounds"], 3.0, 20.0),
        (&lists["wins"]["king"], 0.2, 0.8),
        (&lists["wins_with"]["dragon-gate"], 0.2, 0.9),
        (&lists["from_crown"][1], 0.2, 0.8),
        (&lists["harms"]["robbed"], 0.0, 20.0),
        (&lists["acts"]["build"], 10.0, 20.0),
    ] {
        let [low, high] = ["low", "high"].map(|key| range[key].as_f64().unwrap());
        assert!(least <= low && low <= high && high <= most, "{range}");
    }
    assert_eq!(told["remarks"], json!([]), "a list is like the lists");
    let page = measure(&["--full"]).answered();
    assert!(!page.contains("official lists") && !page.contains("Lists"));
    let other = ["deck", "measure", ODD, "--games", "20", "--full"];
    let page = run_at(home.path(), &other).answered();
    assert!(
        page.lines().any(|line| line.trim_end().ends_with("Lists")),
        "{page}"
    );
    // Other players play other games.
    let random = super::deck_measure::measure("first-game", &["--games", "20"]);
    let random: Value = serde_json::from_str(&random).unwrap();
    assert!(random.get("lists").is_none() && random["remarks"] == json!([]));
}

#[test]
fn what_differs_from_the_lists_is_said_in_words_in_each_language() {
    let home = tempdir().unwrap();
    let odd = ["deck", "measure", ODD, "--games", "2000"];
    let told = run_at(home.path(), &[&odd[..], &["--format", "json"]].concat()).json();
    let remarks = told["remarks"].as_array().unwrap();
    for remark in remarks {
        let value = remark["value"].as_f64().unwrap();
        let [low, high] = ["low", "high"].map(|key| remark["lists"][key].as_f64().unwrap());
        assert!(value < low || high < value, "{remark}");
    }
    let rounds = remarks
        .iter()
        .find(|remark| remark["about"] == "value" && remark["of"] == "rounds");
    assert!(rounds.is_some(), "{remarks:?}");
    for (lang, said) in [
        ("en", "Long: "),
        ("fr", "Parties longues"),
        ("ru", "Долго: "),
        ("uk", "Довго: "),
    ] {
        let page = run_at(home.path(), &[&odd[..], &["--lang", lang]].concat()).answered();
        assert!(page.contains(said), "{page}");
    }
}

#[test]
fn a_finished_measurement_is_kept_and_quoted() {
    let home = tempdir().unwrap();
    let measure = |games: &str| {
        let args = ["deck", "measure", ODD, "--games", games, "--format", "json"];
        run_at(home.path(), &args).json()
    };
    let shown = || run_at(home.path(), &["deck", "show", ODD, "--format", "json"]);
    assert_eq!(shown().json().get("measured"), None);
    let measured = measure("300");
    let quote = shown().json()["measured"].clone();
    assert_eq!(quote["games"], 300);
    assert_eq!(quote["rounds"], measured["rounds"]["mean"]);
    let rates = measured["characters"].as_array().unwrap().iter();
    let rates = rates.filter_map(|one| one["rate_when_picked"].as_f64());
    assert_eq!(
        quote["characters"]["high"],
        json!(rates.fold(0.0, f64::max))
    );
    assert!(quote["lists"]["rounds"]["low"].is_f64());
    measure("100");
    assert_eq!(shown().json()["measured"]["games"], 300, "more games stay");
    measure("400");
    let check = ["deck", "check", ODD, "-p", "5"];
    let page = sentences(&run_at(home.path(), &check).answered());
    assert!(page.contains("In 400 simulated games: "), "{page}");
    let file = home.path().join("measured").join(format!("{ODD}.json"));
    let kept = fs::read_to_string(&file).unwrap();
    // Of another version: other games. Broken: a warning, and the deck all the same.
    let newer = kept.replacen("\"version\":\"", "\"version\":\"9", 1);
    assert_ne!(newer, kept);
    fs::write(&file, newer).unwrap();
    assert_eq!(shown().json().get("measured"), None);
    fs::write(&file, &kept[..kept.len() / 2]).unwrap();
    let broken = shown();
    assert_eq!(broken.status, 0);
    assert!(
        sentences(&broken.stderr).contains("can't be used"),
        "{}",
        broken.stderr
    );
    assert!(broken.stdout.contains(ODD));
}

#[test]
fn an_official_list_is_quoted_without_a_measurement() {
    let list = [
        "deck",
        "show",
        "vicious-nobles",
        "-p",
        "7",
        "--format",
        "json",
    ];
    let quote = run(&list).json()["measured"].clone();
    assert!(quote["games"].as_u64().unwrap() >= 50_000, "{quote}");
    let open = run(&["deck", "show", "vicious-nobles", "--format", "json"]).json();
    assert_eq!(open.get("measured"), None, "for no number of players");
}

#[test]
fn bars_are_pictures_in_a_browser() {
    let html = ["deck", "measure", "first-game", "-p", "5", "--games", "50"];
    let html = run(&[&html[..], &["--seats", "random", "--format", "html"]].concat()).answered();
    assert_eq!(html.matches("<svg class=\"bar\"").count(), 5 + 5 + 8 + 14);
    assert!(!html.contains('█') && !html.contains('│'), "{html}");
}

#[test]
fn the_evenest_of_several_decks_is_the_same_for_the_same_seed() {
    let home = tempdir().unwrap();
    let draw = |more: &[&str]| {
        let first = ["deck", "random", "-p", "2", "--measured"];
        run_at(home.path(), &[&first[..], more].concat())
    };
    let told = draw(&["--seed", "friday", "--format", "json"]).json();
    let quote = &told["measured"];
    assert_eq!(
        (&quote["games"], &quote["evenest_of"]),
        (&json!(20_000), &json!(12))
    );
    assert_eq!(told["balance"]["balanced"], true);
    let page = draw(&["--seed", told["seed"].as_str().unwrap()]).answered();
    let code = told["code"].as_str().unwrap();
    assert!(
        page.contains(code) && page.contains("The most balanced of 12 decks."),
        "{page}"
    );
    // It is one of those that are drawn without measuring.
    let all = ["--seed", "friday", "--count", "12", "--format", "json"];
    let all = run(&[&["deck", "random", "-p", "2"][..], &all].concat()).json();
    let codes = all["decks"].as_array().unwrap().iter();
    assert!(codes.map(|deck| &deck["code"]).any(|one| one == code));
    let older = draw(&["--edition", "classic"]);
    assert!(older.refused(1).contains("2016 edition only"));
}
