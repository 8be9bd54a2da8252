//! One evening, from the first name to the saved play, and what other commands take from its table.

use super::program::{run_asking, run_at, run_clocked, run_scripted_at, run_seeded};
use super::robot::{Robot, Way, title_of};
use super::script::{Answer, Script};
use citadels::terminal::{Ask, Confirm, Draw, Key, Left, Line, Number, Pick};
use serde_json::{Value, json};
use std::cell::Cell;
use std::fs;
use std::path::Path;
use tempfile::tempdir;

const NAMES: [&str; 8] = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gil", "Hal"];

fn log(home: &Path) -> Vec<Value> {
    let text = fs::read_to_string(home.join("plays.jsonl")).unwrap_or_default();
    let line = |line: &str| serde_json::from_str::<Value>(line).unwrap()["play"].clone();
    text.lines().map(line).collect()
}

/// A complete evening, after the program was killed this many times.
fn evening(home: &Path, edition: &str, way: Way, players: usize, plugs: &[usize]) -> Robot {
    let args = ["tonight", "--edition", edition];
    for &plug in plugs {
        let mut robot = Robot::new(way, &NAMES[..players]);
        robot.patience = plug;
        let (status, out, err) = run_asking(Some(home), &args, &mut robot);
        assert_eq!(
            (status, &*out, &*err),
            (130, "", ""),
            "after {plug} answers"
        );
    }
    let mut robot = Robot::new(way, &NAMES[..players]);
    robot.patience = 150;
    let (status, out, err) = run_asking(Some(home), &args, &mut robot);
    let asked = robot.seen.iter().map(|(page, answer)| {
        let asked = page.trim_end().lines().next_back().unwrap_or_default();
        format!("{asked} → {answer}")
    });
    let asked: Vec<String> = asked.collect();
    let asked = &asked[asked.len().min(58)..asked.len().min(75)];
    assert_eq!((status, &*err), (0, ""), "{plugs:?} {asked:#?}");
    assert!(out.contains("Ann wins"), "{out}");
    robot
}

#[test]
fn an_evening_leads_from_the_first_name_to_the_saved_play() {
    for edition in ["2016", "classic", "third"] {
        for players in [2, 3, 5, 8] {
            for way in [Way::Device, Way::Hand, Way::Alone] {
                let home = tempdir().unwrap();
                let robot = evening(home.path(), edition, way, players, &[]);
                let plays = log(home.path());
                assert_eq!(plays.len(), 1, "{edition} {players} {way:?}");
                let play = &plays[0];
                assert_eq!(play["edition"], edition);
                assert_eq!(play["players"].as_array().unwrap().len(), players);
                assert_eq!(play["winners"], json!(["Ann"]));
                let crowned = play["players"].as_array().unwrap().iter();
                let crowned = crowned.filter(|one| one["crown"] == true).count();
                assert_eq!(crowned, 1, "who has the crown is known or asked");
                assert_eq!(play["players"][0]["first"], true);
                let said = robot.seen.iter().map(|(page, _)| page);
                assert!(said.clone().any(|page| page.contains("Round 2")));
                // The table is archived.
                let shown = run_at(home.path(), &["tonight", "--show", "--format", "json"]);
                assert_eq!(shown.json(), Value::Null);
            }
        }
    }
}

#[test]
fn an_evening_killed_after_any_step_resumes_to_the_same_end() {
    killed_after_any_step("2016", &[2, 3, 5, 8]);
}

#[test]
fn a_classic_evening_killed_after_any_step_resumes_to_the_same_end() {
    killed_after_any_step("classic", &[2, 8]);
}

#[test]
fn an_evening_with_the_third_box_killed_after_any_step_resumes_to_the_same_end() {
    killed_after_any_step("third", &[3, 5]);
}

fn killed_after_any_step(edition: &str, numbers: &[usize]) {
    for &players in numbers {
        let home = tempdir().unwrap();
        let whole = evening(home.path(), edition, Way::Alone, players, &[]);
        let expected = log(home.path());
        for plug in 1..whole.seen.len() {
            let home = tempdir().unwrap();
            let rest = evening(home.path(), edition, Way::Alone, players, &[plug]);
            assert_eq!(log(home.path()), expected, "{edition} {players} {plug}");
            // Nothing was answered twice, and nothing was skipped.
            let shown = |robot: &Robot| robot.seen.last().map(|(page, _)| page.clone());
            assert_eq!(shown(&rest), shown(&whole), "{edition} {players} {plug}");
            let again = whole.seen.len() - plug;
            assert!(rest.seen.len() <= again, "{edition} {players} {plug}");
        }
    }
}

#[test]
fn a_killed_draft_is_dealt_again_and_its_choices_are_nowhere() {
    let home = tempdir().unwrap();
    let whole = evening(home.path(), "2016", Way::Device, 4, &[]);
    let points = |plays: Vec<Value>| -> Vec<Value> {
        let players = plays[0]["players"].as_array().unwrap().clone();
        players.iter().map(|one| one["total"].clone()).collect()
    };
    let expected = points(log(home.path()));
    let choices = |(page, _): &(String, String)| page.contains(": keep one");
    let first = whole.seen.iter().position(choices).unwrap();
    for plug in (first..whole.seen.len()).step_by(3) {
        let home = tempdir().unwrap();
        let mut robot = Robot::new(Way::Device, &NAMES[..4]);
        robot.patience = plug;
        run_asking(Some(home.path()), &["tonight"], &mut robot);
        let kept = fs::read_to_string(home.path().join("tonight.json")).unwrap();
        for name in ["witch", "assassin", "thief", "king", "bishop", "merchant"] {
            assert!(!kept.contains(name), "{kept}");
        }
        let resumed = evening(home.path(), "2016", Way::Device, 4, &[]);
        // Only an interrupted draft says so, at its start.
        let said = "The selection was interrupted, so the characters are dealt again.";
        let (killed, drafts) = (
            &whole.seen[plug].0,
            ["Hand the", ": keep", ": put", "Everyone"],
        );
        let is_draft = drafts.iter().any(|part| title_of(killed).contains(part));
        let again = resumed.seen.iter();
        let again = again.filter(|(page, _)| page.contains(said)).count();
        assert_eq!(again, usize::from(is_draft), "{killed}");
        assert_eq!(points(log(home.path())), expected);
        assert_eq!(log(home.path()).len(), 1);
    }
}

const ENTER: Answer = Answer::Press(Key::Enter);

fn letter(letter: char) -> Answer {
    Answer::Press(Key::Letter(letter))
}

/// A table for three, being set up.
fn table(home: &Path) {
    let answers = vec![Answer::Type("Ann, Bob, Cyd"), ENTER];
    let (status, ..) = run_scripted_at(home, &["tonight"], answers);
    assert_eq!(status, 130);
}

fn show(home: &Path) -> Value {
    run_at(home, &["tonight", "--format", "json"]).json()
}

#[test]
fn a_pipe_gets_the_state_of_the_table() {
    let home = tempdir().unwrap();
    assert_eq!(show(home.path()), Value::Null);
    let none = run_at(home.path(), &["tonight"]).answered();
    assert!(none.contains("No game in progress"), "{none}");
    table(home.path());
    let shown = show(home.path());
    assert_eq!(shown["players"], json!(["Ann", "Bob", "Cyd"]));
    assert_eq!(shown["stage"], "setup");
    assert_eq!(
        (&shown["edition"], &shown["complete_at"]),
        (&json!("2016"), &json!(8))
    );
    assert_eq!(
        (&shown["crown"], &shown["round"]),
        (&Value::Null, &json!(1))
    );
    assert_eq!(
        (&shown["first"], &shown["play"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(shown["deck"]["characters"].as_array().unwrap().len(), 9);
    assert_eq!(shown["deck"]["districts"].as_array().unwrap().len(), 14);
    let code = shown["deck"]["code"].as_str().unwrap();
    let page = run_at(home.path(), &["tonight", "--show"]).answered();
    assert!(
        page.contains(code) && page.contains("Ann, Bob, Cyd"),
        "{page}"
    );
    let more = vec![letter('a'), letter('b'), letter('n'), ENTER];
    run_scripted_at(home.path(), &["tonight"], more);
    let shown = show(home.path());
    assert_eq!(
        (&shown["stage"], &shown["crown"]),
        (&json!("call"), &json!(1))
    );
    let ended = run_at(home.path(), &["tonight", "--end", "--format", "json"]).json();
    assert_eq!(ended, json!({ "ended": true }));
    assert_eq!(show(home.path()), Value::Null);
}

#[test]
fn every_step_can_be_undone_with_the_same_key() {
    let home = tempdir().unwrap();
    table(home.path());
    let mut answers = vec![ENTER, letter('a'), letter('b'), letter('n'), ENTER, ENTER];
    answers.extend(vec![letter('u'); 8]);
    answers.push(Answer::Leave);
    answers.push(ENTER);
    let (status, _, _, asked) = run_scripted_at(home.path(), &["tonight"], answers);
    assert_eq!(status, 130);
    assert!(asked.last().unwrap().contains("Leave"), "{asked:?}");
    assert_eq!(
        asked
            .iter()
            .filter(|page| page.contains("Who is playing"))
            .count(),
        1
    );
}

#[test]
fn before_anyone_has_chosen_the_draft_can_be_undone() {
    let home = tempdir().unwrap();
    table(home.path());
    let answers = vec![letter('a'), ENTER, ENTER, letter('u'), letter('n')];
    let (_, _, _, asked) = run_scripted_at(home.path(), &["tonight"], answers);
    let titles: Vec<&str> = asked
        .iter()
        .filter_map(|page| page.lines().next())
        .collect();
    let expected = [
        "Setup, step 1 of 7",
        "Who has the crown?",
        "Round 1",
        "Hand the device to Ann",
        "Round 1",
    ];
    assert_eq!(titles[..5], expected);
}

fn titles(asked: &[String]) -> Vec<&str> {
    asked
        .iter()
        .filter_map(|page| page.lines().next())
        .collect()
}

#[test]
fn a_finished_draft_is_not_discarded_by_one_key() {
    let home = tempdir().unwrap();
    let (status, ..) = run_scripted_at(
        home.path(),
        &["tonight"],
        vec![
            Answer::Type("Ann, Bob, Cyd, Dan"),
            ENTER,
            letter('a'),
            ENTER,
        ],
    );
    assert_eq!(status, 130);
    let mut answers = vec![ENTER];
    for _ in 0..4 {
        answers.extend(super::pass::keys(".987654321."));
    }
    answers.extend([
        ENTER,
        letter('u'),
        Answer::Type("no"),
        letter('u'),
        Answer::Type("yes"),
    ]);
    let (_, _, _, asked) = run_scripted_at(home.path(), &["tonight"], answers);
    let last: Vec<&str> = titles(&asked).into_iter().rev().take(6).collect();
    assert_eq!(last[0], "Round 1");
    assert!(last[1].starts_with("Deal the characters again"), "{last:?}");
    assert!(last[3].starts_with("Deal the characters again"), "{last:?}");
    assert_eq!(last[2], last[4], "nothing is lost by a no");
}

#[test]
fn building_a_deck_can_be_undone_before_and_after() {
    let home = tempdir().unwrap();
    let answers = vec![Answer::Type("Ann, Bob, Cyd, Dan"), letter('b'), letter('u')];
    let (_, _, _, asked) = run_scripted_at(home.path(), &["tonight"], answers);
    let drawn = asked[2].clone();
    assert_eq!(asked.last(), Some(&drawn));
    let answers = vec![letter('b'), letter('f'), ENTER, letter('u')];
    let (_, _, _, asked) = run_scripted_at(home.path(), &["tonight"], answers);
    assert_ne!(asked[3], drawn, "the built one");
    assert_eq!(asked.last(), Some(&drawn));
}

#[test]
fn the_current_table_is_resumed_or_asked_about_and_never_just_replaced() {
    let home = tempdir().unwrap();
    table(home.path());
    // Who names nobody is asked once.
    run_scripted_at(home.path(), &["call"], vec![ENTER; 4]);
    let before = show(home.path());
    // The same table, named again.
    let (_, _, _, asked) = run_scripted_at(home.path(), &["call", "-p", "3"], vec![]);
    assert!(asked[0].contains("3  ▶"), "{asked:?}");
    let other = ["call", "-p", "5"];
    let (_, _, _, asked) = run_scripted_at(home.path(), &other, vec![Answer::Type("Continue")]);
    assert_eq!(titles(&asked)[0], "A game is in progress.");
    assert!(asked[1].contains("3  ▶"), "{asked:?}");
    let (status, ..) = run_scripted_at(home.path(), &other, vec![Answer::Leave]);
    assert_eq!((status, show(home.path())), (130, before));
    let new = vec![Answer::Type("Tonight"), ENTER];
    run_scripted_at(home.path(), &other, new);
    assert_eq!(show(home.path())["players"].as_array().unwrap().len(), 5);
}

#[test]
fn undoing_the_score_returns_to_the_evening() {
    let home = tempdir().unwrap();
    table(home.path());
    let answers = vec![
        letter('a'),
        ENTER,
        letter('p'),
        Answer::Type("manor"),
        Answer::Leave,
        letter('u'),
        Answer::Leave,
        letter('u'),
    ];
    let (_, _, _, asked) = run_scripted_at(home.path(), &["tonight"], answers);
    assert_eq!(titles(&asked).last(), Some(&"Round 1"), "{asked:#?}");
}

#[test]
fn another_table_replaces_the_old_one_only_once_it_has_started() {
    let home = tempdir().unwrap();
    table(home.path());
    // The seed, which identifies evenings, is always the same in a test.
    let path = home.path().join("tonight.json");
    let other = fs::read_to_string(&path)
        .unwrap()
        .replace("friday", "monday");
    fs::write(&path, other).unwrap();
    let set_up = fs::read_to_string(&path).unwrap();
    run_scripted_at(home.path(), &["tonight"], vec![letter('a'), ENTER]);
    assert_ne!(fs::read_to_string(&path).unwrap(), set_up, "it went on");
    let previous = home.path().join("tonight.previous.json");
    assert!(!previous.exists(), "every step was of one table");
    let old = show(home.path());
    run_scripted_at(
        home.path(),
        &["tonight", "--new"],
        vec![Answer::Type("Dan, Eve")],
    );
    assert_eq!(show(home.path()), old, "the new one has no deck yet");
    // It resumes where it was left, and starts.
    run_scripted_at(home.path(), &["tonight"], vec![ENTER]);
    assert_eq!(show(home.path())["players"], json!(["Dan", "Eve"]));
    let previous = fs::read_to_string(previous).unwrap();
    assert!(previous.contains("Cyd"), "{previous}");
}

#[test]
fn one_question_takes_a_number_a_beginning_a_name_or_a_code_of_a_deck() {
    let home = tempdir().unwrap();
    let code = "15E80FKDDZJ";
    run_at(home.path(), &["deck", "save", "friday", code]).answered();
    for (typed, name) in [
        ("1", "Deck  friday\n"),
        ("fri", "Deck  friday\n"),
        ("VICIOUS", "Deck  Vicious Nobles\n"),
        ("first-game", "Deck  First Game\n"),
        (code, "Deck  friday\n"),
    ] {
        let answers = vec![
            Answer::Type("Ann, Bob, Cyd, Dan, Eve"),
            letter('l'),
            Answer::Type(typed),
        ];
        let (.., asked) = run_scripted_at(home.path(), &["tonight", "--new"], answers);
        let list = asked.iter().find(|page| page.starts_with("Which deck?"));
        assert!(list.unwrap().contains("1  friday\n"), "{asked:?}");
        let last = asked.last().unwrap();
        assert!(last.contains(name), "{typed}: {last}");
    }
    // Nothing is chosen, and undo is not about the list.
    let answers = vec![
        Answer::Type("Ann, Bob"),
        letter('l'),
        Answer::Leave,
        letter('u'),
    ];
    let (.., asked) = run_scripted_at(home.path(), &["tonight", "--new"], answers);
    assert_eq!(asked.last().unwrap(), "Who is playing?");
}

#[test]
fn a_table_begins_with_the_deck_and_the_players_of_the_command() {
    let home = tempdir().unwrap();
    let args = ["tonight", "--deck", "first-game", "-p", "4"];
    let names = || vec![Answer::Type("Ann, Bob, Cyd, Dan")];
    let (.., asked) = run_scripted_at(home.path(), &args, names());
    let last = asked.last().unwrap();
    assert!(last.contains("4 players: Ann, Bob, Cyd, Dan\n"), "{last}");
    assert!(last.contains("Deck  First Game\n"), "{last}");
    // A table under way is not replaced unasked.
    let (.., asked) = run_scripted_at(home.path(), &args, vec![Answer::Type("Continue")]);
    assert_eq!(titles(&asked), ["A game is in progress.", "Tonight"]);
    let error = run_at(home.path(), &args).refused(2);
    assert!(error.contains("needs a terminal"), "{error}");
}

#[test]
fn a_table_is_closed_if_that_is_meant_and_can_be_taken_back() {
    let home = tempdir().unwrap();
    table(home.path());
    let before = show(home.path());
    let end = ["tonight", "--end"];
    let (_, _, _, asked) = run_scripted_at(home.path(), &end, vec![Answer::Type("no")]);
    assert_eq!(asked, ["End tonight's game of Ann, Bob, Cyd?"]);
    assert_eq!(show(home.path()), before);
    let (status, out, ..) = run_scripted_at(home.path(), &end, vec![Answer::Type("yes")]);
    assert_eq!((status, show(home.path())), (0, Value::Null));
    let back = ["tonight", "--resume-previous"];
    assert!(out.contains("--resume-previous"), "{out}");
    run_at(home.path(), &back).answered();
    assert_eq!(show(home.path()), before);
    // The other one is kept for the next time.
    run_at(home.path(), &end).answered();
    let names = vec![Answer::Type("Dan, Eve"), ENTER];
    run_scripted_at(home.path(), &["tonight"], names);
    for players in [json!(["Ann", "Bob", "Cyd"]), json!(["Dan", "Eve"])] {
        run_at(home.path(), &back).answered();
        assert_eq!(show(home.path())["players"], players);
    }
    let empty = tempdir().unwrap();
    run_at(empty.path(), &back).refused(1);
}

#[test]
fn the_checklist_keeps_its_lines_and_an_older_one_still_resumes() {
    let home = tempdir().unwrap();
    table(home.path());
    let (.., asked) = run_scripted_at(home.path(), &["tonight"], vec![ENTER, ENTER]);
    let [first, .., last] = &asked[..] else {
        panic!("{asked:?}")
    };
    let lines = |page: &str| {
        page.lines()
            .skip(1)
            .map(|line| line.chars().skip(1).collect())
            .collect::<Vec<String>>()
    };
    assert_eq!(lines(first), lines(last));
    assert!(
        last.contains("\n☑ 2  ") && last.contains("\n▶ 3  "),
        "{last}"
    );
    // What is no step is not ticked.
    assert!(last.contains("\n  • Once a city has "), "{last}");
    let path = home.path().join("tonight.json");
    let kept = fs::read_to_string(&path).unwrap();
    let tick = kept.lines().next_back().unwrap();
    assert!(tick.contains("tick"), "{kept}");
    fs::write(&path, format!("{kept}{}", format!("{tick}\n").repeat(9))).unwrap();
    let (.., asked) = run_scripted_at(home.path(), &["tonight"], vec![]);
    assert_eq!(titles(&asked), ["Who has the crown?"]);
}

#[test]
fn a_table_without_a_deck_is_not_replaced_unasked() {
    let home = tempdir().unwrap();
    let names = vec![Answer::Type("Dan, Eve")];
    run_scripted_at(home.path(), &["tonight"], names);
    let other = ["draft", "pass", "-p", "5"];
    let go_on = vec![Answer::Type("Continue")];
    let (.., asked) = run_scripted_at(home.path(), &other, go_on);
    assert_eq!(titles(&asked), ["A game is in progress.", "Tonight"]);
    assert!(asked[1].contains("2 players: Dan, Eve"), "{asked:?}");
    // Nothing else is meant.
    let (.., asked) = run_scripted_at(home.path(), &["call"], vec![]);
    assert_eq!(titles(&asked), ["Tonight"]);
}

#[test]
fn with_the_cards_every_step_has_its_player_and_the_way_is_remembered() {
    let home = tempdir().unwrap();
    let mut answers = vec![Answer::Type("Ann, Bob, Cyd, Dan"), ENTER];
    answers.extend(['a', 'b', 'c'].map(letter));
    let (.., asked) = run_scripted_at(home.path(), &["tonight"], answers);
    let steps = "1  Bob keeps one of 5.\n   2  Cyd keeps one of 4.\n   3  Dan keeps one of 3.\n";
    let last = asked.last().unwrap();
    assert!(last.contains(steps), "{last}");
    // Who names nobody is asked once.
    let answers = (0..12).map(|_| ENTER).collect();
    let (.., asked) = run_scripted_at(home.path(), &["tonight"], answers);
    let last = asked.last().unwrap();
    assert!(last.starts_with("Round 2\n"), "{last}");
    assert!(
        last.contains("[Enter] with the cards, step by step"),
        "{last}"
    );
}

#[test]
fn commands_take_missing_options_from_the_table_and_say_so() {
    let home = tempdir().unwrap();
    table(home.path());
    let code = show(home.path())["deck"]["code"]
        .as_str()
        .unwrap()
        .to_owned();
    for args in [
        &["setup"][..],
        &["sheet"],
        &["draft", "deal"],
        &["call", "--quick"],
    ] {
        let page = run_at(home.path(), args).answered();
        assert!(page.contains(&format!("deck {code}")), "{args:?} {page}");
    }
    for args in [&["setup"][..], &["draft", "deal"], &["call", "--quick"]] {
        let json = run_at(home.path(), &[args, &["--format", "json"]].concat()).json();
        assert_eq!(json["players"], 3, "{args:?}");
        assert_eq!(json["from_tonight"], json!(["players", "deck"]), "{args:?}");
    }
    let random = run_at(home.path(), &["deck", "random", "--format", "json"]).json();
    assert_eq!(
        (&random["players"], &random["from_tonight"]),
        (&json!(3), &json!(["players"]))
    );
    let drafted = run_at(home.path(), &["draft", "table", "--format", "json"]).json();
    assert_eq!(drafted["rows"].as_array().unwrap().len(), 1);
    // A flag wins, and a contradiction takes nothing from the table.
    for args in [
        &["setup", "-p", "5"][..],
        &["setup", "--edition", "third", "-p", "3"],
        &["setup", "--deck", "first-game", "-p", "3"],
    ] {
        let json = run_at(home.path(), &[args, &["--format", "json"]].concat()).json();
        assert_eq!(json["from_tonight"], Value::Null, "{args:?}");
    }
    let listed = run_at(
        home.path(),
        &["setup", "--deck", "first-game", "--format", "json"],
    )
    .json();
    assert_eq!(listed["from_tonight"], json!(["players"]));
}

#[test]
fn without_a_table_what_is_missing_is_asked_or_a_fault_the_same_way_everywhere() {
    let home = tempdir().unwrap();
    for args in [
        &["setup"][..],
        &["setup", "--random"],
        &["sheet"],
        &["draft", "deal"],
        &["call", "--quick"],
        &["deck", "random"],
    ] {
        let fault = run_at(home.path(), args).refused(2);
        assert!(
            fault.contains("How many") || fault.contains("how many"),
            "{args:?} {fault}"
        );
        let asked = vec![Answer::Type("5")];
        let (status, out, err, asked) = run_scripted_at(home.path(), args, asked);
        assert_eq!((status, &*err), (0, ""), "{args:?}");
        assert_eq!(asked.len(), 1, "{args:?}");
        assert!(out.contains('5'), "{args:?} {out}");
        let _ = run_at(home.path(), &["tonight", "--end"]).answered();
    }
}

#[test]
fn setup_random_starts_a_table_that_other_commands_know() {
    let home = tempdir().unwrap();
    let page = run_at(home.path(), &["setup", "-p", "5", "--random"]).answered();
    let code = show(home.path())["deck"]["code"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(page.contains(&code) && page.contains("tonight"), "{page}");
    assert!(run_at(home.path(), &["sheet"]).answered().contains(&code));
    // A table in progress keeps its own deck.
    run_scripted_at(home.path(), &["tonight"], vec![letter('a'), ENTER]);
    run_at(home.path(), &["setup", "-p", "5", "--random"]).answered();
    assert_eq!(show(home.path())["deck"]["code"], code.as_str());
}

#[test]
fn call_and_score_continue_the_current_table() {
    let home = tempdir().unwrap();
    table(home.path());
    let (status, ..) = run_scripted_at(home.path(), &["call"], vec![ENTER, ENTER]);
    assert_eq!(status, 130);
    assert_eq!(show(home.path())["stage"], "call");
    let whole = "crown; manor, castle, palace, temple, church, monastery, tavern, market";
    let answers = vec![
        Answer::Type(whole),
        Answer::Type("tavern"),
        Answer::Type("market"),
        Answer::Type("nobody"),
        ENTER,
    ];
    let (status, out, err, asked) = run_scripted_at(home.path(), &["score"], answers);
    assert_eq!((status, &*err), (0, ""), "{asked:?}");
    assert!(
        out.contains("Ann wins") && out.contains("From tonight"),
        "{out}"
    );
    let plays = log(home.path());
    assert_eq!((plays.len(), &plays[0]["winners"]), (1, &json!(["Ann"])));
}

#[test]
fn a_score_file_begun_at_a_table_has_the_city_size_it_agreed_on() {
    let home = tempdir().unwrap();
    let answers = vec![Answer::Type("Ann, Bob, Cyd"), ENTER];
    run_scripted_at(home.path(), &["tonight", "--complete-at", "6"], answers);
    let mut answers = vec![letter('l'), letter('a')];
    // Who names nobody is asked once.
    answers.extend((0..13).map(|_| ENTER));
    let (status, out, err, asked) =
        run_scripted_at(home.path(), &["call", "--score", "-"], answers);
    assert_eq!((status, &*err), (0, ""), "{asked:?}");
    assert!(out.contains("complete_at = 6\n"), "{out}");
}

#[test]
fn the_next_game_of_an_evening_has_the_players_and_the_city_size_of_the_last() {
    let home = tempdir().unwrap();
    let seeds = Cell::new(0);
    let seed = || {
        seeds.set(seeds.get() + 1);
        format!("friday {}", seeds.get())
    };
    // Cyd's city is complete with six; then again, with the next deck.
    let answers = vec![
        Answer::Type("Ann, Bob, Cyd"),
        ENTER,
        letter('a'),
        ENTER,
        letter('p'),
        Answer::Type("crown; tavern"),
        Answer::Type("market"),
        Answer::Type("manor, castle, palace, temple, church, monastery"),
        letter('n'),
        Answer::Press(Key::Escape),
        ENTER,
        ENTER,
    ];
    let args = ["tonight", "--complete-at", "6"];
    let mut script = Script::new(answers);
    let (status, ..) = run_seeded(Some(home.path()), &args, &mut script, &seed);
    assert_eq!(status, 130, "{:#?}", script.asked);
    assert!(script.is_used_up(), "{:#?}", script.asked);
    let shown = show(home.path());
    let expected = json!({ "stage": "setup", "players": ["Ann", "Bob", "Cyd"], "complete_at": 6 });
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(&shown[key], value, "{key}: {:#?}", script.asked);
    }
}

#[test]
fn an_unreadable_table_is_reported_and_can_be_skipped() {
    let home = tempdir().unwrap();
    table(home.path());
    let path = home.path().join("tonight.json");
    let whole = fs::read_to_string(&path).unwrap();
    for text in [
        "",
        "{}",
        "{\"v\":1}",
        &whole.replace("Bob", "B\",\"b"),
        &whole.replace("Bob", "\\u001b[2J"),
        &whole.replace("Bob", "ann"),
        &whole.replace("opening", "ending"),
        &whole.replace("\"agreed\":\"", "\"agreed\":\"0"),
        &whole[..whole.len() / 2],
    ] {
        fs::write(&path, text).unwrap();
        if text == whole {
            continue;
        }
        let result = run_at(home.path(), &["tonight", "--show", "--format", "json"]);
        assert!(!result.stderr.contains("panicked"), "{text}");
    }
    fs::write(&path, "{\"v\":1}").unwrap();
    let fault = run_at(home.path(), &["tonight"]).refused(1);
    assert!(fault.contains("tonight --new"), "{fault}");
    fs::write(&path, "{\"v\":9}").unwrap();
    let fault = run_at(home.path(), &["tonight"]).refused(1);
    assert!(fault.contains("newer"), "{fault}");
    // Commands that need no table are not affected.
    run_at(home.path(), &["setup", "-p", "5", "--deck", "first-game"]).answered();
    run_at(home.path(), &["card", "witch"]).answered();
    let new = vec![Answer::Type("Ann, Bob"), ENTER];
    run_scripted_at(home.path(), &["tonight", "--new"], new);
    assert_eq!(show(home.path())["players"], json!(["Ann", "Bob"]));
}

#[test]
fn the_menu_offers_the_current_table_first() {
    let home = tempdir().unwrap();
    let (status, out, _, asked) = run_scripted_at(home.path(), &[], vec![Answer::Type("hist")]);
    assert_eq!(status, 0, "{out}");
    // The menu comes again.
    assert_eq!(asked, ["What next?"; 2]);
    table(home.path());
    let answers = vec![Answer::Type("continue"), letter('a')];
    let (_, _, _, asked) = run_scripted_at(home.path(), &[], answers);
    assert!(asked[1].contains("Setup"), "{asked:?}");
    let help = run_at(home.path(), &[]).answered();
    assert!(
        help.contains("tonight") && help.lines().count() <= 24,
        "{help}"
    );
}

#[test]
fn a_new_table_of_the_menu_is_new_whatever_is_saved() {
    for saved in ["nothing", "a table", "something unreadable"] {
        let home = tempdir().unwrap();
        match saved {
            "a table" => table(home.path()),
            "something unreadable" => fs::write(home.path().join("tonight.json"), "{}").unwrap(),
            _ => {}
        }
        let answers = vec![Answer::Type("tonight"), Answer::Type("Dan, Eve"), ENTER];
        let (status, _, _, asked) = run_scripted_at(home.path(), &[], answers);
        assert_eq!(status, 130, "{saved}");
        assert!(
            asked[1..].join("\n").contains("Who is playing?"),
            "{saved}: {asked:#?}"
        );
        assert_eq!(
            show(home.path())["players"],
            json!(["Dan", "Eve"]),
            "{saved}"
        );
    }
}

#[test]
fn the_look_up_of_the_menu_stays_until_escape_and_an_empty_answer_is_none() {
    let home = tempdir().unwrap();
    let answers = vec![
        Answer::Type("look"),
        Answer::Type(""),
        Answer::Type("observatory"),
        letter('x'),
        Answer::Type("can the thief rob the assassin?"),
        letter('x'),
        Answer::Leave,
    ];
    let (_, _, stderr, asked) = run_scripted_at(home.path(), &[], answers);
    assert_eq!(stderr, "");
    let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
    let ask = "Which card, rule or question?";
    let title = "Look something up\n";
    assert_eq!(asked[..5], ["What next?", title, ask, title, ask]);
    assert!(asked[5].starts_with("★ Observatory"), "{asked:?}");
    let answer = asked
        .iter()
        .find(|shown| shown.contains("No. The Thief cannot rob"));
    assert!(answer.is_some(), "{asked:?}");
    assert_eq!(asked.last(), Some(&"What next?"));
}

#[test]
fn settings_are_changed_in_the_menu_which_speaks_the_language_at_once() {
    let home = tempdir().unwrap();
    let answers = ["settings", "language", "укр", "видання", "третє"];
    let answers = answers.map(Answer::Type).to_vec();
    let (_, out, _, asked) = run_scripted_at(home.path(), &[], answers);
    assert!(out.contains("Мова: українська"), "{out}");
    assert_eq!(asked[3], "Налаштування", "{asked:?}");
    let shown = run_at(home.path(), &["settings", "--format", "json"]).json();
    assert_eq!(shown["settings"][0]["value"], "uk");
}

#[test]
fn the_menu_has_decks_with_those_that_are_saved() {
    let home = tempdir().unwrap();
    run_at(home.path(), &["deck", "save", "friday", "first-game"]).answered();
    let answers = ["decks", "saved", "decks", "draw", "5"]
        .map(Answer::Type)
        .to_vec();
    let (status, out, ..) = run_scripted_at(home.path(), &[], answers);
    assert_eq!(status, 0, "{out}");
    assert!(out.contains("friday"), "{out}");
}

#[test]
fn settings_show_the_effective_values_and_their_sources() {
    let home = tempdir().unwrap();
    let json = |args: &[&str]| run_at(home.path(), &[args, &["--format", "json"]].concat()).json();
    let from = |shown: &Value, at: usize| shown["settings"][at]["from"].clone();
    let shown = json(&["settings"]);
    assert_eq!(shown["settings"][1]["value"], "2016");
    assert_eq!(from(&shown, 1), "default");
    assert!(shown["file"].as_str().unwrap().ends_with("settings.toml"));
    assert_eq!(json(&["settings", "lang", "uk"])["value"], "uk");
    assert_eq!(json(&["settings", "edition", "third"])["value"], "third");
    let shown = json(&["settings"]);
    assert_eq!(
        (&shown["settings"][0]["value"], from(&shown, 0)),
        (&json!("uk"), json!("file"))
    );
    assert_eq!(from(&shown, 1), "file");
    let shown = json(&["settings", "--lang", "fr"]);
    assert_eq!(
        (&shown["settings"][0]["value"], from(&shown, 0)),
        (&json!("fr"), json!("flag"))
    );
    let page = run_at(home.path(), &["settings"]).answered();
    assert!(
        page.contains("uk") && page.contains("settings.toml"),
        "{page}"
    );
    run_at(home.path(), &["settings", "lang", "--reset"]).answered();
    assert_ne!(from(&json(&["settings"]), 0), "file");
    let wrong = run_at(home.path(), &["settings", "lang", "de"]).refused(1);
    assert!(wrong.contains("en, fr, ru, uk"), "{wrong}");
    let unknown = run_at(home.path(), &["settings", "shape", "round"]).refused(2);
    assert!(unknown.contains("lang, edition, color"), "{unknown}");
    let missing = run_at(home.path(), &["settings", "color"]).refused(2);
    assert!(missing.contains("auto, always, never"), "{missing}");
}

/// Presses Enter this many times.
struct Enters {
    left: usize,
    last: String,
    /// Nobody is there any more: what comes again is not looked at.
    is_gone: bool,
}

impl Enters {
    fn press<T>(&mut self, shown: String, value: T) -> Result<T, Left> {
        if !self.is_gone {
            self.last = shown;
        }
        self.is_gone = self.left == 0;
        self.left = self.left.checked_sub(1).ok_or(Left::Quit)?;
        Ok(value)
    }
}

impl Ask for Enters {
    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Left> {
        self.press(pick.question.to_owned(), 0)
    }

    fn confirm(&mut self, confirm: &Confirm<'_>) -> Result<bool, Left> {
        unreachable!("{}", confirm.question)
    }

    fn number(&mut self, number: &Number<'_>) -> Result<u8, Left> {
        unreachable!("{}", number.question)
    }

    fn line(&mut self, line: &Line<'_>) -> Result<String, Left> {
        self.press(line.question.to_owned(), line.begin.to_owned())
    }

    fn screen(&mut self, draw: Draw<'_>, _: bool) -> Result<Key, Left> {
        self.press(draw(80), Key::Enter)
    }
}

#[test]
fn the_page_of_keys_says_how_many_each_evening_task_takes() {
    let page = include_str!("../../docs/keys.md");
    let told = |job: &str| -> usize {
        let row = page
            .lines()
            .find(|line| line.starts_with(&format!("| {job}")));
        let cells: Vec<&str> = row.unwrap().split('|').collect();
        cells[2].trim().parse().unwrap()
    };
    let home = tempdir().unwrap();
    evening(home.path(), "2016", Way::Alone, 5, &[]);
    // The menu, the names of the last table, the deck: then comes the checklist.
    let mut enters = Enters {
        left: 3,
        last: String::new(),
        is_gone: false,
    };
    run_asking(Some(home.path()), &[], &mut enters);
    assert!(enters.last.starts_with("Setup"), "{}", enters.last);
    assert_eq!(show(home.path())["players"], json!(NAMES[..5]));
    let typed = |command: &str| command.len() + 1;
    assert_eq!(told("the same five players again"), typed("citadels") + 3);
    let setup = "citadels setup -p 5 --random";
    let args: Vec<&str> = setup.split(' ').skip(1).collect();
    assert!(run_at(home.path(), &args).answered().contains("Setup"));
    assert_eq!(told("the same in one command"), typed(setup));
    let dispute = "citadels ruling witch bishop";
    let args: Vec<&str> = dispute.split(' ').skip(1).collect();
    assert!(run_at(home.path(), &args).answered().contains("Bishop"));
    assert_eq!(told("settle a dispute"), typed(dispute));
}

/// A clock that goes on by this many seconds whenever somebody looks at it.
fn ticking(seconds: i64) -> impl Fn() -> String {
    let looked = Cell::new(0);
    move || {
        looked.set(looked.get() + seconds);
        let start: jiff::Timestamp = "2026-11-16T19:30:00Z".parse().unwrap();
        let now = start + jiff::SignedDuration::from_secs(looked.get());
        now.strftime("%FT%TZ").to_string()
    }
}

#[test]
fn the_minutes_of_an_evening_are_in_sight_and_saved_with_its_play() {
    let home = tempdir().unwrap();
    let mut robot = Robot::new(Way::Alone, &NAMES[..3]);
    robot.patience = 150;
    let (seed, clock) = (|| "friday".to_owned(), ticking(20));
    let (_, out, err) = run_clocked(Some(home.path()), &["tonight"], &mut robot, &seed, &clock);
    assert_eq!(err, "");
    let minutes = log(home.path())[0]["minutes"].as_u64().unwrap();
    assert!((5..60).contains(&minutes), "{minutes}");
    let said = out.split_whitespace().collect::<Vec<_>>().join(" ");
    let timed = format!("You played {minutes} minutes, by the clock. To correct that: citadels");
    assert!(said.contains(&timed), "{said}");
    assert!(!said.contains("Breaks"), "{said}");
    let calls = robot.seen.iter().filter(|(page, _)| page.contains("▶"));
    let times: Vec<&str> = calls.filter_map(|(page, _)| page.lines().nth(1)).collect();
    let is_timed = |line: &&&str| line.contains(" min · crown: ") && line.contains(" · 0:");
    assert!(times.iter().filter(is_timed).count() > 8, "{times:#?}");
    // It begins anew with each round.
    assert!(
        times
            .iter()
            .any(|line| line.contains("round 2, 0 min") || line.contains("round 2, 1 min"))
    );
}

#[test]
fn a_night_between_two_steps_is_a_break() {
    let home = tempdir().unwrap();
    let mut robot = Robot::new(Way::Alone, &NAMES[..3]);
    robot.patience = 20;
    let seed = || "friday".to_owned();
    run_clocked(
        Some(home.path()),
        &["tonight"],
        &mut robot,
        &seed,
        &ticking(20),
    );
    let later = ticking(20);
    let later = || later().replace("11-16", "11-19");
    let mut robot = Robot::new(Way::Alone, &NAMES[..3]);
    robot.patience = 150;
    let (_, out, _) = run_clocked(Some(home.path()), &["tonight"], &mut robot, &seed, &later);
    let minutes = log(home.path())[0]["minutes"].as_u64().unwrap();
    assert!((5..60).contains(&minutes), "{minutes}");
    let said = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        said.contains("Breaks of more than two hours don't count."),
        "{said}"
    );
}

#[test]
fn without_the_times_of_all_steps_no_minutes_are_told() {
    use citadels::command::table::evening::Input;
    use citadels::command::table::time::{Spent, spent};
    let at = |time: &'static str| (Some(time), &Input::ToScore);
    let (six, half, seven) = (
        "2026-11-16T18:00:00Z",
        "2026-11-16T18:30:30Z",
        "2026-11-16T19:00:00Z",
    );
    let whole = Spent {
        evening: 60,
        round: 60,
        has_breaks: false,
    };
    assert_eq!(spent([at(six), at(half)], seven), Some(whole));
    assert_eq!(spent([at(six), (None, &Input::ToScore)], seven), None);
    assert_eq!(spent([at("yesterday")], seven), None);
    assert_eq!(spent([at(six)], six), None, "nothing was played yet");
    let set_back = Spent {
        evening: 30,
        round: 30,
        has_breaks: true,
    };
    assert_eq!(spent([at(seven), at(six)], half), Some(set_back));
    let days = Spent {
        evening: 30,
        round: 30,
        has_breaks: true,
    };
    assert_eq!(
        spent(
            [at("2026-11-13T18:00:00Z"), at("2026-11-13T18:30:00Z")],
            six
        ),
        Some(days)
    );
}
