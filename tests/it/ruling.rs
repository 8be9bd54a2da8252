//! `citadels ruling`.

use super::program::run;
use serde_json::{Value, json};

fn rulings(cards: &[&str]) -> Value {
    let args = [&["ruling"], cards, &["--format", "json"]].concat();
    run(&args).json()
}

/// The pairs a stranger will try, from the checklist: every one has a ruling of its own.
const PAIRS: [(&str, &[&str]); 11] = [
    (
        "witch",
        &[
            "bishop",
            "merchant",
            "architect",
            "navigator",
            "blackmailer",
            "king",
            "emperor",
            "patrician",
            "thief",
            "park",
            "poor-house",
            "library",
            "observatory",
            "gold-mine",
        ],
    ),
    (
        "assassin",
        &[
            "king",
            "emperor",
            "patrician",
            "bishop",
            "queen",
            "thief",
            "blackmailer",
            "tax-collector",
        ],
    ),
    (
        "magistrate",
        &[
            "framework",
            "necropolis",
            "stables",
            "thieves-den",
            "quarry",
            "tax-collector",
            "blackmailer",
            "architect",
        ],
    ),
    ("diplomat", &["great-wall", "museum", "quarry", "artist", "bishop"]),
    ("marshal", &["museum", "quarry", "artist", "bishop"]),
    ("warlord", &["museum", "artist", "bishop", "school-of-magic"]),
    ("alchemist", &["smithy", "tax-collector", "poor-house"]),
    ("queen", &["king", "emperor", "patrician", "assassin"]),
    ("haunted-quarter", &["ivory-tower"]),
    ("abbot", &["school-of-magic"]),
    ("navigator", &["stables"]),
];

#[test]
fn every_pair_a_stranger_will_try_has_an_answer_in_either_order() {
    for (one, others) in PAIRS {
        for other in others {
            let answer = rulings(&[one, other]);
            assert!(!answer["rulings"].as_array().unwrap().is_empty(), "{one} and {other}");
            assert_eq!(answer["rulings"], rulings(&[other, one])["rulings"]);
            for ruling in answer["rulings"].as_array().unwrap() {
                let cards = ruling["cards"].as_array().unwrap();
                assert!(cards.contains(&json!(one)) && cards.contains(&json!(other)));
            }
        }
    }
}

#[test]
fn the_artist_and_the_basilica_are_answered_by_a_reading_with_its_reason() {
    let answer = rulings(&["artist", "basilica"]);
    assert_eq!(answer["rulings"][0]["standing"], "reading");
    assert!(answer["rulings"][0]["text"].as_str().unwrap().contains("odd"));
}

#[test]
fn the_cards_of_a_ruling_are_the_union_of_its_groups() {
    let answer = rulings(&["great-wall", "warlord"]);
    let wall =
        answer["rulings"].as_array().unwrap().iter().find(|r| r["id"] == "wall-itself").unwrap();
    assert_eq!(wall["cards"], json!(["great-wall", "diplomat", "marshal", "warlord"]));
}

#[test]
fn alternatives_of_one_group_do_not_meet_in_it() {
    let answer = rulings(&["library", "observatory"]);
    let ids: Vec<&str> =
        answer["rulings"].as_array().unwrap().iter().map(|r| r["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["library-observatory"]);
}

#[test]
fn one_card_gives_all_its_rulings() {
    let answer = rulings(&["witch"]);
    assert_eq!(answer["cards"], json!(["witch"]));
    assert!(answer["rulings"].as_array().unwrap().len() > 20);
}

#[test]
fn two_cards_of_one_rank_can_never_meet_and_it_is_said() {
    let page = run(&["ruling", "assassin", "witch"]).answered();
    assert!(page.contains("they can never meet"), "{page}");
    let answer = rulings(&["assassin", "witch"]);
    assert_eq!(answer["rulings"], json!([]));
    assert_eq!(answer["never_meet"], json!(["assassin", "witch"]));
}

#[test]
fn cards_without_a_common_ruling_show_their_effects() {
    let page = run(&["ruling", "tavern", "spy"]).answered();
    assert!(page.contains("No ruling brings these cards together"), "{page}");
    assert!(page.contains("● Tavern") && page.contains("Choose another player"), "{page}");
    assert_eq!(rulings(&["tavern", "spy"])["rulings"], json!([]));
}

#[test]
fn three_cards_meet_in_what_is_about_all_three() {
    let answer = rulings(&["witch", "bishop", "marshal"]);
    assert!(!answer["rulings"].as_array().unwrap().is_empty());
}

#[test]
fn names_of_several_words_need_no_quotes_when_each_word_finds_the_card() {
    let page = run(&["ruling", "alchemist", "poor", "house"]).answered();
    assert!(page.starts_with("Alchemist · Poor House\n"), "{page}");
}

#[test]
fn words_that_make_one_name_are_taken_together() {
    for (words, title) in [
        (&["school", "of", "magic", "warlord"][..], "School of Magic · Warlord"),
        (&["warlord", "great", "wall"], "Warlord · Great Wall"),
        (&["Hôtel", "de", "ville", "roi"], "Town Hall · King"),
        (&["дозорная", "башня"], "Watchtower"),
    ] {
        let page = run(&[&["ruling"], words].concat()).answered();
        assert!(page.starts_with(&format!("{title}\n")), "{page}");
    }
}

#[test]
fn cards_that_never_meet_all_at_once_are_answered_two_by_two() {
    let page = run(&["ruling", "witch", "bishop", "king"]).answered();
    assert!(page.contains("\nWitch · Bishop\n") && page.contains("\nWitch · King\n"), "{page}");
    assert_eq!(rulings(&["witch", "bishop", "king"])["rulings"], json!([]));
}

#[test]
fn every_unknown_name_is_told_at_once_with_its_place() {
    let outcome = run(&["ruling", "qqqqq", "witch", "🐉", "--format", "json"]);
    assert_eq!(outcome.status, 1);
    let faults: Value = serde_json::from_str(&outcome.stderr).unwrap();
    let places: Vec<&Value> =
        faults["faults"].as_array().unwrap().iter().map(|fault| &fault["where"]).collect();
    assert_eq!(places, [&json!("card[0]"), &json!("card[2]")]);
}

#[test]
fn edition_all_gives_a_list_of_editions() {
    let answer = run(&["ruling", "witch", "king", "--edition", "all", "--format", "json"]).json();
    assert_eq!(answer["editions"][0]["edition"], "2016");
}
