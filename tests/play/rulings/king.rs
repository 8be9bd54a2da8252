//! The King and the crown.

use crate::scene::Table;
use citadels::rules::card::Rank;
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

#[test]
fn rank_four_never_face_up() {
    for character in ["king", "emperor", "patrician"] {
        for seed in 0..20 {
            let scene = Table::of(4, character).select_by(&seed.to_string());
            let view = scene.state.observe(Seat::FIRST);
            assert_eq!(view.face_up().len(), 2);
            assert!(!view.face_up().contains(Rank::Four));
        }
    }
}

#[test]
fn king_face_down() {
    for character in ["king", "emperor", "patrician"] {
        let is_face_down = |seed: u32| {
            let scene = Table::of(4, character).select_by(&seed.to_string());
            let view = scene.state.observe(Seat::FIRST);
            // Who chooses first misses only the face-down card.
            view.unseen().contains(Rank::Four)
        };
        assert!((0..20).any(is_face_down));
    }
}

#[test]
fn king_income() {
    for character in ["king", "emperor"] {
        let table = Table::of(5, character).holds(0, character);
        let table = table.city(0, "manor castle tavern").city(1, "palace");
        let mut scene = table.call(character);
        scene.does(&["income 2"]).moves(&["2 gold: bank > stash 0"]);
        scene.cannot("income");
    }
}

#[test]
fn king_crown() {
    for character in ["king", "patrician"] {
        let moments: [&[&str]; 3] = [&[], &["gather gold"], &["gather gold", "build tavern"]];
        for before in moments {
            let table = Table::of(5, character).holds(1, character);
            let table = table.hand(1, "tavern").crown(0);
            let mut scene = table.call(character);
            assert_eq!(scene.crown(), 0);
            scene.does(before).does(&["take crown"]);
            scene.moves(&["crown > 1"]).cannot("take crown");
        }
    }
}

#[test]
fn king_crown_must() {
    for character in ["king", "patrician"] {
        let table = Table::of(5, character).holds(1, character);
        let mut scene = table.crown(0).call(character);
        scene.does(&["gather gold"]).cannot("end");
        scene.does(&["take crown"]).can("end");
    }
}

#[test]
fn king_calls() {
    for character in ["king", "patrician"] {
        let table = Table::of(5, character).holds(1, character);
        let table = table.holds(3, "merchant").crown(0);
        let mut scene = table.call(character);
        scene.does(&["gather gold", "take crown", "end"]);
        assert_eq!(scene.turn(), (3, "merchant"));
        assert_eq!(scene.crown(), 1);
        scene.does(&["gather gold", "end"]).moves(&[]);
        assert_eq!((scene.phase(), scene.decider()), (Phase::Keep, 1));
    }
}

#[test]
fn crown_stays() {
    for character in ["king", "emperor", "patrician"] {
        let table = Table::of(5, character).holds(0, "merchant").crown(2);
        let mut scene = table.call("assassin");
        scene.does(&["gather gold", "end"]).moves(&[]);
        assert_eq!(scene.crown(), 2);
        assert_eq!((scene.phase(), scene.decider()), (Phase::Keep, 2));
    }
}

#[test]
fn king_killed() {
    for character in ["king", "patrician"] {
        let table = Table::of(5, character).holds(1, character).crown(2);
        let table = table.holds(0, "assassin").holds(3, "merchant");
        let mut scene = table.call("assassin");
        scene.does(&["gather gold", &format!("kill {character}"), "end"]);
        assert_eq!(scene.turn(), (3, "merchant"));
        assert_eq!(scene.crown(), 2);
        scene.does(&["gather gold", "end"]).moves(&["crown > 1"]);
        assert_eq!((scene.phase(), scene.decider()), (Phase::Keep, 1));
    }
}
