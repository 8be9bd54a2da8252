//! What was measured of a deck and kept: the official lists in `data/`, others where the user's
//! decks are.

use super::Desk;
use crate::input::measured::Measured;
use crate::library::measured::{lists, ranges};
use crate::rules::deck::Deck;
use crate::rules::play::Bot;
use crate::rules::play::compare::{Range, Summary, Value};
use crate::rules::play::measure::VERSION;
use crate::rules::play::series::Series;
use crate::store::measure::Shelf;
use serde::{Deserialize, Serialize};

/// A measurement with stewards as it is kept, by the deck's code.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    version: String,
    deck: String,
    seed: String,
    games: u64,
    summary: Summary,
}

/// What is kept of this deck.
pub fn quote(desk: &Desk<'_>, deck: &Deck, code: &str) -> Option<Quote> {
    let (games, summary) = known(desk, deck, code)?;
    let lists = ranges(deck.players, deck.characters.len());
    Quote::of(games, &summary, lists.as_ref())
}

fn known(desk: &Desk<'_>, deck: &Deck, code: &str) -> Option<(u64, Summary)> {
    let mut lists = lists(deck.players).list.into_iter();
    if let Some(list) = lists.find(|list| list.code == code) {
        return Some((list.games, list.summary));
    }
    let kept = read(desk, code)?;
    Some((kept.games, kept.summary))
}

/// The user's own; a warning if it can't be read.
fn read(desk: &Desk<'_>, code: &str) -> Option<Kept> {
    let store = desk.store.as_ref()?;
    let text = store.read_measure(Shelf::Kept, code);
    let text = text.map_err(|fault| store.warn(fault)).ok()??;
    let Ok(kept) = serde_json::from_str::<Kept>(&text) else {
        store.warn(store.measure_broken(Shelf::Kept, code));
        return None;
    };
    // Another version played other games.
    (kept.version == VERSION && kept.deck == code).then_some(kept)
}

/// Keeps a measurement of the first games with stewards, unless more games are known.
pub fn keep(desk: &Desk<'_>, measured: &Measured) {
    let Measured {
        deck,
        code,
        seed,
        bots,
        played,
        counts,
    } = measured;
    let games = counts.games;
    let is_whole = played[..] == [Series::whole(games)];
    let Some(store) = desk.store.as_ref().filter(|_| is_whole) else {
        return;
    };
    if bots.iter().any(|bot| *bot != Bot::Steward)
        || known(desk, deck, code).is_some_and(|(known, _)| known > games)
    {
        return;
    }
    let kept = Kept {
        version: VERSION.to_owned(),
        deck: code.clone(),
        seed: seed.to_string(),
        games,
        summary: Summary::of(counts).map(tidy),
    };
    let text = serde_json::to_string(&kept).expect("our answers are plain values");
    let written = store.write_measure(Shelf::Kept, code, &text);
    written.unwrap_or_else(|fault| store.warn(fault));
}

/// Six decimals: short to read, and every computer reads back what was written.
pub fn tidy(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

/// A measurement in a few figures.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Quote {
    pub games: u64,
    /// It was chosen from so many decks, because it is the evenest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evenest_of: Option<usize>,
    #[serde(flatten)]
    pub figures: Figures<f64>,
    /// Those of the official lists at such a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lists: Option<Figures<Range>>,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub struct Figures<T> {
    pub rounds: T,
    pub winner_points: T,
    /// From the character that wins least to the one that wins most.
    pub characters: Range,
    /// The same for the unique districts.
    pub districts: Range,
}

impl Quote {
    /// None if a figure is missing or can't be.
    pub fn of(games: u64, summary: &Summary, lists: Option<&Summary<Range>>) -> Option<Self> {
        let is_possible = |number: f64| (0.0..1000.0).contains(&number);
        let values = |value: Value| {
            let number = summary.values.get(&value).copied();
            number.filter(|number| is_possible(*number))
        };
        let range = |numbers: Vec<f64>| {
            let shares = numbers.into_iter().map(Range::of);
            Range::over(shares).filter(|range| is_possible(range.low) && is_possible(range.high))
        };
        let of_lists = lists.and_then(|lists| {
            Some(Figures {
                rounds: *lists.values.get(&Value::Rounds)?,
                winner_points: *lists.values.get(&Value::WinnerPoints)?,
                characters: lists.all_wins()?,
                districts: lists.all_wins_with()?,
            })
        });
        Some(Self {
            games,
            evenest_of: None,
            figures: Figures {
                rounds: values(Value::Rounds)?,
                winner_points: values(Value::WinnerPoints)?,
                characters: range(summary.wins.values().copied().collect())?,
                districts: range(summary.wins_with.values().copied().collect())?,
            },
            lists: of_lists,
        })
    }
}
