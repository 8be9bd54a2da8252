//! Tables of cards and official lists.

use super::card::{home, origin_name, seal, uncounted, unseen};
use super::columns::{column, numbers, row, spare};
use crate::desk::deck_saved::SavedDeck;
use crate::desk::list::Answer;
use crate::library::facts::CardFacts;
use crate::library::{Deck, type_name};
use crate::page::{Block, Line, Page, Row, Table};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::Texts;
use crate::{id, say};

pub fn page(texts: &Texts, answer: &Answer) -> Page {
    match answer {
        Answer::Characters { characters } => Page::new(vec![cards(texts, characters)]),
        Answer::Districts { districts, known } => {
            let mut page = Page::new(vec![cards(texts, districts)]);
            let printings = districts.iter().map(|card| card.printing);
            page.extend(unseen(texts, printings.clone()));
            page.extend(uncounted(texts, printings));
            page.extend(known.map(|(known, all)| {
                let note = say!(texts, "list-known", all, known);
                Block::Note(note.into())
            }));
            page
        }
        Answer::Decks {
            decks,
            saved_decks,
            edition,
            ..
        } => {
            let mut page = Page::new(vec![lists(texts, decks, *edition)]);
            if !saved_decks.is_empty() {
                page.push(saved(texts, saved_decks));
            }
            page
        }
    }
}

fn cards(texts: &Texts, cards: &[CardFacts]) -> Block {
    let Some(first) = cards.first() else {
        return Block::Text(say!(texts, "list-empty").into());
    };
    let name = column(texts, id!("column-name"));
    let origin = column(texts, id!("column-origin"));
    let id = column(texts, id!("column-id"));
    let columns = match first.printing.card {
        Card::Character(_) => vec![
            numbers(texts, id!("column-rank")),
            name,
            spare(1, origin),
            spare(2, id),
        ],
        Card::District(_) => vec![
            name,
            spare(2, column(texts, id!("column-type"))),
            numbers(texts, id!("column-cost")),
            spare(1, numbers(texts, id!("column-copies"))),
            spare(3, origin),
            spare(4, id),
        ],
    };
    let rows = cards.iter().map(|card| card_row(texts, card)).collect();
    Block::Table(Table { columns, rows })
}

fn card_row(texts: &Texts, CardFacts { printing, .. }: &CardFacts) -> Row {
    let name = home(printing, printing.name(texts.lang()).to_owned());
    let origin = texts.say(origin_name(printing.origin)).into();
    let id = printing.card.id().into();
    let kind = printing.kind.map(|kind| type_name(kind, printing.edition));
    let cells = match printing.rank {
        Some(rank) => vec![rank.to_string().into(), name.into(), origin, id],
        None => vec![
            Line(vec![
                format!("{} ", seal(printing).map_or("", |seal| seal.sign)).into(),
                name,
            ]),
            kind.map_or(String::new(), |kind| texts.say(kind)).into(),
            printing.shown_cost().into(),
            printing.shown_copies().unwrap_or_default().into(),
            origin,
            id,
        ],
    };
    Row {
        cells,
        seal: seal(printing),
    }
}

/// The official lists.
fn lists(texts: &Texts, decks: &[&Deck], edition: Edition) -> Block {
    if decks.is_empty() {
        return Block::Text(say!(texts, "list-no-decks", edition = edition.id()).into());
    }
    let rows = decks.iter().map(|deck| {
        row([
            deck.name(texts.lang()).to_owned(),
            deck.characters.len().to_string(),
            deck.districts.len().to_string(),
            deck.id.to_string(),
        ])
    });
    Block::Table(Table {
        columns: vec![
            column(texts, id!("column-deck")),
            spare(2, numbers(texts, id!("column-characters"))),
            spare(3, numbers(texts, id!("column-districts"))),
            spare(1, column(texts, id!("column-id"))),
        ],
        rows: rows.collect(),
    })
}

fn saved(texts: &Texts, decks: &[SavedDeck]) -> Block {
    let rows = decks.iter().map(|deck| {
        row([
            deck.name.clone(),
            deck.players
                .map_or(String::new(), |players| players.to_string()),
            deck.code.clone().unwrap_or_default(),
            deck.saved.clone().unwrap_or_default(),
        ])
    });
    Block::Table(Table {
        columns: vec![
            column(texts, id!("list-saved")),
            numbers(texts, id!("column-players")),
            column(texts, id!("deck-code")),
            spare(1, column(texts, id!("column-date"))),
        ],
        rows: rows.collect(),
    })
}
