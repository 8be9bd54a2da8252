//! What everybody may know, and what nobody may give.

use crate::imagine::imagine;
use crate::scene::Table;
use citadels::rules::chance::Chance;
use citadels::rules::table::Seat;

#[test]
fn counts_are_open() {
    let table = Table::of(5, "").holds(0, "merchant").gold(0, 7);
    let scene = table.hand(0, "tavern market docks").call("merchant");
    let view = scene.state.observe(Seat::new(1));
    assert_eq!(view.gold(Seat::FIRST), 7);
    assert_eq!(view.hand_size(Seat::FIRST), 3);
}

#[test]
fn gold_is_open() {
    let table = Table::of(5, "").holds(0, "merchant").gold(0, 7);
    let mut scene = table.call("merchant");
    scene.does(&["gather gold"]);
    for seat in [1, 2, 3, 4] {
        let view = scene.state.observe(Seat::new(seat));
        assert_eq!(view.gold(Seat::FIRST), 9);
    }
}

#[test]
fn cards_stay_secret() {
    let table = Table::of(5, "").holds(0, "merchant");
    let scene = table.hand(0, "tavern market docks").call("merchant");
    // For all seat 1 knows, they could be any three.
    let hand = |seed: u32| {
        let chance = &mut Chance::new(&seed.to_string());
        imagine(&scene.state, Seat::new(1), chance).hand(Seat::FIRST)
    };
    assert!((0..9).all(|seed| hand(seed).len() == 3));
    assert!((0..9).any(|seed| hand(seed) != hand(9)));
}

#[test]
fn bank_never_empty() {
    // More than all the coins in the box.
    let table = Table::of(5, "navigator").holds(0, "navigator").gold(0, 99);
    let mut scene = table.call("navigator");
    scene
        .does(&["gather gold"])
        .moves(&["2 gold: bank > stash 0"]);
    scene
        .does(&["navigate gold"])
        .moves(&["4 gold: bank > stash 0"]);
    assert_eq!(scene.gold(0), 105);
}

#[test]
fn no_hand_limit() {
    // A fifth of the deck.
    let table = Table::of(5, "navigator").holds(0, "navigator");
    let hand = "tavern tavern tavern tavern tavern market market market market docks docks docks";
    let table = table.hand(0, hand).on_top("manor castle palace harbor");
    let mut scene = table.call("navigator");
    scene.does(&["gather gold", "navigate cards"]).moves(&[
        "manor: top > hand 0",
        "castle: top > hand 0",
        "palace: top > hand 0",
        "harbor: top > hand 0",
    ]);
    scene.does(&["end"]).moves(&[]);
    assert_eq!(scene.state.hand(Seat::FIRST).len(), 16);
}

#[test]
fn deals_bind_nobody() {
    let table = Table::of(5, "").holds(0, "bishop").gold(0, 5);
    let mut scene = table.hand(0, "tavern").call("bishop");
    scene.does(&["gather gold"]);
    assert_eq!(scene.legal(), ["end", "build tavern"]);
}
