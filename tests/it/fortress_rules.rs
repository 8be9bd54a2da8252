//! `citadels fortress rule`, `setup` and `tiles`.

use super::data::files;
use super::fortress_cases::cases;
use super::languages::english_of;
use super::program::{Outcome, run, run_scripted, sentences};
use super::script::Answer;
use citadels::fortress::kinds::all as kinds;
use citadels::fortress::tile::{Edge, Kind, Role, Set};
use citadels::language::Language;
use citadels::library::parse::Data;
use citadels::library::{check, fortress_rulings as rulings, fortress_topics as topics};
use citadels::rules::edition::Edition;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use strum::IntoEnumIterator;

/// Runs `citadels fortress` with a file with this content.
fn with_file(name: &str, value: &Value, args: &[&str]) -> Outcome {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, value.to_string()).unwrap();
    run(&[&["fortress", "tiles", path.to_str().unwrap()], args].concat())
}

fn case(sort: &str, id: &str) -> Value {
    cases(sort)
        .into_iter()
        .find(|case| case["id"] == id)
        .unwrap()
}

#[test]
fn every_topic_has_a_page_in_every_language_by_id_and_by_title() {
    for lang in Language::iter() {
        for topic in topics() {
            let flags = ["--lang", lang.code()];
            let by_id =
                run(&[&["fortress", "rule", topic.id.id()], &flags[..]].concat()).answered();
            assert!(
                by_id.starts_with(topic.title(lang, Edition::E2016)),
                "{by_id}"
            );
            let title = topic.title(lang, Edition::E2016);
            let by_title = run(&[&["fortress", "rule", title], &flags[..]].concat()).answered();
            assert_eq!(by_id, by_title);
        }
    }
}

#[test]
fn a_topic_is_found_by_a_prefix_a_title_in_another_language_and_with_a_typo() {
    let fields = run(&["fortress", "rule", "fields"]).answered();
    for typed in [
        "fie",
        "Поля та селяни",
        "Prés et paysans",
        "feilds",
        "FIELDS",
    ] {
        assert_eq!(
            run(&["fortress", "rule", typed]).answered(),
            fields,
            "{typed}"
        );
    }
    let several = run(&["fortress", "rule", "several", "followers"]).answered();
    assert!(
        several.starts_with("Several followers on one feature\n"),
        "{several}"
    );
}

#[test]
fn every_number_is_answered_in_every_language() {
    let topics = topics().iter().flat_map(|topic| &topic.covers);
    let numbers: BTreeSet<&String> = topics
        .chain(rulings().iter().flat_map(|ruling| &ruling.covers))
        .collect();
    assert_eq!(numbers.len(), 66);
    for number in numbers {
        let page = run(&["fortress", "rule", number, "--format", "json"]).json();
        assert_eq!(page["number"], **number);
        let covers = |value: &Value| value["covers"].as_array().unwrap().contains(&json!(number));
        let rulings = page["rulings"].as_array().unwrap();
        assert!(covers(&page) || !rulings.is_empty(), "{page}");
        assert!(rulings.iter().all(covers), "{page}");
        for lang in ["fr", "ru", "uk"] {
            let page = run(&["fortress", "rule", number, "--lang", lang]).answered();
            assert!(page.contains(number), "{page}");
        }
    }
}

#[test]
fn a_number_may_be_typed_in_lowercase_and_with_lookalikes() {
    let k8 = run(&["fortress", "rule", "K8"]).answered();
    for typed in ["k8", "К8", "к8", " K8 "] {
        assert_eq!(run(&["fortress", "rule", typed]).answered(), k8, "{typed}");
    }
    // Only what answers it: the page's text is not about bends.
    assert!(
        k8.starts_with("The River\nFortress rulebook, The River · K8\n\nOur reading"),
        "{k8}"
    );
    assert!(!k8.contains("83 tiles"), "{k8}");
}

#[test]
fn the_common_mistakes_are_answered() {
    for (number, says) in [
        ("X2", "two tiles, scores 4 points"),
        ("X1", "it counts once"),
        ("K1", "scores 2 points, not 4"),
        ("K3", "Your own follower blocks"),
        ("K9", "and so is the river"),
        ("K4", "A field scores only for completed cities"),
        ("T4", "score it right away"),
        ("P3", "goes into the box"),
        ("X4", "goes back to its owner's supply"),
        ("E8", "tied players share the win"),
        ("K22", "None of this changes a rule"),
    ] {
        let page = sentences(&run(&["fortress", "rule", number]).answered());
        assert!(page.contains(says), "{number}: {page}");
    }
}

#[test]
fn words_of_the_rules_find_their_page_in_every_language() {
    let mut missed = Vec::new();
    for (lang, typed, topic) in [
        ("en", "shield", "cities"),
        ("en", "supply", "setup"),
        ("en", "majority", "several-followers"),
        ("en", "tie", "several-followers"),
        ("en", "u-turn", "river"),
        ("en", "abbot", "setup"),
        ("en", "cloister", "monasteries"),
        ("en", "meeple", "followers"),
        ("en", "farmer", "fields"),
        ("fr", "blasons", "cities"),
        ("fr", "abbaye", "monasteries"),
        ("fr", "majorité", "several-followers"),
        ("fr", "demi-tour", "river"),
        ("fr", "abbé", "setup"),
        ("ru", "щиты", "cities"),
        ("ru", "разворот", "river"),
        ("ru", "большинство", "several-followers"),
        ("ru", "поле", "fields"),
        ("uk", "щитів", "cities"),
        ("uk", "поле", "fields"),
        ("uk", "абат", "setup"),
        ("uk", "розворот", "river"),
        ("uk", "більшість", "several-followers"),
        // In another language than the reader's.
        ("en", "щит", "cities"),
        ("uk", "abbaye", "monasteries"),
    ] {
        let args = [
            "fortress", "rule", typed, "--lang", lang, "--format", "json",
        ];
        let found: Value = serde_json::from_str(&run(&args).stdout).unwrap();
        if found["id"] != topic {
            missed.push(format!(
                "{lang} {typed}: {} {}",
                found["id"], found["candidates"]
            ));
        }
    }
    assert_eq!(missed, [""; 0]);
}

#[test]
fn what_fits_the_words_stands_above_the_page_with_its_number() {
    let json = run(&["fortress", "rule", "abbot", "--format", "json"]).json();
    assert_eq!(json["fits"]["ruling"], "no-abbots");
    assert_eq!(json["fits"]["covers"], json!(["S5", "K13"]));
    let page = sentences(&run(&["fortress", "rule", "abbot"]).answered());
    assert!(page.contains("! Leave abbots in the box."), "{page}");
    assert!(page.contains("(S5, K13)"), "{page}");
    // A page that is asked for by its name has nothing to point at.
    let json = run(&["fortress", "rule", "cities", "--format", "json"]).json();
    assert!(json.get("fits").is_none());
    // Words that are everywhere: the pages to choose from, best first.
    let outcome = run(&["fortress", "rule", "most", "--format", "json"]);
    assert_eq!(outcome.status, 1);
    let candidates: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert!(
        candidates["candidates"].as_array().unwrap().len() > 1,
        "{candidates}"
    );
}

#[test]
fn without_a_topic_and_without_a_terminal_the_topics_are_listed() {
    let list = run(&["fortress", "rule"]).answered();
    for topic in topics() {
        let title = topic.title(Language::En, Edition::default());
        assert!(list.lines().any(|line| line == title), "{title}");
    }
    let json = run(&["fortress", "rule", "--format", "json", "--lang", "uk"]).json();
    assert_eq!(
        json["topics"][0],
        json!({ "id": "setup", "title": "Підготовка" })
    );
    assert_eq!(json["topics"].as_array().unwrap().len(), topics().len());
}

#[test]
fn on_a_terminal_a_topic_is_picked() {
    let answers = vec![Answer::Type("river")];
    let (status, page, stderr, asked) = run_scripted(&["fortress", "rule"], answers);
    assert_eq!((status, stderr.as_str()), (0, ""));
    assert!(page.starts_with("The River\n"), "{page}");
    assert_eq!(asked, ["Which topic?"]);
}

#[test]
fn json_of_a_page_has_its_rulings_with_source_standing_and_numbers() {
    let page = run(&["fortress", "rule", "cities", "--format", "json"]).json();
    assert_eq!(page["id"], "cities");
    let ruling = &page["rulings"][0];
    let texts = [&page["title"], &page["text"], &ruling["source"]];
    assert!(texts.iter().all(|text| !text.as_str().unwrap().is_empty()));
    assert_eq!(ruling["id"], "shield-two");
    assert_eq!(ruling["standing"], "official");
    assert_eq!(ruling["covers"], json!(["C1", "K1"]));
    let river = run(&["fortress", "rule", "V5", "--format", "json"]).json();
    assert_eq!(river["rulings"][0]["standing"], "reading");
}

#[test]
fn an_unknown_topic_or_number_is_a_fault_that_says_where_the_topics_are() {
    for typed in ["K99", "K25", "X0", "zzzzzz", "K123"] {
        let stderr = run(&["fortress", "rule", typed]).refused(1);
        assert!(
            stderr.contains("citadels fortress rule"),
            "{typed}: {stderr}"
        );
    }
    let stderr = run(&["fortress", "rule", "monastic life"]).refused(1);
    assert!(stderr.contains(" Monasteries"), "{stderr}");
    let outcome = run(&["fortress", "rule", "m", "--format", "json"]);
    assert_eq!(outcome.status, 1);
    let candidates: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(
        candidates,
        json!({ "candidates": ["monasteries", "misprints"] })
    );
    let faults: Value = serde_json::from_str(&outcome.stderr).unwrap();
    assert_eq!(faults["faults"][0]["id"], "unknown-topic");
    let outcome = run(&["fortress", "rule", "K99", "--format", "json"]);
    assert_eq!(
        outcome.stdout.trim().replace([' ', '\n'], ""),
        "{\"candidates\":[]}"
    );
}

#[test]
fn invalid_data_is_refused_by_name() {
    let ruling = |topic: &str, section: &str, lines: &str, covers: &str| {
        format!(
            "[[ruling]]\nid = \"one\"\ntopic = \"{topic}\"\nstanding = \"official\"\n\
             source = {{ book = \"fortress\", section = \"fortress-{section}\", lines = {lines} }}\n\
             covers = {covers}\n"
        )
    };
    let topic = "[[topic]]\nid = \"end\"\n\
                 sources = [{ book = \"fortress\", section = \"fortress-end\", lines = [1] }]\n\
                 covers = [\"E1\"]\n";
    for (ruling, wrong) in [
        (ruling("end", "end", "[1, 2]", "[\"E1\"]"), None),
        (
            ruling("start", "end", "[1]", "[\"E1\"]"),
            Some("no such topic"),
        ),
        (
            ruling("end", "start", "[1]", "[\"E1\"]"),
            Some("has no section"),
        ),
        (
            ruling("end", "end", "[2, 1]", "[\"E1\"]"),
            Some("must stand before"),
        ),
        (
            ruling("end", "end", "[]", "[\"E1\"]"),
            Some("cites no line"),
        ),
        (
            ruling("end", "end", "[1]", "[]"),
            Some("covers are numbers"),
        ),
        (
            ruling("end", "end", "[1]", "[\"e1\"]"),
            Some("covers are numbers"),
        ),
        (
            ruling("end", "end", "[1]", "[\"E1\"]").repeat(2),
            Some("stands twice"),
        ),
    ] {
        let mut files = files();
        files.insert("fortress/rules.toml".to_owned(), format!("{topic}{ruling}"));
        let faults = check::faults(&Data::parse(&files).unwrap());
        assert_eq!(faults.len(), usize::from(wrong.is_some()), "{faults:?}");
        assert!(
            wrong.is_none_or(|wrong| faults[0].contains(wrong)),
            "{faults:?}"
        );
    }
}

#[test]
fn the_box_holds_24_kinds_of_land_and_10_of_the_river() {
    let of = |set: Set| kinds().iter().filter(move |kind| kind.set == set);
    let sum = |set: Set, number: &dyn Fn(&Kind) -> usize| -> usize {
        of(set)
            .map(|kind| usize::from(kind.count) * number(kind))
            .sum()
    };
    assert_eq!((of(Set::Land).count(), sum(Set::Land, &|_| 1)), (24, 72));
    assert_eq!((of(Set::River).count(), sum(Set::River, &|_| 1)), (10, 12));
    assert_eq!(
        (of(Set::ThirdRiver).count(), sum(Set::ThirdRiver, &|_| 1)),
        (2, 2)
    );
    let edges = |edge: Edge| {
        sum(Set::Land, &|kind| {
            kind.edges.iter().filter(|&&other| other == edge).count()
        })
    };
    let counted = [Edge::Field, Edge::Road, Edge::City, Edge::River].map(edges);
    assert_eq!(counted, [115, 94, 79, 0]);
    assert_eq!(sum(Set::Land, &|kind| kind.shields().into()), 10);
    assert_eq!(sum(Set::Land, &|kind| kind.monastery.into()), 6);
    let end = |role| {
        of(Set::River)
            .filter(|kind| kind.role == Some(role))
            .count()
    };
    assert_eq!((end(Role::Source), end(Role::Lake)), (1, 1));
}

#[test]
fn the_tiles_are_listed_with_their_counts() {
    let json = run(&["fortress", "tiles", "--format", "json"]).json();
    assert_eq!(json["total"], 84);
    let tiles = json["tiles"].as_array().unwrap();
    assert_eq!(tiles.len(), 34);
    let count: u64 = tiles
        .iter()
        .map(|tile| tile["count"].as_u64().unwrap())
        .sum();
    assert_eq!(count, 84);
    let start = tiles.iter().find(|tile| tile["id"] == "D").unwrap();
    assert_eq!(
        (&start["set"], &start["edges"]),
        (&json!("land"), &json!("CRFR"))
    );
    assert!(tiles.iter().all(|tile| tile.get("left").is_none()) && json.get("left").is_none());
    assert_eq!(json["instead"][0]["set"], "third-river");
    let page = run(&["fortress", "tiles"]).answered();
    for kind in kinds() {
        assert!(page.contains(&format!("\n{} ", kind.id)), "{}", kind.id);
    }
}

#[test]
fn a_table_of_2_to_5_is_set_up_with_and_without_the_river() {
    for players in 2..=5_u8 {
        for (flags, tiles, first, pile) in [
            (&[][..], 72, "D", 0),
            (&["--river"], 83, "RA", 11),
            (&["--third-river"], 83, "RA3", 11),
            (&["--river", "--third-river"], 83, "RA3", 11),
        ] {
            let players = players.to_string();
            let args = [
                &["fortress", "setup", "-p", &players, "--format", "json"],
                flags,
            ]
            .concat();
            let json = run(&args).json();
            assert_eq!(
                (&json["tiles"], &json["first_tile"]),
                (&json!(tiles), &json!(first))
            );
            assert_eq!(json["land_in_piles"], 71);
            assert_eq!(json["river_in_pile"], pile);
            assert_eq!(json["supply"], 7);
            assert_eq!(
                json["unused_colours"].to_string(),
                (5 - players.parse::<u8>().unwrap()).to_string()
            );
            assert_eq!(json["river"], !flags.is_empty());
            let steps = json["steps"].as_array().unwrap();
            assert_eq!(steps.len(), if flags.is_empty() { 6 } else { 9 });
            for lang in ["en", "fr", "ru", "uk"] {
                let args = [
                    &["fortress", "setup", "-p", &players, "--lang", lang],
                    flags,
                ]
                .concat();
                let page = sentences(&run(&args).answered());
                assert!(page.contains(&players) && page.contains("71"), "{page}");
                assert_eq!(page.contains("83"), !flags.is_empty(), "{page}");
                assert!(page.contains(first), "{page}");
            }
        }
    }
    let page = sentences(&run(&["fortress", "setup", "-p", "2"]).answered());
    for says in [
        "The 3 colors left over",
        "abbots",
        "space 0",
        "Draw lots, or let the youngest",
    ] {
        assert!(page.contains(says), "{says}: {page}");
    }
    assert!(sentences(&run(&["fortress", "setup", "-p", "5"]).answered()).contains("All five"));
}

#[test]
fn a_table_of_one_or_six_cannot_play_and_the_number_must_be_known() {
    for players in ["0", "1", "6", "255"] {
        let stderr = run(&["fortress", "setup", "-p", players]).refused(1);
        assert!(
            stderr.contains(players) && stderr.contains("five colors"),
            "{stderr}"
        );
        let outcome = run(&["fortress", "setup", "-p", players, "--format", "json"]);
        let faults: Value = serde_json::from_str(&outcome.stderr).unwrap();
        assert_eq!(faults["faults"][0]["id"], "player-count");
    }
    assert!(
        run(&["fortress", "setup", "-p", "x"])
            .refused(2)
            .contains("2–5")
    );
    assert!(run(&["setup", "-p", "x"]).refused(2).contains("2–8"));
    assert!(run(&["fortress", "setup"]).refused(2).contains("-p 5"));
    let (status, page, _, asked) = run_scripted(&["fortress", "setup"], vec![Answer::Type("3")]);
    assert!(status == 0 && page.contains("3 players"), "{page}");
    assert_eq!(asked, ["How many players?"]);
}

#[test]
fn the_remaining_tiles_of_a_current_game_are_shown() {
    let game = case("game", "jcz-city-and-road-scoring");
    let json = with_file("game.json", &game, &["--format", "json"]).json();
    assert_eq!((&json["total"], &json["left"]), (&json!(72), &json!(60)));
    let tiles = json["tiles"].as_array().unwrap();
    assert_eq!(tiles.len(), 24);
    for tile in tiles {
        let laid = game["turns"]
            .as_array()
            .unwrap()
            .iter()
            .map(|turn| &turn["tile"][0]);
        let laid = laid
            .chain([&game["start"][0]])
            .filter(|id| **id == tile["id"])
            .count();
        let count = usize::try_from(tile["count"].as_u64().unwrap()).unwrap();
        assert_eq!(tile["left"], count - laid, "{}", tile["id"]);
    }
    let page = with_file("game.json", &game, &[]).answered();
    assert!(
        page.starts_with("Fortress: the tiles\n60 of 72 tiles are left.\n"),
        "{page}"
    );
}

#[test]
fn when_all_tiles_are_placed_none_are_left_and_an_extra_tile_is_reported() {
    let game = case("game", "koki-full-test0");
    let json = with_file("full.json", &game, &["--format", "json"]).json();
    // One O of this game is recorded as a P: the piles are empty all the same.
    assert_eq!((&json["total"], &json["left"]), (&json!(72), &json!(0)));
    assert_eq!(json["warnings"][0]["id"], "too-many-tiles");
    let tiles = json["tiles"].as_array().unwrap();
    assert!(
        tiles
            .iter()
            .all(|tile| tile["left"] == u8::from(tile["id"] == "O")),
        "{json}"
    );
    // F, G and H look alike from outside, and so do I, M and N; O and P; Q and R; S and T.
    assert_eq!(
        json["gone"].as_array().unwrap().len(),
        24 - 2 - 2 - 1 - 1 - 1 - 1
    );
    assert!(!json["gone"].as_array().unwrap().contains(&json!("CRRC")));
    let page = with_file("full.json", &game, &[]).answered();
    assert!(
        page.contains("\n! 4 tiles of kind P: more than the box has.\n"),
        "{page}"
    );
}

#[test]
fn a_shape_is_gone_only_when_no_kind_with_it_is_left_in_any_rotation() {
    // The only crossroads is on the board, and one of three kinds of city corridor.
    let board = json!({ "tiles": [["X", 0, 0, 0], ["U", 90, 1, 0], ["G", 90, 0, 5]] });
    let stderr = with_file("apart.json", &board, &[]).refused(1);
    assert!(stderr.contains("P1"), "{stderr}");
    let board =
        json!({ "tiles": [["X", 0, 0, 0], ["U", 90, 1, 0], ["C", 0, 1, -2], ["G", 0, 1, -1]] });
    let stderr = with_file("misfit.json", &board, &[]).refused(1);
    assert!(stderr.contains("P2"), "{stderr}");
    let board =
        json!({ "tiles": [["X", 0, 0, 0], ["D", 0, 1, 0], ["G", 90, 1, -1], ["C", 0, 1, -2]] });
    let json = with_file("gone.json", &board, &["--format", "json"]).json();
    assert_eq!(json["gone"], json!(["CCCC", "RRRR"]));
    let page = with_file("gone.json", &board, &[]).answered();
    assert!(
        sentences(&page).contains("whichever way you turn it: CCCC, RRRR."),
        "{page}"
    );
}

#[test]
fn with_the_river_the_start_tile_is_in_the_box() {
    for (source, lake) in [("RA", "RL"), ("RA3", "RL3")] {
        let board = json!({ "tiles": [[source, 0, 0, 0], ["RD", 0, 0, 1]] });
        let json = with_file(&format!("{source}.json"), &board, &["--format", "json"]).json();
        assert_eq!(
            (&json["total"], &json["left"]),
            (&json!(83), &json!(81)),
            "{source}"
        );
        let left = |id: &str| {
            let tiles = json["tiles"].as_array().unwrap();
            tiles
                .iter()
                .find(|tile| tile["id"] == id)
                .map(|tile| tile["left"].as_u64().unwrap())
        };
        assert_eq!(
            (left("D"), left(source), left(lake), left("RD")),
            (Some(3), Some(0), Some(1), Some(1))
        );
        let other = if source == "RA" {
            ["RA3", "RL3"]
        } else {
            ["RA", "RL"]
        };
        assert_eq!(other.map(left), [None, None]);
    }
    // A source of one printing and a lake of the other: each end was placed once.
    let board = json!({ "tiles": [["RA", 0, 0, 0], ["RL3", 0, 0, 1]] });
    let json = with_file("mixed.json", &board, &["--format", "json"]).json();
    assert_eq!((&json["total"], &json["left"]), (&json!(83), &json!(81)));
    // Only the middle of a river: the older ends are expected.
    let board = json!({ "tiles": [["RD", 0, 0, 0]] });
    let json = with_file("middle.json", &board, &["--format", "json"]).json();
    assert_eq!((&json["total"], &json["left"]), (&json!(83), &json!(82)));
}

#[test]
fn a_missing_file_or_one_without_a_board_is_a_fault() {
    let outcome = run(&["fortress", "tiles", "nowhere.toml", "--format", "json"]);
    assert_eq!((outcome.status, outcome.stdout.as_str()), (1, ""));
    let faults: Value = serde_json::from_str(&outcome.stderr).unwrap();
    assert_eq!(faults["faults"][0]["id"], "unreadable");
    let stderr = with_file("empty.json", &json!({}), &[]).refused(1);
    assert!(stderr.contains("tiles"), "{stderr}");
}

#[test]
fn the_setup_of_the_tile_game_has_its_own_help() {
    for lang in ["en", "fr", "ru", "uk"] {
        // The card game has a command with the same name.
        let cards = run(&["setup", "--help", "--lang", lang]).answered();
        let tiles = run(&["fortress", "setup", "--help", "--lang", lang]).answered();
        assert!(cards.contains('8') && !tiles.contains('8'), "{tiles}");
    }
}

#[test]
fn the_pages_look_as_they_should() {
    let pages: [(&str, &[&str]); 6] = [
        ("fortress-rules", &["fortress", "rule"]),
        ("fortress-rule-cities", &["fortress", "rule", "cities"]),
        ("fortress-rule-end", &["fortress", "rule", "end"]),
        ("fortress-rule-k8", &["fortress", "rule", "K8"]),
        (
            "fortress-setup-river",
            &["fortress", "setup", "-p", "3", "--river"],
        ),
        ("fortress-tiles", &["fortress", "tiles"]),
    ];
    for (name, args) in pages {
        let english = english_of(|lang| run(&[args, &["--lang", lang]].concat()).answered());
        insta::assert_snapshot!(format!("{name}-en"), english);
    }
    let markdown = run(&["fortress", "rule", "roads", "--format", "markdown"]).answered();
    assert!(
        markdown.starts_with("# Roads\n\n*Fortress rulebook, Roads · R1*\n"),
        "{markdown}"
    );
}
