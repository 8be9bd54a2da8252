//! Tables of cards and official lists.

use super::page::{Block, Page, Row, sign};
use crate::library::{self, Deck, Face, Printing};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::Texts;

/// A card with its printing in the edition that is listed.
pub type Listed = (Card, &'static Printing);

/// Characters by rank.
#[must_use]
pub fn characters(texts: &Texts, cards: &[Listed]) -> Page {
    let rows = cards.iter().map(|(card, printing)| Row {
        cells: vec![
            printing
                .rank()
                .map_or(String::new(), |rank| rank.to_string()),
            printing.name(texts.lang()).to_owned(),
            texts.say(&format!("origin-{}", printing.origin.id())),
            card.id().to_owned(),
        ],
        kind: None,
    });
    table(
        texts,
        &["column-rank", "column-name", "column-origin", "column-id"],
        rows,
        &[3, 2],
    )
}

/// Districts by type and cost.
#[must_use]
pub fn districts(texts: &Texts, cards: &[Listed]) -> Page {
    let rows = cards.iter().filter_map(|(card, printing)| {
        let Face::District {
            kind, cost, copies, ..
        } = printing.face
        else {
            return None;
        };
        Some(Row {
            cells: vec![
                format!("{} {}", sign(kind), printing.name(texts.lang())),
                texts.say(&format!("type-{}", kind.id())),
                cost.map_or("–".to_owned(), |cost| cost.to_string()),
                copies.to_string(),
                texts.say(&format!("origin-{}", printing.origin.id())),
                card.id().to_owned(),
            ],
            kind: Some(kind),
        })
    });
    let header = [
        "column-name",
        "column-type",
        "column-cost",
        "column-copies",
        "column-origin",
        "column-id",
    ];
    table(texts, &header, rows, &[4, 5, 1, 3])
}

/// How much of the box is known, where not all of it is.
#[must_use]
pub fn known_part(texts: &Texts, edition: Edition) -> Option<Block> {
    let all = usize::from(library::in_box(edition).districts);
    let known: usize = library::supply(edition)
        .districts()
        .map(|district| usize::from(district.copies))
        .sum();
    let values = [("all", all.into()), ("known", known.into())];
    (known < all).then(|| Block::Note(texts.say_with("list-known", &values)))
}

/// The official lists, and the names of the saved decks.
#[must_use]
pub fn decks(texts: &Texts, edition: Edition, decks: &[&Deck], saved: &[String]) -> Page {
    let rows = decks.iter().map(|deck| Row {
        cells: vec![
            deck.name(texts.lang()).to_owned(),
            deck.characters.len().to_string(),
            deck.districts.len().to_string(),
            deck.id.to_string(),
        ],
        kind: None,
    });
    let header = [
        "column-deck",
        "column-characters",
        "column-districts",
        "column-id",
    ];
    let mut page = if decks.is_empty() {
        let values = [("edition", edition.id().into())];
        Page(vec![Block::Text(texts.say_with("list-no-decks", &values))])
    } else {
        table(texts, &header, rows, &[2, 1, 3])
    };
    if !saved.is_empty() {
        page.0.push(Block::Facts(vec![(
            texts.say("list-saved"),
            saved.join(" · "),
        )]));
    }
    page
}

fn table(
    texts: &Texts,
    header: &[&str],
    rows: impl Iterator<Item = Row>,
    spare: &'static [usize],
) -> Page {
    let rows: Vec<Row> = rows.collect();
    if rows.is_empty() {
        return Page(vec![Block::Text(texts.say("list-empty"))]);
    }
    Page(vec![Block::Table {
        header: header.iter().map(|id| texts.say(id)).collect(),
        rows,
        wraps: false,
        spare,
    }])
}
