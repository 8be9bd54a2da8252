//! `citadels fortress score` and `citadels fortress board`, as a person or a script calls them.

use super::fortress_cases::cases;
use super::program::{run, run_scripted, sentences};
use super::script::Answer;
use serde_json::{Value, json};

/// Runs a command on a file with this text.
fn on(text: &str, args: &[&str]) -> super::program::Outcome {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.json");
    std::fs::write(&path, text).unwrap();
    run(&[&args[..2], &[path.to_str().unwrap()], &args[2..]].concat())
}

fn faults(text: &str, args: &[&str]) -> Vec<(String, String)> {
    on(text, &[args, &["--format", "json"]].concat()).faults()
}

const SCORE: [&str; 2] = ["fortress", "score"];
const BOARD: [&str; 2] = ["fortress", "board"];

#[test]
fn every_board_and_game_of_the_cases_is_answered_unchanged() {
    for case in cases("board").iter().chain(&cases("game")) {
        let json = on(
            &case.to_string(),
            &[&BOARD[..], &["--format", "json"]].concat(),
        )
        .json();
        let expected = case["expect"].as_object().or(case["end"].as_object());
        for (name, points) in expected.into_iter().flatten() {
            assert_eq!(json["totals"][name], *points, "{}: {json}", case["id"]);
        }
        for (name, points) in case["after_last_turn"].as_object().into_iter().flatten() {
            assert_eq!(json["running"][name], *points, "{}: {json}", case["id"]);
        }
        for (number, turn) in case["turns"].as_array().into_iter().flatten().enumerate() {
            for key in ["scores", "supply"] {
                for (name, value) in turn[key].as_object().into_iter().flatten() {
                    assert_eq!(
                        json["turns"][number][key][name], *value,
                        "{} {number}",
                        case["id"]
                    );
                }
            }
        }
        let wanted = case["expect_features"]
            .as_array()
            .or(case["end_features"].as_array());
        if let Some(wanted) = wanted {
            assert_eq!(
                json["features"].as_array().unwrap().len(),
                wanted.len(),
                "{}",
                case["id"]
            );
        }
    }
}

#[test]
fn features_are_counted_with_their_sums_and_owners() {
    let page = run(&["fortress", "score", "tests/fortress/features.toml"]).answered();
    let said = "City, open: 5 tiles + 3 shields = 8 (E3); Green 2, Black 1: Green has the most";
    assert!(sentences(&page).contains(said), "{page}");
    let json = run(&[
        "fortress",
        "score",
        "tests/fortress/features.toml",
        "--format",
        "json",
    ])
    .json();
    assert_eq!(
        json["totals"],
        json!({"Green": 8, "Black": 0, "Blue": 12, "Red": 12, "Yellow": 4})
    );
    assert_eq!(json["winners"], json!(["Blue", "Red"]));
    assert_eq!(json["features"][4]["owners"], json!(["Blue", "Red"]));
    assert_eq!(json["features"][5]["owners"], json!([]));
}

#[test]
fn everything_impossible_about_features_is_reported_at_once() {
    let text = json!({ "players": ["Red", "Blue"], "feature": [
        { "kind": "city", "tiles": 2, "shields": 3 },
        { "kind": "city", "tiles": 1, "complete": true },
        { "kind": "road", "tiles": 1, "complete": true },
        { "kind": "monastery", "neighbours": 7, "complete": true },
        { "kind": "monastery", "neighbours": 9 },
        { "kind": "field", "cities": 1, "complete": true },
        { "kind": "road", "tiles": 3, "followers": { "Red": 8 } },
        { "kind": "road", "tiles": 3, "followers": { "Green": 1 } },
        { "kind": "castle", "tiles": 3 },
        { "kind": "road" },
        { "kind": "road", "tiles": "three", "wings": 1 },
        7,
    ] });
    let expected = [
        ("too-many-shields", "feature[0].shields"),
        ("single-tile", "feature[1].tiles"),
        ("single-tile", "feature[2].tiles"),
        ("not-surrounded", "feature[3].neighbours"),
        ("too-many-neighbours", "feature[4].neighbours"),
        ("completed-field", "feature[5].complete"),
        ("too-many-followers", "feature[6].followers"),
        ("unknown-player", "feature[7].followers.Green"),
        ("bad-value", "feature[8].kind"),
        ("missing-field", "feature[9].tiles"),
        ("unknown-field", "feature[10].wings"),
        ("bad-value", "feature[10].tiles"),
        ("bad-value", "feature[11]"),
    ];
    let expected = expected.map(|(id, place)| (id.to_owned(), place.to_owned()));
    assert_eq!(faults(&text.to_string(), &SCORE), expected);
}

#[test]
fn an_illegal_tile_or_follower_is_a_fault_that_names_the_turn() {
    let game = |turns: Value| {
        json!({ "players": ["Red", "Blue"], "start": ["D", 0, 0, 0], "turns": turns }).to_string()
    };
    let tile = |tile: Value| game(json!([{ "tile": ["U", 90, 1, 0] }, { "tile": tile }]));
    for (text, why) in [
        (tile(json!(["B", 0, 1, 0])), "there is already a tile there"),
        (
            tile(json!(["B", 0, 5, 5])),
            "no full side of it touches another tile",
        ),
        (
            tile(json!(["B", 0, 0, -1])),
            "its south side shows a field, but the tile next to it shows a city",
        ),
    ] {
        let stderr = on(&text, &BOARD).refused(1);
        assert!(
            stderr.contains("Turn 2: ") && stderr.contains(why),
            "{stderr}"
        );
        assert!(stderr.contains("(turn 2, tile)"), "{stderr}");
    }
    let follower = |follower: Value| {
        let first = json!({ "tile": ["U", 90, 1, 0], "follower": { "player": "Red", "on": "road", "at": "E" } });
        game(json!([first, { "tile": ["U", 90, 2, 0], "follower": follower }]))
    };
    for (follower_, why) in [
        (
            json!({ "player": "Blue", "on": "road" }),
            "Red already has a follower on that feature",
        ),
        (
            json!({ "player": "Blue", "on": "city", "at": "N" }),
            "nothing of that kind",
        ),
    ] {
        let stderr = on(&follower(follower_), &BOARD).refused(1);
        assert!(
            stderr.contains("Turn 2: ") && stderr.contains(why),
            "{stderr}"
        );
    }
    let farmer = follower(json!({ "player": "Blue", "on": "field", "at": "NL" }));
    on(&farmer, &BOARD).answered();
    let stderr = on(&farmer, &[&BOARD[..], &["--no-farmers"]].concat()).refused(1);
    assert!(stderr.contains("without farmers"), "{stderr}");
}

#[test]
fn a_broken_board_file_is_reported_with_every_place() {
    for (text, expected) in [
        ("{", vec![("bad-syntax", true)]),
        ("{}", vec![("missing-field", false)]),
        (
            r#"{"players": ["A", "A", 7], "start": ["Q9", 0, 0, 0], "turns": [{"tile": ["U", 45, 0, 1]}, {}, {"tile": ["U", 0, 0, 1], "follower": {"player": "Z", "on": "roof"}}], "wings": 1}"#,
            vec![],
        ),
    ] {
        let found = faults(text, &BOARD);
        for (id, _) in &expected {
            assert!(
                found.iter().any(|(other, _)| other == id),
                "{text}: {found:?}"
            );
        }
        if expected.is_empty() {
            let ids: Vec<&str> = found.iter().map(|(id, _)| id.as_str()).collect();
            assert_eq!(
                ids,
                [
                    "unknown-field",
                    "same-name",
                    "bad-value",
                    "unknown-tile",
                    "bad-value",
                    "missing-field",
                    "unknown-player",
                ],
                "{found:?}"
            );
        }
    }
    for text in [
        r#"{"tiles": [["B", 0, 999999999999, 0]]}"#,
        r#"{"tiles": "many"}"#,
        r#"{"tiles": [["B", 0, 0, 0], ["B", 0, 9, 9]]}"#,
        r#"{"tiles": [["B", 0, 0, 0]], "followers": [{"player": "\u001b[2J", "x": 0, "y": 0, "on": "monastery"}]}"#,
        r#"{"tiles": [["B", 0, 0, 0]], "phase": "soon"}"#,
    ] {
        let stderr = on(text, &BOARD).refused(1);
        assert!(!stderr.contains('\u{1b}'), "{stderr:?}");
    }
}

#[test]
fn tiles_may_be_given_by_their_four_sides_as_placed() {
    let text = |second: &str| {
        format!(r#"{{"tiles": [["D", 0, 0, 0], ["{second}", 0, -1]], "followers": []}}"#)
    };
    // A corner of a city, its city to the south: I, M or N.
    let stderr = on(&text("FFCC"), &BOARD).refused(1);
    assert!(
        stderr.contains("I (CFFC/), M (CFFC+), N (CFFC)"),
        "{stderr}"
    );
    for (sides, kind) in [
        ("FFCC+", "M"),
        ("FFCC/", "I"),
        ("FFCC-", "N"),
        ("ППММ-", "N"),
    ] {
        let page = on(&text(sides), &BOARD).answered();
        assert!(page.contains("2 tiles"), "{kind}: {page}");
    }
    // On a terminal it is asked.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.json");
    std::fs::write(&path, text("FFCC")).unwrap();
    let args = [
        "fortress",
        "board",
        path.to_str().unwrap(),
        "--format",
        "json",
    ];
    let (status, out, _, asked) = run_scripted(&args, vec![Answer::Type("m:")]);
    assert_eq!(status, 0, "{out}");
    assert!(asked[0].contains("FFCC"), "{asked:?}");
    let rotated = sentences(&out);
    assert!(rotated.contains("\"totals\""), "{rotated}");
}

#[test]
fn the_river_of_the_third_edition_and_a_cut_source_are_options() {
    let text = r#"{"players": ["A", "B"], "tiles": [["FFWF", 0, 0], ["RD", 0, 0, 1], ["RD", 0, 0, 2]], "followers": [
        {"player": "A", "x": 0, "y": 1, "on": "field", "at": "EL"},
        {"player": "B", "x": 0, "y": 2, "on": "field", "at": "WL"}]}"#;
    let fields = |more: &[&str]| {
        let args = [&BOARD[..], &["--format", "json"], more].concat();
        on(text, &args).json()["features"].as_array().unwrap().len()
    };
    assert_eq!((fields(&[]), fields(&["--split-source"])), (1, 2));
    let lake = r#"{"tiles": [["RD", 0, 0, 0], ["WFFF", 0, 1]], "followers": [
        {"player": "A", "x": 0, "y": 1, "on": "monastery"}]}"#;
    on(lake, &BOARD).refused(1);
    on(lake, &[&BOARD[..], &["--third-river"]].concat()).answered();
}

#[test]
fn the_first_tile_that_looks_like_source_and_lake_is_the_source_and_the_next_the_lake() {
    let text = r#"{"tiles": [["FFWF", 0, 0], ["RD", 0, 0, 1], ["WFFF", 0, 2]]}"#;
    let json = on(text, &[&BOARD[..], &["--format", "json"]].concat()).json();
    assert_eq!(json["warnings"], json!([]));
}

#[test]
fn a_tile_has_at_most_one_follower_and_an_empty_board_is_invalid() {
    let text = r#"{"tiles": [["B", 0, 0, 0]], "followers": [
        {"player": "A", "x": 0, "y": 0, "on": "monastery"},
        {"player": "B", "x": 0, "y": 0, "on": "field"}]}"#;
    assert!(
        on(text, &BOARD)
            .refused(1)
            .contains("the tile already has a follower")
    );
    assert_eq!(
        faults(r#"{"tiles": []}"#, &BOARD),
        [("missing-field".into(), "tiles".into())]
    );
    let nobody = r#"{"players": [], "feature": []}"#;
    assert_eq!(
        faults(nobody, &SCORE),
        [("missing-field".into(), "players".into())]
    );
}

#[test]
fn a_half_entered_game_answers_what_if_it_ended_now() {
    let case = cases("game")
        .into_iter()
        .find(|case| case["id"] == "yas-two-player-12")
        .unwrap();
    let page = on(&case.to_string(), &BOARD).answered();
    assert!(
        page.contains("If it ended now") && page.contains("P1 wins."),
        "{page}"
    );
    assert!(
        page.contains("Completed cities: (1,\u{a0}1) (2,\u{a0}1)."),
        "{page}"
    );
}

#[test]
fn the_pages_of_boards_and_features_in_four_languages() {
    let case = cases("game")
        .into_iter()
        .find(|case| case["id"] == "yas-four-player-12")
        .unwrap();
    for lang in ["en", "fr", "ru", "uk"] {
        let flags = ["--lang", lang];
        let score = run(&[
            &["fortress", "score", "tests/fortress/features.toml"],
            &flags[..],
        ]
        .concat());
        let board = on(
            &case.to_string(),
            &[&BOARD[..], &["--fields"], &flags].concat(),
        );
        let pages = [score.answered(), board.answered()].join("\n---\n");
        insta::assert_snapshot!(format!("fortress-{lang}"), pages);
    }
}
