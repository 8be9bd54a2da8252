//! The play log: what a play claims, and how one is saved. What the disk holds is in
//! [`crate::store::log`].

use super::Desk;
use crate::fault;
use crate::fault::{Fault, Faults, file, typed};
use crate::input::score::Claimed;
use crate::library;
use crate::library::players::is_same;
use crate::rules::card::{Card, DistrictType, Rank};
use crate::rules::city::{Built, PlayerClaim, Table, TableClaim};
use crate::rules::score::Outcome;
use crate::store::Store;
use crate::store::log::{Change, LogFault, PlayedLine};
pub use crate::store::log::{Game, Kind, Log, Play, Played};
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
        given.map_or_else(|| Ok((self.today)()), |given| day(given, "--date"))
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

    /// The play of this number.
    ///
    /// # Errors
    /// There is none.
    pub(super) fn play<'l>(&self, log: &'l Log, id: u64) -> Result<&'l Play, Fault> {
        let play = log.plays.iter().find(|play| play.id == id);
        play.ok_or_else(|| fault!(NothingFound, "error-history-none", id = id.to_string()))
    }

    /// Everybody in the log who played against others, who played last first. A log that cannot be used
    /// knows nobody: whoever saves a play is told why.
    pub fn known_players(&self) -> Vec<String> {
        let log = self.plays();
        log.map_or_else(|_| Vec::new(), |log| log.known_players())
    }

    /// The players of the last game of Citadels that was saved, in their order; nobody without one.
    pub fn last_table(&self) -> Vec<String> {
        let plays = self.plays().map_or_else(|_| Vec::new(), |log| log.plays);
        let is_citadels = |play: &&Play| play.game() == Some(Game::Citadels);
        let last = plays.iter().rev().find(is_citadels);
        let players = last.into_iter().flat_map(|play| &play.players);
        players.map(|player| player.name.clone()).collect()
    }

    /// The same names, spelled as they are known from the log.
    pub fn spelled(&self, names: Vec<String>) -> Vec<String> {
        let known = self.known_players();
        names
            .into_iter()
            .map(|name| spelled(&known, name))
            .collect()
    }

    /// Appends to the log what `decide` makes of it.
    ///
    /// # Errors
    /// It decides against it, there is no log, or it cannot be used.
    pub(super) fn change(
        &self,
        decide: impl Fn(&Log) -> Result<Change, Faults>,
    ) -> Result<(), Faults> {
        // No file is made for a change that cannot be.
        decide(&self.plays()?)?;
        self.in_log(|store| store.change(decide))?
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

/// The character that the player revealed in the last round, where deck and rank are known.
pub(super) fn character(play: &Play, player: &Played) -> Option<Card> {
    let edition = play.edition().unwrap_or_default();
    let rank = Rank::new(player.rank?)?;
    let is_of_rank = |card: &Card| {
        library::printing(*card, edition)?
            .rank()
            .map(|of| of == rank)
    };
    let mut cards = play.cards.iter().filter_map(|card| card.parse().ok());
    cards.find(|card| is_of_rank(card) == Some(true))
}

/// A day, given by this option.
pub(super) fn day(given: &str, option: &'static str) -> Result<String, Fault> {
    match jiff::civil::Date::from_str(given) {
        Ok(date) => Ok(date.to_string()),
        Err(_) => Err(fault!(BadValue, "error-date", value = typed(given)).at(option)),
    }
}

/// A name as it is known, if it is.
pub(super) fn spelled(known: &[String], name: String) -> String {
    let known = known.iter().find(|known| is_same(known, &name));
    known.cloned().unwrap_or(name)
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
