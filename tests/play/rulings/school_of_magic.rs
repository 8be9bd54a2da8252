//! Rulings of `data/rulings/school-of-magic.toml`, played.

use crate::scene::Table;

fn points(city: &str) -> u32 {
    let table = Table::of(5, "king capitol ivory-tower wishing-well").holds(0, "king");
    table.city(0, city).call("king").points(0)
}

#[test]
fn school_income() {
    let in_gold = [
        ("king", "manor"),
        ("emperor", "manor"),
        ("bishop", "temple"),
        ("abbot", "temple"),
        ("merchant", "tavern"),
        ("trader", "tavern"),
        ("warlord", "prison"),
        ("marshal", "prison"),
        ("diplomat", "prison"),
    ];
    for (character, district) in in_gold {
        let scene = Table::of(5, character).holds(0, character);
        let mut scene = scene
            .city(0, &format!("school-of-magic {district}"))
            .call(character);
        scene.does(&["income 2"]).moves(&["2 gold: bank > stash 0"]);
        scene.cannot("income");
    }
    for (character, district) in [("patrician", "manor"), ("cardinal", "temple")] {
        let scene = Table::of(5, character).holds(0, character);
        let mut scene = scene
            .city(0, &format!("school-of-magic {district}"))
            .on_top("tavern market docks")
            .call(character);
        scene.does(&["income 0"]);
        scene.moves(&["tavern: top > hand 0", "market: top > hand 0"]);
    }
}

#[test]
fn school_abbot() {
    let table = || {
        let table = Table::of(5, "abbot").holds(0, "abbot").on_top("tavern");
        table.city(0, "school-of-magic")
    };
    let mut scene = table().call("abbot");
    scene.cannot("income 2");
    scene.does(&["income 1"]).moves(&["1 gold: bank > stash 0"]);
    let mut scene = table().call("abbot");
    scene.does(&["income 0"]).moves(&["tavern: top > hand 0"]);
}

#[test]
fn school_at_the_end() {
    let without_noble = "school-of-magic keep temple tavern watchtower";
    assert_eq!(points(without_noble), 6 + 3 + 1 + 1 + 1);
    let all_five = "school-of-magic manor temple tavern watchtower";
    assert_eq!(points(all_five), 6 + 3 + 1 + 1 + 1 + 3);
}

#[test]
fn school_capitol() {
    assert_eq!(points("capitol school-of-magic keep"), 5 + 6 + 3 + 3);
    assert_eq!(
        points("capitol school-of-magic manor castle"),
        5 + 6 + 3 + 4
    );
}

#[test]
fn school_wishing_well() {
    assert_eq!(points("wishing-well school-of-magic"), 5 + 6 + 2);
}

#[test]
fn school_ivory_tower() {
    assert_eq!(points("ivory-tower"), 5 + 5);
    assert_eq!(points("ivory-tower school-of-magic"), 5 + 6);
}
