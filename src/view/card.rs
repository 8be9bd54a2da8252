//! One card's page.

use super::page::{Block, Page};
use super::{editions, ruling};
use crate::language::Language;
use crate::library::{self, Face, Printing, Ruling, nearest_printing};
use crate::rules::card::{Card, DistrictType};
use crate::rules::edition::Edition;
use crate::texts::Texts;
use strum::IntoEnumIterator;

/// The page of a card as an edition has it.
#[must_use]
pub fn page(texts: &Texts, card: Card, printing: &Printing, rulings: &[&Ruling]) -> Page {
    let mut page = Page(vec![
        Block::Title {
            text: marked_name(printing, texts.lang()),
            what: what(texts, printing),
            kind: printing.kind(),
        },
        Block::Text(effect(texts, card, printing)),
        Block::Facts(facts(texts, card, printing)),
    ]);
    page.0.extend(editions::block(texts, card));
    if !rulings.is_empty() {
        page.0.push(Block::Heading(texts.say("page-rulings")));
        page.0
            .extend(ruling::points(texts, rulings, printing.edition));
    }
    page
}

/// A card's printed name in an edition, or as the first edition that has it prints it.
#[must_use]
pub fn name(texts: &Texts, edition: Edition, card: impl Into<Card>) -> String {
    nearest_printing(card, edition)
        .name(texts.lang())
        .to_owned()
}

/// What a card is, in a few words: `character of rank 1`, `noble district, cost 3`.
#[must_use]
pub fn what(texts: &Texts, printing: &Printing) -> String {
    match printing.face {
        Face::Character { rank, .. } => texts.say_with("page-character", &[("rank", rank.into())]),
        Face::District {
            kind,
            cost: Some(cost),
            ..
        } => texts.say_with(
            "page-district",
            &[("type", kind.id().into()), ("cost", cost.into())],
        ),
        Face::District { cost: None, .. } => texts.say("page-unbuildable"),
    }
}

/// The full effect.
#[must_use]
pub fn effect(texts: &Texts, card: Card, printing: &Printing) -> String {
    match printing.kind() {
        Some(kind) if kind != DistrictType::Unique => {
            let id = format!("basic-effect-{}", printing.edition.id());
            texts.say_with(&id, &[("type", kind.id().into())])
        }
        _ => texts.say_part(&message(card, printing), "effect"),
    }
}

/// The one-line reminder for whoever calls the round.
#[must_use]
pub fn reminder(texts: &Texts, card: Card, printing: &Printing) -> String {
    match printing.kind() {
        Some(kind) if kind != DistrictType::Unique => {
            texts.say(&format!("basic-reminder-{}", printing.edition.id()))
        }
        _ => texts.say_part(&message(card, printing), "reminder"),
    }
}

/// The sign of a name that is ours.
pub const OURS: &str = "*";

/// The name, with a sign if the card was never printed in that language.
#[must_use]
pub fn marked_name(printing: &Printing, lang: Language) -> String {
    let sign = if printing.ours.contains(&lang) {
        OURS
    } else {
        ""
    };
    format!("{}{sign}", printing.name(lang))
}

/// The names in the other languages.
#[must_use]
pub fn other_names(texts: &Texts, printing: &Printing) -> String {
    let others = Language::iter().filter(|&lang| lang != texts.lang());
    let names = others.map(|lang| format!("{} {}", lang.code(), marked_name(printing, lang)));
    names.collect::<Vec<_>>().join(" · ")
}

fn message(card: Card, printing: &Printing) -> String {
    format!("card-{card}-{}", printing.edition.id())
}

fn facts(texts: &Texts, card: Card, printing: &Printing) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    if let Face::District { copies, .. } = printing.face {
        facts.push((texts.say("page-copies"), copies.to_string()));
    }
    let origin = texts.say(&format!("origin-{}", printing.origin.id()));
    facts.push((texts.say("page-origin"), origin));
    facts.push((texts.say("page-names"), other_names(texts, printing)));
    if !printing.ours.is_empty() {
        facts.push((OURS.to_owned(), texts.say("page-ours")));
    }
    let lists: Vec<&str> = library::decks()
        .iter()
        .filter(|deck| deck.edition == printing.edition && deck.contains(card))
        .map(|deck| deck.name(texts.lang()))
        .collect();
    if !lists.is_empty() {
        facts.push((texts.say("page-lists"), lists.join(" · ")));
    }
    facts
}
