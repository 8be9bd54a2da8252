//! Tonight's sheet.

use super::card::{effect, reminder, seal, unseen};
use super::table::{changes, effects, home, ruling, what};
use crate::desk::sheet::Answer;
use crate::library::fold::alphabetical;
use crate::library::{self, TopicId, nearest_printing};
use crate::page::{Block, Line, Page, Row};
use crate::texts::Texts;
use crate::{id, say};

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let deck = &answer.deck;
    let (edition, lang) = (deck.edition, texts.lang());
    let call = deck.characters.iter().map(|card| {
        let printing = nearest_printing(card, edition);
        let rank = printing
            .rank()
            .map_or(String::new(), |rank| rank.to_string());
        let power = reminder(texts, card.into(), printing);
        Row {
            cells: vec![rank.into(), home(texts, edition, card).into(), power.into()],
            seal: None,
        }
    });
    let mut districts = deck.districts.clone();
    districts.sort_by_cached_key(|id| {
        let printing = nearest_printing(id, edition);
        (printing.cost(), alphabetical(printing.name(lang), lang))
    });
    let uniques = districts.iter().map(|card| {
        let printing = nearest_printing(card, edition);
        let cost = printing.shown_cost();
        let effect = effect(texts, card.into(), printing);
        Row {
            cells: vec![
                cost.into(),
                home(texts, edition, card).into(),
                effect.into(),
            ],
            seal: seal(printing),
        }
    });
    let points = |rulings: &[&library::Ruling]| Block::Points {
        source: Line::default(),
        points: rulings.iter().map(|one| ruling(texts, one)).collect(),
    };
    let scoring = library::topic(TopicId::SCORING);
    let title = [&answer.name, &answer.code].into_iter().flatten();
    let title: Vec<&str> = title.map(String::as_str).collect();
    let printings = districts.iter();
    let notes = unseen(texts, printings.map(|card| nearest_printing(card, edition)));
    let mut page = Page::new(vec![
        Block::Title {
            text: title.join(" · ").into(),
            what: what(texts, edition, deck.players),
        },
        effects(
            texts,
            [id!("column-rank"), id!("column-name"), id!("column-power")],
            call.collect(),
        ),
        Block::Text(library::setup::discards(texts, deck).into()),
        effects(
            texts,
            [id!("column-cost"), id!("column-name"), id!("column-effect")],
            uniques.collect(),
        ),
    ]);
    page.extend(notes);
    page.extend([
        Block::Heading(scoring.title(lang, edition).into()),
        Block::Text(scoring.text(texts, edition).into()),
        points(&answer.scoring),
        Block::Text(library::setup::end(texts, deck).into()),
        Block::Heading(say!(texts, "page-rulings").into()),
        points(&answer.rulings),
    ]);
    page.with_notes(changes(texts, edition, &answer.changes))
}
