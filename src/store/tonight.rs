//! The current table, saved whole after every step. A table being set up is saved separately, so
//! the old one is kept until the new one starts; then it becomes the previous one.

use super::lines::is_newer;
use super::lock::Lock;
use super::place::{is_there, unwritable};
use super::{Store, write_whole};
use crate::fault;
use crate::fault::{Fault, file};
use crate::flow::evening::{Dealt, Evening};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The file version that this program writes.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Kept<E> {
    v: u32,
    #[serde(flatten)]
    evening: E,
}

impl Store {
    /// The path of the current table.
    pub fn tonight_path(&self) -> PathBuf {
        self.folder.join("tonight.json")
    }

    fn opened_path(&self) -> PathBuf {
        self.folder.join("tonight.new.json")
    }

    fn previous_path(&self) -> PathBuf {
        self.folder.join("tonight.previous.json")
    }

    /// The current table; none if there is none.
    ///
    /// # Errors
    ///
    /// It can't be read or understood.
    pub fn read_tonight(&self) -> Result<Option<Evening>, Fault> {
        read(&self.tonight_path())
    }

    /// The table being set up; none if it can't be understood.
    pub fn read_opened(&self) -> Option<Evening> {
        read(&self.opened_path()).ok().flatten()
    }

    /// Saves a table.
    ///
    /// # Errors
    ///
    /// It can't be written.
    pub fn write_tonight(&self, evening: &Evening) -> Result<(), Fault> {
        let begun = evening.opening(None)?.now().deck().is_some();
        let path = if begun {
            self.tonight_path()
        } else {
            self.opened_path()
        };
        let written = self.make_folder().and_then(|()| {
            let kept = Kept {
                v: VERSION,
                evening,
            };
            if begun && kept_id(&path).as_ref() != Some(&evening.id) {
                self.put_tonight_away()?;
            }
            write_whole(&path, &(serde_json::to_string(&kept)? + "\n"), true)?;
            if begun {
                remove(&self.opened_path())?;
            }
            Ok(())
        });
        written.map_err(|_| not_written(&path))
    }

    /// Keeps other terminals off the table while it is open.
    ///
    /// # Errors
    ///
    /// It is open elsewhere.
    pub fn hold_tonight(&self) -> Result<Option<Lock>, Fault> {
        self.hold(&self.tonight_path())
    }

    /// Puts the current table away; false if there was none.
    ///
    /// # Errors
    ///
    /// It can't be reached or moved, or is open elsewhere.
    pub fn end_tonight(&self) -> Result<bool, Fault> {
        let path = self.tonight_path();
        let _held = self.hold_tonight()?;
        let ended = is_there(&path)?;
        let moved = self.put_tonight_away();
        let moved = moved.and_then(|()| remove(&self.opened_path()));
        moved.map_err(|_| not_written(&path))?;
        Ok(ended)
    }

    /// Makes the current table the previous one; whatever exists is kept.
    ///
    /// # Errors
    ///
    /// It can't be moved.
    pub fn put_tonight_away(&self) -> io::Result<()> {
        match fs::rename(self.tonight_path(), self.previous_path()) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

fn not_written(path: &Path) -> Fault {
    unwritable(path, || {
        let shown = file(path.display().to_string());
        fault!(Unwritable, "error-tonight-write", file = shown)
    })
}

/// The evening saved there, if it can be read.
fn kept_id(path: &Path) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let text = fs::read_to_string(path).ok()?;
    Some(serde_json::from_str::<Named>(&text).ok()?.id)
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn read(path: &Path) -> Result<Option<Evening>, Fault> {
    let broken = || {
        let shown = file(path.display().to_string());
        fault!(BadValue, "error-tonight-broken", file = shown)
    };
    if !is_there(path)? {
        return Ok(None);
    }
    // Only a regular file: reading a pipe would block forever.
    let text = path.is_file().then(|| fs::read_to_string(path));
    let text = text.and_then(Result::ok).ok_or_else(broken)?;
    if is_newer(text.as_bytes(), VERSION) {
        return Err(fault!(NewerGame, "error-tonight-newer"));
    }
    let kept: Kept<Evening> = serde_json::from_str(&text).map_err(|_| broken())?;
    // Invalid steps also mean it is broken.
    kept.evening.table(&Dealt::new()).map_err(|_| broken())?;
    Ok(Some(kept.evening))
}
