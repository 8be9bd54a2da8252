//! The terminal's alternate screen: it has no scrollback, and nothing of it remains when it is
//! closed.

use super::editor::Editor;
use super::{Draw, DrawAt, Key, Left, News, Pressed};
use crate::page::text::Canvas;
use crossterm::cursor::{Hide, MoveTo, MoveUp, RestorePosition, SavePosition, Show};
use crossterm::event::{
    DisableBracketedPaste, EnableBracketedPaste, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, poll, read,
};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, DisableLineWrap, EnableLineWrap,
    EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode, is_raw_mode_enabled, size,
};
use crossterm::{execute, queue};
use inquire::error::InquireResult;
#[cfg(unix)]
use std::io::IsTerminal;
use std::io::{self, Stderr, Write, stderr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a calm screen ignores keys.
const CALM: Duration = Duration::from_millis(600);

/// Whether the alternate screen is open, for code that must close it from outside.
static IS_OPEN: AtomicBool = AtomicBool::new(false);
/// Whether another program is showing the page, which then gets Ctrl-C.
pub(super) static IS_PAGING: AtomicBool = AtomicBool::new(false);

/// The alternate screen, while this value lives.
#[derive(Debug)]
pub struct Screen {
    to: Stderr,
    /// The first line of the page, and the scroll offset.
    title: String,
    top: usize,
    news: Option<News>,
}

/// A terminal event.
enum Happened {
    Pressed(Key),
    Scrolled(isize),
    Resized,
}

impl Screen {
    pub fn open(news: Option<News>) -> io::Result<Self> {
        handle_signals()?;
        enable_raw_mode()?;
        IS_OPEN.store(true, Ordering::SeqCst);
        let mut screen = Self {
            to: stderr(),
            title: String::new(),
            top: 0,
            news,
        };
        execute!(
            screen.to,
            EnterAlternateScreen,
            DisableLineWrap,
            EnableBracketedPaste,
            Hide
        )?;
        Ok(screen)
    }

    /// Shows a page and waits for a key. Its foot, below the last empty line, is at the foot of the
    /// screen; the rest scrolls if it is too long. The arrows walk through the rows, if there are
    /// any.
    pub fn show(&mut self, draw: DrawAt<'_>, rows: usize, calm: bool) -> Result<Pressed, Left> {
        let mut calm = calm;
        let mut at = None;
        loop {
            let (width, height) = size()?;
            let text = draw(width.into(), at);
            let lines: Vec<&str> = text.trim_end().lines().collect();
            let room = usize::from(height.max(1));
            let title = lines.first().copied().unwrap_or_default();
            if self.title != title {
                (self.title, self.top) = (title.to_owned(), 0);
            }
            let last = lines.iter().rev().take_while(|line| !line.is_empty());
            let foot = last.count();
            let stays = foot < lines.len() && foot < room / 2;
            let (body, foot) = lines.split_at(lines.len() - if stays { foot } else { 0 });
            let body = trimmed(body);
            let room = room - foot.len();
            if at.is_some() {
                let plain = draw(width.into(), None);
                let is_cursor = |(line, other): (&&str, &str)| **line != *other;
                let row = body.iter().zip(plain.lines()).position(is_cursor);
                self.keep_in_sight(row.unwrap_or_default(), room);
            }
            self.top = self.top.min(body.len().saturating_sub(room));
            paint(&mut self.to, body, foot, self.top, room)?;
            if std::mem::take(&mut calm) && throw_away()? {
                continue;
            }
            match (self.wait()?, at) {
                (Happened::Pressed(Key::Enter), Some(row)) => return Ok(Pressed::Row(row)),
                (Happened::Pressed(key), _) => return Ok(Pressed::Key(key)),
                (Happened::Scrolled(step @ (-1 | 1)), _) if rows > 0 => {
                    at = Some(walk(at, step, rows));
                }
                (Happened::Scrolled(lines), _) => self.top = self.top.saturating_add_signed(lines),
                (Happened::Resized, _) => {}
            }
        }
    }

    /// Scrolls so far that this line of the page is seen between the arrows at the edges.
    fn keep_in_sight(&mut self, line: usize, room: usize) {
        if line <= self.top {
            self.top = line.saturating_sub(1);
        } else if line + 1 >= self.top + room {
            self.top = line + 2 - room.min(line + 2);
        }
    }

    /// Shows a page until the reader quits; `/` finds a word, and the legend says so.
    pub fn read_through(&mut self, draw: Draw<'_>, legend: &str) -> io::Result<()> {
        let mut top: usize = 0;
        let mut wanted: Option<String> = None;
        loop {
            let (width, height) = size()?;
            let text = draw(width.into());
            let lines: Vec<&str> = text.trim_end().lines().collect();
            let room = usize::from(height.max(2)) - 1;
            top = top.min(lines.len().saturating_sub(room));
            let seen = &lines[top..lines.len().min(top + room)];
            let foot = match &wanted {
                Some(wanted) => format!("/{wanted}"),
                None => format!("{}/{} · {legend}", top + seen.len(), lines.len()),
            };
            paint(&mut self.to, seen, &[&foot], 0, room)?;
            let turned = isize::try_from(room).unwrap_or(isize::MAX);
            let key = match read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => key,
                _ => continue,
            };
            if let Some(word) = &mut wanted {
                match key.code {
                    KeyCode::Char(typed) => word.push(typed),
                    KeyCode::Backspace => drop(word.pop()),
                    KeyCode::Enter => {
                        let word = word.to_lowercase();
                        let is_there = |line: &&str| line.to_lowercase().contains(&word);
                        let below = lines.iter().skip(top + 1).position(is_there);
                        let above = || lines.iter().position(is_there);
                        top = below
                            .map(|place| top + 1 + place)
                            .or_else(above)
                            .unwrap_or(top);
                        wanted = None;
                    }
                    _ => wanted = None,
                }
                continue;
            }
            if key.code == KeyCode::Char('/') {
                wanted = Some(String::new());
                continue;
            }
            let happened = pressed(key).map(|happened| match happened {
                Some(Happened::Pressed(key)) => Some(Happened::Pressed(key.place())),
                happened => happened,
            });
            let lines = match (key.code, happened) {
                (KeyCode::Char(' ') | KeyCode::PageDown, _) => turned,
                (KeyCode::Char('b') | KeyCode::PageUp, _) => -turned,
                (_, Ok(Some(Happened::Scrolled(lines)))) => lines,
                (
                    _,
                    Ok(Some(Happened::Pressed(Key::Enter | Key::Escape | Key::Letter('q'))))
                    | Err(_),
                ) => return Ok(()),
                _ => 0,
            };
            top = top.saturating_add_signed(lines);
        }
    }

    /// What happens next, unless there is news before.
    fn event(&self) -> Result<Event, Left> {
        const SOON: Duration = Duration::from_millis(10);
        let Some(News(is_there)) = &self.news else {
            return Ok(read()?);
        };
        loop {
            if is_there() {
                return Err(Left::News);
            }
            if poll(SOON)? {
                return Ok(read()?);
            }
        }
    }

    fn wait(&self) -> Result<Happened, Left> {
        loop {
            match self.event()? {
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

    /// Lets a line be typed.
    pub fn ask(&mut self, editor: &mut Editor<'_>, color: bool) -> Result<String, Left> {
        let answer = self.asked(editor, color);
        execute!(self.to, Hide)?;
        answer
    }

    /// Lends the part below these lines to a question.
    pub fn lend<T>(
        &mut self,
        above: &[String],
        question: impl FnOnce() -> InquireResult<T>,
    ) -> InquireResult<T> {
        let (_, height) = size()?;
        let lines: Vec<&str> = above.iter().map(String::as_str).collect();
        paint(&mut self.to, &lines, &[], 0, height.into())?;
        let row = u16::try_from(above.len()).unwrap_or(u16::MAX);
        execute!(self.to, MoveTo(0, row))?;
        let answer = question();
        // The question has left the terminal as it is for ordinary output.
        enable_raw_mode()?;
        execute!(self.to, EnableBracketedPaste, Hide)?;
        answer
    }

    fn asked(&mut self, editor: &mut Editor<'_>, color: bool) -> Result<String, Left> {
        loop {
            let (width, height) = size()?;
            let width = width.into();
            let frame = editor.frame(Canvas { width, color }, height.into());
            let lines: Vec<&str> = frame.lines.iter().map(String::as_str).collect();
            paint(&mut self.to, &lines, &[], 0, height.into())?;
            let (column, row) = frame.cursor;
            let place = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
            execute!(self.to, MoveTo(place(column), place(row)), Show)?;
            match self.event()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    if let Some(answer) = editor.press(key) {
                        return answer;
                    }
                }
                Event::Paste(text) => editor.paste(&text),
                _ => {}
            }
        }
    }
}

/// Lends so many rows of the ordinary screen to a question; without an answer, nothing of it
/// remains.
pub fn lend<T>(
    rows: usize,
    question: impl FnOnce() -> InquireResult<Option<T>>,
) -> InquireResult<Option<T>> {
    handle_signals()?;
    let mut to = stderr();
    // Nothing scrolls meanwhile, so the question can be found again.
    write!(to, "{}", "\n".repeat(rows))?;
    let rows = u16::try_from(rows).unwrap_or(u16::MAX);
    execute!(to, MoveUp(rows), SavePosition)?;
    let answer = question();
    if !matches!(answer, Ok(Some(_))) {
        execute!(to, RestorePosition, Clear(ClearType::FromCursorDown))?;
    }
    answer
}

impl Drop for Screen {
    fn drop(&mut self) {
        close();
    }
}

pub(super) fn close() {
    let mut to = stderr();
    if IS_OPEN.swap(false, Ordering::SeqCst) {
        // Clear each line before leaving the screen, for terminals that have only one.
        let room = size().map_or(0, |(_, height)| usize::from(height));
        let _ = paint(&mut to, &[], &[], 0, room);
        let _ = execute!(to, MoveTo(0, 0), EnableLineWrap, LeaveAlternateScreen);
    } else if !is_raw_mode_enabled().unwrap_or(false) {
        return;
    }
    // Also after a question on the ordinary screen.
    let _ = execute!(to, DisableBracketedPaste, Show);
    let _ = disable_raw_mode();
}

/// Lets another program have Ctrl-C for now.
pub fn while_paging<T>(page: impl FnOnce() -> T) -> T {
    IS_PAGING.store(true, Ordering::SeqCst);
    let shown = page();
    IS_PAGING.store(false, Ordering::SeqCst);
    shown
}

/// The next row, or the first or last one to begin with; after the last comes the first.
fn walk(at: Option<usize>, step: isize, rows: usize) -> usize {
    match at {
        None if step > 0 => 0,
        None => rows - 1,
        Some(at) => (at + rows).saturating_add_signed(step) % rows,
    }
}

fn trimmed<'a>(lines: &'a [&'a str]) -> &'a [&'a str] {
    let end = lines.iter().rposition(|line| !line.is_empty());
    &lines[..end.map_or(0, |last| last + 1)]
}

/// Discards keys in the first moment, except Ctrl-C. Returns whether the size has changed.
fn throw_away() -> Result<bool, Left> {
    let until = Instant::now() + CALM;
    let mut resized = false;
    while poll(until.saturating_duration_since(Instant::now()))? {
        match read()? {
            Event::Key(key) => {
                pressed(key)?;
            }
            Event::Resize(..) => resized = true,
            _ => {}
        }
    }
    Ok(resized)
}

fn pressed(key: KeyEvent) -> Result<Option<Happened>, Left> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return if key.code == KeyCode::Char('c') {
            Err(Left::Quit)
        } else {
            Ok(None)
        };
    }
    // Escape followed quickly by a key looks like Alt with that key.
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
        KeyCode::Home => Happened::Scrolled(isize::MIN),
        KeyCode::End => Happened::Scrolled(isize::MAX),
        _ => return Ok(None),
    }))
}

/// Overwrites line by line, so that nothing goes into the scrollback.
fn paint(to: &mut Stderr, body: &[&str], foot: &[&str], top: usize, room: usize) -> io::Result<()> {
    let mut out = Vec::new();
    queue!(out, BeginSynchronizedUpdate)?;
    for row in 0..room + foot.len() {
        let place = MoveTo(0, u16::try_from(row).unwrap_or(u16::MAX));
        queue!(out, place, Clear(ClearType::CurrentLine))?;
        let line = match row.checked_sub(room) {
            Some(below) => foot.get(below).copied(),
            None if row == 0 && top > 0 => Some("↑ PgUp"),
            None if row + 1 == room && body.len() > top + room => Some("↓ PgDn"),
            None => body.get(top + row).copied(),
        };
        write!(out, "{}", line.unwrap_or_default())?;
    }
    queue!(out, EndSynchronizedUpdate)?;
    to.write_all(&out)?;
    to.flush()
}

/// How often we look whether the terminal is still there.
#[cfg(unix)]
const LOOK: Duration = Duration::from_secs(1);

/// Handles termination, hangup and suspension: closes the screen and then the program, whatever it
/// is doing. This runs in threads, since reading keys from a closed terminal never ends: crossterm
/// tries again forever, and the signal goes to the leader of the session only, who may ignore it.
#[cfg(unix)]
pub fn handle_signals() -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    static IS_HANDLING: AtomicBool = AtomicBool::new(false);
    if IS_HANDLING.swap(true, Ordering::SeqCst) {
        return Ok(());
    }
    let mut signals =
        signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
    std::thread::spawn(move || {
        let has_owner = || {
            IS_PAGING.load(Ordering::SeqCst) || super::interrupt::IS_NOTING.load(Ordering::SeqCst)
        };
        let is_ours = |signal| signal != SIGINT || !has_owner();
        if signals.forever().any(is_ours) {
            close();
            std::process::exit(super::INTERRUPTED.into());
        }
    });
    std::thread::spawn(|| {
        while io::stdin().is_terminal() {
            std::thread::sleep(LOOK);
        }
        // Every step is on disk, and there is no screen to close.
        std::process::exit(super::INTERRUPTED.into());
    });
    Ok(())
}

#[cfg(not(unix))]
pub fn handle_signals() -> io::Result<()> {
    Ok(())
}

/// Makes the console understand colors, where that has to be asked for.
pub fn enable_color() {
    #[cfg(windows)]
    let _ = crossterm::ansi_support::supports_ansi();
}
