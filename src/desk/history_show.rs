//! `history show`: one play, rescored from the saved data.

use super::Desk;
use super::counted::{Counted, Warning};
use super::plays::{Play, claim, numbered, warnings};
use crate::fault::Faults;
use crate::rules::city::Pardon;
use crate::rules::score::outcome;
use crate::texts::Texts;
use serde::Serialize;
use strum::VariantArray;

#[derive(Debug, Serialize)]
pub struct Answer {
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
pub fn answer(desk: &Desk<'_>, id: u64) -> Result<Answer, Faults> {
    let log = desk.plays()?;
    let play = numbered(&log, id)?.clone();
    Ok(Answer {
        counted: counted(desk.texts, &play),
        play,
        warnings: warnings(desk.texts, &log.trouble),
    })
}

fn counted(texts: &Texts, play: &Play) -> Option<Counted> {
    let table = claim(play)?.check(Pardon::VARIANTS).ok()?;
    let mut outcome = outcome(&table);
    Some(Counted::new(texts, play.game()?, &table, &mut outcome))
}
