//! Whole games by seed, each list and number of players: the same for ever. A change of the rules or
//! of a player changes them; look at one with `citadels deck play` before you write them anew:
//! `CITADELS_GOLDEN=write cargo test --test play golden`.

use crate::laws::{TABLES, any_deck};
use crate::scene::box_of_2016;
use citadels::library::decks::{official, pool};
use citadels::rules::chance::{Chance, QuickChance, Rng};
use citadels::rules::deck::adapt;
use citadels::rules::edition::Edition;
use citadels::rules::play::{Actions, Bot, Game, Player, State};
use citadels::rules::table::{Players, Seat};
use std::fmt::{self, Write as _};
use std::fs;
use std::path::Path;

/// Games of any decks for each table.
const ANY_DECKS: usize = 200;

/// A fingerprint of what was done (FNV-1a), so that the file stays short.
struct Print(u64);

impl Default for Print {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl fmt::Display for Print {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Print {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

fn played<'g>(
    game: &'g Game,
    bot: Bot,
    chance: &mut Chance<impl Rng>,
    print: &mut Print,
) -> State<'g> {
    let mut state = State::deal(game, Seat::FIRST, chance);
    state.begin(chance, &mut ());
    let mut legal = Actions::new();
    while !state.is_over() {
        state.legal(&mut legal);
        let action = match legal.as_slice() {
            [only] => *only,
            list => bot.decide(state.observe(state.decider()), list, chance),
        };
        print.add(&format!("{action:?}"));
        state.apply(action, chance, &mut ());
    }
    state
}

/// One game of each list, with four numbers of players.
fn of_the_lists(games: &mut String) {
    let pool = pool(Edition::E2016);
    for (list, plan) in official(Edition::E2016) {
        for players in [Players::Two, Players::Three, Players::Five, Players::Eight] {
            let nine = matches!(players, Players::Three | Players::Eight);
            let (plan, _) = adapt(&plan, &pool, players, nine, &[]);
            let game = Game::new(&plan.check(&pool, players).unwrap(), box_of_2016());
            for bot in [Bot::Steward, Bot::Random] {
                let mut print = Print::default();
                let state = played(&game, bot, &mut Chance::new("golden"), &mut print);
                let result = state.result();
                let points = &result.points[..players.count()];
                let (bot, rounds, winner) = (bot.id(), state.round, result.winner.number());
                writeln!(
                    games,
                    "{list}, {players} players, {bot}: {rounds} rounds, {points:?}, \
                     player {winner} wins, {print}"
                )
                .unwrap();
            }
        }
    }
}

/// Stewards with decks of any cards: the lists lack some, and a single game has few of the moments
/// that a steward thinks about.
fn of_any_decks(games: &mut String) {
    for (players, characters) in TABLES {
        let mut chance = QuickChance::quick("golden", 0);
        let mut print = Print::default();
        for _ in 0..ANY_DECKS {
            let deck = any_deck(players, characters, &mut chance);
            let game = Game::new(&deck, box_of_2016());
            played(&game, Bot::Steward, &mut chance, &mut print);
        }
        writeln!(
            games,
            "any {ANY_DECKS} decks, {players} players, {characters} characters: {print}"
        )
        .unwrap();
    }
}

#[test]
fn games_by_seed_stay_what_they_are() {
    let mut games = String::new();
    of_the_lists(&mut games);
    of_any_decks(&mut games);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/golden.txt");
    if std::env::var_os("CITADELS_GOLDEN").is_some_and(|wish| wish == "write") {
        fs::write(&path, &games).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), games);
}
