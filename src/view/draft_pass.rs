//! The screens for passing the device around.

use super::round::{players, title};
use super::table::{card, cards, changes, name, powers, returned};
use crate::flow::draft::{Choice, Choosing, Scene};
use crate::flow::round::Seating;
use crate::library::{CardWords, nearest_printing};
use crate::page::{Block, Line, Page};
use crate::rules::card::Character;
use crate::rules::edition::Edition;
use crate::rules::table::Seat;
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, seating: &Seating, scene: &Scene) -> Page {
    let edition = seating.cast.edition;
    let player = |seat: &Seat| &seating.names[seat.index()];
    match scene {
        Scene::HandOver {
            to,
            face_up,
            returned: back,
            random_from,
            is_start,
        } => {
            let hand = say!(texts, "pass-hand", name = player(to));
            let mut page = Page::new(vec![title(hand, say!(texts, "pass-hand-why"))]);
            page.push(Block::Facts(
                open(texts, edition, face_up).into_iter().collect(),
            ));
            page.extend(back.map(|card| returned(texts, edition, card)));
            let random = random_from.map(|count| say!(texts, "pass-random", count));
            page.extend(random.map(|said| Block::Text(said.into())));
            let changes = changes(texts, edition, &seating.changes);
            page.with_notes(changes.filter(|_| *is_start))
        }
        Scene::Choose(choosing) => choose(texts, seating, choosing),
        Scene::Owner {
            district,
            seats,
            picked,
        } => {
            let asked = say!(
                texts,
                "pass-swap-who",
                card = name(texts, edition, *district)
            );
            let why = say!(texts, "pass-swap-who-why");
            Page::new(vec![
                title(asked, why),
                players(texts, seating, seats, *picked),
            ])
        }
        Scene::With {
            owner,
            yours,
            seats,
            picked,
        } => {
            let asked = say!(texts, "pass-swap-with", name = player(owner));
            Page::new(vec![
                title(asked, Line::default()),
                Block::Facts(vec![own(texts, edition, yours)]),
                players(texts, seating, seats, *picked),
            ])
        }
        Scene::Unseen { other } => {
            let asked = say!(texts, "pass-swap-take", name = player(other));
            Page::new(vec![title(asked, say!(texts, "pass-swap-take-why"))])
        }
        Scene::Look {
            seat,
            yours,
            is_guarded,
            is_reading,
        } => {
            let look = if *is_reading {
                say!(texts, "pass-read")
            } else {
                say!(texts, "pass-look", name = player(seat))
            };
            let yours = powers(texts, edition, yours, None);
            let mut page = Page::new(vec![title(look, Line::default()), yours]);
            page.extend(guarded(texts, *is_guarded));
            page
        }
        Scene::Text(of) => {
            let printing = nearest_printing(*of, edition);
            let rank = printing.rank;
            let rank = rank.map_or(String::new(), |rank| say!(texts, "call-rank", rank));
            Page::new(vec![
                title(card(texts, edition, *of), rank),
                Block::Text(printing.effect(texts).into()),
            ])
        }
        Scene::Guard { seat } => {
            let asked = say!(texts, "pass-guard", name = player(seat));
            Page::new(vec![title(asked, say!(texts, "pass-guard-why"))])
        }
        Scene::Locked { seat } => {
            let asked = say!(texts, "pass-locked", name = player(seat));
            Page::new(vec![title(asked, Line::default())])
        }
        Scene::Done { seats, picked } => Page::new(vec![
            title(say!(texts, "pass-done"), Line::default()),
            players(texts, seating, seats, *picked),
        ]),
    }
}

/// The face-up cards, if any.
fn open(texts: &Texts, edition: Edition, face_up: &[Character]) -> Option<(Line, Line)> {
    let open = cards(texts, edition, face_up);
    (!face_up.is_empty()).then(|| (say!(texts, "deal-face-up").into(), open))
}

fn own(texts: &Texts, edition: Edition, yours: &[Character]) -> (Line, Line) {
    let yours = cards(texts, edition, yours);
    (say!(texts, "pass-yours").into(), yours)
}

fn guarded(texts: &Texts, is_guarded: bool) -> Option<Block> {
    is_guarded.then(|| Block::Text(say!(texts, "pass-guarded").into()))
}

fn choose(texts: &Texts, seating: &Seating, choosing: &Choosing) -> Page {
    let edition = seating.cast.edition;
    let who = &seating.names[choosing.seat.index()];
    let asked = match choosing.does {
        _ if choosing.is_reading => say!(texts, "pass-read"),
        Choice::Keep => say!(texts, "pass-keep", name = who),
        Choice::Discard => say!(texts, "pass-discard", name = who),
        Choice::Give => say!(texts, "pass-swap-give", name = who),
    };
    let mut page = Page::new(vec![title(asked, Line::default())]);
    if choosing.has_first {
        page.push(Block::Text(say!(texts, "pass-first").into()));
    }
    let mut facts: Vec<_> = open(texts, edition, &choosing.face_up)
        .into_iter()
        .collect();
    if !choosing.yours.is_empty() {
        facts.push(own(texts, edition, &choosing.yours));
    }
    page.push(Block::Facts(facts));
    page.push(powers(texts, edition, &choosing.cards, choosing.chosen));
    page.extend(choosing.chosen.map(|card| {
        let card = name(texts, edition, card);
        let means = match choosing.does {
            Choice::Keep => say!(texts, "pass-keep-chosen", card),
            Choice::Discard => say!(texts, "pass-discard-chosen", card),
            Choice::Give => say!(texts, "pass-swap-chosen", card),
        };
        Block::Note(means.into())
    }));
    page.extend(guarded(texts, choosing.is_guarded));
    page
}
