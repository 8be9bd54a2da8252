//! Odd things among the user's files: a warning where the answer does not need them, the right
//! fault where it does.

use super::program::{Outcome, command, run_at, run_command, run_scripted_at, sentences};
use citadels::command::score::sheet::ScoreSheet;
use citadels::command::solo::flow::Solo;
use citadels::files::Store;
use citadels::files::saved::SavedFile;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Commands that need none of the user's files.
const LOOK_UPS: [&[&str]; 12] = [
    &["card", "witch"],
    &["ruling", "witch", "emperor"],
    &["rule"],
    &["ask", "does the crown pass at once?"],
    &["search", "crown"],
    &["list", "decks"],
    &["deck", "show", "first-game", "-p", "5"],
    &["deck", "random", "-p", "4", "--seed", "friday"],
    &["setup", "-p", "4", "--deck", "first-game"],
    &["draft", "table"],
    &["score", "Anton: castle", "Dmytro: keep"],
    &["fortress", "rule"],
];

struct Odd {
    what: &'static str,
    folder: TempDir,
    /// The warning.
    says: &'static str,
    id: &'static str,
}

impl Odd {
    fn new(
        what: &'static str,
        id: &'static str,
        says: &'static str,
        make: impl FnOnce(&Path),
    ) -> Self {
        let folder = tempfile::tempdir().unwrap();
        make(&folder.path().join("home"));
        Self {
            what,
            folder,
            says,
            id,
        }
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    /// With lines long enough for any path.
    fn run(&self, args: &[&str]) -> Outcome {
        let mut command = command(args);
        command.env("CITADELS_HOME", self.home());
        run_command(command)
    }
}

fn settings(text: &'static str) -> impl FnOnce(&Path) {
    move |home| {
        fs::create_dir(home).unwrap();
        fs::write(home.join("settings.toml"), text).unwrap();
    }
}

fn odd_homes() -> Vec<Odd> {
    let mut homes = vec![
        Odd::new(
            "the home is a file",
            "unreadable",
            "is a file, but a folder is needed",
            |home| fs::write(home, "").unwrap(),
        ),
        Odd::new(
            "a key of a newer version",
            "unknown-field",
            "\"wings\"",
            settings("wings = 2"),
        ),
        Odd::new(
            "settings that are not TOML",
            "bad-syntax",
            "a value is missing",
            settings("lang ="),
        ),
        Odd::new(
            "a value that does not exist",
            "bad-value",
            "\"pink\"",
            settings("color = 'pink'"),
        ),
        Odd::new(
            "the settings are a folder",
            "unreadable",
            "can't be read",
            |home| fs::create_dir_all(home.join("settings.toml")).unwrap(),
        ),
    ];
    #[cfg(unix)]
    {
        use std::os::unix::fs::{PermissionsExt, symlink};
        homes.extend([
            Odd::new(
                "a link in a circle",
                "unreadable",
                "can't be reached",
                |home| symlink("home", home).unwrap(),
            ),
            Odd::new(
                "a link to a disk that is gone",
                "unreadable",
                "can't be reached",
                |home| symlink("gone", home).unwrap(),
            ),
        ]);
        let closed = Odd::new(
            "no permission",
            "unreadable",
            "no permission to look into",
            |home| {
                fs::create_dir(home).unwrap();
                fs::set_permissions(home, fs::Permissions::from_mode(0o000)).unwrap();
            },
        );
        // Nothing is closed to root.
        if fs::read_dir(closed.home()).is_err() {
            homes.push(closed);
        }
    }
    homes
}

#[test]
fn an_odd_home_is_a_warning_and_every_look_up_answers() {
    let fine = tempfile::tempdir().unwrap();
    for args in LOOK_UPS {
        let expected = run_at(fine.path(), args).answered();
        for odd in odd_homes() {
            let found = odd.run(args);
            let what = format!("{}: {args:?}", odd.what);
            assert_eq!((found.status, &found.stdout), (0, &expected), "{what}");
            let stderr = sentences(&found.stderr);
            assert!(stderr.starts_with("Warning: "), "{what}: {stderr}");
            assert!(stderr.contains(odd.says), "{what}: {stderr}");
            assert_eq!(stderr.matches("Warning: ").count(), 1, "{what}: {stderr}");
        }
    }
}

#[test]
fn in_json_warnings_are_one_document_with_the_faults_if_any() {
    for odd in odd_homes() {
        let read = |outcome: &Outcome| -> Value { serde_json::from_str(&outcome.stderr).unwrap() };
        let answered = odd.run(&["card", "witch", "--format", "json"]);
        let told = read(&answered);
        assert_eq!(answered.status, 0, "{}", odd.what);
        assert_eq!(told["warnings"][0]["id"], odd.id, "{}", odd.what);
        assert_ne!(told["warnings"][0]["advice"], "", "{}", odd.what);
        assert!(told.get("faults").is_none(), "{}", odd.what);
        let refused = odd.run(&["card", "wizzzzard", "--format", "json"]);
        let told = read(&refused);
        assert_eq!(refused.status, 1, "{}", odd.what);
        assert_eq!(told["faults"][0]["id"], "unknown-card", "{}", odd.what);
        assert_eq!(told["warnings"][0]["id"], odd.id, "{}", odd.what);
    }
}

#[test]
fn what_needs_the_home_is_told_once_what_is_wrong_with_it() {
    let needs: [&[&str]; 4] = [
        &["deck", "save", "mine", "first-game"],
        &["deck", "save", "mine", "first-game", "--force"],
        &["settings", "lang", "uk"],
        &["tonight", "--show"],
    ];
    let is_home = |odd: &Odd| !odd.home().join(".").is_dir();
    for odd in odd_homes().iter().filter(|odd| is_home(odd)) {
        for args in needs {
            let stderr = odd.run(args).refused(1);
            assert_eq!(
                stderr.matches(odd.says).count(),
                1,
                "{}: {stderr}",
                odd.what
            );
            let advice = "CITADELS_HOME to";
            assert!(stderr.contains(advice), "{}: {stderr}", odd.what);
        }
        for args in [&["solo", "--resume"][..], &["fortress", "pad", "--resume"]] {
            let (status, _, stderr, _) = run_scripted_at(&odd.home(), args, vec![]);
            assert_eq!(status, 1, "{}: {stderr}", odd.what);
            assert_eq!(
                stderr.matches(odd.says).count(),
                1,
                "{}: {stderr}",
                odd.what
            );
        }
    }
}

#[test]
fn settings_show_what_is_wrong_and_mend_what_they_can() {
    for odd in odd_homes() {
        let shown = odd.run(&["settings"]);
        assert_eq!(shown.status, 0, "{}", odd.what);
        let page = sentences(&shown.stdout);
        assert!(page.contains(odd.says), "{}: {page}", odd.what);
        let json = odd.run(&["settings", "--format", "json"]);
        let json: Value = serde_json::from_str(&json.stdout).unwrap();
        let wrong = json["wrong"][0].as_str().unwrap();
        assert!(wrong.contains(odd.says), "{}: {wrong}", odd.what);
    }
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("settings.toml");
    fs::write(&file, "color = 'pink'\n").unwrap();
    run_at(home.path(), &["settings", "color", "never"]).answered();
    fs::write(&file, "color = 'pink'\nwings = 2\n").unwrap();
    let set = run_at(home.path(), &["settings", "color", "never"]);
    assert_eq!(set.status, 0);
    assert!(set.stderr.contains("wings") && !set.stderr.contains("pink"));
    // One more line would not mend it.
    fs::write(&file, "color =\n").unwrap();
    let stderr = run_at(home.path(), &["settings", "lang", "uk"]).refused(1);
    assert!(stderr.contains("settings.toml, line 1: "), "{stderr}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "color =\n");
}

#[test]
fn a_folder_of_decks_that_is_a_file_stops_only_what_needs_it() {
    let home = tempfile::tempdir().unwrap();
    let deck = run_at(
        home.path(),
        &["deck", "show", "first-game", "-p", "5", "--format", "json"],
    )
    .json();
    fs::write(home.path().join("decks"), "").unwrap();
    let needed = "decks is a file, but a folder is needed";
    for args in [
        &["list", "decks"][..],
        &["deck", "show", deck["code"].as_str().unwrap()],
    ] {
        let found = run_at(home.path(), args);
        assert_eq!(found.status, 0, "{}", found.stderr);
        assert!(sentences(&found.stderr).contains(needed));
    }
    for args in [
        &["deck", "save", "mine", "first-game"][..],
        &["deck", "save", "mine", "first-game", "--force"],
        &["deck", "show", "mine"],
    ] {
        let stderr = run_at(home.path(), args).refused(1);
        assert!(stderr.contains(needed), "{stderr}");
        assert!(stderr.contains("Move that file"), "{stderr}");
        assert!(!stderr.contains("already saved"), "{stderr}");
    }
}

#[test]
fn decks_that_differ_only_in_capitals_are_one_on_every_system() {
    let home = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| run_at(home.path(), args);
    run(&["deck", "save", "Mine", "first-game"]).answered();
    let stderr = run(&["deck", "save", "mine", "vicious-nobles"]).refused(1);
    assert!(stderr.contains("already saved"), "{stderr}");
    run(&["deck", "save", "mine", "vicious-nobles", "--force"]).answered();
    let saved = run(&["list", "decks", "--format", "json"]).json();
    assert_eq!(saved["saved"], serde_json::json!(["mine"]));
    run(&["deck", "forget", "MINE"]).answered();
    let saved = run(&["list", "decks", "--format", "json"]).json();
    assert_eq!(saved["saved"], serde_json::json!([]));
}

#[test]
fn a_name_that_windows_keeps_for_a_device_is_refused_everywhere() {
    let home = tempfile::tempdir().unwrap();
    for name in ["con", "NUL", "com1"] {
        let args = ["deck", "save", name, "first-game", "--format", "json"];
        let faults = run_at(home.path(), &args).faults();
        assert_eq!(faults[0].0, "bad-name", "{name}");
    }
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
}

#[test]
fn a_table_that_cannot_be_read_stops_only_what_needs_it() {
    let home = tempfile::tempdir().unwrap();
    let broken = "Tonight's game can't be read";
    fs::write(home.path().join("tonight.json"), "{").unwrap();
    for args in [
        &["draft", "table"][..],
        &["setup", "-p", "4"],
        &["setup", "-p", "4", "--random"],
        &["draft", "deal", "-p", "4", "--seed", "friday"],
        &["score", "Anton: castle", "Dmytro: keep"],
    ] {
        let found = run_at(home.path(), args);
        assert_eq!(found.status, 0, "{args:?}: {}", found.stderr);
        let stderr = sentences(&found.stderr);
        assert!(stderr.starts_with("Warning: "), "{args:?}: {stderr}");
        assert!(stderr.contains(broken), "{args:?}: {stderr}");
    }
    for args in [
        &["setup"][..],
        &["setup", "--random"],
        &["sheet"],
        &["tonight", "--show"],
    ] {
        let stderr = run_at(home.path(), args).refused(1);
        assert!(stderr.starts_with(broken), "{args:?}: {stderr}");
        assert!(stderr.contains("tonight --new"), "{args:?}: {stderr}");
    }
    let kept = fs::read_to_string(home.path().join("tonight.json")).unwrap();
    assert_eq!(kept, "{");
}

#[cfg(unix)]
#[test]
fn a_saved_game_that_cannot_be_reached_is_not_no_game() {
    use std::os::unix::fs::symlink;
    let home = tempfile::tempdir().unwrap();
    for file in ["solo.json", "fortress.jsonl", "tonight.json", "score.json"] {
        symlink("/nowhere/at/all.json", home.path().join(file)).unwrap();
    }
    for args in [
        &["solo", "--resume"][..],
        &["solo"],
        &["fortress", "pad", "--resume"],
        &["fortress", "pad"],
        &["fortress", "pad", "--export", "json"],
        &["tonight"],
        &["score", "--names", "Anton,Dmytro"],
    ] {
        let (status, _, stderr, _) = run_scripted_at(home.path(), args, vec![]);
        assert_eq!(status, 1, "{args:?}: {stderr}");
        assert!(stderr.contains("can't be reached"), "{args:?}: {stderr}");
    }
    let stderr = run_at(home.path(), &["tonight", "--end"]).refused(1);
    assert!(stderr.contains("can't be reached"), "{stderr}");
}

#[test]
fn what_is_open_on_one_terminal_is_busy_on_another() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::new(Some(home.path()), None).unwrap();
    let told = |args: &[&str]| {
        let (status, stdout, stderr, _) = run_scripted_at(home.path(), args, vec![]);
        assert_eq!((status, stdout.as_str()), (1, ""), "{args:?}: {stderr}");
        assert!(
            stderr.contains("is open in another terminal"),
            "{args:?}: {stderr}"
        );
    };
    let held = store.hold_tonight().unwrap();
    told(&["tonight"]);
    told(&["tonight", "--new"]);
    told(&["tonight", "--end"]);
    told(&["call", "-p", "4"]);
    told(&["draft", "pass", "--names", "Anton,Dmytro"]);
    told(&["setup", "-p", "4", "--random"]);
    told(&["score"]);
    let json = run_at(home.path(), &["tonight", "--end", "--format", "json"]);
    assert_eq!(json.faults(), [("busy".to_owned(), String::new())]);
    // Looking is allowed.
    assert_eq!(
        run_at(home.path(), &["tonight", "--show", "--format", "json"]).json(),
        Value::Null
    );
    drop(held);
    let held = SavedFile::<ScoreSheet>::open(Some(&store), None, &String::new).unwrap();
    told(&["score"]);
    drop(held);
    let held = SavedFile::<Solo>::open(Some(&store), None, &String::new).unwrap();
    told(&["solo"]);
    told(&["solo", "--resume"]);
    drop(held);
    let game = home.path().join("game.json");
    let held = SavedFile::<Solo>::open(Some(&store), game.to_str(), &String::new).unwrap();
    told(&["solo", game.to_str().unwrap()]);
    drop(held);
}
