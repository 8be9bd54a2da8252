//! The Poor House.

use crate::scene::{Scene, Table};

const ONE_COIN: [&str; 1] = ["1 gold: bank > stash 0"];

#[test]
fn poor_house_empty() {
    let table = |city, hand, gold| {
        let table = Table::of(5, "poor-house").holds(0, "merchant");
        let table = table.city(0, city).hand(0, hand).gold(0, gold);
        let mut scene = table.call("merchant");
        scene.does(&["gather gold"]);
        scene
    };
    table("poor-house", "market", 0).does(&["end"]).moves(&[]);
    table("poor-house", "market", 0)
        .does(&["build market", "end"])
        .moves(&ONE_COIN);
    table("", "poor-house", 2)
        .does(&["build poor-house", "end"])
        .moves(&ONE_COIN);
}

/// Player 0 is the Witch and player 1 the Merchant; one of them has the Poor House, and nobody has
/// gold.
fn witch_and(owner: usize) -> Scene {
    let table = Table::of(5, "witch poor-house").holds(0, "witch");
    let table = table.holds(1, "merchant").city(owner, "poor-house");
    let mut scene = table.on_top("tavern market docks harbor").call("witch");
    scene.does(&["gather cards", "take tavern"]);
    scene
}

#[test]
fn poor_house_witch() {
    // Nobody has the King.
    let mut scene = witch_and(0);
    scene.does(&["bewitch king"]).moves(&[]);
    assert_eq!(scene.turn(), (1, "merchant"));
    scene.does(&["gather gold", "end"]).moves(&[]);

    let mut scene = witch_and(0);
    scene.does(&["bewitch merchant"]).moves(&[]);
    scene
        .does(&["gather gold"])
        .moves(&["2 gold: bank > stash 1"]);
    assert_eq!(scene.turn(), (0, "merchant"));
    scene.does(&["end"]).moves(&ONE_COIN);
}

#[test]
fn poor_house_bewitched() {
    let mut scene = witch_and(1);
    scene.does(&["bewitch merchant", "gather cards", "take docks"]);
    scene.moves(&["docks: aside > hand 1", "harbor: aside > bottom"]);
    scene.does(&["end"]).moves(&[]);
    assert_eq!(scene.gold(1), 0);
}

#[test]
fn poor_house_alchemist() {
    let table = Table::of(5, "poor-house alchemist").holds(0, "alchemist");
    let table = table.city(0, "poor-house").hand(0, "castle").gold(0, 2);
    let mut scene = table.call("alchemist");
    scene.does(&["gather gold", "build castle"]);
    scene.moves(&["4 gold: stash 0 > bank", "castle: hand 0 > city 0"]);
    scene.does(&["end"]);
    scene.moves(&["1 gold: bank > stash 0", "4 gold: bank > stash 0"]);
}
