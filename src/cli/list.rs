//! `citadels list`: tables of cards, official lists and rule topics.

use super::args::{Format, ListArgs, What};
use super::{Answer, Context, rule};
use crate::failure::{Failure, Fault};
use crate::language::Language;
use crate::library::fold::alphabetical;
use crate::library::{self, Deck, Face};
use crate::rules::card::Card;
use crate::store::Store;
use crate::view::json;
use crate::view::list::{self, Listed};
use serde_json::{Map, Value, json};
use strum::IntoEnumIterator;

pub fn run(context: &Context<'_>, args: &ListArgs) -> Result<Answer, Failure> {
    check(context, args)?;
    let edition = context.edition();
    let lang = context.texts.lang();
    let mut cards: Vec<Listed> = Card::all()
        .filter_map(|card| Some((card, library::printing(card, edition)?)))
        .filter(|(_, printing)| args.origin.is_none_or(|origin| origin == printing.origin))
        .filter(|(_, printing)| match printing.face {
            Face::Character { rank, .. } => {
                args.what == What::Characters && args.rank.is_none_or(|wanted| wanted == rank)
            }
            Face::District { kind, cost, .. } => {
                args.what == What::Districts
                    && args.kind.is_none_or(|wanted| wanted == kind)
                    && args.cost.is_none_or(|wanted| wanted == cost.unwrap_or(0))
            }
        })
        .collect();
    // Characters by rank, districts by type and cost; then by name.
    cards.sort_by_cached_key(|(_, printing)| {
        let number = match printing.face {
            Face::Character { rank, .. } => rank.number(),
            Face::District { cost, .. } => cost.unwrap_or(0),
        };
        (
            printing.kind(),
            number,
            alphabetical(printing.name(lang), lang),
        )
    });
    let mut decks: Vec<&Deck> = library::decks()
        .iter()
        .filter(|deck| deck.edition == edition)
        .collect();
    decks.sort_by_cached_key(|deck| alphabetical(deck.name(lang), lang));
    let saved = context
        .store
        .as_ref()
        .map(Store::deck_names)
        .unwrap_or_default();
    Ok(match (args.what, context.format) {
        (What::Rules, _) => rule::index(context),
        (What::Decks, Format::Json) => {
            let decks: Vec<Value> = decks.iter().map(|deck| deck_json(deck)).collect();
            Answer::Json(json!({ "decks": decks, "saved": saved }))
        }
        (What::Decks, _) => Answer::Page(list::decks(context.texts, edition, &decks, &saved)),
        (What::Characters | What::Districts, Format::Json) => {
            let facts: Vec<Map<String, Value>> = cards
                .iter()
                .map(|(card, printing)| json::card_facts(*card, printing))
                .collect();
            let key = if args.what == What::Characters {
                "characters"
            } else {
                "districts"
            };
            Answer::Json(json!({ key: facts }))
        }
        (What::Characters, _) => Answer::Page(list::characters(context.texts, &cards)),
        (What::Districts, _) => {
            let mut page = list::districts(context.texts, &cards);
            page.0.extend(list::known_part(context.texts, edition));
            Answer::Page(page)
        }
    })
}

fn deck_json(deck: &Deck) -> Value {
    let names: Map<String, Value> = Language::iter()
        .map(|lang| (lang.code().to_owned(), json!(deck.name(lang))))
        .collect();
    json!({
        "id": deck.id,
        "edition": deck.edition.id(),
        "names": names,
        "characters": deck.characters,
        "districts": deck.districts,
    })
}

/// A filter that has nothing to filter is a slip of the hand, not an empty answer.
fn check(context: &Context<'_>, args: &ListArgs) -> Result<(), Failure> {
    let misplaced = [
        (
            args.rank.is_some() && args.what != What::Characters,
            "--rank",
            "characters",
        ),
        (
            args.kind.is_some() && args.what != What::Districts,
            "--type",
            "districts",
        ),
        (
            args.cost.is_some() && args.what != What::Districts,
            "--cost",
            "districts",
        ),
        (
            args.origin.is_some() && !matches!(args.what, What::Characters | What::Districts),
            "--origin",
            "characters, districts",
        ),
    ];
    let mut faults = misplaced
        .iter()
        .filter(|(wrong, ..)| *wrong)
        .map(|(_, option, fits)| {
            let values = [("option", (*option).into()), ("fits", (*fits).into())];
            Fault::told("usage", context.texts, "error-filter-misplaced", &values)
        });
    match faults.next() {
        None => Ok(()),
        Some(first) => {
            let mut failure = Failure::usage(first);
            failure.faults.extend(faults);
            Err(failure)
        }
    }
}
