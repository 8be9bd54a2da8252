//! Rulings of `data/rulings/armory.toml`, played.

use crate::scene::{Scene, Table};

const SEVEN: &str = "tavern market harbor temple church manor castle";

/// What the Armory may destroy now.
fn targets(scene: &Scene) -> Vec<String> {
    let mut legal = scene.legal();
    legal.retain(|action| action.starts_with("armory"));
    legal
}

#[test]
fn armory_not_completed() {
    let table = Table::of(5, "king armory").holds(0, "king");
    let table = table.city(0, "armory tavern").city(1, SEVEN);
    let scene = table.city(2, "docks").call("king");
    assert_eq!(targets(&scene), ["armory tavern of 0", "armory docks of 2"]);
}

#[test]
fn armory_any_district() {
    let turn = || {
        let table = Table::of(5, "king armory library").holds(0, "king");
        let table = table.city(0, "armory tavern").city(1, "cathedral");
        table.city(2, "library").call("king")
    };
    let mut scene = turn();
    assert_eq!(
        targets(&scene),
        [
            "armory tavern of 0",
            "armory cathedral of 1",
            "armory library of 2"
        ]
    );
    scene.does(&["armory cathedral of 1"]);
    scene.moves(&["armory: city 0 > bottom", "cathedral: city 1 > bottom"]);
    scene.cannot("armory");
    let mut scene = turn();
    scene.does(&["armory tavern of 0"]);
    scene.moves(&["armory: city 0 > bottom", "tavern: city 0 > bottom"]);
}

#[test]
fn own_completed_city() {
    let six = "tavern market harbor temple church manor";
    for (others, completed) in [(six, true), ("tavern market", false)] {
        let turn = |district: &str, hand| {
            let table = Table::of(5, &format!("king necropolis {district}"));
            let table = table.holds(0, "king").gold(0, 9).hand(0, hand);
            let table = table.city(0, others).city(0, district).city(1, "docks");
            let mut scene = table.call("king");
            scene.does(&["gather gold"]);
            scene
        };
        let legal = |scene: &mut Scene, words: &str| {
            if completed {
                scene.cannot(words);
            } else {
                scene.can(words);
            }
        };
        legal(&mut turn("armory", "prison"), "armory docks of 1");
        legal(
            &mut turn("framework", "prison"),
            "build prison by framework",
        );
        turn("framework", "prison").can("build prison");
        let mut scene = turn("keep", "necropolis");
        legal(&mut scene, "build necropolis for tavern");
        scene.does(&["build necropolis"]);
        scene.moves(&["5 gold: stash 0 > bank", "necropolis: hand 0 > city 0"]);
    }
}

#[test]
fn armory_keep_bishop() {
    for district in ["keep", "temple"] {
        let table = Table::of(5, "bishop warlord armory keep");
        let table = table.holds(1, "bishop").city(1, "keep temple");
        let table = table.holds(0, "warlord").city(0, "armory").gold(0, 9);
        let mut scene = table.call("bishop");
        scene
            .does(&["gather gold", "end"])
            .can("destroy armory of 0");
        scene.cannot("destroy keep").cannot("destroy temple");
        scene.does(&[&format!("armory {district} of 1")]).moves(&[
            "armory: city 0 > bottom",
            &format!("{district}: city 1 > bottom"),
        ]);
    }
}

#[test]
fn armory_great_wall() {
    for district in ["great-wall", "cathedral"] {
        let table = Table::of(5, "king armory great-wall").holds(0, "king");
        let table = table.city(0, "armory").city(1, "great-wall cathedral");
        let mut scene = table.call("king");
        assert_eq!(scene.gold(0), 0);
        scene.does(&[&format!("armory {district} of 1")]).moves(&[
            "armory: city 0 > bottom",
            &format!("{district}: city 1 > bottom"),
        ]);
    }
}

#[test]
fn armory_free() {
    let table = Table::of(5, "king armory library").holds(0, "king");
    let table = table.city(0, "armory").city(1, "library");
    let mut scene = table.call("king");
    assert_eq!(scene.gold(0), 0);
    scene.does(&["armory library of 1"]);
    scene.moves(&["armory: city 0 > bottom", "library: city 1 > bottom"]);
}

#[test]
fn armory_any_character() {
    for character in ["thief", "king", "bishop", "merchant", "warlord"] {
        let table = Table::of(5, "armory").holds(0, character);
        let table = table.city(0, "armory").city(1, "docks");
        let mut scene = table.call(character);
        scene.does(&["armory docks of 1"]);
        scene.moves(&["armory: city 0 > bottom", "docks: city 1 > bottom"]);
    }
}

#[test]
fn armory_own_turn() {
    let table = Table::of(5, "armory").holds(0, "king").holds(1, "bishop");
    let table = table.city(0, "armory").city(1, "docks");
    let mut scene = table.call("king");
    scene.can("armory docks of 1").does(&["gather gold"]);
    scene.can("armory docks of 1").does(&["take crown", "end"]);
    assert_eq!(scene.turn(), (1, "bishop"));
    scene.cannot("armory");
}

#[test]
fn armory_at_once() {
    let table = Table::of(5, "armory").holds(0, "king").gold(0, 3);
    let table = table.hand(0, "armory").city(1, "docks");
    let mut scene = table.call("king");
    scene.does(&["gather gold", "build armory", "armory docks of 1"]);
    scene.moves(&["armory: city 0 > bottom", "docks: city 1 > bottom"]);
}
