//! Faults as data: an id for scripts, the message, named fields and a place. [`crate::wording::fault`]
//! puts a fault into words, in any language.

use crate::id;
use crate::rules::card::{Card, Rank};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
pub use crate::safe::{masked, quoted, quoted_file};
use crate::texts::Id;
use std::{fmt, io};
use strum::{EnumIter, EnumString, IntoStaticStr};

/// The kinds of faults; the names are stable, for scripts. docs/errors.md explains each.
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
    CrowdedTiles,
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
    NotCounted,
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
    TooBig,
    TooFewDraws,
    TooFewPlayers,
    TooManyCities,
    TooManyCopies,
    TooManyFollowers,
    TooManyNeighbours,
    TooManyPlayers,
    TooManyShields,
    TwoBoards,
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

    /// The field with this name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        let mut fields = self.fields.iter();
        fields.find_map(|(of, field)| (*of == name).then_some(field))
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
    /// A kind of tile by its letter, with its sides and what it shows.
    Tile(&'static str),
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

macro_rules! fields {
    ($($type:ty: $value:ident => $field:expr),* $(,)?) => {$(
        impl From<$type> for Field {
            fn from($value: $type) -> Self {
                $field
            }
        }
    )*};
}
fields! {
    &str: text => Self::Text(text.to_owned()),
    String: text => Self::Text(text),
    usize: number => Self::Number(number),
    u8: number => Self::Number(number.into()),
    u32: number => Self::Number(number as usize),
    Id: id => Self::Said(id),
    Rank: rank => Self::Number(rank.number().into()),
    Players: players => Self::Number(players.count()),
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

/// Nobody reads more faults at once; the rest are counted.
pub const SHOWN: usize = 20;

/// Why there is no answer: the first faults, and how many more there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    pub faults: Vec<Fault>,
    /// How many were found besides.
    pub more: usize,
    /// Suggested ids, best first, for scripts.
    pub candidates: Option<Vec<&'static str>>,
}

impl Faults {
    pub fn push(&mut self, fault: Fault) {
        if self.is_full() {
            self.more += 1;
        } else {
            self.faults.push(fault);
        }
    }

    /// Are further ones only counted?
    pub const fn is_full(&self) -> bool {
        self.faults.len() >= SHOWN
    }

    pub const fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.faults.len() + self.more
    }

    /// All of another's, each changed so.
    pub fn take(&mut self, other: Self, change: impl FnMut(Fault) -> Fault) {
        self.extend(other.faults.into_iter().map(change));
        self.more += other.more;
    }
}

impl Extend<Fault> for Faults {
    fn extend<I: IntoIterator<Item = Fault>>(&mut self, faults: I) {
        for fault in faults {
            self.push(fault);
        }
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Self {
        vec![fault].into()
    }
}

impl From<Vec<Fault>> for Faults {
    fn from(mut faults: Vec<Fault>) -> Self {
        let more = faults.len().saturating_sub(SHOWN);
        faults.truncate(SHOWN);
        Self {
            faults,
            more,
            candidates: None,
        }
    }
}

/// The value, if there are no faults.
///
/// # Errors
///
/// All faults.
pub fn checked<T>(read: T, faults: impl Into<Faults>) -> Result<T, Faults> {
    let faults = faults.into();
    if faults.is_empty() {
        Ok(read)
    } else {
        Err(faults)
    }
}
