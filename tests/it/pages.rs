//! What people read, in four languages, at 80 columns and on a phone.

use super::program::{command, run_command};

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
        for lang in ["en", "fr", "ru", "uk"] {
            let both = format!(
                "{}\n{}\n{}",
                page(args, lang, "80"),
                "=".repeat(40),
                page(args, lang, "40")
            );
            insta::assert_snapshot!(format!("{name}-{lang}"), both);
        }
    }
}

#[test]
fn no_line_of_a_page_is_wider_than_the_terminal_or_ends_with_a_space() {
    let pages: [&[&str]; 6] = [
        &["card", "witch"],
        &["card", "tax-collector"],
        &["ruling", "magistrate"],
        &["rule", "terms"],
        &["rule", "customizing"],
        &["search", "7"],
    ];
    for args in pages {
        for lang in ["en", "fr", "ru", "uk"] {
            for columns in [30, 40, 80, 100] {
                for line in page(args, lang, &columns.to_string()).lines() {
                    assert!(
                        line.chars().count() <= columns,
                        "{args:?} {lang} {columns}: {line}"
                    );
                    assert_eq!(line.trim_end(), line, "{args:?} {lang}");
                }
            }
        }
    }
}
