//! A deck in a file that someone wrote: TOML or JSON, told by content.

use super::super::Context;
use crate::failure::{Failure, Fault, quoted_file};
use crate::settings::toml_table;
use serde_json::{Map, Value};
use std::io::Read;
use std::path::Path;

/// A file that cannot be read.
pub fn unreadable(context: &Context<'_>, file: &str) -> Failure {
    let file = quoted_file(file);
    let values = [("file", (&file).into())];
    Failure::no(vec![Fault::told(
        "unreadable",
        context.texts,
        "error-file-unreadable",
        &values,
    )])
}

/// The text of a file, or of standard input. A deck is small: more is not read.
pub fn read(context: &Context<'_>, path: &str) -> Result<String, Failure> {
    const MOST: u64 = 1 << 20;
    let mut text = String::new();
    let read = if path == "-" {
        std::io::stdin().lock().take(MOST).read_to_string(&mut text)
    } else if std::fs::metadata(path).is_ok_and(|found| found.is_file()) {
        std::fs::File::open(path).and_then(|file| file.take(MOST).read_to_string(&mut text))
    } else {
        // A folder, or a pipe that nobody writes to.
        return Err(unreadable(context, path));
    };
    read.map(|_| text).map_err(|_| unreadable(context, path))
}

/// Is this a name for a file of ours?
pub fn is_named_like_one(name: &str) -> bool {
    let end = Path::new(name).extension();
    end.is_some_and(|end| {
        ["toml", "json"]
            .iter()
            .any(|known| end.eq_ignore_ascii_case(known))
    })
}

/// What a file holds, TOML or JSON as its content tells; or the line on which it stops being one.
pub fn table(text: &str) -> Result<Map<String, Value>, Option<usize>> {
    if text.trim_start().starts_with('{') {
        serde_json::from_str(text).map_err(|error| Some(error.line()))
    } else {
        toml_table(text)
    }
}
