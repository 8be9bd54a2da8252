//! The play log: one record per line, append-only, locked while read or written. It is the user's
//! memory: everything reported as saved is on disk. Edits, deletions and undos are records too: the
//! plays that count are the fold of all records.

use super::Store;
use super::lines::{Line, append, is_newer, lines, open, set_aside};
use crate::library::players::{is_same, key};
use crate::rules::edition::Edition;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use strum::{Display, EnumString};

/// The version of play records, which the first program wrote and can still read.
const PLAYS: u32 = 1;
/// The version of everything else: that program must not ignore it.
const VERSION: u32 = 2;

/// A play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// Counted from 1.
    pub id: u64,
    /// `citadels`, `solo` or `fortress`.
    pub game: String,
    /// As 2026-11-16.
    pub date: String,
    /// The edition; for Fortress, `base` or `river`.
    pub edition: String,
    /// The deck's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// The cards played with, as far as known.
    #[serde(default)]
    pub cards: Vec<String>,
    /// The city size.
    #[serde(default)]
    pub complete_at: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// Other remarks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// In input order.
    pub players: Vec<Played>,
    /// Names.
    pub winners: Vec<String>,
    /// What broke a tie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<String>,
    /// The evening it ended, which is saved only once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evening: Option<String>,
}

/// Fields from a later version are kept as written.
impl Play {
    pub fn game(&self) -> Option<Game> {
        self.game.parse().ok()
    }

    pub fn edition(&self) -> Option<Edition> {
        self.edition.parse().ok()
    }

    /// Is it a play of the tile game, whose points are not comparable?
    pub fn is_fortress(&self) -> bool {
        self.game() == Some(Game::Fortress)
    }

    pub fn has_won(&self, player: &Played) -> bool {
        self.winners.contains(&player.name)
    }

    /// The player with this name, in any spelling.
    pub fn player(&self, name: &str) -> Option<&Played> {
        self.players.iter().find(|one| is_same(&one.name, name))
    }

    /// Renames everyone according to `new`.
    fn rename(&mut self, new: impl Fn(&str) -> Option<String>) {
        let players = self.players.iter_mut().map(|player| &mut player.name);
        for name in players.chain(&mut self.winners) {
            if let Some(new) = new(name) {
                *name = new;
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Game {
    Citadels,
    Solo,
    Fortress,
}

/// A player in a play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    pub name: String,
    /// From 1.
    pub place: usize,
    /// All points.
    pub total: u32,
    /// The districts.
    #[serde(default)]
    pub city: Vec<String>,
    /// The indexes of the beautified ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beautified: Vec<usize>,
    /// Cards in hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<u32>,
    /// Those shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<String>,
    /// Gold in the stash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold: Option<u32>,
    /// Cards under the Museum.
    #[serde(default)]
    pub museum: u32,
    /// Held the crown.
    #[serde(default)]
    pub crown: bool,
    /// Completed a city first.
    #[serde(default)]
    pub first: bool,
    /// Highest rank revealed in the last round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    /// Districts built in the last round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub last_round: Vec<String>,
    /// The sources of the points.
    #[serde(default)]
    pub lines: Vec<PlayedLine>,
}

/// Points and their source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedLine {
    /// As in the JSON of `score`.
    pub rule: String,
    /// The number; a correction can be negative.
    pub points: i64,
}

/// A line of the log. Its kind is determined by the one field it has.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Record {
    v: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    play: Option<Play>,
    /// Deletes the play with this number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undone: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edit: Option<Edit>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    forget: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rename: Option<Rename>,
    /// Undoes the last effective record that is not a play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<Kind>,
}

/// A record's effect on the plays that count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Play(Play),
    Edit(Edit),
    /// This play no longer counts.
    Forget(u64),
    Rename(Rename),
}

/// The kind of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Play,
    Edit,
    Forget,
    Rename,
}

impl Change {
    pub fn kind(&self) -> Kind {
        match self {
            Self::Play(_) => Kind::Play,
            Self::Edit(_) => Kind::Edit,
            Self::Forget(_) => Kind::Forget,
            Self::Rename(_) => Kind::Rename,
        }
    }

    /// The play it is about, if any.
    pub fn id(&self) -> Option<u64> {
        match self {
            Self::Play(play) => Some(play.id),
            Self::Edit(edit) => Some(edit.id),
            Self::Forget(id) => Some(*id),
            Self::Rename(_) => None,
        }
    }
}

/// Changes to a play; missing fields stay, an empty text and 0 minutes remove a value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    pub id: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// The deck's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// The cards of that deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// Names in this play, as spelled there, and the new ones.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
}

impl Edit {
    /// Applies the changes to a play.
    pub fn apply(&self, play: &mut Play) {
        let text = |new: &Option<String>, old: &mut Option<String>| {
            if let Some(new) = new {
                *old = Some(new.clone()).filter(|new| !new.is_empty());
            }
        };
        if let Some(date) = &self.date {
            play.date.clone_from(date);
        }
        if let Some(minutes) = self.minutes {
            play.minutes = Some(minutes).filter(|minutes| *minutes > 0);
        }
        text(&self.location, &mut play.location);
        text(&self.comment, &mut play.comment);
        if self.deck.is_some() {
            text(&self.deck, &mut play.deck);
            play.cards.clone_from(&self.cards);
        }
        play.rename(|name| self.names.get(name).cloned());
    }
}

/// A new name for a player, in all plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rename {
    /// In any spelling.
    pub from: String,
    pub to: String,
}

impl From<&Change> for Record {
    fn from(change: &Change) -> Self {
        let mut record = Self {
            v: VERSION,
            ..Self::default()
        };
        match change.clone() {
            Change::Play(play) => {
                record.v = PLAYS;
                record.play = Some(play);
            }
            Change::Edit(edit) => record.edit = Some(edit),
            Change::Forget(id) => record.forget = Some(id),
            Change::Rename(rename) => record.rename = Some(rename),
        }
        record
    }
}

/// Why the log can't be used.
#[derive(Debug)]
pub enum LogFault {
    /// It was written by a newer program.
    Newer,
    /// This line, from 1, is not a record.
    Broken(usize),
    /// It can't be read or written.
    Io(io::Error),
}

impl From<io::Error> for LogFault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The content of the log.
#[derive(Debug, Default, Serialize)]
pub struct Log {
    /// The plays that count, in the order saved.
    pub plays: Vec<Play>,
    /// The records still in effect.
    #[serde(skip)]
    changes: Vec<Change>,
    /// The number of plays ever recorded.
    #[serde(skip)]
    last_id: u64,
    /// For each renamed player, by the key of their current name: the key of their first one.
    #[serde(skip)]
    first_keys: BTreeMap<String, String>,
    /// An incomplete line was moved to this file.
    #[serde(skip)]
    pub torn: Option<PathBuf>,
}

impl Store {
    /// The path of the play log.
    pub fn log_path(&self) -> PathBuf {
        self.folder.join("plays.jsonl")
    }

    /// Reads the log; a missing one is empty.
    ///
    /// # Errors It exists but can't be used.
    pub fn read_log(&self) -> Result<Log, LogFault> {
        let path = self.log_path();
        if !path.exists() {
            return Ok(Log::default());
        }
        let mut file = locked(&path)?;
        self.understand(&mut file)
    }

    /// Appends a play, with known spellings of its players, and returns its number.
    ///
    /// # Errors The log can't be used or written; it is unchanged.
    pub fn append_play(&self, mut play: Play) -> Result<u64, LogFault> {
        fs::create_dir_all(&self.folder)?;
        let mut file = locked(&self.log_path())?;
        let log = self.understand(&mut file)?;
        // The program was killed after saving this evening but before noting that.
        let is_saved = |saved: &&Play| play.evening.is_some() && saved.evening == play.evening;
        if let Some(saved) = log.plays.iter().find(is_saved) {
            return Ok(saved.id);
        }
        play.id = log.last_id.saturating_add(1);
        if play.game() != Some(Game::Solo) {
            let known = log.known_players();
            play.rename(|name| known.iter().find(|known| is_same(known, name)).cloned());
        }
        let id = play.id;
        append(&mut file, &Record::from(&Change::Play(play)))?;
        Ok(id)
    }

    /// Appends what `decide` returns for the current log, unless it refuses.
    ///
    /// # Errors As with a play.
    pub fn change<E>(
        &self,
        decide: impl FnOnce(&Log) -> Result<Change, E>,
    ) -> Result<Result<(), E>, LogFault> {
        fs::create_dir_all(&self.folder)?;
        let mut file = locked(&self.log_path())?;
        let change = match decide(&self.understand(&mut file)?) {
            Ok(change) => change,
            Err(error) => return Ok(Err(error)),
        };
        append(&mut file, &Record::from(&change))?;
        Ok(Ok(()))
    }

    /// Undoes the last effective change, whatever it was; none if there is none. Nothing is erased.
    ///
    /// # Errors As with a play.
    pub fn undo_change(&self) -> Result<Option<Change>, LogFault> {
        if !self.log_path().exists() {
            return Ok(None);
        }
        let mut file = locked(&self.log_path())?;
        let undone = self.understand(&mut file)?.changes.pop();
        if let Some(undone) = &undone {
            let record = match undone {
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
            };
            append(&mut file, &record)?;
        }
        Ok(undone)
    }

    /// Reads all records under the lock. An incomplete last line, as after a power failure, is
    /// moved aside.
    fn understand(&self, file: &mut File) -> Result<Log, LogFault> {
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(0))?;
        file.read_to_end(&mut bytes)?;
        let mut log = Log::default();
        for Line {
            number,
            start,
            text,
            is_whole,
        } in lines(&bytes)
        {
            match serde_json::from_slice::<Record>(text) {
                // A complete record counts, even if an editor removed its line break.
                Ok(record) => log.take(record)?,
                // The format of another version is unknown.
                _ if is_newer(text, VERSION) => return Err(LogFault::Newer),
                _ if text.iter().all(u8::is_ascii_whitespace) => {}
                Err(_) if !is_whole => {
                    let aside = self.folder.join("plays.torn");
                    set_aside(file, &aside, text, start)?;
                    log.torn = Some(aside);
                }
                Err(_) => return Err(LogFault::Broken(number)),
            }
        }
        log.count();
        Ok(log)
    }
}

impl Log {
    fn take(&mut self, record: Record) -> Result<(), LogFault> {
        match record {
            Record { v, .. } if v > VERSION => return Err(LogFault::Newer),
            Record {
                play: Some(play), ..
            } => {
                self.last_id = self.last_id.max(play.id);
                self.changes.push(Change::Play(play));
            }
            Record {
                undone: Some(id), ..
            } => {
                let is_undone =
                    |change: &Change| matches!(change, Change::Play(play) if play.id == id);
                self.changes.retain(|change| !is_undone(change));
            }
            Record {
                edit: Some(edit), ..
            } => self.changes.push(Change::Edit(edit)),
            Record {
                forget: Some(id), ..
            } => self.changes.push(Change::Forget(id)),
            Record {
                rename: Some(rename),
                ..
            } => self.changes.push(Change::Rename(rename)),
            Record { undo: Some(_), .. } => {
                self.changes.pop();
            }
            // Plays are never empty; a later program has more kinds of other records.
            Record { v, .. } if v > PLAYS => return Err(LogFault::Newer),
            _ => {}
        }
        Ok(())
    }

    /// Recomputes the plays that count after all changes.
    fn count(&mut self) {
        for change in &self.changes {
            match change {
                Change::Play(play) => self.plays.push(play.clone()),
                Change::Edit(edit) => {
                    if let Some(play) = self.plays.iter_mut().find(|play| play.id == edit.id) {
                        edit.apply(play);
                    }
                }
                Change::Forget(id) => self.plays.retain(|play| play.id != *id),
                Change::Rename(Rename { from, to }) => {
                    if key(from) != key(to) {
                        let first = self.first_keys.remove(&key(from));
                        // A player merged with a known one becomes that one.
                        if self.plays.iter().all(|play| play.player(to).is_none()) {
                            let first = first.unwrap_or_else(|| key(from));
                            self.first_keys.insert(key(to), first);
                        }
                    }
                    for play in &mut self.plays {
                        play.rename(|name| is_same(name, from).then(|| to.clone()));
                    }
                }
            }
        }
    }

    /// The play with this number.
    pub fn play(&self, id: u64) -> Option<&Play> {
        self.plays.iter().find(|play| play.id == id)
    }

    /// Everyone who played against others, with the latest spelling, most recent first.
    pub fn known_players(&self) -> Vec<String> {
        let mut known: Vec<String> = Vec::new();
        let mut keys: Vec<String> = Vec::new();
        let plays = self.plays.iter().rev();
        let plays = plays.filter(|play| play.game() != Some(Game::Solo));
        for player in plays.flat_map(|play| &play.players) {
            let key = key(&player.name);
            if !keys.contains(&key) {
                keys.push(key);
                known.push(player.name.clone());
            }
        }
        known
    }

    /// A player's external id: it stays when the name changes.
    pub fn player_id(&self, name: &str) -> String {
        let key = key(name);
        match self.first_keys.get(&key) {
            Some(first) => first.clone(),
            // Another player started with this name and still has it there.
            None if self.first_keys.values().any(|first| *first == key) => format!("{key} 2"),
            None => key,
        }
    }
}

/// Opens the log and locks it while the file is open.
fn locked(path: &Path) -> io::Result<File> {
    let file = open(path)?;
    file.lock()?;
    Ok(file)
}
