//! Many games of one deck, on several threads. Every game follows from its number, so it does not
//! matter which thread plays it.

use crate::library::supply;
use crate::rules::deck::Deck;
use crate::rules::play::counts::Counts;
use crate::rules::play::series::Series;
use crate::rules::play::{Actions, Bot, Game};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

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
        // The first game that nobody has begun.
        let next = AtomicU64::new(done.games);
        let is_over = AtomicBool::new(false);
        let (sender, ready) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (sender, next, is_over) = (sender.clone(), &next, &is_over);
                scope.spawn(move || self.play(next, is_over, &sender));
            }
            drop(sender);
            // Of the first games, without a gap.
            let mut counts = done;
            // Blocks that were ready before an earlier one, by their first game.
            let mut early: BTreeMap<u64, Counts> = BTreeMap::new();
            let mut shown = Instant::now();
            loop {
                match ready.recv_timeout(TICK.saturating_sub(shown.elapsed())) {
                    Ok((first, block)) => early.insert(first, block),
                    Err(RecvTimeoutError::Timeout) => None,
                    // Every thread has left.
                    Err(RecvTimeoutError::Disconnected) => return counts,
                };
                while let Some(block) = early.remove(&counts.games) {
                    counts.merge(&block);
                }
                if shown.elapsed() >= TICK {
                    shown = Instant::now();
                    if !goes_on(&counts) {
                        is_over.store(true, Ordering::Relaxed);
                    }
                }
            }
        })
    }

    /// One thread: block after block. Whatever is begun is finished, so nothing is missing between.
    fn play(&self, next: &AtomicU64, is_over: &AtomicBool, ready: &Sender<(u64, Counts)>) {
        let mut legal = Actions::new();
        while !is_over.load(Ordering::Relaxed) {
            let first = next.fetch_add(BLOCK, Ordering::Relaxed);
            if first >= self.series.count {
                return;
            }
            let mut counts = Counts::default();
            for index in first..(first + BLOCK).min(self.series.count) {
                let number = self.series.game(index);
                counts.play(&self.game, self.bots, self.seed, number, &mut legal);
            }
            if ready.send((first, counts)).is_err() {
                return;
            }
        }
    }
}
