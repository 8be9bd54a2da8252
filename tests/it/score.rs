//! The final score: every rule of it, its faults, and the input methods.

use super::languages::english_of;
use super::program::{command, run, run_command, run_scripted, run_scripted_at, sentences};
use super::script::Answer;
use citadels::command::score::sheet::{Input, ScoreSheet, Sole, Start, User};
use citadels::files::read::line::said;
use citadels::files::read::name::Naming;
use citadels::flow::{Flow, Played, Viewer};
use citadels::library::supply;
use citadels::page::text::Canvas;
use citadels::rules::card::{Card, District, DistrictType};
use citadels::rules::city::{Allow, Built, LastRank, Player, PlayerClaim, Table, TableClaim};
use citadels::rules::edition::Edition;
use citadels::rules::score::{Rule, outcome, tally};
use citadels::rules::table::Seat;
use citadels::terminal::Key;
use citadels::texts::Texts;
use citadels::wording::flow;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::io::Write;
use std::process::Stdio;
use strum::{IntoEnumIterator, VariantArray};

/// A score in JSON from a file on standard input.
fn score_text(text: &str, args: &[&str]) -> super::program::Outcome {
    let mut command = command(&[&["score", "-", "--format", "json"], args].concat());
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    super::program::Outcome {
        status: output.status.code().expect("not killed"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The points of one player's lines by rule, without zero lines.
fn points(player: &Value) -> Vec<(String, u64)> {
    let lines = player["lines"].as_array().unwrap().iter();
    lines
        .map(|line| {
            (
                line["rule"].as_str().unwrap().to_owned(),
                line["points"].as_u64().unwrap(),
            )
        })
        .filter(|(_, points)| *points > 0)
        .collect()
}

#[test]
fn a_line_for_each_player_comes_through_a_pipe_as_it_is_typed() {
    let lines = ["Ann: castle, temple; gold 3", "Bob: manor"];
    let piped = score_text(&lines.join("\n\n"), &[]);
    let given = command(&["score", lines[0], lines[1], "--format", "json"]);
    let given = { given }.output().unwrap();
    assert_eq!((piped.status, piped.stdout.as_bytes()), (0, &*given.stdout));
    // The faults are those of lines.
    let refused = score_text("Ann: castle\nBob manor\n", &[]);
    assert_eq!(refused.status, 1);
    assert!(
        refused.stderr.contains("\"where\": \"line[1]\""),
        "{}",
        refused.stderr
    );
    // A file with a mistake is no line, even if it says something with a colon.
    for text in [
        "edition: 2016\n[[player]]\nname = \"Ann\"",
        "{\"player\": [}",
    ] {
        let refused = score_text(text, &[]);
        assert!(refused.stderr.contains("bad-syntax"), "{}", refused.stderr);
    }
}

#[test]
fn the_example_of_the_rulebook_ends_28_to_29() {
    // 2016 rulebook, example, lines 251–279; the cards match the pictured costs and types.
    let json = run(&[
        "score",
        "tests/scores/rulebook-2016.toml",
        "--format",
        "json",
    ])
    .json();
    let totals: Vec<u64> = json["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|p| p["total"].as_u64().unwrap())
        .collect();
    assert_eq!(totals, [28, 29]);
    assert_eq!(json["winners"], json!(["Дмитро"]));
    assert_eq!(json["players"][0]["haunted_as"], "military");
    let anton = points(&json["players"][0]);
    assert!(
        anton.contains(&("all-types".into(), 3)) && anton.contains(&("first-complete".into(), 4))
    );
    let dmytro = points(&json["players"][1]);
    assert!(
        dmytro.contains(&("complete".into(), 2)) && dmytro.contains(&("dragon-gate".into(), 2))
    );
}

#[test]
fn all_public_cases_score_as_expected() {
    // Origin: finished cities from public test suites; some have more copies than the box.
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("../scores/public-cases.json")).unwrap();
    assert_eq!(cases.len(), 30);
    for case in cases {
        let id = case["id"].as_str().unwrap();
        let mut player = case["player"].clone();
        player["name"] = json!("One");
        let other = json!({ "name": "Other", "city": [] });
        let table =
            json!({ "complete_at": case["complete_at"], "player": [player, other] }).to_string();
        let allow = [
            "--allow",
            "too-many-copies",
            "--allow",
            "first-missing",
            "--allow",
            "first-not-complete",
        ];
        let json = score_text(&table, &allow).json();
        let one = &json["players"][0];
        let expected = &case["expected"];
        assert_eq!(one["total"], expected["total"], "{id}: {one}");
        assert_eq!(one["haunted_as"], expected["haunted_as"], "{id}");
        let mut lines = points(one);
        let districts = lines.iter().position(|(rule, _)| rule == "districts");
        let sum = districts.map_or(0, |at| lines.remove(at).1);
        assert_eq!(sum, expected["districts"].as_u64().unwrap(), "{id}");
        let mut bonus: Vec<(String, u64)> = expected["bonus"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(rule, points)| (rule.clone(), points.as_u64().unwrap()))
            .collect();
        lines.sort();
        bonus.sort();
        assert_eq!(lines, bonus, "{id}");
    }
}

/// One player's score in an edition: a city as typed, and more fields.
fn lines_of(edition: &str, line: &str) -> Value {
    let args = [
        "score",
        "--format",
        "json",
        "--edition",
        edition,
        "--allow",
        "first-missing",
    ];
    let rest = ["--allow", "first-not-complete", line, "Other:"];
    run(&[&args[..], &rest].concat()).json()["players"][0].clone()
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn every_ruling_about_the_end_of_the_game_holds() {
    // The ruling, the edition, the line, and a rule with its points.
    let cases = [
        (
            "the coin flips the parity for the Basilica",
            "2016",
            "A: basilica, tavern*",
            "basilica",
            0,
        ),
        (
            "a beautified Basilica counts itself",
            "2016",
            "A: basilica*, tavern",
            "basilica",
            2,
        ),
        (
            "the Monument is two toward completion",
            "2016",
            "A: monument, manor, castle, palace, temple, church, tavern",
            "complete",
            2,
        ),
        (
            "and nothing else",
            "2016",
            "A: monument, wishing well",
            "wishing-well",
            2,
        ),
        (
            "the Haunted Quarter may be the third of a type",
            "2016",
            "A: capitol, haunted quarter, manor, castle",
            "capitol",
            3,
        ),
        (
            "without three of a type the Capitol is worth nothing",
            "2016",
            "A: capitol, manor, castle",
            "capitol",
            0,
        ),
        (
            "two triples are 3 points once",
            "2016",
            "A: capitol, manor, castle, palace, tavern, market, docks",
            "capitol",
            3,
        ),
        (
            "as another type it is no unique for the Wishing Well",
            "2016",
            "A: wishing well, haunted quarter, manor, temple, tavern",
            "wishing-well",
            1,
        ),
        (
            "as another type it lets the Ivory Tower score",
            "2016",
            "A: ivory tower, haunted quarter",
            "ivory-tower",
            5,
        ),
        (
            "the Ivory Tower beside a unique is worth nothing",
            "2016",
            "A: ivory tower, keep",
            "ivory-tower",
            0,
        ),
        (
            "the Wishing Well counts itself",
            "2016",
            "A: wishing well",
            "wishing-well",
            1,
        ),
        (
            "coins on districts are not in the stash",
            "2016",
            "A: imperial treasury*; gold 4",
            "imperial-treasury",
            4,
        ),
        (
            "the Secret Vault scores from the hand",
            "2016",
            "A: castle; hand 2 + secret vault",
            "secret-vault",
            3,
        ),
        (
            "and is still a card in hand",
            "2016",
            "A: map room; hand 1 + secret vault",
            "map-room",
            2,
        ),
        (
            "under the Museum it is a card like any",
            "2016",
            "A: museum; museum 2",
            "museum",
            2,
        ),
        (
            "the School of Magic is unique at the end",
            "2016",
            "A: school of magic, wishing well",
            "wishing-well",
            2,
        ),
        (
            "the Statue wants the crown",
            "2016",
            "A: statue; crown",
            "statue",
            5,
        ),
        ("without it, nothing", "2016", "A: statue", "statue", 0),
        (
            "the first gets 4, not 4 and 2",
            "2016",
            "A: manor, castle, palace, temple, church, monastery, tavern, market; first",
            "first-complete",
            4,
        ),
        (
            "a district built otherwise scores its cost",
            "2016",
            "A: thieves' den, framework",
            "districts",
            9,
        ),
        (
            "duplicates count each",
            "2016",
            "A: quarry, tavern, tavern, tavern, capitol",
            "capitol",
            3,
        ),
        (
            "Dragon Gate: 6 and 2",
            "2016",
            "A: dragon gate",
            "dragon-gate",
            2,
        ),
        (
            "classic Dragon Gate: the same lines",
            "classic",
            "A: dragon gate",
            "dragon-gate",
            2,
        ),
        ("University", "classic", "A: university", "university", 2),
        (
            "third University",
            "third",
            "A: university",
            "university",
            2,
        ),
        (
            "classic Wishing Well counts the others",
            "classic",
            "A: wishing well, keep, park",
            "wishing-well",
            2,
        ),
        (
            "classic Haunted City is a colour of choice",
            "classic",
            "A: haunted city, manor, temple, tavern, watchtower, keep",
            "all-types",
            3,
        ),
        (
            "the Observatory costs 5 in classic",
            "classic",
            "A: observatory",
            "districts",
            5,
        ),
        (
            "Imperial Treasury 4",
            "classic",
            "A: imperial treasury",
            "districts",
            4,
        ),
        ("Factory 6", "classic", "A: factory", "districts", 6),
        (
            "Factory 5 in the French box",
            "third",
            "A: factory",
            "districts",
            5,
        ),
    ];
    for (ruling, edition, line, rule, expected) in cases {
        let player = lines_of(edition, line);
        let lines = player["lines"].as_array().unwrap();
        let of_rule: u64 = lines
            .iter()
            .filter(|of| of["rule"] == rule)
            .map(|of| of["points"].as_u64().unwrap())
            .sum();
        assert_eq!(of_rule, expected, "{ruling}: {player}");
    }
}

#[test]
fn a_haunted_city_built_in_the_last_round_stays_purple() {
    let city = "A: haunted city, manor, temple, tavern, keep";
    assert_eq!(lines_of("classic", city)["haunted_as"], "military");
    let late = lines_of("classic", &format!("{city}; last haunted city"));
    assert_eq!(late["haunted_as"], "unique");
    assert!(!points(&late).contains(&("all-types".into(), 3)));
}

#[test]
fn the_reason_for_a_triple_names_the_haunted_quarter_as_one_of_the_three() {
    let city = "A: capitol, haunted quarter, manor, castle, tavern";
    let page = sentences(&run(&["score", city, "B: keep"]).answered());
    for reason in [
        "at least three of one type, noble: Haunted Quarter, Manor, Castle)",
        "Haunted Quarter: 0 (counts as noble)",
    ] {
        assert!(page.contains(reason), "{page}");
    }
}

#[test]
fn a_scoring_card_that_is_worth_nothing_has_its_line_and_the_reason() {
    let player = lines_of("2016", "A: statue, map room, manor");
    for rule in ["statue", "map-room"] {
        let lines = player["lines"].as_array().unwrap();
        let line = lines.iter().find(|line| line["rule"] == rule).unwrap();
        assert_eq!(line["points"], 0);
        assert!(!line["reason"].as_str().unwrap().is_empty());
    }
}

#[test]
fn a_city_is_complete_with_seven_and_with_two_or_three_players_eight() {
    for (players, complete_at) in [(2, 8), (3, 8), (4, 7), (8, 7)] {
        let lines: Vec<String> = (0..players).map(|n| format!("P{n}: tavern")).collect();
        let mut args = vec!["score", "--format", "json", "--allow", "too-many-copies"];
        args.extend(lines.iter().map(String::as_str));
        let json = run(&args).json();
        assert_eq!(json["complete_at"], complete_at, "{players}");
    }
    for edition in ["classic", "third"] {
        let json = |city: &str| {
            let args = [
                "score",
                "--format",
                "json",
                "--edition",
                edition,
                city,
                "B: keep",
            ];
            run(&args).json()["complete_at"].clone()
        };
        assert_eq!(json("A: tavern"), 8);
        // The Bell Tower lets the game end at 7 (readings, T-9).
        assert_eq!(json("A: bell tower"), 7);
    }
}

#[test]
fn ties_are_broken_as_each_edition_says() {
    let run = |edition: &str, one: &str, other: &str| {
        let args = [
            "score",
            "--format",
            "json",
            "--edition",
            edition,
            one,
            other,
        ];
        let json = run(&args).json();
        let open = json["warnings"]
            .as_array()
            .unwrap()
            .iter()
            .any(|w| w["id"] == "tie-open");
        (json["winners"].clone(), json["tie_break"].clone(), open)
    };
    let (a, b, both) = (json!(["A"]), json!(["B"]), json!(["A", "B"]));
    // 2016: the highest rank revealed.
    assert_eq!(
        run("2016", "A: keep; rank 3", "B: manor; rank 5"),
        (b.clone(), json!("rank"), false)
    );
    assert_eq!(
        run("2016", "A: keep; rank 0", "B: manor; rank 1"),
        (b.clone(), json!("rank"), false)
    );
    assert_eq!(
        run("2016", "A: keep; rank 0", "B: manor; rank 0"),
        (both.clone(), Value::Null, false)
    );
    assert_eq!(
        run("2016", "A: keep", "B: manor; rank 5"),
        (both.clone(), Value::Null, true)
    );
    assert_eq!(
        run("2016", "A: keep", "B: manor; rank 9"),
        (b.clone(), json!("rank"), false)
    );
    // Classic: district points without bonuses, then gold.
    assert_eq!(
        run("classic", "A: dragon gate", "B: castle, harbor"),
        (b, json!("district-points"), false)
    );
    assert_eq!(
        run("classic", "A: castle; gold 3", "B: harbor; gold 2"),
        (a, json!("gold"), false)
    );
    assert_eq!(
        run("classic", "A: castle; gold 3", "B: harbor"),
        (both.clone(), Value::Null, true)
    );
    assert_eq!(
        run("classic", "A: castle; gold 3", "B: harbor; gold 3"),
        (both.clone(), Value::Null, false)
    );
    // Third: not stated, so shared.
    assert_eq!(
        run("third", "A: castle; gold 3", "B: harbor"),
        (both, Value::Null, false)
    );
}

#[test]
fn who_loses_a_tie_comes_behind_all_who_share_the_win() {
    let args = ["score", "--format", "json", "--edition", "classic"];
    let lines = [
        "A: castle; gold 3",
        "B: harbor; gold 3",
        "C: castle; gold 2",
        "D: tavern",
    ];
    let json = run(&[&args[..], &lines].concat()).json();
    let places: Vec<&Value> = json["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| &player["place"])
        .collect();
    assert_eq!(places, [1, 1, 3, 4]);
}

#[test]
fn with_leave_every_haunted_quarter_counts() {
    let args = ["score", "--format", "json", "--allow", "too-many-copies"];
    let lines = [
        "A: wishing well, haunted quarter, haunted quarter",
        "B: keep",
    ];
    let json = run(&[&args[..], &lines].concat()).json();
    let points = points(&json["players"][0]);
    assert!(
        points.contains(&("wishing-well".to_owned(), 3)),
        "{points:?}"
    );
}

#[test]
fn one_name_in_two_spellings_is_one_player() {
    for (one, other) in [("Ann", "ann"), ("Аня", "аНЯ"), ("Zoë", "Zoe\u{308}")] {
        let lines = [format!("{one}: castle"), format!("{other}: keep")];
        let refused = run(&["score", "--format", "json", &lines[0], &lines[1]]).faults();
        assert_eq!(refused[0].0, "same-name", "{one} {other}");
    }
}

#[test]
fn every_fault_of_the_contract_is_reported_with_its_place() {
    let line = |args: &[&str]| run(&[&["score", "--format", "json"], args].concat()).faults();
    let told = |id: &str, place: &str| (id.to_owned(), place.to_owned());
    let seven = "manor, castle, palace, temple, church, monastery, tavern, market";
    assert_eq!(
        line(&["A: secret vault", "B:"]),
        [told("not-buildable", "line[0]")]
    );
    assert_eq!(
        line(&["A: witch", "B:"]),
        [told("not-buildable", "line[0]")]
    );
    assert_eq!(line(&["A: keep", "B: keep"]), [told("too-many-copies", "")]);
    assert_eq!(
        line(&["A: keep; crown", "B:; crown"]),
        [told("two-crowns", "")]
    );
    assert_eq!(
        line(&[&format!("A: {seven}; first"), "B: keep; first"]),
        [told("first-not-complete", "line[1]"), told("two-first", "")]
    );
    assert_eq!(
        line(&["A: keep; first", "B:"]),
        [told("first-not-complete", "line[0]")]
    );
    assert_eq!(
        line(&[&format!("A: {seven}"), "B:"]),
        [told("first-missing", "")]
    );
    assert_eq!(line(&["A:; rank 3", "B:; rank 3"]), [told("same-rank", "")]);
    assert_eq!(line(&["A: keep"]), [told("too-few-players", "")]);
    let nine: Vec<String> = (0..9).map(|n| format!("P{n}:")).collect();
    let nine: Vec<&str> = nine.iter().map(String::as_str).collect();
    assert_eq!(line(&nine), [told("too-many-players", "")]);
    assert_eq!(line(&["A: keep", "A:"]), [told("same-name", "line[1]")]);
    assert_eq!(
        line(&["A: blorkblork", "B"]),
        [
            told("unknown-card", "line[0]"),
            told("bad-syntax", "line[1]")
        ]
    );
    assert_eq!(
        line(&["A: basilica", "B:", "--edition", "classic"]),
        [told("unknown-card", "line[0]")]
    );
}

#[test]
fn with_too_few_or_too_many_players_a_city_is_complete_as_with_the_closest_number() {
    let seven = "A: manor, castle, palace, temple, church, tavern, market; first";
    let names: Vec<String> = (0..8).map(|n| format!("P{n}:")).collect();
    for (others, expected) in [
        (0, &["too-few-players", "first-not-complete"][..]),
        (8, &["too-many-players"]),
    ] {
        let mut args = vec!["score", "--format", "json", seven];
        args.extend(names[..others].iter().map(String::as_str));
        let faults = run(&args).faults();
        let ids: Vec<&str> = faults.iter().map(|(id, _)| id.as_str()).collect();
        assert_eq!(ids, expected);
    }
}

#[test]
fn every_fault_of_a_file_is_reported_at_once_with_its_place() {
    let text = r#"
        complete_at = "many"
        colour = 1
        deck = "vicious-nobles"
        [[player]]
        name = "A"
        city = ["castle", "blorkblork", { district = "tavern", beautified = "yes" }, 7, "theater"]
        hand = ["secret-vault", "?", "qqqqqq"]
        gold = -2
        rank = 12
        crown = 1
        [[player]]
        town = []
        museum = 100000
        last_round = "keep"
    "#;
    let told = score_text(text, &[]).faults();
    let expected = [
        ("unknown-field", "colour"),
        ("bad-value", "complete_at"),
        ("unknown-card", "player[0].city[1]"),
        ("bad-value", "player[0].city[2].beautified"),
        ("bad-value", "player[0].city[3]"),
        ("unknown-card", "player[0].hand[1]"),
        ("bad-value", "player[0].gold"),
        ("bad-value", "player[0].crown"),
        ("bad-value", "player[0].rank"),
        ("unknown-field", "player[1].town"),
        ("missing-field", "player[1].name"),
        ("missing-field", "player[1].city"),
        ("bad-value", "player[1].museum"),
        ("bad-value", "player[1].last_round"),
        ("not-in-deck", "player[0].city[2]"),
    ];
    let expected = expected.map(|(id, place)| (id.to_owned(), place.to_owned()));
    for one in &expected[..14] {
        assert!(told.contains(one), "{one:?} in {told:?}");
    }
    assert!(told.iter().any(|(id, _)| id == "not-in-deck"), "{told:?}");
    assert_eq!(told.len(), expected.len(), "{told:?}");
}

#[test]
fn only_acceptable_faults_are_accepted() {
    let seven = "manor, castle, palace, temple, church, monastery, tavern, market";
    let city = format!("A: {seven}");
    run(&["score", &city, "B:", "--allow", "first-missing"]).answered();
    run(&[
        "score",
        "A: keep; first",
        "B:",
        "--allow",
        "first-not-complete",
    ])
    .answered();
    run(&["score", "A: keep", "B: keep", "--allow", "too-many-copies"]).answered();
    let other = ["score", "A: castle", "B: museum", "--deck", "first-game"];
    run(&other).refused(1);
    run(&[&other[..], &["--allow", "not-in-deck"]].concat()).answered();
    let stderr = run(&["score", "A:", "B:", "--allow", "two-crowns"]).refused(2);
    assert!(stderr.contains("first-missing"), "{stderr}");
}

#[test]
fn in_the_older_boxes_a_first_who_shrank_is_only_a_warning() {
    for edition in ["classic", "third"] {
        let args = [
            "score",
            "A: keep; first",
            "B:",
            "--edition",
            edition,
            "--format",
            "json",
        ];
        let json = run(&args).json();
        assert_eq!(json["warnings"][0]["id"], "first-not-complete");
        assert_eq!(json["players"][0]["total"], 7);
    }
}

#[test]
fn the_warnings_of_the_contract_are_reported() {
    let warned = |args: &[&str]| {
        let json = run(&[&["score", "--format", "json"], args].concat()).json();
        let warnings = json["warnings"].as_array().unwrap().iter();
        warnings
            .map(|w| w["id"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        warned(&["A: tavern, tavern", "B:"]),
        ["nobody-complete", "empty-city", "duplicate-district"]
    );
    assert_eq!(
        warned(&["A: tavern, tavern, quarry", "B: manor"]),
        ["nobody-complete"]
    );
    assert_eq!(
        warned(&["A: keep", "B: manor"]),
        ["nobody-complete", "tie-open"]
    );
}

#[test]
fn the_edition_of_the_file_beats_the_default_and_a_flag_must_not_contradict_it() {
    let text = "edition = \"classic\"\n[[player]]\nname = \"A\"\ncity = [\"university\"]\n[[player]]\nname = \"B\"\ncity = []\n";
    assert_eq!(score_text(text, &[]).json()["edition"], "classic");
    assert_eq!(
        score_text(text, &["--edition", "classic"]).json()["edition"],
        "classic"
    );
    let told = score_text(text, &["--edition", "third"]).faults();
    assert_eq!(told[0], ("bad-value".to_owned(), "edition".to_owned()));
}

#[test]
fn toml_and_json_of_one_table_give_one_result_and_so_do_lines_in_any_language() {
    let toml = "[[player]]\nname = \"A\"\ncity = [\"castle\", { district = \"tavern\", beautified = true }, \"museum\"]\nhand = [\"secret-vault\", \"?\"]\ngold = 2\nmuseum = 3\ncrown = true\nrank = 8\n[[player]]\nname = \"B\"\ncity = [\"keep\"]\n";
    let value: toml::Table = toml::from_str(toml).unwrap();
    let json = serde_json::to_string(&value).unwrap();
    let expected = score_text(toml, &[]).json();
    assert_eq!(score_text(&json, &[]).json(), expected);
    for lines in [
        [
            "A: castle, tavern*, museum; hand 1 + secret-vault, gold 2, museum 3, crown, rank 8",
            "B: keep",
        ],
        [
            "A : château, taverne *, musée ; main 1 + catacombes, or 2, musée 3, couronne, rang 8",
            "B: donjon",
        ],
        [
            "A: замок, таверна*, музей; рука 1 + secret-vault, золото 2, музей 3, корона, ранг 8",
            "B: keep",
        ],
        [
            "A: замок; таверна*; музей; рука secret-vault + 1; 2 золото; музей 3; корона; ранг 8",
            "B: keep",
        ],
    ] {
        let json = run(&["score", "--format", "json", lines[0], lines[1]]).json();
        assert_eq!(json["players"], expected["players"], "{lines:?}");
    }
}

#[test]
fn the_deck_in_a_file_is_read_for_the_edition_of_the_file() {
    let deck = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/decks/classic-many.toml");
    let rest = format!(
        "deck = '{deck}'\n[[player]]\nname = 'A'\ncity = ['keep']\n[[player]]\nname = 'B'\ncity = []\n"
    );
    let said = score_text(&format!("edition = 'classic'\n{rest}"), &[]).json();
    assert_eq!(said["edition"], "classic");
    assert_eq!(
        score_text(&rest, &[]).faults(),
        [("bad-value".to_owned(), "deck".to_owned())]
    );
}

#[test]
fn the_callers_file_can_be_scored() {
    let text = run(&["score", "--template"]).answered();
    let json = score_text(&text, &[]).json();
    assert_eq!(json["players"][1]["name"], "Player 2");
}

#[test]
fn a_line_with_a_wrong_rank_lists_the_valid_ranks() {
    let refused = run(&["score", "A: castle, rank 10", "C: keep"]);
    let said = "Line 1: rank can't be \"10\".\n  Possible values: 0–9\n";
    assert_eq!((refused.status, refused.stderr.as_str()), (1, said));
}

#[test]
fn a_line_that_is_not_understood_is_refused_and_never_guessed() {
    for item in [
        "2 tavern",
        "gold",
        "gold -1",
        "gold 99999",
        "rank 10",
        "B: tavern",
        "hand",
        "last",
        "first 3",
    ] {
        let line = format!("A: castle, {item}");
        let told = run(&["score", "--format", "json", &line, "C: keep"]).faults();
        assert_eq!(
            told,
            [("bad-syntax".to_owned(), "line[0]".to_owned())],
            "{item}"
        );
    }
    for twice in ["gold 2, gold 3", "rank 8, rank 7", "hand 1, hand 2"] {
        let line = format!("A: castle; {twice}");
        assert_eq!(
            run(&["score", "--format", "json", &line, "C: keep"])
                .faults()
                .len(),
            1,
            "{twice}"
        );
    }
    for (written, total) in [
        ("gold: 2", 5),
        ("gold=2", 5),
        ("museum", 9),
        ("hand 1 + ?", 5),
        ("gold mine", 11),
    ] {
        let line = format!("A: palace, {written}");
        let json = run(&["score", "--format", "json", &line, "C: keep"]).json();
        assert_eq!(json["players"][0]["total"], total, "{written}");
    }
}

#[test]
fn a_line_may_use_everyday_wording() {
    for (lang, said, total) in [
        ("en", "map room, had 3 cards", 12),
        ("en", "map room, hand 3 cards", 12),
        ("en", "map room, 3 cards in hand", 12),
        ("en", "statue, with the crown", 12),
        ("en", "statue, has the crown", 12),
        ("en", "museum, 3 cards under the museum", 11),
        ("en", "imperial treasury, 2 gold left", 11),
        ("en", "gold mine", 10),
        ("en", "a gold mine", 10),
        ("en", "hand museum", 4),
        ("fr", "salle des cartes, 3 cartes en main", 12),
        ("fr", "statue équestre, avec la couronne", 12),
        ("fr", "musée, 3 cartes sous le musée", 11),
        ("fr", "trésor impérial, 2 pièces d'or", 11),
        ("fr", "trésor impérial, pièces d’or : 2", 11),
        ("ru", "коллекция карт, на руке 3", 12),
        ("ru", "коллекция карт, у него 3 карты", 12),
        ("ru", "памятник, с короной", 12),
        ("ru", "музей, под музеем 3", 11),
        ("ru", "имперская казна, осталось 2 монеты", 11),
        ("uk", "архів, у руці 3", 12),
        ("uk", "архів, 3 карти в руці", 12),
        ("uk", "алея скульптур, з короною", 12),
        ("uk", "алея скульптур, має корону", 12),
        ("uk", "музей, під музеєм 3", 11),
        ("uk", "в'язниця, кар'єр", 11),
    ] {
        let line = format!("A: castle, {said}");
        let json = run(&[
            "score", "--lang", lang, "--format", "json", &line, "B: keep",
        ])
        .json();
        assert_eq!(json["players"][0]["total"], total, "{said}");
    }
    for (lang, said) in [
        ("en", "finished first"),
        ("en", "first to complete a city"),
        ("fr", "a fini premier"),
        ("fr", "a terminé en premier"),
        ("ru", "закончил первым"),
        ("ru", "первой завершила город"),
        ("uk", "закінчив першим"),
        ("uk", "першою завершила місто"),
    ] {
        let line = format!("A: castle, {said}");
        let args = [
            "score",
            "--complete-at",
            "1",
            "--lang",
            lang,
            "--format",
            "json",
        ];
        let json = run(&[&args[..], &[&line, "B: palace"]].concat()).json();
        assert_eq!(json["players"][0]["total"], 8, "{said}");
    }
}

#[test]
fn a_missing_number_is_reported_as_missing() {
    for (lang, said, told) in [
        (
            "en",
            "gold x",
            "Line 1: \"gold x\" needs a number. A number from 0 to 9999, for example: gold 2",
        ),
        (
            "fr",
            "main x",
            "Ligne 1\u{a0}: il faut un nombre dans «\u{a0}main x\u{a0}». Un nombre de 0 à 9999, par exemple main 2",
        ),
        (
            "ru",
            "золото x",
            "Строка 1: в «золото x» не хватает числа. Число от 0 до 9999, например: золото 2",
        ),
        (
            "uk",
            "золото",
            "Рядок 1: «золото»: бракує числа. Число від 0 до 9999, наприклад: золото 2",
        ),
    ] {
        let line = format!("A: castle, {said}");
        let refused = run(&["score", "--lang", lang, &line, "C: keep"]).refused(1);
        assert_eq!(refused, told);
    }
}

#[test]
fn a_card_keeps_its_capital_letter_after_a_place() {
    for (lang, told) in [
        ("fr", "Ligne 1\u{a0}: le Cimetière "),
        ("ru", "Строка 1: Кладбища "),
        ("uk", "Рядок 1: Цвинтаря "),
    ] {
        let refused = run(&["score", "--lang", lang, "A: graveyard", "B: keep"]).refused(1);
        assert!(refused.starts_with(told), "{refused}");
    }
}

#[test]
fn a_near_keyword_is_answered_with_the_keywords() {
    for (lang, said, word) in [
        ("en", "with crwn", "crown, first"),
        ("fr", "avec couronn", "couronne, premier"),
        ("ru", "с корной", "корона, первый"),
        ("uk", "з корною", "корона, перший"),
    ] {
        let line = format!("A: castle, {said}");
        let refused = run(&["score", "--lang", lang, &line, "C: keep"]).refused(1);
        assert!(
            refused.contains(said) && refused.contains(word),
            "{refused}"
        );
    }
    let refused = run(&["score", "A: castle, xyzzy", "C: keep"]).refused(1);
    assert!(!refused.contains("crown"), "{refused}");
    // In a hand too, what may be several cards is not a missing number.
    let refused = run(&["score", "A: keep; hand tower", "C:"]).refused(1);
    assert!(refused.contains("Ivory Tower"), "{refused}");
}

#[test]
fn a_name_that_is_another_card_in_the_other_language_is_pointed_out_where_both_are_used() {
    let warned = |lang: &str, city: &str| {
        let args = ["score", "--lang", lang, "--format", "json", city, "B: keep"];
        let json = run(&args).json();
        let warnings = json["warnings"].as_array().unwrap().iter();
        let mut friends = warnings.filter(|one| one["id"] == "false-friend");
        friends
            .next()
            .map(|one| one["message"].as_str().unwrap().to_owned())
    };
    let told = warned("ru", "A: палац, порт").expect("палац is Ukrainian");
    assert!(
        told.contains("Порт, стоимость 3") && told.contains("Гавань, стоимость 4"),
        "{told}"
    );
    let told = warned("uk", "A: дворец, порт").expect("дворец is Russian");
    assert!(
        told.contains("Порт, вартість 4") && told.contains("Доки, вартість 3"),
        "{told}"
    );
    for (lang, line) in [
        ("ru", "A: дворец, порт"),
        ("uk", "A: палац, порт"),
        ("ru", "A: палац, гавань"),
    ] {
        assert_eq!(warned(lang, line), None, "{lang} {line}");
    }
}

#[test]
fn the_label_comes_before_its_points_in_every_language() {
    let lines = [
        ("en", "Five types: 3 (a district of every type)"),
        ("fr", "Cinq types\u{a0}: 3 — un quartier de chaque type"),
        ("ru", "Пять типов: 3 — есть квартал каждого типа"),
        ("uk", "П'ять типів: 3 — є квартал кожного типу"),
    ];
    for (lang, line) in lines {
        let city = "A: manor, tavern, temple, watchtower, park";
        let page = run(&["score", "--lang", lang, city, "B: keep"]).answered();
        assert!(page.contains(line), "{page}");
    }
}

#[test]
fn one_two_and_five_districts_are_counted_as_each_language_does() {
    for (lang, count, said) in [
        ("en", "1", "complete at 1 district\n"),
        ("en", "8", "complete at 8 districts\n"),
        ("fr", "1", "à 1 quartier\n"),
        ("fr", "8", "à 8 quartiers\n"),
        ("ru", "1", "1 квартал\n"),
        ("ru", "3", "3 квартала\n"),
        ("ru", "8", "8 кварталов\n"),
        ("uk", "1", "1 квартал\n"),
        ("uk", "3", "3 квартали\n"),
        ("uk", "8", "8 кварталів\n"),
    ] {
        let allow = ["--allow", "first-missing"];
        let args = [
            "score",
            "--lang",
            lang,
            "--complete-at",
            count,
            "A: castle",
            "B: keep",
        ];
        let page = run(&[&args[..], &allow].concat()).answered();
        assert!(page.contains(said), "{page}");
    }
}

#[test]
fn who_shares_the_win_is_listed_as_each_language_does() {
    for (lang, said) in [
        ("en", "A, B and C share the win."),
        ("fr", "A, B et C se partagent la victoire."),
        ("ru", "Победу делят A, B и C."),
        ("uk", "Перемогу ділять A, B та C."),
    ] {
        let players = ["A: manor; rank 0", "B: manor; rank 0", "C: manor; rank 0"];
        let page = run(&[&["score", "--lang", lang], &players[..]].concat()).answered();
        assert!(page.contains(said), "{page}");
    }
}

#[test]
fn unbuildable_cards_are_shown_as_they_can_be_typed() {
    for (lang, typed) in [
        ("en", "hand 1 + Secret Vault"),
        ("fr", "main 1 + Catacombes"),
        ("ru", "рука 1 + Тайное хранилище"),
        ("uk", "рука 1 + Таємне сховище"),
    ] {
        let told = run(&["score", "--lang", lang, "A: secret-vault", "B: keep"]).refused(1);
        assert!(told.replace("\n  ", " ").contains(typed), "{told}");
        let line = format!("A: castle; {typed}");
        let json = run(&[
            "score", "--lang", lang, "--format", "json", &line, "B: keep",
        ])
        .json();
        assert_eq!(json["players"][0]["total"], 7, "{typed}");
    }
}

#[test]
fn only_districts_are_candidates_for_a_district() {
    let stderr = run(&["score", "A: t", "B:"]).refused(1);
    assert!(
        stderr.contains("Tavern") && !stderr.contains("Thief"),
        "{stderr}"
    );
}

#[test]
fn one_word_that_is_not_a_line_is_read_as_a_file() {
    let stderr = run(&["score", "no-such-file"]).refused(1);
    assert!(
        stderr.contains("There is no file no-such-file."),
        "{stderr}"
    );
}

#[test]
fn a_file_that_is_neither_toml_nor_json_is_reported_with_its_line() {
    for (text, place) in [
        ("edition = \"2016\"\n[[player]\nname = \"A\"\n", "-:2"),
        ("{\n\"player\": [\n,]}", "-:3"),
    ] {
        let told = score_text(text, &[]).faults();
        assert_eq!(told, [("bad-syntax".to_owned(), place.to_owned())]);
    }
}

#[test]
fn one_file_or_lines_but_not_both() {
    let stderr = run(&["score", "tests/scores/rulebook-2016.toml", "A: keep"]).refused(2);
    assert!(stderr.contains("one file"), "{stderr}");
}

#[test]
fn it_says_what_would_have_changed_the_result() {
    let turned = |one: &str, other: &str| {
        run(&["score", "--format", "json", one, other]).json()["turning"].clone()
    };
    assert_eq!(
        turned("A: castle", "B: map room"),
        "A would have won with one more religious district of cost 2."
    );
    assert_eq!(
        turned("A: map room; hand 1", "B: fortress, watchtower"),
        Value::Null
    );
    assert_eq!(
        turned(
            "A: map room; hand 1, rank 1",
            "B: fortress, watchtower; rank 8"
        ),
        "A would have won with a higher rank in the last round."
    );
    assert_eq!(
        turned("A: map room; hand 2", "B: dragon gate"),
        "A would have won with 2 more cards in hand."
    );
    assert_eq!(
        turned("A: museum; museum 1", "B: palace, temple"),
        "A would have won with 2 more cards under the Museum."
    );
    assert_eq!(
        turned("A: basilica, market", "B: palace, market"),
        "A would have won with one of the Artist's coins on the Basilica."
    );
    assert_eq!(
        turned("A: statue, tavern", "B: dragon gate"),
        "A would have won with one more noble district of cost 5."
    );
}

#[test]
fn a_district_would_have_changed_the_result_only_if_the_box_has_another_copy_of_it() {
    // The box has three Palaces, and no other noble district costs 5.
    let others = ["C: palace", "D: palace", "E: palace"];
    for (built, kind) in [(0, "noble"), (2, "noble"), (3, "religious")] {
        let first = [
            "A: statue, market, tavern",
            "B: dragon gate, temple, tavern",
        ];
        let args = [&["score", "--format", "json"][..], &first, &others[..built]].concat();
        assert_eq!(
            run(&args).json()["turning"],
            format!("A would have won with one more {kind} district of cost 5."),
            "{built} Palaces are built"
        );
    }
}

fn built(ids: &[(usize, bool)], edition: Edition) -> Vec<Built> {
    let supply = supply(edition);
    let buildable: Vec<District> = supply
        .districts()
        .filter(|d| d.cost.is_some())
        .map(|d| d.id)
        .collect();
    ids.iter()
        .map(|(index, beautified)| Built {
            card: buildable[index % buildable.len()].into(),
            beautified: *beautified,
        })
        .collect()
}

fn table(players: Vec<PlayerClaim>, edition: Edition) -> Table {
    let claim = TableClaim {
        complete_at: None,
        deck: None,
        players,
    };
    let allowed = [
        Allow::FirstMissing,
        Allow::FirstNotComplete,
        Allow::TooManyCopies,
        Allow::NotInDeck,
    ];
    claim.check(&supply(edition), &allowed).unwrap()
}

fn claims() -> impl Strategy<Value = (Vec<PlayerClaim>, usize)> {
    let city = proptest::collection::vec((0_usize..60, any::<bool>()), 0..10);
    let player = (city, 0_u32..8, 0_u32..8, 0_u32..5);
    (proptest::collection::vec(player, 2..8), 0_usize..3).prop_map(|(players, edition)| {
        let players = players
            .into_iter()
            .enumerate()
            .map(|(index, (city, hand, gold, museum))| PlayerClaim {
                name: format!("P{index}"),
                city: built(&city, Edition::VARIANTS[edition]),
                hand: Some(hand),
                gold: Some(gold),
                museum,
                crown: index == 0,
                first: index == 1,
                rank: u8::try_from(index + 1).unwrap().try_into().ok(),
                ..PlayerClaim::default()
            });
        (players.collect(), edition)
    })
}

proptest! {
    #[test]
    fn the_order_of_districts_and_players_does_not_matter((players, edition) in claims(), turn in 0_usize..8) {
        let edition = Edition::VARIANTS[edition];
        let plain = outcome(&table(players.clone(), edition));
        let mut turned = players.clone();
        for player in &mut turned {
            player.city.reverse();
        }
        let by = turn % turned.len();
        turned.rotate_left(by);
        let other = outcome(&table(turned.clone(), edition));
        for (index, player) in players.iter().enumerate() {
            let at = turned.iter().position(|other| other.name == player.name).unwrap();
            prop_assert_eq!(plain.players[index].total, other.players[at].total);
            prop_assert_eq!(plain.players[index].place, other.players[at].place);
            prop_assert_eq!(plain.players[index].haunted_as, other.players[at].haunted_as);
        }
    }

    #[test]
    fn a_coin_never_lowers_a_total((players, edition) in claims(), which in 0_usize..10) {
        let edition = Edition::VARIANTS[edition];
        let before = table(players, edition);
        let points = &edition.rulebook().points;
        for player in &before.players {
            let Some(place) = (!player.city.is_empty()).then(|| which % player.city.len()) else { continue };
            if player.city[place].beautified {
                continue;
            }
            // The box has one Basilica.
            let basilicas = player.city.iter().filter(|s| s.district.id == District::Basilica).count();
            if basilicas > 1 {
                continue;
            }
            let mut after = player.clone();
            after.city[place].beautified = true;
            let total = |player: &Player| tally(&player.scores_with(before.complete_at), points);
            let gain = total(&after) - total(player);
            let fits: &[u32] = if basilicas == 0 { &[1] } else { &[0, 2] };
            prop_assert!(fits.contains(&gain), "{}", gain);
        }
    }

    #[test]
    fn no_reading_of_the_haunted_quarter_beats_the_one_taken((players, _) in claims()) {
        let mut players = players;
        for player in &mut players {
            let haunted = Card::from(District::HauntedQuarter);
            let in_box = |card: Card| supply(Edition::E2016).get(card.district().unwrap()).is_some();
            player.city.retain(|built| built.card != haunted && in_box(built.card));
            player.city.push(Built { card: haunted, beautified: false });
        }
        let taken = table(players, Edition::E2016);
        let points = &Edition::E2016.rulebook().points;
        for player in &taken.players {
            let total = |player: &Player| tally(&player.scores_with(taken.complete_at), points);
            let best = total(player);
            // As a normal district of each type, it is never worth more.
            for kind in DistrictType::iter() {
                let mut other = player.clone();
                let last = other.city.last_mut().unwrap();
                last.district.kind = kind;
                last.district.bonus = None;
                let total = total(&other);
                prop_assert!(total <= best, "{kind:?}: {total} > {best}");
            }
        }
    }

    #[test]
    fn the_tally_is_the_sum_of_the_lines((players, edition) in claims()) {
        let edition = Edition::VARIANTS[edition];
        let table = table(players, edition);
        for (player, sheet) in table.players.iter().zip(outcome(&table).players) {
            let city = player.scores_with(table.complete_at);
            prop_assert_eq!(sheet.total, sheet.lines.iter().map(|line| line.points).sum::<u32>());
            prop_assert_eq!(sheet.total, tally(&city, &edition.rulebook().points));
            prop_assert_eq!(sheet.lines[0].rule, Rule::Districts);
        }
    }
}

#[test]
fn mutated_files_are_refused_or_answered_but_never_panic() {
    let seed = include_str!("../scores/rulebook-2016.toml");
    let mut dice = super::dice::Dice(5);
    for _ in 0..60 {
        let mut bytes = seed.as_bytes().to_vec();
        for _ in 0..=dice.roll(6) {
            let at = dice.roll(bytes.len());
            match dice.roll(4) {
                0 => bytes[at] = u8::try_from(dice.roll(256)).unwrap(),
                1 => {
                    bytes.remove(at);
                }
                2 => bytes.insert(at, b"[]{}\"=,\n#-9"[dice.roll(11)]),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let mut command = command(&["score", "-"]);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let _ = child.stdin.take().unwrap().write_all(&bytes);
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{stderr}");
        assert!(!stderr.contains("panicked"), "{stderr}");
    }
}

#[test]
fn hostile_names_cannot_steer_the_terminal() {
    let mut command = command(&["score", "A\u{1b}[2J\u{202e}: keep", "B: manor; rank 3"]);
    command.env("COLUMNS", "80");
    let outcome = run_command(command);
    let stderr = outcome.refused(1);
    assert!(stderr.contains("can't be a player's name"), "{stderr}");
    assert!(!stderr.contains('\u{1b}') && !stderr.contains('\u{202e}'));
}

fn typed(words: &[&'static str]) -> Vec<Answer> {
    words.iter().map(|word| Answer::Type(word)).collect()
}

/// The score sheet, filled in like this: the answer in JSON, and what was shown.
#[track_caller]
fn sheet(args: &[&str], answers: Vec<Answer>) -> (Value, Vec<String>) {
    let args = [&["score", "--format", "json"], args].concat();
    let (status, out, err, asked) = run_scripted(&args, answers);
    assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
    (serde_json::from_str(&out).unwrap(), asked)
}

const NOT_SAVED: Answer = Answer::Press(Key::Letter('n'));

#[test]
fn two_are_asked_only_what_their_cities_need() {
    let mut answers = typed(&[
        "Anton, Dmytro",
        "castle, map r",
        "temple*",
        "3",      // cards in Anton's hand: he has the Map Room
        "nobody", // the Secret Vault
    ]);
    answers.push(NOT_SAVED);
    let (json, asked) = sheet(&[], answers);
    assert_eq!(json["players"][0]["total"], 12);
    assert_eq!(json["players"][1]["total"], 2);
    assert!(!asked.iter().any(|seen| seen.contains("much gold")));
    let last = asked.last().unwrap();
    let reveal = "Final score\n\n2. Dmytro: 2\n";
    assert!(
        last.starts_with(reveal),
        "the last place comes first: {last}"
    );
}

#[test]
fn the_places_are_revealed_from_the_last_to_the_first() {
    let cities = [
        "Ann, Bob, Cyd",
        "castle; crown",
        "palace, manor",
        "temple",
        "nobody",
    ];
    let home = tempfile::tempdir().unwrap();
    let reveal = |keys: &[Key]| {
        let mut answers = typed(&cities);
        answers.push(NOT_SAVED);
        answers.extend(keys.iter().copied().map(Answer::Press));
        let (status, out, err, asked) = run_scripted_at(home.path(), &["score"], answers);
        assert_eq!((status, &*err), (0, ""), "{asked:#?}");
        // The sheet says which edition it is.
        let revealed = asked
            .iter()
            .filter(|page| page.starts_with("Final score\n\n"));
        (out, revealed.cloned().collect::<Vec<_>>())
    };
    let (out, pages) = reveal(&[Key::Enter, Key::Enter, Key::Enter]);
    assert_eq!(pages.len(), 3);
    assert!(
        pages[0].contains("3. Cyd: 1") && !pages[0].contains("Ann"),
        "{}",
        pages[0]
    );
    assert!(
        pages[1].contains("2. Ann: 4") && !pages[1].contains("Bob"),
        "{}",
        pages[1]
    );
    assert!(pages[2].contains("Bob wins."), "{}", pages[2]);
    let changed = "What would have changed the result";
    assert!(pages[2].contains(changed), "{}", pages[2]);
    // Nobody can look up the reasons of what is not saved, so they follow.
    let parts = ["Bob wins.", changed, "1. Bob: 8", "not saved."];
    let places = parts.map(|part| out.find(part));
    assert!(places[0].is_some() && places.is_sorted(), "{out}");
    let (again, pages) = reveal(&[Key::Escape]);
    assert_eq!((pages.len(), again), (1, out));
}

/// A game of four, seven districts each except one, as typed by a user.
const FOUR: [&str; 5] = [
    "Ann, Bob, Cyd, Dan",
    "manor, castle, palace, tavern, temple, keep, library",
    "manor, castle, market, docks, church, watcht, smithy",
    "tavern, harbor, market, temple, prison, monast",
    "trading, docks, town hall, church, barracks, fortress, statue; crown",
];

#[test]
fn four_with_seven_districts_each_take_few_questions_and_few_keys() {
    let mut answers = typed(&FOUR);
    answers.extend(typed(&["Bob", "nobody"])); // first, the Secret Vault
    answers.push(NOT_SAVED);
    let questions = answers.len();
    let keys = answers.iter().map(|answer| match answer {
        Answer::Type(text) => text.chars().count() + 1,
        _ => 1,
    });
    let keys: usize = keys.sum();
    let (json, _) = sheet(&[], answers);
    assert_eq!(json["players"][1]["lines"][2]["rule"], "first-complete");
    // docs/keys.md has these numbers.
    assert_eq!(questions, 8);
    let of_names: usize = FOUR.iter().map(|line| line.chars().count() + 1).sum();
    assert_eq!(keys - of_names, 12);
}

#[test]
fn a_deck_says_what_letters_mean_and_is_saved_with_the_play() {
    let home = tempfile::tempdir().unwrap();
    let args = [
        "score",
        "--deck",
        "first-game",
        "--names",
        "Ann, Bob",
        "--save",
    ];
    // Of the districts starting like this, one is in this deck; it has no Secret Vault.
    let mut answers = typed(&["castle, th, li", "keep"]);
    answers.push(Answer::Press(Key::Enter));
    let (status, out, err, asked) = run_scripted_at(home.path(), &args, answers);
    assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
    assert!(out.starts_with("Final score\n\nAnn wins.\n\n! "), "{out}");
    let log = std::fs::read_to_string(home.path().join("plays.jsonl")).unwrap();
    assert!(log.contains("\"deck\":\"first-game\""), "{log}");
    assert!(
        log.contains("thieves-den") && log.contains("library"),
        "{log}"
    );
}

#[test]
fn four_with_a_tie_are_asked_for_the_ranks_of_the_tied_only() {
    let mut answers = typed(&[
        "A, B, C, D",
        "keep",
        "manor",
        "tavern",
        "temple",
        "nobody",
        // The second rank typed is already taken.
        "8",
        "8",
        "4",
    ]);
    answers.push(NOT_SAVED);
    let (json, asked) = sheet(&[], answers);
    assert_eq!(
        (&json["winners"], &json["tie_break"]),
        (&json!(["A"]), &json!("rank"))
    );
    let ranks = asked
        .iter()
        .filter(|question| question.starts_with("Which rank"))
        .count();
    assert_eq!(ranks, 3);
}

/// Bob was first to build eight districts; then the Armory took one (classic rulebook, Armory).
#[test]
fn who_lost_a_district_to_the_armory_can_have_been_first() {
    let seven = "manor, castle, market, tavern, temple, church, harbor";
    let first = |first: &'static str| {
        let cities = [
            "Ann, Bob",
            "manor, castle, palace, tavern, temple, keep, library, docks",
            seven,
        ];
        let answers = typed(&[&cities[..], &[first]].concat());
        let answers = answers.into_iter().chain([NOT_SAVED]).collect();
        let (json, asked) = sheet(&["--edition", "classic"], answers);
        assert!(
            asked.iter().any(|seen| seen.contains("first")),
            "{asked:#?}"
        );
        points(&json["players"][1])
    };
    assert!(first("Bob").contains(&("first-complete".to_owned(), 4)));
}

#[test]
fn eight_can_be_scored_and_every_answer_can_be_undone() {
    let mut answers = typed(&["A, B", "<", "A, B, C, D, E, F, G, H"]);
    // The first player changes their mind.
    answers.extend(typed(&["castle", "<", "statue"]));
    answers.extend(typed(&[
        "keep", "manor", "tavern", "temple", "church", "market", "docks",
    ]));
    answers.extend(typed(&["H", "<", "A", "nobody"]));
    answers.push(Answer::Press(Key::Letter('u')));
    answers.extend(typed(&["nobody"]));
    answers.push(Answer::Press(Key::Letter('u')));
    answers.push(Answer::Leave);
    answers.push(Answer::Press(Key::Letter('y')));
    answers.push(NOT_SAVED);
    let (json, _) = sheet(&[], answers);
    assert_eq!(json["players"].as_array().unwrap().len(), 8);
    assert_eq!(json["players"][0]["total"], 8, "the Statue with the crown");
}

#[test]
fn any_line_can_be_changed_from_the_sheet() {
    let press = |letter| Answer::Press(Key::Letter(letter));
    let mut answers = typed(&["Ann, Bob", "castle", "keep"]);
    // From the question about the Vault to the sheet, to Ann's line, to the names, and further.
    answers.extend([Answer::Leave, press('a')]);
    answers.extend(typed(&["castle, manor", "nobody"]));
    answers.push(press('r'));
    answers.extend(typed(&["Anna, Bob"]));
    answers.push(NOT_SAVED);
    let (json, asked) = sheet(&[], answers);
    assert_eq!(json["winners"], json!(["Anna"]));
    assert_eq!(json["players"][0]["total"], 7);
    assert!(asked.iter().any(|seen| {
        seen.replace('\u{a0}', " ")
            .contains("◆ Castle 4, ◆ Manor 3")
    }));
}

#[test]
fn unclear_input_is_asked_at_once() {
    let mut answers = typed(&[
        "Ann, Bob",
        "castle, tower, xyzzy",
        "watch",
        "leave",
        "keep, keep, secret vault",
        // Two Keeps, and a card that can't be in a city: his line is changed.
        "Bob",
        "keep, temple",
        "nobody",
    ]);
    answers.push(NOT_SAVED);
    let (json, asked) = sheet(&[], answers);
    assert_eq!(json["players"][0]["total"], 5);
    for question in [
        "Ann: which one is \"tower\"?",
        "Ann: there is no district \"xyzzy\" here.",
    ] {
        assert!(asked.iter().any(|seen| seen == question), "{asked:#?}");
    }
}

#[test]
fn a_sheet_that_is_left_is_kept_and_offered_again() {
    let home = tempfile::tempdir().unwrap();
    let at = |answers| run_scripted_at(home.path(), &["score", "--format", "json"], answers);
    // Escape to the sheet, Escape again, and confirm: typed text is kept.
    let mut answers = typed(&["Ann, Bob", "castle"]);
    answers.extend([
        Answer::Leave,
        Answer::Press(Key::Escape),
        Answer::Press(Key::Enter),
    ]);
    assert_eq!(at(answers).0, 130);
    assert!(home.path().join("score.json").exists());
    // After resuming, only the rest is asked; Escape at the end shows the score and keeps the
    // sheet.
    let mut answers = typed(&["continue"]);
    answers.push(Answer::Press(Key::Enter));
    answers.extend(typed(&["keep", "nobody"]));
    answers.push(Answer::Press(Key::Escape));
    let (status, out, err, asked) = at(answers);
    assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["winners"], json!(["Ann"]));
    assert!(json["saved"].is_null());
    // Next time it is complete; once saved, it is gone.
    let mut answers = typed(&["continue"]);
    answers.push(Answer::Press(Key::Enter));
    let (status, out, ..) = at(answers);
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, &json["saved"]), (0, &json!(1)));
    assert!(!home.path().join("score.json").exists());
}

#[test]
fn an_unreadable_draft_is_reported_and_left_alone() {
    let home = tempfile::tempdir().unwrap();
    let draft = home.path().join("score.json");
    for (text, says) in [
        ("{", "can't be read"),
        (r#"{"v":1,"start":{},"inputs":[]}"#, "can't be read"),
        (r#"{"v":99}"#, "newer version"),
    ] {
        std::fs::write(&draft, text).unwrap();
        let (status, out, err, _) = run_scripted_at(home.path(), &["score"], Vec::new());
        assert_eq!((status, out.as_str()), (1, ""));
        assert!(err.contains(says), "{err}");
        assert_eq!(std::fs::read_to_string(&draft).unwrap(), text);
    }
}

#[test]
fn lines_and_files_take_a_deck_too() {
    let lines = [
        "score",
        "A: th, castle",
        "B: museum",
        "--deck",
        "first-game",
    ];
    let faults = run(&[&lines[..], &["--format", "json"]].concat()).faults();
    assert_eq!(faults, [("not-in-deck".to_owned(), "line[1]".to_owned())]);
    let lines = [
        "score",
        "A: th, castle",
        "B: keep",
        "--deck",
        "first-game",
        "--format",
        "json",
    ];
    assert_eq!(run(&lines).json()["players"][0]["total"], 10);
    let unknown = [
        "score",
        "A: castle",
        "B: keep",
        "--deck",
        "no-such-deck",
        "--format",
        "json",
    ];
    assert_eq!(run(&unknown).faults()[0].1, "--deck");
    let file = r#"{"deck":"first-game","player":[{"name":"A","city":["castle"]},{"name":"B","city":["keep"]}]}"#;
    let other = score_text(file, &["--deck", "vicious-nobles"]).faults();
    assert_eq!(other, [("bad-value".to_owned(), "deck".to_owned())]);
    assert_eq!(
        score_text(file, &["--deck", "first-game"]).json()["winners"],
        json!(["A"])
    );
    let names = run(&["score", "A: castle", "B: keep", "--names", "A, B"]).refused(2);
    assert!(
        names.contains("--names is only for the score sheet"),
        "{names}"
    );
}

#[test]
fn the_sheet_in_four_languages_wide_and_narrow() {
    let english = english_of(|lang| {
        let page = |columns: &str| {
            let args = ["score", "tests/scores/evening.toml", "--lang", lang];
            let mut command = command(&args);
            command.env("COLUMNS", columns);
            run_command(command).answered()
        };
        format!("{}\n{}\n{}", page("80"), "=".repeat(40), page("40"))
    });
    insta::assert_snapshot!("score-en", english);
    let markdown = run(&["score", "tests/scores/evening.toml", "--format", "markdown"]).answered();
    insta::assert_snapshot!("score-markdown", markdown);
}

/// The sheet for eight midway, as shown above a question and as a screen.
#[test]
fn the_current_sheet_in_four_languages_wide_and_narrow() {
    let english = english_of(|lang| {
        let lang = lang.parse().unwrap();
        let texts = Texts::new(lang);
        let names = [
            "Ann",
            "Bohdan",
            "Cyd",
            "Dmytro",
            "Eve",
            "Maximiliane",
            "Gus",
            "Hal",
        ];
        let start = Start {
            names: names.map(str::to_owned).to_vec(),
            crown: Some(Seat::new(2)),
            ranks: vec![None, None, LastRank::try_from(8).ok()],
            ..Start::default()
        };
        let user = User {
            lang,
            ..User::default()
        };
        let naming = Naming {
            lang,
            edition: Edition::E2016,
            deck: None,
        };
        let line = |seat, line| Input::City {
            seat: Seat::new(seat),
            said: said(line, naming),
            is_done: true,
        };
        let mut played = Played::new(ScoreSheet::new(start, user));
        let lines = [
            "castle, palace, temple*, church, market, map room, haunted-quarter; hand 3",
            "manor, docks, keep, imperial-treasury; gold 12, first",
            "trading-post, harbor, statue, xyzzy, tower",
        ];
        let mut drawn = String::new();
        for (seat, text) in lines.into_iter().enumerate() {
            played.apply(line(seat, text)).unwrap();
        }
        let mut draw = |played: &Played<ScoreSheet>| {
            let screen = played.now().screen(Viewer::Table);
            let page = citadels::command::score::sheet::page(&texts, &screen.scene);
            let page = flow::screen(&texts, page, None, &screen.actions);
            for width in [80, 40] {
                let color = false;
                drawn += &Canvas { width, color }.draw(&page);
                drawn += &"=".repeat(width);
                drawn.push('\n');
            }
        };
        draw(&played);
        played
            .apply(line(2, "trading-post, harbor, statue; crown, rank 8"))
            .unwrap();
        for seat in 3..8 {
            let cities = [
                "tavern",
                "docks, fortress",
                "prison",
                "cathedral",
                "town-hall, market",
            ];
            played.apply(line(seat, cities[seat - 3])).unwrap();
        }
        played.apply(Input::Sheet).unwrap();
        draw(&played);
        played
            .apply(line(1, "manor, docks, keep, imperial-treasury; gold 12"))
            .unwrap();
        played.apply(Input::Sole(Sole::Vault, None)).unwrap();
        draw(&played);
        drawn
    });
    insta::assert_snapshot!("score-sheet-en", english);
}

#[test]
fn cards_under_a_museum_that_is_not_in_the_city_are_pointed_out() {
    let score = |city: &str| {
        let line = format!("Ann: {city}");
        run(&["score", &line, "Bob: castle", "--format", "json"]).json()
    };
    let has_warning = |json: &Value| {
        let warnings = json["warnings"].as_array().unwrap();
        warnings.iter().any(|warning| warning["id"] == "no-museum")
    };
    assert!(has_warning(&score("manor, museum 3")));
    assert!(!has_warning(&score("manor, museum; museum 3")));
    assert!(!has_warning(&score("manor; museum 0")));
}

#[test]
fn a_player_without_a_colon_is_told_where_it_goes() {
    let stderr = run(&["score", "Ann castle"]).refused(1);
    assert!(stderr.contains("There is no file Ann castle."), "{stderr}");
    assert!(stderr.contains("put a colon after the name"), "{stderr}");
}
