//! `citadels history show`: one play, counted again from what was saved.

use super::super::args::{Format, HistoryShowArgs};
use super::super::score::warnings;
use super::super::solo;
use super::super::{Answer, Context};
use crate::failure::{Failure, Fault};
use crate::library;
use crate::rules::card::Card;
use crate::rules::city::{Built, Pardon, PlayerClaim, TableClaim};
use crate::rules::edition::Edition;
use crate::rules::score::outcome;
use crate::store::log::Play;
use crate::view::history;
use crate::view::score::Shown;
use serde_json::json;
use strum::VariantArray;

pub fn run(context: &Context<'_>, args: &HistoryShowArgs) -> Result<Answer, Failure> {
    let log = super::read(context)?;
    let Some(play) = log.plays.iter().find(|play| play.id == args.id) else {
        let id = args.id.to_string();
        let values = [("id", (&id).into())];
        let fault = Fault::told(
            "nothing-found",
            context.texts,
            "error-history-none",
            &values,
        );
        return Err(Failure::no(vec![fault]));
    };
    if context.format == Format::Json {
        return Ok(Answer::Json(json!(play)));
    }
    let mut page = history::play(context.texts, play);
    page.0.splice(1..1, super::torn(context, &log));
    // What was saved by a version that knew other cards is shown as it was saved.
    let edition = play
        .edition
        .parse::<Edition>()
        .ok()
        .filter(|_| ["citadels", "solo"].contains(&&*play.game));
    let counted = edition.and_then(|edition| {
        let supply = library::supply(edition);
        let known = |id: &String| id.parse().is_ok_and(|id| supply.get(id).is_some());
        let mut cards = play
            .players
            .iter()
            .flat_map(|player| player.city.iter().chain(&player.shown));
        let all_known = cards.all(known);
        claim(play)
            .check(&supply, Pardon::VARIANTS)
            .ok()
            .filter(|_| all_known)
    });
    match counted {
        Some(table) => {
            let mut outcome = outcome(&table);
            let is_solo = play.game == "solo";
            let verdict = is_solo
                .then(|| solo::rule(context, &table, &mut outcome))
                .flatten();
            let texts = context.texts;
            let warnings = warnings(context, &table, &outcome);
            let (table, outcome, warnings) = (&table, &outcome, &*warnings);
            let shown = Shown {
                texts,
                table,
                outcome,
                warnings,
                verdict,
                saved: None,
            };
            page.0
                .extend(shown.page(context.canvas.width).0.into_iter().skip(1));
        }
        None if play.is_fortress() => {
            page.0
                .extend(history::fortress(context.texts, play, context.canvas.width));
        }
        None => page.0.extend(history::totals(context.texts, play)),
    }
    Ok(Answer::Page(page))
}

/// The claim that was saved.
fn claim(play: &Play) -> TableClaim {
    let known = |id: &String| id.parse::<Card>().ok();
    let players = play.players.iter().map(|player| PlayerClaim {
        name: player.name.clone(),
        city: player
            .city
            .iter()
            .enumerate()
            .filter_map(|(at, id)| {
                Some(Built {
                    card: known(id)?,
                    beautified: player.beautified.contains(&at),
                })
            })
            .collect(),
        hand: player.hand,
        shown: player.shown.iter().filter_map(known).collect(),
        gold: player.gold,
        museum: player.museum,
        crown: player.crown,
        first: player.first,
        rank: player.rank.and_then(|rank| rank.try_into().ok()),
        last_round: player.last_round.iter().filter_map(known).collect(),
    });
    TableClaim {
        complete_at: Some(play.complete_at),
        deck: None,
        players: players.collect(),
    }
}
