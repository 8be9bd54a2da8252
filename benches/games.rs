//! Complete games a second, and what a decision costs.
//!
//! `cargo bench --bench games`
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark prints, and may stop"
)]

use citadels::library::decks::{official, pool};
use citadels::library::supply;
use citadels::rules::chance::QuickChance;
use citadels::rules::deck::adapt;
use citadels::rules::edition::Edition;
use citadels::rules::play::{Actions, Bot, Game, Phase, Player, State};
use citadels::rules::table::{Players, Seat};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How long each kind of game is played.
const LONG: Duration = Duration::from_secs(2);

fn game(players: Players, nine: bool) -> Game {
    let pool = pool(Edition::E2016);
    let (_, list) = &official(Edition::E2016)[0];
    let (plan, ..) = adapt(list, &pool, players, nine, &[]);
    let deck = plan.check(&pool, players).unwrap();
    Game::new(&deck, &supply(Edition::E2016))
}

fn measure<P: Player + Copy>(name: &str, game: &Game, bot: P) {
    let bots: [P; 8] = std::array::from_fn(|_| bot);
    let start = Instant::now();
    let (mut games, mut decisions, mut rounds) = (0_u64, 0_u64, 0_u64);
    let mut legal = Actions::new();
    while start.elapsed() < LONG {
        for _ in 0..100 {
            let mut chance = QuickChance::quick("bench", games);
            let mut state = State::deal(game, Seat::FIRST, &mut chance);
            state.begin(&mut chance, &mut ());
            while state.phase() != Phase::Over {
                state.legal(&mut legal);
                let action = match legal.as_slice() {
                    [only] => *only,
                    list => {
                        let seat = state.decider();
                        bots[seat.index()].decide(&state.observe(seat), list, &mut chance)
                    }
                };
                state.apply(action, &mut chance, &mut ());
                decisions += 1;
            }
            rounds += u64::from(state.round());
            black_box(state.result());
            games += 1;
        }
    }
    let taken = start.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss, reason = "counts of a few seconds")]
    let [games, decisions, rounds] = [games, decisions, rounds].map(|count| count as f64);
    println!(
        "{name:<28} {:>8.0} games a second, {:>5.0} decisions a game, {:>4.1} rounds, {:>4.0} ns a decision",
        games / taken,
        decisions / games,
        rounds / games,
        taken * 1e9 / decisions
    );
}

fn main() {
    for (players, nine) in [
        (Players::Five, false),
        (Players::Five, true),
        (Players::Two, false),
        (Players::Three, true),
        (Players::Eight, true),
    ] {
        let game = game(players, nine);
        let count = if nine { 9 } else { 8 };
        for (name, bot) in [("random", Bot::Random), ("steward", Bot::Steward)] {
            measure(&format!("{name}, {players} players, {count}"), &game, bot);
        }
    }
}
