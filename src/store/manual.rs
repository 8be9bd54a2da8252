//! Manual pages as files, where `man` looks for them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Writes each text to its path below the folder, over what was there.
///
/// # Errors
///
/// A file or its folder can't be written.
pub fn write(folder: &Path, pages: &[(PathBuf, String)]) -> io::Result<()> {
    for (path, text) in pages {
        let path = folder.join(path);
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)?;
        }
        fs::write(path, text)?;
    }
    Ok(())
}
