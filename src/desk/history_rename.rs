//! `history rename`: rename a player in all plays. If the name is taken, the two are merged.

use super::Desk;
use super::history_list::unknown_player;
use super::plays::{Log, Play, spelled};
use crate::fault;
use crate::fault::{Faults, Field, typed};
use crate::input::names;
use crate::library::players::is_same;
use crate::store::log::{Change, Rename};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
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
pub fn answer(desk: &Desk<'_>, old: &str, new: &str) -> Result<Answer, Faults> {
    let answer = plan(&desk.plays()?, old, new)?;
    if !answer.renamed.is_empty() {
        desk.change(|log| {
            let Answer { from, to, .. } = plan(log, old, new)?;
            Ok(Change::Rename(Rename { from, to }))
        })?;
    }
    Ok(answer)
}

fn plan(log: &Log, old: &str, new: &str) -> Result<Answer, Faults> {
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
    Ok(Answer {
        from,
        to,
        renamed,
        merged,
    })
}
