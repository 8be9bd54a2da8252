//! A score pad on disk: one record per line, append-only, written before the next key is read. It is
//! locked while it is open. A new pad is appended after the old one; nothing is erased.

use super::Store;
use super::lines::{self, Line, append, is_newer, lines, open, set_aside, token};
use super::lock::{Busy, Lock};
use super::place::{self, is_there};
use crate::fault::{Fault, Place, file, quoted};
use crate::fortress::pad::{Pad, Record, Setup};
use crate::fortress::setup::PLAYERS;
use crate::{fault, input};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The record version that this program writes.
const VERSION: u32 = 1;
/// No game needs more; a larger file is not a pad.
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
    /// A pad starts.
    Begin {
        begin: Setup,
    },
    Done(Record),
}

/// Why a pad can't be used.
#[derive(Debug)]
pub enum PadFault {
    /// It was written by a newer program.
    Newer,
    /// This line, from 1, is not a record, or an impossible one.
    Broken(usize),
    /// It is some other file.
    Foreign,
    /// It is open elsewhere.
    Busy,
    /// It can't be read.
    Unreadable,
    Unwritable,
}

impl From<io::Error> for PadFault {
    fn from(_: io::Error) -> Self {
        Self::Unreadable
    }
}

impl PadFault {
    fn of(self, path: &Path) -> Fault {
        let name = path.display().to_string();
        let file = file(name.as_str());
        match self {
            Self::Newer => fault!(NewerGame, "error-pad-newer", file = file),
            Self::Broken(line) => {
                let place = Place::line_of(name, line);
                fault!(BrokenLog, "error-pad-broken", file = file, line = line).at(place)
            }
            Self::Foreign => fault!(BadValue, "error-pad-foreign", file = file),
            Self::Busy => fault!(Busy, "error-pad-busy", file = file),
            Self::Unreadable => fault!(Unreadable, "error-pad-file", file = file),
            Self::Unwritable => {
                place::unwritable(path, || fault!(Unwritable, "error-pad-write", file = file))
            }
        }
    }
}

/// The content of a file.
#[derive(Debug, Default)]
pub struct Found {
    /// The last pad in it.
    pub pad: Option<Pad>,
    /// The end of its complete lines, if followed by an incomplete one.
    torn: Option<usize>,
}

impl Found {
    /// The last line is incomplete.
    pub const fn is_torn(&self) -> bool {
        self.torn.is_some()
    }
}

/// A place for a pad, locked. The file is created only on the first write, so just looking leaves
/// nothing behind.
#[derive(Debug)]
pub struct PadFile {
    path: PathBuf,
    /// The program's own folder, which may need creating.
    own: Option<Store>,
    file: Option<File>,
    lock: Option<Lock>,
    /// How many records of the open pad are written.
    written: usize,
    /// The current pad; a closed one is over.
    pub under_way: Option<Pad>,
    /// An incomplete line was moved to this file.
    pub torn: Option<String>,
}

/// The path of a pad: as given, or the default.
fn path(store: Option<&Store>, named: Option<&str>) -> Result<PathBuf, Fault> {
    let usual = || store.map(|store| store.folder.join("fortress.jsonl"));
    let path = named.map(PathBuf::from).or_else(usual);
    path.ok_or_else(|| fault!(Unwritable, "error-pad-folder"))
}

impl PadFile {
    /// Opens the place of a pad, and locks it.
    ///
    /// # Errors
    ///
    /// It can't be used; it is unchanged.
    pub fn open(store: Option<&Store>, named: Option<&str>) -> Result<Self, Fault> {
        let path = path(store, named)?;
        if named == Some("-") {
            return Err(PadFault::Foreign.of(&path));
        }
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        if named.is_some() && folder.is_some_and(|folder| !folder.is_dir()) {
            // Report this before asking anything.
            return Err(PadFault::Unwritable.of(&path));
        }
        let mut opened = Self {
            own: store.filter(|_| named.is_none()).cloned(),
            file: None,
            lock: None,
            written: 0,
            under_way: None,
            torn: None,
            path,
        };
        if is_there(&opened.path)? {
            opened.file()?;
        }
        Ok(opened)
    }

    fn file(&mut self) -> Result<&mut File, Fault> {
        if self.file.is_none() {
            let opened = self.lock().map_err(|fault| match fault {
                PadFault::Unreadable if !self.path.exists() => PadFault::Unwritable.of(&self.path),
                fault => fault.of(&self.path),
            });
            self.file = Some(opened?);
        }
        Ok(self.file.as_mut().expect("it was opened just now"))
    }

    /// Opens the file, creating it if needed, and locks it. An incomplete last line, as after a
    /// crash, is moved aside.
    fn lock(&mut self) -> Result<File, PadFault> {
        if let Some(store) = &self.own {
            store.make_folder()?;
        }
        self.lock = Lock::hold(&self.path).map_err(|Busy| PadFault::Busy)?;
        let mut file = open(&self.path)?;
        let bytes = whole(&mut file)?;
        let found = understand(&bytes)?;
        if let Some(from) = found.torn {
            let mut name = self.path.file_name().unwrap_or_default().to_owned();
            name.push(".torn");
            let aside = self.path.with_file_name(name);
            set_aside(&mut file, &aside, &bytes[from..], from)?;
            self.torn = Some(aside.display().to_string());
        }
        self.under_way = found.pad.filter(|pad| !pad.closed);
        Ok(file)
    }

    /// Starts a new pad after the existing one.
    ///
    /// # Errors
    ///
    /// It can't be written; the file is unchanged.
    pub fn begin(&mut self, setup: Setup) -> Result<Pad, Fault> {
        let begin = setup.clone();
        self.write(What::Begin { begin })?;
        self.written = 0;
        Ok(Pad::new(setup))
    }

    /// Writes the new records; they are on disk when this returns.
    ///
    /// # Errors
    ///
    /// They can't be written.
    pub fn save(&mut self, records: &[Record]) -> Result<(), Fault> {
        for record in &records[self.written..] {
            self.write(What::Done(record.clone()))?;
            self.written += 1;
        }
        Ok(())
    }

    /// Closes a pad, with its number in the play log.
    ///
    /// # Errors
    ///
    /// It can't be written.
    pub fn close(&mut self, play: Option<u64>) -> Result<(), Fault> {
        self.write(What::Done(Record::Close { play }))
    }

    /// Identifies the pad by everything written so far: resumed after it was saved, it is the same.
    pub fn token(&mut self) -> Option<String> {
        Some(token(&whole(self.file.as_mut()?).ok()?))
    }

    fn write(&mut self, what: What) -> Result<(), Fault> {
        let written = append(self.file()?, &Written { v: VERSION, what });
        written.map_err(|_| PadFault::Unwritable.of(&self.path))
    }
}

/// The last pad in a file or standard input, without changing it, even if it is open elsewhere.
///
/// # Errors
///
/// It can't be used.
pub fn read(store: Option<&Store>, named: Option<&str>) -> Result<Found, Fault> {
    let path = path(store, named)?;
    let found = if named == Some("-") {
        understand(input::file::read("-")?.as_bytes())
    } else if named.is_none() && !is_there(&path)? {
        Ok(Found::default())
    } else {
        read_file(&path)
    };
    found.map_err(|fault| fault.of(&path))
}

fn read_file(path: &Path) -> Result<Found, PadFault> {
    // Only a regular file: reading a pipe would block forever.
    if !fs::metadata(path)?.is_file() {
        return Err(PadFault::Unreadable);
    }
    understand(&whole(&mut File::open(path)?)?)
}

fn whole(file: &mut File) -> Result<Vec<u8>, PadFault> {
    lines::whole(file, MOST)?.ok_or(PadFault::Foreign)
}

/// Reads all records.
///
/// # Errors
///
/// They are invalid or impossible.
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
            // A complete record counts, even if an editor removed its line break.
            Ok(written) => found.take(&written.what).ok_or(PadFault::Broken(number))?,
            _ if is_newer(text, VERSION) => return Err(PadFault::Newer),
            _ if text.iter().all(u8::is_ascii_whitespace) => {}
            // An incomplete line must at least start like one of ours.
            Err(_)
                if !is_whole
                    && (found.pad.is_some()
                        || b"{\"v\":".starts_with(&text[..text.len().min(5)])) =>
            {
                found.torn = Some(start);
            }
            Err(_) if found.pad.is_none() => return Err(PadFault::Foreign),
            Err(_) => return Err(PadFault::Broken(number)),
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

/// Distinct names without control characters.
fn is_sound(setup: &Setup) -> bool {
    let names = &setup.players;
    let new = |place: usize| !names[..place].contains(&names[place]);
    let clean = |name: &String| !name.trim().is_empty() && quoted(name) == *name;
    u8::try_from(names.len()).is_ok_and(|count| PLAYERS.contains(&count))
        && names.iter().all(clean)
        && (0..names.len()).all(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_was_cut_off_is_torn_if_the_file_is_ours() {
        let begin = "{\"v\":1,\"begin\":{\"players\":[\"Ann\",\"Bob\"],\"river\":false}}\n";
        for (text, torn) in [
            ("{\"v\":1,\"beg".to_owned(), Some(0)),
            ("{\"".to_owned(), Some(0)),
            (format!("{begin}{{\"v\":1,"), Some(begin.len())),
            (format!("{begin}xyz"), Some(begin.len())),
            (begin.to_owned(), None),
        ] {
            let found = understand(text.as_bytes()).unwrap();
            assert_eq!(found.torn, torn, "{text}");
        }
        let foreign = understand(b"xyz");
        assert!(matches!(foreign, Err(PadFault::Foreign)), "{foreign:?}");
    }
}
