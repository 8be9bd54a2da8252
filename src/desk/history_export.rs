//! `history export`: plays in another format.

use super::Desk;
use super::plays::{Game, Log, Play, Played, character, numbered};
use crate::fault::{Faults, checked};
use crate::language::Language;
use crate::library::nearest_printing;
use crate::rules::edition::Edition;
use crate::safe;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Json,
    Csv,
    BgStats,
}

/// What is written.
#[derive(Debug)]
pub struct Answer {
    pub text: String,
    /// The link, if there is only one play: it can be shown in other ways too.
    pub link: Option<String>,
}

/// The plays with these numbers; all if none are given.
///
/// # Errors There is no such play, or the log can't be used.
pub fn answer(desk: &Desk<'_>, format: Format, ids: &[u64]) -> Result<Answer, Faults> {
    let mut log = desk.plays()?;
    let unknown = ids.iter().filter_map(|&id| numbered(&log, id).err());
    checked((), unknown.collect::<Vec<_>>())?;
    log.plays
        .retain(|play| ids.is_empty() || ids.contains(&play.id));
    log.plays
        .sort_by(|one, other| (&one.date, one.id).cmp(&(&other.date, other.id)));
    let text = match format {
        Format::Json => safe::json(&log),
        Format::Csv => csv(&log.plays),
        Format::BgStats => {
            let links = log
                .plays
                .iter()
                .map(|play| link(&log, play, desk.texts.lang()));
            let links: Vec<String> = links.collect();
            let text = links.iter().flat_map(|link| [link, "\n"]).collect();
            let link = <[String; 1]>::try_from(links).ok().map(|[link]| link);
            return Ok(Answer { text, link });
        }
    };
    Ok(Answer { text, link: None })
}

/// One row per player and play.
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
                play.location.clone().unwrap_or_default(),
                play.comment.clone().unwrap_or_default(),
            ]
            .map(|text| safe::cell(&text))
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

/// As typed in a line: `castle, tavern*`.
fn city(player: &Played) -> String {
    let districts = player.city.iter().enumerate().map(|(at, card)| {
        let is_beautified = player.beautified.contains(&at);
        format!("{card}{}", if is_beautified { "*" } else { "" })
    });
    districts.collect::<Vec<_>>().join(", ")
}

/// A link that opens in BG Stats: one play, with everything it can store.
fn link(log: &Log, play: &Play, lang: Language) -> String {
    /// Characters that need no escaping in a link.
    const SAFE: AsciiSet = NON_ALPHANUMERIC
        .remove(b'-')
        .remove(b'_')
        .remove(b'.')
        .remove(b'~');
    let play = bgstats(log, play, lang).to_string();
    let data = utf8_percent_encode(&play, &SAFE);
    format!("https://app.bgstatsapp.com/createPlay.html?data={data}")
}

/// A play in the format of BG Stats, with the number of the game at `BoardGameGeek`.
fn bgstats(log: &Log, play: &Play, lang: Language) -> Value {
    let (name, id, bgg_id) = match (play.game(), play.edition()) {
        (Some(Game::Citadels | Game::Solo), Some(Edition::E2016)) => {
            ("Citadels", "citadels-2016", 205_398)
        }
        (Some(Game::Citadels | Game::Solo), _) => ("Citadels", "citadels", 478),
        _ => ("Carcassonne", "fortress", 822),
    };
    let players = play.players.iter().map(|player| {
        let mut told = json!({
            "name": player.name,
            "sourcePlayerId": log.player_id(&player.name),
            "score": player.total,
            "rank": player.place,
            "winner": play.has_won(player),
            // Who had the first crown is not recorded.
            "startPlayer": false,
        });
        if let Some(role) = role(play, player, lang) {
            told["role"] = role.into();
        }
        told
    });
    json!({
        "sourceName": "citadels",
        "sourcePlayId": play.id.to_string(),
        // The time is unknown; at noon it is the same day almost everywhere.
        "playDate": format!("{} 12:00:00", play.date),
        "durationMin": play.minutes.unwrap_or_default(),
        "location": play.location.as_deref().unwrap_or_default(),
        "comments": play.comment.as_deref().unwrap_or_default(),
        "game": { "name": name, "sourceGameId": id, "bggId": bgg_id },
        "players": players.collect::<Vec<_>>(),
    })
}

fn role(play: &Play, player: &Played, lang: Language) -> Option<&'static str> {
    let edition = play.edition().unwrap_or_default();
    Some(nearest_printing(character(play, player)?, edition).name(lang))
}
