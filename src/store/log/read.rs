//! Reading the log: no lock, no change, no right to write. What is kept of a play is its place.

use super::numbers::Numbers;
use super::{Change, Game, LogFault, Play, Record, Rename, VERSION};
use crate::library::players::{is_same, key};
use crate::store::Store;
use crate::store::lines::is_newer;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// Enough of the end to know who plays these days: more than a hundred plays.
const RECENT: u64 = 128 << 10;
/// No play is longer.
const LONGEST: usize = 16 << 20;
/// As many broken lines are named.
const NAMED: usize = 12;

/// The log as it was when it was read.
#[derive(Debug, Default)]
pub struct Log {
    text: Option<RefCell<Text>>,
    /// The plays that count, in the order saved.
    spots: Vec<Spot>,
    /// The plays that no longer count, and where that is said.
    forgotten: Vec<(Spot, u64)>,
    /// The other records in effect, and where they are.
    changes: Vec<(u64, Change)>,
    /// The edits of each play, and all renames, by their index.
    edits: HashMap<u64, Vec<usize>>,
    renames: Vec<usize>,
    pub(super) numbers: Numbers,
    /// The numbers are known for sure: everything was read, or a record says so.
    pub(super) is_sure: bool,
    pub trouble: Trouble,
}

/// What is wrong with the log without preventing its use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trouble {
    /// How many lines are not records.
    pub broken: usize,
    /// The first of them, from 1; none if only the end was read.
    pub lines: Vec<usize>,
    pub torn: Option<Torn>,
    /// How many plays have another number than written, because an earlier play has it.
    pub renumbered: usize,
}

/// An incomplete last line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Torn {
    There,
    /// It was moved to this file.
    Moved(PathBuf),
}

/// Where a play is.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    at: u64,
    length: u32,
    pub id: u64,
    date: [u8; 12],
}

impl Spot {
    /// The date, as text: 2026-11-16.
    pub fn date(&self) -> &[u8] {
        let length = self.date.iter().position(|&byte| byte == 0);
        &self.date[..length.unwrap_or(self.date.len())]
    }

    fn set_date(&mut self, date: &str) {
        self.date = [0; 12];
        for (to, from) in self.date.iter_mut().zip(date.bytes()) {
            *to = from;
        }
    }
}

#[derive(Debug)]
struct Text {
    input: BufReader<File>,
    place: u64,
}

impl Text {
    fn at(&mut self, spot: &Spot) -> io::Result<Vec<u8>> {
        let offset = i64::try_from(i128::from(spot.at) - i128::from(self.place));
        let offset = offset.map_err(|_| ErrorKind::InvalidInput)?;
        let mut text = vec![0; spot.length as usize];
        self.input.seek_relative(offset)?;
        self.input.read_exact(&mut text)?;
        self.place = spot.at + u64::from(spot.length);
        Ok(text)
    }
}

/// A line of the log.
pub(super) struct Line<'a> {
    /// From 1.
    pub number: usize,
    pub at: u64,
    /// Without its line break.
    pub text: &'a [u8],
}

impl Line<'_> {
    /// The text without the mark that some editors put at the start of a file.
    pub fn json(&self) -> &[u8] {
        let mark = (self.at == 0).then(|| self.text.strip_prefix("\u{feff}".as_bytes()));
        mark.flatten().unwrap_or(self.text)
    }

    /// The record; none if the line is blank.
    pub fn record(&self) -> Result<Option<Record>, Bad> {
        let text = self.json();
        match serde_json::from_slice::<Record>(text) {
            Ok(record) if record.is_newer() => Err(Bad::Newer),
            Ok(record) => Ok(Some(record)),
            // The format of another version is unknown.
            Err(_) if is_newer(text, VERSION) => Err(Bad::Newer),
            Err(_) if text.iter().all(u8::is_ascii_whitespace) => Ok(None),
            Err(_) => Err(Bad::Broken),
        }
    }
}

/// Why a line is not a record.
pub(super) enum Bad {
    Newer,
    Broken,
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
        self.v > VERSION || self.v > super::PLAYS && !is_known
    }
}

/// The whole lines of a file at one moment, and what comes after the last line break.
pub(super) struct Snapshot {
    pub file: File,
    pub end: u64,
    pub rest: Vec<u8>,
}

impl Snapshot {
    /// The log at this path; none if there is none.
    pub fn open(path: &Path) -> Result<Option<Self>, LogFault> {
        let Some(file) = reach(path)? else {
            return Ok(None);
        };
        let snapshot = Self::of(file)?;
        if !snapshot.is_torn() {
            return Ok(Some(snapshot));
        }
        // Somebody may be writing it right now: then it is whole in a moment.
        let Self { file, end, .. } = snapshot;
        if file.try_lock_shared().is_err() {
            let rest = Vec::new();
            return Ok(Some(Self { file, end, rest }));
        }
        file.unlock()?;
        Ok(Some(Self::of(file)?))
    }

    pub fn of(file: File) -> io::Result<Self> {
        let (end, rest) = last_line(&file)?;
        Ok(Self { file, end, rest })
    }

    /// What follows the last line break is not a record.
    pub fn is_torn(&self) -> bool {
        !self.rest.is_empty() && !is_record(&self.rest)
    }

    /// Where the lines within this many bytes of the end start.
    fn start(&mut self, mut most: u64) -> io::Result<u64> {
        loop {
            let Some(from) = self.end.checked_sub(most).filter(|from| *from > 0) else {
                return Ok(0);
            };
            // From the byte before, which may be a line break.
            self.file.seek(SeekFrom::Start(from - 1))?;
            let mut part = BufReader::new(&self.file).take(self.end - (from - 1));
            let start = from - 1 + part.skip_until(b'\n')? as u64;
            if start < self.end {
                return Ok(start);
            }
            most *= 16;
        }
    }

    /// All lines from here on, including what follows the last line break.
    pub fn each(
        &mut self,
        start: u64,
        mut take: impl FnMut(&Line<'_>) -> Result<(), LogFault>,
    ) -> Result<(), LogFault> {
        self.file.seek(SeekFrom::Start(start))?;
        let mut input = BufReader::with_capacity(1 << 16, &self.file).take(self.end - start);
        let (mut at, mut number) = (start, 0);
        let mut text = Vec::new();
        loop {
            text.clear();
            let mut length = (&mut input)
                .take(LONGEST as u64)
                .read_until(b'\n', &mut text)? as u64;
            if length == 0 {
                break;
            }
            if text.pop_if(|last| *last == b'\n').is_none() {
                // Too long for a record: any text that is none will do.
                length += input.skip_until(b'\n')? as u64;
                text.truncate(1);
            }
            number += 1;
            let text = &text[..];
            take(&Line { number, at, text })?;
            at += length;
        }
        if !self.rest.is_empty() && !self.is_torn() {
            let (at, number, text) = (self.end, number + 1, &self.rest[..]);
            take(&Line { number, at, text })?;
        }
        Ok(())
    }
}

fn is_record(text: &[u8]) -> bool {
    let line = Line {
        number: 1,
        at: 1,
        text,
    };
    !matches!(line.record(), Err(Bad::Broken))
}

/// Opens the log for reading; none if there is none. A link that leads nowhere, as to a disk that is
/// not connected, is not a missing log.
///
/// # Errors
///
/// It can't be reached.
pub(super) fn reach(path: &Path) -> io::Result<Option<File>> {
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

/// The end of the last whole line, and what follows it.
fn last_line(mut file: &File) -> io::Result<(u64, Vec<u8>)> {
    let mut most = 1 << 12;
    let length = file.seek(SeekFrom::End(0))?;
    let mut rest = Vec::new();
    let mut from = length;
    while from > 0 {
        let step = from.min(most);
        from -= step;
        most *= 2;
        let mut part = Vec::new();
        file.seek(SeekFrom::Start(from))?;
        file.take(step).read_to_end(&mut part)?;
        let found = part.iter().rposition(|&byte| byte == b'\n');
        let start = found.map_or(0, |place| place + 1);
        rest = [&part[start..], &rest].concat();
        if let Some(place) = found {
            return Ok((from + place as u64 + 1, rest));
        }
        if rest.len() > LONGEST {
            return Err(ErrorKind::InvalidData.into());
        }
    }
    Ok((0, rest))
}

impl Store {
    /// Reads the log; a missing one is empty.
    ///
    /// # Errors
    ///
    /// It can't be reached or read, or is from a newer program.
    pub fn read_log(&self) -> Result<Log, LogFault> {
        Log::read(&self.log_path(), None)
    }

    /// The latest plays, without reading the rest.
    ///
    /// # Errors
    ///
    /// As with the whole log.
    pub fn read_recent(&self) -> Result<Log, LogFault> {
        Log::recent(&self.log_path())
    }
}

impl Log {
    /// The log in another file.
    ///
    /// # Errors
    ///
    /// It is no log, or can't be read.
    pub fn read_file(path: &Path) -> Result<Self, LogFault> {
        Self::read(path, None)
    }

    pub(super) fn recent(path: &Path) -> Result<Self, LogFault> {
        Self::read(path, Some(RECENT))
    }

    /// Reads the log, or the lines in this many bytes at its end.
    pub(super) fn read(path: &Path, most: Option<u64>) -> Result<Self, LogFault> {
        let mut log = Self {
            is_sure: true,
            ..Self::default()
        };
        let Some(mut snapshot) = Snapshot::open(path)? else {
            return Ok(log);
        };
        let start = most.map_or(Ok(0), |most| snapshot.start(most))?;
        log.is_sure = start == 0;
        snapshot.each(start, |line| log.take(line, start > 0))?;
        if snapshot.is_torn() {
            log.trouble.torn = Some(Torn::There);
        }
        log.settle();
        let mut file = snapshot.file;
        file.seek(SeekFrom::Start(0))?;
        log.text = Some(RefCell::new(Text {
            input: BufReader::with_capacity(1 << 14, file),
            place: 0,
        }));
        Ok(log)
    }

    fn take(&mut self, line: &Line<'_>, is_part: bool) -> Result<(), LogFault> {
        let record = match line.record() {
            Ok(Some(record)) => record,
            Ok(None) => return Ok(()),
            Err(Bad::Newer) => return Err(LogFault::Newer),
            Err(Bad::Broken) => {
                self.trouble.broken += 1;
                if !is_part && self.trouble.lines.len() < NAMED {
                    self.trouble.lines.push(line.number);
                }
                return Ok(());
            }
        };
        let at = line.at;
        let mut is_known = false;
        if record.at == Some(at) {
            self.numbers.all_known(record.top.unwrap_or_default());
            if is_part && let Some(top) = record.top {
                self.numbers = Numbers::up_to(top);
                (self.is_sure, is_known) = (true, true);
            }
        }
        match record {
            Record {
                play: Some(play), ..
            } => {
                let id = if is_known {
                    play.id
                } else {
                    self.numbers.give(play.id)
                };
                if id != play.id {
                    self.trouble.renumbered += 1;
                    self.is_sure &= !is_part;
                }
                let mut spot = Spot {
                    at,
                    length: u32::try_from(line.text.len()).expect("a line is not that long"),
                    id,
                    date: [0; 12],
                };
                spot.set_date(&play.date);
                self.spots.push(spot);
            }
            Record {
                undone: Some(id), ..
            } => {
                let id = self.numbers.meant(id);
                // Only the last play of that number: an older program wrote it without looking.
                if let Some(place) = self.spots.iter().rposition(|spot| spot.id == id) {
                    self.spots.remove(place);
                }
            }
            Record { undo: Some(of), .. } => {
                let place = self.changes.iter().rposition(|(_, one)| one.kind() == of);
                if let Some(place) = place {
                    self.changes.remove(place);
                }
            }
            Record {
                edit: Some(mut edit),
                ..
            } => {
                edit.id = self.numbers.meant(edit.id);
                self.changes.push((at, Change::Edit(edit)));
            }
            Record {
                forget: Some(id), ..
            } => {
                let id = self.numbers.meant(id);
                self.changes.push((at, Change::Forget(id)));
            }
            Record {
                rename: Some(rename),
                ..
            } => self.changes.push((at, Change::Rename(rename))),
            _ => {}
        }
        Ok(())
    }

    /// Applies what was said about the plays after they were saved.
    fn settle(&mut self) {
        let mut forgotten: HashMap<u64, u64> = HashMap::new();
        let mut dates: HashMap<u64, &str> = HashMap::new();
        for (index, (at, change)) in self.changes.iter().enumerate() {
            match change {
                Change::Edit(edit) => {
                    self.edits.entry(edit.id).or_default().push(index);
                    if let Some(date) = &edit.date {
                        dates.insert(edit.id, date);
                    }
                }
                Change::Forget(id) => {
                    forgotten.entry(*id).or_insert(*at);
                }
                Change::Rename(_) => self.renames.push(index),
                Change::Play(_) => {}
            }
        }
        if !dates.is_empty() {
            for spot in &mut self.spots {
                if let Some(date) = dates.get(&spot.id) {
                    spot.set_date(date);
                }
            }
        }
        if !forgotten.is_empty() {
            let gone = |spot: &Spot| Some((*spot, *forgotten.get(&spot.id)?));
            self.forgotten = self.spots.iter().filter_map(gone).collect();
            self.spots.retain(|spot| !forgotten.contains_key(&spot.id));
        }
    }

    /// How many plays count.
    pub fn len(&self) -> usize {
        self.spots.len()
    }

    pub fn is_empty(&self) -> bool {
        self.spots.is_empty()
    }

    /// The places of the plays that count, oldest date first.
    pub fn by_date(&self) -> Vec<Spot> {
        let mut spots = self.spots.clone();
        spots.sort_by_key(|one| (one.date, one.id));
        spots
    }

    /// A play as it counts now.
    ///
    /// # Errors
    ///
    /// It can't be read any more.
    pub fn at(&self, spot: &Spot) -> Result<Play, LogFault> {
        let mut play = self.written(spot)?;
        self.apply(&mut play, spot, |_, _| ());
        Ok(play)
    }

    fn written(&self, spot: &Spot) -> Result<Play, LogFault> {
        let text = self.text.as_ref().expect("what has a place is in a file");
        let text = text.borrow_mut().at(spot)?;
        let line = Line {
            number: 0,
            at: spot.at,
            text: &text,
        };
        match line.record() {
            Ok(Some(Record {
                play: Some(play), ..
            })) => Ok(Play {
                id: spot.id,
                ..play
            }),
            // Somebody is editing the file at this moment.
            _ => Err(io::Error::from(ErrorKind::InvalidData).into()),
        }
    }

    /// Applies the later changes to a play; `sees` is called before each rename.
    fn apply(&self, play: &mut Play, spot: &Spot, mut sees: impl FnMut(usize, &Play)) {
        let edits = self.edits.get(&spot.id).into_iter().flatten();
        let mut due: Vec<usize> = edits.chain(&self.renames).copied().collect();
        due.sort_unstable();
        for index in due {
            match &self.changes[index] {
                (at, _) if *at < spot.at => {}
                (_, Change::Edit(edit)) => edit.apply(play),
                (_, Change::Rename(Rename { from, to })) => {
                    sees(index, play);
                    play.rename(|name| is_same(name, from).then(|| to.clone()));
                }
                _ => {}
            }
        }
    }

    /// The plays that count, in the order saved.
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = Result<Play, LogFault>> {
        self.spots.iter().map(|spot| self.at(spot))
    }

    /// The play with this number.
    ///
    /// # Errors
    ///
    /// It can't be read any more.
    pub fn play(&self, id: u64) -> Result<Option<Play>, LogFault> {
        let spot = self.spots.iter().find(|spot| spot.id == id);
        spot.map(|spot| self.at(spot)).transpose()
    }

    /// The last change in effect, whatever it was.
    pub(super) fn last(&self) -> Result<Option<Change>, LogFault> {
        let forgotten = self.forgotten.iter().map(|(spot, _)| spot);
        let play = self.spots.last().into_iter().chain(forgotten);
        let play = play.max_by_key(|spot| spot.at);
        Ok(match (play, self.changes.last()) {
            (Some(spot), Some((at, change))) if *at > spot.at => Some(change.clone()),
            (Some(spot), _) => Some(Change::Play(self.written(spot)?)),
            (None, change) => change.map(|(_, change)| change.clone()),
        })
    }

    /// Everyone who played against others, with the latest spelling, most recent first.
    pub fn known_players(&self) -> Vec<String> {
        let mut known: Vec<String> = Vec::new();
        let mut keys: HashSet<String> = HashSet::new();
        let plays = self.plays().rev().filter_map(Result::ok);
        let plays = plays.filter(|play| play.game() != Some(Game::Solo));
        for player in plays.flat_map(|play| play.players) {
            if keys.insert(key(&player.name)) {
                known.push(player.name);
            }
        }
        known
    }

    /// The players' external ids, which stay when the names change.
    ///
    /// # Errors
    ///
    /// The plays can't be read any more.
    pub fn player_ids(&self) -> Result<PlayerIds, LogFault> {
        // Who was there when somebody got their name?
        let mut merged: HashSet<usize> = HashSet::new();
        if !self.renames.is_empty() {
            let counting = self.spots.iter().map(|spot| (spot, u64::MAX));
            let forgotten = self.forgotten.iter().map(|(spot, at)| (spot, *at));
            for (spot, until) in counting.chain(forgotten) {
                let mut play = self.written(spot)?;
                self.apply(&mut play, spot, |index, play| {
                    if let (at, Change::Rename(Rename { to, .. })) = &self.changes[index]
                        && *at < until
                        && play.player(to).is_some()
                    {
                        merged.insert(index);
                    }
                });
            }
        }
        let mut first_keys: BTreeMap<String, String> = BTreeMap::new();
        for &index in &self.renames {
            let Change::Rename(Rename { from, to }) = &self.changes[index].1 else {
                continue;
            };
            if key(from) == key(to) {
                continue;
            }
            let first = first_keys.remove(&key(from));
            // A player merged with a known one becomes that one.
            if !merged.contains(&index) {
                first_keys.insert(key(to), first.unwrap_or_else(|| key(from)));
            }
        }
        Ok(PlayerIds(first_keys))
    }
}

/// For each renamed player, by the key of their current name: the key of their first one.
#[derive(Debug, Default)]
pub struct PlayerIds(BTreeMap<String, String>);

impl PlayerIds {
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn the_end_of_a_log_begins_with_a_whole_line() {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(b"aaaa\nbb\ncccccc\n").unwrap();
        let mut snapshot = Snapshot::of(file).unwrap();
        // From the line that starts within so many bytes of the end.
        for (most, start) in [(7, 8), (8, 8), (9, 8), (10, 5), (11, 5), (14, 5), (15, 0)] {
            assert_eq!(snapshot.start(most).unwrap(), start, "{most}");
        }
        // No line starts there: sixteen times as many.
        assert_eq!(snapshot.start(1).unwrap(), 0);
        assert_eq!(snapshot.start(99).unwrap(), 0);
    }

    #[test]
    fn a_record_of_a_later_program_is_known_by_its_version_or_by_saying_nothing_we_know() {
        for (text, is_newer) in [
            (r#"{"v":1,"undone":1}"#, false),
            (r#"{"v":2,"undone":1}"#, false),
            (r#"{"v":2,"forget":1}"#, false),
            (r#"{"v":2,"undo":"edit"}"#, false),
            (r#"{"v":2,"top":1}"#, true),
            (r#"{"v":2,"swap":[1,2]}"#, true),
            (r#"{"v":3,"forget":1}"#, true),
        ] {
            let line = Line {
                number: 1,
                at: 1,
                text: text.as_bytes(),
            };
            let found = line.record();
            assert_eq!(matches!(found, Err(Bad::Newer)), is_newer, "{text}");
            assert_eq!(matches!(found, Ok(Some(_))), !is_newer, "{text}");
        }
    }
}
