//! `citadels history stats`: who won how often, and with how much.

use super::super::args::Format;
use super::super::{Answer, Context};
use crate::failure::Failure;
use crate::rules::stats::{Result as Played, Score, stats};
use crate::store::log::Play;
use crate::view::history;

pub fn run(context: &Context<'_>) -> Result<Answer, Failure> {
    let log = super::read(context)?;
    // Points of different games have nothing to say to each other.
    let (fortress, citadels): (Vec<&Play>, Vec<&Play>) =
        log.plays.iter().partition(|play| play.is_fortress());
    let (of_all, of_fortress) = (stats(&results(&citadels)), stats(&results(&fortress)));
    if context.format == Format::Json {
        let mut value = history::stats_json(&of_all);
        if of_fortress.plays > 0 {
            value["fortress"] = history::stats_json(&of_fortress);
        }
        return Ok(Answer::Json(value));
    }
    let mut page = history::stats(context.texts, &of_all, &of_fortress);
    page.0.splice(1..1, super::torn(context, &log));
    Ok(Answer::Page(page))
}

fn results(plays: &[&Play]) -> Vec<Played> {
    plays
        .iter()
        .map(|play| Played {
            players: play
                .players
                .iter()
                .map(|player| Score {
                    name: player.name.clone(),
                    total: player.total,
                    place: player.place,
                    won: play.winners.contains(&player.name),
                    rank: player.rank.and_then(|rank| rank.try_into().ok()),
                })
                .collect(),
        })
        .collect()
}
