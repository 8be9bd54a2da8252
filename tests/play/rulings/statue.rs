//! Rulings of `data/rulings/statue.toml`, played.

use crate::scene::Table;
use citadels::rules::play::Phase;

#[test]
fn statue_last_crown() {
    let ends = |crown| {
        let table = Table::of(5, "bishop").holds(1, "bishop").first(2);
        let mut scene = table.crown(crown).city(0, "statue").call("bishop");
        scene.does(&["gather gold", "end"]);
        assert_eq!(scene.phase(), Phase::Over);
        scene.points(0)
    };
    assert_eq!(ends(0), 3 + 5);
    assert_eq!(ends(1), 3);
}

#[test]
fn statue_crown_moves() {
    for four in ["king", "patrician"] {
        let table = Table::of(5, four).holds(1, four).first(2);
        let mut scene = table.crown(0).city(0, "statue").call(four);
        assert_eq!(scene.points(0), 3 + 5);
        scene
            .does(&["gather gold", "take crown"])
            .moves(&["crown > 1"]);
        scene.does(&["end"]);
        assert_eq!((scene.phase(), scene.points(0)), (Phase::Over, 3));
    }
    let table = Table::of(5, "emperor").holds(1, "emperor").first(2);
    let mut scene = table.crown(2).city(0, "statue").call("emperor");
    assert_eq!(scene.points(0), 3);
    scene.does(&["gather gold", "give crown to 0 for nothing"]);
    scene.moves(&["crown > 0"]).does(&["end"]);
    assert_eq!((scene.phase(), scene.points(0)), (Phase::Over, 3 + 5));
}

#[test]
fn statue_killed_rank_four() {
    let table = |four| {
        let table = Table::of(5, four).holds(0, "assassin").holds(1, four);
        table.first(2).city(1, "statue")
    };
    for four in ["king", "patrician"] {
        let mut scene = table(four).crown(0).call("assassin");
        scene.does(&["gather gold", &format!("kill {four}"), "end"]);
        scene.moves(&["crown > 1"]);
        assert_eq!((scene.phase(), scene.points(1)), (Phase::Over, 3 + 5));
    }
    let mut scene = table("emperor").crown(1).call("assassin");
    scene.does(&["gather gold", "kill emperor", "end"]);
    assert_eq!((scene.decider(), scene.points(1)), (1, 3 + 5));
    scene
        .cannot("heir 1")
        .does(&["heir 3"])
        .moves(&["crown > 3"]);
    assert_eq!((scene.phase(), scene.points(1)), (Phase::Over, 3));
}
