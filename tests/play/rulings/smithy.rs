//! Rulings of `data/rulings/smithy.toml`, played.

use crate::scene::{Scene, Table};

const THREE: [&str; 4] = [
    "2 gold: stash 0 > bank",
    "tavern: top > hand 0",
    "market: top > hand 0",
    "docks: top > hand 0",
];

/// The owner's turn with so much gold.
fn turn(gold: u16) -> Scene {
    let table = Table::of(5, "bishop").holds(0, "bishop").gold(0, gold);
    let table = table.city(0, "smithy").hand(0, "prison");
    table.on_top("tavern market docks").call("bishop")
}

#[test]
fn smithy_keeps_three() {
    turn(2).does(&["smithy"]).moves(&THREE);
    turn(1).cannot("smithy");
}

#[test]
fn smithy_once() {
    let mut scene = turn(9);
    scene.does(&["smithy"]).cannot("smithy");
    scene.does(&["gather gold"]).cannot("smithy");
    scene.does(&["build prison"]).cannot("smithy");
}

#[test]
fn smithy_any_moment() {
    turn(4).does(&["smithy"]).moves(&THREE);
    turn(4).does(&["gather gold", "smithy"]).moves(&THREE);
    let mut scene = turn(4);
    scene.does(&["gather gold", "build prison", "smithy"]);
    scene.moves(&THREE);
}
