//! Rulings of `data/rulings/building.toml`, played.

use crate::scene::Table;

#[test]
fn build_may() {
    let table = Table::of(5, "bishop").holds(0, "bishop").gold(0, 9);
    let mut scene = table.hand(0, "market docks").call("bishop");
    scene.does(&["gather gold"]).can("build market").can("end");
    scene.does(&["end"]).moves(&[]);
}

#[test]
fn one_district_a_turn() {
    let table = Table::of(5, "bishop").holds(0, "bishop").gold(0, 9);
    let mut scene = table.hand(0, "market docks").call("bishop");
    scene.does(&["gather gold"]).can("build docks");
    scene.does(&["build market"]).cannot("build").can("end");
}

#[test]
fn build_cost_to_bank() {
    let table = Table::of(5, "bishop").holds(0, "bishop");
    let mut scene = table.hand(0, "market docks").call("bishop");
    scene.does(&["gather gold"]).cannot("build docks");
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
}

#[test]
fn no_two_alike() {
    let turn = |character: &str, city: &str| {
        let table = Table::of(3, &format!("{character} quarry"));
        let table = table.holds(0, character).gold(0, 9);
        let table = table.city(0, city).hand(0, "tavern").city(1, "tavern");
        let mut scene = table.call(character);
        scene.does(&["gather gold"]);
        scene
    };
    turn("bishop", "market").can("build tavern");
    turn("bishop", "tavern").cannot("build");
    let builds = ["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"];
    turn("bishop", "tavern quarry")
        .does(&["build tavern"])
        .moves(&builds);
    turn("wizard", "tavern")
        .does(&["build tavern"])
        .moves(&builds);
    // The Wizard's player in the turn of the other character.
    let table = Table::of(3, "wizard").holds(0, "wizard bishop");
    let table = table.city(0, "tavern").hand(0, "tavern");
    let mut scene = table.call("wizard");
    scene.does(&["gather gold"]).can("build tavern");
    scene.does(&["end", "gather gold"]).cannot("build");
}

#[test]
fn build_after_gathering() {
    let table = |character: &str| {
        let table = Table::of(5, character).holds(0, character);
        table.gold(0, 9).hand(0, "tavern").hand(1, "docks")
    };
    let mut scene = table("bishop").call("bishop");
    scene.cannot("build");
    scene.does(&["gather gold"]).can("build tavern");

    let mut scene = table("wizard").call("wizard");
    scene.does(&["look at 1"]).cannot("steal and build");
    scene
        .does(&["steal docks"])
        .moves(&["docks: hand 1 > hand 0"]);
    scene.cannot("build");
    let mut scene = table("wizard").call("wizard");
    scene.does(&["gather gold", "look at 1", "steal and build docks"]);
    scene.moves(&[
        "docks: hand 1 > hand 0",
        "3 gold: stash 0 > bank",
        "docks: hand 0 > city 0",
    ]);
}
