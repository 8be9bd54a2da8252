//! The Museum.

use crate::imagine::imagine;
use crate::scene::{Scene, Table};
use citadels::rules::chance::Chance;
use citadels::rules::table::Seat;

/// Seat 1 has the Museum with two cards under it.
fn comes(character: &str, own: &str) -> Scene {
    let table = Table::of(5, &format!("museum armory {character}"));
    let table = table.city(1, "museum").museum("market tavern");
    let table = table.holds(0, character).city(0, own).gold(0, 9);
    table.call(character)
}

#[test]
fn museum_moves() {
    let mut scene = comes("diplomat", "harbor");
    assert_eq!((scene.points(0), scene.points(1)), (4, 4 + 2));
    scene.does(&["exchange museum of 1", "for harbor"]).moves(&[
        "harbor: city 0 > city 1",
        "museum: city 1 > city 0",
        "market: museum 1 > museum 0",
        "tavern: museum 1 > museum 0",
    ]);
    assert_eq!((scene.points(0), scene.points(1)), (4 + 2, 4));
}

#[test]
fn museum_not_seized() {
    comes("marshal", "").cannot("seize");
}

#[test]
fn museum_destroyed() {
    let mut scene = comes("warlord", "");
    scene.does(&["destroy museum of 1"]).moves(&[
        "3 gold: stash 0 > bank",
        "museum: city 1 > bottom",
        "market: museum 1 > bottom",
        "tavern: museum 1 > bottom",
    ]);
    assert_eq!((scene.points(0), scene.points(1)), (0, 0));
    let mut scene = comes("bishop", "armory");
    scene.does(&["armory museum of 1"]).moves(&[
        "armory: city 0 > bottom",
        "museum: city 1 > bottom",
        "market: museum 1 > bottom",
        "tavern: museum 1 > bottom",
    ]);
    let table = Table::of(5, "museum necropolis").holds(0, "bishop");
    let table = table.city(0, "museum").museum("market tavern");
    let mut scene = table.hand(0, "necropolis").call("bishop");
    scene.does(&["gather gold", "build necropolis for museum"]);
    scene.moves(&[
        "museum: city 0 > bottom",
        "market: museum 0 > bottom",
        "tavern: museum 0 > bottom",
        "necropolis: hand 0 > city 0",
    ]);
    assert_eq!(scene.points(0), 5);
}

#[test]
fn museum_look() {
    let scene = comes("bishop", "");
    let under = |seed: u32| {
        let chance = &mut Chance::new(&seed.to_string());
        imagine(&scene.state, Seat::new(1), chance).museum
    };
    assert!((0..9).all(|seed| under(seed) == scene.state.museum));
}

#[test]
fn museum_others() {
    let scene = comes("bishop", "");
    let under = |seed: u32| {
        let view = scene.state.observe(Seat::new(0));
        assert_eq!(view.under_museum(Seat::new(1)), 2);
        let chance = &mut Chance::new(&seed.to_string());
        imagine(&scene.state, Seat::new(0), chance).museum
    };
    // Another player knows only how many there are.
    assert!((0..9).any(|seed| under(seed) != scene.state.museum));
    assert!((0..9).all(|seed| under(seed).len() == 2));
}
