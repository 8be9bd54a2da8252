//! The pickers, with prepared answers through the same code as on a terminal.

use super::program::run_scripted;
use super::script::Answer;
use citadels::terminal::Key;

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

#[test]
fn a_deck_is_built_by_questions_and_the_rest_is_filled_in() {
    let choose = |card| [Answer::Press(Key::Enter), Answer::Type(card)];
    let mut answers = vec![Answer::Type("5")];
    answers.extend(choose("witch"));
    answers.extend(choose("thief"));
    answers.extend([Answer::Press(Key::Letter('f')), Answer::Press(Key::Enter)]);
    let (status, out, err, asked) = run_scripted(&["deck", "build"], answers);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(
        out.contains("Witch") && out.contains("Thief") && out.contains("Balanced"),
        "{out}"
    );
    let titles: Vec<&str> = asked
        .iter()
        .filter_map(|page| page.lines().next())
        .collect();
    assert_eq!(titles[0], "How many players?");
    assert_eq!(
        titles[1..],
        [
            "Rank 1?",
            "Rank 1?",
            "Which card?",
            "Rank 2?",
            "Rank 2?",
            "Which card?",
            "Rank 3?",
            "A deck"
        ]
    );
}

#[test]
fn a_deck_is_built_card_by_card_with_the_report_so_far() {
    let cards = [
        "assassin",
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
        "no rank 9",
        "dragon gate",
        "factory",
        "haunted",
        "imperial",
        "keep",
        "laboratory",
        "library",
        "map room",
        "quarry",
        "school",
        "smithy",
        "statue",
        "thieves",
        "wishing",
    ];
    let answer = |card| match card {
        "no rank 9" => vec![Answer::Press(Key::Letter('n'))],
        card => vec![Answer::Press(Key::Enter), Answer::Type(card)],
    };
    let mut answers: Vec<Answer> = cards.into_iter().flat_map(answer).collect();
    // The last is taken back and chosen again.
    answers.push(Answer::Press(Key::Back));
    answers.extend(answer("wishing"));
    answers.push(Answer::Press(Key::Enter));
    let (_, out, _, asked) = run_scripted(&["deck", "build", "-p", "5"], answers);
    assert!(
        out.contains("100 % of its cards with the list First Game"),
        "{out}"
    );
    let third = |page: &String| page.starts_with("District 3 of 14? So far: sum of costs = 11");
    assert!(asked.iter().any(third), "{asked:?}");
}
