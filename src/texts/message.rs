//! A message as the build script writes it: text, with marks where a value goes and where one
//! chooses among texts. What else Fluent can do fails the build, so nothing is parsed at a start.

use crate::language::Language;
use crate::rules::card::Rank;
use crate::rules::table::Players;
use std::borrow::Cow;
use std::fmt::Write;

/// Separates the texts of a message: its value, then the name and text of each attribute.
pub const BETWEEN: char = '\u{1}';
/// Before the name of a value that goes here.
pub const VALUE: char = '\u{2}';
/// Before the name of a value that chooses one of the texts that follow.
pub const CHOICE: char = '\u{3}';
/// Before the key of each of these texts. The last has no key: it fits all other values.
pub const CASE: char = '\u{4}';
/// After a name and after a key.
pub const NAMED: char = '\u{5}';
/// After the last text of a choice.
pub const CHOSEN: char = '\u{6}';
/// The first letter of a key that is a number; other keys are texts or plural categories.
pub const NUMBER: char = '=';

/// A message argument: verbatim text, or a number, which may select a plural form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

/// Named values for a message.
pub type Values<'a> = &'a [(&'static str, Value<'a>)];

macro_rules! texts {
    ($($type:ty),*) => {$(
        impl<'a> From<$type> for Value<'a> {
            fn from(text: $type) -> Self {
                Self::Text(text.into())
            }
        }
    )*};
}
texts!(&'a str, &'a String, String, Cow<'a, str>);

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl From<$type> for Value<'_> {
            fn from(number: $type) -> Self {
                Self::Number(number.try_into().unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i32);

impl From<Rank> for Value<'_> {
    fn from(rank: Rank) -> Self {
        rank.number().into()
    }
}

impl From<Players> for Value<'_> {
    fn from(players: Players) -> Self {
        players.number().into()
    }
}

impl Value<'_> {
    fn fits(&self, key: &str, lang: Language) -> bool {
        match (self, key.strip_prefix(NUMBER)) {
            (Self::Number(number), Some(key)) => key.parse() == Ok(*number),
            (Self::Number(number), None) => key == plural(number.unsigned_abs(), lang),
            (Self::Text(text), _) => key == text,
        }
    }
}

/// The plural category of a whole number: Unicode CLDR, cardinals.
const fn plural(number: u64, lang: Language) -> &'static str {
    match (lang, number % 10, number % 100) {
        (Language::En, ..) if number == 1 => "one",
        (Language::Fr, ..) if number < 2 => "one",
        (Language::En | Language::Fr, ..) => "other",
        (Language::Ru | Language::Uk, _, 11..=14) => "many",
        (Language::Ru | Language::Uk, 1, _) => "one",
        (Language::Ru | Language::Uk, 2..=4, _) => "few",
        (Language::Ru | Language::Uk, ..) => "many",
    }
}

/// The value of a message, or one of its attributes.
pub fn part<'a>(message: &'a str, part: Option<&str>) -> Option<&'a str> {
    let mut texts = message.split(BETWEEN);
    let value = texts.next().filter(|value| !value.is_empty());
    let Some(part) = part else { return value };
    while let Some(name) = texts.next() {
        let text = texts.next();
        if name == part {
            return text;
        }
    }
    None
}

/// The text with its values.
pub fn say(text: &str, lang: Language, values: Values<'_>) -> String {
    let mut said = String::with_capacity(text.len());
    write(text, lang, values, &mut said);
    said
}

fn write(mut text: &str, lang: Language, values: Values<'_>, to: &mut String) {
    // Byte by byte: marks are ASCII, and texts are long.
    let is_mark = |byte: u8| [VALUE, CHOICE].contains(&char::from(byte));
    while let Some(at) = text.bytes().position(is_mark) {
        to.push_str(&text[..at]);
        let is_choice = text[at..].starts_with(CHOICE);
        let (name, after) = text[at + 1..].split_once(NAMED).unwrap_or_default();
        let value = values.iter().find(|(one, _)| *one == name);
        debug_assert!(value.is_some(), "no value {name}");
        let value = value.map(|(_, value)| value);
        text = after;
        if is_choice {
            let (chosen, after) = choose(after, |key| value.is_some_and(|one| one.fits(key, lang)));
            write(chosen, lang, values, to);
            text = after;
        } else {
            let _ = match value {
                Some(Value::Text(value)) => to.write_str(value),
                Some(Value::Number(number)) => write!(to, "{number}"),
                None => write!(to, "{{${name}}}"),
            };
        }
    }
    to.push_str(text);
}

/// The first text whose key fits, and what comes after all of them.
fn choose(mut cases: &str, fits: impl Fn(&str) -> bool) -> (&str, &str) {
    let mut chosen = None;
    while let Some(case) = cases.strip_prefix(CASE) {
        let (key, text) = case.split_once(NAMED).unwrap_or_default();
        let (text, after) = until_mark(text);
        if chosen.is_none() && (key.is_empty() || fits(key)) {
            chosen = Some(text);
        }
        cases = after;
    }
    let after = cases.strip_prefix(CHOSEN).unwrap_or(cases);
    (chosen.unwrap_or_default(), after)
}

/// The text up to the next mark of the choice it belongs to; it may have choices in it.
fn until_mark(text: &str) -> (&str, &str) {
    let mut depth = 0_usize;
    for (at, mark) in text.char_indices() {
        match mark {
            CASE | CHOSEN if depth == 0 => return text.split_at(at),
            CHOICE => depth += 1,
            CHOSEN => depth -= 1,
            _ => {}
        }
    }
    (text, "")
}
