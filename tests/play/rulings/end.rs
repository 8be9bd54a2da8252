//! The end of the game.

use crate::scene::Table;
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

const SIX: &str = "tavern market docks harbor temple church";

#[test]
fn seventh_district_last_round() {
    let builds_manor = |players, city| {
        let table = Table::of(players, "bishop").holds(0, "bishop").gold(0, 3);
        let mut scene = table.city(0, city).hand(0, "manor").call("bishop");
        scene.does(&["gather gold", "build manor"]);
        scene.moves(&["3 gold: stash 0 > bank", "manor: hand 0 > city 0"]);
        scene.does(&["end"]).moves(&[]);
        scene.phase()
    };
    let seven = "tavern market docks harbor temple church prison";
    for players in [4, 5, 6, 7, 8] {
        assert_eq!(builds_manor(players, SIX), Phase::Over);
    }
    for players in [2, 3] {
        assert_eq!(builds_manor(players, SIX), Phase::Keep);
        assert_eq!(builds_manor(players, seven), Phase::Over);
    }
}

#[test]
fn last_round_played_out() {
    let table = Table::of(5, "")
        .holds(0, "merchant")
        .city(0, SIX)
        .gold(0, 3);
    let table = table.holds(1, "architect").hand(1, "tavern");
    let table = table.holds(2, "warlord").hand(0, "manor");
    let mut scene = table.call("merchant");
    scene.does(&["gather gold", "build manor", "end"]);
    assert_eq!(scene.turn(), (1, "architect"));
    scene.does(&["gather gold", "build tavern"]);
    scene.moves(&["1 gold: stash 1 > bank", "tavern: hand 1 > city 1"]);
    scene.does(&["end"]);
    assert_eq!(scene.turn(), (2, "warlord"));
    scene
        .does(&["destroy tavern of 1"])
        .moves(&["tavern: city 1 > bottom"]);
    scene.does(&["gather gold", "end"]);
    assert_eq!(scene.phase(), Phase::Over);
}

#[test]
fn more_than_seven() {
    let table = Table::of(5, "").holds(0, "architect").gold(0, 6);
    let table = table.city(0, SIX).hand(0, "prison watchtower manor");
    let mut scene = table.call("architect");
    scene.does(&["gather gold", "build prison"]);
    assert!(scene.state.is_complete(Seat::FIRST));
    scene.does(&["build watchtower", "build manor", "end"]);
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.points(0), (1 + 2 + 3 + 4 + 1 + 2) + 2 + 1 + 3 + 4);
}

#[test]
fn complete_after_effect() {
    let table = Table::of(5, "diplomat").holds(0, "diplomat").city(0, SIX);
    let table = table.city(1, "manor castle palace prison barracks cathedral");
    let mut scene = table.call("diplomat");
    scene.does(&["exchange prison of 1", "for market"]);
    scene.moves(&["market: city 0 > city 1", "prison: city 1 > city 0"]);
    assert_eq!(scene.state.first, None);

    let table = Table::of(5, "necropolis").holds(0, "bishop").city(0, SIX);
    let mut scene = table.hand(0, "necropolis").call("bishop");
    scene.does(&["gather gold", "build necropolis for temple"]);
    scene.moves(&["temple: city 0 > bottom", "necropolis: hand 0 > city 0"]);
    assert_eq!(scene.state.first, None);
}

#[test]
fn first_completer_shrinks() {
    let table = Table::of(5, "diplomat monument").holds(0, "diplomat");
    let table = table.city(0, "monument tavern market docks harbor temple");
    let mut scene = table.first(0).city(1, "castle").call("diplomat");
    assert_eq!(scene.points(0), (4 + 1 + 2 + 3 + 4 + 1) + 4);
    scene.does(&["exchange castle of 1", "for monument"]);
    scene.moves(&["monument: city 0 > city 1", "castle: city 1 > city 0"]);
    assert!(!scene.state.is_complete(Seat::FIRST));
    scene.does(&["gather gold", "end"]);
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.points(0), (4 + 1 + 2 + 3 + 4 + 1) + 4);
}
