//! Many games of one deck, on several threads. Every game follows from its number, so it does not
//! matter which thread plays it.

use crate::library::supply;
use crate::rules::deck::Deck;
use crate::rules::play::counts::Counts;
use crate::rules::play::series::Series;
use crate::rules::play::{Actions, Bot, Game};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Games that one thread plays before it tells the others.
const BLOCK: u64 = 100;
/// How often the first figures are shown.
const TICK: Duration = Duration::from_millis(100);

/// How many threads play.
pub fn threads() -> usize {
    thread::available_parallelism().map_or(1, Into::into)
}

/// Which games are to be played.
#[derive(Debug)]
pub struct Games<'a> {
    pub game: Game,
    pub bots: &'a [Bot],
    pub seed: &'a str,
    pub series: Series,
}

/// What the threads share.
struct Shared {
    /// The first game that nobody has begun.
    next: AtomicU64,
    is_over: AtomicBool,
    tally: Mutex<Tally>,
    left: Condvar,
}

struct Tally {
    /// Of the first games, without a gap.
    counts: Counts,
    /// Blocks that were ready before an earlier one, by their first game.
    early: BTreeMap<u64, Counts>,
    /// How many threads play.
    working: usize,
}

impl Shared {
    fn tally(&self) -> MutexGuard<'_, Tally> {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A block is ready.
    fn put(&self, first: u64, counts: Counts) {
        let mut tally = self.tally();
        tally.early.insert(first, counts);
        loop {
            let done = tally.counts.games;
            let Some(next) = tally.early.remove(&done) else {
                return;
            };
            tally.counts.merge(&next);
        }
    }
}

/// Says that a thread has left, whatever the reason.
struct Leaving<'a>(&'a Shared);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.tally().working -= 1;
        self.0.left.notify_one();
    }
}

impl<'a> Games<'a> {
    pub fn new(deck: &Deck, bots: &'a [Bot], seed: &'a str, series: Series) -> Self {
        Self {
            game: Game::new(deck, &supply(deck.edition)),
            bots,
            seed,
            series,
        }
    }

    /// Plays what is not done on so many threads, until all is played or `goes_on`, which is called
    /// about ten times a second, says no.
    pub fn run(
        &self,
        done: Counts,
        threads: usize,
        goes_on: &mut dyn FnMut(&Counts) -> bool,
    ) -> Counts {
        let threads = threads.max(1);
        let shared = Shared {
            next: AtomicU64::new(done.games),
            is_over: AtomicBool::new(false),
            tally: Mutex::new(Tally {
                counts: done,
                early: BTreeMap::new(),
                working: threads,
            }),
            left: Condvar::new(),
        };
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| self.play(&shared));
            }
            loop {
                let tally = shared.tally();
                let waited = shared
                    .left
                    .wait_timeout_while(tally, TICK, |tally| tally.working > 0);
                let (tally, _) = waited.unwrap_or_else(PoisonError::into_inner);
                if tally.working == 0 {
                    return;
                }
                let counts = tally.counts.clone();
                drop(tally);
                if !goes_on(&counts) {
                    shared.is_over.store(true, Ordering::Relaxed);
                }
            }
        });
        let tally = shared.tally.into_inner();
        tally.unwrap_or_else(PoisonError::into_inner).counts
    }

    /// One thread: block after block. Whatever is begun is finished, so nothing is missing between.
    fn play(&self, shared: &Shared) {
        let _leaving = Leaving(shared);
        let mut legal = Actions::new();
        loop {
            let first = shared.next.fetch_add(BLOCK, Ordering::Relaxed);
            if first >= self.series.count {
                return;
            }
            let mut counts = Counts::default();
            for index in first..(first + BLOCK).min(self.series.count) {
                let number = self.series.game(index);
                counts.play(&self.game, self.bots, self.seed, number, &mut legal);
            }
            shared.put(first, counts);
            if shared.is_over.load(Ordering::Relaxed) {
                return;
            }
        }
    }
}
