//! `citadels history export`: all plays in another format.

use super::super::args::{ExportTo, HistoryExportArgs};
use super::super::{Answer, Context};
use crate::failure::{Failure, Fault, masked};
use crate::rules::card::{Card, Rank};
use crate::store::log::{Play, Played};
use crate::view::card::name;
use crate::{library, rules::edition::Edition};
use serde_json::{Value, json};

pub fn run(context: &Context<'_>, args: &HistoryExportArgs) -> Result<Answer, Failure> {
    let log = super::read(context)?;
    Ok(match args.to {
        ExportTo::Json => Answer::Json(json!({ "plays": log.plays })),
        ExportTo::Csv => Answer::Text(csv(&log.plays).map_err(|_| {
            let fault = Fault::told("unwritable", context.texts, "error-no-log", &[]);
            Failure::no(vec![fault])
        })?),
        ExportTo::Bgstats => {
            let plays: Vec<Value> = log
                .plays
                .iter()
                .map(|play| bgstats(context, play))
                .collect();
            Answer::Json(Value::Array(plays))
        }
    })
}

/// One row for each player of each play.
fn csv(plays: &[Play]) -> Result<String, Box<dyn std::error::Error>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record([
        "id", "date", "game", "edition", "deck", "player", "place", "total", "winner", "rank",
        "crown", "first", "city", "minutes", "location", "comment",
    ])?;
    let optional = |number: Option<u8>| number.map_or(String::new(), |number| number.to_string());
    for play in plays {
        for player in &play.players {
            writer.write_record([
                &play.id.to_string(),
                &play.date,
                &play.game,
                &play.edition,
                play.deck.as_deref().unwrap_or_default(),
                &player.name,
                &player.place.to_string(),
                &player.total.to_string(),
                &play.winners.contains(&player.name).to_string(),
                &optional(player.rank),
                &player.crown.to_string(),
                &player.first.to_string(),
                &city(player),
                &play
                    .minutes
                    .map_or(String::new(), |minutes| minutes.to_string()),
                &masked(play.location.as_deref().unwrap_or_default()),
                &masked(play.comment.as_deref().unwrap_or_default()),
            ])?;
        }
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}

/// As it may be typed in a line: `castle, tavern*`.
fn city(player: &Played) -> String {
    let districts = player.city.iter().enumerate().map(|(at, id)| {
        if player.beautified.contains(&at) {
            format!("{id}*")
        } else {
            id.clone()
        }
    });
    districts.collect::<Vec<_>>().join(", ")
}

/// The play format of BG Stats.
fn bgstats(context: &Context<'_>, play: &Play) -> Value {
    // The games' numbers at BoardGameGeek.
    let (game, number) = match (play.game.as_str(), play.edition.as_str()) {
        ("citadels" | "solo", "2016") => ("Citadels", 205_398),
        ("citadels" | "solo", _) => ("Citadels", 478),
        _ => ("Carcassonne", 822),
    };
    let players: Vec<Value> = play
        .players
        .iter()
        .map(|player| {
            json!({
                "name": player.name,
                "score": player.total,
                "rank": player.place,
                "winner": play.winners.contains(&player.name),
                "startPlayer": false,
                "role": role(context, play, player),
            })
        })
        .collect();
    json!({
        "game": { "name": game, "bggId": number },
        "players": players,
        "playDate": play.date,
        "durationMin": play.minutes.unwrap_or(0),
        "location": play.location.as_deref().unwrap_or_default(),
        "comments": play.comment.as_deref().unwrap_or_default(),
    })
}

/// The character that the player revealed in the last round, where deck and rank are known.
fn role(context: &Context<'_>, play: &Play, player: &Played) -> String {
    let edition = play.edition.parse::<Edition>().ok().unwrap_or_default();
    let rank = player.rank.and_then(Rank::new);
    let of_rank = |card: &Card| {
        let printing = library::printing(card, edition);
        rank.is_some() && printing.is_some_and(|printing| printing.rank() == rank)
    };
    let mut cards = play.cards.iter().filter_map(|id| id.parse().ok());
    let character = cards.find(of_rank);
    character.map_or(String::new(), |card| name(context.texts, edition, card))
}
