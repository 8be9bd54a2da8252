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
    scene.cannot("give cathedral").does(&["give tavern"]);
    scene.moves(&["tavern: hand 0 > hand 1"]);
    // He must go on: nothing else is legal before the district stands.
    assert_eq!(scene.legal(), ["give docks", "give manor", "give market"]);
    scene
        .does(&["give market"])
        .moves(&["market: hand 0 > hand 1"]);
    scene.does(&["give manor"]).moves(&[
        "manor: hand 0 > hand 1",
        "5 gold: stash 0 > bank",
        "cathedral: hand 0 > city 0",
    ]);
    scene.cannot("borrow").can("end");
    // The district itself is none of the cards.
    turn("cathedral tavern market", [0, 9, 0]).cannot("borrow for cathedral");
    turn("cathedral tavern market", [1, 9, 0]).can("borrow for cathedral");
}

#[test]
fn cardinal_exactly() {
    let hand = "cathedral tavern market docks";
    // Three are missing: nobody has that much alone.
    turn(hand, [0, 2, 2]).cannot("borrow for cathedral");
    let mut scene = turn(hand, [0, 2, 3]);
    scene.does(&["borrow for cathedral"]);
    assert_eq!((scene.decider(), scene.legal()), (0, vec!["from 2".into()]));
    scene
        .does(&["from 2"])
        .moves(&["3 gold: stash 2 > stash 0"]);
    // Nothing is refused, and no more is taken than what is missing.
    assert_eq!(scene.decider(), 0);
    let mut scene = turn(hand, [2, 9, 9]);
    scene.does(&["borrow for cathedral", "from 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0"]);
    // Nothing is missing.
    turn(hand, [3, 9, 9])
        .cannot("borrow")
        .can("build cathedral");
}

#[test]
fn cardinal_thieves_den() {
    let turn = |hand: &str| {
        let table = Table::of(5, "cardinal thieves-den").holds(0, "cardinal");
        let table = table.hand(0, "thieves-den").hand(0, hand).gold(1, 9);
        let mut scene = table.call("cardinal");
        scene.does(&["gather gold"]);
        scene
    };
    // Two gold and four cards make six, whoever gets the cards.
    let mut scene = turn("tavern market docks manor");
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
    // No card counts twice: with three there is one too few.
    let mut scene = turn("tavern market docks");
    scene.cannot("build thieves-den");
    scene.cannot("borrow for thieves-den");
}
