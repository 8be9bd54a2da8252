//! Takes the lines of the texts apart that `search` chooses from (`src/library/lines.rs`).

use super::index::cards;
use super::library::index::Index;
use super::library::lines::{bytes, entry, sentences};
use super::library::parse::Data;
use super::library::stems::Stems;
use super::texts::message::{CHOICE, VALUE, part};
use super::{Locale, Outcome, pieces};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The lines of a language, as Rust; the bytes go into a file.
pub fn lines(
    stems: &Stems,
    index: &Index<'_>,
    locale: &Locale,
    data: &Data,
    out: &Path,
    name: &str,
) -> Outcome<String> {
    let searched = searched(data);
    let mut texts: Vec<Vec<(Vec<String>, Vec<u8>)>> = Vec::new();
    for (message, text) in &locale.messages {
        let attribute = searched.get(message);
        let text = attribute.and_then(|attribute| part(text, *attribute));
        // A text with values is not known yet.
        let text = text.filter(|text| !text.contains([VALUE, CHOICE]));
        let lines = sentences(text.unwrap_or_default()).map(|line| {
            let words = stems.words(line);
            let entries = words.iter().map(|word| entry(&word.stem, &word.typed));
            (entries.collect(), index.sentence(&words).same)
        });
        texts.push(lines.collect());
    }
    let words = texts.iter().flatten().flat_map(|(words, _)| words);
    let words: BTreeSet<&String> = words.collect();
    let places: BTreeMap<&String, u16> = words.iter().copied().zip(0..).collect();
    if places.len() < words.len() {
        return Err("more words than places for them".into());
    }
    let (mut all, mut ends) = (Vec::new(), Vec::new());
    for lines in &texts {
        for (words, same) in lines {
            let words: Vec<u16> = words.iter().map(|word| places[word]).collect();
            all.extend(bytes(&words, same).ok_or("a line is too long")?);
        }
        ends.push(all.len());
    }
    let file = format!("{name}.lines");
    fs::write(out.join(&file), all)?;
    Ok(format!(
        "Lines {{ words: {}, ends: &{ends:?}, all: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\")) }}",
        pieces(words)
    ))
}

/// The messages with a text that is searched, and the attribute that it is.
fn searched(data: &Data) -> BTreeMap<String, Option<&'static str>> {
    let cards = cards(data).flat_map(|(card, _, editions)| {
        let editions = editions.into_iter();
        editions.map(move |edition| (format!("card-{card}-{}", edition.id()), Some("effect")))
    });
    let topics = [
        ("rule", &data.rules.topic),
        ("term", &data.rules.term),
        ("fortress-rule", &data.fortress.topic),
    ];
    let topics = topics.into_iter().flat_map(|(prefix, topics)| {
        let names = topics
            .iter()
            .map(move |topic| format!("{prefix}-{}", topic.id));
        names.flat_map(|name| {
            let own = ["classic", "third", "older"].map(|of| (format!("{name}-{of}"), None));
            own.into_iter().chain([(name, Some("text"))])
        })
    });
    let citadels = data.rulings.iter().flat_map(|(_, rulings)| rulings);
    let citadels = citadels.map(|ruling| (format!("ruling-{}", ruling.id), None));
    let fortress = data.fortress.ruling.iter();
    let fortress = fortress.map(|ruling| (format!("fortress-ruling-{}", ruling.id), None));
    cards
        .chain(topics)
        .chain(citadels)
        .chain(fortress)
        .collect()
}
