//! Cards' names as a sentence needs them: `{ CARD($card, form: "acc") }` is «Вора» where `$card` is
//! «Вор», `{ CARD($card, form: "Le") }` is « Le Voleur » at the beginning of a sentence.
//!
//! Which forms there are is up to each language: `locales/<language>/forms.toml` has them by printed
//! name, and the build script checks that every card has each form that a message uses.

use crate::language::Language;
use fluent::{FluentArgs, FluentValue};
use std::collections::BTreeMap;

stored_by_language!(
    /// By name, then by form.
    fn forms: BTreeMap<String, BTreeMap<String, String>> = ".forms"
);

/// A card's name in a form. What is not a card's name stays as it is.
pub fn form<'a>(
    lang: Language,
    texts: &[FluentValue<'a>],
    named: &FluentArgs<'_>,
) -> FluentValue<'a> {
    let (Some(FluentValue::String(name)), Some(FluentValue::String(form))) =
        (texts.first(), named.get("form"))
    else {
        return FluentValue::Error;
    };
    let found = forms(lang).get(name.as_ref());
    let found = found.and_then(|of| of.get(&form.to_lowercase()));
    let text = found.map_or(name.as_ref(), String::as_str);
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if form.starts_with(char::is_uppercase) => {
            let first: String = first.to_uppercase().collect();
            (first + letters.as_str()).into()
        }
        _ => text.to_owned().into(),
    }
}

/// All forms of a card's name.
pub fn all(lang: Language, name: &str) -> impl Iterator<Item = &'static str> {
    let found = forms(lang).get(name);
    found
        .into_iter()
        .flat_map(BTreeMap::values)
        .map(String::as_str)
}
