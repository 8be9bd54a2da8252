//! A counted game into the play log.

use super::super::args::PlayArgs;
use super::super::{Context, history};
use super::Counted;
use crate::failure::{Failure, Fault, quoted};
use crate::rules::card::{Card, DistrictType};
use crate::rules::score::TieBreak;
use crate::store::log::{Play, Played, PlayedLine};
use std::str::FromStr;

/// The day of the play: the one given, or today.
pub fn date(context: &Context<'_>, args: &PlayArgs) -> Result<String, Failure> {
    let Some(given) = &args.date else {
        return Ok((context.today)());
    };
    jiff::civil::Date::from_str(given)
        .map(|date| date.to_string())
        .map_err(|_| {
            let value = quoted(given);
            let values = [("value", (&value).into())];
            let fault = Fault::told("bad-value", context.texts, "error-date", &values);
            Failure::no(vec![fault.at("--date")])
        })
}

/// Appends the play and returns its number.
pub fn append(
    context: &Context<'_>,
    args: &PlayArgs,
    counted: &Counted,
    date: &str,
    game: &str,
) -> Result<u64, Failure> {
    let Counted {
        table,
        outcome,
        claim,
        deck,
        cards,
    } = counted;
    let ids = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let players = claim
        .players
        .iter()
        .enumerate()
        .map(|(index, player)| Played {
            name: player.name.clone(),
            place: outcome.places[index],
            total: outcome.sheets[index].total,
            city: player
                .city
                .iter()
                .map(|built| built.card.to_string())
                .collect(),
            beautified: (0..player.city.len())
                .filter(|&at| player.city[at].beautified)
                .collect(),
            hand: player.hand,
            shown: ids(&player.shown),
            gold: player.gold,
            museum: player.museum,
            crown: player.crown,
            first: player.first,
            rank: player.rank.map(u8::from),
            last_round: ids(&player.last_round),
            lines: outcome.sheets[index]
                .lines
                .iter()
                .map(|line| PlayedLine {
                    rule: line.rule.id().to_owned(),
                    points: line.points.into(),
                })
                .collect(),
        });
    // Without a deck, what stands in the cities was in it.
    let mut played = ids(cards);
    if played.is_empty() {
        let built = table.players.iter().flat_map(|player| &player.city);
        let unique = built.filter(|built| built.district.kind == DistrictType::Unique);
        played.extend(unique.map(|built| built.district.id.to_string()));
    }
    let play = Play {
        id: 0,
        game: game.to_owned(),
        date: date.to_owned(),
        edition: table.edition.id().to_owned(),
        deck: deck.clone(),
        cards: played,
        complete_at: table.complete_at,
        minutes: args.minutes,
        location: args.location.clone(),
        comment: args.comment.clone(),
        players: players.collect(),
        winners: outcome
            .winners
            .iter()
            .map(|seat| table.players[seat.index()].name.clone())
            .collect(),
        tie_break: outcome.tie_break.map(|by: TieBreak| by.id().to_owned()),
    };
    let store = history::store(context)?;
    let (play, _) = store
        .append_play(play)
        .map_err(|fault| history::told(context, store, &fault))?;
    Ok(play.id)
}
