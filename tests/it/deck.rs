//! `citadels deck`.

use super::program::{Outcome, command, run, run_command};
use serde_json::{Value, json};
use std::path::Path;

#[test]
fn json_of_a_deck_holds_the_promised_keys() {
    let deck = run(&[
        "deck", "random", "-p", "5", "--seed", "friday", "--format", "json",
    ])
    .json();
    assert_eq!(deck["code"], "15E80FKDDZJ");
    assert_eq!(
        (&deck["seed"], &deck["players"], &deck["edition"]),
        (&json!("1-friday"), &json!(5), &json!("2016"))
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

#[test]
fn the_printed_seed_and_the_plain_one_give_the_same_deck_and_the_code_too() {
    let deck = |args: &[&str]| run(&[&["deck"], args, &["--format", "json"]].concat()).json();
    let friday = deck(&["random", "-p", "5", "--seed", "friday"]);
    assert_eq!(deck(&["random", "-p", "5", "--seed", "1-friday"]), friday);
    let many = deck(&["random", "-p", "5", "--seed", "friday", "--count", "3"]);
    assert_eq!(many["decks"][0], friday);
    assert_eq!(many["decks"].as_array().unwrap().len(), 3);
    let shown = deck(&["show", "15e8-0fkd-dzj"]);
    assert_eq!(
        (&shown["characters"], &shown["districts"]),
        (&friday["characters"], &friday["districts"])
    );
    assert!(
        run(&["deck", "random", "-p", "5", "--seed", "2-friday"])
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
    assert!(page.contains("Patrician instead"), "{page}");
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
fn deck_check_tells_every_fault_and_then_the_balance() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("emissaries.json");
    let list = run(&["deck", "show", "illustrious-emissaries", "--format", "json"]).answered();
    std::fs::write(&path, list).unwrap();
    let path = path.to_str().unwrap();
    let outcome = run(&["deck", "check", path, "-p", "2"]);
    assert_eq!(outcome.status, 1);
    let stderr = outcome.stderr;
    assert!(
        stderr.contains("Artist is of rank 9")
            && stderr.contains("Emperor can be used only with 3"),
        "{stderr}"
    );
    assert!(
        outcome.stdout.contains("sum of costs"),
        "{}",
        outcome.stdout
    );
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
fn what_is_wished_and_cannot_be_is_not_dropped_silently() {
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
            .contains("there is no rank 9")
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
    assert_eq!(seeds, [&json!("1-q"), &Value::Null, &Value::Null]);
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
    let unbalanced = run(&[
        &["deck", "random", "-p", "5", "--unbalanced", "--seed", "a"],
        &five[..],
    ]
    .concat())
    .answered();
    assert!(unbalanced.contains("Not balanced"), "{unbalanced}");
}

#[test]
fn what_is_no_deck_is_told() {
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
            .contains("a letter is wrong")
    );
    assert!(
        run(&["deck", "show", "./nothing.toml"])
            .refused(1)
            .contains("cannot be read")
    );
}

fn at_home(home: &Path, args: &[&str]) -> Outcome {
    let mut command = command(args);
    command.env("CITADELS_HOME", home);
    run_command(command)
}

#[test]
fn a_deck_is_saved_shown_listed_and_forgotten() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    at_home(home, &["deck", "save", "our friday", "15E80FKDDZJ"]).answered();
    let saved = at_home(home, &["deck", "show", "our friday", "--format", "json"]).json();
    assert_eq!(saved["code"], "15E80FKDDZJ");
    assert!(
        at_home(home, &["list", "decks"])
            .answered()
            .contains("our friday")
    );
    // The same deck again is no change; another one wants --force.
    at_home(home, &["deck", "save", "our friday", "15E80FKDDZJ"]).answered();
    assert!(
        at_home(home, &["deck", "save", "our friday", "first-game"])
            .refused(1)
            .contains("--force")
    );
    at_home(
        home,
        &["deck", "save", "our friday", "first-game", "--force"],
    )
    .answered();
    at_home(home, &["deck", "forget", "our friday"]).answered();
    assert!(
        at_home(home, &["deck", "forget", "our friday"])
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
        at_home(home.path(), &["deck", "save", "--", name, "first-game"]).refused(1);
    }
    assert!(!home.path().join("decks").exists());
}

#[test]
fn a_deck_file_may_be_toml_or_json_in_any_language_and_tells_all_its_faults() {
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
            .contains("neither TOML nor JSON")
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
    assert!(
        run(&["deck", "reroll", "vicious-nobles", "-p", "5", "spy"])
            .refused(1)
            .contains("not in this deck")
    );
}

#[test]
fn the_deck_page_looks_as_it_should() {
    for lang in ["en", "fr", "ru", "uk"] {
        let page = |columns: &str| {
            let mut command =
                command(&["deck", "show", "cunning-agents", "-p", "2", "--lang", lang]);
            command.env("COLUMNS", columns);
            run_command(command).answered()
        };
        insta::assert_snapshot!(
            format!("deck-show-{lang}"),
            format!("{}\n{}", page("80"), page("40"))
        );
    }
}

#[test]
fn why_names_traits_and_wishes() {
    let page = run(&[
        "deck", "random", "-p", "5", "--seed", "a", "--must", "theater", "--why",
    ])
    .answered();
    assert!(
        page.contains("Theater") && page.contains("bluff, needs explaining, your wish"),
        "{page}"
    );
}
