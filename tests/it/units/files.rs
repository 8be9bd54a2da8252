//! `files`.

use citadels::files::*;
use std::fs;
use std::time::SystemTime;

#[test]
fn names_of_devices_options_and_standard_input_are_no_names() {
    for name in [
        "con", "CON", "nul", "Aux", "prn", "com1", "LPT9", "com¹", "-", "--force", "-x",
    ] {
        assert!(!is_name(name), "{name}");
    }
    for name in ["conclave", "com", "com12", "null", "компот 1", "aux-2"] {
        assert!(is_name(name), "{name}");
    }
}

#[test]
fn what_a_killed_program_left_is_swept_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let names = [
        ".citadels-abc.tmp",
        ".citadels-new.tmp",
        ".tmpother",
        "solo.json",
    ];
    let long_ago = SystemTime::now() - 2 * OLD;
    for name in names {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        if name != ".citadels-new.tmp" {
            file.set_modified(long_ago).unwrap();
        }
    }
    write_whole(&folder.path().join("solo.json"), "{}", true).unwrap();
    let left = names.map(|name| folder.path().join(name).exists());
    assert_eq!(left, [false, true, true, true]);
}

#[test]
fn decks_that_differ_only_in_capitals_are_one() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::new(Some(home.path()), None).unwrap();
    store.write_deck("Mine", "old", false).unwrap();
    assert_eq!(store.spelling("mine").as_deref(), Some("Mine"));
    store.write_deck("mine", "new", true).unwrap();
    assert_eq!(store.deck_names(), ["mine"]);
    assert_eq!(store.read_deck("mine").unwrap().as_deref(), Some("new"));
}

#[test]
fn without_leave_to_replace_it_a_deck_keeps_its_name_and_text() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::new(Some(home.path()), None).unwrap();
    store.write_deck("Mine", "old", false).unwrap();
    assert!(store.write_deck("Mine", "new", false).is_err());
    // Where capitals count, it is another deck; elsewhere it is refused.
    let _ = store.write_deck("mine", "new", false);
    assert!(store.deck_names().contains(&"Mine".to_owned()));
    assert_eq!(store.read_deck("Mine").unwrap().as_deref(), Some("old"));
}
