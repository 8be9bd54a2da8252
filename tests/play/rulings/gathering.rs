//! Gathering.

use crate::scene::Table;

#[test]
fn gather_must() {
    let mut scene = Table::of(5, "king")
        .holds(0, "king")
        .gold(0, 1)
        .call("king");
    scene.does(&["take crown"]).cannot("end");
    scene.can("gather gold").can("gather cards");
    scene.does(&["gather gold"]).can("end");
}

#[test]
fn gather_gold_or_cards() {
    let table = || Table::of(5, "").holds(0, "king").on_top("tavern palace");
    let mut scene = table().call("king");
    scene.does(&["gather gold"]);
    scene.moves(&["2 gold: bank > stash 0"]).cannot("gather");
    let mut scene = table().call("king");
    scene.does(&["gather cards", "take palace"]);
    scene.cannot("gather");
}

#[test]
fn look_at_both() {
    let table = Table::of(5, "").holds(0, "king").on_top("tavern palace");
    let mut scene = table.call("king");
    scene.does(&["gather cards"]);
    scene.moves(&["tavern: top > aside", "palace: top > aside"]);
    scene.can("take tavern").can("take palace");
}

#[test]
fn gather_keep_one() {
    let table = Table::of(5, "").holds(0, "king").on_top("tavern palace");
    let mut scene = table.call("king");
    scene.does(&["gather cards", "take palace"]);
    scene.moves(&["tavern: aside > bottom", "palace: aside > hand 0"]);
    scene.cannot("take tavern");
    assert_eq!(scene.hand(0), "palace");
}

#[test]
fn gather_rest_under_deck() {
    let table = Table::of(5, "").holds(0, "king").on_top("tavern palace");
    let mut scene = table.call("king");
    scene.does(&["gather cards", "take palace"]);
    assert_eq!(scene.bottom(1), ["tavern"]);
}

#[test]
fn deck_runs_out() {
    let draws = [
        ("patrician", "income 0"),
        ("architect", "extra cards"),
        ("navigator", "navigate cards"),
    ];
    for (character, draws) in draws {
        let table = Table::of(5, &format!("{character} laboratory"));
        let table = table.holds(0, character).hand(0, "manor");
        let table = table.city(0, "laboratory castle palace");
        let mut scene = table.on_top("tavern").left_in_deck(1).call(character);
        scene.does(&[draws]).moves(&["tavern: top > hand 0"]);
        scene.can("gather gold").cannot("gather cards");
        // What is discarded goes under the deck, and can be drawn.
        scene.does(&["laboratory manor", "gather cards"]);
        scene.moves(&["manor: top > aside", "manor: aside > hand 0"]);
    }
}

#[test]
fn no_discard_pile() {
    let table = Table::of(5, "laboratory warlord").holds(0, "warlord");
    let table = table.city(0, "laboratory").hand(0, "manor");
    let mut scene = table.city(1, "tavern").call("warlord");
    scene.does(&["laboratory manor"]);
    assert_eq!(scene.bottom(1), ["manor"]);
    scene.does(&["destroy tavern of 1"]);
    assert_eq!(scene.bottom(2), ["manor", "tavern"]);
}
