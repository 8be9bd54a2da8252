//! `solo turn`: Vova's turn from a file.

use super::Desk;
use super::solo::Happened;
use crate::fault;
use crate::fault::{Fault, Faults, Field, Place};
use crate::input::solo::{TurnClaim, turn};

use crate::rules::card::District;
use crate::rules::edition::Edition;
use crate::rules::solo::deal::Pick;
use crate::rules::solo::turn::{TurnFault, play};
use crate::rules::solo::{Roles, State};
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    /// The file, or `-` for standard input.
    pub file: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub events: Vec<Happened>,
    #[serde(rename = "state")]
    sides: Sides,
    next: Next,
    draws_used: usize,
    #[serde(skip)]
    pub edition: Edition,
    #[serde(skip)]
    pub roles: Roles,
    #[serde(skip)]
    pub state: State,
    /// A target was written, but your character names nobody.
    #[serde(skip)]
    pub has_idle_target: bool,
}

#[derive(Clone, Debug, Serialize)]
struct Sides {
    you: You,
    vova: Vova,
}

#[derive(Clone, Debug, Serialize)]
struct You {
    gold: u32,
    city: Vec<District>,
    hand: Vec<District>,
}

#[derive(Clone, Debug, Serialize)]
struct Vova {
    gold: u32,
    city: Vec<District>,
}

#[derive(Clone, Debug, Serialize)]
struct Next {
    choose_from: u8,
}

impl Answer {
    /// How you get your next character; none after the last round.
    pub fn next(&self) -> Option<Pick> {
        let is_last = self.state.are_you_complete() || self.state.is_vova_complete();
        (!is_last).then(|| self.roles.next())
    }
}

/// Plays his turn.
///
/// # Errors
/// All that is wrong with the file, or all that the rules forbid.
pub fn answer(desk: &Desk<'_>, request: &Request) -> Result<Answer, Faults> {
    let lang = desk.texts.lang();
    let TurnClaim {
        supply,
        state,
        roles,
        draws,
        has_idle_target,
    } = turn(&request.file, lang, desk.edition(), desk.edition_is_given)?;
    let edition = supply.edition;
    let (turn, draws_used) = play(state, roles, &draws, &supply).map_err(|faults| {
        let faults: Vec<Fault> = faults.iter().map(|one| fault_of(*one, edition)).collect();
        faults
    })?;
    let happened = |event| Happened::new(desk.texts, edition, event);
    let (you, vova) = (turn.state.you.clone(), turn.state.vova.clone());
    Ok(Answer {
        events: turn.events.into_iter().map(happened).collect(),
        sides: Sides {
            you: You {
                gold: you.gold,
                city: you.city,
                hand: you.hand,
            },
            vova: Vova {
                gold: vova.gold,
                city: vova.city,
            },
        },
        next: Next {
            choose_from: roles.next().choose_from(),
        },
        draws_used,
        edition,
        roles,
        state: turn.state,
        has_idle_target,
    })
}

fn fault_of(fault: TurnFault, edition: Edition) -> Fault {
    let card = |card| Field::Card(card, edition);
    match fault {
        TurnFault::TooFewDraws { missing } => {
            fault!(TooFewDraws, "error-too-few-draws", count = missing)
                .at(Place::from("deck").key("draws"))
        }
        TurnFault::SameCharacter { role } => {
            let card = card(role.into());
            fault!(SameCharacter, "error-same-character", card = card)
                .at(Place::from("vova").key("character"))
        }
        TurnFault::BadTarget { role, target } => {
            let (yours, card) = (card(role.into()), card(target.into()));
            fault!(BadTarget, "error-bad-target", yours = yours, card = card)
                .at(Place::from("you").key("target"))
        }
        TurnFault::TooManyCopies {
            card: id,
            count,
            copies,
        } => fault!(
            TooManyCopies,
            "error-solo-copies",
            card = card(id.into()),
            count = count,
            copies = copies
        ),
    }
}
