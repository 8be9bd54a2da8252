//! `citadels card`: one card's page.

use super::args::{CardArgs, Format};
use super::shelf::Shelf;
use super::{Answer, Context};
use crate::failure::{Failure, Fault, quoted};
use crate::language::Language;
use crate::library::find::by_words;
use crate::library::fold::{alphabetical, fold};
use crate::library::{self, Face, Printing, Ruling, nearest_printing};
use crate::rules::card::Card;
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, meet};
use crate::view::page::sign;
use crate::view::{self, json};
use serde_json::{Value, json};

/// Columns that three boxes side by side need.
const SIDE_BY_SIDE: usize = 70;

pub fn run(context: &mut Context<'_>, args: &CardArgs) -> Result<Answer, Failure> {
    let found = if args.words.is_empty() {
        pick(context, "ask-card", "error-card-missing", None)?
    } else {
        Some(find_one(context, &args.words)?)
    };
    // Where a card must be picked, one is.
    let card = found.ok_or_else(Failure::left)?;
    let printings = shown(card, &context.editions());
    if context.format == Format::Json {
        let page = |printing: &&Printing| {
            let rulings = rulings(&[card], printing.edition);
            json::card_page(context.texts, card, printing, &rulings)
        };
        let mut pages: Vec<Value> = printings.iter().map(page).collect();
        return Ok(Answer::Json(match context.editions().len() {
            1 => pages.remove(0),
            _ => json!({ "editions": pages }),
        }));
    }
    if printings.len() > 1 {
        return Ok(Answer::Page(compared(context, card, &printings)));
    }
    let mut page = view::Page::default();
    for printing in printings {
        page.0.extend(context.note_other_edition(printing.edition));
        let rulings = rulings(&[card], printing.edition);
        page.0
            .extend(view::card::page(context.texts, card, printing, &rulings).0);
    }
    Ok(Answer::Page(page))
}

/// The card as each of these boxes has it, then the rulings box by box.
fn compared(context: &Context<'_>, card: Card, printings: &[&Printing]) -> view::Page {
    let is_wide = context.format == Format::Markdown || context.canvas.width >= SIDE_BY_SIDE;
    let mut page = view::editions::compared(context.texts, card, printings, is_wide);
    for printing in printings {
        let rulings = rulings(&[card], printing.edition);
        if !rulings.is_empty() {
            let heading = context.say(&format!("page-rulings-{}", printing.edition.id()));
            page.0.push(view::Block::Heading(heading));
            page.0.extend(view::ruling::points(
                context.texts,
                &rulings,
                printing.edition,
            ));
        }
    }
    page
}

/// The card that these words name; if each names a card of its own, the fault points to `ruling`.
fn find_one(context: &Context<'_>, words: &[String]) -> Result<Card, Failure> {
    let typed = words.join(" ");
    find(context, &typed).map_err(|failure| {
        let each: Result<Vec<Card>, Failure> = typed
            .split_whitespace()
            .map(|word| find(context, word))
            .collect();
        match each {
            Ok(cards) if cards.len() > 1 && cards.iter().any(|card| *card != cards[0]) => {
                let ids: Vec<&str> = cards.iter().map(|card| card.id()).collect();
                let (typed, cards) = (quoted(&typed), ids.join(" "));
                let values = [("typed", (&typed).into()), ("cards", (&cards).into())];
                let fault = Fault::told("unknown-card", context.texts, "error-card-many", &values);
                Failure {
                    candidates: Some(ids),
                    ..Failure::no(vec![fault])
                }
            }
            _ => failure,
        }
    })
}

/// The printings in these editions; if there is none, the card as another edition has it.
fn shown(card: Card, editions: &[Edition]) -> Vec<&'static Printing> {
    let printings: Vec<_> = editions
        .iter()
        .filter_map(|&edition| library::printing(card, edition))
        .collect();
    if printings.is_empty() {
        vec![nearest_printing(card, editions[0])]
    } else {
        printings
    }
}

/// The rulings in which these cards meet: first what stands under one of the cards itself, then
/// what other chapters say, then our readings.
pub fn rulings(cards: &[Card], edition: Edition) -> Vec<&'static Ruling> {
    let mut rulings: Vec<&Ruling> = library::rulings()
        .iter()
        .filter(|ruling| ruling.editions.contains(&edition) && meet(ruling.about, cards))
        .collect();
    rulings.sort_by_key(|ruling| {
        let entry = ruling.source_in(edition).entry;
        let elsewhere = entry.is_none_or(|entry| !cards.contains(&entry));
        (ruling.standing == Standing::Reading, elsewhere)
    });
    rulings
}

/// The card whose name these words begin, if they are its words and no other's.
pub fn named_by_words(context: &Context<'_>, words: &str) -> Option<Card> {
    by_words(
        library::card_names(),
        words,
        context.texts.lang(),
        context.edition(),
    )
}

/// The card that is meant.
pub fn find(context: &Context<'_>, typed: &str) -> Result<Card, Failure> {
    let edition = context.edition();
    let shelf = Shelf {
        names: library::card_names(),
        fault: "unknown-card",
        stem: "unknown-card",
        id: &Card::id,
        label: &|card| {
            let name = view::card::name(context.texts, edition, card);
            format!("{name} ({card})")
        },
    };
    shelf.find(context, typed)
}

/// A card in a list of choices: rank or sign, and name.
fn label(printing: &Printing, lang: Language) -> String {
    let mark = match printing.face {
        Face::Character { rank, .. } => rank.to_string(),
        Face::District { kind, .. } => sign(kind).to_owned(),
    };
    format!("{mark} {}", printing.name(lang))
}

/// Does what was typed, folded, begin a word of one of the card's names?
pub fn fits(card: impl Into<Card>, typed: &str) -> bool {
    let card = card.into();
    library::card_names()
        .iter()
        .any(|name| name.of == card && name.has_word_beginning(typed))
}

/// Lets the user pick a card; names of all languages filter the list. With `none`, the first
/// choice is to take no card.
pub fn pick(
    context: &mut Context<'_>,
    question: &str,
    error: &str,
    none: Option<&str>,
) -> Result<Option<Card>, Failure> {
    let edition = context.edition();
    let lang = context.texts.lang();
    let mut cards: Vec<Card> = Card::all().collect();
    cards.sort_by_cached_key(|card| {
        let printing = nearest_printing(card, edition);
        let name = alphabetical(printing.name(lang), lang);
        // Characters come first.
        let rank = printing.rank();
        (rank.is_none(), rank, printing.kind(), name)
    });
    let labels = cards
        .iter()
        .map(|card| label(nearest_printing(card, edition), lang));
    let choices: Vec<String> = none
        .map(|none| context.say(none))
        .into_iter()
        .chain(labels)
        .collect();
    let before = usize::from(none.is_some());
    let fits = |typed: &str, choice: usize| {
        let typed = fold(typed);
        match choice.checked_sub(before) {
            None => typed.is_empty(),
            Some(place) => fits(cards[place], &typed) || fold(&choices[choice]).starts_with(&typed),
        }
    };
    let question = context.say(question);
    let missing = context.nothing_to_ask(error);
    let choice = context.pick(&question, &choices, &fits, missing)?;
    Ok(choice.checked_sub(before).map(|place| cards[place]))
}
