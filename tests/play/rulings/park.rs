//! The Park.

use crate::scene::{Scene, Table};

const TWO_CARDS: [&str; 2] = ["tavern: top > hand 0", "market: top > hand 0"];

#[test]
fn park_empty_hand() {
    let table = |city, hand| {
        let table = Table::of(5, "park").holds(0, "merchant").gold(0, 4);
        let table = table.city(0, city).hand(0, hand);
        let mut scene = table.on_top("tavern market").call("merchant");
        scene.does(&["gather gold"]);
        scene
    };
    table("park", "").does(&["end"]).moves(&TWO_CARDS);
    table("park", "manor").does(&["end"]).moves(&[]);
    table("park", "manor")
        .does(&["build manor", "end"])
        .moves(&TWO_CARDS);
    table("", "park")
        .does(&["build park", "end"])
        .moves(&TWO_CARDS);
}

/// The Witch has gathered gold; the Merchant is at seat 1; this one has the Park.
fn witch(owner: usize) -> Scene {
    let table = Table::of(5, "witch park").holds(0, "witch");
    let table = table.holds(1, "merchant").city(owner, "park");
    let mut scene = table.on_top("tavern market").call("witch");
    scene.does(&["gather gold"]);
    scene
}

#[test]
fn park_witch() {
    // Nobody has the King.
    let mut scene = witch(0);
    scene.does(&["bewitch king"]).moves(&[]);
    assert_eq!(scene.turn(), (1, "merchant"));
    scene.does(&["gather gold", "end"]).moves(&[]);

    let mut scene = witch(0);
    scene.does(&["bewitch merchant"]).moves(&[]);
    scene
        .does(&["gather gold"])
        .moves(&["2 gold: bank > stash 1"]);
    assert_eq!(scene.turn(), (0, "merchant"));
    scene.does(&["end"]).moves(&TWO_CARDS);
}

#[test]
fn park_bewitched() {
    let mut scene = witch(1);
    scene.does(&["bewitch merchant", "gather gold"]);
    scene.moves(&["2 gold: bank > stash 1"]);
    scene.does(&["end"]).moves(&[]);
    assert_eq!(scene.hand(1), "");
}
