//! Rulings of `data/rulings/two-players.toml`, played.

use crate::scene::Table;
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

#[test]
fn two_characters_each() {
    for players in [2, 3] {
        let scene = Table::of(players, "bishop merchant").gold(0, 1);
        let scene = scene.holds(0, "bishop merchant").hand(0, "tavern market");
        let mut scene = scene.call("bishop");
        assert_eq!(scene.turn(), (0, "bishop"));
        scene.does(&["gather gold", "build tavern", "end"]);
        assert_eq!(scene.turn(), (0, "merchant"));
        scene.does(&["gather gold", "build market", "end"]);
    }
}

#[test]
fn one_city_two_characters() {
    for players in [2, 3] {
        let scene = Table::of(players, "bishop merchant").gold(0, 1);
        let scene = scene.holds(0, "bishop merchant").hand(0, "tavern market");
        let mut scene = scene.call("bishop");
        scene.does(&["gather gold", "build tavern", "end"]);
        assert_eq!((scene.gold(0), scene.hand(0)), (2, "market".into()));
        scene.does(&["gather gold", "build market"]);
        scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
        assert_eq!((scene.city(0), scene.gold(0)), ("market tavern".into(), 2));
    }
}

#[test]
fn cards_either_turn() {
    let scene = Table::of(2, "bishop merchant").holds(0, "bishop merchant");
    let mut scene = scene.on_top("tavern market").call("bishop");
    scene.does(&["gather cards", "take tavern"]);
    scene.moves(&["tavern: aside > hand 0", "market: aside > bottom"]);
    scene.does(&["end", "gather gold", "build tavern"]);
    assert_eq!(scene.turn(), (0, "merchant"));
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
}

#[test]
fn ability_own_turn() {
    let scene = Table::of(2, "architect warlord").holds(0, "architect warlord");
    let scene = scene.gold(0, 9).city(1, "temple");
    let scene = scene.hand(0, "tavern market docks prison watchtower");
    let mut scene = scene.call("architect");
    scene
        .cannot("destroy")
        .can("extra cards")
        .does(&["gather gold"]);
    scene.does(&["build tavern", "build market", "build docks"]);
    scene.cannot("build").does(&["end", "gather gold"]);
    scene.cannot("extra cards").can("destroy temple of 1");
    scene.does(&["build prison"]).cannot("build");
}

#[test]
fn two_players_order() {
    let mut scene = Table::of(2, "king").crown(1).select();
    let view = scene.state.observe(Seat::new(1));
    assert_eq!((view.face_up().len(), view.unseen().len()), (0, 1));
    let mut choices = Vec::new();
    while matches!(scene.phase(), Phase::Keep | Phase::Discard) {
        let list = scene.legal();
        choices.push((scene.decider(), scene.phase(), list.len()));
        scene.does(&[&list[0]]);
    }
    let order = [
        (1, Phase::Keep, 7),
        (0, Phase::Keep, 6),
        (0, Phase::Discard, 5),
        (1, Phase::Keep, 4),
        (1, Phase::Discard, 3),
        // The last card is discarded without a choice.
        (0, Phase::Keep, 2),
    ];
    assert_eq!(choices, order);
    for seat in [0, 1].map(Seat::new) {
        assert_eq!(scene.state.characters(seat).len(), 2);
    }
}

#[test]
fn two_players_eight() {
    let scene = Table::of(2, "architect").holds(0, "architect").gold(0, 9);
    let scene = scene.city(0, "tavern market docks harbor temple church");
    let mut scene = scene.hand(0, "prison watchtower").call("architect");
    scene.does(&["gather gold", "build prison"]);
    assert_eq!(scene.state.first, None);
    scene.does(&["build watchtower"]);
    assert_eq!(scene.state.first, Some(Seat::FIRST));
}
