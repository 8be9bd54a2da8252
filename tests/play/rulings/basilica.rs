//! Rulings of `data/rulings/basilica.toml`, played.

use crate::scene::Table;
use citadels::rules::table::Seat;

fn points(city: &str) -> u32 {
    let table = Table::of(5, "basilica").city(0, city);
    table.lying().points(Seat::FIRST)
}

#[test]
fn basilica_counts() {
    assert_eq!(points("basilica"), 4);
}

#[test]
fn basilica_odd() {
    assert_eq!(
        points("basilica market harbor dragon-gate"),
        4 + 2 + 4 + 6 + 2
    );
    for (odd, cost) in [
        ("tavern", 1),
        ("docks", 3),
        ("town-hall", 5),
        ("factory", 5),
    ] {
        assert_eq!(points(odd), cost);
        assert_eq!(points(&format!("basilica {odd}")), 4 + cost + 1);
    }
    assert_eq!(points("basilica tavern docks town-hall"), 4 + 9 + 3);
}
