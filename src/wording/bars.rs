//! Numbers in the language's format, and bars of plain characters.

use crate::language::Language;
use crate::texts::Texts;
use std::fmt::Display;

/// A share in the language's format.
pub fn percent(texts: &Texts, share: impl Display) -> String {
    match texts.lang() {
        Language::En => format!("{share}%"),
        Language::Fr | Language::Ru | Language::Uk => format!("{share}\u{a0}%"),
    }
}

/// A value in tenths as a decimal number.
pub fn said(texts: &Texts, tenths: u64) -> String {
    let point = match texts.lang() {
        Language::En => '.',
        Language::Fr | Language::Ru | Language::Uk => ',',
    };
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// A bar of at most this many columns.
#[derive(Clone, Copy)]
pub struct Bar(pub u64);

impl Bar {
    /// A bar as long as its share of the whole, in eighths of a column, and its value.
    pub fn of(self, part: u64, whole: u64, said: &str) -> String {
        const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
        let eighths = (part * self.0 * 8 + whole / 2) / whole.max(1);
        let full = usize::try_from(eighths / 8).expect("at most the bar");
        let rest = usize::try_from(eighths % 8).expect("below 8");
        let bar = "█".repeat(full) + EIGHTHS[rest];
        format!("{bar}\u{a0}{said}").trim_start().to_owned()
    }
}
