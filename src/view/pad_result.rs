//! What a score pad comes to: the breakdown, the result, and all of it as JSON.

use super::fortress::{names, sentence};
use super::page::{Block, Page, Row};
use crate::failure::quoted;
use crate::fortress::feature::Sort;
use crate::fortress::pad::{Cells, Entry, KINDS, Line, Pad, track};
use crate::texts::Texts;
use serde_json::{Map, Value, json};
use unicode_width::UnicodeWidthStr;

/// Points by phase and kind: a column for each player, or where these do not fit, a list for each.
#[must_use]
pub fn breakdown(texts: &Texts, players: &[String], cells: &[Cells], width: usize) -> Vec<Block> {
    let totals: Vec<i64> = cells
        .iter()
        .map(|cells| {
            cells
                .0
                .iter()
                .flatten()
                .fold(0, |sum: i64, points| sum.saturating_add(*points))
        })
        .collect();
    let place = |seat: usize| totals.iter().filter(|other| **other > totals[seat]).count() + 1;
    let mut kinds: Vec<(String, Vec<i64>)> = Vec::new();
    for (phase, before) in ["", "final-"].into_iter().enumerate() {
        for (kind, id) in KINDS.into_iter().enumerate() {
            let points: Vec<i64> = cells.iter().map(|cells| cells.0[phase][kind]).collect();
            if points.iter().any(|points| *points != 0) {
                kinds.push((texts.say(&format!("pad-row-{before}{id}")), points));
            }
        }
    }
    let shown: Vec<String> = players.iter().map(|name| quoted(name)).collect();
    let labels = kinds
        .iter()
        .map(|(label, _)| label.width())
        .max()
        .unwrap_or(0)
        .max(8);
    let columns: usize = shown.iter().map(|name| name.width().max(4) + 2).sum();
    if labels + 2 + columns <= width {
        let numbers = |points: &[i64]| points.iter().map(ToString::to_string).collect();
        let mut rows: Vec<(String, Vec<String>)> = kinds
            .iter()
            .map(|(label, points)| (label.clone(), numbers(points)))
            .collect();
        rows.push((texts.say("pad-row-total"), numbers(&totals)));
        let places = (0..players.len())
            .map(|seat| place(seat).to_string())
            .collect();
        rows.push((texts.say("column-place"), places));
        let rows = rows.into_iter().map(|(label, cells)| Row {
            cells: [vec![label], cells].concat(),
            kind: None,
        });
        let header = [vec![String::new()], shown].concat();
        return vec![Block::Table {
            header,
            rows: rows.collect(),
            wraps: false,
            spare: &[],
        }];
    }
    let mut seats: Vec<usize> = (0..players.len()).collect();
    seats.sort_by_key(|&seat| place(seat));
    let lists = seats.into_iter().flat_map(|seat| {
        let (place, points) = (place(seat).to_string(), totals[seat].to_string());
        let values = [
            ("place", (&place).into()),
            ("name", (&shown[seat]).into()),
            ("points", (&points).into()),
        ];
        let head = texts.say_with("pad-player", &values);
        let points = kinds.iter().filter(|(_, points)| points[seat] != 0);
        let points: Vec<String> = points
            .map(|(label, points)| format!("{} {label}", points[seat]))
            .collect();
        let list = Block::Points {
            source: String::new(),
            points,
        };
        [Block::Heading(head), list]
    });
    lists
        .filter(|block| !matches!(block, Block::Points { points, .. } if points.is_empty()))
        .collect()
}

/// The result: the breakdown, and who won.
#[must_use]
pub fn result(texts: &Texts, pad: &Pad, width: usize) -> Page {
    let standing = pad.standing();
    let players = &pad.setup.players;
    let title = Block::Title {
        text: texts.say("pad-result"),
        what: String::new(),
        kind: None,
    };
    let mut page = Page(vec![title]);
    page.0
        .extend(breakdown(texts, players, &standing.cells, width));
    let winners = standing.winners();
    let id = if winners.len() > 1 {
        "fortress-share"
    } else {
        "fortress-wins"
    };
    let named = names(players, &winners).join(", ");
    page.0.push(Block::Text(
        texts.say_with(id, &[("names", (&named).into())]),
    ));
    page
}

fn by_name(pad: &Pad, of: impl Fn(usize) -> Value) -> Value {
    let names = pad.setup.players.iter().enumerate();
    Value::Object(names.map(|(seat, name)| (name.clone(), of(seat))).collect())
}

/// JSON of the pad.
#[must_use]
pub fn json(texts: &Texts, pad: &Pad) -> Value {
    let standing = pad.standing();
    let entries: Vec<Value> = pad
        .lines()
        .iter()
        .map(|line| line_json(texts, pad, line))
        .collect();
    let kinds = |row: &[i64; 5]| -> Value {
        let pairs = KINDS
            .iter()
            .zip(row)
            .map(|(kind, points)| ((*kind).to_owned(), json!(points)));
        Value::Object(pairs.collect::<Map<String, Value>>())
    };
    let left = pad.setup.tiles().saturating_sub(standing.tiles_laid);
    json!({
        "players": pad.setup.players,
        "river": pad.setup.river,
        "phase": standing.phase.id(),
        "closed": pad.closed,
        "entries": entries,
        "totals": by_name(pad, |seat| json!(standing.totals[seat])),
        "places": by_name(pad, |seat| json!(standing.place(seat))),
        "track": by_name(pad, |seat| {
            let (space, laps) = track(standing.totals[seat]);
            json!({ "space": space, "laps": laps })
        }),
        "supply": by_name(pad, |seat| json!(standing.supply(seat))),
        "tiles_left": (standing.tiles_laid > 0).then_some(left),
        "breakdown": by_name(pad, |seat| {
            let [running, last] = &standing.cells[seat].0;
            json!({ "running": kinds(running), "final": kinds(last) })
        }),
        "winners": names(&pad.setup.players, &standing.winners()),
    })
}

fn line_json(texts: &Texts, pad: &Pad, line: &Line) -> Value {
    let mut value = json!({
        "number": line.number,
        "kind": line.entry.kind(),
        "final": line.is_final,
        "struck": line.struck,
        "edited": line.edited,
    });
    match &line.entry {
        Entry::Feature(feature) => {
            let count = match feature.sort {
                Sort::Road | Sort::City => ("tiles", feature.tiles),
                Sort::Monastery => ("neighbours", feature.neighbours),
                Sort::Field => ("cities", feature.cities),
            };
            value[count.0] = json!(count.1);
            if feature.sort == Sort::City {
                value["shields"] = json!(feature.shields);
            }
            value["complete"] = json!(feature.complete);
            value["followers"] = by_name(pad, |seat| json!(feature.followers[seat]));
            value["points"] = json!(feature.points());
            value["owners"] = json!(names(&pad.setup.players, &feature.owners()));
            value["reason"] = json!(sentence(texts, &pad.setup.players, feature));
        }
        Entry::Points(correction) => {
            value["points"] = json!(correction.points);
            value["owners"] = json!(names(&pad.setup.players, &[correction.player]));
            value["reason"] = json!(correction.reason);
        }
    }
    value
}
