//! `citadels fortress score` and `citadels fortress board`, as a person or a script calls them.

use super::fortress_cases::cases;
use super::languages::english_of;
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
        { "kind": "road", "tiles": 3, "shields": 1 },
        { "kind": "city", "tiles": 3, "cities": 1, "neighbours": 2 },
        { "kind": "city", "tiles": 20, "shields": 11 },
        { "kind": "city", "tiles": 2, "followers": { "red": 2, "Blue": 1 } },
        { "kind": "field", "cities": 60 },
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
        ("not-counted", "feature[12].shields"),
        ("not-counted", "feature[13].neighbours"),
        ("not-counted", "feature[13].cities"),
        ("too-many-shields", "feature[14].shields"),
        ("crowded-tiles", "feature[15].followers"),
        ("too-many-cities", "feature[16].cities"),
    ];
    let expected = expected.map(|(id, place)| (id.to_owned(), place.to_owned()));
    assert_eq!(faults(&text.to_string(), &SCORE), expected);
}

#[test]
fn more_followers_than_can_be_added_up_are_a_fault_of_each_player() {
    let followers = json!({ "Red": u32::MAX, "Blue": u32::MAX });
    let road = json!({ "kind": "road", "tiles": 3, "followers": followers });
    let text = json!({ "players": ["Red", "Blue"], "feature": [road] });
    let fault = (
        "too-many-followers".to_owned(),
        "feature[0].followers".to_owned(),
    );
    assert_eq!(faults(&text.to_string(), &SCORE), [fault.clone(), fault]);
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
            stderr.contains("Turn 2, tile: ") && stderr.contains(why),
            "{stderr}"
        );
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
            stderr.contains("Turn 2, follower: ") && stderr.contains(why),
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
    let english = english_of(|lang| {
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
        [score.answered(), board.answered()].join("\n---\n")
    });
    insta::assert_snapshot!("fortress-en", english);
}

#[test]
fn a_monastery_with_eight_tiles_around_it_is_complete_and_zeros_and_nulls_are_nothing() {
    let text = json!({ "players": ["Red"], "feature": [
        { "kind": "monastery", "neighbours": 8, "followers": { "RED": 1 } },
        { "kind": "monastery", "neighbours": 8, "complete": false },
        { "kind": "road", "tiles": 2, "shields": 0, "cities": null, "followers": null },
    ] });
    let json = on(
        &text.to_string(),
        &[&SCORE[..], &["--format", "json"]].concat(),
    )
    .json();
    let is = |key: &str| {
        json["features"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one[key].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(is("complete"), [true, true, false]);
    assert_eq!(is("rule"), ["M1", "M1", "E2"]);
    assert_eq!(json["totals"], json!({ "Red": 9 }));
}

/// The ids of the warnings.
fn warnings(text: &str) -> Vec<String> {
    let json = on(text, &[&BOARD[..], &["--format", "json"]].concat()).json();
    let warnings = json["warnings"].as_array().unwrap();
    warnings
        .iter()
        .map(|one| one["id"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn v3_land_before_the_lake_is_a_warning_said_once() {
    let game = |turns: Value| {
        json!({ "players": ["A", "B"], "start": ["RA", 0, 0, 0], "turns": turns }).to_string()
    };
    let early = game(json!([{ "tile": ["U", 90, 0, -1] }, { "tile": ["U", 90, 1, -1] }]));
    assert_eq!(warnings(&early), ["land-before-lake"]);
    let page = on(&early, &BOARD).answered();
    assert!(
        sentences(&page).contains("Turn 1: land before the lake"),
        "{page}"
    );
    let later = game(json!([{ "tile": ["RL", 0, 0, 1] }, { "tile": ["U", 90, 0, -1] }]));
    assert_eq!(warnings(&later), [""; 0]);
    let board = r#"{"tiles": [["D", 0, 0, 0], ["RA", 0, 0, 1]]}"#;
    assert_eq!(warnings(board), ["land-before-lake"]);
}

#[test]
fn v1_with_the_river_only_three_d_are_in_play() {
    let land: Vec<Value> = (0..4).map(|x| json!(["D", 0, x, -1])).collect();
    let tiles = [vec![json!(["RA", 0, 0, 0]), json!(["RL", 0, 0, 1])], land].concat();
    let board = json!({ "tiles": tiles }).to_string();
    assert_eq!(warnings(&board), ["too-many-tiles"]);
    let page = on(&board, &BOARD).answered();
    assert!(sentences(&page).contains("only 3 are in play"), "{page}");
    let args = ["fortress", "tiles", "--format", "json"];
    let json = on(&board, &args).json();
    assert_eq!((&json["total"], &json["left"]), (&json!(83), &json!(77)));
    assert_eq!(json["warnings"][0]["id"], "too-many-tiles");
    let page = on(&board, &["fortress", "tiles"]).answered();
    assert!(!page.contains("the start tile is one of these"), "{page}");
    let page = on(r#"{"tiles": [["D", 0, 0, 0]]}"#, &["fortress", "tiles"]).answered();
    assert!(
        sentences(&page).contains("the start tile is one of these"),
        "{page}"
    );
}

#[test]
fn v4_v5_the_river_of_a_bare_board_is_one_course_without_a_u_turn() {
    for (tiles, place, why) in [
        (
            json!([["RA", 0, 0, 0], ["RL", 0, 0, 1], ["RD", 0, 1, 0]]),
            "tiles[2]",
            "V4",
        ),
        (json!([["RG", 270, 1, 0], ["RG", 0, 1, 1]]), "", "V5"),
        (json!([["RG", 0, 1, 1], ["RG", 270, 1, 0]]), "", "V5"),
    ] {
        let text = json!({ "tiles": tiles }).to_string();
        let found = faults(&text, &BOARD);
        assert!(
            found
                .iter()
                .all(|(id, at)| id == "illegal-tile" && at.starts_with(place)),
            "{found:?}"
        );
        assert!(on(&text, &BOARD).refused(1).contains(why), "{text}");
    }
    let game = json!({ "players": ["A"], "start": ["RG", 0, 1, 1], "turns": [{ "tile": ["RG", 270, 1, 0] }] });
    assert!(on(&game.to_string(), &BOARD).refused(1).contains("V5"));
}

#[test]
fn a_file_holds_one_board_and_a_game_needs_its_players() {
    for (text, expected) in [
        (
            r#"{"players": ["A"], "turns": [], "tiles": [["D", 0, 0, 0]]}"#,
            ("two-boards", "tiles"),
        ),
        (
            r#"{"players": ["A"], "turns": [], "followers": []}"#,
            ("two-boards", "followers"),
        ),
        (
            r#"{"grid": "D0", "tiles": [["D", 0, 0, 0]]}"#,
            ("two-boards", "grid"),
        ),
        (
            r#"{"players": ["A"], "turns": [], "points": {"A": 3}}"#,
            ("two-boards", "points"),
        ),
        (
            r#"{"turns": [{"tile": ["U", 90, 1, 0], "follower": {"player": "A", "on": "road"}}]}"#,
            ("missing-field", "players"),
        ),
        (
            r#"{"tiles": [["D", 0, 201, 0]]}"#,
            ("bad-value", "tiles[0]"),
        ),
        (
            r#"{"players": ["A"], "turns": [{"tile": ["U", 90, 1, 0], "follower": {"player": "B", "on": "road"}}]}"#,
            ("unknown-player", "turns[0].follower.player"),
        ),
    ] {
        let expected = (expected.0.to_owned(), expected.1.to_owned());
        assert_eq!(faults(text, &BOARD), [expected], "{text}");
    }
    let far = on(r#"{"tiles": [["D", 0, 201, 0]]}"#, &BOARD).refused(1);
    assert!(far.contains("-200–200"), "{far}");
    let six: Vec<Value> = (0..6)
        .map(|x| json!({ "player": format!("P{x}"), "x": x, "y": 0, "on": "monastery" }))
        .collect();
    let tiles: Vec<Value> = (0..6).map(|x| json!(["B", 0, x, 0])).collect();
    let board = json!({ "tiles": tiles, "followers": six }).to_string();
    assert_eq!(
        faults(&board, &BOARD),
        [("bad-value".into(), "players".into())]
    );
}

#[test]
fn the_turn_says_who_and_the_start_tile_and_the_case_of_a_name_may_be_left_out() {
    let full = r#"{"players": ["Red", "Blue"], "start": ["D", 0, 0, 0], "turns": [
        {"tile": ["U", 90, 1, 0], "follower": {"player": "Red", "on": "road"}},
        {"tile": ["E", 180, 0, -1], "follower": {"player": "Blue", "on": "city"}},
        {"tile": ["B", 0, 1, 1], "follower": {"player": "Red", "on": "monastery"}}]}"#;
    let short = "\u{feff}".to_owned()
        + r#"{"players": ["Red", "Blue"], "turns": [
        {"tile": ["U", 90, 1, 0], "follower": {"on": "road", "at": null}},
        {"tile": ["E", 180, 0, -1], "follower": {"player": "bLUE", "on": "city"}},
        {"tile": ["B", 0, 1, 1], "follower": {"on": "monastery"}}]}"#;
    let json = |text: &str| on(text, &[&BOARD[..], &["--format", "json"]].concat()).json();
    assert_eq!(json(full), json(&short));
    assert_eq!(json(full)["running"], json!({ "Red": 0, "Blue": 4 }));
}

const GRID: &str =
    "Red: 12, Blue: 9   # the track\n--  E2:red:city  B0:Blue:m\nW0  D0           U1:R:f:NL\n";

#[test]
fn a_board_is_typed_as_a_grid_in_plain_text_toml_or_json() {
    let json = |text: &str| on(text, &[&BOARD[..], &["--format", "json"]].concat()).json();
    let plain = json(GRID);
    assert_eq!(plain["running"], json!({ "Red": 12, "Blue": 9 }));
    assert_eq!(plain["totals"], json!({ "Red": 19, "Blue": 13 }));
    assert_eq!(plain["features"][0]["places"], json!([[2, 1], [2, 2]]));
    let toml = r#"
players = ["Red", "Blue"]
points = { red = 12, Blue = 9 }
grid = """
--  e2:r:c  в0:b:м    # cells need not line up
w0 МДПД U1:1:field:NL
"""
"#;
    assert_eq!(json(toml), plain);
    let rows = json!({ "players": ["Red", "Blue"], "points": { "Red": 12, "Blue": 9 },
        "grid": ["— E2@Red=city B0:Blue", "W0 D U1:Red:f:NL"] });
    let stderr = on(&rows.to_string(), &BOARD).refused(1);
    assert!(
        stderr.contains(":monastery, :field") && stderr.contains("Row 1, column 3: "),
        "{stderr}"
    );
    let cells = json!({ "players": ["Red", "Blue"], "points": { "Red": 12, "Blue": 9 },
        "grid": [[null, "E2:Red:city", "B0:Blue:mon"], ["W0", "D", "U1:Red:f:NL"]] });
    assert_eq!(json(&cells.to_string()), plain);
    let listed = json!({ "players": ["Red", "Blue"], "points": { "Red": 12, "Blue": 9 },
        "tiles": [["E", 180, 2, 1], ["B", 0, 3, 1], ["W", 0, 1, 2], ["D", 0, 2, 2], ["U", 90, 3, 2]],
        "followers": [
            { "player": "Red", "x": 2, "y": 1, "on": "city" },
            { "player": "Blue", "x": 3, "y": 1, "on": "monastery" },
            { "player": "Red", "x": 3, "y": 2, "on": "field", "at": "NL" },
        ] });
    assert_eq!(json(&listed.to_string()), plain);
}

#[test]
fn the_advice_about_an_unknown_tile_is_for_the_way_it_was_given() {
    for (text, says) in [
        (r#"{"tiles": [["Q9", 0, 0, 0]]}"#, "Give its letter"),
        (r#"{"grid": [["Q9"]]}"#, "A cell is a letter"),
    ] {
        let stderr = on(text, &BOARD).refused(1);
        assert!(stderr.contains(says), "{stderr}");
    }
}

#[test]
fn a_fault_in_a_grid_names_row_and_column() {
    for (grid, id, place, says) in [
        (
            "D0 B0",
            "illegal-tile",
            "grid[0][1]",
            "tile B0 doesn't fit: its west side",
        ),
        (
            "D0\nK4",
            "unknown-tile",
            "grid[1][0]",
            "there is no tile \"K4\"",
        ),
        ("D0 ?", "unknown-tile", "grid[0][1]", "no tile"),
        ("D0:Red:castle", "bad-value", "grid[0][0]", "castle"),
        (
            "D0:Red:monastery",
            "illegal-follower",
            "grid[0][0]",
            "nothing of that kind",
        ),
        (
            "D0:Red:city:S",
            "illegal-follower",
            "grid[0][0]",
            "nothing of that kind",
        ),
        ("D0:Red:city:X", "bad-value", "grid[0][0]", "N E S W"),
        (
            "D0:Red:city:N:7",
            "bad-value",
            "grid[0][0]",
            "K3:Red:city:N",
        ),
        (
            "D0:Red",
            "missing-field",
            "grid[0][0]",
            ":road, :city, :field:",
        ),
        (
            "H0:Red:city",
            "missing-field",
            "grid[0][0]",
            ":city:E, :city:W",
        ),
        ("D0:Green:city", "unknown-player", "grid[0][0]", "Green"),
        ("D0 -- D0", "illegal-tile", "grid[0][2]", "P1"),
        ("CFCF", "ambiguous-tile", "grid[0][0]", "F (FCFC+)"),
        ("--", "missing-field", "grid", "grid"),
    ] {
        let text = json!({ "players": ["Red", "Blue"], "grid": grid }).to_string();
        let found = faults(&text, &BOARD);
        assert_eq!(found, [(id.to_owned(), place.to_owned())], "{grid}");
        let stderr = on(&text, &BOARD).refused(1);
        assert!(sentences(&stderr).contains(says), "{grid}: {stderr}");
    }
    let text = json!({ "grid": "D0\nK4" }).to_string();
    for (lang, place) in [
        ("en", "Row 2, column 1: "),
        ("fr", "Rangée 2, colonne 1\u{a0}: "),
        ("ru", "Ряд 2, столбец 1: "),
        ("uk", "Ряд 2, стовпець 1: "),
    ] {
        let stderr = on(&text, &["fortress", "board", "--lang", lang]).refused(1);
        assert!(stderr.contains(place), "{stderr}");
    }
    for text in [
        r#"{"grid": 7}"#,
        r#"{"grid": [7]}"#,
        r#"{"grid": [["D0", 7]]}"#,
    ] {
        assert_eq!(
            faults(text, &BOARD),
            [("bad-value".into(), "grid".into())],
            "{text}"
        );
    }
    let wide = json!({ "grid": format!("{} D0", "-- ".repeat(200)) }).to_string();
    assert_eq!(
        faults(&wide, &BOARD),
        [("bad-value".into(), "grid[0][200]".into())]
    );
    let many = json!({ "grid": "B0 ".repeat(501) }).to_string();
    assert_eq!(faults(&many, &BOARD), [("bad-value".into(), "grid".into())]);
}

#[test]
fn any_board_is_printed_as_a_grid_that_reads_the_same() {
    let grid = |text: &str, flags: &[&str]| {
        on(text, &[&BOARD[..], &["--to", "grid"], flags].concat()).answered()
    };
    assert_eq!(
        grid(GRID, &[]),
        "players = [\"Red\", \"Blue\"]\npoints = { \"Red\" = 12, \"Blue\" = 9 }\ngrid = \"\"\"\n\
         -- E2:R:c B0:B:m\nW0 D0     U1:R:f:NL\n\"\"\"\n"
    );
    for case in cases("board").iter().chain(&cases("game")) {
        let text = case.to_string();
        let printed = grid(&text, &[]);
        assert_eq!(grid(&printed, &[]), printed, "{}", case["id"]);
        let as_json = grid(&text, &["--format", "json"]);
        assert_eq!(grid(&as_json, &[]), printed, "{}", case["id"]);
        // What scores, and what the totals are, is the same in both forms.
        let json = |text: &str| on(text, &[&BOARD[..], &["--format", "json"]].concat()).json();
        let (old, new) = (json(&text), json(&printed));
        for key in ["running", "totals", "supply", "winners"] {
            assert_eq!(old[key], new[key], "{} {key}", case["id"]);
        }
        let scored = |json: &Value| {
            let mut scored: Vec<String> = json["features"]
                .as_array()
                .unwrap()
                .iter()
                .map(|one| {
                    format!(
                        "{} {} {} {} {}",
                        one["kind"], one["tiles"], one["points"], one["owners"], one["complete"]
                    )
                })
                .collect();
            scored.sort();
            scored
        };
        assert_eq!(scored(&old), scored(&new), "{}", case["id"]);
    }
}

#[test]
fn every_field_is_listed_by_its_letter_with_its_completed_cities() {
    let json = on(
        GRID,
        &[&BOARD[..], &["--fields", "--format", "json"]].concat(),
    )
    .json();
    let fields = json["fields"].as_array().unwrap();
    let letters: String = fields
        .iter()
        .map(|field| field["letter"].as_str().unwrap())
        .collect();
    assert_eq!(letters, "abc", "{json}");
    assert_eq!(fields[0]["owners"], json!(["Red"]));
    assert_eq!(fields[0]["cities"], json!([[2, 1]]));
    assert!(fields[1..].iter().all(|field| field["owners"] == json!([])));
    assert!(
        on(GRID, &[&BOARD[..], &["--format", "json"]].concat())
            .json()
            .get("fields")
            .is_none()
    );
    let page = sentences(&on(GRID, &[&BOARD[..], &["--fields"]].concat()).answered());
    assert!(page.contains("Fields, as they are now • (a) Field: 3 × 1 completed city = 3 (E6); Red. Completed cities: (2,\u{a0}1)."), "{page}");
    assert!(
        page.contains("(c) Field: 3 × 0 completed cities = 0 (E6); no followers on it"),
        "{page}"
    );
}

#[test]
fn the_map_has_rulers_and_says_whose_each_follower_is() {
    let board = r#"{"players": ["Bob", "Ann", "Bill"], "tiles": [["B", 0, -1, 9], ["B", 0, -1, 10]],
        "followers": [{"player": "Bill", "x": -1, "y": 10, "on": "monastery"}]}"#;
    let page = on(board, &BOARD).answered();
    let lines: Vec<&str> = page.lines().collect();
    let top = lines
        .iter()
        .position(|line| line.trim() == "-1")
        .expect(&page);
    assert!(lines[top + 2].starts_with(" 9 . ⌂"), "{page}");
    assert!(lines[top + 5].starts_with("10 . 3"), "{page}");
    assert!(
        page.contains("Followers: 1\u{a0}Bob, A\u{a0}Ann, 3\u{a0}Bill."),
        "{page}"
    );
}

#[test]
fn a_wide_board_is_drawn_in_pieces_where_there_is_little_room() {
    let row = "U1 ".repeat(30);
    for (columns, pieces) in [("200", 1), ("100", 1), ("80", 2), ("40", 4)] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.txt");
        std::fs::write(&path, &row).unwrap();
        let mut command = super::program::command(&["fortress", "board", path.to_str().unwrap()]);
        command.env("COLUMNS", columns);
        let page = super::program::run_command(command).answered();
        let drawn = page
            .lines()
            .filter(|line| line.starts_with("1 ") && line.contains('─'));
        assert_eq!(drawn.count(), pieces, "{columns}: {page}");
        let widest = page.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= columns.parse().unwrap(), "{page}");
        assert!(page.contains("30"), "{page}");
    }
}

#[test]
fn the_tiles_that_fit_an_open_place_are_counted() {
    let board = r#"{"tiles": [["D", 0, 0, 0], ["X", 0, 1, 0]]}"#;
    let tiles = |flags: &[&str]| on(board, &[&["fortress", "tiles"], flags].concat());
    let json = tiles(&["--format", "json"]).json();
    let places = json["places"].as_array().unwrap();
    let at: Vec<Value> = places.iter().map(|place| place["at"].clone()).collect();
    assert_eq!(
        json!(at),
        json!([[0, -1], [1, -1], [-1, 0], [2, 0], [0, 1], [1, 1]])
    );
    assert_eq!(places[0]["sides"], "??C?");
    assert!(places[0].get("fits").is_none());
    let one = tiles(&["--at", "0,-1", "--format", "json"]).json();
    assert_eq!(one["places"].as_array().unwrap().len(), 1);
    assert_eq!(one["places"][0]["left"], places[0]["left"]);
    let fits = one["places"][0]["fits"].as_array().unwrap();
    let sum: u64 = fits.iter().map(|fit| fit["left"].as_u64().unwrap()).sum();
    assert_eq!(one["places"][0]["left"], sum);
    let start = fits.iter().find(|fit| fit["id"] == "D").unwrap();
    assert_eq!((&start["left"], &start["turns"]), (&json!(3), &json!([2])));
    assert!(fits.iter().all(|fit| fit["id"] != "U" && fit["id"] != "X"));
    let page = tiles(&["--at", "(0, -1)"]).answered();
    assert!(
        page.contains("Place (0,\u{a0}-1), sides ??C?") && page.contains("\nD2 "),
        "{page}"
    );
    for (at, says) in [
        ("0,0", "tile D is there"),
        ("5,5", "no tile is next to it"),
        ("here", "1,1"),
        ("1", "1,1"),
    ] {
        let stderr = tiles(&["--at", at]).refused(1);
        assert!(stderr.contains(says), "{stderr}");
    }
    assert!(
        run(&["fortress", "tiles", "--at", "1,1"])
            .refused(2)
            .contains("--at")
    );
    // The river goes on, and never back.
    let river = r#"{"tiles": [["RA", 0, 0, 0], ["RG", 90, 0, 1]]}"#;
    let json = on(
        river,
        &["fortress", "tiles", "--at", "1,1", "--format", "json"],
    )
    .json();
    let fits = json["places"][0]["fits"].as_array().unwrap();
    let bend = fits.iter().find(|fit| fit["id"] == "RG").unwrap();
    assert_eq!(bend["turns"].as_array().unwrap().len(), 1, "{bend}");
    assert!(fits.iter().all(|fit| fit["set"] == "river"), "{fits:?}");
}

#[test]
fn many_games_in_a_file_are_answered_one_by_one() {
    let games = [
        r#"{"players": ["A", "B"], "turns": [{"tile": ["U", 90, 1, 0], "follower": {"on": "road"}}]}"#,
        "",
        r#"{"players": ["A", "B"], "turns": [{"tile": ["B", 0, 0, 0]}]}"#,
        r#"{"players": ["A""#,
        r#"{"grid": "B0:Red:m"}"#,
    ]
    .join("\n");
    let outcome = on(&games, &[&BOARD[..], &["--format", "json"]].concat());
    assert_eq!(outcome.status, 1);
    let documents: Vec<Value> = outcome
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let lines: Vec<u64> = documents
        .iter()
        .map(|one| one["line"].as_u64().unwrap())
        .collect();
    assert_eq!(lines, [1, 3, 4, 5]);
    assert_eq!(documents[0]["totals"], json!({ "A": 2, "B": 0 }));
    assert_eq!(documents[1]["faults"][0]["id"], "illegal-tile");
    assert_eq!(documents[3]["totals"], json!({ "Red": 1 }));
    let told: Value = serde_json::from_str(&outcome.stderr).unwrap();
    let told = told["faults"].as_array().unwrap().iter();
    let faults: Vec<(String, String)> = told
        .map(|fault| {
            let text = |key: &str| fault[key].as_str().unwrap().to_owned();
            (text("id"), text("where"))
        })
        .collect();
    let expected = [
        ("illegal-tile", "line[2].turns[0].tile"),
        ("bad-syntax", "line[3]"),
    ];
    assert_eq!(
        faults,
        expected.map(|(id, at)| (id.to_owned(), at.to_owned()))
    );
    let text = on(&games, &BOARD);
    assert_eq!(text.status, 1);
    let page = sentences(&text.stdout);
    assert!(
        page.contains("Line 1")
            && page.contains("A wins.")
            && page.contains("Not counted: 1 error."),
        "{page}"
    );
    assert!(
        sentences(&text.stderr).contains("Line 3, turn 1, tile: "),
        "{}",
        text.stderr
    );
    let right: String = games
        .split_inclusive('\n')
        .filter(|line| line.contains("road") || line.contains("grid"))
        .collect();
    assert_eq!(on(&right, &BOARD).status, 0);
    let grids = on(&right, &[&BOARD[..], &["--to", "grid"]].concat()).answered();
    assert_eq!(grids.lines().count(), 2);
    on(&grids.replace("\"line\"", "\"note\""), &BOARD).answered();
    let tiles = on(&right, &["fortress", "tiles", "--format", "json"]).answered();
    assert_eq!(tiles.lines().count(), 2);
}

#[test]
fn of_many_games_in_a_file_every_fault_is_counted_though_twenty_are_shown() {
    let line = |faults: usize| {
        let road = r#"{"kind": "road", "tiles": 0}"#;
        let roads = vec![road; faults].join(", ");
        format!(r#"{{"players": ["A", "B"], "feature": [{roads}]}}"#)
    };
    for (one, other) in [(20, 0), (21, 0), (30, 0), (15, 15), (25, 25)] {
        let games = [line(one), line(other), line(0)].join("\n");
        let outcome = on(&games, &[&SCORE[..], &["--format", "json"]].concat());
        let count = |told: &Value| {
            let shown = told["faults"].as_array().map_or(0, Vec::len);
            let more = told.get("more").map_or(0, |more| more.as_u64().unwrap());
            (shown, usize::try_from(more).unwrap())
        };
        let expected = |all: usize| (all.min(20), all.saturating_sub(20));
        let documents = outcome.stdout.lines();
        let documents = documents.map(|line| count(&serde_json::from_str(line).unwrap()));
        let documents: Vec<(usize, usize)> = documents.collect();
        assert_eq!(documents, [one, other, 0].map(expected));
        let told: Value = serde_json::from_str(&outcome.stderr).unwrap();
        assert_eq!(count(&told), expected(one + other), "{one} and {other}");
        let text = on(&games, &SCORE);
        let said = format!("Not counted: {one} errors.");
        assert!(text.stdout.contains(&said), "{}", text.stdout);
        let more = (one + other).checked_sub(21).map(|more| more + 1);
        assert_eq!(
            text.stderr.contains("more error"),
            more.is_some(),
            "{}",
            text.stderr
        );
    }
}

#[test]
fn features_of_many_games_in_a_file_are_counted_one_by_one() {
    let games = [
        r#"{"players": ["A", "B"], "feature": [{"kind": "road", "tiles": 3, "followers": {"B": 1}}]}"#,
        r#"{"players": ["A", "B"], "feature": [{"kind": "road", "tiles": 0}]}"#,
        "",
        r#"{"players": ["A"], "feature": [{"kind": "field", "cities": 2, "followers": {"A": 1}}]}"#,
    ]
    .join("\n");
    let outcome = on(&games, &[&SCORE[..], &["--format", "json"]].concat());
    assert_eq!(outcome.status, 1);
    let documents: Vec<Value> = outcome
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(documents.len(), 3);
    assert_eq!(documents[0]["line"], 1);
    assert_eq!(documents[0]["totals"], json!({ "A": 0, "B": 3 }));
    assert_eq!(
        documents[1]["faults"][0]["where"],
        "line[1].feature[0].tiles"
    );
    assert_eq!(documents[2]["line"], 4);
    assert_eq!(documents[2]["features"][0]["points"], 6);
    let text = on(&games, &SCORE);
    assert_eq!(text.status, 1);
    let page = sentences(&text.stdout);
    for part in [
        "Line 1",
        "B wins.",
        "Line 2 ! Not counted: 1 error.",
        "Line 4",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(
        sentences(&text.stderr).contains("Line 2, feature 1, tiles: "),
        "{}",
        text.stderr
    );
}

#[test]
fn all_cities_together_have_the_shields_of_one_box() {
    let file = |last: u32| {
        let city = |shields: u32| json!({ "kind": "city", "tiles": 6, "shields": shields });
        json!({ "players": ["Red"], "feature": [city(6), city(3), city(last)] }).to_string()
    };
    on(&file(1), &SCORE).answered();
    let expected = [("too-many-shields".to_owned(), "feature".to_owned())];
    assert_eq!(faults(&file(2), &SCORE), expected);
    let told = on(&file(6), &SCORE).stderr;
    assert!(sentences(&told).contains("15 shields"), "{told}");
}
