//! Rulings of `data/rulings/ties.toml`, played.

use crate::scene::{Scene, Table};
use citadels::rules::card::Rank;
use citadels::rules::city::LastRank;
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

/// The first two players have a Palace each and are ahead of all others in the last round.
fn tied(players: usize, cards: &str) -> Table {
    let table = Table::of(players, cards)
        .city(0, "palace")
        .city(1, "palace");
    table.first(players - 1)
}

/// Who wins the tie.
fn winner(scene: &Scene) -> usize {
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.points(0), scene.points(1));
    let result = scene.state.result();
    assert!(result.points.iter().all(|points| *points <= 5));
    result.winner.index()
}

#[test]
fn tie_highest_rank() {
    let scene = tied(5, "thief bishop").holds(0, "thief");
    let mut scene = scene.holds(1, "bishop").call("thief");
    scene.does(&["gather gold", "end", "gather gold", "end"]);
    assert_eq!(winner(&scene), 1);
}

#[test]
fn tie_two_characters() {
    let scene = tied(3, "thief bishop").holds(0, "thief warlord");
    let mut scene = scene.holds(1, "bishop merchant").call("thief");
    scene.does(&["gather gold", "end", "gather gold", "end"]);
    scene.does(&["gather gold", "end", "gather gold", "end"]);
    assert_eq!(winner(&scene), 0);

    // A killed one was not revealed: the other one counts.
    let scene = tied(3, "thief bishop").holds(2, "assassin");
    let scene = scene.holds(0, "thief warlord");
    let mut scene = scene.holds(1, "bishop merchant").call("assassin");
    scene.does(&["gather gold", "kill warlord", "end"]);
    scene.does(&["gather gold", "end", "gather gold", "end"]);
    scene.does(&["gather gold", "end"]);
    assert_eq!(winner(&scene), 1);
}

#[test]
fn tie_killed() {
    let scene = tied(5, "thief bishop").holds(2, "assassin");
    let scene = scene.holds(0, "thief").holds(1, "bishop");
    let mut scene = scene.call("assassin");
    scene.does(&["gather gold", "kill bishop", "end", "gather gold", "end"]);
    assert_eq!(winner(&scene), 0);
}

#[test]
fn tie_killed_rank_four() {
    for four in ["emperor", "king", "patrician"] {
        let scene = tied(5, &format!("thief {four}")).holds(2, "assassin");
        let mut scene = scene.holds(0, "thief").holds(1, four).call("assassin");
        scene.does(&["gather gold", &format!("kill {four}"), "end"]);
        scene.does(&["gather gold", "end"]);
        if four == "emperor" {
            scene.does(&["heir 3"]).moves(&["crown > 3"]);
        } else {
            scene.moves(&["crown > 1"]);
        }
        assert_eq!(winner(&scene), 1, "{four}");
    }
}

#[test]
fn tie_witch_rank() {
    let scene = tied(5, "witch thief warlord").holds(0, "witch");
    let scene = scene.holds(1, "thief").holds(2, "warlord");
    let mut scene = scene.call("witch");
    scene.does(&["gather gold", "bewitch warlord"]);
    scene.does(&["gather gold", "end", "gather gold"]);
    assert_eq!(scene.turn(), (0, "warlord"));
    scene.does(&["end"]);
    let rank = scene.state.last_rank(Seat::FIRST);
    assert_eq!((winner(&scene), rank), (1, LastRank::Rank(Rank::One)));
}
