//! Append-only files with one record per line: the play log.

use crate::files::folder_of;
use crate::files::lock::sync_folder;
use serde::Deserialize;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// A line of a file.
pub struct Line<'a> {
    /// From 1.
    pub number: usize,
    /// Where it starts.
    pub start: usize,
    /// Without its line break.
    pub text: &'a [u8],
    /// It has a line break, so it is complete.
    pub is_whole: bool,
}

/// The lines of a file, including a last one without a line break.
pub fn lines(bytes: &[u8]) -> impl Iterator<Item = Line<'_>> {
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

/// What is in a file; none if it has more than this many bytes.
pub fn whole(file: &mut File, most: u64) -> io::Result<Option<Vec<u8>>> {
    if file.metadata()?.len() > most {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.take(most).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// Opens a file, creating it if needed.
pub fn open(path: &Path) -> io::Result<File> {
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    // What another program appends in the same moment is not overwritten. On Windows such a file
    // could not be shortened.
    options.append(cfg!(unix)).open(path)
}

/// Moves the rest of the last line into a separate file, and truncates the file before it.
pub fn set_aside(file: &mut File, aside: &Path, torn: &[u8], from: usize) -> io::Result<()> {
    let end = u64::try_from(from).expect("a place in a text fits 64 bits");
    add_line(aside, torn)?;
    file.set_len(end)?;
    file.sync_all()
}

/// Adds a line to a file, creating it if needed.
pub(super) fn add_line(path: &Path, line: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    file.write_all(line)?;
    file.write_all(b"\n")?;
    file.sync_all()?;
    sync_folder(folder_of(path))
}

/// Where the next line starts: at the end, or after a line break that is still missing there.
pub fn next_line(file: &mut File) -> io::Result<u64> {
    let end = file.seek(SeekFrom::End(0))?;
    if end == 0 {
        return Ok(0);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(end + u64::from(last != *b"\n"))
}

/// Writes whole lines from where the next one starts; they are on disk when this returns.
pub fn write_at(file: &mut File, start: u64, lines: &[u8]) -> io::Result<()> {
    let end = file.seek(SeekFrom::End(0))?;
    let break_first: &[u8] = if start > end { b"\n" } else { b"" };
    let block = [break_first, lines].concat();
    let written = file.write_all(&block).and_then(|()| file.sync_all());
    // The disk is full: half a record is useless.
    if written.is_err() && block.starts_with(&from(file, end)?) {
        file.set_len(end)?;
    }
    written
}

/// What is in a file from this place on.
pub fn from(file: &mut File, start: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(start))?;
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Was this written by a later version of the program?
pub fn is_newer(line: &[u8], known: u32) -> bool {
    #[derive(Deserialize)]
    struct Version {
        v: u32,
    }
    serde_json::from_slice::<Version>(line).is_ok_and(|version| version.v > known)
}
