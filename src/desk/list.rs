//! Tables of cards and of official lists.

use super::Desk;
use super::deck_saved::{self, SavedDeck};
use crate::library::facts::CardFacts;
use crate::library::fold::alphabetical;
use crate::library::{self, Deck, Printing};
use crate::rules::card::{Card, DistrictType, Origin, Rank};
use crate::rules::edition::Edition;
use serde::Serialize;

/// What to list; `None` means no filter.
#[derive(Clone, Copy, Debug)]
pub enum Request {
    Characters {
        rank: Option<Rank>,
        origin: Option<Origin>,
    },
    Districts {
        kind: Option<DistrictType>,
        /// 0 if it can't be built.
        cost: Option<u8>,
        origin: Option<Origin>,
    },
    Decks,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Characters {
        characters: Vec<CardFacts>,
    },
    Districts {
        districts: Vec<CardFacts>,
        /// How many cards of the box are known, out of how many, if not all.
        #[serde(skip)]
        known: Option<(usize, usize)>,
    },
    Decks {
        decks: Vec<&'static Deck>,
        /// The names of the saved decks.
        saved: Vec<String>,
        /// The same with all details.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        saved_decks: Vec<SavedDeck>,
        #[serde(skip)]
        edition: Edition,
    },
}

pub fn answer(desk: &Desk<'_>, request: Request) -> Answer {
    match request {
        Request::Characters { rank, origin } => Answer::Characters {
            characters: cards(desk, origin, |card| {
                card.rank
                    .is_some_and(|of| rank.is_none_or(|rank| rank == of))
            }),
        },
        Request::Districts { kind, cost, origin } => Answer::Districts {
            districts: cards(desk, origin, |card| {
                let fits = |cost: u8| card.cost == Some(cost).filter(|cost| *cost > 0);
                card.kind
                    .is_some_and(|of| kind.is_none_or(|kind| kind == of))
                    && cost.is_none_or(fits)
            }),
            known: known_part(desk.edition()),
        },
        Request::Decks => decks(desk),
    }
}

/// Characters by rank, districts by type and cost; then by name.
fn cards(
    desk: &Desk<'_>,
    origin: Option<Origin>,
    fits: impl Fn(&Printing) -> bool,
) -> Vec<CardFacts> {
    let lang = desk.texts.lang();
    let mut cards: Vec<&Printing> = Card::all()
        .filter_map(|card| library::printing(card, desk.edition()))
        .filter(|printing| origin.is_none_or(|origin| origin == printing.origin))
        .filter(|printing| fits(printing))
        .collect();
    cards.sort_by_cached_key(|printing| {
        let name = alphabetical(printing.name(lang), lang);
        (printing.rank, printing.kind, printing.cost, name)
    });
    cards.into_iter().map(CardFacts::from).collect()
}

fn known_part(edition: Edition) -> Option<(usize, usize)> {
    let all = edition.rulebook().holds.districts;
    let known = library::known_districts(edition);
    (known < all).then_some((known, all))
}

fn decks(desk: &Desk<'_>) -> Answer {
    let (lang, edition) = (desk.texts.lang(), desk.edition());
    let of_edition = library::decks()
        .iter()
        .filter(|deck| deck.edition == edition);
    let mut decks: Vec<&Deck> = of_edition.collect();
    decks.sort_by_cached_key(|deck| alphabetical(deck.name(lang), lang));
    let saved_decks = deck_saved::list(desk);
    Answer::Decks {
        decks,
        saved: saved_decks.iter().map(|deck| deck.name.clone()).collect(),
        saved_decks,
        edition,
    }
}
