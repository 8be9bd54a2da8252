//! Features entered by hand: their points, owners and totals.

use super::Desk;
use super::fortress::{ByName, Scored, names};
use crate::fault::Faults;
use crate::fortress::game;
use crate::input::fortress::{Features, features};
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    /// The file's name, for what is wrong with it.
    pub path: String,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub features: Vec<Scored>,
    pub totals: ByName<u32>,
    pub winners: Vec<String>,
}

/// # Errors
///
/// Everything wrong with the file.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    Ok(count(desk, &features(&request.path, &request.text)?))
}

/// Counts features, read or entered.
pub fn count(desk: &Desk<'_>, Features { players, features }: &Features) -> Answer {
    let totals = game::totals(players.len(), features);
    let scored = features
        .iter()
        .map(|one| Scored::new(desk.texts, players, one));
    Answer {
        features: scored.collect(),
        winners: names(players, &game::winners(&totals)),
        totals: ByName::new(players, totals),
    }
}
