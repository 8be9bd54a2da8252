//! The Marshal.

use crate::scene::{Scene, Table};
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

fn marshal(own: &str, other: &str, gold: u16) -> Scene {
    let table = Table::of(5, "marshal factory observatory").holds(0, "marshal");
    let table = table.city(0, own).city(1, other).gold(0, gold);
    table.call("marshal")
}

#[test]
fn marshal_seizes() {
    let mut scene = marshal("tavern", "market docks harbor", 9);
    scene.can("seize market of 1").cannot("seize harbor");
    scene.cannot("seize tavern").does(&["seize docks of 1"]);
    scene.cannot("seize");
}

#[test]
fn marshal_pays_owner() {
    let mut scene = marshal("tavern", "docks", 3);
    scene.does(&["seize docks of 1"]);
    scene.moves(&["3 gold: stash 0 > stash 1", "docks: city 1 > city 0"]);
    marshal("tavern", "docks", 2).cannot("seize");
}

#[test]
fn marshal_not_completed() {
    let seven = "tavern market docks temple church prison watchtower";
    marshal("", seven, 9).cannot("seize");
    let six = "tavern market docks temple church prison";
    marshal("", six, 9).can("seize tavern of 1");
}

#[test]
fn marshal_no_duplicate() {
    let mut scene = marshal("tavern", "tavern market", 9);
    scene.can("seize market of 1").cannot("seize tavern");
}

#[test]
fn marshal_completes() {
    let mut scene = marshal("tavern market docks temple church prison", "manor", 3);
    scene.does(&["seize manor of 1"]);
    scene.moves(&["3 gold: stash 0 > stash 1", "manor: city 1 > city 0"]);
    assert_eq!(scene.state.first, Some(Seat::FIRST));
    scene.does(&["gather gold", "end"]);
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.points(0), (1 + 2 + 3 + 1 + 2 + 2 + 3) + 4);
}

#[test]
fn marshal_income() {
    let mut scene = marshal("prison watchtower tavern", "barracks", 0);
    scene.does(&["income 2"]).moves(&["2 gold: bank > stash 0"]);
    scene.cannot("income");
}

#[test]
fn marshal_factory() {
    let mut scene = marshal("factory", "observatory statue", 9);
    scene.cannot("seize observatory");
    scene.does(&["seize statue of 1"]);
    scene.moves(&["3 gold: stash 0 > stash 1", "statue: city 1 > city 0"]);
}
