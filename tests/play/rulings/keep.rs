//! The Keep.

use crate::scene::Table;

#[test]
fn keep_rank_eight() {
    let ways = [
        ("warlord", "destroy"),
        ("diplomat", "exchange"),
        ("marshal", "seize"),
    ];
    for (rank_eight, way) in ways {
        let table = Table::of(5, &format!("keep {rank_eight}")).city(1, "keep tavern");
        let table = table.holds(0, rank_eight).city(0, "palace").gold(0, 9);
        let mut scene = table.call(rank_eight);
        scene.can(&format!("{way} tavern of 1"));
        scene.cannot(&format!("{way} keep"));
    }
    let table = Table::of(5, "keep armory").holds(0, "warlord");
    let mut scene = table.city(0, "armory").city(1, "keep").call("warlord");
    scene.does(&["armory keep of 1"]);
    scene.moves(&["armory: city 0 > bottom", "keep: city 1 > bottom"]);
}

#[test]
fn keep_diplomat_own() {
    let table = Table::of(5, "keep diplomat").holds(0, "diplomat");
    let mut scene = table.city(0, "keep").city(1, "manor").call("diplomat");
    scene.does(&["exchange manor of 1", "for keep"]);
    scene.moves(&["keep: city 0 > city 1", "manor: city 1 > city 0"]);
}

#[test]
fn keep_warlord_own() {
    let table = Table::of(5, "keep").holds(0, "warlord").gold(0, 9);
    let mut scene = table.city(0, "keep tavern").call("warlord");
    scene.can("destroy tavern of 0").cannot("destroy keep");
}
