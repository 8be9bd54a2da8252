//! The screens of the device that is handed around.

use super::round::{players, title};
use super::table::{cards, changes, name, powers, returned};
use crate::flow::draft::{Choice, Choosing, Scene};
use crate::flow::round::Seating;
use crate::page::{Block, Line, Page};
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
            if !face_up.is_empty() {
                let open = cards(texts, edition, face_up);
                let facts = vec![(say!(texts, "deal-face-up").into(), open)];
                page.push(Block::Facts(facts));
            }
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
            let yours = cards(texts, edition, yours).plain();
            let yours = say!(texts, "pass-swap-yours", cards = yours);
            Page::new(vec![
                title(asked, yours),
                players(texts, seating, seats, *picked),
            ])
        }
        Scene::Unseen { other } => {
            let asked = say!(texts, "pass-swap-take", name = player(other));
            Page::new(vec![title(asked, say!(texts, "pass-swap-take-why"))])
        }
        Scene::Look { seat, yours } => {
            let look = say!(texts, "pass-look", name = player(seat));
            let yours = powers(texts, edition, yours, None);
            Page::new(vec![title(look, Line::default()), yours])
        }
        Scene::Done { seats, picked } => Page::new(vec![
            title(say!(texts, "pass-done"), Line::default()),
            players(texts, seating, seats, *picked),
        ]),
    }
}

fn choose(texts: &Texts, seating: &Seating, choosing: &Choosing) -> Page {
    let edition = seating.cast.edition;
    let who = &seating.names[choosing.seat.index()];
    let asked = match choosing.does {
        Choice::Keep => say!(texts, "pass-keep", name = who),
        Choice::Discard => say!(texts, "pass-discard", name = who),
        Choice::Give => say!(texts, "pass-swap-give", name = who),
    };
    let mut page = Page::new(vec![title(asked, Line::default())]);
    if choosing.has_first {
        page.push(Block::Text(say!(texts, "pass-first").into()));
    }
    if !choosing.yours.is_empty() {
        let yours = cards(texts, edition, &choosing.yours);
        page.push(Block::Facts(vec![(
            say!(texts, "pass-yours").into(),
            yours,
        )]));
    }
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
    page
}
