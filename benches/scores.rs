//! How many finished cities the library scores per second; the cost of a cold `score FILE` compared
//! with a hello-world program is in `startup`.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark prints, and may stop"
)]

use citadels::library::supply;
use citadels::rules::city::{Allow, Built, PlayerClaim, TableClaim};
use citadels::rules::edition::Edition;
use citadels::rules::score::{City, explain, tally};
use std::hint::black_box;
use std::time::Instant;
use strum::VariantArray;

const ROUNDS: u32 = 400_000;

fn main() {
    let cities = [
        "castle temple market docks laboratory harbor haunted-quarter",
        "manor prison monastery barracks church dragon-gate library",
        "basilica capitol wishing-well statue map-room museum imperial-treasury",
        "ivory-tower haunted-quarter palace town-hall cathedral fortress watchtower tavern",
    ];
    let supply = supply(Edition::E2016);
    let players = cities.iter().enumerate().map(|(index, city)| PlayerClaim {
        name: index.to_string(),
        city: city
            .split(' ')
            .map(|id| Built {
                card: id.parse().unwrap(),
                beautified: id.len() == 6,
            })
            .collect(),
        hand: Some(3),
        gold: Some(4),
        museum: 2,
        first: index == 0,
        ..PlayerClaim::default()
    });
    let claim = TableClaim {
        complete_at: None,
        deck: None,
        players: players.collect(),
    };
    let table = claim.check(&supply, Allow::VARIANTS).unwrap();
    let points = &Edition::E2016.rulebook().points;
    let players = table.players.iter();
    let cities: Vec<City<'_>> = players
        .map(|one| one.scores_with(table.complete_at))
        .collect();
    measure("tallied", &cities, |city| tally(city, points));
    measure("explained", &cities, |city| {
        let (lines, _) = explain(city, points);
        lines.iter().map(|line| line.points).sum()
    });
}

fn measure(what: &str, cities: &[City<'_>], count: impl Fn(&City<'_>) -> u32) {
    let start = Instant::now();
    for _ in 0..ROUNDS {
        for city in cities {
            black_box(count(black_box(city)));
        }
    }
    let counted = f64::from(ROUNDS) * f64::from(u8::try_from(cities.len()).unwrap());
    let speed = counted / start.elapsed().as_secs_f64();
    println!("{speed:>10.0} cities {what} a second");
}
