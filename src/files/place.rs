//! What is at a path, and what is wrong with the folders that lead there.

use crate::fault;
use crate::fault::{Fault, FaultId, file, why};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Is anything there? What exists but cannot be reached is not "nothing": a link to a disk that is
/// not connected, a folder that may not be read.
///
/// # Errors
///
/// It can't be reached.
pub fn is_there(path: &Path) -> Result<bool, Fault> {
    let Err(error) = fs::metadata(path) else {
        return Ok(true);
    };
    if let Some(fault) = path.parent().and_then(trouble) {
        return Err(fault);
    }
    match error.kind() {
        ErrorKind::NotFound if !path.is_symlink() => Ok(false),
        ErrorKind::PermissionDenied => Err(denied(path.parent().unwrap_or(path))),
        _ => Err(unreachable(path)),
    }
}

/// What is wrong with a folder; nothing if it is fine or not there yet.
pub(super) fn trouble(folder: &Path) -> Option<Fault> {
    let mut way: Vec<&Path> = folder.ancestors().collect();
    way.retain(|at| !at.as_os_str().is_empty());
    for at in way.into_iter().rev() {
        match fs::metadata(at) {
            Ok(found) if found.is_dir() => {}
            Ok(_) => {
                let shown = file(at.display().to_string());
                return Some(fault!(Unreadable, "error-folder-file", file = shown));
            }
            Err(error) if error.kind() == ErrorKind::NotFound && !at.is_symlink() => return None,
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                return Some(denied(at.parent().unwrap_or(at)));
            }
            Err(_) => return Some(unreachable(at)),
        }
    }
    None
}

/// Why nothing can be written there: the folder, or else what the system says.
pub fn unwritable(path: &Path, error: &io::Error) -> Fault {
    if let Some(fault) = path.parent().and_then(trouble) {
        let id = FaultId::Unwritable;
        return Fault { id, ..fault };
    }
    let (file, why) = (file(path.display().to_string()), why(error));
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            fault!(Unwritable, "error-write-full", file, why)
        }
        _ => fault!(Unwritable, "error-write", file, why),
    }
}

pub(super) fn denied(folder: &Path) -> Fault {
    let shown = file(folder.display().to_string());
    fault!(Unreadable, "error-folder-denied", file = shown)
}

fn unreachable(path: &Path) -> Fault {
    let shown = file(path.display().to_string());
    fault!(Unreadable, "error-unreachable", file = shown)
}
