//! Gathering, and what works while gathering.

use crate::scene::Table;

#[test]
fn gather_must() {
    let mut scene = Table::of(5, "king")
        .holds(0, "king")
        .gold(0, 1)
        .call("king");
    scene.cannot("end");
    scene
        .does(&["gather gold"])
        .moves(&["2 gold: bank > stash 0"]);
    scene.cannot("gather").does(&["take crown"]).can("end");
}

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
}
