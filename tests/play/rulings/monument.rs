//! The Monument.

use crate::scene::{Scene, Table};
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

fn points(uniques: &str, others: &str) -> u32 {
    let table = Table::of(5, uniques).city(0, uniques).city(0, others);
    table.lying().points(Seat::FIRST)
}

#[test]
fn monument_two() {
    // One district of cost 4.
    assert_eq!(points("monument", "tavern"), 4 + 1);
    // One unique district.
    assert_eq!(points("monument wishing-well", ""), (4 + 5) + 2);
    // Two of a type are not three.
    assert_eq!(points("monument capitol", ""), 4 + 5);
    assert_eq!(points("monument capitol smithy", ""), (4 + 5 + 5) + 3);
}

#[test]
fn monument_completes() {
    // Completed with six cards, but not with five.
    let five = "tavern market docks harbor temple";
    let costs = 4 + 1 + 2 + 3 + 4 + 1;
    assert_eq!(points("monument", five), costs + 2);
    assert_eq!(points("monument", "tavern market docks harbor"), costs - 1);

    let builds_temple = |players, city| {
        let table = Table::of(players, "bishop monument").holds(0, "bishop");
        let mut scene = table.city(0, city).hand(0, "temple").call("bishop");
        scene.does(&["gather gold", "build temple"]);
        scene.state.first
    };
    let with_it = "monument tavern market docks harbor";
    assert_eq!(builds_temple(5, with_it), Some(Seat::FIRST));
    assert_eq!(builds_temple(2, with_it), None);
    let six = "monument tavern market docks harbor prison";
    assert_eq!(builds_temple(2, six), Some(Seat::FIRST));
}

#[test]
fn monument_five() {
    let has = |city| {
        let table = Table::of(5, "monument").holds(0, "bishop").gold(0, 2);
        let mut scene = table.city(0, city).hand(0, "monument").call("bishop");
        scene.does(&["gather gold"]);
        scene
    };
    has("tavern market docks harbor temple").cannot("build monument");
    let mut scene = has("tavern market docks harbor");
    scene.does(&["build monument"]);
    scene.moves(&["4 gold: stash 0 > bank", "monument: hand 0 > city 0"]);
    assert_eq!(scene.state.size(Seat::FIRST), 6);
}

/// Seat 0 pays for this, seat 1 is the Magistrate with that city.
fn pays(card: &str, magistrates: &str) -> Scene {
    let table = Table::of(5, "magistrate monument").gold(0, 4);
    let table = table.holds(0, "bishop").hand(0, card);
    let table = table.holds(1, "magistrate").city(1, magistrates);
    let mut scene = table.call("magistrate");
    scene.does(&["sign bishop", "warrant king", "warrant warlord"]);
    scene.does(&["gather gold", "end", "gather gold"]);
    scene.does(&[&format!("build {card}")]);
    scene
}

#[test]
fn monument_magistrate() {
    let mut scene = pays("monument", "tavern market docks harbor temple");
    scene.moves(&["4 gold: stash 0 > bank", "monument: hand 0 > city 0"]);
    let mut scene = pays("monument", "tavern market docks harbor");
    scene.does(&["confiscate"]).moves(&[
        "4 gold: stash 0 > bank",
        "monument: hand 0 > city 1",
        "4 gold: bank > stash 0",
    ]);
}

#[test]
fn magistrate_completes() {
    let mut scene = pays("castle", "tavern market docks harbor temple church");
    scene.does(&["confiscate"]);
    assert_eq!(scene.turn(), (0, "bishop"));
    assert_eq!(scene.state.first, Some(Seat::new(1)));
    scene.does(&["end"]);
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.points(1), (1 + 2 + 3 + 4 + 1 + 2 + 4) + 4);
}
