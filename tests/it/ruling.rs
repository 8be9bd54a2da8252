//! `citadels ruling`.

use super::program::run;
use citadels::app::{App, Editions};
use citadels::command::lookup::ruling::{Asked, SettledBy, answer};
use citadels::files::read::name::states as states_in;
use citadels::language::Language;
use citadels::library;
use citadels::library::search::Query;
use citadels::rules::card::{Card, DistrictType};
use citadels::rules::edition::Edition;
use citadels::rules::state::State;
use citadels::texts::Texts;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use strum::IntoEnumIterator;

fn rulings(cards: &[&str]) -> Value {
    let args = [&["ruling"], cards, &["--format", "json"]].concat();
    run(&args).json()
}

/// The pairs a newcomer will try, from the checklist: each has its own ruling.
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
    (
        "diplomat",
        &["great-wall", "museum", "quarry", "artist", "bishop"],
    ),
    ("marshal", &["museum", "quarry", "artist", "bishop"]),
    (
        "warlord",
        &["museum", "artist", "bishop", "school-of-magic"],
    ),
    ("alchemist", &["smithy", "tax-collector", "poor-house"]),
    ("queen", &["king", "emperor", "patrician", "assassin"]),
    ("haunted-quarter", &["ivory-tower"]),
    ("abbot", &["school-of-magic"]),
    ("navigator", &["stables"]),
];

#[test]
fn every_pair_a_newcomer_will_try_has_an_answer_in_either_order() {
    for (one, others) in PAIRS {
        for other in others {
            let answer = rulings(&[one, other]);
            let [exact, others] =
                ["rulings", "with_others"].map(|list| answer[list].as_array().unwrap());
            assert!(!exact.is_empty() || !others.is_empty(), "{one} and {other}");
            let turned = rulings(&[other, one]);
            assert_eq!(answer["rulings"], turned["rulings"]);
            assert_eq!(answer["settled_by"], turned["settled_by"]);
            for ruling in exact.iter().chain(others) {
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
    assert_ne!(answer["rulings"][0]["text"].as_str().unwrap(), "");
}

#[test]
fn the_cards_of_a_ruling_are_the_union_of_its_groups() {
    let answer = rulings(&["great-wall", "warlord"]);
    let wall = answer["rulings"]
        .as_array()
        .unwrap()
        .iter()
        .find(|r| r["id"] == "wall-itself")
        .unwrap();
    assert_eq!(
        wall["cards"],
        json!(["great-wall", "diplomat", "marshal", "warlord"])
    );
}

#[test]
fn alternatives_of_one_group_do_not_meet_in_it() {
    let answer = rulings(&["library", "observatory"]);
    let ids: Vec<&str> = answer["rulings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| r["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids, ["library-observatory"]);
}

#[test]
fn one_card_gives_all_its_rulings() {
    let answer = rulings(&["witch"]);
    assert_eq!(answer["cards"], json!(["witch"]));
    assert!(answer["rulings"].as_array().unwrap().len() > 20);
}

#[test]
fn two_cards_of_one_rank_can_never_meet_with_a_note() {
    let page = run(&["ruling", "assassin", "witch"]).answered();
    assert!(page.contains("they never meet"), "{page}");
    let answer = rulings(&["assassin", "witch"]);
    assert_eq!(answer["rulings"], json!([]));
    assert_eq!(answer["never_meet"], json!(["assassin", "witch"]));
}

#[test]
fn cards_without_a_common_ruling_show_their_effects() {
    let page = run(&["ruling", "tavern", "museum"]).answered();
    assert!(page.contains("No ruling is needed"), "{page}");
    let page = run(&["ruling", "tavern", "spy"]).answered();
    assert!(
        page.contains("No ruling covers exactly these cards"),
        "{page}"
    );
    assert!(
        page.contains("● Tavern") && page.contains("Choose another player"),
        "{page}"
    );
    assert_eq!(rulings(&["tavern", "spy"])["rulings"], json!([]));
}

#[test]
fn three_cards_share_the_rulings_about_all_three() {
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
        (
            &["school", "of", "magic", "warlord"][..],
            "School of Magic · Warlord",
        ),
        (&["warlord", "great", "wall"], "Warlord · Great Wall"),
        (&["Hôtel", "de", "ville", "roi"], "Town Hall · King"),
        (&["дозорная", "башня"], "Watchtower"),
    ] {
        let page = run(&[&["ruling"], words].concat()).answered();
        assert!(page.starts_with(&format!("{title}\n")), "{page}");
    }
}

#[test]
fn cards_never_covered_together_are_answered_in_pairs() {
    let page = run(&["ruling", "witch", "bishop", "king"]).answered();
    assert!(
        page.contains("\nWitch · Bishop\n") && page.contains("\nWitch · King\n"),
        "{page}"
    );
    assert_eq!(rulings(&["witch", "bishop", "king"])["rulings"], json!([]));
}

#[test]
fn every_unknown_name_is_reported_at_once_with_its_place() {
    let outcome = run(&["ruling", "qqqqq", "witch", "🐉", "--format", "json"]);
    assert_eq!(outcome.status, 1);
    let faults: Value = serde_json::from_str(&outcome.stderr).unwrap();
    let places: Vec<&Value> = faults["faults"]
        .as_array()
        .unwrap()
        .iter()
        .map(|fault| &fault["where"])
        .collect();
    assert_eq!(places, [&json!("card[0]"), &json!("card[2]")]);
}

#[test]
fn edition_all_gives_a_list_of_editions() {
    let answer = run(&[
        "ruling",
        "witch",
        "king",
        "--edition",
        "all",
        "--format",
        "json",
    ])
    .json();
    let editions: Vec<&Value> = answer["editions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["edition"])
        .collect();
    assert_eq!(editions, ["2016", "classic", "third"]);
    let page = run(&["ruling", "witch", "king", "--edition", "all"]).answered();
    for name in ["2016 edition", "classic box", "French third edition"] {
        assert!(page.contains(name), "{page}");
    }
}

fn of_edition(edition: &str, cards: &[&str]) -> Vec<Value> {
    let args = [
        &["ruling"],
        cards,
        &["--edition", edition, "--format", "json"],
    ]
    .concat();
    let answer = run(&args).json();
    assert_eq!(answer["edition"], edition);
    let lists = ["rulings", "with_others"];
    let lists = lists.iter().filter_map(|list| answer[list].as_array());
    lists.flatten().cloned().collect()
}

/// The pairs a newcomer will try with an older box.
const OLDER_PAIRS: [(&str, &[&str]); 10] = [
    (
        "assassin",
        &[
            "king",
            "emperor",
            "bishop",
            "queen",
            "thief",
            "hospital",
            "tax-collector",
        ],
    ),
    (
        "witch",
        &[
            "bishop",
            "merchant",
            "architect",
            "navigator",
            "king",
            "emperor",
            "thief",
        ],
    ),
    ("witch", &["tax-collector"]),
    ("alchemist", &["tax-collector", "smithy", "poor-house"]),
    ("diplomat", &["bishop", "keep", "graveyard", "artist"]),
    (
        "warlord",
        &[
            "bishop",
            "keep",
            "graveyard",
            "artist",
            "great-wall",
            "museum",
            "bell-tower",
        ],
    ),
    ("queen", &["king", "emperor"]),
    ("armory", &["museum", "bell-tower"]),
    ("throne-room", &["king", "emperor"]),
    (
        "school-of-magic",
        &["king", "bishop", "merchant", "warlord", "abbot"],
    ),
];

#[test]
fn every_pair_a_newcomer_will_try_with_an_older_box_has_an_answer() {
    for edition in ["classic", "third"] {
        for (one, others) in OLDER_PAIRS {
            for other in others {
                assert!(
                    !of_edition(edition, &[one, other]).is_empty(),
                    "{edition} {one} {other}"
                );
            }
        }
    }
}

#[test]
fn every_character_of_an_older_box_and_every_purple_district_has_rulings_of_its_edition() {
    for edition in [Edition::Classic, Edition::Third] {
        for card in Card::all() {
            let Some(printing) = library::printing(card, edition) else {
                continue;
            };
            let basic = printing
                .kind
                .is_some_and(|kind| kind != DistrictType::Unique);
            let rulings = of_edition(edition.id(), &[card.id()]);
            assert!(basic || !rulings.is_empty(), "{} {card}", edition.id());
            for ruling in &rulings {
                let source = ruling["source"].as_str().unwrap();
                assert!(!source.is_empty(), "{ruling}");
                for about in ruling["cards"].as_array().unwrap() {
                    let about: Card = about.as_str().unwrap().parse().unwrap();
                    assert!(library::printing(about, edition).is_some(), "{ruling}");
                }
            }
        }
    }
}

#[test]
fn a_ruling_that_several_books_state_names_the_place_in_the_book_of_the_edition() {
    let place = |edition: &str| {
        let rulings = of_edition(edition, &["wizard"]);
        let ruling = rulings
            .iter()
            .find(|ruling| ruling["id"] == "wizard-duplicates")
            .unwrap();
        ruling["source"].as_str().unwrap().to_owned()
    };
    assert_eq!(
        place("2016"),
        "2016 rulebook, Character abilities in detail: Wizard"
    );
    assert_eq!(
        place("classic"),
        "Classic rulebook, Bonus characters: Wizard"
    );
    assert_eq!(
        place("third"),
        "Third edition rulebook, New characters: Wizard"
    );
}

#[test]
fn no_edition_shows_the_rule_of_another() {
    // A ruling, and the editions that have it.
    for (card, id, editions) in [
        ("bishop", "bishop-killed", &["2016"][..]),
        ("bishop", "bishop-killed-older", &["classic", "third"]),
        ("abbot", "abbot-tie-others", &["2016"]),
        ("abbot", "abbot-tie-older", &["classic", "third"]),
        ("emperor", "emperor-payment", &["2016"]),
        ("emperor", "emperor-payment-older", &["classic", "third"]),
        ("tax-collector", "tax-each-building", &["2016"]),
        ("tax-collector", "tax-end-of-turn", &["classic", "third"]),
        ("merchant", "merchant-extra-classic", &["classic"]),
        ("merchant", "merchant-extra-third", &["third"]),
        ("alchemist", "alchemist-refund", &["2016", "classic"]),
        ("alchemist", "alchemist-refund-third", &["third"]),
        ("thief", "thief-takes-all", &["2016", "classic", "third"]),
        ("armory", "armory-not-completed", &["2016"]),
        ("armory", "armory-completed-third", &["third"]),
        ("hospital", "hospital-witch-third", &["third"]),
    ] {
        for edition in Edition::iter() {
            let has = library::printing(card.parse::<Card>().unwrap(), edition).is_some()
                && of_edition(edition.id(), &[card])
                    .iter()
                    .any(|ruling| ruling["id"] == id);
            assert_eq!(
                has,
                editions.contains(&edition.id()),
                "{id} {}",
                edition.id()
            );
        }
    }
}

#[test]
fn each_of_the_1569_pairs_of_2016_is_answered() {
    let edition = Edition::E2016;
    let in_decks = |card: &Card| match library::printing(card, edition) {
        Some(printing) => printing.rank.is_some() || printing.kind == Some(DistrictType::Unique),
        None => false,
    };
    let cards: Vec<Card> = Card::all().filter(in_decks).collect();
    assert_eq!(cards.len(), 57);
    let texts = Texts::new(Language::En);
    let desk = App {
        texts: &texts,
        editions: Editions::One(edition),
        edition_is_given: true,
        store: None,
        fresh_seed: &String::new,
        today: &String::new,
        now: &String::new,
    };
    let (mut pairs, mut by) = (0, BTreeMap::new());
    for (index, &one) in cards.iter().enumerate() {
        for &other in &cards[index + 1..] {
            if library::never_meet(&[one, other], edition).is_some() {
                continue;
            }
            pairs += 1;
            let request = Asked {
                cards: vec![one, other],
                ..Asked::default()
            };
            let answer = answer(&desk, &request);
            let meeting = &answer.list()[0];
            let pair = meeting.pair.as_ref().unwrap();
            // What it mentions exists, and what exists is mentioned.
            let is_true = match pair.settled_by {
                SettledBy::Ruling | SettledBy::Silent => !meeting.rulings.is_empty(),
                SettledBy::General => meeting.rulings.is_empty() && !pair.general.is_empty(),
                SettledBy::Texts => meeting.rulings.is_empty() && pair.general.is_empty(),
            };
            assert!(is_true, "{one} {other}: {:?}", pair.settled_by);
            *by.entry(format!("{:?}", pair.settled_by)).or_insert(0) += 1;
        }
    }
    assert_eq!(pairs, 1569, "{by:?}");
    assert!(by["Ruling"] > 170 && by["General"] > 700, "{by:?}");
}

#[test]
fn the_witch_has_a_ruling_with_every_character_and_every_unique_district_that_works_in_a_turn() {
    for printing in Card::all().filter_map(|card| library::printing(card, Edition::E2016)) {
        let is_wanted = printing.rank.is_some_and(|rank| rank.number() > 1)
            || [
                "laboratory",
                "smithy",
                "museum",
                "armory",
                "framework",
                "necropolis",
                "stables",
                "park",
                "poor-house",
                "thieves-den",
                "theater",
            ]
            .contains(&printing.card.id());
        if is_wanted {
            let answer = rulings(&["witch", printing.card.id()]);
            assert_eq!(answer["settled_by"], "ruling", "{}", printing.card);
        }
    }
}

#[test]
fn states_and_topics_are_understood_next_to_a_card() {
    for (words, id) in [
        (["killed", "king"], "king-killed"),
        (["crown", "king"], "king-crown-must"),
        (["bewitched", "bishop"], "bishop-bewitched"),
    ] {
        let answer = rulings(&words);
        let rulings = answer["rulings"].as_array().unwrap();
        let place = rulings.iter().position(|ruling| ruling["id"] == id);
        assert!(place.is_some_and(|place| place < 3), "{words:?}: {answer}");
    }
}

#[test]
fn a_card_of_an_older_box_is_read_as_its_successor_with_a_note() {
    let page = run(&["ruling", "haunted city", "ivory tower"]).answered();
    assert!(page.contains("Haunted Quarter took its place"), "{page}");
    let answer = rulings(&["haunted-city", "ivory-tower"]);
    assert_eq!(answer["cards"], json!(["haunted-quarter", "ivory-tower"]));
    assert_eq!(answer["settled_by"], "ruling");
}

#[test]
fn no_page_of_a_2016_card_is_longer_than_its_screen() {
    let mut long = Vec::new();
    for lang in Language::iter() {
        for printing in Card::all().filter_map(|card| library::printing(card, Edition::E2016)) {
            let id = printing.card.id();
            for (command, most) in [(vec!["card", id], 24), (vec!["ruling", id], 40)] {
                let args = [&command[..], &["--lang", lang.code()]].concat();
                let lines = run(&args).answered().lines().count();
                if lines > most {
                    long.push(format!("{} {}: {lines}", lang.code(), command.join(" ")));
                }
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// The ids of a list of rulings.
fn ids(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|ruling| ruling["id"].as_str().unwrap()).collect()
}

#[test]
fn a_state_beside_a_card_stands_for_the_card_that_causes_it() {
    for (words, cards, first) in [
        (
            ["thief", "bewitched"],
            ["thief", "witch"],
            "thief-not-bewitched",
        ),
        (
            ["bewitched", "thief"],
            ["thief", "witch"],
            "thief-not-bewitched",
        ),
        (
            ["thief", "bewiched"],
            ["thief", "witch"],
            "thief-not-bewitched",
        ),
        (
            ["bishop", "killed"],
            ["bishop", "assassin"],
            "bishop-killed",
        ),
        (["diplomat", "beautified"], ["diplomat", "artist"], ""),
        (["architect", "warrant"], ["architect", "magistrate"], ""),
        (
            ["architect", "threatened"],
            ["architect", "blackmailer"],
            "",
        ),
        (["assassin", "robbed"], ["assassin", "thief"], ""),
    ] {
        let answer = rulings(&words);
        assert_eq!(answer["cards"], json!(cards), "{words:?}");
        let found = ids(&answer["rulings"]);
        assert!(
            first.is_empty() || found[0] == first,
            "{words:?}: {found:?}"
        );
        // What is promised of two cards is there.
        for key in ["general", "with_others"] {
            assert!(answer[key].is_array(), "{words:?}");
        }
        assert!(answer["settled_by"].is_string(), "{words:?}");
    }
}

#[test]
fn a_card_in_a_state_that_it_causes_itself_is_one_card() {
    for state in State::iter() {
        let Some(cause) = state.cause() else { continue };
        let state = <&str>::from(state);
        let answer = rulings(&[cause.id(), state]);
        assert_eq!(answer["cards"], json!([cause]), "{state}");
        assert_eq!(answer["states"], json!([state]));
        assert_eq!(answer.get("never_meet"), None, "{state}");
    }
}

#[test]
fn a_page_about_a_state_is_headed_by_card_and_state_in_every_language() {
    for (lang, heading, typed) in [
        ("en", "Thief · bewitched", ["thief", "bewitched"]),
        ("fr", "Voleur · ensorcelé", ["voleur", "ensorcelé"]),
        ("ru", "Вор · заколдован", ["вор", "заколдован"]),
        ("uk", "Злодій · зачаклований", ["злодій", "зачаклований"]),
    ] {
        for reader in ["en", "fr", "ru", "uk"] {
            let args = ["ruling", typed[0], typed[1], "--lang", reader];
            let page = run(&args).answered();
            assert!(
                reader != lang || page.starts_with(&format!("{heading}\n")),
                "{page}"
            );
            let answer = run(&[&args[..], &["--format", "json"]].concat()).json();
            assert_eq!(
                answer["cards"],
                json!(["thief", "witch"]),
                "{typed:?} {reader}"
            );
            assert_eq!(answer["states"], json!(["bewitched"]), "{typed:?} {reader}");
        }
    }
    // A state is not the card that its word begins.
    let page = run(&["ruling", "bishop", "volé", "--lang", "fr"]).answered();
    assert!(page.starts_with("Évêque · volé\n"), "{page}");
}

#[test]
fn every_state_of_the_words_has_a_name_that_means_it() {
    for lang in Language::iter() {
        let file = format!(
            "{}/locales/{}/words.toml",
            env!("CARGO_MANIFEST_DIR"),
            lang.code()
        );
        let words: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
        let states = words["states"].as_table().unwrap();
        assert_eq!(states.len(), State::iter().count());
        for id in states.keys() {
            let state: State = id.parse().unwrap();
            let texts = Texts::new(lang);
            let name = texts.say(citadels::command::lookup::ruling::state_name(state));
            let query = Query::in_language(&name, lang, Edition::E2016);
            let read: Vec<State> = states_in(&query).collect();
            assert_eq!(read, [state], "{name}");
        }
    }
}

#[test]
fn a_moment_beside_a_card_narrows_its_rulings() {
    let answer = rulings(&["warlord", "completed"]);
    assert_eq!(answer["cards"], json!(["warlord"]));
    assert_eq!(ids(&answer["rulings"])[0], "warlord-not-completed");
    let page = run(&["ruling", "haunted", "quarter", "last", "round"]).answered();
    assert!(page.starts_with("Haunted Quarter · last round\n"), "{page}");
    assert!(page.contains("last round"), "{page}");
    let page = run(&["ruling", "tavern", "tie"]).answered();
    assert!(
        page.contains("No ruling about this card covers that"),
        "{page}"
    );
}

#[test]
fn a_state_only_another_box_knows_is_answered_with_that_box() {
    let page = run(&["ruling", "king", "threatened", "--edition", "classic"]).answered();
    assert!(page.contains("Here is the one in"), "{page}");
    let page = run(&["ruling", "witch", "killed"]).answered();
    assert!(page.starts_with("Witch · killed\n"), "{page}");
    assert!(page.contains("they never meet"), "{page}");
}

#[test]
fn the_place_of_a_ruling_is_the_first_that_holds_in_the_edition() {
    for (card, id) in [
        ("stables", "architect-stables"),
        ("necropolis", "necropolis-any"),
    ] {
        let answer = rulings(&[card]);
        let mut all = answer["rulings"].as_array().unwrap().iter();
        let ruling = all.find(|ruling| ruling["id"] == id).unwrap();
        assert_eq!(ruling["source"], "Printed card", "{id}");
    }
}

#[test]
fn of_three_cards_with_rulings_about_two_none_is_said_to_be_needless() {
    let page = run(&["ruling", "magistrate", "cardinal", "thief"]).answered();
    assert!(page.contains("Magistrate · Cardinal\n"), "{page}");
    assert!(!page.contains("No ruling is needed"), "{page}");
}
