//! Rulings of `data/rulings/warlord.toml`, played.

use crate::scene::Table;

fn table(gold: u16) -> Table {
    Table::of(5, "warlord").holds(0, "warlord").gold(0, gold)
}

#[test]
fn warlord_price() {
    let scene = |gold| {
        table(gold)
            .city(1, "tavern")
            .city(2, "palace")
            .call("warlord")
    };
    let mut free = scene(0);
    free.does(&["destroy tavern of 1"]);
    free.moves(&["tavern: city 1 > bottom"]);
    scene(3).cannot("destroy palace").can("destroy tavern of 1");
    let mut paid = scene(4);
    paid.does(&["destroy palace of 2"]);
    paid.moves(&["4 gold: stash 0 > bank", "palace: city 2 > bottom"]);
}

#[test]
fn warlord_one_a_turn() {
    let scene = || {
        let scene = table(9).city(1, "tavern market");
        scene.city(2, "palace").call("warlord")
    };
    scene()
        .can("destroy tavern of 1")
        .can("destroy palace of 2")
        .does(&["destroy market of 1"])
        .cannot("destroy");
    // Nor must he destroy one.
    scene().does(&["gather gold"]).can("end");
}

#[test]
fn warlord_not_completed() {
    let seven = "tavern market docks harbor temple church manor";
    let seven_at = |players, more: &str| {
        let table = Table::of(players, "warlord").holds(0, "warlord").gold(0, 9);
        table.city(1, seven).city(1, more).call("warlord")
    };
    for players in [4, 5, 6, 7, 8] {
        seven_at(players, "").cannot("destroy");
    }
    for players in [2, 3] {
        seven_at(players, "").can("destroy tavern of 1");
        seven_at(players, "castle").cannot("destroy");
    }
}

#[test]
fn warlord_any_moment() {
    let moments: [&[&str]; 5] = [
        &[],
        &["gather gold"],
        &["income 1"],
        &["income 1", "gather gold"],
        &["gather gold", "build tavern"],
    ];
    for before in moments {
        let table = table(5).city(0, "prison").hand(0, "tavern");
        let mut scene = table.city(1, "market").call("warlord");
        scene.does(before).does(&["destroy market of 1"]);
        scene.moves(&["1 gold: stash 0 > bank", "market: city 1 > bottom"]);
    }
}

#[test]
fn warlord_pays_bank() {
    let mut scene = table(5).city(1, "palace").call("warlord");
    scene.does(&["destroy palace of 1"]);
    scene.moves(&["4 gold: stash 0 > bank", "palace: city 1 > bottom"]);
    assert_eq!((scene.gold(0), scene.gold(1)), (1, 0));
}

#[test]
fn warlord_own() {
    let mut scene = table(5).city(0, "market").call("warlord");
    scene.does(&["destroy market of 0"]);
    scene.moves(&["1 gold: stash 0 > bank", "market: city 0 > bottom"]);
    let seven = "tavern market docks harbor temple church manor";
    table(5).city(0, seven).call("warlord").cannot("destroy");
}

#[test]
fn destroy_under_deck() {
    let mut scene = table(5).city(1, "market").call("warlord");
    scene.does(&["destroy market of 1"]);
    assert_eq!(scene.bottom(1), ["market"]);

    let scene = Table::of(5, "bishop armory").holds(0, "bishop");
    let scene = scene.city(0, "armory").city(1, "market");
    let mut scene = scene.call("bishop");
    scene.does(&["armory market of 1"]);
    scene.moves(&["armory: city 0 > bottom", "market: city 1 > bottom"]);
    assert_eq!(scene.bottom(2), ["armory", "market"]);

    let scene = Table::of(5, "bishop framework").holds(0, "bishop");
    let scene = scene.city(0, "framework").hand(0, "palace");
    let mut scene = scene.call("bishop");
    scene.does(&["gather gold", "build palace by framework"]);
    scene.moves(&["framework: city 0 > bottom", "palace: hand 0 > city 0"]);
    assert_eq!(scene.bottom(1), ["framework"]);

    let scene = Table::of(5, "bishop necropolis").holds(0, "bishop");
    let scene = scene.city(0, "tavern").hand(0, "necropolis");
    let mut scene = scene.call("bishop");
    scene.does(&["gather gold", "build necropolis for tavern"]);
    scene.moves(&["tavern: city 0 > bottom", "necropolis: hand 0 > city 0"]);
    assert_eq!(scene.bottom(1), ["tavern"]);
}

#[test]
fn warlord_income() {
    let scene = table(0).city(0, "prison watchtower manor");
    let mut scene = scene.city(1, "barracks").call("warlord");
    scene.does(&["income 2"]).moves(&["2 gold: bank > stash 0"]);
    scene.cannot("income");
}

#[test]
fn warlord_own_bishop() {
    for players in [2, 3] {
        let scene = Table::of(players, "bishop warlord").gold(0, 5);
        let scene = scene.holds(0, "bishop warlord");
        let mut scene = scene.city(0, "tavern").city(1, "temple").call("bishop");
        scene.does(&["gather gold", "end"]);
        assert_eq!(scene.turn(), (0, "warlord"));
        scene.cannot("destroy tavern").can("destroy temple of 1");
    }
}
