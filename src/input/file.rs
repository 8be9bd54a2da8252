//! Files that people write: TOML or JSON, told by content.

use super::fields::Table;
use crate::fault;
use crate::fault::{Fault, Place, file};
use crate::texts::Id;
use std::io::Read;
use std::path::Path;

/// What people write is small: more than this is not read.
const MOST: u64 = 1 << 20;

/// The text of a file, or of standard input for `-`.
///
/// # Errors
/// It is not there, cannot be read, or is not text.
pub fn read(path: &str) -> Result<String, Fault> {
    let mut text = String::new();
    let read = if path == "-" {
        std::io::stdin().lock().take(MOST).read_to_string(&mut text)
    } else if std::fs::metadata(path).is_ok_and(|found| found.is_file()) {
        std::fs::File::open(path).and_then(|file| file.take(MOST).read_to_string(&mut text))
    } else {
        // A folder, or a pipe that nobody writes to.
        return Err(unreadable(path));
    };
    read.map(|_| text).map_err(|_| unreadable(path))
}

/// A file that is not there, cannot be read, or is not text.
pub fn unreadable(path: &str) -> Fault {
    if path != "-" && !Path::new(path).exists() {
        return fault!(Unreadable, "error-file-none", file = file(path));
    }
    fault!(Unreadable, "error-file-unreadable", file = file(path))
}

/// What the text of a file holds; `message` says what such a file looks like.
///
/// # Errors
/// It is neither TOML nor JSON; the place is the line on which it stops being one.
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

/// TOML or JSON as plain values; or the line, from 1, on which it stops being that.
pub fn table(text: &str) -> Result<Table, Option<usize>> {
    if text.trim_start().starts_with('{') {
        return serde_json::from_str(text).map_err(|error| Some(error.line()));
    }
    toml::from_str(text).map_err(|error| {
        let before = text.get(..error.span()?.start)?;
        Some(before.lines().count().max(1))
    })
}

/// Is this a name for a file of ours?
pub fn is_named_like_one(name: &str) -> bool {
    let end = Path::new(name).extension();
    end.is_some_and(|end| {
        let known = ["toml", "json"];
        known.iter().any(|known| end.eq_ignore_ascii_case(known))
    })
}
