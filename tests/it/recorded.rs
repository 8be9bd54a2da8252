//! What scripts rely on stays the same, byte for byte: recorded from version 0.1, the lookups again
//! when rulings got their verdict and coverage.

use super::program::run;
use std::fs;
use std::path::Path;

#[test]
fn json_is_what_was_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    let commands = fs::read_to_string(folder.join("commands.txt")).unwrap();
    let commands = commands.lines().filter(|line| !line.starts_with('#'));
    let mut changed = Vec::new();
    for line in commands {
        let (name, args) = line.split_once(": ").unwrap();
        let args: Vec<&str> = args.split(' ').chain(["--format", "json"]).collect();
        let path = folder.join(name).with_extension("json");
        let said = run(&args).stdout;
        if said != fs::read_to_string(&path).unwrap() {
            // `INSTA_UPDATE=always cargo test` blesses it, like the snapshots.
            if std::env::var("INSTA_UPDATE").is_ok_and(|wish| wish == "always") {
                fs::write(&path, said).unwrap();
                continue;
            }
            changed.push(line);
        }
    }
    assert!(changed.is_empty(), "these changed:\n{}", changed.join("\n"));
}
