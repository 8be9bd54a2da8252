//! A list to pick from, filtered by typing.

use super::widget::{self, Frame, MARK, Widget, bold, edit, is_enter, leaves, shorten, wrapped};
use super::{Left, Pick, score};
use crate::page::text::Canvas;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::cmp::Reverse;
use tui_input::Input;
use unicode_width::UnicodeWidthStr;

/// The minimum number of visible choices, however tall the page above.
const LEAST_LINES: usize = 5;

pub struct Picker<'a> {
    pick: &'a Pick<'a>,
    input: Input,
    /// The matching choices, best first, with the reason if not obvious.
    fitting: Vec<(usize, Option<String>)>,
    /// Indexes among those: the selected one, the first visible, and the number visible.
    marked: usize,
    top: usize,
    seen: usize,
}

impl<'a> Picker<'a> {
    pub fn new(pick: &'a Pick<'a>) -> Self {
        let mut picker = Self {
            pick,
            input: Input::default(),
            fitting: Vec::new(),
            marked: 0,
            top: 0,
            seen: 1,
        };
        picker.filter();
        picker
    }

    fn filter(&mut self) {
        let Pick { choices, fits, .. } = *self.pick;
        let typed = self.input.value().trim();
        let all = 0..choices.len();
        self.fitting = if typed.is_empty() {
            all.map(|index| (index, None)).collect()
        } else {
            let fitting = all.filter_map(|index| Some((index, fits(typed, index)?)));
            let mut fitting: Vec<_> = fitting.collect();
            // Equally good choices keep their order.
            fitting.sort_by_key(|(index, fit)| Reverse(score(typed, &choices[*index], fit)));
            let because = fitting.into_iter().map(|(index, fit)| (index, fit.because));
            because.collect()
        };
        (self.marked, self.top) = (0, 0);
    }

    fn label(&self, canvas: Canvas, index: usize, because: Option<&str>) -> Vec<String> {
        let label = &self.pick.choices[index];
        let room = Canvas {
            width: canvas.width.saturating_sub(MARK.width()),
            ..canvas
        };
        let label = match because {
            Some(because) => room.choice(&format!("{label} · {because}"), 2),
            None => room.choice(label, 2),
        };
        label.lines().map(str::to_owned).collect()
    }

    /// This many lines of choices, including the selected one.
    fn list(&mut self, canvas: Canvas, room: usize) -> Vec<String> {
        let fitting = self.fitting.iter();
        let labels = fitting.map(|(index, because)| self.label(canvas, *index, because.as_deref()));
        let labels: Vec<Vec<String>> = labels.collect();
        let Some(marked) = labels.get(self.marked) else {
            let mut nothing = wrapped(canvas, self.pick.nothing);
            nothing.truncate(room);
            return nothing;
        };
        let height = |from: usize, to: usize| labels[from..to].iter().map(Vec::len).sum::<usize>();
        let mut top = self.top.min(self.marked);
        while height(top, self.marked) + marked.len() > room && top < self.marked {
            top += 1;
        }
        // No empty lines at the end while something is above.
        while top > 0 && height(top - 1, labels.len()) <= room {
            top -= 1;
        }
        let ends = top + 1..=labels.len();
        let end = ends.take_while(|end| height(top, *end) <= room).last();
        let end = end.unwrap_or(top + 1);
        let mut lines = Vec::new();
        for (place, label) in labels.iter().enumerate().take(end).skip(top) {
            for (row, text) in label.iter().enumerate() {
                let before = match (row, place) {
                    (0, place) if place == self.marked => MARK,
                    (0, place) if place == top && top > 0 => "↑ ",
                    (0, place) if place + 1 == end && end < labels.len() => "↓ ",
                    _ => "  ",
                };
                let line = format!("{before}{text}");
                lines.push(if place == self.marked {
                    bold(canvas, line)
                } else {
                    line
                });
            }
        }
        lines.truncate(room);
        (self.top, self.seen) = (top, end - top);
        lines
    }

    fn moves(&mut self, key: KeyEvent) -> bool {
        let last = self.fitting.len().saturating_sub(1);
        self.marked = match (key.code, key.modifiers) {
            // Wraps around.
            (KeyCode::Up, _) | (KeyCode::Char('p'), KeyModifiers::CONTROL) => {
                self.marked.checked_sub(1).unwrap_or(last)
            }
            (KeyCode::Down | KeyCode::Tab, _) | (KeyCode::Char('n'), KeyModifiers::CONTROL) => {
                if self.marked == last {
                    0
                } else {
                    self.marked + 1
                }
            }
            (KeyCode::PageUp, _) => self.marked.saturating_sub(self.seen),
            (KeyCode::PageDown, _) => (self.marked + self.seen).min(last),
            (KeyCode::Home, _) => 0,
            (KeyCode::End, _) => last,
            _ => return false,
        };
        true
    }
}

impl Widget for Picker<'_> {
    type Answer = usize;

    fn frame(&mut self, canvas: Canvas, height: usize) -> Frame {
        let page = (self.pick.above)(canvas.width, self.input.value());
        let question = wrapped(canvas, self.pick.question);
        let help = wrapped(canvas, self.pick.help);
        let (typed, (column, row)) = widget::typed(&self.input, canvas.width, 1);
        let gap = usize::from(!page.trim_end().is_empty());
        let room = height.saturating_sub(gap + question.len() + typed.len() + help.len());
        // However few are left, the page does not move.
        let all = (0..self.pick.choices.len()).map(|index| self.label(canvas, index, None).len());
        let least = all.sum::<usize>().clamp(1, LEAST_LINES.max(height / 3));
        let mut lines = shorten(&page, room.saturating_sub(least), &mut 0);
        let room = room - lines.len();
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(question.iter().map(|line| bold(canvas, line.as_str())));
        let cursor = (column, lines.len() + row);
        lines.extend(typed);
        lines.extend(self.list(canvas, room));
        lines.extend(help);
        Frame { lines, cursor }
    }

    fn press(&mut self, key: KeyEvent) -> Option<Result<usize, Left>> {
        if let Some(left) = leaves(&self.input, key) {
            return Some(Err(left));
        }
        if is_enter(key) {
            return self.fitting.get(self.marked).map(|(index, _)| Ok(*index));
        }
        if key.code == KeyCode::Esc {
            if self.input.value().is_empty() {
                return Some(Err(Left::Back));
            }
            self.input.reset();
            self.filter();
        } else if !self.moves(key) && edit(&mut self.input, key) {
            self.filter();
        }
        None
    }

    fn paste(&mut self, text: &str) {
        widget::paste(&mut self.input, text);
        self.filter();
    }
}

#[cfg(test)]
mod tests {
    use super::super::Fit;
    use super::super::widget::tests::{PLAIN, control, key, types};
    use super::*;

    fn districts() -> Vec<String> {
        let names = [
            "Castle",
            "Great Wall",
            "Keep",
            "Tavern",
            "Town Hall",
            "Watchtower",
        ];
        names.map(str::to_owned).into()
    }

    fn fits(typed: &str, choice: &str) -> Option<Fit> {
        let (typed, choice) = (typed.to_lowercase(), choice.to_lowercase());
        let mut words = choice.split_whitespace();
        Fit::plain(words.any(|word| word.starts_with(&typed)))
    }

    /// Asks for one of these, below a page of this many lines.
    fn ask<T>(choices: &[String], tall: usize, then: impl FnOnce(Picker<'_>) -> T) -> T {
        let page: Vec<String> = (0..tall).map(|line| line.to_string()).collect();
        let page = page.join("\n");
        then(Picker::new(&Pick {
            above: &|_, _| page.clone(),
            question: "Which district?",
            help: "Esc: back",
            choices,
            fits: &|typed, index| fits(typed, &choices[index]),
            nothing: "nothing fits",
        }))
    }

    #[test]
    fn typing_filters_and_a_name_with_that_prefix_comes_first() {
        ask(&districts(), 0, |mut picker| {
            assert_eq!(
                picker.frame(PLAIN, 24).lines.join("\n"),
                "Which district?\n> \n> Castle\n  Great Wall\n  Keep\n  Tavern\n  Town Hall\n  \
                 Watchtower\nEsc: back"
            );
            types(&mut picker, "wa");
            let Frame { lines, cursor } = picker.frame(PLAIN, 24);
            assert_eq!(
                lines.join("\n"),
                "Which district?\n> wa\n> Watchtower\n  Great Wall\nEsc: back"
            );
            assert_eq!(cursor, (4, 1));
            assert_eq!(picker.press(key(KeyCode::Enter)), Some(Ok(5)));
        });
    }

    #[test]
    fn if_nothing_matches_that_is_shown_and_enter_does_nothing() {
        ask(&districts(), 0, |mut picker| {
            types(&mut picker, "zz");
            let lines = picker.frame(PLAIN, 24).lines;
            assert_eq!(
                lines,
                ["Which district?", "> zz", "nothing fits", "Esc: back"]
            );
            for code in [
                KeyCode::Enter,
                KeyCode::Down,
                KeyCode::PageDown,
                KeyCode::End,
            ] {
                assert_eq!(picker.press(key(code)), None);
            }
            // Escape first clears the filter.
            assert_eq!(picker.press(key(KeyCode::Esc)), None);
            assert_eq!(picker.press(key(KeyCode::Enter)), Some(Ok(0)));
            assert_eq!(picker.press(key(KeyCode::Esc)), Some(Err(Left::Back)));
            assert_eq!(picker.press(control('d')), Some(Err(Left::Back)));
            assert_eq!(picker.press(control('c')), Some(Err(Left::Quit)));
        });
    }

    #[test]
    fn the_selection_moves_and_is_always_visible() {
        let choices: Vec<String> = (0..40).map(|index| format!("choice {index}")).collect();
        for (width, height, tall) in [(80, 24, 0), (60, 20, 50), (40, 24, 9), (40, 10, 50)] {
            ask(&choices, tall, |mut picker| {
                let mut after = |code| {
                    assert_eq!(picker.press(key(code)), None);
                    let lines = picker.frame(Canvas { width, ..PLAIN }, height).lines;
                    assert!(lines.len() <= height, "{lines:?}");
                    assert!(lines.contains(&"Which district?".to_owned()), "{lines:?}");
                    assert_eq!(lines.last().unwrap(), "Esc: back");
                    let mut marked = lines
                        .iter()
                        .filter_map(|line| line.strip_prefix("> choice "));
                    marked.next().unwrap().parse::<usize>().unwrap()
                };
                assert_eq!(after(KeyCode::Up), 39);
                assert_eq!(after(KeyCode::Down), 0);
                assert_eq!(after(KeyCode::Down), 1);
                let page = after(KeyCode::PageDown) - 1;
                assert!(page >= 4, "{page}");
                let further = after(KeyCode::PageDown);
                assert_eq!(further, (1 + 2 * page).min(39));
                assert_eq!(after(KeyCode::PageUp), further - page);
                assert_eq!(after(KeyCode::End), 39);
                assert_eq!(after(KeyCode::PageDown), 39);
                for place in (30..39).rev() {
                    assert_eq!(after(KeyCode::Up), place);
                }
                assert_eq!(after(KeyCode::Home), 0);
            });
        }
    }

    #[test]
    fn long_labels_wrap_at_words_and_the_marked_one_is_whole() {
        let label = |index| format!("choice {index}: with a reminder that is longer than a line");
        let choices: Vec<String> = (0..12).map(label).collect();
        ask(&choices, 30, |mut picker| {
            for place in 0..12 {
                let lines = picker.frame(PLAIN, 24).lines;
                assert!(lines.len() <= 24 && lines.contains(&"Which district?".to_owned()));
                let at = lines
                    .iter()
                    .position(|line| line.starts_with("> choice"))
                    .unwrap();
                assert_eq!(
                    lines[at],
                    format!("> choice {place}: with a reminder that is")
                );
                assert_eq!(lines[at + 1], "    longer than a line");
                picker.press(key(KeyCode::Down));
            }
        });
    }
}
