//! Rulings of `data/rulings/abilities.toml`, played.

use crate::scene::{Scene, Table};

/// What each character with a special effect at any moment does with it.
const POWERS: [(&str, &[&str]); 22] = [
    ("assassin", &["kill king"]),
    (
        "magistrate",
        &["sign king", "warrant thief", "warrant bishop"],
    ),
    ("thief", &["rob king"]),
    ("spy", &["spy trade on 1"]),
    ("blackmailer", &["lace king", "threat bishop"]),
    ("magician", &["swap hands with 1"]),
    ("wizard", &["look at 1", "steal tavern"]),
    ("seer", &["take from all", "give tavern"]),
    ("king", &["take crown"]),
    ("emperor", &["give crown to 1 for gold"]),
    ("patrician", &["take crown"]),
    ("abbot", &["tithe from 1"]),
    ("merchant", &["extra gold"]),
    ("architect", &["extra cards"]),
    ("navigator", &["navigate cards"]),
    ("scholar", &["study", "take docks"]),
    ("warlord", &["destroy prison of 1"]),
    ("diplomat", &["exchange prison of 1", "for tavern"]),
    ("marshal", &["seize prison of 1"]),
    ("queen", &["queen"]),
    ("artist", &["beautify tavern", "enough"]),
    ("tax-collector", &["collect tax"]),
];

/// The player of this character, beside one with gold, a card and a district.
fn turn_of(character: &str) -> Scene {
    let table = Table::of(5, character).holds(0, character).crown(2).tax(3);
    let table = table.gold(0, 5).hand(0, "church").city(0, "tavern temple");
    let table = table.gold(1, 9).hand(1, "tavern").city(1, "prison");
    let table = match character {
        "queen" => table.holds(1, "king"),
        _ => table,
    };
    table.on_top("docks harbor").call(character)
}

#[test]
fn once_a_turn() {
    for (character, uses) in POWERS {
        let mut scene = turn_of(character);
        scene.does(&["gather gold"]);
        let verb = uses[0].split(' ').next().unwrap();
        scene.does(uses).cannot(verb).can("end");
    }
}

#[test]
fn ability_when() {
    for (character, uses) in POWERS {
        let mut scene = turn_of(character);
        scene.does(uses);
        let mut scene = turn_of(character);
        scene.does(&["gather gold"]).does(uses);
    }
    // The Witch's text names a moment.
    let mut scene = turn_of("witch");
    scene.cannot("bewitch").does(&["gather gold"]);
    scene.can("bewitch king");
}

#[test]
fn ability_optional() {
    for (character, uses) in POWERS {
        let mut scene = turn_of(character);
        scene.does(&["gather gold"]);
        // Only the crown is a must.
        if uses[0].contains("crown") {
            scene.cannot("end");
        } else {
            scene.can("end");
        }
    }
}

#[test]
fn ability_parts() {
    let table = Table::of(5, "warlord").holds(0, "warlord").gold(0, 3);
    let table = table.city(0, "watchtower").hand(0, "barracks");
    let mut scene = table.city(1, "market").call("warlord");
    scene.does(&["destroy market of 1"]);
    scene.moves(&["1 gold: stash 0 > bank", "market: city 1 > bottom"]);
    scene.does(&["gather gold", "build barracks"]);
    scene.does(&["income 2"]).moves(&["2 gold: bank > stash 0"]);
    scene.cannot("destroy").cannot("income");
    // In any order.
    let orders = [
        ["gather gold", "take crown", "income 1"],
        ["gather gold", "income 1", "take crown"],
        ["take crown", "gather gold", "income 1"],
        ["income 1", "gather gold", "take crown"],
        ["take crown", "income 1", "gather gold"],
        ["income 1", "take crown", "gather gold"],
    ];
    for order in orders {
        let table = Table::of(5, "king").holds(0, "king").city(0, "manor");
        let mut scene = table.crown(1).call("king");
        scene.does(&order).cannot("income").cannot("take crown");
        assert_eq!((scene.gold(0), scene.crown()), (3, 0));
    }
}

#[test]
fn ability_between_builds() {
    let table = Table::of(5, "architect").holds(0, "architect").gold(0, 9);
    let table = table.hand(0, "tavern").on_top("docks manor");
    let mut scene = table.call("architect");
    scene.does(&["gather gold", "build tavern", "extra cards"]);
    scene.moves(&["docks: top > hand 0", "manor: top > hand 0"]);
    scene.does(&["build docks"]);
    scene.moves(&["3 gold: stash 0 > bank", "docks: hand 0 > city 0"]);

    let table = Table::of(5, "trader").holds(0, "trader");
    let mut scene = table.hand(0, "tavern market").call("trader");
    scene.does(&["gather gold", "build tavern"]).cannot("build");
    scene.does(&["income 1"]).moves(&["1 gold: bank > stash 0"]);
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
}

#[test]
fn ability_before_gathering() {
    for (character, uses) in POWERS {
        let mut scene = turn_of(character);
        scene.cannot("build").does(uses).cannot("build");
        scene.can("gather gold").can("gather cards");
    }
    let districts = [
        ("laboratory", "laboratory church"),
        ("museum", "museum church"),
        ("smithy", "smithy"),
        ("armory", "armory prison of 1"),
    ];
    for (district, uses) in districts {
        let table = Table::of(5, &format!("king {district}")).holds(0, "king");
        let table = table.city(0, district).hand(0, "church temple");
        let mut scene = table.gold(0, 5).city(1, "prison").call("king");
        scene.does(&[uses]).cannot("build").cannot("end");
        scene.does(&["gather gold"]).can("build temple");
    }
    let mut scene = turn_of("bishop");
    scene.does(&["income 1"]).moves(&["1 gold: bank > stash 0"]);
    scene.cannot("build");
    scene.does(&["gather gold"]).can("build church");
}

#[test]
fn income_colour() {
    // One noble, two religious, three trade, four military districts.
    let turn_of = |character| {
        let table = Table::of(5, character).holds(0, character);
        let table = table.city(0, "manor temple church tavern market docks");
        let table = table.city(0, "watchtower prison barracks fortress keep");
        table.on_top("castle harbor").call(character)
    };
    let incomes: [(&str, &str, &[&str]); 11] = [
        ("king", "income 1", &["1 gold: bank > stash 0"]),
        ("emperor", "income 1", &["1 gold: bank > stash 0"]),
        ("patrician", "income 0", &["castle: top > hand 0"]),
        ("bishop", "income 2", &["2 gold: bank > stash 0"]),
        ("abbot", "income 2", &["2 gold: bank > stash 0"]),
        (
            "cardinal",
            "income 0",
            &["castle: top > hand 0", "harbor: top > hand 0"],
        ),
        ("merchant", "income 3", &["3 gold: bank > stash 0"]),
        ("trader", "income 3", &["3 gold: bank > stash 0"]),
        ("warlord", "income 4", &["4 gold: bank > stash 0"]),
        ("diplomat", "income 4", &["4 gold: bank > stash 0"]),
        ("marshal", "income 4", &["4 gold: bank > stash 0"]),
    ];
    for (character, income, moves) in incomes {
        turn_of(character).does(&[income]).moves(moves);
    }
    let without = "assassin witch magistrate thief spy blackmailer magician wizard seer alchemist \
                   architect navigator scholar queen artist tax-collector";
    for character in without.split_whitespace() {
        let mut scene = turn_of(character);
        scene.cannot("income").does(&["gather gold"]);
        scene.cannot("income");
    }
}

/// Characters with an income, and two districts of their type.
const TYPES: [(&str, &str, &str); 4] = [
    ("king emperor patrician", "manor", "castle"),
    ("bishop abbot cardinal", "temple", "church"),
    ("merchant trader", "tavern", "market"),
    ("warlord diplomat marshal", "watchtower", "prison"),
];

#[test]
fn income_once() {
    for (characters, old, new) in TYPES {
        for character in characters.split(' ') {
            let table = Table::of(5, character).holds(0, character).gold(0, 9);
            let mut scene = table.city(0, old).hand(0, new).call(character);
            let mut legal = scene.legal();
            legal.retain(|action| action.starts_with("income"));
            scene.does(&[&legal[0]]).cannot("income");
            scene.does(&["gather gold", &format!("build {new}")]);
            scene.cannot("income");
        }
    }
}

#[test]
fn income_after_building() {
    for (characters, old, new) in TYPES {
        for character in characters.split(' ') {
            let table = Table::of(5, character).holds(0, character).gold(0, 9);
            let table = table.city(0, old).hand(0, new);
            let mut scene = table.on_top("docks harbor palace").call(character);
            scene.does(&["gather gold", &format!("build {new}")]);
            if ["patrician", "cardinal"].contains(&character) {
                scene.does(&["income 0"]);
                scene.moves(&["docks: top > hand 0", "harbor: top > hand 0"]);
            } else {
                scene.does(&["income 2"]).moves(&["2 gold: bank > stash 0"]);
            }
        }
    }
}
