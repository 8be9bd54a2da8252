//! Several documents in one file: JSON lines, one object a line.

use crate::fault::Fault;
use crate::files::read::file::{MOST, text, too_big, unreadable};
use serde_json::{Map, Value};
use std::fs::File;
use std::io::{BufRead, BufReader, Read};

/// What a file holds.
pub enum Documents {
    /// One document.
    One(String),
    /// One in each line.
    Many(Lines),
}

/// The documents of a file, line by line; empty lines are left out.
pub struct Lines {
    path: String,
    /// The lines read already, the next one last.
    read: Vec<(usize, Vec<u8>)>,
    rest: Box<dyn BufRead>,
    number: usize,
}

/// Reads a file, or standard input for `-`.
///
/// # Errors
///
/// It is missing, unreadable, not text, or too long.
pub fn open(path: &str) -> Result<Documents, Fault> {
    let rest: Box<dyn BufRead> = if path == "-" {
        Box::new(BufReader::new(std::io::stdin()))
    } else {
        let file = File::open(path).map_err(|_| unreadable(path))?;
        Box::new(BufReader::new(file))
    };
    let mut lines = Lines {
        path: path.to_owned(),
        read: Vec::new(),
        rest,
        number: 0,
    };
    let mut begun = Vec::new();
    let mut found: Vec<(usize, Vec<u8>)> = Vec::new();
    while found.len() < 2
        && let Some(line) = lines.line()?
    {
        begun.extend_from_slice(&line);
        if !line.trim_ascii().is_empty() {
            found.push((lines.number, line));
        }
    }
    if let [(_, one), (_, other)] = &found[..]
        && is_document(
            &String::from_utf8_lossy(one),
            &String::from_utf8_lossy(other),
        )
    {
        found.reverse();
        lines.read = found;
        return Ok(Documents::Many(lines));
    }
    let whole = std::io::Cursor::new(begun).chain(lines.rest);
    text(path, whole).map(Documents::One)
}

/// Is the first line of a file a document of its own, or, if it is broken, the second?
fn is_document(one: &str, other: &str) -> bool {
    let begins = |line: &str| {
        let line = line.trim_start_matches('\u{feff}');
        line.trim_start().starts_with('{')
    };
    let is_whole = |line: &str| {
        let line = line.trim_start_matches('\u{feff}');
        let keys = ["players", "turns", "tiles", "grid", "feature"];
        let read = serde_json::from_str::<Map<String, Value>>(line);
        read.is_ok_and(|table| keys.iter().any(|key| table.contains_key(*key)))
    };
    begins(one) && begins(other) && (is_whole(one) || is_whole(other))
}

impl Lines {
    /// The next line, with its end; none after the last.
    fn line(&mut self) -> Result<Option<Vec<u8>>, Fault> {
        let mut line = Vec::new();
        let read = (&mut self.rest)
            .take(MOST as u64 + 1)
            .read_until(b'\n', &mut line)
            .map_err(|_| unreadable(&self.path))?;
        self.number += 1;
        if line.len() > MOST {
            return Err(too_big(&self.path));
        }
        Ok((read > 0).then_some(line))
    }
}

impl Iterator for Lines {
    /// The line's number, from 1, and its text.
    type Item = (usize, Result<String, Fault>);

    fn next(&mut self) -> Option<Self::Item> {
        let text = |path: &str, line| String::from_utf8(line).map_err(|_| unreadable(path));
        if let Some((number, line)) = self.read.pop() {
            return Some((number, text(&self.path, line)));
        }
        loop {
            match self.line() {
                Ok(Some(line)) if line.trim_ascii().is_empty() => {}
                Ok(Some(line)) => return Some((self.number, text(&self.path, line))),
                Ok(None) => return None,
                Err(fault) => return Some((self.number, Err(fault))),
            }
        }
    }
}
