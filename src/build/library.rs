//! Adds to the cards, decks and pages what the locales call them, and stores them.

use crate::{Locale, Outcome, store};
use citadels_data::Game;
use citadels_data::card::Printing;
use citadels_data::fold::fold;
use citadels_data::language::Language;
use citadels_data::name::{Name, Names};
use citadels_data::parse::Data;
use citadels_data::ruling::Source;
use citadels_data::topic::{Rules, Topic, TopicId};
use citadels_game::card::Card;
use citadels_game::edition::Edition;
use enum_map::{EnumMap, enum_map};
use std::collections::BTreeMap;
use std::path::Path;
use strum::IntoEnumIterator;

type Locales = BTreeMap<Language, Locale>;

/// Stores everything in `data/` that the program reads.
pub fn library(locales: &Locales, mut data: Data, out: &Path) -> Outcome<()> {
    said(locales, &data)?;
    let mut found = Vec::new();
    let mut printings: EnumMap<Card, Vec<Printing>> = EnumMap::default();
    let mut successors: Vec<(Card, Card)> = Vec::new();
    for card in data.characters.into_iter().chain(data.districts) {
        found.push(id(card.id.id(), card.id));
        for alias in card.aliases {
            found.push(name(&alias.name, Some(alias.lang), None, card.id));
        }
        successors.extend(card.successor.map(|newer| (card.id, newer.into())));
        for mut printing in card.printings {
            printing.names = names(locales, &printing.message())?;
            found.extend(all(&printing.names, Some(printing.edition), card.id));
            printings[card.id].push(printing);
        }
    }
    store(out, "printings", &printings)?;
    store(out, "successors", &successors)?;
    store(out, "card-names", &found)?;
    let mut found = Vec::new();
    for deck in &mut data.decks {
        deck.names = names(locales, &deck.message())?;
        found.push(id(deck.id.id(), deck.id));
        found.extend(all(&deck.names, Some(deck.edition), deck.id));
    }
    store(out, "decks", &data.decks)?;
    store(out, "deck-names", &found)?;
    let Rules { topic, term, .. } = &mut data.rules;
    for topic in topic.iter_mut().chain(term).chain(&mut data.fortress.topic) {
        titled(locales, topic)?;
    }
    store(out, "topics", &data.rules.topic)?;
    store(out, "terms", &data.rules.term)?;
    store(out, "fortress-topics", &data.fortress.topic)?;
    let found = enum_map! {
        Game::Citadels => data.rules.topic.iter().flat_map(titles).collect::<Vec<_>>(),
        Game::Fortress => data.fortress.topic.iter().flat_map(titles).collect(),
    };
    store(out, "topic-names", &found)?;
    let rulings = data.rulings.into_iter().flat_map(|(_, rulings)| rulings);
    store(out, "rulings", &rulings.collect::<Vec<_>>())?;
    store(out, "fortress-rulings", &data.fortress.ruling)?;
    store(out, "widen", &data.widen)
}

/// Every message that the data needs is there.
fn said(locales: &Locales, data: &Data) -> Outcome<()> {
    let messages = &locales[&Language::En].messages;
    let needed = data.messages().into_iter();
    let mut lacking: Vec<String> = needed.filter(|name| !messages.contains_key(name)).collect();
    for [own, common] in data.places().filter_map(Source::section_messages) {
        if !messages.contains_key(&own) && !messages.contains_key(&common) {
            lacking.push(common);
        }
    }
    if lacking.is_empty() {
        return Ok(());
    }
    Err(format!("locales lack {}", lacking.join(", ")).into())
}

/// The value of a message in each language.
fn names(locales: &Locales, message: &str) -> Outcome<Names> {
    let mut names = Names::default();
    for (lang, locale) in locales {
        let name = locale.values.get(message);
        let lacking = || format!("locales/{}: {message} is not plain text", lang.code());
        names[*lang].clone_from(name.ok_or_else(lacking)?);
    }
    Ok(names)
}

/// Adds the titles of a page.
fn titled(locales: &Locales, topic: &mut Topic) -> Outcome<()> {
    topic.titles = names(locales, &topic.message())?;
    for edition in Edition::iter() {
        let own = topic.own_messages("-title", edition).into_iter();
        let mut own = own.filter(|name| locales[&Language::En].messages.contains_key(name));
        if let Some(own) = own.next() {
            let older = (edition, names(locales, &own)?);
            topic.older_titles.push(older);
        }
    }
    Ok(())
}

/// What a page is found by.
fn titles(topic: &Topic) -> Vec<Name<TopicId>> {
    let of = topic.id();
    let mut found = vec![id(of.id(), of)];
    found.extend(all(&topic.titles, None, of));
    for (edition, titles) in &topic.older_titles {
        found.extend(all(titles, Some(*edition), of));
    }
    found
}

fn id<T>(id: &str, of: T) -> Name<T> {
    name(id, None, None, of)
}

fn all<T: Copy>(names: &Names, edition: Option<Edition>, of: T) -> impl Iterator<Item = Name<T>> {
    let names = names.iter();
    names.map(move |(lang, one)| name(one, Some(lang), edition, of))
}

fn name<T>(text: &str, lang: Option<Language>, edition: Option<Edition>, of: T) -> Name<T> {
    Name {
        folded: fold(text),
        lang,
        edition,
        of,
    }
}
