//! Questions to the user; the only wing that knows inquire and crossterm.

pub mod drive;
mod person;
mod screen;

pub use crate::flow::Fit;
pub use crate::page::Key;
pub use person::Terminal;

/// The exit code of whoever left.
pub const INTERRUPTED: u8 = 130;

/// The user left: Ctrl-C, a signal, or Escape at a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left;

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
    let name = choice.split_once(' ').map_or("", |(_, name)| name);
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

/// Someone who answers questions.
pub trait Ask {
    /// Whether questions may be coloured.
    fn set_color(&mut self, _color: bool) {}

    /// Picks one of the choices, which are filtered while typing; `nothing` is said when none is left.
    ///
    /// # Errors
    /// The user left.
    fn pick(
        &mut self,
        question: &str,
        help: &str,
        choices: &[String],
        fits: Fits<'_>,
        nothing: &str,
    ) -> Result<usize, Left>;

    /// Types a line; an empty one is fine.
    ///
    /// # Errors
    /// The user left.
    fn line(&mut self, question: &str, help: &str) -> Result<String, Left>;

    /// Shows a page on a screen of its own, of which the terminal keeps nothing, and waits for a
    /// key. With `calm`, what was typed ahead or in the first moment is thrown away: a second Enter
    /// must not open what is meant for other eyes.
    ///
    /// # Errors
    /// The user left.
    fn screen(&mut self, draw: Draw<'_>, calm: bool) -> Result<Key, Left>;

    /// Shows a page at the top of that screen; the next question is asked below it.
    ///
    /// # Errors
    /// There is no such screen.
    fn set_page(&mut self, draw: Draw<'_>) -> Result<(), Left>;

    /// Leaves that screen, if it is there.
    fn close_screen(&mut self) {}
}
