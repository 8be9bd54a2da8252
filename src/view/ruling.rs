//! Rulings on a page.

use super::card;
use super::page::{Block, Page};
use crate::library::{Ruling, Source, nearest_printing};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::Standing;
use crate::texts::Texts;

/// What is known about cards that are asked about together.
#[derive(Debug)]
pub struct Meeting<'a> {
    /// The edition the cards are taken from.
    pub edition: Edition,
    /// The cards, each once.
    pub cards: &'a [Card],
    /// The rulings in which they all meet.
    pub rulings: &'a [&'static Ruling],
    /// Two cards of one rank, if there are: they can never meet in a game.
    pub never: Option<(Card, Card)>,
    /// Is the page one of several, for several editions?
    pub one_of_several: bool,
}

/// The page for cards that are asked about together.
#[must_use]
pub fn page(texts: &Texts, meeting: &Meeting<'_>) -> Page {
    let name = |card: Card| card::name(texts, meeting.edition, card);
    let names: Vec<String> = meeting.cards.iter().copied().map(name).collect();
    let what = if meeting.one_of_several {
        texts.say(&format!("edition-{}", meeting.edition.id()))
    } else {
        String::new()
    };
    let mut page = Page(vec![Block::Title {
        text: names.join(" · "),
        what,
        kind: None,
    }]);
    if let Some((one, other)) = meeting.never {
        let (one, other) = (name(one), name(other));
        let values = [("one", (&one).into()), ("other", (&other).into())];
        page.0.push(Block::Text(
            texts.say_with("ruling-page-never-meet", &values),
        ));
    }
    page.0
        .extend(points(texts, meeting.rulings, meeting.edition));
    if meeting.rulings.is_empty() {
        if meeting.never.is_none() {
            let id = if meeting.cards.len() == 1 {
                "ruling-page-none-one"
            } else {
                "ruling-page-none"
            };
            page.0.push(Block::Text(texts.say(id)));
        }
        for &card in meeting.cards {
            let printing = nearest_printing(card, meeting.edition);
            page.0.push(Block::Title {
                text: name(card),
                what: card::what(texts, printing),
                kind: printing.kind(),
            });
            page.0
                .push(Block::Text(card::effect(texts, card, printing)));
        }
    }
    page
}

/// Rulings grouped by their source, in the order in which the sources first appear.
#[must_use]
pub fn points(texts: &Texts, rulings: &[&Ruling], edition: Edition) -> Vec<Block> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for ruling in rulings {
        let source = source(texts, ruling, edition);
        let text = texts.say(&format!("ruling-{}", ruling.id));
        match groups.iter_mut().find(|(known, _)| *known == source) {
            Some((_, points)) => points.push(text),
            None => groups.push((source, vec![text])),
        }
    }
    groups
        .into_iter()
        .map(|(source, points)| Block::Points { source, points })
        .collect()
}

/// Where a ruling is stated, or that it is ours.
#[must_use]
pub fn source(texts: &Texts, ruling: &Ruling, edition: Edition) -> String {
    let source = ruling.source_in(edition);
    match ruling.standing {
        Standing::Official => place(texts, source, edition),
        Standing::Reading if source.book == "none" => texts.say("source-none"),
        Standing::Reading => {
            let place = place(texts, source, edition);
            texts.say_with("source-reading", &[("source", (&place).into())])
        }
    }
}

/// A place in a book: book, chapter, and the card under which it stands.
#[must_use]
pub fn place(texts: &Texts, source: &Source, edition: Edition) -> String {
    let book = texts.say(&format!("book-{}", source.book));
    let Some(section) = source.section else {
        return book;
    };
    let section = texts.say(&format!("section-{section}"));
    let book = ("book", (&book).into());
    let section = ("section", (&section).into());
    match source.entry {
        None => texts.say_with("source-section", &[book, section]),
        Some(entry) => {
            let entry = card::name(texts, edition, entry);
            let entry = ("entry", (&entry).into());
            texts.say_with("source-entry", &[book, section, entry])
        }
    }
}
