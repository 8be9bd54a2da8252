//! The Factory.

use crate::scene::{Scene, Table};

/// The Factory's owner, seat 1, builds two unique districts for one less each; rank 8 follows.
fn after_two_builds(rank_eight: &str) -> Scene {
    let table = Table::of(5, &format!("factory observatory statue {rank_eight}"));
    let table = table.holds(1, "architect").city(1, "factory").gold(1, 3);
    let table = table.hand(1, "observatory statue");
    let table = table.holds(0, rank_eight).city(0, "tavern").gold(0, 9);
    let mut scene = table.call("architect");
    scene.does(&["gather gold", "build observatory"]);
    scene.moves(&["3 gold: stash 1 > bank", "observatory: hand 1 > city 1"]);
    scene.does(&["build statue"]);
    scene.moves(&["2 gold: stash 1 > bank", "statue: hand 1 > city 1"]);
    assert_eq!(scene.points(1), 5 + 4 + 3);
    scene.does(&["end"]);
    scene
}

#[test]
fn factory_not_cost() {
    after_two_builds("warlord")
        .does(&["destroy observatory of 1"])
        .moves(&["3 gold: stash 0 > bank", "observatory: city 1 > bottom"]);
    after_two_builds("diplomat")
        .does(&["exchange observatory of 1", "for tavern"])
        .moves(&[
            "3 gold: stash 0 > stash 1",
            "tavern: city 0 > city 1",
            "observatory: city 1 > city 0",
        ]);
    after_two_builds("marshal")
        .cannot("seize observatory")
        .does(&["seize statue of 1"])
        .moves(&["3 gold: stash 0 > stash 1", "statue: city 1 > city 0"]);
}
