//! Locks between processes, and whether a path still leads to the file that was opened.

use same_file::Handle;
use std::fmt;
use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::rc::Rc;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Told which file is waited for.
pub type Told = Rc<dyn Fn(&Path)>;

/// How long to wait for another process, and whom to tell after a second.
#[derive(Clone)]
pub struct Patience {
    pub most: Duration,
    pub told: Option<Told>,
}

impl Default for Patience {
    fn default() -> Self {
        let most = Duration::from_secs(5);
        Self { most, told: None }
    }
}

impl fmt::Debug for Patience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Patience({:?})", self.most)
    }
}

/// Why a file is not locked.
#[derive(Debug)]
pub(super) enum Unlocked {
    /// Another process has it.
    Busy,
    Io(io::Error),
}

/// Locks a file for writing, waiting for others. A process that another thread just started may
/// hold a lock of ours for a moment, so even a short patience tries more than once.
pub(super) fn lock(file: &File, path: &Path, patience: &Patience) -> Result<(), Unlocked> {
    const AGAIN: Duration = Duration::from_millis(10);
    const SOON: Duration = Duration::from_secs(1);
    let start = Instant::now();
    let mut told = patience.told.as_ref();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::Error(error)) => return Err(Unlocked::Io(error)),
            Err(TryLockError::WouldBlock) => {}
        }
        let waited = start.elapsed();
        if waited >= patience.most {
            return Err(Unlocked::Busy);
        }
        if waited >= SOON
            && let Some(told) = told.take()
        {
            told(path);
        }
        sleep(AGAIN);
    }
}

/// Does the path lead to this open file? Editors and sync clients put another one in its place.
pub(super) fn leads_to(path: &Path, file: &File) -> io::Result<bool> {
    match Handle::from_path(path) {
        Ok(there) => Ok(there == Handle::from_file(file.try_clone()?)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Makes new and renamed files of a folder survive a power failure.
///
/// # Errors The disk fails. A folder that can't be opened or synced is left to the system.
#[cfg(unix)]
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
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
