//! Looking up what was typed, and saying what it may have meant.

use super::Context;
use crate::failure::{Failure, Fault, quoted};
use crate::library::find::{Found, Name, find};
use crate::rules::card::CardId;

/// What a name is looked up in: the table of names, and how to speak of what they name.
pub struct Shelf<'a> {
    pub names: &'a [Name],
    /// The fault's id: `unknown-card`.
    pub fault: &'static str,
    /// The stem of its messages, `error-<stem>-near`: `unknown-card`.
    pub stem: &'static str,
    pub id: &'a dyn Fn(usize) -> CardId,
    pub label: &'a dyn Fn(usize) -> String,
}

impl Shelf<'_> {
    /// The one thing that is meant, or a fault that says what may be.
    pub fn find(&self, context: &Context<'_>, typed: &str) -> Result<usize, Failure> {
        let lang = context.texts.lang();
        let (message, candidates) = match find(self.names, typed, lang, context.edition()) {
            Found::One(index) => return Ok(index),
            Found::Several(indices) => ("several", indices),
            Found::None(indices) if indices.is_empty() => ("none", indices),
            Found::None(indices) => ("near", indices),
        };
        let labels: Vec<String> = candidates
            .iter()
            .map(|&index| (self.label)(index))
            .collect();
        let shown = quoted(typed);
        let labels = labels.join("\n");
        let values = [("typed", (&shown).into()), ("candidates", (&labels).into())];
        let id = format!("error-{}-{message}", self.stem);
        let mut failure = Failure::no(vec![Fault::told(self.fault, context.texts, &id, &values)]);
        failure.candidates = Some(candidates.iter().map(|&index| (self.id)(index)).collect());
        Err(failure)
    }
}
