//! What kind of question it is. An open one asks who, how many, one thing or the other: neither yes
//! nor no answers it. And no rulebook gives advice. The words are in `[open]` of each language's
//! `words.toml`.

use crate::fold::fold;
use crate::index::Index;
use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

/// What a word tells of a question.
#[derive(Clone, Copy, Debug, Enum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clue {
    /// An open question starts with it.
    Begins,
    /// An open question has it anywhere.
    Within,
    /// A question for yes or no starts with it.
    Closed,
    /// May come before either: "and", "so".
    Before,
    /// One thing or the other.
    Either,
    /// What is no choice after all: "or not".
    Neither,
    /// Somebody may do something.
    May,
    /// Whose: mine, his own.
    Mine,
    /// Not, only, without: the question asks for something else than it seems to.
    Crooked,
    /// Somebody wants advice.
    Advice,
}

/// The words and phrases that tell, separated by commas.
pub type Open = EnumMap<Clue, String>;

impl Index<'_> {
    /// Does a text have a word that tells this?
    pub fn has_one(&self, text: &str, clue: Clue) -> bool {
        has(&words(&text.to_lowercase()), &self.open[clue])
    }

    /// The last clause decides that tells: "He is dead. Who takes the crown?"
    pub fn is_open(&self, text: &str) -> bool {
        let text = text.to_lowercase().replace(['’', 'ʼ', '`'], "'");
        let clauses = text.split(|c: char| ".,;:!?…()\n".contains(c) || c == '–' || c == '—');
        let clauses = clauses.map(words).filter(|words| !words.is_empty());
        let clauses: Vec<Vec<String>> = clauses.collect();
        let mut told = clauses.iter().rev();
        told.find_map(|words| tells(words, &self.open)) == Some(true)
    }
}

fn words(clause: &str) -> Vec<String> {
    let words = clause.split(|c: char| !(c.is_alphanumeric() || c == '\''));
    let words = words.filter(|word| !word.is_empty());
    words.map(fold).collect()
}

/// Is a clause open, or closed? None if it does not tell.
fn tells(words: &[String], open: &Open) -> Option<bool> {
    let is_before = |word: &String| list(&open[Clue::Before]).any(|one| one == [word.as_str()]);
    let skipped = words.iter().take_while(|word| is_before(word)).count();
    let begins = |of| list(&open[of]).any(|phrase| starts(&words[skipped..], &phrase));
    let has = |of| has(words, &open[of]);
    if begins(Clue::Begins) {
        return Some(true);
    }
    let is_choice = has(Clue::Either) && !has(Clue::Neither);
    if is_choice || (has(Clue::Within) && !begins(Clue::Closed)) {
        return Some(true);
    }
    begins(Clue::Closed).then_some(false)
}

fn has(words: &[String], of: &str) -> bool {
    list(of).any(|phrase| (0..words.len()).any(|at| starts(&words[at..], &phrase)))
}

fn list(words: &str) -> impl Iterator<Item = Vec<&str>> {
    let phrases = words.split(", ").filter(|phrase| !phrase.is_empty());
    phrases.map(|phrase| phrase.split(' ').collect())
}

fn starts(words: &[String], phrase: &[&str]) -> bool {
    words.len() >= phrase.len() && words.iter().zip(phrase).all(|(word, one)| word == one)
}
