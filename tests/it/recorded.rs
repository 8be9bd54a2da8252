//! What scripts rely on stays the same: recorded from version 0.1, the lookups again when rulings
//! got their verdict and coverage.

use super::help::commands;
use super::program::run;
use citadels::language::Language;
use citadels::library;
use citadels::rules::card::Card;
use citadels::rules::edition::Edition;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use strum::IntoEnumIterator;

/// The keys whose value is a text to read, or several: it must be there, in whatever words.
const TEXTS: [&str; 19] = [
    "advice",
    "differences",
    "en",
    "fr",
    "line",
    "message",
    "notes",
    "power",
    "reason",
    "reminder",
    "ru",
    "source",
    "steps",
    "targets",
    "text",
    "title",
    "turning",
    "uk",
    "verdict_text",
];

/// Writes `…` for every text that is there.
fn without_words(value: &mut Value, is_text: bool) {
    match value {
        Value::String(text) if is_text && !text.trim().is_empty() => "…".clone_into(text),
        Value::Array(all) => all.iter_mut().for_each(|one| without_words(one, is_text)),
        Value::Object(all) => all
            .iter_mut()
            .for_each(|(key, one)| without_words(one, TEXTS.contains(&key.as_str()))),
        _ => {}
    }
}

/// JSON as it is recorded: keys in their order, ids and numbers.
fn shape(said: &str) -> String {
    let mut json: Value = serde_json::from_str(said).unwrap();
    let pretty = |json: &Value| serde_json::to_string_pretty(json).unwrap() + "\n";
    assert_eq!(said, pretty(&json), "one document, indented by two");
    without_words(&mut json, false);
    pretty(&json)
}

#[test]
fn json_has_the_shape_ids_and_numbers_that_were_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    let commands = fs::read_to_string(folder.join("commands.txt")).unwrap();
    let commands = commands.lines().filter(|line| !line.starts_with('#'));
    let mut changed = Vec::new();
    for line in commands {
        let (name, args) = line.split_once(": ").unwrap();
        let args: Vec<&str> = args.split(' ').chain(["--format", "json"]).collect();
        let path = folder.join(name).with_extension("json");
        let said = shape(&run(&args).stdout);
        if said != fs::read_to_string(&path).unwrap() {
            if is_blessed() {
                fs::write(&path, said).unwrap();
                continue;
            }
            changed.push(line);
        }
    }
    assert!(changed.is_empty(), "these changed:\n{}", changed.join("\n"));
}

/// Every help page, card and rule in every language, as one number each: whoever moves code sees at
/// once which pages changed. To see how, run the command with the program before and after.
#[test]
fn pages_are_what_was_recorded() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded/pages.txt");
    let recorded = fs::read_to_string(&path).unwrap_or_default();
    let mut said = String::new();
    for lang in Language::iter() {
        for args in pages() {
            let mut args: Vec<&str> = args.iter().map(String::as_str).collect();
            args.extend(["--lang", lang.code()]);
            let outcome = run(&args);
            let number = fnv(&(outcome.stdout + &outcome.stderr));
            writeln!(said, "{number:016x} {}", args.join(" ")).unwrap();
        }
    }
    if is_blessed() {
        fs::write(&path, said).unwrap();
        return;
    }
    let old: BTreeSet<&str> = recorded.lines().collect();
    let changed: Vec<&str> = said.lines().filter(|line| !old.contains(line)).collect();
    assert!(changed.is_empty(), "these changed:\n{}", changed.join("\n"));
    assert_eq!(said.lines().count(), old.len(), "pages are gone");
}

/// The commands whose pages are compared.
fn pages() -> Vec<Vec<String>> {
    let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let help = commands().into_iter().map(|(mut path, _)| {
        path.push("--help".to_owned());
        path
    });
    let mut pages: Vec<Vec<String>> = help.collect();
    for edition in Edition::iter() {
        let cards = Card::all().filter(|card| library::printing(*card, edition).is_some());
        pages.extend(cards.map(|card| words(&format!("card {card} --edition {edition}"))));
        let topics = library::topics_of(edition);
        let topics =
            topics.map(|topic| words(&format!("rule {} --edition {edition}", topic.id.id())));
        pages.extend(topics);
    }
    for line in [
        "list characters",
        "list districts",
        "list decks",
        "list rules",
        "fortress tiles",
        "fortress setup -p 4 --river",
        "setup -p 5 --deck vicious-nobles",
        "sheet -p 5 --deck cunning-agents",
        "draft table",
        "deck show first-game -p 6",
        "deck random -p 5 --seed friday",
        "deck check vicious-nobles -p 3",
    ] {
        pages.push(words(line));
    }
    pages
}

/// FNV-1a: the same on every machine and with every compiler.
fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// `.ci/bless` says so.
fn is_blessed() -> bool {
    std::env::var("INSTA_UPDATE").is_ok_and(|wish| wish == "always")
}
