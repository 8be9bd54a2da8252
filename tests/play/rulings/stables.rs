//! Rulings of `data/rulings/stables.toml`, played.

use crate::scene::Table;

const STABLES: [&str; 3] = [
    "2 gold: stash 0 > bank",
    "stables: hand 0 > city 0",
    "1 gold: stash 0 > tax",
];

#[test]
fn stables_extra() {
    let scene = || {
        let table = Table::of(5, "bishop tax-collector stables");
        let table = table.holds(0, "bishop").gold(0, 10);
        table.hand(0, "stables tavern market").call("bishop")
    };
    let mut before = scene();
    before
        .cannot("build")
        .does(&["gather gold", "build stables"]);
    before
        .moves(&STABLES)
        .does(&["build tavern"])
        .cannot("build");
    let mut after = scene();
    after
        .does(&["gather gold", "build tavern"])
        .cannot("build market");
    after
        .does(&["build stables"])
        .moves(&STABLES)
        .cannot("build");
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
