//! Rulings of `data/rulings/scholar.toml`, played.

use crate::scene::Table;

#[test]
fn scholar_seven() {
    let table = || {
        let table = Table::of(5, "scholar").holds(0, "scholar");
        table.on_top("tavern market docks harbor temple church manor")
    };
    let mut scene = table().call("scholar");
    let size = scene.state.deck.len();
    scene.does(&["study"]).moves(&[
        "tavern: top > aside",
        "market: top > aside",
        "docks: top > aside",
        "harbor: top > aside",
        "temple: top > aside",
        "church: top > aside",
        "manor: top > aside",
    ]);
    scene.does(&["take harbor"]).moves(&[
        "tavern: aside > bottom",
        "market: aside > bottom",
        "docks: aside > bottom",
        "harbor: aside > hand 0",
        "temple: aside > bottom",
        "church: aside > bottom",
        "manor: aside > bottom",
        "shuffle",
    ]);
    assert_eq!(scene.state.deck.len(), size - 1);
    let others = ["tavern", "market", "docks", "temple", "church", "manor"];
    assert_ne!(scene.bottom(6), others);
    scene.cannot("study");

    let mut scene = table().call("scholar");
    scene.does(&["gather cards", "take market"]);
    scene.moves(&["tavern: aside > bottom", "market: aside > hand 0"]);
    assert_eq!(scene.bottom(1), ["tavern"]);
}

#[test]
fn scholar_builds_two() {
    let scene = Table::of(5, "scholar").holds(0, "scholar").gold(0, 10);
    let mut scene = scene.hand(0, "tavern market docks").call("scholar");
    scene.does(&["gather gold", "build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
    scene.cannot("build").can("end");
}
