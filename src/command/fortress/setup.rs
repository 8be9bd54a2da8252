//! `fortress setup`: from box to first tile.

use crate::app::App;
use crate::command::{Cli, Outcome};
use crate::fault::Fault;
use crate::fortress::feature::FOLLOWERS;
use crate::fortress::setup::{PLAYERS, Table, tiles};
use crate::fortress::tile::{Role, Set};
use crate::page::{Block, Page};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::{fault, say};
use clap::Args;
use serde::Serialize;

#[derive(Clone, Copy, Debug, Args)]
#[command(args_override_self = true)]
pub struct Request {
    #[arg(short, long)]
    pub players: Option<u8>,
    #[arg(long)]
    pub river: bool,
    #[arg(long)]
    pub third_river: bool,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let mut request = *request;
    if request.players.is_none() {
        let players = cli.ask_count(PLAYERS, missing())?;
        request.players = Some(players);
    }
    Ok(cli.answer(&answer(&cli.app(), &request)?, page))
}

/// The printing of the river, if it is played.
pub(super) const fn river(third: bool, river: bool) -> Option<Set> {
    match (third, river) {
        (true, _) => Some(Set::ThirdRiver),
        (false, true) => Some(Set::River),
        (false, false) => None,
    }
}

/// What to prepare before the first tile.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    players: u8,
    river: bool,
    third_river: bool,
    tiles: usize,
    first_tile: &'static str,
    land_in_piles: usize,
    river_in_pile: usize,
    supply: u8,
    unused_colours: u8,
    first_player: [&'static str; 2],
    steps: Vec<String>,
}

fn missing() -> Fault {
    fault!(Usage, "error-players-missing")
}

/// # Errors
///
/// This many can't play.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Fault> {
    let players = request.players.ok_or_else(missing)?;
    let river = river(request.third_river, request.river);
    let count = || fault!(PlayerCount, "error-fortress-player-count", players);
    let table = Table::new(players, river).ok_or_else(|| count().at("--players"))?;
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
        steps: steps(app.texts, table),
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

fn page(texts: &Texts, answer: &Answer) -> Page {
    let steps = answer.steps.iter().zip(1..);
    let steps = steps.map(|(step, number)| (format!("☐ {number}").into(), step.as_str().into()));
    let players = say!(texts, "fortress-players", count = answer.players);
    Page::new(vec![
        Block::title(say!(texts, "fortress-setup"), players),
        Block::Facts(steps.collect()),
    ])
}
