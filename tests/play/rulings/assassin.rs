//! Rulings of `data/rulings/assassin.toml`, played.

use crate::scene::{Table, rank_of};
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

#[test]
fn assassin_hidden() {
    let table = || {
        let table = Table::of(5, "assassin king").holds(0, "assassin");
        table.holds(1, "merchant").holds(2, "architect")
    };
    let merchant = rank_of("merchant".parse().unwrap());
    let mut scene = table().call("assassin");
    scene.does(&["kill merchant", "gather gold", "end"]);
    assert_eq!(scene.turn(), (2, "architect"));
    let shown = scene.state.observe(Seat::new(3)).holder(merchant);
    assert_eq!(shown, None);
    // At the end of the round the card is still face down.
    let mut scene = table().first(4).call("assassin");
    scene.does(&["kill merchant", "gather gold", "end"]);
    scene.does(&["gather gold", "end"]).moves(&[]);
    assert_eq!(scene.phase(), Phase::Over);
    assert!(!scene.state.revealed.contains(merchant));
    // A killed rank 4 is shown.
    let king = rank_of("king".parse().unwrap());
    let mut scene = table().holds(3, "king").first(4).call("assassin");
    scene.does(&["kill king", "gather gold", "end", "gather gold", "end"]);
    assert_eq!(scene.turn(), (2, "architect"));
    assert!(!scene.state.revealed.contains(king));
    scene.does(&["gather gold", "end"]).moves(&["crown > 3"]);
    assert!(scene.state.revealed.contains(king));
}

#[test]
fn assassin_names() {
    let table = Table::of(5, "assassin").holds(0, "assassin");
    let table = table.holds(1, "merchant").holds(2, "architect");
    let mut scene = table.call("assassin");
    scene.can("kill merchant").can("kill architect");
    scene.does(&["kill merchant"]).moves(&[]);
    scene.does(&["gather gold", "end"]).moves(&[]);
    assert_eq!(scene.turn(), (2, "architect"));
}

#[test]
fn killed_keeps_all() {
    let table = Table::of(5, "assassin").holds(0, "assassin");
    let table = table.holds(1, "merchant").holds(2, "architect");
    let table = table.gold(1, 5).hand(1, "tavern manor").city(1, "market");
    let mut scene = table.call("assassin");
    scene.does(&["kill merchant", "gather gold", "end"]);
    assert_eq!(scene.turn(), (2, "architect"));
    assert_eq!(scene.gold(1), 5);
    assert_eq!(scene.hand(1), "manor tavern");
    assert_eq!(scene.city(1), "market");
}

#[test]
fn assassin_not_himself() {
    let table = Table::of(5, "assassin artist").holds(0, "assassin");
    let mut scene = table.call("assassin");
    scene.cannot("kill assassin");
    for other in "thief magician king bishop merchant architect warlord artist".split(' ') {
        scene.can(&format!("kill {other}"));
    }
}

#[test]
fn killed_does_nothing() {
    for victim in "thief magician bishop merchant architect warlord artist".split(' ') {
        let table = Table::of(5, "assassin artist").holds(0, "assassin");
        let table = table.holds(1, victim).gold(1, 5).hand(1, "market");
        let table = table.city(1, "temple tavern prison");
        let mut scene = table.gold(2, 3).city(2, "manor").call("assassin");
        let kill = format!("kill {victim}");
        scene.does(&["gather gold", &kill, "end"]).moves(&[]);
        assert_eq!(scene.state.round, 2);
        assert_eq!((scene.gold(1), scene.hand(1)), (5, "market".into()));
        assert_eq!((scene.gold(2), scene.city(2)), (3, "manor".into()));
    }
}

#[test]
fn assassin_two_characters() {
    for players in [2, 3] {
        let table = Table::of(players, "assassin").holds(0, "assassin");
        let mut scene = table.holds(1, "merchant warlord").call("assassin");
        scene.does(&["kill merchant", "gather gold", "end"]);
        assert_eq!(scene.turn(), (1, "warlord"));
        scene.does(&["gather gold"]);
        scene.moves(&["2 gold: bank > stash 1"]);
    }
}

#[test]
fn named_in_vain() {
    let namers: [(&str, &[&str]); 5] = [
        ("assassin", &["kill merchant"]),
        (
            "magistrate",
            &["sign merchant", "warrant bishop", "warrant artist"],
        ),
        ("thief", &["rob merchant"]),
        ("blackmailer", &["lace merchant", "threat artist"]),
        ("witch", &["bewitch merchant"]),
    ];
    for (character, names) in namers {
        let table = Table::of(5, &format!("{character} artist"));
        let table = table.holds(0, character).holds(1, "architect").gold(1, 5);
        let mut scene = table.hand(1, "tavern").call(character);
        scene.does(&["gather gold"]).does(names);
        if character != "witch" {
            scene.does(&["end"]).moves(&[]);
        }
        // Nothing happens: the next one has an ordinary turn.
        assert_eq!(scene.turn(), (1, "architect"));
        scene
            .can("extra cards")
            .does(&["gather gold", "build tavern"]);
        scene.moves(&["1 gold: stash 1 > bank", "tavern: hand 1 > city 1"]);
        scene.does(&["end"]).moves(&[]);
        assert_eq!(scene.state.round, 2);
    }
}

#[test]
fn named_in_vain_even_face_up() {
    let seeds = ["one", "two", "three", "four"];
    let mut scene = seeds
        .map(|seed| Table::of(4, "assassin").select_by(seed))
        .into_iter()
        .find(|scene| scene.legal().contains(&"keep assassin".to_owned()))
        .unwrap();
    scene.does(&["keep assassin"]);
    while scene.phase() == Phase::Keep {
        let first = scene.legal()[0].clone();
        scene.does(&[&first]);
    }
    assert_eq!(scene.turn(), (0, "assassin"));
    let face_up = scene.state.observe(Seat::FIRST).face_up();
    assert_eq!(face_up.len(), 2);
    for rank in face_up {
        scene.can(&format!("kill {}", scene.state.game.character(rank)));
    }
}
