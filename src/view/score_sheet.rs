//! The score by questions: the cities so far.

use crate::fault::quoted;
use crate::flow::score_sheet::Scene;
use crate::library::fold::alphabetical;
use crate::library::{nearest_printing, supply};
use crate::page::{Block, Line, Page, Span};
use crate::rules::card::District;
use crate::rules::edition::Edition;
use crate::say;
use crate::texts::Texts;

pub fn page(texts: &Texts, scene: &Scene) -> Page {
    let mut page = Page::new(vec![Block::Title {
        text: say!(texts, "score-title").into(),
        what: Line::default(),
    }]);
    let cities = scene.players.iter().map(|player| {
        let built = player.city.iter().map(|built| {
            let printing = nearest_printing(built.card, scene.edition);
            let card = Span::Card {
                id: built.card.id(),
                name: printing.name(texts.lang()).to_owned(),
                kind: printing.kind(),
                is_home: false,
            };
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

/// The districts of a box by their names.
pub fn districts(texts: &Texts, edition: Edition) -> Vec<District> {
    let lang = texts.lang();
    let mut districts: Vec<District> = supply(edition).districts().map(|one| one.id).collect();
    districts
        .sort_by_cached_key(|&id| alphabetical(nearest_printing(id, edition).name(lang), lang));
    districts
}
