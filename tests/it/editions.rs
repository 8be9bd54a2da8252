//! Differences between editions: card pages say it, and `--edition all` puts editions side by side.

use super::program::{command, run, run_command};
use citadels::command::lookup::card::differences;
use citadels::language::Language;
use citadels::library::{printings, supply};
use citadels::rules::card::{Card, Character, District};
use citadels::rules::edition::Edition;
use citadels::texts::{Id, Texts};
use strum::IntoEnumIterator;

/// The characters whose power is the same in all three books (facts, 2.1).
const SAME: [&str; 2] = ["magician", "wizard"];

#[test]
fn every_character_of_all_three_boxes_says_how_they_differ_but_the_magician_and_the_wizard() {
    for card in Character::iter().filter(|card| printings(card).len() == 3) {
        let power = Id::find(&format!("differs-{card}")).is_some();
        assert_eq!(power, !SAME.contains(&card.id()), "{card}");
    }
}

#[test]
fn a_card_page_lists_the_other_editions() {
    for (card, expected) in [
        (
            "laboratory",
            "2016: 2 gold for the card. Classic and third: 1 gold.",
        ),
        ("observatory", "Cost: 4 (2016), 5 (classic, third)."),
        ("tax collector", "Rank: 9 (2016), 2 (classic, third)."),
        ("keep", "Copies: 1 (2016), 2 (classic), 2? (third)."),
        ("imperial treasury", "Cost: 5 (2016), 4 (classic)."),
        ("poor house", "Cost: 4 (2016), 5 (classic), 4? (third)."),
        ("factory", "Cost: 5 (2016), 6 (classic), 5? (third)."),
        (
            "barracks",
            "Name: Barracks (2016), Battlefield (classic, third)",
        ),
    ] {
        for edition in ["2016", "classic"] {
            let page = run(&["card", card, "--full", "--edition", edition]).answered();
            assert!(
                page.contains("The boxes differ") && page.contains(expected),
                "{page}"
            );
        }
        let json = run(&["card", card, "--format", "json"]).json();
        let said = json["differences"].to_string();
        assert!(said.contains(expected), "{said}");
    }
    for card in ["manor", "patrician", "map room", "magician"] {
        assert!(
            !run(&["card", card]).answered().contains("The boxes differ"),
            "{card}"
        );
    }
}

#[test]
fn with_all_editions_are_side_by_side_or_stacked_if_too_narrow() {
    let wide = run(&["card", "observatory", "--edition", "all"]).answered();
    let cost = wide.lines().find(|line| line.starts_with("Cost ")).unwrap();
    assert_eq!(
        cost.split_whitespace().collect::<Vec<_>>(),
        ["Cost", "4", "5", "5"]
    );
    let mut narrow = command(&["card", "observatory", "--edition", "all"]);
    narrow.env("COLUMNS", "40");
    let narrow = run_command(narrow).answered();
    assert_eq!(
        narrow
            .lines()
            .filter(|line| line.starts_with("Cost "))
            .count(),
        3,
        "{narrow}"
    );
    assert_eq!(narrow.matches("The boxes differ").count(), 1);
}

#[test]
fn a_name_without_a_known_printed_one_is_marked_as_ours() {
    let page = run(&["card", "lighthouse", "--full", "--edition", "third"]).answered();
    assert!(page.contains("fr Phare · ru Маяк* · uk Маяк*"), "{page}");
    assert!(
        page.contains("*       our translation: no printed name known"),
        "{page}"
    );
    let page = run(&[
        "card",
        "lighthouse",
        "--full",
        "--edition",
        "third",
        "--lang",
        "ru",
    ])
    .answered();
    assert!(page.starts_with("★ Маяк*"), "{page}");
    let json = run(&[
        "card",
        "lighthouse",
        "--edition",
        "classic",
        "--format",
        "json",
    ])
    .json();
    assert_eq!(json["ours"], serde_json::json!(["ru", "uk"]));
    // The King's Ukrainian name is printed in the 2016 box.
    let page = run(&["card", "king", "--edition", "classic"]).answered();
    assert!(!page.contains('*'), "{page}");
}

#[test]
fn what_is_known_of_a_box_adds_up_or_stays_below_what_it_holds() {
    let known = |edition: Edition| -> usize {
        supply(edition)
            .districts()
            .map(|district| usize::from(district.copies))
            .sum()
    };
    let known: Vec<_> = Edition::iter()
        .map(|edition| (known(edition), edition.rulebook().holds.districts))
        .collect();
    assert_eq!(known, [(84, 84), (80, 80), (77, 82)]);
}

#[test]
fn no_difference_is_shown_for_a_card_in_only_one_box() {
    let texts = Texts::new(Language::En);
    for card in Card::all().filter(|card| printings(card).len() == 1) {
        // The Haunted Quarter and the Haunted City are two cards with one dispute.
        let told = differences(&texts, card);
        assert_eq!(
            told.is_empty(),
            card != District::HauntedQuarter.into(),
            "{card}: {told:?}"
        );
    }
}
