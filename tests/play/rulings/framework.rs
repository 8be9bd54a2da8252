//! The Framework.

use crate::scene::{Scene, Table};
use citadels::rules::play::Phase;

/// The Magistrate has signed a warrant on the Architect, whose turn it is.
fn signed() -> Scene {
    let table = Table::of(5, "magistrate framework necropolis").holds(1, "magistrate");
    let table = table.holds(0, "architect").city(0, "framework temple");
    let mut scene = table.hand(0, "castle necropolis tavern").call("magistrate");
    scene.does(&["gather gold", "sign architect"]);
    scene.does(&["warrant merchant", "warrant warlord", "end"]);
    scene.does(&["gather gold"]);
    scene
}

#[test]
fn framework_magistrate() {
    let mut scene = signed();
    scene.does(&["build castle by framework"]);
    scene.moves(&["framework: city 0 > bottom", "castle: hand 0 > city 0"]);
    assert_eq!(scene.turn(), (0, "architect"));
    scene.does(&["build necropolis for temple"]);
    scene.moves(&["temple: city 0 > bottom", "necropolis: hand 0 > city 0"]);
    assert_eq!(scene.decider(), 0);
}

#[test]
fn magistrate_next_paid() {
    let mut scene = signed();
    scene.does(&["build castle by framework", "build necropolis for temple"]);
    scene.does(&["build tavern"]).moves(&[]);
    assert_eq!((scene.phase(), scene.decider()), (Phase::Confiscate, 1));
    scene.does(&["confiscate"]).moves(&[
        "1 gold: stash 0 > bank",
        "tavern: hand 0 > city 1",
        "1 gold: bank > stash 0",
    ]);
}

#[test]
fn framework_monument() {
    let table = |city| {
        let table = Table::of(5, "framework monument").holds(0, "bishop");
        let mut scene = table.city(0, city).hand(0, "monument").call("bishop");
        scene.does(&["gather gold"]);
        scene
    };
    let mut scene = table("framework tavern market docks");
    scene.does(&["build monument by framework"]);
    scene.moves(&["framework: city 0 > bottom", "monument: hand 0 > city 0"]);
    table("framework tavern market docks harbor").cannot("build monument");
}
