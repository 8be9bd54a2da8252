//! Manual pages: every command, four languages, nothing for a checker to say.

use super::program::{run, skipped};
use citadels::command::args::Root;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::tempdir;

const LANGS: [&str; 4] = ["en", "fr", "ru", "uk"];

fn paths(command: &clap::Command, path: &[String]) -> Vec<Vec<String>> {
    let mut all = vec![path.to_vec()];
    for below in command.get_subcommands() {
        let path = [path, &[below.get_name().to_owned()]].concat();
        all.extend(paths(below, &path));
    }
    all
}

fn page(path: &[String], lang: &str) -> String {
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    run(&[&["man"], &path[..], &["--lang", lang]].concat()).answered()
}

/// What a program prints for a page, if it is installed.
fn printed(program: &str, args: &[&str], files: &[PathBuf]) -> Option<String> {
    let mut command = Command::new(program);
    command.args(args).args(files).stdin(Stdio::null());
    command.env("LC_ALL", "C.UTF-8").env("MANWIDTH", "80");
    let Ok(output) = command.output() else {
        skipped(&format!("{program} is not installed"));
        return None;
    };
    let text = [output.stdout, output.stderr].concat();
    Some(String::from_utf8(text).unwrap())
}

/// All pages as files, by language.
fn written(folder: &Path) -> Vec<PathBuf> {
    let told = run(&["man", "--to", folder.to_str().unwrap()]).answered();
    assert!(told.contains("pages are written"), "{told}");
    let folders = LANGS.map(|lang| match lang {
        "en" => folder.join("man1"),
        other => folder.join(other).join("man1"),
    });
    let mut files = Vec::new();
    for of_language in folders {
        let entries = fs::read_dir(of_language).unwrap();
        files.extend(entries.map(|entry| entry.unwrap().path()));
    }
    files.sort();
    files
}

#[test]
fn there_is_a_page_for_every_command_in_every_language() {
    for (lang, headings) in [
        (
            "en",
            ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "SEE ALSO"],
        ),
        (
            "fr",
            ["NOM", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "VOIR AUSSI"],
        ),
        (
            "ru",
            [
                "ИМЯ",
                "СИНТАКСИС",
                "ОПИСАНИЕ",
                "ПАРАМЕТРЫ",
                "СМОТРИТЕ ТАКЖЕ",
            ],
        ),
        (
            "uk",
            ["НАЗВА", "СИНТАКСИС", "ОПИС", "ПАРАМЕТРИ", "ДИВІТЬСЯ ТАКОЖ"],
        ),
    ] {
        for path in paths(&Root::command(), &[]) {
            let page = page(&path, lang);
            let name = [&["citadels".to_owned()], &path[..]].concat().join("-");
            let title = format!(".TH \"{}\" 1 20", name.to_uppercase().replace('-', "\\-"));
            let mut lines = page.lines();
            assert_eq!(lines.next(), Some("'\\\" -*- coding: utf-8 -*-"));
            assert!(lines.next().unwrap().starts_with(&title), "{page}");
            for heading in headings {
                let heading = format!(".SH \"{heading}\"");
                assert!(
                    page.lines().any(|line| line == heading),
                    "{heading}: {page}"
                );
            }
            let named = format!("\n{} \\-", name.replace('-', "\\-"));
            assert!(page.contains(&named), "{page}");
        }
    }
}

#[test]
fn the_page_of_the_program_has_files_variables_and_exit_codes() {
    for (lang, headings) in [
        ("en", ["COMMANDS", "FILES", "VARIABLES", "EXIT CODES"]),
        (
            "fr",
            ["COMMANDES", "FICHIERS", "VARIABLES", "CODES DE SORTIE"],
        ),
        ("ru", ["КОМАНДЫ", "ФАЙЛЫ", "ПЕРЕМЕННЫЕ", "КОДЫ ВЫХОДА"]),
        ("uk", ["КОМАНДИ", "ФАЙЛИ", "ЗМІННІ", "КОДИ ВИХОДУ"]),
    ] {
        let page = page(&[], lang);
        for heading in headings {
            assert!(page.contains(&format!(".SH \"{heading}\"\n")), "{page}");
        }
        for named in [
            "plays.jsonl",
            "CITADELS_HOME",
            "\\fB130\\fR",
            "\\fBtonight\\fR",
        ] {
            assert!(page.contains(named), "{named}: {page}");
        }
    }
}

#[test]
fn mandoc_has_nothing_to_say_about_any_page() {
    let folder = tempdir().unwrap();
    let files = written(folder.path());
    assert_eq!(files.len(), 4 * paths(&Root::command(), &[]).len());
    if let Some(said) = printed("mandoc", &["-T", "lint", "-W", "all"], &files) {
        assert_eq!(said, "");
    }
}

#[test]
fn a_page_read_with_mandoc_or_man_shows_what_is_typed() {
    let folder = tempdir().unwrap();
    written(folder.path());
    for (file, shown) in [
        (
            "man1/citadels-deck-random.1",
            &[
                "citadels deck random -p 5 --must witch --ban theater",
                "-p, --players",
                "citadels-deck-random - Draw a balanced deck",
            ][..],
        ),
        (
            "ru/man1/citadels-card.1",
            &[
                "citadels card ведьма",
                "--lang",
                "citadels-card - Показать карту",
            ],
        ),
        (
            "fr/man1/citadels.1",
            &["citadels - Un compagnon pour Citadelles"],
        ),
        ("uk/man1/citadels.1", &["CITADELS_LANG", "citadels-deck(1)"]),
    ] {
        let file = [folder.path().join(file)];
        for (program, args) in [("mandoc", &["-T", "utf8"][..]), ("man", &["-l"])] {
            let Some(page) = printed(program, args, &file) else {
                continue;
            };
            // Bold is a letter over itself.
            let mut plain = String::new();
            for letter in page.chars() {
                if letter == '\u{8}' {
                    plain.pop();
                } else {
                    plain.push(letter);
                }
            }
            let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
            for words in shown {
                assert!(plain.contains(words), "{program} {file:?} {words}: {plain}");
            }
        }
    }
}

#[test]
fn only_the_pages_of_a_command_are_written_if_one_is_named() {
    let folder = tempdir().unwrap();
    run(&["man", "draft", "--to", folder.path().to_str().unwrap()]).answered();
    let files = fs::read_dir(folder.path().join("uk/man1")).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let expected = ["-deal", "-pass", "-table", ""].map(|end| format!("citadels-draft{end}.1"));
    assert_eq!(names, expected);
}

#[test]
fn a_page_or_a_folder_that_cannot_be_is_refused() {
    let told = run(&["man", "dragon"]).refused(2);
    assert!(told.contains("There is no command \"dragon\"."), "{told}");
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let told = run(&["man", "--to", file.to_str().unwrap()]).refused(1);
    assert!(told.starts_with("The pages can't be written to"), "{told}");
}
