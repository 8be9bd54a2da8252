//! `citadels ruling`: the rulings in which cards meet.

use super::args::{Format, RulingArgs};
use super::{Answer, Context, card};
use crate::failure::{Failure, Fault};
use crate::library::fold::fold;
use crate::library::printing;
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::view::page::Block;
use crate::view::ruling::Meeting;
use crate::view::{self, json};
use serde_json::{Value, json};
use strum::IntoEnumIterator;

pub fn run(context: &mut Context<'_>, args: &RulingArgs) -> Result<Answer, Failure> {
    let cards = distinct(if args.cards.is_empty() {
        ask_for_two(context)?
    } else {
        find_all(context, &args.cards)?
    });
    let mut page = view::Page::default();
    let mut values: Vec<Value> = Vec::new();
    for edition in shown_editions(context, &cards) {
        let rulings = card::rulings(&cards, edition);
        let never = never(&cards, edition);
        let one_of_several = context.editions().len() > 1;
        let meeting = Meeting {
            edition,
            cards: &cards,
            rulings: &rulings,
            never,
            one_of_several,
        };
        if context.format == Format::Json {
            let mut value = json::ruling_page(context.texts, &meeting);
            value["edition"] = json!(edition.id());
            values.push(value);
            continue;
        }
        page.0.extend(context.note_other_edition(edition));
        page.0.extend(view::ruling::page(context.texts, &meeting).0);
        if rulings.is_empty() && cards.len() > 2 {
            page.0.extend(two_by_two(context, &cards, edition));
        }
    }
    Ok(match (context.format, context.editions().len()) {
        (Format::Json, 1) => Answer::Json(values.remove(0)),
        (Format::Json, _) => Answer::Json(json!({ "editions": values })),
        _ => Answer::Page(page),
    })
}

/// Where more than two cards never meet all at once, the rulings of each two that do.
fn two_by_two(context: &Context<'_>, cards: &[Card], edition: Edition) -> Vec<Block> {
    let mut blocks = Vec::new();
    for (index, &one) in cards.iter().enumerate() {
        for &other in &cards[index + 1..] {
            let rulings = card::rulings(&[one, other], edition);
            if rulings.is_empty() {
                continue;
            }
            let name = |card: Card| view::card::name(context.texts, edition, card);
            blocks.push(Block::Heading(format!("{} · {}", name(one), name(other))));
            blocks.extend(view::ruling::points(context.texts, &rulings, edition));
        }
    }
    if !blocks.is_empty() {
        blocks.insert(0, Block::Text(context.say("ruling-page-two-by-two")));
    }
    blocks
}

/// The editions asked for that have all the cards, or else the first edition that has.
fn shown_editions(context: &Context<'_>, cards: &[Card]) -> Vec<Edition> {
    let has_all = |edition: &Edition| cards.iter().all(|card| printing(card, *edition).is_some());
    let asked: Vec<Edition> = context.editions().into_iter().filter(has_all).collect();
    if asked.is_empty() {
        vec![Edition::iter().find(has_all).unwrap_or_default()]
    } else {
        asked
    }
}

/// Lets the user pick one card, and a second if wanted.
fn ask_for_two(context: &mut Context<'_>) -> Result<Vec<Card>, Failure> {
    let first = card::pick(context, "ask-card", "error-ruling-missing", None)?;
    let second = card::pick(
        context,
        "ask-ruling-second",
        "error-ruling-missing",
        Some("ask-ruling-none"),
    )?;
    Ok([first, second].into_iter().flatten().collect())
}

/// All the cards that are meant, or every name that is not a card, at once. Words that begin one
/// name together are taken together: `poor house`, `school of magic`.
fn find_all(context: &Context<'_>, typed: &[String]) -> Result<Vec<Card>, Failure> {
    let mut cards = Vec::new();
    let mut faults: Vec<Fault> = Vec::new();
    let mut candidates = Vec::new();
    let mut index = 0;
    while index < typed.len() {
        // What folds to nothing is no part of a name.
        let words = typed[index..]
            .iter()
            .take_while(|word| !fold(word).is_empty())
            .count();
        let together = (2..=words).rev().find_map(|count| {
            let end = index + count;
            Some((
                end,
                card::named_by_words(context, &typed[index..end].join(" "))?,
            ))
        });
        if let Some((end, card)) = together {
            cards.push(card);
            index = end;
            continue;
        }
        match card::find(context, &typed[index]) {
            Ok(card) => cards.push(card),
            Err(failure) => {
                let place = format!("card[{index}]");
                faults.extend(
                    failure
                        .faults
                        .into_iter()
                        .map(|fault| fault.at(place.clone())),
                );
                candidates.extend(failure.candidates.unwrap_or_default());
            }
        }
        index += 1;
    }
    if faults.is_empty() {
        return Ok(cards);
    }
    let mut failure = Failure::no(faults);
    failure.candidates = Some(candidates);
    Err(failure)
}

fn distinct(cards: Vec<Card>) -> Vec<Card> {
    let mut distinct = Vec::new();
    for card in cards {
        if !distinct.contains(&card) {
            distinct.push(card);
        }
    }
    distinct
}

/// Two cards of one rank: a game has one character of each (2016 rulebook, Building decks; classic
/// rulebook, Bonus cards; third edition, New characters).
fn never(cards: &[Card], edition: Edition) -> Option<(Card, Card)> {
    let rank = |card: &Card| printing(card, edition)?.rank();
    cards.iter().enumerate().find_map(|(index, one)| {
        let other = cards[index + 1..]
            .iter()
            .find(|other| rank(one).is_some() && rank(one) == rank(other))?;
        Some((*one, *other))
    })
}
