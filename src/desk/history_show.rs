//! `history show`: one play, counted again from what was saved.

use super::Desk;
use super::counted::Counted;
use super::plays::{Play, claim};
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
    /// Counted again; what was saved by a version that knew other cards is shown as it was saved.
    #[serde(skip)]
    pub counted: Option<Counted>,
    /// A line that was broken off was set aside in this file.
    #[serde(skip)]
    pub torn: Option<PathBuf>,
}

/// # Errors
/// There is no such play, or the log cannot be used.
pub fn answer(desk: &Desk<'_>, id: u64) -> Result<Answer, Faults> {
    let log = desk.plays()?;
    let play = desk.play(&log, id)?;
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
