//! `citadels solo turn`: Vova's turn from a file.

use super::super::args::Format;
use super::super::{Answer, Context};
use super::file::{Written, read};
use crate::failure::{Failure, Fault};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::solo::turn::{TurnFault, play};
use crate::view::card::name as name_of;
use crate::view::{Block, solo};

pub fn run(context: &Context<'_>, path: &str) -> Result<Answer, Failure> {
    let Written {
        edition,
        supply,
        state,
        roles,
        draws,
        idle_target,
    } = read(context, path)?;
    let gold = state.vova.gold;
    let (turn, used) = play(state, roles, &draws, &supply).map_err(|faults| {
        Failure::no(
            faults
                .iter()
                .map(|fault| told(context, edition, fault))
                .collect(),
        )
    })?;
    let texts = context.texts;
    if context.format == Format::Json {
        return Ok(Answer::Json(solo::turn_json(
            texts, edition, roles, gold, &turn, used,
        )));
    }
    let mut page = solo::turn(texts, edition, roles, gold, &turn);
    if idle_target {
        page.0.insert(1, Block::Note(texts.say("solo-note-target")));
    }
    Ok(Answer::Page(page))
}

fn told(context: &Context<'_>, edition: Edition, fault: &TurnFault) -> Fault {
    let texts = context.texts;
    let name = |card: Card| name_of(texts, edition, card);
    match *fault {
        TurnFault::TooFewDraws { missing } => {
            let values = [("count", missing.into())];
            Fault::told("too-few-draws", texts, "error-too-few-draws", &values).at("deck.draws")
        }
        TurnFault::SameCharacter { role } => {
            let card = name(role.into());
            let values = [("card", (&card).into())];
            Fault::told("same-character", texts, "error-same-character", &values)
                .at("vova.character")
        }
        TurnFault::BadTarget { role, target } => {
            let (yours, card) = (name(role.into()), name(target.into()));
            let values = [("yours", (&yours).into()), ("card", (&card).into())];
            Fault::told("bad-target", texts, "error-bad-target", &values).at("you.target")
        }
        TurnFault::TooManyCopies {
            card,
            count,
            copies,
        } => {
            let card = name(card.into());
            let values = [
                ("card", (&card).into()),
                ("count", count.into()),
                ("copies", copies.into()),
            ];
            Fault::told("too-many-copies", texts, "error-solo-copies", &values)
        }
    }
}
