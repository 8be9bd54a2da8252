//! Rulings of `data/rulings/calling.toml`, played.

use crate::scene::{Table, rank_of};
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

#[test]
fn ascending_rank() {
    let table = Table::of(5, "assassin warlord").crown(2);
    let table = table.holds(0, "warlord").holds(1, "architect");
    let table = table.holds(2, "bishop").holds(3, "assassin");
    let mut scene = table.holds(4, "thief").call("assassin");
    let turns = [
        (3, "assassin"),
        (4, "thief"),
        (2, "bishop"),
        (1, "architect"),
        (0, "warlord"),
    ];
    for (seat, character) in turns {
        assert_eq!(scene.turn(), (seat, character));
        scene.does(&["gather gold", "end"]);
    }
}

#[test]
fn reveal_when_called() {
    let table = Table::of(5, "assassin warlord").holds(0, "warlord");
    let table = table.holds(1, "architect").holds(3, "assassin");
    let mut scene = table.call("assassin");
    for character in ["assassin", "architect", "warlord"] {
        assert_eq!(scene.turn().1, character);
        // The card is turned up now, and those of higher rank are not.
        let rank = rank_of(character.parse().unwrap());
        let revealed = scene.state.revealed;
        assert!(revealed.contains(rank) && revealed.above(rank).is_empty());
        scene.does(&["gather gold", "end"]);
    }
}

#[test]
fn called_must_play() {
    let table = Table::of(5, "thief").holds(0, "thief").holds(1, "merchant");
    let mut scene = table.call("thief");
    scene.cannot("end").does(&["gather gold", "end"]);
    // There is nothing to decide before the next one is called: the turn has begun.
    assert_eq!(
        (scene.phase(), scene.turn()),
        (Phase::Turn, (1, "merchant"))
    );
    scene.cannot("end").can("gather gold");
}

#[test]
fn nobody_answers() {
    let table = Table::of(5, "thief").holds(0, "thief").holds(1, "merchant");
    let mut scene = table.call("thief");
    scene.does(&["gather gold", "end"]);
    assert_eq!(scene.turn(), (1, "merchant"));
}

#[test]
fn round_ends() {
    let table = Table::of(5, "thief").holds(0, "thief").holds(1, "merchant");
    let mut scene = table.call("thief");
    scene.does(&["gather gold", "end"]);
    scene.does(&["gather gold", "end"]).moves(&[]);
    // Nobody has a higher rank: all cards are back, and a new round begins.
    assert_eq!((scene.state.round, scene.phase()), (2, Phase::Keep));
    for seat in 0..5 {
        assert!(scene.state.characters(Seat::new(seat)).is_empty());
    }
    assert!(scene.state.revealed.is_empty());
}

#[test]
fn played_card() {
    let table = Table::of(5, "thief").holds(0, "thief").holds(1, "merchant");
    let mut scene = table.call("thief");
    scene.does(&["gather gold", "end", "gather gold"]);
    let thief = rank_of("thief".parse().unwrap());
    assert_eq!(scene.turn(), (1, "merchant"));
    assert!(scene.state.revealed.contains(thief));
}
