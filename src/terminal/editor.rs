//! A typed line: a text field with the usual keys and Tab completion, and the page above it.

use super::{Left, Line};
use crate::page::text::Canvas;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use crossterm::style::{Attribute, Stylize};
use std::ops::Range;
use tui_input::{Input, InputRequest};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What the screen shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub lines: Vec<String>,
    /// Column and row.
    pub cursor: (usize, usize),
}

/// The prefix of the text field.
const MARK: &str = "> ";

/// Longer texts are partially shown.
const MOST_LINES: usize = 5;

pub struct Editor<'a> {
    line: &'a Line<'a>,
    pub input: Input,
    /// The completions that Tab cycles through, and the current one.
    cycle: Option<(Vec<String>, usize)>,
    /// How far the page above is scrolled back.
    back: usize,
}

impl<'a> Editor<'a> {
    pub fn new(line: &'a Line<'a>) -> Self {
        Self {
            line,
            input: Input::from(line.begin),
            cycle: None,
            back: if line.from_top { usize::MAX } else { 0 },
        }
    }

    fn complete(&mut self, forward: bool) {
        let (candidates, at) = match self.cycle.take() {
            Some((candidates, at)) => {
                let step = if forward { 1 } else { candidates.len() - 1 };
                let at = (at + step) % candidates.len();
                (candidates, at)
            }
            None => ((self.line.complete)(self.input.value()), 0),
        };
        if let Some(chosen) = candidates.get(at) {
            self.input = Input::from(chosen.as_str());
            self.cycle = Some((candidates, at));
        }
    }

    /// A preview of Tab: the new part of each candidate, the next first.
    fn hint(&self, width: usize) -> Option<String> {
        let typed = self.input.value();
        let candidates = match &self.cycle {
            Some((candidates, at)) => {
                let mut candidates = candidates.clone();
                candidates.rotate_left(*at);
                candidates
            }
            None if typed.is_empty() => return None,
            None => (self.line.complete)(typed),
        };
        if candidates.len() < 2 && candidates.first().is_none_or(|only| only == typed) {
            return None;
        }
        // In a list, only its last part is new.
        let begins = |part: &str| candidates.iter().all(|line| line.starts_with(part));
        let commas = typed.match_indices(',').map(|(at, _)| at + 1);
        let common = commas.filter(|at| begins(&typed[..*at])).max().unwrap_or(0);
        let mut hint = "⇥".to_owned();
        for (index, line) in candidates.iter().enumerate() {
            let between = if index == 0 { " " } else { " · " };
            let part = line[common..].trim();
            if hint.width() + between.width() + part.width() + 2 > width && index > 0 {
                hint.push_str(" …");
                break;
            }
            hint = hint + between + part;
        }
        Some(hint)
    }

    pub fn frame(&mut self, canvas: Canvas, height: usize) -> Frame {
        let page = (self.line.above)(canvas.width, self.input.value());
        let question = wrapped(canvas, self.line.question);
        let help = wrapped(canvas, self.line.help);
        let most = MOST_LINES.min(height / 3);
        let (mut typed, (column, row)) = typed(&self.input, canvas.width, most);
        let styled = |line: String, style| {
            if canvas.color {
                line.attribute(style).to_string()
            } else {
                line
            }
        };
        if self.input.value().is_empty() && !self.line.suggests.is_empty() {
            let room = canvas.width.saturating_sub(MARK.width() + 1);
            let cut: String = self.line.suggests.chars().take(room).collect();
            typed = vec![format!("{MARK}{}", styled(cut, Attribute::Dim))];
        }
        let gap = usize::from(!page.trim_end().is_empty());
        // A line is reserved for the Tab preview, so the page does not move.
        let below = gap + question.len() + typed.len() + help.len() + 1;
        let mut lines = shorten(&page, height.saturating_sub(below), &mut self.back);
        if !lines.is_empty() {
            lines.push(String::new());
        }
        let bold = |line| styled(line, Attribute::Bold);
        lines.extend(question.into_iter().map(bold));
        let cursor = (column, lines.len() + row);
        lines.extend(typed);
        let hint = self.hint(canvas.width);
        lines.extend(hint.map(|hint| styled(hint, Attribute::Dim)));
        lines.extend(help);
        Frame { lines, cursor }
    }

    /// The line, if this key ends it.
    pub fn press(&mut self, key: KeyEvent) -> Option<Result<String, Left>> {
        match (key.code, key.modifiers) {
            (KeyCode::Char('c'), KeyModifiers::CONTROL) => return Some(Err(Left::Quit)),
            (KeyCode::Char('d'), KeyModifiers::CONTROL) if self.input.value().is_empty() => {
                return Some(Err(Left::Back));
            }
            (KeyCode::Esc, _) => return Some(Err(Left::Back)),
            // A line feed is Ctrl-J in raw mode.
            (KeyCode::Enter, _) | (KeyCode::Char('j'), KeyModifiers::CONTROL) => {
                return Some(Ok(self.input.value().to_owned()));
            }
            (KeyCode::Char('/'), _) if self.input.value().is_empty() && !self.line.is_path => {
                return Some(Err(Left::LookUp));
            }
            (KeyCode::Tab, _) => self.complete(true),
            (KeyCode::BackTab, _) => self.complete(false),
            (KeyCode::Up, _) => self.back = self.back.saturating_add(1),
            (KeyCode::Down, _) => self.back = self.back.saturating_sub(1),
            (KeyCode::PageUp, _) => self.back = self.back.saturating_add(10),
            (KeyCode::PageDown, _) => self.back = self.back.saturating_sub(10),
            _ => {
                if edit(&mut self.input, key) {
                    self.cycle = None;
                    let is_typed = matches!(key.code, KeyCode::Char(_));
                    if is_typed && self.is_whole_number() {
                        return Some(Ok(self.input.value().to_owned()));
                    }
                    if self.line.from_top {
                        self.back = usize::MAX;
                    }
                }
            }
        }
        None
    }

    /// No digit could follow.
    fn is_whole_number(&self) -> bool {
        let number = self.input.value().parse::<usize>();
        number.is_ok_and(|number| {
            (1..=self.line.up_to).contains(&number) && number * 10 > self.line.up_to
        })
    }

    /// Pasted text is typed, but its line breaks do not submit.
    pub fn paste(&mut self, text: &str) {
        paste(&mut self.input, text);
        self.cycle = None;
    }
}

pub fn wrapped(canvas: Canvas, text: &str) -> Vec<String> {
    if text.is_empty() {
        return Vec::new();
    }
    canvas.wrap(text, 0).lines().map(str::to_owned).collect()
}

/// The most lines of a title that stay while the rest scrolls.
const MOST_TITLE: usize = 4;

/// As much of a page as fits: its title and its end, which is the newest part; `back` lines further
/// up if scrolled, at most to its beginning.
pub fn shorten(page: &str, room: usize, back: &mut usize) -> Vec<String> {
    let lines: Vec<&str> = page.trim_end().lines().collect();
    if lines.len() <= room {
        *back = 0;
        return lines.into_iter().map(str::to_owned).collect();
    }
    let title = lines.iter().take_while(|line| !line.is_empty()).count();
    // A title that would leave little room is cut to its first line.
    let is_long = title > MOST_TITLE.min(room / 3);
    let title = if is_long { 1 } else { title };
    let Some(tail) = room.checked_sub(title + 1) else {
        return lines[..room].iter().map(|&line| line.to_owned()).collect();
    };
    *back = (*back).min(lines.len() - title - tail);
    let end = lines.len() - *back;
    let begin = end - tail;
    let shown = if begin > title {
        [&lines[..title], &["↑"], &lines[begin..end]].concat()
    } else {
        [&lines[..end], &["↓ PgDn"]].concat()
    };
    shown.into_iter().map(str::to_owned).collect()
}

/// Edits the text, with the keys of a shell; returns whether it changed.
pub fn edit(input: &mut Input, key: KeyEvent) -> bool {
    use InputRequest as Do;
    const NONE: KeyModifiers = KeyModifiers::NONE;
    const SHIFT: KeyModifiers = KeyModifiers::SHIFT;
    const CONTROL: KeyModifiers = KeyModifiers::CONTROL;
    const ALT: KeyModifiers = KeyModifiers::ALT;
    // A key for the third level of a keyboard.
    const ALT_GR: KeyModifiers = KeyModifiers::CONTROL.union(KeyModifiers::ALT);
    let request = match (key.code, key.modifiers) {
        (KeyCode::Char(typed), NONE | SHIFT | ALT_GR) => Do::InsertChar(typed),
        (KeyCode::Char('a'), CONTROL) | (KeyCode::Home, _) => Do::GoToStart,
        (KeyCode::Char('e'), CONTROL) | (KeyCode::End, _) => Do::GoToEnd,
        (KeyCode::Char('u'), CONTROL) => Do::DeleteFromStart,
        (KeyCode::Char('k'), CONTROL) => Do::DeleteTillEnd,
        (KeyCode::Char('y'), CONTROL) => Do::Yank,
        (KeyCode::Char('w'), CONTROL) | (KeyCode::Backspace, CONTROL | ALT) => Do::DeletePrevWord,
        (KeyCode::Char('d'), ALT) | (KeyCode::Delete, CONTROL | ALT) => Do::DeleteNextWord,
        (KeyCode::Char('h'), CONTROL) | (KeyCode::Backspace, _) => Do::DeletePrevChar,
        (KeyCode::Char('d'), CONTROL) | (KeyCode::Delete, _) => Do::DeleteNextChar,
        (KeyCode::Char('b'), ALT) | (KeyCode::Left, CONTROL | ALT) => Do::GoToPrevWord,
        (KeyCode::Char('f'), ALT) | (KeyCode::Right, CONTROL | ALT) => Do::GoToNextWord,
        (KeyCode::Char('b'), CONTROL) | (KeyCode::Left, _) => Do::GoToPrevChar,
        (KeyCode::Char('f'), CONTROL) | (KeyCode::Right, _) => Do::GoToNextChar,
        _ => return false,
    };
    input.handle(request).is_some_and(|changed| changed.value)
}

/// Types a pasted text; its lines are joined with commas, as in all our lists.
pub fn paste(input: &mut Input, text: &str) {
    let lines = text.split(['\r', '\n']).map(str::trim);
    let mut whole = String::new();
    for line in lines.filter(|line| !line.is_empty()) {
        if !whole.is_empty() {
            let is_split = whole.ends_with([',', ';', ':']);
            whole.push_str(if is_split { " " } else { ", " });
        }
        whole.push_str(line);
    }
    for typed in whole.chars().filter(|typed| !typed.is_control()) {
        input.handle(InputRequest::InsertChar(typed));
    }
}

/// The text wrapped to that width, and the cursor's position in it; for a very long text, the lines
/// around the cursor.
pub fn typed(input: &Input, width: usize, most: usize) -> (Vec<String>, (usize, usize)) {
    let text = input.value();
    let room = width.saturating_sub(MARK.width() + 1).max(1);
    let rows = rows(text, room);
    let at = text.char_indices().nth(input.cursor());
    let at = at.map_or(text.len(), |(at, _)| at);
    let row = rows.iter().rposition(|row| row.start <= at).unwrap_or(0);
    let column = text[rows[row].start..at].width().min(room);
    let first = row.saturating_sub(most.max(1) - 1);
    let shown = rows.iter().enumerate().skip(first).take(most.max(1));
    let shown = shown.map(|(index, row)| {
        let before = if index == 0 { MARK } else { "  " };
        format!("{before}{}", text[row.clone()].trim_end())
    });
    (shown.collect(), (MARK.width() + column, row - first))
}

/// The line ranges of a text: they break after a space, or where a word is too long.
fn rows(text: &str, room: usize) -> Vec<Range<usize>> {
    let mut rows = Vec::new();
    let (mut start, mut columns, mut word) = (0, 0, 0);
    for (at, typed) in text.char_indices() {
        let width = typed.width().unwrap_or(0);
        // Trailing spaces may overflow.
        if columns + width > room && typed != ' ' && at > start {
            let end = if word > start { word } else { at };
            rows.push(start..end);
            start = end;
            columns = text[start..at].width();
        }
        columns += width;
        if typed == ' ' {
            word = at + 1;
        }
    }
    rows.push(start..text.len());
    rows
}
