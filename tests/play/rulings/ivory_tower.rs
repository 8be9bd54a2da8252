//! The Ivory Tower.

use crate::scene::Table;

#[test]
fn tower_alone() {
    let table = Table::of(5, "ivory-tower smithy diplomat").holds(0, "diplomat");
    let table = table.city(0, "smithy").city(1, "ivory-tower palace");
    let mut scene = table.call("diplomat");
    assert_eq!(scene.points(1), (5 + 5) + 5);
    scene.does(&["exchange palace of 1", "for smithy"]);
    scene.moves(&["smithy: city 0 > city 1", "palace: city 1 > city 0"]);
    assert_eq!(scene.points(1), 5 + 5);
}
