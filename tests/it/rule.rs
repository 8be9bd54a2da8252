//! `citadels rule`.

use super::program::run;
use citadels::language::Language;
use citadels::library;
use citadels::rules::edition::Edition;
use citadels::texts::{Id, Texts};
use strum::IntoEnumIterator;

#[test]
fn every_topic_has_a_page_in_every_language_by_id_and_by_title() {
    for lang in Language::iter() {
        for topic in library::topics_of(Edition::default()) {
            let by_id = run(&["rule", topic.id.id(), "--lang", lang.code()]).answered();
            assert!(
                by_id.starts_with(topic.title(lang, Edition::default())),
                "{by_id}"
            );
            let by_title = run(&[
                "rule",
                topic.title(lang, Edition::default()),
                "--lang",
                lang.code(),
            ])
            .answered();
            assert_eq!(by_id, by_title);
        }
    }
}

#[test]
fn every_topic_of_an_older_edition_has_its_page_and_no_word_of_another_book() {
    for edition in [Edition::Classic, Edition::Third] {
        for lang in Language::iter() {
            for topic in library::topics_of(edition) {
                let flags = ["--edition", edition.id(), "--lang", lang.code()];
                let page = run(&[&["rule", topic.id.id()], &flags[..]].concat()).answered();
                assert!(page.starts_with(topic.title(lang, edition)), "{page}");
                let json =
                    run(&[&["rule", topic.id.id(), "--format", "json"], &flags[..]].concat())
                        .json();
                assert_eq!(json["edition"], edition.id());
                // The solo variant has its own rulebook.
                let book = topic.source(edition).unwrap().book;
                assert!([edition.id(), "solo"].contains(&book.id()), "{book}");
                let book = Id::find(&format!("book-{book}")).unwrap();
                let book = Texts::new(lang).say(book);
                assert!(
                    json["source"].as_str().unwrap().starts_with(&book),
                    "{json}"
                );
                assert!(!json["text"].as_str().unwrap().is_empty());
            }
        }
    }
}

#[test]
fn an_edition_lists_its_own_topics_only() {
    let list = |edition: &str| run(&["rule", "--edition", edition]).answered();
    for older in ["classic", "third"] {
        assert!(list(older).contains("Short game"), "{}", list(older));
        for missing in ["Card or rulebook", "What everyone may know", "Terms"] {
            assert!(!list(older).contains(missing), "{older} {missing}");
        }
    }
    assert!(!list("2016").contains("short-game"));
}

#[test]
fn a_topic_only_in_another_edition_is_answered_with_that_edition_and_a_note() {
    let page = run(&["rule", "terms", "--edition", "classic"]).answered();
    assert!(
        page.starts_with("! There is no page on this in the classic box."),
        "{page}"
    );
    let page = run(&["rule", "short-game"]).answered();
    assert!(page.contains("Here is the one in the classic"), "{page}");
}

#[test]
fn differences_between_editions_are_on_their_pages() {
    // Topic, and what the pages of 2016, classic and third must and must not say.
    for (topic, edition, says, not) in [
        (
            "setup",
            "2016",
            "The oldest player takes the crown",
            "Draw lots",
        ),
        (
            "setup",
            "classic",
            "The oldest player gets the crown",
            "Draw lots",
        ),
        (
            "setup",
            "third",
            "Draw lots for the first crown",
            "The oldest player takes",
        ),
        (
            "selection",
            "classic",
            "First put one character face down",
            "lays out the face-up",
        ),
        (
            "selection",
            "third",
            "the book does not say, but its table",
            "First put one character",
        ),
        (
            "calling",
            "third",
            "goes back to the discarded ones",
            "stays face up",
        ),
        (
            "end",
            "classic",
            "builds an eighth district",
            "A city of seven",
        ),
        ("ties", "classic", "the most gold left wins", "highest rank"),
        ("ties", "third", "names no tiebreaker", "highest rank"),
        ("three-players", "classic", "out of eight", "out of nine"),
        ("short-game", "third", "or even six", "everyone agrees"),
        ("customizing", "third", "Do not put in all 11", "14 unique"),
    ] {
        let page = run(&["rule", topic, "--edition", edition]).answered();
        let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            page.contains(says) && !page.contains(not),
            "{topic} {edition}: {page}"
        );
    }
}

#[test]
fn without_a_topic_and_without_a_terminal_the_topics_are_listed() {
    let list = run(&["rule"]).answered();
    for topic in library::topics_of(Edition::default()) {
        let title = topic.title(Language::En, Edition::default());
        assert!(list.lines().any(|line| line == title), "{title}");
    }
    assert_eq!(
        run(&["rule", "--format", "json"]).json()["rules"][0]["id"],
        "overview"
    );
}

#[test]
fn the_page_of_terms_explains_all_eight() {
    let page = run(&["rule", "terms"]).answered();
    for term in [
        "Completed city",
        "Destroy",
        "Discard",
        "Draw",
        "Gain",
        "Pay",
        "Resource",
        "Stash",
    ] {
        assert!(
            page.contains(&format!("\n{term}  ")) || page.contains(&format!("\n{term} ")),
            "{term}"
        );
    }
}

#[test]
fn which_box_covers_the_small_box_too() {
    let page = run(&["rule", "which-box"]).answered();
    assert!(
        page.contains("68 district cards") && page.contains("does not cover"),
        "{page}"
    );
}

#[test]
fn an_unknown_topic_is_a_fault_with_suggestions() {
    let stderr = run(&["rule", "scorring tabel"]).refused(1);
    assert!(stderr.contains("There is no topic"), "{stderr}");
}

#[test]
fn json_of_a_page_has_its_rulings_with_sources() {
    let page = run(&["rule", "scoring", "--format", "json"]).json();
    assert_eq!(page["id"], "scoring");
    assert_eq!(page["rulings"][0]["source"], "2016 rulebook, Game end");
}

#[test]
fn a_word_that_is_no_topic_points_to_the_pages_about_it() {
    for (typed, id) in [
        ("draft", "selection"),
        ("income", "abilities"),
        ("duplicates", "building"),
        ("tiebreaker", "ties"),
    ] {
        let outcome = run(&["rule", typed, "--format", "json"]);
        assert_eq!(outcome.status, 1, "{typed}");
        let candidates: serde_json::Value = serde_json::from_str(&outcome.stdout).unwrap();
        let candidates = candidates["candidates"].as_array().unwrap();
        assert!(
            candidates.iter().any(|one| one == id),
            "{typed}: {candidates:?}"
        );
    }
}

#[test]
fn the_solo_variants_rules_are_called_so() {
    for (lang, name) in [
        ("en", "Solo variant's rules"),
        ("fr", "règles de la variante solo"),
        ("ru", "правила одиночного варианта"),
        ("uk", "правила одиночного варіанта"),
    ] {
        let page = run(&["rule", "solo", "--lang", lang]).answered();
        assert!(page.contains(name), "{page}");
    }
    let json = run(&["rule", "solo", "--format", "json"]).json();
    for ruling in json["rulings"].as_array().unwrap() {
        assert_ne!(ruling["standing"], "variant");
    }
    let page = run(&["ask", "how does Vova build"]).answered();
    assert!(page.contains("\nSolo variant's rules\n"), "{page}");
    assert!(!page.contains("official"), "{page}");
}

#[test]
fn the_page_of_misprints_does_not_say_that_nothing_matters() {
    let page = run(&["rule", "errata"]).answered();
    assert!(!page.contains("None of it matters"), "{page}");
}

#[test]
fn in_the_classic_box_the_poor_house_pays_before_the_refund() {
    let page = run(&["rule", "turn", "--edition", "classic"]).answered();
    let (house, refund) = (page.find("Poor House"), page.find("The Alchemist gets"));
    assert!(house.is_some() && house < refund, "{page}");
}
