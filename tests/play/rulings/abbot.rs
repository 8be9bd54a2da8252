//! Rulings of `data/rulings/abbot.toml`, played.

use crate::scene::Table;

#[test]
fn abbot_mix() {
    let table = || {
        let table = Table::of(5, "abbot").holds(0, "abbot");
        table.city(0, "temple church tavern").on_top("market docks")
    };
    let mut scene = table().call("abbot");
    scene.can("income 0").can("income 1").can("income 2");
    scene.cannot("income 3");
    let mixes: [(&str, &[&str]); 3] = [
        ("income 2", &["2 gold: bank > stash 0"]),
        (
            "income 1",
            &["1 gold: bank > stash 0", "market: top > hand 0"],
        ),
        ("income 0", &["market: top > hand 0", "docks: top > hand 0"]),
    ];
    for (mix, moves) in mixes {
        let mut scene = table().call("abbot");
        scene.does(&[mix]).moves(moves).cannot("income");
    }
}

#[test]
fn abbot_says_first() {
    let table = Table::of(5, "abbot").holds(0, "abbot");
    let table = table.city(0, "temple church").on_top("market docks");
    let mut scene = table.call("abbot");
    // He takes all of it at once, and nothing is left to decide after the first card.
    scene.does(&["income 1"]);
    scene.moves(&["1 gold: bank > stash 0", "market: top > hand 0"]);
    scene.cannot("income");
}

#[test]
fn abbot_richest() {
    let table = || {
        let table = Table::of(5, "abbot").holds(0, "abbot");
        table.gold(1, 3).gold(2, 2)
    };
    let mut scene = table().gold(0, 1).call("abbot");
    scene.can("tithe from 1").cannot("tithe from 2");
    scene.does(&["tithe from 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0"]).cannot("tithe");
    // He has the most himself.
    let mut scene = table().gold(0, 4).call("abbot");
    scene.cannot("tithe");
}

#[test]
fn abbot_need_not_take() {
    let table = Table::of(5, "abbot").holds(0, "abbot");
    let mut scene = table.gold(1, 3).call("abbot");
    scene.does(&["gather gold"]).can("tithe from 1").can("end");
    scene.does(&["end"]).moves(&[]);
}

/// Players 1 and 2 have 3 gold each, player 3 has 2, and player 0 is the Abbot.
fn two_rich(abbot: u16) -> Table {
    let table = Table::of(5, "abbot").holds(0, "abbot").gold(0, abbot);
    table.gold(1, 3).gold(2, 3).gold(3, 2)
}

#[test]
fn abbot_tie_others() {
    let mut scene = two_rich(2).call("abbot");
    scene.can("tithe from 1").can("tithe from 2");
    scene.cannot("tithe from 3").cannot("tithe from 0");
    scene.does(&["tithe from 2"]);
    scene.moves(&["1 gold: stash 2 > stash 0"]).cannot("tithe");
}

#[test]
fn abbot_among_richest() {
    for among_the_richest in [3, 4] {
        two_rich(among_the_richest).call("abbot").cannot("tithe");
    }
}

#[test]
fn abbot_moment() {
    let table = Table::of(5, "abbot").holds(0, "abbot");
    let table = table.hand(0, "church").gold(0, 4).gold(1, 5);
    let mut scene = table.call("abbot");
    scene.can("tithe from 1").does(&["gather gold"]);
    scene.cannot("tithe").does(&["build church"]);
    scene.moves(&["2 gold: stash 0 > bank", "church: hand 0 > city 0"]);
    scene.does(&["tithe from 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0"]).cannot("tithe");
}

#[test]
fn abbot_after_thief_or_tax() {
    // The Thief has taken his gold.
    let table = Table::of(5, "thief abbot").holds(1, "thief");
    let mut scene = table.holds(0, "abbot").gold(0, 9).call("thief");
    scene.does(&["rob abbot", "gather gold", "end"]);
    scene.moves(&["9 gold: stash 0 > stash 1"]);
    scene.does(&["tithe from 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0"]);
    scene.does(&["gather gold"]).cannot("tithe");
    // He has paid for a district and the tax.
    let table = Table::of(5, "abbot tax-collector").holds(0, "abbot");
    let table = table.hand(0, "church").gold(0, 4).gold(1, 4);
    let mut scene = table.call("abbot");
    scene.cannot("tithe").does(&["gather gold"]).cannot("tithe");
    scene.does(&["build church"]).moves(&[
        "2 gold: stash 0 > bank",
        "church: hand 0 > city 0",
        "1 gold: stash 0 > tax",
    ]);
    scene.does(&["tithe from 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0"]).cannot("tithe");
}
