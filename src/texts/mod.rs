//! The only wing that knows Fluent: messages by id, in one language.
//!
//! Every message is a piece of Fluent source in a table made at build time. It is parsed when it
//! is first said, so that a start costs nothing for what is not said.

use crate::language::Language;
use crate::rules::card::Rank;
use crate::rules::table::Players;
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;
use std::cmp::Ordering;
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// What the program says, in one language.
pub struct Texts {
    lang: Language,
    bundle: RefCell<FluentBundle<FluentResource>>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Texts({})", self.lang.code())
    }
}

/// A value put into a message.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// Text as it is.
    Text(&'a str),
    /// A number, which may choose a plural form.
    Number(usize),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number as usize)
    }
}

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

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// Named values for a message.
pub type Values<'a> = &'a [(&'static str, Value<'a>)];

impl Texts {
    /// The texts of this language.
    #[must_use]
    pub fn new(lang: Language) -> Self {
        let id = lang
            .code()
            .parse::<LanguageIdentifier>()
            .unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // Terminals show the marks that keep a value's direction apart from the sentence's.
        bundle.set_use_isolating(false);
        add(&mut bundle, SHARED);
        Self {
            lang,
            bundle: RefCell::new(bundle),
        }
    }

    #[must_use]
    pub const fn lang(&self) -> Language {
        self.lang
    }

    /// Says a message.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.format(id, None, &[])
    }

    /// Says a message with values.
    #[must_use]
    pub fn say_with(&self, id: &str, values: Values<'_>) -> String {
        self.format(id, None, values)
    }

    /// Says an attribute of a message.
    #[must_use]
    pub fn say_part(&self, id: &str, part: &str) -> String {
        self.format(id, Some(part), &[])
    }

    /// Says an attribute of a message with values.
    #[must_use]
    pub fn say_part_with(&self, id: &str, part: &str, values: Values<'_>) -> String {
        self.format(id, Some(part), values)
    }

    /// Is there such a message?
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        source(self.lang, id).is_some()
    }

    fn format(&self, id: &str, part: Option<&str>, values: Values<'_>) -> String {
        let mut bundle = self.bundle.borrow_mut();
        if !bundle.has_message(id) {
            // Parity is held by a test, so the English twin is never needed; it beats silence.
            let Some(source) = source(self.lang, id).or_else(|| source(Language::En, id)) else {
                debug_assert!(false, "there is no message {id}");
                return id.to_owned();
            };
            add(&mut bundle, source);
        }
        let message = bundle.get_message(id);
        let pattern = message.and_then(|message| match part {
            None => message.value(),
            Some(part) => message
                .get_attribute(part)
                .map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else {
            debug_assert!(false, "message {id} has no {part:?}");
            return id.to_owned();
        };
        let args: FluentArgs<'_> = values
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Text(text) => FluentValue::from(*text),
                    Value::Number(number) => FluentValue::from(*number),
                };
                (*name, value)
            })
            .collect();
        let mut errors = Vec::new();
        let said = bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned();
        debug_assert!(errors.is_empty(), "message {id}: {errors:?}");
        said
    }
}

fn add(bundle: &mut FluentBundle<FluentResource>, source: &str) {
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
    bundle.add_resource_overriding(resource);
}

/// The messages of a language: ids in order and their sources, each as one text and where its
/// pieces end.
struct Pieces {
    ids: &'static str,
    id_ends: &'static [u32],
    texts: &'static str,
    text_ends: &'static [u32],
}

impl Pieces {
    fn piece(text: &'static str, ends: &[u32], place: usize) -> &'static str {
        let end = |place: usize| ends.get(place).map_or(0, |end| *end as usize);
        let start = place.checked_sub(1).map_or(0, end);
        text.get(start..end(place)).unwrap_or_default()
    }

    fn id(&self, place: usize) -> &'static str {
        Self::piece(self.ids, self.id_ends, place)
    }

    fn source(&self, id: &str) -> Option<&'static str> {
        let (mut low, mut high) = (0, self.id_ends.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            match self.id(middle).cmp(id) {
                Ordering::Less => low = middle + 1,
                Ordering::Greater => high = middle,
                Ordering::Equal => {
                    return Some(Self::piece(self.texts, self.text_ends, middle));
                }
            }
        }
        None
    }
}

fn source(lang: Language, id: &str) -> Option<&'static str> {
    MESSAGES[lang as usize].source(id)
}

/// Every message id of a language, in order.
pub fn ids(lang: Language) -> impl Iterator<Item = &'static str> {
    let pieces = &MESSAGES[lang as usize];
    (0..pieces.id_ends.len()).map(|place| pieces.id(place))
}
