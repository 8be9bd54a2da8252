//! `history forget`, `rename` and `undo`: what changes the log. Nothing is erased, and `undo` reverts
//! the last change.

use crate::app::App;
use crate::app::log::numbered;
use crate::command::history::list::unknown_player;
use crate::command::history::{done, sentence};
use crate::fault::{Faults, Field, quoted, typed};
use crate::files::Store;
use crate::files::log::{Change, Kind, Log, Play, Rename};
use crate::files::read::names;
use crate::library::players::{is_same, spelled};
use crate::page::Page;
use crate::texts::Texts;
use crate::wording::date::date;
use crate::{fault, say};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Forgotten {
    /// The number of the play.
    pub forgotten: u64,
    pub date: String,
}

/// # Errors
///
/// There is no such play, or the log can't be used.
pub fn forget(app: &App<'_>, id: u64) -> Result<Forgotten, Faults> {
    let date = numbered(&app.plays()?, id)?.date.clone();
    app.change(|log| {
        numbered(log, id)?;
        Ok(Change::Forget(id))
    })?;
    let forgotten = id;
    Ok(Forgotten { forgotten, date })
}

pub fn forgotten(texts: &Texts, answer: &Forgotten) -> Page {
    let (id, date) = (answer.forgotten.to_string(), date(texts, &answer.date));
    done(texts, say!(texts, "history-forgotten", id, date))
}

#[derive(Debug, Serialize)]
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

pub fn renamed(texts: &Texts, answer: &Renamed) -> Page {
    let (from, to) = (quoted(&answer.from), quoted(&answer.to));
    let count = answer.renamed.len();
    if count == 0 {
        return sentence(say!(texts, "history-same-name", name = to));
    }
    let said = say!(texts, "history-renamed", from, to = &to, count);
    let merged = say!(texts, "history-merged", name = to);
    done(texts, said).with_notes(answer.merged.then(|| merged.into()))
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
        what: (&undone).into(),
        renamed: match undone {
            Change::Rename(rename) => Some(rename),
            _ => None,
        },
    })
}

/// What was undone.
pub fn undone(texts: &Texts, answer: &Undone) -> Page {
    let id = answer.undone.unwrap_or_default().to_string();
    let said = match (answer.what, &answer.renamed) {
        (_, Some(renamed)) => {
            let (from, to) = (quoted(&renamed.from), quoted(&renamed.to));
            say!(texts, "history-undone-rename", from, to)
        }
        (Kind::Edit, _) => say!(texts, "history-undone-edit", id),
        (Kind::Forget, _) => say!(texts, "history-undone-forget", id),
        (Kind::Play | Kind::Rename, _) => say!(texts, "history-undone", id),
    };
    sentence(said)
}
