//! `history list`: the matching plays, by date.

use crate::app::log::{day, warnings};
use crate::app::{App, Warning};
use crate::command::history::{none, results, warned};
use crate::fault::{Fault, Faults, Field, quoted, typed};
use crate::files::log::{Log, Play};
use crate::library::fold::fold;
use crate::page::{Block, Line, Page};
use crate::texts::Texts;
use crate::wording::columns::{column, numbers, row, spare, wide};
use crate::wording::date::date;
use crate::{fault, id, say};
use clap::Args;
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};

#[derive(Debug, Args)]
pub struct Request {
    #[command(flatten)]
    pub filter: Filter,
    #[arg(long)]
    pub all: bool,
}

/// Which plays to include; all conditions must hold.
#[derive(Debug, Default, Args)]
pub struct Filter {
    /// All of them played.
    #[arg(long)]
    pub player: Vec<String>,
    #[arg(long)]
    pub deck: Option<String>,
    /// A day, a month or a year, inclusive.
    #[arg(long)]
    pub since: Option<String>,
    #[arg(long)]
    pub until: Option<String>,
}

/// The plays that match.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// Oldest first.
    pub plays: Vec<Play>,
    /// There are other plays that don't match.
    pub narrowed: bool,
    /// What is wrong with the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Warning>,
}

/// # Errors
///
/// The log can't be used, or a filter is unknown.
pub fn answer(app: &App<'_>, filter: &Filter) -> Result<Answer, Faults> {
    let log = app.plays()?;
    let since = part(filter.since.as_deref(), "--since")?;
    let until = part(filter.until.as_deref(), "--until")?;
    let is_meant = |play: &Play| {
        let date = play.date.as_bytes();
        since.as_ref().is_none_or(|since| date >= since.as_bytes())
            // The last month or year is included in full.
            && until.as_ref().is_none_or(|until| date.get(..until.len()).is_some_and(|date| date <= until.as_bytes()))
    };
    let mut plays = log.by_date();
    narrow(app, &log, filter, &mut plays)?;
    plays.retain(is_meant);
    Ok(Answer {
        narrowed: plays.len() < log.plays.len(),
        warnings: warnings(app.texts, &log.trouble),
        plays,
    })
}

/// Keeps the plays with these players and this deck.
///
/// # Errors
///
/// Nobody has such a name, or there is no such deck.
fn narrow(app: &App<'_>, log: &Log, filter: &Filter, plays: &mut Vec<Play>) -> Result<(), Faults> {
    if let Some(wanted) = &filter.deck {
        keep_deck(app, wanted, plays)?;
    }
    let mut unknown = Vec::new();
    for name in &filter.player {
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
    let (name, known) = (typed(name), log.known_players());
    if known.is_empty() {
        return fault!(UnknownPlayer, "error-history-nobody", name);
    }
    let known = Field::Listed(known.into_iter().map(typed).take(12).collect());
    fault!(UnknownPlayer, "error-history-player", name, known)
}

/// A day, a month or a year: `2026-11`.
fn part(given: Option<&str>, option: &'static str) -> Result<Option<String>, Fault> {
    let Some(given) = given else {
        return Ok(None);
    };
    let is_part = given.is_ascii() && matches!(given.len(), 4 | 7);
    let whole = is_part.then(|| format!("{given}-01-01")[..10].to_owned());
    day(whole.as_deref().unwrap_or(given), option).map_err(|fault| Fault {
        fields: vec![("value", typed(given))],
        ..fault
    })?;
    Ok(Some(given.to_owned()))
}

/// Keeps the plays with this deck: the same name, or the same cards under another name.
fn keep_deck(app: &App<'_>, wanted: &str, plays: &mut Vec<Play>) -> Result<(), Faults> {
    let known = cards(app, wanted);
    let is_it = |name: &String| fold(name) == fold(wanted);
    // One that is no longer saved may still be in the log.
    if !plays
        .iter()
        .any(|play| play.deck.as_ref().is_some_and(is_it))
    {
        known.clone()?;
    }
    let is_same = |name: &String| known.is_ok() && cards(app, name) == known;
    let mut found: HashMap<String, bool> = HashMap::new();
    plays.retain(|play| {
        play.deck.as_ref().is_some_and(|name| {
            let found = found.entry(name.clone());
            *found.or_insert_with_key(|name| is_it(name) || is_same(name))
        })
    });
    Ok(())
}

fn cards(app: &App<'_>, deck: &str) -> Result<BTreeSet<String>, Faults> {
    let named = app.decks().named(deck)?;
    Ok(named.plan.cards().map(|card| card.to_string()).collect())
}

/// The list of plays, newest first: all, or as many as anybody looks through.
pub fn page(texts: &Texts, answer: &Answer, shows_all: bool) -> Page {
    const MOST: usize = 1000;
    let most = if shows_all { usize::MAX } else { MOST };
    let count = answer.plays.len();
    let plays: Vec<&Play> = answer.plays.iter().rev().take(most).collect();
    let what = if count > 1 {
        say!(texts, "history-newest", count)
    } else {
        say!(texts, "stats-plays", count)
    };
    let mut page = Page::new(vec![Block::title(say!(texts, "history-title"), what)]);
    if plays.is_empty() {
        page.push(none(texts, answer.narrowed));
    } else {
        page.push(table_of(texts, &plays));
    }
    let rest = (plays.len() < count).then(|| {
        let shown = plays.len();
        say!(texts, "history-newest-only", shown, count).into()
    });
    page.with_notes(warned(&answer.warnings).chain(rest))
}

fn table_of(texts: &Texts, plays: &[&Play]) -> Block {
    // The game is shown only if there are several.
    let mixed = plays.iter().any(|play| play.is_fortress());
    let located = plays.iter().any(|play| play.location.is_some());
    let timed = plays.iter().any(|play| play.minutes.is_some());
    let rows = plays.iter().map(|play| {
        let mut cells: Vec<Line> = vec![play.id.to_string().into(), date(texts, &play.date).into()];
        cells.extend(mixed.then(|| {
            let game = if play.is_fortress() {
                say!(texts, "history-fortress")
            } else {
                say!(texts, "history-citadels")
            };
            game.into()
        }));
        cells.push(results(play));
        cells.extend(located.then(|| quoted(play.location.as_deref().unwrap_or_default()).into()));
        let minutes = play.minutes.map(|minutes| minutes.to_string());
        cells.extend(timed.then(|| minutes.unwrap_or_default().into()));
        row(cells)
    });
    let mut columns = vec![
        numbers(texts, id!("column-id-play")),
        column(texts, id!("column-date")),
    ];
    columns.extend(mixed.then(|| column(texts, id!("column-game"))));
    columns.push(wide(texts, id!("column-results")));
    columns.extend(located.then(|| spare(2, column(texts, id!("history-location")))));
    columns.extend(timed.then(|| spare(1, numbers(texts, id!("history-minutes")))));
    Block::table(columns, rows)
}
