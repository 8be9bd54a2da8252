//! The Magistrate, and markers in general.

use crate::scene::{Scene, Table};
use citadels::rules::card::Character;
use citadels::rules::play::Phase;
use citadels::rules::table::Seat;

/// Seat 1 is the Magistrate and signs the warrant for this character; then his turn is over.
fn signed(table: Table, target: &str) -> Scene {
    let mut scene = table.holds(1, "magistrate").call("magistrate");
    scene.does(&["gather gold", &format!("sign {target}")]);
    for _ in 0..2 {
        let any = scene.legal().remove(0);
        scene.does(&[&any]);
    }
    scene.does(&["end"]);
    scene
}

/// Seat 0 is the target, with these cards in hand and enough gold; has gathered.
fn target(character: &str, hand: &str) -> Scene {
    let table = Table::of(5, &format!("magistrate {character}")).gold(0, 18);
    let table = table.holds(0, character).hand(0, hand).hand(2, "prison");
    let mut scene = signed(table, character);
    scene.does(&["gather gold"]);
    scene
}

const TAVERN_TAKEN: [&str; 3] = [
    "1 gold: stash 0 > bank",
    "tavern: hand 0 > city 1",
    "1 gold: bank > stash 0",
];

#[test]
fn three_warrants() {
    let table = Table::of(5, "magistrate").holds(1, "magistrate");
    let table = table.holds(0, "king").hand(0, "tavern");
    let table = table.holds(3, "merchant").hand(3, "temple");
    let mut scene = table.call("magistrate");
    scene.does(&["sign merchant", "warrant king", "warrant warlord"]);
    let view = scene.state.observe(Seat::new(3));
    assert_eq!((view.warrants().len(), view.signed()), (3, None));
    scene.does(&["gather gold", "end"]);
    // The King's is a bluff.
    scene.does(&["gather gold", "take crown", "build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.does(&["end", "gather gold", "build temple"]);
    assert_eq!((scene.phase(), scene.decider()), (Phase::Confiscate, 1));
}

#[test]
fn warrants_different_characters() {
    let table = Table::of(5, "magistrate").holds(1, "magistrate");
    let mut scene = table.call("magistrate");
    scene.does(&["sign merchant"]).cannot("warrant merchant");
    scene.does(&["warrant king"]).cannot("warrant king");
    scene.does(&["warrant warlord"]).cannot("warrant");
}

#[test]
fn confiscates_paid() {
    let mut scene = target("merchant", "tavern");
    let gold = scene.gold(1);
    scene.does(&["build tavern", "confiscate"]);
    scene.moves(&TAVERN_TAKEN);
    assert_eq!((scene.gold(1), scene.city(1).as_str()), (gold, "tavern"));
}

#[test]
fn confiscation_moment() {
    let mut scene = target("merchant", "tavern");
    scene.does(&["build tavern"]).moves(&[]);
    assert_eq!((scene.phase(), scene.decider()), (Phase::Confiscate, 1));
    scene.does(&["confiscate"]);
    assert_eq!(scene.turn(), (0, "merchant"));
}

#[test]
fn confiscation_optional() {
    let mut scene = target("merchant", "tavern");
    scene.does(&["build tavern"]).can("confiscate");
    scene.does(&["pass"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
}

#[test]
fn confiscated_counts() {
    let mut scene = target("merchant", "tavern market");
    scene.does(&["build tavern", "confiscate"]).cannot("build");
    assert_eq!(scene.city(0), "");
}

#[test]
fn confiscated_refund() {
    let mut scene = target("merchant", "tavern market");
    let gold = scene.gold(0);
    scene.does(&["build tavern", "confiscate"]);
    scene.moves(&TAVERN_TAKEN);
    assert_eq!(scene.gold(0), gold);
}

#[test]
fn confiscates_first_only() {
    let mut scene = target("architect", "tavern market");
    scene.does(&["build tavern", "pass", "build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
}

#[test]
fn confiscates_first_of_several() {
    for (character, builds) in [("architect", 3), ("scholar", 2), ("seer", 2)] {
        let mut scene = target(character, "tavern market docks harbor");
        scene.does(&["build tavern", "confiscate"]);
        scene.moves(&TAVERN_TAKEN);
        for card in ["market", "docks"].iter().take(builds - 1) {
            scene.does(&[&format!("build {card}")]);
            assert_eq!(scene.phase(), Phase::Turn);
        }
        scene.cannot("build");
    }
    let mut scene = target("trader", "tavern market docks temple manor");
    scene.does(&["build tavern", "confiscate"]);
    scene.moves(&TAVERN_TAKEN);
    scene.does(&["build market", "build docks", "build temple"]);
    scene.moves(&["1 gold: stash 0 > bank", "temple: hand 0 > city 0"]);
    scene.cannot("build");

    let mut scene = target("wizard", "tavern");
    scene.does(&["look at 2", "steal and build prison"]);
    scene.moves(&["prison: hand 2 > hand 0"]);
    scene.does(&["confiscate"]).moves(&[
        "2 gold: stash 0 > bank",
        "prison: hand 0 > city 1",
        "2 gold: bank > stash 0",
    ]);
    scene.does(&["build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.cannot("build");
}

#[test]
fn magistrate_no_duplicate() {
    let table = Table::of(5, "magistrate").city(1, "tavern");
    let table = table.holds(0, "merchant").hand(0, "tavern");
    let mut scene = signed(table, "merchant");
    scene.does(&["gather gold", "build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
}

#[test]
fn markers_unseen() {
    let mut scene = target("merchant", "tavern");
    assert_eq!(scene.state.observe(Seat::FIRST).signed(), None);
    scene.does(&["end"]).moves(&[]);
    assert_eq!(scene.acts("1: MarkersBack"), 1);
    assert!(scene.state.observe(Seat::FIRST).warrants().is_empty());

    // The Blackmailer leaves a threat that nobody has paid off.
    let table = Table::of(5, "blackmailer").holds(1, "blackmailer");
    let mut scene = table.holds(0, "merchant").call("blackmailer");
    scene.does(&["gather gold", "lace merchant", "threat king", "end"]);
    assert_eq!(scene.state.observe(Seat::FIRST).lace(), None);
    scene.does(&["gather gold", "no bribe"]);
    assert_eq!(scene.decider(), 1);
    scene.can("reveal").does(&["no reveal", "end"]).moves(&[]);
    assert_eq!(scene.acts("1: MarkersBack"), 1);
    assert!(scene.state.observe(Seat::FIRST).threats().is_empty());
}

#[test]
fn magistrate_own_rank() {
    let table = Table::of(5, "magistrate").holds(0, "magistrate");
    let mut scene = table.hand(0, "tavern").call("magistrate");
    scene.does(&["sign magistrate", "warrant king", "warrant bishop"]);
    scene.does(&["gather gold", "build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);

    let table = Table::of(5, "blackmailer").holds(0, "blackmailer");
    let mut scene = table.hand(0, "tavern").call("blackmailer");
    scene.does(&["lace blackmailer", "threat king", "gather gold"]);
    assert_eq!(scene.phase(), Phase::Turn);
    scene.does(&["build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
}

#[test]
fn own_second_character() {
    let two = |players, first: &str| {
        let table = Table::of(players, first).holds(0, &format!("{first} merchant"));
        table.hand(0, "tavern").call(first)
    };
    for players in [2, 3] {
        let mut scene = two(players, "magistrate");
        scene.does(&["sign merchant", "warrant king", "warrant bishop"]);
        scene.does(&["gather gold", "end", "gather gold", "build tavern"]);
        scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);

        let mut scene = two(players, "blackmailer");
        scene.does(&["lace merchant", "threat king", "gather gold", "end"]);
        scene.does(&["gather gold"]);
        assert_eq!(scene.phase(), Phase::Turn);

        let mut scene = two(players, "witch");
        scene.does(&["gather gold", "bewitch merchant"]);
        assert!(!scene.state.turn.resumed);
        scene.cannot("extra gold").does(&["gather gold"]);
        scene.moves(&["2 gold: bank > stash 0"]);
        let turn = scene.state.turn;
        assert!(turn.resumed && turn.character == Character::Merchant);
        scene.can("extra gold").does(&["build tavern"]);
        scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    }
}

#[test]
fn magistrate_vault() {
    let uniques = "magistrate secret-vault framework";
    let table = Table::of(5, uniques).holds(0, "architect").gold(0, 9);
    let table = table.city(0, "framework").hand(0, "secret-vault tavern");
    let mut scene = signed(table, "architect");
    scene.does(&["gather gold"]).can("build tavern");
    scene.cannot("build secret-vault");
    // Not even by the Wizard.
    let table = Table::of(5, "magistrate secret-vault wizard").gold(0, 9);
    let table = table.holds(0, "wizard").hand(2, "secret-vault");
    let mut scene = signed(table, "wizard");
    scene.does(&["gather gold", "look at 2"]);
    scene.can("steal secret-vault").cannot("steal and build");
}

/// The Cardinal has borrowed 2 gold from seat 2 for a Castle, and it was confiscated.
fn cardinal() -> Scene {
    let table = Table::of(5, "magistrate cardinal").holds(0, "cardinal");
    let table = table.hand(0, "castle tavern temple").gold(2, 5);
    let mut scene = signed(table, "cardinal");
    scene.does(&["gather gold", "borrow for castle", "from 2"]);
    scene.moves(&["2 gold: stash 2 > stash 0"]);
    scene.does(&["give tavern", "give temple"]);
    scene.moves(&["temple: hand 0 > hand 2"]);
    scene.does(&["confiscate"]).moves(&[
        "4 gold: stash 0 > bank",
        "castle: hand 0 > city 1",
        "4 gold: bank > stash 0",
    ]);
    scene
}

#[test]
fn cardinal_confiscated() {
    let scene = cardinal();
    assert_eq!(
        (scene.hand(0).as_str(), scene.hand(2).as_str()),
        ("", "tavern temple")
    );
}

#[test]
fn cardinal_confiscated_gold() {
    let scene = cardinal();
    assert_eq!((scene.gold(0), scene.gold(2)), (4, 3));
}

#[test]
fn alchemist_confiscated() {
    let mut scene = target("alchemist", "tavern");
    scene.does(&["build tavern", "confiscate"]);
    scene.moves(&TAVERN_TAKEN);
    scene.does(&["end"]).moves(&[]);
    // What he does pay comes back at the end.
    let mut scene = target("alchemist", "tavern");
    scene.does(&["build tavern", "pass", "end"]);
    scene.moves(&["1 gold: bank > stash 0"]);
}
