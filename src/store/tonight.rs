//! The table under way, saved whole after every step. A table that is only being opened lies beside it,
//! so that the one before is kept until the new one has begun; then it becomes the previous one.

use super::lines::is_newer;
use super::{Store, write_whole};
use crate::fault;
use crate::fault::{Fault, file};
use crate::flow::evening::{Dealt, Evening};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The version of the files that this program writes.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Kept<E> {
    v: u32,
    #[serde(flatten)]
    evening: E,
}

impl Store {
    /// Where the table under way lies.
    pub fn tonight_path(&self) -> PathBuf {
        self.folder.join("tonight.json")
    }

    fn opened_path(&self) -> PathBuf {
        self.folder.join("tonight.new.json")
    }

    fn previous_path(&self) -> PathBuf {
        self.folder.join("tonight.previous.json")
    }

    /// The table under way; none if there is none.
    ///
    /// # Errors
    /// It cannot be read or understood.
    pub fn read_tonight(&self) -> Result<Option<Evening>, Fault> {
        read(&self.tonight_path())
    }

    /// The table that is being opened; what cannot be understood is none.
    pub fn read_opened(&self) -> Option<Evening> {
        read(&self.opened_path()).ok().flatten()
    }

    /// Keeps a table.
    ///
    /// # Errors
    /// It cannot be written.
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
        written.map_err(|_| {
            let shown = file(path.display().to_string());
            fault!(Unwritable, "error-tonight-write", file = shown)
        })
    }

    /// Makes the table under way the previous one; whatever lies there is kept.
    ///
    /// # Errors
    /// It cannot be moved.
    pub fn put_tonight_away(&self) -> io::Result<()> {
        match fs::rename(self.tonight_path(), self.previous_path()) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Forgets a table that was only being opened.
    ///
    /// # Errors
    /// It cannot be removed.
    pub fn forget_opened(&self) -> io::Result<()> {
        remove(&self.opened_path())
    }
}

/// Which evening lies there, if any that can be read.
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
    // Only a regular file: reading a pipe would wait for ever.
    let text = match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Ok(found) if found.is_file() => fs::read_to_string(path).map_err(|_| broken())?,
        _ => return Err(broken()),
    };
    if is_newer(text.as_bytes(), VERSION) {
        return Err(fault!(NewerGame, "error-tonight-newer"));
    }
    let kept: Kept<Evening> = serde_json::from_str(&text).map_err(|_| broken())?;
    // What does not lead anywhere is broken too.
    kept.evening.table(&Dealt::new()).map_err(|_| broken())?;
    Ok(Some(kept.evening))
}
