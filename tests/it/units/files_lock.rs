//! `files::lock`.

use citadels::files::Store;
use citadels::files::lock::*;
use std::fs::{self};
use std::thread::sleep;

#[test]
fn a_saved_file_is_held_once_and_nothing_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("game.json");
    let held = Lock::hold(&saved).unwrap().expect("nobody else has it");
    assert_eq!(Lock::hold(&saved).unwrap_err(), busy(&saved));
    drop(held);
    if cfg!(unix) {
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
    // What a killed program left is nobody's.
    fs::write(folder.path().join("game.json.lock"), "").unwrap();
    assert!(Lock::hold(&saved).unwrap().is_some());
}

#[test]
fn a_lock_that_is_given_up_in_a_moment_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("game.json");
    let held = Lock::hold(&saved).unwrap();
    let soon = std::thread::spawn(move || {
        sleep(LockTimeout::SHORT.most / 4);
        drop(held);
    });
    assert!(Lock::hold(&saved).unwrap().is_some());
    soon.join().unwrap();
}

#[test]
fn where_no_lock_can_be_made_nothing_is_locked() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("missing").join("game.json");
    assert!(Lock::hold(&nowhere).unwrap().is_none());
    fs::create_dir(folder.path().join("game.json.lock")).unwrap();
    assert!(
        Lock::hold(&folder.path().join("game.json"))
            .unwrap()
            .is_none()
    );
}

#[test]
fn a_folder_made_for_a_lock_goes_with_it_if_nothing_was_saved() {
    let parent = tempfile::tempdir().unwrap();
    let home = parent.path().join("home");
    let store = Store::new(Some(&home), None).unwrap();
    drop(store.hold(&store.tonight_path()).unwrap());
    assert_eq!(home.exists(), cfg!(not(unix)));
    let held = store.hold(&store.tonight_path()).unwrap();
    fs::write(store.tonight_path(), "").unwrap();
    drop(held);
    assert!(store.tonight_path().exists());
}
