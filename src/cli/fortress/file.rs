//! A board or a game in a file: TOML or JSON, told by content. Every fault names its place.

use super::super::Context;
use super::super::reader::{self, Reader, Table};
use super::score;
use crate::failure::{Failure, Fault, quoted};
use crate::fortress::board::{Follower, Spot};
use crate::fortress::feature::Sort;
use crate::fortress::game::{Claim, TileClaim, TurnClaim};
use crate::fortress::raw::{half, side};
use crate::fortress::tile::{Kind, Role, Set, as_it_lies, kind};
use serde_json::{Value, json};

/// A board or a game as it was written.
pub struct Written {
    pub players: Vec<String>,
    pub claim: Claim,
    /// Only what is complete counts.
    pub only_complete: bool,
}

/// The farthest a tile may lie from the first: more tiles than there are.
const FARTHEST: i64 = 200;
/// More turns or tiles than any box has.
const LONGEST: usize = 500;

/// What the public cases say besides the game itself is not needed here.
const BESIDES: [&str; 9] = [
    "id",
    "type",
    "source",
    "note",
    "expect",
    "expect_features",
    "end",
    "end_features",
    "after_last_turn",
];

/// Reads a file, or standard input; all faults at once. On a terminal, a tile that letters do not
/// name alone is asked for.
pub fn read(context: &mut Context<'_>, path: &str, third: bool) -> Result<Written, Failure> {
    let mut table = reader::table(context, path)?;
    settle(context, &mut table, third)?;
    let mut reader = Reader::new(context);
    let known = ["players", "start", "turns", "tiles", "followers", "phase"];
    reader.unknown_besides(&table, &known, &BESIDES, "");
    let is_game = table.contains_key("turns") || table.contains_key("start");
    let players = if is_game || table.contains_key("players") {
        score::players(&mut reader, &table)
    } else {
        whoever_stands(&mut reader, &table)
    };
    let only_complete = match table.get("phase").map(reader::text_of).as_deref() {
        None | Some("end") => false,
        Some("completed") => true,
        Some(_) => {
            reader.bad_value("phase", &table["phase"], "completed, end");
            false
        }
    };
    let claim = if is_game {
        game(&mut reader, &table, &players)
    } else {
        board(&mut reader, &table, &players)
    };
    let Some(claim) = claim else {
        return Err(Failure::no(reader.faults));
    };
    reader.finish(Written {
        players,
        claim,
        only_complete,
    })
}

fn game(reader: &mut Reader<'_, '_>, table: &Table, players: &[String]) -> Option<Claim> {
    let start = if let Some(value) = table.get("start") {
        tile(reader, value, "start")
    } else {
        reader.missing("start");
        None
    };
    if table.contains_key("turns") && players.is_empty() && reader.faults.is_empty() {
        reader.missing("players");
    }
    let mut turns = Vec::new();
    for (index, value) in list(reader, table, "turns").iter().enumerate() {
        let place = format!("turns[{index}]");
        let Some(turn) = value.as_object() else {
            reader.bad_value(&place, value, "tile, follower");
            continue;
        };
        let besides = ["scores", "supply", "if_ended_now", "illegal"];
        reader.unknown_besides(turn, &["tile", "follower"], &besides, &format!("{place}."));
        let Some(written) = turn.get("tile") else {
            reader.missing(&format!("{place}.tile"));
            continue;
        };
        let laid = tile(reader, written, &format!("{place}.tile"));
        let follower = turn.get("follower").and_then(|value| {
            let place = format!("{place}.follower");
            let table = reader.table(value, &place, &["player", "on", "at"])?;
            Some((
                player(reader, table, &place, players)?,
                spot(reader, table, &place, laid)?,
            ))
        });
        turns.extend(laid.map(|tile| TurnClaim { tile, follower }));
    }
    Some(Claim::Game {
        start: start?,
        turns,
    })
}

fn board(reader: &mut Reader<'_, '_>, table: &Table, players: &[String]) -> Option<Claim> {
    if table
        .get("tiles")
        .is_none_or(|tiles| tiles.as_array().is_some_and(Vec::is_empty))
    {
        reader.missing("tiles");
        return None;
    }
    let mut tiles = Vec::new();
    for (index, value) in list(reader, table, "tiles").iter().enumerate() {
        tiles.extend(tile(reader, value, &format!("tiles[{index}]")));
    }
    let mut followers = Vec::new();
    for (index, value) in list(reader, table, "followers").iter().enumerate() {
        let place = format!("followers[{index}]");
        let known = ["player", "x", "y", "on", "at"];
        let Some(table) = reader.table(value, &place, &known) else {
            continue;
        };
        let prefix = format!("{place}.");
        let mut number = |key: &str| {
            if !table.contains_key(key) {
                reader.missing(&format!("{prefix}{key}"));
            }
            let number = reader.number(table, key, &prefix, -FARTHEST..=FARTHEST)?;
            i32::try_from(number).ok()
        };
        let (x, y) = (number("x"), number("y"));
        let under = tiles
            .iter()
            .find(|tile| Some(tile.at.0) == x && Some(tile.at.1) == y);
        let who = player(reader, table, &place, players);
        let spot = spot(reader, table, &place, under.copied());
        if let (Some(player), Some(x), Some(y), Some(spot)) = (who, x, y, spot) {
            followers.push(Follower {
                player,
                at: (x, y),
                spot,
            });
        }
    }
    Some(Claim::Board { tiles, followers })
}

fn list<'t>(reader: &mut Reader<'_, '_>, table: &'t Table, key: &str) -> &'t [Value] {
    let list = reader.list(table, key, "");
    if list.len() > LONGEST {
        reader.bad_value(key, &json!(list.len()), &format!("0–{LONGEST}"));
        return &[];
    }
    list
}

/// The players of a board that does not name them: whoever stands on it, in that order.
fn whoever_stands(reader: &mut Reader<'_, '_>, table: &Table) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    for value in reader.list(table, "followers", "") {
        let name = value.get("player").and_then(Value::as_str);
        let new = name.filter(|name| !players.iter().any(|other| other == name));
        players.extend(new.filter(|name| quoted(name) == **name).map(str::to_owned));
    }
    players
}

fn player(
    reader: &mut Reader<'_, '_>,
    table: &Table,
    place: &str,
    players: &[String],
) -> Option<usize> {
    let Some(value) = table.get("player") else {
        reader.missing(&format!("{place}.player"));
        return None;
    };
    let seat = players
        .iter()
        .position(|name| Some(name.as_str()) == value.as_str());
    if seat.is_none() {
        let (shown, fits) = (quoted(&reader::text_of(value)), players.join(", "));
        let values = [("name", (&shown).into()), ("fits", (&fits).into())];
        let texts = reader.context.texts;
        let fault = Fault::told("unknown-player", texts, "error-fortress-player", &values);
        reader.faults.push(fault.at(format!("{place}.player")));
    }
    seat
}

/// `["W", 90, 1, 0]`: kind, degrees, place; or `["CRFR", 1, 0]`: the sides as they lie, place.
fn tile(reader: &mut Reader<'_, '_>, value: &Value, place: &str) -> Option<TileClaim> {
    const FITS: &str = "[\"W\", 90, 1, 0], [\"CRFR\", 1, 0]";
    let parts = value.as_array().map(Vec::as_slice).unwrap_or_default();
    let name = parts.first().and_then(Value::as_str);
    let number = |part: Option<&Value>| {
        let number = part?.as_i64().filter(|number| number.abs() <= FARTHEST)?;
        i32::try_from(number).ok()
    };
    let (Some(name), 3 | 4) = (name, parts.len()) else {
        reader.bad_value(place, value, FITS);
        return None;
    };
    let at = number(parts.get(parts.len() - 2)).zip(number(parts.last()));
    let turned = match parts.len() {
        4 => parts[1]
            .as_i64()
            .filter(|degrees| degrees.rem_euclid(90) == 0),
        _ => Some(0),
    };
    let (Some(at), Some(degrees)) = (at, turned) else {
        reader.bad_value(place, value, FITS);
        return None;
    };
    let quarters = u8::try_from(degrees.rem_euclid(360) / 90).unwrap_or(0);
    if let Some(kind) = kind(name) {
        return Some(TileClaim { kind, quarters, at });
    }
    match as_it_lies(name).unwrap_or_default().as_slice() {
        [(kind, lies)] => Some(TileClaim {
            kind,
            quarters: (lies + quarters) % 4,
            at,
        }),
        [] => {
            let shown = quoted(name);
            let values = [("tile", (&shown).into())];
            let texts = reader.context.texts;
            let fault = Fault::told("unknown-tile", texts, "error-fortress-tile", &values);
            reader.faults.push(fault.at(place));
            None
        }
        several => {
            let letters: Vec<String> = several
                .iter()
                .map(|(kind, _)| format!("{} ({})", kind.id, kind.code()))
                .collect();
            let (shown, letters) = (quoted(name), letters.join(", "));
            let values = [("tile", (&shown).into()), ("letters", (&letters).into())];
            let texts = reader.context.texts;
            let fault = Fault::told("ambiguous-tile", texts, "error-fortress-alike", &values);
            reader.faults.push(fault.at(place));
            None
        }
    }
}

/// Writes the letter of a tile instead of its sides where they are not enough: source and lake by
/// the edition of the river, and on a terminal whichever is meant.
fn settle(context: &mut Context<'_>, table: &mut Table, third: bool) -> Result<(), Failure> {
    let mut tiles: Vec<&mut Value> = Vec::new();
    for (key, value) in table.iter_mut() {
        match (key.as_str(), value) {
            ("start", value) => tiles.push(value),
            ("tiles", Value::Array(list)) => tiles.extend(list),
            ("turns", Value::Array(list)) => {
                tiles.extend(list.iter_mut().filter_map(|turn| turn.get_mut("tile")));
            }
            _ => {}
        }
    }
    let named = |tile: &&mut Value| tile.get(0).and_then(Value::as_str).and_then(kind);
    let mut has_source = tiles
        .iter()
        .filter_map(named)
        .any(|kind| kind.role == Some(Role::Source));
    for tile in tiles.into_iter().take(LONGEST) {
        let Some(name) = tile
            .get(0)
            .and_then(Value::as_str)
            .filter(|name| kind(name).is_none())
        else {
            continue;
        };
        let several = as_it_lies(name).unwrap_or_default();
        let (kind, quarters) = match several.as_slice() {
            [] | [_] => continue,
            // Source and lake look alike: the source comes first, and in the third edition only
            // the lake shows nothing but field.
            ends if ends.iter().all(|(kind, _)| kind.role.is_some()) => {
                let set = if third { Set::ThirdRiver } else { Set::River };
                let role = if has_source || third {
                    Role::Lake
                } else {
                    Role::Source
                };
                has_source = true;
                let meant = |end: &&(&Kind, u8)| end.0.set == set && end.0.role == Some(role);
                ends.iter().find(meant).copied().unwrap_or(ends[0])
            }
            _ if context.ask.is_none() => continue,
            _ => ask(context, name, tile, &several)?,
        };
        if let Value::Array(parts) = tile {
            parts[0] = json!(kind.id);
            if parts.len() == 3 {
                parts.insert(1, json!(i64::from(quarters) * 90));
            }
        }
    }
    Ok(())
}

fn ask(
    context: &mut Context<'_>,
    name: &str,
    tile: &Value,
    several: &[(&'static Kind, u8)],
) -> Result<(&'static Kind, u8), Failure> {
    let choices: Vec<String> = several
        .iter()
        .map(|(kind, _)| format!("{}: {}", kind.id, context.say(&format!("tile-{}", kind.id))))
        .collect();
    let (name, tile) = (quoted(name), quoted(&tile.to_string()));
    let values = [("name", (&name).into()), ("tile", (&tile).into())];
    let question = context.texts.say_with("ask-tile", &values);
    let fits = |typed: &str, index: usize| {
        choices[index]
            .to_lowercase()
            .contains(&typed.trim().to_lowercase())
    };
    let missing = context.nothing_to_ask("error-fortress-terminal");
    let picked = context.pick(&question, &choices, &fits, missing)?;
    Ok(several[picked])
}

/// Where on the tile; without `at`, where there is only one place to stand.
fn spot(
    reader: &mut Reader<'_, '_>,
    table: &Table,
    place: &str,
    tile: Option<TileClaim>,
) -> Option<Spot> {
    let Some(value) = table.get("on") else {
        reader.missing(&format!("{place}.on"));
        return None;
    };
    let Some(sort) = value.as_str().and_then(|id| id.parse::<Sort>().ok()) else {
        reader.bad_value(
            &format!("{place}.on"),
            value,
            "road, city, monastery, field",
        );
        return None;
    };
    let kind = tile.map(|tile| tile.kind);
    let only = |count: usize, first: Option<u8>, step: u8| {
        let turned = tile.map_or(0, |tile| tile.quarters * step);
        first
            .filter(|_| count == 1)
            .map(|first| (first + turned) % (4 * step))
    };
    let written = table.get("at").map(|at| reader::text_of(at).to_uppercase());
    let spot = match (sort, written) {
        (Sort::Monastery, _) => Some(Spot::Monastery),
        (Sort::Road | Sort::City, Some(at)) => {
            let side = at
                .chars()
                .next()
                .and_then(side)
                .filter(|_| at.chars().count() == 1);
            side.map(|side| {
                if sort == Sort::Road {
                    Spot::Road(side)
                } else {
                    Spot::City(side)
                }
            })
        }
        (Sort::Field, Some(at)) => half(&at).map(Spot::Field),
        (Sort::Road, None) => kind.and_then(|kind| {
            only(kind.roads.len(), kind.roads.first()?.first().copied(), 1).map(Spot::Road)
        }),
        (Sort::City, None) => kind.and_then(|kind| {
            only(
                kind.cities.len(),
                kind.cities.first()?.sides.first().copied(),
                1,
            )
            .map(Spot::City)
        }),
        (Sort::Field, None) => kind.and_then(|kind| {
            only(
                kind.fields.len(),
                kind.fields.first()?.halves.first().copied(),
                2,
            )
            .map(Spot::Field)
        }),
    };
    if spot.is_none() {
        let fits = if sort == Sort::Field {
            "NL NR EL ER SL SR WL WR"
        } else {
            "N E S W"
        };
        match table.get("at") {
            Some(at) => reader.bad_value(&format!("{place}.at"), at, fits),
            None => reader.missing(&format!("{place}.at")),
        }
    }
    spot
}
