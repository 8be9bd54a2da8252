//! Numbers in the language's format, and bars of plain characters.

use crate::language::Language;
use crate::page::{self, Picture, Span};
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

/// A large number in groups of three digits; four digits are read at a glance.
pub fn grouped(texts: &Texts, number: u64) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let gap = match texts.lang() {
        Language::En => ",",
        Language::Fr | Language::Ru | Language::Uk => SPACE,
    };
    let mut said = String::new();
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            said.push_str(gap);
        }
        said.push(digit);
    }
    said
}

/// A bar of at most this many columns.
#[derive(Clone, Copy)]
pub struct Bar(pub usize);

/// A space that stays where it is.
const SPACE: &str = "\u{a0}";

impl Bar {
    /// A bar as long as its share of the whole, in eighths of a column, and its value.
    pub fn of(self, part: u64, whole: u64, said: &str) -> Span {
        const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
        let eighths = (part * self.0 as u64 * 8 + whole / 2) / whole.max(1);
        let full = usize::try_from(eighths / 8).expect("at most the bar");
        let rest = usize::try_from(eighths % 8).expect("below 8");
        let bar = "█".repeat(full) + EIGHTHS[rest];
        Span::Bar(page::Bar {
            drawn: format!("{bar}{SPACE}{said}").trim_start().to_owned(),
            label: said.to_owned(),
            picture: Picture::Bar {
                from: 0,
                to: part * 1000 / whole.max(1),
                is_less: false,
                range: None,
                mark: None,
            },
        })
    }

    /// How far something lies on either side of a middle: a thousand is the whole side. Where the
    /// true number may lie is for those who can draw it.
    pub fn from_middle(self, far: i64, low: i64, high: i64) -> Span {
        let side = self.0;
        let halves = usize::try_from(far.unsigned_abs()).unwrap_or(0) * side * 2;
        let halves = ((halves + 500) / 1000).min(side * 2);
        let (full, half) = ("█".repeat(halves / 2), halves % 2);
        let empty = SPACE.repeat(side - halves / 2 - half);
        let space = SPACE.repeat(side);
        let drawn = if far < 0 {
            format!("{empty}{}{full}│{space}", "▐".repeat(half))
        } else {
            format!("{space}│{full}{}{empty}", "▌".repeat(half))
        };
        // The middle is at 600 of 1200.
        let at = |far: i64| u64::try_from(600 + far * 600 / 1000).unwrap_or(0).min(1200);
        let (from, to) = (at(far.min(0)), at(far.max(0)));
        Span::Bar(page::Bar {
            drawn,
            label: String::new(),
            picture: Picture::Bar {
                from,
                to,
                is_less: far < 0,
                range: Some((at(low), at(high))),
                mark: Some(600),
            },
        })
    }
}

/// Numbers from left to right, the largest of all being this.
pub fn curve(values: &[u32], most: u32) -> String {
    values.iter().map(|value| height(*value, most)).collect()
}

/// A column as high as its share of the maximum.
pub fn height(part: u32, most: u32) -> char {
    const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let at = u64::from(part) * 7 / u64::from(most).max(1);
    HEIGHTS[usize::try_from(at).expect("at most 7")]
}
