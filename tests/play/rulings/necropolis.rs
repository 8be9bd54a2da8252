//! The Necropolis.

use crate::scene::{Scene, Table};

fn table(city: &str, hand: &str) -> Scene {
    let uniques = "framework necropolis tax-collector";
    let table = Table::of(5, uniques).holds(0, "bishop");
    table.city(0, city).hand(0, hand).call("bishop")
}

#[test]
fn unpaid_still_a_build() {
    let hand = "market necropolis temple";
    let mut scene = table("framework tavern", hand);
    scene.does(&["gather gold", "build market by framework"]);
    scene.moves(&[
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
fn unpaid_after_gathering() {
    let mut scene = table("framework tavern", "market necropolis");
    scene.cannot("build").does(&["gather gold"]);
    scene.can("build market by framework");
    scene.can("build necropolis for tavern");
}

#[test]
fn unpaid_no_duplicate() {
    let mut scene = table("framework tavern", "market tavern");
    scene.does(&["gather gold"]).cannot("build tavern");
    scene.can("build market by framework");
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

#[test]
fn necropolis_no_gold() {
    let table = Table::of(5, "necropolis").holds(0, "bishop").gold(0, 3);
    let table = table.city(0, "temple").hand(0, "necropolis");
    let mut free = table.call("bishop");
    free.does(&["gather gold", "build necropolis for temple"]);
    free.moves(&["temple: city 0 > bottom", "necropolis: hand 0 > city 0"]);
    assert_eq!(free.gold(0), 5);

    let table = Table::of(5, "necropolis").holds(0, "bishop").gold(0, 3);
    let table = table.city(0, "temple").hand(0, "necropolis");
    let mut paid = table.call("bishop");
    paid.does(&["gather gold", "build necropolis"]);
    paid.moves(&["5 gold: stash 0 > bank", "necropolis: hand 0 > city 0"]);
    assert_eq!(paid.city(0), "necropolis temple");
}
