//! What the pages about one deck at one table share.

use crate::library::nearest_printing;
use crate::page::{Block, Line, Span};
use crate::rules::card::{Card, Character};
use crate::rules::edition::Edition;
use crate::say;
use crate::texts::Texts;
pub use crate::wording::card::name;
use crate::wording::card::seal;
pub use crate::wording::deck::{changes, what};

/// The name of a card.
pub fn card(texts: &Texts, edition: Edition, card: impl Into<Card>) -> Span {
    span(texts, edition, card.into(), false)
}

/// The same where the page describes it.
pub fn home(texts: &Texts, edition: Edition, card: impl Into<Card>) -> Span {
    span(texts, edition, card.into(), true)
}

fn span(texts: &Texts, edition: Edition, card: Card, is_home: bool) -> Span {
    let printing = nearest_printing(card, edition);
    Span::Card {
        id: card.id(),
        name: printing.name(texts.lang()).to_owned(),
        seal: seal(printing),
        is_home,
    }
}

/// Rank 4 was drawn and returned.
pub fn returned(texts: &Texts, edition: Edition, card: Character) -> Block {
    let card = name(texts, edition, card);
    Block::Note(say!(texts, "deal-returned", card).into())
}

/// Names of cards, separated by commas.
pub fn cards(texts: &Texts, edition: Edition, cards: &[Character]) -> Line {
    let names = cards.iter().map(|&of| card(texts, edition, of).into());
    Line::joined(names, ", ")
}

/// Points without a source, if there are any.
pub fn points<L: Into<Line>>(points: impl IntoIterator<Item = L>) -> Option<Block> {
    let mut points = points.into_iter().peekable();
    points.peek().is_some().then(|| Block::points(points))
}
