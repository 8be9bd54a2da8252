//! The walls between the wings stand: each library is known in one wing only, and the rules know nothing.

use std::fs;
use std::path::Path;

/// Every source file, by its path below `src/`.
fn sources() -> Vec<(String, String)> {
    fn read(folder: &Path, root: &Path, files: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, root, files);
            } else {
                let name = path
                    .strip_prefix(root)
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .replace('\\', "/");
                files.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    read(&root, &root, &mut files);
    files
}

/// The lines of code, without comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
}

#[track_caller]
fn only_in(word: &str, wings: &[&str]) {
    for (name, text) in sources() {
        let at_home = wings.iter().any(|wing| name.starts_with(wing));
        assert!(
            at_home || !code(&text).any(|line| line.contains(word)),
            "{name} knows {word}"
        );
    }
}

#[test]
fn each_library_is_known_in_one_wing_only() {
    only_in("clap::", &["cli/"]);
    only_in("inquire::", &["terminal/"]);
    only_in("crossterm::", &["terminal/"]);
    only_in("signal_hook", &["terminal/"]);
    only_in("comfy_table", &["view/"]);
    only_in("anstyle", &["page/", "view/"]);
    only_in("fluent::", &["texts/"]);
    only_in("fluent_syntax", &["build.rs"]);
    only_in("tempfile", &["store/"]);
    only_in("jiff::", &["main.rs", "cli/score/"]);
    only_in("csv::", &["cli/history/", "desk/fortress_pad.rs"]);
    only_in("rand_chacha", &["rules/chance.rs"]);
    only_in("snowball", &["library/search.rs"]);
    only_in("toml::", &["build.rs", "library/parse.rs", "settings.rs"]);
}

#[test]
fn the_rules_know_no_text_no_files_and_no_terminal() {
    for (name, text) in sources()
        .iter()
        .filter(|(name, _)| name.starts_with("rules/") || name.starts_with("fortress/"))
    {
        for word in [
            "std::io",
            "std::fs",
            "std::env",
            "crate::texts",
            "crate::view",
            "crate::cli",
            "crate::library",
        ] {
            assert!(
                !code(text).any(|line| line.contains(word)),
                "{name} knows {word}"
            );
        }
    }
}

#[test]
fn arrows_point_one_way() {
    let forbidden = [
        (
            "library/",
            &["crate::view", "crate::cli", "crate::terminal"][..],
        ),
        (
            "texts/",
            &[
                "crate::view",
                "crate::cli",
                "crate::terminal",
                "crate::library",
            ],
        ),
        ("view/", &["crate::cli", "crate::terminal"]),
        (
            "terminal/",
            &["crate::cli", "crate::view", "crate::library"],
        ),
    ];
    for (wing, words) in forbidden {
        for (name, text) in sources().iter().filter(|(name, _)| name.starts_with(wing)) {
            for word in words {
                assert!(
                    !code(text).any(|line| line.contains(word)),
                    "{name} knows {word}"
                );
            }
        }
    }
}
