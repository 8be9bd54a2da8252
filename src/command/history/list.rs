//! `history list`: the matching plays, by date.

use crate::app::log::{day, numbered, warnings};
use crate::app::{App, Warning};
use crate::command::score::counted::Counted;
use crate::fault;
use crate::fault::{Fault, Faults, Field, typed};
use crate::files::log::{Log, Play, claim};
use crate::library::fold::fold;
use crate::rules::city::Pardon;
use crate::rules::score::outcome;
use crate::texts::Texts;
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};
use strum::VariantArray;

/// Which plays to include; all conditions must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// All of them played.
    pub players: Vec<String>,
    pub deck: Option<String>,
    /// A day, a month or a year, inclusive.
    pub since: Option<String>,
    pub until: Option<String>,
}

/// The plays that match.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// Oldest first.
    pub plays: Vec<Play>,
    /// There are other plays that don't match.
    #[serde(skip)]
    pub is_narrowed: bool,
    /// What is wrong with the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
}

/// # Errors
///
/// The log can't be used, or a filter is unknown.
pub fn answer(app: &App<'_>, wish: &Wish) -> Result<Answer, Faults> {
    let log = app.plays()?;
    let since = wish.since.as_deref().map(|day| part(day, "--since"));
    let until = wish.until.as_deref().map(|day| part(day, "--until"));
    let (since, until) = (since.transpose()?, until.transpose()?);
    let is_meant = |play: &Play| {
        let date = play.date.as_bytes();
        since.as_ref().is_none_or(|since| date >= since.as_bytes())
            // The last month or year is included in full.
            && until.as_ref().is_none_or(|until| date.get(..until.len()).is_some_and(|date| date <= until.as_bytes()))
    };
    let mut plays = log.by_date();
    narrow(app, &log, wish, &mut plays)?;
    plays.retain(is_meant);
    Ok(Answer {
        is_narrowed: plays.len() < log.plays.len(),
        warnings: warnings(app.texts, &log.trouble),
        plays,
    })
}

/// Keeps the plays with these players and this deck.
///
/// # Errors
///
/// Nobody has such a name, or there is no such deck.
fn narrow(app: &App<'_>, log: &Log, wish: &Wish, plays: &mut Vec<Play>) -> Result<(), Faults> {
    let mut deck = wish.deck.as_deref().map(|deck| Deck::new(app, deck));
    plays.retain(|play| deck.as_mut().is_none_or(|deck| deck.was_played(play)));
    if let Some(faults) = deck.and_then(Deck::unknown) {
        return Err(faults);
    }
    let mut unknown = Vec::new();
    for name in &wish.players {
        plays.retain(|play| play.player(name).is_some());
        if !log.plays.iter().any(|play| play.player(name).is_some()) {
            unknown.push(unknown_player(log, name));
        }
    }
    if unknown.is_empty() || log.plays.is_empty() {
        return Ok(());
    }
    Err(unknown.into())
}

/// Nobody in the log has this name.
pub(super) fn unknown_player(log: &Log, name: &str) -> Fault {
    let known: Vec<Field> = log
        .known_players()
        .into_iter()
        .map(typed)
        .take(12)
        .collect();
    if known.is_empty() {
        return fault!(UnknownPlayer, "error-history-nobody", name = typed(name));
    }
    let known = Field::Listed(known);
    fault!(
        UnknownPlayer,
        "error-history-player",
        name = typed(name),
        known
    )
}

/// A day, a month or a year: `2026-11`.
fn part(given: &str, option: &'static str) -> Result<String, Fault> {
    let is_part = given.is_ascii() && matches!(given.len(), 4 | 7);
    let whole = is_part.then(|| format!("{given}-01-01")[..10].to_owned());
    let whole = day(whole.as_deref().unwrap_or(given), option);
    let whole = whole.map_err(|fault| Fault {
        fields: vec![("value", typed(given))],
        ..fault
    })?;
    let length = if is_part { given.len() } else { whole.len() };
    Ok(whole[..length].to_owned())
}

/// A deck that was played: the same name, or the same cards under another name.
struct Deck<'d> {
    app: &'d App<'d>,
    wanted: &'d str,
    cards: Result<BTreeSet<String>, Faults>,
    /// A play has this very name.
    is_named: bool,
    /// Whether other names mean the same cards.
    others: HashMap<String, bool>,
}

impl<'d> Deck<'d> {
    fn new(app: &'d App<'_>, wanted: &'d str) -> Self {
        Self {
            app,
            wanted,
            cards: cards(app, wanted),
            is_named: false,
            others: HashMap::new(),
        }
    }

    fn was_played(&mut self, play: &Play) -> bool {
        let Some(name) = play.deck.as_deref() else {
            return false;
        };
        if fold(name) == fold(self.wanted) {
            self.is_named = true;
            return true;
        }
        let Ok(wanted) = &self.cards else {
            return false;
        };
        let is_other = || cards(self.app, name).is_ok_and(|cards| cards == *wanted);
        if let Some(is_same) = self.others.get(name) {
            return *is_same;
        }
        let is_same = is_other();
        self.others.insert(name.to_owned(), is_same);
        is_same
    }

    /// Why there is no such deck. One that is no longer saved may still be in the log.
    fn unknown(self) -> Option<Faults> {
        self.cards.err().filter(|_| !self.is_named)
    }
}

fn cards(app: &App<'_>, deck: &str) -> Result<BTreeSet<String>, Faults> {
    let named = app.decks().named(deck)?;
    Ok(named.plan.cards().map(|card| card.to_string()).collect())
}

#[derive(Debug, Serialize)]
pub struct Shown {
    #[serde(flatten)]
    pub play: Play,
    /// Rescored; a play saved by a version with other cards is shown as saved.
    #[serde(skip)]
    pub counted: Option<Counted>,
    /// What is wrong with the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
}

/// # Errors
///
/// There is no such play, or the log can't be used.
pub fn show(app: &App<'_>, id: u64) -> Result<Shown, Faults> {
    let log = app.plays()?;
    let play = numbered(&log, id)?.clone();
    Ok(Shown {
        counted: counted(app.texts, &play),
        play,
        warnings: warnings(app.texts, &log.trouble),
    })
}

fn counted(texts: &Texts, play: &Play) -> Option<Counted> {
    let table = claim(play)?.check(Pardon::VARIANTS).ok()?;
    let mut outcome = outcome(&table);
    Some(Counted::new(texts, play.game()?, &table, &mut outcome))
}
