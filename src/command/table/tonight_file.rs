//! The current table, saved after every step. A table being set up is saved separately, so the old
//! one is kept until the new one starts; then it becomes the previous one.

use crate::command::table::evening::{Evening, Input, Options};
use crate::command::table::time::{Spent, spent};
use crate::fault::Fault;
use crate::files::Store;
use crate::files::lock::Lock;
use crate::files::place::{is_there, unwritable};
use crate::files::saved::{Kept, SavedFile, read};
use crate::flow::Played;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

/// A saved table.
pub type KeptEvening = Kept<Evening<'static>>;

/// Goes on with a saved table.
///
/// # Errors
///
/// Its steps are not possible.
pub fn resume<'a>(kept: &KeptEvening, options: Options<'a>) -> Result<Played<Evening<'a>>, Fault> {
    let resumed = Evening::new(kept.start.clone(), options).resume(kept.given());
    resumed.map_err(|_| kept.broken(None))
}

impl Store {
    /// The path of the current table.
    pub fn tonight_path(&self) -> PathBuf {
        self.folder.join("tonight.json")
    }

    fn opened_path(&self) -> PathBuf {
        self.folder.join("tonight.new.json")
    }

    /// The current table; none if there is none.
    ///
    /// # Errors
    ///
    /// It can't be read or understood.
    pub fn read_tonight(&self) -> Result<Option<KeptEvening>, Fault> {
        Ok(read(Some(self), None)?.kept)
    }

    /// The table being set up; none if it can't be understood.
    pub fn read_opened(&self) -> Option<KeptEvening> {
        let path = self.opened_path();
        let kept = read(None, Some(path.to_str()?)).ok()?.kept?;
        resume(&kept, Options::default()).ok().map(|_| kept)
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
        let _held = self.hold_tonight()?;
        let ended = is_there(&self.tonight_path())?;
        let moved = self.put_tonight_away().and_then(|()| self.forget_opened());
        moved.map_err(|error| self.unwritable(&error))?;
        Ok(ended)
    }

    /// Makes the current table the previous one; whatever exists is kept.
    ///
    /// # Errors
    ///
    /// It can't be moved.
    pub fn put_tonight_away(&self) -> io::Result<()> {
        unless_missing(fs::rename(self.tonight_path(), self.previous_path()))
    }

    fn previous_path(&self) -> PathBuf {
        self.folder.join("tonight.previous.json")
    }

    /// Makes the previous table the current one, and the current one the previous; false if there
    /// is none.
    ///
    /// # Errors
    ///
    /// It can't be reached or moved.
    pub fn take_tonight_back(&self) -> Result<bool, Fault> {
        let previous = self.previous_path();
        if !is_there(&previous)? {
            return Ok(false);
        }
        let aside = self.folder.join("tonight.aside.json");
        let moved = unless_missing(fs::rename(self.tonight_path(), &aside))
            .and_then(|()| fs::rename(&previous, self.tonight_path()))
            .and_then(|()| unless_missing(fs::rename(&aside, &previous)))
            .and_then(|()| self.forget_opened());
        moved.map_err(|error| self.unwritable(&error))?;
        Ok(true)
    }

    fn unwritable(&self, error: &io::Error) -> Fault {
        unwritable(&self.tonight_path(), error)
    }

    fn forget_opened(&self) -> io::Result<()> {
        unless_missing(fs::remove_file(self.opened_path()))
    }
}

fn unless_missing(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Where a game night is saved.
#[derive(Debug)]
pub struct TonightFile<'a> {
    store: Store,
    current: SavedFile<'a, Evening<'static>>,
    opened: SavedFile<'a, Evening<'static>>,
}

impl<'a> TonightFile<'a> {
    pub fn new(store: &Store, now: &'a dyn Fn() -> String) -> Self {
        let at = |path| SavedFile::at(path, Some(store.clone()), now);
        Self {
            store: store.clone(),
            current: at(store.tonight_path()),
            opened: at(store.opened_path()),
        }
    }

    /// Goes on with what is there.
    pub fn take_up(&mut self) {
        for file in [&mut self.current, &mut self.opened] {
            // Saving says what is wrong with it.
            let _ = file.read();
        }
    }

    /// How long the game night with this token has taken, if its times are known.
    pub fn spent(&self, token: &str, now: &str) -> Option<Spent> {
        let is_its = self.current.token().as_deref() == Some(token);
        is_its.then(|| spent(self.current.times(), now)).flatten()
    }

    /// Saves a game night with this token.
    ///
    /// # Errors
    ///
    /// It can't be written.
    pub fn save(&mut self, token: &str, evening: &Played<Evening<'_>>) -> Result<(), Fault> {
        let begun = evening.now().opening.deck().is_some();
        let (current, opened) = (&mut self.current, &mut self.opened);
        let file = if begun { &mut *current } else { &mut *opened };
        if file.token().as_deref() != Some(token) {
            // What can't be read is another table.
            let known = file.read().ok().flatten();
            if known.is_none_or(|kept| kept.token != token) {
                if begun {
                    let moved = self.store.put_tonight_away();
                    moved.map_err(|error| self.store.unwritable(&error))?;
                }
                file.begin(token, &evening.now().start);
                if begun && opened.token().as_deref() == Some(token) {
                    current.take_from(opened);
                }
            }
        }
        let file = if begun { current } else { opened };
        let is_saved = |input: &Input| !matches!(input, Input::Unsaved(_));
        file.save(evening.given().filter(|(_, input)| is_saved(input)))?;
        if begun {
            let forgotten = self.store.forget_opened();
            forgotten.map_err(|error| self.store.unwritable(&error))?;
        }
        Ok(())
    }
}
