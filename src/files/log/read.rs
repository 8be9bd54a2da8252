//! Reading the log: no lock, no change, no right to write.

use crate::files::Store;
use crate::files::lines::{Line, from, is_newer, lines, whole};
use crate::files::log::numbers::{HIGHEST, Numbers};
use crate::files::log::{Change, Game, Kind, LogFault, PLAYS, Play, Record, Rename, VERSION};
use crate::files::read::file::LONGEST;
use crate::library::players::{is_same, key};
use std::collections::{BTreeMap, HashSet};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The log as it was when it was read.
#[derive(Debug, Default)]
pub struct Log {
    /// The plays that count, as they count now, in the order saved.
    pub plays: Vec<Play>,
    /// The players' external ids, which stay when the names change.
    pub ids: PlayerIds,
    /// The last change in effect, whatever it was.
    pub(super) last: Option<Change>,
    pub(super) numbers: Numbers,
    pub trouble: Trouble,
}

/// What is wrong with the log without preventing its use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trouble {
    /// The lines that are not records, from 1.
    pub broken: Vec<usize>,
    /// The first of the lines at the end that a newer program wrote. One among known lines is only
    /// broken: its writer would have written those, too.
    pub newer: Option<usize>,
    pub torn: Option<Torn>,
    /// How many plays have another number than written, because an earlier play has it.
    pub renumbered: usize,
}

impl Trouble {
    /// # Errors
    ///
    /// A newer program continues this log; what it wrote would be misunderstood.
    pub fn is_ours(&self) -> Result<(), LogFault> {
        self.newer.map_or(Ok(()), |line| Err(LogFault::Newer(line)))
    }
}

/// An incomplete last line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Torn {
    There,
    /// It was moved to this file.
    Moved(PathBuf),
}

/// A line that is not blank.
pub(super) struct Entry<'a> {
    pub line: Line<'a>,
    /// With the numbers that count; none if the line is not a record.
    pub record: Option<Record>,
    /// The number that a play was written with, and the one it has, if that is another.
    pub renumbered: Option<(u64, u64)>,
}

/// Reads all lines of a log, or of its end from this place on.
pub(super) fn entries(bytes: &[u8], from: u64) -> (Vec<Entry<'_>>, Numbers) {
    let mut numbers = Numbers::default();
    let mut entries = Vec::new();
    for line in lines(bytes).filter(|line| !is_blank(line.text)) {
        let mut record = record(json(&line));
        let written = id(record.as_ref());
        if let Some(record) = &mut record {
            record.renumber(&mut numbers, from + line.start as u64);
        }
        let renumbered = written.zip(id(record.as_ref()));
        entries.push(Entry {
            line,
            record,
            renumbered: renumbered.filter(|(written, id)| written != id),
        });
    }
    (entries, numbers)
}

fn id(record: Option<&Record>) -> Option<u64> {
    Some(record?.play.as_ref()?.id)
}

fn is_blank(text: &[u8]) -> bool {
    text.iter().all(u8::is_ascii_whitespace)
}

/// The text without the mark that some editors put at the start of a file.
pub(super) fn json<'a>(line: &Line<'a>) -> &'a [u8] {
    let mark = line.text.strip_prefix("\u{feff}".as_bytes());
    mark.filter(|_| line.start == 0).unwrap_or(line.text)
}

/// The record in a line, if it is one of ours.
pub fn record(text: &[u8]) -> Option<Record> {
    let record = serde_json::from_slice::<Record>(text).ok();
    record.filter(|record| !record.is_newer())
}

/// Is this a record of a newer program, whose format is unknown?
pub fn is_later(text: &[u8]) -> bool {
    match serde_json::from_slice::<Record>(text) {
        Ok(record) => record.is_newer(),
        Err(_) => is_newer(text, VERSION),
    }
}

/// Where an incomplete last line starts. A whole record counts, even if an editor removed its line
/// break.
pub fn torn(bytes: &[u8]) -> Option<usize> {
    let line = lines(bytes).last().filter(|line| !line.is_whole)?;
    let text = json(&line);
    let is_torn = !is_blank(text) && record(text).is_none() && !is_later(text);
    is_torn.then_some(line.start)
}

impl Record {
    /// Plays are never empty; a later program has more kinds of other records.
    fn is_newer(&self) -> bool {
        let is_known = self.play.is_some()
            || self.undone.is_some()
            || self.edit.is_some()
            || self.forget.is_some()
            || self.rename.is_some()
            || self.undo.is_some();
        self.v > VERSION || self.v > PLAYS && !is_known
    }

    /// Gives it the numbers that count, which differ in a log that was merged into this one.
    fn renumber(&mut self, numbers: &mut Numbers, start: u64) {
        if self.at == Some(start) {
            numbers.all_known(self.top.unwrap_or_default());
        }
        if let Some(play) = &mut self.play {
            play.id = numbers.give(play.id);
        }
        let edited = self.edit.as_mut().map(|edit| &mut edit.id);
        let about = [self.undone.as_mut(), self.forget.as_mut(), edited];
        for id in about.into_iter().flatten() {
            *id = numbers.meant(*id);
        }
    }

    /// Adds it to the changes in effect, or takes back one of them.
    fn take_effect(self, changes: &mut Vec<Change>) {
        let change = self.play.map(Change::Play);
        if let (None, Some(id)) = (&change, self.undone) {
            let is_play = |one: &Change| matches!(one, Change::Play(play) if play.id == id);
            return take_back(changes, is_play);
        }
        if let (None, Some(kind)) = (&change, self.undo) {
            return take_back(changes, |one| kind == one.into() && kind != Kind::Play);
        }
        let change = change.or(self.edit.map(Change::Edit));
        let change = change.or(self.forget.map(Change::Forget));
        changes.extend(change.or(self.rename.map(Change::Rename)));
    }
}

/// The last such change is no longer in effect.
fn take_back(changes: &mut Vec<Change>, is_meant: impl Fn(&Change) -> bool) {
    if let Some(place) = changes.iter().rposition(is_meant) {
        changes.remove(place);
    }
}

/// Opens the log for reading; none if there is none. A link that leads nowhere, as to a disk that is
/// not connected, is not a missing log.
///
/// # Errors
///
/// It can't be reached.
pub fn reach(path: &Path) -> io::Result<Option<File>> {
    match fs::metadata(path) {
        // Only a regular file: reading a pipe would block forever.
        Ok(found) if !found.is_file() => Err(ErrorKind::InvalidInput.into()),
        Ok(_) => File::open(path).map(Some),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let mut way = path.ancestors();
            let there = way.find(|part| fs::symlink_metadata(part).is_ok());
            match there {
                Some(link) if fs::metadata(link).is_err() => Err(error),
                _ => Ok(None),
            }
        }
        Err(error) => Err(error),
    }
}

/// Everything in the file.
pub fn bytes(file: &mut File) -> io::Result<Vec<u8>> {
    whole(file, LONGEST)?.ok_or_else(|| ErrorKind::FileTooLarge.into())
}

/// The text of the log; a missing one is empty.
pub(super) fn text(path: &Path) -> io::Result<Vec<u8>> {
    let Some(mut file) = reach(path)? else {
        return Ok(Vec::new());
    };
    let mut text = bytes(&mut file)?;
    if let Some(end) = torn(&text) {
        // Somebody may be writing it right now: then it is whole in a moment.
        if file.try_lock_shared().is_err() {
            text.truncate(end);
        } else {
            file.unlock()?;
            text = bytes(&mut file)?;
        }
    }
    Ok(text)
}

/// The end of a long log, from a record on whose writer knew everything before it; none if that is
/// not enough. So saving takes no longer with every play.
pub(super) fn end(file: &mut File) -> io::Result<Option<(Vec<u8>, Log)>> {
    // The players of almost a thousand plays.
    const ENOUGH: u64 = 1 << 19;
    let Some(start) = file.metadata()?.len().checked_sub(ENOUGH) else {
        return Ok(None);
    };
    let text = from(file, start)?;
    let is_known = |line: &Line<'_>| {
        let at = record(line.text).and_then(|record| record.at);
        at == Some(start + line.start as u64)
    };
    let Some(first) = lines(&text).find(is_known).map(|line| line.start) else {
        return Ok(None);
    };
    let text = text[first..].to_vec();
    let log = Log::read_from(&text, start + first as u64);
    let is_enough = log.trouble == Trouble::default() && log.numbers.top < HIGHEST;
    Ok(is_enough.then_some((text, log)))
}

impl Store {
    /// The players of the last plays, which are almost a thousand in a long log.
    ///
    /// # Errors
    ///
    /// The log can't be reached or read.
    pub fn known_players(&self) -> Result<Vec<String>, LogFault> {
        let log = match reach(&self.log_path())? {
            Some(mut file) => end(&mut file)?.map(|(_, log)| log),
            None => None,
        };
        Ok(log.map_or_else(|| self.read_log(), Ok)?.known_players())
    }

    /// Reads the log; a missing one is empty.
    ///
    /// # Errors
    ///
    /// It can't be reached or read.
    pub fn read_log(&self) -> Result<Log, LogFault> {
        Ok(Log::read(&text(&self.log_path())?))
    }
}

impl Log {
    /// The log with this text.
    pub fn read(text: &[u8]) -> Self {
        Self::read_from(text, 0)
    }

    /// The end of a log, from this place on.
    pub(super) fn read_from(text: &[u8], from: u64) -> Self {
        let (entries, numbers) = entries(text, from);
        let mut log = Self {
            numbers,
            ..Self::default()
        };
        let mut changes = Vec::new();
        for entry in entries {
            log.trouble.renumbered += usize::from(entry.renumbered.is_some());
            let number = entry.line.number;
            match entry.record {
                Some(record) => {
                    log.trouble.newer = None;
                    record.take_effect(&mut changes);
                }
                None if is_later(json(&entry.line)) => {
                    log.trouble.newer = log.trouble.newer.or(Some(number));
                    log.trouble.broken.push(number);
                }
                None if entry.line.is_whole => log.trouble.broken.push(number),
                None => log.trouble.torn = Some(Torn::There),
            }
        }
        log.last = changes.last().cloned();
        for change in changes {
            log.apply(change);
        }
        log
    }

    fn apply(&mut self, change: Change) {
        match change {
            Change::Play(play) => self.plays.push(play),
            Change::Edit(edit) => {
                let edited = self.plays.iter_mut().find(|play| play.id == edit.id);
                if let Some(play) = edited {
                    edit.apply(play);
                }
            }
            Change::Forget(id) => self.plays.retain(|play| play.id != id),
            Change::Rename(rename) => {
                // Is it the name of somebody else by now?
                let Rename { from, to } = &rename;
                let is_taken = self.plays.iter().any(|play| play.player(to).is_some());
                self.ids.rename(&rename, is_taken);
                for play in &mut self.plays {
                    play.rename(|name| is_same(name, from).then(|| to.clone()));
                }
            }
        }
    }

    /// The plays that count, oldest date first.
    pub fn by_date(&self) -> Vec<Play> {
        let mut plays = self.plays.clone();
        plays.sort_by(|one, other| (&one.date, one.id).cmp(&(&other.date, other.id)));
        plays
    }

    /// The play with this number.
    pub fn play(&self, id: u64) -> Option<&Play> {
        self.plays.iter().find(|play| play.id == id)
    }

    /// Everyone who played against others, with the latest spelling, most recent first.
    pub fn known_players(&self) -> Vec<String> {
        let plays = self.plays.iter().rev();
        let plays = plays.filter(|play| play.game() != Some(Game::Solo));
        let names = plays.flat_map(|play| &play.players).map(|one| &one.name);
        let mut keys = HashSet::new();
        let new = names.filter(|name| keys.insert(key(name)));
        new.cloned().collect()
    }
}

/// For each renamed player, by the key of their current name: the key of their first one.
#[derive(Debug, Default)]
pub struct PlayerIds(BTreeMap<String, String>);

impl PlayerIds {
    fn rename(&mut self, rename: &Rename, is_taken: bool) {
        let (from, to) = (key(&rename.from), key(&rename.to));
        if from == to {
            return;
        }
        let first = self.0.remove(&from);
        // A player merged with a known one becomes that one.
        if !is_taken {
            self.0.insert(to, first.unwrap_or(from));
        }
    }

    pub fn of(&self, name: &str) -> String {
        let key = key(name);
        match self.0.get(&key) {
            Some(first) => first.clone(),
            // Another player started with this name and still has it there.
            None if self.0.values().any(|first| *first == key) => format!("{key} 2"),
            None => key,
        }
    }
}
