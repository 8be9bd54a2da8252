//! Rulings of `data/rulings/scoring.toml`, played.

use crate::scene::{Scene, Table};

fn points(city: &str) -> u32 {
    let table = Table::of(5, "king").holds(0, "king");
    table.city(0, city).call("king").points(0)
}

/// Two players build their seventh district one after the other; a third has six.
fn last_round() -> Scene {
    let six = "tavern market docks harbor temple church";
    let mut scene = Table::of(5, "king bishop")
        .holds(0, "king")
        .holds(1, "bishop")
        .city(0, six)
        .city(1, six)
        .city(2, "tavern market docks manor castle palace")
        .hand(0, "manor")
        .hand(1, "manor")
        .gold(0, 1)
        .gold(1, 1)
        .crown(0)
        .call("king");
    scene.does(&["gather gold", "take crown", "build manor", "end"]);
    scene.does(&["gather gold", "build manor"]);
    scene
}

#[test]
fn score_costs() {
    assert_eq!(
        points("tavern market docks harbor palace"),
        1 + 2 + 3 + 4 + 5
    );
    assert_eq!(points("keep library"), 3 + 6);
}

#[test]
fn score_not_gold_or_hand() {
    let table = Table::of(5, "king").holds(0, "king").city(0, "tavern");
    let table = table.gold(0, 8).hand(0, "palace market");
    assert_eq!(table.call("king").points(0), 1);
}

#[test]
fn score_five_types() {
    assert_eq!(points("manor temple tavern watchtower keep"), 9 + 3);
    assert_eq!(points("manor temple tavern watchtower docks"), 9);
}

#[test]
fn score_first() {
    let scene = last_round();
    assert_eq!(scene.points(0), 1 + 2 + 3 + 4 + 1 + 2 + 3 + 4);
}

#[test]
fn score_others() {
    let scene = last_round();
    assert_eq!(scene.points(1), 1 + 2 + 3 + 4 + 1 + 2 + 3 + 2);
    assert_eq!(scene.points(2), 1 + 2 + 3 + 3 + 4 + 5);
}

#[test]
fn score_uniques() {
    let scene = Table::of(5, "king")
        .holds(0, "king")
        .city(0, "manor temple tavern watchtower")
        .city(0, "dragon-gate wishing-well map-room")
        .hand(0, "tavern market")
        .first(0)
        .call("king");
    let costs = 3 + 1 + 1 + 1 + 6 + 5 + 5;
    let (gate, well, map_room) = (2, 3, 2);
    assert_eq!(scene.points(0), costs + 3 + 4 + gate + well + map_room);
}

#[test]
fn uniques_cost_and_extra() {
    assert_eq!(points("smithy"), 5);
    assert_eq!(points("dragon-gate"), 6 + 2);
}

#[test]
fn printed_cost() {
    let built = |cards: &str, city: &str, hand: &str, words: &[&str]| {
        let character = cards.split(' ').next().unwrap();
        let table = Table::of(5, cards)
            .holds(0, character)
            .gold(0, 3)
            .gold(1, 9);
        let mut scene = table.city(0, city).hand(0, hand).call(character);
        scene.does(&["gather gold"]).does(words).points(0)
    };
    assert_eq!(
        built("alchemist", "", "palace", &["build palace", "end"]),
        5
    );
    let lent = ["borrow for library", "from 1", "give tavern"];
    assert_eq!(built("cardinal", "", "library tavern", &lent), 6);
    assert_eq!(
        built("bishop", "factory", "library", &["build library"]),
        5 + 6
    );
    let free = ["build palace by framework"];
    assert_eq!(built("bishop framework", "framework", "palace", &free), 5);
    let free = ["build necropolis for tavern"];
    assert_eq!(built("bishop necropolis", "tavern", "necropolis", &free), 5);
    let mixed = ["build thieves-den for cards", "pay tavern", "pay gold"];
    assert_eq!(built("bishop", "", "thieves-den tavern", &mixed), 6);

    let mut scene = Table::of(5, "magistrate bishop")
        .holds(0, "magistrate")
        .holds(1, "bishop")
        .gold(1, 9)
        .hand(1, "palace")
        .call("magistrate");
    scene.does(&["gather gold", "sign bishop", "warrant thief"]);
    scene.does(&["warrant king", "end", "gather gold", "build palace"]);
    scene.does(&["confiscate"]);
    assert_eq!((scene.points(0), scene.points(1)), (5, 0));

    let beautified = Table::of(5, "artist").holds(0, "artist");
    let beautified = beautified.city(0, "palace").coin(0, "palace");
    assert_eq!(beautified.call("artist").points(0), 5 + 1);
}
