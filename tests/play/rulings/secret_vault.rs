//! Rulings of `data/rulings/secret-vault.toml`, played.

use crate::scene::Table;

/// The first player has this character and six gold; the Secret Vault is in one of two hands.
fn table(character: &str, vault: usize) -> Table {
    let uniques = "secret-vault ivory-tower framework museum thieves-den wishing-well";
    let table = Table::of(4, &format!("{character} {uniques}"));
    table
        .holds(0, character)
        .gold(0, 6)
        .hand(vault, "secret-vault")
}

#[test]
fn vault_is_a_card() {
    let mut swapped = table("magician", 1).hand(0, "tavern").call("magician");
    swapped.does(&["swap hands with 1"]);
    swapped.moves(&["tavern: hand 0 > hand 1", "secret-vault: hand 1 > hand 0"]);
    let mut redrawn = table("magician", 0).on_top("market").call("magician");
    redrawn.does(&["put secret-vault under"]);
    redrawn.moves(&["secret-vault: hand 0 > bottom"]);
    redrawn.does(&["redraw"]).moves(&["market: top > hand 0"]);

    let mut scene = table("seer", 1).hand(0, "tavern").call("seer");
    scene.does(&["take from all"]);
    scene.moves(&["secret-vault: hand 1 > hand 0"]);
    scene.does(&["give secret-vault"]);
    scene.moves(&["secret-vault: hand 0 > hand 1"]);

    let mut scene = table("spy", 1).gold(1, 2).on_top("tavern").call("spy");
    scene.does(&["spy unique on 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0", "tavern: top > hand 0"]);

    let mut scene = table("wizard", 1).call("wizard");
    scene
        .does(&["gather gold", "look at 1"])
        .cannot("steal and build");
    scene.does(&["steal secret-vault"]);
    scene
        .moves(&["secret-vault: hand 1 > hand 0"])
        .cannot("build");

    let mut scene = table("emperor", 1).call("emperor");
    scene.does(&["give crown to 1 for card"]);
    scene.moves(&["crown > 1", "secret-vault: hand 1 > hand 0"]);

    let lent = table("cardinal", 0).hand(0, "library").gold(0, 3);
    let mut scene = lent.gold(1, 1).call("cardinal");
    scene.does(&["gather gold", "borrow for library", "from 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0"]);
    scene.does(&["give secret-vault"]).moves(&[
        "secret-vault: hand 0 > hand 1",
        "6 gold: stash 0 > bank",
        "library: hand 0 > city 0",
    ]);

    let mut scene = table("bishop", 0).city(0, "laboratory").call("bishop");
    scene.does(&["laboratory secret-vault"]);
    scene.moves(&["secret-vault: hand 0 > bottom", "2 gold: bank > stash 0"]);

    let mut scene = table("bishop", 0).hand(0, "thieves-den").call("bishop");
    scene.does(&["gather gold", "build thieves-den for cards"]);
    scene.does(&["pay secret-vault"]);
    scene.moves(&["secret-vault: hand 0 > bottom"]);
    scene.does(&["pay gold"]);
    scene.moves(&["5 gold: stash 0 > bank", "thieves-den: hand 0 > city 0"]);
}

#[test]
fn vault_map_room() {
    let scene = table("bishop", 0).city(0, "map-room").call("bishop");
    assert_eq!(scene.points(0), 5 + 3 + 1);
}

#[test]
fn vault_museum() {
    let mut scene = table("bishop", 0).city(0, "museum").call("bishop");
    assert_eq!(scene.points(0), 4 + 3);
    scene.does(&["museum secret-vault"]);
    scene.moves(&["secret-vault: hand 0 > museum 0"]);
    assert_eq!(scene.points(0), 4 + 1);
}

#[test]
fn vault_not_in_city() {
    let points = |city| table("bishop", 0).city(0, city).call("bishop").points(0);
    assert_eq!(points("manor temple tavern watchtower"), 6 + 3);
    assert_eq!(points("wishing-well"), 5 + 1 + 3);
    assert_eq!(points("ivory-tower"), 5 + 5 + 3);
}

#[test]
fn vault_not_built() {
    let mut scene = table("bishop", 0).city(0, "framework").call("bishop");
    scene.does(&["gather gold"]).cannot("build");
}
