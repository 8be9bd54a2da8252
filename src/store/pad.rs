//! A score pad on the disk: one record a line, only ever appended to, and on the disk before the
//! next key is read. The file stays locked while the pad is open. A new pad begins below the old
//! one, of which nothing is erased.

use super::Store;
use super::lines::{Line, append, is_newer, lines, set_aside};
use crate::fault::quoted;
use crate::fortress::pad::{Pad, Record, Setup};
use crate::fortress::setup::PLAYERS;
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// The version of the records that this program writes.
const VERSION: u32 = 1;
/// No evening fills more; what is bigger is no pad.
const MOST: u64 = 1 << 20;

/// A line.
#[derive(Debug, Serialize, Deserialize)]
struct Written {
    v: u32,
    #[serde(flatten)]
    what: What,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum What {
    /// A pad begins.
    Begin {
        begin: Setup,
    },
    Done(Record),
}

/// Why a pad cannot be used.
#[derive(Debug)]
pub enum PadFault {
    /// A newer program wrote it.
    Newer,
    /// A line is no record, or one that cannot be.
    Broken {
        /// From 1.
        line: usize,
    },
    /// It is something else.
    Foreign,
    /// Another pad is open on it.
    Busy,
    /// It cannot be read or written.
    Io(io::Error),
}

impl From<io::Error> for PadFault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// What a file holds.
#[derive(Debug, Default)]
pub struct Found {
    /// The last pad in it.
    pub pad: Option<Pad>,
    /// Where its whole lines end, if something that is none comes after them.
    torn: Option<usize>,
}

impl Found {
    /// The last line is broken off.
    #[must_use]
    pub const fn is_torn(&self) -> bool {
        self.torn.is_some()
    }
}

/// The file of an open pad.
#[derive(Debug)]
pub struct PadFile {
    file: File,
    /// A line that was broken off was set aside in this file.
    pub torn: Option<PathBuf>,
}

impl Store {
    /// Where the pad lies that has no file of its own.
    #[must_use]
    pub fn pad_path(&self) -> PathBuf {
        self.folder.join("fortress.jsonl")
    }
}

impl PadFile {
    /// Opens the file, which is made if need be, and locks it. What a crash left of the last line is set aside.
    ///
    /// # Errors
    /// It cannot be used; then it is as it was.
    pub fn open(path: &Path) -> Result<(Self, Option<Pad>), PadFault> {
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(io::Error::from(io::ErrorKind::InvalidInput).into());
        }
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(PadFault::Busy),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let bytes = whole(&mut file)?;
        let found = understand(&bytes)?;
        let torn = match found.torn {
            None => None,
            Some(from) => {
                let mut name = path.file_name().unwrap_or_default().to_owned();
                name.push(".torn");
                let aside = path.with_file_name(name);
                set_aside(&mut file, &aside, &bytes[from..], from)?;
                Some(aside)
            }
        };
        Ok((Self { file, torn }, found.pad))
    }

    /// Writes that a pad begins.
    ///
    /// # Errors
    /// It cannot be written; then the file is as it was.
    pub fn begin(&mut self, setup: &Setup) -> io::Result<()> {
        let what = What::Begin {
            begin: setup.clone(),
        };
        append(&mut self.file, &Written { v: VERSION, what })
    }

    /// Writes a record; when this returns, it is on the disk.
    ///
    /// # Errors
    /// It cannot be written; then the file is as it was.
    pub fn append(&mut self, record: &Record) -> io::Result<()> {
        let what = What::Done(record.clone());
        append(&mut self.file, &Written { v: VERSION, what })
    }
}

/// The last pad in a file, which is left as it is, even if another has it open.
///
/// # Errors
/// It cannot be used.
pub fn read(path: &Path) -> Result<Found, PadFault> {
    // Only a regular file: reading a pipe would wait for ever.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::from(io::ErrorKind::InvalidInput).into());
    }
    understand(&whole(&mut File::open(path)?)?)
}

fn whole(file: &mut File) -> Result<Vec<u8>, PadFault> {
    if file.metadata()?.len() > MOST {
        return Err(PadFault::Foreign);
    }
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.take(MOST).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads all records.
///
/// # Errors
/// They are none, or cannot be.
pub fn understand(bytes: &[u8]) -> Result<Found, PadFault> {
    let mut found = Found::default();
    for Line {
        number,
        start,
        text,
        is_whole,
    } in lines(bytes)
    {
        match serde_json::from_slice::<Written>(text) {
            Ok(written) if written.v > VERSION => return Err(PadFault::Newer),
            // A whole record is one, even if an editor took its line break away.
            Ok(written) => found
                .take(&written.what)
                .ok_or(PadFault::Broken { line: number })?,
            _ if is_newer(text, VERSION) => return Err(PadFault::Newer),
            _ if text.iter().all(u8::is_ascii_whitespace) => {}
            // What is broken off must at least begin like one of ours.
            Err(_)
                if !is_whole
                    && (found.pad.is_some()
                        || b"{\"v\":".starts_with(&text[..text.len().min(5)])) =>
            {
                found.torn = Some(start);
            }
            Err(_) if found.pad.is_none() => return Err(PadFault::Foreign),
            Err(_) => return Err(PadFault::Broken { line: number }),
        }
    }
    Ok(found)
}

impl Found {
    fn take(&mut self, what: &What) -> Option<()> {
        match what {
            What::Begin { begin } => {
                self.pad = Some(Pad::new(is_sound(begin).then(|| begin.clone())?));
            }
            What::Done(record) => self.pad.as_mut()?.take(record).ok()?,
        }
        Some(())
    }
}

/// Names that can be told apart and steer no terminal.
fn is_sound(setup: &Setup) -> bool {
    let names = &setup.players;
    let new = |place: usize| !names[..place].contains(&names[place]);
    let clean = |name: &String| !name.trim().is_empty() && quoted(name) == *name;
    u8::try_from(names.len()).is_ok_and(|count| PLAYERS.contains(&count))
        && names.iter().all(clean)
        && (0..names.len()).all(new)
}
