//! Measurements: those in progress are saved every second and gone when they are finished, the
//! figures of finished ones stay.

use crate::fault;
use crate::fault::{Fault, file};
use crate::files::place::{is_there, unwritable};
use crate::files::read::file::read_path;
use crate::files::{Store, make_folder, write_whole};
use std::fs;
use std::path::PathBuf;
use strum::IntoStaticStr;

/// Where a measurement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
pub enum Folder {
    /// In progress, by what is measured.
    #[strum(serialize = "measure")]
    Begun,
    /// Finished, by the deck's code.
    #[strum(serialize = "measured")]
    Kept,
}

impl Store {
    fn measure_folder(&self, folder: Folder) -> PathBuf {
        self.folder.join(<&str>::from(folder))
    }

    /// The file of the measurement with this name.
    pub fn measure_path(&self, folder: Folder, name: &str) -> PathBuf {
        self.measure_folder(folder).join(format!("{name}.json"))
    }

    /// What is known of it; none if it is new.
    ///
    /// # Errors
    ///
    /// It exists but can't be read.
    pub fn read_measure(&self, folder: Folder, name: &str) -> Result<Option<String>, Fault> {
        let path = self.measure_path(folder, name);
        if !is_there(&path)? {
            return Ok(None);
        }
        // Only a regular file: reading a pipe would block forever.
        let text = path.is_file().then(|| read_path(&path).ok()).flatten();
        let text = text.ok_or_else(|| self.measure_broken(folder, name))?;
        Ok(Some(text))
    }

    /// It can't be used.
    pub fn measure_broken(&self, folder: Folder, name: &str) -> Fault {
        let file = file(self.measure_path(folder, name).display().to_string());
        match folder {
            Folder::Begun => fault!(Unreadable, "error-measure-resume", file),
            Folder::Kept => fault!(Unreadable, "error-measure-kept", file),
        }
    }

    /// Saves what is known, atomically; a warning if it can't be written.
    pub fn write_measure(&self, folder: Folder, name: &str, text: &str) {
        let path = self.measure_path(folder, name);
        let made = make_folder(&self.measure_folder(folder));
        if let Err(error) = made.and_then(|()| write_whole(&path, text, true)) {
            self.warn(unwritable(&path, &error));
        }
    }

    /// It is finished: nothing is left to continue with.
    pub fn forget_measure(&self, name: &str) {
        // What is left is only in nobody's way.
        let _ = fs::remove_file(self.measure_path(Folder::Begun, name));
        let _ = fs::remove_dir(self.measure_folder(Folder::Begun));
    }
}
