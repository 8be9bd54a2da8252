//! How many random decks the library draws in a second, and (the cost of a cold `deck random`
//! compared with a hello-world program is in `startup`).
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark prints, and may stop"
)]

use citadels::library::decks::{balanced_ranges, pool};
use citadels::rules::chance::Chance;
use citadels::rules::deck::balance::Ranges;
use citadels::rules::deck::draw::{Draw, Version, Wishes};
use citadels::rules::edition::Edition;
use citadels::rules::table::Players;
use std::hint::black_box;
use std::time::Instant;

const DECKS: u32 = 200_000;

fn main() {
    let pool = pool(Edition::E2016);
    let balanced = balanced_ranges(&pool, Version::NEWEST);
    let wishes = Wishes::of(Players::Five);
    for (name, ranges) in [
        ("any", Ranges::OPEN),
        ("balanced", balanced),
        ("fierce 9", balanced.fierce(balanced, 9)),
    ] {
        let mut draw = Draw::new(&pool, &wishes, ranges).unwrap();
        let mut chance = Chance::new("bench");
        let start = Instant::now();
        for _ in 0..DECKS {
            let _ = black_box(draw.draw(&mut chance));
        }
        let each = start.elapsed().as_secs_f64() / f64::from(DECKS);
        println!("{name:<10} {:>10.0} decks a second", 1.0 / each);
    }
}
