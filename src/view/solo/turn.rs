//! Vova's turn from a file: what happens step by step, then what is on the table.

use super::table;
use crate::desk::solo_turn::Answer;
use crate::library::nearest_printing;
use crate::page::{Block, Line, Page};
use crate::rules::solo::Role;
use crate::rules::solo::deal::Pick;
use crate::say;
use crate::texts::Texts;

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
            what: say!(texts, "solo-what", his = his, yours = yours).into(),
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
