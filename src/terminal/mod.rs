//! Questions to the user; the only wing that knows crossterm.

pub mod drive;
mod editor;
pub mod pager;
mod person;
mod picker;
mod screen;
mod widget;

pub use crate::flow::Fit;
pub use crate::page::Key;
pub use person::Terminal;

/// The exit code of whoever left.
pub const INTERRUPTED: u8 = 130;

/// No answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Escape at a question: whoever asked goes back to where it was.
    Back,
    /// Ctrl-C, a signal, or the terminal is gone: the program ends.
    Quit,
}

/// How what was typed so far fits this choice, if it does.
pub type Fits<'a> = &'a dyn Fn(&str, usize) -> Option<Fit>;

/// How near a choice is: what fits better first, then what is shown and begins so, then what has a word
/// that does.
pub fn score(typed: &str, choice: &str, fit: &Fit) -> i64 {
    fit.near * 3 + nearness(typed, choice)
}

fn nearness(typed: &str, choice: &str) -> i64 {
    let (typed, choice) = (typed.trim().to_lowercase(), choice.to_lowercase());
    // A sign or a rank may stand before the name.
    let name = choice.trim_start_matches(|c: char| !c.is_alphabetic());
    if choice.starts_with(&typed) || name.starts_with(&typed) {
        2
    } else {
        i64::from(
            choice
                .split_whitespace()
                .any(|word| word.starts_with(&typed)),
        )
    }
}

/// Draws a page for a screen of so many columns.
pub type Draw<'a> = &'a dyn Fn(usize) -> String;

/// Draws the page above a question, for so many columns and with what was typed so far.
pub type Above<'a> = &'a dyn Fn(usize, &str) -> String;

/// One of several is to be picked; they are filtered while typing.
pub struct Pick<'a> {
    pub above: Above<'a>,
    pub question: &'a str,
    pub help: &'a str,
    pub choices: &'a [String],
    pub fits: Fits<'a>,
    /// Said when none is left.
    pub nothing: &'a str,
}

/// A line is to be typed; an empty one is fine.
pub struct Line<'a> {
    pub above: Above<'a>,
    pub question: &'a str,
    pub help: &'a str,
    /// What stands there to begin with.
    pub begin: &'a str,
    /// What Tab makes of what was typed so far: whole lines, best first.
    pub complete: &'a dyn Fn(&str) -> Vec<String>,
}

/// Someone who answers questions.
pub trait Ask {
    /// Whether questions may be coloured.
    fn set_color(&mut self, _color: bool) {}

    /// Picks one of the choices.
    ///
    /// # Errors
    /// There is no answer.
    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left>;

    /// Types a line.
    ///
    /// # Errors
    /// There is no answer.
    fn line(&mut self, line: &Line<'_>) -> Result<String, Left>;

    /// Shows a page on a screen of its own, of which the terminal keeps nothing, and waits for a
    /// key. With `calm`, what was typed ahead or in the first moment is thrown away: a second Enter
    /// must not open what is meant for other eyes.
    ///
    /// # Errors
    /// The user left.
    fn screen(&mut self, draw: Draw<'_>, calm: bool) -> Result<Key, Left>;

    /// Leaves that screen, if it is there.
    fn close_screen(&mut self) {}
}
