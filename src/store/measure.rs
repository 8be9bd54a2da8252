//! Measurements in progress: saved every second, gone when they are finished.

use super::place::{is_there, unwritable};
use super::{Store, write_whole};
use crate::fault;
use crate::fault::{Fault, Field, file};
use crate::input::file::read_path;
use std::fs;
use std::path::PathBuf;

impl Store {
    /// The file of the measurement with this name.
    pub fn measure_path(&self, name: &str) -> PathBuf {
        self.folder.join("measure").join(format!("{name}.json"))
    }

    fn measure_field(&self, name: &str) -> Field {
        file(self.measure_path(name).display().to_string())
    }

    /// What is known of it; none if it is new.
    ///
    /// # Errors It exists but can't be read.
    pub fn read_measure(&self, name: &str) -> Result<Option<String>, Fault> {
        let path = self.measure_path(name);
        if !is_there(&path)? {
            return Ok(None);
        }
        // Only a regular file: reading a pipe would block forever.
        let text = path.is_file().then(|| read_path(&path).ok()).flatten();
        text.map(Some).ok_or_else(|| self.measure_broken(name))
    }

    /// It can't be gone on with.
    pub fn measure_broken(&self, name: &str) -> Fault {
        let file = self.measure_field(name);
        fault!(Unreadable, "error-measure-resume", file)
    }

    /// Saves what is known so far, atomically.
    ///
    /// # Errors It can't be written.
    pub fn write_measure(&self, name: &str, text: &str) -> Result<(), Fault> {
        let path = self.measure_path(name);
        let made = fs::create_dir_all(self.folder.join("measure"));
        let written = made.and_then(|()| write_whole(&path, text, true));
        written.map_err(|_| {
            unwritable(&path, || {
                let file = self.measure_field(name);
                fault!(Unwritable, "error-measure-write", file)
            })
        })
    }

    /// It is finished: nothing is left to go on with.
    pub fn forget_measure(&self, name: &str) {
        // What is left is only in nobody's way.
        let _ = fs::remove_file(self.measure_path(name));
        let _ = fs::remove_dir(self.folder.join("measure"));
    }
}
