//! Vova's turn as a page and as JSON, and the log of a solo game.

use super::card::name;
use super::page::{Block, Page};
use crate::desk::counted::{Counted, solo_name, who};
use crate::page;
use crate::rules::card::{Card, District};
use crate::rules::edition::Edition;
use crate::rules::solo::deal::Pick;
use crate::rules::solo::record::Entry;
use crate::rules::solo::turn::{Event, Turn};
use crate::rules::solo::{Roles, State};
use crate::texts::Texts;
use serde_json::{Value, json};

/// How much gold Vova has after an event, if he had so much before.
const fn gold_after(gold: u32, event: Event) -> u32 {
    match event {
        Event::Robbed(_) => 0,
        Event::Builds { cost, .. } => gold.saturating_sub(cost as u32),
        _ => match event.gold() {
            Some(more) => gold.saturating_add(more),
            None => gold,
        },
    }
}

/// What happened, each with its reason; Vova had so much gold before.
#[must_use]
pub fn events(texts: &Texts, edition: Edition, gold: u32, events: &[Event]) -> Vec<String> {
    let mut gold = gold;
    let tell = |event: &Event| {
        gold = gold_after(gold, *event);
        told(texts, edition, gold, *event)
    };
    events.iter().map(tell).collect()
}

fn told(texts: &Texts, edition: Edition, gold: u32, event: Event) -> String {
    let card = event
        .card()
        .map_or(String::new(), |id| name(texts, edition, id));
    let gold = gold.to_string();
    let count = event.gold().unwrap_or(0);
    let (cost, kind) = match event {
        Event::Builds { cost, .. } | Event::TooDear { cost, .. } => (cost, ""),
        Event::Income { kind, .. } => (0, kind.id()),
        _ => (0, ""),
    };
    let values = [
        ("card", (&card).into()),
        ("gold", (&gold).into()),
        ("count", count.into()),
        ("cost", cost.into()),
        ("type", kind.into()),
    ];
    texts.say_with(&format!("solo-event-{}", event.id()), &values)
}

/// How you get your next character.
#[must_use]
pub fn next(texts: &Texts, pick: Pick) -> String {
    texts.say(match pick {
        Pick::OfTwo => "solo-next-two",
        Pick::OfThree => "solo-next-three",
        Pick::Unchosen => "solo-next-unchosen",
    })
}

/// Names of districts.
fn names(texts: &Texts, edition: Edition, cards: &[District]) -> String {
    let names: Vec<String> = cards.iter().map(|id| name(texts, edition, id)).collect();
    if names.is_empty() {
        texts.say("solo-nothing")
    } else {
        names.join(", ")
    }
}

/// The same with their order said.
fn row(texts: &Texts, edition: Edition, cards: &[District], order: &str) -> String {
    let names = names(texts, edition, cards);
    match cards.len() {
        0 | 1 => names,
        _ => texts.say_with(order, &[("cards", (&names).into())]),
    }
}

/// Your city, as far as it was told at the end.
#[must_use]
pub fn your_city(texts: &Texts, edition: Edition, state: &State) -> Block {
    let city = names(texts, edition, &state.you.city);
    Block::Facts(vec![(texts.say("solo-your-city"), city)])
}

/// What lies on the table.
#[must_use]
pub fn table(texts: &Texts, edition: Edition, state: &State) -> Block {
    let mut facts = Vec::new();
    if state.yours_known {
        facts.push((texts.say("solo-your-gold"), state.you.gold.to_string()));
        let hand = row(texts, edition, &state.you.hand, "solo-newest");
        facts.push((texts.say("solo-your-hand"), hand));
        let city = row(texts, edition, &state.you.city, "solo-oldest");
        facts.push((texts.say("solo-your-city"), city));
    }
    facts.push((texts.say("solo-his-gold"), state.vova.gold.to_string()));
    facts.push((
        texts.say("solo-his-city"),
        names(texts, edition, &state.vova.city),
    ));
    Block::Facts(facts)
}

/// His turn from a file: what happens step by step, then what lies on the table.
#[must_use]
pub fn turn(texts: &Texts, edition: Edition, roles: Roles, gold: u32, turn: &Turn) -> Page {
    let (his, yours) = (
        name(texts, edition, roles.vova),
        name(texts, edition, roles.you),
    );
    let values = [("his", (&his).into()), ("yours", (&yours).into())];
    let points = events(texts, edition, gold, &turn.events);
    let mut page = Page(vec![
        Block::Title {
            text: texts.say("solo-title"),
            what: texts.say_with("solo-what", &values),
            kind: None,
        },
        Block::Points {
            source: String::new(),
            points,
        },
        table(texts, edition, &turn.state),
    ]);
    // After the last round there is no next one.
    if turn.state.you.is_complete() || turn.state.vova.is_complete() {
        page.0.push(Block::Text(texts.say("solo-last-was")));
    } else {
        page.0.push(Block::Text(next(texts, roles.next())));
    }
    page
}

/// JSON of `solo turn`.
#[must_use]
pub fn turn_json(
    texts: &Texts,
    edition: Edition,
    roles: Roles,
    gold: u32,
    turn: &Turn,
    used: usize,
) -> Value {
    let said = events(texts, edition, gold, &turn.events);
    let events: Vec<Value> = turn
        .events
        .iter()
        .zip(said)
        .map(|(event, text)| {
            let mut value = json!({ "id": event.id(), "text": text });
            if let Some(card) = event.card() {
                value["card"] = json!(card);
            }
            if let Some(gold) = event.gold() {
                value["gold"] = json!(gold);
            }
            value
        })
        .collect();
    let State { you, vova, .. } = &turn.state;
    json!({
        "events": events,
        "state": {
            "you": { "gold": you.gold, "city": you.city, "hand": you.hand },
            "vova": { "gold": vova.gold, "city": vova.city },
        },
        "next": { "choose_from": roles.next().choose_from() },
        "draws_used": used,
    })
}

/// The score, in which the two are called as the language calls them.
#[must_use]
pub fn score(texts: &Texts, counted: &Counted) -> page::Page {
    let mut counted = counted.clone();
    for player in &mut counted.players {
        if let Some(who) = who(&player.name) {
            player.name = solo_name(texts, who);
        }
    }
    super::score::page(texts, &counted)
}

/// What happened, with Vova's gold running along: the sentences of each entry.
fn entries(texts: &Texts, edition: Edition, log: &[Entry]) -> Vec<(Entry, String)> {
    let mut gold = State::start(true).vova.gold;
    log.iter()
        .map(|entry| {
            let (mut card, mut round, mut change) = (None, 0, String::new());
            match *entry {
                Entry::Round(number) => round = number,
                Entry::YouAre(role) | Entry::Named(role) | Entry::VovaIs(role) => {
                    card = Some(Card::from(role));
                }
                Entry::Draws(id)
                | Entry::Discards(id)
                | Entry::Builds(id)
                | Entry::Destroys(id)
                | Entry::Salvages(id) => card = Some(id.into()),
                Entry::Gold(gold) => change = format!("{gold:+}").replace('-', "−"),
                Entry::NoTurn | Entry::Complete => {}
                Entry::Vova(event) => {
                    gold = gold_after(gold, event);
                    return (*entry, told(texts, edition, gold, event));
                }
            }
            let card = card.map_or(String::new(), |card| name(texts, edition, card));
            let values = [
                ("card", (&card).into()),
                ("round", round.into()),
                ("change", (&change).into()),
            ];
            (
                *entry,
                texts.say_with(&format!("solo-log-{}", entry.id()), &values),
            )
        })
        .collect()
}

/// The log of the game, round by round.
#[must_use]
pub fn log(texts: &Texts, edition: Edition, log: &[Entry]) -> Vec<Block> {
    let mut blocks = vec![Block::Heading(texts.say("solo-log"))];
    let mut points = Vec::new();
    let flush = |points: &mut Vec<String>, blocks: &mut Vec<Block>, source: &mut String| {
        if !points.is_empty() {
            let (source, points) = (std::mem::take(source), std::mem::take(points));
            blocks.push(Block::Points { source, points });
        }
    };
    let mut round = String::new();
    for (entry, said) in entries(texts, edition, log) {
        if matches!(entry, Entry::Round(_)) {
            flush(&mut points, &mut blocks, &mut round);
            round = said;
        } else {
            points.push(said);
        }
    }
    flush(&mut points, &mut blocks, &mut round);
    blocks
}

/// The log of the game as JSON.
#[must_use]
pub fn log_json(texts: &Texts, edition: Edition, log: &[Entry]) -> Value {
    let mut round = 0;
    let entries: Vec<Value> = entries(texts, edition, log)
        .into_iter()
        .filter_map(|(entry, text)| {
            let who = match entry {
                Entry::Round(number) => {
                    round = number;
                    return None;
                }
                Entry::Vova(_) | Entry::VovaIs(_) => "vova",
                _ => "you",
            };
            Some(json!({ "round": round, "who": who, "id": entry.id(), "text": text }))
        })
        .collect();
    json!(entries)
}
