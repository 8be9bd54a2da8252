//! What goes wrong, as pairs: what is wrong, and what to do.

use crate::texts::{Texts, Values};

/// The answer is no: not found, not legal, faults in the input.
pub const NO: u8 = 1;
/// Wrong usage of the command line.
pub const USAGE: u8 = 2;
/// The user left a prompt.
pub const INTERRUPTED: u8 = 130;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Stable name, for scripts.
    pub id: &'static str,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub advice: String,
    /// Where in the input.
    pub place: Option<String>,
}

impl Fault {
    /// A fault told by the message `error-<name>` and its attribute `advice`.
    #[must_use]
    pub fn told(id: &'static str, texts: &Texts, name: &str, values: Values<'_>) -> Self {
        Self {
            id,
            message: texts.say_with(name, values),
            advice: texts.say_part_with(name, "advice", values),
            place: None,
        }
    }

    /// The same fault, at a place.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Self {
        self.place = Some(place.into());
        self
    }
}

/// Why a command ends without an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Failure {
    /// The exit code.
    pub exit: u8,
    /// Everything that is wrong; empty if the user just left.
    pub faults: Vec<Fault>,
    /// Ids that may have been meant, best first, for JSON.
    pub candidates: Option<Vec<&'static str>>,
}

impl Failure {
    /// The answer is no.
    #[must_use]
    pub const fn no(faults: Vec<Fault>) -> Self {
        Self {
            exit: NO,
            faults,
            candidates: None,
        }
    }

    /// Wrong usage.
    #[must_use]
    pub fn usage(fault: Fault) -> Self {
        Self {
            exit: USAGE,
            faults: vec![fault],
            candidates: None,
        }
    }

    /// The user left.
    #[must_use]
    pub const fn left() -> Self {
        Self {
            exit: INTERRUPTED,
            faults: Vec::new(),
            candidates: None,
        }
    }
}

/// What someone typed, safe to print: nothing that steers a terminal, and not too long.
#[must_use]
pub fn quoted(typed: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = typed
        .chars()
        .take(LONGEST)
        .map(|c| if is_unsafe(c) { '\u{fffd}' } else { c })
        .collect();
    if typed.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// The name of a file as it is shown: of a long path the end, for that is what it is known by.
#[must_use]
pub fn quoted_file(path: &str) -> String {
    const LONGEST: usize = 60;
    let shown = masked(path);
    match shown.chars().count().checked_sub(LONGEST) {
        None | Some(0) => shown,
        Some(more) => format!("…{}", shown.chars().skip(more + 1).collect::<String>()),
    }
}

/// The same at any length.
#[must_use]
pub fn masked(typed: &str) -> String {
    typed
        .chars()
        .map(|c| if is_unsafe(c) { '\u{fffd}' } else { c })
        .collect()
}

/// Control characters, and the marks that turn the direction of text or hide in it.
fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_cannot_steer_a_terminal() {
        assert_eq!(quoted("a\u{1b}[2Jb\u{202e}c"), "a\u{fffd}[2Jb\u{fffd}c");
        assert_eq!(quoted(&"x".repeat(1000)).chars().count(), 61);
        let path = super::quoted_file(&format!("/{}/\u{1b}.toml", "x".repeat(1000)));
        assert!(
            path.starts_with('…') && path.ends_with("x/\u{fffd}.toml"),
            "{path}"
        );
        assert_eq!(path.chars().count(), 60);
    }
}
