//! `citadels fortress setup`: the checklist from box to first tile.

use super::super::args::{Format, FortressSetupArgs};
use super::super::{Answer, Context};
use crate::failure::{Failure, Fault};
use crate::fortress::setup::{COLOURS, Table};
use crate::fortress::tile::Set;
use crate::view::fortress_tiles as view;

pub fn run(context: &mut Context<'_>, args: &FortressSetupArgs) -> Result<Answer, Failure> {
    let players = match args.players {
        Some(players) => players,
        None => ask(context)?,
    };
    let river = match (args.third_river, args.river) {
        (true, _) => Some(Set::ThirdRiver),
        (false, true) => Some(Set::River),
        (false, false) => None,
    };
    let Some(table) = Table::new(players, river) else {
        let values = [("players", players.into())];
        let message = "error-fortress-player-count";
        let fault = Fault::told("player-count", context.texts, message, &values);
        return Err(Failure::no(vec![fault.at("--players")]));
    };
    Ok(match context.format {
        Format::Json => Answer::Json(view::setup_json(context.texts, table)),
        _ => Answer::Page(view::setup(context.texts, table)),
    })
}

fn ask(context: &mut Context<'_>) -> Result<u8, Failure> {
    let choices: Vec<String> = (2..=COLOURS).map(|players| players.to_string()).collect();
    let question = context.say("ask-players");
    let missing = context.nothing_to_ask("error-players-missing");
    let fits = |typed: &str, index: usize| choices[index] == typed.trim();
    let picked = context.pick(&question, &choices, &fits, missing)?;
    Ok(u8::try_from(picked).unwrap_or(0) + 2)
}
