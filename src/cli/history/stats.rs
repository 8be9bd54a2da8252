//! `citadels history stats`: who won how often, and with how much.

use super::super::args::Format;
use super::super::{Answer, Context};
use crate::failure::Failure;
use crate::rules::stats::{Result as Played, Score, stats};
use crate::view::history;

pub fn run(context: &Context<'_>) -> Result<Answer, Failure> {
    let log = super::read(context)?;
    let results: Vec<Played> = log
        .plays
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
                    rank: player.rank,
                })
                .collect(),
        })
        .collect();
    let stats = stats(&results);
    if context.format == Format::Json {
        return Ok(Answer::Json(history::stats_json(&stats)));
    }
    let mut page = history::stats(context.texts, &stats);
    page.0.splice(1..1, super::torn(context, &log));
    Ok(Answer::Page(page))
}
