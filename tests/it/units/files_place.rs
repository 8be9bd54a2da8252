//! `files::place`.

#![cfg(unix)]

use citadels::fault::file;
use citadels::files::place::*;
use citadels::id;
use std::fs;
use std::os::unix::fs::symlink;

#[test]
fn what_cannot_be_reached_is_not_nothing() {
    let home = tempfile::tempdir().unwrap();
    let at = |name: &str| home.path().join(name);
    fs::write(at("file"), "").unwrap();
    symlink("loop", at("loop")).unwrap();
    symlink("missing", at("away")).unwrap();
    for (path, expected) in [
        ("file", Ok(true)),
        ("new", Ok(false)),
        ("new/deep/down", Ok(false)),
        ("file/x", Err((id!("error-folder-file"), "file"))),
        ("file/x/y", Err((id!("error-folder-file"), "file"))),
        ("loop", Err((id!("error-unreachable"), "loop"))),
        ("loop/x", Err((id!("error-unreachable"), "loop"))),
        ("away", Err((id!("error-unreachable"), "away"))),
        ("away/x/y", Err((id!("error-unreachable"), "away"))),
    ] {
        let found = is_there(&at(path)).map_err(|fault| (fault.message, fault.fields));
        let expected = expected.map_err(|(message, name): (_, &str)| {
            (
                message,
                vec![("file", file(at(name).display().to_string()))],
            )
        });
        assert_eq!(found, expected, "{path}");
    }
}
