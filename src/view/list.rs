//! Tables of cards and official lists.

use super::card::{home, origin_name, shown_cost, type_name};
use crate::desk::list::Answer;
use crate::library::Face;
use crate::library::facts::{CardFacts, DeckFacts};
use crate::page::{Align, Block, Column, Line, Page, Row, Table, sign};
use crate::rules::edition::Edition;
use crate::say;
use crate::texts::Texts;

#[must_use]
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer {
        Answer::Characters { characters } => Page::new(vec![cards(texts, characters)]),
        Answer::Districts { districts, known } => {
            let mut page = Page::new(vec![cards(texts, districts)]);
            page.extend(known.map(|(known, all)| {
                let note = say!(texts, "list-known", all = all, known = known);
                Block::Note(note.into())
            }));
            page
        }
        Answer::Decks {
            decks,
            saved,
            edition,
        } => {
            let mut page = Page::new(vec![lists(texts, decks, *edition)]);
            if !saved.is_empty() {
                let fact = (say!(texts, "list-saved").into(), saved.join(" · ").into());
                page.push(Block::Facts(vec![fact]));
            }
            page
        }
    }
}

fn cards(texts: &Texts, cards: &[CardFacts]) -> Block {
    let Some(first) = cards.first() else {
        return Block::Text(say!(texts, "list-empty").into());
    };
    let name = text(say!(texts, "column-name"), 0);
    let columns = match first.printing.face {
        Face::Character { .. } => vec![
            number(say!(texts, "column-rank"), 0),
            name,
            text(say!(texts, "column-origin"), 1),
            text(say!(texts, "column-id"), 2),
        ],
        Face::District { .. } => vec![
            name,
            text(say!(texts, "column-type"), 2),
            number(say!(texts, "column-cost"), 0),
            number(say!(texts, "column-copies"), 1),
            text(say!(texts, "column-origin"), 4),
            text(say!(texts, "column-id"), 3),
        ],
    };
    let rows = cards.iter().map(|card| row(texts, card)).collect();
    Block::Table(Table { columns, rows })
}

fn row(texts: &Texts, CardFacts { printing, .. }: &CardFacts) -> Row {
    let name = home(printing, printing.name(texts.lang()).to_owned());
    let origin = texts.say(origin_name(printing.origin)).into();
    let id = printing.card.id().into();
    let cells = match printing.face {
        Face::Character { rank, .. } => vec![rank.to_string().into(), name.into(), origin, id],
        Face::District {
            kind, cost, copies, ..
        } => vec![
            Line(vec![format!("{} ", sign(kind)).into(), name]),
            texts.say(type_name(kind)).into(),
            shown_cost(cost).into(),
            copies.to_string().into(),
            origin,
            id,
        ],
    };
    Row {
        cells,
        kind: printing.kind(),
    }
}

/// The official lists.
fn lists(texts: &Texts, decks: &[DeckFacts], edition: Edition) -> Block {
    if decks.is_empty() {
        return Block::Text(say!(texts, "list-no-decks", edition = edition.id()).into());
    }
    let rows = decks.iter().map(|DeckFacts { deck, .. }| Row {
        cells: vec![
            deck.name(texts.lang()).into(),
            deck.characters.len().to_string().into(),
            deck.districts.len().to_string().into(),
            deck.id.id().into(),
        ],
        kind: None,
    });
    Block::Table(Table {
        columns: vec![
            text(say!(texts, "column-deck"), 0),
            number(say!(texts, "column-characters"), 2),
            number(say!(texts, "column-districts"), 3),
            text(say!(texts, "column-id"), 1),
        ],
        rows: rows.collect(),
    })
}

fn text(name: String, spare: u8) -> Column {
    Column {
        name: name.into(),
        spare,
        ..Column::default()
    }
}

fn number(name: String, spare: u8) -> Column {
    Column {
        align: Align::Right,
        ..text(name, spare)
    }
}
