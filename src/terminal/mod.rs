//! Questions to the user; the only module that uses crossterm and inquire.

pub mod drive;
pub mod editor;
mod interrupt;
pub mod pager;
mod person;
mod progress;
mod screen;

pub use crate::flow::Fit;
pub use crate::page::Key;
pub use interrupt::noting_interrupt;
pub use person::Terminal;
pub use progress::Progress;
pub use screen::enable_color;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::{fmt, io};

/// The exit code when the user leaves.
pub const INTERRUPTED: u8 = 130;

/// No answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Escape at a question: go back to where it was asked.
    Back,
    /// Ctrl-C, a signal, or the terminal closed: the program ends.
    Quit,
    /// `/` before anything else was typed: look something up, then ask again.
    LookUp,
    /// Something else wants attention ([`News`]): see to it, then ask again.
    News,
}

/// Is there something else that wants attention? Asked while a key is waited for.
#[derive(Clone)]
pub struct News(pub Rc<dyn Fn() -> bool>);

impl fmt::Debug for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("News")
    }
}

/// What was done on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    Key(Key),
    /// One of the rows was taken with the arrows and Enter.
    Row(usize),
}

impl From<io::Error> for Left {
    fn from(_: io::Error) -> Self {
        Self::Quit
    }
}

/// How well the typed text matches this choice, if it does.
pub type Fits<'a> = &'a dyn Fn(&str, usize) -> Option<Fit>;

/// The ranking of a choice: better matches first, then a match at the start of the shown text, then
/// of a word.
pub fn score(typed: &str, choice: &str, fit: &Fit) -> i64 {
    fit.near * 3 + nearness(typed, choice)
}

fn nearness(typed: &str, choice: &str) -> i64 {
    let (typed, choice) = (typed.trim().to_lowercase(), choice.to_lowercase());
    // A symbol or a rank may precede the name.
    let name = choice.trim_start_matches(|c: char| !c.is_alphabetic());
    if choice.starts_with(&typed) || name.starts_with(&typed) {
        2
    } else {
        let mut words = choice.split_whitespace();
        i64::from(words.any(|word| word.starts_with(&typed)))
    }
}

/// Draws a page for a screen of this width.
pub type Draw<'a> = &'a dyn Fn(usize) -> String;

/// The same with the cursor at one of its rows, or none.
pub type DrawAt<'a> = &'a dyn Fn(usize, Option<usize>) -> String;

/// Draws the page above a line, for this width and the text typed so far.
pub type Above<'a> = &'a dyn Fn(usize, &str) -> String;

/// Pick one of several; typing filters them.
pub struct Pick<'a> {
    pub above: Draw<'a>,
    pub question: &'a str,
    pub help: &'a str,
    pub choices: &'a [String],
    pub fits: Fits<'a>,
    /// What is typed already.
    pub begin: &'a str,
    /// Shown when none is left.
    pub nothing: &'a str,
    /// Shown first until something is typed; Enter there takes nothing. None if the first choice is as
    /// good as any.
    pub untyped: Option<&'a str>,
    /// Shown when `/` is typed; none if nothing can be looked up.
    pub look_up: Option<&'a str>,
}

/// Pick several of them: Space marks, Enter takes all that are marked.
pub struct PickSome<'a> {
    pub pick: Pick<'a>,
    pub most: usize,
    /// What is said when none is marked, and when too many are.
    pub none: &'a str,
    pub too_many: &'a str,
}

/// Yes or no; Enter alone means no.
pub struct Confirm<'a> {
    pub question: &'a str,
    pub yes: &'a str,
    pub no: &'a str,
}

impl Confirm<'_> {
    /// By the first letters of the two words.
    pub fn read(&self, typed: &str) -> Option<bool> {
        let typed = typed.trim().to_lowercase();
        let mut answers = [(self.no, false), (self.yes, true)].into_iter();
        answers.find_map(|(word, answer)| word.starts_with(&typed).then_some(answer))
    }
}

/// A number within limits.
pub struct Number<'a> {
    pub question: &'a str,
    /// The limits in words.
    pub help: &'a str,
    pub limits: RangeInclusive<u8>,
}

impl Number<'_> {
    pub fn read(&self, typed: &str) -> Option<u8> {
        let number = typed.trim().parse().ok();
        number.filter(|number| self.limits.contains(number))
    }
}

/// Type a line; it may be empty.
pub struct Line<'a> {
    pub above: Above<'a>,
    /// Too long a page is shown from its beginning; otherwise its end is, the newest part.
    pub from_top: bool,
    pub question: &'a str,
    pub help: &'a str,
    /// The initial text.
    pub begin: &'a str,
    /// What Enter alone means, if anything; shown while nothing is typed.
    pub suggests: &'a str,
    /// The completions for Tab: whole lines, best first.
    pub complete: &'a dyn Fn(&str) -> Vec<String>,
    /// A number up to this one needs no Enter once no digit can follow; 0: every line needs it.
    pub up_to: usize,
    /// A file's name: it may begin with the key that looks something up.
    pub is_path: bool,
}

/// Answers questions.
pub trait Ask {
    /// Whether questions may use color.
    fn set_color(&mut self, _color: bool) {}

    /// From now on, a screen and a line end with [`Left::News`] when there is some.
    fn set_news(&mut self, _news: News) {}

    /// Picks one of the choices.
    ///
    /// # Errors
    /// There is no answer.
    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left>;

    /// Picks some of the choices, beginning with those that are marked. Whoever has no marks picks
    /// one.
    ///
    /// # Errors
    /// There is no answer; what is marked so far is kept.
    fn pick_some(&mut self, some: &PickSome<'_>, marked: &mut Vec<usize>) -> Result<(), Left> {
        *marked = vec![self.pick(&some.pick)?];
        Ok(())
    }

    /// Says yes or no.
    ///
    /// # Errors
    /// There is no answer.
    fn confirm(&mut self, confirm: &Confirm<'_>) -> Result<bool, Left>;

    /// Types a number.
    ///
    /// # Errors
    /// There is no answer.
    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left>;

    /// Types a line.
    ///
    /// # Errors
    /// There is no answer.
    fn line(&mut self, line: &Line<'_>) -> Result<String, Left>;

    /// Shows a page on the alternate screen, which leaves nothing on the terminal, and waits for a
    /// key. With `calm`, keys typed ahead or in the first moment are discarded: a second Enter must
    /// not reveal something private.
    ///
    /// # Errors
    ///
    /// The user left.
    fn screen(&mut self, draw: Draw<'_>, calm: bool) -> Result<Key, Left>;

    /// The same with so many rows that the arrows walk through; the page is drawn with the cursor at
    /// one of them, or at none.
    ///
    /// # Errors
    ///
    /// The user left.
    fn rows(&mut self, draw: DrawAt<'_>, _count: usize, calm: bool) -> Result<Pressed, Left> {
        self.screen(&|width| draw(width, None), calm)
            .map(Pressed::Key)
    }

    /// Closes that screen, if open.
    fn close_screen(&mut self) {}
}
