//! Whole games by seed, each list and number of players: the same for ever. A change of the rules or
//! of a player changes them; look at one with `citadels deck play` before you write them anew:
//! `CITADELS_GOLDEN=write cargo test --test play golden`.

use crate::scene::box_of_2016;
use citadels::library::decks::{official, pool};
use citadels::rules::chance::Chance;
use citadels::rules::deck::adapt;
use citadels::rules::edition::Edition;
use citadels::rules::play::{Actions, Bot, Game, Player, State};
use citadels::rules::table::{Players, Seat};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// A fingerprint of what was done (FNV-1a), so that the file stays short.
struct Print(u64);

impl Print {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

fn played(game: &Game, bot: Bot, seed: &str) -> String {
    let mut chance = Chance::new(seed);
    let mut state = State::deal(game, Seat::FIRST, &mut chance);
    state.begin(&mut chance, &mut ());
    let mut legal = Actions::new();
    let mut print = Print(0xcbf2_9ce4_8422_2325);
    while !state.is_over() {
        state.legal(&mut legal);
        let action = match legal.as_slice() {
            [only] => *only,
            list => bot.decide(&state.observe(state.decider()), list, &mut chance),
        };
        print.add(&format!("{action:?}"));
        state.apply(action, &mut chance, &mut ());
    }
    let result = state.result();
    let points = &result.points[..game.players.count()];
    let (rounds, winner) = (state.round(), result.winner.number());
    format!(
        "{rounds} rounds, {points:?}, player {winner} wins, {:016x}",
        print.0
    )
}

#[test]
fn games_by_seed_stay_what_they_are() {
    let pool = pool(Edition::E2016);
    let mut games = String::new();
    for (list, plan) in official(Edition::E2016) {
        for players in [Players::Two, Players::Three, Players::Five, Players::Eight] {
            let nine = matches!(players, Players::Three | Players::Eight);
            let (plan, _) = adapt(&plan, &pool, players, nine, &[]);
            let game = Game::new(&plan.check(&pool, players).unwrap(), box_of_2016());
            for bot in [Bot::Steward, Bot::Random] {
                let text = played(&game, bot, "golden");
                writeln!(games, "{list}, {players} players, {}: {text}", bot.id()).unwrap();
            }
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/golden.txt");
    if std::env::var_os("CITADELS_GOLDEN").is_some_and(|wish| wish == "write") {
        fs::write(&path, &games).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), games);
}
