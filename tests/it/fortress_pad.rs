//! The score pad: scripted through the same code as on a terminal, and its properties.

use super::history::links;
use super::languages::english_of;
use super::program::{Outcome, command, run_command, run_scripted_at, sentences};
use super::script::Answer;
use citadels::command::fortress::pad::replay as replay_kept;
use citadels::files::saved::{SavedFile, read, understand};
use citadels::flow::Viewer;
use citadels::fortress::feature::{Feature, Sort};
use citadels::fortress::pad::{
    Correction, Entry, Pad, Phase, Record, Refused, Setup, total, track,
};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use strum::{IntoEnumIterator, VariantArray};

/// A table with its own files.
struct Table(tempfile::TempDir);

/// Keys one by one, and lines in quotes: `c4sa p b "-3_twice"`; `.` is Enter, `!` Escape, `<`
/// Backspace, `_` in a line a space.
fn script(text: &str) -> Vec<Answer> {
    let mut answers = Vec::new();
    for word in text.split_whitespace() {
        match word.strip_prefix('"') {
            Some(line) => {
                let line = line.trim_end_matches('"').replace('_', " ");
                answers.push(Answer::Type(line.leak()));
            }
            None => answers.extend(super::pass::keys(word).into_iter().map(|answer| {
                let back = Answer::Press(citadels::terminal::Key::Letter('<'));
                if answer == back {
                    Answer::Press(citadels::terminal::Key::Back)
                } else {
                    answer
                }
            })),
        }
    }
    answers
}

const NAMES: &str = "Anton,Dmytro,Oksana";

impl Table {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("fortress.jsonl")
    }

    fn sits(&self, args: &[&str], keys: &str) -> (u8, String, String, Vec<String>) {
        run_scripted_at(
            self.0.path(),
            &[&["fortress", "pad"], args].concat(),
            script(keys),
        )
    }

    /// A pad for three with these keys; it is left with `q`.
    fn keeps(&self, keys: &str) -> Vec<String> {
        let (status, _, err, asked) = self.sits(&["--names", NAMES, "--new"], &format!("{keys} q"));
        assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
        asked
    }

    fn run(&self, args: &[&str]) -> Outcome {
        let mut command = command(args);
        command.env("CITADELS_HOME", self.0.path());
        run_command(command)
    }

    fn json(&self) -> Value {
        self.run(&["fortress", "pad", "--format", "json"]).json()
    }

    fn totals(&self) -> Vec<i64> {
        let json = self.json();
        json["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|name| json["totals"][name.as_str().unwrap()].as_i64().unwrap())
            .collect()
    }
}

#[test]
fn the_most_common_entries_take_two_keys() {
    let table = Table::new();
    for (keys, points) in [("ma", [9, 0, 0]), ("cb", [0, 4, 0]), ("rc", [0, 0, 2])] {
        table.keeps(keys);
        assert_eq!(table.totals(), points, "{keys}");
    }
    // A number before the letter, and shields.
    for (keys, points) in [
        ("r3a", 3),
        ("c4a", 8),
        ("c4sa", 10),
        ("c12ssa", 28),
        ("r10a", 10),
    ] {
        table.keeps(keys);
        assert_eq!(table.totals()[0], points, "{keys}");
    }
}

#[test]
fn several_players_share_or_the_most_followers_win() {
    let table = Table::new();
    table.keeps("c4.ab. c5.aab. r3.abc<<b.");
    assert_eq!(table.totals(), [8 + 10 + 3, 8 + 3, 0]);
    let asked = table.keeps("c4.aab.");
    let all = asked.join("\n");
    assert!(all.contains("Followers: Anton 2, Dmytro 1"), "{all}");
    assert!(
        all.contains("Anton +8. Followers home: Anton 2, Dmytro 1."),
        "{all}"
    );
}

#[test]
fn any_number_of_actions_can_be_undone_and_redone() {
    let table = Table::new();
    table.keeps("ma c4b r3c u");
    assert_eq!(table.totals(), [9, 8, 0]);
    table.keeps("ma c4b r3c uuu u");
    assert_eq!(table.totals(), [0, 0, 0]);
    table.keeps("ma c4b r3c uuu yy");
    assert_eq!(table.totals(), [9, 8, 0]);
    // After a new action, the undone one can't be redone.
    table.keeps("ma u c4b y");
    assert_eq!(table.totals(), [0, 8, 0]);
    let json = table.json();
    assert_eq!(
        json["entries"].as_array().unwrap().len(),
        2,
        "nothing is erased"
    );
    assert_eq!(json["entries"][0]["struck"], true);
}

#[test]
fn any_entry_is_edited_or_struck_and_that_too_is_undone() {
    let table = Table::new();
    // The number of tiles, then the player, then the kind.
    table.keeps("ma c4b r3c e2. 5b");
    assert_eq!(table.totals(), [9, 10, 3]);
    table.keeps("ma c4b r3c e2. ..");
    assert_eq!(table.totals(), [9, 8, 3], "the same again");
    table.keeps("ma c4b r3c e2. a");
    assert_eq!(table.totals(), [17, 0, 3]);
    table.keeps("ma c4b r3c e3. < m b");
    assert_eq!(table.totals(), [9, 17, 0]);
    table.keeps("ma c4b r3c x1.");
    assert_eq!(table.totals(), [0, 8, 3]);
    table.keeps("ma c4b r3c x.");
    assert_eq!(table.totals(), [9, 8, 0], "without a number, the last");
    table.keeps("ma c4b r3c x1. e2. 5b uu");
    assert_eq!(table.totals(), [9, 8, 3]);
    let asked = table.keeps("ma x1. x1.! e7.! e1.!");
    let all = asked.join("\n");
    for words in [
        "That entry is already crossed out.",
        "There is no entry with that number.",
    ] {
        assert!(all.contains(words), "{words}: {all}");
    }
}

#[test]
fn the_last_entry_is_the_last_that_is_not_struck() {
    let table = Table::new();
    table.keeps("ma c4b r3c x3. x.");
    assert_eq!(table.totals(), [9, 0, 0]);
    table.keeps("ma c4b r3c x3. e. a");
    assert_eq!(table.totals(), [17, 0, 0]);
}

#[test]
fn a_city_never_has_more_shields_than_tiles() {
    let table = Table::new();
    table.keeps("c4ssss < 2a");
    let entry = table.json()["entries"][0].clone();
    assert_eq!((&entry["tiles"], &entry["shields"]), (&2.into(), &2.into()));
    assert_eq!(table.totals(), [8, 0, 0]);
}

#[test]
fn plain_points_have_a_reason() {
    let table = Table::new();
    let asked = table.keeps(r#"ma p a "-3_the_road_was_counted_twice" p b "5" e2. "-4_no,_four""#);
    assert_eq!(table.totals(), [5, 5, 0]);
    assert!(
        asked
            .join("\n")
            .contains("Anton -3 · the road was counted twice"),
        "{asked:#?}"
    );
    assert_eq!(table.json()["entries"][1]["reason"], "no, four");
    for wrong in ["", "x", "0", "99999", "1e3", "--5"] {
        let asked = table.keeps(&format!("p a \"{wrong}\" !"));
        assert!(asked.join("\n").contains("a number of points"), "{wrong}");
        assert_eq!(table.totals(), [0, 0, 0]);
    }
    let asked = table.keeps("p a \"5_\u{1b}[2J\u{202e}x\"");
    assert!(!asked.join("").contains(['\u{1b}', '\u{202e}']));
}

#[test]
fn impossible_input_is_refused_with_the_reason() {
    let table = Table::new();
    let asked = table.keeps("r1a! c0a! m.aa.! m.. ! c4.aaaaaaaa.! u");
    let all = asked.join("\n");
    for words in [
        "A road or city of a single tile can't be complete.",
        "A road or city has at least one tile.",
        "A monastery never has more than one follower.",
        "Nobody has a follower there",
        "Anton can't have that many followers there.",
        "There is nothing to undo",
    ] {
        assert!(all.contains(words), "{words}: {all}");
    }
    assert_eq!(table.totals(), [0, 0, 0]);
    assert_eq!(
        fs::read_to_string(table.path()).unwrap().lines().count(),
        1,
        "nothing was written"
    );
}

#[test]
fn followers_and_tiles_are_counted_if_the_table_wants() {
    let table = Table::new();
    table.keeps("ga ga gb t t c4.aab. gc hc");
    let json = table.json();
    assert_eq!(
        json["supply"],
        json!({ "Anton": 7, "Dmytro": 7, "Oksana": 7 })
    );
    assert_eq!(json["tiles_left"], 69);
    table.keeps("ga ga gb c4a");
    assert_eq!(
        table.json()["supply"],
        json!({ "Anton": 6, "Dmytro": 6, "Oksana": 7 })
    );
    let asked = table.keeps("gagagagagagaga ga! hb!");
    let all = asked.join("\n");
    assert!(
        all.contains("All seven followers are on the board."),
        "{all}"
    );
    assert!(
        all.contains("The pad shows no follower of that player on the board."),
        "{all}"
    );
    let tiles = "t".repeat(83);
    let (_, _, _, asked) = table.sits(
        &["--names", NAMES, "--new", "--river"],
        &format!("{tiles} q"),
    );
    let all = asked.join("\n");
    assert!(all.contains("That was the last tile.") && all.contains("All tiles have been laid."));
    assert_eq!(table.json()["tiles_left"], 0);
}

#[test]
fn the_final_phase_leads_through_the_kinds_to_the_result() {
    let table = Table::new();
    let keys = "ma c4sb f 3a 2.a<ab. . 5sc . 4a . 3b 2.bc. a x. u";
    let (status, out, err, asked) = table.sits(&["--names", NAMES], &format!("{keys} . s"));
    assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
    let all = asked.join("\n");
    for words in [
        "Final phase, 1 of 4: roads",
        "Final phase, 4 of 4: fields",
        "First the number, then the letter.",
        "[Enter] no more of these",
    ] {
        assert!(all.contains(words), "{words}: {all}");
    }
    assert!(out.contains("Saved as play 1."), "{out}");
    insta::assert_snapshot!(out);
    // The play is in the log, with its breakdown.
    let play = table
        .run(&["history", "show", "1", "--format", "json"])
        .json();
    assert_eq!(
        (&play["game"], &play["edition"]),
        (&json!("fortress"), &json!("base"))
    );
    let show = table.run(&["history", "show", "1"]).answered();
    assert!(
        show.contains("2026-11-16, Fortress") && show.contains("Fields at the end"),
        "{show}"
    );
    // A closed pad is not resumed.
    let stderr = table.sits(&["--resume"], "").2;
    assert!(stderr.contains("There is no pad in progress."), "{stderr}");
}

#[test]
fn the_play_log_keeps_the_games_apart() {
    let table = Table::new();
    let first = table.sits(&["--names", "Anton,Dmytro", "--save"], "ma c2b f .... .");
    assert_eq!(first.0, 0);
    table.sits(
        &["--names", "Anton,Dmytro", "--river", "--comment", "late"],
        "c4a c4b f .... s",
    );
    table
        .run(&[
            "score",
            "--save",
            "Anton: castle; rank 8",
            "Dmytro: keep; rank 3",
        ])
        .answered();
    let stats = table.run(&["history", "stats", "--format", "json"]).json();
    assert_eq!(
        (&stats["plays"], &stats["fortress"]["plays"]),
        (&json!(1), &json!(2))
    );
    assert_eq!(stats["fortress"]["players"][0]["best"], 9);
    assert_eq!(stats["players"][0]["best"], 4);
    let page = table.run(&["history", "stats"]).answered();
    assert!(
        page.contains("3 plays") && page.contains("\nFortress\n2 plays"),
        "{page}"
    );
    let list = table.run(&["history", "list"]).answered();
    assert!(
        list.contains("Fortress  Anton\u{a0}8 = Dmytro\u{a0}8"),
        "shared: {list}"
    );
    assert!(list.contains("Citadels  Anton\u{a0}"), "{list}");
    let show = table.run(&["history", "show", "2"]).answered();
    assert!(
        show.contains("Fortress with the River") && show.contains("late"),
        "{show}"
    );
    let bgstats = links(
        &table
            .run(&["history", "export", "--to", "bgstats"])
            .answered(),
    );
    assert_eq!(
        bgstats[0]["game"],
        json!({ "name": "Carcassonne", "sourceGameId": "fortress", "bggId": 822 })
    );
    assert_eq!(bgstats[1]["players"][1]["winner"], true);
    assert_eq!(bgstats[2]["game"]["bggId"], 205_398);
    let csv = table.run(&["history", "export", "--to", "csv"]).answered();
    assert!(csv.contains(",fortress,base,,Anton,1,9,true,"), "{csv}");
    table
        .run(&["deck", "random", "-p", "4", "--seed", "1", "--fresh"])
        .answered();
}

#[test]
fn undo_still_works_at_the_result() {
    let table = Table::new();
    let (_, out, ..) = table.sits(&["--names", "Anton,Dmytro"], "ma f .... u 2b . .");
    assert!(
        out.contains("Fields at the end      0       6") && !out.contains("Saved"),
        "{out}"
    );
    assert!(!table.0.path().join("plays.jsonl").exists());
}

#[test]
fn after_every_entry_the_pad_is_saved_and_resumes_where_it_was() {
    let table = Table::new();
    // Each run is interrupted midway; the next starts where it stopped.
    let (status, ..) = table.sits(&["--names", NAMES], "ma");
    assert_eq!(status, 130);
    for (keys, total) in [("c4a", 17), ("c4", 17), ("r3a", 20), ("u", 17), ("f3a", 20)] {
        assert_eq!(table.sits(&["--resume"], keys).0, 130);
        assert_eq!(table.totals()[0], total, "{keys}");
    }
    // Without the flag it asks.
    let (_, _, _, asked) = table.sits(&[], "! . ");
    assert!(
        asked[0].contains("A pad is saved") && asked[0].contains("Anton"),
        "{}",
        asked[0]
    );
    let (_, _, _, asked) = table.sits(&[], ".");
    assert!(asked[1].contains("Final phase, 1 of 4"), "{}", asked[1]);
    // A new one is appended after the old one; nothing is erased.
    let before = fs::read_to_string(table.path()).unwrap();
    let (status, ..) = table.sits(&[], r#"n "Marta,_Marta" "Marta,_Lesia" cb q"#);
    assert_eq!(status, 0);
    assert_eq!(table.totals(), [0, 4]);
    assert!(
        fs::read_to_string(table.path())
            .unwrap()
            .starts_with(&before)
    );
}

#[test]
fn a_torn_last_line_is_set_aside_and_reported() {
    let table = Table::new();
    table.keeps("ma c4b");
    let whole = fs::read(table.path()).unwrap();
    for cut in [1, 8, 30] {
        fs::write(table.path(), [&whole[..], &whole[..cut]].concat()).unwrap();
        // Reading changes nothing.
        assert_eq!(table.json()["torn"], true);
        assert_eq!(table.totals(), [9, 8, 0]);
        assert_eq!(fs::read(table.path()).unwrap().len(), whole.len() + cut);
        let (_, _, err, asked) = table.sits(&["--resume"], "q");
        assert_eq!(err, "");
        assert!(sentences(&asked[0]).contains("cut off"), "{}", asked[0]);
        assert_eq!(fs::read(table.path()).unwrap(), whole);
    }
    assert!(table.0.path().join("fortress.jsonl.torn").exists());
}

#[test]
fn an_invalid_pad_file_is_refused_and_left_alone() {
    let table = Table::new();
    let begin = r#"{"v":1,"begin":{"players":["A","B"],"river":false}}"#;
    let road = |tiles: &str, followers: &str| {
        format!(
            r#"{{"v":1,"do":"add","entry":{{"kind":"road","tiles":{tiles},"complete":true,"followers":{followers}}}}}"#
        )
    };
    let cases = [
        ("hello\n".to_owned(), "bad-value"),
        ("{}\n".to_owned(), "bad-value"),
        ("{\"v\":3}\n".to_owned(), "newer-game"),
        (
            format!("{begin}\n{{\"v\":3,\"do\":\"tile\"}}\n"),
            "newer-game",
        ),
        (format!("{begin}\nhello\n"), "broken-log"),
        (format!("{begin}\n{}\n", road("1", "[1,0]")), "broken-log"),
        (format!("{begin}\n{}\n", road("3", "[1]")), "broken-log"),
        (format!("{begin}\n{}\n", road("3", "[0,0]")), "broken-log"),
        (
            format!("{begin}\n{}\n", road("4000000000", "[1,0]")),
            "broken-log",
        ),
        (
            format!("{begin}\n{}\n", road("3", "[4000000000,4000000000]")),
            "broken-log",
        ),
        (
            format!("{begin}\n{{\"v\":1,\"do\":\"strike\",\"number\":0}}\n"),
            "broken-log",
        ),
        (
            format!("{begin}\n{{\"v\":1,\"do\":\"place\",\"player\":9}}\n"),
            "broken-log",
        ),
        (
            format!("{begin}\n{{\"v\":1,\"do\":\"phase\",\"phase\":\"over\"}}\n"),
            "broken-log",
        ),
        (
            format!("{begin}\n{{\"v\":1,\"do\":\"undo\"}}\n"),
            "broken-log",
        ),
        ("{\"v\":1,\"do\":\"tile\"}\n".to_owned(), "broken-log"),
        (
            "{\"v\":1,\"begin\":{\"players\":[\"A\",\"A\"]}}\n".to_owned(),
            "broken-log",
        ),
        (
            "{\"v\":1,\"begin\":{\"players\":[\"A\",\"\\u001b[2J\"]}}\n".to_owned(),
            "broken-log",
        ),
        (
            "{\"v\":1,\"begin\":{\"players\":[]}}\n".to_owned(),
            "broken-log",
        ),
    ];
    for (text, id) in cases {
        fs::write(table.path(), &text).unwrap();
        let outcome = table.run(&["fortress", "pad", "--format", "json"]);
        let told: Value = serde_json::from_str(&outcome.stderr).unwrap();
        assert_eq!(
            (outcome.status, &told["faults"][0]["id"]),
            (1, &json!(id)),
            "{text}"
        );
        for flags in [&["--new", "--names", "A,B"][..], &["--resume"]] {
            let (status, _, err, _) = table.sits(flags, "");
            assert_eq!(status, 1, "{text}");
            assert!(err.contains("wasn't changed"), "{err}");
        }
        assert_eq!(fs::read_to_string(table.path()).unwrap(), text);
    }
    fs::remove_file(table.path()).unwrap();
    fs::create_dir(table.path()).unwrap();
    assert_eq!(table.sits(&["--names", "A,B"], "").0, 1);
    assert_eq!(table.run(&["fortress", "pad", "--export", "csv"]).status, 1);
}

#[test]
fn a_pad_that_is_open_is_not_opened_again() {
    let table = Table::new();
    table.keeps("ma");
    let open = SavedFile::<Pad>::open(None, table.path().to_str(), &String::new).unwrap();
    let (status, _, err, _) = table.sits(&["--resume"], "");
    assert!(status == 1 && err.contains("open somewhere else"), "{err}");
    assert_eq!(table.totals(), [9, 0, 0], "looking is allowed");
    drop(open);
    assert_eq!(table.sits(&["--resume"], "q").0, 0);
}

#[test]
fn a_pad_can_be_exported() {
    let table = Table::new();
    table.keeps(r#"ma c4s.ab. x1. e2. 5. . p b "-2_fell,_off" f 3a"#);
    let json = table.json();
    assert_eq!(
        json["totals"],
        json!({ "Anton": 15, "Dmytro": 10, "Oksana": 0 })
    );
    assert_eq!(json["track"]["Oksana"], json!({ "space": 0, "laps": 0 }));
    assert_eq!(json["breakdown"]["Anton"]["final"]["road"], 3);
    assert_eq!(
        json["entries"][1]["followers"],
        json!({ "Anton": 1, "Dmytro": 1, "Oksana": 0 })
    );
    let file = table.path();
    let file = file.to_str().unwrap();
    assert_eq!(
        table
            .run(&["fortress", "pad", file, "--export", "json"])
            .json(),
        json
    );
    let csv = table
        .run(&["fortress", "pad", file, "--export", "csv"])
        .answered();
    insta::assert_snapshot!(csv, @r#"
    number,phase,kind,tiles,shields,neighbours,cities,followers,struck,edited,reason,Anton,Dmytro,Oksana
    1,play,monastery,0,0,8,0,Anton 1,true,false,,0,0,0
    2,play,city,5,1,0,0,"Anton 1, Dmytro 1",false,true,,12,12,0
    3,play,points,,,,,,false,false,"fell, off",0,-2,0
    4,final,road,3,0,0,0,Anton 1,false,false,,3,0,0
    "#);
}

#[test]
fn without_a_terminal_it_says_what_to_do_instead() {
    let table = Table::new();
    let stderr = table.run(&["fortress", "pad"]).refused(2);
    assert!(
        stderr.contains("--export json") && stderr.contains("fortress score"),
        "{stderr}"
    );
    table
        .run(&["fortress", "pad", "--export", "json"])
        .refused(1);
    for wrong in [&["--new", "--resume"][..], &["--export", "csv", "--new"]] {
        assert_eq!(table.run(&[&["fortress", "pad"], wrong].concat()).status, 2);
    }
    for (names, id) in [
        ("A", "player-count"),
        ("A,a", "same-name"),
        ("A,\u{1b}", "bad-name"),
    ] {
        let (status, _, err, _) = table.sits(&["--names", names, "--format", "json"], "");
        assert!(status == 1 && err.contains(id), "{err}");
    }
    assert!(!table.path().exists());
    // Write problems are reported before anything is asked.
    let (status, _, err, _) = table.sits(&["/nowhere/at/all.jsonl"], "");
    assert!(
        status == 1 && err.contains("can't be written: the folder doesn't exist"),
        "{err}"
    );
    let (status, _, err, _) = table.sits(&["-"], "");
    assert!(status == 1 && err.contains("isn't a pad"), "{err}");
}

#[test]
fn a_pad_comes_through_standard_input_too() {
    use std::io::Write;
    let table = Table::new();
    table.keeps("ma");
    let mut command = command(&["fortress", "pad", "-", "--format", "json"]);
    command
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped());
    let mut child = command.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(&fs::read(table.path()).unwrap())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["totals"]["Anton"], 9);
}

#[test]
fn with_format_json_the_result_is_json() {
    let table = Table::new();
    let args = ["--names", "Anton,Dmytro", "--save", "--format", "json"];
    let (_, out, ..) = table.sits(&args, "ma mb f .... .");
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&json["phase"], &json["saved"]),
        (&json!("over"), &json!(1))
    );
    assert_eq!(
        json["winners"],
        json!(["Anton", "Dmytro"]),
        "a shared victory (E8)"
    );
}

#[test]
fn the_pad_in_four_languages() {
    let table = Table::new();
    let mut results = Vec::new();
    let english = english_of(|lang| {
        let keys = r#"ga gb t c12sa r3.ab. ma c9ssa ma x3. p a "-2_?" c4s !"#;
        let (_, out, err, asked) = table.sits(
            &["--names", NAMES, "--new", "--lang", lang],
            &format!("{keys} f 3a . e. 4.. q"),
        );
        assert_eq!(err, "");
        let screens = [
            &asked[0],
            &asked[1],
            &asked[asked.len() - 12],
            asked.last().unwrap(),
            &out,
        ];
        let (_, result, ..) = table.sits(&["--resume", "--lang", lang], "... .");
        results.push(result);
        screens.map(String::as_str).join("\n---\n")
    });
    insta::assert_snapshot!("pad-en", english);
    let mut results = results.into_iter();
    let english = english_of(|_| results.next().expect("in the same order"));
    insta::assert_snapshot!("pad-result-en", english);
}

#[test]
fn the_marker_goes_around_the_track() {
    for (total, place) in [
        (0, (0, 0)),
        (-3, (0, 0)),
        (1, (1, 0)),
        (50, (50, 0)),
        (51, (1, 1)),
        (101, (1, 2)),
    ] {
        assert_eq!(track(total), place, "{total}");
    }
}

fn setup() -> Setup {
    Setup {
        players: vec!["A".into(), "B".into(), "C".into()],
        river: false,
    }
}

fn replay<'a>(records: impl IntoIterator<Item = &'a Record>) -> Pad {
    let mut pad = Pad::new(setup());
    for record in records {
        pad.take(record).unwrap();
    }
    pad
}

fn feature() -> impl Strategy<Value = Entry> {
    (
        0..4usize,
        0..20u32,
        0..4u32,
        prop::collection::vec(0..3u32, 3),
        any::<bool>(),
    )
        .prop_map(|(sort, number, shields, followers, complete)| {
            let sort = Sort::VARIANTS[sort];
            let mut feature = Feature {
                followers,
                complete,
                ..Feature::new(sort)
            };
            match sort {
                Sort::Road => feature.tiles = number,
                Sort::City => (feature.tiles, feature.shields) = (number, shields),
                Sort::Monastery => feature.neighbours = number,
                Sort::Field => feature.cities = number,
            }
            Entry::Feature(feature)
        })
}

fn entry() -> impl Strategy<Value = Entry> {
    let points = (0..4usize, -20..20i32).prop_map(|(player, points)| {
        Entry::Points(Correction {
            player,
            points,
            reason: String::new(),
        })
    });
    prop_oneof![4 => feature(), 1 => points]
}

fn record() -> impl Strategy<Value = Record> {
    prop_oneof![
        6 => entry().prop_map(|entry| Record::Add { entry }),
        1 => (0..8usize).prop_map(|number| Record::Strike { number }),
        2 => (0..8usize, entry()).prop_map(|(number, entry)| Record::Edit { number, entry }),
        2 => (0..4usize).prop_map(|player| Record::Place { player }),
        1 => (0..4usize).prop_map(|player| Record::Home { player }),
        1 => Just(Record::Tile),
        1 => (0..6usize).prop_map(|phase| Record::Phase { phase: Phase::VARIANTS[phase] }),
        2 => Just(Record::Undo),
        1 => Just(Record::Redo),
    ]
}

proptest! {
    #[test]
    fn pad_invariants(records in prop::collection::vec(record(), 0..60)) {
        let mut pad = Pad::new(setup());
        let mut taken = Vec::new();
        for record in &records {
            let before = pad.clone();
            if pad.take(record).is_ok() {
                taken.push(record.clone());
            } else {
                // A refused action changes nothing.
                prop_assert_eq!(&pad, &before);
            }
            let standing = pad.standing();
            // Totals are the sum of what counts, and so is the breakdown.
            for player in 0..3 {
                let live = pad.lines().into_iter().filter(|line| !line.struck);
                let sum: i64 = live.map(|line| line.entry.points(player)).sum();
                prop_assert_eq!(standing.totals[player], sum);
                prop_assert_eq!(total(&standing.breakdowns[player]), sum);
                prop_assert!(standing.supply(player) <= 7);
            }
            prop_assert!(standing.tiles_laid <= 71);
            // After undo and redo it is the same pad.
            let mut again = pad.clone();
            if again.take(&Record::Undo).is_ok() {
                prop_assert!(again.take(&Record::Redo).is_ok());
                prop_assert_eq!(&again, &pad);
            }
            // Striking an entry removes exactly its points.
            for line in pad.lines().into_iter().filter(|line| !line.struck) {
                let mut struck = pad.clone();
                let taken = struck.take(&Record::Strike { number: line.number });
                prop_assert_eq!(taken, Ok(()));
                for player in 0..3 {
                    let left = standing.totals[player] - line.entry.points(player);
                    prop_assert_eq!(struck.standing().totals[player], left);
                }
            }
        }
        // Replaying the log, also from its lines in a file, gives the same pad.
        prop_assert_eq!(&replay(&taken), &pad);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pad.jsonl");
        let mut file = SavedFile::<Pad>::open(None, path.to_str(), &String::new).unwrap();
        prop_assert!(file.read().unwrap().is_none());
        file.begin("token", &setup());
        file.save(taken.iter().take(6).map(|record| (Viewer::Table, record))).unwrap();
        let first = replay(taken.iter().take(6));
        let found = read(None, path.to_str()).unwrap();
        prop_assert_eq!(replay_kept(&found.kept.unwrap()).unwrap(), first);
    }

    #[test]
    fn no_file_makes_it_panic(lines in prop::collection::vec(".{0,40}", 0..6), cut in 0..200usize) {
        let begin = "{\"v\":1,\"begin\":{\"players\":[\"A\",\"B\"]}}\n";
        for text in [lines.join("\n"), format!("{begin}{}", lines.join("\n"))] {
            let bytes = &text.as_bytes()[..cut.min(text.len())];
            let _ = understand::<Pad>(bytes, Path::new(""));
        }
    }
}

#[test]
fn unfinished_features_wait_for_the_end() {
    let mut pad = Pad::new(setup());
    let open = Feature {
        tiles: 3,
        followers: vec![1, 0, 0],
        ..Feature::new(Sort::Road)
    };
    let record = Record::Add {
        entry: Entry::Feature(open),
    };
    assert_eq!(pad.take(&record), Err(Refused::NotYet));
    pad.take(&Record::Phase {
        phase: Phase::Roads,
    })
    .unwrap();
    assert_eq!(pad.take(&record), Ok(()));
}

#[test]
fn it_reads_well_at_forty_columns() {
    use citadels::command::fortress::pad;
    use citadels::language::Language;
    use citadels::page::{Page, text::Canvas};
    use citadels::texts::{Id, Texts};
    use unicode_width::UnicodeWidthStr;
    let mut one = Pad::new(Setup {
        players: [
            "Anton",
            "Dmytro",
            "Oksana",
            "Iryna",
            "Maximiliane-Konstanze",
        ]
        .map(Into::into)
        .to_vec(),
        river: true,
    });
    for player in 0..5 {
        let mut city = Feature {
            tiles: 30,
            complete: true,
            ..Feature::new(Sort::City)
        };
        city.followers = (0..5).map(|seat| u32::from(seat == player)).collect();
        one.take(&Record::Add {
            entry: Entry::Feature(city),
        })
        .unwrap();
    }
    for lang in Language::iter() {
        let texts = Texts::new(lang);
        let canvas = Canvas {
            width: 40,
            color: false,
        };
        let table = canvas.draw(&Page::new(vec![pad::sheet::table(&texts, &one)]));
        let result = canvas.draw(&pad::result(&texts, &one));
        for line in table.lines().chain(result.lines()) {
            assert!(line.width() <= 40, "{line}");
        }
        assert!(
            table.contains("10 +50") && result.contains("60"),
            "{table}{result}"
        );
        // No key is split by a line break.
        for id in Id::all().filter(|id| id.name().starts_with("act-pad-")) {
            let action = format!("{} {}", texts.say_part(id, "key"), texts.say(id));
            assert!(action.width() <= 38, "{}: {action}", lang.code());
        }
    }
}

#[test]
fn a_number_that_is_too_big_is_not_guessed_at_and_nobody_falls_below_zero() {
    let table = Table::new();
    let asked = table.keeps(r#"r999a <a p b "-5_slip" !"#).join("\n");
    assert!(asked.contains("999 is too many. At most 99"), "{asked}");
    assert_eq!(table.totals(), [99, 0, 0]);
}

#[test]
fn wrong_input_is_reported_and_asked_again_at_once() {
    let table = Table::new();
    let asked = table.keeps(r#"p b "three" "3_three" "#).join("\n");
    assert!(
        asked.contains("\"three\" isn't a number of points."),
        "{asked}"
    );
    assert_eq!(table.totals(), [0, 3, 0]);
}

#[test]
fn names_are_asked_for_in_one_line_or_only_their_number() {
    let table = Table::new();
    let (status, _, err, asked) = table.sits(&[], r#""<,_Anton" "Anton" "3" q"#);
    assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
    let players = json!(["Player 1", "Player 2", "Player 3"]);
    assert_eq!(table.json()["players"], players);
    let table = Table::new();
    let (status, _, err, _) = table.sits(&[], r#""Anton,_Dmytro" q"#);
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(table.json()["players"], json!(["Anton", "Dmytro"]));
}

#[test]
fn the_supply_is_shown_once_it_is_tracked_and_rules_are_not_cited() {
    let table = Table::new();
    let asked = table.keeps("ma").join("\n");
    assert!(
        asked.contains("Followers home: Anton 1.") && !asked.contains("Supply"),
        "{asked}"
    );
    assert!(asked.contains("= 9") && !asked.contains("(M1)"), "{asked}");
    let asked = table.keeps("ga");
    assert!(asked.last().unwrap().contains("Supply"), "{asked:#?}");
}

#[test]
fn score_without_a_file_offers_the_pad_or_asks_for_the_file() {
    let table = Table::new();
    let score = |keys: &str| {
        let args = ["fortress", "score"];
        run_scripted_at(table.0.path(), &args, script(keys))
    };
    let (status, _, err, asked) = score(r#""new" "Anton,_Dmytro" ma q"#);
    assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
    assert_eq!(table.totals(), [9, 0]);
    let (status, ..) = score(r#""in_progress" . r3b q"#);
    assert_eq!((status, table.totals()), (0, vec![9, 3]));
    let (status, _, err, asked) = score(r#""file" "" "nowhere.toml""#);
    assert_eq!((status, asked.last().unwrap().as_str()), (1, "Which file?"));
    assert!(err.contains("nowhere.toml"), "{err}");
    let told = table.run(&["fortress", "score"]).refused(2);
    for words in ["citadels fortress score FILE", "citadels fortress pad"] {
        assert!(told.contains(words), "{told}");
    }
}
