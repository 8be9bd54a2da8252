//! Finding: every name in every language, and what people actually type.

use super::dice::Dice;
use super::program::run;
use citadels::language::Language;
use citadels::library;
use citadels::library::find::{Found, find};
use citadels::rules::card::Card;
use citadels::rules::edition::Edition;
use proptest::prelude::*;
use strum::{IntoEnumIterator, VariantArray};

fn found(typed: &str, lang: Language) -> Found<Card> {
    find(library::card_names(), typed, lang, Edition::E2016)
}

/// The ids of what was found, best first.
fn ids(typed: &str, lang: Language) -> Vec<&'static str> {
    let found = match found(typed, lang) {
        Found::One(card) => vec![card],
        Found::Several(cards) | Found::None(cards) => cards,
    };
    found.into_iter().map(Card::id).collect()
}

#[track_caller]
fn finds(typed: &str, lang: Language, id: &str) {
    assert_eq!(
        found(typed, lang),
        Found::One(id.parse().unwrap()),
        "{typed} in {}: {:?}",
        lang.code(),
        ids(typed, lang)
    );
}

#[test]
fn every_card_is_found_by_its_id_and_by_each_of_its_names() {
    for lang in Language::iter() {
        for card in Card::all() {
            finds(card.id(), lang, card.id());
            for printing in library::printings(card) {
                let name = printing.name(lang);
                for typed in [name, &name.to_uppercase()] {
                    // In its own edition a name means its card.
                    let found = find(library::card_names(), typed, lang, printing.edition);
                    assert_eq!(found, Found::One(card), "{typed} in {}", lang.code());
                }
            }
        }
    }
}

#[test]
fn every_name_is_found_from_every_other_language_unless_that_language_says_otherwise() {
    for lang in Language::iter() {
        for card in Card::all() {
            for other in Language::iter() {
                let name = library::printings(card)[0].name(other);
                let hits = ids(name, lang);
                let named = |other: Card| library::printings(other)[0].name(lang) == name;
                let own = Card::all().any(|other| other != card && named(other));
                // A name of two boxes means the chosen one's card.
                let here = Card::all().filter(|one| *one != card);
                let here = here.filter_map(|one| library::printing(one, Edition::E2016));
                let own = own || here.into_iter().any(|one| one.name(other) == name);
                assert!(
                    own || hits.contains(&card.id()),
                    "{name} from {}: {hits:?}",
                    lang.code()
                );
            }
        }
    }
}

#[test]
fn the_chosen_language_wins_when_two_use_one_word_for_different_cards() {
    finds("Порт", Language::Ru, "docks");
    finds("Порт", Language::Uk, "harbor");
    finds("Port", Language::Fr, "harbor");
    assert_eq!(ids("порт", Language::En).len(), 2);
}

#[test]
fn other_printed_names_find_the_card() {
    for (name, id) in [
        ("Маг", "magician"),
        ("Скульптор", "artist"),
        ("Мытарь", "tax-collector"),
        ("Башня из слоновой кости", "ivory-tower"),
        ("доки", "docks"),
    ] {
        finds(name, Language::Ru, id);
    }
}

#[test]
fn irrelevant_differences_do_not_matter() {
    for (typed, lang, id) in [
        ("THIEVES DEN", Language::En, "thieves-den"),
        ("thieves’ den", Language::En, "thieves-den"),
        ("ecole de magie", Language::Fr, "school-of-magic"),
        ("maitre chanteuse", Language::Fr, "blackmailer"),
        ("mine d’or", Language::Fr, "gold-mine"),
        ("ученый", Language::Ru, "scholar"),
        ("вязниця", Language::Uk, "prison"),
        ("карʼєр", Language::Uk, "quarry"),
        ("відьма", Language::En, "witch"),
        ("видьма", Language::Uk, "witch"),
        ("вiдьма", Language::Uk, "witch"),
        ("Bop", Language::Ru, "thief"),
        ("the witch", Language::En, "witch"),
        ("le roi", Language::Fr, "king"),
        ("wіtсh", Language::En, "witch"),
        ("dslmvf", Language::Uk, "witch"),
        ("цшеср", Language::En, "witch"),
        ("  great   wall ", Language::En, "great-wall"),
    ] {
        finds(typed, lang, id);
    }
}

#[test]
fn a_unique_prefix_is_enough_in_the_chosen_language_first() {
    for (typed, lang, id) in [
        ("wit", Language::En, "witch"),
        ("obs", Language::En, "observatory"),
        ("відь", Language::En, "witch"),
        ("school", Language::En, "school-of-magic"),
        ("wall", Language::En, "great-wall"),
        ("school magic", Language::En, "school-of-magic"),
        ("vault", Language::En, "secret-vault"),
    ] {
        finds(typed, lang, id);
    }
    let mut several = ids("ma", Language::En);
    several.sort_unstable();
    assert_eq!(
        several,
        [
            "magician",
            "magistrate",
            "manor",
            "map-room",
            "market",
            "marshal"
        ]
    );
}

#[test]
fn nothing_near_suggests_nothing_and_something_near_is_suggested() {
    assert_eq!(found("🐉🐉🐉", Language::En), Found::None(vec![]));
    assert_eq!(found("", Language::En), Found::None(vec![]));
    assert_eq!(
        found(&"witch".repeat(1000), Language::En),
        Found::None(vec![])
    );
    assert!(ids("magicshool", Language::En).contains(&"school-of-magic"));
    assert!(matches!(found("obzrvatorium", Language::En), Found::None(near) if !near.is_empty()));
}

/// One typo: a letter left out, doubled, swapped with its neighbor, or replaced.
fn typo(name: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = name.to_lowercase().chars().collect();
    let place = dice.roll(letters.len());
    match dice.roll(4) {
        0 => {
            letters.remove(place);
        }
        1 => letters.insert(place, letters[place]),
        2 => {
            let other = if place + 1 < letters.len() {
                place + 1
            } else {
                place - 1
            };
            letters.swap(place, other);
        }
        _ => {
            let from = name
                .to_lowercase()
                .chars()
                .nth(dice.roll(letters.len()))
                .unwrap();
            letters[place] = from;
        }
    }
    letters.into_iter().collect()
}

#[test]
fn at_least_97_of_100_names_with_a_typo_are_hit_first() {
    let mut dice = Dice(2016);
    let (mut tried, mut hit) = (0, 0);
    let mut missed = Vec::new();
    for lang in Language::iter() {
        for card in Card::all() {
            let name = library::printings(card)[0].name(lang);
            let typos = if name.chars().count() > 8 { 2 } else { 1 };
            if name.chars().count() < 4 {
                continue;
            }
            for _ in 0..10 {
                let typed = (0..typos).fold(name.to_owned(), |name, _| typo(&name, &mut dice));
                tried += 1;
                if ids(&typed, lang).first() == Some(&card.id()) {
                    hit += 1;
                } else {
                    missed.push(format!("{name} as {typed}: {:?}", ids(&typed, lang)));
                }
            }
        }
    }
    assert!(
        hit * 100 >= tried * 97,
        "{hit} of {tried}\n{}",
        missed.join("\n")
    );
}

proptest! {
    #[test]
    fn whatever_is_typed_finding_ends_well(typed in "\\PC*") {
        for lang in Language::iter() {
            found(&typed, lang);
        }
    }

    #[test]
    fn case_and_space_never_change_the_answer(index in 0..74_usize, lang in 0..4_usize) {
        let lang = Language::VARIANTS[lang];
        let card = Card::all().nth(index).unwrap();
        let name = library::printings(card)[0].name(lang);
        let spaced = format!("  {} ", name.to_uppercase().replace(' ', "   "));
        prop_assert_eq!(found(name, lang), found(&spaced, lang));
    }
}

#[test]
fn nothing_is_guessed_between_two_cards_that_both_fit() {
    for (lang, typed) in [
        ("en", "tower"),
        ("uk", "вежа"),
        ("ru", "башня"),
        ("fr", "tour"),
    ] {
        let outcome = run(&["card", typed, "--lang", lang, "--format", "json"]);
        assert_eq!(outcome.status, 1, "{lang} {typed}");
        let found: serde_json::Value = serde_json::from_str(&outcome.stdout).unwrap();
        let candidates = found["candidates"].as_array().unwrap();
        assert!(candidates.len() > 1, "{lang} {typed}: {candidates:?}");
    }
    // The same if the word is in another language than the user's.
    let names = ["watchtower", "ivory-tower"]
        .map(|id| run(&["card", id, "--format", "json"]).json()["names"].clone());
    for lang in ["en", "fr", "ru", "uk"] {
        for typed in ["вежа", "башня", "tower"] {
            let line = format!("A: {typed}");
            let told = run(&["score", "--lang", lang, &line, "B: keep"]).refused(1);
            for names in &names {
                let name = names[lang].as_str().unwrap();
                assert!(told.contains(name), "{lang} {typed}: {told}");
            }
        }
    }
    let line = ["score", "--lang", "uk", "Олег: вежа, замок", "Ніна: замок"];
    assert!(run(&line).refused(1).contains("Вартова вежа"));
}

#[test]
fn a_score_says_what_a_word_was_taken_for() {
    let page = run(&["score", "A: tav, castle", "B: castle"]).answered();
    assert!(page.contains("tav = Tavern"), "{page}");
    let page = run(&["score", "A: tavern, castle", "B: castle"]).answered();
    assert!(!page.contains(" = Tavern"), "{page}");
}

#[test]
fn two_cards_of_one_name_are_told_apart_by_their_box() {
    let page = run(&["card", "Manufacture", "--lang", "fr"]).answered();
    assert!(page.contains("citadels card smithy"), "{page}");
}

#[test]
fn a_name_of_two_boxes_means_the_chosen_ones_card_in_every_language_and_it_is_said() {
    for (name, edition, id, other) in [
        ("Manufacture", "2016", "factory", "smithy --edition classic"),
        ("Manufacture", "classic", "smithy", "factory"),
        (
            "Cour des Miracles",
            "2016",
            "haunted-quarter",
            "haunted-city --edition classic",
        ),
        (
            "Cour des Miracles",
            "third",
            "haunted-city",
            "haunted-quarter",
        ),
        (
            "Таємничий квартал",
            "2016",
            "haunted-quarter",
            "haunted-city --edition classic",
        ),
        (
            "Таємничий квартал",
            "classic",
            "haunted-city",
            "haunted-quarter",
        ),
    ] {
        for lang in ["en", "fr", "ru", "uk"] {
            let args = ["card", name, "--edition", edition, "--lang", lang];
            let json = run(&[&args[..], &["--format", "json"]].concat()).json();
            assert_eq!(json["id"], id, "{name} {edition} {lang}");
            let page = run(&[&args[..], &["--format", "markdown"]].concat()).answered();
            let page = page.replace(['\n', '\u{a0}'], " ").replace('`', "");
            let other = format!("citadels card {other}");
            assert!(
                other.ends_with(' ') || page.contains(&other),
                "{lang}: {page}"
            );
        }
    }
    let page = run(&["ruling", "manufacture", "keep"]).answered();
    assert!(page.starts_with("Factory · Keep\n"), "{page}");
    assert!(
        page.contains("Manufacture is another card in the classic box"),
        "{page}"
    );
    let page = run(&["ruling", "factory", "keep"]).answered();
    assert!(!page.contains("Manufacture"), "{page}");
    // Two cards of one box are not told apart by it.
    assert_eq!(ids("порт", Language::En).len(), 2);
}

#[test]
fn names_of_other_translations_find_the_card() {
    for (name, lang, id) in [
        ("Полководец", Language::Ru, "warlord"),
        ("Священник", Language::Ru, "bishop"),
        ("Убийца", Language::Ru, "assassin"),
        ("Архитектор", Language::Ru, "architect"),
        ("Полководець", Language::Uk, "warlord"),
        ("Священник", Language::Uk, "bishop"),
        ("Вбивця", Language::Uk, "assassin"),
        ("Убивця", Language::Uk, "assassin"),
        ("Mage", Language::Fr, "magician"),
        ("Percepteur", Language::Fr, "tax-collector"),
        ("Murderer", Language::En, "assassin"),
        ("Conjurer", Language::En, "magician"),
    ] {
        finds(name, lang, id);
        let about = run(&["ask", name, "--lang", lang.code(), "--format", "json"]);
        let answer: serde_json::Value = serde_json::from_str(&about.stdout).unwrap();
        assert_eq!(
            answer["understood"]["cards"],
            serde_json::json!([id]),
            "{name}"
        );
    }
}

#[test]
fn every_other_name_is_of_one_card_only() {
    let names = library::card_names();
    let others = names.iter().filter(|name| name.edition.is_none());
    for (name, lang) in others.filter_map(|name| Some((name, name.lang?))) {
        for edition in Edition::iter() {
            let found = find(names, name.folded(), lang, edition);
            assert_eq!(found, Found::One(name.of), "{}", name.folded());
        }
        let is_taken =
            |other: &library::find::Name<Card>| other.of != name.of && other.is(name.folded());
        assert!(!names.iter().any(is_taken), "{}", name.folded());
    }
}
