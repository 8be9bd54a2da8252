//! Rulings of `data/rulings/setup.toml`, played.

use crate::scene::Table;
use citadels::rules::card::DistrictType;
use citadels::rules::chance::Chance;
use citadels::rules::play::State;
use citadels::rules::table::{Players, Seat};

fn dealt(players: usize, crown: usize) -> State<'static> {
    let game = Table::of(players, "king").lying().game;
    State::deal(game, Seat::new(crown), &mut Chance::new("deal"))
}

#[test]
fn tokens_in_rank_order() {
    let scene = Table::of(5, "emperor artist").holds(0, "assassin");
    let mut scene = scene.call("assassin");
    let kills = scene
        .legal()
        .into_iter()
        .filter(|one| one.starts_with("kill"));
    let in_play = [
        "kill thief",
        "kill magician",
        "kill emperor",
        "kill bishop",
        "kill merchant",
        "kill architect",
        "kill warlord",
        "kill artist",
    ];
    assert_eq!(kills.collect::<Vec<_>>(), in_play);
    scene.cannot("kill king");
}

#[test]
fn deck_of_sixty_eight() {
    let state = dealt(5, 0);
    let game = state.game;
    assert_eq!(game.cards().count(), 54 + 14);
    assert_eq!(game.of_type(DistrictType::Unique).len(), 14);
    assert_eq!(state.deck.len(), 68 - 5 * 4);
    let in_order: Vec<_> = game.cards().collect();
    assert_ne!(state.deck.iter().collect::<Vec<_>>(), in_order[20..]);
}

#[test]
fn four_cards_each() {
    for players in [2, 5, 8] {
        let state = dealt(players, 0);
        for seat in state.game.players.seats() {
            assert_eq!(state.hand(seat).len(), 4);
        }
    }
}

#[test]
fn two_gold_each() {
    let state = dealt(5, 0);
    for seat in state.game.players.seats() {
        assert_eq!(state.gold(seat), 2);
    }
}

#[test]
fn gold_belongs_to_player() {
    // One player's two characters have the same gold.
    let scene = Table::of(2, "king bishop").holds(0, "king bishop");
    let mut scene = scene.gold(0, 2).hand(0, "harbor").call("king");
    scene.does(&["gather gold", "take crown", "end", "gather gold"]);
    assert_eq!((scene.turn(), scene.gold(0)), ((0, "bishop"), 6));
}

#[test]
fn oldest_takes_crown() {
    let mut state = dealt(5, 3);
    state.begin(&mut Chance::new("round"), &mut ());
    assert_eq!((state.crown, state.decider()), (Seat::new(3), Seat::new(3)));
}

#[test]
fn two_to_eight_players() {
    assert!((2..=8).all(|count| Players::of(count).is_some()));
    for count in [0, 1, 9] {
        assert!(Players::of(count).is_none());
    }
}
