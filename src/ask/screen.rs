//! The terminal's other screen: it has no scrollback, and when it is left nothing of it stays.

use super::{Draw, Key, Left};
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode, size,
};
use crossterm::{execute, queue};
use std::io::{self, Stderr, Write, stderr};

/// The other screen, for as long as this lives.
#[derive(Debug)]
pub struct Screen {
    to: Stderr,
}

/// What happened at the terminal.
enum Happened {
    Pressed(Key),
    Scrolled(isize),
    Resized,
}

impl Screen {
    pub fn open() -> io::Result<Self> {
        heed_signals()?;
        enable_raw_mode()?;
        let mut screen = Self { to: stderr() };
        execute!(screen.to, EnterAlternateScreen, Hide)?;
        Ok(screen)
    }

    /// Shows a page and waits for a key; what does not fit is scrolled.
    pub fn show(&mut self, draw: Draw<'_>) -> Result<Key, Left> {
        let mut top = 0_usize;
        loop {
            let (width, height) = size().map_err(|_| Left)?;
            let text = draw(width.into());
            let lines: Vec<&str> = text.trim_end().lines().collect();
            let room = usize::from(height.max(1));
            top = top.min(lines.len().saturating_sub(room));
            paint(&mut self.to, &lines, top, room).map_err(|_| Left)?;
            match wait()? {
                Happened::Pressed(key) => return Ok(key),
                Happened::Scrolled(lines) => top = top.saturating_add_signed(lines),
                Happened::Resized => {}
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        close();
    }
}

fn close() {
    // Each line is wiped before the screen is left, for terminals that have only one.
    let room = size().map_or(0, |(_, height)| usize::from(height));
    let mut to = stderr();
    let _ = paint(&mut to, &[], 0, room);
    let _ = execute!(to, MoveTo(0, 0), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

fn wait() -> Result<Happened, Left> {
    loop {
        match read().map_err(|_| Left)? {
            Event::Resize(..) => return Ok(Happened::Resized),
            Event::Key(key) if key.kind == KeyEventKind::Press => {
                if let Some(happened) = pressed(key)? {
                    return Ok(happened);
                }
            }
            _ => {}
        }
    }
}

fn pressed(key: KeyEvent) -> Result<Option<Happened>, Left> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return if key.code == KeyCode::Char('c') { Err(Left) } else { Ok(None) };
    }
    // Escape and a quick key after it look like one key with Alt.
    if key.modifiers.contains(KeyModifiers::ALT) {
        return Ok(Some(Happened::Pressed(Key::Escape)));
    }
    Ok(Some(match key.code {
        KeyCode::Enter => Happened::Pressed(Key::Enter),
        KeyCode::Backspace => Happened::Pressed(Key::Back),
        KeyCode::Esc => Happened::Pressed(Key::Escape),
        KeyCode::Char(typed) => Happened::Pressed(Key::typed(typed)),
        KeyCode::Up => Happened::Scrolled(-1),
        KeyCode::Down => Happened::Scrolled(1),
        KeyCode::PageUp => Happened::Scrolled(-10),
        KeyCode::PageDown => Happened::Scrolled(10),
        _ => return Ok(None),
    }))
}

/// Writes line over line, so that nothing is pushed into a scrollback.
fn paint(to: &mut Stderr, lines: &[&str], top: usize, room: usize) -> io::Result<()> {
    let mut out = Vec::new();
    for row in 0..room {
        queue!(
            out,
            MoveTo(0, u16::try_from(row).unwrap_or(u16::MAX)),
            Clear(ClearType::CurrentLine)
        )?;
        let more = (row == 0 && top > 0) || (row + 1 == room && lines.len() > top + room);
        match lines.get(top + row) {
            Some(_) if more => write!(out, "{}", if row == 0 { "↑" } else { "↓" })?,
            Some(line) => write!(out, "{line}")?,
            None => {}
        }
    }
    to.write_all(&out)?;
    to.flush()
}

/// Being told to stop, hung up on or suspended: the screen is left, and then the program, whatever
/// it is doing. A thread does it, since reading keys from a terminal that is gone never ends.
#[cfg(unix)]
fn heed_signals() -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    let mut signals =
        signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            close();
            std::process::exit(crate::failure::INTERRUPTED.into());
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn heed_signals() -> io::Result<()> {
    Ok(())
}
