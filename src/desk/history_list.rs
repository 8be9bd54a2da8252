//! `history list`: the matching plays, by date.

use super::Desk;
use super::plays::{Log, Play, day};
use crate::fault;
use crate::fault::{Fault, Faults, Field, typed};
use crate::input::deck::NamedDeck;
use crate::library::fold::fold;
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::PathBuf;

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

#[derive(Debug, Serialize)]
pub struct Answer {
    /// Oldest first.
    pub plays: Vec<Play>,
    /// There are other plays that don't match.
    #[serde(skip)]
    pub is_narrowed: bool,
    /// An incomplete line was moved to this file.
    #[serde(skip)]
    pub torn: Option<PathBuf>,
}

/// # Errors The log can't be used, or a filter is unknown.
pub fn answer(desk: &Desk<'_>, wish: &Wish) -> Result<Answer, Faults> {
    let log = desk.plays()?;
    let since = wish.since.as_deref().map(|day| part(day, "--since"));
    let until = wish.until.as_deref().map(|day| part(day, "--until"));
    let (since, until) = (since.transpose()?, until.transpose()?);
    let is_deck = deck(desk, &log, wish.deck.as_deref())?;
    let unknown = wish.players.iter().filter(|name| !is_known(&log, name));
    let unknown: Vec<Fault> = unknown.map(|name| unknown_player(&log, name)).collect();
    if !unknown.is_empty() && !log.plays.is_empty() {
        return Err(unknown.into());
    }
    let all = log.plays.len();
    let is_meant = |play: &Play| {
        let mut players = wish.players.iter();
        players.all(|name| play.player(name).is_some())
            && since.as_ref().is_none_or(|since| play.date >= *since)
            // The last month or year is included in full.
            && until.as_ref().is_none_or(|until| play.date.get(..until.len()).is_some_and(|date| date <= until.as_str()))
            && is_deck(play)
    };
    let mut plays = log.plays;
    plays.retain(is_meant);
    plays.sort_by(|one, other| (&one.date, one.id).cmp(&(&other.date, other.id)));
    Ok(Answer {
        is_narrowed: plays.len() < all,
        plays,
        torn: log.torn,
    })
}

fn is_known(log: &Log, name: &str) -> bool {
    log.plays.iter().any(|play| play.player(name).is_some())
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

/// Was this deck played: the same name, or the same cards under another name?
fn deck<'d>(
    desk: &'d Desk<'_>,
    log: &Log,
    wanted: Option<&'d str>,
) -> Result<impl Fn(&Play) -> bool + use<'d>, Faults> {
    let cards = |named: &NamedDeck| -> BTreeSet<String> {
        named.plan.cards().map(|card| card.to_string()).collect()
    };
    let is_called = |play: &Play, wanted: &str| {
        let deck = play.deck.as_deref();
        deck.is_some_and(|deck| fold(deck) == fold(wanted))
    };
    let mut wanted_cards = None;
    if let Some(wanted) = wanted {
        match desk.decks().named(wanted) {
            Ok(named) => wanted_cards = Some(cards(&named)),
            // A deck that is no longer saved may still be in the log.
            Err(_) if log.plays.iter().any(|play| is_called(play, wanted)) => {}
            Err(faults) => return Err(faults),
        }
    }
    Ok(move |play: &Play| {
        let Some(wanted) = wanted else {
            return true;
        };
        let named = || desk.decks().named(play.deck.as_deref()?).ok();
        is_called(play, wanted)
            || wanted_cards.is_some() && named().map(|named| cards(&named)) == wanted_cards
    })
}
