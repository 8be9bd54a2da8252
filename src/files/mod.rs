//! The only module that writes files: saved decks (small TOML files), the play log, and whatever
//! lasts longer than one answer.

pub mod lines;
pub mod lock;
pub mod log;
pub mod manual;
pub mod measure;
pub mod place;
pub mod read;
pub mod saved;
pub mod settings;

use crate::fault::Fault;
pub use crate::files::lock::{Lock, LockTimeout};
use crate::files::read::file::read_path;
use std::cell::RefCell;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, SystemTime};
use tempfile::NamedTempFile;

/// The user's data directory.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) folder: PathBuf,
    /// What was found unusual on the way, and did not prevent the answer.
    warnings: Rc<RefCell<Vec<Fault>>>,
    lock_timeout: LockTimeout,
}

impl Store {
    /// The store in `CITADELS_HOME`, otherwise in the platform's data directory.
    pub fn new(home: Option<&Path>, data: Option<&Path>) -> Option<Self> {
        let folder = match home {
            Some(home) => home.to_owned(),
            None => data?.join("citadels"),
        };
        Some(Self {
            folder,
            warnings: Rc::default(),
            lock_timeout: LockTimeout::default(),
        })
    }

    /// The same store, waiting this long for other processes.
    pub fn with_lock_timeout(self, lock_timeout: LockTimeout) -> Self {
        Self {
            lock_timeout,
            ..self
        }
    }

    /// Notes something unusual that does not prevent the answer.
    pub fn warn(&self, fault: Fault) {
        let mut warnings = self.warnings.borrow_mut();
        if !warnings.contains(&fault) {
            warnings.push(fault);
        }
    }

    /// What was noted, once.
    pub fn take_warnings(&self) -> Vec<Fault> {
        self.warnings.take()
    }

    fn decks(&self) -> PathBuf {
        self.folder.join("decks")
    }

    /// The path of the deck with this name.
    pub fn deck_path(&self, name: &str) -> PathBuf {
        self.decks().join(format!("{name}.toml"))
    }

    /// Creates the data folder.
    ///
    /// # Errors
    ///
    /// It can't be created.
    pub fn make_folder(&self) -> io::Result<()> {
        make_folder(&self.folder)
    }

    /// What is wrong with the folder of the saved decks.
    fn decks_trouble(&self) -> Option<Fault> {
        let folder = self.decks();
        place::trouble(&folder).or_else(|| match fs::read_dir(&folder) {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                Some(place::denied(&folder))
            }
            _ => None,
        })
    }

    /// The names of the saved decks, sorted; none if there is no folder yet.
    pub fn deck_names(&self) -> Vec<String> {
        let Ok(entries) = fs::read_dir(self.decks()) else {
            if let Some(fault) = self.decks_trouble() {
                self.warn(fault);
            }
            return Vec::new();
        };
        let files = entries.flatten().map(|entry| entry.file_name());
        let names = files.filter_map(|file| Some(file.to_str()?.strip_suffix(".toml")?.to_owned()));
        let mut names: Vec<String> = names.filter(|name| is_name(name)).collect();
        names.sort();
        names
    }

    /// The text of a saved deck; none if there is none.
    ///
    /// # Errors
    ///
    /// It exists but can't be read.
    pub fn read_deck(&self, name: &str) -> io::Result<Option<String>> {
        let path = self.deck_path(name);
        // Only a regular file: reading a pipe would block forever.
        match fs::metadata(&path) {
            Ok(found) if found.is_file() => match read_path(&path) {
                Ok(text) => Ok(Some(text)),
                Err(_) => Err(ErrorKind::InvalidData.into()),
            },
            Ok(_) => Err(ErrorKind::InvalidInput.into()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The name of a saved deck as it is spelled: exactly so, or else only with other capitals. On
    /// some systems those are one file, so they are one deck on all.
    pub fn spelling(&self, name: &str) -> Option<String> {
        let names = self.deck_names();
        let is_same = |other: &&String| other.to_lowercase() == name.to_lowercase();
        let exact = names.iter().find(|known| *known == name);
        exact.or_else(|| names.iter().find(is_same)).cloned()
    }

    /// Keeps other programs off the decks between a look at their names and a change.
    ///
    /// # Errors
    ///
    /// Another program does not end.
    pub fn hold_decks(&self) -> Result<Option<Lock>, Fault> {
        self.hold(&self.decks())
    }

    /// Saves a deck atomically; one with other capitals becomes this one.
    ///
    /// # Errors
    ///
    /// It can't be written; without `over`, also if one with that name exists by now.
    pub fn write_deck(&self, name: &str, text: &str, over: bool) -> Result<(), Fault> {
        let path = self.deck_path(name);
        let other = self.spelling(name).filter(|other| over && other != name);
        let written = make_folder(&self.decks())
            .and_then(|()| other.map_or(Ok(()), |other| fs::rename(self.deck_path(&other), &path)))
            .and_then(|()| write_whole(&path, text, over));
        written.map_err(|error| place::unwritable(&path, &error))
    }

    /// Deletes a deck; false if there was none.
    ///
    /// # Errors
    ///
    /// It can't be deleted.
    pub fn forget_deck(&self, name: &str) -> Result<bool, Fault> {
        let path = self.deck_path(name);
        match fs::remove_file(&path) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(place::unwritable(&path, &error)),
        }
    }
}

impl Store {
    /// The path of a saved deck with this name and its text, which is none if unreadable; nothing if
    /// there is no such deck.
    pub fn find_deck(&self, name: &str) -> Option<(String, Option<String>)> {
        if !is_name(name) {
            return None;
        }
        let is_there = self.deck_path(name).exists();
        let spelled = if is_there { None } else { self.spelling(name) };
        let name = spelled.as_deref().unwrap_or(name);
        let path = self.deck_path(name).display().to_string();
        match self.read_deck(name) {
            Ok(Some(text)) => Some((path, Some(text))),
            // Without the folder nothing is known about decks; it may be a code.
            Err(_) if self.decks_trouble().is_none() => Some((path, None)),
            Ok(None) | Err(_) => None,
        }
    }
}

/// Writes a file atomically. Symbolic links are followed; anything that is neither a file nor a
/// link to one is left alone.
///
/// # Errors
///
/// It can't be written; without `over`, also if it exists by now.
pub fn write_whole(path: &Path, text: &str, over: bool) -> io::Result<()> {
    let path = &fs::canonicalize(path).unwrap_or(path.to_owned());
    if fs::symlink_metadata(path).is_ok_and(|found| !found.is_file()) {
        return Err(ErrorKind::InvalidInput.into());
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

/// Makes a folder and those above it, to survive a power failure.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    make_folder(folder_of(folder))?;
    match fs::create_dir(folder) {
        // Another program was quicker.
        Err(_) if folder.is_dir() => Ok(()),
        made => made.and_then(|()| lock::sync_folder(folder_of(folder))),
    }
}

/// The folder that a file is in.
pub fn folder_of(path: &Path) -> &Path {
    let folder = path.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// How the temporary files are called that become saved files.
const TEMPORARY: (&str, &str) = (".citadels-", ".tmp");
/// A file takes a moment to write; an older temporary one is from a program that was killed.
pub const OLD: Duration = Duration::from_secs(60);

/// A temporary file with normal permissions. What a killed program left in the folder is removed.
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    sweep(folder);
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY.0).suffix(TEMPORARY.1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

fn sweep(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_temporary = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        let name = name.to_str();
        name.is_some_and(|name| name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1))
    };
    for entry in entries.filter(is_temporary) {
        let written = entry.metadata().and_then(|found| found.modified());
        let age = written.map(|written| SystemTime::now().duration_since(written));
        if age.is_ok_and(|age| age.is_ok_and(|age| age > OLD)) {
            // Whoever is first; the other finds nothing.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Letters, digits, spaces, hyphens and underscores: nothing that leads out of the folder, that is
/// an option or standard input, or that Windows keeps for a device.
pub fn is_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    (1..=40).contains(&name.chars().count())
        && name.chars().all(fits)
        && name.trim() == name
        && !name.starts_with('-')
        && !is_device(name)
}

fn is_device(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    // Superscript digits count too.
    let kind = name.strip_suffix(|c: char| c.is_ascii_digit() || "¹²³".contains(c));
    matches!(&*name, "con" | "prn" | "aux" | "nul") || matches!(kind, Some("com" | "lpt"))
}
