//! How a card is written wherever it is mentioned: its name, color and sign, its box, its kind.

use crate::library::{CardWords, Printing, nearest_printing};
use crate::page::{Block, Seal, Span};
use crate::rules::card::{Card, DistrictType, Origin};
use crate::rules::edition::Edition;
use crate::texts::Texts;
use crate::{family, library, say};

pub use crate::library::edition_name;

family!(pub short_edition(Edition) = "edition-short-");

family!(pub origin_name(Origin) = "origin-");

/// The color and the symbol of a district. In the older boxes the star is on the bonus cards only,
/// as printed (classic rulebook, lines 55–58; third edition, 277).
pub(crate) fn seal(printing: &Printing) -> Option<Seal> {
    let kind = printing.kind?;
    let has_own_sign = kind == DistrictType::Unique && printing.edition != Edition::E2016;
    Some(if has_own_sign && !printing.has_star() {
        Seal::PLAIN_PURPLE
    } else {
        kind.into()
    })
}

/// Where a page describes a card.
pub(crate) fn home(printing: &Printing, name: String) -> Span {
    Span::Card {
        id: printing.card.id(),
        name,
        seal: seal(printing),
        is_home: true,
    }
}

/// A command in a hint, with its edition unless it is the default.
pub fn with_edition(command: &str, edition: Edition) -> String {
    if edition == Edition::default() {
        return command.to_owned();
    }
    format!("{command} --edition {}", edition.id())
}

/// What a card is, in a few words: `character of rank 1`, `noble district, cost 3`.
pub fn what(texts: &Texts, printing: &Printing) -> String {
    match (printing.rank, printing.kind) {
        (Some(rank), _) => say!(texts, "page-character", rank),
        (None, Some(kind)) if printing.cost.is_some() => {
            let cost = printing.shown_cost();
            say!(texts, "page-district", type = type_key(kind, printing.edition), cost)
        }
        (None, _) => say!(texts, "page-unbuildable"),
    }
}

/// The title word for a type in an edition, as in [`library::type_name`].
pub(crate) fn type_key(kind: DistrictType, edition: Edition) -> &'static str {
    library::type_name(kind, edition)
        .name()
        .trim_start_matches("type-")
}

/// A note that the costs with a question mark are unverified, and their possible values.
pub(crate) fn unseen<'a>(
    texts: &Texts,
    printings: impl IntoIterator<Item = &'a Printing>,
) -> Option<Block> {
    let costs = either(texts, printings, Printing::unseen_costs)?;
    Some(Block::Note(say!(texts, "list-unseen", costs).into()))
}

/// The same for numbers of copies.
pub(crate) fn uncounted<'a>(
    texts: &Texts,
    printings: impl IntoIterator<Item = &'a Printing>,
) -> Option<Block> {
    let copies = either(texts, printings, Printing::unseen_copies)?;
    let said = say!(texts, "list-unseen-copies", copies);
    Some(Block::Note(said.into()))
}

/// `Poor House 4 or 5, Factory 5 or 6`, if there are such cards.
pub(crate) fn either<'a>(
    texts: &Texts,
    printings: impl IntoIterator<Item = &'a Printing>,
    values: impl Fn(&Printing) -> Option<(u8, u8)>,
) -> Option<String> {
    let cards = printings.into_iter().filter_map(|printing| {
        let (value, other) = values(printing)?;
        let card = printing.name(texts.lang());
        Some(say!(texts, "list-unseen-one", card, value, other))
    });
    let cards: Vec<String> = cards.collect();
    (!cards.is_empty()).then(|| cards.join(", "))
}

/// A card in a list of choices: rank or symbol, and name.
pub fn choice(texts: &Texts, printing: &Printing) -> String {
    let mark = match printing.rank {
        Some(rank) => rank.to_string(),
        None => seal(printing).map_or("", |seal| seal.sign).to_owned(),
    };
    format!("{mark} {}", printing.name(texts.lang()))
}

/// A card's printed name in an edition, or in the first edition that has it.
pub fn name(texts: &Texts, edition: Edition, card: impl Into<Card>) -> String {
    let printing = nearest_printing(card, edition);
    printing.name(texts.lang()).to_owned()
}

/// The one-line reminder for the caller of the round.
pub fn reminder(texts: &Texts, _: Card, printing: &Printing) -> String {
    printing.reminder(texts)
}
