//! The Great Wall.

use crate::scene::{Scene, Table};

/// Seat 1 lives behind the Wall; this character of seat 0, with this city and gold, comes.
fn comes(rank_eight: &str, city: &str, gold: u16) -> Scene {
    let table = Table::of(5, &format!("great-wall {rank_eight}"));
    let table = table.city(1, "great-wall tavern docks harbor");
    let table = table.holds(0, rank_eight).city(0, city).gold(0, gold);
    table.call(rank_eight)
}

#[test]
fn wall_itself() {
    let mut scene = comes("warlord", "", 6);
    scene.does(&["destroy great-wall of 1"]);
    scene.moves(&["6 gold: stash 0 > bank", "great-wall: city 1 > bottom"]);
    comes("warlord", "", 5).cannot("destroy great-wall");

    let mut scene = comes("diplomat", "palace", 2);
    scene.does(&["exchange great-wall of 1", "for palace"]);
    scene.moves(&[
        "1 gold: stash 0 > stash 1",
        "1 gold: stash 0 > bank",
        "palace: city 0 > city 1",
        "great-wall: city 1 > city 0",
    ]);
    comes("diplomat", "palace", 1).cannot("exchange great-wall");

    // The Wall itself is too dear for the Marshal.
    let mut scene = comes("marshal", "", 9);
    scene.cannot("seize great-wall");
    scene.does(&["seize tavern of 1"]).moves(&[
        "1 gold: stash 0 > stash 1",
        "1 gold: stash 0 > bank",
        "tavern: city 1 > city 0",
    ]);
}

#[test]
fn wall_diplomat_own() {
    let table = Table::of(5, "great-wall diplomat").holds(0, "diplomat");
    let table = table.city(0, "great-wall").city(1, "palace");
    let mut scene = table.call("diplomat");
    scene.does(&["exchange palace of 1", "for great-wall"]);
    scene.moves(&["great-wall: city 0 > city 1", "palace: city 1 > city 0"]);
}

#[test]
fn wall_diplomat() {
    let mut scene = comes("diplomat", "manor", 2);
    scene.does(&["exchange harbor of 1", "for manor"]);
    scene.moves(&[
        "1 gold: stash 0 > stash 1",
        "1 gold: stash 0 > bank",
        "manor: city 0 > city 1",
        "harbor: city 1 > city 0",
    ]);
    // As dear, and dearer.
    for gives in ["castle", "palace"] {
        let mut scene = comes("diplomat", gives, 1);
        scene.does(&["exchange harbor of 1", &format!("for {gives}")]);
        scene.moves(&[
            "1 gold: stash 0 > bank",
            &format!("{gives}: city 0 > city 1"),
            "harbor: city 1 > city 0",
        ]);
        comes("diplomat", gives, 0).cannot("exchange");
    }
}

#[test]
fn wall_marshal() {
    let mut scene = comes("marshal", "", 4);
    scene.does(&["seize docks of 1"]).moves(&[
        "3 gold: stash 0 > stash 1",
        "1 gold: stash 0 > bank",
        "docks: city 1 > city 0",
    ]);
    comes("marshal", "", 3).cannot("seize docks");
    comes("marshal", "", 9).cannot("seize harbor");
}

#[test]
fn wall_coin_bank() {
    let mut scene = comes("diplomat", "market", 9);
    scene.does(&["exchange docks of 1", "for market"]);
    scene.moves(&[
        "1 gold: stash 0 > stash 1",
        "1 gold: stash 0 > bank",
        "market: city 0 > city 1",
        "docks: city 1 > city 0",
    ]);
    let mut scene = comes("marshal", "", 9);
    scene.does(&["seize docks of 1"]).moves(&[
        "3 gold: stash 0 > stash 1",
        "1 gold: stash 0 > bank",
        "docks: city 1 > city 0",
    ]);
}

#[test]
fn wall_warlord_one() {
    let mut scene = comes("warlord", "", 1);
    scene.does(&["destroy tavern of 1"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: city 1 > bottom"]);
    comes("warlord", "", 0).cannot("destroy tavern");
    let mut scene = comes("warlord", "", 6);
    scene.does(&["destroy great-wall of 1"]);
    scene.moves(&["6 gold: stash 0 > bank", "great-wall: city 1 > bottom"]);
}

#[test]
fn wall_own_warlord() {
    let table = Table::of(5, "great-wall").holds(0, "warlord").gold(0, 1);
    let mut scene = table.city(0, "great-wall tavern market").call("warlord");
    scene.cannot("destroy market of 0");
    scene.does(&["destroy tavern of 0"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: city 0 > bottom"]);
}

#[test]
fn wall_artist() {
    let comes = |rank_eight: &str, city| {
        let table = Table::of(5, &format!("great-wall artist {rank_eight}"));
        let table = table.city(1, "great-wall docks market");
        let table = table.coin(1, "docks").coin(1, "market");
        let table = table.holds(0, rank_eight).city(0, city).gold(0, 4);
        table.call(rank_eight)
    };
    let mut scene = comes("warlord", "");
    scene.does(&["destroy docks* of 1"]).moves(&[
        "4 gold: stash 0 > bank",
        "1 gold: coin 1 docks > bank",
        "docks: city 1 > bottom",
    ]);
    let mut scene = comes("diplomat", "manor");
    scene.does(&["exchange docks* of 1", "for manor"]).moves(&[
        "1 gold: stash 0 > stash 1",
        "1 gold: stash 0 > bank",
        "manor: city 0 > city 1",
        "docks: city 1 > city 0",
        "1 gold: coin 1 docks > coin 0 docks",
    ]);
    let mut scene = comes("marshal", "");
    scene.does(&["seize market* of 1"]).moves(&[
        "3 gold: stash 0 > stash 1",
        "1 gold: stash 0 > bank",
        "market: city 1 > city 0",
        "1 gold: coin 1 market > coin 0 market",
    ]);
}
