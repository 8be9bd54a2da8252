//! `citadels deck`.

use super::languages::english_of;
use super::program::{command, run, run_at, run_command, run_scripted, run_scripted_at};
use super::script::Answer;
use citadels::command::deck::build::{Build, Input};
use citadels::flow::{Flow, Viewer};
use citadels::page::text::Canvas;
use citadels::rules::chance::Chance;
use citadels::rules::edition::Edition;
use citadels::rules::table::Players;
use citadels::terminal::Key;
use citadels::texts::Texts;
use citadels::wording::flow;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::process::Stdio;

#[test]
fn json_of_a_deck_has_the_promised_keys() {
    let deck = run(&[
        "deck", "random", "-p", "5", "--seed", "friday", "--format", "json",
    ])
    .json();
    assert_eq!(deck["code"], "15E80FKDDZJ");
    assert_eq!(
        (&deck["seed"], &deck["players"], &deck["edition"]),
        (&json!("2-friday"), &json!(5), &json!("2016"))
    );
    assert_eq!(deck["characters"].as_array().unwrap().len(), 8);
    assert_eq!(deck["districts"].as_array().unwrap().len(), 14);
    assert_eq!(deck["balance"]["balanced"], true);
    assert!(
        deck["districts"]
            .as_array()
            .unwrap()
            .is_sorted_by_key(|id| id.as_str().unwrap().to_owned())
    );
}

/// As the first draw printed them; the newest gives other decks for some.
#[test]
fn a_seed_of_the_first_draw_gives_the_same_deck_forever() {
    let deck = |players: usize, seed: &str| {
        let players = players.to_string();
        let draw = ["deck", "random", "-p", &players, "--seed", seed];
        run(&[&draw[..], &["--format", "json"]].concat()).json()
    };
    let codes = "1GEYES380YQ 13TST59SE2E 1R5EATMBW7E 1PT2FKKGECG 1FH7B3AGF9P 1MTZYRPCKXX \
                 1KJWGQS0RGD 18N3DH4282D 1EP9FV8FE22 1MAHT28DEF1 12C3XP17X81 11Q8JZN6NSG \
                 11MB20QN7C7 1BGC3751Y0H 1NJ7W0C5VY8 1KWZ1KRHWEJ";
    let mut other = 0;
    for (number, code) in (1..).zip(codes.split_whitespace()) {
        let players = 2 + number % 7;
        let first = deck(players, &format!("1-evening {number}"));
        assert_eq!(first["code"], code);
        assert_eq!(first["seed"], format!("1-evening {number}"));
        other += u32::from(deck(players, &format!("evening {number}"))["code"] != code);
    }
    assert!(0 < other && other < 8, "{other}");
}

#[test]
fn the_printed_seed_and_the_plain_one_give_the_same_deck_and_the_code_too() {
    let deck = |args: &[&str]| run(&[&["deck"], args, &["--format", "json"]].concat()).json();
    let friday = deck(&["random", "-p", "5", "--seed", "friday"]);
    assert_eq!(deck(&["random", "-p", "5", "--seed", "2-friday"]), friday);
    let many = deck(&["random", "-p", "5", "--seed", "friday", "--count", "3"]);
    assert_eq!(many["decks"][0], friday);
    assert_eq!(many["decks"].as_array().unwrap().len(), 3);
    let shown = deck(&["show", "15e8-0fkd-dzj"]);
    assert_eq!(
        (&shown["characters"], &shown["districts"]),
        (&friday["characters"], &friday["districts"])
    );
    assert!(
        run(&["deck", "random", "-p", "5", "--seed", "3-friday"])
            .refused(1)
            .contains("newer")
    );
}

#[test]
fn without_a_seed_one_is_made_and_printed() {
    let one = run(&["deck", "random", "-p", "5", "--format", "json"]).json();
    let seed = one["seed"].as_str().unwrap();
    let again = run(&[
        "deck", "random", "-p", "5", "--seed", seed, "--format", "json",
    ])
    .json();
    assert_eq!(one, again);
}

#[test]
fn an_official_list_without_players_has_no_code_and_with_them_is_adapted() {
    let open = run(&["deck", "show", "vicious-nobles", "--format", "json"]).json();
    assert_eq!(
        (&open["code"], &open["players"]),
        (&Value::Null, &Value::Null)
    );
    let two = run(&[
        "deck",
        "show",
        "Cunning Agents",
        "-p",
        "2",
        "--format",
        "json",
    ])
    .json();
    assert!(
        two["characters"]
            .as_array()
            .unwrap()
            .contains(&json!("king"))
    );
    assert_eq!(
        two["changes"][0],
        json!({ "replaced": "emperor", "by": "king" })
    );
    let page = run(&[
        "deck",
        "show",
        "cunning-agents",
        "-p",
        "2",
        "--with",
        "patrician",
    ])
    .answered();
    assert!(
        page.contains("The Patrician replaces the Emperor"),
        "{page}"
    );
    assert!(
        run(&[
            "deck",
            "show",
            "cunning-agents",
            "-p",
            "5",
            "--with",
            "king"
        ])
        .refused(1)
        .contains("King")
    );
}

#[test]
fn deck_check_reports_every_fault_and_then_the_balance() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("emissaries.json");
    let list = run(&["deck", "show", "illustrious-emissaries", "--format", "json"]).answered();
    std::fs::write(&path, list).unwrap();
    let path = path.to_str().unwrap();
    let outcome = run(&["deck", "check", path, "-p", "2"]);
    assert_eq!(outcome.status, 1);
    let stderr = outcome.stderr;
    assert!(
        stderr.contains("Artist is rank 9") && stderr.contains("Emperor needs at least 3"),
        "{stderr}"
    );
    assert!(outcome.stdout.contains("total cost"), "{}", outcome.stdout);
    let json = run(&["deck", "check", path, "-p", "2", "--format", "json"]);
    assert_eq!(
        serde_json::from_str::<Value>(&json.stdout).unwrap()["code"],
        Value::Null
    );
    assert!(
        run(&["deck", "check", "illustrious-emissaries", "-p", "2"])
            .answered()
            .contains("Balanced")
    );
    for players in ["1", "9"] {
        assert!(
            run(&["deck", "check", "first-game", "-p", players])
                .stderr
                .contains("2 to 8")
        );
    }
    assert!(
        run(&["deck", "check", "first-game"])
            .refused(2)
            .contains("-p")
    );
}

#[test]
fn impossible_wishes_are_not_dropped_silently() {
    for args in [
        &["deck", "show", "15E80FKDDZJ", "--characters", "9"][..],
        &["deck", "show", "15E80FKDDZJ", "--with", "queen"],
        &["deck", "show", "first-game", "--with", "queen"],
        &["deck", "show", "first-game", "-p", "2", "--characters", "9"],
        &["setup", "-p", "3", "--characters", "8"],
        &["deck", "random", "-p", "2", "--must", "artist"],
    ] {
        run(args).refused(1);
    }
    assert!(
        run(&["deck", "random", "-p", "2", "--must", "artist"])
            .stderr
            .contains("rank 9")
    );
}

#[test]
fn the_fiercest_wish_can_be_met_by_two() {
    run(&["deck", "random", "-p", "2", "--fierce", "10", "--seed", "a"]).answered();
}

#[test]
fn only_the_first_of_several_decks_carries_the_seed() {
    let decks = run(&[
        "deck", "random", "-p", "5", "--seed", "q", "--count", "3", "--format", "json",
    ])
    .json();
    let seeds: Vec<&Value> = decks["decks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|deck| &deck["seed"])
        .collect();
    assert_eq!(seeds, [&json!("2-q"), &Value::Null, &Value::Null]);
}

#[test]
fn a_deck_that_knows_its_number_of_players_needs_no_flag() {
    for args in [
        &["deck", "check", "15E80FKDDZJ"][..],
        &["setup", "--deck", "15E80FKDDZJ"],
        &["sheet", "--deck", "15E80FKDDZJ"],
    ] {
        run(args).answered();
    }
}

#[test]
fn wishes_that_cannot_be_met_are_faults_with_their_rule() {
    let refused = |args: &[&str]| run(&[&["deck", "random", "-p", "5"], args].concat()).refused(1);
    assert!(refused(&["--must", "witch", "--must", "assassin"]).contains("same rank"));
    let five = [
        "--must",
        "park",
        "--must",
        "library",
        "--must",
        "theater",
        "--must",
        "gold mine",
        "--must",
        "great wall",
    ];
    let stderr = refused(&five);
    assert!(
        stderr.contains("No balanced deck")
            && stderr.contains("of cost 6")
            && stderr.contains("2–4"),
        "{stderr}"
    );
    assert!(
        refused(&["--must", "qqqq", "--ban", "zzzz"]).contains("zzzz"),
        "all at once"
    );
    let all_mild = [
        "--fierce", "0", "--must", "witch", "--must", "thief", "--must", "magician", "--must",
        "abbot", "--must", "warlord",
    ];
    assert!(refused(&all_mild).contains("--fierce 0"));
    let json = run(&[
        &["deck", "random", "-p", "5", "--format", "json"],
        &five[..],
    ]
    .concat());
    assert_eq!(
        serde_json::from_str::<Value>(&json.stderr).unwrap()["faults"][0]["id"],
        "cannot-balance"
    );
    for (lang, said) in [
        ("en", "Districts of cost 6: 5–8; needed here: 2–4."),
        (
            "fr",
            "Le nombre de quartiers de coût 6 serait de 5–8\u{a0}; ici, il faut 2–4.",
        ),
        ("ru", "Кварталов стоимостью 6 выходит 5–8, а нужно 2–4."),
        ("uk", "Кварталів вартістю 6 виходить 5–8, а має бути 2–4."),
    ] {
        let args = ["deck", "random", "-p", "5", "--lang", lang];
        let told = run(&[&args[..], &five].concat()).refused(1);
        assert!(told.contains(said), "{told}");
    }
    let unbalanced = run(&[
        &["deck", "random", "-p", "5", "--unbalanced", "--seed", "a"],
        &five[..],
    ]
    .concat())
    .answered();
    assert!(unbalanced.contains("Not balanced"), "{unbalanced}");
}

#[test]
fn an_invalid_deck_is_reported() {
    assert!(
        run(&["deck", "show", "viscious-nobbles"])
            .answered()
            .starts_with("Vicious Nobles")
    );
    assert!(
        run(&["deck", "show", "zzzzzz"])
            .refused(1)
            .contains("There is no deck")
    );
    assert!(
        run(&["deck", "show", "1363ST3GMP7"])
            .refused(1)
            .contains("there is a typo in it")
    );
    assert!(
        run(&["deck", "show", "./nothing.toml"])
            .refused(1)
            .contains("There is no file ./nothing.toml.")
    );
}

#[test]
fn spellings_of_one_deck_saved_at_once_are_one_deck() {
    let home = tempfile::tempdir().unwrap();
    for _ in 0..5 {
        let saving = ["mine", "Mine", "MINE", "mINE"].map(|name| {
            let args = ["deck", "save", name, "first-game", "--force"];
            let mut command = command(&args);
            command.env("CITADELS_HOME", home.path());
            command.stdout(Stdio::null()).spawn().unwrap()
        });
        for mut save in saving {
            assert!(save.wait().unwrap().success());
        }
        let decks = fs::read_dir(home.path().join("decks")).unwrap();
        assert_eq!(decks.count(), 1);
    }
    let left = fs::read_dir(home.path()).unwrap().count();
    assert_eq!(left, 1, "no lock is left behind");
}

#[test]
fn a_deck_is_saved_shown_listed_and_forgotten() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    run_at(home, &["deck", "save", "our friday", "15E80FKDDZJ"]).answered();
    let saved = run_at(home, &["deck", "show", "our friday", "--format", "json"]).json();
    assert_eq!(saved["code"], "15E80FKDDZJ");
    assert!(
        run_at(home, &["list", "decks"])
            .answered()
            .contains("our friday")
    );
    // Saving the same deck again is no change; another one needs --force.
    run_at(home, &["deck", "save", "our friday", "15E80FKDDZJ"]).answered();
    assert!(
        run_at(home, &["deck", "save", "our friday", "first-game"])
            .refused(1)
            .contains("--force")
    );
    run_at(
        home,
        &["deck", "save", "our friday", "first-game", "--force"],
    )
    .answered();
    run_at(home, &["deck", "forget", "our friday"]).answered();
    assert!(
        run_at(home, &["deck", "forget", "our friday"])
            .refused(1)
            .contains("No deck is saved")
    );
    assert_eq!(
        std::fs::read_dir(home.join("decks")).unwrap().count(),
        0,
        "nothing is left behind"
    );
}

#[test]
fn a_name_that_leads_elsewhere_or_is_taken_is_refused_and_nothing_is_written() {
    let home = tempfile::tempdir().unwrap();
    for name in [
        "../x",
        "a/b",
        "..",
        "",
        "x.toml",
        "first-game",
        "Перша гра",
        "1363ST3GMP6",
        "\u{1b}[2J",
        " x",
    ] {
        run_at(home.path(), &["deck", "save", "--", name, "first-game"]).refused(1);
    }
    assert!(!home.path().join("decks").exists());
}

#[test]
fn a_deck_file_may_be_toml_or_json_in_any_language_and_reports_all_faults() {
    let home = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = home.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let deck = run(&[
        "deck", "random", "-p", "5", "--seed", "friday", "--format", "json",
    ])
    .json();
    let json =
        json!({ "players": 5, "characters": deck["characters"], "districts": deck["districts"] });
    let path = file("deck.json.toml", &json.to_string());
    assert_eq!(
        run(&["deck", "show", &path, "--format", "json"]).json()["code"],
        "15E80FKDDZJ"
    );
    let path = file(
        "bad.toml",
        "edition = 'fourth'\nplayers = 'five'\nwings = 2\ncharacters = ['відьма', 'qqqqq', 7]\n",
    );
    let mut command = command(&["deck", "show", &path, "--format", "json"]);
    command.env("COLUMNS", "300");
    let faults: Value = serde_json::from_str(&run_command(command).stderr).unwrap();
    let ids: Vec<(&str, &str)> = faults["faults"]
        .as_array()
        .unwrap()
        .iter()
        .map(|f| (f["id"].as_str().unwrap(), f["where"].as_str().unwrap()))
        .collect();
    assert_eq!(
        ids,
        [
            ("unknown-field", "wings"),
            ("bad-value", "edition"),
            ("bad-value", "players"),
            ("unknown-card", "characters[1]"),
            ("bad-value", "characters[2]"),
            ("missing-field", "districts"),
        ]
    );
    assert!(
        run(&["deck", "show", &file("x.toml", "= =")])
            .refused(1)
            .contains("x.toml, line 1: ")
    );
}

#[test]
fn reroll_draws_only_these_cards_again_and_says_when_it_cannot() {
    let before = run(&[
        "deck",
        "show",
        "vicious-nobles",
        "-p",
        "5",
        "--format",
        "json",
    ])
    .json();
    let after = run(&[
        "deck",
        "reroll",
        "vicious-nobles",
        "-p",
        "5",
        "thief",
        "armory",
        "--seed",
        "x",
        "--format",
        "json",
    ])
    .json();
    assert_eq!(after["balance"]["balanced"], true);
    for card in before["characters"].as_array().unwrap() {
        assert_eq!(
            after["characters"].as_array().unwrap().contains(card),
            card != "thief",
            "{card}"
        );
    }
    assert!(
        !after["districts"]
            .as_array()
            .unwrap()
            .contains(&json!("armory"))
    );
    assert_eq!(after["went"], json!(["thief", "armory"]));
    let came: Vec<&str> = after["came"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card.as_str().unwrap())
        .collect();
    assert_eq!(came.len(), 2);
    for card in came {
        assert!(!before.to_string().contains(card), "{card}");
        assert!(
            after["characters"].to_string().contains(card)
                || after["districts"].to_string().contains(card)
        );
    }
    let page = run(&[
        "deck",
        "reroll",
        "vicious-nobles",
        "-p",
        "5",
        "thief",
        "armory",
        "--seed",
        "x",
    ])
    .answered();
    assert!(page.contains("Out     Thief, Armory\nIn      "), "{page}");
    assert!(
        run(&["deck", "reroll", "vicious-nobles", "-p", "5", "spy"])
            .refused(1)
            .contains("isn't in this deck")
    );
}

#[test]
fn the_deck_page_looks_as_it_should() {
    let english = english_of(|lang| {
        let page = |columns: &str, more: &[&str]| {
            let args = ["deck", "show", "cunning-agents", "-p", "2", "--lang", lang];
            let mut command = command(&[&args, more].concat());
            command.env("COLUMNS", columns);
            run_command(command).answered()
        };
        let pages = [
            page("80", &[]),
            page("60", &[]),
            page("40", &[]),
            page("80", &["--full"]),
        ];
        pages.join("\n")
    });
    insta::assert_snapshot!("deck-show-en", english);
}

#[test]
fn why_names_traits_and_wishes() {
    let page = run(&[
        "deck", "random", "-p", "5", "--seed", "a", "--must", "theater", "--why",
    ])
    .answered();
    assert!(
        page.contains("Theater") && page.contains("bluff, complex, your choice"),
        "{page}"
    );
}

/// A command's page on an 80-column terminal.
fn on_a_terminal(args: &[&str]) -> String {
    let (status, out, err, _) = run_scripted(args, Vec::new());
    assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
    out
}

#[test]
fn a_deck_fits_80_by_24_with_its_code_first_in_every_language() {
    let lists = [
        "first-game",
        "ambitious-aristocrats",
        "cunning-agents",
        "illustrious-emissaries",
        "devious-dignitaries",
        "tenacious-delegates",
        "vicious-nobles",
    ];
    for lang in ["en", "fr", "ru", "uk"] {
        let seen = |args: &[&str]| {
            let page = on_a_terminal(&[&["deck"], args, &["--lang", lang]].concat());
            assert!(page.lines().count() <= 23, "{args:?}\n{page}");
            assert!(
                page.lines().all(|line| line.chars().count() <= 80),
                "{page}"
            );
            page
        };
        for seed in 0..12 {
            let seed = seed.to_string();
            for players in ["3", "8"] {
                let page = seen(&["random", "-p", players, "--seed", &seed]);
                let code = page.lines().nth(1).unwrap().split(' ').next_back().unwrap();
                assert!(page.trim_end().ends_with(code), "{page}");
                seen(&["random", "-p", players, "--seed", &seed, "--unbalanced"]);
            }
        }
        for list in lists {
            for players in ["2", "3", "5", "8"] {
                seen(&["show", list, "-p", players]);
            }
            seen(&["show", list]);
        }
        seen(&[
            "reroll",
            "vicious-nobles",
            "-p",
            "8",
            "thief",
            "armory",
            "--seed",
            "x",
        ]);
    }
}

/// The words on a page; a broken one would not be among them.
fn words(page: &str) -> BTreeSet<&str> {
    page.split_whitespace().collect()
}

#[test]
fn no_word_of_a_deck_page_breaks_in_a_narrow_terminal() {
    for lang in ["en", "fr", "ru", "uk"] {
        for args in [
            &["deck", "random", "-p", "8", "--seed", "a"][..],
            &["deck", "show", "cunning-agents", "-p", "2"],
            &["deck", "random", "-p", "5", "--seed", "a", "--unbalanced"],
        ] {
            let page = |columns: &str| {
                let mut command = command(&[args, &["--lang", lang]].concat());
                command.env("COLUMNS", columns);
                run_command(command).answered()
            };
            let wide = page("100");
            for columns in ["80", "60", "40"] {
                let narrow = page(columns);
                assert_eq!(words(&narrow), words(&wide), "{columns} {narrow}");
                let fits = |line: &str| line.chars().count() <= columns.parse().unwrap();
                assert!(narrow.lines().all(fits), "{narrow}");
            }
        }
    }
}

#[test]
fn with_full_and_in_a_document_there_are_powers_and_measures() {
    for more in [
        &["--full"][..],
        &["--format", "markdown"],
        &["--format", "html"],
    ] {
        let args = [&["deck", "random", "-p", "5", "--seed", "friday"], more].concat();
        let page = run(&args).answered();
        assert!(
            page.contains("Ability") && page.contains("total cost"),
            "{page}"
        );
    }
}

#[test]
fn any_name_that_is_neither_a_code_nor_a_list_can_be_saved() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    for name in ["Friday night", "friday-night", "christmas24", "1363ST3GMP7"] {
        run_at(home, &["deck", "save", name, "15E80FKDDZJ"]).answered();
        let shown = run_at(home, &["deck", "show", name]).answered();
        assert!(shown.starts_with(name), "{shown}");
        run_at(home, &["deck", "forget", name]).answered();
    }
    let taken = run_at(home, &["deck", "save", "15e8-0fkd-dzj", "first-game"]).refused(1);
    assert!(
        taken.contains("already taken: deck for 5 players"),
        "{taken}"
    );
    let taken = run_at(home, &["deck", "save", "Перша гра", "first-game"]).refused(1);
    assert!(taken.contains("already taken: First Game"), "{taken}");
    let unknown = run(&["deck", "show", "christmas24"]).refused(1);
    assert!(unknown.contains("No deck is saved as"), "{unknown}");
}

#[test]
fn saved_decks_are_listed_with_players_code_and_day() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    run_scripted_at(
        home,
        &["deck", "save", "Friday night", "15E80FKDDZJ"],
        Vec::new(),
    );
    run_scripted_at(home, &["deck", "save", "open", "first-game"], Vec::new());
    let old = "players = 4\ncharacters = []\ndistricts = []\n";
    std::fs::write(home.join("decks/old.toml"), old).unwrap();
    std::fs::write(home.join("decks/torn.toml"), "players =").unwrap();
    let list = run_at(home, &["list", "decks", "--format", "json"]).json();
    assert_eq!(
        list["saved"],
        json!(["Friday night", "old", "open", "torn"])
    );
    let deck = |name: &str, edition: Value, players: Value, code: Value, saved: Value| json!({ "name": name, "edition": edition, "players": players, "code": code, "saved": saved });
    let (box_2016, day) = (json!("2016"), json!("2026-11-16"));
    let null = || Value::Null;
    assert_eq!(
        list["saved_decks"],
        json!([
            deck(
                "Friday night",
                box_2016.clone(),
                json!(5),
                json!("15E80FKDDZJ"),
                day.clone()
            ),
            deck("old", box_2016.clone(), json!(4), null(), null()),
            deck("open", box_2016, null(), null(), day),
            deck("torn", null(), null(), null(), null()),
        ])
    );
    let page = run_at(home, &["list", "decks"]).answered();
    assert!(
        page.contains("Friday night        5  15E80FKDDZJ  2026-11-16\n"),
        "{page}"
    );
    // Saved again on a later day, the deck keeps its first date.
    run_at(home, &["deck", "save", "Friday night", "15E80FKDDZJ"]).answered();
    let list = run_at(home, &["list", "decks"]).answered();
    assert!(list.contains("2026-11-16"), "{list}");
}

#[test]
fn forgetting_is_asked_for_and_leaves_the_code() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    run_at(home, &["deck", "save", "friday", "15E80FKDDZJ"]).answered();
    let forget = |answer| {
        let answers = vec![Answer::Type(answer)];
        run_scripted_at(home, &["deck", "forget", "friday"], answers)
    };
    assert_eq!(forget("no").0, 130);
    run_at(home, &["deck", "show", "friday"]).answered();
    let (status, out, _, asked) = forget("yes");
    assert_eq!(
        (status, asked),
        (0, vec!["Delete the deck \"friday\"?".to_owned()])
    );
    assert!(
        out.contains("is deleted") && out.contains("15E80FKDDZJ"),
        "{out}"
    );
    run_at(home, &["deck", "show", "friday"]).refused(1);
}

/// Keys, and the text typed at the list or line that they open. The list of districts stays open,
/// so it is left; `D` adds the last one, and `+` another one while it is open.
pub fn build(steps: &[(char, &'static str)]) -> Vec<Answer> {
    let answers = steps.iter().flat_map(|(key, typed)| {
        let key = match key {
            '.' => Key::Enter,
            key => Key::typed(*key),
        };
        let typed = Some(*typed).filter(|typed| *typed != "-").map(Answer::Type);
        [Answer::Press(key)].into_iter().chain(typed)
    });
    answers.collect()
}

#[test]
fn several_districts_are_added_at_once() {
    let steps = [('d', "keep, Арсенал, park"), ('f', "-"), ('.', "")];
    let args = ["deck", "build", "-p", "5", "--format", "json"];
    let (status, out, _, asked) = run_scripted(&args, build(&steps));
    assert_eq!(status, 0, "{asked:?}");
    let deck: Value = serde_json::from_str(&out).unwrap();
    for card in ["keep", "armory", "park"] {
        assert!(
            deck["districts"].as_array().unwrap().contains(&json!(card)),
            "{out}"
        );
    }
    assert!(
        asked.iter().any(|page| page.contains("12 of 57")),
        "{asked:?}"
    );
}

#[test]
fn a_deck_is_built_filled_up_saved_and_ready_to_be_played() {
    let home = tempfile::tempdir().unwrap();
    let mut answers = vec![Answer::Type("5")];
    answers.extend(build(&[
        ('1', "witch"),
        ('2', "thief"),
        ('d', "keep"),
        ('f', "-"),
        ('.', "Friday night"),
    ]));
    let (status, out, err, asked) = run_scripted_at(home.path(), &["deck", "build"], answers);
    assert_eq!((status, err.as_str()), (0, ""));
    for words in [
        "1 Witch",
        "2 Thief",
        "★ 3 Keep",
        "Balanced.",
        "Saved as \"Friday night\".\n\nPlay  citadels tonight --deck \"Friday night\"\n",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
    assert!(out.lines().count() <= 22, "{out}");
    assert!(asked[1].contains("Still to choose: ranks 1, 2, 3, 4, 5, 6, 7, 8 · 14 districts."));
    assert!(asked[1].contains("░ 0 of 57"), "{}", asked[1]);
    let last = &asked[asked.len() - 3];
    assert!(
        last.contains("Complete") && last.contains("[Enter] done"),
        "{last}"
    );
    let shown = run_at(home.path(), &["setup", "--deck", "Friday night"]).answered();
    assert!(shown.contains("Witch"), "{shown}");
}

#[test]
fn a_deck_is_built_card_by_card_in_any_order_and_every_step_can_be_undone() {
    let districts = [
        "dragon gate",
        "factory",
        "haunted",
        "imperial",
        "keep",
        "laboratory",
        "library",
        "map room",
        "quarry",
        "school",
        "smithy",
        "statue",
        "thieves",
        "wishing",
    ];
    let mut steps: Vec<(char, &str)> = districts.map(|district| ('d', district)).to_vec();
    steps.extend([
        ('9', "artist"),
        ('8', "warlord"),
        ('7', "architect"),
        ('6', "merchant"),
        ('5', "bishop"),
        ('4', "emperor"),
        // Any place can be changed at any time.
        ('4', "king"),
        ('3', "magician"),
        ('2', "thief"),
        ('t', "keep"),
        ('d', "keep"),
        ('1', "witch"),
        ('u', "-"),
        ('1', "assassin"),
        ('9', "tonight"),
        ('.', ""),
    ]);
    let args = ["deck", "build", "-p", "5", "--full"];
    let (status, out, _, asked) = run_scripted(&args, build(&steps));
    assert_eq!(status, 0);
    assert!(
        out.contains("100% of its cards with the official list First Game"),
        "{out}"
    );
    assert!(out.contains("citadels tonight --deck 1"), "{out}");
    let shown = |words: &str| asked.iter().any(|page| page.contains(words));
    assert!(shown(
        "Still to choose: ranks 1, 2, 3, 4, 5, 6, 7, 8 · 13 districts."
    ));
    assert!(shown("Still to choose: rank 1.\n"), "{asked:?}");
    assert!(shown("2 Thief") && shown("Which districts?"));
}

#[test]
fn single_cards_are_locked_and_redrawn_while_building_a_deck() {
    let args = ["deck", "build", "-p", "5", "--format", "json"];
    let steps = [
        ('1', "witch"),
        ('d', "keep"),
        ('l', "witch"),
        ('l', "keep"),
        ('f', "-"),
        ('r', "-"),
        ('r', "-"),
        ('.', ""),
    ];
    let (_, out, _, asked) = run_scripted(&args, build(&steps));
    let deck: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(deck["characters"][0], "witch");
    assert!(
        deck["districts"]
            .as_array()
            .unwrap()
            .contains(&json!("keep"))
    );
    assert_eq!(deck["balance"]["balanced"], true);
    assert!(
        asked
            .iter()
            .any(|page| page.contains("1 Witch ▣") && page.contains("3 Keep ▣"))
    );
    let full: Vec<&String> = asked
        .iter()
        .filter(|page| page.contains("Complete"))
        .collect();
    assert!(full[0] != full[1] && full[1] != full[2]);
}

#[test]
fn leaving_the_building_of_a_deck_asks_and_escape_at_the_name_goes_back_to_the_cards() {
    let mut answers = build(&[('f', "-"), ('.', "-")]);
    answers.push(Answer::Leave);
    answers.extend(build(&[('u', "-"), ('f', "-"), ('.', "")]));
    let (status, ..) = run_scripted(&["deck", "build", "-p", "5"], answers);
    assert_eq!(status, 0);
    let mut answers = build(&[('f', "-")]);
    answers.extend([Key::Escape, Key::Back, Key::Escape, Key::Enter].map(Answer::Press));
    let (status, _, _, asked) = run_scripted(&["deck", "build", "-p", "5"], answers);
    assert_eq!(status, 130);
    assert!(
        asked
            .last()
            .unwrap()
            .contains("The deck so far will be lost."),
        "{asked:?}"
    );
}

#[test]
fn an_invalid_name_is_asked_for_again_while_saving_a_deck() {
    let home = tempfile::tempdir().unwrap();
    let mut answers = build(&[('f', "-"), ('.', "first-game")]);
    answers.push(Answer::Type("a.b"));
    answers.push(Answer::Type("ours"));
    let (status, out, ..) = run_scripted_at(home.path(), &["deck", "build", "-p", "5"], answers);
    assert_eq!(status, 0);
    assert!(out.contains("Saved as \"ours\"."), "{out}");
}

#[test]
fn the_screen_of_a_deck_that_is_built_fits_in_every_language() {
    let english = english_of(|lang| {
        let texts = Texts::new(lang.parse().unwrap());
        let mut build = Build::new(Edition::E2016, Players::Eight, Chance::new("x"));
        let mut pages = Vec::new();
        for step in 0..3 {
            let screen = build.screen(Viewer::Table);
            let page = citadels::command::deck::build::page(&texts, &screen.scene);
            let page = flow::screen(&texts, page, None, &screen.actions);
            let draw = |width| {
                Canvas {
                    width,
                    color: false,
                }
                .draw(&page)
            };
            let wide = draw(100);
            assert!(draw(80).lines().count() <= 24, "{}", draw(80));
            for width in [80, 60, 40] {
                let narrow = draw(width);
                assert_eq!(words(&narrow), words(&wide), "{narrow}");
                let fits = |line: &str| line.chars().count() <= width;
                assert!(narrow.lines().all(fits), "{narrow}");
                // The part below the last empty line stays visible on 24 lines.
                let legend = narrow.lines().rev().take_while(|line| !line.is_empty());
                assert!(legend.count() < 12, "{narrow}");
            }
            pages.extend([draw(80), draw(40)]);
            match step {
                0 => build.apply(Viewer::Table, &Input::Fill).unwrap(),
                1 => {
                    let card = screen.scene.plan.cards().last().unwrap();
                    build.apply(Viewer::Table, &Input::Lock(card)).unwrap();
                }
                _ => {}
            }
        }
        pages.join("\n")
    });
    insta::assert_snapshot!("deck-build-en", english);
}

#[test]
fn a_saved_deck_is_found_whatever_its_capitals() {
    let home = tempfile::tempdir().unwrap();
    let save = |name| run_at(home.path(), &["deck", "save", name, "15E80FKDDZJ"]).answered();
    save("Friday night");
    let shown = run_at(home.path(), &["deck", "show", "friday NIGHT"]).answered();
    assert!(shown.contains("15E80FKDDZJ"), "{shown}");
}

#[test]
fn a_deck_code_is_shown_for_phones_if_that_is_asked_for() {
    let page = run(&["deck", "show", "15E80FKDDZJ", "--qr"]).answered();
    let drawn = page
        .lines()
        .filter(|line| line.contains('█') && line.chars().count() == 25);
    assert!(drawn.count() > 8, "{page}");
    assert!(page.contains("Scan it"), "{page}");
    assert!(
        !run(&["deck", "show", "15E80FKDDZJ"])
            .answered()
            .contains("Scan it")
    );
}
