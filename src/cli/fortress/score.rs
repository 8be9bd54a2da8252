//! `citadels fortress score`: features from a file to points.

use super::super::args::{Format, FortressScoreArgs};
use super::super::reader::{self, Reader, Table};
use super::super::{Answer, Context};
use crate::failure::{Failure, Fault, quoted};
use crate::fortress::feature::{Feature, Impossible, Sort};
use crate::fortress::game::standing;
use crate::texts::Value as Said;
use crate::view::fortress as view;
use serde_json::{Value, json};

/// All tiles, with the river (S1).
const MOST_TILES: i64 = 84;
/// The box has five colours (S3).
const MOST_PLAYERS: usize = 5;

pub fn run(context: &Context<'_>, args: &FortressScoreArgs) -> Result<Answer, Failure> {
    let table = reader::table(context, &args.file)?;
    let mut reader = Reader::new(context);
    reader.unknown(&table, &["players", "feature"], "");
    let players = players(&mut reader, &table);
    let mut features = Vec::new();
    if !table.contains_key("feature") {
        reader.missing("feature");
    }
    for (index, value) in reader.list(&table, "feature", "").iter().enumerate() {
        features.extend(feature(&mut reader, value, index, &players));
    }
    let (players, features) = reader.finish((players, features))?;
    let totals = standing(players.len(), &features);
    Ok(match context.format {
        Format::Json => {
            let list: Vec<Value> = features
                .iter()
                .map(|one| view::feature_json(context.texts, &players, one))
                .collect();
            Answer::Json(json!({
                "features": list,
                "totals": view::by_name(&players, &totals),
                "winners": view::winners(&players, &totals),
            }))
        }
        _ => Answer::Page(view::score(context.texts, &players, &features, &totals)),
    })
}

/// The names of the players, each once.
pub fn players(reader: &mut Reader<'_, '_>, table: &Table) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    if table
        .get("players")
        .is_none_or(|names| names.as_array().is_some_and(Vec::is_empty))
    {
        reader.missing("players");
    }
    for (index, value) in reader.list(table, "players", "").iter().enumerate() {
        let place = format!("players[{index}]");
        match value
            .as_str()
            .filter(|name| !name.trim().is_empty() && quoted(name) == **name)
        {
            None => reader.bad_value(&place, value, "\"Red\""),
            Some(name) if players.iter().any(|other| other == name) => {
                let shown = quoted(name);
                let values = [("name", (&shown).into())];
                let texts = reader.context.texts;
                reader
                    .faults
                    .push(Fault::told("same-name", texts, "error-same-name", &values).at(place));
            }
            Some(name) => players.push(name.to_owned()),
        }
    }
    if players.len() > MOST_PLAYERS {
        let fits = format!("1–{MOST_PLAYERS}");
        reader.bad_value("players", &json!(players.len()), &fits);
    }
    players
}

/// A feature as it was written; all its faults at once.
fn feature(
    reader: &mut Reader<'_, '_>,
    value: &Value,
    index: usize,
    players: &[String],
) -> Option<Feature> {
    let place = format!("feature[{index}]");
    let known = [
        "kind",
        "tiles",
        "shields",
        "neighbours",
        "cities",
        "complete",
        "followers",
    ];
    let table = reader.table(value, &place, &known)?;
    let prefix = format!("{place}.");
    let Some(written) = table.get("kind") else {
        reader.missing(&format!("{prefix}kind"));
        return None;
    };
    let Some(sort) = written.as_str().and_then(|id| id.parse::<Sort>().ok()) else {
        reader.bad_value(
            &format!("{prefix}kind"),
            written,
            "road, city, monastery, field",
        );
        return None;
    };
    let before = reader.faults.len();
    let needed = match sort {
        Sort::Road | Sort::City => "tiles",
        Sort::Monastery => "neighbours",
        Sort::Field => "cities",
    };
    if !table.contains_key(needed) {
        reader.missing(&format!("{prefix}{needed}"));
    }
    let mut number = |key: &str| {
        let number = reader
            .number(table, key, &prefix, 0..=MOST_TILES)
            .unwrap_or(0);
        u32::try_from(number).unwrap_or(0)
    };
    let (tiles, shields) = (number("tiles"), number("shields"));
    let (neighbours, cities) = (number("neighbours"), number("cities"));
    let complete = reader.flag(table, "complete", &prefix);
    let followers = followers(reader, table, &prefix, players);
    if reader.faults.len() > before {
        return None;
    }
    let feature = Feature {
        sort,
        tiles,
        shields,
        neighbours,
        cities,
        complete,
        followers,
    };
    let impossible = feature.faults();
    for fault in &impossible {
        let told = impossible_fault(reader.context, *fault, players);
        reader
            .faults
            .push(told.at(format!("{prefix}{}", field_of(*fault, sort))));
    }
    impossible.is_empty().then_some(feature)
}

/// How many followers of each player.
fn followers(
    reader: &mut Reader<'_, '_>,
    table: &Table,
    prefix: &str,
    players: &[String],
) -> Vec<u32> {
    let mut followers = vec![0; players.len()];
    let place = format!("{prefix}followers");
    match table.get("followers") {
        None => {}
        Some(Value::Object(named)) => {
            for (name, value) in named {
                let Some(seat) = players.iter().position(|player| player == name) else {
                    let (shown, fits) = (quoted(name), players.join(", "));
                    let values = [("name", (&shown).into()), ("fits", (&fits).into())];
                    let texts = reader.context.texts;
                    let fault =
                        Fault::told("unknown-player", texts, "error-fortress-player", &values);
                    reader.faults.push(fault.at(format!("{place}.{shown}")));
                    continue;
                };
                match value.as_u64().and_then(|count| u32::try_from(count).ok()) {
                    Some(count) => followers[seat] = count,
                    None => reader.bad_value(&format!("{place}.{}", quoted(name)), value, "0–7"),
                }
            }
        }
        Some(value) => reader.bad_value(&place, value, "{ Red = 1, Blue = 1 }"),
    }
    followers
}

/// The field that a fault is about.
const fn field_of(fault: Impossible, sort: Sort) -> &'static str {
    match (fault, sort) {
        (Impossible::Shields, _) => "shields",
        (Impossible::SingleTile | Impossible::NoTiles, _) => "tiles",
        (Impossible::Lonely | Impossible::Crowded, _) => "neighbours",
        (Impossible::CompletedField, _) => "complete",
        (Impossible::Followers { .. } | Impossible::TwoMonks, _) => "followers",
    }
}

/// What cannot be about a feature, in words.
pub fn impossible_fault(context: &Context<'_>, fault: Impossible, players: &[String]) -> Fault {
    let name = match fault {
        Impossible::Followers { player } => players.get(player).cloned().unwrap_or_default(),
        _ => String::new(),
    };
    let values: [(&str, Said<'_>); 1] = [("name", (&name).into())];
    Fault::told(
        fault.id(),
        context.texts,
        &format!("error-{}", fault.id()),
        &values,
    )
}
