//! The rules of the tile game as the program knows them: topics, rulings, and what finds them.

use super::find::Name;
use crate::language::Language;
use crate::rules::ruling::Standing;
use crate::texts::Id;

/// Which rule page, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TopicId(u8);

impl TopicId {
    #[must_use]
    pub fn topic(self) -> &'static Topic {
        &TOPICS[usize::from(self.0)]
    }
}

/// A rule page.
#[derive(Debug)]
pub struct Topic {
    pub id: &'static str,
    /// Its title; the attribute `text` is its text.
    pub message: Id,
    titles: [&'static str; 4],
    /// The chapter where the rule stands: message `fortress-section-<id>`.
    pub section: &'static str,
    /// The numbered facts that its text answers.
    pub covers: &'static [&'static str],
}

impl Topic {
    #[must_use]
    pub const fn title(&self, lang: Language) -> &'static str {
        self.titles[lang as usize]
    }

    /// The rulings on its page, in reading order.
    pub fn rulings(&self) -> impl Iterator<Item = &'static Ruling> {
        let topic = self.id;
        RULINGS.iter().filter(move |ruling| ruling.topic == topic)
    }
}

/// A ruling; its text is the message `fortress-ruling-<id>`.
#[derive(Debug)]
pub struct Ruling {
    pub id: &'static str,
    /// The page it stands on.
    pub topic: &'static str,
    /// Book or ours.
    pub standing: Standing,
    /// The chapter where it is stated, or should be.
    pub section: &'static str,
    /// The numbered facts that its text answers.
    pub covers: &'static [&'static str],
}

include!(concat!(env!("OUT_DIR"), "/fortress_rules.rs"));

/// The rule pages, in reading order.
#[must_use]
pub fn topics() -> &'static [Topic] {
    TOPICS
}

/// The rulings, in reading order.
#[must_use]
pub fn rulings() -> &'static [Ruling] {
    RULINGS
}

/// Every name a rule page can be found by.
#[must_use]
pub fn names() -> &'static [Name<TopicId>] {
    NAMES
}

/// The page where a numbered fact is answered, and all rulings that answer it: the page whose
/// text does, else that of the first ruling.
#[must_use]
pub fn answering(number: &str) -> Option<(&'static Topic, Vec<&'static Ruling>)> {
    let rulings: Vec<&Ruling> = RULINGS
        .iter()
        .filter(|ruling| ruling.covers.contains(&number))
        .collect();
    let by_text = TOPICS.iter().find(|topic| topic.covers.contains(&number));
    let topic = by_text.or_else(|| {
        let first = rulings.first()?;
        TOPICS.iter().find(|topic| topic.id == first.topic)
    })?;
    Some((topic, rulings))
}
