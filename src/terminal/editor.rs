//! Line input with Tab completion.

use super::widget::{self, Frame, bold, dim, edit, is_enter, leaves, shorten, wrapped};
use super::{Left, Line};
use crate::page::text::Canvas;
use crossterm::event::{KeyCode, KeyEvent};
use tui_input::Input;
use unicode_width::UnicodeWidthStr;

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
        let (typed, (column, row)) = widget::typed(&self.input, canvas.width, most);
        let gap = usize::from(!page.trim_end().is_empty());
        // A line is reserved for the Tab preview, so the page does not move.
        let below = gap + question.len() + typed.len() + help.len() + 1;
        let mut lines = shorten(&page, height.saturating_sub(below), &mut self.back);
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(question.iter().map(|line| bold(canvas, line.as_str())));
        let cursor = (column, lines.len() + row);
        lines.extend(typed);
        let hint = self.hint(canvas.width);
        lines.extend(hint.map(|hint| dim(canvas, hint)));
        lines.extend(help);
        Frame { lines, cursor }
    }

    /// The line, if this key ends it.
    pub fn press(&mut self, key: KeyEvent) -> Option<Result<String, Left>> {
        if let Some(left) = leaves(&self.input, key) {
            return Some(Err(left));
        }
        if is_enter(key) {
            return Some(Ok(self.input.value().to_owned()));
        }
        match key.code {
            KeyCode::Esc => return Some(Err(Left::Back)),
            KeyCode::Tab => self.complete(true),
            KeyCode::BackTab => self.complete(false),
            KeyCode::Up => self.back += 1,
            KeyCode::Down => self.back = self.back.saturating_sub(1),
            KeyCode::PageUp => self.back += 10,
            KeyCode::PageDown => self.back = self.back.saturating_sub(10),
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
        widget::paste(&mut self.input, text);
        self.cycle = None;
    }
}

#[cfg(test)]
mod tests {
    use super::super::widget::tests::{PLAIN, control, key};
    use super::*;

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
}
