//! Measurements: those in progress are saved every second and gone when they are finished, the
//! figures of finished ones stay.

use crate::fault;
use crate::fault::{Fault, Field, file};
use crate::files::place::{is_there, unwritable};
use crate::files::read::file::read_path;
use crate::files::{Store, make_folder, write_whole};
use std::fs;
use std::path::PathBuf;

/// Where a measurement lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// In progress, by what is measured.
    Begun,
    /// Finished, by the deck's code.
    Kept,
}

impl Shelf {
    const fn folder(self) -> &'static str {
        match self {
            Self::Begun => "measure",
            Self::Kept => "measured",
        }
    }
}

impl Store {
    /// The file of the measurement with this name.
    pub fn measure_path(&self, shelf: Shelf, name: &str) -> PathBuf {
        let folder = self.folder.join(shelf.folder());
        folder.join(format!("{name}.json"))
    }

    fn measure_field(&self, shelf: Shelf, name: &str) -> Field {
        file(self.measure_path(shelf, name).display().to_string())
    }

    /// What is known of it; none if it is new.
    ///
    /// # Errors
    ///
    /// It exists but can't be read.
    pub fn read_measure(&self, shelf: Shelf, name: &str) -> Result<Option<String>, Fault> {
        let path = self.measure_path(shelf, name);
        if !is_there(&path)? {
            return Ok(None);
        }
        // Only a regular file: reading a pipe would block forever.
        let text = path.is_file().then(|| read_path(&path).ok()).flatten();
        text.map(Some)
            .ok_or_else(|| self.measure_broken(shelf, name))
    }

    /// It can't be used.
    pub fn measure_broken(&self, shelf: Shelf, name: &str) -> Fault {
        let file = self.measure_field(shelf, name);
        match shelf {
            Shelf::Begun => fault!(Unreadable, "error-measure-resume", file),
            Shelf::Kept => fault!(Unreadable, "error-measure-kept", file),
        }
    }

    /// Saves what is known, atomically.
    ///
    /// # Errors
    ///
    /// It can't be written.
    pub fn write_measure(&self, shelf: Shelf, name: &str, text: &str) -> Result<(), Fault> {
        let path = self.measure_path(shelf, name);
        let made = make_folder(&self.folder.join(shelf.folder()));
        let written = made.and_then(|()| write_whole(&path, text, true));
        written.map_err(|_| {
            unwritable(&path, || {
                let file = self.measure_field(shelf, name);
                match shelf {
                    Shelf::Begun => fault!(Unwritable, "error-measure-write", file),
                    Shelf::Kept => fault!(Unwritable, "error-measure-keep", file),
                }
            })
        })
    }

    /// It is finished: nothing is left to go on with.
    pub fn forget_measure(&self, name: &str) {
        // What is left is only in nobody's way.
        let _ = fs::remove_file(self.measure_path(Shelf::Begun, name));
        let _ = fs::remove_dir(self.folder.join(Shelf::Begun.folder()));
    }
}
