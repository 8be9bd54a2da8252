//! The exact shape of `data/fortress/rules.toml`, and its laws. The build script reads it.

use crate::rules::ruling::Standing;
use serde::Deserialize;

/// `data/fortress/rules.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The chapters of the book: message `fortress-section-<id>`.
    pub sections: Vec<String>,
    /// The rule pages, in reading order.
    pub topic: Vec<Topic>,
    /// The rulings, in reading order.
    pub ruling: Vec<Ruling>,
}

/// A rule page: message `fortress-rule-<id>`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    /// Its id.
    pub id: String,
    /// The chapter where the rule stands.
    pub section: String,
    /// Lines of the rulebook file.
    pub lines: Vec<u32>,
    /// The numbered facts that its text answers.
    pub covers: Vec<String>,
}

/// A ruling: message `fortress-ruling-<id>`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Its id.
    pub id: String,
    /// The page it stands on.
    pub topic: String,
    /// Book or ours.
    pub standing: Standing,
    /// The chapter where it is stated, or should be.
    pub section: String,
    /// Lines of the rulebook file.
    pub lines: Vec<u32>,
    /// The numbered facts that its text answers.
    pub covers: Vec<String>,
}

/// A number of a fact in the form it is written: `X3`, `K10`. Cyrillic letters that look or
/// sound alike are meant so.
///
/// ```
/// use citadels::fortress::rules_raw::number;
/// assert_eq!(number(" k8 ").as_deref(), Some("K8"));
/// assert_eq!(number("Х3").as_deref(), Some("X3"));
/// assert_eq!(number("fields"), None);
/// ```
#[must_use]
pub fn number(typed: &str) -> Option<String> {
    let mut letters = typed.trim().chars();
    let letter = match letters.next()?.to_uppercase().next()? {
        'К' => 'K',
        'Х' => 'X',
        'Е' => 'E',
        'М' => 'M',
        'С' => 'C',
        'Т' => 'T',
        'Р' => 'P',
        'Ф' => 'F',
        'Д' => 'D',
        'В' => 'V',
        letter => letter,
    };
    let digits = letters.as_str();
    let is_number = "STPFRCMDXEVK".contains(letter)
        && (1..=2).contains(&digits.len())
        && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| format!("{letter}{digits}"))
}

impl Rules {
    /// Every law that the data breaks.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let topics = self
            .topic
            .iter()
            .map(|one| (&one.id, &one.section, &one.lines, &one.covers));
        let rulings = self
            .ruling
            .iter()
            .map(|one| (&one.id, &one.section, &one.lines, &one.covers));
        for list in [topics.collect::<Vec<_>>(), rulings.collect()] {
            for (index, (id, section, lines, covers)) in list.iter().enumerate() {
                let mut refuse =
                    |what: &str| faults.push(format!("fortress/rules.toml: {id}: {what}"));
                if list[..index].iter().any(|(other, ..)| other == id) {
                    refuse("stands twice");
                }
                if !self.sections.contains(section) {
                    refuse("no such section");
                }
                if lines.is_empty() || !lines.is_sorted_by(|one, next| one < next) {
                    refuse("lines are some, in their order, each once");
                }
                if covers.is_empty()
                    || covers
                        .iter()
                        .any(|name| number(name).as_ref() != Some(name))
                {
                    refuse("covers are numbers such as X3 or K8");
                }
            }
        }
        for ruling in &self.ruling {
            if !self.topic.iter().any(|topic| topic.id == ruling.topic) {
                faults.push(format!("fortress/rules.toml: {}: no such topic", ruling.id));
            }
        }
        faults
    }

    /// The rules as Rust: `TOPICS` and `RULINGS`, for the build script. The titles are those of
    /// the topics in each language.
    ///
    /// # Errors
    /// Every law that the data breaks.
    pub fn rust(&self, titles: &[Vec<&str>]) -> Result<String, Vec<String>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let topics = self.topic.iter().zip(titles).map(|(topic, titles)| {
            format!(
                "Topic {{ id: {:?}, message: Id::of(\"fortress-rule-{}\"), titles: {titles:?}, \
                 section: {:?}, covers: &{:?} }}",
                topic.id, topic.id, topic.section, topic.covers
            )
        });
        let rulings = self.ruling.iter().map(|ruling| {
            format!(
                "Ruling {{ id: {:?}, topic: {:?}, standing: Standing::{:?}, section: {:?}, \
                 covers: &{:?} }}",
                ruling.id, ruling.topic, ruling.standing, ruling.section, ruling.covers
            )
        });
        Ok(format!(
            "static TOPICS: &[Topic] = &[\n{}\n];\nstatic RULINGS: &[Ruling] = &[\n{}\n];\n",
            topics.collect::<Vec<_>>().join(",\n"),
            rulings.collect::<Vec<_>>().join(",\n")
        ))
    }
}
