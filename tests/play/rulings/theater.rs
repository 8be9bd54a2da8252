//! Rulings of `data/rulings/theater.toml`, played.

use crate::scene::{Scene, Table};
use citadels::rules::card::Rank;
use citadels::rules::table::Seat;

/// Player 0 has the Theater and the King; the selection is over.
fn theater() -> Scene {
    let scene = Table::of(4, "king bishop merchant theater").city(0, "theater");
    let scene = scene
        .holds(0, "king")
        .holds(1, "bishop")
        .holds(2, "merchant");
    scene.holds(3, "warlord").after_selection()
}

#[test]
fn theater_blind() {
    let mut scene = theater();
    assert_eq!(scene.decider(), 0);
    // Only a player is chosen, and that player's character is not known.
    let choices = [
        "no swap",
        "swap king with 1",
        "swap king with 2",
        "swap king with 3",
    ];
    assert_eq!(scene.legal(), choices);
    assert_eq!(scene.state.observe(Seat::new(0)).holder(Rank::Five), None);
    scene.does(&["swap king with 1"]).moves(&[]);
    scene.cannot("swap");
}

#[test]
fn theater_look_after() {
    let [owner, other] = [0, 1].map(Seat::new);
    let mut scene = theater();
    scene.does(&["swap king with 1"]);
    let holder = |seat, rank| scene.state.observe(seat).holder(rank);
    assert_eq!(holder(owner, Rank::Five), Some(owner));
    assert_eq!(holder(other, Rank::Four), Some(other));
}

#[test]
fn theater_stays_hidden() {
    let [owner, other, third] = [0, 1, 2].map(Seat::new);
    let mut scene = theater();
    scene.does(&["swap king with 1"]);
    let bishop = |seat| scene.state.observe(seat).holder(Rank::Five);
    assert_eq!((bishop(other), bishop(third)), (None, None));
    scene.does(&["gather gold", "take crown", "end"]);
    assert_eq!(scene.turn(), (0, "bishop"));
    assert_eq!(scene.state.observe(third).holder(Rank::Five), Some(owner));
}

#[test]
fn theater_new_player() {
    let mut scene = theater();
    scene.does(&["swap king with 1"]);
    assert_eq!(scene.turn(), (1, "king"));
    scene.does(&["gather gold", "take crown", "end"]);
    assert_eq!(scene.turn(), (0, "bishop"));
}

/// With two characters each: player 0 has the Theater, the King and the Bishop.
fn two_each(players: usize) -> Scene {
    let table = Table::of(players, "king bishop merchant theater").city(0, "theater");
    let table = table.holds(0, "king bishop").holds(1, "merchant warlord");
    let table = if players == 3 {
        table.holds(2, "thief architect")
    } else {
        table
    };
    table.after_selection()
}

#[test]
fn theater_two_three() {
    for players in [2, 3] {
        let mut scene = two_each(players);
        scene.can("swap king with 1").can("no swap");
        scene.does(&["swap bishop with 1"]);
        let holder = |rank| scene.state.holders[rank].map(Seat::index);
        assert_eq!((holder(Rank::Four), holder(Rank::Five)), (Some(0), Some(1)));
    }
}

#[test]
fn theater_two_three_blind() {
    for players in [2, 3] {
        let mut scene = two_each(players);
        let view = scene.state.observe(Seat::new(0));
        assert_eq!(
            (view.holder(Rank::Six), view.holder(Rank::Eight)),
            (None, None)
        );
        scene.does(&["swap bishop with 1"]);
        let holder = |rank| scene.state.holders[rank].map(Seat::index);
        let theirs = [holder(Rank::Six), holder(Rank::Eight)];
        assert!(theirs == [Some(0), Some(1)] || theirs == [Some(1), Some(0)]);
    }
}

#[test]
fn theater_rank_four() {
    for four in ["emperor", "king", "patrician"] {
        let table = Table::of(4, &format!("{four} bishop theater"));
        let table = table.city(0, "theater").holds(0, four).holds(1, "bishop");
        let mut scene = table.crown(2).after_selection();
        scene.does(&[&format!("swap {four} with 1")]);
        assert_eq!(scene.turn(), (1, four));
        if four == "emperor" {
            scene.does(&["give crown to 0 for nothing"]);
            scene.moves(&["crown > 0"]);
        } else {
            scene.does(&["take crown"]).moves(&["crown > 1"]);
        }
    }
}
