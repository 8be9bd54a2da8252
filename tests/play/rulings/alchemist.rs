//! Rulings of `data/rulings/alchemist.toml`, played.

use crate::scene::Table;
use citadels::rules::play::Phase;

#[test]
fn alchemist_refund() {
    let table = Table::of(5, "alchemist stables").holds(0, "alchemist");
    let table = table.gold(0, 5).hand(0, "stables cathedral");
    let mut scene = table.call("alchemist");
    scene.does(&["gather gold", "build stables"]);
    scene.moves(&["2 gold: stash 0 > bank", "stables: hand 0 > city 0"]);
    scene.does(&["build cathedral"]);
    scene.moves(&["5 gold: stash 0 > bank", "cathedral: hand 0 > city 0"]);
    scene.does(&["end"]).moves(&["7 gold: bank > stash 0"]);
    // Only gold comes back, not the cards paid for the Thieves' Den.
    let table = Table::of(5, "alchemist thieves-den").holds(0, "alchemist");
    let table = table.gold(0, 3).hand(0, "thieves-den tavern");
    let mut scene = table.call("alchemist");
    scene.does(&["gather gold", "build thieves-den for cards"]);
    scene
        .does(&["pay tavern"])
        .moves(&["tavern: hand 0 > bottom"]);
    scene.does(&["pay gold"]);
    scene.moves(&["5 gold: stash 0 > bank", "thieves-den: hand 0 > city 0"]);
    scene.does(&["end"]).moves(&["5 gold: bank > stash 0"]);
}

#[test]
fn alchemist_refund_when() {
    // Enough for either, not for both: what the first one cost is not back yet.
    let table = Table::of(5, "alchemist stables").holds(0, "alchemist");
    let table = table.gold(0, 4).hand(0, "stables cathedral");
    let mut scene = table.call("alchemist");
    scene.does(&["gather gold"]).can("build stables");
    scene.does(&["build cathedral"]);
    scene.moves(&["5 gold: stash 0 > bank", "cathedral: hand 0 > city 0"]);
    assert_eq!(scene.gold(0), 1);
    scene.cannot("build stables");
    scene.does(&["end"]).moves(&["5 gold: bank > stash 0"]);
}

#[test]
fn alchemist_full_price() {
    for (gold, enough) in [(2, false), (3, true)] {
        let table = Table::of(5, "alchemist").holds(0, "alchemist");
        let table = table.gold(0, gold).hand(0, "cathedral");
        let mut scene = table.call("alchemist");
        scene.does(&["gather gold"]);
        if enough {
            scene.can("build cathedral");
        } else {
            scene.cannot("build");
        }
    }
}

#[test]
fn alchemist_other_costs() {
    let table = Table::of(5, "blackmailer alchemist tax-collector smithy");
    let table = table.holds(1, "blackmailer").holds(0, "alchemist");
    let table = table.city(0, "smithy").hand(0, "tavern").gold(0, 6);
    let table = table.on_top("docks manor temple");
    let mut scene = table.call("blackmailer");
    scene.does(&["lace alchemist", "threat king", "gather gold", "end"]);
    scene.does(&["gather gold", "bribe"]);
    scene.moves(&["4 gold: stash 0 > stash 1"]);
    scene.does(&["smithy"]).moves(&[
        "2 gold: stash 0 > bank",
        "docks: top > hand 0",
        "manor: top > hand 0",
        "temple: top > hand 0",
    ]);
    scene.does(&["build tavern"]).moves(&[
        "1 gold: stash 0 > bank",
        "tavern: hand 0 > city 0",
        "1 gold: stash 0 > tax",
    ]);
    scene.does(&["end"]).moves(&["1 gold: bank > stash 0"]);
}

#[test]
fn alchemist_treasury() {
    let table = Table::of(5, "alchemist imperial-treasury").holds(0, "alchemist");
    let table = table.city(0, "imperial-treasury tavern market docks temple church");
    let mut scene = table.gold(0, 3).hand(0, "cathedral").call("alchemist");
    scene.does(&["gather gold", "build cathedral"]);
    // The costs and 4 for being first; no gold is left.
    assert_eq!(scene.points(0), 19 + 4);
    scene.does(&["end"]).moves(&["5 gold: bank > stash 0"]);
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.points(0), 19 + 4 + 5);
}
