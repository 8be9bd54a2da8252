//! The play log: what a play says, and how one is saved. What the disk holds is in [`crate::store::log`];
//! here it is what the program knows of it.

use super::Desk;
use crate::fault;
use crate::fault::{Fault, Faults, file, typed};
use crate::input::score::Claimed;
use crate::library;
use crate::rules::card::{Card, DistrictType};
use crate::rules::city::{Built, PlayerClaim, Table, TableClaim};
use crate::rules::edition::Edition;
use crate::rules::score::Outcome;
use crate::store::Store;
use crate::store::log::{self, LogFault};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use strum::{Display, EnumString};

/// What was saved by a version that knew more is kept as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Known<T> {
    Known(T),
    Other(String),
}

impl<T: FromStr> From<String> for Known<T> {
    fn from(written: String) -> Self {
        written.parse().map_or(Self::Other(written), Self::Known)
    }
}

impl<T: Copy> Known<T> {
    pub const fn get(&self) -> Option<T> {
        match self {
            Self::Known(known) => Some(*known),
            Self::Other(_) => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, EnumString, Display)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Game {
    Citadels,
    Solo,
    Fortress,
}

/// A saved play.
#[derive(Clone, Debug, Serialize)]
pub struct Play {
    pub id: u64,
    pub game: Known<Game>,
    pub date: String,
    /// Of Fortress, `base` or `river`.
    pub edition: Known<Edition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    pub cards: Vec<Known<Card>>,
    pub complete_at: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    pub players: Vec<Player>,
    pub winners: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Player {
    pub name: String,
    pub place: usize,
    pub total: u32,
    pub city: Vec<Known<Card>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beautified: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Known<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gold: Option<u32>,
    pub museum: u32,
    pub crown: bool,
    pub first: bool,
    /// 0 if all were killed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub last_round: Vec<Known<Card>>,
    pub lines: Vec<Line>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Line {
    pub rule: String,
    pub points: i64,
}

fn known<T: FromStr>(written: Vec<String>) -> Vec<Known<T>> {
    written.into_iter().map(Known::from).collect()
}

impl From<log::Play> for Play {
    fn from(play: log::Play) -> Self {
        Self {
            id: play.id,
            game: play.game.into(),
            date: play.date,
            edition: play.edition.into(),
            deck: play.deck,
            cards: known(play.cards),
            complete_at: play.complete_at,
            minutes: play.minutes,
            location: play.location,
            comment: play.comment,
            players: play.players.into_iter().map(Player::from).collect(),
            winners: play.winners,
            tie_break: play.tie_break,
        }
    }
}

impl From<log::Played> for Player {
    fn from(player: log::Played) -> Self {
        let lines = player.lines.into_iter().map(|line| Line {
            rule: line.rule,
            points: line.points,
        });
        Self {
            name: player.name,
            place: player.place,
            total: player.total,
            city: known(player.city),
            beautified: player.beautified,
            hand: player.hand,
            shown: known(player.shown),
            gold: player.gold,
            museum: player.museum,
            crown: player.crown,
            first: player.first,
            rank: player.rank,
            last_round: known(player.last_round),
            lines: lines.collect(),
        }
    }
}

impl Play {
    /// Is it a play of the tile game, whose points are others?
    pub fn is_fortress(&self) -> bool {
        self.game == Known::Known(Game::Fortress)
    }

    pub fn has_won(&self, player: &Player) -> bool {
        self.winners.contains(&player.name)
    }

    /// What was claimed of a game of Citadels; none if a later version knew cards of it that this one
    /// does not.
    pub fn claim(&self) -> Option<Claimed> {
        if !matches!(self.game.get(), Some(Game::Citadels | Game::Solo)) {
            return None;
        }
        let edition = self.edition.get()?;
        let supply = library::supply(edition);
        let cards = |of: &[Known<Card>]| -> Option<Vec<Card>> {
            let in_box = |card: &Card| card.district().is_some_and(|id| supply.get(id).is_some());
            of.iter().map(|card| card.get().filter(in_box)).collect()
        };
        let player = |player: &Player| {
            let city = cards(&player.city)?.into_iter().enumerate();
            let city = city.map(|(at, card)| Built {
                card,
                beautified: player.beautified.contains(&at),
            });
            Some(PlayerClaim {
                name: player.name.clone(),
                city: city.collect(),
                hand: player.hand,
                shown: cards(&player.shown)?,
                gold: player.gold,
                museum: player.museum,
                crown: player.crown,
                first: player.first,
                rank: player.rank.and_then(|rank| rank.try_into().ok()),
                last_round: player.last_round.iter().filter_map(Known::get).collect(),
            })
        };
        let players: Option<Vec<PlayerClaim>> = self.players.iter().map(player).collect();
        let table = TableClaim {
            complete_at: Some(self.complete_at),
            deck: None,
            players: players?,
        };
        Some(Claimed::asked(edition, table))
    }
}

/// What is noted beside a play.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    pub date: String,
    pub minutes: Option<u32>,
    pub location: Option<String>,
    pub comment: Option<String>,
}

/// A counted game as it goes into the log.
pub fn record(
    game: Game,
    claimed: &Claimed,
    table: &Table,
    outcome: &Outcome,
    notes: &Notes,
) -> log::Play {
    let ids = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let players = claimed.table.players.iter().enumerate();
    let players = players.map(|(at, player)| {
        let lines = outcome.sheets[at].lines.iter();
        let lines = lines.map(|line| log::PlayedLine {
            rule: line.rule.id().to_owned(),
            points: line.points.into(),
        });
        let city = player.city.iter();
        log::Played {
            name: player.name.clone(),
            place: outcome.places[at],
            total: outcome.sheets[at].total,
            city: city.map(|built| built.card.to_string()).collect(),
            beautified: (0..player.city.len())
                .filter(|&at| player.city[at].beautified)
                .collect(),
            hand: player.hand,
            shown: ids(&player.shown),
            gold: player.gold,
            museum: player.museum,
            crown: player.crown,
            first: player.first,
            rank: player.rank.map(u8::from),
            last_round: ids(&player.last_round),
            lines: lines.collect(),
        }
    });
    // Without a deck, what stands in the cities was in it.
    let mut cards = ids(&claimed.cards);
    if cards.is_empty() {
        let built = table.players.iter().flat_map(|player| &player.city);
        let unique = built.filter(|built| built.district.kind == DistrictType::Unique);
        cards.extend(unique.map(|built| built.district.id.to_string()));
    }
    let winners = outcome.winners.iter();
    let winners = winners.map(|seat| table.players[seat.index()].name.clone());
    log::Play {
        id: 0,
        game: game.to_string(),
        date: notes.date.clone(),
        edition: table.edition.id().to_owned(),
        deck: claimed.deck.clone(),
        cards,
        complete_at: table.complete_at,
        minutes: notes.minutes,
        location: notes.location.clone(),
        comment: notes.comment.clone(),
        players: players.collect(),
        winners: winners.collect(),
        tie_break: outcome.tie_break.map(|by| by.id().to_owned()),
    }
}

/// The plays that count.
#[derive(Debug)]
pub struct Plays {
    /// Oldest first.
    pub plays: Vec<Play>,
    /// A line that was broken off was set aside in this file.
    pub torn: Option<String>,
}

impl Desk<'_> {
    /// The day of a play: the one given, or today.
    ///
    /// # Errors
    /// It is no day.
    pub fn date(&self, given: Option<&str>) -> Result<String, Fault> {
        let Some(given) = given else {
            return Ok((self.today)());
        };
        match jiff::civil::Date::from_str(given) {
            Ok(date) => Ok(date.to_string()),
            Err(_) => Err(fault!(BadValue, "error-date", value = typed(given)).at("--date")),
        }
    }

    /// The saved plays.
    ///
    /// # Errors
    /// There is no log, or it cannot be used.
    pub fn plays(&self) -> Result<Plays, Faults> {
        let store = self.log_store()?;
        let log = store.read_log().map_err(|fault| log_fault(store, &fault))?;
        Ok(Plays {
            plays: log.plays.into_iter().map(Play::from).collect(),
            torn: log.torn.map(|file| file.display().to_string()),
        })
    }

    /// Appends a play to the log; its number there.
    ///
    /// # Errors
    /// There is no log, or it cannot be used.
    pub fn append_play(&self, play: log::Play) -> Result<u64, Faults> {
        let store = self.log_store()?;
        let appended = store.append_play(play);
        let (play, _) = appended.map_err(|fault| log_fault(store, &fault))?;
        Ok(play.id)
    }

    /// Takes the last play back; its number, none if there is none.
    ///
    /// # Errors
    /// There is no log, or it cannot be used.
    pub fn undo_play(&self) -> Result<Option<u64>, Faults> {
        let store = self.log_store()?;
        let undone = store.undo_play();
        let undone = undone.map_err(|fault| log_fault(store, &fault))?;
        Ok(undone.map(|play| play.id))
    }

    fn log_store(&self) -> Result<&Store, Fault> {
        let store = self.store.as_ref();
        store.ok_or_else(|| fault!(Unwritable, "error-no-log"))
    }
}

/// Why the play log cannot be used.
pub(super) fn log_fault(store: &Store, fault: &LogFault) -> Fault {
    let log = file(store.log_path().display().to_string());
    match *fault {
        LogFault::Newer => fault!(NewerLog, "error-history-newer", file = log),
        LogFault::Broken(line) => {
            fault!(BrokenLog, "error-history-broken", file = log, line = line)
        }
        LogFault::Io(_) => fault!(Unreadable, "error-history-file", file = log),
    }
}

impl<T: fmt::Display> fmt::Display for Known<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(known) => known.fmt(f),
            Self::Other(written) => written.fmt(f),
        }
    }
}
