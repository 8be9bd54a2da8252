//! The Patrician.

use crate::scene::Table;

#[test]
fn patrician_income() {
    let table = Table::of(5, "patrician").holds(0, "patrician");
    let table = table.city(0, "manor castle tavern").city(1, "palace");
    let mut scene = table.on_top("market docks harbor").call("patrician");
    scene.does(&["income 0"]);
    scene.moves(&["market: top > hand 0", "docks: top > hand 0"]);
    scene.cannot("income");
    assert_eq!(scene.gold(0), 0);
}
