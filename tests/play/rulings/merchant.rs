//! The Merchant.

use crate::scene::{Scene, Table};

fn merchant(own: &str) -> Scene {
    let table = Table::of(5, "gold-mine").holds(0, "merchant");
    let table = table.city(0, own).city(1, "docks");
    table.on_top("temple church").call("merchant")
}

#[test]
fn merchant_income() {
    let mut scene = merchant("tavern market manor");
    scene.does(&["income 2"]).moves(&["2 gold: bank > stash 0"]);
    scene.cannot("income");
}

#[test]
fn merchant_extra() {
    let mut scene = merchant("");
    scene.does(&["gather gold", "extra gold"]);
    scene.moves(&["1 gold: bank > stash 0"]);
    scene.cannot("extra gold");
    assert_eq!(scene.gold(0), 3);

    let mut scene = merchant("");
    scene.does(&["gather cards", "take temple", "extra gold"]);
    scene.moves(&["1 gold: bank > stash 0"]);
    assert_eq!((scene.gold(0), scene.hand(0).as_str()), (1, "temple"));
}

#[test]
fn merchant_gold_mine() {
    let mut scene = merchant("gold-mine");
    scene.does(&["gather cards", "take temple", "extra gold"]);
    assert_eq!(scene.gold(0), 1);
}

#[test]
fn merchant_gold_mine_four() {
    let mut scene = merchant("gold-mine");
    scene
        .does(&["gather gold"])
        .moves(&["3 gold: bank > stash 0"]);
    scene
        .does(&["extra gold"])
        .moves(&["1 gold: bank > stash 0"]);
    assert_eq!(scene.gold(0), 4);
}
