//! The play log: the user's memory. What was reported as saved is there, whatever happens.

use super::program::{command, run_command, sentences};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

/// A home of its own for each test, with a path short enough to stand on one line.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn run(&self, args: &[&str]) -> super::program::Outcome {
        run_command(self.command(args))
    }

    fn command(&self, args: &[&str]) -> std::process::Command {
        let mut command = command(args);
        command.env("CITADELS_HOME", self.0.path());
        command
    }

    fn save(&self, one: &str, other: &str, more: &[&str]) -> Value {
        let args = ["score", "--save", "--format", "json", one, other];
        self.run(&[&args[..], more].concat()).json()
    }

    fn json(&self, args: &[&str]) -> Value {
        self.run(&[args, &["--format", "json"]].concat()).json()
    }

    fn log(&self) -> PathBuf {
        self.0.path().join("plays.jsonl")
    }

    fn ids(&self) -> Vec<u64> {
        let plays = self.json(&["history", "list"])["plays"].clone();
        plays
            .as_array()
            .unwrap()
            .iter()
            .map(|play| play["id"].as_u64().unwrap())
            .collect()
    }
}

#[test]
fn a_saved_play_is_listed_shown_and_counted() {
    let home = Home::new();
    let more = [
        "--date",
        "2026-11-13",
        "--minutes",
        "70",
        "--location",
        "Kyiv",
        "--comment",
        "late",
    ];
    let saved = home.save(
        "Anton: castle, tavern*; gold 2, rank 8",
        "Dmytro: keep; rank 3",
        &more,
    );
    assert_eq!(saved["saved"], 1);
    home.save(
        "Anton: tavern; rank 2",
        "Dmytro: castle, keep; rank 5",
        &["--date", "2026-11-14"],
    );
    let list = home.run(&["history", "list"]).answered();
    assert!(
        list.contains("2026-11-13  Anton") && list.contains("2 plays"),
        "{list}"
    );
    let show = home.run(&["history", "show", "1"]).answered();
    assert!(
        show.starts_with("Play 1\n2026-11-13, 2016 edition"),
        "{show}"
    );
    for word in [
        "Minutes  70",
        "Kyiv",
        "late",
        "Castle 4, Tavern 1+1",
        "Anton wins.",
    ] {
        assert!(show.contains(word), "{word} in {show}");
    }
    let stats = home.json(&["history", "stats"]);
    assert_eq!(stats["plays"], 2);
    assert_eq!(stats["players"][0]["name"], "Dmytro");
    assert_eq!(
        (
            &stats["players"][0]["wins"],
            &stats["players"][0]["average"]
        ),
        (&1.into(), &5.0.into())
    );
    assert_eq!(stats["players"][1]["best"], 6);
    assert_eq!(stats["rivals"][0]["wins"], 1);
    let ranks: Vec<u64> = stats["ranks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| r["rank"].as_u64().unwrap())
        .collect();
    assert_eq!(ranks, [2, 3, 5, 8]);
}

#[test]
fn undo_takes_the_last_play_back_and_erases_nothing() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    home.save("A: castle", "B: keep", &[]);
    let before = fs::read_to_string(home.log()).unwrap();
    assert_eq!(home.json(&["history", "undo"])["undone"], 2);
    assert_eq!(home.ids(), [1]);
    let after = fs::read_to_string(home.log()).unwrap();
    assert!(
        after.starts_with(&before) && after.lines().count() == 3,
        "{after}"
    );
    assert_eq!(
        home.save("A: castle", "B: keep", &[])["saved"],
        3,
        "a number is never used again"
    );
    assert_eq!(home.ids(), [1, 3]);
    home.run(&["history", "undo"]).answered();
    home.run(&["history", "undo"]).answered();
    let stderr = home.run(&["history", "undo"]).refused(1);
    assert!(stderr.contains("nothing to undo"), "{stderr}");
    let stderr = home.run(&["history", "show", "2"]).refused(1);
    assert!(stderr.contains("no play 2"), "{stderr}");
}

#[test]
fn a_torn_last_line_is_set_aside_and_everything_before_it_stays() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let whole = fs::read(home.log()).unwrap();
    for cut in [1, 20, whole.len() - 2] {
        let torn = [&whole[..], &whole[..cut]].concat();
        fs::write(home.log(), &torn).unwrap();
        let list = home.run(&["history", "list"]).answered();
        assert!(
            sentences(&list).contains("broken off") && list.contains("plays.torn"),
            "{list}"
        );
        assert_eq!(fs::read(home.log()).unwrap(), whole);
        let list = home.run(&["history", "list"]).answered();
        assert!(!list.contains("broken off"), "{list}");
    }
    let aside = fs::read(home.0.path().join("plays.torn")).unwrap();
    assert!(aside.starts_with(&whole[..1]));
    // A save after a power cut loses nothing either.
    fs::write(
        home.log(),
        [&whole[..], b"{\"v\":1,\"play\":{\"id\""].concat(),
    )
    .unwrap();
    assert_eq!(home.save("A: castle", "B: keep", &[])["saved"], 2);
    assert_eq!(home.ids(), [1, 2]);
}

#[test]
fn a_whole_record_without_its_line_break_stays_a_record() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let text = fs::read_to_string(home.log()).unwrap();
    fs::write(home.log(), text.trim_end()).unwrap();
    assert_eq!(home.ids(), [1]);
    assert_eq!(home.save("A: castle", "B: keep", &[])["saved"], 2);
    assert_eq!(home.ids(), [1, 2]);
    // Empty lines at the end harm nothing; a wrong line with its line break is not torn.
    fs::write(home.log(), format!("{}\n\r\n\n", text.trim_end())).unwrap();
    assert_eq!(home.ids(), [1]);
    fs::write(home.log(), format!("{text}hello\n")).unwrap();
    assert!(home.run(&["history", "list"]).refused(1).contains("Line 2"));
}

#[test]
fn a_play_with_a_card_that_is_not_known_is_shown_as_it_was_saved() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let text = fs::read_to_string(home.log())
        .unwrap()
        .replacen("castle", "castel", 1);
    fs::write(home.log(), text).unwrap();
    let show = home.run(&["history", "show", "1"]).answered();
    assert!(show.contains("    1  A            4"), "{show}");
}

#[test]
fn a_number_that_is_none_is_refused_with_what_fits() {
    let home = Home::new();
    let stderr = home.run(&["history", "show", "abc"]).refused(2);
    assert!(
        stderr.contains("“abc”") && stderr.contains("1, 2, 3"),
        "{stderr}"
    );
    let stderr = home
        .run(&["score", "A:", "B:", "--minutes", "1h"])
        .refused(2);
    assert!(stderr.contains("0–9999"), "{stderr}");
}

#[test]
fn a_newer_log_is_refused_and_left_as_it_is() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let newer = fs::read_to_string(home.log()).unwrap() + "{\"v\":2,\"saga\":true}\n";
    fs::write(home.log(), &newer).unwrap();
    for args in [
        &["history", "list"][..],
        &["history", "undo"],
        &["score", "A: castle", "B: keep", "--save"],
        &["deck", "random", "-p", "5", "--fresh"],
    ] {
        let stderr = home.run(args).refused(1);
        assert!(stderr.contains("newer"), "{args:?}: {stderr}");
        assert_eq!(fs::read_to_string(home.log()).unwrap(), newer);
    }
}

#[test]
fn a_line_that_is_no_record_is_told_and_nothing_is_changed() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let text = format!("hello\n{}", fs::read_to_string(home.log()).unwrap());
    fs::write(home.log(), &text).unwrap();
    let stderr = home.run(&["history", "list"]).refused(1);
    assert!(stderr.contains("Line 1"), "{stderr}");
    assert_eq!(fs::read_to_string(home.log()).unwrap(), text);
}

#[test]
fn eight_writers_at_once_lose_nothing() {
    let home = Home::new();
    let children: Vec<_> = (0..8)
        .map(|writer| {
            let one = format!("W{writer}: castle");
            let mut command = home.command(&["score", "--save", &one, "B: keep"]);
            command.stdout(Stdio::null()).spawn().unwrap()
        })
        .collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    assert_eq!(home.ids(), [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn a_writer_that_is_killed_harms_nobody_elses_plays() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    for wait in 0..12 {
        let mut command = home.command(&["score", "--save", "K: castle", "B: keep"]);
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_micros(wait * 400));
        let _ = child.kill();
        let _ = child.wait();
        // The log can be read, and the first play is in it.
        assert_eq!(home.ids()[0], 1);
    }
    let next = home.save("A: castle", "B: keep", &[])["saved"]
        .as_u64()
        .unwrap();
    assert_eq!(home.ids().last(), Some(&next));
}

#[test]
fn the_exports_hold_every_play() {
    let home = Home::new();
    let deck = home.0.path().join("table.toml");
    let text = "deck = \"first-game\"\n[[player]]\nname = \"Anton, the \\\"First\\\"\"\ncity = [\"castle\"]\nrank = 8\n[[player]]\nname = \"B\"\ncity = [\"keep\"]\n";
    fs::write(&deck, text).unwrap();
    home.run(&[
        "score",
        deck.to_str().unwrap(),
        "--save",
        "--date",
        "2026-11-13",
        "--minutes",
        "50",
    ])
    .answered();
    home.run(&[
        "score",
        "--edition",
        "classic",
        "A: university",
        "B:",
        "--save",
    ])
    .answered();
    let plays = home.run(&["history", "export", "--to", "bgstats"]).json();
    let first = &plays[0];
    assert_eq!(first["game"]["bggId"], 205_398);
    assert_eq!(plays[1]["game"]["bggId"], 478);
    assert_eq!(first["playDate"], "2026-11-13");
    assert_eq!(first["durationMin"], 50);
    assert_eq!(first["players"][0]["role"], "Warlord");
    assert_eq!(first["players"][0]["winner"], true);
    for key in [
        "game",
        "players",
        "playDate",
        "durationMin",
        "location",
        "comments",
    ] {
        assert!(first.get(key).is_some(), "{key}");
    }
    for key in ["name", "score", "rank", "winner", "startPlayer", "role"] {
        assert!(first["players"][1].get(key).is_some(), "{key}");
    }
    let csv = home.run(&["history", "export", "--to", "csv"]).answered();
    assert!(csv.contains("\"Anton, the \"\"First\"\"\""), "{csv}");
    assert_eq!(csv.lines().count(), 5);
    let json = home.run(&["history", "export", "--to", "json"]).json();
    assert_eq!(json["plays"].as_array().unwrap().len(), 2);
}

#[test]
fn what_is_exported_and_typed_again_counts_the_same() {
    let home = Home::new();
    home.run(&["score", "tests/scores/evening.toml", "--save"])
        .answered();
    let plays = home.json(&["history", "export", "--to", "json"]);
    let csv = home.run(&["history", "export", "--to", "csv"]).answered();
    let cities: Vec<&str> = csv
        .lines()
        .skip(1)
        .map(|row| row.split('"').nth(1).unwrap_or(""))
        .collect();
    let players = plays["plays"][0]["players"].as_array().unwrap();
    let lines: Vec<String> = players
        .iter()
        .zip(cities)
        .map(|(player, city)| {
            let number = |key: &str| player[key].as_u64().unwrap_or(0);
            let flag = |key: &'static str| if player[key] == true { key } else { "" };
            let shown = player["shown"].as_array().map_or(0, Vec::len);
            let vault = if shown > 0 { " + secret-vault" } else { "" };
            format!(
                "{}: {city}; gold {}, hand {}{vault}, museum {}, rank {}, {}, {}",
                player["name"].as_str().unwrap(),
                number("gold"),
                number("hand").saturating_sub(shown as u64),
                number("museum"),
                number("rank"),
                flag("crown"),
                flag("first"),
            )
        })
        .collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let again = home.json(&[&["score"], &lines[..]].concat());
    for (one, other) in again["players"].as_array().unwrap().iter().zip(players) {
        assert_eq!(one["total"], other["total"], "{one}");
    }
}

#[test]
fn a_fresh_deck_prefers_what_was_not_played_lately_and_is_balanced() {
    let home = Home::new();
    let table = home.0.path().join("table.toml");
    let text = "deck = \"first-game\"\n[[player]]\nname = \"A\"\ncity = [\"castle\"]\n[[player]]\nname = \"B\"\ncity = []\n";
    fs::write(&table, text).unwrap();
    home.run(&["score", table.to_str().unwrap(), "--save"])
        .answered();
    let list = home.json(&["deck", "show", "first-game"]);
    let played: Vec<&str> = ["characters", "districts"]
        .iter()
        .flat_map(|key| list[key].as_array().unwrap())
        .map(|id| id.as_str().unwrap())
        .collect();
    let shared = |fresh: &[&str]| -> usize {
        (0..10)
            .map(|seed| {
                let seed = seed.to_string();
                let args = [&["deck", "random", "-p", "5", "--seed", &seed], fresh].concat();
                let deck = home.json(&args);
                assert_eq!(deck["balance"]["balanced"], true);
                let cards = ["characters", "districts"].map(|key| deck[key].clone());
                let cards = cards.iter().flat_map(|list| list.as_array().unwrap());
                cards
                    .filter(|id| played.contains(&id.as_str().unwrap()))
                    .count()
            })
            .sum()
    };
    let (plain, fresh) = (shared(&[]), shared(&["--fresh"]));
    assert!(fresh + 25 < plain, "{fresh} against {plain} of 220 cards");
}

#[test]
fn a_date_that_is_none_is_refused_before_anything_is_saved() {
    let home = Home::new();
    let stderr = home
        .run(&["score", "A: castle", "B:", "--save", "--date", "2026-13-45"])
        .refused(1);
    assert!(stderr.contains("2026-11-16"), "{stderr}");
    assert!(!home.log().exists());
}

#[test]
fn a_log_that_is_no_file_is_told() {
    let home = Home::new();
    fs::create_dir_all(home.log()).unwrap();
    let stderr = home.run(&["history", "list"]).refused(1);
    assert!(stderr.contains("cannot be read"), "{stderr}");
}

#[test]
fn the_history_pages_in_four_languages() {
    let home = Home::new();
    home.save(
        "Anton: castle, keep; rank 8",
        "Dmytro: manor; rank 4",
        &["--date", "2026-11-13"],
    );
    home.save(
        "Anton: manor; rank 1",
        "Dmytro: palace; rank 9",
        &["--date", "2026-11-14"],
    );
    for lang in ["en", "fr", "ru", "uk"] {
        let page = |args: &[&str]| home.run(&[args, &["--lang", lang]].concat()).answered();
        let all = [
            page(&["history", "list"]),
            page(&["history", "stats"]),
            page(&["history", "show", "2"]),
        ];
        insta::assert_snapshot!(format!("history-{lang}"), all.join("\n---\n"));
    }
}
