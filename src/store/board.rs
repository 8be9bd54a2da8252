//! The Fortress game that is being entered: one step per line, append-only, on disk before the next
//! key is read. The file is locked while the game is open. A new game is appended after the old
//! one; nothing is erased.

use super::Store;
use super::lines::{self, Line, append, is_newer, lines, open, set_aside, token};
use super::lock::Lock;
use crate::fault;
use crate::fault::{Fault, Place, file};
use crate::flow::Played;
use crate::flow::board::{BoardGame, Input, Setup};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The record version that this program writes.
const VERSION: u32 = 1;
/// More than a thousand games; a larger file is not ours.
const MOST: u64 = 1 << 24;
/// More steps than any game has.
const LONGEST: usize = 2000;

/// A line.
#[derive(Debug, Serialize, Deserialize)]
struct Written {
    v: u32,
    #[serde(flatten)]
    what: What,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    /// A game starts.
    Begin(Setup),
    Do(Input),
    /// So many steps are taken back.
    Undo(usize),
    /// The game is over, with its number in the play log.
    Close {
        play: Option<u64>,
    },
}

/// Why the file can't be used.
#[derive(Debug)]
pub enum BoardFault {
    /// It was written by a newer program.
    Newer,
    /// This line, from 1, is not a record, or an impossible one.
    Broken(usize),
    Unreadable,
    Unwritable,
}

impl From<io::Error> for BoardFault {
    fn from(_: io::Error) -> Self {
        Self::Unreadable
    }
}

impl BoardFault {
    fn of(self, path: &Path) -> Fault {
        let name = path.display().to_string();
        let file = file(name.as_str());
        match self {
            Self::Newer => fault!(NewerGame, "error-board-newer", file = file),
            Self::Broken(line) => {
                let place = Place::line_of(name, line);
                fault!(BrokenLog, "error-board-broken", file = file, line = line).at(place)
            }
            Self::Unreadable => fault!(Unreadable, "error-board-file", file = file),
            Self::Unwritable => fault!(Unwritable, "error-board-write", file = file),
        }
    }
}

/// The last game in a file.
#[derive(Debug)]
pub struct Saved {
    pub played: Played<BoardGame>,
    pub is_closed: bool,
}

/// The content of a file.
#[derive(Debug, Default)]
pub struct Found {
    pub saved: Option<Saved>,
    /// The end of its complete lines, if followed by an incomplete one.
    torn: Option<usize>,
}

/// The place of the game, locked. The file is created only on the first write, so just looking
/// leaves nothing behind.
#[derive(Debug)]
pub struct BoardFile {
    path: PathBuf,
    store: Store,
    file: Option<File>,
    lock: Option<Lock>,
    /// The steps of the open game that are on disk.
    written: Vec<Input>,
    /// The game in progress.
    pub under_way: Option<Played<BoardGame>>,
    /// An incomplete line was moved to this file.
    pub torn: Option<String>,
}

fn path(store: &Store) -> PathBuf {
    store.folder.join("board.jsonl")
}

fn no_folder() -> Fault {
    fault!(Unwritable, "error-board-folder")
}

impl BoardFile {
    /// Opens the place of the game, and locks it; `saves` as for a new game.
    ///
    /// # Errors
    ///
    /// It can't be used; it is unchanged.
    pub fn open(store: Option<&Store>, saves: bool) -> Result<Self, Fault> {
        let store = store.ok_or_else(no_folder)?;
        let mut opened = Self {
            path: path(store),
            store: store.clone(),
            file: None,
            lock: None,
            written: Vec::new(),
            under_way: None,
            torn: None,
        };
        if opened.path.exists() {
            let mut file = opened.locked()?;
            let found = opened.read(&mut file, saves);
            let saved = found.map_err(|fault| fault.of(&opened.path))?;
            opened.under_way = saved
                .filter(|saved| !saved.is_closed)
                .map(|saved| saved.played);
            let under_way = opened.under_way.iter();
            opened.written = under_way
                .flat_map(|played| played.inputs().to_vec())
                .collect();
            opened.file = Some(file);
        }
        Ok(opened)
    }

    /// The file, locked and created if needed.
    fn locked(&mut self) -> Result<File, Fault> {
        if self.lock.is_none() {
            self.lock = self.store.hold(&self.path)?;
        }
        let fault = |fault: BoardFault| fault.of(&self.path);
        let is_new = !self.path.exists();
        self.store
            .make_folder()
            .and_then(|()| open(&self.path))
            .map_err(|_| {
                fault(if is_new {
                    BoardFault::Unwritable
                } else {
                    BoardFault::Unreadable
                })
            })
    }

    /// The saved game. An incomplete last line, as after a crash, is moved aside.
    fn read(&mut self, file: &mut File, saves: bool) -> Result<Option<Saved>, BoardFault> {
        let bytes = whole(file)?;
        let found = understand(&bytes, saves)?;
        if let Some(from) = found.torn {
            let aside = self.path.with_extension("jsonl.torn");
            set_aside(file, &aside, &bytes[from..], from)?;
            self.torn = Some(aside.display().to_string());
        }
        Ok(found.saved)
    }

    /// Starts a new game after the existing one.
    ///
    /// # Errors
    ///
    /// It can't be written; the file is unchanged.
    pub fn begin(&mut self, setup: &Setup) -> Result<(), Fault> {
        self.write(What::Begin(setup.clone()))?;
        self.written.clear();
        Ok(())
    }

    /// Writes what changed; it is on disk when this returns. The result is closed separately, when
    /// it is in the play log.
    ///
    /// # Errors
    ///
    /// It can't be written.
    pub fn save(&mut self, inputs: &[Input]) -> Result<(), Fault> {
        let steps = inputs.iter();
        let steps: Vec<&Input> = steps
            .take_while(|step| !matches!(step, Input::Close { .. }))
            .collect();
        let pairs = self.written.iter().zip(&steps);
        let same = pairs.take_while(|(one, other)| one == *other).count();
        if self.written.len() > same {
            self.write(What::Undo(self.written.len() - same))?;
            self.written.truncate(same);
        }
        for step in &steps[same..] {
            self.write(What::Do((*step).clone()))?;
            self.written.push((*step).clone());
        }
        Ok(())
    }

    /// Closes the game, with its number in the play log.
    ///
    /// # Errors
    ///
    /// It can't be written.
    pub fn close(&mut self, play: Option<u64>) -> Result<(), Fault> {
        self.write(What::Close { play })
    }

    /// Identifies the game by everything written so far: resumed after it was saved, it is the same.
    pub fn token(&mut self) -> Option<String> {
        Some(token(&whole(self.file.as_mut()?).ok()?))
    }

    fn write(&mut self, what: What) -> Result<(), Fault> {
        if self.file.is_none() {
            self.file = Some(self.locked()?);
        }
        let file = self.file.as_mut().expect("it was opened just now");
        let written = append(file, &Written { v: VERSION, what });
        written.map_err(|_| BoardFault::Unwritable.of(&self.path))
    }
}

/// The last game, without changing the file, even if it is open elsewhere.
///
/// # Errors
///
/// It can't be used.
pub fn read(store: Option<&Store>) -> Result<Option<Saved>, Fault> {
    let path = path(store.ok_or_else(no_folder)?);
    let read = || {
        // Only a regular file: reading a pipe would block forever.
        match fs::metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Ok(found) if found.is_file() => {
                let bytes = whole(&mut File::open(&path)?)?;
                Ok(understand(&bytes, false)?.saved)
            }
            _ => Err(BoardFault::Unreadable),
        }
    };
    read().map_err(|fault| fault.of(&path))
}

fn whole(file: &mut File) -> Result<Vec<u8>, BoardFault> {
    lines::whole(file, MOST)?.ok_or(BoardFault::Unreadable)
}

/// The last game as written: its start, its steps with their lines, and whether it is over.
struct Draft {
    start: BoardGame,
    steps: Vec<(usize, Input)>,
    is_closed: bool,
}

impl Draft {
    fn take(&mut self, line: usize, what: What) -> Option<()> {
        if self.is_closed {
            return None;
        }
        match what {
            What::Do(step) if self.steps.len() < LONGEST => self.steps.push((line, step)),
            // Longer than any game; a new one is not a step of this one.
            What::Do(_) | What::Begin(_) => return None,
            What::Undo(count) => {
                let rest = self.steps.len().checked_sub(count)?;
                self.steps.truncate(rest);
            }
            What::Close { .. } => self.is_closed = true,
        }
        Some(())
    }
}

/// Reads all records.
///
/// # Errors
///
/// They are invalid or impossible.
pub fn understand(bytes: &[u8], saves: bool) -> Result<Found, BoardFault> {
    let mut draft: Option<Draft> = None;
    let mut torn = None;
    for Line {
        number,
        start,
        text,
        is_whole,
    } in lines(bytes)
    {
        let broken = BoardFault::Broken(number);
        match serde_json::from_slice::<Written>(text) {
            Ok(written) if written.v > VERSION => return Err(BoardFault::Newer),
            Ok(Written {
                what: What::Begin(setup),
                ..
            }) => {
                draft = Some(Draft {
                    start: BoardGame::new(setup, saves).ok_or(broken)?,
                    steps: Vec::new(),
                    is_closed: false,
                });
            }
            Ok(written) => {
                let taken = draft.as_mut().and_then(|it| it.take(number, written.what));
                taken.ok_or(broken)?;
            }
            Err(_) if is_newer(text, VERSION) => return Err(BoardFault::Newer),
            Err(_) if text.iter().all(u8::is_ascii_whitespace) => {}
            Err(_) if !is_whole => torn = Some(start),
            Err(_) => return Err(broken),
        }
    }
    let saved = draft.map(|draft| {
        let (lines, steps): (Vec<usize>, Vec<Input>) = draft.steps.into_iter().unzip();
        let played = Played::resume(draft.start, steps);
        let played = played.map_err(|(place, _)| BoardFault::Broken(lines[place]))?;
        Ok::<_, BoardFault>(Saved {
            played,
            is_closed: draft.is_closed,
        })
    });
    Ok(Found {
        saved: saved.transpose()?,
        torn,
    })
}
