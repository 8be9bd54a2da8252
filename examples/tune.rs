//! Tunes the steward's numbers by self-play: `cargo run --release --example tune -- [sweeps] [games]`.
//!
//! One number after the other is moved up and down. A seat with the new table sits among seats with
//! the old one; the same deals are played by every candidate, so that luck is shared, and a candidate
//! stays if it wins clearly more, first on the deals of its sweep and then on others. The same
//! arguments print the same table, in the form of `data/steward.toml`, on every machine.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::unwrap_used,
    reason = "an example prints, and may stop"
)]

use citadels::library::decks::{official, pool};
use citadels::library::supply;
use citadels::rules::chance::QuickChance;
use citadels::rules::deck::adapt;
use citadels::rules::edition::Edition;
use citadels::rules::play::Game;
use citadels::rules::table::Players;

fn games() -> Vec<Game> {
    let pool = pool(Edition::E2016);
    let lists = official(Edition::E2016);
    let both = lists
        .iter()
        .flat_map(|(_, list)| [(list, false), (list, true)]);
    both.map(|(list, nine)| {
        let (plan, ..) = adapt(list, &pool, Players::Five, nine, &[]);
        let deck = plan.check(&pool, Players::Five).unwrap();
        Game::new(&deck, &supply(Edition::E2016))
    })
    .collect()
}

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|text| text.parse().ok());
    let sweeps = numbers.next().unwrap_or(1);
    let deals = numbers.next().unwrap_or(1_000);
    climb::climb(&games(), sweeps, deals);
}

mod climb {
    use super::{Game, QuickChance};
    use citadels::rules::play::{Actions, Phase, Player, Random, State, Steward, WEIGHTS, Weights};
    use citadels::rules::table::Seat;
    use std::ops::Range;

    /// How far a number is moved, in tenths of itself; small numbers by one.
    const MOVES: [i32; 4] = [10, -5, 3, -2];

    /// A win counts as so many fifths of a point against stewards, and against random players, whom
    /// a steward must hardly ever lose to.
    const WIN: i64 = 60;
    const SURE_WIN: i64 = 300;

    fn numbers(weights: &mut Weights) -> impl Iterator<Item = (&'static str, &mut i32)> {
        let general = weights.general.iter_mut();
        let general = general.map(|(weight, number)| (weight.into(), number));
        let characters = weights.characters.iter_mut();
        let characters = characters.map(|(card, number)| (card.id(), number));
        let districts = weights.districts.iter_mut();
        let districts = districts.map(|(card, number)| (card.id(), number));
        general.chain(characters).chain(districts)
    }

    /// What the seat with the new table gets in these deals: each is played against the old table,
    /// and against random players.
    fn score(games: &[Game], new: &Weights, old: &Weights, deals: Range<u64>) -> i64 {
        let both = |deal| lead(games, new, Some(old), deal) + lead(games, new, None, deal);
        deals.map(both).sum()
    }

    /// Its points above the mean of all, in fifths, and a bonus for winning.
    fn lead(games: &[Game], new: &Weights, old: Option<&Weights>, deal: u64) -> i64 {
        let steward = |weights| Steward {
            weights,
            ..Steward::FULL
        };
        let place = usize::try_from(deal).unwrap();
        let game = &games[place % games.len()];
        let seat = Seat::new(place / games.len() % game.players.count());
        let mut chance = QuickChance::quick("tune", deal);
        let mut state = State::deal(game, Seat::FIRST, &mut chance);
        state.begin(&mut chance, &mut ());
        let mut legal = Actions::new();
        while state.phase() != Phase::Over {
            state.legal(&mut legal);
            let decider = state.decider();
            let view = state.observe(decider);
            let weights = if decider == seat { Some(new) } else { old };
            let action = match (legal.as_slice(), weights) {
                ([only], _) => *only,
                (list, Some(weights)) => steward(weights).decide(&view, list, &mut chance),
                (list, None) => Random.decide(&view, list, &mut chance),
            };
            state.apply(action, &mut chance, &mut ());
        }
        let result = state.result();
        let all: u32 = result.points.iter().sum();
        let count = i64::try_from(game.players.count()).unwrap();
        let lead = i64::from(result.points[seat.index()]) * count - i64::from(all);
        let won = i64::from(result.winner == seat);
        match old {
            Some(_) => lead + won * WIN,
            // How far ahead a won game was does not matter.
            None => lead.min(WIN) + won * SURE_WIN,
        }
    }

    fn moved(number: i32, tenths: i32) -> i32 {
        let change = number.abs() * tenths / 10;
        number + if change == 0 { tenths.signum() } else { change }
    }

    pub fn climb(games: &[Game], sweeps: u64, deals: u64) {
        let mut best = WEIGHTS.clone();
        let count = numbers(&mut best).count();
        for sweep in 0..sweeps {
            let old = best.clone();
            let first = sweep * 3 * deals..(sweep * 3 + 1) * deals;
            let again = first.end..first.end + 2 * deals;
            let mut most = score(games, &best, &old, first.clone());
            let mut most_again = score(games, &best, &old, again.clone());
            for index in 0..count {
                for tenths in MOVES {
                    let mut tried = best.clone();
                    let (name, number) = numbers(&mut tried).nth(index).unwrap();
                    let before = *number;
                    // What the table does not name stays out of it.
                    if before == 0 {
                        break;
                    }
                    *number = moved(before, tenths);
                    let after = *number;
                    let new = score(games, &tried, &old, first.clone());
                    if new <= most {
                        continue;
                    }
                    let new_again = score(games, &tried, &old, again.clone());
                    if new_again > most_again {
                        eprintln!(
                            "{sweep}: {name} {before} -> {after}, {most_again} -> {new_again}"
                        );
                        (best, most, most_again) = (tried, new, new_again);
                        break;
                    }
                }
            }
            print(&mut best);
        }
    }

    fn print(weights: &mut Weights) {
        for (name, number) in numbers(weights).filter(|(_, number)| **number != 0) {
            println!("{name} = {number}");
        }
    }
}
