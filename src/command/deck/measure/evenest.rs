//! The most balanced of several decks: measured briefly, the better ones longer.

use crate::app::App;
use crate::command::deck::measure::games::Games;
use crate::command::deck::measure::kept::{Quote, keep};
use crate::files::read::deck::code_of;
use crate::files::read::seed::Seed;
use crate::library::measured::ranges;
use crate::rules::deck::Deck;
use crate::rules::play::Bot;
use crate::rules::play::compare::{Summary, Value};
use crate::rules::play::counts::Counts;
use crate::rules::play::evenness::Evenness;
use crate::rules::play::series::Series;
use std::mem;

/// So many decks are drawn.
pub const DRAWN: usize = 12;
/// How many decks are left for how many games each. Figures of a thousand games tell the worst, of
/// five thousand the good ones; those of the one that is kept are worth showing.
const STAGES: [(usize, u64); 3] = [(DRAWN, 1_000), (4, 5_000), (1, 20_000)];

/// The most balanced of these decks, and what was measured of it. `seen` hears how much is done, of
/// thousand.
///
/// # Panics
///
/// There is no deck.
pub fn evenest(
    app: &App<'_>,
    decks: Vec<Deck>,
    threads: usize,
    seen: &mut dyn FnMut(u64),
) -> (Deck, Option<Quote>) {
    let count = decks.len();
    let players = decks[0].players;
    let lists = ranges(players, decks[0].characters.len());
    let rounds = lists.and_then(|lists| lists.values.get(&Value::Rounds).copied());
    // First what lasts about as long as the lists, then the most balanced.
    let uneven = |counts: &Counts| {
        let is_odd = rounds.is_some_and(|range| !range.contains(counts.rounds.mean()));
        (is_odd, Evenness::of(counts).uneven())
    };
    let (mut whole, mut before) = (0, 0);
    for (most, games) in STAGES {
        whole += most.min(count) as u64 * (games - before);
        before = games;
    }
    let bots = vec![Bot::Steward; players.count()];
    let unplayed = decks.into_iter().map(|deck| (deck, Counts::default()));
    let mut left: Vec<(Deck, Counts)> = unplayed.collect();
    let mut done = 0;
    for (most, games) in STAGES {
        left.truncate(most);
        for (deck, counts) in &mut left {
            let before = counts.games;
            // The seed is the deck's code, so `deck measure` finds the same.
            let code = code_of(deck);
            let all = Games::new(deck, &bots, &code, Series::whole(games));
            *counts = all.run(mem::take(counts), threads, &mut |now| {
                seen((done + now.games - before) * 1000 / whole);
                true
            });
            done += games - before;
        }
        left.sort_by(|(_, one), (_, other)| {
            let (one, other) = (uneven(one), uneven(other));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
    }
    let (deck, counts) = left.swap_remove(0);
    let quote = Quote::of(&deck, counts.games, &Summary::of(&counts)).map(|quote| Quote {
        evenest_of: Some(count),
        ..quote
    });
    keep(app, &deck, &Seed::fresh(code_of(&deck)), &counts);
    (deck, quote)
}
