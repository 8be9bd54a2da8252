//! Rulings of `data/rulings/cardinal.toml`, played.

use crate::scene::{Scene, Table};

#[test]
fn cardinal_income() {
    let table = Table::of(5, "cardinal").holds(0, "cardinal");
    let table = table.city(0, "temple church tavern").city(1, "monastery");
    let mut scene = table.on_top("docks manor market").call("cardinal");
    scene.cannot("income 1").does(&["income 0"]);
    scene.moves(&["docks: top > hand 0", "manor: top > hand 0"]);
}

/// The Cardinal has gathered 2 gold; a Cathedral costs 5.
fn turn(hand: &str, gold: [u16; 3]) -> Scene {
    let table = Table::of(5, "cardinal").holds(0, "cardinal").hand(0, hand);
    let table = table.gold(0, gold[0]).gold(1, gold[1]).gold(2, gold[2]);
    let mut scene = table.call("cardinal");
    scene.does(&["gather gold"]);
    scene
}

#[test]
fn cardinal_borrows() {
    let mut scene = turn("cathedral tavern market docks manor", [0, 4, 0]);
    scene
        .cannot("build cathedral")
        .does(&["borrow for cathedral"]);
    scene
        .does(&["from 1"])
        .moves(&["3 gold: stash 1 > stash 0"]);
    scene
        .does(&["give tavern"])
        .moves(&["tavern: hand 0 > hand 1"]);
    scene
        .does(&["give market"])
        .moves(&["market: hand 0 > hand 1"]);
    scene.does(&["give manor"]).moves(&[
        "manor: hand 0 > hand 1",
        "5 gold: stash 0 > bank",
        "cathedral: hand 0 > city 0",
    ]);
    scene.cannot("borrow").can("end");
    // Nothing is missing.
    turn("cathedral tavern market", [3, 9, 9])
        .cannot("borrow")
        .can("build cathedral");
}

#[test]
fn cardinal_must_build() {
    let mut scene = turn("cathedral tavern market docks manor", [0, 4, 0]);
    scene.does(&["borrow for cathedral", "from 1", "give tavern"]);
    // He must go on: nothing else is legal before the district stands.
    assert_eq!(scene.legal(), ["give docks", "give manor", "give market"]);
    scene.does(&["give market", "give manor"]);
    assert_eq!(scene.city(0), "cathedral");
    scene.can("end");
}

#[test]
fn cardinal_own_card() {
    let mut scene = turn("cathedral tavern market docks", [0, 4, 0]);
    scene.does(&["borrow for cathedral", "from 1"]);
    scene.cannot("give cathedral").can("give tavern");
    // Three are missing, and the district itself is none of the cards.
    turn("cathedral tavern market", [0, 9, 0]).cannot("borrow for cathedral");
    turn("cathedral tavern market", [1, 9, 0]).can("borrow for cathedral");
}

#[test]
fn cardinal_exactly() {
    let hand = "cathedral tavern market docks";
    let mut scene = turn(hand, [2, 9, 9]);
    scene.does(&["borrow for cathedral", "from 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0"]);
    // All three that are missing, not the two that somebody has.
    turn(hand, [0, 2, 0]).cannot("borrow for cathedral");
    let mut scene = turn(hand, [0, 9, 0]);
    scene.does(&["borrow for cathedral", "from 1"]);
    scene.moves(&["3 gold: stash 1 > stash 0"]);
}

#[test]
fn cardinal_no_refusal() {
    let mut scene = turn("cathedral tavern market docks", [0, 0, 3]);
    scene.does(&["borrow for cathedral", "from 2"]);
    scene.moves(&["3 gold: stash 2 > stash 0"]);
    // The other player is asked nothing, and the Cardinal chooses the cards.
    assert_eq!(scene.decider(), 0);
    scene.can("give tavern");
}

#[test]
fn cardinal_one_lender() {
    let hand = "cathedral tavern market docks";
    // Three are missing: nobody has that much alone.
    turn(hand, [0, 2, 2]).cannot("borrow for cathedral");
    let mut scene = turn(hand, [0, 2, 3]);
    scene.does(&["borrow for cathedral"]);
    assert_eq!((scene.decider(), scene.legal()), (0, vec!["from 2".into()]));
}

/// The Cardinal has gathered 2 gold and holds the Thieves' Den, which costs 6.
fn den(hand: &str) -> Scene {
    let table = Table::of(5, "cardinal thieves-den").holds(0, "cardinal");
    let table = table.hand(0, "thieves-den").hand(0, hand).gold(1, 9);
    let mut scene = table.call("cardinal");
    scene.does(&["gather gold"]);
    scene
}

#[test]
fn cardinal_thieves_den() {
    // Two gold and four cards make six, whoever gets the cards.
    let mut scene = den("tavern market docks manor");
    scene.does(&["build thieves-den for cards", "pay tavern"]);
    scene.moves(&["tavern: hand 0 > bottom"]);
    scene
        .does(&["pay docks"])
        .moves(&["docks: hand 0 > bottom"]);
    scene.cannot("pay gold").does(&["borrow for thieves-den"]);
    scene
        .does(&["from 1"])
        .moves(&["2 gold: stash 1 > stash 0"]);
    scene.cannot("give thieves-den").cannot("give tavern");
    scene
        .does(&["give market"])
        .moves(&["market: hand 0 > hand 1"]);
    scene.does(&["give manor"]).moves(&[
        "manor: hand 0 > hand 1",
        "4 gold: stash 0 > bank",
        "thieves-den: hand 0 > city 0",
    ]);
}

#[test]
fn cardinal_den_card_once() {
    // Two gold and three cards: with each counted once there is one too few.
    let mut scene = den("tavern market docks");
    scene.cannot("build thieves-den");
    scene.cannot("borrow for thieves-den");
    let mut scene = den("tavern market docks manor");
    scene.does(&["build thieves-den for cards", "pay tavern", "pay docks"]);
    scene.does(&["borrow for thieves-den", "from 1"]);
    scene.cannot("give tavern").cannot("give docks");
    assert_eq!(scene.legal(), ["give manor", "give market"]);
}
