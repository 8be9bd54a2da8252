//! What people read, in four languages, from 30 columns (a phone) to 100.

use super::languages::english_of;
use super::program::{command, run_command};
use anstream::adapter::strip_str;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use unicode_width::UnicodeWidthStr;

fn page(args: &[&str], lang: &str, columns: &str) -> String {
    let mut command = command(&[args, &["--lang", lang]].concat());
    command.env("COLUMNS", columns);
    let outcome = run_command(command);
    format!("{}{}", outcome.stdout, outcome.stderr)
}

#[test]
fn the_pages_look_as_they_should() {
    let pages: [(&str, &[&str]); 10] = [
        ("card-witch", &["card", "witch"]),
        ("card-great-wall", &["card", "great-wall"]),
        ("card-tavern", &["card", "tavern"]),
        ("ruling-witch-bishop", &["ruling", "witch", "bishop"]),
        ("ruling-never-meet", &["ruling", "assassin", "witch"]),
        ("rule-scoring", &["rule", "scoring"]),
        ("rule-which-box", &["rule", "which-box"]),
        ("search", &["search", "7"]),
        ("list-districts", &["list", "districts", "--type", "unique"]),
        ("help-list", &["list", "--help"]),
    ];
    for (name, args) in pages {
        let english = english_of(|lang| {
            let [wide, narrow] = ["80", "40"].map(|columns| page(args, lang, columns));
            format!("{wide}\n{}\n{narrow}", "=".repeat(40))
        });
        insta::assert_snapshot!(format!("{name}-en"), english);
    }
}

/// Every command whose answer is recorded, and some that are not.
fn commands() -> Vec<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    let recorded = fs::read_to_string(folder.join("commands.txt")).unwrap();
    let recorded = recorded.lines().filter(|line| !line.starts_with('#'));
    let recorded = recorded.map(|line| line.split_once(": ").unwrap().1);
    let others = [
        "card great-wall --full",
        "card tavern",
        "ruling assassin witch",
        "rule terms",
        "rule which-box",
        "rule customizing",
        "ask can the witch take the crown",
        "list terms",
        "sheet -p 5",
        "setup -p 5",
        "fortress rule farms",
        "card tax-collector",
        "ruling magistrate",
        "deck show cunning-agents -p 2 --full",
        "draft table -p 7 --characters 8",
        "call --quick -p 8 --deck vicious-nobles",
        "score tests/scores/evening.toml",
        "fortress rule fields",
        "fortress setup -p 2 --river",
        "search 7",
        "score --template",
        "list --help",
    ];
    let all = recorded
        .chain(others)
        .filter(|line| !line.starts_with("fortress board"));
    let words = all.map(|line| line.split(' ').map(str::to_owned).collect());
    let mut commands: Vec<Vec<String>> = words.collect();
    for command in &mut commands {
        if let Some(at) = command.iter().position(|word| word == "--lang") {
            command.drain(at..at + 2);
        }
    }
    commands
}

/// A word on a narrow page that the wide one lacks was broken. (A table may drop a column.)
#[test]
fn no_line_is_too_wide_no_word_breaks_and_no_line_ends_with_a_space() {
    let mut wrong = Vec::new();
    for command in commands() {
        let args: Vec<&str> = command.iter().map(String::as_str).collect();
        for lang in ["en", "fr", "ru", "uk"] {
            let words = |text: &str| -> BTreeSet<String> {
                let words = text.split_whitespace().filter(|word| !word.contains('─'));
                words.map(str::to_owned).collect()
            };
            let mut wide = words(&page(&args, lang, "100"));
            // Its heads are shorter where there is little room.
            if args.starts_with(&["draft", "table"]) {
                wide.extend(words(&page(&args, lang, "74")));
            }
            // A file with comments beside its keys is made for 40.
            let narrowest = if args.contains(&"--template") { 40 } else { 30 };
            for columns in [80, 60, 40, narrowest] {
                let narrow = page(&args, lang, &columns.to_string());
                let broken: Vec<String> = words(&narrow).difference(&wide).cloned().collect();
                let is_wrong = |line: &&str| line.width() > columns || line.ends_with(' ');
                let lines: Vec<&str> = narrow.lines().filter(is_wrong).collect();
                if !broken.is_empty() || !lines.is_empty() {
                    wrong.push(format!("{args:?} {lang} {columns}: {broken:?} {lines:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn color_changes_no_letter_and_ends_with_its_line() {
    let langs = ["en", "fr", "ru", "uk"];
    for (command, lang) in commands().iter().zip(langs.iter().cycle()) {
        let args: Vec<&str> = command.iter().map(String::as_str).collect();
        for columns in ["30", "80"] {
            let colored = page(&[&args[..], &["--color", "always"]].concat(), lang, columns);
            let plain = strip_str(&colored).to_string();
            assert_eq!(plain, page(&args, lang, columns), "{args:?} {lang}");
            let codes = colored
                .lines()
                .filter_map(|line| line.rsplit_once('\u{1b}'));
            for (line, last) in codes {
                assert!(last.starts_with("[0m"), "{args:?} {lang} {columns}: {line}");
            }
        }
    }
}
