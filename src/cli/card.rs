//! `citadels card`: one card's page.

use super::args::{CardArgs, Format};
use super::shelf::Shelf;
use super::{Answer, Context};
use crate::catalog::fold::{alphabetical, fold};
use crate::catalog::{self, Card, Face, Printing, Ruling};
use crate::failure::Failure;
use crate::rules::edition::Edition;
use crate::rules::ruling::{Standing, meet};
use crate::view::page::{Block, sign};
use crate::view::{self, json};
use serde_json::{Value, json};

pub fn run(context: &mut Context<'_>, args: &CardArgs) -> Result<Answer, Failure> {
    let found = if args.words.is_empty() {
        pick(context, "ask-card", "error-card-missing", None)?
    } else {
        Some(find(context, &args.words.join(" "))?)
    };
    // Where a card must be picked, one is.
    let card = found.ok_or_else(Failure::left)?;
    let printings = shown(card, &context.editions());
    if context.format == Format::Json {
        let page = |printing: &&Printing| {
            let rulings = rulings(card.id, printing.edition);
            json::card_page(context.texts, card, printing, &rulings)
        };
        let mut pages: Vec<Value> = printings.iter().map(page).collect();
        return Ok(Answer::Json(match context.editions().len() {
            1 => pages.remove(0),
            _ => json!({ "editions": pages }),
        }));
    }
    let mut page = view::Page::default();
    for printing in printings {
        if !context.editions().contains(&printing.edition) {
            page.0.push(other_edition(context, printing.edition));
        }
        let rulings = rulings(card.id, printing.edition);
        page.0.extend(view::card::page(context.texts, card, printing, &rulings).0);
    }
    Ok(Answer::Page(page))
}

/// The printings in these editions; if there is none, the card as another edition has it.
fn shown(card: &'static Card, editions: &[Edition]) -> Vec<&'static Printing> {
    let printings: Vec<_> = editions.iter().filter_map(|&edition| card.printing(edition)).collect();
    if printings.is_empty() { vec![card.nearest_printing(editions[0])] } else { printings }
}

/// Says that what follows is from another edition than the one asked for.
pub fn other_edition(context: &Context<'_>, shown: Edition) -> Block {
    let asked = context.say(&format!("edition-{}", context.edition().id()));
    let shown = context.say(&format!("edition-{}", shown.id()));
    let values = [("asked", (&asked).into()), ("shown", (&shown).into())];
    Block::Note(context.texts.say_with("note-other-edition", &values))
}

/// The rulings that hold for a card in an edition: first what stands under the card itself,
/// then what other chapters say, then our readings.
fn rulings(card: &str, edition: Edition) -> Vec<&'static Ruling> {
    let mut rulings: Vec<&Ruling> = catalog::rulings()
        .iter()
        .filter(|ruling| ruling.editions.contains(&edition) && meet(ruling.about, &[card]))
        .collect();
    rulings.sort_by_key(|ruling| {
        (ruling.standing == Standing::Reading, ruling.source.entry != Some(card))
    });
    rulings
}

/// The card that is meant.
pub fn find(context: &Context<'_>, typed: &str) -> Result<&'static Card, Failure> {
    let cards = catalog::cards();
    let edition = context.edition();
    let shelf = Shelf {
        names: catalog::card_names(),
        fault: "unknown-card",
        id: &|index| cards[index].id,
        label: &|index| {
            let name = cards[index].nearest_printing(edition).name(context.texts.lang());
            format!("{name} ({})", cards[index].id)
        },
    };
    Ok(&cards[shelf.find(context, typed)?])
}

/// Lets the user pick a card; names of all languages filter the list. With `none`, the first
/// choice is to take no card.
pub fn pick(
    context: &mut Context<'_>,
    question: &str,
    error: &str,
    none: Option<&str>,
) -> Result<Option<&'static Card>, Failure> {
    let edition = context.edition();
    let lang = context.texts.lang();
    let mut cards: Vec<(usize, &Card)> = catalog::cards().iter().enumerate().collect();
    cards.sort_by_cached_key(|(_, card)| {
        let printing = card.nearest_printing(edition);
        let name = alphabetical(printing.name(lang), lang);
        (printing.rank().unwrap_or(u8::MAX), printing.kind(), name)
    });
    let labels = cards.iter().map(|(_, card)| {
        let printing = card.nearest_printing(edition);
        let mark = match printing.face {
            Face::Character { rank } => rank.to_string(),
            Face::District { kind, .. } => sign(kind).to_owned(),
        };
        format!("{mark} {}", printing.name(lang))
    });
    let choices: Vec<String> =
        none.map(|none| context.say(none)).into_iter().chain(labels).collect();
    let before = usize::from(none.is_some());
    let fits = |typed: &str, choice: usize| {
        let typed = fold(typed);
        let Some((index, _)) = choice.checked_sub(before).map(|place| cards[place]) else {
            return typed.is_empty();
        };
        catalog::card_names().iter().any(|name| {
            name.index == index
                && (name.folded.starts_with(&typed) || name.folded.contains(&format!(" {typed}")))
        })
    };
    let (question, help) = (context.say(question), context.say("ask-help-pick"));
    let missing = context.nothing_to_ask(error);
    let ask = context.ask.as_deref_mut().ok_or(missing)?;
    let choice = ask.pick(&question, &help, &choices, &fits).map_err(|_| Failure::left())?;
    Ok(choice.checked_sub(before).map(|place| cards[place].1))
}
