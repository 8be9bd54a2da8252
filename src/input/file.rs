//! Files that people write: TOML or JSON, detected by content.

use super::fields::Table;
use crate::fault;
use crate::fault::{Fault, Place, file};
use crate::texts::Id;
use std::io::Read;
use std::path::Path;

/// Hand-written files are small: larger ones are not read.
const MOST: u64 = 1 << 20;

/// The text of a file, or of standard input for `-`.
///
/// # Errors It is missing, unreadable, or not text.
pub fn read(path: &str) -> Result<String, Fault> {
    let mut text = String::new();
    let read = if path == "-" {
        std::io::stdin().lock().take(MOST).read_to_string(&mut text)
    } else if std::fs::metadata(path).is_ok_and(|found| found.is_file()) {
        std::fs::File::open(path).and_then(|file| file.take(MOST).read_to_string(&mut text))
    } else {
        // A folder, or a pipe without a writer.
        return Err(unreadable(path));
    };
    read.map(|_| text).map_err(|_| unreadable(path))
}

/// The same for what a program wrote, which may be long.
///
/// # Errors It is missing, unreadable, or not text.
pub fn read_long(path: &str) -> Result<String, Fault> {
    let read = if path == "-" {
        std::io::read_to_string(std::io::stdin().lock())
    } else {
        std::fs::read_to_string(path)
    };
    read.map_err(|_| unreadable(path))
}

/// A file that is missing, unreadable, or not text.
pub fn unreadable(path: &str) -> Fault {
    if path != "-" && !Path::new(path).exists() {
        return fault!(Unreadable, "error-file-none", file = file(path));
    }
    fault!(Unreadable, "error-file-unreadable", file = file(path))
}

/// The content of a file; `message` explains the expected format.
///
/// # Errors It is neither TOML nor JSON; the place is the line with the syntax error.
pub fn parse(path: &str, text: &str, message: Id) -> Result<Table, Fault> {
    table(text).map_err(|line| {
        let fault = Fault {
            message,
            ..fault!(BadSyntax, "error-file-syntax", file = file(path))
        };
        match line {
            Some(line) => fault.at(Place::line_of(path, line)),
            None => fault,
        }
    })
}

/// TOML or JSON as plain values; or the line, from 1, with the syntax error.
pub fn table(text: &str) -> Result<Table, Option<usize>> {
    if text.trim_start().starts_with('{') {
        return serde_json::from_str(text).map_err(|error| Some(error.line()));
    }
    toml::from_str(text).map_err(|error| {
        let before = text.get(..error.span()?.start)?;
        Some(before.lines().count().max(1))
    })
}

/// Does this look like one of our file names?
pub fn is_named_like_one(name: &str) -> bool {
    let end = Path::new(name).extension();
    end.is_some_and(|end| {
        let known = ["toml", "json"];
        known.iter().any(|known| end.eq_ignore_ascii_case(known))
    })
}
