//! The Gold Mine.

use crate::scene::Table;

#[test]
fn gold_mine_gathering() {
    let table = || {
        let table = Table::of(5, "king gold-mine").holds(0, "king").crown(0);
        table.city(0, "gold-mine manor").on_top("tavern market")
    };
    let mut scene = table().call("king");
    scene
        .does(&["gather gold"])
        .moves(&["3 gold: bank > stash 0"]);
    scene.does(&["income 1"]).moves(&["1 gold: bank > stash 0"]);
    let mut scene = table().call("king");
    scene.does(&["gather cards", "take tavern"]);
    scene.moves(&["tavern: aside > hand 0", "market: aside > bottom"]);
    assert_eq!(scene.gold(0), 0);

    let table = Table::of(5, "navigator gold-mine").holds(0, "navigator");
    let mut scene = table.city(0, "gold-mine").call("navigator");
    scene
        .does(&["navigate gold"])
        .moves(&["4 gold: bank > stash 0"]);
}
