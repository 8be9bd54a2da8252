//! The tile game on a page: features with their sums, owners and totals.

use super::page::{Block, Page, Row};
use crate::fortress::feature::{Feature, Sort};
use crate::texts::Texts;
use serde_json::{Map, Value, json};

/// The rule by which a feature is counted, as the project numbers them.
#[must_use]
pub const fn rule(feature: &Feature) -> &'static str {
    match (feature.sort, feature.complete) {
        (Sort::Road, true) => "R1",
        (Sort::Road, false) => "E2",
        (Sort::City, true) => "C1",
        (Sort::City, false) => "E3",
        (Sort::Monastery, true) => "M1",
        (Sort::Monastery, false) => "E4",
        (Sort::Field, _) => "E6",
    }
}

/// What a feature is worth and why: `5 tiles + 3 shields = 8 (E3)`.
#[must_use]
pub fn sum(texts: &Texts, feature: &Feature) -> String {
    let message = match (feature.sort, feature.complete, feature.shields) {
        (Sort::Road, ..) | (Sort::City, false, 0) => "fortress-sum-road",
        (Sort::City, true, 0) => "fortress-sum-city",
        (Sort::City, true, _) => "fortress-sum-city-shields",
        (Sort::City, false, _) => "fortress-sum-city-open",
        (Sort::Monastery, ..) => "fortress-sum-monastery",
        (Sort::Field, ..) => "fortress-sum-field",
    };
    let number = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let values = [
        ("tiles", number(feature.tiles).into()),
        ("shields", number(feature.shields).into()),
        ("neighbours", number(feature.neighbours).into()),
        ("cities", number(feature.cities).into()),
        ("points", number(feature.points()).into()),
        ("rule", rule(feature).into()),
    ];
    texts.say_with(message, &values)
}

/// Who stands on a feature and who owns it: `green 2, black 1: green`.
#[must_use]
pub fn ownership(texts: &Texts, players: &[String], feature: &Feature) -> String {
    let counts: Vec<String> = players
        .iter()
        .zip(&feature.followers)
        .filter(|(_, count)| **count > 0)
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    let owners = names(players, &feature.owners());
    match feature.owners().len() {
        0 => texts.say("fortress-nobody"),
        1 if counts.len() == 1 => owners.join(", "),
        1 => {
            let (counts, owner) = (counts.join(", "), owners.join(", "));
            let values = [("counts", (&counts).into()), ("owner", (&owner).into())];
            texts.say_with("fortress-owner", &values)
        }
        _ => {
            let (counts, owners) = (counts.join(", "), owners.join(", "));
            let values = [("counts", (&counts).into()), ("owners", (&owners).into())];
            texts.say_with("fortress-owners", &values)
        }
    }
}

/// A feature in one sentence.
#[must_use]
pub fn sentence(texts: &Texts, players: &[String], feature: &Feature) -> String {
    let state = if feature.complete { "complete" } else { "open" };
    let sort = match feature.sort {
        Sort::Field => texts.say("fortress-field"),
        sort => texts.say(&format!("fortress-{}-{state}", sort.id())),
    };
    let (sum, owners) = (sum(texts, feature), ownership(texts, players, feature));
    let values = [
        ("what", (&sort).into()),
        ("sum", (&sum).into()),
        ("owners", (&owners).into()),
    ];
    texts.say_with("fortress-sentence", &values)
}

/// The names of these players.
#[must_use]
pub fn names(players: &[String], seats: &[usize]) -> Vec<String> {
    seats
        .iter()
        .filter_map(|&seat| players.get(seat).cloned())
        .collect()
}

/// Whoever has most points; several share the victory (E8).
#[must_use]
pub fn winners(players: &[String], totals: &[u32]) -> Vec<String> {
    let best = totals.iter().max();
    let seats: Vec<usize> = (0..totals.len())
        .filter(|&seat| Some(&totals[seat]) == best)
        .collect();
    names(players, &seats)
}

/// Numbers by the names they belong to.
#[must_use]
pub fn by_name<T: Copy + Into<u64>>(players: &[String], numbers: &[T]) -> Value {
    let pairs = players.iter().zip(numbers);
    let table: Map<String, Value> = pairs
        .map(|(name, number)| (name.clone(), json!((*number).into())))
        .collect();
    Value::Object(table)
}

/// A feature in JSON.
#[must_use]
pub fn feature_json(texts: &Texts, players: &[String], feature: &Feature) -> Value {
    json!({
        "kind": feature.sort.id(),
        "points": feature.points(),
        "owners": names(players, &feature.owners()),
        "complete": feature.complete,
        "rule": rule(feature),
        "reason": sentence(texts, players, feature),
    })
}

/// Totals as a table, best first, and who wins.
#[must_use]
pub fn totals(texts: &Texts, players: &[String], totals: &[u32]) -> Vec<Block> {
    let mut seats: Vec<usize> = (0..players.len()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(totals[seat]));
    let place = |seat: usize| totals.iter().filter(|other| **other > totals[seat]).count() + 1;
    let rows = seats.iter().map(|&seat| Row {
        cells: vec![
            place(seat).to_string(),
            players[seat].clone(),
            totals[seat].to_string(),
        ],
        kind: None,
    });
    let winners = winners(players, totals).join(", ");
    let message = if winners.contains(", ") {
        "fortress-share"
    } else {
        "fortress-wins"
    };
    let header = ["column-place", "column-player", "column-points"];
    let mut blocks = vec![Block::Table {
        header: header.map(|id| texts.say(id)).to_vec(),
        rows: rows.collect(),
        wraps: false,
        spare: &[],
    }];
    if totals.iter().any(|&total| total > 0) {
        blocks.push(Block::Text(
            texts.say_with(message, &[("names", (&winners).into())]),
        ));
    }
    blocks
}

/// The page of `fortress score`.
#[must_use]
pub fn score(texts: &Texts, players: &[String], features: &[Feature], sums: &[u32]) -> Page {
    let points = features
        .iter()
        .map(|feature| sentence(texts, players, feature))
        .collect();
    let mut page = Page(vec![
        Block::Title {
            text: texts.say("fortress-score"),
            what: String::new(),
            kind: None,
        },
        Block::Points {
            source: String::new(),
            points,
        },
    ]);
    page.0.extend(totals(texts, players, sums));
    page
}
