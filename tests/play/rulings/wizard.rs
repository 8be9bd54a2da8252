//! Rulings of `data/rulings/wizard.toml`, played.

use crate::scene::{Scene, Table};

/// The Wizard, with nine gold.
fn table() -> Table {
    let table = Table::of(5, "wizard stables").holds(0, "wizard");
    table.gold(0, 9)
}

#[test]
fn wizard_takes_one() {
    let mut scene = table().hand(1, "tavern market").call("wizard");
    scene.does(&["look at 1"]).moves(&[]);
    scene.can("steal tavern").does(&["steal market"]);
    scene.moves(&["market: hand 1 > hand 0"]);
    assert_eq!(scene.hand(1), "tavern");
    scene.cannot("look").cannot("steal");
    table().call("wizard").cannot("look");
}

/// The Wizard has gathered gold and looks at a hand with a Market.
fn looking() -> Scene {
    let table = table().hand(0, "temple prison").hand(1, "market");
    let mut scene = table.call("wizard");
    scene.does(&["gather gold", "look at 1"]);
    scene
}

#[test]
fn wizard_builds_at_once() {
    let mut scene = looking();
    scene.does(&["steal and build market"]).moves(&[
        "market: hand 1 > hand 0",
        "2 gold: stash 0 > bank",
        "market: hand 0 > city 0",
    ]);
    scene.does(&["build temple"]);
    scene.moves(&["1 gold: stash 0 > bank", "temple: hand 0 > city 0"]);
    scene.cannot("build");
}

#[test]
fn wizard_keeps_card() {
    let mut scene = looking();
    scene.does(&["steal market"]).can("end");
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
    scene.cannot("build");
}

#[test]
fn wizard_duplicates() {
    let table = table().city(0, "tavern market").hand(0, "tavern");
    let mut scene = table.hand(1, "market").call("wizard");
    scene.does(&["gather gold", "look at 1", "steal and build market"]);
    scene.does(&["build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    assert_eq!(scene.city(0), "market market tavern tavern");
}

#[test]
fn wizard_after_gathering() {
    let scene = || table().hand(1, "market").call("wizard");
    let mut before = scene();
    before.does(&["look at 1"]).cannot("steal and build");
    before.does(&["steal market"]).cannot("build");
    before.does(&["gather gold"]).can("build market");
    let mut after = scene();
    after.does(&["gather gold", "look at 1"]);
    after.can("steal and build market");
}

#[test]
fn wizard_looks_early() {
    let mut scene = table().hand(1, "market").call("wizard");
    scene.does(&["look at 1"]).does(&["steal market"]);
    scene.moves(&["market: hand 1 > hand 0"]);
    scene.can("gather gold");
}

#[test]
fn wizard_full_price() {
    let turn = |gold: u16| {
        let table = Table::of(5, "wizard").holds(0, "wizard").gold(0, gold);
        let mut scene = table.hand(1, "palace").call("wizard");
        scene.does(&["gather gold", "look at 1"]);
        scene
    };
    turn(2).cannot("steal and build").can("steal palace");
    let mut scene = turn(3);
    scene.does(&["steal and build palace"]).moves(&[
        "palace: hand 1 > hand 0",
        "5 gold: stash 0 > bank",
        "palace: hand 0 > city 0",
    ]);
}

#[test]
fn wizard_price() {
    let mut scene = table().city(0, "factory").hand(1, "library").call("wizard");
    scene.does(&["gather gold", "look at 1", "steal and build library"]);
    scene.moves(&[
        "library: hand 1 > hand 0",
        "5 gold: stash 0 > bank",
        "library: hand 0 > city 0",
    ]);

    let table = table().gold(0, 2).hand(0, "tavern market");
    let mut scene = table.hand(1, "thieves-den").call("wizard");
    scene.does(&["gather gold", "look at 1", "steal and build thieves-den"]);
    scene.moves(&["thieves-den: hand 1 > hand 0"]);
    scene.cannot("pay gold").cannot("pay thieves-den");
    scene
        .does(&["pay tavern"])
        .moves(&["tavern: hand 0 > bottom"]);
    scene
        .does(&["pay market"])
        .moves(&["market: hand 0 > bottom"]);
    scene.does(&["pay gold"]);
    scene.moves(&["4 gold: stash 0 > bank", "thieves-den: hand 0 > city 0"]);
}

#[test]
fn wizard_stables() {
    let table = table().hand(0, "manor castle stables");
    let mut three = table.hand(1, "tavern").call("wizard");
    three.does(&["gather gold", "look at 1", "steal and build tavern"]);
    three.does(&["build stables"]);
    three.moves(&["2 gold: stash 0 > bank", "stables: hand 0 > city 0"]);
    three.does(&["build manor"]).cannot("build");
    assert_eq!(three.city(0), "manor stables tavern");
}

#[test]
fn wizard_takes_stables() {
    let table = table().hand(0, "manor castle").hand(1, "stables");
    let mut two = table.call("wizard");
    two.does(&["gather gold", "look at 1", "steal and build stables"]);
    two.does(&["build manor"]).cannot("build");
}

#[test]
fn wizard_pays_gold() {
    let table = || {
        let table = Table::of(5, "wizard framework necropolis").holds(0, "wizard");
        table
            .city(0, "framework temple")
            .hand(1, "necropolis palace")
    };
    let mut poor = table().call("wizard");
    poor.does(&["gather gold", "look at 1"]);
    poor.cannot("steal and build");
    // Kept, it is built like any other.
    poor.does(&["steal necropolis"]);
    poor.can("build necropolis by framework");
    poor.can("build necropolis for temple");
    let mut rich = table().gold(0, 3).call("wizard");
    rich.does(&["gather gold", "look at 1"]);
    rich.can("steal and build palace")
        .can("steal and build necropolis");
    rich.does(&["steal and build palace"]);
    rich.moves(&[
        "palace: hand 1 > hand 0",
        "5 gold: stash 0 > bank",
        "palace: hand 0 > city 0",
    ]);
}
