//! The stable JSON of the answers: ids instead of names, keys in a fixed order.

use super::deck::{self, Shown};
use super::{card, ruling};
use crate::language::Language;
use crate::library::decks::{base, plan_profile};
use crate::library::{self, Face, OfficialDeck, Printing, Ruling, Topic, TopicId};
use crate::rules::balance::Measure;
use crate::rules::card::Card;
use crate::rules::deck::{Change, DeckPlan, Pool};
use crate::rules::edition::Edition;
use crate::rules::ruling::Standing;
use crate::rules::table::Players;
use crate::texts::Texts;
use serde::Serialize;
use serde_json::{Map, Value, json};
use strum::IntoEnumIterator;

/// A ruling.
#[derive(Debug, Serialize)]
struct RulingJson {
    id: &'static str,
    cards: Vec<Card>,
    text: String,
    source: String,
    standing: Standing,
}

/// A document with its line break.
#[must_use]
pub fn document(value: &Value) -> String {
    format!("{value:#}\n")
}

/// JSON of `card`.
#[must_use]
pub fn card_page(texts: &Texts, of: Card, printing: &Printing, rulings: &[&Ruling]) -> Value {
    let mut value = card_facts(of, printing);
    let lists: Vec<OfficialDeck> = library::decks()
        .iter()
        .filter(|deck| deck.edition == printing.edition && deck.contains(of))
        .map(|deck| deck.id)
        .collect();
    value.insert("text".into(), json!(card::effect(texts, of, printing)));
    value.insert(
        "reminder".into(),
        json!(card::reminder(texts, of, printing)),
    );
    value.insert(
        "rulings".into(),
        rulings_json(texts, rulings, printing.edition),
    );
    value.insert("lists".into(), json!(lists));
    value.insert(
        "differences".into(),
        json!(super::editions::differences(texts, of)),
    );
    Value::Object(value)
}

/// The facts of a card, as in `list`.
#[must_use]
pub fn card_facts(card: Card, printing: &Printing) -> Map<String, Value> {
    let names: Map<String, Value> = Language::iter()
        .map(|lang| (lang.code().to_owned(), json!(printing.name(lang))))
        .collect();
    let mut value = Map::new();
    let kind = match printing.face {
        Face::Character { .. } => "character",
        Face::District { .. } => "district",
    };
    value.insert("kind".into(), json!(kind));
    value.insert("id".into(), json!(card));
    value.insert("edition".into(), json!(printing.edition.id()));
    value.insert("names".into(), Value::Object(names));
    if !printing.ours.is_empty() {
        let ours: Vec<&str> = printing.ours.iter().map(|lang| lang.code()).collect();
        value.insert("ours".into(), json!(ours));
    }
    match printing.face {
        Face::Character { rank, .. } => {
            value.insert("rank".into(), json!(rank));
        }
        Face::District {
            kind, cost, copies, ..
        } => {
            value.insert("type".into(), json!(kind.id()));
            value.insert("cost".into(), json!(cost));
            value.insert("copies".into(), json!(copies));
        }
    }
    value.insert("origin".into(), json!(printing.origin.id()));
    value
}

/// JSON of `ruling`.
#[must_use]
pub fn ruling_page(texts: &Texts, meeting: &ruling::Meeting<'_>) -> Value {
    let mut value = json!({
        "cards": meeting.cards,
        "rulings": rulings_json(texts, meeting.rulings, meeting.edition),
    });
    if let Some((one, other)) = meeting.never {
        value["never_meet"] = json!([one, other]);
    }
    value
}

/// JSON of a deck.
#[must_use]
pub fn deck(texts: &Texts, pool: &Pool, shown: &Shown<'_>) -> Value {
    let mut characters = shown.plan.characters.clone();
    characters.sort_by_key(|id| pool.facts(id).and_then(|facts| facts.rank));
    let mut districts = shown.plan.districts.clone();
    districts.sort_by_key(|card| card.id());
    let mut value = Map::new();
    value.insert("code".into(), json!(shown.code(pool)));
    if let Some(seed) = shown.seed {
        value.insert("seed".into(), json!(seed));
    }
    value.insert("players".into(), json!(shown.players));
    value.insert("edition".into(), json!(pool.edition.id()));
    value.insert("characters".into(), json!(characters));
    value.insert("districts".into(), json!(districts));
    if pool.rulebook.deck_size.is_some() {
        value.insert("balance".into(), balance(pool, shown.plan));
    } else {
        let advice = deck::advice(texts, pool, shown.plan);
        value.insert(
            "balance".into(),
            beside_base(pool, shown.plan, advice.is_empty()),
        );
        let advice: Vec<Value> = advice
            .iter()
            .map(|(id, text)| json!({ "id": id, "text": text }))
            .collect();
        value.insert("advice".into(), json!(advice));
    }
    if !shown.changes.is_empty() {
        value.insert("changes".into(), changes(shown.changes));
    }
    Value::Object(value)
}

/// Where a deck lies against the official lists.
fn balance(pool: &Pool, plan: &DeckPlan) -> Value {
    let report = deck::report(pool, plan);
    let numbers = report.profile.numbers();
    let measure = |(index, measure): (usize, Measure)| {
        let (low, high) = report.ranges.0[index];
        let value = json!({ "value": numbers[index], "low": low, "high": high });
        (measure.id().to_owned(), value)
    };
    let measures: Map<String, Value> = Measure::ALL.into_iter().enumerate().map(measure).collect();
    let nearest = report
        .nearest
        .map(|(id, percent)| json!({ "deck": id, "percent": percent }));
    json!({ "balanced": report.balanced, "measures": measures, "nearest": nearest })
}

/// A deck of an older box beside the base game: balanced is what the book advises.
fn beside_base(pool: &Pool, plan: &DeckPlan, balanced: bool) -> Value {
    let here = plan_profile(pool, plan).numbers();
    let base = plan_profile(pool, &base(pool, Players::MOST, 8)).numbers();
    let measure = |(index, measure): (usize, Measure)| {
        (
            measure.id().to_owned(),
            json!({ "value": here[index], "base": base[index] }),
        )
    };
    let measures: Map<String, Value> = Measure::ALL.into_iter().enumerate().map(measure).collect();
    json!({ "balanced": balanced, "measures": measures, "nearest": null })
}

/// What was changed in an official list.
#[must_use]
pub fn changes(changes: &[Change]) -> Value {
    let changes = changes.iter().map(|change| match change {
        Change::Replaced { old, new } => json!({ "replaced": old, "by": new }),
        Change::Added { card } => json!({ "added": card }),
        Change::Dropped { card } => json!({ "dropped": card }),
    });
    changes.collect()
}

fn rulings_json(texts: &Texts, rulings: &[&Ruling], edition: Edition) -> Value {
    let rulings: Vec<RulingJson> = rulings
        .iter()
        .map(|of| RulingJson {
            id: of.id,
            cards: of.cards(),
            text: texts.say(&format!("ruling-{}", of.id)),
            source: ruling::source(texts, of, edition),
            standing: of.standing,
        })
        .collect();
    json!(rulings)
}

/// JSON of `rule TOPIC`.
#[must_use]
pub fn rule_page(texts: &Texts, topic: &Topic, rulings: &[&Ruling], edition: Edition) -> Value {
    let mut value = json!({
        "id": topic.id.id(),
        "title": topic.title(texts.lang()),
        "edition": edition.id(),
        "text": super::rule::text(texts, topic, edition),
        "source": super::rule::place(texts, topic, edition),
    });
    if topic.id == TopicId::TERMS {
        let terms: Vec<Value> = library::terms_of(edition)
            .map(|term| {
                let text = super::rule::term_text(texts, term);
                json!({ "id": term.id.id(), "title": term.title(texts.lang()), "text": text })
            })
            .collect();
        value["terms"] = json!(terms);
    }
    value["rulings"] = rulings_json(texts, rulings, edition);
    value
}
