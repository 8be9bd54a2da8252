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
        scene.cannot(&format!("{way} keep"));
    }
}

#[test]
fn keep_not_everything() {
    let table = Table::of(5, "keep armory").holds(0, "warlord");
    let mut scene = table.city(0, "armory").city(1, "keep").call("warlord");
    scene.does(&["armory keep of 1"]);
    scene.moves(&["armory: city 0 > bottom", "keep: city 1 > bottom"]);

    let table = Table::of(5, "keep magistrate").holds(0, "magistrate");
    let table = table.holds(1, "bishop").gold(1, 3).hand(1, "keep");
    let mut scene = table.call("magistrate");
    scene.does(&["gather gold", "sign bishop", "warrant thief"]);
    scene.does(&["warrant king", "end", "gather gold", "build keep"]);
    scene.does(&["confiscate"]).moves(&[
        "3 gold: stash 1 > bank",
        "keep: hand 1 > city 0",
        "3 gold: bank > stash 1",
    ]);

    let table = Table::of(5, "keep necropolis").holds(0, "bishop");
    let table = table.city(0, "keep").hand(0, "necropolis");
    let mut scene = table.call("bishop");
    scene.does(&["gather gold", "build necropolis for keep"]);
    scene.moves(&["keep: city 0 > bottom", "necropolis: hand 0 > city 0"]);
}

#[test]
fn keep_only_itself() {
    let ways = [
        ("warlord", "destroy"),
        ("diplomat", "exchange"),
        ("marshal", "seize"),
    ];
    for (rank_eight, way) in ways {
        let table = Table::of(5, &format!("keep {rank_eight}"));
        let table = table.city(1, "keep tavern market");
        let table = table.holds(0, rank_eight).city(0, "palace").gold(0, 9);
        let mut scene = table.call(rank_eight);
        scene.can(&format!("{way} tavern of 1"));
        scene.can(&format!("{way} market of 1"));
    }
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
