//! The Gold Mine.

use crate::scene::Table;

#[test]
fn gold_mine_three() {
    let gathers = |city: &str, moves: &[&str]| {
        let table = Table::of(5, "king gold-mine").holds(0, "king");
        let mut scene = table.city(0, city).call("king");
        scene.does(&["gather gold"]).moves(moves);
    };
    gathers("gold-mine", &["3 gold: bank > stash 0"]);
    gathers("manor", &["2 gold: bank > stash 0"]);
}

#[test]
fn gold_mine_gathering() {
    let table = || {
        let table = Table::of(5, "king gold-mine").holds(0, "king").crown(0);
        table.city(0, "gold-mine manor").on_top("tavern market")
    };
    let mut scene = table().call("king");
    scene.does(&["gather gold", "income 1"]);
    scene.moves(&["1 gold: bank > stash 0"]);
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
