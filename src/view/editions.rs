//! How one card differs from box to box: the dispute people really have.

use super::card::{OURS, effect, marked_name, other_names};
use super::page::{Block, Page, Row};
use crate::library::{Face, Printing, printings};
use crate::rules::card::Card;
use crate::texts::Texts;

/// Something that is printed on a card, if it is there.
type Fact<'a> = &'a dyn Fn(&Printing) -> Option<String>;

/// How the boxes differ about a card, in sentences; none if they do not.
#[must_use]
pub fn differences(texts: &Texts, card: Card) -> Vec<String> {
    let lang = texts.lang();
    let facts: [(&str, Fact<'_>); 4] = [
        ("differs-name", &|printing| {
            Some(printing.name(lang).to_owned())
        }),
        ("differs-rank", &|printing| {
            printing.rank().map(|rank| rank.to_string())
        }),
        ("differs-cost", &|printing| match printing.face {
            Face::District { cost, .. } => cost.map(|cost| cost.to_string()),
            Face::Character { .. } => None,
        }),
        ("differs-copies", &|printing| match printing.face {
            Face::District { copies, .. } => Some(copies.to_string()),
            Face::Character { .. } => None,
        }),
    ];
    let mut said: Vec<String> = facts
        .iter()
        .filter_map(|(id, fact)| fact_differs(texts, card, id, *fact))
        .collect();
    let power = format!("differs-{card}");
    if texts.has(&power) {
        said.push(texts.say(&power));
    }
    said
}

/// `Cost: 4 (2016), 5 (classic, third).`, if there is more than one value.
fn fact_differs(texts: &Texts, card: Card, id: &str, fact: Fact<'_>) -> Option<String> {
    let mut values: Vec<(String, Vec<String>)> = Vec::new();
    for printing in printings(card) {
        let value = fact(printing)?;
        let edition = texts.say(&format!("edition-short-{}", printing.edition.id()));
        match values.iter_mut().find(|(known, _)| *known == value) {
            Some((_, editions)) => editions.push(edition),
            None => values.push((value, vec![edition])),
        }
    }
    if values.len() < 2 {
        return None;
    }
    let told = values.iter().map(|(value, editions)| {
        let editions = editions.join(", ");
        let values = [("value", value.into()), ("editions", (&editions).into())];
        texts.say_with("differs-value", &values)
    });
    let told = told.collect::<Vec<_>>().join(", ");
    Some(texts.say_with(id, &[("values", (&told).into())]))
}

/// The differences under their heading.
#[must_use]
pub fn block(texts: &Texts, card: Card) -> Vec<Block> {
    let points = differences(texts, card);
    if points.is_empty() {
        return Vec::new();
    }
    vec![
        Block::Heading(texts.say("page-differs")),
        Block::Points {
            source: String::new(),
            points,
        },
    ]
}

/// A card as these boxes have it: side by side, or where that is too narrow below one another.
#[must_use]
pub fn compared(texts: &Texts, card: Card, printings: &[&Printing], is_wide: bool) -> Page {
    let lang = texts.lang();
    let Some(first) = printings.first() else {
        return Page::default();
    };
    let mut page = Page(vec![Block::Title {
        text: marked_name(first, lang),
        what: other_names(texts, first),
        kind: first.kind(),
    }]);
    let edition = |printing: &&Printing| texts.say(&format!("edition-{}", printing.edition.id()));
    let columns: Vec<Vec<(String, String)>> = printings
        .iter()
        .map(|printing| lines(texts, card, printing))
        .collect();
    if is_wide {
        let header = std::iter::once(String::new())
            .chain(printings.iter().map(edition))
            .collect();
        let row = |place: usize| {
            let cells = columns.iter().map(|lines| lines[place].1.clone());
            let label = columns[0][place].0.clone();
            Row {
                cells: std::iter::once(label).chain(cells).collect(),
                kind: None,
            }
        };
        let rows = (0..columns[0].len()).map(row).collect();
        page.0.push(Block::Table {
            header,
            rows,
            wraps: true,
            spare: &[],
        });
    } else {
        for (printing, lines) in printings.iter().zip(columns) {
            page.0.push(Block::Heading(edition(printing)));
            page.0.push(Block::Facts(lines));
        }
    }
    if printings.iter().any(|printing| !printing.ours.is_empty()) {
        page.0.push(Block::Facts(vec![(
            OURS.to_owned(),
            texts.say("page-ours"),
        )]));
    }
    page.0.extend(block(texts, card));
    page
}

/// What a card is in one box, line by line; every box has the same lines.
fn lines(texts: &Texts, card: Card, printing: &Printing) -> Vec<(String, String)> {
    let mut lines = vec![("column-name", marked_name(printing, texts.lang()))];
    match printing.face {
        Face::Character { rank, .. } => lines.push(("column-rank", rank.to_string())),
        Face::District { cost, copies, .. } => {
            let cost = cost.map_or("–".to_owned(), |cost| cost.to_string());
            lines.extend([("column-cost", cost), ("column-copies", copies.to_string())]);
        }
    }
    lines.push((
        "column-origin",
        texts.say(&format!("origin-{}", printing.origin.id())),
    ));
    lines.push(("column-effect", effect(texts, card, printing)));
    lines
        .into_iter()
        .map(|(label, value)| (texts.say(label), value))
        .collect()
}
