//! One program at a time. What is appended to (the play log, a pad) is locked itself while a record
//! is written. What lasts on a terminal (a table, a score sheet, a solo game) is locked while it is
//! open, by a file of its own beside the saved one: that one is replaced at every step, and on
//! Windows nobody could read it while it is locked.

use crate::fault;
use crate::fault::{Fault, file};
use crate::files::Store;
use same_file::Handle;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{fmt, io};

/// Told which file is waited for.
pub type OnWait = Rc<dyn Fn(&Path)>;

/// How long to wait for another process, and what to do with the file's path after a second.
#[derive(Clone)]
pub struct LockTimeout {
    pub most: Duration,
    pub on_wait: Option<OnWait>,
}

impl LockTimeout {
    /// For what is open as long as somebody sits at it: waiting would not help.
    pub const SHORT: Self = Self::seconds(1);

    const fn seconds(seconds: u64) -> Self {
        Self {
            most: Duration::from_secs(seconds),
            on_wait: None,
        }
    }
}

impl Default for LockTimeout {
    fn default() -> Self {
        Self::seconds(5)
    }
}

impl fmt::Debug for LockTimeout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LockTimeout({:?})", self.most)
    }
}

/// Locks a file for writing, waiting for others. A process that another thread just started may
/// hold a lock of ours for a moment, so even a short timeout tries more than once.
pub fn lock(file: &File, path: &Path, timeout: &LockTimeout) -> Result<(), TryLockError> {
    const AGAIN: Duration = Duration::from_millis(10);
    const SOON: Duration = Duration::from_secs(1);
    let start = Instant::now();
    let mut on_wait = timeout.on_wait.as_ref();
    loop {
        let locked = file.try_lock();
        let waited = start.elapsed();
        let is_held = matches!(locked, Err(TryLockError::WouldBlock));
        if !is_held || waited >= timeout.most {
            return locked;
        }
        if waited >= SOON
            && let Some(on_wait) = on_wait.take()
        {
            on_wait(path);
        }
        sleep(AGAIN);
    }
}

/// Does the path lead to this open file? Editors and sync clients put another one in its place.
pub fn leads_to(path: &Path, file: &File) -> io::Result<bool> {
    match Handle::from_path(path) {
        Ok(there) => Ok(there == Handle::from_file(file.try_clone()?)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Makes new and renamed files of a folder survive a power failure.
///
/// # Errors
///
/// The disk fails. A folder that can't be opened or synced is left to the system.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    use io::ErrorKind::{InvalidInput, PermissionDenied, Unsupported};
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error) if matches!(error.kind(), InvalidInput | PermissionDenied | Unsupported) => {
            Ok(())
        }
        synced => synced,
    }
}

#[cfg(not(unix))]
pub(super) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

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
    /// # Errors
    ///
    /// Another program holds it.
    pub fn hold(saved: &Path) -> Result<Option<Self>, Fault> {
        let mut path = fs::canonicalize(saved).unwrap_or(saved.to_owned());
        path.as_mut_os_string().push(".lock");
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        loop {
            let is_ours = fs::symlink_metadata(&path).map_or(true, |found| found.is_file());
            let Ok(file) = options.open(&path) else {
                return Ok(None);
            };
            match lock(&file, &path, &LockTimeout::SHORT) {
                Err(TryLockError::WouldBlock) => return Err(busy(saved)),
                Err(TryLockError::Error(_)) => return Ok(None),
                // Whoever held it has removed it.
                Ok(()) if is_ours && !leads_to(&path, &file).unwrap_or(true) => {}
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

/// The fault for a saved file that is open elsewhere.
pub fn busy(saved: &Path) -> Fault {
    let shown = file(saved.display().to_string());
    fault!(Busy, "error-saved-busy", file = shown)
}

impl Store {
    /// Locks one of the files in the data folder, which is created if needed.
    ///
    /// # Errors
    ///
    /// It is open elsewhere.
    pub fn hold(&self, saved: &Path) -> Result<Option<Lock>, Fault> {
        let is_new = !self.folder.exists();
        // If it can't be made, writing reports why.
        let _ = self.make_folder();
        let mut lock = Lock::hold(saved)?;
        if let Some(lock) = lock.as_mut().filter(|_| is_new) {
            lock.made = Some(self.folder.clone());
        }
        Ok(lock)
    }
}
