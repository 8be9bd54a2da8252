//! Nine characters.

use crate::scene::Table;
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

#[test]
fn table_of_nine() {
    for (players, face_up) in [(4, 3), (5, 2), (6, 1), (7, 0), (8, 0)] {
        let mut scene = Table::of(players, "artist").select();
        let view = scene.state.observe(Seat::FIRST);
        assert_eq!(view.face_up().len(), face_up);
        // Who chooses first misses only the face-down card.
        assert_eq!(view.unseen().len(), 1);
        for seat in 0..players {
            assert_eq!((scene.phase(), scene.decider()), (Phase::Keep, seat));
            let any = scene.legal().remove(0);
            scene.does(&[&any]);
        }
        assert_eq!(scene.phase(), Phase::Turn);
    }
}

#[test]
fn nine_last_of_two() {
    for players in 4..=7 {
        let mut scene = Table::of(players, "artist").select();
        let unseen = scene.state.observe(Seat::FIRST).unseen();
        let face_down = unseen.first().unwrap();
        let its_name = scene.state.game.character(face_down).id();
        for _ in 1..players {
            let any = scene.legal().remove(0);
            scene.does(&[&any]);
        }
        assert_eq!((scene.decider(), scene.legal().len()), (players - 1, 2));
        scene.cannot(&format!("keep {its_name}"));
        let any = scene.legal().remove(0);
        scene.does(&[&any]);
        assert_eq!(scene.phase(), Phase::Turn);
    }
}

#[test]
fn last_of_eight() {
    let mut scene = Table::of(8, "artist").select();
    let unseen = scene.state.observe(Seat::FIRST).unseen();
    let face_down = unseen.first().unwrap();
    let its_name = scene.state.game.character(face_down).id();
    for _ in 0..7 {
        scene.cannot(&format!("keep {its_name}"));
        let any = scene.legal().remove(0);
        scene.does(&[&any]);
    }
    assert_eq!((scene.decider(), scene.legal().len()), (7, 2));
    scene.does(&[&format!("keep {its_name}")]);
    assert_eq!(scene.state.holders[face_down], Some(Seat::new(7)));
    let ranks = scene.state.game.ranks();
    let nobodys = ranks.filter(|rank| scene.state.holders[*rank].is_none());
    assert_eq!(nobodys.count(), 1);
}
