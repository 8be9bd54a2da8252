//! Whatever lasts, in its one format; and the files of version 1, which had five.

use super::program::run_at;
use citadels::command::fortress::board as fortress_board;
use citadels::command::fortress::board::game::BoardGame;
use citadels::command::score::sheet::{ScoreSheet, Start};
use citadels::command::solo::flow::{Moment, Solo};
use citadels::files::saved::{Kept, Lasts, SavedFile, Wrong, read, understand};
use citadels::files::{Lock, Store};
use citadels::flow::Viewer;
use citadels::fortress::pad::{Pad, Record, Setup};
use citadels::library::base_supply;
use citadels::rules::card::District;
use citadels::rules::solo::game::Game;
use serde_json::json;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

const PAD: &str = include_str!("../saved/fortress.jsonl");
const BOARD: &str = include_str!("../saved/board.jsonl");
const SCORE: &str = include_str!("../saved/score.json");
const SOLO: &str = include_str!("../saved/solo.json");
const TONIGHT: &str = include_str!("../saved/tonight.json");

fn now() -> String {
    "2026-11-16T19:30:00Z".to_owned()
}

fn kept<L: Lasts>(text: &str) -> Kept<L> {
    let found = understand(text.as_bytes(), Path::new("file"));
    found.unwrap().kept.expect("there is one")
}

#[test]
fn what_version_1_wrote_is_read_and_gets_a_token() {
    let pad = kept::<Pad>(PAD);
    assert_eq!(pad.inputs().last(), Some(&Record::Undo));
    assert_eq!((pad.inputs().count(), pad.token.len()), (3, 16));
    let board = kept::<BoardGame>(BOARD);
    let played = fortress_board::replay(&board, false).unwrap();
    assert_eq!(played.now().turns().len(), 1);
    let undone = format!("{BOARD}{{\"v\":1,\"undo\":2}}\n");
    assert_eq!(kept::<BoardGame>(&undone).inputs().count(), 1);
    let sheet = kept::<ScoreSheet>(SCORE);
    assert_eq!((sheet.inputs().count(), &*sheet.token), (1, "known"));
}

#[test]
fn a_solo_game_of_version_1_goes_on_and_every_step_can_be_undone() {
    let start = |kept: &Kept<Solo>| {
        let game = Game::new(kept.start.setup.clone(), base_supply(kept.start.edition));
        Solo::new(game, Vec::new(), false)
    };
    let old = kept::<Solo>(SOLO);
    let mut played = old.resume(start(&old)).unwrap();
    assert_eq!(played.now().game.state.vova.city, [District::Tavern]);
    assert_eq!(played.inputs().len(), 4);
    while played.undo() {}
    assert_eq!(played.now().game, played.start().game);
    let rest = r#""turn tavern", "go", "keep bishop", "vova thief", "stolen 2", "turn manor", "go", "complete", "go", "go""#;
    let scored = kept::<Solo>(&SOLO.replace("\"turn tavern\"", rest));
    let played = scored.resume(start(&scored)).unwrap();
    assert_eq!(played.now().moment, Moment::Closed { save: false });
}

#[test]
fn a_table_of_version_1_goes_on_in_any_part() {
    let home = tempfile::tempdir().unwrap();
    let alone = r#"{"between":[{"how":"alone"}]}"#;
    let device = r#"{"between":[{"how":"device"}]}"#;
    let called = r#","call":["next","next","next"]"#.replacen(',', "{", 1) + "}";
    let whole = format!("{alone},{called}");
    assert!(TONIGHT.contains(&whole));
    for (parts, stage, round) in [
        (whole.clone(), "call", 1),
        (device.to_owned(), "draft", 1),
        (format!("{device},{{\"call\":[]}}"), "call", 1),
        // The end of the first round was possible only while it was known who has what.
        (format!("{device},{called},{device},{called}"), "call", 2),
        (format!("{whole},{{\"score\":[]}}"), "score", 1),
    ] {
        fs::write(
            home.path().join("tonight.json"),
            TONIGHT.replace(&whole, &parts),
        )
        .unwrap();
        let shown = run_at(home.path(), &["tonight", "--show", "--format", "json"]).json();
        let found = (&shown["stage"], &shown["round"]);
        assert_eq!(found, (&json!(stage), &json!(round)), "{parts}");
    }
}

#[test]
fn a_line_that_was_cut_off_is_torn_if_the_file_is_ours() {
    let begin = PAD.lines().next().unwrap().to_owned() + "\n";
    for (text, is_torn) in [
        ("{\"v\":1,\"beg".to_owned(), true),
        ("{\"".to_owned(), true),
        (format!("{begin}{{\"v\":1,"), true),
        (format!("{begin}xyz"), true),
        (begin.clone(), false),
    ] {
        let found = understand::<Pad>(text.as_bytes(), Path::new("file")).unwrap();
        assert_eq!(found.is_torn(), is_torn, "{text}");
    }
    let foreign = understand::<Pad>(b"xyz", Path::new("file"));
    assert!(matches!(foreign, Err(Wrong::Foreign)), "{foreign:?}");
    // Other files were never appended to.
    let foreign = understand::<Solo>(b"{\"", Path::new("file"));
    assert!(matches!(foreign, Err(Wrong::Foreign)), "{foreign:?}");
}

#[test]
fn a_file_that_was_replaced_while_open_swallows_nothing_and_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pad.jsonl");
    let setup = Setup {
        players: vec!["Ann".to_owned(), "Bob".to_owned()],
        river: false,
    };
    let mut file = SavedFile::<Pad>::open(None, path.to_str(), &now).unwrap();
    file.begin("token", &setup);
    let records = [Record::Tile, Record::Place { player: 1 }, Record::Tile];
    let given = |count: usize| records[..count].iter().map(|one| (Viewer::Seat(1), one));
    file.save(given(2)).unwrap();
    let first = fs::read_to_string(&path).unwrap();
    fs::remove_file(&path).unwrap();
    fs::write(&path, PAD).unwrap();
    file.save(given(3)).unwrap();
    let second = fs::read_to_string(&path).unwrap();
    assert!(second.starts_with(&first), "{second}");
    let last = second.lines().last().unwrap();
    let line = r#"{"at":"2026-11-16T19:30:00Z","by":1,"input":{"do":"tile"}}"#;
    assert_eq!(last, line);
    let aside = fs::read_to_string(folder.path().join("pad.jsonl.replaced"));
    assert_eq!(aside.unwrap(), PAD);
    // What was undone is not there any more.
    file.save(given(1)).unwrap();
    drop(file);
    let found = read::<Pad>(None, path.to_str()).unwrap().kept.unwrap();
    assert_eq!((found.inputs().count(), &*found.token), (1, "token"));
}

#[test]
fn an_old_pad_goes_on_in_the_new_form_and_a_new_one_is_written_below_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pad.jsonl");
    fs::write(&path, PAD).unwrap();
    let mut file = SavedFile::<Pad>::open(None, path.to_str(), &now).unwrap();
    let old = file.read().unwrap().unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), PAD, "just looked at");
    let given = old.inputs().map(|one| (Viewer::Table, one));
    file.save(given).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with("{\"v\":2,\"saved\":\"pad\","), "{text}");
    file.begin("other", &old.start);
    file.save([]).unwrap();
    let both = fs::read_to_string(&path).unwrap();
    assert!(both.starts_with(&text), "{both}");
    assert_eq!(both.lines().count(), 5);
}

#[test]
fn one_of_a_newer_program_or_of_another_kind_is_left_alone() {
    let newer = SOLO.replace("\"v\": 1", "\"v\": 3");
    let newer = understand::<Solo>(newer.as_bytes(), Path::new("file"));
    assert!(matches!(newer, Err(Wrong::Newer)), "{newer:?}");
    let other = understand::<ScoreSheet>(SOLO.as_bytes(), Path::new("file"));
    assert!(matches!(other, Err(Wrong::Foreign)), "{other:?}");
}

#[test]
fn the_folder_is_made_for_what_is_saved_there_and_for_nothing_else() {
    let home = tempfile::tempdir().unwrap();
    let elsewhere = home.path().join("game.json");
    for is_own in [true, false] {
        let folder = home.path().join(format!("{is_own}"));
        let store = Store::new(Some(&folder), None).unwrap();
        let named = elsewhere.to_str().filter(|_| !is_own);
        let mut file = SavedFile::<ScoreSheet>::open(Some(&store), named, &now).unwrap();
        assert_eq!(folder.exists(), is_own);
        file.begin("token", &Start::default());
        file.save([]).unwrap();
        assert_eq!(folder.exists(), is_own);
    }
}

/// Whoever gives a lock up removes its file; who waited for it then has a lock on nothing.
#[test]
fn a_lock_that_was_waited_for_keeps_others_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    for _ in 0..5 {
        let held = Lock::hold(&path).unwrap();
        let waited = path.clone();
        let waiter = thread::spawn(move || Lock::hold(&waited).map(|lock| lock.expect("a lock")));
        thread::sleep(Duration::from_millis(100));
        drop(held);
        let lock = waiter.join().unwrap().unwrap();
        assert!(Lock::hold(&path).is_err(), "two have it");
        drop(lock);
    }
}
