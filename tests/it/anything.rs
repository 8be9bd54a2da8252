//! Words without a command: a card, the rulings of several, a rules page, or a question; a mistyped
//! command is still one. And the look-up while it is typed.

use super::program::{app, run};
use citadels::command::lookup::anything::{page, so_far};
use citadels::language::Language;
use citadels::page::text::Canvas;
use citadels::rules::card::{Card, Character};
use citadels::texts::Texts;

#[test]
fn the_name_of_a_card_shows_the_card() {
    for (words, lang, command) in [
        (&["witch"][..], "en", &["card", "witch"][..]),
        (&["whitch"], "en", &["card", "witch"]),
        (&["відьма"], "uk", &["card", "відьма"]),
        (&["poor", "house"], "en", &["card", "poor-house"]),
        (&["school magic"], "en", &["card", "school-of-magic"]),
        (&["witch", "--full"], "fr", &["card", "witch", "--full"]),
        (
            &["witch", "--format", "json"],
            "en",
            &["card", "witch", "--format", "json"],
        ),
        (
            &["--edition", "all", "witch"],
            "en",
            &["card", "witch", "--edition", "all"],
        ),
    ] {
        let told = run(&[words, &["--lang", lang]].concat()).answered();
        let expected = run(&[command, &["--lang", lang]].concat()).answered();
        assert_eq!(told, expected, "{words:?}");
    }
}

#[test]
fn the_names_of_several_cards_show_their_rulings() {
    let expected = run(&["ruling", "thief", "witch"]).answered();
    for words in [
        &["thief", "witch"][..],
        &["thief witch"],
        &["Thief and Witch"],
        &["thief, witch"],
        &["theif", "wich"],
        &["вор", "и", "ведьма"],
    ] {
        assert_eq!(run(words).answered(), expected, "{words:?}");
    }
    let told = run(&["thief", "bewitched"]).answered();
    assert_eq!(told, run(&["ruling", "thief", "bewitched"]).answered());
}

#[test]
fn a_question_is_asked_and_the_title_of_a_rules_page_shows_it() {
    let asked = run(&["ask", "does the thief rob the witch?"]).answered();
    for words in [
        &["does the thief rob the witch?"][..],
        &["does", "the", "thief", "rob", "the", "witch?"],
    ] {
        assert_eq!(run(words).answered(), asked);
    }
    // Its words are names of commands too.
    assert_eq!(
        run(&["how", "do", "I", "score"]).answered(),
        run(&["ask", "how do I score"]).answered()
    );
    assert_eq!(run(&["ties"]).answered(), run(&["rule", "ties"]).answered());
    let nothing = run(&["what", "is", "the", "weather"]).refused(1);
    assert_eq!(nothing, run(&["ask", "what is the weather"]).refused(1));
}

#[test]
fn a_whole_name_wins_over_a_near_command_and_the_beginning_of_a_command_over_that_of_a_card() {
    for (word, card) in [("docks", "Docks"), ("dock", "Docks"), ("cardi", "Cardinal")] {
        let told = run(&[word]).answered();
        assert!(told.lines().next().unwrap().ends_with(card), "{told}");
    }
    for (word, near) in [
        ("scor", "score"),
        ("car", "card"),
        ("crad", "card"),
        ("rules", "rule"),
        ("hist", "history"),
        ("settngs", "settings"),
    ] {
        let told = run(&[word]).refused(2);
        assert!(told.contains(&format!("Did you mean {near}?")), "{told}");
    }
}

#[test]
fn a_command_below_another_is_found_without_it() {
    assert_eq!(
        run(&["stats"]).answered(),
        run(&["history", "stats"]).answered()
    );
    let random = ["random", "-p", "5", "--seed", "a"];
    let expected = run(&[&["deck"], &random[..]].concat()).answered();
    assert_eq!(run(&random).answered(), expected);
    for (args, near) in [
        (&["show"][..], "citadels deck show, citadels history show"),
        (&["delete"], "citadels deck forget, citadels history forget"),
        (
            &["rm", "3"],
            "citadels deck forget, citadels history forget",
        ),
        // It changes something.
        (&["undo"], "citadels history undo"),
        (&["deck", "remove"], "citadels deck forget"),
    ] {
        let told = run(args).refused(2);
        assert!(told.contains(&format!("Did you mean {near}?")), "{told}");
    }
    let forgotten = run(&["history", "forget", "3"]).refused(1);
    for word in ["delete", "remove", "rm"] {
        assert_eq!(run(&["history", word, "3"]).refused(1), forgotten);
        let help = run(&["history", word, "--help"]).answered();
        assert_eq!(help, run(&["history", "forget", "--help"]).answered());
    }
}

/// The page for words that are being typed.
fn typed(words: &str, tonight: &[Card]) -> String {
    let texts = Texts::new(Language::En);
    let (width, color) = (80, false);
    Canvas { width, color }.draw(&so_far(&app(&texts, None), words, tonight))
}

#[test]
fn while_a_name_is_typed_the_cards_that_begin_so_are_listed_and_tonights_first() {
    let tonight = [Character::Wizard, Character::Thief].map(Card::from);
    let listed = typed("wi", &[]);
    assert!(listed.starts_with("Witch "), "{listed}");
    assert!(listed.contains("\nWizard "), "{listed}");
    let listed = typed("wi", &tonight);
    assert!(listed.starts_with("Wizard "), "{listed}");
    // One is left: its page.
    assert!(typed("wit", &tonight).starts_with("Witch\ncharacter of rank 1"));
    // A second card.
    let both = typed("thief wi", &tonight);
    assert!(both.starts_with("Thief · Wizard\n"), "{both}");
    assert!(both.contains("\nWitch "), "{both}");
    assert!(typed("thief wit", &[]).starts_with("Thief · Witch\n"));
    // Nothing typed: tonight's.
    assert!(typed(" ", &tonight).starts_with("Wizard "));
    assert_eq!(typed("", &[]), "");
    assert!(typed("does the thief rob the witch", &[]).contains("No. The Thief cannot rob"));
    assert_eq!(typed("qqqq wwww", &[]), "");
}

#[test]
fn a_look_up_never_panics_whatever_is_typed() {
    let question = "Чи грабує злодій відьму? school of magic «tower» 42 -- the the";
    for lang in [Language::En, Language::Uk] {
        let texts = Texts::new(lang);
        let app = app(&texts, None);
        let letters: Vec<char> = question.chars().collect();
        for end in (0..=letters.len()).step_by(9) {
            let typed: String = letters[..end].iter().collect();
            so_far(&app, &typed, &[]);
            let _ = page(&app, &typed);
        }
        for odd in [
            "\u{0}",
            "?",
            "\u{301}\u{301}",
            "😀",
            ",,,",
            " + ",
            &"x ".repeat(500),
        ] {
            so_far(&app, odd, &[]);
            let _ = page(&app, odd);
        }
    }
}

#[test]
fn a_typo_in_the_command_before_other_words_is_not_a_question() {
    for (words, meant) in [
        (&["crad", "witch"][..], "card"),
        (&["serch", "crown"], "search"),
    ] {
        let told = run(words);
        assert_eq!(told.status, 2, "{words:?}");
        assert!(
            told.stderr.contains(&format!("Did you mean {meant}?")),
            "{}",
            told.stderr
        );
    }
    // But what can be answered is.
    let told = run(&["ruling's", "thief", "witch"]).answered();
    assert!(told.contains("Thief"), "{told}");
}
