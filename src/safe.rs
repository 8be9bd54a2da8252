//! What may be printed: nothing that was typed or read controls a terminal, runs in a spreadsheet,
//! or hides from the reader.

use serde::Serialize;
use std::fmt::Write;

/// Control characters, and those that are invisible or turn the direction of writing (Unicode's
/// categories Cc and Cf, its two line separators, Hangul fillers, tags and the plane they are in).
pub fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{600}'..='\u{605}'
                | '\u{61c}'
                | '\u{6dd}'
                | '\u{70f}'
                | '\u{890}'..='\u{891}'
                | '\u{8e2}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{110bd}'
                | '\u{110cd}'
                | '\u{13430}'..='\u{1343f}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Text of any length, safe to print.
pub fn masked(typed: &str) -> String {
    let safe = |c: char| if is_unsafe(c) { '\u{fffd}' } else { c };
    typed.chars().map(safe).collect()
}

/// User input, safe to print: no control characters, and not too long.
pub fn quoted(typed: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown = masked(&typed.chars().take(LONGEST).collect::<String>());
    if typed.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// The name of a file for display; a long path is truncated at the start, since the end identifies
/// it.
pub fn quoted_file(path: &str) -> String {
    const LONGEST: usize = 60;
    let shown = masked(path);
    match shown.chars().count().checked_sub(LONGEST) {
        None | Some(0) => shown,
        Some(more) => format!("…{}", shown.chars().skip(more + 1).collect::<String>()),
    }
}

/// A JSON document: the same data, but what is unsafe on a terminal is escaped. Only texts have
/// such letters, and line breaks there are escaped already.
pub fn json(value: &impl Serialize) -> String {
    let json = serde_json::to_string_pretty(value);
    let json = json.expect("our answers have text keys, and memory takes every text");
    let mut safe = String::with_capacity(json.len() + 1);
    for letter in json.chars() {
        if letter == '\n' || !is_unsafe(letter) {
            safe.push(letter);
            continue;
        }
        for unit in letter.encode_utf16(&mut [0; 2]) {
            let _ = write!(safe, "\\u{unit:04x}");
        }
    }
    safe + "\n"
}

/// The beginnings that make a spreadsheet run a cell.
pub const FORMULAS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// A cell of a CSV file: safe to print, and never a formula. The usual apostrophe before one is
/// doubled if it is there already, so that [`from_cell`] gives back the same text.
pub fn cell(text: &str) -> String {
    let text = masked(text);
    if is_formula(&text) {
        format!("'{text}")
    } else {
        text
    }
}

/// The text of a cell that [`cell`] made.
pub fn from_cell(cell: &str) -> &str {
    let text = cell.strip_prefix('\'');
    text.filter(|text| is_formula(text)).unwrap_or(cell)
}

fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(FORMULAS)
}
