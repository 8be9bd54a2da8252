//! `files::log::write`.

use citadels::files::Store;
use citadels::files::log::Play;
use citadels::files::log::Played;
use citadels::files::log::write::*;

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
