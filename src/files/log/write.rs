//! Writing the log: under a lock, at the end, and into the file that the path leads to.

use crate::files::lines::{from, lines, next_line, open, set_aside, write_at};
use crate::files::lock::{leads_to, lock, sync_folder};
use crate::files::log::read::{Torn, bytes, end, reach, torn};
use crate::files::log::{Change, Game, Log, LogFault, PLAYS, Play, Record, Trouble, VERSION};
use crate::files::{Store, folder_of};
use crate::library::players::is_same;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// A play in the log.
#[derive(Clone, Debug)]
pub struct Saved {
    pub id: u64,
    /// What was found wrong with the log meanwhile.
    pub trouble: Trouble,
}

impl Store {
    /// Appends a play, with the spellings that its players had before, and returns its number. A game
    /// that was saved before is found again.
    ///
    /// # Errors
    ///
    /// The log can't be used or written; it is unchanged.
    pub fn append_play(&self, play: &Play) -> Result<Saved, LogFault> {
        let (id, trouble) = self.write(Needed::End(play.token.as_deref()), |log| {
            let mut records = Vec::new();
            // The program was killed after saving this game but before noting that.
            if let Some(saved) = same_game(log, play) {
                if saved.has_result_of(play) {
                    return (records, saved.id);
                }
                // It was corrected since.
                records.push(Change::Forget(saved.id).into());
            }
            let id = log.numbers.free();
            let mut play = Play { id, ..play.clone() };
            if play.game() != Some(Game::Solo) {
                let known = log.known_players();
                play.rename(|name| known.iter().find(|known| is_same(known, name)).cloned());
            }
            records.push(Change::Play(play).into());
            (records, id)
        })?;
        Ok(Saved { id, trouble })
    }

    /// Appends what `decide` returns for the current log, unless it refuses.
    ///
    /// # Errors
    ///
    /// As with a play.
    pub fn change<E>(
        &self,
        decide: impl Fn(&Log) -> Result<Change, E>,
    ) -> Result<Result<(), E>, LogFault> {
        let (changed, _) = self.write(Needed::All, |log| match decide(log) {
            Ok(change) => (vec![change.into()], Ok(())),
            Err(refused) => (Vec::new(), Err(refused)),
        })?;
        Ok(changed)
    }

    /// Undoes the last effective change, whatever it was; none if there is none. Nothing is erased.
    ///
    /// # Errors
    ///
    /// As with a play.
    pub fn undo_change(&self) -> Result<Option<Change>, LogFault> {
        if reach(&self.log_path())?.is_none() {
            return Ok(None);
        }
        let (undone, _) = self.write(Needed::All, |log| {
            let record = log.last.as_ref().map(|last| {
                let mut record = Record::default();
                if let Change::Play(play) = last {
                    (record.v, record.undone) = (PLAYS, Some(play.id));
                } else {
                    (record.v, record.undo) = (VERSION, Some(last.into()));
                }
                record
            });
            (record.into_iter().collect(), log.last.clone())
        })?;
        Ok(undone)
    }

    /// Writes the records that `decide` returns for the log as it is, and returns what it tells. If
    /// the file was replaced meanwhile, as by an editor or a sync client, it is asked again.
    pub(super) fn write<T>(
        &self,
        needed: Needed<'_>,
        decide: impl Fn(&Log) -> (Vec<Record>, T),
    ) -> Result<(T, Trouble), LogFault> {
        const TRIES: usize = 20;
        let mut written: Option<(Vec<u8>, T)> = None;
        for _ in 0..TRIES {
            let mut held = Held::open(self)?;
            let end = held.end(needed)?;
            let (text, log) = end.map_or_else(|| held.all(), Ok)?;
            if let Some((lines, told)) = written.take()
                && has(&text, &lines)
            {
                return Ok((told, log.trouble));
            }
            let (records, told) = decide(&log);
            if records.is_empty() {
                return Ok((told, log.trouble));
            }
            let appended = held.append(records, log.numbers.top);
            let (lines, is_current) = appended.map_err(LogFault::Unwritable)?;
            if is_current {
                return Ok((told, log.trouble));
            }
            written = Some((lines, told));
        }
        Err(LogFault::Busy)
    }
}

/// How much of the log a change needs to know.
#[derive(Clone, Copy)]
pub(super) enum Needed<'a> {
    All,
    /// Its end, unless it has a play with this token.
    End(Option<&'a str>),
}

/// The log, locked and open for writing.
pub(super) struct Held {
    pub file: File,
    pub path: PathBuf,
    /// The file that is locked: on Windows a locked file can't even be read by others.
    #[cfg(windows)]
    _lock: File,
}

impl Held {
    /// Opens the log, creating it if needed, and waits for other writers.
    ///
    /// # Errors
    ///
    /// It can't be written, or another writer does not end.
    pub fn open(store: &Store) -> Result<Self, LogFault> {
        const TRIES: usize = 100;
        let path = store.log_path();
        for _ in 0..TRIES {
            let is_new = reach(&path).map_err(LogFault::Unwritable)?.is_none();
            let file = Self::file(store, &path, is_new).map_err(LogFault::Unwritable)?;
            #[cfg(windows)]
            let held = open(&path.with_extension("lock")).map_err(LogFault::Unwritable)?;
            #[cfg(windows)]
            let locked = lock(&held, &path, &store.lock_timeout);
            #[cfg(not(windows))]
            let locked = lock(&file, &path, &store.lock_timeout);
            locked.map_err(|fault| match fault {
                TryLockError::WouldBlock => LogFault::Busy,
                TryLockError::Error(error) => LogFault::Unwritable(error),
            })?;
            // While we waited, another file may have been put in its place.
            if leads_to(&path, &file).map_err(LogFault::Unwritable)? {
                return Ok(Self {
                    file,
                    path,
                    #[cfg(windows)]
                    _lock: held,
                });
            }
        }
        Err(LogFault::Busy)
    }

    fn file(store: &Store, path: &Path, is_new: bool) -> io::Result<File> {
        store.make_folder()?;
        let file = open(path)?;
        if is_new {
            sync_folder(folder_of(path))?;
        }
        Ok(file)
    }

    /// The whole log.
    fn all(&mut self) -> Result<(Vec<u8>, Log), LogFault> {
        let mut text = bytes(&mut self.file)?;
        let moved = self.set_aside(&mut text).map_err(LogFault::Unwritable)?;
        let mut log = Log::read(&text);
        log.trouble.is_ours()?;
        log.trouble.torn = moved.map(Torn::Moved);
        Ok((text, log))
    }

    /// The end of a long log, if that is enough.
    fn end(&mut self, needed: Needed<'_>) -> io::Result<Option<(Vec<u8>, Log)>> {
        match needed {
            Needed::All => Ok(None),
            Needed::End(Some(token)) if has_word(&bytes(&mut self.file)?, token) => Ok(None),
            Needed::End(_) => end(&mut self.file),
        }
    }

    /// Moves an incomplete last line, as after a power failure, to a file beside the log.
    fn set_aside(&mut self, text: &mut Vec<u8>) -> io::Result<Option<PathBuf>> {
        let Some(end) = torn(text) else {
            return Ok(None);
        };
        let aside = self.path.with_extension("torn");
        set_aside(&mut self.file, &aside, &text[end..], end)?;
        text.truncate(end);
        Ok(Some(aside))
    }

    /// Writes records, each with its place and the highest number in use; returns the lines, and
    /// whether they are in the file that the path leads to.
    fn append(&mut self, records: Vec<Record>, mut top: u64) -> io::Result<(Vec<u8>, bool)> {
        let start = next_line(&mut self.file)?;
        let mut lines = Vec::new();
        for mut record in records {
            top = top.max(record.play.as_ref().map_or(0, |play| play.id));
            record.top = Some(top);
            record.at = Some(start + lines.len() as u64);
            serde_json::to_writer(&mut lines, &record)?;
            lines.push(b'\n');
        }
        write_at(&mut self.file, start, &lines)?;
        let there = from(&mut self.file, start)?;
        let is_current = there.starts_with(&lines) && leads_to(&self.path, &self.file)?;
        Ok((lines, is_current))
    }
}

/// Whoever replaced the file may have copied these lines before.
pub fn has(text: &[u8], written: &[u8]) -> bool {
    let first = lines(written).next().expect("something was written");
    lines(text).any(|line| line.text == first.text)
}

fn has_word(text: &[u8], word: &str) -> bool {
    String::from_utf8_lossy(text).contains(word)
}

/// The play that was saved of the same table, sheet, pad or solo game.
fn same_game<'a>(log: &'a Log, play: &Play) -> Option<&'a Play> {
    play.token.as_ref()?;
    let mut saved = log.plays.iter().rev();
    saved.find(|saved| saved.token == play.token)
}
