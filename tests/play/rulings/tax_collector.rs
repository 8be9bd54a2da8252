//! Rulings of `data/rulings/tax-collector.toml`, played.

use crate::scene::Table;
use citadels::rules::play::Phase;

const TAX: &str = "1 gold: stash 0 > tax";

/// The first player has this character, in a game with the Tax Collector.
fn table(cards: &str) -> Table {
    let character = cards.split(' ').next().unwrap();
    let table = Table::of(5, &format!("{cards} tax-collector"));
    table.holds(0, character)
}

#[test]
fn tax_each_building() {
    let paid = ["2 gold: stash 0 > bank", "market: hand 0 > city 0"];
    let mut scene = table("bishop").gold(0, 3).hand(0, "market").call("bishop");
    scene.does(&["gather gold", "build market"]);
    scene.moves(&[paid[0], paid[1], TAX]);
    let without = Table::of(5, "bishop artist").holds(0, "bishop");
    let mut scene = without.gold(0, 3).hand(0, "market").call("bishop");
    scene.does(&["gather gold", "build market"]).moves(&paid);
}

#[test]
fn tax_several() {
    let builds: [(&str, &[&str]); 6] = [
        (
            "architect",
            &["build tavern", "build market", "build temple"],
        ),
        ("scholar", &["build tavern", "build market"]),
        ("seer", &["build tavern", "build market"]),
        ("trader", &["build tavern", "build market", "build temple"]),
        (
            "wizard",
            &["look at 1", "steal and build church", "build tavern"],
        ),
        ("bishop stables", &["build stables", "build tavern"]),
    ];
    for (cards, words) in builds {
        let is_with_stables = cards.contains("stables");
        let hand = if is_with_stables { "stables" } else { "" };
        let mut scene = table(cards)
            .gold(0, 20)
            .hand(0, hand)
            .hand(0, "tavern market temple")
            .hand(1, "church")
            .call(cards.split(' ').next().unwrap());
        scene.does(&["gather gold"]);
        let mut tax = 0;
        for word in words {
            scene.does(&[word]);
            if word.contains("build") {
                tax += 1;
                assert_eq!(scene.acts("0: Tax"), 1, "{word}");
            }
            assert_eq!(scene.state.tax, tax);
        }
    }
}

#[test]
fn tax_unpaid_building() {
    let scene = table("bishop framework").gold(0, 1).city(0, "framework");
    let mut scene = scene.hand(0, "palace").call("bishop");
    scene.does(&["gather gold", "build palace by framework"]);
    scene.moves(&["framework: city 0 > bottom", "palace: hand 0 > city 0", TAX]);
    let scene = table("bishop necropolis").gold(0, 1).city(0, "tavern");
    let mut scene = scene.hand(0, "necropolis").call("bishop");
    scene.does(&["gather gold", "build necropolis for tavern"]);
    scene.moves(&[
        "tavern: city 0 > bottom",
        "necropolis: hand 0 > city 0",
        TAX,
    ]);
}

#[test]
fn tax_no_gold() {
    let scene = table("bishop").city(0, "laboratory");
    let mut scene = scene.hand(0, "market tavern").call("bishop");
    scene.does(&["gather gold", "build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
    scene.does(&["laboratory tavern"]);
    scene.moves(&["tavern: hand 0 > bottom", "2 gold: bank > stash 0"]);
    scene.does(&["end"]).moves(&[]);
    assert_eq!((scene.gold(0), scene.state.tax), (2, 0));
}

#[test]
fn tax_not_himself() {
    let scene = table("tax-collector").gold(0, 3).hand(0, "market");
    let mut scene = scene.call("tax-collector");
    scene.does(&["gather gold", "build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
}

#[test]
fn tax_taken() {
    let moments: [&[&str]; 3] = [&[], &["gather gold"], &["gather gold", "build tavern"]];
    for before in moments {
        let table = table("tax-collector").tax(3).hand(0, "tavern");
        let mut scene = table.call("tax-collector");
        scene.does(before).does(&["collect tax"]);
        scene.moves(&["3 gold: tax > stash 0"]);
        scene.cannot("collect tax");
    }
    let mut scene = table("tax-collector").tax(3).call("tax-collector");
    scene.does(&["gather gold", "end"]).moves(&[]);
    assert_eq!(scene.state.tax, 3);
}

#[test]
fn tax_not_in_play() {
    let scene = table("bishop").gold(0, 3).hand(0, "market").tax(2);
    let mut scene = scene.call("bishop");
    scene.does(&["gather gold", "build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0", TAX]);
    scene.does(&["end"]).moves(&[]);
    assert_eq!((scene.state.round, scene.state.tax), (2, 3));
}

#[test]
fn tax_killed() {
    let scene = table("bishop").gold(0, 3).hand(0, "market").tax(2);
    let scene = scene.holds(1, "assassin").holds(2, "tax-collector");
    let mut scene = scene.call("assassin");
    scene.does(&["gather gold", "kill tax-collector", "end"]);
    scene.does(&["gather gold", "build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0", TAX]);
    scene.does(&["end"]).moves(&[]);
    assert_eq!(scene.phase(), Phase::Keep);
    assert_eq!((scene.gold(2), scene.state.tax), (0, 3));
}

#[test]
fn tax_three_players() {
    let scene = Table::of(3, "bishop tax-collector").gold(0, 3);
    let scene = scene.holds(0, "bishop tax-collector");
    let mut scene = scene.hand(0, "market tavern").call("bishop");
    scene.does(&["gather gold", "build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0", TAX]);
    scene.does(&["end", "gather gold", "build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
}

#[test]
fn tax_confiscated() {
    // The Magistrate pays in anybody's turn, the Tax Collector's own too.
    for called in ["bishop", "tax-collector"] {
        let scene = table("magistrate bishop").holds(1, called);
        let mut scene = scene.gold(1, 3).hand(1, "market").call("magistrate");
        let sign = format!("sign {called}");
        scene.does(&["gather gold", &sign, "warrant thief"]);
        scene.does(&["warrant king", "end", "gather gold", "build market"]);
        scene.does(&["confiscate"]).moves(&[
            "2 gold: stash 1 > bank",
            "market: hand 1 > city 0",
            "2 gold: bank > stash 1",
            TAX,
        ]);
        assert_eq!(scene.gold(1), 5, "{called}");
    }
}

#[test]
fn tax_not_on_taken() {
    let mut scene = table("marshal")
        .gold(0, 5)
        .city(1, "market")
        .call("marshal");
    scene.does(&["seize market of 1"]);
    scene.moves(&["2 gold: stash 0 > stash 1", "market: city 1 > city 0"]);
    let scene = table("diplomat").gold(0, 5).city(0, "tavern");
    let mut scene = scene.city(1, "market").call("diplomat");
    scene.does(&["exchange market of 1", "for tavern"]).moves(&[
        "1 gold: stash 0 > stash 1",
        "tavern: city 0 > city 1",
        "market: city 1 > city 0",
    ]);
}
