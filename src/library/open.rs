//! What kind of question it is. An open one asks who, how many, one thing or the other: neither yes
//! nor no answers it. And no rulebook gives advice. The words are in `[open]` and `advice` of each
//! language's `words.toml`.

use super::OPEN;
use super::fold::fold;
use crate::language::Language;

/// The words that tell, separated by commas.
#[derive(Clone, Copy, Debug)]
pub struct Open<'a> {
    /// An open question starts with one of them.
    pub begins: &'a str,
    /// It has one of them anywhere.
    pub within: &'a str,
    /// A question for yes or no starts with one of them.
    pub closed: &'a str,
    /// May come before either: "and", "so".
    pub before: &'a str,
    /// One thing or the other.
    pub either: &'a str,
    /// What is no choice after all: "or not".
    pub neither: &'a str,
    /// Somebody may do something.
    pub may: &'a str,
    /// Whose: mine, his own.
    pub mine: &'a str,
    /// Not, only, without: the question asks for something else than it seems to.
    pub crooked: &'a str,
    /// Somebody wants advice.
    pub advice: &'a str,
}

/// Does a text have one of these words?
pub fn has_one(text: &str, lang: Language, of: impl Fn(&Open<'static>) -> &'static str) -> bool {
    has(&words(&text.to_lowercase()), of(&OPEN[lang as usize]))
}

/// The last clause decides that tells: "He is dead. Who takes the crown?"
pub fn is_open(text: &str, lang: Language) -> bool {
    let open = &OPEN[lang as usize];
    let text = text.to_lowercase().replace(['’', 'ʼ', '`'], "'");
    let clauses = text.split(|c: char| ".,;:!?…()\n".contains(c) || c == '–' || c == '—');
    let clauses = clauses.map(words).filter(|words| !words.is_empty());
    let clauses: Vec<Vec<String>> = clauses.collect();
    clauses.iter().rev().find_map(|words| tells(words, open)) == Some(true)
}

fn words(clause: &str) -> Vec<String> {
    let words = clause.split(|c: char| !(c.is_alphanumeric() || c == '\''));
    let words = words.filter(|word| !word.is_empty());
    words.map(fold).collect()
}

/// Is a clause open, or closed? None if it does not tell.
fn tells(words: &[String], open: &Open<'_>) -> Option<bool> {
    let is_before = |word: &String| list(open.before).any(|one| one == [word.as_str()]);
    let skipped = words.iter().take_while(|word| is_before(word)).count();
    let begins = |of| list(of).any(|phrase| starts(&words[skipped..], &phrase));
    let has = |of| has(words, of);
    if begins(open.begins) {
        return Some(true);
    }
    let is_choice = has(open.either) && !has(open.neither);
    if is_choice || (has(open.within) && !begins(open.closed)) {
        return Some(true);
    }
    begins(open.closed).then_some(false)
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
