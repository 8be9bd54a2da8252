//! `solo turn`: Vova's turn from a file.

use crate::app::App;
use crate::command::solo::{Happened, table, twice};
use crate::fault::{Fault, Faults, Field, Place};
use crate::files::read::solo::{TurnClaim, turn};
use crate::library::nearest_printing;
use crate::page::{Block, Line, Page};
use crate::rules::edition::Edition;
use crate::rules::solo::deal::Pick;
use crate::rules::solo::turn::{TurnFault, play};
use crate::rules::solo::{Role, Roles, State, Who};
use crate::texts::Texts;
use crate::{fault, say};
use serde::Serialize;
use serde_json::{Value, json};

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub events: Vec<Happened>,
    #[serde(rename = "state")]
    sides: Value,
    /// How you get your next character; none after the last round.
    next: Option<Value>,
    #[serde(skip)]
    pub pick: Option<Pick>,
    /// Your turn this round comes after his.
    #[serde(rename = "your_turn_follows")]
    pub is_your_turn_next: bool,
    draws_used: usize,
    #[serde(skip)]
    pub edition: Edition,
    #[serde(skip)]
    pub roles: Roles,
    #[serde(skip)]
    pub state: State,
    /// A target was given, but your character names nobody.
    #[serde(skip)]
    pub has_idle_target: bool,
}

/// Plays his turn from a file, or standard input for `-`.
///
/// # Errors
///
/// Everything wrong with the file, or everything the rules forbid.
pub fn answer(app: &App<'_>, file: &str) -> Result<Answer, Faults> {
    let lang = app.texts.lang();
    let TurnClaim {
        supply,
        state,
        roles,
        draws,
        has_idle_target,
    } = turn(file, lang, app.edition(), app.edition_is_given)?;
    let edition = supply.edition;
    let (turn, draws_used) = play(state, roles, &draws, &supply).map_err(|faults| {
        let faults: Vec<Fault> = faults.iter().map(|one| fault_of(*one, edition)).collect();
        faults
    })?;
    let happened = |event| Happened::new(app.texts, edition, event);
    let pick = (!turn.state.is_last_round()).then(|| roles.next());
    let State { you, vova, .. } = &turn.state;
    Ok(Answer {
        events: turn.events.into_iter().map(happened).collect(),
        sides: json!({
            "you": { "gold": you.gold, "city": you.city, "hand": you.hand },
            "vova": { "gold": vova.gold, "city": vova.city },
        }),
        next: pick.map(|pick| json!({ "choose_from": pick.choose_from() })),
        pick,
        is_your_turn_next: roles.you_play_after(),
        draws_used,
        edition,
        roles,
        state: turn.state,
        has_idle_target,
    })
}

fn city(who: Who) -> Place {
    let side = match who {
        Who::You => "you",
        Who::Vova => "vova",
    };
    Place::from(side).key("city")
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
            fault!(SameCharacter, "error-same-character", card)
                .at(Place::from("vova").key("character"))
        }
        TurnFault::BadTarget { role, target } => {
            let (yours, card) = (card(role.into()), card(target.into()));
            fault!(BadTarget, "error-bad-target", yours, card).at(Place::from("you").key("target"))
        }
        TurnFault::TooManyCopies {
            card: id,
            count,
            copies,
        } => fault!(
            TooManyCopies,
            "error-solo-copies",
            card = card(id.into()),
            count,
            copies
        ),
        TurnFault::Twice { who, card: id } => twice(card(id.into())).at(city(who)),
        TurnFault::Over { who } => {
            let fault = match who {
                Who::You => fault!(GameOver, "error-solo-over-you"),
                Who::Vova => fault!(GameOver, "error-solo-over-vova"),
            };
            fault.at(city(who))
        }
    }
}

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let edition = answer.edition;
    let name = |role: Role| nearest_printing(role, edition).name(texts.lang());
    let (his, yours) = (name(answer.roles.vova), name(answer.roles.you));
    let events = answer.events.iter();
    let next = match answer.pick {
        None if answer.is_your_turn_next => say!(texts, "solo-last-yours"),
        None => say!(texts, "solo-last-was"),
        Some(Pick::OfTwo) => say!(texts, "solo-next-two"),
        Some(Pick::OfThree) => say!(texts, "solo-next-three"),
        Some(Pick::Unchosen) => say!(texts, "solo-next-unchosen"),
    };
    let idle = answer.has_idle_target;
    Page::new(vec![
        Block::Title {
            text: say!(texts, "solo-title").into(),
            what: say!(texts, "solo-what", his, yours).into(),
        },
        Block::Points {
            source: Line::default(),
            points: events.map(|event| event.text.as_str().into()).collect(),
        },
        table(texts, edition, &answer.state),
        Block::Text(next.into()),
    ])
    .with_notes(idle.then(|| say!(texts, "solo-note-target").into()))
}
