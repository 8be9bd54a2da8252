//! Rulings of `data/rulings/bishop.toml`, played.

use crate::scene::{Scene, Table};

/// Rank 8, and how the legal actions against a district begin.
const RANK_EIGHT: [(&str, &str); 3] = [
    ("warlord", "destroy"),
    ("diplomat", "exchange"),
    ("marshal", "seize"),
];

/// Does rank 8 reach this player's only district?
fn reaches(scene: &Scene, verb: &str, district: &str, seat: usize) -> bool {
    let words = format!("{verb} {district} of {seat}");
    scene.legal().contains(&words)
}

#[test]
fn income_before_or_after() {
    let incomes = [
        ("bishop", "temple", "monastery"),
        ("king", "castle", "manor"),
        ("merchant", "tavern", "docks"),
        ("warlord", "watchtower", "barracks"),
    ];
    for (character, old, new) in incomes {
        let build = format!("build {new}");
        let turn = |gold| {
            let table = Table::of(5, character).holds(0, character);
            let table = table.gold(0, gold).city(0, old).hand(0, new);
            let mut scene = table.call(character);
            scene.does(&["gather gold"]);
            scene
        };
        let mut before = turn(0);
        before.cannot("build").does(&["income 1"]);
        before.moves(&["1 gold: bank > stash 0"]).does(&[&build]);
        before.moves(&["3 gold: stash 0 > bank", &format!("{new}: hand 0 > city 0")]);
        let mut after = turn(1);
        after.does(&[&build, "income 2"]);
        after.moves(&["2 gold: bank > stash 0"]);
    }
}

#[test]
fn bishop_income() {
    let table = Table::of(5, "bishop").holds(0, "bishop");
    let table = table.city(0, "temple church cathedral tavern");
    let mut scene = table.city(1, "monastery").call("bishop");
    scene.does(&["income 3"]).moves(&["3 gold: bank > stash 0"]);
}

/// The Bishop is player 1, rank 8 player 0 with plenty of gold; player 2 has a district too.
fn table(players: usize, cards: &str, rank_eight: &str) -> Table {
    let table = Table::of(players, &format!("bishop {cards} {rank_eight}"));
    let table = table.holds(1, "bishop").city(1, "church");
    let table = table.holds(0, rank_eight).city(0, "tavern").gold(0, 9);
    if players > 2 {
        table.city(2, "prison")
    } else {
        table
    }
}

#[test]
fn bishop_protection() {
    for (rank_eight, verb) in RANK_EIGHT {
        let mut scene = table(5, "", rank_eight).call("bishop");
        scene.does(&["gather gold", "end"]);
        assert_eq!(scene.turn(), (0, rank_eight));
        assert!(!reaches(&scene, verb, "church", 1));
        assert!(reaches(&scene, verb, "prison", 2));
    }
}

#[test]
fn bishop_whole_round() {
    for (rank_eight, verb) in RANK_EIGHT {
        // Another player has a turn in between.
        let mut scene = table(5, "", rank_eight).holds(2, "merchant").call("bishop");
        scene.does(&["gather gold", "end"]);
        assert_eq!(scene.turn(), (2, "merchant"));
        scene.does(&["gather gold", "end"]);
        assert_eq!(scene.turn(), (0, rank_eight));
        assert!(!reaches(&scene, verb, "church", 1));
        // A round without the Bishop.
        let scene = table(5, "", rank_eight).call(rank_eight);
        assert!(reaches(&scene, verb, "church", 1));
    }
}

#[test]
fn bishop_only_rank_eight() {
    let bishop = |cards: &str| {
        let table = Table::of(5, &format!("bishop {cards}"));
        table.holds(1, "bishop").city(1, "church")
    };
    let mut scene = bishop("armory")
        .holds(0, "merchant")
        .city(0, "armory")
        .call("bishop");
    scene.does(&["gather gold", "end"]);
    assert_eq!(scene.turn(), (0, "merchant"));
    scene.does(&["armory church of 1"]);
    scene.moves(&["armory: city 0 > bottom", "church: city 1 > bottom"]);

    let mut scene = bishop("thief").holds(0, "thief").gold(1, 3).call("thief");
    scene.does(&["gather gold", "rob bishop", "end"]);
    scene.moves(&["3 gold: stash 1 > stash 0"]);

    let table = bishop("magician").holds(0, "magician").hand(1, "palace");
    let mut scene = table.call("magician");
    scene.does(&["swap hands with 1"]);
    assert_eq!(
        (scene.hand(0), scene.hand(1)),
        ("palace".into(), String::new())
    );

    let table = bishop("magistrate").holds(0, "magistrate");
    let mut scene = table.gold(1, 9).hand(1, "palace").call("magistrate");
    scene.does(&["gather gold", "sign bishop", "warrant thief"]);
    scene.does(&["warrant king", "end", "gather gold", "build palace"]);
    scene.does(&["confiscate"]);
    assert_eq!(
        (scene.city(0), scene.city(1)),
        ("palace".into(), "church".into())
    );

    let table = bishop("blackmailer").holds(0, "blackmailer").gold(1, 5);
    let mut scene = table.call("blackmailer");
    scene.can("lace bishop").does(&["lace bishop"]);
}

#[test]
fn bishop_killed() {
    for (rank_eight, verb) in RANK_EIGHT {
        let table = table(5, "assassin", rank_eight).holds(2, "assassin");
        let mut scene = table.call("assassin");
        scene.does(&["kill bishop", "gather gold", "end"]);
        assert_eq!(scene.turn(), (0, rank_eight));
        assert!(reaches(&scene, verb, "church", 1));
        if rank_eight == "warlord" {
            scene.does(&["destroy church of 1"]);
            scene.moves(&["1 gold: stash 0 > bank", "church: city 1 > bottom"]);
        }
    }
}

#[test]
fn bishop_bewitched() {
    for (rank_eight, verb) in RANK_EIGHT {
        let table = table(5, "witch", rank_eight).holds(2, "witch");
        let mut scene = table.call("witch");
        scene.does(&["gather gold", "bewitch bishop"]);
        assert_eq!(scene.turn(), (1, "bishop"));
        scene.does(&["gather gold"]);
        assert_eq!(scene.turn(), (2, "bishop"));
        scene.does(&["end"]);
        assert_eq!(scene.turn(), (0, rank_eight));
        assert!(!reaches(&scene, verb, "prison", 2));
        assert!(reaches(&scene, verb, "church", 1));
    }
}

#[test]
fn bishop_two_characters() {
    for players in [2, 3] {
        for (rank_eight, verb) in RANK_EIGHT {
            // The other character plays after the Bishop, and the city is still safe.
            let table = table(players, "", rank_eight).holds(1, "architect");
            let mut scene = table.call("bishop");
            scene.does(&["gather gold", "end"]);
            assert_eq!(scene.turn(), (1, "architect"));
            scene.does(&["gather gold", "end"]);
            assert_eq!(scene.turn(), (0, rank_eight));
            assert!(!reaches(&scene, verb, "church", 1));
        }
    }
}

#[test]
fn bishop_diplomat_own() {
    for players in [2, 3] {
        let table = Table::of(players, "bishop diplomat").holds(0, "bishop diplomat");
        let table = table.city(0, "tavern").city(1, "temple");
        let mut scene = table.call("bishop");
        scene.does(&["gather gold", "end", "gather gold"]);
        assert_eq!(scene.turn(), (0, "diplomat"));
        scene.does(&["exchange temple of 1", "for tavern"]);
        scene.moves(&["tavern: city 0 > city 1", "temple: city 1 > city 0"]);
    }
}
