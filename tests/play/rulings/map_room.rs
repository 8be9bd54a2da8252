//! The Map Room.

use crate::scene::Table;

#[test]
fn map_room_museum() {
    let table = Table::of(5, "map-room museum").holds(0, "merchant");
    let table = table.city(0, "map-room museum").hand(0, "tavern market");
    let mut scene = table.museum("manor castle palace").call("merchant");
    assert_eq!(scene.points(0), (5 + 4) + 2 + 3);
    scene.does(&["museum tavern"]);
    scene.moves(&["tavern: hand 0 > museum 0"]);
    assert_eq!(scene.points(0), (5 + 4) + 1 + 4);

    let table = Table::of(5, "map-room museum").holds(0, "merchant");
    let table = table.city(0, "map-room").city(1, "museum");
    let scene = table.museum("manor castle").call("merchant");
    assert_eq!((scene.points(0), scene.points(1)), (5, 4 + 2));
}
