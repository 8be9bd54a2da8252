//! The Haunted Quarter.

use crate::scene::Table;
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

fn points(uniques: &str, others: &str) -> u32 {
    let table = Table::of(5, uniques).city(0, uniques).city(0, others);
    table.lying().points(Seat::FIRST)
}

#[test]
fn haunted_missing_type() {
    let three = "manor temple tavern";
    assert_eq!(points("smithy", three), 5 + 3 + 1 + 1);
    assert_eq!(
        points("smithy haunted-quarter", three),
        (5 + 2 + 3 + 1 + 1) + 3
    );
    assert_eq!(
        points("haunted-quarter", "manor temple tavern prison"),
        (2 + 3 + 1 + 1 + 2) + 3
    );
}

#[test]
fn haunted_no_longer_unique() {
    assert_eq!(points("ivory-tower haunted-quarter", ""), (5 + 2) + 5);
    // The missing type gives 3; then the Well counts only itself.
    let three = "manor temple tavern";
    let costs = 5 + 2 + 3 + 1 + 1;
    assert_eq!(points("wishing-well haunted-quarter", three), costs + 3 + 1);
    assert_eq!(points("wishing-well haunted-quarter", ""), 5 + 2 + 2);
}

#[test]
fn haunted_capitol() {
    let uniques = "capitol haunted-quarter";
    assert_eq!(points(uniques, "tavern market"), (5 + 2 + 1 + 2) + 3);
}

#[test]
fn haunted_one_choice() {
    // The third trade district or the missing type, not both.
    let four = "tavern market manor temple";
    let costs = 5 + 2 + 1 + 2 + 3 + 1;
    assert_eq!(points("capitol haunted-quarter", four), costs + 3);
}

#[test]
fn haunted_last_round() {
    let table = Table::of(5, "smithy haunted-quarter").holds(0, "merchant");
    let table = table.city(0, "smithy manor temple tavern market docks");
    let mut scene = table.hand(0, "haunted-quarter").call("merchant");
    scene.does(&["gather gold", "build haunted-quarter", "end"]);
    assert_eq!(scene.phase(), Phase::Over);
    let costs = 5 + 3 + 1 + 1 + 2 + 3 + 2;
    assert_eq!(scene.points(0), costs + 3 + 4);
}

#[test]
fn haunted_income() {
    let paid = "king emperor patrician bishop abbot cardinal merchant trader warlord diplomat";
    for character in paid.split(' ').chain(["marshal"]) {
        let table = Table::of(5, character).holds(0, character);
        table
            .city(0, "haunted-quarter")
            .call(character)
            .cannot("income");
    }
}
