//! `history export`: all plays in another format.

use super::Desk;
use super::plays::{Game, Play, Played};
use crate::fault::{Faults, masked};
use crate::language::Language;
use crate::library::{nearest_printing, printing};
use crate::rules::card::{Card, Rank};
use crate::rules::edition::Edition;
use serde::Serialize;
use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Json,
    Csv,
    BgStats,
}

/// # Errors
/// The log cannot be used.
pub fn answer(desk: &Desk<'_>, format: Format) -> Result<String, Faults> {
    let log = desk.plays()?;
    Ok(match format {
        Format::Json => pretty(&log),
        Format::Csv => csv(&log.plays),
        Format::BgStats => {
            let lang = desk.texts.lang();
            let plays = log.plays.iter().map(|play| bgstats(play, lang));
            pretty(&plays.collect::<Vec<_>>())
        }
    })
}

fn pretty(value: &impl Serialize) -> String {
    let json = serde_json::to_string_pretty(value);
    json.expect("our answers have text keys and finite numbers") + "\n"
}

/// One row for each player of each play.
fn csv(plays: &[Play]) -> String {
    const COLUMNS: [&str; 16] = [
        "id", "date", "game", "edition", "deck", "player", "place", "total", "winner", "rank",
        "crown", "first", "city", "minutes", "location", "comment",
    ];
    fn optional(number: Option<impl ToString>) -> String {
        number.map_or(String::new(), |number| number.to_string())
    }
    let rows = plays.iter().flat_map(|play| {
        play.players.iter().map(move |player| {
            [
                play.id.to_string(),
                play.date.clone(),
                play.game.clone(),
                play.edition.clone(),
                play.deck.clone().unwrap_or_default(),
                player.name.clone(),
                player.place.to_string(),
                player.total.to_string(),
                play.has_won(player).to_string(),
                optional(player.rank),
                player.crown.to_string(),
                player.first.to_string(),
                city(player),
                optional(play.minutes),
                masked(play.location.as_deref().unwrap_or_default()),
                masked(play.comment.as_deref().unwrap_or_default()),
            ]
        })
    });
    let mut writer = csv::Writer::from_writer(Vec::new());
    let written = writer.write_record(COLUMNS);
    written.expect("memory takes every row");
    for row in rows {
        let written = writer.write_record(row);
        written.expect("every row has as many columns");
    }
    let bytes = writer.into_inner().expect("memory takes every row");
    String::from_utf8(bytes).expect("what is written is text")
}

/// As it may be typed in a line: `castle, tavern*`.
fn city(player: &Played) -> String {
    let districts = player.city.iter().enumerate().map(|(at, card)| {
        let is_beautified = player.beautified.contains(&at);
        format!("{card}{}", if is_beautified { "*" } else { "" })
    });
    districts.collect::<Vec<_>>().join(", ")
}

/// A play as BG Stats takes it, with the number of the game at `BoardGameGeek`.
fn bgstats(play: &Play, lang: Language) -> Value {
    let (name, bgg_id) = match (play.game(), play.edition()) {
        (Some(Game::Citadels | Game::Solo), Some(Edition::E2016)) => ("Citadels", 205_398),
        (Some(Game::Citadels | Game::Solo), _) => ("Citadels", 478),
        _ => ("Carcassonne", 822),
    };
    let players = play.players.iter().map(|player| {
        json!({
            "name": player.name,
            "score": player.total,
            "rank": player.place,
            "winner": play.has_won(player),
            "startPlayer": false,
            "role": role(play, player, lang).unwrap_or_default(),
        })
    });
    json!({
        "game": { "name": name, "bggId": bgg_id },
        "players": players.collect::<Vec<_>>(),
        "playDate": play.date,
        "durationMin": play.minutes.unwrap_or_default(),
        "location": play.location.as_deref().unwrap_or_default(),
        "comments": play.comment.as_deref().unwrap_or_default(),
    })
}

/// The character that the player revealed in the last round, where deck and rank are known.
fn role(play: &Play, player: &Played, lang: Language) -> Option<&'static str> {
    let edition = play.edition().unwrap_or_default();
    let rank = Rank::new(player.rank?)?;
    let is_of_rank = |card: &Card| printing(*card, edition)?.rank().map(|of| of == rank);
    let mut cards = play.cards.iter().filter_map(|card| card.parse().ok());
    let card = cards.find(|card| is_of_rank(card) == Some(true))?;
    Some(nearest_printing(card, edition).name(lang))
}
