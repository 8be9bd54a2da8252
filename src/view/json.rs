//! The stable JSON of the answers: ids instead of names, keys in a fixed order.

use super::deck::{self, Shown};
use crate::library::decks::{base, plan_profile};
use crate::rules::balance::Measure;
use crate::rules::call::Cast;
use crate::rules::deck::{Change, DeckPlan, Pool};
use crate::rules::draft::{Deal, Row};
use crate::rules::remind::{Reminder, standing};
use crate::rules::table::Players;
use crate::texts::Texts;
use serde_json::{Map, Value, json};

/// A document with its line break.
#[must_use]
pub fn document(value: &Value) -> String {
    format!("{value:#}\n")
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
