//! The play log: the user's memory. Everything reported as saved is there, whatever happens.

use super::languages::english_of;
use super::program::{command, run_command, run_scripted_at, sentences};
use super::script::Answer;
use citadels::app::App;
use citadels::files::Store;
use citadels::language::Language;
use citadels::page::Key;
use citadels::texts::Texts;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// A separate home for each test, with a path short enough for one line.
pub struct Home(pub tempfile::TempDir);

impl Home {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn run(&self, args: &[&str]) -> super::program::Outcome {
        run_command(self.command(args))
    }

    /// What an import of this file is refused for.
    pub fn import_faults(&self, file: &std::path::Path) -> Vec<(String, String)> {
        let file = file.to_str().unwrap();
        let args = ["history", "import", file, "--format", "json"];
        self.run(&args).faults()
    }

    pub fn command(&self, args: &[&str]) -> std::process::Command {
        let mut command = command(args);
        command.env("CITADELS_HOME", self.0.path());
        command
    }

    pub fn save(&self, one: &str, other: &str, more: &[&str]) -> Value {
        let args = ["score", "--save", "--format", "json", one, other];
        self.run(&[&args[..], more].concat()).json()
    }

    pub fn json(&self, args: &[&str]) -> Value {
        self.run(&[args, &["--format", "json"]].concat()).json()
    }

    pub fn log(&self) -> PathBuf {
        self.0.path().join("plays.jsonl")
    }

    pub fn ids(&self) -> Vec<u64> {
        let plays = self.json(&["history", "list"])["plays"].clone();
        plays
            .as_array()
            .unwrap()
            .iter()
            .map(|play| play["id"].as_u64().unwrap())
            .collect()
    }
}

/// What BG Stats reads from links, one per line.
pub fn links(text: &str) -> Vec<Value> {
    let data = text.lines().map(|line| {
        let data = line.strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=");
        let data = data.expect("a link that BG Stats knows");
        let is_safe = |c: char| c.is_ascii_alphanumeric() || "-_.~%".contains(c);
        assert!(data.chars().all(is_safe), "{data}");
        let decoded = percent_encoding::percent_decode_str(data).decode_utf8();
        serde_json::from_str(&decoded.unwrap()).unwrap()
    });
    data.collect()
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
        "Where    Kyiv",
        "late",
        "Castle\u{a0}4, Tavern\u{a0}1+1",
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
fn undo_reverts_the_last_play_and_erases_nothing() {
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
        // Reading tells it and changes nothing.
        let list = home.run(&["history", "list"]).answered();
        assert!(sentences(&list).contains("cut off"), "{list}");
        let json = home.json(&["history", "list"]);
        assert_eq!(json["warnings"][0]["id"], "torn-line");
        assert_eq!(fs::read(home.log()).unwrap(), torn);
        // Saving moves it aside, and tells that too.
        let saved = home.save("A: castle", "B: keep", &[]);
        assert_eq!((&saved["saved"], home.ids()), (&2.into(), vec![1, 2]));
        let told = saved["warnings"].as_array().unwrap().iter();
        let mut told = told.filter(|one| one["id"] == "torn-line");
        let told = told.next().expect("it is told")["message"]
            .as_str()
            .unwrap();
        assert!(told.contains("plays.torn"), "{told}");
        let list = home.run(&["history", "list"]).answered();
        assert!(!list.contains("cut off"), "{list}");
        assert!(fs::read(home.log()).unwrap().starts_with(&whole));
    }
    let aside = fs::read_to_string(home.0.path().join("plays.torn")).unwrap();
    let pieces: Vec<usize> = aside.lines().map(str::len).collect();
    assert_eq!(pieces, [1, 20, whole.len() - 2]);
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
    // Empty lines at the end are harmless; a wrong line with its line break is not torn.
    fs::write(home.log(), format!("{}\n\r\n\n", text.trim_end())).unwrap();
    assert_eq!(home.ids(), [1]);
    fs::write(home.log(), format!("{text}hello\n")).unwrap();
    let list = home.run(&["history", "list"]).answered();
    assert!(list.contains("Line 2 of the play log"), "{list}");
}

#[test]
fn a_play_with_an_unknown_card_is_shown_as_saved() {
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
fn an_invalid_number_is_refused_with_the_valid_ones() {
    let home = Home::new();
    let stderr = home.run(&["history", "show", "abc"]).refused(2);
    assert!(
        stderr.contains("\"abc\"") && stderr.contains("1, 2, 3"),
        "{stderr}"
    );
    let stderr = home
        .run(&["score", "A:", "B:", "--minutes", "1h"])
        .refused(2);
    assert!(stderr.contains("0–9999"), "{stderr}");
}

#[test]
fn a_newer_log_is_read_as_far_as_it_is_known_and_left_as_it_is() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let newer = fs::read_to_string(home.log()).unwrap() + "{\"v\":2,\"saga\":true}\n";
    fs::write(home.log(), &newer).unwrap();
    assert_eq!(home.ids(), [1]);
    let list = home.json(&["history", "list"]);
    assert_eq!(list["warnings"][0]["id"], "broken-lines");
    for args in [
        &["history", "undo"][..],
        &["history", "edit", "1", "--minutes", "5"],
    ] {
        let stderr = home.run(args).refused(1);
        assert!(
            stderr.contains("Line 2") && stderr.contains("newer"),
            "{args:?}: {stderr}"
        );
        assert_eq!(fs::read_to_string(home.log()).unwrap(), newer);
    }
    // The score is shown even though it can't be saved.
    let unsaved = home.run(&["score", "A: castle", "B: keep", "--save"]);
    assert_eq!(unsaved.status, 1);
    assert!(unsaved.stdout.contains("A wins") && unsaved.stderr.contains("newer"));
    assert_eq!(fs::read_to_string(home.log()).unwrap(), newer);
}

/// A newer program would have written the lines below, too.
#[test]
fn one_flipped_bit_makes_one_line_unreadable_and_no_more() {
    for flipped in [1, 2, 3] {
        let home = Home::new();
        for _ in 0..3 {
            home.save("A: castle", "B: keep", &[]);
        }
        let text = fs::read_to_string(home.log()).unwrap();
        let lines = text.lines().enumerate().map(|(index, line)| {
            if index + 1 == flipped {
                return line.replacen("\"v\":1", "\"v\":3", 1) + "\n";
            }
            format!("{line}\n")
        });
        fs::write(home.log(), lines.collect::<String>()).unwrap();
        assert_eq!(home.ids().len(), 2, "{flipped}");
        let found = home.run(&["history", "check"]);
        let named = format!("Line {flipped} can't be read");
        assert!(found.stdout.contains(&named), "{}", found.stdout);
        // Only at the end may it be a newer program's.
        let saved = home.run(&["score", "--save", "A: castle", "B: keep"]);
        assert_eq!(saved.status, i32::from(flipped == 3), "{}", saved.stderr);
        home.run(&["history", "check", "--repair"]).answered();
        home.save("A: castle", "B: keep", &[]);
    }
}

#[test]
fn a_line_that_is_not_a_record_is_told_and_stops_nothing() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let text = format!("hello\n{}", fs::read_to_string(home.log()).unwrap());
    fs::write(home.log(), &text).unwrap();
    for args in [
        &["history", "list"][..],
        &["history", "stats"],
        &["history", "show", "1"],
        &["score", "--save", "A: castle", "B: keep"],
    ] {
        let page = sentences(&home.run(args).answered());
        let told = "Line 1 of the play log can't be read and isn't counted.";
        assert!(page.contains(told), "{args:?}: {page}");
        assert!(page.contains("citadels history check"), "{args:?}: {page}");
    }
    for to in ["json", "csv", "bgstats"] {
        let export = home.run(&["history", "export", "--to", to]);
        assert_eq!(export.status, 0);
        assert!(export.stderr.contains("! Line 1"), "{}", export.stderr);
        assert!(!export.stdout.contains("Line 1"), "{}", export.stdout);
    }
    let after = fs::read_to_string(home.log()).unwrap();
    assert!(
        after.starts_with(&text) && after.lines().count() == 3,
        "{after}"
    );
    assert_eq!(home.ids(), [1, 2]);
}

#[test]
fn eight_concurrent_writers_lose_nothing() {
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
fn a_killed_writer_does_not_harm_other_plays() {
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
fn the_exports_contain_every_play() {
    let home = Home::new();
    let deck = home.0.path().join("table.toml");
    let text = "deck = \"first-game\"\n[[player]]\nname = \"Anton the \\\"First\\\"\"\ncity = [\"castle\"]\nrank = 8\n[[player]]\nname = \"B\"\ncity = [\"keep\"]\n";
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
    let plays = links(
        &home
            .run(&["history", "export", "--to", "bgstats"])
            .answered(),
    );
    let first = &plays[0];
    assert_eq!(first["game"]["bggId"], 205_398);
    assert_eq!(plays[1]["game"]["bggId"], 478);
    assert_eq!(first["sourcePlayId"], "1");
    assert_eq!(first["playDate"], "2026-11-13 12:00:00");
    assert_eq!(first["durationMin"], 50);
    assert_eq!(first["players"][0]["role"], "Warlord");
    assert_eq!(first["players"][0]["winner"], true);
    assert_eq!(first["players"][1]["sourcePlayerId"], "b");
    for key in [
        "sourceName",
        "sourcePlayId",
        "playDate",
        "durationMin",
        "location",
        "comments",
    ] {
        assert!(first.get(key).is_some(), "{key}");
    }
    for key in ["name", "sourceGameId", "bggId"] {
        assert!(first["game"].get(key).is_some(), "{key}");
    }
    for key in [
        "name",
        "sourcePlayerId",
        "score",
        "rank",
        "winner",
        "startPlayer",
    ] {
        assert!(first["players"][1].get(key).is_some(), "{key}");
    }
    let second = home.run(&["history", "export", "--to", "bgstats", "2"]);
    assert_eq!(links(&second.answered()), plays[1..]);
    let stderr = home.run(&["history", "export", "--to", "csv", "1", "7", "8"]);
    let stderr = stderr.refused(1);
    assert!(
        stderr.contains("no play 7") && stderr.contains("no play 8"),
        "{stderr}"
    );
    let stderr = home
        .run(&["history", "export", "--to", "csv", "one"])
        .refused(2);
    assert!(
        stderr.contains("\"one\"") && stderr.contains("1, 2, 3"),
        "{stderr}"
    );
    let csv = home.run(&["history", "export", "--to", "csv"]).answered();
    assert!(csv.contains("\"Anton the \"\"First\"\"\""), "{csv}");
    assert_eq!(csv.lines().count(), 5);
    let json = home.run(&["history", "export", "--to", "json"]).json();
    assert_eq!(json["plays"].as_array().unwrap().len(), 2);
}

#[test]
fn exported_games_typed_again_score_the_same() {
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
fn a_fresh_deck_prefers_cards_not_played_recently_and_is_balanced() {
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
fn a_deck_has_a_seed_only_if_that_seed_alone_gives_it_again() {
    let home = Home::new();
    home.run(&["score", "tests/scores/rulebook-2016.toml", "--save"])
        .answered();
    let random =
        |args: &[&str]| home.json(&[&["deck", "random", "-p", "5", "--seed", "7"], args].concat());
    let plain = random(&[]);
    let seed = plain["seed"].as_str().unwrap();
    let again = home.json(&["deck", "random", "-p", "5", "--seed", seed]);
    assert_eq!(again["code"], plain["code"]);
    // The play log has a say in it.
    assert_eq!(random(&["--fresh"]).get("seed"), None);
    // The others follow from the first.
    for (args, seeds) in [(&[][..], [true, false, false]), (&["--fresh"], [false; 3])] {
        let decks = random(&[&["--count", "3"], args].concat())["decks"].clone();
        let has_seed = |deck: &Value| deck.get("seed").is_some();
        let decks = decks.as_array().unwrap().iter();
        assert_eq!(decks.map(has_seed).collect::<Vec<_>>(), seeds, "{args:?}");
    }
}

#[test]
fn an_invalid_date_is_refused_before_anything_is_saved() {
    let home = Home::new();
    let stderr = home
        .run(&["score", "A: castle", "B:", "--save", "--date", "2026-13-45"])
        .refused(1);
    assert!(stderr.contains("2026-11-16"), "{stderr}");
    assert!(!home.log().exists());
}

#[test]
fn a_log_that_is_not_a_file_is_reported() {
    let home = Home::new();
    fs::create_dir_all(home.log()).unwrap();
    let stderr = home.run(&["history", "list"]).refused(1);
    assert!(stderr.contains("can't be read"), "{stderr}");
}

#[test]
fn a_date_is_shown_in_the_language_format_and_typed_as_always() {
    let home = Home::new();
    home.save("A: castle", "B: palace", &["--date", "2026-11-16"]);
    for (lang, date) in [
        ("en", "2026-11-16"),
        ("fr", "16/11/2026"),
        ("ru", "16.11.2026"),
        ("uk", "16.11.2026"),
    ] {
        let list = home.run(&["history", "list", "--lang", lang]).answered();
        let show = home
            .run(&["history", "show", "1", "--lang", lang])
            .answered();
        assert!(list.contains(date) && show.contains(date), "{list}{show}");
        let json = home.json(&["history", "show", "1", "--lang", lang]);
        assert_eq!(json["date"], "2026-11-16");
        let since = ["history", "list", "--since", "2026-11-16", "--lang", lang];
        assert!(home.run(&since).answered().contains(date));
    }
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
    let english = english_of(|lang| {
        let page = |args: &[&str]| home.run(&[args, &["--lang", lang]].concat()).answered();
        let all = [
            page(&["history", "list"]),
            page(&["history", "stats"]),
            page(&["history", "show", "2"]),
        ];
        all.join("\n---\n")
    });
    insta::assert_snapshot!("history-en", english);
}

/// Three evenings, the second of them saved last.
fn three_evenings() -> Home {
    let home = Home::new();
    let evening = |one: &str, other: &str, date: &str, more: &[&str]| {
        let dated = [&["--date", date], more].concat();
        home.save(one, other, &dated);
    };
    evening(
        "Ann: castle, keep",
        "Bob: manor",
        "2026-10-30",
        &["--minutes", "50"],
    );
    evening(
        "Bob: palace",
        "Cyd: keep",
        "2026-12-01",
        &["--location", "Kyiv"],
    );
    evening("ann: manor", "Cyd: palace", "2026-11-13", &[]);
    home
}

#[test]
fn the_list_is_by_date_with_place_and_duration() {
    let home = three_evenings();
    assert_eq!(home.ids(), [1, 3, 2], "oldest first for scripts");
    let list = home.run(&["history", "list"]).answered();
    assert!(list.starts_with("Plays\n3 plays, newest first\n"), "{list}");
    let at = |word: &str| {
        list.find(word)
            .unwrap_or_else(|| panic!("{word} in {list}"))
    };
    assert!(at("2026-12-01") < at("2026-11-13") && at("2026-11-13") < at("2026-10-30"));
    for word in ["Where", "Kyiv", "Minutes", "50"] {
        assert!(list.contains(word), "{word} in {list}");
    }
}

#[test]
fn list_and_stats_narrow_by_player_deck_and_date() {
    let home = three_evenings();
    home.run(&["history", "edit", "3", "--deck", "first-game"])
        .answered();
    for (wish, ids) in [
        (&["--player", "ANN"][..], &[1, 3][..]),
        (&["--player", "Ann", "--player", "cyd"], &[3]),
        (&["--player", "Bob", "--since", "2026-11"], &[2]),
        (&["--since", "2026-11-13"], &[3, 2]),
        (&["--until", "2026-11-13"], &[1, 3]),
        (&["--until", "2026-11"], &[1, 3]),
        (&["--since", "2026", "--until", "2026"], &[1, 3, 2]),
        (&["--since", "2027"], &[]),
        (&["--deck", "first-game"], &[3]),
        (&["--deck", "Configuration de base"], &[3]),
        (&["--deck", "vicious-nobles"], &[]),
    ] {
        let list = home.json(&[&["history", "list"], wish].concat());
        let found = list["plays"].as_array().unwrap().iter();
        let found: Vec<u64> = found.map(|play| play["id"].as_u64().unwrap()).collect();
        assert_eq!(found, ids, "{wish:?}");
        let stats = home.json(&[&["history", "stats"], wish].concat());
        assert_eq!(stats["plays"], ids.len(), "{wish:?}");
    }
    for command in ["list", "stats"] {
        let none = home
            .run(&["history", command, "--since", "2027"])
            .answered();
        assert!(none.contains("No plays match."), "{none}");
    }
    for (wish, id) in [
        (["--player", "Anne"], "unknown-player"),
        (["--deck", "friday"], "unknown-deck"),
        (["--since", "november"], "bad-value"),
        (["--until", "2026-13"], "bad-value"),
    ] {
        let args = [&["history", "list", "--format", "json"], &wish[..]].concat();
        assert_eq!(home.run(&args).faults()[0].0, id, "{wish:?}");
    }
    let stderr = home
        .run(&["history", "list", "--player", "Anne"])
        .refused(1);
    assert!(stderr.contains("Known players: Ann, Cyd, Bob"), "{stderr}");
}

#[test]
fn ann_and_ann_are_one_player() {
    let home = three_evenings();
    let saved = home.json(&["history", "show", "3"]);
    assert_eq!(saved["players"][0]["name"], "Ann", "saved as she is known");
    // An older log with both spellings.
    let text = fs::read_to_string(home.log()).unwrap();
    fs::write(home.log(), text.replacen("\"Ann\"", "\"ann\"", 2)).unwrap();
    let stats = home.json(&["history", "stats"]);
    let names = stats["players"].as_array().unwrap().iter();
    let names: Vec<&str> = names.map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ann", "Bob", "Cyd"]);
    assert_eq!(stats["players"][0]["plays"], 2);
    // For a saved play, the saved spelling is shown; otherwise the typed one.
    for (save, name) in [(&["--save"][..], "Ann"), (&[], "ANN")] {
        let args = [&["score", "ANN: castle", "B: keep"], save].concat();
        assert_eq!(home.json(&args)["players"][0]["name"], name);
    }
}

#[test]
fn invalid_names_are_refused_everywhere() {
    let home = Home::new();
    let long = "x".repeat(10_000);
    let file = home.0.path().join("table.toml");
    for name in [&long, "Ann, Bob", "\u{1b}[2J", "<", "a\tb", "\u{202e}nnA"] {
        let line = format!("{name}: castle");
        let args = ["score", "--save", "--format", "json", &line, "B: keep"];
        let faults = home.run(&args).faults();
        assert_eq!(
            faults,
            [("bad-name".to_owned(), "line[0]".to_owned())],
            "{name:?}"
        );
        let named = serde_json::to_string(name).unwrap();
        let text = format!(
            "{{\"player\":[{{\"name\":\"B\",\"city\":[]}},{{\"name\":{named},\"city\":[]}}]}}"
        );
        fs::write(&file, text).unwrap();
        let faults = home.run(&["score", "--format", "json", file.to_str().unwrap()]);
        let expected = [("bad-name".to_owned(), "player[1].name".to_owned())];
        assert_eq!(faults.faults(), expected, "{name:?}");
    }
    assert!(!home.log().exists());
    let faults = home.run(&["score", "--format", "json", "Zoë: castle", "ZOE: keep"]);
    assert_eq!(
        faults.faults(),
        [("same-name".to_owned(), "line[1]".to_owned())]
    );
    home.save("Ann: castle", "B: keep", &[]);
    for name in ["Ann, Bob", "<", " ", &long] {
        for args in [
            &["history", "rename", "Ann", name][..],
            &["history", "edit", "1", "--player", &format!("Ann={name}")],
        ] {
            let args = [args, &["--format", "json"]].concat();
            assert_eq!(home.run(&args).faults()[0].0, "bad-name", "{name:?}");
        }
    }
    assert_eq!(
        home.json(&["history", "show", "1"])["players"][0]["name"],
        "Ann"
    );
}

#[test]
fn an_edit_changes_only_what_is_given() {
    let home = three_evenings();
    let before = home.json(&["history", "show", "1"]);
    let page = home
        .run(&[
            "history",
            "edit",
            "1",
            "--date",
            "2026-10-31",
            "--minutes",
            "0",
            "--location",
            "Lviv",
            "--comment",
            "late",
            "--player",
            "ann=Bob",
            "--player",
            "Bob=Ann",
        ])
        .answered();
    for word in [
        "Play 1 updated.",
        "2026-10-30 → 2026-10-31",
        "50 → –",
        "– → Lviv",
        "Ann → Bob",
        "citadels history undo",
    ] {
        assert!(page.contains(word), "{word} in {page}");
    }
    let after = home.json(&["history", "show", "1"]);
    assert_eq!(after["date"], "2026-10-31");
    assert_eq!(
        (&after["location"], &after["comment"]),
        (&"Lviv".into(), &"late".into())
    );
    assert_eq!(after["minutes"], Value::Null);
    assert_eq!(after["players"][0]["name"], "Bob");
    assert_eq!(after["winners"][0], "Bob");
    assert_eq!(after["players"][0]["total"], before["players"][0]["total"]);
    // Repeating it changes nothing, and nothing is written.
    let text = fs::read_to_string(home.log()).unwrap();
    let same = home
        .run(&["history", "edit", "1", "--location", "Lviv"])
        .answered();
    assert!(same.contains("Nothing changed"), "{same}");
    assert_eq!(fs::read_to_string(home.log()).unwrap(), text);
    home.run(&["history", "edit", "1", "--comment", ""])
        .answered();
    assert_eq!(home.json(&["history", "show", "1"])["comment"], Value::Null);
    for (args, status, word) in [
        (&["history", "edit", "1"][..], 2, "--player OLD=NEW"),
        (&["history", "edit", "9", "--minutes", "1"], 1, "no play 9"),
        (&["history", "edit", "1", "--date", "soon"], 1, "2026-11-16"),
        (&["history", "edit", "1", "--deck", "friday"], 1, "friday"),
        (
            &["history", "edit", "1", "--player", "Cyd=Dan"],
            1,
            "Bob, Ann",
        ),
        (
            &["history", "edit", "1", "--player", "Ann=bob"],
            1,
            "Two players",
        ),
        (&["history", "forget", "9"], 1, "no play 9"),
    ] {
        let stderr = home.run(args).refused(status);
        assert!(stderr.contains(word), "{args:?}: {stderr}");
    }
    let empty = Home::new();
    empty
        .run(&["history", "edit", "1", "--minutes", "1"])
        .refused(1);
    assert!(!empty.log().exists(), "no log is made for nothing");
}

#[test]
fn in_one_play_a_player_is_spelled_as_typed_and_another_one_as_known() {
    for (given, names) in [
        ("Ann=ÄNN", ["ÄNN", "Bob"]),
        ("bob=bob", ["Ann", "bob"]),
        ("Bob=cyd", ["Ann", "Cyd"]),
        ("Bob=Dan", ["Ann", "Dan"]),
    ] {
        let home = three_evenings();
        home.run(&["history", "edit", "1", "--player", given])
            .answered();
        let play = home.json(&["history", "show", "1"]);
        let players = play["players"].as_array().unwrap().iter();
        let players: Vec<&Value> = players.map(|one| &one["name"]).collect();
        assert_eq!(players, names, "{given}");
        assert_eq!(play["winners"][0], names[0], "{given}");
    }
}

#[test]
fn on_a_terminal_an_edit_asks_for_everything_that_can_be_changed() {
    let home = three_evenings();
    let answers = [
        "soon",
        "2026-10-29",
        "1h",
        "70",
        "Kyiv",
        "",
        "friday",
        "",
        "",
        "Bo, b",
        "Bobby",
    ];
    let answers = answers.map(Answer::Type).to_vec();
    let (status, stdout, stderr, asked) =
        run_scripted_at(home.0.path(), &["history", "edit", "1"], answers);
    assert_eq!((status, stderr.as_str()), (0, ""));
    assert_eq!(asked[0], "Date (2026-10-30)");
    assert!(
        stdout.contains("Bob → Bobby") && stdout.contains("50 → 70"),
        "{stdout}"
    );
    let play = home.json(&["history", "show", "1"]);
    assert_eq!(
        (&play["date"], &play["location"]),
        (&"2026-10-29".into(), &"Kyiv".into())
    );
    let left = run_scripted_at(
        home.0.path(),
        &["history", "edit", "1"],
        vec![Answer::Leave],
    );
    assert_eq!(left.0, 130);
}

#[test]
fn a_rename_applies_to_all_plays_and_merges_equal_names() {
    let home = three_evenings();
    let renamed = home.json(&["history", "rename", "ANN", "Anna"]);
    assert_eq!(renamed["renamed"], serde_json::json!([1, 3]));
    assert_eq!(
        (&renamed["from"], &renamed["merged"]),
        (&"Ann".into(), &false.into())
    );
    let player = |args: &[&str]| {
        let link = home.run(&[&["history", "export", "--to", "bgstats"], args].concat());
        links(&link.answered())[0]["players"][0].clone()
    };
    // BG Stats still knows her, and treats a new Ann as another player.
    assert_eq!(player(&["1"])["name"], "Anna");
    assert_eq!(player(&["1"])["sourcePlayerId"], "ann");
    home.save("Ann: castle", "Bob: keep", &[]);
    assert_eq!(player(&["4"])["sourcePlayerId"], "ann 2");
    // Two who met stay separate; others are merged, with the known spelling.
    let stderr = home.run(&["history", "rename", "Cyd", "bob"]).refused(1);
    assert!(
        stderr.contains("against each other") && stderr.contains("(play 2)"),
        "{stderr}"
    );
    let page = home.run(&["history", "rename", "Ann", "ANNA"]).answered();
    assert!(
        page.contains("Ann is now called Anna, in 1 play."),
        "{page}"
    );
    assert!(page.contains("now one player"), "{page}");
    assert_eq!(home.json(&["history", "stats"])["players"][0]["plays"], 3);
    // Another spelling is also a rename; the same one is not.
    home.run(&["history", "rename", "anna", "ANNA"]).answered();
    assert_eq!(home.json(&["history", "show", "1"])["winners"][0], "ANNA");
    let same = home.run(&["history", "rename", "Anna", "ANNA"]).answered();
    assert!(same.contains("Nothing to change"), "{same}");
    let stderr = home.run(&["history", "rename", "Zoe", "Anna"]).refused(1);
    assert!(stderr.contains("\"Zoe\""), "{stderr}");
}

#[test]
fn undo_reverts_the_last_record_whatever_it_was() {
    let home = three_evenings();
    let steps: [(&[&str], &str, &str); 5] = [
        (
            &["edit", "1", "--minutes", "90"],
            "edit",
            "how it was before the change",
        ),
        (&["forget", "2"], "forget", "Play 2 restored."),
        (
            &["rename", "Ann", "Anna"],
            "rename",
            "Anna is called Ann again.",
        ),
        (&["forget", "1"], "forget", "Play 1 counts again."),
        (
            &["edit", "3", "--player", "Cyd=Dan"],
            "edit",
            "Play 3 is back",
        ),
    ];
    let list = || {
        home.run(&["history", "list", "--format", "json"])
            .answered()
    };
    let mut before = Vec::new();
    for (step, _, _) in steps {
        before.push(list());
        let page = home.run(&[&["history"], step].concat()).answered();
        assert!(page.contains("citadels history undo"), "{page}");
        assert_ne!(before.last(), Some(&list()), "{step:?}");
    }
    let all = fs::read_to_string(home.log()).unwrap();
    for (index, (step, what, said)) in steps.into_iter().enumerate().rev() {
        if index % 2 == 0 {
            let page = home.run(&["history", "undo"]).answered();
            assert!(page.contains(said), "{step:?}: {page}");
        } else {
            let undone = home.json(&["history", "undo"]);
            assert_eq!(undone["what"], what, "{undone}");
        }
        assert_eq!(list(), before[index], "{step:?}");
    }
    let after = fs::read_to_string(home.log()).unwrap();
    assert!(after.starts_with(&all), "nothing is erased");
    // Before that come the plays.
    for id in [3, 2, 1] {
        assert_eq!(home.json(&["history", "undo"])["undone"], id);
    }
    home.run(&["history", "undo"]).refused(1);
    assert_eq!(home.save("A: castle", "B: keep", &[])["saved"], 4);
}

#[test]
fn files_of_the_first_version_are_read() {
    let home = Home::new();
    let play = |id: u64, name: &str| {
        format!(
            r#"{{"v":1,"play":{{"id":{id},"game":"citadels","date":"2026-11-0{id}","edition":"2016","cards":[],"complete_at":7,"players":[{{"name":"{name}","place":1,"total":9,"city":["castle"],"museum":0,"crown":false,"first":false,"lines":[]}},{{"name":"B","place":2,"total":3}}],"winners":["{name}"]}}}}"#
        )
    };
    let lines = [
        play(1, "Ann"),
        play(2, "Ann, the first of that name, of Kyiv"),
        play(3, "ann"),
        r#"{"v":1,"undone":3}"#.to_owned(),
    ];
    fs::write(home.log(), lines.join("\n") + "\n").unwrap();
    assert_eq!(home.ids(), [1, 2]);
    // A name that is no longer valid can be changed.
    let old = "ann the first of that name of kyiv";
    home.run(&["history", "rename", old, "Ann"]).answered();
    assert_eq!(home.json(&["history", "stats"])["players"][0]["wins"], 2);
    home.run(&["history", "undo"]).answered();
    assert_eq!(home.json(&["history", "undo"])["undone"], 2);
    assert_eq!(home.ids(), [1]);
}

#[test]
fn new_kinds_of_records_have_a_newer_version() {
    let home = three_evenings();
    let versions = || {
        let text = fs::read_to_string(home.log()).unwrap();
        let versions = text.lines().map(|line| {
            let record: Value = serde_json::from_str(line).unwrap();
            record["v"].as_u64().unwrap()
        });
        versions.collect::<Vec<_>>()
    };
    home.run(&["history", "undo"]).answered();
    assert_eq!(versions(), [1, 1, 1, 1], "the first version reads these");
    home.run(&["history", "forget", "1"]).answered();
    assert_eq!(versions(), [1, 1, 1, 1, 2]);
}

#[test]
fn concurrent_changes_lose_nothing() {
    let home = three_evenings();
    let changes = [
        "--minutes 60",
        "--location Lviv",
        "--comment late",
        "--date 2026-10-01",
    ];
    let children = changes.map(|change| {
        let (flag, value) = change.split_once(' ').unwrap();
        let mut command = home.command(&["history", "edit", "1", flag, value]);
        command.stdout(Stdio::null()).spawn().unwrap()
    });
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let play = home.json(&["history", "show", "1"]);
    let found = ["minutes", "location", "comment", "date"].map(|key| play[key].clone());
    let expected: [Value; 4] = [60.into(), "Lviv".into(), "late".into(), "2026-10-01".into()];
    assert_eq!(found, expected);
}

#[test]
fn the_charts_fit_the_terminal_and_contain_only_text() {
    let home = Home::new();
    for (one, other, date) in [
        ("Bartholomäus der Erste", "Ann", "2026-11-13"),
        ("Ann", "Зиновій-Олександр", "2026-11-14"),
        ("Зиновій-Олександр", "Bartholomäus der Erste", "2026-11-15"),
    ] {
        let (one, other) = (
            format!("{one}: castle, keep; rank 8"),
            format!("{other}: manor; rank 4"),
        );
        home.save(
            &one,
            &other,
            &["--date", date, "--minutes", "60", "--location", "Kyiv"],
        );
        home.run(&["history", "edit", "1", "--deck", "first-game"])
            .answered();
    }
    for lang in ["en", "fr", "ru", "uk"] {
        for columns in [40, 60, 80] {
            for args in [&["history", "stats"][..], &["history", "list"]] {
                let mut command = home.command(&[args, &["--lang", lang]].concat());
                command.env("COLUMNS", columns.to_string());
                let page = run_command(command).answered();
                assert!(!page.contains('\u{1b}'), "{page}");
                let widest = page.lines().map(UnicodeWidthStr::width).max().unwrap();
                assert!(widest <= columns, "{lang} {columns}: {widest}\n{page}");
                let words: String = page.split_whitespace().collect();
                assert!(words.contains("Bartholomäus"), "{page}");
                if args[1] == "stats" {
                    assert!(page.contains("█") && page.contains("50"), "{page}");
                }
            }
        }
    }
    let stats = home.json(&["history", "stats"]);
    assert_eq!(stats["decks"][0]["deck"], "first-game");
    assert_eq!(stats["characters"].as_array().unwrap().len(), 2);
    let over_time = stats["players"][0]["over_time"].as_array().unwrap();
    assert_eq!(over_time.len(), 2);
}

#[test]
fn a_single_play_on_a_terminal_has_its_qr_code_or_the_reason_why_not() {
    let home = three_evenings();
    let export = ["history", "export", "--to", "bgstats"];
    let run = |args: &[&str]| {
        let (status, stdout, stderr, _) = run_scripted_at(home.0.path(), args, Vec::new());
        assert_eq!((status, stderr.as_str()), (0, ""));
        stdout
    };
    let one = run(&[&export[..], &["1"]].concat());
    let (link, rest) = one.split_once('\n').unwrap();
    assert_eq!(links(link).len(), 1);
    assert!(sentences(rest).contains("The QR code needs"), "{rest}");
    assert_eq!(links(&run(&export)).len(), 3, "several have no code");
}

#[test]
fn the_players_of_the_last_table_and_all_who_are_known() {
    let home = three_evenings();
    let texts = Texts::new(Language::En);
    let desk = |store| App {
        texts: &texts,
        editions: citadels::app::Editions::default(),
        edition_is_given: false,
        store,
        fresh_seed: &String::new,
        today: &String::new,
        now: &String::new,
    };
    let at_home = desk(Store::new(Some(home.0.path()), None));
    assert_eq!(at_home.last_table(), ["Ann", "Cyd"]);
    assert_eq!(at_home.known_players(), ["Ann", "Cyd", "Bob"]);
    let spelled = at_home.spelled(vec!["bob".to_owned(), "Dan".to_owned()]);
    assert_eq!(spelled, ["Bob", "Dan"]);
    home.run(&["history", "rename", "Cyd", "Dan"]).answered();
    assert_eq!(at_home.last_table(), ["Ann", "Dan"]);
    home.run(&["history", "forget", "3"]).answered();
    assert_eq!(at_home.last_table(), ["Bob", "Dan"]);
    fs::write(home.log(), "hello\n").unwrap();
    for nobody in [&at_home, &desk(None)] {
        assert!(nobody.known_players().is_empty() && nobody.last_table().is_empty());
    }
}

const fn press(letter: char) -> Answer {
    Answer::Press(Key::Letter(letter))
}

const ENTER: Answer = Answer::Press(Key::Enter);
const ESCAPE: Answer = Answer::Press(Key::Escape);

#[test]
fn on_a_terminal_the_plays_are_looked_through_with_the_chosen_one_below() {
    let home = three_evenings();
    let answers = vec![
        Answer::Press(Key::Digit(2)),
        ENTER,
        ESCAPE,
        press('s'),
        ESCAPE,
        ESCAPE,
    ];
    let (status, out, _, asked) = run_scripted_at(home.0.path(), &["history"], answers);
    assert_eq!(status, 0);
    assert!(out.starts_with("Nothing changed."), "{out}");
    let newest = home.json(&["history", "list"]);
    let plays = newest["plays"].as_array().unwrap();
    let one = |from_newest: usize| &plays[plays.len() - from_newest];
    assert!(asked[0].starts_with("Plays\n3 plays\n"), "{}", asked[0]);
    let below = |from_newest: usize| {
        let date = one(from_newest)["date"].as_str().unwrap();
        format!("\n{date}, 2016 edition\n")
    };
    assert!(asked[0].contains(&below(1)), "{}", asked[0]);
    assert!(asked[1].contains(&below(2)), "{}", asked[1]);
    assert!(asked[2].starts_with(&format!("Play {}\n", one(2)["id"])));
    assert!(asked[4].starts_with("Statistics\n"), "{}", asked[4]);
    // Without a terminal, it is the list.
    let list = home.run(&["history", "list"]).answered();
    assert_eq!(home.run(&["history"]).answered(), list);
}

#[test]
fn what_is_changed_while_looking_through_the_plays_is_in_the_log_at_once() {
    let home = three_evenings();
    let before = home.json(&["history", "list"]);
    let newest = |home: &Home| home.json(&["history", "list"])["plays"][2].clone();
    let quits = |answers: Vec<Answer>| run_scripted_at(home.0.path(), &["history"], answers).3;
    // Each ends with the terminal closed: nothing waits for the end.
    quits(vec![
        press('e'),
        Answer::Type("comment"),
        Answer::Type("close"),
    ]);
    assert_eq!(newest(&home)["comment"], "close");
    let asked = quits(vec![
        press('e'),
        Answer::Type("date"),
        Answer::Type("yesterday"),
        Answer::Leave,
    ]);
    assert!(
        sentences(&asked.join(" ")).contains("yesterday"),
        "{asked:?}"
    );
    let asked = quits(vec![press('d'), press('d')]);
    assert!(asked[1].starts_with("Delete this play?\n"), "{asked:?}");
    assert!(asked[2].contains("removed"), "{asked:?}");
    assert_eq!(
        home.json(&["history", "list"])["plays"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    // Somebody else's change is asked about.
    let asked = quits(vec![press('u'), ESCAPE, press('u'), press('u')]);
    assert!(asked[1].starts_with("Undo the last change"), "{asked:?}");
    assert!(
        asked.last().unwrap().contains("Play 2 restored."),
        "{asked:?}"
    );
    let asked = quits(vec![press('r'), Answer::Type("Bob"), Answer::Type("Bobby")]);
    assert!(
        asked.last().unwrap().contains("is now called Bobby"),
        "{asked:?}"
    );
    home.run(&["history", "undo"]).answered();
    home.run(&["history", "undo"]).answered();
    assert_eq!(home.json(&["history", "list"]), before);
}

#[test]
fn a_play_to_be_changed_can_be_chosen() {
    let home = three_evenings();
    let mut answers = vec![Answer::Type("2")];
    answers.extend(["", "", "", "good", "", "", ""].map(Answer::Type));
    let (status, ..) = run_scripted_at(home.0.path(), &["history", "edit"], answers);
    let told = home.json(&["history", "show", "2"]);
    assert_eq!((status, &told["comment"]), (0, &Value::from("good")));
    let told = home.run(&["history", "edit"]).refused(2);
    assert!(told.contains("Something is missing: number"), "{told}");
}

#[test]
fn a_name_and_its_points_stay_in_one_line() {
    let home = Home::new();
    home.save("Zoe😀: castle, keep; rank 8", "Dmytro: manor; rank 4", &[]);
    let mut list = command(&["history"]);
    list.env("CITADELS_HOME", home.0.path())
        .env("COLUMNS", "32");
    let list = run_command(list).answered();
    assert!(list.contains("Zoe😀\u{a0}7,\n"), "{list}");
    assert_eq!(list.matches("Zoe").count(), 1, "{list}");
}

/// Plays of Ann and Bob on these days, with these points; the last one was called.
fn told(plays: &[(&str, u32, u32)], marks: &str) -> Home {
    let home = Home::new();
    let lines = plays.iter().zip(1..).map(|((date, ann, bob), id): (_, usize)| {
        let winner = if ann > bob { "Ann" } else { "Bob" };
        let (first, second) = (1 + usize::from(ann < bob), 1 + usize::from(ann > bob));
        let marks = if id == plays.len() { marks } else { "{}" };
        format!(
            r#"{{"v":1,"play":{{"id":{id},"game":"citadels","date":"{date}","edition":"2016","players":[{{"name":"Ann","place":{first},"total":{ann}}},{{"name":"Bob","place":{second},"total":{bob}}}],"winners":["{winner}"],"marks":{marks}}}}}"#
        ) + "\n"
    });
    fs::write(home.log(), lines.collect::<String>()).unwrap();
    home
}

#[test]
fn the_story_of_a_play_tells_what_is_true_and_worth_telling() {
    let plays = [
        ("2026-10-01", 20, 15),
        ("2026-10-02", 31, 15),
        ("2026-10-03", 18, 22),
        ("2026-10-04", 25, 20),
        ("2026-10-05", 25, 21),
        ("2026-10-06", 30, 14),
    ];
    let marks = r#"{"killed":{"wizard":4,"king":1},"robbed":{"king":2}}"#;
    let home = told(&plays, marks);
    let story = |lang, id| home.json(&["history", "show", id, "--lang", lang])["story"].clone();
    assert_eq!(
        story("en", "6"),
        serde_json::json!([
            "Ann has won 3 times in a row.",
            "Best score since 2026-10-02: Ann with 30 points.",
            "The Wizard was killed 4 times."
        ])
    );
    assert_eq!(
        story("ru", "6"),
        serde_json::json!([
            "Ann: 3 победы подряд.",
            "Лучший результат с 02.10.2026: Ann, 30 очков.",
            "Чаще всех убивали Волшебника: 4 раза."
        ])
    );
    for first in ["1", "2", "3"] {
        assert_eq!(story("en", first), serde_json::Value::Null, "{first}");
    }
    // Nobody was killed more often than another, and robbed twice is nothing to tell.
    let even = r#"{"killed":{"wizard":3,"king":3},"robbed":{"king":2},"bewitched":{"gone":9}}"#;
    let mut plays = plays.to_vec();
    plays.push(("2026-10-07", 20, 60));
    let home = told(&plays, even);
    let story = |lang| home.json(&["history", "show", "7", "--lang", lang])["story"].clone();
    assert_eq!(
        story("en"),
        serde_json::json!([
            "Ann is beaten after 3 wins in a row.",
            "A new record: Bob with 60 points.",
            "The biggest margin so far: 40 points."
        ])
    );
    assert_eq!(story("uk").as_array().unwrap().len(), 3);
    assert_eq!(story("fr").as_array().unwrap().len(), 3);
    let page = home.run(&["history", "show", "7"]).answered();
    assert!(sentences(&page).contains("Ann is beaten after 3 wins in a row. A new record"));
}

#[test]
fn the_row_of_the_play_below_is_marked_and_its_qr_code_has_a_key() {
    let home = three_evenings();
    let answers = vec![Answer::Press(Key::Digit(2)), press('q'), ESCAPE, ESCAPE];
    let (status, _, _, asked) = run_scripted_at(home.0.path(), &["history"], answers);
    assert_eq!(status, 0);
    let marked = |page: &str| -> Vec<String> {
        let rows = page.lines().filter(|line| line.contains('●'));
        rows.map(|line| line.trim_start()[..1].to_owned()).collect()
    };
    assert_eq!(
        (marked(&asked[0]), marked(&asked[1])),
        (vec!["1".to_owned()], vec!["2".to_owned()])
    );
    assert!(asked[2].contains("QR code needs"), "{}", asked[2]);
    let link = asked[2].split_whitespace().collect::<String>();
    assert!(
        link.contains("https://app.bgstatsapp.com/createPlay.html?data="),
        "{link}"
    );
}
