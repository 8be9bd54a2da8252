//! The play log: the data of a play, and how to save one. The file format is in
//! [`crate::store::log`].

use super::Desk;
use super::counted::Warning;
use crate::fault;
use crate::fault::{Fault, Faults, file, quoted_file, typed, why};
use crate::input::score::Claimed;
use crate::library;
use crate::library::players::is_same;
use crate::rules::card::{Card, DistrictType, Rank};
use crate::rules::city::{Built, PlayerClaim, Table, TableClaim};
use crate::rules::score::Outcome;
use crate::say;
use crate::store::Store;
use crate::store::log::{Change, LogFault, PlayedLine, Saved, Torn, Trouble};
pub use crate::store::log::{Game, Kind, Log, Play, Played, token};
use crate::texts::Texts;
use jiff::civil::Date;
use std::io::ErrorKind;
use std::str::FromStr;

/// The year before which a play is a typo: none of the games existed.
const EARLIEST: i16 = 1988;
/// The year this was written: a clock that is behind it is wrong.
const WRITTEN: i16 = 2026;

/// The data of a Citadels game; none if it has cards from a later version.
pub fn claim(play: &Play) -> Option<Claimed> {
    // A play from a spreadsheet has no city size: what else is missing there is not known either.
    if !matches!(play.game(), Some(Game::Citadels | Game::Solo)) || play.complete_at == 0 {
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

/// A scored game as a log entry, with its notes.
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
    // Without a deck, only the cards in the cities are known.
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
    /// The date of a play: the given one, or today.
    ///
    /// # Errors
    ///
    /// It is not a valid date.
    pub fn date(&self, given: Option<&str>) -> Result<String, Fault> {
        let today = (self.today)();
        let Some(given) = given else {
            return Ok(today);
        };
        let day = day(given, "--date")?;
        // A year is enough for a clock that is wrong, and too little for a typo.
        let year = |date: &str| Date::from_str(date).map_or(0, Date::year);
        let latest = year(&today).max(WRITTEN) + 1;
        if !(EARLIEST..=latest).contains(&year(&day)) {
            return Err(fault!(BadValue, "error-date-far", value = typed(given)).at("--date"));
        }
        Ok(day)
    }

    /// The saved plays: `history list`.
    ///
    /// # Errors
    ///
    /// There is no log, or it can't be used.
    pub fn plays(&self) -> Result<Log, Faults> {
        self.in_log(Store::read_log)
    }

    /// Appends a play to the log; a game that was saved before is found again.
    ///
    /// # Errors
    ///
    /// There is no log, or it can't be used.
    pub fn append_play(&self, play: &Play) -> Result<Saved, Faults> {
        self.in_log(|store| store.append_play(play))
    }

    /// Everyone who lately played against others, most recent first. Empty if the log can't be
    /// used: saving a play reports why.
    pub fn known_players(&self) -> Vec<String> {
        let log = self.in_log(Store::read_recent);
        log.map_or_else(|_| Vec::new(), |log| log.known_players())
    }

    /// The players of the last saved Citadels game, in seat order; empty if there is none.
    pub fn last_table(&self) -> Vec<String> {
        let log = self.in_log(Store::read_recent).unwrap_or_default();
        let mut plays = log.plays().rev().filter_map(Result::ok);
        let last = plays.find(|play| play.game() == Some(Game::Citadels));
        let players = last.into_iter().flat_map(|play| play.players);
        players.map(|player| player.name).collect()
    }

    /// The same names, spelled as in the log.
    pub fn spelled(&self, names: Vec<String>) -> Vec<String> {
        let known = self.known_players();
        names
            .into_iter()
            .map(|name| spelled(&known, name))
            .collect()
    }

    /// Appends to the log what `decide` returns.
    ///
    /// # Errors
    ///
    /// It refuses, there is no log, or it can't be used.
    pub(super) fn change(
        &self,
        decide: impl Fn(&Log) -> Result<Change, Faults>,
    ) -> Result<(), Faults> {
        self.in_log(|store| store.change(decide))?
    }

    /// The play with this number.
    ///
    /// # Errors
    ///
    /// There is none, or it can't be read.
    pub(super) fn numbered(&self, log: &Log, id: u64) -> Result<Play, Faults> {
        let play = self.in_log(|_| log.play(id))?;
        let none = || fault!(NothingFound, "error-history-none", id = id.to_string());
        Ok(play.ok_or_else(none)?)
    }

    /// Runs a function on the log.
    pub(super) fn in_log<T>(
        &self,
        does: impl FnOnce(&Store) -> Result<T, LogFault>,
    ) -> Result<T, Faults> {
        let store = self.store.as_ref();
        let store = store.ok_or_else(|| fault!(Unwritable, "error-no-log"))?;
        Ok(does(store).map_err(|fault| log_fault(store, &fault))?)
    }
}

/// The character that the player revealed in the last round, if deck and rank are known.
pub(super) fn character(play: &Play, player: &Played) -> Option<Card> {
    let edition = play.edition().unwrap_or_default();
    let rank = Rank::new(player.rank?)?;
    let is_of_rank = |card: &Card| library::printing(*card, edition)?.rank.map(|of| of == rank);
    let mut cards = play.cards.iter().filter_map(|card| card.parse().ok());
    cards.find(|card| is_of_rank(card) == Some(true))
}

/// A date, given by this option.
pub(super) fn day(given: &str, option: &'static str) -> Result<String, Fault> {
    match Date::from_str(given) {
        // Neither a time nor a zone.
        Ok(date) if date.year() > 0 && date.to_string() == given => Ok(given.to_owned()),
        _ => Err(fault!(BadValue, "error-date", value = typed(given)).at(option)),
    }
}

/// The name as spelled before, if known.
pub(super) fn spelled(known: &[String], name: String) -> String {
    let known = known.iter().find(|known| is_same(known, &name));
    known.cloned().unwrap_or(name)
}

/// Why the play log can't be used.
fn log_fault(store: &Store, fault: &LogFault) -> Fault {
    use ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    let log = file(store.log_path().display().to_string());
    match fault {
        LogFault::Newer => fault!(NewerLog, "error-history-newer", file = log),
        LogFault::Busy => fault!(Busy, "error-history-busy", file = log),
        LogFault::Unreadable(error) => {
            fault!(
                Unreadable,
                "error-history-unreadable",
                file = log,
                why = why(error)
            )
        }
        LogFault::Unwritable(error) => match error.kind() {
            StorageFull | QuotaExceeded | FileTooLarge => {
                fault!(
                    Unwritable,
                    "error-history-full",
                    file = log,
                    why = why(error)
                )
            }
            _ => fault!(
                Unwritable,
                "error-history-unwritable",
                file = log,
                why = why(error)
            ),
        },
    }
}

/// What is wrong with the log without preventing an answer.
pub(super) fn warnings(texts: &Texts, trouble: &Trouble) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let mut warn = |id, message| warnings.push(Warning { id, message });
    match &trouble.torn {
        Some(Torn::There) => warn("torn-line", say!(texts, "history-cut")),
        Some(Torn::Moved(aside)) => {
            let file = quoted_file(&aside.display().to_string());
            warn("torn-line", say!(texts, "history-torn", file));
        }
        None => {}
    }
    let count = trouble.broken;
    let lines: Vec<String> = trouble.lines.iter().map(ToString::to_string).collect();
    if !lines.is_empty() {
        let more = if lines.len() < count { " …" } else { "" };
        let lines = lines.join(", ") + more;
        warn("broken-lines", say!(texts, "history-broken", count, lines));
    } else if count > 0 {
        warn("broken-lines", say!(texts, "history-broken-end"));
    }
    if trouble.renumbered > 0 {
        let count = trouble.renumbered;
        warn("number-twice", say!(texts, "history-renumbered", count));
    }
    warnings
}
