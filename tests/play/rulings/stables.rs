//! Rulings of `data/rulings/stables.toml`, played.

use crate::scene::{Scene, Table};

const STABLES: [&str; 3] = [
    "2 gold: stash 0 > bank",
    "stables: hand 0 > city 0",
    "1 gold: stash 0 > tax",
];

/// The Bishop has the Stables in his hand; the Tax Collector is in the game.
fn bishop(gold: u16) -> Scene {
    let table = Table::of(5, "bishop tax-collector stables");
    let table = table.holds(0, "bishop").gold(0, gold);
    table.hand(0, "stables tavern market").call("bishop")
}

#[test]
fn stables_extra() {
    let mut before = bishop(10);
    before.does(&["gather gold", "build stables", "build tavern"]);
    before.cannot("build");
    let mut after = bishop(10);
    after
        .does(&["gather gold", "build tavern"])
        .cannot("build market");
    after.does(&["build stables"]).cannot("build");
}

#[test]
fn stables_like_any() {
    let mut scene = bishop(10);
    scene
        .cannot("build")
        .does(&["gather gold", "build stables"]);
    scene.moves(&STABLES);
    // Two coins are enough; after a Tavern and its tax none is left.
    let mut scene = bishop(0);
    scene.does(&["gather gold"]).can("build stables");
    scene.does(&["build tavern"]).cannot("build stables");
}

#[test]
fn stables_confiscated() {
    let mut scene = Table::of(5, "magistrate bishop stables")
        .holds(0, "magistrate")
        .holds(1, "bishop")
        .gold(1, 5)
        .hand(1, "stables tavern market")
        .call("magistrate");
    scene.does(&["gather gold", "sign bishop", "warrant thief"]);
    scene.does(&["warrant king", "end", "gather gold", "build stables"]);
    scene.does(&["confiscate"]).moves(&[
        "2 gold: stash 1 > bank",
        "stables: hand 1 > city 0",
        "2 gold: bank > stash 1",
    ]);
    scene.does(&["build tavern"]);
    scene.moves(&["1 gold: stash 1 > bank", "tavern: hand 1 > city 1"]);
    scene.cannot("build");
}
