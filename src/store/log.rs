//! The play log: one record a line, only ever appended to, locked while it is read or written.
//! It is the user's memory: what was reported as saved is on the disk.

use super::Store;
use super::lines::{Line, append, is_newer, lines, open, set_aside};
use crate::rules::edition::Edition;
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use strum::{Display, EnumString};

/// The version of the records that this program writes.
const VERSION: u32 = 1;

/// A play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// Counted from 1.
    pub id: u64,
    /// `citadels`, `solo` or `fortress`.
    pub game: String,
    /// As 2026-11-16.
    pub date: String,
    /// Which edition; of Fortress, `base` or `river`.
    pub edition: String,
    /// What the deck was called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// The cards that were played with, as far as they are known.
    #[serde(default)]
    pub cards: Vec<String>,
    /// Districts that complete a city.
    #[serde(default)]
    pub complete_at: u8,
    /// How long it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// What else there is to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// In the order given.
    pub players: Vec<Played>,
    /// Names.
    pub winners: Vec<String>,
    /// What broke a tie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<String>,
}

/// What a later version wrote, and this one does not know, is kept as it was written.
impl Play {
    pub fn game(&self) -> Option<Game> {
        self.game.parse().ok()
    }

    pub fn edition(&self) -> Option<Edition> {
        self.edition.parse().ok()
    }

    /// Is it a play of the tile game, whose points are others?
    pub fn is_fortress(&self) -> bool {
        self.game() == Some(Game::Fortress)
    }

    pub fn has_won(&self, player: &Played) -> bool {
        self.winners.contains(&player.name)
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
    /// Those of them, by place, that are beautified.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beautified: Vec<usize>,
    /// Cards in hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<u32>,
    /// Those that were shown.
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
    /// Completed the city first.
    #[serde(default)]
    pub first: bool,
    /// Highest rank revealed in the last round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    /// Districts built in the last round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub last_round: Vec<String>,
    /// What the points are for.
    #[serde(default)]
    pub lines: Vec<PlayedLine>,
}

/// Points and what they are for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedLine {
    /// As in the JSON of `score`.
    pub rule: String,
    /// How many; a correction may be less than none.
    pub points: i64,
}

/// A line of the log.
#[derive(Debug, Serialize, Deserialize)]
struct Record {
    v: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    play: Option<Play>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undone: Option<u64>,
}

/// Why the log cannot be used.
#[derive(Debug)]
pub enum LogFault {
    /// A newer program wrote it.
    Newer,
    /// This line, from 1, is no record.
    Broken(usize),
    /// It cannot be read or written.
    Io(io::Error),
}

impl From<io::Error> for LogFault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// What the log holds.
#[derive(Debug, Default, Serialize)]
pub struct Log {
    /// The plays that count, oldest first.
    pub plays: Vec<Play>,
    /// How many there ever were.
    #[serde(skip)]
    last_id: u64,
    /// A line that was broken off was set aside in this file.
    #[serde(skip)]
    pub torn: Option<PathBuf>,
}

impl Store {
    /// Where the play log lies.
    pub fn log_path(&self) -> PathBuf {
        self.folder.join("plays.jsonl")
    }

    /// Reads the log; no log is an empty one.
    ///
    /// # Errors
    /// It is there but cannot be used.
    pub fn read_log(&self) -> Result<Log, LogFault> {
        let path = self.log_path();
        if !path.exists() {
            return Ok(Log::default());
        }
        let mut file = locked(&path)?;
        self.understand(&mut file)
    }

    /// Appends a play; its number.
    ///
    /// # Errors
    /// The log cannot be used or written; then it is as it was.
    pub fn append_play(&self, mut play: Play) -> Result<u64, LogFault> {
        fs::create_dir_all(&self.folder)?;
        let mut file = locked(&self.log_path())?;
        let id = self.understand(&mut file)?.last_id.saturating_add(1);
        play.id = id;
        let play = Some(play);
        append(
            &mut file,
            &Record {
                v: VERSION,
                play,
                undone: None,
            },
        )?;
        Ok(id)
    }

    /// Takes back the last play that counts; its number, none if there is none. Nothing is erased.
    ///
    /// # Errors
    /// As with a play.
    pub fn undo_play(&self) -> Result<Option<u64>, LogFault> {
        if !self.log_path().exists() {
            return Ok(None);
        }
        let mut file = locked(&self.log_path())?;
        let undone = self.understand(&mut file)?.plays.pop().map(|play| play.id);
        if undone.is_some() {
            append(
                &mut file,
                &Record {
                    v: VERSION,
                    play: None,
                    undone,
                },
            )?;
        }
        Ok(undone)
    }

    /// Reads all records under the lock. What a power cut left of the last line is set aside.
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
                // A whole record is one, even if an editor took its line break away.
                Ok(record) => log.take(record)?,
                // Of another version, we cannot even know its shape.
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
        Ok(log)
    }
}

impl Log {
    fn take(&mut self, record: Record) -> Result<(), LogFault> {
        if record.v > VERSION {
            return Err(LogFault::Newer);
        }
        if let Some(play) = record.play {
            self.last_id = self.last_id.max(play.id);
            self.plays.push(play);
        }
        if let Some(undone) = record.undone {
            self.plays.retain(|play| play.id != undone);
        }
        Ok(())
    }
}

/// Opens the log and locks it for as long as the file is open.
fn locked(path: &Path) -> io::Result<File> {
    let file = open(path)?;
    file.lock()?;
    Ok(file)
}
