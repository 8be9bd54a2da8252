//! The play log: one record per line, append-only, locked while written. It is the user's memory:
//! everything reported as saved is on disk, in the file that the path leads to. Edits, deletions and
//! undos are records too: the plays that count are the fold of all records.
//!
//! A person has some hundred plays in a life, so the file is read whole. Each record says how much of
//! it its writer knew (`at`) and the highest number in use (`top`). Reading takes no lock and changes
//! nothing.

pub mod check;
pub mod import;
pub mod numbers;
pub mod play;
pub mod read;
pub mod write;

use crate::fault;
use crate::fault::{Fault, file, why};
use crate::files::Store;
pub use crate::files::log::check::{Checked, Repaired};
pub use crate::files::log::import::Imported;
pub use crate::files::log::play::{
    Game, Marks, Play, Played, PlayedLine, character, claim, record, token,
};
pub use crate::files::log::read::{Log, PlayerIds, Torn, Trouble};
pub use crate::files::log::write::Saved;
use crate::files::place::unwritable;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use strum::EnumDiscriminants;

/// The version of play records, which the first program wrote and can still read.
pub const PLAYS: u32 = 1;
/// The version of everything else: that program must not ignore it.
pub const VERSION: u32 = 2;

/// A line of the log. Its kind is determined by the one field it has.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Record {
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

/// A record's effect on the plays that count, and its kind.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(Kind), derive(Serialize, Deserialize))]
#[strum_discriminants(serde(rename_all = "kebab-case"))]
pub enum Change {
    Play(Play),
    Edit(Edit),
    /// This play no longer counts.
    Forget(u64),
    Rename(Rename),
}

impl Change {
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

impl From<Change> for Record {
    fn from(change: Change) -> Self {
        let mut record = Self {
            v: VERSION,
            ..Self::default()
        };
        match change {
            Change::Play(play) => (record.v, record.play) = (PLAYS, Some(play)),
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
    /// A newer program wrote it, from this line on.
    Newer(usize),
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

impl LogFault {
    /// The fault of the log at this path.
    pub fn of(&self, path: &Path) -> Fault {
        let file = file(path.display().to_string());
        match self {
            Self::Newer(line) => fault!(NewerLog, "error-history-newer", file, line = *line),
            Self::Busy => fault!(Busy, "error-history-busy", file),
            Self::Unreadable(error) => {
                fault!(
                    Unreadable,
                    "error-history-unreadable",
                    file,
                    why = why(error)
                )
            }
            Self::Unwritable(error) => unwritable(path, error),
        }
    }
}

impl Store {
    /// The path of the play log.
    pub fn log_path(&self) -> PathBuf {
        self.folder.join("plays.jsonl")
    }
}
