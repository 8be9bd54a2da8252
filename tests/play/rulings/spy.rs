//! Rulings of `data/rulings/spy.toml`, played.

use crate::scene::{Scene, Table};

fn spies(gold: u16) -> Scene {
    let table = Table::of(5, "spy").holds(0, "spy").gold(1, gold);
    let table = table.hand(1, "tavern market manor");
    table.on_top("temple church").call("spy")
}

#[test]
fn spy_matches() {
    let mut scene = spies(5);
    scene.does(&["spy trade on 1"]);
    assert_eq!(scene.hand(0), "church temple");
    assert_eq!(scene.hand(1), "manor market tavern");
}

#[test]
fn spy_names_first() {
    // Any type, whatever the hand has; a wrong one is final.
    let mut scene = spies(5);
    scene.can("spy noble on 1").can("spy trade on 1");
    scene.can("spy military on 1").can("spy unique on 1");
    scene.does(&["spy religious on 1"]).moves(&[]);
    scene.cannot("spy");
}

#[test]
fn spy_reward() {
    let mut scene = spies(5);
    scene.does(&["spy trade on 1"]).moves(&[
        "2 gold: stash 1 > stash 0",
        "temple: top > hand 0",
        "church: top > hand 0",
    ]);
    scene.cannot("spy");
    spies(5).does(&["spy religious on 1"]).moves(&[]);
}

#[test]
fn spy_too_little_gold() {
    let cards = ["temple: top > hand 0", "church: top > hand 0"];
    let mut scene = spies(1);
    scene.does(&["spy trade on 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0", cards[0], cards[1]]);
    spies(0).does(&["spy trade on 1"]).moves(&cards);
}

#[test]
fn spy_gold_there_is() {
    let mut scene = spies(1);
    scene.does(&["spy trade on 1"]);
    assert_eq!((scene.gold(0), scene.gold(1)), (1, 0));
    assert_eq!(scene.hand(0), "church temple");
}
