//! One program at a time: what lasts on a terminal (a table, a score sheet, a solo game, a pad) is
//! locked while it is open. The lock is a file of its own beside the saved one: that one is replaced
//! at every step, and on Windows nobody could read it while it is locked.

use super::Store;
use crate::fault;
use crate::fault::{Fault, file};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long a lock is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// Locks a file, trying for a moment. A program that was just started has a copy of every open
/// file until it is loaded, and with it the lock of one that has just been closed.
///
/// # Errors Another program holds it, or it can't be locked.
pub fn lock_soon(file: &File) -> Result<(), TryLockError> {
    let until = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if Instant::now() < until => {
                sleep(Duration::from_millis(20));
            }
            locked => return locked,
        }
    }
}

/// It is open elsewhere.
#[derive(Debug)]
pub struct Busy;

/// A saved file is ours while this lives.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: PathBuf,
    /// The folder, if it was created for this.
    made: Option<PathBuf>,
}

impl Lock {
    /// Locks a saved file, which need not exist. None where there can be no lock: writing reports
    /// what is wrong there.
    ///
    /// # Errors Another program holds it.
    pub fn hold(saved: &Path) -> Result<Option<Self>, Busy> {
        let mut path = fs::canonicalize(saved)
            .unwrap_or(saved.to_owned())
            .into_os_string();
        path.push(".lock");
        let path = PathBuf::from(path);
        loop {
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            let is_ours = fs::symlink_metadata(&path).map_or(true, |found| found.is_file());
            let Ok(file) = options.open(&path) else {
                return Ok(None);
            };
            match lock_soon(&file) {
                Err(TryLockError::WouldBlock) => return Err(Busy),
                Err(TryLockError::Error(_)) => return Ok(None),
                // Whoever held it has removed it.
                Ok(()) if is_ours && !is_at(&file, &path) => {}
                Ok(()) => {
                    return Ok(Some(Self {
                        file,
                        path,
                        made: None,
                    }));
                }
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Elsewhere the check in `hold` is not possible, and the file stays.
        if cfg!(unix) {
            let _ = fs::remove_file(&self.path);
        }
        // Closing also unlocks it, but not while a program just started has a copy.
        let _ = self.file.unlock();
        if let Some(folder) = &self.made {
            // Only if it is empty: looking leaves nothing behind.
            let _ = fs::remove_dir(folder);
        }
    }
}

/// Does the path still lead to this file?
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |held: fs::Metadata, found: fs::Metadata| {
        (held.dev(), held.ino()) == (found.dev(), found.ino())
    };
    (file.metadata()).is_ok_and(|held| fs::metadata(path).is_ok_and(|found| same(held, found)))
}

#[cfg(not(unix))]
const fn is_at(_: &File, _: &Path) -> bool {
    true
}

/// The fault for a saved file that is open elsewhere.
pub fn busy(saved: &Path) -> Fault {
    let shown = file(saved.display().to_string());
    fault!(Busy, "error-saved-busy", file = shown)
}

impl Store {
    /// Locks one of the files in the data folder, which is created if needed.
    ///
    /// # Errors It is open elsewhere.
    pub(super) fn hold(&self, saved: &Path) -> Result<Option<Lock>, Fault> {
        let is_new = !self.folder.exists();
        // If it can't be made, writing reports why.
        let _ = self.make_folder();
        let mut lock = Lock::hold(saved).map_err(|Busy| busy(saved))?;
        if let Some(lock) = lock.as_mut().filter(|_| is_new) {
            lock.made = Some(self.folder.clone());
        }
        Ok(lock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_file_is_held_once_and_nothing_is_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let saved = folder.path().join("game.json");
        let held = Lock::hold(&saved).unwrap().expect("nobody else has it");
        assert!(matches!(Lock::hold(&saved), Err(Busy)));
        drop(held);
        if cfg!(unix) {
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        }
        // What a killed program left is nobody's.
        fs::write(folder.path().join("game.json.lock"), "").unwrap();
        assert!(Lock::hold(&saved).unwrap().is_some());
    }

    #[test]
    fn a_lock_that_is_given_up_in_a_moment_is_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let saved = folder.path().join("game.json");
        let held = Lock::hold(&saved).unwrap();
        let soon = std::thread::spawn(move || {
            sleep(PATIENCE / 4);
            drop(held);
        });
        assert!(Lock::hold(&saved).unwrap().is_some());
        soon.join().unwrap();
    }

    #[test]
    fn where_no_lock_can_be_made_nothing_is_locked() {
        let folder = tempfile::tempdir().unwrap();
        let nowhere = folder.path().join("missing").join("game.json");
        assert!(Lock::hold(&nowhere).unwrap().is_none());
        fs::create_dir(folder.path().join("game.json.lock")).unwrap();
        assert!(
            Lock::hold(&folder.path().join("game.json"))
                .unwrap()
                .is_none()
        );
    }

    #[test]
    fn a_folder_made_for_a_lock_goes_with_it_if_nothing_was_saved() {
        let parent = tempfile::tempdir().unwrap();
        let home = parent.path().join("home");
        let store = Store::new(Some(&home), None).unwrap();
        drop(store.hold(&store.tonight_path()).unwrap());
        assert_eq!(home.exists(), cfg!(not(unix)));
        let held = store.hold(&store.tonight_path()).unwrap();
        fs::write(store.tonight_path(), "").unwrap();
        drop(held);
        assert!(store.tonight_path().exists());
    }
}
