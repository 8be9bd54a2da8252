//! Replays a real game of 72 tiles turn by turn, finding every feature after every turn, and
//! compares the cost of a late turn with an early one.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark prints, and may stop"
)]

use citadels::fortress::board::{Board, Ways};
use citadels::fortress::kinds::find as kind;
use serde_json::Value;
use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: u32 = 2_000;

fn main() {
    let all: Value = serde_json::from_str(include_str!("../tests/fortress/cases.json")).unwrap();
    let cases = all["cases"].as_array().unwrap();
    let case = cases
        .iter()
        .find(|case| case["id"] == "koki-full-test0")
        .unwrap();
    let tile = |value: &Value| {
        let number = |place: usize| i32::try_from(value[place].as_i64().unwrap()).unwrap();
        let kind = kind(value[0].as_str().unwrap()).unwrap();
        (
            kind,
            u8::try_from(number(1) / 90).unwrap(),
            (number(2), number(3)),
        )
    };
    let turns = case["turns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|turn| tile(&turn["tile"]));
    let tiles: Vec<_> = std::iter::once(tile(&case["start"])).chain(turns).collect();
    let mut halves = [Duration::ZERO; 2];
    let start = Instant::now();
    for _ in 0..ROUNDS {
        let mut board = Board::new(2, Ways::default());
        for (half, tiles) in tiles.chunks(tiles.len().div_ceil(2)).enumerate() {
            let start = Instant::now();
            for &(kind, quarters, at) in tiles {
                black_box(board.misfits(kind, quarters, at));
                board.lay(kind, quarters, at);
                black_box(board.complete());
            }
            halves[half] += start.elapsed();
        }
    }
    let game = start.elapsed() / ROUNDS;
    println!(
        "{:>10.3} ms for a game of {} tiles (aim: 5)",
        game.as_secs_f64() * 1e3,
        tiles.len()
    );
    let ratio = halves[1].as_secs_f64() / halves[0].as_secs_f64();
    println!("{ratio:>10.2} times the cost of an early turn for a late one");
}
