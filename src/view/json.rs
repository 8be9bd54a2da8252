//! The stable JSON of the answers: ids instead of names, keys in a fixed order.

use super::{card, ruling};
use crate::language::Language;
use crate::library::{self, Face, OfficialDeck, Printing, Ruling, Topic, TopicId};
use crate::rules::call::Cast;
use crate::rules::card::Card;
use crate::rules::deck::Change;
use crate::rules::draft::{Deal, Row};
use crate::rules::edition::Edition;
use crate::rules::remind::{Reminder, standing};
use crate::rules::ruling::Standing;
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

/// A row of `draft table`.
#[must_use]
pub fn draft_row(row: &Row) -> Value {
    json!({
        "players": row.players,
        "characters": row.characters,
        "face_up": row.face_up,
        "face_down": 1,
        "steps": draft_steps(*row),
    })
}

fn draft_steps(row: Row) -> Vec<Value> {
    let step = |step: &crate::rules::draft::Step| json!({ "player": step.seat.number(), "action": step.action.id(), "from": step.from });
    row.steps().iter().map(step).collect()
}

/// JSON of `draft deal`.
#[must_use]
pub fn deal(row: &Row, deal: &Deal, seed: &str, reveal: bool) -> Value {
    let mut value = json!({
        "players": row.players,
        "characters": row.characters,
        "seed": seed,
        "face_up": deal.face_up,
        "returned": deal.returned,
        "face_down": 1,
    });
    if reveal {
        value["hidden"] = json!([deal.face_down]);
    }
    value["steps"] = json!(draft_steps(*row));
    value
}

/// JSON of `call --quick`.
#[must_use]
pub fn call(texts: &Texts, cast: &Cast) -> Value {
    let characters: Vec<Value> = cast
        .characters
        .iter()
        .map(|&called| {
            json!({
                "rank": called.rank,
                "id": called.id,
                "power": super::call::power(texts, cast, called),
                "targets": super::call::targets(texts, cast, called),
            })
        })
        .collect();
    let remember: Vec<&str> = standing(cast).into_iter().map(Reminder::id).collect();
    json!({
        "edition": cast.edition.id(),
        "players": cast.players,
        "characters": characters,
        "remember": remember,
    })
}
