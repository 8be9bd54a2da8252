//! The only module that writes files: saved decks (small TOML files), the play log, the current
//! solo game and score sheet, and score pads.

mod lines;
mod lock;
pub mod log;
pub mod pad;
mod score;
pub mod settings;
pub mod solo;
mod tonight;

use crate::input::deck::Saved;
pub use lock::Patience;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// The user's data directory.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    patience: Patience,
}

impl Store {
    /// The store in `CITADELS_HOME`, otherwise in the platform's data directory.
    pub fn new(home: Option<&Path>, data: Option<&Path>) -> Option<Self> {
        let folder = match home {
            Some(home) => home.to_owned(),
            None => data?.join("citadels"),
        };
        let patience = Patience::default();
        Some(Self { folder, patience })
    }

    /// The same store, waiting this long for other processes.
    pub fn with_patience(self, patience: Patience) -> Self {
        Self { patience, ..self }
    }

    fn decks(&self) -> PathBuf {
        self.folder.join("decks")
    }

    /// The path of the deck with this name.
    pub fn deck_path(&self, name: &str) -> PathBuf {
        self.decks().join(format!("{name}.toml"))
    }

    /// The default path of the solo game.
    pub fn solo_path(&self) -> PathBuf {
        self.folder.join("solo.json")
    }

    /// Creates the data folder.
    ///
    /// # Errors It can't be created.
    pub fn make_folder(&self) -> io::Result<()> {
        fs::create_dir_all(&self.folder)
    }

    /// The names of the saved decks, sorted; none if there is no folder yet.
    pub fn deck_names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.decks()).into_iter().flatten().flatten();
        let mut names: Vec<String> = entries
            .filter_map(|entry| {
                Some(
                    entry
                        .file_name()
                        .to_str()?
                        .strip_suffix(".toml")?
                        .to_owned(),
                )
            })
            .filter(|name| is_name(name))
            .collect();
        names.sort();
        names
    }

    /// The text of a saved deck; none if there is none.
    ///
    /// # Errors It exists but can't be read.
    pub fn read_deck(&self, name: &str) -> io::Result<Option<String>> {
        let path = self.deck_path(name);
        // Only a regular file: reading a pipe would block forever.
        match fs::metadata(&path) {
            Ok(found) if found.is_file() => fs::read_to_string(path).map(Some),
            Ok(_) => Err(io::ErrorKind::InvalidInput.into()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Saves a deck atomically.
    ///
    /// # Errors It can't be written; without `over`, also if one with that name exists by now.
    pub fn write_deck(&self, name: &str, text: &str, over: bool) -> io::Result<()> {
        fs::create_dir_all(self.decks())?;
        write_whole(&self.deck_path(name), text, over)
    }

    /// Deletes a deck; false if there was none.
    ///
    /// # Errors It can't be deleted.
    pub fn forget_deck(&self, name: &str) -> io::Result<bool> {
        match fs::remove_file(self.deck_path(name)) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }
}

impl Saved for Store {
    fn find(&self, name: &str) -> Option<(String, Option<String>)> {
        if !is_name(name) {
            return None;
        }
        // The exact spelling, otherwise one that differs only in case.
        let is_same = |other: &String| other.to_lowercase() == name.to_lowercase();
        let spelled = (!self.deck_path(name).exists())
            .then(|| self.deck_names().into_iter().find(is_same))
            .flatten();
        let name = spelled.as_deref().unwrap_or(name);
        let path = self.deck_path(name).display().to_string();
        match self.read_deck(name) {
            Ok(None) => None,
            Ok(Some(text)) => Some((path, Some(text))),
            Err(_) => Some((path, None)),
        }
    }
}

/// Writes a file atomically. Symbolic links are followed; anything that is neither a file nor a
/// link to one is left alone.
///
/// # Errors It can't be written; without `over`, also if it exists by now.
pub fn write_whole(path: &Path, text: &str, over: bool) -> io::Result<()> {
    let path = &fs::canonicalize(path).unwrap_or(path.to_owned());
    if fs::symlink_metadata(path).is_ok_and(|found| !found.is_file()) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut file = new_file(folder_of(path))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    if over {
        file.persist(path)?;
    } else {
        file.persist_noclobber(path)?;
    }
    lock::sync_folder(folder_of(path))
}

/// The folder that a file is in.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// A temporary file with normal permissions.
#[cfg(unix)]
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    use std::os::unix::fs::PermissionsExt;
    tempfile::Builder::new()
        .permissions(fs::Permissions::from_mode(0o666))
        .tempfile_in(folder)
}

#[cfg(not(unix))]
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    NamedTempFile::new_in(folder)
}

/// Letters, digits, spaces, hyphens and underscores: nothing that leads out of the folder.
pub fn is_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    (1..=40).contains(&name.chars().count()) && name.chars().all(fits) && name.trim() == name
}
