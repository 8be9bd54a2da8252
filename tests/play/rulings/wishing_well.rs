//! Rulings of `data/rulings/wishing-well.toml`, played.

use crate::scene::Table;

#[test]
fn well_itself() {
    let points = |city| {
        let table = Table::of(5, "king").holds(0, "king");
        table.city(0, city).call("king").points(0)
    };
    assert_eq!(points("wishing-well"), 5 + 1);
    assert_eq!(points("wishing-well keep tavern"), 5 + 3 + 1 + 2);
}
