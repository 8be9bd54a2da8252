//! The last plays of the log, for suggestions while a command is typed: a glance at the end of the
//! file that never waits for its lock, never writes, and never fails.

use super::Store;
use crate::library::players::{is_same, key};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};

/// How much of the log is looked at: some hundred plays.
const GLANCE: u64 = 256 * 1024;

/// A saved play, as far as it is suggested.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct RecentPlay {
    pub id: u64,
    pub date: String,
    #[serde(default)]
    pub game: String,
    #[serde(default)]
    pub location: Option<String>,
    players: Vec<RecentPlayer>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
struct RecentPlayer {
    name: String,
}

impl RecentPlay {
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.players.iter().map(|player| player.name.as_str())
    }

    fn rename(&mut self, new: impl Fn(&str) -> Option<String>) {
        for player in &mut self.players {
            if let Some(new) = new(&player.name) {
                player.name = new;
            }
        }
    }
}

/// The records of [`super::log`], as far as they matter here.
#[derive(Deserialize)]
struct Record {
    play: Option<RecentPlay>,
    undone: Option<u64>,
    edit: Option<Edit>,
    forget: Option<u64>,
    rename: Option<Rename>,
    undo: Option<String>,
}

#[derive(Deserialize)]
struct Edit {
    id: u64,
    date: Option<String>,
    location: Option<String>,
    #[serde(default)]
    names: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Rename {
    from: String,
    to: String,
}

enum Change {
    Play(RecentPlay),
    Edit(Edit),
    Forget(u64),
    Rename(Rename),
}

impl Store {
    /// The plays at the end of the log, newest first; none if it can't be read.
    pub fn recent_plays(&self) -> Vec<RecentPlay> {
        let text = self.end_of_log().unwrap_or_default();
        let records = text
            .split(|byte| *byte == b'\n')
            .filter_map(|line| serde_json::from_slice::<Record>(line).ok());
        let mut changes: Vec<Change> = Vec::new();
        for record in records {
            match record {
                Record {
                    play: Some(play), ..
                } => changes.push(Change::Play(play)),
                Record {
                    undone: Some(id), ..
                } => {
                    changes.retain(|change| !matches!(change, Change::Play(play) if play.id == id));
                }
                Record {
                    edit: Some(edit), ..
                } => changes.push(Change::Edit(edit)),
                Record {
                    forget: Some(id), ..
                } => changes.push(Change::Forget(id)),
                Record {
                    rename: Some(rename),
                    ..
                } => changes.push(Change::Rename(rename)),
                Record { undo: Some(_), .. } => {
                    changes.pop();
                }
                _ => {}
            }
        }
        counted(changes)
    }

    /// Everyone in these plays who played against others, the latest first.
    pub fn recent_players(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        let plays = self.recent_plays();
        let plays = plays.iter().filter(|play| play.game != "solo");
        for name in plays.flat_map(RecentPlay::players) {
            if names.iter().all(|known| key(known) != key(name)) {
                names.push(name.to_owned());
            }
        }
        names
    }

    fn end_of_log(&self) -> std::io::Result<Vec<u8>> {
        let path = self.log_path();
        // Only a regular file: reading a pipe would block forever.
        let length = match fs::metadata(&path)? {
            found if found.is_file() => found.len(),
            _ => return Ok(Vec::new()),
        };
        let mut file = File::open(path)?;
        // Half a line at the beginning is no record, and is skipped like one.
        file.seek(SeekFrom::Start(length.saturating_sub(GLANCE)))?;
        let mut text = Vec::new();
        file.take(GLANCE).read_to_end(&mut text)?;
        Ok(text)
    }
}

fn counted(changes: Vec<Change>) -> Vec<RecentPlay> {
    let mut plays: Vec<RecentPlay> = Vec::new();
    for change in changes {
        match change {
            Change::Play(play) => plays.push(play),
            Change::Forget(id) => plays.retain(|play| play.id != id),
            Change::Rename(Rename { from, to }) => {
                for play in &mut plays {
                    play.rename(|name| is_same(name, &from).then(|| to.clone()));
                }
            }
            Change::Edit(edit) => {
                let Some(play) = plays.iter_mut().find(|play| play.id == edit.id) else {
                    continue;
                };
                if let Some(date) = edit.date {
                    play.date = date;
                }
                if let Some(location) = edit.location {
                    play.location = Some(location).filter(|location| !location.is_empty());
                }
                play.rename(|name| edit.names.get(name).cloned());
            }
        }
    }
    plays.reverse();
    plays
}
