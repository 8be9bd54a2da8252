//! Rulings of `data/rulings/emperor.toml`, played.

use crate::scene::{Scene, Table, rank_of};
use citadels::rules::play::Phase;

#[test]
fn emperor_crown() {
    // Another player has the crown.
    let table = || Table::of(4, "emperor").holds(0, "emperor");
    let mut scene = table().crown(2).call("emperor");
    scene.cannot("give crown to 0");
    scene.does(&["gather gold"]).cannot("end");
    scene
        .does(&["give crown to 3 for nothing"])
        .moves(&["crown > 3"]);
    scene.cannot("give crown").can("end");
    // Before gathering as well.
    let mut scene = table().crown(2).call("emperor");
    scene.does(&["give crown to 1 for nothing", "gather gold"]);
    scene.can("end");
}

#[test]
fn emperor_crown_not_back() {
    let table = Table::of(4, "emperor").holds(0, "emperor");
    let mut scene = table.crown(2).call("emperor");
    scene.cannot("give crown to 2");
    scene.can("give crown to 1 for nothing");
    scene.can("give crown to 3 for nothing");
}

#[test]
fn emperor_has_crown() {
    let table = Table::of(4, "emperor").holds(0, "emperor");
    let mut scene = table.crown(0).call("emperor");
    scene.cannot("give crown to 0");
    for other in 1..4 {
        scene.can(&format!("give crown to {other} for nothing"));
    }
    scene.does(&["gather gold"]).cannot("end");
}

/// The Emperor has the crown; beside him a player with gold and a card, one with gold, one with two
/// cards, one with nothing.
fn payers() -> Scene {
    let table = Table::of(5, "emperor").holds(0, "emperor").crown(0);
    let table = table.gold(1, 3).hand(1, "tavern").gold(2, 3);
    table.hand(3, "docks manor").call("emperor")
}

#[test]
fn emperor_payment() {
    let mut scene = payers();
    scene.can("give crown to 1 for card");
    scene.cannot("give crown to 1 for nothing");
    scene.does(&["give crown to 1 for gold"]);
    scene.moves(&["crown > 1", "1 gold: stash 1 > stash 0"]);
    let mut scene = payers();
    scene.does(&["give crown to 1 for card"]);
    scene.moves(&["crown > 1", "tavern: hand 1 > hand 0"]);
}

#[test]
fn emperor_card_random() {
    // Chance says which of two cards.
    let mut scene = payers();
    scene.does(&["give crown to 3 for card"]);
    assert!(["docks", "manor"].contains(&scene.hand(0).as_str()));
    assert_eq!((scene.crown(), scene.gold(0)), (3, 0));
}

#[test]
fn emperor_payment_nothing() {
    let mut scene = payers();
    scene.cannot("give crown to 4 for gold");
    scene.cannot("give crown to 4 for card");
    // Only what that player has.
    scene.can("give crown to 2 for gold");
    scene.cannot("give crown to 2 for card");
    scene.cannot("give crown to 2 for nothing");
    scene.can("give crown to 3 for card");
    scene.cannot("give crown to 3 for gold");
    scene.cannot("give crown to 3 for nothing");
    scene
        .does(&["give crown to 4 for nothing"])
        .moves(&["crown > 4"]);
}

#[test]
fn emperor_killed() {
    let table = Table::of(4, "assassin emperor").holds(0, "assassin");
    let table = table.holds(1, "emperor").holds(2, "architect").crown(2);
    let table = table.gold(0, 5).gold(3, 5).hand(3, "tavern");
    let mut scene = table.first(2).call("assassin");
    scene
        .does(&["kill emperor", "gather gold", "end"])
        .moves(&[]);
    // The round goes on; the crown moves when it is over.
    assert_eq!((scene.turn(), scene.crown()), ((2, "architect"), 2));
    scene.does(&["gather gold", "end"]).moves(&[]);
    assert_eq!((scene.phase(), scene.decider()), (Phase::Heir, 1));
    let emperor = rank_of("emperor".parse().unwrap());
    assert!(scene.state.revealed.contains(emperor));
    assert_eq!(scene.legal(), ["heir 0", "heir 3"]);
    scene.does(&["heir 3"]).moves(&["crown > 3"]);
    assert_eq!(scene.phase(), Phase::Over);
}

#[test]
fn emperor_killed_unpaid() {
    let table = Table::of(4, "assassin emperor").holds(0, "assassin");
    let table = table.holds(1, "emperor").crown(2);
    let table = table.gold(3, 5).hand(3, "tavern");
    let mut scene = table.first(2).call("assassin");
    scene.does(&["kill emperor", "gather gold", "end", "heir 3"]);
    scene.moves(&["crown > 3"]);
    assert_eq!((scene.gold(1), scene.gold(3)), (0, 5));
}
