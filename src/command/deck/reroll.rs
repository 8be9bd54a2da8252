//! `deck reroll`: the same deck with some cards redrawn.

use crate::app::App;
use crate::command::deck::shown::{DeckAnswer, View, page};
use crate::command::{Cli, Outcome};
use crate::fault;
use crate::fault::{Faults, Field};
use crate::files::read::deck::{FittedDeck, Table};
use crate::files::read::name;
use crate::library::decks::{balanced_ranges, pool};
use crate::rules::card::Card;
use crate::rules::deck::Deck;
use crate::rules::deck::balance::Ranges;
use crate::rules::deck::draw::Draw;
use crate::rules::table::Players;
use crate::terminal::drive::Stop;
use clap::Args;

#[derive(Debug, Args)]
pub struct Request {
    pub deck: String,
    #[arg(required = true)]
    pub cards: Vec<String>,
    #[arg(short, long)]
    pub players: Option<Players>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long)]
    pub full: bool,
}

pub fn run(cli: &Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let view = View::new(cli, request.full);
    let answer = answer(&cli.app(), request)?;
    Ok(cli.answer(&answer, |texts, answer| page(texts, answer, &view)))
}

/// Draws before giving up.
const MOST_DRAWS: usize = 200;

/// # Errors
///
/// There is no such deck, a card is not in it, or nothing can replace the cards.
pub fn answer(app: &App<'_>, request: &Request) -> Result<DeckAnswer, Faults> {
    let decks = app.decks();
    let table = Table {
        players: request.players,
        ..Table::default()
    };
    let fitted = decks.fitted(decks.chosen(&request.deck)?, &table)?;
    let deck = fitted.playable()?.deck;
    let pool = pool(deck.edition);
    let cards = name::each(&request.cards, app.texts.lang(), deck.edition)?;
    let is_in = |card| deck.cards().any(|other| other == card);
    if let Some(strange) = cards.iter().find(|card| !is_in(**card)) {
        let card = Field::Card(*strange, deck.edition);
        return Err(fault!(NotInDeck, "error-not-in-deck", card).into());
    }
    let seed = app.seed(request.seed.as_deref())?;
    let none = || Faults::from(fault!(NoSubstitute, "error-no-substitute"));
    // Without official lists there are no ranges to stay within.
    let ranges = match pool.rulebook.holds.deck {
        Some(_) => balanced_ranges(&pool, seed.version()),
        None => Ranges::OPEN,
    };
    let mut draw = Draw::again(&pool, &deck, &cards, ranges).ok_or_else(none)?;
    let mut chance = seed.chance();
    // Some cards of the older boxes are never used together: then draw again.
    let drawn = (0..MOST_DRAWS).find_map(|_| {
        let drawn = draw.draw(&mut chance).ok()?;
        drawn.plan().check(&pool, deck.players).ok()
    });
    let drawn = drawn.ok_or_else(none)?;
    Ok(DeckAnswer {
        went: only_in(&deck, &drawn),
        came: only_in(&drawn, &deck),
        seed: Some(seed),
        ..DeckAnswer::new(app, &FittedDeck::unnamed(drawn))
    })
}

/// The cards of one deck that are not in the other.
fn only_in(one: &Deck, other: &Deck) -> Vec<Card> {
    let mut cards: Vec<Card> = one.cards().collect();
    cards.retain(|card| other.cards().all(|other| other != *card));
    cards.dedup();
    cards
}
