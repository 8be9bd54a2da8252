//! Rulings of `data/rulings/capitol.toml`, played.

use crate::scene::Table;
use citadels::rules::table::Seat;

fn points(city: &str) -> u32 {
    let table = Table::of(5, "capitol keep quarry").city(0, city);
    table.lying().points(Seat::FIRST)
}

#[test]
fn capitol_once() {
    assert_eq!(points("capitol tavern market"), 5 + 3);
    assert_eq!(points("capitol tavern market docks"), 5 + 6 + 3);
    assert_eq!(points("capitol tavern market docks harbor"), 5 + 10 + 3);
    let two_types = "capitol tavern market docks temple church";
    assert_eq!(points(two_types), 5 + 9 + 3);
    let three_of_each = "capitol tavern market docks temple church monastery";
    // Seven districts: 2 for a completed city.
    assert_eq!(points(three_of_each), 5 + 12 + 3 + 2);
}

#[test]
fn capitol_counts_itself() {
    // Itself and two other unique ones.
    assert_eq!(points("capitol keep"), 5 + 3);
    assert_eq!(points("capitol keep quarry"), 5 + 8 + 3);
}
