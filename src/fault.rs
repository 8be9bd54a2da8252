//! Faults as data: an id for scripts, the message, named fields and a place. [`crate::view::words`]
//! puts a fault into words, in any language.

use crate::id;
use crate::rules::card::{Card, Rank};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::texts::Id;
use std::{fmt, io};
use strum::{EnumIter, EnumString, IntoStaticStr};

/// The kinds of faults; the names are stable, for scripts. docs/faults.md explains each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum FaultId {
    AmbiguousTile,
    BadCode,
    BadName,
    BadSyntax,
    BadTarget,
    BadValue,
    BrokenLog,
    Busy,
    CannotBalance,
    CannotWish,
    CharacterCount,
    CompletedField,
    FirstMissing,
    FirstNotComplete,
    GameNotOver,
    GameOver,
    IllegalFollower,
    IllegalTile,
    MissingField,
    NewerGame,
    NewerLog,
    NineMissing,
    NineWithThree,
    NineWithTwo,
    NoSubstitute,
    NoTiles,
    NotBuildable,
    NotForDecks,
    NotInDeck,
    NotInSolo,
    NotSurrounded,
    NotTogether,
    NothingFound,
    PlayerCount,
    RankMissing,
    RankTwice,
    SameCharacter,
    SameName,
    SameRank,
    SingleTile,
    TooFewDraws,
    TooFewPlayers,
    TooManyCopies,
    TooManyFollowers,
    TooManyNeighbours,
    TooManyPlayers,
    TooManyShields,
    TwoCrowns,
    TwoFirst,
    TwoMonks,
    UniqueCount,
    UniqueTwice,
    UnknownCard,
    UnknownDeck,
    UnknownField,
    UnknownPlayer,
    UnknownTile,
    UnknownTopic,
    Unreadable,
    Unwritable,
    Usage,
}

/// One fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub id: FaultId,
    /// The message; its attribute `advice` suggests a fix.
    pub message: Id,
    pub fields: Vec<(&'static str, Field)>,
    pub place: Option<Place>,
}

/// A fault: `fault!(BadValue, "error-field-value", key = "gold", value)`; `value` alone is
/// `value = value`.
#[macro_export]
macro_rules! fault {
    ($id:ident, $message:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::fault::Fault {
            id: $crate::fault::FaultId::$id,
            message: $crate::id!($message),
            fields: vec![$((stringify!($name), $crate::fault::Field::from($crate::named!($name $($value)?)))),*],
            place: None,
        }
    };
}

impl Fault {
    /// The same fault, at a place.
    pub fn at(mut self, place: impl Into<Place>) -> Self {
        self.place = Some(place.into());
        self
    }
}

/// A message argument. Texts are sanitized for the terminal when formatted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    Text(String),
    /// User input, truncated if long.
    Typed(String),
    /// A file; a long path is truncated at the start, since the end identifies it.
    File(String),
    Number(usize),
    /// The text of another message.
    Said(Id),
    /// The text of another message with its own fields.
    Phrase(Id, Vec<(&'static str, Field)>),
    /// A card by its name in an edition.
    Card(Card, Edition),
    /// A card that may be meant: its name, and the editions that have it if this one does not.
    Candidate(Card, Edition),
    /// Cards as typed after a command, in the user's language.
    Arguments(Vec<Card>, Edition),
    /// Several, concatenated.
    Joined(Vec<Field>),
    /// Several, separated by commas.
    Listed(Vec<Field>),
    /// Several, each on its own line.
    Lines(Vec<Field>),
}

/// User input, as a field.
pub fn typed(text: impl Into<String>) -> Field {
    Field::Typed(text.into())
}

/// A file, as a field.
pub fn file(path: impl Into<String>) -> Field {
    Field::File(path.into())
}

/// Why the system refuses, as a field.
pub fn why(error: &io::Error) -> Field {
    use io::ErrorKind as Kind;
    match error.kind() {
        Kind::StorageFull | Kind::QuotaExceeded => id!("why-full").into(),
        Kind::FileTooLarge => id!("why-too-large").into(),
        Kind::PermissionDenied => id!("why-denied").into(),
        Kind::ReadOnlyFilesystem => id!("why-read-only").into(),
        Kind::NotFound => id!("why-nowhere").into(),
        Kind::InvalidInput | Kind::IsADirectory => id!("why-no-file").into(),
        _ => typed(error.to_string()),
    }
}

impl From<&str> for Field {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Field {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Field {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Field {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Field {
    fn from(number: u32) -> Self {
        Self::Number(number as usize)
    }
}

impl From<Id> for Field {
    fn from(id: Id) -> Self {
        Self::Said(id)
    }
}

impl From<Rank> for Field {
    fn from(rank: Rank) -> Self {
        Self::Number(rank.number().into())
    }
}

impl From<Players> for Field {
    fn from(players: Players) -> Self {
        Self::Number(players.count())
    }
}

/// A location in the input. Shown as scripts know it: `player[1].city[2]`, counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place(pub Vec<Part>);

/// A step of a location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Key(String),
    /// In a list, counted from 0.
    Index(usize),
    /// In a list, with the name of the player there.
    Named(usize, String),
    /// In this file; shown only to people, since scripts know which one they gave.
    In(String),
    /// A line of a file, counted from 1.
    LineOf {
        file: String,
        line: usize,
    },
}

impl Place {
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.0.push(Part::Key(key.into()));
        self
    }

    pub fn index(mut self, index: usize) -> Self {
        self.0.push(Part::Index(index));
        self
    }

    pub fn named(mut self, index: usize, name: impl Into<String>) -> Self {
        self.0.push(Part::Named(index, name.into()));
        self
    }

    pub fn in_file(file: impl Into<String>) -> Self {
        Self(vec![Part::In(file.into())])
    }

    pub fn line_of(file: impl Into<String>, line: usize) -> Self {
        let file = file.into();
        Self(vec![Part::LineOf { file, line }])
    }
}

impl From<&str> for Place {
    fn from(key: &str) -> Self {
        Self::default().key(key)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut dot = "";
        for part in &self.0 {
            match part {
                Part::In(_) => continue,
                Part::Key(key) => write!(f, "{dot}{}", masked(key))?,
                Part::Index(index) | Part::Named(index, _) => write!(f, "[{index}]")?,
                Part::LineOf { file, line } => write!(f, "{}:{line}", quoted_file(file))?,
            }
            dot = ".";
        }
        Ok(())
    }
}

/// All faults: why there is no answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    pub faults: Vec<Fault>,
    /// Suggested ids, best first, for scripts.
    pub candidates: Option<Vec<&'static str>>,
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Self {
        vec![fault].into()
    }
}

impl From<Vec<Fault>> for Faults {
    fn from(faults: Vec<Fault>) -> Self {
        Self {
            faults,
            candidates: None,
        }
    }
}

/// The value, if there are no faults.
///
/// # Errors All faults.
pub fn checked<T>(read: T, faults: Vec<Fault>) -> Result<T, Faults> {
    if faults.is_empty() {
        Ok(read)
    } else {
        Err(faults.into())
    }
}

/// User input, safe to print: no control characters, and not too long.
pub fn quoted(typed: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown = masked(&typed.chars().take(LONGEST).collect::<String>());
    if typed.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// The name of a file for display; a long path is truncated at the start, since the end identifies
/// it.
pub fn quoted_file(path: &str) -> String {
    const LONGEST: usize = 60;
    let shown = masked(path);
    match shown.chars().count().checked_sub(LONGEST) {
        None | Some(0) => shown,
        Some(more) => format!("…{}", shown.chars().skip(more + 1).collect::<String>()),
    }
}

/// Text of any length, safe to print.
pub fn masked(typed: &str) -> String {
    let safe = |c: char| if is_unsafe(c) { '\u{fffd}' } else { c };
    typed.chars().map(safe).collect()
}

/// Control characters, and invisible or bidirectional formatting characters.
fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_cannot_control_a_terminal() {
        assert_eq!(quoted("a\u{1b}[2Jb\u{202e}c"), "a\u{fffd}[2Jb\u{fffd}c");
        assert_eq!(quoted(&"x".repeat(1000)).chars().count(), 61);
        let path = quoted_file(&format!("/{}/\u{1b}.toml", "x".repeat(1000)));
        assert!(path.starts_with('…') && path.ends_with("x/\u{fffd}.toml"));
        assert_eq!(path.chars().count(), 60);
    }

    #[test]
    fn scripts_read_a_place_as_a_path() {
        let place = Place::default().key("player").named(1, "Olya").key("city");
        assert_eq!(place.index(2).to_string(), "player[1].city[2]");
        assert_eq!(Place::line_of("a.toml", 3).to_string(), "a.toml:3");
    }
}
