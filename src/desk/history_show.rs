//! `history show`: one play, rescored from the saved data.

use super::Desk;
use super::counted::Counted;
use super::plays::{Play, claim, numbered};
use crate::fault::Faults;
use crate::rules::city::Pardon;
use crate::rules::score::outcome;
use crate::texts::Texts;
use serde::Serialize;
use std::path::PathBuf;
use strum::VariantArray;

#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(flatten)]
    pub play: Play,
    /// Rescored; a play saved by a version with other cards is shown as saved.
    #[serde(skip)]
    pub counted: Option<Counted>,
    /// An incomplete line was moved to this file.
    #[serde(skip)]
    pub torn: Option<PathBuf>,
}

/// # Errors There is no such play, or the log can't be used.
pub fn answer(desk: &Desk<'_>, id: u64) -> Result<Answer, Faults> {
    let log = desk.plays()?;
    let play = numbered(&log, id)?;
    Ok(Answer {
        counted: counted(desk.texts, play),
        play: play.clone(),
        torn: log.torn,
    })
}

fn counted(texts: &Texts, play: &Play) -> Option<Counted> {
    let table = claim(play)?.check(Pardon::VARIANTS).ok()?;
    let mut outcome = outcome(&table);
    Some(Counted::new(texts, play.game()?, &table, &mut outcome))
}
