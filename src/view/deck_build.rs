//! The screen of a deck that is built.

use super::table::card;
use crate::flow::deck_build::{Scene, Step};
use crate::library::decks::measure_name;
use crate::page::{Block, Line, Page};
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, scene: &Scene) -> Page {
    let mut page = Page::new(vec![Block::Title {
        text: question(texts, scene).into(),
        what: Line::default(),
    }]);
    for cards in [&scene.plan.characters, &scene.plan.districts] {
        if !cards.is_empty() {
            let names = cards
                .iter()
                .map(|of| card(texts, scene.edition, *of).into());
            page.push(Block::Text(Line::joined(names, ", ")));
        }
    }
    page
}

fn question(texts: &Texts, scene: &Scene) -> String {
    match scene.step {
        Step::Rank(rank) => say!(texts, "ask-rank", rank),
        Step::District(count) => {
            let report: Vec<String> = scene
                .profile
                .iter()
                .filter(|(measure, _)| measure.is_base())
                .map(|(measure, number)| format!("{} = {number}", texts.say(measure_name(measure))))
                .collect();
            let report = report.join(", ");
            say!(texts, "ask-district", count, report)
        }
        Step::Bonus(count) => say!(texts, "ask-bonus", count),
        Step::TakeOut(count) => say!(texts, "ask-take-out", count),
        Step::Done => say!(texts, "deck-unnamed"),
    }
}
