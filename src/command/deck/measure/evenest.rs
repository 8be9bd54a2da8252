//! The evenest of several decks: measured briefly, the better ones longer.

use crate::app::App;
use crate::command::deck::measure::games::Games;
use crate::command::deck::measure::kept::{Quote, keep};
use crate::files::read::deck::code_of;
use crate::files::read::seed::Seed;
use crate::library::measured::ranges;
use crate::rules::deck::Deck;
use crate::rules::play::Bot;
use crate::rules::play::compare::{Evenness, Range, Summary, Value};
use crate::rules::play::measure::Counts;
use crate::rules::play::series::Series;

/// So many decks are drawn.
pub const DRAWN: usize = 12;
/// How many decks are left for how many games each. Figures of a thousand games tell the worst, of
/// five thousand the good ones; those of the one that is kept are worth showing.
const STAGES: [(usize, u64); 3] = [(DRAWN, 1_000), (4, 5_000), (1, 20_000)];

struct Candidate {
    deck: Deck,
    counts: Counts,
}

impl Candidate {
    /// Plays on until so many games are counted. The seed is the deck's code, so `deck measure`
    /// finds the same.
    fn play(&mut self, games: u64, threads: usize, seen: &mut dyn FnMut(u64)) {
        let bots = vec![Bot::Steward; self.deck.players.count()];
        let code = code_of(&self.deck);
        let all = Games::new(&self.deck, &bots, &code, Series::whole(games));
        let done = std::mem::take(&mut self.counts);
        self.counts = all.run(done, threads, &mut |counts| {
            seen(counts.games);
            true
        });
    }

    /// First what lasts about as long as the lists, then the evenest.
    fn uneven(&self, rounds: Option<Range>) -> (bool, f64) {
        let mean = self.counts.rounds.mean();
        let is_odd = rounds.is_some_and(|range| !range.contains(mean));
        (is_odd, Evenness::of(&self.counts).uneven())
    }
}

/// The evenest of these decks, and what was measured of it. `seen` is told how much is done, of a
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
    let candidates = decks.into_iter().map(|deck| Candidate {
        deck,
        counts: Counts::default(),
    });
    let mut candidates: Vec<Candidate> = candidates.collect();
    let table = &candidates[0].deck;
    let lists = ranges(table.players, table.characters.len());
    let rounds = lists.and_then(|lists| lists.values.get(&Value::Rounds).copied());
    let (mut all, mut before) = (0, 0);
    for (most, games) in STAGES {
        all += most.min(count) as u64 * (games - before);
        before = games;
    }
    let mut done = 0;
    for (most, games) in STAGES {
        candidates.truncate(most);
        for candidate in &mut candidates {
            let before = candidate.counts.games;
            candidate.play(games, threads, &mut |now| {
                seen((done + now - before) * 1000 / all);
            });
            done += games - before;
        }
        candidates.sort_by(|one, other| {
            let [one, other] = [one, other].map(|candidate| candidate.uneven(rounds));
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
    }
    let Candidate { deck, counts } = candidates.swap_remove(0);
    let quote = Quote::of(&deck, counts.games, &Summary::of(&counts)).map(|quote| Quote {
        evenest_of: Some(count),
        ..quote
    });
    keep(app, &deck, &Seed::fresh(code_of(&deck)), &counts);
    (deck, quote)
}
