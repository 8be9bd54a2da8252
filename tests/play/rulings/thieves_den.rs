//! Rulings of `data/rulings/thieves-den.toml`, played.

use crate::scene::{Scene, Table};

#[test]
fn den_cards() {
    let scene = Table::of(5, "bishop").holds(0, "bishop").gold(0, 2);
    let scene = scene.hand(0, "thieves-den tavern palace");
    let mut scene = scene.call("bishop");
    scene.does(&["gather gold", "build thieves-den for cards"]);
    scene.does(&["pay palace"]);
    scene.moves(&["palace: hand 0 > bottom"]);
    scene.does(&["pay tavern"]);
    scene.moves(&["tavern: hand 0 > bottom"]);
    scene.does(&["pay gold"]);
    scene.moves(&["4 gold: stash 0 > bank", "thieves-den: hand 0 > city 0"]);
    assert_eq!(scene.bottom(2), ["palace", "tavern"]);
}

#[test]
fn den_card_worth() {
    for card in ["palace", "tavern"] {
        let scene = Table::of(5, "bishop").holds(0, "bishop").gold(0, 3);
        let scene = scene.hand(0, "thieves-den").hand(0, card);
        let mut scene = scene.call("bishop");
        scene.does(&["gather gold", "build thieves-den for cards"]);
        scene.does(&[&format!("pay {card}"), "pay gold"]);
        scene.moves(&["5 gold: stash 0 > bank", "thieves-den: hand 0 > city 0"]);
    }
}

#[test]
fn den_mixed() {
    let cards = ["palace", "castle", "manor", "church", "temple", "prison"];
    let scene = || {
        let scene = Table::of(5, "bishop").holds(0, "bishop").gold(0, 10);
        let scene = scene.hand(0, "thieves-den").hand(0, &cards.join(" "));
        let mut scene = scene.call("bishop");
        scene.does(&["gather gold"]);
        scene
    };
    let built = "thieves-den: hand 0 > city 0";
    scene()
        .does(&["build thieves-den"])
        .moves(&["6 gold: stash 0 > bank", built]);
    for count in 1..=6 {
        let mut scene = scene();
        scene.does(&["build thieves-den for cards"]);
        for card in &cards[..count] {
            scene.does(&[&format!("pay {card}")]);
        }
        if count == 6 {
            scene.moves(&["prison: hand 0 > bottom", built]);
        } else {
            scene.does(&["pay gold"]);
            scene.moves(&[&format!("{} gold: stash 0 > bank", 6 - count), built]);
        }
    }
}

#[test]
fn den_itself() {
    let scene = Table::of(5, "bishop").holds(0, "bishop").gold(0, 2);
    let scene = scene.hand(0, "thieves-den tavern palace");
    let mut scene = scene.call("bishop");
    scene.does(&["gather gold", "build thieves-den for cards"]);
    scene.cannot("pay thieves-den").does(&["pay palace"]);
    scene.cannot("pay thieves-den").cannot("pay gold");
    scene.does(&["pay tavern"]).cannot("pay thieves-den");
    scene.can("pay gold");
}

/// The Magistrate's signed warrant lies on an Architect with the Den and these cards.
fn under_warrant(hand: &str) -> Scene {
    let table = Table::of(5, "magistrate architect").holds(0, "magistrate");
    let table = table.holds(1, "architect").gold(1, 3);
    let table = table.hand(1, "thieves-den").hand(1, hand);
    let mut scene = table.call("magistrate");
    scene.does(&["gather gold", "sign architect", "warrant thief"]);
    scene.does(&["warrant king", "end", "gather gold"]);
    scene.does(&["build thieves-den for cards"]);
    scene
}

#[test]
fn den_confiscated() {
    let mut scene = under_warrant("palace");
    scene
        .does(&["pay palace"])
        .moves(&["palace: hand 1 > bottom"]);
    scene.does(&["pay gold", "confiscate"]).moves(&[
        "5 gold: stash 1 > bank",
        "thieves-den: hand 1 > city 0",
        "5 gold: bank > stash 1",
    ]);
    assert_eq!(scene.bottom(1), ["palace"]);
    assert_eq!((scene.gold(1), scene.hand(1)), (5, String::new()));
}

#[test]
fn den_cards_only() {
    let mut scene = under_warrant("palace castle manor church temple prison tavern");
    scene.does(&["pay palace", "pay castle", "pay manor"]);
    scene.does(&["pay church", "pay temple", "pay prison"]);
    scene.moves(&["prison: hand 1 > bottom", "thieves-den: hand 1 > city 1"]);
    assert_eq!(scene.decider(), 1);
    scene.cannot("confiscate");
}

#[test]
fn den_then_next() {
    let mut scene = under_warrant("palace castle manor church temple prison tavern");
    scene.does(&["pay palace", "pay castle", "pay manor"]);
    scene.does(&["pay church", "pay temple", "pay prison"]);
    scene.does(&["build tavern"]);
    assert_eq!(scene.decider(), 0);
    scene.does(&["confiscate"]).moves(&[
        "1 gold: stash 1 > bank",
        "tavern: hand 1 > city 0",
        "1 gold: bank > stash 1",
    ]);
}
