//! The checklist from box to first turn.

use super::{Desk, TableWish};
use crate::fault::Faults;
use crate::input::deck::TableDeck;
use crate::library::decks::pool;
use crate::library::{self, nearest_printing};
use crate::rules::card::{Card, Character, District};
use crate::rules::deck::{Change, Deck};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use crate::texts::{Id, Texts};
use crate::{family, id, say};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(skip)]
    pub edition: Edition,
    pub players: Players,
    pub characters: Vec<Character>,
    pub districts: Vec<District>,
    pub complete_at: u8,
    pub steps: Vec<String>,
    /// What was changed in an official list.
    #[serde(skip)]
    pub changes: Vec<Change>,
}

/// # Errors
/// There is no such deck for so many.
pub fn answer(desk: &Desk<'_>, wish: &TableWish) -> Result<Answer, Faults> {
    let TableDeck { deck, changes, .. } = desk.at_table(wish)?;
    Ok(Answer {
        edition: deck.edition,
        players: deck.players,
        complete_at: deck.edition.rulebook().complete_at[deck.players],
        steps: steps(desk.texts, &deck),
        characters: deck.characters,
        districts: deck.districts,
        changes,
    })
}

family!(deal(Edition) = "setup-deal-");
family!(crown(Edition) = "setup-crown-");

fn steps(texts: &Texts, deck: &Deck) -> Vec<String> {
    let edition = deck.edition;
    let count = deck.characters.len();
    let characters = names(texts, edition, &deck.characters);
    let mut steps = vec![say!(texts, "setup-characters", count, cards = characters)];
    if library::in_box(edition).tokens {
        steps.push(say!(texts, "setup-tokens", count));
    }
    let with = deck
        .characters
        .iter()
        .filter_map(|&card| with(card, edition));
    steps.extend(with.map(|id| texts.say(id)));
    steps.push(if edition.rulebook().deck_size.is_some() {
        let districts = names(texts, edition, &deck.districts);
        say!(texts, "setup-districts", cards = districts)
    } else {
        purples(texts, deck)
    });
    steps.push(texts.say(deal(edition)));
    steps.push(texts.say(crown(edition)));
    steps.push(library::setup::discards(texts, deck));
    steps.extend(library::setup::end(texts, deck));
    match deck.players {
        Players::Two => steps.push(say!(texts, "setup-two")),
        Players::Three => steps.push(say!(texts, "setup-three")),
        _ => {}
    }
    steps
}

/// What a character needs beside its card.
fn with(card: Character, edition: Edition) -> Option<Id> {
    let id = match (card, edition) {
        (Character::Magistrate, Edition::E2016) => id!("setup-with-magistrate-2016"),
        (Character::Blackmailer, Edition::E2016) => id!("setup-with-blackmailer-2016"),
        (Character::TaxCollector, Edition::E2016) => id!("setup-with-tax-collector-2016"),
        (Character::Queen, Edition::E2016) => id!("setup-with-queen-2016"),
        (Character::Queen, Edition::Classic) => id!("setup-with-queen-classic"),
        (Character::Queen, Edition::Third) => id!("setup-with-queen-third"),
        (Character::Artist, Edition::E2016) => id!("setup-with-artist-2016"),
        (Character::Artist, Edition::Classic) => id!("setup-with-artist-classic"),
        (Character::Artist, Edition::Third) => id!("setup-with-artist-third"),
        _ => return None,
    };
    Some(id)
}

fn names<T: Copy + Into<Card>>(texts: &Texts, edition: Edition, cards: &[T]) -> String {
    let name = |&card: &T| nearest_printing(card, edition).name(texts.lang());
    cards.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The purple districts of an older box: all of the base game, but what is taken out and put in.
fn purples(texts: &Texts, deck: &Deck) -> String {
    let pool = pool(deck.edition);
    let is_base = |id: &District| pool.facts(id).is_some_and(|facts| facts.is_base);
    let (mut left, bonus): (Vec<District>, Vec<District>) =
        deck.districts.iter().partition(|id| is_base(id));
    let mut out: Vec<District> = Vec::new();
    for id in pool.base_uniques() {
        match left.iter().position(|other| *other == id) {
            Some(place) => drop(left.remove(place)),
            None => out.push(id),
        }
    }
    let names = |cards: &[District]| names(texts, deck.edition, cards);
    let mut said = vec![say!(texts, "setup-purple-base")];
    if !out.is_empty() {
        said.push(say!(texts, "setup-purple-out", cards = names(&out)));
    }
    said.push(if bonus.is_empty() {
        say!(texts, "setup-purple-no-bonus")
    } else {
        say!(texts, "setup-purple-bonus", cards = names(&bonus))
    });
    said.join(" ")
}
