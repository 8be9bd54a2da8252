//! What was measured of a deck and kept: the official lists in `data/`, others where the user's
//! decks are.

use crate::app::App;
use crate::files::measure::Folder;
use crate::files::read::deck::code_of;
use crate::files::read::seed::Seed;
use crate::library::measured::{lists, ranges};
use crate::rules::deck::Deck;
use crate::rules::play::compare::{Range, Summary, Value};
use crate::rules::play::counts::{Counts, VERSION};
use serde::{Deserialize, Serialize};

/// The user's file: a summary of games with stewards, by the deck's code.
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
pub fn quote(app: &App<'_>, deck: &Deck) -> Option<Quote> {
    let (games, summary) = known(app, deck)?;
    Quote::of(deck, games, &summary)
}

/// The summary of how many games.
fn known(app: &App<'_>, deck: &Deck) -> Option<(u64, Summary)> {
    let code = code_of(deck);
    let mut lists = lists(deck.players).list.into_iter();
    if let Some(list) = lists.find(|list| list.code == code) {
        return Some((list.games, list.summary));
    }
    let kept = read(app, &code)?;
    Some((kept.games, kept.summary))
}

/// The user's own; a warning if it can't be read.
fn read(app: &App<'_>, code: &str) -> Option<Kept> {
    let store = app.store.as_ref()?;
    let text = store.read_measure(Folder::Kept, code);
    let text = text.map_err(|fault| store.warn(fault)).ok()??;
    let Ok(kept) = serde_json::from_str::<Kept>(&text) else {
        store.warn(store.measure_broken(Folder::Kept, code));
        return None;
    };
    // Another version played other games.
    (kept.version == VERSION && kept.deck == code).then_some(kept)
}

/// Keeps what was counted in the first games with stewards, unless more games are known.
pub fn keep(app: &App<'_>, deck: &Deck, seed: &Seed, counts: &Counts) {
    let Some(store) = &app.store else {
        return;
    };
    let games = counts.games;
    if known(app, deck).is_some_and(|(known, _)| known > games) {
        return;
    }
    let kept = Kept {
        version: VERSION.to_owned(),
        deck: code_of(deck),
        seed: seed.to_string(),
        games,
        summary: Summary::of(counts),
    };
    let text = serde_json::to_string(&kept).expect("our answers are plain values");
    store.write_measure(Folder::Kept, &kept.deck, &text);
}

/// A summary in a few figures.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Quote {
    pub games: u64,
    /// It was chosen from so many decks, because it is the most balanced.
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

impl<T: Copy + Into<Range>> Figures<T> {
    /// None if a figure is missing or can't be.
    fn of(summary: &Summary<T>) -> Option<Self> {
        let figures = Self {
            rounds: *summary.values.get(&Value::Rounds)?,
            winner_points: *summary.values.get(&Value::WinnerPoints)?,
            characters: summary.all_wins()?,
            districts: summary.all_wins_with()?,
        };
        let Range { low, high } = Range::over([
            figures.rounds.into(),
            figures.winner_points.into(),
            figures.characters,
            figures.districts,
        ])?;
        (0.0 <= low && high < 1000.0).then_some(figures)
    }
}

impl Quote {
    /// None if a figure is missing or can't be.
    pub fn of(deck: &Deck, games: u64, summary: &Summary) -> Option<Self> {
        let lists = ranges(deck.players, deck.characters.len());
        Some(Self {
            games,
            evenest_of: None,
            figures: Figures::of(summary)?,
            lists: lists.as_ref().and_then(Figures::of),
        })
    }
}
