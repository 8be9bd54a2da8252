//! `citadels fortress board`: a whole board or a whole game, with every feature and its owner.

use super::super::args::{Format, FortressBoardArgs};
use super::super::{Answer, Context};
use super::file::{self, Written};
use crate::failure::{Failure, Fault};
use crate::fortress::board::{Misfit, Refusal, Ways};
use crate::fortress::game::{Claim, GameFault, TileClaim};
use crate::view::fortress_board::{self as view, Shown};

pub fn run(context: &mut Context<'_>, args: &FortressBoardArgs) -> Result<Answer, Failure> {
    let written = file::read(context, &args.file, args.third_river)?;
    let ways = Ways {
        farmers: !args.no_farmers,
        one_field_at_source: !args.split_source,
    };
    let replayed = replay(context, &written, ways)?;
    let mut remaining = replayed.board.remaining();
    if written.only_complete {
        remaining.retain(|counted| counted.feature.complete);
    }
    let shown = Shown {
        texts: context.texts,
        players: &written.players,
        replayed: &replayed,
        remaining: &remaining,
        fields: args.fields,
    };
    Ok(match context.format {
        Format::Json => Answer::Json(shown.json()),
        _ => Answer::Page(shown.page(context.canvas.width)),
    })
}

/// The game as the rules accept it, or every fault in words.
pub fn replay(
    context: &Context<'_>,
    written: &Written,
    ways: Ways,
) -> Result<crate::fortress::game::Replayed, Failure> {
    let players = &written.players;
    written.claim.replay(players.len(), ways).map_err(|faults| {
        Failure::no(
            faults
                .iter()
                .map(|fault| told(context, written, *fault))
                .collect(),
        )
    })
}

fn told(context: &Context<'_>, written: &Written, fault: GameFault) -> Fault {
    let texts = context.texts;
    let (number, is_game) = match (&written.claim, fault) {
        (
            Claim::Game { .. },
            GameFault::Tile { number, .. } | GameFault::Follower { number, .. },
        ) => (number, true),
        (
            Claim::Board { .. },
            GameFault::Tile { number, .. } | GameFault::Follower { number, .. },
        ) => (number, false),
    };
    let tile: Option<TileClaim> = match &written.claim {
        Claim::Game { turns, .. } => turns.get(number).map(|turn| turn.tile),
        Claim::Board { tiles, .. } => tiles.get(number).copied(),
    };
    let which = if is_game {
        "fortress-turn"
    } else {
        "fortress-number"
    };
    let which = texts.say_with(which, &[("number", (number + 1).into())]);
    match fault {
        GameFault::Tile { misfit, .. } => {
            let why = misfit_words(context, misfit);
            let lies = tile.map_or(String::new(), |tile| {
                format!("{} {}, {}", tile.kind.id, tile.at.0, tile.at.1)
            });
            let values = [
                ("which", (&which).into()),
                ("tile", (&lies).into()),
                ("why", (&why).into()),
            ];
            let place = if is_game {
                format!("turns[{number}].tile")
            } else {
                format!("tiles[{number}]")
            };
            Fault::told("illegal-tile", texts, "error-fortress-misfit", &values).at(place)
        }
        GameFault::Follower { refusal, .. } => {
            let why = match refusal {
                Refusal::NoSuchPart => texts.say("refusal-no-such-part"),
                Refusal::Occupied { player } => {
                    let name = written.players.get(player).cloned().unwrap_or_default();
                    texts.say_with("refusal-occupied", &[("name", (&name).into())])
                }
                Refusal::NoneLeft => texts.say("refusal-none-left"),
                Refusal::NoFarmers => texts.say("refusal-no-farmers"),
                Refusal::SecondOnTile => texts.say("refusal-second"),
            };
            let values = [("which", (&which).into()), ("why", (&why).into())];
            let place = if is_game {
                format!("turns[{number}].follower")
            } else {
                format!("followers[{number}]")
            };
            Fault::told(
                "illegal-follower",
                texts,
                "error-fortress-follower",
                &values,
            )
            .at(place)
        }
    }
}

fn misfit_words(context: &Context<'_>, misfit: Misfit) -> String {
    let texts = context.texts;
    match misfit {
        Misfit::Taken => texts.say("misfit-taken"),
        Misfit::Alone => texts.say("misfit-alone"),
        Misfit::River => texts.say("misfit-river"),
        Misfit::SameBend => texts.say("misfit-same-bend"),
        Misfit::Edge { side, here, there } => {
            let side = texts.say(["side-n", "side-e", "side-s", "side-w"][usize::from(side % 4)]);
            let here = texts.say(view::edge_message(here));
            let there = texts.say(view::edge_message(there));
            let values = [
                ("side", (&side).into()),
                ("here", (&here).into()),
                ("there", (&there).into()),
            ];
            texts.say_with("misfit-edge", &values)
        }
    }
}
