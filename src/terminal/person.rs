//! Questions on a terminal: inquire asks for one of a list, yes or no, and a number; on the ordinary
//! screen, unless the full screen is open or there is a page above the question. Lines are typed
//! on the full screen, in our own editor.

use super::editor::{Editor, shorten, wrapped};
use super::screen::{self, Screen};
use super::{
    Ask, Confirm, Draw, DrawAt, Fit, Key, Left, Line, News, Number, Pick, PickSome, Pressed, score,
};
use crate::page::text::Canvas;
use crossterm::terminal::size;
use inquire::error::{InquireError, InquireResult};
use inquire::ui::{Attributes, ErrorMessageRenderConfig, RenderConfig, StyleSheet, Styled};
use inquire::{CustomType, MultiSelect, Select};
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::fmt::{self, Display, Formatter};
use unicode_width::UnicodeWidthStr;

/// The columns before a question and before a choice.
const MARK: usize = 2;
/// The columns of the box before a choice that can be marked.
const BOX: usize = 4;
/// A point of a score, so much finer that the places of choices fit in between.
const SCALE: i64 = 1000;
/// The columns in which something can be typed.
const LEAST_TYPED: usize = 8;
/// The least lines of choices, however tall the page above.
const LEAST_LINES: usize = 5;
/// The most lines of choices where other output stands above.
const MOST_LINES: usize = 12;

/// Asks the person at the terminal.
#[derive(Debug, Default)]
pub struct Terminal {
    color: bool,
    screen: Option<Screen>,
    news: Option<News>,
}

impl Terminal {
    fn opened(&mut self) -> Result<&mut Screen, Left> {
        Ok(match &mut self.screen {
            Some(screen) => screen,
            none => none.insert(Screen::open(self.news.clone())?),
        })
    }

    fn canvas(&self) -> Result<(Canvas, usize), Left> {
        let (width, height) = size()?;
        let (width, color) = (width.into(), self.color);
        Ok((Canvas { width, color }, height.into()))
    }

    /// How the list is shown; with a box before each choice if it can be marked.
    fn list<'p>(&mut self, pick: &'p Pick<'p>, has_marks: bool) -> Result<List<'p>, Left> {
        let (canvas, height) = self.canvas()?;
        let page = (pick.above)(canvas.width);
        if !page.trim_end().is_empty() {
            self.opened()?;
        }
        let question = asked(canvas, pick.question, LEAST_TYPED);
        let help = wrapped(inside(canvas), pick.help).join("\n");
        let labels = pick
            .choices
            .iter()
            .map(String::as_str)
            .chain([pick.nothing, pick.look_up.unwrap_or_default()])
            .chain(pick.untyped);
        let labels: Vec<&str> = labels.collect();
        let inner = Canvas {
            width: inside(canvas)
                .width
                .saturating_sub(if has_marks { BOX } else { 0 }),
            ..canvas
        };
        let heights = labels
            .iter()
            .map(|label| Choice::new(label, inner).height());
        // Of what is shown until something is typed.
        let untyped = pick.choices.len() + 2;
        let heights = heights.enumerate();
        let heights = heights.filter(|(index, _)| *index < pick.choices.len() || *index == untyped);
        let heights: Vec<usize> = heights.map(|(_, height)| height).collect();
        let listed = heights.iter().sum::<usize>();
        let around = question.lines().count() + help.lines().count() + 1 + usize::from(has_marks);
        let room = height.saturating_sub(around + 1);
        let least = listed.clamp(1, LEAST_LINES.max(height / 3));
        let mut above = shorten(&page, room.saturating_sub(least), &mut 0);
        let room = if self.screen.is_some() {
            room - above.len()
        } else {
            room.min(MOST_LINES)
        };
        if !above.is_empty() {
            above.push(String::new());
        }
        let page_size = fitting(heights, room);
        let filter = Filter {
            pick,
            typed: RefCell::new(pick.begin.to_owned()),
            is_empty: Cell::default(),
        };
        Ok(List {
            above,
            rows: around + listed.min(room),
            question,
            help,
            page_size,
            labels,
            canvas,
            inner,
            filter,
        })
    }

    /// Asks below these lines, in so many rows, until there is an answer.
    fn ask<T>(
        &mut self,
        above: &[String],
        rows: usize,
        question: impl Fn(RenderConfig<'static>) -> InquireResult<Option<T>>,
    ) -> Result<T, Left> {
        let question = || question(look(self.color));
        loop {
            let answer = match &mut self.screen {
                Some(screen) => screen.lend(above, question),
                None => screen::lend(rows, question),
            };
            match answer {
                Ok(Some(answer)) => return Ok(answer),
                Ok(None) => {}
                Err(InquireError::OperationCanceled) => return Err(Left::Back),
                Err(_) => return Err(Left::Quit),
            }
        }
    }
}

impl Ask for Terminal {
    fn set_color(&mut self, color: bool) {
        self.color = color;
    }

    fn set_news(&mut self, news: News) {
        self.news = Some(news);
        // It is opened again, listening.
        self.screen = None;
    }

    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        let list = self.list(pick, false)?;
        let (canvas, filter) = (list.canvas, &list.filter);
        self.ask(&list.above, list.rows, |look| {
            let typed = filter.typed.borrow().clone();
            let picked = Select::new(&list.question, list.choices())
                .with_render_config(look)
                .with_help_message(&list.help)
                .with_page_size(list.page_size)
                .with_starting_filter_input(&typed)
                .with_scorer(&|typed, choice, _, index| filter.score(typed, choice, index))
                // Equally good choices keep their order.
                .with_sorter(&|scored| scored.sort_by_key(|(_, score)| Reverse(*score)))
                .with_formatter(&|picked| answered(canvas, &list.question, picked.value.label))
                .raw_prompt()?;
            Ok(match picked.index.checked_sub(pick.choices.len()) {
                None => Some(Some(picked.index)),
                Some(1) => Some(None),
                Some(_) => None,
            })
        })?
        .ok_or(Left::LookUp)
    }

    fn pick_some(&mut self, some: &PickSome<'_>, marked: &mut Vec<usize>) -> Result<(), Left> {
        let (pick, has_marks) = (&some.pick, true);
        let list = self.list(pick, has_marks)?;
        let (canvas, filter, count) = (list.canvas, &list.filter, pick.choices.len());
        let help = RefCell::new(list.help.clone());
        let begun = RefCell::new(std::mem::take(marked));
        let taken = self.ask(&list.above, list.rows, |look| {
            let (marked, typed) = (begun.borrow().clone(), filter.typed.borrow().clone());
            let picked = MultiSelect::new(&list.question, list.choices())
                .with_render_config(look)
                .with_help_message(&help.borrow())
                .with_page_size(list.page_size)
                .with_default(&marked)
                .with_starting_filter_input(&typed)
                // Equally good choices keep their order.
                .with_scorer(&|typed, choice, _, index| {
                    let score = filter.score(typed, choice, index)?;
                    Some(score.saturating_mul(SCALE) - i64::try_from(index).unwrap_or(SCALE))
                })
                .with_formatter(&|picked| {
                    let labels: Vec<&str> = picked.iter().map(|one| one.value.label).collect();
                    answered(canvas, &list.question, &labels.join(", "))
                })
                .raw_prompt()?;
            let picked = picked.iter().map(|one| one.index);
            let picked: Vec<usize> = picked.filter(|index| *index < count).collect();
            let refused = match picked.len() {
                _ if filter.typed.borrow().starts_with('/') => {
                    filter.typed.take();
                    begun.replace(picked);
                    return Ok(Some(None));
                }
                0 => some.none,
                count if count > some.most => some.too_many,
                _ => return Ok(Some(Some(picked))),
            };
            help.replace(wrapped(inside(canvas), refused).join("\n"));
            begun.replace(picked);
            Ok(None)
        })?;
        let is_taken = taken.is_some();
        *marked = taken.unwrap_or_else(|| begun.take());
        if is_taken { Ok(()) } else { Err(Left::LookUp) }
    }

    fn confirm(&mut self, confirm: &Confirm<'_>) -> Result<bool, Left> {
        let (canvas, _) = self.canvas()?;
        let (yes, no) = (confirm.yes, confirm.no);
        let default = format!("{yes}/{}", no.to_uppercase());
        let question = asked(canvas, confirm.question, default.width() + LEAST_TYPED);
        self.ask(&[], question.lines().count() + 2, |look| {
            let said = |agreed| if agreed { yes } else { no }.to_owned();
            inquire::Confirm::new(&question)
                .with_render_config(look)
                .with_default(false)
                .with_default_value_formatter(&|_| default.clone())
                .with_parser(&|typed| confirm.read(typed).ok_or(()))
                .with_formatter(&said)
                .with_error_message(&format!("{yes}, {no}?"))
                .prompt()
                .map(Some)
        })
    }

    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left> {
        let (canvas, _) = self.canvas()?;
        let question = asked(canvas, number.question, LEAST_TYPED);
        let help = wrapped(inside(canvas), number.help).join("\n");
        let rows = question.lines().count() + 2 * help.lines().count() + 1;
        self.ask(&[], rows, |look| {
            CustomType::<u8>::new(&question)
                .with_render_config(look)
                .with_parser(&|typed| number.read(typed).ok_or(()))
                .with_error_message(&help)
                .with_help_message(&help)
                .prompt()
                .map(Some)
        })
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        let color = self.color;
        self.opened()?.ask(&mut Editor::new(line), color)
    }

    fn screen(&mut self, draw: Draw<'_>, calm: bool) -> Result<Key, Left> {
        match self.rows(&|width, _| draw(width), 0, calm)? {
            Pressed::Key(key) => Ok(key),
            Pressed::Row(_) => unreachable!("it has no rows"),
        }
    }

    fn rows(&mut self, draw: DrawAt<'_>, count: usize, calm: bool) -> Result<Pressed, Left> {
        self.opened()?.show(draw, count, calm)
    }

    fn close_screen(&mut self) {
        self.screen = None;
    }
}

/// A list of choices on a terminal of this size.
struct List<'a> {
    above: Vec<String>,
    rows: usize,
    question: String,
    help: String,
    page_size: usize,
    labels: Vec<&'a str>,
    canvas: Canvas,
    /// The room of a choice.
    inner: Canvas,
    filter: Filter<'a>,
}

impl List<'_> {
    fn choices(&self) -> Vec<Choice<'_>> {
        let labels = self.labels.iter();
        labels.map(|label| Choice::new(label, self.inner)).collect()
    }
}

/// A choice as the list shows it, wrapped at words: inquire breaks lines anywhere.
struct Choice<'a> {
    label: &'a str,
    canvas: Canvas,
    /// Why it matches, if the label does not show that.
    because: RefCell<Option<String>>,
}

impl<'a> Choice<'a> {
    fn new(label: &'a str, canvas: Canvas) -> Self {
        Self {
            label,
            canvas,
            because: RefCell::default(),
        }
    }

    fn height(&self) -> usize {
        self.canvas.choice(self.label, 2 * MARK).lines().count()
    }
}

impl Display for Choice<'_> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let plain = self.canvas.choice(self.label, 2 * MARK);
        let because = self.because.borrow();
        let because = because.as_ref().map(|because| {
            let label = format!("{} · {because}", self.label);
            self.canvas.choice(&label, 2 * MARK)
        });
        // The list has no room for more lines.
        let because = because.filter(|label| label.lines().count() <= plain.lines().count());
        to.write_str(because.unwrap_or(plain).trim_end())
    }
}

/// Which choices match; if there is none, the last entry of the list says so.
struct Filter<'a> {
    pick: &'a Pick<'a>,
    typed: RefCell<String>,
    is_empty: Cell<bool>,
}

impl Filter<'_> {
    /// It is asked about all in order, whenever a letter is typed.
    fn score(&self, typed: &str, choice: &Choice<'_>, index: usize) -> Option<i64> {
        if index == 0 {
            typed.clone_into(&mut self.typed.borrow_mut());
            self.is_empty.set(true);
        }
        if index == self.pick.choices.len() + 2 {
            return typed.trim().is_empty().then_some(i64::MAX);
        }
        let is_look_up = self.pick.look_up.is_some() && typed.starts_with('/');
        let fit = match self.pick.choices.get(index) {
            None if index > self.pick.choices.len() => return is_look_up.then_some(0),
            _ if is_look_up => return None,
            None => return self.is_empty.get().then_some(0),
            Some(_) if typed.trim().is_empty() => Fit::default(),
            Some(_) => (self.pick.fits)(typed.trim(), index)?,
        };
        self.is_empty.set(false);
        let score = score(typed, choice.label, &fit);
        choice.because.replace(fit.because);
        Some(score)
    }
}

/// What is beside the mark.
fn inside(canvas: Canvas) -> Canvas {
    let width = canvas.width.saturating_sub(MARK);
    Canvas { width, ..canvas }
}

/// Nothing here is in English.
fn look(color: bool) -> RenderConfig<'static> {
    let bold = if color {
        StyleSheet::new().with_attr(Attributes::BOLD)
    } else {
        StyleSheet::empty()
    };
    RenderConfig {
        prompt: bold,
        selected_option: Some(bold),
        scroll_up_prefix: Styled::new("↑"),
        scroll_down_prefix: Styled::new("↓"),
        canceled_prompt_indicator: Styled::new(""),
        error_message: ErrorMessageRenderConfig::empty().with_prefix(Styled::new("!")),
        ..RenderConfig::empty()
    }
}

/// How many of these fit into so many lines, whichever are shown.
fn fitting(mut heights: Vec<usize>, room: usize) -> usize {
    heights.sort_unstable_by_key(|height| Reverse(*height));
    let mut filled = 0;
    let fitting = heights.iter().take_while(|height| {
        filled += **height;
        filled <= room
    });
    fitting.count().max(1)
}

/// The question, wrapped at words; what does not fit behind it begins a new line.
fn asked(canvas: Canvas, question: &str, behind: usize) -> String {
    let lines = wrapped(inside(canvas), question);
    let last = lines.last().map_or(0, |line| line.width());
    let question = lines.join("\n  ");
    if MARK + last + 1 + behind > canvas.width {
        question + "\n "
    } else {
        question
    }
}

/// A label behind its question: in the same line if it fits.
fn answered(canvas: Canvas, question: &str, label: &str) -> String {
    let before = question.lines().last().unwrap_or_default().width();
    if MARK + before + 1 + label.width() <= canvas.width {
        return label.to_owned();
    }
    let label = wrapped(inside(canvas), label).join("\n  ");
    format!("\n  {label}")
}
