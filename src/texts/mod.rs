//! Messages by id, in one language. Texts can be shared between threads.
//!
//! The locales are Fluent. The build script checks them and keeps each message as it is written; it
//! is parsed and taken into its language's bundle when it is first said, because parsing all of them
//! would take longer than most answers. [`Id`]s are checked against the locales when the program is built:
//! `id!("ask-players")` does not compile without that message, and [`family!`](crate::family)
//! requires a message for each value of a closed vocabulary.

mod forms;

use crate::language::Language;
use crate::rules::card::Rank;
use crate::rules::table::Players;
use citadels_data::pieces::Pieces;
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::sync::{Mutex, OnceLock, PoisonError};

// All ids, sorted.
include!(concat!(env!("OUT_DIR"), "/ids.rs"));

stored_by_language!(
    /// The messages by id, as Fluent.
    fn messages: Pieces<'static> = ".messages"
);

/// A message that exists in all four languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u16);

impl Id {
    /// The message with that name.
    ///
    /// # Panics
    ///
    /// There is none; in a constant, as made by [`id!`](crate::id), that is a compile
    /// error.
    pub const fn of(name: &str) -> Self {
        Self::of_two(name, "")
    }

    pub const fn of_two(stem: &str, end: &str) -> Self {
        match place(stem, end) {
            Some(place) => Self(place),
            None => panic!("no such message in the locales"),
        }
    }

    /// The messages whose names are the stem plus each of the names.
    ///
    /// # Panics
    ///
    /// One of them is missing.
    pub const fn family<const N: usize>(stem: &str, names: &[&str]) -> [Self; N] {
        assert!(names.len() == N, "a message for each value");
        let mut ids = [Self(0); N];
        let mut at = 0;
        while at < N {
            ids[at] = Self::of_two(stem, names[at]);
            at += 1;
        }
        ids
    }

    /// The message with a composed name, if there is one.
    pub const fn find(name: &str) -> Option<Self> {
        match place(name, "") {
            Some(place) => Some(Self(place)),
            None => None,
        }
    }

    pub fn name(self) -> &'static str {
        IDS[usize::from(self.0)]
    }

    /// Every message, by name.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..IDS.len()).map(|place| Self(u16::try_from(place).expect("checked by `place`")))
    }
}

/// The id of a message, checked at compile time.
#[macro_export]
macro_rules! id {
    ($name:literal) => {{
        const ID: $crate::texts::Id = $crate::texts::Id::of($name);
        ID
    }};
}

/// Named values for a message: `args![player = 3, card]`; `card` alone is `card = card`.
#[macro_export]
macro_rules! args {
    ($($name:ident $(= $value:expr)?),* $(,)?) => {
        &[$((stringify!($name), $crate::texts::Value::from($crate::named!($name $($value)?)))),*]
    };
}

/// A value, or the variable with its name if none is given.
#[macro_export]
macro_rules! named {
    ($name:ident) => {
        $name
    };
    ($name:ident $value:expr) => {
        $value
    };
}

/// Formats a message: `say!(texts, "draft-player", player = 3)`.
#[macro_export]
macro_rules! say {
    ($texts:expr, $name:literal $(, $arg:ident $(= $value:expr)?)* $(,)?) => {
        $texts.say_with($crate::id!($name), $crate::args![$($arg $(= $value)?),*])
    };
}

/// A function from a closed vocabulary to a message for each of its values, checked at compile
/// time: `family!(pub edition_name(Edition) = "edition-");`. The type must derive
/// `strum::VariantNames`.
#[macro_export]
macro_rules! family {
    ($(#[$meta:meta])* $visible:vis $name:ident($type:ty) = $stem:literal) => {
        $(#[$meta])*
        $visible const fn $name(value: $type) -> $crate::texts::Id {
            const NAMES: &[&str] = <$type as strum::VariantNames>::VARIANTS;
            const IDS: [$crate::texts::Id; NAMES.len()] = $crate::texts::Id::family($stem, NAMES);
            IDS[value as usize]
        }
    };
}

/// The program's messages in one language.
#[derive(Debug)]
pub struct Texts {
    lang: Language,
}

impl Texts {
    pub const fn new(lang: Language) -> Self {
        Self { lang }
    }

    pub const fn lang(&self) -> Language {
        self.lang
    }

    /// Formats a message.
    pub fn say(&self, id: Id) -> String {
        self.format(id, None, &[])
    }

    /// Formats a message with values.
    pub fn say_with(&self, id: Id, values: Values<'_>) -> String {
        self.format(id, None, values)
    }

    /// Formats an attribute of a message.
    pub fn say_part(&self, id: Id, part: &str) -> String {
        self.format(id, Some(part), &[])
    }

    /// Formats an attribute of a message with values.
    pub fn say_part_with(&self, id: Id, part: &str, values: Values<'_>) -> String {
        self.format(id, Some(part), values)
    }

    /// What a card's name looks like in sentences.
    pub fn forms(&self, name: &str) -> impl Iterator<Item = &'static str> {
        forms::all(self.lang, name)
    }

    /// Several items as in a sentence: «A, B and C».
    pub fn listed(&self, all: &[String]) -> String {
        match all {
            [before @ .., last] if !before.is_empty() => {
                let before = before.join(", ");
                crate::say!(self, "list-and", before, last)
            }
            _ => all.concat(),
        }
    }

    fn format(&self, id: Id, part: Option<&str>, values: Values<'_>) -> String {
        let bundle = bundle(self.lang);
        // A panic elsewhere leaves the messages as they are.
        let mut bundle = bundle.lock().unwrap_or_else(PoisonError::into_inner);
        if !bundle.has_message(id.name()) {
            let message = messages(self.lang).piece(id.0.into());
            let message = str::from_utf8(message).expect("it was stored from a text");
            take_in(&mut bundle, message);
        }
        let message = bundle.get_message(id.name());
        let pattern = message.and_then(|message| match part {
            None => message.value(),
            Some(part) => Some(message.get_attribute(part)?.value()),
        });
        let Some(pattern) = pattern else {
            debug_assert!(false, "message {} has no {part:?}", id.name());
            return id.name().to_owned();
        };
        let mut given = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            given.set(*name, value);
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&given), &mut errors);
        debug_assert!(errors.is_empty(), "message {}: {errors:?}", id.name());
        said.into_owned()
    }
}

type Bundle = FluentBundle<FluentResource>;

/// What was said in a language so far, and the terms that all languages share.
fn bundle(lang: Language) -> &'static Mutex<Bundle> {
    static BUNDLES: [OnceLock<Mutex<Bundle>>; 4] = [const { OnceLock::new() }; 4];
    BUNDLES[lang as usize].get_or_init(|| {
        let code = lang.code().parse();
        let mut bundle = Bundle::new_concurrent(vec![code.expect("a language has a code")]);
        // Marks around values would show on terminals that do not know them.
        bundle.set_use_isolating(false);
        let added =
            bundle.add_function("CARD", move |texts, named| forms::form(lang, texts, named));
        // NUMBER, for ordinals.
        let added = added.and_then(|()| bundle.add_builtins());
        added.expect("each has a name of its own");
        let terms = include_str!(concat!(env!("OUT_DIR"), "/terms.ftl"));
        take_in(&mut bundle, terms);
        Mutex::new(bundle)
    })
}

fn take_in(bundle: &mut Bundle, source: &str) {
    let resource = FluentResource::try_new(source.to_owned());
    let added = bundle.add_resource(resource.expect("the build parses every message"));
    added.expect("the build refuses what stands twice");
}

/// A message argument: verbatim text, or a number, which may select a plural form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

/// Named values for a message.
pub type Values<'a> = &'a [(&'static str, Value<'a>)];

impl<'a> From<&'a Value<'a>> for FluentValue<'a> {
    fn from(value: &'a Value<'a>) -> Self {
        match value {
            Value::Text(text) => text.as_ref().into(),
            // Fluent counts with floating point: a longer number would lose its last digits.
            Value::Number(number) if number.unsigned_abs() >= 1 << 53 => number.to_string().into(),
            Value::Number(number) => (*number).into(),
        }
    }
}

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

/// The index of the id `stem` + `end` among all.
const fn place(stem: &str, end: &str) -> Option<u16> {
    assert!(IDS.len() <= u16::MAX as usize);
    let (mut low, mut high) = (0, IDS.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match compare(IDS[middle].as_bytes(), stem.as_bytes(), end.as_bytes()) {
            Ordering::Less => low = middle + 1,
            Ordering::Greater => high = middle,
            #[allow(clippy::cast_possible_truncation, reason = "asserted above")]
            Ordering::Equal => return Some(middle as u16),
        }
    }
    None
}

const fn compare(text: &[u8], stem: &[u8], end: &[u8]) -> Ordering {
    let length = stem.len() + end.len();
    let mut at = 0;
    while at < text.len() && at < length {
        let sought = if at < stem.len() {
            stem[at]
        } else {
            end[at - stem.len()]
        };
        match order(text[at] as usize, sought as usize) {
            Ordering::Equal => at += 1,
            unequal => return unequal,
        }
    }
    order(text.len(), length)
}

const fn order(left: usize, right: usize) -> Ordering {
    if left < right {
        Ordering::Less
    } else if left > right {
        Ordering::Greater
    } else {
        Ordering::Equal
    }
}
