//! What finding costs inside the program: an exact name against a beginning, a typo and a search,
//! each as a ratio to the exact name, measured in turn.
#![allow(clippy::print_stdout, reason = "a benchmark prints")]

use citadels::language::Language;
use citadels::library::{self, find::find};
use citadels::rules::edition::Edition;
use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: u32 = 2000;

fn main() {
    let cases = [
        ("exact", "відьма"),
        ("beginning", "відь"),
        ("typo", "відмьа"),
        ("nothing", "quuxington"),
    ];
    let mut times = [Duration::ZERO; 4];
    for _ in 0..ROUNDS {
        for ((_, typed), time) in cases.iter().zip(&mut times) {
            let start = Instant::now();
            black_box(find(
                library::card_names(),
                black_box(typed),
                Language::Uk,
                Edition::E2016,
            ));
            *time += start.elapsed();
        }
    }
    for ((name, typed), time) in cases.iter().zip(&times) {
        let each = *time / ROUNDS;
        let ratio = time.as_secs_f64() / times[0].as_secs_f64();
        println!("{name:<10} {typed:<12} {each:>10.1?} {ratio:>6.1} ×");
    }
}
