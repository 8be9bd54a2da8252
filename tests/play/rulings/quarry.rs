//! Rulings of `data/rulings/quarry.toml`, played.

use crate::scene::Table;

#[test]
fn quarry_any_number() {
    let table = |city| {
        let table = Table::of(5, "architect").holds(0, "architect").gold(0, 10);
        table.city(0, city).hand(0, "tavern tavern market")
    };
    let mut scene = table("quarry tavern market").call("architect");
    scene.does(&["gather gold", "build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.does(&["build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
    assert_eq!(scene.city(0), "market market quarry tavern tavern tavern");
    let mut without = table("tavern market").call("architect");
    without.does(&["gather gold"]).cannot("build");
}

#[test]
fn quarry_not_taken() {
    let table = |character| {
        let table = Table::of(5, character).holds(0, character).gold(0, 5);
        table.city(0, "quarry tavern manor")
    };
    let mut scene = table("diplomat").city(1, "tavern market").call("diplomat");
    scene.cannot("exchange tavern");
    scene.does(&["exchange market of 1"]).cannot("for tavern");
    scene.does(&["for manor"]);
    scene.moves(&["manor: city 0 > city 1", "market: city 1 > city 0"]);

    let mut scene = table("marshal").city(1, "tavern market").call("marshal");
    scene.cannot("seize tavern").does(&["seize market of 1"]);
    scene.moves(&["2 gold: stash 0 > stash 1", "market: city 1 > city 0"]);

    let table = table("magistrate").holds(1, "architect");
    let mut scene = table.gold(1, 5).hand(1, "tavern").call("magistrate");
    scene.does(&["gather gold", "sign architect", "warrant thief"]);
    scene.does(&["warrant king", "end", "gather gold", "build tavern"]);
    scene.moves(&["1 gold: stash 1 > bank", "tavern: hand 1 > city 1"]);
    assert_eq!(scene.turn(), (1, "architect"));
}

#[test]
fn duplicates_score() {
    let mut scene = Table::of(5, "trader capitol")
        .holds(0, "trader")
        .city(0, "tavern tavern tavern")
        .call("trader");
    assert_eq!(scene.points(0), 1 + 1 + 1);
    scene.does(&["income 3"]).moves(&["3 gold: bank > stash 0"]);
    let capitol = Table::of(5, "trader capitol")
        .holds(0, "trader")
        .city(0, "capitol tavern tavern tavern")
        .call("trader");
    assert_eq!(capitol.points(0), 5 + 3 + 3);
}

#[test]
fn quarry_destroyed() {
    let table = Table::of(5, "warlord")
        .holds(0, "warlord")
        .gold(0, 4)
        .city(1, "quarry tavern tavern");
    let mut scene = table.call("warlord");
    scene.does(&["destroy quarry of 1"]);
    scene.moves(&["4 gold: stash 0 > bank", "quarry: city 1 > bottom"]);
    assert_eq!(scene.city(1), "tavern tavern");
    assert_eq!(scene.points(1), 1 + 1);
    // Another one cannot be built.
    let table = Table::of(5, "king").holds(0, "king").gold(0, 5);
    let table = table.city(0, "tavern tavern").hand(0, "tavern");
    let mut scene = table.call("king");
    scene.does(&["gather gold"]).cannot("build");
}
