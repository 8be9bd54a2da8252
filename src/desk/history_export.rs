//! `history export`: plays in another format.

use super::Desk;
use super::counted::Warning;
use super::plays::{Game, Log, Play, Played, character, warnings};
use crate::fault::{Fault, Faults, checked};
use crate::language::Language;
use crate::library::nearest_printing;
use crate::rules::edition::Edition;
use crate::safe;
use crate::store::log::{PlayerIds, Spot};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::ser::{Error, SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::io::{self, Write};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Json,
    Csv,
    BgStats,
}

/// What is written, when it is written: the plays stay in the file until then.
#[derive(Debug)]
pub struct Answer {
    log: Log,
    /// Oldest first.
    spots: Vec<Spot>,
    format: Format,
    lang: Language,
    ids: PlayerIds,
    /// What is wrong with the log.
    pub warnings: Vec<Warning>,
}

/// The plays with these numbers; all if none are given.
///
/// # Errors
///
/// There is no such play, or the log can't be used.
pub fn answer(desk: &Desk<'_>, format: Format, ids: &[u64]) -> Result<Answer, Faults> {
    let log = desk.plays()?;
    let unknown = ids.iter().filter_map(|&id| desk.numbered(&log, id).err());
    let unknown: Vec<Fault> = unknown.flat_map(|faults| faults.faults).collect();
    checked((), unknown)?;
    let mut spots = log.by_date();
    spots.retain(|spot| ids.is_empty() || ids.contains(&spot.id));
    Ok(Answer {
        ids: desk.in_log(|_| match format {
            Format::BgStats => log.player_ids(),
            Format::Json | Format::Csv => Ok(PlayerIds::default()),
        })?,
        warnings: warnings(desk.texts, &log.trouble),
        lang: desk.texts.lang(),
        spots,
        format,
        log,
    })
}

impl Answer {
    /// The link, if there is only one play: it can be shown in other ways too.
    pub fn link(&self) -> Option<String> {
        match (self.format, &self.spots[..]) {
            (Format::BgStats, [spot]) => Some(self.linked(&self.log.at(spot).ok()?)),
            _ => None,
        }
    }

    fn linked(&self, play: &Play) -> String {
        link(&self.ids, play, self.lang)
    }

    fn plays(&self) -> impl Iterator<Item = io::Result<Play>> {
        let plays = self.spots.iter().map(|spot| self.log.at(spot));
        plays.map(|play| play.map_err(io::Error::from))
    }

    /// Writes one play after the other.
    ///
    /// # Errors
    ///
    /// They can't be read any more, or not be written there.
    pub fn write(&self, to: &mut dyn Write) -> io::Result<()> {
        match self.format {
            Format::Json => safe::write_json(to, self),
            Format::Csv => csv(self.plays(), to),
            Format::BgStats => {
                for play in self.plays() {
                    writeln!(to, "{}", self.linked(&play?))?;
                }
                Ok(())
            }
        }
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut answer = serializer.serialize_map(Some(1))?;
        answer.serialize_entry("plays", &Plays(self))?;
        answer.end()
    }
}

struct Plays<'a>(&'a Answer);

impl Serialize for Plays<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut plays = serializer.serialize_seq(Some(self.0.spots.len()))?;
        for play in self.0.plays() {
            plays.serialize_element(&play.map_err(S::Error::custom)?)?;
        }
        plays.end()
    }
}

/// One row per player and play.
fn csv(plays: impl Iterator<Item = io::Result<Play>>, to: &mut dyn Write) -> io::Result<()> {
    const COLUMNS: [&str; 16] = [
        "id", "date", "game", "edition", "deck", "player", "place", "total", "winner", "rank",
        "crown", "first", "city", "minutes", "location", "comment",
    ];
    fn optional(number: Option<impl ToString>) -> String {
        number.map_or(String::new(), |number| number.to_string())
    }
    let mut writer = csv::Writer::from_writer(to);
    writer.write_record(COLUMNS)?;
    for play in plays {
        let play = play?;
        for player in &play.players {
            let row = [
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
            ];
            writer.write_record(row.map(|text| safe::cell(&text)))?;
        }
    }
    writer.flush()
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
fn link(ids: &PlayerIds, play: &Play, lang: Language) -> String {
    /// Characters that need no escaping in a link.
    const SAFE: AsciiSet = NON_ALPHANUMERIC
        .remove(b'-')
        .remove(b'_')
        .remove(b'.')
        .remove(b'~');
    let play = bgstats(ids, play, lang).to_string();
    let data = utf8_percent_encode(&play, &SAFE);
    format!("https://app.bgstatsapp.com/createPlay.html?data={data}")
}

/// A play in the format of BG Stats, with the number of the game at `BoardGameGeek`.
fn bgstats(ids: &PlayerIds, play: &Play, lang: Language) -> Value {
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
            "sourcePlayerId": ids.of(&player.name),
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
