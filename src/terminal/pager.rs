//! A page longer than the terminaland how to read it.

use super::Draw;
use super::screen::{Screen, handle_signals, while_paging};
use std::ffi::OsStr;
use std::io::{self, ErrorKind, Write, stdout};
use std::process::{Command, Stdio};

/// Shows a page through this command, or on our own screen.
///
/// # Errors
///
/// The page was not shown.
pub fn page(command: Option<&OsStr>, width: usize, draw: Draw<'_>) -> io::Result<()> {
    let Some(command) = command else {
        // What was last visible stays on the terminal.
        let seen = Screen::open()?.read_through(draw)?;
        let mut to = stdout();
        to.write_all(seen.as_bytes())?;
        return to.flush();
    };
    handle_signals()?;
    while_paging(|| through(command, &draw(width)))
}

fn through(command: &OsStr, text: &str) -> io::Result<()> {
    let (shell, flag) = if cfg!(windows) {
        ("cmd", "/C")
    } else {
        ("sh", "-c")
    };
    let mut shell = Command::new(shell);
    shell.arg(flag).arg(command).stdin(Stdio::piped());
    // Like other programs: print short pages directly, keep colors, and don't clear the screen
    // afterward.
    if std::env::var_os("LESS").is_none() {
        shell.env("LESS", "FRX");
    }
    let mut pager = shell.spawn()?;
    if let Some(mut to) = pager.stdin.take() {
        match to.write_all(text.as_bytes()) {
            // The reader may quit before the end.
            Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(error),
            _ => {}
        }
    }
    if pager.wait()?.success() {
        Ok(())
    } else {
        Err(ErrorKind::NotFound.into())
    }
}
