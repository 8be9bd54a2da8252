//! Files that people write: TOML or JSON, detected by content.

use crate::fault::{Fault, Field, Place, file, typed};
use crate::files::read::fields::Table;
use crate::texts::Id;
use crate::{family, fault};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use std::fmt;
use std::fs::{self, File, Metadata};
use std::io::Read;
use std::path::Path;
use strum::VariantNames;

/// Hand-written files are small: a larger one is refused.
pub const MOST: usize = 1 << 20;
/// More than a hundred thousand plays: nothing that a program wrote is longer.
pub const LONGEST: u64 = 256 << 20;
/// Most are smaller than this, and read at once.
const USUAL: usize = 4096;

/// The text of a file, of a pipe, or of standard input for `-`.
///
/// # Errors
///
/// It is missing, unreadable, too big, or not text.
pub fn read(path: &str) -> Result<String, Fault> {
    if path == "-" {
        return text(path, std::io::stdin().lock());
    }
    read_path(Path::new(path))
}

/// The text of a file or a pipe.
///
/// # Errors
///
/// As [`read`].
pub fn read_path(path: &Path) -> Result<String, Fault> {
    let name = path.display().to_string();
    match File::open(path) {
        Ok(file) if !path.is_dir() => text(&name, file),
        _ => Err(unreadable(&name)),
    }
}

pub(super) fn text(name: &str, from: impl Read) -> Result<String, Fault> {
    let mut bytes = Vec::with_capacity(USUAL);
    // One byte more shows that there is more: what is cut off must not go unnoticed.
    let read = from.take(MOST as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|_| unreadable(name))?;
    if bytes.len() > MOST {
        return Err(too_big(name));
    }
    if is_utf16(&bytes) {
        return Err(fault!(Unreadable, "error-file-utf16", file = file(name)));
    }
    let mut text = String::from_utf8(bytes).map_err(|_| unreadable(name))?;
    if text.starts_with('\u{feff}') {
        text.remove(0);
    }
    Ok(text)
}

/// A file that nobody wrote by hand.
pub fn too_big(name: &str) -> Fault {
    fault!(TooBig, "error-file-big", file = file(name))
}

/// As Windows tools write it, with or without its mark.
fn is_utf16(bytes: &[u8]) -> bool {
    matches!(
        bytes,
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, 1..=255, ..] | [1..=255, 0, ..]
    )
}

/// The same for what a program wrote, which may be longer if it is a regular file: anything else may
/// never end.
///
/// # Errors
///
/// It is missing, unreadable, not text, or too big.
pub fn read_long(path: &str) -> Result<String, Fault> {
    let is_long = |found: Metadata| found.is_file() && found.len() <= LONGEST;
    if path == "-" || !fs::metadata(path).is_ok_and(is_long) {
        return read(path);
    }
    let text = fs::read_to_string(path).map_err(|_| unreadable(path))?;
    if text.contains('\0') {
        return Err(unreadable(path));
    }
    Ok(text)
}

/// A file that is missing, unreadable, or not text.
pub fn unreadable(path: &str) -> Fault {
    if path != "-" && !Path::new(path).exists() {
        return fault!(Unreadable, "error-file-none", file = file(path));
    }
    fault!(Unreadable, "error-file-unreadable", file = file(path))
}

/// The content of a file; `message` explains the expected format.
///
/// # Errors
///
/// It is neither TOML nor JSON; the place is the line with the syntax error.
pub fn parse(path: &str, text: &str, message: Id) -> Result<Table, Fault> {
    table(text).map_err(|slip| {
        let why = Field::Phrase(wording(slip.kind), vec![("text", typed(slip.text))]);
        let fault = Fault {
            message,
            ..fault!(BadSyntax, "error-file-syntax", why)
        };
        fault.at(Place::line_of(path, slip.line))
    })
}

/// What is wrong with the syntax, and where.
#[derive(Debug)]
pub struct Slip {
    pub kind: SlipKind,
    /// From 1.
    pub line: usize,
    /// That line, or the part of a long one.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum SlipKind {
    Quote,
    Comma,
    ExtraComma,
    Bracket,
    Sign,
    Value,
    Key,
    Twice,
    Deep,
    End,
    Other,
}

family!(wording(SlipKind) = "slip-");

/// How the two parsers begin to say what is wrong.
const SLIPS: [(&str, SlipKind); 34] = [
    ("duplicate key", SlipKind::Twice),
    ("invalid unquoted key", SlipKind::Key),
    ("unquoted keys cannot be empty", SlipKind::Sign),
    ("key must be a string", SlipKind::Key),
    ("string values must be quoted", SlipKind::Quote),
    ("missing opening quote", SlipKind::Quote),
    ("invalid basic string", SlipKind::Quote),
    ("invalid literal string", SlipKind::Quote),
    ("invalid multi-line", SlipKind::Quote),
    ("control character", SlipKind::Quote),
    ("missing comma", SlipKind::Comma),
    ("expected `,` or", SlipKind::Comma),
    ("extra comma", SlipKind::ExtraComma),
    ("trailing comma", SlipKind::ExtraComma),
    ("unclosed", SlipKind::Bracket),
    ("missing array opening", SlipKind::Bracket),
    ("missing inline table opening", SlipKind::Bracket),
    ("missing table open", SlipKind::Bracket),
    ("missing value", SlipKind::Value),
    ("expected value", SlipKind::Value),
    ("expected ident", SlipKind::Value),
    ("invalid value", SlipKind::Value),
    ("key with no value", SlipKind::Sign),
    ("missing assignment", SlipKind::Sign),
    ("missing key", SlipKind::Sign),
    ("invalid key-value pair", SlipKind::Sign),
    ("extra `=`", SlipKind::Sign),
    ("extra assignment", SlipKind::Comma),
    ("unexpected `=`", SlipKind::Sign),
    ("expected `:`", SlipKind::Sign),
    ("cannot recurse further", SlipKind::Deep),
    ("recursion limit", SlipKind::Deep),
    ("EOF while", SlipKind::End),
    ("missing escaped value", SlipKind::Other),
];

impl Slip {
    /// `said` is what a parser says about this byte of the text.
    fn new(said: &str, text: &str, at: usize) -> Self {
        /// What is shown of a long line before the place.
        const BEFORE: usize = 30;
        let found = SLIPS.iter().find(|(begin, _)| said.starts_with(begin));
        let mut kind = found.map_or(SlipKind::Other, |(_, kind)| *kind);
        // What is missing at the end is missing in the last line that says something.
        let at = at.min(text.trim_end().len());
        let at = (0..=at).rev().find(|&at| text.is_char_boundary(at));
        let (before, after) = text.split_at(at.unwrap_or_default());
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let begun = &before[start..];
        let hidden = begun.chars().count().saturating_sub(BEFORE);
        let begun: String = match hidden {
            0 => begun.to_owned(),
            _ => std::iter::once('…')
                .chain(begun.chars().skip(hidden))
                .collect(),
        };
        let rest = after.lines().next().unwrap_or_default();
        // A text that is not closed hides the bracket after it.
        let line = format!("{}{rest}", &before[start..]);
        if kind == SlipKind::Bracket && line.matches('"').count() % 2 == 1 {
            kind = SlipKind::Quote;
        } else if kind == SlipKind::Quote && line.trim_end().ends_with('=') {
            kind = SlipKind::Value;
        }
        Self {
            kind,
            line: before.matches('\n').count() + 1,
            text: format!("{begun}{rest}").trim().to_owned(),
        }
    }
}

/// TOML or JSON as plain values; or what is wrong with the syntax.
pub fn table(text: &str) -> Result<Table, Slip> {
    if text.trim_start().starts_with('{') {
        return match serde_json::from_str(text) {
            Ok(Strict(Value::Object(table))) => Ok(table),
            Ok(_) => unreachable!("it begins as a table"),
            Err(error) => {
                let lines = text.split_inclusive('\n');
                let lines = lines.take(error.line().saturating_sub(1));
                let start: usize = lines.map(str::len).sum();
                let at = start + error.column().saturating_sub(1);
                Err(Slip::new(&error.to_string(), text, at))
            }
        };
    }
    toml::from_str(text).map_err(|error| {
        let at = error.span().map_or(text.len(), |span| span.start);
        Slip::new(error.message(), text, at)
    })
}

/// A JSON value in which no key is there twice: the last one would win in silence.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Self)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Strict(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut table = Table::new();
        while let Some(key) = map.next_key::<String>()? {
            if table.contains_key(&key) {
                return Err(Error::custom("duplicate key"));
            }
            let Strict(value) = map.next_value()?;
            table.insert(key, value);
        }
        Ok(table.into())
    }
}

/// Does this look like one of our file names?
pub fn is_named_like_one(name: &str) -> bool {
    let end = Path::new(name).extension();
    end.is_some_and(|end| {
        let known = ["toml", "json"];
        known.iter().any(|known| end.eq_ignore_ascii_case(known))
    })
}
