//! The Laboratory, and unique districts in the turn in which they are built.

use crate::scene::{Scene, Table};
use citadels::rules::play::Phase;

/// The Architect has just built this district; he has gold and cards left.
fn built(card: &str) -> Scene {
    let table = Table::of(5, card).holds(0, "architect").gold(0, 20);
    let table = table.city(0, "tavern").hand(0, "tavern market statue");
    let table = table.hand(0, card).holds(1, "warlord").gold(1, 9);
    let mut scene = table.call("architect");
    scene.does(&["gather gold"]).cannot("build tavern");
    scene.does(&[&format!("build {card}")]);
    scene
}

#[test]
fn unique_at_once() {
    built("armory").can("armory tavern of 0");
    built("framework").can("build market by framework");
    built("laboratory").can("laboratory market");
    built("museum").can("museum market");
    built("quarry").can("build tavern");
    built("smithy").can("smithy");
    let mut scene = built("factory");
    scene.does(&["build statue"]);
    scene.moves(&["2 gold: stash 0 > bank", "statue: hand 0 > city 0"]);
    let mut scene = built("great-wall");
    scene.does(&["end", "destroy tavern of 0"]);
    scene.moves(&["1 gold: stash 1 > bank", "tavern: city 0 > bottom"]);
    let mut scene = built("keep");
    scene.does(&["end"]);
    scene.can("destroy tavern of 0").cannot("destroy keep");

    let ends = |card, gold| {
        let table = Table::of(5, card).holds(0, "merchant").gold(0, gold);
        let table = table.hand(0, card).on_top("tavern market");
        let mut scene = table.call("merchant");
        scene.does(&["gather gold", &format!("build {card}")]);
        scene
    };
    ends("school-of-magic", 4)
        .does(&["income 1"])
        .moves(&["1 gold: bank > stash 0"]);
    ends("park", 4)
        .does(&["end"])
        .moves(&["tavern: top > hand 0", "market: top > hand 0"]);
    ends("poor-house", 2)
        .does(&["end"])
        .moves(&["1 gold: bank > stash 0"]);
}

#[test]
fn unique_at_once_unless_its_moment_has_passed() {
    let next = |card| {
        let table = Table::of(3, card).holds(0, "merchant architect");
        let table = table.hand(0, card).gold(0, 4);
        let mut scene = table.on_top("tavern market docks").call("merchant");
        scene
            .does(&["gather gold"])
            .moves(&["2 gold: bank > stash 0"]);
        scene.does(&[&format!("build {card}")]).cannot("gather");
        scene.does(&["end"]);
        scene
    };
    next("gold-mine")
        .does(&["gather gold"])
        .moves(&["3 gold: bank > stash 0"]);
    next("library").does(&["gather cards"]).moves(&[
        "tavern: top > aside",
        "market: top > aside",
        "tavern: aside > hand 0",
        "market: aside > hand 0",
    ]);
    next("observatory").does(&["gather cards"]).moves(&[
        "tavern: top > aside",
        "market: top > aside",
        "docks: top > aside",
    ]);

    let mut scene = built("theater");
    scene.does(&["end", "gather gold", "end"]);
    for _ in 0..5 {
        assert_eq!(scene.phase(), Phase::Keep);
        let any = scene.legal().remove(0);
        scene.does(&[&any]);
    }
    assert_eq!((scene.phase(), scene.decider()), (Phase::Theater, 0));
}

/// The Laboratory's owner has three cards and no gold.
fn laboratory() -> Scene {
    let table = Table::of(5, "laboratory").holds(0, "merchant");
    let table = table.city(0, "laboratory").hand(0, "tavern palace statue");
    table.call("merchant")
}

#[test]
fn laboratory_one_card() {
    let mut scene = laboratory();
    scene.does(&["laboratory palace"]);
    scene.cannot("laboratory").does(&["gather gold"]);
    scene.cannot("laboratory");
}

#[test]
fn laboratory_any_card() {
    for card in ["tavern", "palace", "statue"] {
        let mut scene = laboratory();
        scene.does(&[&format!("laboratory {card}")]).moves(&[
            &format!("{card}: hand 0 > bottom"),
            "2 gold: bank > stash 0",
        ]);
    }
}

#[test]
fn laboratory_under_deck() {
    let mut scene = laboratory();
    scene.does(&["laboratory palace"]);
    scene.moves(&["palace: hand 0 > bottom", "2 gold: bank > stash 0"]);
    assert_eq!(scene.bottom(1), ["palace"]);
}
