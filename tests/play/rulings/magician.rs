//! The Magician.

use crate::scene::{Scene, Table};

fn magician(hand: &str, other: &str) -> Scene {
    let table = Table::of(5, "").holds(0, "magician").hand(0, hand);
    let table = table.hand(1, other).on_top("manor castle");
    table.call("magician")
}

#[test]
fn magician_one_of_two() {
    let mut scene = magician("tavern", "market");
    scene.can("put tavern under").does(&["swap hands with 1"]);
    scene.moves(&["tavern: hand 0 > hand 1", "market: hand 1 > hand 0"]);
    scene.cannot("swap").cannot("put");

    let mut scene = magician("tavern docks", "market");
    scene.does(&["put tavern under"]).cannot("swap");
    scene.does(&["redraw"]).moves(&["manor: top > hand 0"]);
    scene.cannot("swap").cannot("put");
}

#[test]
fn magician_swap() {
    let mut scene = magician("tavern", "market palace");
    scene.does(&["swap hands with 1"]).moves(&[
        "tavern: hand 0 > hand 1",
        "market: hand 1 > hand 0",
        "palace: hand 1 > hand 0",
    ]);
    let mut scene = magician("", "market palace");
    scene.does(&["swap hands with 1"]);
    scene.moves(&["market: hand 1 > hand 0", "palace: hand 1 > hand 0"]);
}

#[test]
fn magician_hands_only() {
    let table = Table::of(5, "").holds(0, "magician").hand(0, "tavern");
    let table = table.city(0, "temple").gold(0, 3);
    let table = table.hand(1, "market").city(1, "palace").gold(1, 7);
    let mut scene = table.call("magician");
    scene.does(&["swap hands with 1"]);
    scene.moves(&["tavern: hand 0 > hand 1", "market: hand 1 > hand 0"]);
    assert_eq!((scene.city(0), scene.gold(0)), (String::from("temple"), 3));
    assert_eq!((scene.city(1), scene.gold(1)), (String::from("palace"), 7));
}

#[test]
fn magician_names_player() {
    let table = Table::of(5, "").holds(0, "magician").hand(0, "tavern");
    let table = table.hand(1, "market").hand(2, "docks");
    let table = table.hand(3, "harbor").hand(4, "palace");
    let mut scene = table.call("magician");
    let legal = scene.legal();
    let swaps = legal.iter().filter(|one| one.starts_with("swap"));
    assert_eq!(swaps.count(), 4);
    for seat in 1..5 {
        scene.can(&format!("swap hands with {seat}"));
    }
}

#[test]
fn magician_any_player() {
    // Seat 0 has played, 2 is killed or bewitched, 3 has played, 4 will be robbed.
    for (rank_one, names) in [("assassin", "kill"), ("witch", "bewitch")] {
        for (other, card) in [(0, "tavern"), (2, "market"), (3, "docks"), (4, "harbor")] {
            let table = Table::of(5, rank_one).holds(0, rank_one);
            let table = table.holds(1, "magician").hand(1, "palace");
            let table = table.holds(2, "merchant").holds(3, "thief");
            let table = table.holds(4, "bishop").hand(other, card);
            let mut scene = table.call(rank_one);
            scene.does(&["gather gold", &format!("{names} merchant")]);
            if rank_one == "assassin" {
                scene.does(&["end"]);
            }
            scene.does(&["gather gold", "rob bishop", "end"]);
            scene.does(&[&format!("swap hands with {other}")]);
            scene.moves(&[
                &format!("palace: hand 1 > hand {other}"),
                &format!("{card}: hand {other} > hand 1"),
            ]);
        }
    }
}

#[test]
fn magician_exchange() {
    let mut scene = magician("docks market tavern", "");
    scene.does(&["put docks under"]);
    scene.moves(&["docks: hand 0 > bottom"]);
    scene.can("redraw").can("put market under");
    scene.does(&["put tavern under"]);
    scene.moves(&["tavern: hand 0 > bottom"]);
    scene.does(&["redraw"]);
    scene.moves(&["manor: top > hand 0", "castle: top > hand 0"]);
    assert_eq!(scene.hand(0), "castle manor market");
    assert_eq!(scene.bottom(2), ["docks", "tavern"]);
}
