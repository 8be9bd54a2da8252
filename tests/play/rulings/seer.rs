//! Rulings of `data/rulings/seer.toml`, played.

use crate::scene::Table;

fn table() -> Table {
    Table::of(4, "seer").holds(0, "seer")
}

#[test]
fn seer_one_from_each() {
    let table = table().hand(1, "tavern tavern").hand(2, "market");
    let mut scene = table.hand(3, "docks").call("seer");
    // Nobody says which card: it is taken unseen.
    scene
        .cannot("take tavern")
        .does(&["take from all"])
        .moves(&[
            "tavern: hand 1 > hand 0",
            "market: hand 2 > hand 0",
            "docks: hand 3 > hand 0",
        ]);
    scene.cannot("end").does(&["give docks"]);
    scene.moves(&["docks: hand 0 > hand 1"]);
    scene.does(&["give tavern"]);
    scene.moves(&["tavern: hand 0 > hand 2"]);
    scene.does(&["give market"]);
    scene.moves(&["market: hand 0 > hand 3"]);
    scene.cannot("take from all").can("gather gold");
}

#[test]
fn seer_every_player() {
    let table = table().hand(1, "tavern").hand(2, "market temple");
    let mut scene = table.hand(3, "docks docks docks").call("seer");
    scene.cannot("take from 1").does(&["take from all"]);
    assert_eq!(scene.hand(1), "");
    assert_eq!(scene.hand(3), "docks docks");
    // One card to each of the three.
    scene.does(&["give tavern"]);
    scene.moves(&["tavern: hand 0 > hand 1"]);
    scene.cannot("end").does(&["give docks"]);
    scene.moves(&["docks: hand 0 > hand 2"]);
    scene.cannot("end");
}

#[test]
fn seer_any_card_back() {
    let table = table().hand(0, "palace").hand(1, "tavern");
    let mut scene = table.hand(2, "market").call("seer");
    scene.does(&["take from all"]);
    scene
        .can("give tavern")
        .can("give market")
        .can("give palace");
    scene.does(&["give palace"]);
    scene.moves(&["palace: hand 0 > hand 1"]);
    scene.can("give market").does(&["give tavern"]);
    scene.moves(&["tavern: hand 0 > hand 2"]);
    assert_eq!(scene.hand(0), "market");
}

#[test]
fn seer_empty_hand() {
    let mut scene = table().hand(1, "tavern").hand(3, "docks").call("seer");
    scene.does(&["take from all"]);
    scene.moves(&["tavern: hand 1 > hand 0", "docks: hand 3 > hand 0"]);
    scene.does(&["give docks", "give tavern"]);
    scene.moves(&["tavern: hand 0 > hand 3"]);
    assert_eq!(
        (scene.hand(0), scene.hand(2)),
        (String::new(), String::new())
    );
    scene.can("gather gold");
    table().call("seer").cannot("take from all");
}

#[test]
fn seer_builds_two() {
    let table = table().hand(0, "docks temple prison").gold(0, 3);
    let mut scene = table.hand(1, "tavern").hand(2, "market").call("seer");
    scene.does(&["gather gold", "take from all"]);
    scene.does(&["give docks", "give temple", "build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
    assert_eq!((scene.gold(0), scene.hand(0)), (2, "prison".into()));
    scene.cannot("build");
}
