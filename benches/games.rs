//! Complete games a second, what a decision costs, and what a second core brings: the median of
//! many times the same games, and the fastest time, which other work disturbed least.
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

/// The same games again and again: what differs is the machine alone.
const GAMES: u64 = 1_000;

/// What so many games took, each time they were played.
struct Played {
    times: Vec<Duration>,
    decisions: u64,
    rounds: u64,
}

impl Played {
    /// Games a second, by the time at this place, the fastest first.
    fn rate(&self, place: usize) -> f64 {
        GAMES as f64 / self.times[place].as_secs_f64()
    }

    fn median(&self) -> f64 {
        self.rate(self.times.len() / 2)
    }
}

/// Plays for a while.
fn play(game: &Game, bot: Bot) -> Played {
    let start = Instant::now();
    let mut played = Played {
        times: Vec::new(),
        decisions: 0,
        rounds: 0,
    };
    let mut legal = Actions::new();
    while start.elapsed() < LONG {
        let begun = Instant::now();
        (played.decisions, played.rounds) = (0, 0);
        for number in 0..GAMES {
            let mut chance = QuickChance::quick("bench", number);
            let mut state = State::deal(game, Seat::FIRST, &mut chance);
            state.begin(&mut chance, &mut ());
            while !state.is_over() {
                state.legal(&mut legal);
                let action = match legal.as_slice() {
                    [only] => *only,
                    list => bot.decide(state.observe(state.decider()), list, &mut chance),
                };
                state.apply(action, &mut chance, &mut ());
                played.decisions += 1;
            }
            played.rounds += u64::from(state.round);
            black_box(state.result());
        }
        played.times.push(begun.elapsed());
    }
    played.times.sort_unstable();
    played
}

fn main() {
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
            let one = play(&game, bot);
            let decisions = one.decisions as f64 / GAMES as f64;
            println!(
                "{:<8} {players} players, {} characters: {:>6.0} games a second, at best {:>6.0}; {decisions:>4.0} decisions and {:>4.1} rounds a game, {:>4.0} ns a decision, at best {:>4.0}",
                bot.id(),
                8 + u8::from(nine),
                one.median(),
                one.rate(0),
                one.rounds as f64 / GAMES as f64,
                1e9 / (one.median() * decisions),
                1e9 / (one.rate(0) * decisions),
            );
            if players == Players::Five && !nine {
                let both = thread::scope(|scope| {
                    let other = scope.spawn(|| play(&game, bot).median());
                    play(&game, bot).median() + other.join().unwrap()
                });
                println!(
                    "{:>8} two cores: {:.2} times as many",
                    "",
                    both / one.median()
                );
            }
        }
    }
}
