//! `citadels ruling`: the rulings in which cards meet.

use super::args::{Format, RulingArgs};
use super::{Answer, Context, card};
use crate::catalog::{self, Card, Ruling};
use crate::failure::{Failure, Fault};
use crate::rules::edition::Edition;
use crate::rules::ruling::meet;
use crate::view::ruling::Meeting;
use crate::view::{self, json};
use serde_json::{Value, json};

pub fn run(context: &mut Context<'_>, args: &RulingArgs) -> Result<Answer, Failure> {
    let cards = distinct(if args.cards.is_empty() {
        ask_for_two(context)?
    } else {
        find_all(context, &args.cards)?
    });
    let editions = context.editions();
    let mut answers: Vec<(Edition, Vec<&Ruling>)> =
        editions.iter().map(|&edition| (edition, meeting(&cards, edition))).collect();
    if editions.len() > 1 {
        answers.retain(|(edition, _)| cards.iter().all(|card| card.printing(*edition).is_some()));
    }
    let mut page = view::Page::default();
    let mut values: Vec<Value> = Vec::new();
    for (edition, rulings) in &answers {
        // Cards of another edition only are answered with that edition.
        let shown = shared_edition(&cards, *edition);
        let rulings = if shown == *edition { rulings.clone() } else { meeting(&cards, shown) };
        let meeting = Meeting {
            edition: shown,
            cards: &cards,
            rulings: &rulings,
            never: never(&cards, shown),
        };
        if context.format == Format::Json {
            let mut value = json::ruling_page(context.texts, &meeting);
            value["edition"] = json!(shown.id());
            values.push(value);
            continue;
        }
        if shown != *edition {
            page.0.push(card::other_edition(context, shown));
        }
        page.0.extend(view::ruling::page(context.texts, &meeting).0);
    }
    Ok(match (context.format, editions.len()) {
        (Format::Json, 1) => Answer::Json(values.remove(0)),
        (Format::Json, _) => Answer::Json(json!({ "editions": values })),
        _ => Answer::Page(page),
    })
}

/// Lets the user pick one card, and a second if wanted.
fn ask_for_two(context: &mut Context<'_>) -> Result<Vec<&'static Card>, Failure> {
    let first = card::pick(context, "ask-card", "error-ruling-missing", None)?;
    let second =
        card::pick(context, "ask-ruling-second", "error-ruling-missing", Some("ask-ruling-none"))?;
    Ok([first, second].into_iter().flatten().collect())
}

/// All the cards that are meant, or every name that is not a card, at once.
fn find_all(context: &Context<'_>, typed: &[String]) -> Result<Vec<&'static Card>, Failure> {
    let mut cards = Vec::new();
    let mut faults: Vec<Fault> = Vec::new();
    let mut candidates = Vec::new();
    for (index, word) in typed.iter().enumerate() {
        match card::find(context, word) {
            Ok(card) => cards.push(card),
            Err(failure) => {
                let place = format!("card[{index}]");
                faults.extend(failure.faults.into_iter().map(|fault| fault.at(place.clone())));
                candidates.extend(failure.candidates.unwrap_or_default());
            }
        }
    }
    if faults.is_empty() {
        return Ok(cards);
    }
    let mut failure = Failure::no(faults);
    failure.candidates = Some(candidates);
    Err(failure)
}

fn distinct(cards: Vec<&'static Card>) -> Vec<&'static Card> {
    let mut distinct: Vec<&Card> = Vec::new();
    for card in cards {
        if !distinct.iter().any(|known| known.id == card.id) {
            distinct.push(card);
        }
    }
    distinct
}

/// The edition asked for, or else the first that has all the cards.
fn shared_edition(cards: &[&Card], asked: Edition) -> Edition {
    let has_all = |edition: &Edition| cards.iter().all(|card| card.printing(*edition).is_some());
    std::iter::once(asked).chain(Edition::ALL).find(has_all).unwrap_or(asked)
}

/// The rulings in which all these cards meet.
fn meeting(cards: &[&Card], edition: Edition) -> Vec<&'static Ruling> {
    let ids: Vec<&str> = cards.iter().map(|card| card.id).collect();
    catalog::rulings()
        .iter()
        .filter(|ruling| ruling.editions.contains(&edition) && meet(ruling.about, &ids))
        .collect()
}

/// Two cards of one rank: a game has one character of each (2016 rulebook, Building decks).
fn never(cards: &[&'static Card], edition: Edition) -> Option<(&'static Card, &'static Card)> {
    let rank = |card: &Card| card.printing(edition)?.rank();
    cards.iter().enumerate().find_map(|(index, one)| {
        let other = cards[index + 1..]
            .iter()
            .find(|other| rank(one).is_some() && rank(one) == rank(other))?;
        Some((*one, *other))
    })
}
