//! Rulings of `data/rulings/selection.toml`, played.

use crate::scene::{Scene, Table};
use citadels::rules::card::Rank;
use citadels::rules::play::{Phase, Ranks};
use citadels::rules::table::Seat;

/// Everybody keeps the first character of those they get: who chose, and from what.
fn selected(scene: &mut Scene) -> Vec<(usize, Vec<String>)> {
    let mut choices = Vec::new();
    while scene.phase() == Phase::Keep {
        let list = scene.legal();
        choices.push((scene.decider(), list.clone()));
        scene.does(&[&list[0]]);
        if scene.phase() == Phase::Discard {
            let rest = scene.legal();
            scene.does(&[&rest[0]]);
        }
    }
    choices
}

/// What the first to choose sees neither on the table nor in hand lies face down.
fn face_down(scene: &Scene) -> Rank {
    let unseen = scene.state.observe(scene.state.decider()).unseen();
    assert_eq!(unseen.len(), 1);
    unseen.first().unwrap()
}

fn face_up(scene: &Scene) -> Ranks {
    scene.state.observe(Seat::FIRST).face_up()
}

fn keep(scene: &Scene, rank: Rank) -> String {
    format!("keep {}", scene.state.game.character(rank).id())
}

#[test]
fn face_up_then_face_down() {
    for players in 4..=8 {
        let mut scene = Table::of(players, "king").crown(1).select();
        let down = face_down(&scene);
        let word = keep(&scene, down);
        // All but the last, who may have to choose from it.
        for _ in 1..players {
            assert!(
                scene
                    .state
                    .observe(scene.state.decider())
                    .unseen()
                    .contains(down)
            );
            let list = scene.legal();
            assert!(!list.contains(&word));
            scene.does(&[&list[0]]);
        }
    }
}

#[test]
fn discarded_out() {
    for players in 4..=6 {
        let mut scene = Table::of(players, "king").crown(1).select();
        let out = face_up(&scene) | Ranks::of(face_down(&scene));
        selected(&mut scene);
        for rank in out {
            assert_eq!(scene.state.holders[rank], None);
        }
    }
}

#[test]
fn face_down_stays() {
    for (players, is_picked_up) in [(4, false), (5, false), (6, false), (7, true), (8, true)] {
        let mut scene = Table::of(players, "king").crown(1).select();
        let down = face_down(&scene);
        let word = keep(&scene, down);
        let choices = selected(&mut scene);
        let seen = |(_, list): &&(usize, Vec<String>)| list.contains(&word);
        let who: Vec<usize> = choices.iter().filter(seen).map(|one| one.0).collect();
        let last: &[usize] = if is_picked_up { &[0] } else { &[] };
        assert_eq!(who, last, "{players} players");
    }
}

#[test]
fn rank_four_reshuffled() {
    for four in ["emperor", "king", "patrician"] {
        for seed in 0..40 {
            let scene = Table::of(4, four).select_by(&seed.to_string());
            assert_eq!(face_up(&scene).len(), 2);
            assert!(!face_up(&scene).contains(Rank::Four), "seed {seed}");
        }
    }
}

#[test]
fn rank_four_face_down() {
    for four in ["emperor", "king", "patrician"] {
        let is_face_down = |seed: i32| {
            let scene = Table::of(4, four).select_by(&seed.to_string());
            face_down(&scene) == Rank::Four
        };
        assert!((0..40).any(is_face_down));
    }
}

#[test]
fn table_of_eight() {
    for (players, up, in_hand) in [(4, 2, 5), (5, 1, 6), (6, 0, 7), (7, 0, 7)] {
        let scene = Table::of(players, "king").select();
        assert_eq!(face_up(&scene).len(), up, "{players} players");
        assert_eq!(scene.legal().len(), in_hand);
        face_down(&scene);
    }
}

#[test]
fn choose_and_pass_left() {
    for players in [4, 5, 6] {
        let mut scene = Table::of(players, "king").crown(2).select();
        let choices = selected(&mut scene);
        for pair in choices.windows(2) {
            assert_eq!(pair[0].1[1..], pair[1].1, "what was not kept");
        }
        // Secretly: nobody else knows a character that has not been shown.
        let ranks = scene.state.game.ranks();
        let hidden = ranks.filter(|rank| !scene.state.revealed.contains(*rank));
        for rank in hidden {
            for seat in scene.state.game.players.seats() {
                let known = scene.state.observe(seat).holder(rank);
                assert!(known.is_none_or(|holder| holder == seat));
            }
        }
    }
}

#[test]
fn pass_left() {
    for players in 4..=8 {
        let mut scene = Table::of(players, "king").crown(2).select();
        let choices = selected(&mut scene);
        let order: Vec<usize> = choices.iter().map(|one| one.0).collect();
        let to_the_left: Vec<usize> = (0..players).map(|place| (2 + place) % players).collect();
        assert_eq!(order, to_the_left);
    }
}

#[test]
fn last_of_two() {
    for players in [4, 5, 6] {
        let mut scene = Table::of(players, "king").crown(2).select();
        let choices = selected(&mut scene);
        let last = &choices[players - 1].1;
        assert_eq!(last.len(), 2);
        let mut ranks = scene.state.game.ranks();
        let other = ranks.find(|rank| keep(&scene, *rank) == last[1]);
        assert_eq!(scene.state.holders[other.unwrap()], None);
    }
}

#[test]
fn last_of_seven() {
    let mut scene = Table::of(7, "king").crown(3).select();
    let down = face_down(&scene);
    let word = keep(&scene, down);
    for _ in 0..6 {
        let list = scene.legal();
        assert!(!list.contains(&word));
        scene.does(&[&list[0]]);
    }
    assert_eq!((scene.decider(), scene.legal().len()), (2, 2));
    scene.does(&[&word]);
    assert_eq!(scene.state.holders[down], Some(Seat::new(2)));
    let nobody = |rank: &Rank| scene.state.holders[*rank].is_none();
    assert_eq!(scene.state.game.ranks().filter(nobody).count(), 1);
}
