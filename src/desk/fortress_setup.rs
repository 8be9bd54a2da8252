//! From box to first tile.

use super::Desk;
use crate::fault::Faults;
use crate::fortress::feature::FOLLOWERS;
use crate::fortress::setup::{Table, tiles};
use crate::fortress::tile::{Role, Set};
use crate::texts::Texts;
use crate::{fault, say};
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    pub players: u8,
    pub river: Option<Set>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub players: u8,
    pub river: bool,
    pub third_river: bool,
    pub tiles: usize,
    pub first_tile: &'static str,
    pub land_in_piles: usize,
    pub river_in_pile: usize,
    pub supply: u8,
    pub unused_colours: u8,
    pub first_player: [&'static str; 2],
    pub steps: Vec<String>,
}

/// # Errors
///
/// This many can't play.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let &Request { players, river } = request;
    let table = Table::new(players, river).ok_or_else(|| {
        let message = fault!(
            PlayerCount,
            "error-fortress-player-count",
            players = players
        );
        message.at("--players")
    })?;
    Ok(Answer {
        players,
        river: river.is_some(),
        third_river: river == Some(Set::ThirdRiver),
        tiles: tiles(river.is_some()),
        first_tile: table.first(),
        land_in_piles: table.land(),
        river_in_pile: table.river_pile(),
        supply: FOLLOWERS,
        unused_colours: table.unused(),
        first_player: ["random", "youngest"],
        steps: steps(desk.texts, table),
    })
}

fn steps(texts: &Texts, table: Table) -> Vec<String> {
    let mut steps = vec![
        say!(texts, "fortress-setup-colours", count = table.unused()),
        say!(texts, "fortress-setup-followers"),
        say!(texts, "fortress-setup-abbots"),
    ];
    match (table.end(Role::Source), table.end(Role::Lake)) {
        (Some(source), Some(lake)) => steps.extend([
            say!(texts, "fortress-setup-box"),
            say!(texts, "fortress-setup-source", tile = source),
            say!(texts, "fortress-setup-river", tile = lake),
            say!(texts, "fortress-setup-land"),
            say!(texts, "fortress-setup-first"),
            say!(texts, "fortress-setup-draw"),
        ]),
        _ => steps.extend([
            say!(texts, "fortress-setup-start"),
            say!(texts, "fortress-setup-piles"),
            say!(texts, "fortress-setup-first"),
        ]),
    }
    steps
}
