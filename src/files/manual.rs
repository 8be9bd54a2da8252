//! Manual pages as files, where `man` looks for them.

use std::path::{Path, PathBuf};
use std::{fs, io};

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
