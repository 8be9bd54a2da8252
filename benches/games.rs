//! Complete games a second, what a decision costs, and what a second core brings.
//!
//! `cargo bench --bench games`
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    reason = "a benchmark prints, may stop, and rounds"
)]

use citadels::library::decks::{official, pool};
use citadels::library::supply;
use citadels::rules::chance::QuickChance;
use citadels::rules::deck::adapt;
use citadels::rules::edition::Edition;
use citadels::rules::play::{Actions, Bot, Game, Player, State};
use citadels::rules::table::{Players, Seat};
use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

/// How long each kind of game is played.
const LONG: Duration = Duration::from_secs(2);

fn game(players: Players, nine: bool) -> Game {
    let pool = pool(Edition::E2016);
    let lists = official(Edition::E2016);
    let (_, list) = lists
        .iter()
        .find(|(id, _)| id.id() == "first-game")
        .unwrap();
    let (plan, _) = adapt(list, &pool, players, nine, &[]);
    let deck = plan.check(&pool, players).unwrap();
    Game::new(&deck, &supply(Edition::E2016))
}

#[derive(Default)]
struct Count {
    games: u64,
    decisions: u64,
    rounds: u64,
}

/// Plays for a while, from this game on.
fn play(game: &Game, bot: Bot, first: u64) -> Count {
    let start = Instant::now();
    let mut count = Count::default();
    let mut legal = Actions::new();
    while start.elapsed() < LONG {
        for _ in 0..100 {
            let mut chance = QuickChance::quick("bench", first + count.games);
            let mut state = State::deal(game, Seat::FIRST, &mut chance);
            state.begin(&mut chance, &mut ());
            while !state.is_over() {
                state.legal(&mut legal);
                let action = match legal.as_slice() {
                    [only] => *only,
                    list => bot.decide(&state.observe(state.decider()), list, &mut chance),
                };
                state.apply(action, &mut chance, &mut ());
                count.decisions += 1;
            }
            count.rounds += u64::from(state.round());
            black_box(state.result());
            count.games += 1;
        }
    }
    count
}

fn main() {
    let seconds = LONG.as_secs_f64();
    let tables = [
        (Players::Two, false),
        (Players::Three, true),
        (Players::Five, false),
        (Players::Five, true),
        (Players::Eight, true),
    ];
    for bot in [Bot::Random, Bot::Steward] {
        for (players, nine) in tables {
            let game = game(players, nine);
            let one = play(&game, bot, 0);
            let games = one.games as f64;
            println!(
                "{:<8} {players} players, {} characters: {:>6.0} games a second; {:>4.0} decisions and {:>4.1} rounds a game, {:>4.0} ns a decision",
                bot.id(),
                8 + u8::from(nine),
                games / seconds,
                one.decisions as f64 / games,
                one.rounds as f64 / games,
                seconds * 1e9 / one.decisions as f64,
            );
            if players == Players::Five && !nine {
                let both: u64 = thread::scope(|scope| {
                    let other = scope.spawn(|| play(&game, bot, 1 << 40).games);
                    play(&game, bot, 0).games + other.join().unwrap()
                });
                println!(
                    "{:>8} two cores: {:.2} times as many",
                    "",
                    both as f64 / games
                );
            }
        }
    }
}
