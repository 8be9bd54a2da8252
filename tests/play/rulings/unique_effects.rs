//! Rulings of `data/rulings/unique-effects.toml`, played.

use crate::scene::Table;

#[test]
fn optional_unless_must() {
    let scene = Table::of(5, "bishop museum secret-vault theater").gold(0, 5);
    let scene = scene.holds(0, "bishop").hand(0, "tavern secret-vault");
    let scene = scene.city(0, "laboratory smithy museum theater");
    let mut scene = scene.holds(1, "king").crown(1).after_selection();
    scene.does(&["no swap", "gather gold", "take crown", "end"]);
    assert_eq!(scene.turn(), (0, "bishop"));
    scene.does(&["gather gold"]);
    scene
        .can("laboratory tavern")
        .can("smithy")
        .can("museum tavern");
    // The Secret Vault cannot be built.
    scene.cannot("build secret-vault");
    scene.does(&["end"]).moves(&[]);
}

/// Districts that work once per turn, and how they are used.
const USES: [(&str, &str); 3] = [
    ("laboratory", "laboratory tavern"),
    ("smithy", "smithy"),
    ("museum", "museum tavern"),
];

#[test]
fn once_per_turn_own_turn() {
    for (district, word) in USES {
        let scene = Table::of(2, "bishop merchant warlord museum").gold(0, 9);
        let scene = scene.holds(0, "bishop warlord").holds(1, "merchant");
        let scene = scene.city(0, district).hand(0, "tavern tavern tavern");
        let mut scene = scene.hand(1, "tavern").gold(1, 9).call("bishop");
        scene.does(&[word]).cannot(district);
        scene.does(&["gather gold", "end"]);
        assert_eq!(scene.turn(), (1, "merchant"));
        scene
            .cannot(district)
            .does(&["gather gold"])
            .cannot(district);
    }
}

#[test]
fn once_per_turn_each_turn() {
    for (district, word) in USES {
        let scene = Table::of(2, "bishop warlord museum").gold(0, 9);
        let scene = scene.holds(0, "bishop warlord").city(0, district);
        let mut scene = scene.hand(0, "tavern tavern tavern").call("bishop");
        scene.does(&[word]).cannot(district);
        scene.does(&["gather gold", "end"]);
        assert_eq!(scene.turn(), (0, "warlord"));
        scene.does(&[word]).cannot(district);
    }
}
