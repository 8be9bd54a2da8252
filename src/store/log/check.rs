//! What is broken in the log, and its repair. Nothing is thrown away: the old file is kept, and
//! lines that are not records go to a file beside it.

use super::numbers::Numbers;
use super::read::{Bad, Line, Snapshot};
use super::write::Held;
use super::{Log, LogFault, Record};
use crate::store::lines::add_line;
use crate::store::lock::sync_folder;
use crate::store::{Store, folder_of, new_file};
use serde_json::Value;
use std::fs::{self, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// As many findings are told one by one.
const TOLD: usize = 100;

/// The findings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many records there are, and how many plays count.
    pub records: usize,
    pub plays: usize,
    /// How many lines are not records; of the first, their numbers from 1 and how they start.
    pub broken: usize,
    pub lines: Vec<(usize, String)>,
    /// The last line is not complete.
    pub is_torn: bool,
    /// How many plays have a number that an earlier one has; of the first, their lines, that number
    /// and the one they have instead.
    pub renumbered: usize,
    pub numbers: Vec<(usize, u64, u64)>,
}

impl Checked {
    pub fn is_sound(&self) -> bool {
        self.broken == 0 && !self.is_torn && self.renumbered == 0
    }
}

/// What a repair left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repaired {
    /// The log as it was.
    pub copy: PathBuf,
    /// The lines that are not records, if there were any.
    pub aside: Option<PathBuf>,
}

impl Store {
    /// Looks at every line of the log. Nothing is changed.
    ///
    /// # Errors
    ///
    /// It can't be read, or is from a newer program.
    pub fn check_log(&self) -> Result<Checked, LogFault> {
        let path = self.log_path();
        let Some(snapshot) = Snapshot::open(&path)? else {
            return Ok(Checked::default());
        };
        let mut checked = check(snapshot, |_, _| Ok(()))?;
        checked.plays = Log::read(&path, None)?.len();
        Ok(checked)
    }

    /// Repairs the log, if needed.
    ///
    /// # Errors
    ///
    /// It can't be read or written, or is from a newer program; it is unchanged.
    pub fn repair_log(&self) -> Result<(Checked, Option<Repaired>), LogFault> {
        let checked = self.check_log()?;
        if checked.is_sound() {
            return Ok((checked, None));
        }
        let held = Held::open(self)?;
        let (found, repaired) = repair(&held).map_err(|fault| match fault {
            LogFault::Unreadable(error) => LogFault::Unwritable(error),
            other => other,
        })?;
        let checked = Checked {
            plays: checked.plays,
            ..found
        };
        Ok((checked, Some(repaired)))
    }
}

/// A line, and what it should be.
enum Verdict {
    Same,
    Instead(Vec<u8>),
    Broken,
}

/// Judges all lines.
fn check(
    mut snapshot: Snapshot,
    mut tell: impl FnMut(&[u8], Verdict) -> io::Result<()>,
) -> Result<Checked, LogFault> {
    let mut checked = Checked {
        is_torn: snapshot.is_torn(),
        ..Checked::default()
    };
    let mut numbers = Numbers::default();
    let mut is_changed = false;
    snapshot.each(0, |line| {
        let record = match line.record() {
            Ok(Some(record)) => record,
            Ok(None) => return Ok(()),
            Err(Bad::Newer) => return Err(LogFault::Newer),
            Err(Bad::Broken) => {
                is_changed = true;
                checked.broken += 1;
                if checked.lines.len() < TOLD {
                    let start = String::from_utf8_lossy(&line.text[..line.text.len().min(200)]);
                    let start = start.chars().take(40).collect();
                    checked.lines.push((line.number, start));
                }
                return Ok(tell(line.text, Verdict::Broken)?);
            }
        };
        checked.records += 1;
        if record.at == Some(line.at) {
            numbers.all_known(record.top.unwrap_or_default());
        }
        let written = record.play.as_ref().map(|play| play.id);
        let given = written.map(|id| numbers.give(id));
        if let (Some(written), Some(given)) = (written, given)
            && written != given
        {
            is_changed = true;
            checked.renumbered += 1;
            if checked.numbers.len() < TOLD {
                checked.numbers.push((line.number, written, given));
            }
        }
        let verdict = if is_changed {
            Verdict::Instead(rewritten(line, &record, given, &numbers))
        } else {
            Verdict::Same
        };
        Ok(tell(line.text, verdict)?)
    })?;
    if checked.is_torn {
        tell(&snapshot.rest, Verdict::Broken)?;
    }
    Ok(checked)
}

/// A record after a change: its place is another, and so may be the numbers.
fn rewritten(line: &Line<'_>, record: &Record, play: Option<u64>, numbers: &Numbers) -> Vec<u8> {
    let mut value: Value = serde_json::from_slice(line.json()).expect("it was read as a record");
    if let Some(fields) = value.as_object_mut() {
        fields.shift_remove("at");
        fields.shift_remove("top");
    }
    if let Some(id) = play {
        value["play"]["id"] = id.into();
    }
    if let Some(id) = record.undone {
        value["undone"] = numbers.meant(id).into();
    }
    if let Some(id) = record.forget {
        value["forget"] = numbers.meant(id).into();
    }
    if let Some(edit) = &record.edit {
        value["edit"]["id"] = numbers.meant(edit.id).into();
    }
    serde_json::to_vec(&value).expect("it was read as JSON")
}

fn repair(held: &Held) -> Result<(Checked, Repaired), LogFault> {
    // A link stays a link.
    let path = fs::canonicalize(&held.path)?;
    let copy = copied(&held.path)?;
    let aside = held.path.with_extension("broken");
    let mut broken: Vec<u8> = Vec::new();
    let new = new_file(folder_of(&path))?;
    let mut writer = BufWriter::new(&new);
    let snapshot = Snapshot::of(held.file.try_clone()?)?;
    let checked = check(snapshot, |text, verdict| {
        let text = match verdict {
            Verdict::Broken => {
                broken.extend(text);
                broken.push(b'\n');
                return Ok(());
            }
            Verdict::Same => text,
            Verdict::Instead(ref other) => &other[..],
        };
        writer.write_all(text)?;
        writer.write_all(b"\n")
    })?;
    writer.flush()?;
    drop(writer);
    let rights = held.file.metadata()?.permissions();
    new.as_file().set_permissions(rights)?;
    new.as_file().sync_all()?;
    let is_aside = broken.pop().is_some();
    if is_aside {
        add_line(&aside, &broken)?;
    }
    new.persist(&path).map_err(|error| error.error)?;
    sync_folder(folder_of(&path))?;
    let aside = is_aside.then_some(aside);
    Ok((checked, Repaired { copy, aside }))
}

/// Copies the log to a new file beside it.
fn copied(path: &Path) -> io::Result<PathBuf> {
    for count in 1.. {
        let copy = match count {
            1 => path.with_extension("before-repair.jsonl"),
            count => path.with_extension(format!("before-repair-{count}.jsonl")),
        };
        let mut to = match OpenOptions::new().write(true).create_new(true).open(&copy) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            to => to?,
        };
        io::copy(&mut fs::File::open(path)?, &mut to)?;
        to.sync_all()?;
        sync_folder(folder_of(&copy))?;
        return Ok(copy);
    }
    Err(ErrorKind::AlreadyExists.into())
}
