//! The score by questions: the cities so far.

use super::table::card;
use crate::fault::quoted;
use crate::flow::score_sheet::Scene;
use crate::page::{Block, Line, Page, Span};
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, scene: &Scene) -> Page {
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "score-title").into(),
        what: Line::default(),
    }]);
    let cities = scene.players.iter().map(|player| {
        let built = player.city.iter().map(|built| {
            let card = card(texts, scene.edition, built.card);
            let coin = built.beautified.then(|| Span::from("*"));
            Line(std::iter::once(card).chain(coin).collect())
        });
        (quoted(&player.name).into(), Line::joined(built, ", "))
    });
    let cities: Vec<(Line, Line)> = cities.collect();
    if !cities.is_empty() {
        page.push(Block::Facts(cities));
    }
    page
}
