//! Shared by the solo requests: Vova's turn and the game log in words.

use crate::fault::{Fault, Field};
use crate::library::nearest_printing;
use crate::rules::card::{Card, District};
use crate::rules::edition::Edition;
use crate::rules::solo::game::Entry;
use crate::rules::solo::turn::{Event, EventKind, What};
use crate::texts::Texts;
use crate::{args, family, fault, say};
use serde::Serialize;

family!(event_message(EventKind) = "solo-event-");

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

impl Happened {
    pub(super) fn new(texts: &Texts, edition: Edition, event: Event) -> Self {
        let what = event.what;
        Self {
            id: what.id(),
            text: event_text(texts, edition, event),
            card: what.card(),
            gold: what.gold(),
        }
    }
}

fn name(texts: &Texts, edition: Edition, card: impl Into<Card>) -> &'static str {
    nearest_printing(card, edition).name(texts.lang())
}

/// The event, with its reason.
pub fn event_text(texts: &Texts, edition: Edition, event: Event) -> String {
    let what = event.what;
    let (cost, kind) = match what {
        What::Builds { cost, .. } | What::TooDear { cost, .. } => (cost, ""),
        What::Income { kind, .. } => (0, kind.id()),
        _ => (0, ""),
    };
    let args = args![
        card = what.card().map_or("", |card| name(texts, edition, card)),
        gold = event.purse.to_string(),
        count = what.gold().unwrap_or_default(),
        cost = cost,
        type = kind,
    ];
    texts.say_with(event_message(what.into()), args)
}

/// A city has a district twice.
pub(super) fn twice(card: Field) -> Fault {
    fault!(TooManyCopies, "error-solo-twice", card = card)
}

/// An entry of the game log.
#[derive(Clone, Debug, Serialize)]
pub struct Logged {
    pub round: usize,
    who: &'static str,
    id: &'static str,
    pub text: String,
}

/// The log of a game, without round starts: each entry has its round.
pub(super) fn log(texts: &Texts, edition: Edition, log: &[Entry]) -> Vec<Logged> {
    let mut round = 0;
    let logged = log.iter().filter_map(|entry| {
        let card = |card: Card| name(texts, edition, card);
        let text = match *entry {
            Entry::Round(number) => {
                round = number;
                return None;
            }
            Entry::YouAre(role) => say!(texts, "solo-log-you-are", card = card(role.into())),
            Entry::Named(role) => say!(texts, "solo-log-named", card = card(role.into())),
            Entry::VovaIs(role) => say!(texts, "solo-log-vova-is", card = card(role.into())),
            Entry::Gold(change) => {
                let change = format!("{change:+}").replace('-', "−");
                say!(texts, "solo-log-gold", change = change)
            }
            Entry::Draws(id) => say!(texts, "solo-log-draws", card = card(id.into())),
            Entry::Discards(id) => say!(texts, "solo-log-discards", card = card(id.into())),
            Entry::Builds(id) => say!(texts, "solo-log-builds", card = card(id.into())),
            Entry::Destroys(id) => say!(texts, "solo-log-destroys", card = card(id.into())),
            Entry::Salvages(id) => say!(texts, "solo-log-salvages", card = card(id.into())),
            Entry::Complete => say!(texts, "solo-log-complete"),
            Entry::Vova(event) => event_text(texts, edition, event),
        };
        let who = match entry {
            Entry::Vova(_) | Entry::VovaIs(_) => "vova",
            _ => "you",
        };
        let id = entry.id();
        Some(Logged {
            round,
            who,
            id,
            text,
        })
    });
    logged.collect()
}
