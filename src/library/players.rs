//! Valid player names, and when two names are the same.

use super::fold::fold;
use crate::safe::is_unsafe;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The longest valid name, in terminal columns.
pub const LONGEST: usize = 30;

/// Is the name valid? Commas separate names, and `<` undoes the last answer. Surrounding spaces
/// don't count.
pub fn is_name(name: &str) -> bool {
    let is_plain = |c: char| c != ',' && !is_unsafe(c);
    let is_trimmed = name.trim() == name && !name.is_empty();
    is_trimmed && name != "<" && name.width() <= LONGEST && name.chars().all(is_plain)
}

/// The common form of all spellings of a name: `Ann`, `ann` and `Änn` are one player, `C+` and `C-`,
/// `Zoe` and `Zoe😀` are two.
pub fn key(name: &str) -> String {
    match fold(name) {
        // Only symbols: then they are the name.
        folded if folded.is_empty() => name.trim().to_lowercase(),
        folded => folded + signs_at_the_end(name.trim()),
    }
}

fn signs_at_the_end(name: &str) -> &str {
    // A mark above a letter has no width.
    let is_part = |c: char| c.is_alphanumeric() || c.is_whitespace() || c.width() == Some(0);
    let is_sign = |c: char| !is_part(c) && !".'\"’".contains(c);
    &name[name.trim_end_matches(is_sign).len()..]
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
    let typed = key(last);
    let typed = typed.trim_end_matches('-');
    let begins = |name: &str| !last.is_empty() && key(name).starts_with(typed);
    let fitting = known.iter().filter(|name| begins(name) && !is_there(name));
    fitting.map(|name| format!("{before}{name}")).collect()
}

/// The name as spelled before, if known.
pub(crate) fn spelled(known: &[String], name: String) -> String {
    let known = known.iter().find(|known| is_same(known, &name));
    known.cloned().unwrap_or(name)
}
