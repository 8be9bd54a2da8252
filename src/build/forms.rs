//! The forms of cards' names in a language that declines them or gives them an article:
//! `locales/<language>/forms.toml`, and `CARD` in `texts/forms.rs`.

use crate::{Locale, Outcome, store};
use citadels_data::language::Language;
use citadels_data::parse::Data;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// By name, then by form.
type Forms = BTreeMap<String, BTreeMap<String, String>>;

/// Stores the forms of each language. Each card's name must have every form that a message of the
/// language uses, so that no sentence falls back to the plain name.
pub fn forms(
    locales: &BTreeMap<Language, Locale>,
    files: &BTreeMap<Language, String>,
    data: &Data,
    out: &Path,
) -> Outcome<()> {
    for (lang, locale) in locales {
        let code = lang.code();
        let forms: Forms = match files.get(lang) {
            Some(file) => toml::from_str(file).map_err(|e| format!("{code}/forms.toml: {e}"))?,
            None => Forms::new(),
        };
        let cards = data.characters.iter().chain(&data.districts);
        let printings = cards.flat_map(|card| &card.printings);
        let names = printings.filter_map(|one| locale.values.get(&one.message()));
        let names: BTreeSet<&String> = names.collect();
        let lacks = |name: &&&String| {
            let has = |form| forms.get(**name).is_some_and(|of| of.contains_key(form));
            !locale.forms.iter().all(has)
        };
        let lacking: Vec<_> = names.iter().filter(lacks).collect();
        let unknown: Vec<_> = forms.keys().filter(|name| !names.contains(name)).collect();
        if !lacking.is_empty() || !unknown.is_empty() {
            let forms = &locale.forms;
            return Err(format!(
                "locales/{code}/forms.toml: {lacking:?} lack one of {forms:?}; {unknown:?} are no cards"
            )
            .into());
        }
        store(out, &format!("{code}.forms"), &forms)?;
    }
    Ok(())
}
