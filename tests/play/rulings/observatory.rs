//! The Observatory.

use crate::scene::Table;

#[test]
fn observatory_keeps_one() {
    let table = Table::of(5, "observatory").holds(0, "merchant");
    let table = table.city(0, "observatory").on_top("tavern market docks");
    let mut scene = table.call("merchant");
    scene.does(&["gather cards"]).moves(&[
        "tavern: top > aside",
        "market: top > aside",
        "docks: top > aside",
    ]);
    scene.can("take tavern").can("take docks");
    scene.does(&["take market"]).moves(&[
        "tavern: aside > bottom",
        "market: aside > hand 0",
        "docks: aside > bottom",
    ]);
    assert_eq!(scene.bottom(2), ["tavern", "docks"]);
}
