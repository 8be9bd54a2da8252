//! `citadels card`.

use super::program::run;
use citadels::library;
use citadels::rules::card::Card;
use citadels::rules::edition::Edition;
use serde_json::json;
use strum::IntoEnumIterator;

#[test]
fn the_words_of_a_name_are_joined() {
    assert!(
        run(&["card", "school", "of", "magic"])
            .answered()
            .starts_with("★ School of Magic\n")
    );
}

#[test]
fn json_has_the_promised_keys_of_a_character() {
    let witch = run(&["card", "witch", "--format", "json"]).json();
    assert_eq!(witch["kind"], "character");
    assert_eq!(witch["id"], "witch");
    assert_eq!(witch["edition"], "2016");
    assert_eq!(
        witch["names"],
        json!({ "en": "Witch", "fr": "Sorcière", "ru": "Ведьма", "uk": "Відьма" })
    );
    assert_eq!(witch["rank"], 1);
    assert_eq!(witch["origin"], "dark-city");
    assert_ne!(witch["text"].as_str().unwrap(), "");
    let rulings = witch["rulings"].as_array().unwrap();
    let is_first = |ruling: &&serde_json::Value| ruling["id"] == "witch-gathers-then-names";
    let ruling = rulings.iter().find(is_first).unwrap();
    assert_eq!(ruling["cards"], json!(["witch"]));
    assert!(ruling["covers"].is_array() && ruling.get("verdict").is_some());
    assert_ne!(ruling["source"].as_str().unwrap(), "");
    assert_eq!(ruling["standing"], "official");
    assert!(witch.get("cost").is_none() && witch.get("copies").is_none());
}

#[test]
fn json_has_the_promised_keys_of_a_district() {
    let tavern = run(&["--format", "json", "card", "tavern"]).json();
    assert_eq!(tavern["kind"], "district");
    assert_eq!(
        (&tavern["type"], &tavern["cost"], &tavern["copies"]),
        (&json!("trade"), &json!(1), &json!(5))
    );
    assert_eq!(tavern["origin"], "original");
    assert!(tavern.get("rank").is_none());
}

#[test]
fn the_secret_vault_has_a_cost_of_null() {
    let vault = run(&["card", "secret-vault", "--format", "json"]).json();
    assert!(vault.as_object().unwrap().contains_key("cost") && vault["cost"].is_null());
}

#[test]
fn the_text_follows_the_language_and_the_flag_may_be_anywhere() {
    for args in [
        ["--lang", "uk", "card", "witch"],
        ["card", "witch", "--lang", "uk"],
    ] {
        assert!(run(&args).answered().starts_with("Відьма\n"));
    }
    assert!(
        run(&["card", "--lang=fr", "witch"])
            .answered()
            .starts_with("Sorcière\n")
    );
}

#[test]
fn several_candidates_are_listed_and_the_exit_code_is_1() {
    let stderr = run(&["card", "k"]).refused(1);
    assert!(
        stderr.contains("Type more of the name: King Keep"),
        "{stderr}"
    );
    let outcome = run(&["card", "k", "--format", "json"]);
    assert_eq!(outcome.status, 1);
    let candidates: serde_json::Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(candidates, json!({ "candidates": ["king", "keep"] }));
    let faults: serde_json::Value = serde_json::from_str(&outcome.stderr).unwrap();
    assert_eq!(faults["faults"][0]["id"], "unknown-card");
    assert!(
        faults["faults"][0]["advice"]
            .as_str()
            .unwrap()
            .contains("King")
    );
}

#[test]
fn an_unknown_name_suggests_the_nearest() {
    assert!(
        run(&["card", "magicshool"])
            .refused(1)
            .contains("School of Magic")
    );
    let outcome = run(&["card", "🐉", "--format", "json"]);
    assert_eq!(
        (outcome.status, outcome.stdout.as_str()),
        (1, "{\n  \"candidates\": []\n}\n")
    );
}

#[test]
fn a_card_only_in_another_edition_is_answered_with_that_edition_and_a_note() {
    let stdout = run(&["card", "magistrate", "--edition", "classic"]).answered();
    assert!(
        stdout.starts_with(
            "! This card isn't in the classic box. Here it is as in the 2016 edition.\n"
        )
    );
    let json = run(&[
        "card",
        "magistrate",
        "--edition",
        "classic",
        "--format",
        "json",
    ])
    .json();
    assert_eq!(json["edition"], "2016");
}

#[test]
fn edition_all_gives_a_list_of_editions() {
    let json = run(&["card", "magistrate", "--edition", "all", "--format", "json"]).json();
    assert_eq!(json["editions"][0]["edition"], "2016");
    assert_eq!(json["editions"].as_array().unwrap().len(), 1);
}

#[test]
fn two_cards_at_once_point_to_their_rulings() {
    for (lang, cards) in [
        ("en", "Witch \"Poor House\""),
        ("fr", "Sorcière Hospice"),
        ("ru", "Ведьма Богадельня"),
        ("uk", "Відьма Притулок"),
    ] {
        let told = run(&["card", "witch", "poor-house", "--lang", lang]).refused(1);
        let command = format!("citadels ruling {cards}");
        assert!(told.contains(&command), "{told}");
        let words = cards.split(['"', ' ']).filter(|word| !word.is_empty());
        let words: Vec<&str> = words.collect();
        let ruling = run(&[&["ruling", "--lang", lang], &words[..]].concat());
        assert_eq!((ruling.status, ruling.stderr.as_str()), (0, ""), "{cards}");
    }
}

#[test]
fn color_is_used_only_on_request_or_on_a_terminal() {
    assert!(!run(&["card", "tavern"]).answered().contains('\u{1b}'));
    assert!(
        run(&["card", "tavern", "--color", "always"])
            .answered()
            .contains("\u{1b}[")
    );
    assert!(
        !run(&["card", "tavern", "--color", "never"])
            .answered()
            .contains('\u{1b}')
    );
}

#[test]
fn markdown_has_headings_and_lists() {
    let page = run(&["card", "observatory", "--format", "markdown"]).answered();
    assert!(page.starts_with("# ★ Observatory\n"), "{page}");
    assert!(page.contains("\n- "), "{page}");
}

#[test]
fn without_a_name_and_without_a_terminal_the_fault_says_what_to_type() {
    assert!(run(&["card"]).refused(2).contains("citadels card witch"));
}

/// The ids of a card's rulings, in order.
fn rulings_of(card: &str) -> Vec<String> {
    let json = run(&["card", card, "--format", "json"]).json();
    let rulings = json["rulings"].as_array().unwrap().iter();
    let ids = rulings.map(|ruling| ruling["id"].as_str().unwrap().to_owned());
    ids.collect()
}

#[test]
fn a_page_leads_with_the_cards_own_rulings() {
    for (card, first) in [
        ("smithy", "smithy-keeps-three"),
        ("keep", "keep-rank-eight"),
        ("king", "king-killed"),
        ("bishop", "bishop-protection"),
        ("witch", "witch-own-means"),
        ("library", "library-observatory"),
    ] {
        assert_eq!(rulings_of(card)[0], first);
    }
    // What holds for a kind of cards is not on the short page.
    for card in ["smithy", "keep", "park", "gold-mine"] {
        let place = rulings_of(card)
            .iter()
            .position(|id| id == "unique-at-once");
        assert!(place.is_some_and(|place| place > 2), "{card}");
    }
    let place = |ids: &[String], id: &str| ids.iter().position(|one| one == id).unwrap();
    let keep = rulings_of("keep");
    assert!(place(&keep, "keep-warlord-own") < place(&keep, "armory-keep-bishop"));
}

#[test]
fn the_rulings_of_every_card_are_its_own_then_shared_then_general() {
    for edition in Edition::iter() {
        for card in Card::all().filter(|card| library::printing(card, edition).is_some()) {
            let about = library::rulings_about(&[card], edition).into_iter();
            let is_sure = |ruling: &library::Ruling| ruling.sure_cards().contains(&card);
            let many = |ruling: &library::Ruling| {
                let mut groups = ruling.about.iter().filter(|group| group.contains(&card));
                groups.all(|group| group.len() > 4)
            };
            let order: Vec<(bool, bool)> = about.map(|one| (is_sure(one), many(one))).collect();
            let last_sure = order.iter().rposition(|(sure, _)| *sure).unwrap_or(0);
            let first_many = order.iter().position(|(_, many)| *many);
            assert!(
                first_many.is_none_or(|first| first > last_sure || last_sure == 0),
                "{card} {}: {order:?}",
                edition.id()
            );
        }
    }
}

#[test]
fn the_full_page_has_every_ruling_under_the_heading_of_its_subject() {
    for lang in ["en", "fr", "ru", "uk"] {
        for card in ["witch", "keep", "warlord", "smithy"] {
            let args = ["card", card, "--lang", lang];
            let json = run(&[&args[..], &["--format", "json"]].concat()).json();
            let page = run(&[&args[..], &["--full", "--format", "markdown"]].concat()).answered();
            let words = |text: &str| text.replace(['\u{a0}', '\n'], " ");
            let plain = words(&page);
            for ruling in json["rulings"].as_array().unwrap() {
                let text = words(ruling["text"].as_str().unwrap());
                let statement = if ruling["verdict"].is_null() {
                    text.as_str()
                } else {
                    text.split_once(' ').unwrap().1
                };
                assert!(
                    plain.contains(statement),
                    "{lang} {card}: {statement}\n{page}"
                );
            }
        }
    }
    let page = run(&["card", "witch", "--full"]).answered();
    let headings = [
        "When and how",
        "Gold",
        "Hand and deck",
        "Building",
        "End of the game",
    ];
    let places = headings.map(|heading| page.find(&format!("\n{heading}\n")).unwrap());
    assert!(places.is_sorted(), "{page}");
    assert!(!page.contains("citadels ruling Witch"), "{page}");
}
