//! Whatever lasts longer than one answer, in one format: a line that says what begins, then a line
//! for each input with who gave it and when. The whole list is written at each step, so a file
//! that was replaced meanwhile swallows nothing. It is locked while it is open.

pub mod old;

use crate::fault;
use crate::fault::{Fault, Place, file, typed};
use crate::files::lock::{Lock, busy};
use crate::files::place::{is_there, unwritable};
use crate::files::saved::old::Old;
use crate::files::{Store, folder_of, new_file, read, write_whole};
use crate::flow::{Flow, Played, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::{self, Debug};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The version that this program writes.
const VERSION: u64 = 2;
/// More than a thousand games; a larger file is not ours.
const MOST: u64 = 1 << 24;
/// More inputs than anything has that lasts.
const LONGEST: usize = 10_000;

/// What is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Tonight,
    Score,
    Solo,
    Pad,
    Board,
}

impl Kind {
    /// The usual file.
    const fn file(self) -> &'static str {
        match self {
            Self::Tonight => "tonight.json",
            Self::Score => "score.json",
            Self::Solo => "solo.json",
            Self::Pad => "fortress.jsonl",
            Self::Board => "board.jsonl",
        }
    }

    /// A new one is written below the older ones. Version 1 appended to these files, so their last
    /// line may be cut off.
    const fn is_below_others(self) -> bool {
        matches!(self, Self::Pad | Self::Board)
    }
}

/// Something that lasts: what it begins with, and its inputs.
pub trait Lasts {
    const KIND: Kind;
    type Start: Debug + Serialize + DeserializeOwned;
    type Input: Debug + Serialize + DeserializeOwned + Clone + PartialEq;

    /// What version 1 wrote: a line, or the whole file. None if it did not.
    fn old(json: Value) -> Option<Vec<Old<Self::Start, Self::Input>>>;
}

/// The line something begins with.
#[derive(Serialize, Deserialize)]
struct Begin<S> {
    v: u64,
    saved: Kind,
    /// Drawn by chance: its play is in the log once.
    token: String,
    start: S,
}

/// An input as it is saved.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Given<I> {
    /// Not known of what version 1 wrote.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    /// The seat; none for the device of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<usize>,
    input: I,
}

impl<I> Given<I> {
    fn by(&self) -> Viewer {
        self.by.map_or(Viewer::Table, Viewer::Seat)
    }
}

/// Why a file can't be used.
#[derive(Debug)]
pub enum Wrong {
    /// It was written by a newer program.
    Newer,
    /// It is some other file.
    Foreign,
    /// This line, from 1, is not one of ours, or is not possible there.
    Broken(usize, String),
    Busy,
    Unreadable,
}

impl Wrong {
    pub(crate) fn of(self, kind: Kind, path: &Path) -> Fault {
        let name = path.display().to_string();
        let file = file(name.as_str());
        match (kind, self) {
            (Kind::Tonight, Self::Newer) => fault!(NewerGame, "error-tonight-newer"),
            (Kind::Score, Self::Newer) => fault!(NewerGame, "error-score-draft-newer", file),
            (Kind::Solo, Self::Newer) => fault!(NewerGame, "error-solo-newer", file),
            (Kind::Pad, Self::Newer) => fault!(NewerGame, "error-pad-newer", file),
            (Kind::Board, Self::Newer) => fault!(NewerGame, "error-board-newer", file),
            (Kind::Pad, Self::Busy) => fault!(Busy, "error-pad-busy", file),
            (_, Self::Busy) => busy(path),
            (Kind::Tonight, _) => fault!(BadValue, "error-tonight-broken", file),
            (Kind::Score, _) => fault!(Unreadable, "error-score-draft", file),
            (Kind::Solo, Self::Broken(line, text)) => {
                fault!(BadValue, "error-solo-step", value = typed(text))
                    .at(Place::line_of(name, line))
            }
            (Kind::Solo, _) => fault!(BadValue, "error-solo-foreign", file),
            (Kind::Pad, Self::Broken(line, _)) => {
                fault!(BrokenLog, "error-pad-broken", file, line).at(Place::line_of(name, line))
            }
            (Kind::Board, Self::Broken(line, _)) => {
                fault!(BrokenLog, "error-board-broken", file, line).at(Place::line_of(name, line))
            }
            (Kind::Pad, Self::Foreign) => fault!(BadValue, "error-pad-foreign", file),
            (Kind::Board, Self::Foreign) => Self::Broken(1, String::new()).of(kind, path),
            (Kind::Pad, Self::Unreadable) => fault!(Unreadable, "error-pad-file", file),
            (Kind::Board, Self::Unreadable) => fault!(Unreadable, "error-board-file", file),
        }
    }
}

/// The last thing in a file.
#[derive(Debug)]
pub struct Kept<L: Lasts> {
    pub token: String,
    pub start: L::Start,
    given: Vec<Given<L::Input>>,
    /// The lines of the inputs.
    lines: Vec<usize>,
    /// Where it begins.
    from: usize,
    line: usize,
    path: PathBuf,
}

impl<L: Lasts> Kept<L> {
    pub fn inputs(&self) -> impl Iterator<Item = &L::Input> {
        self.given.iter().map(|given| &given.input)
    }

    /// The fault that its start is not possible, or the input with this index.
    pub fn broken(&self, input: Option<usize>) -> Fault {
        let line = input.map_or(self.line, |index| self.lines[index]);
        let text = input.and_then(|index| serde_json::to_string(&self.given[index].input).ok());
        Wrong::Broken(line, text.unwrap_or_default()).of(L::KIND, &self.path)
    }

    /// The inputs with who gave each.
    pub fn given(&self) -> impl Iterator<Item = (Viewer, L::Input)> {
        let given = self.given.iter();
        given.map(|one| (one.by(), one.input.clone()))
    }

    /// Goes on from this start.
    ///
    /// # Errors
    ///
    /// An input is not possible: which one, and why.
    pub fn resume<F>(&self, start: F) -> Result<Played<F>, (usize, Fault)>
    where
        F: Flow<Input = L::Input>,
    {
        Played::resume_by(start, self.given())
    }

    fn take(&mut self, line: usize, given: Given<L::Input>) -> Option<()> {
        self.given.push(given);
        self.lines.push(line);
        (self.given.len() <= LONGEST).then_some(())
    }
}

/// What is in a file.
#[derive(Debug)]
pub struct Found<L: Lasts> {
    pub kept: Option<Kept<L>>,
    /// The end of its complete lines, if followed by an incomplete one.
    torn: Option<usize>,
}

impl<L: Lasts> Default for Found<L> {
    fn default() -> Self {
        let (kept, torn) = (None, None);
        Self { kept, torn }
    }
}

impl<L: Lasts> Found<L> {
    /// The last line is incomplete.
    pub const fn is_torn(&self) -> bool {
        self.torn.is_some()
    }
}

/// Reads all lines.
///
/// # Errors
///
/// They are not ours.
pub fn understand<L: Lasts>(bytes: &[u8], path: &Path) -> Result<Found<L>, Wrong> {
    let mut found = Found::default();
    if let Ok(json) = serde_json::from_slice::<Value>(bytes) {
        // Version 1 wrote some files as one document of several lines.
        take(&mut found.kept, json, 1, 0, path)?;
        return Ok(found);
    }
    let mut start = 0;
    for (index, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
        let is_cut = L::KIND.is_below_others() && !line.ends_with(b"\n");
        match serde_json::from_slice(line) {
            Ok(json) => take(&mut found.kept, json, index + 1, start, path)?,
            Err(_) if line.trim_ascii().is_empty() => {}
            // It must at least begin like one of ours.
            Err(_) if is_cut && (found.kept.is_some() || b"{\"v\":".starts_with(head(line))) => {
                found.torn = Some(start);
            }
            Err(_) if found.kept.is_none() => return Err(Wrong::Foreign),
            Err(_) => return Err(broken(index + 1, line)),
        }
        start += line.len();
    }
    if found.kept.is_none() && !L::KIND.is_below_others() {
        return Err(Wrong::Foreign);
    }
    Ok(found)
}

fn head(line: &[u8]) -> &[u8] {
    &line[..line.len().min(5)]
}

fn broken(line: usize, text: &[u8]) -> Wrong {
    Wrong::Broken(line, String::from_utf8_lossy(text).trim().to_owned())
}

/// Takes a line, or a whole file of version 1.
fn take<L: Lasts>(
    kept: &mut Option<Kept<L>>,
    json: Value,
    line: usize,
    from: usize,
    path: &Path,
) -> Result<(), Wrong> {
    let text = json.to_string();
    let unknown = match kept {
        Some(_) => broken(line, text.as_bytes()),
        None => Wrong::Foreign,
    };
    let impossible = || broken(line, text.as_bytes());
    let begin = |token, start| Kept {
        token,
        start,
        given: Vec::new(),
        lines: Vec::new(),
        from,
        line,
        path: path.to_owned(),
    };
    match json.get("v").map(Value::as_u64) {
        Some(Some(version)) if version > VERSION => return Err(Wrong::Newer),
        Some(Some(VERSION)) => {
            let Ok(read) = serde_json::from_value::<Begin<L::Start>>(json) else {
                return Err(unknown);
            };
            if read.saved != L::KIND {
                return Err(Wrong::Foreign);
            }
            *kept = Some(begin(read.token, read.start));
        }
        Some(_) => {
            for old in L::old(json).ok_or(unknown)? {
                match (old, kept.as_mut()) {
                    (Old::Begin(token, start), _) => *kept = Some(begin(token, start)),
                    (Old::Not(text), _) => return Err(Wrong::Broken(line, text)),
                    (Old::Do(input), Some(kept)) => {
                        let (at, by) = (None, None);
                        let given = Given { at, by, input };
                        kept.take(line, given).ok_or_else(impossible)?;
                    }
                    (Old::Undo(count), Some(kept)) if count <= kept.given.len() => {
                        let rest = kept.given.len() - count;
                        kept.given.truncate(rest);
                        kept.lines.truncate(rest);
                    }
                    _ => return Err(impossible()),
                }
            }
        }
        None => {
            let Ok(given) = serde_json::from_value(json) else {
                return Err(unknown);
            };
            let taken = kept.as_mut().and_then(|kept| kept.take(line, given));
            taken.ok_or_else(impossible)?;
        }
    }
    Ok(())
}

/// Where something is saved: at the given path, otherwise in the store.
///
/// # Errors
///
/// There is no store.
fn path(kind: Kind, store: Option<&Store>, named: Option<&str>) -> Result<PathBuf, Fault> {
    let usual = || store.map(|store| store.folder.join(kind.file()));
    let path = named.map(PathBuf::from).or_else(usual);
    path.ok_or_else(|| match kind {
        Kind::Pad => fault!(Unwritable, "error-pad-folder"),
        Kind::Board => fault!(Unwritable, "error-board-folder"),
        _ => fault!(Unwritable, "error-solo-folder"),
    })
}

/// What is there; nothing if no file is.
fn bytes(path: &Path) -> Result<Vec<u8>, Wrong> {
    let read = |mut bytes| {
        // Only a regular file: reading a pipe would block forever.
        let found = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
        let file = fs::File::open(path).ok()?;
        file.take(MOST).read_to_end(&mut bytes).ok()?;
        (found.len() <= MOST).then_some(bytes)
    };
    read(Vec::new()).ok_or(Wrong::Unreadable)
}

/// The last thing in a file or standard input, without changing it, even if it is open elsewhere.
///
/// # Errors
///
/// It can't be used.
pub fn read<L: Lasts>(store: Option<&Store>, named: Option<&str>) -> Result<Found<L>, Fault> {
    let path = path(L::KIND, store, named)?;
    let bytes = if named == Some("-") {
        Ok(read::file::read("-")?.into_bytes())
    } else if named.is_none() && !is_there(&path)? {
        return Ok(Found::default());
    } else {
        bytes(&path)
    };
    let found = bytes.and_then(|bytes| understand(&bytes, &path));
    found.map_err(|wrong| wrong.of(L::KIND, &path))
}

/// A place where something is saved, locked. Nothing is written before [`SavedFile::save`], so just
/// looking leaves nothing behind.
pub struct SavedFile<'a, L: Lasts> {
    path: PathBuf,
    /// The program's own folder, which may need creating.
    own: Option<Store>,
    /// Keeps other terminals off it.
    #[allow(dead_code)]
    lock: Option<Lock>,
    now: &'a dyn Fn() -> String,
    /// What the file holds, as far as is known here.
    there: Vec<u8>,
    /// What is above in the file.
    above: String,
    /// The line it begins with.
    begin: String,
    token: Option<String>,
    given: Vec<Given<L::Input>>,
    /// An incomplete line was moved to this file.
    pub torn: Option<String>,
}

impl<L: Lasts> Debug for SavedFile<'_, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SavedFile({:?})", self.path)
    }
}

impl<'a, L: Lasts> SavedFile<'a, L> {
    /// Locks a place.
    ///
    /// # Errors
    ///
    /// There is none, or it is open elsewhere.
    pub fn open(
        store: Option<&Store>,
        named: Option<&str>,
        now: &'a dyn Fn() -> String,
    ) -> Result<Self, Fault> {
        let path = path(L::KIND, store, named)?;
        if named == Some("-") {
            return Err(Wrong::Foreign.of(L::KIND, &path));
        }
        if named.is_some() && !folder_of(&path).is_dir() {
            // Reported before anything is asked.
            return Err(unwritable(&path, &io::ErrorKind::NotFound.into()));
        }
        let usual = store.map(|store| store.folder.join(L::KIND.file()));
        let own = store.filter(|_| usual.as_ref() == Some(&path)).cloned();
        let lock = match &own {
            Some(store) => store.hold(&path),
            None => Lock::hold(&path),
        };
        let lock = lock.map_err(|_| Wrong::Busy.of(L::KIND, &path))?;
        Ok(Self {
            lock,
            ..Self::at(path, own, now)
        })
    }

    /// A place that is locked in another way.
    pub(crate) fn at(path: PathBuf, own: Option<Store>, now: &'a dyn Fn() -> String) -> Self {
        Self {
            path,
            own,
            lock: None,
            now,
            there: Vec::new(),
            above: String::new(),
            begin: String::new(),
            token: None,
            given: Vec::new(),
            torn: None,
        }
    }

    /// Goes on with what is saved in another place.
    pub(crate) fn take_from(&mut self, other: &Self) {
        self.given.clone_from(&other.given);
    }

    /// The inputs as they are saved, with their times as far as known.
    pub fn times(&self) -> impl Iterator<Item = (Option<&str>, &L::Input)> {
        let given = self.given.iter();
        given.map(|one| (one.at.as_deref(), &one.input))
    }

    /// What [`SavedFile::save`] goes on with, and whose play is in the log once.
    pub fn token(&self) -> Option<String> {
        self.token.clone()
    }

    /// The last thing there, to continue with. An incomplete last line is moved aside.
    ///
    /// # Errors
    ///
    /// It can't be read; the file is unchanged.
    pub fn read(&mut self) -> Result<Option<Kept<L>>, Fault> {
        if !is_there(&self.path)? {
            return Ok(None);
        }
        let found = bytes(&self.path).and_then(|bytes| {
            let found = understand::<L>(&bytes, &self.path)?;
            self.there = bytes;
            Ok(found)
        });
        let Found { kept, torn } = found.map_err(|wrong| self.wrong(wrong))?;
        if let Some(from) = torn {
            let aside = self.set_aside(from);
            aside.map_err(|error| unwritable(&self.path, &error))?;
        }
        let above = kept.as_ref().map_or(0, |kept| kept.from);
        self.above = String::from_utf8_lossy(&self.there[..above]).into_owned();
        if let Some(kept) = &kept {
            self.given.clone_from(&kept.given);
            self.set_begin(&kept.token, &kept.start);
        }
        Ok(kept)
    }

    fn wrong(&self, wrong: Wrong) -> Fault {
        wrong.of(L::KIND, &self.path)
    }

    fn beside(&self, ending: &str) -> PathBuf {
        let mut name = self.path.file_name().unwrap_or_default().to_owned();
        name.push(ending);
        self.path.with_file_name(name)
    }

    fn set_aside(&mut self, from: usize) -> io::Result<()> {
        let aside = self.beside(".torn");
        let mut torn = fs::read(&aside).unwrap_or_default();
        torn.extend(&self.there[from..]);
        torn.push(b'\n');
        write_whole(&aside, &String::from_utf8_lossy(&torn), true)?;
        self.there.truncate(from);
        let whole = String::from_utf8_lossy(&self.there);
        write_whole(&self.path, &whole, true)?;
        self.torn = Some(aside.display().to_string());
        Ok(())
    }

    fn set_begin(&mut self, token: &str, start: &L::Start) {
        let begin = Begin {
            v: VERSION,
            saved: L::KIND,
            token: token.to_owned(),
            start,
        };
        self.begin = serde_json::to_string(&begin).expect("it is made of texts and numbers");
        self.token = Some(token.to_owned());
    }

    /// Starts something new, below or instead of what is there.
    pub fn begin(&mut self, token: &str, start: &L::Start) {
        self.there = bytes(&self.path).unwrap_or_default();
        if L::KIND.is_below_others() {
            self.above = String::from_utf8_lossy(&self.there).into_owned();
            if !self.above.is_empty() && !self.above.ends_with('\n') {
                self.above.push('\n');
            }
        }
        self.given.clear();
        self.set_begin(token, start);
    }

    /// Writes all inputs; they are on disk when this returns. New ones are stamped with the time.
    ///
    /// # Errors
    ///
    /// They can't be written. The next time all are tried again.
    pub fn save<'i>(
        &mut self,
        given: impl IntoIterator<Item = (Viewer, &'i L::Input)>,
    ) -> Result<(), Fault>
    where
        L::Input: 'i,
    {
        let mut at = None;
        let mut count = 0;
        for (by, input) in given {
            let is_known = |known: &Given<L::Input>| known.by() == by && known.input == *input;
            if !self.given.get(count).is_some_and(is_known) {
                self.given.truncate(count);
                let at: &String = at.get_or_insert_with(|| (self.now)());
                self.given.push(Given {
                    at: Some(at.clone()),
                    by: match by {
                        Viewer::Table => None,
                        Viewer::Seat(seat) => Some(seat),
                    },
                    input: input.clone(),
                });
            }
            count += 1;
        }
        self.given.truncate(count);
        let written = self.write();
        written.map_err(|error| unwritable(&self.path, &error))
    }

    fn write(&mut self) -> io::Result<()> {
        let mut text = format!("{}{}\n", self.above, self.begin);
        for given in &self.given {
            text.push_str(&serde_json::to_string(given)?);
            text.push('\n');
        }
        let there = bytes(&self.path).unwrap_or_default();
        if there == text.as_bytes() {
            return Ok(());
        }
        if let Some(store) = &self.own {
            store.make_folder()?;
        }
        if there != self.there && !there.is_empty() {
            // Somebody put another file in its place: both are kept.
            let there = String::from_utf8_lossy(&there);
            write_whole(&self.beside(".replaced"), &there, true)?;
        }
        write_whole(&self.path, &text, true)?;
        self.there = text.into_bytes();
        Ok(())
    }

    /// Can something be written there? Nothing is written yet.
    ///
    /// # Errors
    ///
    /// It can't.
    pub fn check(&self) -> Result<(), Fault> {
        let made = self.own.as_ref().map_or(Ok(()), Store::make_folder);
        let tried = made.and_then(|()| {
            if self.path.exists() && !self.path.is_file() {
                return Err(io::ErrorKind::InvalidInput.into());
            }
            new_file(folder_of(&self.path))
        });
        tried.map_err(|error| unwritable(&self.path, &error))?;
        Ok(())
    }

    /// Where what is replaced is kept.
    pub fn previous(&self) -> PathBuf {
        self.path.with_extension("previous.json")
    }

    /// Keeps what is there as the previous one.
    ///
    /// # Errors
    ///
    /// It can't be kept.
    pub fn keep_previous(&self) -> Result<(), Fault> {
        // It also stays in place, so it survives if the program is killed.
        let there = bytes(&self.path).unwrap_or_default();
        let kept = write_whole(&self.previous(), &String::from_utf8_lossy(&there), true);
        kept.map_err(|error| unwritable(&self.previous(), &error))
    }

    /// It is over: nothing is left to resume.
    ///
    /// # Errors
    ///
    /// It can't be deleted.
    pub fn forget(&self) -> Result<(), Fault> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(unwritable(&self.path, &error))
            }
            _ => Ok(()),
        }
    }
}

/// May something new be written over this file? A file of another kind is not ours.
///
/// # Errors
///
/// It is of another kind.
pub fn may_replace<L: Lasts>(file: &SavedFile<'_, L>) -> Result<(), Fault> {
    if !is_there(&file.path)? {
        return Ok(());
    }
    let there = bytes(&file.path).map_err(|wrong| file.wrong(wrong))?;
    let there = String::from_utf8_lossy(&there);
    // Only a broken one of ours.
    let name = serde_json::to_string(&L::KIND).expect("it has a name");
    if there.trim().is_empty() || there.contains(&name) {
        Ok(())
    } else {
        Err(file.wrong(Wrong::Foreign))
    }
}
