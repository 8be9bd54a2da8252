//! The Library.

use crate::scene::Table;

#[test]
fn library_observatory() {
    let table = Table::of(5, "library observatory").holds(0, "merchant");
    let table = table.city(0, "library observatory");
    let mut scene = table.on_top("tavern market docks").call("merchant");
    scene.does(&["gather cards"]).moves(&[
        "tavern: top > aside",
        "market: top > aside",
        "docks: top > aside",
        "tavern: aside > hand 0",
        "market: aside > hand 0",
        "docks: aside > hand 0",
    ]);
}
