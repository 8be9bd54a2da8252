//! `files::log::write`.

use citadels::files::Store;
use citadels::files::log::Play;
use citadels::files::log::Played;
use citadels::files::log::write::*;
use std::fs;

#[test]
fn lines_that_someone_copied_into_another_file_are_found_there() {
    let text = b"{\"v\":1}\n{\"v\":2}\n";
    assert!(has(text, b"{\"v\":2}\n"));
    assert!(!has(text, b"{\"v\":3}\n"));
}

#[test]
fn a_player_is_saved_with_the_spelling_used_before_except_against_vova() {
    for (game, expected) in [("citadels", "Ann"), ("solo", "ann")] {
        let home = tempfile::tempdir().unwrap();
        let store = Store::new(Some(home.path()), None).unwrap();
        for name in ["Ann", "ann"] {
            let play = Play {
                game: game.to_owned(),
                players: vec![Played {
                    name: name.to_owned(),
                    ..Played::default()
                }],
                ..Play::default()
            };
            store.append_play(&play).unwrap();
        }
        let log = store.read_log().unwrap();
        let last = log.plays.last().unwrap();
        assert_eq!(last.players[0].name, expected, "{game}");
    }
}

/// More plays than a save reads.
fn long_log(store: &Store, first: &Play) -> u64 {
    let id = store.append_play(first).unwrap().id;
    let long = Play {
        comment: Some("x".repeat(1 << 12)),
        ..Play::default()
    };
    for _ in 0..200 {
        store.append_play(&long).unwrap();
    }
    id
}

#[test]
fn a_game_far_above_in_a_long_log_is_not_saved_twice() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::new(Some(home.path()), None).unwrap();
    let game = Play {
        token: Some("0123456789abcdef".to_owned()),
        ..Play::default()
    };
    let id = long_log(&store, &game);
    assert_eq!(store.append_play(&game).unwrap().id, id);
    assert_eq!(store.read_log().unwrap().plays.len(), 201);
    let other = Play {
        token: Some("fedcba9876543210".to_owned()),
        ..Play::default()
    };
    assert_eq!(store.append_play(&other).unwrap().id, 202);
}

#[test]
fn the_next_number_is_free_after_another_log_was_put_below_a_long_one() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::new(Some(home.path()), None).unwrap();
    long_log(&store, &Play::default());
    let log = fs::read_to_string(store.log_path()).unwrap();
    // Its records say how high the numbers are in *their* log.
    fs::write(store.log_path(), log.repeat(2)).unwrap();
    let id = store.append_play(&Play::default()).unwrap().id;
    assert_eq!(id, 403);
    let log = store.read_log().unwrap();
    let mut ids: Vec<u64> = log.plays.iter().map(|play| play.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 403);
}
