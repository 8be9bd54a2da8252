//! The Navigator.

use crate::scene::{Scene, Table};

fn navigator() -> Scene {
    let uniques = "navigator framework stables necropolis";
    let table = Table::of(5, uniques).holds(0, "navigator").gold(0, 9);
    let table = table
        .city(0, "framework")
        .on_top("market docks harbor palace");
    let table = table.hand(0, "tavern stables necropolis");
    table.call("navigator")
}

#[test]
fn navigator_no_building() {
    let mut scene = navigator();
    scene.does(&["gather gold"]).cannot("build");
    scene.does(&["navigate gold"]).cannot("build").can("end");
}

#[test]
fn navigator_four() {
    for four in ["navigate gold", "navigate cards"] {
        let mut scene = navigator();
        scene.does(&["gather gold", four]).cannot("navigate");
    }
}

#[test]
fn navigator_besides_gathering() {
    let mut scene = navigator();
    scene.does(&["gather gold", "navigate gold"]);
    scene.moves(&["4 gold: bank > stash 0"]);
    assert_eq!(scene.gold(0), 9 + 2 + 4);
    let mut scene = navigator();
    scene.does(&["gather cards", "take market"]);
    scene.can("navigate gold").can("navigate cards");
}

#[test]
fn navigator_keeps_all() {
    let mut scene = navigator();
    scene.does(&["gather gold", "navigate cards"]).moves(&[
        "market: top > hand 0",
        "docks: top > hand 0",
        "harbor: top > hand 0",
        "palace: top > hand 0",
    ]);
}

#[test]
fn navigator_need_not_take() {
    let mut scene = navigator();
    scene.does(&["gather gold"]).can("navigate gold").can("end");
    scene.cannot("build").does(&["end"]).moves(&[]);
}

#[test]
fn navigator_stables() {
    let mut scene = navigator();
    scene.does(&["gather gold"]);
    scene.cannot("build stables").cannot("build necropolis");
    scene.cannot("build tavern by framework").cannot("build");
}
