//! Rulings of `data/rulings/three-players.toml`, played.

use crate::scene::Table;
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

#[test]
fn three_second_discard() {
    let mut scene = Table::of(3, "king").crown(1).select();
    let view = scene.state.observe(Seat::new(1));
    assert_eq!((view.face_up().len(), view.unseen().len()), (0, 1));
    let mut choices = Vec::new();
    let mut lists = Vec::new();
    while scene.phase() == Phase::Keep {
        let list = scene.legal();
        choices.push((scene.decider(), list.len()));
        scene.does(&[&list[0]]);
        lists.push(list);
    }
    assert_eq!(choices, [(1, 8), (2, 7), (0, 6), (1, 4), (2, 3), (0, 2)]);
    let five_left = &lists[2][1..];
    assert!(lists[3].iter().all(|one| five_left.contains(one)));
    for seat in [0, 1, 2].map(Seat::new) {
        assert_eq!(scene.state.characters(seat).len(), 2);
    }
}

#[test]
fn three_two_characters() {
    let mut scene = Table::of(3, "king").crown(0).select();
    while scene.phase() == Phase::Keep {
        let first = scene.legal()[0].clone();
        scene.does(&[&first]);
    }
    for seat in [0, 1, 2].map(Seat::new) {
        assert_eq!(scene.state.characters(seat).len(), 2);
    }
    let scene = Table::of(3, "bishop merchant").holds(0, "bishop merchant");
    let mut scene = scene.call("bishop");
    assert_eq!(scene.turn(), (0, "bishop"));
    scene.does(&["gather gold", "end"]);
    assert_eq!(scene.turn(), (0, "merchant"));
}

#[test]
fn three_random_discard() {
    let mut scene = Table::of(3, "king").crown(0).select();
    let mut list = Vec::new();
    for _ in 0..3 {
        list = scene.legal();
        scene.does(&[&list[0]]);
    }
    // Nobody is asked: four of the five that were left go on to the first player.
    assert_eq!(scene.decider(), 0);
    assert_eq!(scene.legal().len(), 4);
    assert!(scene.legal().iter().all(|one| list[1..].contains(one)));
}

#[test]
fn one_stash_robbed() {
    for players in [2, 3] {
        let called = |robbed: &str| {
            let table = Table::of(players, "thief bishop merchant");
            let table = table.holds(0, "thief").holds(1, "bishop merchant");
            let mut scene = table.gold(1, 3).call("thief");
            scene.does(&["gather gold", &format!("rob {robbed}"), "end"]);
            scene
        };
        let mut scene = called("bishop");
        scene.moves(&["3 gold: stash 1 > stash 0"]);
        scene.does(&["gather gold", "end"]).moves(&[]);
        let mut scene = called("merchant");
        scene.moves(&[]).does(&["gather gold", "end"]);
        scene.moves(&["5 gold: stash 1 > stash 0"]);
    }
}

#[test]
fn three_players_eight() {
    let scene = Table::of(3, "architect").holds(0, "architect").gold(0, 9);
    let scene = scene.city(0, "tavern market docks harbor temple church");
    let mut scene = scene.hand(0, "prison watchtower").call("architect");
    scene.does(&["gather gold", "build prison"]);
    assert_eq!(scene.state.first, None);
    scene.does(&["build watchtower"]);
    assert_eq!(scene.state.first, Some(Seat::FIRST));
}
