//! Measures the seven official lists for every table and writes `data/measured/` again:
//! `cargo run --release --example lists -- [games]`, 50,000 games each if not said. The same
//! number gives the same files on every machine.
#![allow(
    clippy::print_stderr,
    clippy::unwrap_used,
    reason = "an example prints, and may stop"
)]

use citadels::command::deck::measure::games::{Games, threads};
use citadels::library::decks::{official, pool};
use citadels::library::measured::{List, Lists};
use citadels::rules::deck::{adapt, code};
use citadels::rules::edition::Edition;
use citadels::rules::play::Bot;
use citadels::rules::play::compare::Summary;
use citadels::rules::play::counts::{Counts, VERSION};
use citadels::rules::play::series::Series;
use citadels::rules::table::Players;
use std::fs;
use strum::VariantArray;

fn main() {
    let games = std::env::args().nth(1).map(|games| games.parse().unwrap());
    let games = games.unwrap_or(50_000);
    let pool = pool(Edition::E2016);
    for players in Players::VARIANTS {
        let mut lists: Vec<List> = Vec::new();
        for (deck, plan) in official(Edition::E2016) {
            for characters in [8, 9] {
                let (plan, ..) = adapt(&plan, &pool, *players, characters == 9, &[]);
                let Ok(checked) = plan.check(&pool, *players) else {
                    continue;
                };
                if checked.characters.len() != characters {
                    continue;
                }
                let code = code::encode(&checked, &pool).unwrap();
                let bots = vec![Bot::Steward; players.count()];
                let games = Games::new(&checked, &bots, &code, Series::whole(games));
                let counts = games.run(Counts::default(), threads(), &mut |_| true);
                eprintln!("{players} {deck} {characters}: {} games", counts.games);
                lists.push(List {
                    deck,
                    characters,
                    games: counts.games,
                    summary: Summary::of(&counts),
                    code,
                });
            }
        }
        let file = Lists {
            version: VERSION.to_owned(),
            list: lists,
        };
        let text = format!(
            "# Measured by `cargo run --release --example lists`: averages of games between stewards.\n\n{}",
            toml::to_string(&file).unwrap()
        );
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data/measured");
        fs::write(format!("{folder}/{players}.toml"), text).unwrap();
    }
}
