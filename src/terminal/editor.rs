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
    input: Input,
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
            back: 0,
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
        let (typed, (column, row)) = typed(&self.input, canvas.width, most);
        let gap = usize::from(!page.trim_end().is_empty());
        // A line is reserved for the Tab preview, so the page does not move.
        let below = gap + question.len() + typed.len() + help.len() + 1;
        let mut lines = shorten(&page, height.saturating_sub(below), &mut self.back);
        if !lines.is_empty() {
            lines.push(String::new());
        }
        let styled = |line: String, style| {
            if canvas.color {
                line.attribute(style).to_string()
            } else {
                line
            }
        };
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
            (KeyCode::Tab, _) => self.complete(true),
            (KeyCode::BackTab, _) => self.complete(false),
            (KeyCode::Up, _) => self.back += 1,
            (KeyCode::Down, _) => self.back = self.back.saturating_sub(1),
            (KeyCode::PageUp, _) => self.back += 10,
            (KeyCode::PageDown, _) => self.back = self.back.saturating_sub(10),
            _ => {
                if edit(&mut self.input, key) {
                    self.cycle = None;
                }
            }
        }
        None
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
/// up if scrolled.
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
    let more = if end - tail > title { "↑" } else { "↓" };
    let shown = lines[..title].iter().copied().chain([more]);
    let shown = shown.chain(lines[end - tail..end].iter().copied());
    shown.map(str::to_owned).collect()
}

/// Edits the text, with the keys of a shell; returns whether it changed.
fn edit(input: &mut Input, key: KeyEvent) -> bool {
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
fn paste(input: &mut Input, text: &str) {
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
fn typed(input: &Input, width: usize, most: usize) -> (Vec<String>, (usize, usize)) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode) -> KeyEvent {
        KeyEvent::new(code, KeyModifiers::NONE)
    }

    fn control(letter: char) -> KeyEvent {
        KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
    }

    const PLAIN: Canvas = Canvas {
        width: 40,
        color: false,
    };

    const NAMES: [&str; 4] = ["Ann", "Anton", "Dmytro", "Zoé"];

    /// Completes the last of several comma-separated names.
    fn complete(line: &str) -> Vec<String> {
        let (before, last) = line
            .rsplit_once(", ")
            .map_or(("", line), |(all, last)| (&line[..all.len() + 2], last));
        let fitting = NAMES.iter().filter(|name| name.starts_with(last));
        fitting.map(|name| format!("{before}{name}")).collect()
    }

    fn asked(begin: &str) -> Line<'_> {
        Line {
            above: &|_, typed| format!("Table\n\n{} typed\n", typed.len()),
            question: "Who plays tonight, and in which order do you sit?",
            help: "Enter: that is all",
            begin,
            complete: &complete,
        }
    }

    fn types(editor: &mut Editor<'_>, text: &str) {
        for letter in text.chars() {
            assert!(editor.press(key(KeyCode::Char(letter))).is_none());
        }
    }

    #[test]
    fn a_line_is_typed_below_a_page_that_follows_it() {
        let line = asked("An");
        let mut editor = Editor::new(&line);
        types(&mut editor, "ton");
        assert_eq!(
            editor.frame(PLAIN, 24).lines.join("\n"),
            "Table\n\n5 typed\n\nWho plays tonight, and in which order do\nyou sit?\n> Anton\n\
             Enter: that is all"
        );
        assert_eq!(editor.frame(PLAIN, 24).cursor, (7, 6));
        assert_eq!(
            editor.press(key(KeyCode::Enter)),
            Some(Ok("Anton".to_owned()))
        );
    }

    #[test]
    fn tab_completes_and_goes_through_the_candidates() {
        let line = asked("");
        let mut editor = Editor::new(&line);
        let hint = |editor: &mut Editor<'_>| {
            let lines = editor.frame(PLAIN, 24).lines;
            lines.iter().find(|line| line.starts_with('⇥')).cloned()
        };
        assert_eq!(hint(&mut editor), None, "nobody has typed yet");
        types(&mut editor, "Zoé, An");
        assert_eq!(hint(&mut editor).unwrap(), "⇥ Ann · Anton");
        let mut after = |code| {
            assert!(editor.press(key(code)).is_none());
            editor.input.value().to_owned()
        };
        assert_eq!(after(KeyCode::Tab), "Zoé, Ann");
        assert_eq!(after(KeyCode::Tab), "Zoé, Anton");
        assert_eq!(after(KeyCode::Tab), "Zoé, Ann");
        assert_eq!(after(KeyCode::BackTab), "Zoé, Anton");
        assert_eq!(hint(&mut editor).unwrap(), "⇥ Anton · Ann");
        types(&mut editor, ", D");
        assert!(editor.press(key(KeyCode::Tab)).is_none());
        assert_eq!(editor.input.value(), "Zoé, Anton, Dmytro");
        assert_eq!(hint(&mut editor), None, "there is nothing else");
        types(&mut editor, "x");
        assert!(editor.press(key(KeyCode::Tab)).is_none());
        assert_eq!(editor.input.value(), "Zoé, Anton, Dmytrox");
    }

    #[test]
    fn escape_goes_back_and_control_c_leaves() {
        let line = asked("Ann");
        let mut editor = Editor::new(&line);
        assert_eq!(editor.press(control('c')), Some(Err(Left::Quit)));
        assert_eq!(editor.press(control('d')), None, "the line is not empty");
        assert_eq!(editor.press(key(KeyCode::Esc)), Some(Err(Left::Back)));
        assert_eq!(editor.press(control('u')), None);
        assert_eq!(editor.press(control('d')), Some(Err(Left::Back)));
    }

    #[test]
    fn question_and_typed_text_are_visible_whatever_the_page_and_screen_size() {
        let tall: Vec<String> = (0..50).map(|line| line.to_string()).collect();
        let tall = tall.join("\n");
        let above = |_: usize, _: &str| tall.clone();
        let text = "castle, tavern, keep, market, temple, docks, harbor";
        let line = Line {
            above: &above,
            begin: text,
            ..asked("")
        };
        for (width, height) in [(80, 24), (60, 20), (40, 24), (40, 12)] {
            let mut editor = Editor::new(&line);
            let canvas = Canvas { width, ..PLAIN };
            let Frame { lines, cursor } = editor.frame(canvas, height);
            assert!(lines.len() <= height && cursor.1 < lines.len(), "{lines:?}");
            assert!(lines.iter().all(|line| line.width() <= width), "{lines:?}");
            assert_eq!(&lines[..2], ["0", "↑"]);
            let all = lines.join(" ");
            let all = all.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(all.contains(line.question) && all.contains(text), "{all}");
            assert!(all.contains(" 49 Who"), "{all}");
            // The page scrolls while typing.
            editor.press(key(KeyCode::PageUp));
            let lines = editor.frame(canvas, height).lines;
            assert!(!lines.contains(&"49".to_owned()) && lines.contains(&"39".to_owned()));
        }
    }

    #[test]
    fn the_keys_of_a_shell_work_in_every_field() {
        let alt = |code| KeyEvent::new(code, KeyModifiers::ALT);
        let (left, right) = (KeyCode::Left, KeyCode::Right);
        let after = |keys: &[KeyEvent]| {
            let mut input = Input::from("castle, old tavern");
            for key in keys {
                edit(&mut input, *key);
            }
            let at = input.value().char_indices().nth(input.cursor());
            let at = at.map_or(input.value().len(), |(at, _)| at);
            let (before, behind) = input.value().split_at(at);
            format!("{before}|{behind}")
        };
        for (keys, becomes) in [
            (&[control('u')][..], "|"),
            (&[control('a')], "|castle, old tavern"),
            (&[key(KeyCode::Home)], "|castle, old tavern"),
            (&[control('a'), control('e')], "castle, old tavern|"),
            (&[control('a'), key(KeyCode::End)], "castle, old tavern|"),
            (&[control('w')], "castle, old |"),
            (&[control('w'), control('w')], "castle, |"),
            (&[control('a'), control('k')], "|"),
            (&[alt(left), control('k')], "castle, old |"),
            (&[alt(left), control('u')], "|tavern"),
            (&[control('a'), alt(right)], "castle, |old tavern"),
            (&[key(left), key(left)], "castle, old tave|rn"),
            (&[key(left), key(KeyCode::Delete)], "castle, old taver|"),
            (&[key(KeyCode::Backspace)], "castle, old taver|"),
            (&[control('h')], "castle, old taver|"),
            (
                &[key(KeyCode::F(5)), alt(KeyCode::Char('x'))],
                "castle, old tavern|",
            ),
            (&[control('x'), control('z')], "castle, old tavern|"),
        ] {
            assert_eq!(after(keys), becomes, "{keys:?}");
        }
    }

    #[test]
    fn an_accent_that_is_a_character_of_its_own_goes_with_its_letter() {
        let mut input = Input::from("Chate\u{301}");
        edit(&mut input, key(KeyCode::Backspace));
        assert_eq!(input.value(), "Chat");
    }

    #[test]
    fn a_pasted_text_becomes_one_line_without_an_enter() {
        let mut input = Input::from("a ");
        paste(&mut input, "castle,\r\n  tavern\t\u{1b}\n");
        assert_eq!(input.value(), "a castle, tavern");
        // Some terminals paste line breaks as Enter.
        paste(&mut input, "\rkeep\rmanor");
        assert_eq!(input.value(), "a castle, tavernkeep, manor");
    }

    #[test]
    fn a_long_line_wraps_at_words_and_the_cursor_follows() {
        let at = |text: &str, back: usize| {
            let mut input = Input::from(text);
            for _ in 0..back {
                edit(&mut input, key(KeyCode::Left));
            }
            typed(&input, 13, 2)
        };
        let lines = |lines: &[&str]| {
            lines
                .iter()
                .map(|&line| line.to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(at("", 0), (lines(&["> "]), (2, 0)));
        assert_eq!(at("one two", 0), (lines(&["> one two"]), (9, 0)));
        assert_eq!(
            at("one two three", 0),
            (lines(&["> one two", "  three"]), (7, 1))
        );
        // Before the first letter of a line, not after the space that ends the previous one.
        assert_eq!(
            at("one two three", 5),
            (lines(&["> one two", "  three"]), (2, 1))
        );
        assert_eq!(
            at("0123456789abc", 0),
            (lines(&["> 0123456789", "  abc"]), (5, 1))
        );
        assert_eq!(at("0123456789 ", 0), (lines(&["> 0123456789"]), (12, 0)));
        // Two columns each.
        assert_eq!(
            at("城城城城城城", 0),
            (lines(&["> 城城城城城", "  城"]), (4, 1))
        );
        // Of three lines, those at the cursor.
        let long = "aaaaaaaaa bbbbbbbbb ccccccccc";
        assert_eq!(at(long, 0).0, lines(&["  bbbbbbbbb", "  ccccccccc"]));
        assert_eq!(at(long, 25).0, lines(&["> aaaaaaaaa", "  bbbbbbbbb"]));
    }

    #[test]
    fn a_tall_page_keeps_its_title_and_end() {
        let page = "title\n\n1\n2\n3\n4\n";
        let at = |room, mut back| shorten(page, room, &mut back).join(" ");
        assert_eq!(at(6, 3), "title  1 2 3 4");
        assert_eq!(at(5, 0), "title ↑ 2 3 4");
        assert_eq!(at(5, 1), "title ↑ 1 2 3");
        assert_eq!(at(5, 99), "title ↓  1 2");
        assert_eq!(at(1, 0), "title");
        assert_eq!(at(0, 0), "");
        // With its second line, if that leaves room for the rest.
        let page = "title\nwhat\n\n1\n2\n3\n4\n5\n6";
        let at = |room, mut back| shorten(page, room, &mut back).join(" ");
        assert_eq!(at(6, 0), "title what ↑ 4 5 6");
        assert_eq!(at(6, 99), "title what ↓  1 2");
        assert_eq!(at(5, 0), "title ↑ 4 5 6");
    }
}
