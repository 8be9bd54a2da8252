//! `deck random`: balanced random decks, to taste.

use crate::app::App;
use crate::command::deck::answer::DeckAnswer;
use crate::command::deck::measure::evenest::{DRAWN, evenest};
use crate::command::deck::measure::games::threads;
use crate::command::deck::play::{code_of, is_played};
use crate::fault;
use crate::fault::{Fault, Faults, Field, typed};
use crate::files::read::deck::FittedDeck;
use crate::files::read::{name, refusal};
use crate::library::decks::{lists, measure_name, pool};
use crate::rules::card::Card;
use crate::rules::deck::Deck;
use crate::rules::deck::draw::{Draws, NoDeck, Taste, Wishes};
use crate::rules::edition::Edition;
use crate::rules::table::Players;
use enum_map::EnumMap;
use serde::Serialize;

#[derive(Debug)]
pub struct Request {
    pub players: Players,
    pub seed: Option<String>,
    pub must: Vec<String>,
    pub ban: Vec<String>,
    /// Eight or nine.
    pub characters: Option<u8>,
    pub like: Option<String>,
    /// From 0 to 10.
    pub fierce: Option<u8>,
    pub unbalanced: bool,
    /// Avoid recently played cards.
    pub fresh: bool,
    /// The evenest of several, by games that are played.
    pub measured: bool,
    /// This many, as a list.
    pub count: Option<u16>,
    /// Show what each card is for.
    pub why: bool,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    One(Box<DeckAnswer>),
    Several { decks: Vec<DeckAnswer> },
}

/// `seen` is told how much is measured, of a thousand.
///
/// # Errors
///
/// A wish is not understood, can't be met, or leaves no deck.
pub fn answer(
    app: &App<'_>,
    request: &Request,
    seen: &mut dyn FnMut(u64),
) -> Result<Answer, Faults> {
    let (edition, lang) = (app.edition(), app.texts.lang());
    if request.measured {
        is_played(edition)?;
    }
    let pool = pool(edition);
    let like = request.like.as_deref();
    let like = like.map(|like| app.decks().of_edition(like));
    let like = like.transpose()?.map(|named| named.plan);
    let typed = [&*request.must, &*request.ban].concat();
    let mut must = name::each(&typed, lang, edition)?;
    let ban = must.split_off(request.must.len());
    let wishes = Wishes {
        players: request.players,
        nine: request.characters.map(|count| count == 9),
        must,
        ban,
    };
    let taste = Taste {
        is_free: request.unbalanced,
        fierce: request.fierce,
        like,
        stale: if request.fresh {
            stale(app)?
        } else {
            EnumMap::default()
        },
    };
    let seed = app.seed(request.seed.as_deref())?;
    let mut draws = Draws::new(
        &pool,
        &wishes,
        &taste,
        lists(&pool, request.players, seed.version()),
    )
    .map_err(|faults| refusal::of(&faults, edition))?;
    let mut chance = seed.chance();
    let mut draw = || {
        draws
            .draw(&mut chance)
            .map_err(|why| no_deck(&why, &wishes, request, edition))
    };
    let mut decks = Vec::new();
    for index in 0..request.count.unwrap_or(1) {
        let (deck, measured) = if request.measured {
            let mut drawn: Vec<(Deck, String)> = Vec::new();
            for _ in 0..DRAWN {
                let deck = draw()?;
                let code = code_of(&deck);
                // With many wishes there may be few decks.
                if drawn.iter().all(|(_, known)| *known != code) {
                    drawn.push((deck, code));
                }
            }
            evenest(app, drawn, threads(), seen)
        } else {
            (draw()?, None)
        };
        // The seed determines the first deck; the others follow. If the play log influences the
        // draw, a seed can't reproduce it, but the code can.
        let is_seeded = index == 0 && !request.fresh;
        decks.push(DeckAnswer {
            seed: is_seeded.then(|| seed.clone()),
            why: request.why.then(|| wishes.must.clone()),
            measured,
            ..DeckAnswer::new(app, FittedDeck::unnamed(deck))
        });
    }
    Ok(match request.count {
        None => Answer::One(Box::new(decks.remove(0))),
        Some(_) => Answer::Several { decks },
    })
}

/// How stale each card is: higher if played recently or often.
pub(crate) fn stale(app: &App<'_>) -> Result<EnumMap<Card, usize>, Faults> {
    /// A card counts as stale for this many plays.
    const LATELY: usize = 10;
    let log = app.plays()?;
    let mut stale: EnumMap<Card, usize> = EnumMap::default();
    for (ago, play) in log.plays.iter().rev().take(LATELY).enumerate() {
        // Cards from a later version can't be drawn anyway.
        for card in play.cards.iter().filter_map(|card| card.parse().ok()) {
            stale[card] += LATELY - ago;
        }
    }
    Ok(stale)
}

/// Why there is no deck, with the wishes responsible.
fn no_deck(why: &NoDeck, wishes: &Wishes, request: &Request, edition: Edition) -> Vec<Fault> {
    let card =
        |sign: &str, card: &Card| Field::Joined(vec![sign.into(), Field::Card(*card, edition)]);
    let mut named: Vec<Field> = wishes.must.iter().map(|one| card("+ ", one)).collect();
    named.extend(wishes.ban.iter().map(|one| card("− ", one)));
    named.extend(request.fierce.map(|wish| format!("--fierce {wish}").into()));
    let like = request.like.as_deref().map(typed);
    named.extend(like.map(|like| Field::Joined(vec!["--like ".into(), like])));
    let wishes = || Field::Listed(named.clone());
    match why {
        NoDeck::NotFound(draws) => {
            vec![fault!(
                CannotBalance,
                "error-cannot-balance-rare",
                wishes = wishes(),
                draws = *draws
            )]
        }
        NoDeck::OutOfReach(misses) if misses.is_empty() => {
            vec![fault!(
                CannotBalance,
                "error-cannot-balance-all",
                wishes = wishes()
            )]
        }
        NoDeck::OutOfReach(misses) => misses
            .iter()
            .map(|miss| {
                fault!(
                    CannotBalance,
                    "error-cannot-balance",
                    measure = measure_name(miss.measure),
                    which = miss.measure.id(),
                    possible = span(miss.possible),
                    wanted = span(miss.wanted),
                    wishes = wishes()
                )
                .at(miss.measure.id())
            })
            .collect(),
    }
}

/// `2–4`, or `7` or more.
fn span((low, high): (u8, u8)) -> String {
    match (low, high) {
        (low, u8::MAX) => format!("≥ {low}"),
        (0, high) => format!("≤ {high}"),
        (low, high) if low == high => low.to_string(),
        (low, high) => format!("{low}–{high}"),
    }
}
