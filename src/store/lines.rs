//! Files of one record a line, only ever appended to: the play log and score pads.

use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// A line of a file.
pub(super) struct Line<'a> {
    /// From 1.
    pub number: usize,
    /// Where it begins.
    pub start: usize,
    /// Without its line break.
    pub text: &'a [u8],
    /// It has a line break: nothing of it was broken off.
    pub is_whole: bool,
}

/// The lines of a file, the last one also without a line break.
pub(super) fn lines(bytes: &[u8]) -> impl Iterator<Item = Line<'_>> {
    let mut start = 0;
    bytes
        .split_inclusive(|&byte| byte == b'\n')
        .enumerate()
        .map(move |(index, line)| {
            let text = line.strip_suffix(b"\n");
            let found = Line {
                number: index + 1,
                start,
                text: text.unwrap_or(line),
                is_whole: text.is_some(),
            };
            start += line.len();
            found
        })
}

/// Opens a file, which is made if need be.
pub(super) fn open(path: &Path) -> io::Result<File> {
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    options.open(path)
}

/// Moves what is left of the last line into a file beside it, and ends the file before it.
pub(super) fn set_aside(file: &mut File, aside: &Path, torn: &[u8], from: usize) -> io::Result<()> {
    let mut aside = OpenOptions::new().append(true).create(true).open(aside)?;
    aside.write_all(torn)?;
    aside.write_all(b"\n")?;
    aside.sync_all()?;
    file.set_len(u64::try_from(from).expect("a place in a text fits 64 bits"))?;
    file.sync_all()
}

/// Writes a record on a line of its own; when this returns, it is on the disk.
pub(super) fn append(file: &mut File, record: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(record)?;
    line.push(b'\n');
    let end = file.seek(SeekFrom::End(0))?;
    if end > 0 {
        let mut last = [0];
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last)?;
        if last != *b"\n" {
            line.insert(0, b'\n');
        }
    }
    let written = file.write_all(&line).and_then(|()| file.sync_all());
    if written.is_err() {
        // A disk that is full: half a record helps nobody.
        let _ = file.set_len(end);
    }
    written
}

/// Was this written by a program that knows a later version?
pub(super) fn is_newer(line: &[u8], known: u32) -> bool {
    #[derive(Deserialize)]
    struct Version {
        v: u32,
    }
    serde_json::from_slice::<Version>(line).is_ok_and(|version| version.v > known)
}
