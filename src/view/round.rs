//! The screens of whoever calls the rounds: a character's power, whom it may touch, and what must not be
//! forgotten now.

use super::call::remind;
use super::flow::seat_letter;
use super::table::{card, changes, name};
use crate::desk::call::{power, targets};
use crate::flow::round::{Asked, Moment, Scene, Seating};
use crate::page::{Block, Line, Page};
use crate::rules::call::remind::Reminder;
use crate::rules::call::{Called, Mark};
use crate::rules::table::Seat;
use crate::texts::Texts;
use crate::{args, family, say};

family!(mark_name(Mark) = "mark-");

pub fn page(texts: &Texts, seating: &Seating, scene: &Scene) -> Page {
    match scene {
        Scene::Round(moment) => round(texts, seating, moment),
        Scene::Asked(asked) => {
            let asked = match asked {
                Asked::Completer | Asked::First => say!(texts, "call-complete"),
                Asked::Crown => say!(texts, "call-crown-who"),
                Asked::NextCrown => say!(texts, "pass-crown"),
            };
            let seats: Vec<Seat> = seating.seats().collect();
            Page::new(vec![
                title(asked, Line::default()),
                players(texts, seating, &seats, None),
            ])
        }
    }
}

/// A title, and what it is about.
pub fn title(text: impl Into<Line>, what: impl Into<Line>) -> Block {
    Block::Title {
        text: text.into(),
        what: what.into(),
    }
}

/// The players by the letter that means them; the picked one with a sign.
pub fn players(texts: &Texts, seating: &Seating, seats: &[Seat], picked: Option<Seat>) -> Block {
    let players = seats.iter().map(|&seat| {
        let sign = if picked == Some(seat) { "▶ " } else { "" };
        let name = format!("{sign}{}", seating.names[seat.index()]);
        (seat_letter(texts, seat.index()).into(), name.into())
    });
    Block::Facts(players.collect())
}

fn round(texts: &Texts, seating: &Seating, moment: &Moment) -> Page {
    let edition = seating.cast.edition;
    let player = |seat: Seat| &seating.names[seat.index()];
    let mut page = Page::new(vec![match (moment.called, moment.player) {
        (None, _) => {
            let what = say!(texts, "call-end-what", round = moment.round);
            title(say!(texts, "call-end"), what)
        }
        (Some(called), by) => {
            let shown: Line = match by.map(player) {
                Some(player) => {
                    let card = name(texts, edition, called.id);
                    say!(texts, "call-called", card = card, name = player).into()
                }
                None => card(texts, edition, called.id).into(),
            };
            title(
                shown,
                say!(texts, "call-rank", round = moment.round, rank = called.rank),
            )
        }
    }]);
    if let Some(called) = moment.called.filter(|_| moment.has_turn) {
        page.push(Block::Text(power(texts, called.id, edition).into()));
        let targets = targets(texts, called.id, edition);
        page.extend(targets.map(|targets| Block::Text(format!("→ {targets}").into())));
    }
    page.push(reminders(texts, seating, &moment.reminders, moment.killed));
    page.push(marks(texts, seating, &moment.marks, moment.crown_to));
    if moment.called.is_none() && !moment.is_last {
        let crown = moment.crown.map(player);
        let crown = crown.map(|player| format!(" {}", say!(texts, "call-crown", name = player)));
        let back = say!(texts, "call-back") + &crown.unwrap_or_default();
        page.push(Block::Text(back.into()));
    }
    page.extend(moment.asks_who.then(|| who(texts, seating)));
    let changes = changes(texts, edition, &seating.changes);
    page.with_notes(changes.filter(|_| moment.is_start))
}

fn reminders(
    texts: &Texts,
    seating: &Seating,
    reminders: &[Reminder],
    killed: Option<Called>,
) -> Block {
    let killed = killed.map_or(String::new(), |killed| {
        name(texts, seating.cast.edition, killed.id)
    });
    let said = reminders.iter().map(|&reminder| {
        let said = texts.say_with(remind(reminder), args![card = &killed]);
        said.into()
    });
    Block::Points {
        source: Line::default(),
        points: said.collect(),
    }
}

fn marks(
    texts: &Texts,
    seating: &Seating,
    marks: &[(Mark, Vec<Called>)],
    crown_to: Option<Seat>,
) -> Block {
    let edition = seating.cast.edition;
    let mut facts: Vec<(Line, Line)> = marks
        .iter()
        .map(|(mark, on)| {
            let on = on.iter().map(|called| {
                let mut line = Line::from(format!("{} ", called.rank));
                line.push(card(texts, edition, called.id));
                line
            });
            (texts.say(mark_name(*mark)).into(), Line::joined(on, ", "))
        })
        .collect();
    facts.extend(crown_to.map(|seat| {
        let player = seating.names[seat.index()].as_str();
        (say!(texts, "mark-crown").into(), player.into())
    }));
    Block::Facts(facts)
}

/// The players in one line: each stays with its letter.
fn who(texts: &Texts, seating: &Seating) -> Block {
    let players = seating.seats().map(|seat| {
        let letter = seat_letter(texts, seat.index());
        let name = seating.names[seat.index()].replace(' ', "\u{a0}");
        Line::from(format!("{letter}\u{a0}{name}"))
    });
    Block::Text(Line::joined(players, " · "))
}
