//! `history export`: all plays in another format.

use super::Desk;
use super::plays::{Game, Play, Played};
use crate::fault::{Faults, masked};
use crate::language::Language;
use crate::library::{nearest_printing, printing};
use crate::rules::card::{Card, Rank};
use crate::rules::edition::Edition;
use serde::Serialize;

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
        Format::Json => json(&log),
        Format::Csv => csv(&log.plays),
        Format::BgStats => {
            let lang = desk.texts.lang();
            let plays = log.plays.iter().map(|play| bgstats(play, lang));
            json(&plays.collect::<Vec<_>>())
        }
    })
}

fn json(value: &impl Serialize) -> String {
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

/// A play as BG Stats takes it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct BgPlay<'a> {
    game: BgGame,
    players: Vec<BgPlayer<'a>>,
    play_date: &'a str,
    duration_min: u32,
    location: &'a str,
    comments: &'a str,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct BgGame {
    name: &'static str,
    /// Its number at `BoardGameGeek`.
    bgg_id: u32,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct BgPlayer<'a> {
    name: &'a str,
    score: u32,
    rank: usize,
    winner: bool,
    start_player: bool,
    role: &'static str,
}

fn bgstats(play: &Play, lang: Language) -> BgPlay<'_> {
    let (name, bgg_id) = match (play.game(), play.edition()) {
        (Some(Game::Citadels | Game::Solo), Some(Edition::E2016)) => ("Citadels", 205_398),
        (Some(Game::Citadels | Game::Solo), _) => ("Citadels", 478),
        _ => ("Carcassonne", 822),
    };
    let players = play.players.iter().map(|player| BgPlayer {
        name: &player.name,
        score: player.total,
        rank: player.place,
        winner: play.has_won(player),
        start_player: false,
        role: role(play, player, lang).unwrap_or_default(),
    });
    BgPlay {
        game: BgGame { name, bgg_id },
        players: players.collect(),
        play_date: &play.date,
        duration_min: play.minutes.unwrap_or_default(),
        location: play.location.as_deref().unwrap_or_default(),
        comments: play.comment.as_deref().unwrap_or_default(),
    }
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
