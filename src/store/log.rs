//! The play log: one record per line, append-only, locked while written. It is the user's memory:
//! everything reported as saved is on disk, in the file that the path leads to. Edits, deletions and
//! undos are records too: the plays that count are the fold of all records.
//!
//! Saving reads only the end of the file: each record says how much of the file its writer knew
//! (`at`) and the highest number in use (`top`). Reading takes no lock, changes nothing, and keeps
//! the place of each play, not the play.

mod check;
mod import;
mod numbers;
mod read;
mod write;

pub use check::{Checked, Repaired};
pub use import::Imported;
pub use read::{Log, PlayerIds, Spot, Torn, Trouble};
pub use write::Saved;

use super::Store;
use crate::library::players::is_same;
use crate::rules::edition::Edition;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
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
    /// The table, sheet, pad or solo game it came from, which is saved only once.
    #[serde(default, alias = "evening", skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// Identifies a game whose play must be saved only once.
pub fn token() -> Option<String> {
    let chance = getrandom::u64().ok()?;
    Some(format!("{chance:016x}"))
}

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

    /// Do the players, whatever their names, have the same cities and points?
    fn has_result_of(&self, other: &Self) -> bool {
        let nameless = |play: &Self| {
            let players = play.players.iter().cloned();
            let players = players.map(|player| Played {
                name: String::new(),
                ..player
            });
            players.collect::<Vec<_>>()
        };
        nameless(self) == nameless(other)
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
    /// The highest number in use, including this record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    top: Option<u64>,
    /// Where this line starts. If it does start there, its writer knew everything before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<u64>,
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
    /// Another process is writing it, and does not end.
    Busy,
    Unreadable(io::Error),
    Unwritable(io::Error),
}

impl From<io::Error> for LogFault {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

impl From<LogFault> for io::Error {
    fn from(fault: LogFault) -> Self {
        match fault {
            LogFault::Unreadable(error) | LogFault::Unwritable(error) => error,
            LogFault::Newer | LogFault::Busy => Self::from(io::ErrorKind::ResourceBusy),
        }
    }
}

impl Store {
    /// The path of the play log.
    pub fn log_path(&self) -> PathBuf {
        self.folder.join("plays.jsonl")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_token_of_its_own() {
        let tokens = [token(), token()].map(|token| token.expect("the system has chance"));
        assert_ne!(tokens[0], tokens[1]);
        for token in tokens {
            assert_eq!(token.len(), 16, "{token}");
            assert!(token.chars().all(|one| one.is_ascii_hexdigit()), "{token}");
        }
    }
}
