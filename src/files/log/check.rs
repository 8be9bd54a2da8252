//! What is broken in the log, and its repair. Nothing is thrown away: the old file is kept, and
//! lines that are not records go to a file beside it.

use crate::files::lines::add_line;
use crate::files::lock::sync_folder;
use crate::files::log::read::{Entry, bytes, entries, json, text};
use crate::files::log::write::Held;
use crate::files::log::{Log, LogFault, Record};
use crate::files::{Store, folder_of, new_file};
use serde::Serialize;
use serde_json::Value;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// So many findings are listed one by one.
const TOLD: usize = 100;

/// The findings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Checked {
    /// How many records there are, and how many plays count.
    pub records: usize,
    pub plays: usize,
    /// How many lines are not records, and the first of them.
    pub broken: usize,
    pub lines: Vec<Broken>,
    /// The last line is not complete.
    pub torn: bool,
    /// How many plays have the number of an earlier one, and the first of them.
    pub renumbered: usize,
    pub numbers: Vec<Renumbered>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Broken {
    /// From 1.
    pub line: usize,
    /// How it starts.
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Renumbered {
    pub line: usize,
    pub written: u64,
    /// The number it has.
    pub id: u64,
}

/// What a repair left behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Repaired {
    /// The log as it was.
    pub copy: String,
    /// The lines that are not records, if there were any.
    pub aside: Option<String>,
}

impl Checked {
    fn new(text: &[u8]) -> Self {
        let mut checked = Self {
            plays: Log::read(text).plays.len(),
            ..Self::default()
        };
        for entry in entries(text, 0).0 {
            checked.add(&entry);
        }
        checked
    }

    fn add(&mut self, entry: &Entry<'_>) {
        let line = entry.line.number;
        if entry.record.is_some() {
            self.records += 1;
        } else if entry.line.is_whole {
            self.broken += 1;
            if self.lines.len() < TOLD {
                let start = String::from_utf8_lossy(entry.line.text);
                let text = start.chars().take(40).collect();
                self.lines.push(Broken { line, text });
            }
        } else {
            self.torn = true;
        }
        if let Some((written, id)) = entry.renumbered {
            self.renumbered += 1;
            if self.numbers.len() < TOLD {
                self.numbers.push(Renumbered { line, written, id });
            }
        }
    }

    pub fn is_sound(&self) -> bool {
        self.broken == 0 && !self.torn && self.renumbered == 0
    }
}

impl Store {
    /// Looks at every line of the log. Nothing is changed.
    ///
    /// # Errors
    ///
    /// It can't be read.
    pub fn check_log(&self) -> Result<Checked, LogFault> {
        Ok(Checked::new(&text(&self.log_path())?))
    }

    /// Repairs the log, if needed.
    ///
    /// # Errors
    ///
    /// It can't be read or written; it is unchanged.
    pub fn repair_log(&self) -> Result<(Checked, Option<Repaired>), LogFault> {
        let checked = self.check_log()?;
        if checked.is_sound() {
            return Ok((checked, None));
        }
        let mut held = Held::open(self)?;
        let text = bytes(&mut held.file).map_err(LogFault::Unwritable)?;
        let checked = Checked::new(&text);
        let (log, broken) = sorted(&text);
        let repaired = repair(&held, &text, &log, &broken).map_err(LogFault::Unwritable)?;
        Ok((checked, Some(repaired)))
    }
}

/// The log as it should be, and what is not a record.
fn sorted(text: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let (mut log, mut broken) = (Vec::new(), Vec::new());
    let mut is_changed = false;
    for entry in entries(text, 0).0 {
        is_changed |= entry.record.is_none() || entry.renumbered.is_some();
        let (to, line) = match &entry.record {
            None => (&mut broken, entry.line.text.to_vec()),
            Some(record) if is_changed => (&mut log, rewritten(json(&entry.line), record)),
            Some(_) => (&mut log, entry.line.text.to_vec()),
        };
        to.extend(line);
        to.push(b'\n');
    }
    (log, broken)
}

/// A record after a change: its place is another, and so may be the numbers.
fn rewritten(json: &[u8], record: &Record) -> Vec<u8> {
    let mut value: Value = serde_json::from_slice(json).expect("it was read as a record");
    if let Some(fields) = value.as_object_mut() {
        fields.shift_remove("at");
        fields.shift_remove("top");
    }
    if let Some(play) = &record.play {
        value["play"]["id"] = play.id.into();
    }
    if let Some(id) = record.undone {
        value["undone"] = id.into();
    }
    if let Some(id) = record.forget {
        value["forget"] = id.into();
    }
    if let Some(edit) = &record.edit {
        value["edit"]["id"] = edit.id.into();
    }
    serde_json::to_vec(&value).expect("it was read as JSON")
}

/// Puts the new log in the place of the old one.
fn repair(held: &Held, old: &[u8], log: &[u8], broken: &[u8]) -> io::Result<Repaired> {
    // A link stays a link.
    let path = fs::canonicalize(&held.path)?;
    let new = written(folder_of(&path), log)?;
    new.as_file()
        .set_permissions(held.file.metadata()?.permissions())?;
    let copy = copied(&held.path, old)?;
    let aside = held.path.with_extension("broken");
    let broken = broken.strip_suffix(b"\n");
    if let Some(broken) = broken {
        add_line(&aside, broken)?;
    }
    new.persist(&path)?;
    sync_folder(folder_of(&path))?;
    let shown = |path: &Path| path.display().to_string();
    Ok(Repaired {
        copy: shown(&copy),
        aside: broken.map(|_| shown(&aside)),
    })
}

/// A file in this folder that has no name yet: half of it is never seen.
fn written(folder: &Path, text: &[u8]) -> io::Result<NamedTempFile> {
    let mut file = new_file(folder)?;
    file.write_all(text)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Copies the log to a new file beside it.
fn copied(path: &Path, text: &[u8]) -> io::Result<PathBuf> {
    let mut file = written(folder_of(path), text)?;
    for count in 1.. {
        let copy = match count {
            1 => path.with_extension("before-repair.jsonl"),
            _ => path.with_extension(format!("before-repair-{count}.jsonl")),
        };
        match file.persist_noclobber(&copy) {
            Ok(_) => {
                sync_folder(folder_of(&copy))?;
                return Ok(copy);
            }
            Err(taken) if taken.error.kind() == ErrorKind::AlreadyExists => file = taken.file,
            Err(failed) => return Err(failed.error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}
