//! The play log: what a play claims, and how one is saved. What the disk holds is in
//! [`crate::store::log`].

use super::Desk;
use crate::fault;
use crate::fault::{Fault, Faults, file, typed};
use crate::input::score::Claimed;
use crate::library;
use crate::rules::card::{Card, DistrictType};
use crate::rules::city::{Built, PlayerClaim, Table, TableClaim};
use crate::rules::score::Outcome;
use crate::store::Store;
pub use crate::store::log::{Game, Log, Play, Played};
use crate::store::log::{LogFault, PlayedLine};
use std::str::FromStr;

/// What was claimed of a game of Citadels; none if a later version knew cards of it that this one does
/// not.
pub fn claim(play: &Play) -> Option<Claimed> {
    if !matches!(play.game(), Some(Game::Citadels | Game::Solo)) {
        return None;
    }
    let edition = play.edition()?;
    let supply = library::supply(edition);
    let cards = |of: &[String]| -> Option<Vec<Card>> {
        let in_box = |card: &Card| card.district().is_some_and(|id| supply.get(id).is_some());
        of.iter()
            .map(|card| card.parse().ok().filter(in_box))
            .collect()
    };
    let player = |player: &Played| {
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
            last_round: player
                .last_round
                .iter()
                .filter_map(|card| card.parse().ok())
                .collect(),
        })
    };
    let players: Option<Vec<PlayerClaim>> = play.players.iter().map(player).collect();
    let table = TableClaim {
        complete_at: Some(play.complete_at),
        deck: None,
        players: players?,
    };
    Some(Claimed::asked(edition, table))
}

/// A counted game as it goes into the log, with what is noted beside it.
pub fn record(
    game: Game,
    claimed: &Claimed,
    table: &Table,
    outcome: &Outcome,
    notes: &Play,
) -> Play {
    let ids = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let players = claimed.table.players.iter().enumerate();
    let players = players.map(|(at, player)| {
        let lines = outcome.sheets[at].lines.iter();
        let lines = lines.map(|line| PlayedLine {
            rule: line.rule.id().to_owned(),
            points: line.points.into(),
        });
        let city = player.city.iter();
        Played {
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
    Play {
        game: game.to_string(),
        edition: table.edition.id().to_owned(),
        deck: claimed.deck.clone(),
        cards,
        complete_at: table.complete_at,
        players: players.collect(),
        winners: winners.collect(),
        tie_break: outcome.tie_break.map(|by| by.id().to_owned()),
        ..notes.clone()
    }
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

    /// The saved plays: `history list`.
    ///
    /// # Errors
    /// There is no log, or it cannot be used.
    pub fn plays(&self) -> Result<Log, Faults> {
        self.in_log(Store::read_log)
    }

    /// Appends a play to the log; its number there.
    ///
    /// # Errors
    /// There is no log, or it cannot be used.
    pub fn append_play(&self, play: Play) -> Result<u64, Faults> {
        self.in_log(|store| store.append_play(play))
    }

    /// Does something with the log.
    pub(super) fn in_log<T>(
        &self,
        does: impl FnOnce(&Store) -> Result<T, LogFault>,
    ) -> Result<T, Faults> {
        let store = self.store.as_ref();
        let store = store.ok_or_else(|| fault!(Unwritable, "error-no-log"))?;
        Ok(does(store).map_err(|fault| log_fault(store, &fault))?)
    }
}

/// Why the play log cannot be used.
fn log_fault(store: &Store, fault: &LogFault) -> Fault {
    let log = file(store.log_path().display().to_string());
    match *fault {
        LogFault::Newer => fault!(NewerLog, "error-history-newer", file = log),
        LogFault::Broken(line) => {
            fault!(BrokenLog, "error-history-broken", file = log, line = line)
        }
        LogFault::Io(_) => fault!(Unreadable, "error-history-file", file = log),
    }
}
impl Desk<'_> {
    pub fn known_players(&self) -> Vec<String> {
        Vec::new()
    }
    pub fn last_table(&self) -> Vec<String> {
        Vec::new()
    }
}
