//! The play log as the commands use it. What a play is, and the file, is in
//! [`crate::files::log`].

use super::{App, Warning};
use crate::fault::{Fault, Faults, quoted_file, typed};
use crate::files::Store;
use crate::files::log::{Change, Game, Log, LogFault, Play, Saved, Torn, Trouble};
use crate::files::read::seats::Party;
use crate::library::players::spelled;
use crate::texts::Texts;
use crate::{fault, say};
use jiff::civil::Date;
use std::str::FromStr;

/// The year before which a play is a typo: none of the games existed.
const EARLIEST: i16 = 1988;
/// The year this was written: a clock that is behind it is wrong.
const WRITTEN: i16 = 2026;

impl App<'_> {
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

    /// Everyone who played against others, most recent first. Empty if the log can't be used: saving
    /// a play reports why.
    pub fn known_players(&self) -> Vec<String> {
        let store = self.store.as_ref();
        let known = store.and_then(|store| store.known_players().ok());
        known.unwrap_or_default()
    }

    /// The players of the last saved Citadels game, in seat order; empty if there is none.
    pub fn last_table(&self) -> Vec<String> {
        let mut plays = self.plays().unwrap_or_default().plays.into_iter();
        let last = plays.rfind(|play| play.game() == Some(Game::Citadels));
        let players = last.into_iter().flat_map(|play| play.players);
        players.map(|player| player.name).collect()
    }

    /// Who may sit down at a table.
    pub fn party(&self) -> Party {
        let unnamed = (1..=MOST).map(|player| say!(self.texts, "draft-player", player));
        Party {
            known: self.known_players(),
            last: self.last_table(),
            unnamed: unnamed.collect(),
        }
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
    pub(crate) fn change(
        &self,
        decide: impl Fn(&Log) -> Result<Change, Faults>,
    ) -> Result<(), Faults> {
        self.in_log(|store| store.change(decide))?
    }

    /// Runs a function on the log.
    pub(crate) fn in_log<T>(
        &self,
        does: impl FnOnce(&Store) -> Result<T, LogFault>,
    ) -> Result<T, Faults> {
        let store = self.store.as_ref();
        let store = store.ok_or_else(|| fault!(Unwritable, "error-no-log"))?;
        Ok(does(store).map_err(|fault| fault.of(&store.log_path()))?)
    }
}

/// The play with this number.
///
/// # Errors
///
/// There is none.
pub fn numbered(log: &Log, id: u64) -> Result<&Play, Fault> {
    let none = || fault!(NothingFound, "error-history-none", id = id.to_string());
    log.play(id).ok_or_else(none)
}

/// A date, given by this option.
pub(crate) fn day(given: &str, option: &'static str) -> Result<String, Fault> {
    match Date::from_str(given) {
        // Neither a time nor a zone.
        Ok(date) if date.year() > 0 && date.to_string() == given => Ok(given.to_owned()),
        _ => Err(fault!(BadValue, "error-date", value = typed(given)).at(option)),
    }
}

/// No table is larger.
const MOST: usize = 8;

/// As many broken lines are named.
const NAMED: usize = 12;

/// What is wrong with the log without preventing an answer.
pub fn warnings(texts: &Texts, trouble: &Trouble) -> Vec<Warning> {
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
    let count = trouble.broken.len();
    if count > 0 {
        let lines = trouble.broken.iter().take(NAMED).map(ToString::to_string);
        let more = if count > NAMED { " …" } else { "" };
        let lines = lines.collect::<Vec<_>>().join(", ") + more;
        warn("broken-lines", say!(texts, "history-broken", count, lines));
    }
    if trouble.renumbered > 0 {
        let count = trouble.renumbered;
        warn("number-twice", say!(texts, "history-renumbered", count));
    }
    warnings
}
