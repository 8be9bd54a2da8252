//! Valid player names, and when two names are the same.

use super::fold::fold;
use crate::safe::is_unsafe;
use unicode_width::UnicodeWidthStr;

/// The longest valid name, in terminal columns.
pub const LONGEST: usize = 30;

/// Is the name valid? Commas separate names, and `<` undoes the last answer. Surrounding spaces
/// don't count.
pub fn is_name(name: &str) -> bool {
    let is_plain = |c: char| c != ',' && !is_unsafe(c);
    let is_trimmed = name.trim() == name && !name.is_empty();
    is_trimmed && name != "<" && name.width() <= LONGEST && name.chars().all(is_plain)
}

/// The common form of all spellings of a name: `Ann`, `ann` and `Änn` are one player.
pub fn key(name: &str) -> String {
    match fold(name) {
        // Only symbols: then they are the name.
        folded if folded.is_empty() => name.trim().to_lowercase(),
        folded => folded,
    }
}

/// Is it the same player?
pub fn is_same(one: &str, other: &str) -> bool {
    one == other || key(one) == key(other)
}

/// Completions of the last name with players not yet in the line.
pub fn complete_names(line: &str, known: &[String]) -> Vec<String> {
    let start = line.rfind(',').map_or(0, |place| place + 1);
    let last = line[start..].trim_start();
    let before = &line[..line.len() - last.len()];
    let is_there = |name: &str| before.split(',').any(|other| is_same(other.trim(), name));
    let begins = |name: &str| !last.is_empty() && key(name).starts_with(&key(last));
    let fitting = known.iter().filter(|name| begins(name) && !is_there(name));
    fitting.map(|name| format!("{before}{name}")).collect()
}

/// The name as spelled before, if known.
pub(crate) fn spelled(known: &[String], name: String) -> String {
    let known = known.iter().find(|known| is_same(known, &name));
    known.cloned().unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_safe_in_a_list_and_on_a_terminal() {
        for name in [
            "Ann",
            "Мар'яна",
            "Jean-Luc 2",
            "🙂",
            "x",
            "<3",
            &"x".repeat(30),
        ] {
            assert!(is_name(name), "{name}");
        }
        let long = ["x".repeat(31), "漢".repeat(16), "x".repeat(10_000)];
        let wrong = [
            "",
            " ",
            "Ann ",
            "Ann, Bob",
            "<",
            "a\nb",
            "\u{1b}[2J",
            "a\u{202e}b",
        ];
        let long = long.iter().map(String::as_str);
        for name in wrong.into_iter().chain(long) {
            assert!(!is_name(name), "{name:?}");
        }
    }

    #[test]
    fn spellings_of_one_name_are_one_player() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Zoë", "ZOE"),
            ("Алёна", "алена"),
            ("Ann", "Ann "),
        ] {
            assert!(is_same(one, other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anne"), ("🙂", "🙃"), ("Анна", "Anna")] {
            assert!(!is_same(one, other), "{one} {other}");
        }
    }

    #[test]
    fn tab_completes_known_players_not_in_the_line_yet() {
        let known = ["Ann", "Anton", "Bob"].map(str::to_owned);
        assert_eq!(complete_names("an", &known), ["Ann", "Anton"]);
        assert_eq!(complete_names("Ann, an", &known), ["Ann, Anton"]);
        assert!(complete_names("Ann, ", &known).is_empty());
    }
}
