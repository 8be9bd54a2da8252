//! A page much longer than the terminal, and how to read it.

use super::Draw;
use super::screen::{Screen, handle_signals, while_paging};
use std::ffi::OsStr;
use std::io::{self, ErrorKind, Write, stdout};
use std::process::{Command, Stdio};

/// Shows a page through this command, through `less` if there is one, or on our own screen with this
/// legend. The whole page stays on the terminal, unless the user's command decides that.
///
/// # Errors
///
/// The page was not shown.
pub fn page(command: Option<&OsStr>, width: usize, draw: Draw<'_>, legend: &str) -> io::Result<()> {
    let through = |command: &OsStr, less: &str| {
        handle_signals()?;
        while_paging(|| through(command, less, &draw(width)))
    };
    if let Some(command) = command {
        // Like other programs: print short pages directly, keep colors, and don't clear the screen
        // afterward.
        return through(command, "FRX");
    }
    if has_less() {
        through(OsStr::new("less"), "R")?;
    } else {
        Screen::open(None)?.read_through(draw, legend)?;
    }
    let mut to = stdout();
    to.write_all(draw(width).as_bytes())?;
    to.flush()
}

fn has_less() -> bool {
    let mut less = Command::new("less");
    let less = less.arg("--version").stdin(Stdio::null());
    let tried = less.stdout(Stdio::null()).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

/// `less`: its settings, unless the user has others.
fn through(command: &OsStr, less: &str, text: &str) -> io::Result<()> {
    let (shell, flag) = if cfg!(windows) {
        ("cmd", "/C")
    } else {
        ("sh", "-c")
    };
    let mut shell = Command::new(shell);
    shell.arg(flag).arg(command).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        shell.env("LESS", less);
    }
    if std::env::var_os("LESSCHARSET").is_none() {
        shell.env("LESSCHARSET", "utf-8");
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
