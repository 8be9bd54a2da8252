//! Writing the log: under a lock, at the end, and into the file that the path leads to.

use super::numbers::Numbers;
use super::read::{Snapshot, Torn, reach};
use super::{Change, Game, Log, LogFault, PLAYS, Play, Record, Trouble, VERSION};
use crate::library::players::is_same;
use crate::store::lines::{is_newer, next_line, open, set_aside, write_at};
use crate::store::lock::{Unlocked, leads_to, lock, sync_folder};
use crate::store::{Store, folder_of};
use serde::Deserialize;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// A play in the log.
#[derive(Clone, Debug)]
pub struct Saved {
    pub id: u64,
    /// What was found wrong with the log meanwhile.
    pub trouble: Trouble,
}

/// What must be read before writing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// The end is enough, however long the log is.
    End,
    All,
}

impl Store {
    /// Appends a play, with the spellings that its players had lately, and returns its number. A game
    /// that was saved before is found again.
    ///
    /// # Errors
    ///
    /// The log can't be used or written; it is unchanged.
    pub fn append_play(&self, play: &Play) -> Result<Saved, LogFault> {
        let (id, trouble) = self.write(Before::End, |log, numbers| {
            let mut play = play.clone();
            let mut records = Vec::new();
            // The program was killed after saving this game but before noting that.
            if let Some(saved) = same_game(log, &play) {
                if saved.has_result_of(&play) {
                    return Ok((records, saved.id));
                }
                // It was corrected since.
                records.push(Record::from(&Change::Forget(saved.id)));
            }
            play.id = numbers.free();
            if play.game() != Some(Game::Solo) {
                let known = log.known_players();
                play.rename(|name| known.iter().find(|known| is_same(known, name)).cloned());
            }
            let id = play.id;
            records.push(Record::from(&Change::Play(play)));
            Ok((records, id))
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
        let (changed, _) = self.write(Before::All, |log, _| {
            Ok(match decide(log) {
                Ok(change) => (vec![Record::from(&change)], Ok(())),
                Err(refused) => (Vec::new(), Err(refused)),
            })
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
        let (undone, _) = self.write(Before::All, |log, _| {
            let undone = log.last()?;
            let record = undone.as_ref().map(|undone| match undone {
                Change::Play(play) => Record {
                    v: PLAYS,
                    undone: Some(play.id),
                    ..Record::default()
                },
                other => Record {
                    v: VERSION,
                    undo: Some(other.kind()),
                    ..Record::default()
                },
            });
            Ok((record.into_iter().collect(), undone))
        })?;
        Ok(undone)
    }

    /// Writes the records that `decide` returns for the log as it is, and returns what it tells. If
    /// the file was replaced meanwhile, as by an editor or a sync client, it is asked again.
    pub(super) fn write<T>(
        &self,
        before: Before,
        mut decide: impl FnMut(&Log, &Numbers) -> Result<(Vec<Record>, T), LogFault>,
    ) -> Result<(T, Trouble), LogFault> {
        const TRIES: usize = 20;
        let mut written: Option<(Vec<u8>, T)> = None;
        for _ in 0..TRIES {
            let mut held = Held::open(self)?;
            let torn = held.set_aside()?;
            let mut log = match before {
                Before::End => Log::recent(&held.path)?,
                Before::All => Log::read(&held.path, None)?,
            };
            if let Some(torn) = torn {
                log.trouble.torn = Some(Torn::Moved(torn));
            }
            if let Some((lines, told)) = written.take()
                && held.has(&lines)?
            {
                return Ok((told, log.trouble));
            }
            if !log.is_sure {
                log.numbers = numbers(&held.path)?;
            }
            let (records, told) = decide(&log, &log.numbers)?;
            if records.is_empty() {
                return Ok((told, log.trouble));
            }
            let lines = held.append(records, log.numbers.top);
            let lines = lines.map_err(LogFault::Unwritable)?;
            if held.is_current(&lines).map_err(LogFault::Unwritable)? {
                return Ok((told, log.trouble));
            }
            written = Some((lines, told));
        }
        Err(LogFault::Busy)
    }
}

/// The log, locked and open for writing.
pub(super) struct Held {
    pub file: File,
    pub path: PathBuf,
    /// Where the lines just written start.
    start: u64,
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
            let locked = lock(&held, &path, &store.patience);
            #[cfg(not(windows))]
            let locked = lock(&file, &path, &store.patience);
            locked.map_err(|fault| match fault {
                Unlocked::Busy => LogFault::Busy,
                Unlocked::Io(error) => LogFault::Unwritable(error),
            })?;
            // While we waited, another file may have been put in its place.
            if leads_to(&path, &file).map_err(LogFault::Unwritable)? {
                return Ok(Self {
                    file,
                    path,
                    start: 0,
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
            sync_folder(folder_of(folder_of(path)))?;
        }
        Ok(file)
    }

    /// Moves an incomplete last line, as after a power failure, to a file beside the log.
    fn set_aside(&mut self) -> Result<Option<PathBuf>, LogFault> {
        let snapshot = Snapshot::of(self.file.try_clone()?)?;
        if !snapshot.is_torn() {
            return Ok(None);
        }
        let aside = self.path.with_extension("torn");
        let end = usize::try_from(snapshot.end).map_err(|_| ErrorKind::FileTooLarge);
        let end = end.map_err(|kind| LogFault::Unwritable(kind.into()))?;
        let moved = set_aside(&mut self.file, &aside, &snapshot.rest, end);
        moved.map_err(LogFault::Unwritable)?;
        Ok(Some(aside))
    }

    /// Writes records, each with its place and the highest number in use; returns the lines.
    fn append(&mut self, records: Vec<Record>, mut top: u64) -> io::Result<Vec<u8>> {
        self.start = next_line(&mut self.file)?;
        let mut lines = Vec::new();
        for mut record in records {
            top = top.max(record.play.as_ref().map_or(0, |play| play.id));
            record.top = Some(top);
            record.at = Some(self.start + lines.len() as u64);
            serde_json::to_writer(&mut lines, &record)?;
            lines.push(b'\n');
        }
        write_at(&mut self.file, self.start, &lines)?;
        Ok(lines)
    }

    /// Are the lines just written in the file that the path leads to?
    fn is_current(&mut self, lines: &[u8]) -> io::Result<bool> {
        let mut there = Vec::new();
        self.file.seek(SeekFrom::Start(self.start))?;
        let length = lines.len() as u64;
        (&self.file).take(length).read_to_end(&mut there)?;
        Ok(there == lines && leads_to(&self.path, &self.file)?)
    }

    /// Whoever replaced the file may have copied these lines before.
    fn has(&mut self, lines: &[u8]) -> io::Result<bool> {
        let near = 2 * lines.len() as u64 + (1 << 20);
        let end = self.file.seek(SeekFrom::End(0))?;
        let mut part = Vec::new();
        self.file.seek(SeekFrom::Start(end.saturating_sub(near)))?;
        (&self.file).take(near).read_to_end(&mut part)?;
        let first = lines.split_inclusive(|&byte| byte == b'\n').next();
        let mut found = part.split_inclusive(|&byte| byte == b'\n');
        Ok(found.any(|line| Some(line) == first))
    }
}

/// The play that was saved of the same table, sheet, pad or solo game.
fn same_game(log: &Log, play: &Play) -> Option<Play> {
    play.token.as_ref()?;
    let mut saved = log.plays().rev().filter_map(Result::ok);
    saved.find(|saved| saved.token == play.token)
}

/// All numbers in use, from a quick look at every line.
fn numbers(path: &Path) -> Result<Numbers, LogFault> {
    #[derive(Deserialize)]
    struct Numbered {
        play: Option<Id>,
        at: Option<u64>,
        top: Option<u64>,
    }
    #[derive(Deserialize)]
    struct Id {
        id: u64,
    }
    let mut numbers = Numbers::default();
    let Some(mut snapshot) = Snapshot::open(path)? else {
        return Ok(numbers);
    };
    snapshot.each(0, |line| {
        let (id, at, top) = match glance(line.text) {
            Some(seen) => seen,
            None => match serde_json::from_slice::<Numbered>(line.text) {
                Ok(found) => (found.play.map(|play| play.id), found.at, found.top),
                // A line that is not a record has no number.
                Err(_) => (None, None, None),
            },
        };
        if id.is_none() && is_newer(line.text, VERSION) {
            return Err(LogFault::Newer);
        }
        if at == Some(line.at) {
            numbers.all_known(top.unwrap_or_default());
        }
        if let Some(id) = id {
            numbers.give(id);
        }
        Ok(())
    })?;
    Ok(numbers)
}

/// The number, place and highest number of a play as this program writes it, without reading the
/// rest.
fn glance(line: &[u8]) -> Option<(Option<u64>, Option<u64>, Option<u64>)> {
    fn number(text: &[u8]) -> Option<(u64, &[u8])> {
        let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = std::str::from_utf8(&text[..digits]).ok()?.parse().ok()?;
        Some((number, &text[digits..]))
    }
    let (id, rest) = number(line.strip_prefix(b"{\"v\":1,\"play\":{\"id\":")?)?;
    let rest = rest.strip_prefix(b",")?.strip_suffix(b"}")?;
    let known = rest.iter().rposition(|&byte| byte == b'}').and_then(|end| {
        let (top, rest) = number(rest[end..].strip_prefix(b"},\"top\":")?)?;
        let (at, rest) = number(rest.strip_prefix(b",\"at\":")?)?;
        rest.is_empty().then_some((at, top))
    });
    let (at, top) = known.unzip();
    Some((Some(id), at, top))
}

#[cfg(test)]
mod tests {
    use super::super::Played;
    use super::*;
    use std::io::Write;

    #[test]
    fn a_glance_sees_what_the_whole_record_says() {
        let play = Play {
            id: 12,
            comment: Some("},\"top\":5,\"at\":6".to_owned()),
            ..Play::default()
        };
        let mut record = Record::from(&Change::Play(play));
        let written = |record: &Record| serde_json::to_vec(record).unwrap();
        assert_eq!(glance(&written(&record)), Some((Some(12), None, None)));
        (record.top, record.at) = (Some(40), Some(1234));
        let seen = glance(&written(&record));
        assert_eq!(seen, Some((Some(12), Some(1234), Some(40))));
        for other in [
            "",
            "{\"v\":1,\"play\":{\"id\":x,}",
            "{\"v\":2,\"forget\":3}",
        ] {
            assert_eq!(glance(other.as_bytes()), None);
        }
    }

    #[test]
    fn lines_that_someone_copied_into_another_file_are_found_there() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::new(Some(home.path()), None).unwrap();
        let mut held = Held::open(&store).unwrap();
        held.file.write_all(b"{\"v\":1}\n{\"v\":2}\n").unwrap();
        for (lines, expected) in [("{\"v\":2}\n", true), ("{\"v\":3}\n", false)] {
            let found = held.has(lines.as_bytes()).unwrap();
            assert_eq!(found, expected, "{lines}");
        }
    }

    #[test]
    fn a_player_is_saved_with_the_spelling_used_before_except_against_vova() {
        for (game, expected) in [("citadels", "Ann"), ("solo", "ann")] {
            let home = tempfile::tempdir().unwrap();
            let store = Store::new(Some(home.path()), None).unwrap();
            for name in ["Ann", "ann"] {
                let play = Play {
                    game: game.to_owned(),
                    players: vec![Played {
                        name: name.to_owned(),
                        ..Played::default()
                    }],
                    ..Play::default()
                };
                store.append_play(&play).unwrap();
            }
            let log = Log::read(&store.log_path(), None).unwrap();
            let last = log.plays().next_back().unwrap().unwrap();
            assert_eq!(last.players[0].name, expected, "{game}");
        }
    }
}
