//! Features counted by hand: their points, their owners, totals.

use super::Desk;
use super::fortress::{ByName, names, sentence};
use crate::fault::Faults;
use crate::fortress::feature::Sort;
use crate::fortress::game;
use crate::input::fortress::{Features, features};
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    pub file: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub features: Vec<Scored>,
    pub totals: ByName<u32>,
    pub winners: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Scored {
    pub kind: Sort,
    pub points: u32,
    pub owners: Vec<String>,
    pub complete: bool,
    pub rule: &'static str,
    pub reason: String,
}

/// # Errors
/// All that is wrong with the file.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let Features { players, features } = features(&request.file)?;
    let totals = game::totals(players.len(), &features);
    let scored = features.iter().map(|feature| Scored {
        kind: feature.sort,
        points: feature.points(),
        owners: names(&players, &feature.owners()),
        complete: feature.complete,
        rule: feature.rule(),
        reason: sentence(desk.texts, &players, feature),
    });
    Ok(Answer {
        features: scored.collect(),
        winners: names(&players, &game::winners(&totals)),
        totals: ByName::new(&players, totals),
    })
}
