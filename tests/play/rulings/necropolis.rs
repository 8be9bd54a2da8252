//! The Necropolis.

use crate::scene::{Scene, Table};

fn table(city: &str, hand: &str) -> Scene {
    let uniques = "framework necropolis tax-collector";
    let table = Table::of(5, uniques).holds(0, "bishop");
    table.city(0, city).hand(0, hand).call("bishop")
}

#[test]
fn unpaid_still_a_build() {
    let hand = "market necropolis tavern";
    let mut scene = table("framework tavern", hand);
    scene.cannot("build").does(&["gather gold"]);
    scene.cannot("build tavern");
    scene.does(&["build market by framework"]).moves(&[
        "framework: city 0 > bottom",
        "market: hand 0 > city 0",
        "1 gold: stash 0 > tax",
    ]);
    scene.cannot("build");

    let mut scene = table("framework tavern", hand);
    scene.does(&["gather gold", "build necropolis for tavern"]);
    scene.moves(&[
        "tavern: city 0 > bottom",
        "necropolis: hand 0 > city 0",
        "1 gold: stash 0 > tax",
    ]);
    scene.cannot("build");
}

#[test]
fn necropolis_any() {
    for destroyed in ["temple", "palace"] {
        let table = Table::of(5, "necropolis").holds(0, "bishop");
        let table = table.city(0, "temple palace").city(1, "manor");
        let mut scene = table.hand(0, "necropolis").call("bishop");
        scene.does(&["gather gold"]);
        scene.cannot("build necropolis for manor");
        scene.does(&[&format!("build necropolis for {destroyed}")]);
        scene.moves(&[
            &format!("{destroyed}: city 0 > bottom"),
            "necropolis: hand 0 > city 0",
        ]);
        assert_eq!(scene.bottom(1), [destroyed]);
    }
}
