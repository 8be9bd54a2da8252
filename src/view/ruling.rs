//! Rulings on a page.

use super::card::{edition_name, home, other_edition, what};
use crate::desk::ByEdition;
use crate::desk::ruling::{Answer, Meeting};
use crate::library::facts::RulingFacts;
use crate::library::nearest_printing;
use crate::page::{Block, Line, Page, Span};
use crate::rules::card::Card;
use crate::say;
use crate::texts::Texts;

#[must_use]
pub fn page(texts: &Texts, answer: &Answer) -> Page {
    let mut page = Page::default();
    for meeting in answer.list() {
        let what = match answer {
            ByEdition::One(_) => String::new(),
            ByEdition::All { .. } => texts.say(edition_name(meeting.edition)),
        };
        page.extend(other_edition(texts, meeting.asked, meeting.edition));
        page.extend(blocks(texts, meeting, what));
    }
    page
}

fn blocks(texts: &Texts, meeting: &Meeting, what: String) -> Vec<Block> {
    let name = |card: Card| nearest_printing(card, meeting.edition).name(texts.lang());
    // They are named side by side, with no word of their types.
    let mention = |&card: &Card| Span::Card {
        id: card.id(),
        name: name(card).to_owned(),
        kind: None,
        is_home: false,
    };
    let names = |cards: &[Card]| Line::joined(cards.iter().map(mention).map(Line::from), " · ");
    let mut blocks = vec![Block::Title {
        text: names(&meeting.cards),
        what: what.into(),
    }];
    if let Some((one, other)) = meeting.never_meet {
        let said = say!(
            texts,
            "ruling-page-never-meet",
            one = name(one),
            other = name(other)
        );
        blocks.push(Block::Text(said.into()));
    }
    blocks.extend(points(&meeting.rulings));
    if meeting.rulings.is_empty() {
        if meeting.never_meet.is_none() {
            let said = match meeting.cards[..] {
                [_] => say!(texts, "ruling-page-none-one"),
                _ => say!(texts, "ruling-page-none"),
            };
            blocks.push(Block::Text(said.into()));
        }
        blocks.extend(
            meeting
                .cards
                .iter()
                .flat_map(|&card| told(texts, meeting, card)),
        );
    }
    if !meeting.pairs.is_empty() {
        blocks.push(Block::Text(say!(texts, "ruling-page-two-by-two").into()));
    }
    for (one, other, rulings) in &meeting.pairs {
        blocks.push(Block::Heading(names(&[*one, *other])));
        blocks.extend(points(rulings));
    }
    blocks
}

/// The card itself, where there is no ruling.
fn told(texts: &Texts, meeting: &Meeting, card: Card) -> [Block; 2] {
    let printing = nearest_printing(card, meeting.edition);
    let name = printing.name(texts.lang()).to_owned();
    [
        Block::Title {
            text: home(printing, name).into(),
            what: what(texts, printing).into(),
        },
        Block::Text(printing.effect(texts).into()),
    ]
}

/// Rulings grouped by their source, in the order in which the sources first appear.
#[must_use]
pub fn points(rulings: &[RulingFacts]) -> Vec<Block> {
    let mut groups: Vec<(&str, Vec<Line>)> = Vec::new();
    for RulingFacts {
        source,
        text,
        covers,
        ..
    } in rulings
    {
        let text = match covers {
            [] => text.as_str().into(),
            covers => format!("{text} ({})", covers.join(",\u{a0}")).into(),
        };
        match groups.iter_mut().find(|(known, _)| known == source) {
            Some((_, points)) => points.push(text),
            None => groups.push((source, vec![text])),
        }
    }
    let groups = groups.into_iter().map(|(source, points)| Block::Points {
        source: source.into(),
        points,
    });
    groups.collect()
}
