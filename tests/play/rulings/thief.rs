//! Rulings of `data/rulings/thief.toml`, played.

use crate::scene::{Scene, Table};

/// The Thief has robbed the Bishop, who had this much gold; the Bishop has been called.
fn robbed(gold: u16) -> Scene {
    let table = Table::of(5, "thief bishop").holds(0, "thief");
    let mut scene = table.holds(1, "bishop").gold(1, gold).call("thief");
    scene.does(&["gather gold", "rob bishop", "end"]);
    scene
}

#[test]
fn thief_takes_all() {
    robbed(5).moves(&["5 gold: stash 1 > stash 0"]);
    robbed(0).moves(&[]);
}

#[test]
fn thief_gold_only() {
    let table = Table::of(5, "thief king").holds(0, "thief");
    let table = table.holds(1, "king").gold(1, 5).crown(1);
    let table = table.hand(1, "tavern").city(1, "market");
    let mut scene = table.call("thief");
    scene.does(&["gather gold", "rob king", "end"]);
    assert_eq!(scene.gold(0), 2 + 5);
    assert_eq!(scene.crown(), 1);
    assert_eq!(scene.hand(1), "tavern");
    assert_eq!(scene.city(1), "market");
}

#[test]
fn thief_before_gathering() {
    let table = Table::of(5, "thief bishop").holds(0, "thief");
    let table = table.holds(1, "bishop").gold(1, 5).city(1, "temple church");
    let mut scene = table.call("thief");
    scene.does(&["gather gold", "rob bishop", "end"]);
    scene.moves(&["5 gold: stash 1 > stash 0"]);
    scene.does(&["gather gold"]);
    scene.moves(&["2 gold: bank > stash 1"]);
    scene.does(&["income 2"]);
    scene.moves(&["2 gold: bank > stash 1"]);
    scene.does(&["end"]).moves(&[]);
    assert_eq!((scene.gold(0), scene.gold(1)), (2 + 5, 4));
}

#[test]
fn thief_no_spending_first() {
    // Called and robbed in one go: the Bishop's first decision comes after it.
    let mut scene = robbed(5);
    scene.moves(&["5 gold: stash 1 > stash 0"]);
    assert_eq!((scene.decider(), scene.gold(1)), (1, 0));
}

#[test]
fn thief_not_killed() {
    let scene = Table::of(5, "assassin thief bishop").holds(0, "assassin");
    let mut scene = scene.holds(1, "thief").call("assassin");
    scene.does(&["gather gold", "kill bishop", "end"]);
    assert_eq!(scene.turn(), (1, "thief"));
    scene.cannot("rob bishop").cannot("rob assassin");
    scene.can("rob king").can("rob warlord");
}

#[test]
fn thief_not_bewitched() {
    let scene = Table::of(5, "witch thief bishop").holds(0, "witch");
    let mut scene = scene.holds(1, "thief").call("witch");
    scene.does(&["gather gold", "bewitch bishop"]);
    assert_eq!(scene.turn(), (1, "thief"));
    scene.cannot("rob bishop").cannot("rob witch");
    scene.can("rob king").can("rob warlord");
}

#[test]
fn thief_not_rank_one() {
    for one in ["assassin", "magistrate", "witch"] {
        let table = Table::of(5, &format!("{one} thief")).holds(0, one);
        let mut scene = table.holds(1, "thief").call("thief");
        scene.cannot(&format!("rob {one}")).can("rob magician");
    }
}
