//! Rulings of `data/rulings/trader.toml`, played.

use crate::scene::Table;

#[test]
fn trader_income() {
    let scene = Table::of(5, "trader").holds(0, "trader");
    let scene = scene.city(0, "tavern market manor").city(1, "docks");
    let mut scene = scene.call("trader");
    scene.does(&["income 2"]).moves(&["2 gold: bank > stash 0"]);
    scene.cannot("income");
}

#[test]
fn trader_any_number() {
    let scene = Table::of(5, "trader").holds(0, "trader").gold(0, 10);
    let scene = scene.hand(0, "tavern market docks town-hall manor temple");
    let mut scene = scene.call("trader");
    scene.does(&["gather gold", "build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
    scene.does(&["build manor"]);
    scene.moves(&["3 gold: stash 0 > bank", "manor: hand 0 > city 0"]);
    scene.cannot("build temple").does(&["build docks"]);
    scene.moves(&["3 gold: stash 0 > bank", "docks: hand 0 > city 0"]);
    assert_eq!(scene.gold(0), 3);
    scene.cannot("build");
}
