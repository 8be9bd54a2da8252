//! The draft on one device, with prepared keys through the same code as on a terminal.

use super::languages::english_of;
use super::program::run_scripted;
use super::script::Answer;
use citadels::terminal::Key;

const ENTER: Answer = Answer::Press(Key::Enter);
const ESCAPE: Answer = Answer::Press(Key::Escape);

/// Keys as typed: digits and letters, `.` for Enter, `!` for Escape.
pub fn keys(typed: &str) -> Vec<Answer> {
    typed
        .chars()
        .map(|key| match key {
            '.' => ENTER,
            '!' => ESCAPE,
            digit @ '0'..='9' => Answer::Press(Key::Digit(digit as u8 - b'0')),
            letter => Answer::Press(Key::Letter(letter)),
        })
        .collect()
}

/// Tries every number, so the lowest rank in the hand is chosen, and confirms it.
const LOWEST: &str = "987654321.";

/// The names for this many players.
fn names(players: usize) -> String {
    [
        "Anton", "Dmytro", "Oksana", "Iryna", "Pavlo", "Marta", "Lesia", "Taras",
    ][..players]
        .join(",")
}

/// A whole draft for this many: each handover with this many choices.
fn selection(choices: &[usize]) -> String {
    choices
        .iter()
        .map(|&count| LOWEST.repeat(count))
        .fold(String::new(), |all, one| all + "." + &one)
}

struct Passed {
    status: u8,
    out: String,
    screens: Vec<String>,
}

fn pass(args: &[&str], typed: &str) -> Passed {
    let (status, out, err, screens) =
        run_scripted(&[&["draft", "pass"], args].concat(), keys(typed));
    assert_eq!(err, "");
    Passed {
        status,
        out,
        screens,
    }
}

const CHARACTERS: [&str; 9] = [
    "Assassin",
    "Thief",
    "Magician",
    "King",
    "Bishop",
    "Merchant",
    "Architect",
    "Warlord",
    "Artist",
];

/// The characters on a screen.
fn shown(screen: &str) -> Vec<&str> {
    CHARACTERS
        .into_iter()
        .filter(|name| screen.contains(name))
        .collect()
}

#[test]
fn everyone_chooses_from_as_many_as_the_table_says() {
    // How often the device is passed, and how many choices are made each time.
    let tables: [(usize, &[usize], &[usize]); 5] = [
        (2, &[1, 2, 2, 1], &[7, 6, 5, 4, 3, 2]),
        (3, &[1; 6], &[8, 7, 6, 4, 3, 2]),
        (5, &[1; 5], &[6, 5, 4, 3, 2]),
        (7, &[1; 7], &[7, 6, 5, 4, 3, 2, 2]),
        (8, &[1; 8], &[8, 7, 6, 5, 4, 3, 2, 2]),
    ];
    for (players, choices, from) in tables {
        let typed = format!("{}!.", selection(choices));
        let passed = pass(&["--names", &names(players)], &typed);
        assert_eq!((passed.status, passed.out.as_str()), (130, ""), "{players}");
        // Each choice is first shown without anything chosen.
        let first: Vec<usize> = passed
            .screens
            .iter()
            .filter(|screen| screen.contains("[number] choose"))
            .map(|screen| {
                screen
                    .lines()
                    .filter(|line| line.trim_start().starts_with(char::is_numeric))
                    .count()
            })
            .collect();
        // A missing number shows the same page again.
        let mut seen = first;
        seen.dedup();
        let mut wanted = from.to_vec();
        wanted.dedup();
        assert_eq!(seen, wanted, "{players}");
        let overs: Vec<&String> = passed
            .screens
            .iter()
            .filter(|s| s.starts_with("Hand the device to"))
            .collect();
        assert_eq!(overs.len(), choices.len(), "{players}");
        assert!(
            passed
                .screens
                .iter()
                .any(|screen| screen.starts_with("Everyone has chosen"))
        );
    }
}

#[test]
fn while_the_device_changes_hands_nothing_hidden_is_on_the_screen() {
    for players in [4, 6, 7] {
        let typed = format!("{}!.", selection(&vec![1; players]));
        let passed = pass(&["--names", &names(players)], &typed);
        let mut open = None;
        for screen in &passed.screens {
            if screen.starts_with("Hand the device to") || screen.starts_with("Everyone") {
                let names = shown(screen);
                if screen.starts_with("Hand") {
                    let line = screen.lines().find(|line| line.starts_with("Face up"));
                    assert!(
                        names.iter().all(|name| line.unwrap().contains(name)),
                        "{screen}"
                    );
                    assert_eq!(open.get_or_insert(names.clone()), &names);
                } else {
                    assert_eq!(names, [] as [&str; 0]);
                }
            }
        }
    }
}

#[test]
fn the_names_are_asked_once_and_are_optional() {
    let wrong = [
        "Anton",
        "Anton, anton",
        "Anton, Ки\u{1b}я",
        "Anton, Olya, Ira",
    ];
    let mut answers: Vec<Answer> = wrong.map(Answer::Type).into();
    answers.push(Answer::Type("Anton, Olya"));
    answers.extend(keys("!."));
    let (status, _, _, asked) = run_scripted(&["draft", "pass", "-p", "2"], answers);
    assert_eq!(status, 130);
    let questions = asked.iter().filter(|asked| *asked == "Who is playing?");
    assert_eq!(questions.count(), 5);
    let hands_over = |asked: &String| asked.starts_with("Hand the device to Anton\n");
    assert!(asked.iter().any(hands_over), "{asked:#?}");
    let mut answers = vec![Answer::Type("")];
    answers.extend(keys("!."));
    let (_, _, _, asked) = run_scripted(&["draft", "pass", "-p", "2"], answers);
    assert!(
        asked[1].starts_with("Hand the device to Player 1\n"),
        "{}",
        asked[1]
    );
}

#[test]
fn a_choice_can_be_changed_until_enter_and_a_missing_card_changes_nothing() {
    let passed = pass(&["--names", &names(2)], ".0.9x12.!.");
    let chosen: Vec<&str> = passed
        .screens
        .iter()
        .filter_map(|screen| screen.lines().find(|line| line.starts_with("› ")))
        .collect();
    assert_eq!(chosen.last(), Some(&"› You keep the Thief."));
    assert!(
        passed
            .screens
            .iter()
            .any(|screen| screen.starts_with("Hand the device to Dmytro"))
    );
}

#[test]
fn leaving_must_be_confirmed() {
    let passed = pass(&["--names", &names(2)], ".!x!.");
    assert_eq!((passed.status, passed.out.as_str()), (130, ""));
    assert!(passed.screens[2].starts_with("Leave?"));
    assert!(
        passed.screens[3].starts_with("Anton: keep one"),
        "{}",
        passed.screens[3]
    );
}

#[test]
fn the_last_of_seven_sees_the_face_down_card() {
    let typed = format!("{}!.", selection(&[1; 7]));
    let passed = pass(&["--names", &names(7)], &typed);
    let last: Vec<&String> = passed
        .screens
        .iter()
        .filter(|s| s.starts_with("Lesia: keep one"))
        .collect();
    assert!(
        last[0].contains("One of these two is the first face-down card."),
        "{}",
        last[0]
    );
    let others = passed
        .screens
        .iter()
        .filter(|s| s.contains(": keep one") && !s.starts_with("Lesia"));
    assert!(
        others
            .into_iter()
            .all(|screen| !screen.contains("the first face-down card"))
    );
}

#[test]
fn with_three_players_a_second_card_is_discarded_at_random_with_one_note() {
    let typed = format!("{}!.", selection(&[1; 6]));
    let passed = pass(&["--names", &names(3)], &typed);
    let said: Vec<&String> = passed
        .screens
        .iter()
        .filter(|s| s.contains("at random"))
        .collect();
    assert_eq!(said.len(), 1);
    assert!(
        said[0].starts_with("Hand the device to Anton"),
        "{}",
        said[0]
    );
    assert!(said[0].contains("One of the 5 cards left"), "{}", said[0]);
    // The second time around everyone sees what they have.
    assert!(
        passed
            .screens
            .iter()
            .any(|s| s.starts_with("Anton: keep one\n\nYours  "))
    );
}

/// Who has what in this round, according to the call.
fn called(passed: &Passed, round: usize) -> Vec<(String, String)> {
    let round = format!("\nround {round} · ");
    let mut pairs: Vec<(String, String)> = passed
        .screens
        .iter()
        .filter(|screen| screen.contains(&round))
        .filter_map(|screen| {
            screen
                .strip_prefix("Rank ")?
                .lines()
                .next()?
                .split_once(" · ")
        })
        .filter_map(|(_, shown)| shown.split_once(" · "))
        .map(|(card, name)| {
            let card = card.trim_start_matches(|sign: char| !sign.is_alphabetic());
            (card.to_owned(), name.to_owned())
        })
        .collect();
    pairs.dedup();
    pairs
}

/// Enter for each of so many characters. In every deal here the first two are played, and whoever
/// names nobody is asked.
fn calls(characters: usize) -> String {
    ".".repeat(characters + 2)
}

#[test]
fn after_the_draft_the_round_is_called_with_known_characters() {
    let typed = format!("{}.{}!.", selection(&[1; 5]), calls(8));
    let passed = pass(&["--names", &names(5)], &typed);
    let called = called(&passed, 1);
    assert_eq!(called.len(), 5);
    // Everyone took the lowest rank available, so they are called in table order.
    let who: Vec<&str> = called.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(who, ["Anton", "Dmytro", "Oksana", "Iryna", "Pavlo"]);
    assert!(
        passed
            .screens
            .iter()
            .any(|screen| screen.contains("Nobody has it. Call the next character."))
    );
}

#[test]
fn undoing_a_later_draft_leads_to_the_end_of_the_round_before_it() {
    let names = names(4);
    let args = ["draft", "pass", "--names", &names];
    // Two of the eight ask once before nobody is named.
    let round = format!("{}.{}.", selection(&[1; 4]), ".".repeat(10));
    let mut answers = keys(&format!("{round}{}.u", selection(&[1; 4])));
    answers.extend([Answer::Type("yes"), Answer::Leave]);
    let (_, _, err, screens) = run_scripted(&args, answers);
    assert_eq!(err, "");
    let question = screens
        .iter()
        .position(|screen| screen.starts_with("Deal the characters again"))
        .unwrap();
    let titles: Vec<&str> = screens[question..]
        .iter()
        .filter_map(|screen| screen.lines().next())
        .collect();
    assert_eq!(titles[1], "End of the round", "{titles:?}");
    let page = &screens[question + 1];
    assert!(page.contains("round 1"), "{page}");
}

#[test]
fn what_lies_face_up_is_out_from_the_first_call_on() {
    let passed = pass(
        &["--names", &names(5)],
        &format!("{}.!.", selection(&[1; 5])),
    );
    let screens = &passed.screens;
    let mut lines = screens[0].lines();
    let open = lines
        .find_map(|line| line.strip_prefix("Face up  "))
        .unwrap();
    let call = screens.iter().find(|screen| screen.starts_with("Rank 1"));
    let mut track = call.unwrap().lines();
    let line = track.find(|line| line.contains(open)).unwrap();
    assert!(
        line.contains("  –  ") && line.ends_with("  face up"),
        "{line}"
    );
}

#[test]
fn before_the_call_everyone_may_look_at_their_own_again() {
    let typed = format!("{}b...!.", selection(&[1; 4]));
    let passed = pass(&["--names", &names(4)], &typed);
    let look = passed
        .screens
        .iter()
        .position(|s| s.starts_with("Dmytro: this is yours"))
        .unwrap();
    assert!(passed.screens[look - 1].starts_with("Hand the device to Dmytro"));
    assert_eq!(shown(&passed.screens[look]).len(), 1);
}

const THEATER: [&str; 2] = ["--deck", "tests/decks/theater.toml"];

/// A round before which everyone chose this often, with this many characters; at its first call the
/// Theater, third of the possible districts, is reported built.
fn built(choices: &[usize], characters: usize) -> String {
    format!("{}.r3{}.", selection(choices), calls(characters))
}

#[test]
fn the_theater_is_asked_about_once_it_was_reported_built() {
    let names = names(5);
    let args = [&["--names", &names], &THEATER[..]].concat();
    let quiet = format!("{}.{}.", selection(&[1; 5]), calls(8));
    // Nobody has six gold in the first round; at the end of the second it is asked, and it is
    // built.
    let typed = format!("{quiet}{quiet}y{}..!.", selection(&[1; 5]));
    let passed = pass(&args, &typed);
    let asked = |title: &str| {
        let screens = passed.screens.iter();
        screens.filter(|screen| screen.starts_with(title)).count()
    };
    assert_eq!(asked("Has anyone built the Theater?\n"), 1);
    assert_eq!(asked("Who has the Theater in their city?\n"), 1);
    assert_eq!(asked("Everyone has chosen\n"), 3);
}

#[test]
fn with_the_theater_its_owner_may_swap_characters_unseen_and_both_may_look() {
    let names = names(5);
    let args = [&["--names", &names], &THEATER[..]].concat();
    let (built, again) = (built(&[1; 5], 8), selection(&[1; 5]));
    let plain = pass(&args, &format!("{built}{again}..{}!.", calls(8)));
    // Dmytro has the Theater and swaps with Pavlo; both look.
    let typed = format!("{built}{again}b..e.....{}!.", calls(8));
    let swapped = pass(&args, &typed);
    assert!(
        swapped
            .screens
            .iter()
            .any(|s| s.starts_with("Who has the Theater in their city?"))
    );
    let offered = swapped
        .screens
        .iter()
        .find(|s| s.starts_with("Dmytro: swap characters"))
        .unwrap();
    assert!(!offered.contains("  Dmytro"), "{offered}");
    assert_eq!(shown(offered).len(), 1, "only the owner's own: {offered}");
    let expected: Vec<(String, String)> = called(&plain, 2)
        .into_iter()
        .map(|(card, name)| match name.as_str() {
            "Dmytro" => (card, "Pavlo".to_owned()),
            "Pavlo" => (card, "Dmytro".to_owned()),
            _ => (card, name),
        })
        .collect();
    assert_eq!(called(&swapped, 2), expected);
}

#[test]
fn the_owner_of_the_theater_may_decline() {
    let typed = format!("{}{}b...!.", built(&[1; 5], 8), selection(&[1; 5]));
    let passed = pass(&[&["--names", &names(5)], &THEATER[..]].concat(), &typed);
    let done = passed.screens.iter();
    let done = done.filter(|s| s.starts_with("Everyone has chosen"));
    assert!(done.count() >= 2);
    assert!(!passed.screens.iter().any(|s| s.contains("this is yours")));
}

#[test]
fn with_three_players_the_owner_gives_one_of_two_and_takes_one_of_two_unseen() {
    // Oksana gives her lower character and takes Anton's second, whatever it is.
    let typed = format!(
        "{}{}c..a.{LOWEST}2....{}!.",
        built(&[1; 6], 9),
        selection(&[1; 6]),
        calls(9)
    );
    let args = [
        "--names",
        &names(3),
        "--deck",
        "tests/decks/theater-nine.toml",
    ];
    let passed = pass(&args, &typed);
    let take = passed
        .screens
        .iter()
        .find(|s| s.starts_with("Which of Anton's two do you take?"));
    assert_eq!(shown(take.unwrap()), [] as [&str; 0]);
    let holders = called(&passed, 2);
    for name in ["Anton", "Dmytro", "Oksana"] {
        assert_eq!(
            holders.iter().filter(|(_, who)| who == name).count(),
            2,
            "{holders:?}"
        );
    }
}

#[test]
fn the_choosing_player_sees_the_face_up_cards_and_can_read_a_card_in_full() {
    // Only numbers in the hand show a text, and none of them chooses.
    let passed = pass(&["--names", &names(5)], ".t987654321.!.");
    let screens = &passed.screens;
    let open = |screen: &str| {
        let mut lines = screen.lines();
        lines
            .find(|line| line.starts_with("Face up"))
            .map(str::to_owned)
    };
    assert!(
        screens[1].starts_with("Anton: keep one\n"),
        "{}",
        screens[1]
    );
    assert!(open(&screens[0]).is_some());
    assert_eq!(open(&screens[0]), open(&screens[1]));
    assert!(
        screens[2].starts_with("Full text of which card?\n"),
        "{}",
        screens[2]
    );
    let texts: Vec<&String> = screens.iter().filter(|s| s.contains("\nrank ")).collect();
    assert!(!texts.is_empty());
    for text in texts {
        assert_eq!(shown(text.lines().next().unwrap()).len(), 1, "{text}");
    }
    let back = &screens[screens.len() - 2];
    assert_eq!(back, &screens[1], "nothing is chosen");
}

#[test]
fn a_guarded_hand_is_seen_again_only_with_the_digit() {
    // Anton protects his hand with 7; later someone tries 3, goes back, and Anton looks.
    let rest = &selection(&[1; 5])[1..];
    let typed = format!(".p7{rest}a..3.a..7t..!.");
    let passed = pass(&["--names", &names(5)], &typed);
    let screens = &passed.screens;
    assert!(
        screens[2].starts_with("Anton: choose a digit\n"),
        "{}",
        screens[2]
    );
    assert!(
        screens[3].contains("Protected with your digit.\n"),
        "{}",
        screens[3]
    );
    let locked: Vec<usize> = (0..screens.len())
        .filter(|&at| screens[at].starts_with("Anton: your digit?\n"))
        .collect();
    let [first, wrong, again] = locked[..] else {
        panic!("{locked:?}")
    };
    assert!(
        screens[wrong].contains("! Wrong digit."),
        "{}",
        screens[wrong]
    );
    assert!(screens[wrong + 1].starts_with("Everyone has chosen\n"));
    assert!(screens[again + 1].starts_with("Anton: this is yours\n"));
    // Nothing typed is visible, and no card without the digit.
    for screen in &screens[first..=again] {
        assert!(!screen.contains(['3', '7']), "{screen}");
        let open = screen.starts_with("Hand the device");
        assert!(open || shown(screen).is_empty(), "{screen}");
    }
    assert_eq!(shown(screens[again + 2].lines().next().unwrap()).len(), 1);
}

#[test]
fn the_next_draft_starts_with_the_crown() {
    // Anton has the lowest rank, so the King is someone else's or nobody's.
    let typed = format!("{}.{}.!.", selection(&[1; 6]), calls(8));
    let passed = pass(&["--names", &names(6)], &typed);
    let king = called(&passed, 1)
        .into_iter()
        .find(|(card, _)| card == "King");
    let crowned = king.map_or("Anton".to_owned(), |(_, name)| name);
    let screens = &passed.screens;
    let end = screens
        .iter()
        .position(|s| s.starts_with("End of the round"))
        .unwrap();
    assert!(
        screens[end].contains(&format!("{crowned} has the crown")),
        "{}",
        screens[end]
    );
    assert!(screens[end + 1].starts_with(&format!("Hand the device to {crowned}")));
}

#[test]
fn invalid_names_are_reported_all_at_once() {
    let refused = |args: &[&str]| {
        let (status, out, err, asked) = run_scripted(&[&["draft", "pass"], args].concat(), vec![]);
        assert_eq!((status, out.as_str(), asked.len()), (1, "", 0), "{err}");
        err
    };
    let err = refused(&["--names", "Anton,,Anton,\u{1b}[2J"]);
    assert_eq!(err.matches("can't be a player's name").count(), 2, "{err}");
    assert!(err.contains("Two players are called \"Anton\""), "{err}");
    assert!(!err.contains('\u{1b}'), "{err:?}");
    assert!(refused(&["--names", "Anton"]).contains("2 to 8"));
    assert!(refused(&["--names", "A,B,C", "-p", "4"]).contains("3 names for 4 players"));
}

#[test]
fn the_pages_of_a_selection_in_four_languages() {
    let english = english_of(|lang| {
        // Two choices, a second thought, and leaving.
        let args = ["--names", &names(7), "--lang", lang];
        let (_, _, _, screens) = run_scripted(
            &[&["draft", "pass"], &args[..]].concat(),
            keys(".1.2.!x.3.!."),
        );
        screens.join("\n---\n")
    });
    insta::assert_snapshot!("pass-en", english);
}

#[test]
fn the_pages_next_to_a_choice_in_four_languages() {
    let english = english_of(|lang| {
        // A card's text, a digit, everyone's choice, a wrong digit, back.
        let rest = &selection(&[1; 4])[1..];
        let typed = format!(".t987654321.p7{rest}a..3.!.");
        let args = ["--names", &names(4), "--lang", lang];
        let (_, _, _, screens) =
            run_scripted(&[&["draft", "pass"], &args[..]].concat(), keys(&typed));
        let aside = screens[2..].iter().take(12);
        let end = screens.iter().rev().take(6).rev();
        let screens: Vec<&str> = aside.chain(end).map(String::as_str).collect();
        screens.join("\n---\n")
    });
    insta::assert_snapshot!("pass-aside-en", english);
}
