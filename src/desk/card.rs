//! One card: what is printed on it, its rulings, and the differences between editions.

use super::{ByEdition, Desk};
use crate::language::Language;
use crate::library::facts::{CardFacts, RulingFacts};
use crate::library::{
    self, CardWords, OfficialDeck, Printing, namesakes, nearest_printing, printings,
};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::texts::{Id, Texts};
use crate::{family, id, say};
use serde::Serialize;

#[derive(Clone, Debug)]
pub struct Request {
    pub card: Card,
    /// How it was named; empty if it was picked.
    pub typed: String,
    /// Everything about it, not only the common questions.
    pub full: bool,
}

pub type Answer = ByEdition<Shown>;

/// The card in one edition.
#[derive(Debug, Serialize)]
pub struct Shown {
    #[serde(flatten)]
    pub facts: CardFacts,
    pub text: String,
    pub reminder: String,
    pub rulings: Vec<RulingFacts>,
    /// The official lists that include it.
    pub lists: Vec<OfficialDeck>,
    pub differences: Vec<String>,
    /// The requested edition, if it does not have the card.
    #[serde(skip)]
    pub asked: Option<Edition>,
    #[serde(skip)]
    pub full: bool,
    /// Cards of other boxes with its name, or with the one that was typed.
    #[serde(skip)]
    pub namesakes: Vec<(Language, &'static Printing)>,
}

pub fn answer(desk: &Desk<'_>, request: &Request) -> Answer {
    let card = request.card;
    let asked = desk.editions.list().iter();
    let mut found: Vec<&Printing> = asked
        .filter_map(|&edition| library::printing(card, edition))
        .collect();
    if found.is_empty() {
        found.push(nearest_printing(card, desk.edition()));
    }
    let shown = found
        .into_iter()
        .map(|printing| shown(desk, printing, request));
    ByEdition::new(desk.editions, shown.collect())
}

fn shown(desk: &Desk<'_>, printing: &'static Printing, request: &Request) -> Shown {
    let (texts, edition, card) = (desk.texts, printing.edition, printing.card);
    let rulings = library::rulings_about(&[card], edition);
    let lists = library::decks().iter();
    let lists = lists.filter(|deck| deck.edition == edition && deck.contains(card));
    Shown {
        facts: printing.into(),
        text: printing.effect(texts),
        reminder: printing.reminder(texts),
        rulings: RulingFacts::all(rulings, texts, edition),
        lists: lists.map(|deck| deck.id).collect(),
        differences: differences(texts, card),
        asked: desk.editions.other_than(edition),
        full: request.full,
        namesakes: namesakes(card, edition, &request.typed, Some(texts.lang())),
    }
}

family!(pub short_edition(Edition) = "edition-short-");

/// Something printed on a card, if present.
type Fact = fn(&Printing, Language) -> Option<String>;

/// The differences between editions for a card, in sentences, if any.
pub fn differences(texts: &Texts, card: Card) -> Vec<String> {
    let facts: [(Id, Fact); 4] = [
        (id!("differs-name"), |printing, lang| {
            Some(printing.name(lang).to_owned())
        }),
        (id!("differs-rank"), |printing, _| {
            printing.rank.map(|rank| rank.to_string())
        }),
        (id!("differs-cost"), |printing, _| {
            printing.cost.map(|_| printing.shown_cost())
        }),
        (id!("differs-copies"), |printing, _| printing.shown_copies()),
    ];
    let facts = facts.iter();
    let said = facts.filter_map(|(message, fact)| difference(texts, card, *message, *fact));
    let power = library::difference(card).map(|message| texts.say(message));
    said.chain(power).collect()
}

/// `Cost: 4 (2016), 5 (classic, third).`, if there is more than one value.
fn difference(texts: &Texts, card: Card, message: Id, fact: Fact) -> Option<String> {
    let mut values: Vec<(String, Vec<String>)> = Vec::new();
    for printing in printings(card) {
        let value = fact(printing, texts.lang())?;
        let edition = texts.say(short_edition(printing.edition));
        match values.iter_mut().find(|(known, _)| *known == value) {
            Some((_, editions)) => editions.push(edition),
            None => values.push((value, vec![edition])),
        }
    }
    if values.len() < 2 {
        return None;
    }
    let values = values.iter().map(|(value, editions)| {
        let editions = editions.join(", ");
        say!(texts, "differs-value", value = value, editions = editions)
    });
    let values = values.collect::<Vec<_>>().join(", ");
    Some(texts.say_with(message, crate::args![values = values]))
}
