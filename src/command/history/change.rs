//! `history forget`: a play no longer counts; nothing is erased, and `history undo` reverts it.

use crate::app::App;
use crate::app::log::numbered;
use crate::command::history::list::unknown_player;
use crate::fault;
use crate::fault::{Faults, Field, typed};
use crate::files::Store;
use crate::files::log::{Change, Kind, Log, Play, Rename};
use crate::files::read::names;
use crate::library::players::{is_same, spelled};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    /// The number of the play.
    pub forgotten: u64,
    #[serde(skip)]
    pub date: String,
}

/// # Errors
///
/// There is no such play, or the log can't be used.
pub fn answer(app: &App<'_>, id: u64) -> Result<Answer, Faults> {
    let date = numbered(&app.plays()?, id)?.date.clone();
    app.change(|log| {
        numbered(log, id)?;
        Ok(Change::Forget(id))
    })?;
    Ok(Answer {
        forgotten: id,
        date,
    })
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Renamed {
    pub from: String,
    pub to: String,
    /// The numbers of the changed plays.
    pub renamed: Vec<u64>,
    /// The name was taken: the players are merged.
    pub merged: bool,
}

/// # Errors
///
/// Nobody has the old name, the new one is invalid, or two players of one play would be
/// merged.
pub fn rename(app: &App<'_>, old: &str, new: &str) -> Result<Renamed, Faults> {
    let rename = plan(&app.plays()?, old, new)?;
    if !rename.renamed.is_empty() {
        app.change(|log| {
            let Renamed { from, to, .. } = plan(log, old, new)?;
            Ok(Change::Rename(Rename { from, to }))
        })?;
    }
    Ok(rename)
}

fn plan(log: &Log, old: &str, new: &str) -> Result<Renamed, Faults> {
    let to = names::read(new)?;
    let known = log.known_players();
    let from = spelled(&known, old.trim().to_owned());
    let is_respelled = is_same(&from, &to);
    let to = if is_respelled {
        to
    } else {
        spelled(&known, to)
    };
    let has = |play: &Play, name: &str| play.player(name).is_some();
    let is_changed = |play: &Play| {
        let mut players = play.players.iter().map(|player| &player.name);
        players.any(|name| is_same(name, &from) && *name != to)
    };
    let (mut is_known, mut merged) = (false, false);
    let (mut renamed, mut both) = (Vec::new(), Vec::new());
    for play in &log.plays {
        is_known |= has(play, old);
        if !is_respelled && has(play, &to) {
            merged = true;
            if has(play, &from) {
                both.push(Field::from(play.id.to_string()));
            }
        }
        if is_changed(play) {
            renamed.push(play.id);
        }
    }
    if !is_known {
        return Err(unknown_player(log, old).into());
    }
    if !both.is_empty() {
        let (one, other, plays) = (typed(from), typed(to), Field::Listed(both));
        return Err(fault!(SameName, "error-history-both", one, other, plays).into());
    }
    Ok(Renamed {
        from,
        to,
        renamed,
        merged,
    })
}

#[derive(Debug, Serialize)]
pub struct Undone {
    /// The number of the play; a rename affects many.
    pub undone: Option<u64>,
    pub what: Kind,
    /// Who was renamed.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub renamed: Option<Rename>,
}

/// # Errors
///
/// There is nothing to undo, or the log can't be used.
pub fn undo(app: &App<'_>) -> Result<Undone, Faults> {
    let undone = app.in_log(Store::undo_change)?;
    let undone = undone.ok_or_else(|| fault!(NothingFound, "error-history-empty"))?;
    Ok(Undone {
        undone: undone.id(),
        what: undone.kind(),
        renamed: match undone {
            Change::Rename(rename) => Some(rename),
            _ => None,
        },
    })
}
