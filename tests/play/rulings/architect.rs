//! Rulings of `data/rulings/architect.toml`, played.

use crate::scene::Table;

#[test]
fn architect_cards() {
    let table = || {
        let table = Table::of(5, "architect").holds(0, "architect");
        table.on_top("docks manor tavern market")
    };
    // On top of gold and on top of a card.
    let mut scene = table().call("architect");
    scene.does(&["gather gold", "extra cards"]);
    scene.moves(&["docks: top > hand 0", "manor: top > hand 0"]);
    let mut scene = table().call("architect");
    scene.does(&["gather cards", "take docks", "extra cards"]);
    scene.moves(&["tavern: top > hand 0", "market: top > hand 0"]);
    assert_eq!(scene.hand(0), "docks market tavern");
}

#[test]
fn architect_keeps_both() {
    let table = Table::of(5, "architect").holds(0, "architect");
    let mut scene = table.on_top("docks manor").call("architect");
    scene.does(&["gather gold", "extra cards"]);
    scene.moves(&["docks: top > hand 0", "manor: top > hand 0"]);
    scene.cannot("take");
    assert_eq!(scene.hand(0), "docks manor");
}

#[test]
fn architect_cards_when() {
    let table = || {
        let table = Table::of(5, "architect").holds(0, "architect");
        table.hand(0, "tavern").on_top("docks manor")
    };
    let drawn = ["docks: top > hand 0", "manor: top > hand 0"];
    let mut scene = table().call("architect");
    scene.does(&["extra cards"]).moves(&drawn);
    scene.cannot("extra cards").can("gather gold");
    scene.can("gather cards");
    let mut scene = table().call("architect");
    scene.does(&["gather gold", "build tavern", "extra cards"]);
    scene.moves(&drawn).cannot("extra cards");
}

#[test]
fn architect_three() {
    let table = Table::of(5, "architect").holds(0, "architect").gold(0, 9);
    let mut scene = table
        .hand(0, "tavern market docks temple")
        .call("architect");
    scene.does(&["gather gold"]).can("end");
    scene.does(&["build tavern"]).can("end");
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.does(&["build market"]).can("end");
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
    scene.does(&["build docks"]).can("end");
    scene.moves(&["3 gold: stash 0 > bank", "docks: hand 0 > city 0"]);
    scene.cannot("build");
}

#[test]
fn architect_no_discount() {
    let turn = |gold| {
        let table = Table::of(5, "architect").holds(0, "architect");
        let table = table.gold(0, gold).hand(0, "tavern market docks");
        let mut scene = table.call("architect");
        scene.does(&["gather gold", "build tavern", "build market"]);
        scene
    };
    let mut scene = turn(4);
    scene.does(&["build docks"]);
    scene.moves(&["3 gold: stash 0 > bank", "docks: hand 0 > city 0"]);
    assert_eq!(scene.gold(0), 0);
    turn(3).cannot("build docks");
}

#[test]
fn architect_stables() {
    let builders: [(&str, &[&str]); 4] = [
        ("architect", &["manor", "castle", "palace"]),
        ("seer", &["manor", "castle"]),
        ("scholar", &["manor", "castle"]),
        ("trader", &["tavern", "manor", "market", "docks"]),
    ];
    for (character, usual) in builders {
        let turn = || {
            let table = Table::of(5, &format!("{character} stables"));
            let table = table.holds(0, character).gold(0, 20);
            let table = table.hand(0, "stables manor castle palace tavern market docks");
            let mut scene = table.call(character);
            scene.does(&["gather gold"]);
            scene
        };
        let build = |one: &str| format!("build {one}");
        let mut scene = turn();
        for one in usual {
            scene.does(&[&build(one)]);
        }
        scene
            .can("build stables")
            .cannot("build castle")
            .cannot("build palace");
        scene.does(&["build stables"]);
        scene.moves(&["2 gold: stash 0 > bank", "stables: hand 0 > city 0"]);
        scene.cannot("build castle").cannot("build palace");
        // The other way round.
        let mut scene = turn();
        scene.does(&["build stables"]);
        for one in usual {
            scene.does(&[&build(one)]);
        }
        scene.cannot("build castle").cannot("build palace");
    }
}

#[test]
fn library_extra_cards() {
    let turn = |character| {
        let table = Table::of(5, &format!("{character} library observatory"));
        let table = table.holds(0, character).city(0, "library observatory");
        let table = table.on_top("tavern market docks harbor temple church monastery");
        table.call(character)
    };
    let drawn = [
        "tavern: top > hand 0",
        "market: top > hand 0",
        "docks: top > hand 0",
        "harbor: top > hand 0",
    ];
    turn("architect").does(&["extra cards"]).moves(&drawn[..2]);
    turn("navigator").does(&["navigate cards"]).moves(&drawn);
    turn("scholar").does(&["study", "take temple"]).moves(&[
        "tavern: aside > bottom",
        "market: aside > bottom",
        "docks: aside > bottom",
        "harbor: aside > bottom",
        "temple: aside > hand 0",
        "church: aside > bottom",
        "monastery: aside > bottom",
        "shuffle",
    ]);
    // They work on what is gathered.
    for character in ["architect", "navigator", "scholar"] {
        let mut scene = turn(character);
        scene.does(&["gather cards"]);
        assert_eq!(scene.hand(0), "docks market tavern");
    }
}

#[test]
fn cards_cross_turns() {
    for players in [2, 3] {
        let table = Table::of(players, "architect warlord");
        let table = table.holds(0, "architect warlord").gold(0, 20);
        let table = table.hand(0, "tavern market temple");
        let mut scene = table.on_top("docks manor").call("architect");
        scene.does(&["gather gold", "extra cards"]);
        scene.moves(&["docks: top > hand 0", "manor: top > hand 0"]);
        scene.does(&["build tavern", "build market", "build temple"]);
        scene.does(&["end"]);
        assert_eq!(scene.turn(), (0, "warlord"));
        scene.does(&["gather gold", "build docks"]);
        scene.moves(&["3 gold: stash 0 > bank", "docks: hand 0 > city 0"]);
        assert_eq!(scene.hand(0), "manor");
    }
}

#[test]
fn three_builds_own_turn() {
    for players in [2, 3] {
        let table = Table::of(players, "architect warlord");
        let table = table.holds(0, "architect warlord").gold(0, 20);
        let table = table.hand(0, "tavern market temple docks");
        // What the Architect leaves of his three is lost.
        let mut scene = table.call("architect");
        scene.does(&["gather gold", "build tavern"]);
        scene.can("build market").does(&["end"]);
        assert_eq!(scene.turn(), (0, "warlord"));
        scene.does(&["gather gold", "build market"]);
        scene.cannot("build");
    }
}
