//! Rulings of `data/rulings/dragon-gate.toml`, played.

use crate::scene::Table;
use citadels::rules::table::Seat;

#[test]
fn dragon_gate_on_top() {
    let lying = Table::of(5, "dragon-gate").city(0, "dragon-gate").lying();
    assert_eq!(lying.points(Seat::FIRST), 6 + 2);
}

#[test]
fn dragon_gate_costs_six() {
    // For its builder, the Warlord and the Diplomat.
    let table = Table::of(5, "bishop dragon-gate").holds(0, "bishop");
    let mut scene = table.gold(0, 4).hand(0, "dragon-gate").call("bishop");
    scene.does(&["gather gold", "build dragon-gate"]);
    scene.moves(&["6 gold: stash 0 > bank", "dragon-gate: hand 0 > city 0"]);
    let table = Table::of(5, "warlord dragon-gate").holds(0, "warlord");
    let mut scene = table.gold(0, 5).city(1, "dragon-gate").call("warlord");
    scene.does(&["destroy dragon-gate of 1"]);
    scene.moves(&["5 gold: stash 0 > bank", "dragon-gate: city 1 > bottom"]);
    let table = Table::of(5, "diplomat dragon-gate").holds(0, "diplomat");
    let table = table.gold(0, 5).city(0, "tavern").city(1, "dragon-gate");
    let mut scene = table.call("diplomat");
    scene
        .does(&["exchange dragon-gate of 1", "for tavern"])
        .moves(&[
            "5 gold: stash 0 > stash 1",
            "tavern: city 0 > city 1",
            "dragon-gate: city 1 > city 0",
        ]);
}
