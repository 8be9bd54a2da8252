//! The pickers, with prepared answers through the same code as on a terminal.

use super::program::run_scripted;
use super::script::Answer;

#[test]
fn card_without_a_name_asks_which() {
    let (status, out, err, asked) = run_scripted(&["card"], vec![Answer::Type("obs")]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.starts_with("★ Observatory\n"), "{out}");
    assert_eq!(asked, ["Which card?"]);
}

#[test]
fn the_picker_filters_by_the_names_of_every_language() {
    for typed in ["sorciere", "ведьма", "відь", "witch"] {
        let (_, out, ..) = run_scripted(&["card"], vec![Answer::Type(typed)]);
        assert!(out.starts_with("Witch\n"), "{typed}: {out}");
    }
}

#[test]
fn ruling_asks_for_two_cards_and_without_a_second_shows_all_rulings_of_the_first() {
    let (_, out, _, asked) = run_scripted(
        &["ruling"],
        vec![Answer::Type("magistrate"), Answer::Type("framework")],
    );
    assert!(out.starts_with("Magistrate · Framework\n"), "{out}");
    assert_eq!(asked.len(), 2);
    let (_, out, ..) = run_scripted(&["ruling"], vec![Answer::Type("park"), Answer::Type("")]);
    assert!(out.starts_with("Park\n"), "{out}");
}

#[test]
fn rule_asks_which_topic() {
    let (_, out, ..) = run_scripted(&["rule", "--lang", "uk"], vec![Answer::Type("нічия")]);
    assert!(out.starts_with("Нічия\n"), "{out}");
}

#[test]
fn leaving_is_quiet() {
    for command in ["card", "ruling", "rule"] {
        let (status, out, err, _) = run_scripted(&[command], vec![Answer::Leave]);
        assert_eq!((status, out.as_str(), err.as_str()), (130, "", ""));
    }
}
