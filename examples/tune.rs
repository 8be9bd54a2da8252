//! Tunes the steward's numbers: `cargo run --release --example tune -- [steps] [deals] [percent]`.
//!
//! In each step every number of the table is moved up or down a little, by the toss of a coin, and
//! back the other way; both tables play the same deals against four random players, and against
//! four stewards with the table as it was at first. That is done for many tosses: a number that was
//! up when more was won goes up a little, and so on. How much the games against stewards count is
//! said in percent. The same arguments print the same table, in the form of `src/game/data/steward.toml`, on
//! every machine.
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
    let steps = numbers.next().unwrap_or(10);
    let deals = numbers.next().unwrap_or(30_000);
    let percent: u64 = numbers.next().unwrap_or(10);
    walk::walk(&games(), steps, deals, i64::try_from(percent).unwrap());
}

mod walk {
    use super::{Game, QuickChance};
    use citadels::rules::play::{Actions, Bot, Phase, Player, State, Steward, WEIGHTS, Weights};
    use citadels::rules::table::Seat;

    /// Deals for each toss of the coins; the first of every three is played against stewards too.
    const TOSSED: u64 = 10;
    const AGAINST_STEWARDS: u64 = 3;

    /// How far ahead or behind a game may be and still count for more or less, in points.
    const CLEAR: i64 = 5;

    /// How far a number is moved: a fifth of itself, large ones at least so far.
    fn reach(number: i32) -> f64 {
        let least = match number.abs() {
            0..=4 => 1.0,
            5..=19 => 5.0,
            _ => 20.0,
        };
        (f64::from(number.abs()) / 5.0).max(least)
    }

    fn numbers(weights: &mut Weights) -> impl Iterator<Item = (&'static str, &mut i32)> {
        let general = weights.general.iter_mut();
        let general = general.map(|(weight, number)| (weight.into(), number));
        let characters = weights.characters.iter_mut();
        let characters = characters.map(|(card, number)| (card.id(), number));
        let districts = weights.districts.iter_mut();
        let districts = districts.map(|(card, number)| (card.id(), number));
        general.chain(characters).chain(districts)
    }

    /// The table with these numbers; what the table does not name stays out of it.
    #[allow(clippy::cast_possible_truncation, reason = "far below 2^31")]
    fn table(at: &[f64]) -> Weights {
        let mut weights = WEIGHTS.clone();
        for ((_, number), value) in numbers(&mut weights).zip(at) {
            if *number != 0 {
                *number = value.round() as i32;
            }
        }
        weights
    }

    /// Plays a deal, and says how many points one seat is ahead of the best other, as far as that
    /// counts.
    fn lead(games: &[Game], new: &Weights, old: Option<&Weights>, deal: u64) -> i64 {
        let place = usize::try_from(deal).unwrap();
        let game = &games[place % games.len()];
        let seat = Seat::new(place / games.len() % game.players.count());
        let mut chance = QuickChance::quick("tune", deal);
        let mut state = State::deal(game, Seat::FIRST, &mut chance);
        state.begin(&mut chance, &mut ());
        let mut legal = Actions::new();
        while state.phase != Phase::Over {
            state.legal(&mut legal);
            let decider = state.decider();
            let view = state.observe(decider);
            let weights = if decider == seat { Some(new) } else { old };
            let action = match (legal.as_slice(), weights) {
                ([only], _) => *only,
                (list, Some(weights)) => Steward(weights).decide(view, list, &mut chance),
                (list, None) => Bot::Random.decide(view, list, &mut chance),
            };
            state.apply(action, &mut chance, &mut ());
        }
        let result = state.result();
        let points = |seat: Seat| i64::from(result.points[seat.index()]);
        let others = game.players.seats().filter(|other| *other != seat);
        let lead = points(seat) - others.map(points).max().unwrap();
        // Half a point decides a tie, as the rank does.
        let won = i64::from(result.winner == seat);
        (2 * lead + 2 * won - 1).clamp(-2 * CLEAR, 2 * CLEAR)
    }

    #[allow(
        clippy::cast_precision_loss,
        reason = "a count of games and their points"
    )]
    pub fn walk(games: &[Game], steps: u64, deals: u64, percent: i64) {
        let mut first = WEIGHTS.clone();
        let mut at: Vec<f64> = numbers(&mut first)
            .map(|(_, number)| (*number).into())
            .collect();
        let reaches: Vec<f64> = numbers(&mut first)
            .map(|(_, number)| reach(*number))
            .collect();
        let mut coins = QuickChance::quick("coins", 0);
        let mut drift = vec![0.0; at.len()];
        let mut deal = 0;
        for step in 0..steps {
            let mut slopes = vec![0.0; at.len()];
            let (mut all, mut square) = (0, 0.0);
            for _ in 0..deals / TOSSED {
                let tosses: Vec<f64> = at
                    .iter()
                    .map(|_| f64::from(coins.below(2)) * 2.0 - 1.0)
                    .collect();
                let moved = |way: f64| {
                    let places = at.iter().zip(&reaches).zip(&tosses);
                    let places = places.map(|((at, reach), toss)| at + way * toss * reach);
                    table(&places.collect::<Vec<f64>>())
                };
                let (up, down) = (moved(1.0), moved(-1.0));
                let mut better = 0;
                for _ in 0..TOSSED {
                    let (one, other) =
                        (lead(games, &up, None, deal), lead(games, &down, None, deal));
                    all += one + other;
                    better += 100 * (one - other);
                    if deal % AGAINST_STEWARDS == 0 {
                        let lead = |new| lead(games, new, Some(&first), deal);
                        better += 3 * percent * (lead(&up) - lead(&down));
                    }
                    deal += 1;
                }
                let better = better as f64;
                square += better * better;
                for (slope, toss) in slopes.iter_mut().zip(&tosses) {
                    *slope += better * toss;
                }
            }
            // In standard errors; the last steps count too, so that luck evens out.
            for (((at, drift), slope), reach) in
                at.iter_mut().zip(&mut drift).zip(&slopes).zip(&reaches)
            {
                *drift = 0.7 * *drift + 0.3 * slope / f64::sqrt(square);
                *at += (0.3 * *drift).clamp(-0.5, 0.5) * reach;
            }
            eprintln!("step {step}: {all}");
        }
        for (name, number) in numbers(&mut table(&at)).filter(|(_, number)| **number != 0) {
            println!("{name} = {number}");
        }
    }
}
