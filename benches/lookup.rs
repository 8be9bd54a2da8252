//! The cost of lookups inside the program: an exact name against a prefix, a typo, a search and a
//! question, each as a ratio to the exact name, measured alternately; and the rate per second.
#![allow(clippy::print_stdout, reason = "a benchmark prints")]

use citadels::language::Language;
use citadels::library;
use citadels::library::find::find;
use citadels::library::search::Query;
use citadels::rules::edition::Edition;
use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: u32 = 500;

/// The name, the typed text, and the operation.
type Case = (&'static str, &'static str, fn(&str));

fn name(typed: &str) {
    let names = library::card_names();
    black_box(find(names, typed, Language::Uk, Edition::E2016));
}

fn search(typed: &str) {
    let query = Query::in_language(typed, Language::Uk, Edition::E2016);
    black_box(query.search(Edition::E2016));
}

fn ask(typed: &str) {
    let query = Query::new(typed, Language::Uk, Edition::E2016);
    black_box(query.ask(Edition::E2016));
}

fn main() {
    let cases: [Case; 6] = [
        ("exact", "відьма", name),
        ("beginning", "відь", name),
        ("typo", "відмьа", name),
        ("nothing", "quuxington", name),
        ("search", "зачаклований король корона", search),
        ("ask", "чи показує вбитий гравець свою карту?", ask),
    ];
    let mut times = [Duration::ZERO; 6];
    for _ in 0..ROUNDS {
        for ((_, typed, run), time) in cases.iter().zip(&mut times) {
            let start = Instant::now();
            run(black_box(typed));
            *time += start.elapsed();
        }
    }
    for ((name, typed, _), time) in cases.iter().zip(&times) {
        let each = *time / ROUNDS;
        let ratio = time.as_secs_f64() / times[0].as_secs_f64();
        let a_second = 1.0 / each.as_secs_f64();
        println!("{name:<10} {each:>10.1?} {ratio:>7.1} × {a_second:>10.0} a second  {typed}");
    }
}
