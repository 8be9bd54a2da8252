//! `citadels ask`: questions in sentences.

use super::program::run;
use citadels::language::Language;
use citadels::library::search::Query;
use citadels::library::{self, in_edition};
use citadels::rules::card::Card;
use citadels::rules::edition::Edition;
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use strum::IntoEnumIterator;

/// Origin: questions of the kind players ask, with the facts that answer them; not consulted when
/// the rulings were written.
#[derive(Deserialize)]
struct Question {
    n: u32,
    accept: BTreeSet<String>,
    accept_rulings: BTreeSet<String>,
    cards: BTreeSet<String>,
    q: BTreeMap<String, String>,
}

fn questions() -> Vec<Question> {
    serde_json::from_str(include_str!("../questions/questions.json")).unwrap()
}

fn ask(lang: &str, words: &str) -> Value {
    let args = ["ask", "--lang", lang, "--format", "json", words];
    run(&args).json()
}

fn settles(question: &Question, answer: &Value) -> bool {
    let covers = answer["covers"].as_array().unwrap().iter();
    let mut covers = covers.map(|fact| fact.as_str().unwrap());
    question
        .accept_rulings
        .contains(answer["id"].as_str().unwrap())
        || covers.any(|fact| question.accept.contains(fact))
}

#[test]
fn of_a_hundred_questions_85_are_answered_first_and_95_within_three() {
    let questions = questions();
    for lang in Language::iter() {
        let (mut first, mut three, mut missed) = (0, 0, Vec::new());
        for question in &questions {
            let answer = ask(lang.code(), &question.q[lang.code()]);
            let answers = answer["answers"].as_array().unwrap();
            let place = answers.iter().position(|one| settles(question, one));
            first += usize::from(place == Some(0));
            three += usize::from(place.is_some_and(|place| place < 3));
            if place != Some(0) {
                missed.push(question.n);
            }
        }
        let share = |count: usize| count * 100 / questions.len();
        let lang = lang.code();
        assert!(share(first) >= 85, "{lang}: {first}, missed {missed:?}");
        assert!(share(three) >= 95, "{lang}: {three}, missed {missed:?}");
    }
}

#[test]
fn the_cards_of_a_question_are_recognized_in_every_language() {
    for question in questions() {
        for (lang, words) in &question.q {
            let answer = ask(lang, words);
            let cards = answer["understood"]["cards"].as_array().unwrap().iter();
            let cards: BTreeSet<&str> = cards.map(|card| card.as_str().unwrap()).collect();
            for card in &question.cards {
                assert!(cards.contains(card.as_str()), "{lang} {words}: {cards:?}");
            }
        }
    }
}

#[derive(Deserialize)]
struct Words {
    states: BTreeMap<String, String>,
    cards: BTreeMap<Card, String>,
}

fn words(lang: Language) -> Words {
    let path = format!("locales/{}/words.toml", lang.code());
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
    toml::from_str(&text).unwrap()
}

fn cards_in(lang: Language, words: &str) -> Vec<Card> {
    let edition = Edition::default();
    Query::in_language(words, lang, edition).sentence.cards
}

#[test]
fn every_form_of_a_cards_name_is_found_in_a_sentence() {
    for lang in Language::iter() {
        for (card, forms) in words(lang).cards {
            let card = in_edition(card, Edition::default());
            for form in forms.split(", ") {
                let found = cards_in(lang, form);
                assert!(found.contains(&card), "{} {form}: {found:?}", lang.code());
            }
        }
        for card in Card::all() {
            let name = library::nearest_printing(card, Edition::default()).name(lang);
            let card = in_edition(card, Edition::default());
            let found = cards_in(lang, name);
            assert!(found.contains(&card), "{} {name}: {found:?}", lang.code());
        }
    }
}

#[test]
fn no_word_for_a_state_names_a_card() {
    for lang in Language::iter() {
        for (state, forms) in words(lang).states {
            for form in forms.split(", ").filter(|form| !form.contains(' ')) {
                let found = cards_in(lang, form);
                assert!(
                    found.is_empty(),
                    "{} {state} {form}: {found:?}",
                    lang.code()
                );
            }
        }
    }
}

#[test]
fn an_answer_starts_with_its_verdict_and_cites_its_source() {
    let page = run(&["ask", "does a killed player show his card?"]).answered();
    let lines: Vec<&str> = page.lines().filter(|line| !line.is_empty()).collect();
    assert!(
        lines[0].ends_with('?') && lines[1].starts_with("No."),
        "{page}"
    );
    assert!(page.contains("official: 2016 rulebook"), "{page}");
    assert!(page.contains("Did you mean"), "{page}");
}

#[test]
fn a_question_may_be_asked_in_another_language_than_the_answer() {
    let answer = ask("en", "чи діє Парк зачаклованого?");
    assert_eq!(answer["understood"]["cards"], serde_json::json!(["park"]));
    assert_eq!(
        answer["understood"]["states"],
        serde_json::json!(["bewitched"])
    );
    let first = &answer["answers"][0];
    assert!(
        first["text"].as_str().unwrap().starts_with("No."),
        "{first}"
    );
}

#[test]
fn the_discard_table_answers_how_many_are_face_up() {
    for (lang, words) in [
        ("en", "How many cards face up with 5 players?"),
        ("fr", "Combien de cartes face visible à 5 joueurs ?"),
        ("ru", "Сколько карт лицом вверх при 5 игроках?"),
        ("uk", "Скільки карт горілиць для 5 гравців?"),
    ] {
        let answer = ask(lang, words);
        assert_eq!(answer["understood"]["players"], 5, "{lang}");
        assert_eq!(answer["answers"][0]["kind"], "draft", "{lang}: {answer}");
    }
}

#[test]
fn typos_and_small_words_do_not_matter() {
    let ids = |words: &str| ask("en", words)["answers"][0]["id"].clone();
    assert_eq!(
        ids("can the wich bewich the theif"),
        ids("witch bewitch thief")
    );
}

#[test]
fn unanswered_questions_get_the_three_closest() {
    let args = [
        "ask",
        "what is the weather in Paris tomorrow",
        "--format",
        "json",
    ];
    let outcome = run(&args);
    assert_eq!(outcome.status, 1, "{outcome:?}");
    let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert!(answer["answers"].as_array().unwrap().len() <= 3);
    let faults: Value = serde_json::from_str(&outcome.stderr).unwrap();
    assert_eq!(faults["faults"][0]["id"], "nothing-found");
}

#[test]
fn without_a_question_the_fault_says_what_to_type() {
    assert!(run(&["ask"]).refused(2).contains("citadels ask"));
}
