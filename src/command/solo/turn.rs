//! `solo turn`: Vova's turn from a file.

use crate::app::App;
use crate::command::solo::{event_text, table, twice};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, Faults, Field, Place};
use crate::files::read::solo::{TurnClaim, turn};
use crate::library::nearest_printing;
use crate::page::{Block, Page};
use crate::rules::card::District;
use crate::rules::edition::Edition;
use crate::rules::solo::deal::Pick;
use crate::rules::solo::turn::{Event, TurnFault, play};
use crate::rules::solo::{Role, Roles, State, Who};
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::table::points;
use crate::{fault, say};
use clap::Args;
use serde::{Serialize, Serializer};
use serde_json::json;

#[derive(Debug, Args)]
pub struct Request {
    pub file: String,
}

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let answer = answer(&cli.app(), request)?;
    Ok(cli.answer(&answer, page))
}

#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    pub edition: Edition,
    #[serde(serialize_with = "characters")]
    pub characters: Roles,
    pub events: Vec<Happened>,
    #[serde(serialize_with = "sides")]
    pub state: State,
    /// How you get your next character; none after the last round.
    #[serde(serialize_with = "choose_from")]
    pub next: Option<Pick>,
    /// Your turn this round comes after his.
    #[serde(rename = "your_turn_follows")]
    pub is_your_turn_next: bool,
    draws_used: usize,
    /// A target was given, but your character names nobody.
    pub target_ignored: bool,
}

/// An event in Vova's turn.
#[derive(Clone, Debug, Serialize)]
pub struct Happened {
    id: &'static str,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<District>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gold: Option<u32>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn characters<S: Serializer>(roles: &Roles, to: S) -> Result<S::Ok, S::Error> {
    json!({ "you": roles.you.id(), "vova": roles.vova.id() }).serialize(to)
}

fn sides<S: Serializer>(State { you, vova, .. }: &State, to: S) -> Result<S::Ok, S::Error> {
    let sides = json!({
        "you": { "gold": you.gold, "city": you.city, "hand": you.hand },
        "vova": { "gold": vova.gold, "city": vova.city },
    });
    sides.serialize(to)
}

#[allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes it so"
)]
fn choose_from<S: Serializer>(pick: &Option<Pick>, to: S) -> Result<S::Ok, S::Error> {
    let next = pick.map(|pick| json!({ "choose_from": pick.choose_from() }));
    next.serialize(to)
}

/// Plays his turn from a file, or standard input for `-`.
///
/// # Errors
///
/// Everything wrong with the file, or everything the rules forbid.
pub fn answer(app: &App<'_>, request: &Request) -> Result<Answer, Faults> {
    let TurnClaim {
        supply,
        state,
        roles,
        draws,
        has_idle_target,
    } = turn(
        &request.file,
        app.texts.lang(),
        app.edition(),
        app.edition_is_given,
    )?;
    let edition = supply.edition;
    let (turn, draws_used) = play(state, roles, &draws, &supply).map_err(|faults| {
        let faults = faults.iter().map(|one| fault_of(*one, edition));
        faults.collect::<Vec<Fault>>()
    })?;
    let happened = |event: Event| Happened {
        id: event.what.id(),
        text: event_text(app.texts, edition, event),
        card: event.what.card(),
        gold: event.what.gold(),
    };
    Ok(Answer {
        edition,
        characters: roles,
        events: turn.events.into_iter().map(happened).collect(),
        next: (!turn.state.is_last_round()).then(|| roles.next()),
        state: turn.state,
        is_your_turn_next: roles.you_play_after(),
        draws_used,
        target_ignored: has_idle_target,
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
    let (his, yours) = (name(answer.characters.vova), name(answer.characters.you));
    let events = answer.events.iter().map(|event| event.text.as_str());
    let next = match answer.next {
        None if answer.is_your_turn_next => say!(texts, "solo-last-yours"),
        None => say!(texts, "solo-last-was"),
        Some(Pick::OfTwo) => say!(texts, "solo-next-two"),
        Some(Pick::OfThree) => say!(texts, "solo-next-three"),
        Some(Pick::Unchosen) => say!(texts, "solo-next-unchosen"),
    };
    let what = say!(texts, "solo-what", his, yours);
    let mut page = Page::new(vec![Block::title(say!(texts, "solo-title"), what)]);
    page.extend(points(events));
    page.push(table(texts, edition, &answer.state));
    page.push(Block::Text(next.into()));
    let idle = answer.target_ignored;
    page.with_notes(idle.then(|| say!(texts, "solo-note-target").into()))
}
