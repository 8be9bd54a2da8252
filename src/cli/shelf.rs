//! Looking up what was typed, and saying what it may have meant.

use super::Context;
use crate::failure::{Failure, Fault, quoted};
use crate::library::find::{Found, Name, find};

/// What a name is looked up in: the table of names, and how to speak of what they name.
pub struct Shelf<'a, T> {
    pub names: &'a [Name<T>],
    /// The fault's id: `unknown-card`.
    pub fault: &'static str,
    /// The stem of its messages, `error-<stem>-near`: `unknown-card`.
    pub stem: &'static str,
    pub id: &'a dyn Fn(T) -> &'static str,
    pub label: &'a dyn Fn(T) -> String,
}

impl<T: Copy + Ord> Shelf<'_, T> {
    /// The one thing that is meant, or a fault that says what may be.
    pub fn find(&self, context: &Context<'_>, typed: &str) -> Result<T, Failure> {
        let lang = context.texts.lang();
        let (message, candidates) = match find(self.names, typed, lang, context.edition()) {
            Found::One(one) => return Ok(one),
            Found::Several(some) => ("several", some),
            Found::None(near) if near.is_empty() => ("none", near),
            Found::None(near) => ("near", near),
        };
        let labels: Vec<String> = candidates.iter().map(|&one| (self.label)(one)).collect();
        let shown = quoted(typed);
        let labels = labels.join("\n");
        let values = [("typed", (&shown).into()), ("candidates", (&labels).into())];
        let id = format!("error-{}-{message}", self.stem);
        let mut failure = Failure::no(vec![Fault::told(self.fault, context.texts, &id, &values)]);
        failure.candidates = Some(candidates.iter().map(|&one| (self.id)(one)).collect());
        Err(failure)
    }
}
