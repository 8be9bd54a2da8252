//! The play log under bad conditions: killed, torn and full disks, replaced files, held locks,
//! merged logs, broken lines, and long ones. `examples/play_log` does the same for hours.

use super::fortress_entry::script;
use super::history::Home;
use super::pass::keys;
use super::program::{run_command, run_scripted_at, sentences, skipped};
use citadels::files::Store;
use citadels::files::log::{Play, Played};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs::{self, File};
#[cfg(unix)]
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

/// A line of version 0.1.
fn line(id: u64, name: &str) -> String {
    let play = json!({
        "id": id, "game": "citadels", "date": "2026-11-16", "edition": "2016", "cards": [],
        "complete_at": 7, "winners": [name],
        "players": [
            { "name": name, "place": 1, "total": 4, "city": ["castle"], "lines": [] },
            { "name": "B", "place": 2, "total": 3, "city": ["keep"], "lines": [] },
        ],
    });
    format!("{}\n", json!({ "v": 1, "play": play }))
}

/// The number that a save reports; none if it was killed or refused.
fn reported(child: Child) -> Option<u64> {
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let id = said.split("Saved as play ").nth(1)?.split('.').next()?;
    output.status.success().then(|| id.parse().unwrap())
}

fn saving(home: &Home, name: &str) -> Child {
    let line = format!("{name}: castle");
    let mut command = home.command(&["score", "--save", &line, "B: keep"]);
    let command = command.stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().unwrap()
}

#[test]
#[cfg(unix)]
fn an_answer_that_cannot_be_written_says_what_was_done() {
    let full = || File::options().write(true).open("/dev/full");
    if full().is_err() {
        return skipped("there is no /dev/full");
    }
    let home = Home::new();
    let told = |args: &[&str], words: &[&str]| {
        let mut command = home.command(args);
        let output = command.stdout(full().unwrap()).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let stderr = sentences(&String::from_utf8(output.stderr).unwrap());
        for word in words {
            assert!(stderr.contains(word), "{word} in {stderr}");
        }
        stderr
    };
    let save = ["score", "--save", "A: castle", "B: keep"];
    told(&save, &["saved as play 1", "Don't save it again"]);
    let json = told(&[&save[..], &["--format", "json"]].concat(), &["play 2"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["faults"][0]["id"], "unwritable");
    told(&["history", "undo"], &["The play log was changed"]);
    assert_eq!(home.ids(), [1]);
    let list = told(&["history", "list"], &["can't be written"]);
    assert!(
        !list.contains("saved") && !list.contains("changed"),
        "{list}"
    );
}

#[test]
#[cfg(unix)]
fn a_play_is_in_the_file_that_took_the_place_of_the_log() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let log = File::options().write(true).open(home.log()).unwrap();
    log.lock().unwrap();
    let child = saving(&home, "Waits");
    thread::sleep(Duration::from_millis(300));
    let new = home.0.path().join("new");
    fs::copy(home.log(), &new).unwrap();
    fs::rename(&new, home.log()).unwrap();
    log.unlock().unwrap();
    assert_eq!(reported(child), Some(2));
    assert_eq!(home.ids(), [1, 2]);
}

#[test]
#[cfg(unix)]
fn writers_lose_nothing_while_the_log_is_replaced_again_and_again() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let path = home.log();
    let replacer = thread::spawn(move || {
        for round in 0..20 {
            let log = File::open(&path).unwrap();
            log.lock().unwrap();
            let new = path.with_extension(round.to_string());
            fs::copy(&path, &new).unwrap();
            fs::rename(&new, &path).unwrap();
            log.unlock().unwrap();
            thread::sleep(Duration::from_millis(5));
        }
    });
    let mut ids = vec![1];
    for _ in 0..4 {
        let children = ["W", "X", "Y"].map(|name| saving(&home, name));
        ids.extend(children.into_iter().map(|child| reported(child).unwrap()));
    }
    replacer.join().unwrap();
    ids.sort_unstable();
    assert_eq!(home.ids(), ids);
}

/// Whoever copies the log, with the line that was just written, and puts the copy in its place.
#[test]
#[cfg(unix)]
fn a_line_that_is_in_the_copy_already_is_not_written_again() {
    let home = Home::new();
    let store = Store::new(Some(home.0.path()), None).unwrap();
    // Nothing but its line tells such a play from another.
    let save = |total| {
        let token = None;
        let play = Play {
            token,
            ..play("", total)
        };
        store.append_play(&play).unwrap();
    };
    save(0);
    let path = home.log();
    let (ended, is_ended) = mpsc::channel::<()>();
    let copier = thread::spawn(move || {
        let mut known = fs::read(&path).unwrap();
        while let Err(TryRecvError::Empty) = is_ended.try_recv() {
            let text = fs::read(&path).unwrap();
            if text.len() > known.len() && text.ends_with(b"\n") {
                let copy = path.with_extension("copy");
                fs::write(&copy, &text).unwrap();
                fs::rename(&copy, &path).unwrap();
                known = text;
            }
        }
    });
    for total in 1..100 {
        save(total);
    }
    drop(ended);
    copier.join().unwrap();
    let plays = home.json(&["history", "list", "--all"])["plays"].clone();
    let plays = plays.as_array().unwrap();
    let totals: BTreeSet<u64> = plays
        .iter()
        .map(|play| play["players"][0]["total"].as_u64().unwrap())
        .collect();
    assert_eq!(totals.len(), plays.len(), "a play is there twice");
}

#[test]
#[cfg(unix)]
fn a_held_lock_is_told_and_given_up_and_does_not_stop_reading() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let log = File::open(home.log()).unwrap();
    log.lock().unwrap();
    let waits = |args: &[&str], wait: &str| {
        let mut command = home.command(args);
        command.env("CITADELS_WAIT", wait);
        run_command(command)
    };
    let save = ["score", "--save", "A: castle", "B: keep"];
    let text = waits(&save, "1.3");
    assert_eq!(text.status, 1);
    // The score is shown, and nothing is said about its being saved.
    assert!(text.stdout.contains("A wins.") && !text.stdout.contains("Saved"));
    let stderr = sentences(&text.stderr);
    let told = stderr.find("Another program is writing").unwrap();
    assert!(stderr[told..].contains("Waiting"), "{stderr}");
    assert!(stderr.contains("still writing"), "{stderr}");
    let json = waits(&[&save[..], &["--format", "json"]].concat(), "0");
    let faults: Value = serde_json::from_str(&json.stderr).unwrap();
    assert_eq!(faults["faults"][0]["id"], "busy");
    assert_eq!(waits(&["history", "undo"], "0").status, 1);
    for args in [
        &["history", "list"][..],
        &["history", "stats"],
        &["history", "check"],
    ] {
        waits(args, "0").answered();
    }
    assert_eq!(home.ids(), [1]);
    log.unlock().unwrap();
    assert_eq!(home.save("A: castle", "B: keep", &[])["saved"], 2);
}

#[test]
#[cfg(unix)]
fn a_log_that_cannot_be_reached_is_not_an_empty_one() {
    use std::os::unix::fs::symlink;
    let faults = |home: &Path, args: &[&str]| {
        let mut command = super::program::command(&[args, &["--format", "json"]].concat());
        command.env("CITADELS_HOME", home);
        let outcome = run_command(command);
        assert_eq!(outcome.status, 1, "{}", outcome.stderr);
        let json: Value = serde_json::from_str(&outcome.stderr).unwrap();
        let told = ["id", "message"].map(|key| json["faults"][0][key].as_str().unwrap().to_owned());
        (told, outcome.stdout)
    };
    let home = Home::new();
    symlink("/nowhere/plays.jsonl", home.log()).unwrap();
    let round = Home::new();
    symlink("plays.jsonl", round.log()).unwrap();
    let away = Home::new();
    symlink("/nowhere/at/all", away.0.path().join("home")).unwrap();
    let folder = Home::new();
    fs::create_dir(folder.log()).unwrap();
    for (home, why) in [
        (home.0.path().to_owned(), "the folder doesn't exist"),
        (round.0.path().to_owned(), "os error"),
        (away.0.path().join("home"), "the folder doesn't exist"),
        (folder.0.path().to_owned(), "it isn't an ordinary file"),
    ] {
        let ([id, message], stdout) = faults(&home, &["history", "list"]);
        assert_eq!((id.as_str(), stdout.as_str()), ("unreadable", ""));
        assert!(message.contains(why), "{message}");
        let save = ["score", "--save", "A: castle", "B: keep"];
        let ([id, message], stdout) = faults(&home, &save);
        assert_eq!(id, "unwritable", "{message}");
        assert!(stdout.contains("\"winners\"") && !stdout.contains("\"saved\""));
    }
    assert!(!Path::new("/nowhere").exists());
}

#[test]
#[cfg(unix)]
fn reading_needs_no_right_to_write() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let set = |path: &Path, mode: u32| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    set(&home.log(), 0o444);
    set(home.0.path(), 0o555);
    let before = fs::metadata(home.log()).unwrap().modified().unwrap();
    for args in [
        &["list"][..],
        &["stats"],
        &["show", "1"],
        &["check"],
        &["export", "--to", "csv"],
    ] {
        home.run(&[&["history"], args].concat()).answered();
    }
    assert_eq!(
        fs::metadata(home.log()).unwrap().modified().unwrap(),
        before
    );
    let is_mighty = File::options().append(true).open(home.log()).is_ok();
    let unsaved = home.run(&["score", "--save", "A: castle", "B: keep"]);
    set(home.0.path(), 0o755);
    if is_mighty {
        return skipped("this user may write everywhere");
    }
    assert_eq!(unsaved.status, 1);
    assert!(unsaved.stdout.contains("A wins."));
    assert!(sentences(&unsaved.stderr).contains("access is denied"));
}

#[test]
fn what_cannot_be_kept_elsewhere_is_not_cut_off() {
    let torn = "{\"v\":1,\"pl";
    let save = ["score", "--save", "A: castle", "B: keep"];
    // The folder that is in the way, the file, the end of it, and the command that would cut it off.
    for (aside, file, end, args) in [
        ("plays.torn", "plays.jsonl", torn, &save[..]),
        ("plays.torn", "plays.jsonl", torn, &["history", "undo"]),
        (
            "plays.broken",
            "plays.jsonl",
            "x\n",
            &["history", "check", "--repair"],
        ),
        (
            "fortress.jsonl.torn",
            "fortress.jsonl",
            torn,
            &["fortress", "pad", "--resume"],
        ),
        (
            "board.jsonl.torn",
            "board.jsonl",
            torn,
            &["fortress", "board", "--resume"],
        ),
    ] {
        let home = Home::new();
        home.save("A: castle", "B: keep", &[]);
        for game in ["pad", "board"] {
            let new = ["fortress", game, "--names", "A,B"];
            run_scripted_at(home.0.path(), &new, Vec::new());
        }
        let path = home.0.path().join(file);
        let whole = fs::read_to_string(&path).unwrap() + end;
        fs::write(&path, &whole).unwrap();
        fs::create_dir(home.0.path().join(aside)).unwrap();
        let (status, ..) = run_scripted_at(home.0.path(), args, Vec::new());
        assert_eq!(status, 1, "{args:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), whole, "{args:?}");
        // Without the folder it is.
        fs::remove_dir(home.0.path().join(aside)).unwrap();
        run_scripted_at(home.0.path(), args, Vec::new());
        let kept = fs::read_to_string(home.0.path().join(aside)).unwrap();
        assert_eq!(kept.trim_end(), end.trim_end(), "{args:?}");
        let left = fs::read_to_string(&path).unwrap();
        assert!(left.lines().all(|line| line != end.trim_end()), "{args:?}");
    }
}

/// Holds the log until the command says that it waits, and saves a play meanwhile.
#[cfg(unix)]
fn saved_while_waiting(args: &[&str]) -> Home {
    let home = Home::new();
    fs::write(home.log(), line(1, "A") + "can't be read\n").unwrap();
    let log = File::open(home.log()).unwrap();
    log.lock().unwrap();
    let mut command = home.command(args);
    command.env("CITADELS_WAIT", "60");
    let mut child = command
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let told = BufReader::new(child.stderr.take().unwrap()).lines();
    let mut told = told.map(Result::unwrap);
    assert!(told.any(|line| line.contains("Waiting")), "{args:?}");
    let mut other = File::options().append(true).open(home.log()).unwrap();
    other.write_all(line(7, "Zoë").as_bytes()).unwrap();
    log.unlock().unwrap();
    assert!(
        child.wait().unwrap().success(),
        "{args:?}: {:?}",
        told.collect::<Vec<_>>()
    );
    home
}

#[test]
#[cfg(unix)]
fn what_was_saved_while_a_change_waited_is_part_of_what_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let export = folder.path().join("export.jsonl");
    let other = line(7, "Dan").replace("\"total\":4", "\"total\":5");
    fs::write(&export, other).unwrap();
    let import = ["history", "import", export.to_str().unwrap()];
    let save = [
        "score",
        "--save",
        "--date",
        "2026-11-16",
        "A: castle",
        "B: keep",
    ];
    let all: [(&[&str], &[u64]); 7] = [
        (&["history", "check", "--repair"], &[1, 7]),
        (&["history", "edit", "1", "--minutes", "50"], &[1, 7]),
        (&["history", "forget", "1"], &[7]),
        (&["history", "rename", "B", "Bo"], &[1, 7]),
        (&["history", "undo"], &[1]),
        (&import, &[1, 7, 8]),
        (&save, &[1, 7, 8]),
    ];
    // All at once: each waits for a second.
    thread::scope(|scope| {
        for (args, ids) in all {
            scope.spawn(move || {
                let home = saved_while_waiting(args);
                assert_eq!(home.ids(), ids, "{args:?}");
                if ids.contains(&7) {
                    let play = home.json(&["history", "show", "7"]);
                    let other = if args.contains(&"rename") { "Bo" } else { "B" };
                    let names = json!([play["players"][0]["name"], play["players"][1]["name"]]);
                    assert_eq!(names, json!(["Zoë", other]), "{args:?}");
                }
            });
        }
    });
}

#[test]
fn a_finished_game_that_could_not_be_logged_is_logged_the_next_time() {
    let sheet = r#""Ann,_Bob" "castle" "keep" "nobody" ."#;
    let quick = r#". 5 1 "tavern" . 5 1 "temple" . 5 1 "watchtower" . 5 1 "market" . 5 1 "church"
        . 5 1 "prison" . 5 2 "2" "manor" . l . "castle" "manor" "palace" "docks" "harbor"
        "cathedral" "fortress" "dragon" "." s"#;
    let evening = r#""Ann,_Bob,_Cyd" .a.p "crown;_tavern" "market" "manor" "nobody" ."#;
    // How each begins and ends, and how its end is reached again.
    for (args, answers, again, ends) in [
        (&["tonight"][..], evening, &["tonight"][..], ".!!"),
        (&["score"], sheet, &["score"], r#""" ."#),
        (
            &["solo", "--quick", "--edition", "classic"],
            quick,
            &["solo", "--resume"],
            "s",
        ),
        (
            &["fortress", "pad", "--names", "Ann,Bob"],
            "mac2bf....s",
            &["fortress", "pad", "--resume"],
            "s",
        ),
        (
            &["fortress", "board", "--names", "Ann,Bob"],
            r#""U" "2" 1 "." "" s"#,
            &["fortress", "board", "--resume"],
            "s",
        ),
    ] {
        let home = Home::new();
        // Nothing can be written there.
        fs::create_dir(home.log()).unwrap();
        let (status, _, err, asked) = run_scripted_at(home.0.path(), args, script(answers));
        assert_ne!(status, 0, "{args:?}: {err} {asked:#?}");
        fs::remove_dir(home.log()).unwrap();
        let (status, _, err, asked) = run_scripted_at(home.0.path(), again, script(ends));
        assert_eq!((status, &*err), (0, ""), "{again:?}: {asked:#?}");
        assert_eq!(home.ids(), [1], "{args:?}");
    }
}

#[test]
fn a_check_finds_what_is_broken_and_a_repair_keeps_everything() {
    let home = Home::new();
    let sound = home.run(&["history", "check"]).answered();
    assert!(sound.contains("No problems found."), "{sound}");
    assert!(!home.log().exists(), "looking creates nothing");
    for _ in 0..3 {
        home.save("A: castle", "B: keep", &[]);
    }
    home.run(&["history", "edit", "3", "--minutes", "50"])
        .answered();
    home.run(&["history", "check"]).answered();
    let text = fs::read_to_string(home.log()).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.insert(1, "hello \u{1b}[2J");
    lines.insert(3, "{\"v\":1,\"play\":{\"id\":9}}");
    let broken = lines.join("\n") + "\n{\"v\":1,\"pl";
    fs::write(home.log(), &broken).unwrap();
    let found = home.run(&["history", "check"]);
    assert_eq!(found.status, 1);
    let page = sentences(&found.stdout);
    for word in [
        "Line 2 can't be read: hello",
        "Line 4",
        "The last line was cut off.",
    ] {
        assert!(page.contains(word), "{word} in {page}");
    }
    assert!(!found.stdout.contains('\u{1b}'), "{}", found.stdout);
    assert!(
        found.stderr.contains("history check --repair"),
        "{}",
        found.stderr
    );
    assert_eq!(
        fs::read_to_string(home.log()).unwrap(),
        broken,
        "only looked at"
    );
    let repaired = home.json(&["history", "check", "--repair"]);
    assert_eq!(
        (&repaired["broken"], &repaired["plays"]),
        (&2.into(), &3.into())
    );
    let file = |key: &str| {
        let path = repaired["repaired"][key].as_str().unwrap();
        fs::read_to_string(path).unwrap()
    };
    assert_eq!(file("copy"), broken);
    assert_eq!(
        file("aside").lines().collect::<Vec<_>>(),
        [
            "hello \u{1b}[2J",
            "{\"v\":1,\"play\":{\"id\":9}}",
            "{\"v\":1,\"pl"
        ]
    );
    let again = home.json(&["history", "check"]);
    assert_eq!(
        (&again["broken"], &again["torn"]),
        (&0.into(), &false.into())
    );
    assert_eq!(again["repaired"], Value::Null);
    assert_eq!(home.ids(), [1, 2, 3]);
    assert_eq!(home.json(&["history", "show", "3"])["minutes"], 50);
    assert_eq!(home.save("A: castle", "B: keep", &[])["saved"], 4);
    // A second repair does not overwrite the first copy.
    let text = fs::read_to_string(home.log()).unwrap();
    fs::write(home.log(), format!("{text}x\n")).unwrap();
    let second = home.json(&["history", "check", "--repair"]);
    assert_ne!(second["repaired"]["copy"], repaired["repaired"]["copy"]);
    assert_eq!(file("copy"), broken);
    let nothing = home.json(&["history", "check", "--repair"]);
    assert_eq!(nothing["repaired"], Value::Null);
}

/// Two logs with plays 1 to 3 each, one after the other.
fn merged() -> Home {
    let (home, other) = (Home::new(), Home::new());
    for (home, name) in [(&home, "Ann"), (&other, "Cyd")] {
        for _ in 0..3 {
            home.save(&format!("{name}: castle"), "Bob: keep", &[]);
        }
    }
    // The other log's own records are about its own plays.
    other
        .run(&["history", "edit", "1", "--minutes", "70"])
        .answered();
    other.run(&["history", "forget", "2"]).answered();
    other.run(&["history", "undo"]).answered();
    let logs = [&home, &other].map(|home| fs::read_to_string(home.log()).unwrap());
    fs::write(home.log(), logs.concat()).unwrap();
    home
}

#[test]
fn merged_logs_have_one_number_for_each_play() {
    let home = merged();
    assert_eq!(home.ids(), [1, 2, 3, 4, 5, 6]);
    let show = |id: &str| home.json(&["history", "show", id]);
    assert_eq!(show("4")["minutes"], 70);
    assert_eq!(show("1")["minutes"], Value::Null);
    assert_eq!(show("4")["players"][0]["name"], "Cyd");
    let list = sentences(&home.run(&["history", "list"]).answered());
    assert!(
        list.contains("3 plays had the numbers of earlier ones"),
        "{list}"
    );
    // What is said now means the numbers shown now.
    home.run(&["history", "edit", "1", "--minutes", "30"])
        .answered();
    assert_eq!(
        (&show("1")["minutes"], &show("4")["minutes"]),
        (&30.into(), &70.into())
    );
    home.run(&["history", "undo"]).answered();
    assert_eq!(
        home.json(&["history", "undo"])["undone"],
        4,
        "the edit of play 1 there"
    );
    assert_eq!(home.json(&["history", "undo"])["undone"], 6);
    assert_eq!(home.ids(), [1, 2, 3, 4, 5]);
    assert_eq!(home.save("Ann: castle", "Bob: keep", &[])["saved"], 7);
    assert_eq!(home.ids(), [1, 2, 3, 4, 5, 7]);
}

#[test]
fn a_repair_writes_the_numbers_of_a_merged_log() {
    let home = merged();
    let before = home.json(&["history", "list"])["plays"].clone();
    let found = home.run(&["history", "check"]);
    assert_eq!(found.status, 1);
    assert!(
        found.stdout.contains("an earlier play has the number 1"),
        "{}",
        found.stdout
    );
    home.run(&["history", "check", "--repair"]).answered();
    let after = json!({ "plays": before, "narrowed": false });
    assert_eq!(home.json(&["history", "list"]), after);
    home.run(&["history", "check"]).answered();
    assert_eq!(home.save("Ann: castle", "Bob: keep", &[])["saved"], 7);
}

#[test]
fn a_repair_forgets_no_other_play_of_a_merged_log() {
    let (home, other) = (Home::new(), Home::new());
    for home in [&home, &other] {
        for _ in 0..3 {
            home.save("Ann: castle", "Bob: keep", &[]);
        }
    }
    other.run(&["history", "forget", "2"]).answered();
    let logs = [&home, &other].map(|home| fs::read_to_string(home.log()).unwrap());
    fs::write(home.log(), logs.concat()).unwrap();
    assert_eq!(home.ids(), [1, 2, 3, 4, 6]);
    home.run(&["history", "check", "--repair"]).answered();
    assert_eq!(home.ids(), [1, 2, 3, 4, 6]);
}

#[test]
#[cfg(unix)]
fn a_repaired_log_may_be_read_by_whom_it_could_before() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let text = fs::read_to_string(home.log()).unwrap();
    fs::write(home.log(), format!("{text}x\n")).unwrap();
    for mode in [0o644, 0o600, 0o664] {
        fs::set_permissions(home.log(), fs::Permissions::from_mode(mode)).unwrap();
        fs::write(home.log(), format!("{text}x\n")).unwrap();
        home.run(&["history", "check", "--repair"]).answered();
        let now = fs::metadata(home.log()).unwrap().permissions().mode();
        assert_eq!(now & 0o777, mode);
    }
}

#[test]
fn a_long_log_is_told_whole_and_its_newest_plays_are_shown() {
    let home = Home::new();
    let long: String = (1..=1000).map(|id| line(id, "Ann")).collect();
    fs::write(home.log(), format!("hello\n{long}")).unwrap();
    // A log of version 0.1 does not say its highest number.
    assert_eq!(home.save("ann: castle", "B: keep", &[])["saved"], 1001);
    let saved = home.save("ann: castle", "C: keep", &[]);
    assert_eq!(saved["saved"], 1002);
    assert_eq!(saved["players"][0]["name"], "Ann", "known from before");
    // The broken line far above is told by whoever reads the whole log.
    let ids = |answer: &Value| {
        let warnings = answer["warnings"].as_array().unwrap().iter();
        warnings.map(|one| one["id"].clone()).collect::<Vec<_>>()
    };
    let list = home.json(&["history", "list"]);
    assert_eq!(ids(&list), ["broken-lines"]);
    assert_eq!(list["plays"].as_array().unwrap().len(), 1002);
    // The text shows what anybody looks through.
    let page = home.run(&["history", "list"]).answered();
    assert!(
        sentences(&page).contains("the newest 1000 of 1002"),
        "{page}"
    );
    assert!(page.lines().count() < 1020, "{}", page.lines().count());
    let page = home.run(&["history", "list", "--all"]).answered();
    assert!(page.lines().count() > 1002 && !page.contains("newest 1000"));
}

#[test]
fn a_file_too_large_for_a_log_is_refused_and_stays_as_it_is() {
    let home = Home::new();
    home.save("A: castle", "B: keep", &[]);
    let log = File::options().append(true).open(home.log()).unwrap();
    log.set_len(1 << 29).unwrap();
    for args in [
        &["history", "list"][..],
        &["score", "--save", "A: castle", "B: keep"],
    ] {
        let outcome = home.run(args);
        assert_eq!(outcome.status, 1);
        assert!(
            sentences(&outcome.stderr).contains("too large"),
            "{args:?}: {}",
            outcome.stderr
        );
    }
    assert_eq!(log.metadata().unwrap().len(), 1 << 29);
}

#[test]
fn numbers_stay_unique_whatever_the_end_of_the_log_looks_like() {
    let long: String = (1..=1000).map(|id| line(id, "Ann")).collect();
    let other: String = (1..=600).map(|id| line(id, "Cyd")).collect();
    let home = Home::new();
    for (end, next) in [
        // The end has low numbers: only the whole log knows the highest.
        (&*other, 1601),
        // An older program went on after this one.
        (&*(line(1602, "Eve") + &line(1603, "Eve")), 1604),
        ("\n\n", 1605),
        ("{\"v\":1,\"undone\":1605}\n", 1606),
    ] {
        let before = fs::read_to_string(home.log()).unwrap_or_else(|_| long.clone());
        fs::write(home.log(), before + end).unwrap();
        let saved = home.save("Ann: castle", "B: keep", &[]);
        assert_eq!(saved["saved"], next, "{saved}");
        let ids = home.ids();
        let mut unique = ids.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), ids.len());
        assert!(ids.contains(&saved["saved"].as_u64().unwrap()));
    }
}

/// A play of a game that is saved only once.
fn play(token: &str, total: u32) -> Play {
    Play {
        game: "citadels".to_owned(),
        date: "2026-11-16".to_owned(),
        edition: "2016".to_owned(),
        players: vec![Played {
            name: "Ann".to_owned(),
            place: 1,
            total,
            ..Played::default()
        }],
        winners: vec!["Ann".to_owned()],
        token: Some(token.to_owned()),
        ..Play::default()
    }
}

#[test]
fn a_game_is_saved_once_and_a_correction_takes_its_place() {
    let home = Home::new();
    let store = Store::new(Some(home.0.path()), None).unwrap();
    let save = |token: &str, total: u32| store.append_play(&play(token, total)).unwrap().id;
    assert_eq!(save("friday", 20), 1);
    assert_eq!(save("saturday", 20), 2);
    home.run(&["history", "rename", "Ann", "Anna"]).answered();
    assert_eq!(save("friday", 20), 1, "found, even if renamed since");
    assert_eq!(home.ids(), [1, 2]);
    assert_eq!(save("friday", 21), 3);
    assert_eq!(home.ids(), [2, 3]);
    // Undone, it can be saved again.
    home.run(&["history", "undo"]).answered();
    assert_eq!(save("friday", 21), 4);
    assert_eq!(home.ids(), [2, 4]);
}

#[test]
fn a_pad_that_was_saved_before_the_program_was_killed_is_not_saved_twice() {
    let home = Home::new();
    let sits = |args: &[&str], text: &str| {
        let args = [&["fortress", "pad", "--save"], args].concat();
        let (status, stdout, ..) = run_scripted_at(home.0.path(), &args, keys(text));
        assert_eq!(status, 0, "{stdout}");
        assert!(stdout.contains("Saved as play"), "{stdout}");
    };
    sits(&["--names", "Ann,Bob"], "mac2bf.....");
    assert_eq!(home.ids(), [1]);
    // Killed before the pad was closed.
    let pad = home.0.path().join("fortress.jsonl");
    let text = fs::read_to_string(&pad).unwrap();
    let (open, close) = text.trim_end().rsplit_once('\n').unwrap();
    assert!(close.contains("close"), "{close}");
    fs::write(&pad, format!("{open}\n")).unwrap();
    sits(&["--resume"], ".");
    assert_eq!(home.ids(), [1]);
    // The same game played again is another one.
    sits(&["--names", "Ann,Bob"], "mac2bf.....");
    assert_eq!(home.ids(), [1, 2]);
}

#[test]
fn an_export_comes_back_without_doubles() {
    let home = Home::new();
    let evening = [
        "score",
        "tests/scores/evening.toml",
        "--save",
        "--date",
        "2026-11-05",
    ];
    home.run(&evening).answered();
    for date in ["2026-11-01", "2026-11-02", "2026-11-02"] {
        let more = [
            "--date",
            date,
            "--minutes",
            "50",
            "--comment",
            "=late, \"very\"",
        ];
        home.save("Ann: castle, tavern*; rank 8", "Bob: keep; crown", &more);
    }
    home.run(&["history", "forget", "2"]).answered();
    let list = home.json(&["history", "list"]);
    for format in ["json", "csv"] {
        let export = home.run(&["history", "export", "--to", format]).answered();
        let new = Home::new();
        let file = new.0.path().join(format!("plays.{format}"));
        fs::write(&file, &export).unwrap();
        let file = file.to_str().unwrap();
        let tried = new.json(&["history", "import", file, "--dry-run"]);
        assert_eq!(tried["imported"], json!([3, 4, 1]), "{format}");
        assert_eq!(tried["dry_run"], true);
        assert!(!new.log().exists(), "only tried");
        let page = new.run(&["history", "import", file]).answered();
        assert!(page.contains("Imported 3 plays."), "{page}");
        let back = new.json(&["history", "list"]);
        if format == "json" {
            assert_eq!(back, list);
            let stats = ["history", "stats"];
            assert_eq!(new.json(&stats), home.json(&stats));
        }
        let plays = |list: &Value| list["plays"].as_array().unwrap().clone();
        for (one, other) in plays(&back).iter().zip(plays(&list)) {
            for key in ["id", "date", "deck", "minutes", "winners"] {
                assert_eq!(one[key], other[key], "{format} {key}");
            }
            for (one, other) in one["players"]
                .as_array()
                .unwrap()
                .iter()
                .zip(other["players"].as_array().unwrap())
            {
                for key in [
                    "name",
                    "total",
                    "place",
                    "city",
                    "beautified",
                    "crown",
                    "first",
                    "rank",
                ] {
                    assert_eq!(one[key], other[key], "{format} {key}");
                }
            }
        }
        new.run(&["history", "show", "3"]).answered();
        // Twice is once, also after a change.
        new.run(&["history", "rename", "Ann", "Anna"]).answered();
        new.run(&["history", "edit", "1", "--date", "2026-12-24"])
            .answered();
        let again = new.json(&["history", "import", file]);
        assert_eq!(
            (&again["imported"], &again["known"]),
            (&json!([]), &3.into())
        );
        assert_eq!(new.ids().len(), 3);
        // Into a log with other plays: those keep their numbers.
        let other = Home::new();
        for _ in 0..3 {
            other.save("Zoe: palace", "Bob: keep", &[]);
        }
        let added = other.json(&["history", "import", file]);
        assert_eq!(added["imported"], json!([5, 4, 6]), "{format}");
        let again = other.json(&["history", "import", file]);
        assert_eq!(again["known"], 3);
        // From a pipe, as it comes.
        let mut piped = home.command(&["history", "import", "-", "--format", "json"]);
        let outcome = run_command({
            piped.stdin(File::open(file).unwrap());
            piped
        });
        assert_eq!(outcome.json()["known"], 3);
    }
    // Another log is taken as it counts.
    let new = Home::new();
    let page = new
        .run(&["history", "import", home.log().to_str().unwrap()])
        .answered();
    assert!(page.contains("Imported 3 plays."), "{page}");
    assert_eq!(new.json(&["history", "list"]), list);
    let mut piped = new.command(&["history", "import", "-", "--format", "json"]);
    piped.stdin(File::open(home.log()).unwrap());
    assert_eq!(run_command(piped).json()["known"], 3);
}

#[test]
fn a_play_with_another_day_and_other_names_is_still_known_by_its_token() {
    let home = Home::new();
    let store = Store::new(Some(home.0.path()), None).unwrap();
    store.append_play(&play("friday", 20)).unwrap();
    let export = home.run(&["history", "export", "--to", "json"]).answered();
    let file = home.0.path().join("export.json");
    fs::write(&file, export).unwrap();
    let edit = [
        "history",
        "edit",
        "1",
        "--date",
        "2026-11-20",
        "--player",
        "Ann=Zoe",
    ];
    home.run(&edit).answered();
    let again = home.json(&["history", "import", file.to_str().unwrap()]);
    assert_eq!(
        (&again["imported"], &again["known"]),
        (&json!([]), &1.into())
    );
}

#[test]
fn two_tables_whose_logs_count_alike_are_two_plays() {
    let home = Home::new();
    let file = home.0.path().join("plays.jsonl.other");
    fs::write(home.log(), line(1, "Ann")).unwrap();
    let import = ["history", "import", file.to_str().unwrap()];
    // The same number, day, cities and points. Who was renamed since is the same player.
    home.run(&["history", "rename", "Ann", "Anna"]).answered();
    home.run(&["history", "rename", "B", "Bea"]).answered();
    fs::write(&file, line(1, "Ann")).unwrap();
    assert_eq!(home.json(&import)["known"], 1);
    let other = line(1, "Zoe").replace("\"B\"", "\"Max\"");
    fs::write(&file, other).unwrap();
    assert_eq!(home.json(&import)["imported"], json!([2]));
}

#[test]
fn an_imported_play_is_checked_like_a_score() {
    let home = Home::new();
    let file = home.0.path().join("plays.json");
    let good = line(7, "Ann");
    for (was, is, place) in [
        ("citadels", "chess", "game"),
        ("\"place\":2", "\"place\":0", "players[1].place"),
        ("\"place\":2", "\"place\":3", "players[1].place"),
        ("\"total\":3", "\"total\":4294967295", "players[1].total"),
        ("\"name\":\"B\"", "\"name\":\"\"", "players[1].name"),
        ("\"name\":\"B\"", "\"name\":\"ann\"", "players[1].name"),
        ("[\"Ann\"]", "[\"Zoe\"]", "winners"),
        ("2026-11-16", "2026-11-31", "date"),
    ] {
        let bad = good.replacen(was, is, 1);
        assert_ne!(bad, good, "{was}");
        fs::write(&file, bad).unwrap();
        let faults = home.import_faults(&file);
        assert_eq!(faults[0].1, format!("plays[0].{place}"), "{is}");
    }
    assert!(!home.log().exists());
}

#[test]
fn a_number_that_leaves_none_for_later_plays_is_replaced() {
    let home = Home::new();
    let file = home.0.path().join("plays.json");
    fs::write(&file, line(u64::MAX, "Ann") + &line((1 << 53) - 1, "Bea")).unwrap();
    let imported = home.json(&["history", "import", file.to_str().unwrap()]);
    assert_eq!(imported["imported"], json!([1, (1_u64 << 53) - 1]));
    assert_eq!(home.save("A: castle", "B: keep", &[])["saved"], 2);
    assert_eq!(home.save("A: castle", "B: keep", &[])["saved"], 3);
    home.run(&["history", "check"]).answered();
    // One that is in a log already does no more harm.
    fs::write(home.log(), line(u64::MAX, "Ann")).unwrap();
    assert_eq!(home.save("A: castle", "B: keep", &[])["saved"], 1);
    home.run(&["history", "check"]).answered();
}

#[test]
#[cfg(unix)]
fn an_import_that_never_ends_is_too_big() {
    let home = Home::new();
    let args = ["history", "import", "/dev/zero", "--format", "json"];
    assert_eq!(home.run(&args).faults()[0].0, "too-big");
    let zeros = home.0.path().join("zeros");
    File::create(&zeros).unwrap().set_len(3 << 20).unwrap();
    let args = [
        "history",
        "import",
        zeros.to_str().unwrap(),
        "--format",
        "json",
    ];
    assert_eq!(home.run(&args).faults()[0].0, "unreadable");
    File::options()
        .write(true)
        .open(&zeros)
        .unwrap()
        .set_len(300 << 20)
        .unwrap();
    assert_eq!(home.run(&args).faults()[0].0, "too-big");
}

#[test]
fn another_result_of_the_same_day_under_the_same_number_is_another_play() {
    let home = Home::new();
    home.save("Ann: castle", "Bob: keep", &["--date", "2026-11-01"]);
    let file = home.0.path().join("plays.csv");
    let table = "ID;Date;Game;Edition;Player;Place;Total;Winner;City\n\
                 1;2026-11-01;citadels;2016;Ann;1;12;TRUE;\n\
                 1;2026-11-01;citadels;2016;Bob;2;3;FALSE;keep\n";
    fs::write(&file, table).unwrap();
    let imported = home.json(&["history", "import", file.to_str().unwrap()]);
    assert_eq!(
        (&imported["imported"], &imported["known"]),
        (&json!([2]), &0.into())
    );
}

#[test]
fn a_table_from_a_spreadsheet_comes_back_too() {
    let home = Home::new();
    let file = home.0.path().join("plays.csv");
    let table = "\u{feff}ID;Date;Game;Edition;Player;Place;Total;Winner;City\r\n\
                 7;2026-11-01;citadels;2016;Ann;1;12;VRAI;castle, tavern*\r\n\
                 8;2026-11-02;citadels;2016;Bob;1;5;TRUE;\r\n\
                 7;2026-11-01;citadels;2016;Bob;2;3;FAUX;keep\r\n";
    fs::write(&file, table).unwrap();
    let imported = home.json(&["history", "import", file.to_str().unwrap()]);
    assert_eq!(imported["imported"], json!([7, 8]));
    let play = home.json(&["history", "show", "7"]);
    assert_eq!(play["winners"], json!(["Ann"]));
    assert_eq!(play["players"][0]["city"], json!(["castle", "tavern"]));
    assert_eq!(play["players"][0]["beautified"], json!([1]));
    // What is not known is not counted again.
    let page = home.run(&["history", "show", "7"]).answered();
    assert!(page.contains("12") && page.contains("Ann"), "{page}");
}

#[test]
fn what_is_no_export_is_refused_and_nothing_comes_in() {
    let home = Home::new();
    let file = home.0.path().join("file");
    let good =
        "id,date,game,edition,player,place,total,winner\n1,2026-11-01,citadels,2016,A,1,4,true\n";
    for (text, id, place) in [
        ("", "bad-syntax", ":1"),
        ("hello", "bad-syntax", ":1"),
        ("{\"plays\":[", "bad-syntax", ":1"),
        ("{\"plays\":[{\"id\":1}]}", "bad-value", ":1"),
        ("[{}]", "bad-value", ":1"),
        ("date,player\n2026-11-01,A\n", "bad-syntax", ":1"),
        (&good.replace(",4,", ",-4,"), "bad-value", ":2"),
        (
            &good.replace("2026-11-01", "soon"),
            "bad-value",
            "plays[0].date",
        ),
        (
            "https://app.bgstatsapp.com/createPlay.html?data=x\n",
            "bad-syntax",
            ":1",
        ),
    ] {
        fs::write(&file, text).unwrap();
        let faults = home.import_faults(&file);
        assert_eq!(faults[0].0, id, "{text}");
        assert!(faults[0].1.ends_with(place), "{text}: {}", faults[0].1);
    }
    let missing = home.run(&["history", "import", "nowhere.json", "--format", "json"]);
    assert_eq!(missing.faults()[0].0, "unreadable");
    assert!(!home.log().exists());
}

/// The bytes that one step of the shell's `ulimit -f` stands for.
#[cfg(unix)]
fn unit(folder: &Path) -> Option<u64> {
    let file = folder.join("unit");
    let script = format!("ulimit -f 1; head -c 5000 /dev/zero > {}", file.display());
    let run = Command::new("sh").args(["-c", &script]).output();
    run.ok()?;
    let unit = fs::metadata(file).ok()?.len();
    (256..5000).contains(&unit).then_some(unit)
}

#[test]
#[cfg(unix)]
fn a_write_torn_anywhere_harms_no_other_play() {
    let home = Home::new();
    let Some(unit) = unit(home.0.path()) else {
        return skipped("the shell cannot limit the size of files");
    };
    home.save("A: castle", "B: keep", &[]);
    let first = fs::read_to_string(home.log()).unwrap();
    let limit = (first.len() as u64 / unit + 2) * unit;
    let mut torn = 0;
    for (round, cut) in [1, 7, 60, 200].into_iter().enumerate() {
        for is_ignored in [false, true] {
            // A first line of the right length: the limit cuts the next record here.
            let room = usize::try_from(limit).unwrap() - cut - first.len();
            let text = " ".repeat(room - 1) + "\n" + &first;
            fs::write(home.log(), &text).unwrap();
            let trap = if is_ignored { "trap '' XFSZ;" } else { "" };
            let script = format!(
                "{trap} ulimit -c 0; ulimit -f {}; exec \"$@\"",
                limit / unit
            );
            let save = home.command(&["score", "--save", "A: castle", "B: keep"]);
            let mut command = Command::new("sh");
            command.args(["-c", &script, "sh"]).arg(save.get_program());
            command.args(save.get_args()).env_clear();
            for (name, value) in save.get_envs() {
                command.env(name, value.unwrap());
            }
            let output = command.output().unwrap();
            let stdout = String::from_utf8(output.stdout).unwrap();
            assert!(!stdout.contains("Saved"), "{stdout}");
            let log = fs::read_to_string(home.log()).unwrap();
            assert!(log.starts_with(&text));
            if is_ignored {
                // Nothing is left behind, the score is shown, and the reason told.
                assert_eq!(log, text);
                assert!(stdout.contains("A wins."), "{stdout}");
                let stderr = sentences(&String::from_utf8(output.stderr).unwrap());
                assert!(stderr.contains("too large"), "{stderr}");
            } else {
                torn += usize::from(log.len() > text.len());
            }
            assert_eq!(home.ids(), [1], "round {round}");
            assert_eq!(home.save("A: castle", "B: keep", &[])["saved"], 2);
            assert_eq!(home.ids(), [1, 2], "round {round}");
        }
    }
    assert_eq!(torn, 4, "the limit did cut");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_refuses_and_keeps_what_is_there() {
    let home = Home::new();
    let script = "mount -t tmpfs -o size=64k citadels \"$1\" || exit 99; shift; saved=0; full=0; \
        while [ $full -lt 3 ]; do \
            if \"$@\" score --save 'A: castle' 'B: keep' >/dev/null 2>err; then saved=$((saved+1)); \
            else full=$((full+1)); tr '\\n' ' ' <err | grep -q 'disk is full' || exit 98; fi; \
        done; echo $saved; \"$@\" history list --format json";
    let program = home.command(&[]);
    let folder = home.0.path().join("small");
    fs::create_dir(&folder).unwrap();
    let mut command = Command::new("unshare");
    command
        .args(["-rm", "sh", "-c", script, "sh"])
        .arg(&folder)
        .arg(program.get_program())
        .env("CITADELS_HOME", &folder)
        .env("CITADELS_LANG", "en")
        .current_dir(home.0.path());
    let Ok(output) = command.output() else {
        return skipped("there is no unshare");
    };
    let stdout = String::from_utf8(output.stdout).unwrap();
    if output.status.code() != Some(0) {
        assert_ne!(output.status.code(), Some(98), "the reason is told");
        return skipped("no disk can be mounted here");
    }
    let (saved, list) = stdout.split_once('\n').unwrap();
    let list: Value = serde_json::from_str(list).unwrap();
    let saved: usize = saved.parse().unwrap();
    assert!(saved > 10);
    assert_eq!(list["plays"].as_array().unwrap().len(), saved);
    assert_eq!(list["warnings"], Value::Null);
}

#[test]
fn killed_at_any_moment_every_reported_play_is_there() {
    let home = Home::new();
    let mut ids = Vec::new();
    let start = Instant::now();
    let usual = {
        ids.extend(reported(saving(&home, "A")));
        start.elapsed()
    };
    for part in 0..24 {
        let mut children: Vec<Child> = (0..2).map(|_| saving(&home, "K")).collect();
        thread::sleep(usual * part / 20);
        let _ = children[0].kill();
        ids.extend(children.into_iter().filter_map(reported));
    }
    let there = home.ids();
    for id in ids {
        assert!(
            there.contains(&id),
            "play {id} was reported and is not in {there:?}"
        );
    }
    let next = home.save("A: castle", "B: keep", &[])["saved"].as_u64();
    assert_eq!(home.ids().last().copied(), next);
    let check = home.json(&["history", "check"]);
    assert_eq!(
        (&check["broken"], &check["renumbered"]),
        (&0.into(), &0.into())
    );
}
