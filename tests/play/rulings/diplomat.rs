//! Rulings of `data/rulings/diplomat.toml`, played.

use crate::scene::Table;

const SEVEN: &str = "tavern market harbor temple church manor castle";

/// Player 0 is the Diplomat.
fn table(gold: u16, own: &str, other: &str) -> Table {
    let table = Table::of(5, "diplomat monument").holds(0, "diplomat");
    table.gold(0, gold).city(0, own).city(1, other)
}

#[test]
fn diplomat_swap() {
    let mut scene = table(2, "tavern", "docks").call("diplomat");
    scene.does(&["exchange docks of 1", "for tavern"]).moves(&[
        "2 gold: stash 0 > stash 1",
        "tavern: city 0 > city 1",
        "docks: city 1 > city 0",
    ]);
    scene.cannot("exchange");
    // Without the difference, without a district of his own, or with himself: nothing.
    table(1, "tavern", "docks")
        .call("diplomat")
        .cannot("exchange");
    table(9, "", "docks").call("diplomat").cannot("exchange");
    table(9, "tavern docks", "")
        .call("diplomat")
        .cannot("exchange");
    // Which of his own he gives decides the price.
    let mut scene = table(1, "tavern market", "docks").call("diplomat");
    scene.does(&["exchange docks of 1"]).cannot("for tavern");
    scene.does(&["for market"]).moves(&[
        "1 gold: stash 0 > stash 1",
        "market: city 0 > city 1",
        "docks: city 1 > city 0",
    ]);
}

#[test]
fn diplomat_no_change() {
    for (own, other) in [("palace", "tavern"), ("market", "prison")] {
        let mut scene = table(0, own, other).gold(1, 5).call("diplomat");
        let takes = format!("exchange {other} of 1");
        scene.does(&[&takes, &format!("for {own}")]).moves(&[
            &format!("{own}: city 0 > city 1"),
            &format!("{other}: city 1 > city 0"),
        ]);
    }
}

#[test]
fn diplomat_not_completed() {
    table(9, "prison", SEVEN)
        .call("diplomat")
        .cannot("exchange");
    let six = "tavern market harbor temple church manor";
    let mut scene = table(9, "prison", six).call("diplomat");
    scene.can("exchange manor of 1");
}

#[test]
fn diplomat_own_completed() {
    let mut scene = table(9, SEVEN, "prison").call("diplomat");
    scene
        .does(&["exchange prison of 1", "for castle"])
        .moves(&["castle: city 0 > city 1", "prison: city 1 > city 0"]);
}

#[test]
fn diplomat_no_duplicate() {
    let mut scene = table(9, "tavern prison", "tavern market").call("diplomat");
    scene.cannot("exchange tavern");
    scene.does(&["exchange market of 1"]).cannot("for tavern");
    scene.can("for prison");
    table(9, "tavern", "tavern")
        .call("diplomat")
        .cannot("exchange");
}

#[test]
fn diplomat_income() {
    let own = "watchtower prison tavern";
    let mut scene = table(0, own, "barracks").call("diplomat");
    scene.does(&["income 2"]).moves(&["2 gold: bank > stash 0"]);
}

/// With the Monument six districts are seven, and five are not enough with it.
const WITH_MONUMENT: &str = "monument tavern market harbor temple church";
const GIVES_IT: [&str; 2] = ["exchange castle of 1", "for monument"];

#[test]
fn diplomat_monument() {
    let scene = || {
        let table = table(9, WITH_MONUMENT, "castle prison");
        table.first(2).call("diplomat")
    };
    assert_eq!(scene().points(0), 14 + 2);
    let mut after = scene();
    after
        .does(&GIVES_IT)
        .moves(&["monument: city 0 > city 1", "castle: city 1 > city 0"]);
    assert_eq!(after.points(0), 14);
}

#[test]
fn diplomat_completes() {
    // The exchange completes the other city, which is the first one.
    let own = "monument tavern market";
    let six = "castle prison watchtower barracks docks manor";
    let mut scene = table(9, own, six).call("diplomat");
    assert_eq!(scene.state.first, None);
    scene.does(&GIVES_IT);
    assert_eq!(scene.state.first.unwrap().index(), 1);
    assert_eq!(scene.points(1), 4 + 2 + 1 + 3 + 3 + 3 + 4);
    // Or his own, when he takes it.
    let mut scene = table(9, six, "monument tavern").call("diplomat");
    scene.does(&["exchange monument of 1", "for castle"]);
    assert_eq!(scene.state.first.unwrap().index(), 0);
    // Without the Monument the number of districts stays the same.
    let mut scene = table(9, six, "temple tavern").call("diplomat");
    scene.does(&["exchange temple of 1", "for castle"]);
    assert_eq!(scene.state.first, None);
}

#[test]
fn diplomat_monument_bonus() {
    for (first, bonus_before, bonus_after) in [(0, 4, 4), (2, 2, 0)] {
        let table = table(9, WITH_MONUMENT, "castle prison");
        let mut scene = table.first(first).call("diplomat");
        assert_eq!(scene.points(0), 14 + bonus_before);
        scene.does(&GIVES_IT);
        assert_eq!(scene.points(0), 14 + bonus_after);
        assert_eq!(scene.state.first.unwrap().index(), first);
    }
}
