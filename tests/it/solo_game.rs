//! A whole game against Vova on a terminal, with prepared keys: saved after every step, undone,
//! resumed.

use super::program::{run_scripted_at, sentences};
use super::script::Answer;
use citadels::command::solo::flow::{Input, Solo};
use citadels::fault::Field;
use citadels::flow::{Action, Answers, Does, Flow, Viewer};
use citadels::language::Language;
use citadels::library::base_supply;
use citadels::page::Block;
use citadels::rules::card::District;
use citadels::rules::chance::Chance;
use citadels::rules::edition::Edition;
use citadels::rules::solo::game::{self as solo, Setup, Step};
use citadels::texts::Texts;
use citadels::wording::flow::legend;
use serde_json::{Value, json};
use std::path::Path;
use strum::IntoEnumIterator;

/// Keys one by one, and words typed where a district is asked for: `7 . "mark" .`; `.` is Enter,
/// `!` Escape.
fn script(text: &'static str) -> Vec<Answer> {
    let mut answers = Vec::new();
    for word in text.split_whitespace() {
        match word.strip_prefix('"') {
            Some(typed) => answers.push(Answer::Type(typed.trim_end_matches('"'))),
            None => answers.extend(super::pass::keys(word)),
        }
    }
    answers
}

struct Game {
    home: tempfile::TempDir,
}

impl Game {
    fn new() -> Self {
        Self {
            home: tempfile::tempdir().unwrap(),
        }
    }

    fn plays(&self, args: &[&str], text: &'static str) -> (u8, String, String, Vec<String>) {
        let solo = ["solo", "--edition", "classic"];
        run_scripted_at(self.home.path(), &[&solo, args].concat(), script(text))
    }

    /// The lines of the saved game.
    fn saved(&self) -> Vec<Value> {
        let text = std::fs::read_to_string(self.home.path().join("solo.json")).unwrap();
        let lines = text.lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    fn steps(&self) -> Vec<String> {
        let saved = self.saved();
        let steps = saved
            .iter()
            .filter_map(|line| line["input"]["step"].as_str());
        steps.map(str::to_owned).collect()
    }
}

// With the seed `friday` round 1 shows Magician and Thief and offers Architect and Warlord; Vova is
// the Assassin. Round 2 offers Assassin and Warlord.

#[test]
fn the_first_round_with_the_program_dealing() {
    let game = Game::new();
    let (status, out, err, asked) = game.plays(
        &["--seed", "friday"],
        r#". "castle" "manor" "keep" "temple" 7 . "market" ! ."#,
    );
    assert_eq!((status, out.as_str(), err.as_str()), (130, "", ""));
    let choose = asked
        .iter()
        .find(|page| page.contains("Choose your character"))
        .unwrap();
    assert!(
        choose.contains("Face up  Magician, Thief") && choose.contains("7  Architect"),
        "{choose}"
    );
    assert!(
        !choose.contains("King"),
        "what is shown afterwards is not shown before: {choose}"
    );
    let his = asked
        .iter()
        .find(|page| page.contains("He builds a Market for 2"))
        .unwrap();
    assert!(
        his.contains("You lose your turn.") && his.contains("Vova's gold  3"),
        "{his}"
    );
    assert!(asked.last().unwrap().contains("The game is saved"));
    let saved = game.saved();
    assert_eq!(saved[0]["start"]["seed"], "friday");
    assert_eq!(saved[1]["at"], "2026-11-16T19:30:00Z");
    assert_eq!(
        game.steps()[4..],
        ["keep architect", "vova assassin", "turn market"]
    );
}

#[test]
fn after_every_step_the_game_is_saved_and_resumes_where_it_was() {
    let game = Game::new();
    // Each run takes one step and is interrupted; the next starts where it stopped.
    game.plays(&["--seed", "friday"], r#". "castle""#);
    for (count, answer) in [
        r#""manor""#,
        r#""keep""#,
        r#""temple""#,
        "7",
        ".",
        r#""market""#,
    ]
    .iter()
    .enumerate()
    {
        assert_eq!(game.steps().len(), count + 1);
        let (status, ..) = game.plays(&["--resume"], answer);
        assert_eq!(status, 130);
    }
    assert_eq!(game.steps().last().unwrap(), "turn market");
    // Without the flag it asks, and shows what is on the table.
    let (_, _, _, asked) = game.plays(&[], "! .");
    assert!(
        asked[0].contains("A game against Vova is saved") && asked[0].contains("Market"),
        "{}",
        asked[0]
    );
}

#[test]
fn a_saved_game_is_replaced_by_the_first_step_of_a_new_one_and_kept() {
    for (args, begins) in [(&[][..], "n ."), (&["--new"], ".")] {
        let game = Game::new();
        game.plays(&["--seed", "friday"], r#". "castle" "manor""#);
        let previous = game.home.path().join("solo.previous.json");
        let previous = previous.to_str().unwrap();
        let (_, _, _, asked) = game.plays(args, begins);
        for page in &asked[..asked.len() - 3] {
            let page = page.split_whitespace().collect::<String>();
            assert!(page.contains(previous), "{page}");
        }
        assert_eq!(game.steps().len(), 2, "nothing of the new game is made yet");
        let first: &'static str = format!(r#"{begins} "keep""#).leak();
        let (_, _, err, asked) = game.plays(args, first);
        assert_eq!(
            (err.as_str(), game.steps()),
            ("", vec!["draw keep".to_owned()])
        );
        assert!(
            asked.iter().any(|page| page.contains("Setting up")),
            "{asked:#?}"
        );
        // The replaced one continues from its own file.
        let (_, _, err, asked) = game.plays(&[previous, "--resume"], "");
        assert_eq!(
            (err.as_str(), asked.last().unwrap().as_str()),
            ("", "Your card 3 of 4?")
        );
    }
}

#[test]
fn a_game_without_a_step_leaves_no_file_and_a_scored_one_is_not_kept() {
    let game = Game::new();
    game.plays(&[], ".");
    assert!(!game.home.path().join("solo.json").exists());
    let counted = json!({ "game": "solo", "v": 1, "edition": "classic", "mode": "quick", "deal": "hand", "seed": "", "steps":
        ["keep bishop", "vova thief", "stolen 2", "turn manor", "go", "complete", "go", "go"] });
    std::fs::write(game.home.path().join("solo.json"), counted.to_string()).unwrap();
    let (_, _, err, _) = game.plays(&[], r#". "castle""#);
    assert_eq!((err.as_str(), game.steps().len()), ("", 1));
    assert!(!game.home.path().join("solo.previous.json").exists());
}

#[test]
fn any_number_of_steps_can_be_undone() {
    let game = Game::new();
    let back = r#". "castle" "manor" "keep" "temple" 7 . "market" u "<" u u "temple" 8 . ! ."#;
    let (_, _, err, asked) = game.plays(&["--seed", "friday"], back);
    assert_eq!(err, "", "{asked:#?}");
    assert_eq!(
        game.steps()[3..],
        ["draw temple", "keep warlord", "vova assassin"]
    );
}

#[test]
fn your_turn_is_kept_with_few_keys() {
    let game = Game::new();
    // Round 2 of this seed offers Assassin and Warlord.
    let round = r#". "castle" "manor" "keep" "temple" 7 . "market" . 8 . "tavern" "library" . . g b "temple" c "docks" i b p m x "castle" d "market" ! ."#;
    let (_, _, err, asked) = game.plays(&["--seed", "friday"], round);
    assert_eq!(err, "", "{asked:#?}");
    let last = asked
        .iter()
        .rev()
        .find(|page| page.contains("Your turn: Warlord"))
        .unwrap();
    assert!(last.contains("Your city    Temple"), "{last}");
    assert!(last.contains("Manor, Keep, Docks (newest last)"), "{last}");
    assert!(last.contains("Vova's city  Tavern"), "{last}");
    let all = asked.join("\n");
    for words in [
        "You have done nothing yet",
        "None of your districts brings your character income",
        "You can't build any more this turn",
    ] {
        assert!(all.contains(words), "{words}: {all}");
    }
}

#[test]
fn in_the_quick_mode_only_vova_is_asked_about() {
    let game = Game::new();
    let (status, _, err, asked) =
        game.plays(&["--quick"], r#". 5 1 "tavern" . 4 2 "3" "temple" . . ! ."#);
    assert_eq!((status, err.as_str()), (130, ""), "{asked:#?}");
    let all = asked.join("\n");
    assert!(
        !all.contains("Your gold") && !all.contains("Your hand"),
        "{all}"
    );
    assert!(
        all.contains("How much do you have?") && all.contains("You give him all your gold: 3."),
        "{all}"
    );
    // After your King you choose from three.
    assert!(
        asked
            .iter()
            .any(|page| page.contains("3 for you to choose from")),
        "{all}"
    );
}

#[test]
fn a_whole_quick_game_to_its_end_with_score_log_and_play_log() {
    let game = Game::new();
    // Vova builds one cheap district a round, as the Assassin; you complete your city first.
    let text = r#". 5 1 "tavern" . 5 1 "temple" . 5 1 "watchtower" . 5 1 "market" . 5 1 "church" . 5 1 "prison" .
        5 2 "2" "manor" . l . "castle" "manor" "palace" "docks" "harbor" "cathedral" "fortress" "dragon" "." l . s"#;
    let (status, out, err, asked) = game.plays(&["--quick"], text);
    assert_eq!((status, err.as_str()), (0, ""), "{asked:#?}");
    let verdict = "You win: you completed your city first, and you have more points than Vova.";
    // On the screen the verdict comes first; on the final page, last.
    let [result, log, again] = &asked[asked.len() - 3..] else {
        panic!("{asked:#?}")
    };
    let lines: Vec<&str> = result.lines().collect();
    assert_eq!((lines[0], lines[3]), ("The game is over", verdict));
    assert!(
        lines.len() <= 24 && result.contains("Total               44    12"),
        "{result}"
    );
    assert_eq!(result, again);
    assert_eq!(out.lines().nth(2), Some(verdict), "{out}");
    assert!(out.lines().any(|line| line == "Saved as play 1."), "{out}");
    assert!(!out.contains("You lose your turn."), "{out}");
    let said = sentences(log);
    assert!(
        said.contains("Round 7") && said.contains("You give him all your gold: 2."),
        "{log}"
    );
    assert_eq!(said.matches("You lose your turn.").count(), 6, "{log}");
    let log = std::fs::read_to_string(game.home.path().join("plays.jsonl")).unwrap();
    assert!(
        log.contains("\"game\":\"solo\"") && log.contains("\"winners\":[\"You\"]"),
        "{log}"
    );
    // What a game is known by was drawn when it began, and is in its file.
    let token = format!("\"token\":{}", game.saved()[0]["token"]);
    assert!(log.contains(&token), "{log}");
    // It was scored: the next game is a new one.
    let (_, _, _, asked) = game.plays(&[], "");
    assert!(asked[0].contains("Setting up"), "{}", asked[0]);
}

#[test]
fn a_deal_by_hand_is_entered_rank_by_rank_with_the_odds() {
    let game = Game::new();
    let text = r#". "castle" "manor" "keep" "temple" 5 6 1 4 1 7 3 8 ! ."#;
    let (_, _, err, asked) = game.plays(&["--deal", "hand"], text);
    assert_eq!(err, "");
    let target = asked
        .iter()
        .find(|page| page.contains("whom do you kill"))
        .unwrap();
    let target = sentences(target);
    assert!(
        target.contains("one of these three: Thief, Magician, Warlord. Your chance is 1 in 3."),
        "{target}"
    );
    assert_eq!(
        game.steps()[4..],
        [
            "shown bishop",
            "shown merchant",
            "offered assassin",
            "offered king",
            "keep assassin",
            "shown architect",
            "target magician",
            "vova warlord"
        ]
    );
}

/// The faults of a broken saved game.
fn refused(home: &Path, args: &[&str], text: &str) -> String {
    std::fs::write(home.join("solo.json"), text).unwrap();
    let (status, out, err, _) = run_scripted_at(home, &[&["solo"], args].concat(), Vec::new());
    assert_eq!((status, out.as_str()), (1, ""), "{err}");
    err
}

#[test]
fn an_invalid_saved_game_is_a_fault_with_advice() {
    let game = Game::new();
    let home = game.home.path();
    let good = json!({ "game": "solo", "v": 1, "edition": "classic", "mode": "full", "deal": "program", "seed": "x", "steps": [] });
    let with = |key: &str, value: Value| {
        let mut changed = good.clone();
        changed[key] = value;
        changed.to_string()
    };
    for (text, words) in [
        ("{".to_owned(), &["isn't a saved game", "--new"][..]),
        ("{}".to_owned(), &["isn't a saved game"]),
        (with("v", json!(99)), &["newer version"]),
        (
            with("edition", json!("1999")),
            &["isn't a saved game"],
        ),
        (with("mode", json!(5)), &["isn't a saved game"]),
        (
            with("steps", json!(["draw castle", "fly", 7, "build armory"])),
            &["\"fly\" isn't a step."],
        ),
        (
            with("steps", json!(["draw castle", "take"])),
            &["\"take\" isn't possible: You can't do that now."],
        ),
        (
            with("steps", json!(["draw keep", "draw keep", "draw keep"])),
            &["The deck has no more copies of that card."],
        ),
        (
            with("steps", json!(["draw armory"])),
            &["\"draw armory\" isn't possible"],
        ),
        (with("wings", json!(2)), &["isn't a saved game"]),
        (
            concat!(
                r#"{"v":2,"saved":"solo","token":"t","start":{"edition":"classic","quick":false,"dealt":true,"seed":"x"}}"#,
                "\n{\"input\":\"begin\"}\n{\"input\":{\"step\":\"fly\"}}\n"
            )
            .to_owned(),
            &["fly", "isn't a step.", "3"],
        ),
        (
            r#"{"v":2,"saved":"pad","token":"t","start":{"players":["A","B"]}}"#.to_owned(),
            &["isn't a saved game"],
        ),
    ] {
        let told = refused(home, &[], &text);
        for word in words {
            assert!(told.contains(word), "{text}: {told}");
        }
    }
    assert!(
        refused(home, &["--edition", "2016"], &good.to_string())
            .contains("The saved game is in the classic box")
    );
    // A broken one is replaced if requested; a file of another kind is not.
    let (status, ..) = game.plays(&["--new"], r#". "castle""#);
    assert_eq!((status, game.steps().len()), (130, 1));
    let diary = home.join("diary.txt");
    std::fs::write(&diary, "dear diary").unwrap();
    let (status, _, err, _) = game.plays(&[diary.to_str().unwrap(), "--new"], "");
    assert_eq!(
        (status, err.contains("isn't a saved game")),
        (1, true),
        "{err}"
    );
    assert_eq!(std::fs::read_to_string(&diary).unwrap(), "dear diary");
    let none = tempfile::tempdir().unwrap();
    let (status, _, err, _) = run_scripted_at(none.path(), &["solo", "--resume"], Vec::new());
    assert_eq!(
        (status, err.contains("no saved game to continue")),
        (1, true),
        "{err}"
    );
}

#[test]
fn a_whole_game_dealt_by_hand_to_its_end() {
    // Vova is the Architect in every round, and every card drawn is a Palace; you are the Bishop
    // and build one cheap district a round.
    let game = Game::new();
    let first = script(r#". "temple" "tavern" "watchtower" "church""#);
    let built = [
        "temple",
        "tavern",
        "watchtower",
        "church",
        "market",
        "prison",
        "trading",
        "manor",
    ];
    let mut answers = first;
    for (round, district) in built.into_iter().enumerate() {
        answers.extend(script("6 8 5 3 5 2 7 g"));
        if round >= 4 {
            answers.extend(script("c"));
            answers.push(Answer::Type(district));
        }
        answers.extend(script("b"));
        answers.push(Answer::Type(district));
        // The income stays untaken, which is asked about.
        answers.extend(script(r#". . "palace" "palace" ."#));
    }
    answers.extend(script("."));
    let args = ["solo", "--edition", "classic", "--deal", "hand", "--log"];
    let (status, out, err, _) = run_scripted_at(game.home.path(), &args, answers.clone());
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("Round 8"), "{out}");
    let end = out.split("Final score").nth(1).unwrap();
    assert!(end.trim().starts_with("You win:"), "{out}");
    let args = [
        "solo",
        "--edition",
        "classic",
        "--deal",
        "hand",
        "--format",
        "json",
    ];
    let (status, out, err, asked) = run_scripted_at(game.home.path(), &args, answers);
    assert_eq!((status, err.as_str()), (0, ""), "{:?}", asked.last());
    let end: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(end["winners"], json!(["You"]));
    let totals = [&end["players"][0]["total"], &end["players"][1]["total"]];
    assert_eq!(totals, [&json!(18), &json!(5)], "{end}");
    // Two coins in each of eight rounds and a consolation coin in seven, minus the Palace.
    let log = end["log"].as_array().unwrap();
    let count = |id: &str| log.iter().filter(|entry| entry["id"] == id).count();
    assert_eq!(
        (count("phase-coin"), count("consolation"), count("has-one")),
        (16, 7, 15)
    );
    let last = log.last().unwrap();
    assert_eq!((&last["round"], &last["who"]), (&json!(8), &json!("vova")));
    assert!(last["text"].as_str().unwrap().contains("22"), "{last}");
    // The last round is announced when it starts.
    assert!(
        asked
            .iter()
            .any(|page| page.contains("Round 8, the last round"))
    );
}

#[test]
fn with_a_graveyard_what_the_warlord_destroyed_is_bought_back() {
    let game = Game::new();
    let steps = json!([
        "draw temple",
        "draw graveyard",
        "draw tavern",
        "draw keep",
        "shown assassin",
        "shown thief",
        "offered king",
        "offered bishop",
        "keep king",
        "shown merchant",
        "vova architect",
        "take",
        "build temple",
        "go",
        "turn palace",
        "turn palace",
        "go",
        "shown assassin",
        "shown thief",
        "offered architect",
        "offered bishop",
        "offered king",
        "keep architect",
        "vova warlord",
        "take",
        "gold 5",
        "build graveyard",
        "go",
        "turn palace"
    ]);
    let saved = json!({ "game": "solo", "v": 1, "edition": "classic", "mode": "full", "deal": "hand", "seed": "", "steps": steps });
    std::fs::write(game.home.path().join("solo.json"), saved.to_string()).unwrap();
    let (_, _, err, asked) = game.plays(&["--resume"], "r ! .");
    assert_eq!(err, "");
    assert!(
        sentences(&asked[0]).contains("you may pay 1 gold to take the Temple into your hand"),
        "{}",
        asked[0]
    );
    assert!(
        asked[1].contains("Tavern, Keep, Temple (newest last)"),
        "{}",
        asked[1]
    );
    assert_eq!(game.steps().last().unwrap(), "salvage");
}

#[test]
fn your_school_of_magic_counts_for_your_income() {
    let game = Game::new();
    let steps = json!([
        "draw school-of-magic",
        "draw manor",
        "draw castle",
        "draw keep",
        "shown assassin",
        "shown magician",
        "offered bishop",
        "offered king",
        "keep king",
        "shown merchant",
        "vova thief",
        "turn palace",
        "go",
        "gold 9",
        "build school-of-magic"
    ]);
    let saved = json!({ "game": "solo", "v": 1, "edition": "classic", "mode": "full", "deal": "hand", "seed": "", "steps": steps });
    std::fs::write(game.home.path().join("solo.json"), saved.to_string()).unwrap();
    let (_, _, err, asked) = game.plays(&["--resume"], "i ! .");
    assert_eq!(err, "");
    let (before, after) = (&asked[0], &asked[1]);
    assert!(before.contains("income 1 gold"), "{before}");
    assert!(
        before.contains("Your gold    3") && after.contains("Your gold    4"),
        "{before}\n{after}"
    );
    assert_eq!(game.steps().last().unwrap(), "income");
}

#[test]
fn when_vova_completes_his_city_you_still_play_your_turn() {
    let game = Game::new();
    let mut steps = Vec::new();
    for district in [
        "tavern",
        "temple",
        "watchtower",
        "market",
        "church",
        "prison",
        "trading-post",
        "manor",
    ] {
        let round = ["keep bishop", "vova thief", "stolen 3"].map(str::to_owned);
        steps.extend(round);
        steps.push(format!("turn {district}"));
        steps.extend(["go", "go"].map(str::to_owned));
    }
    // His eighth district was drawn; his turn is still on the screen.
    steps.truncate(steps.len() - 2);
    let saved = json!({ "game": "solo", "v": 1, "edition": "classic", "mode": "quick", "deal": "hand", "seed": "", "steps": steps });
    std::fs::write(game.home.path().join("solo.json"), saved.to_string()).unwrap();
    let (_, _, err, asked) = game.plays(&["--resume"], ". . ! .");
    assert_eq!(err, "");
    for (page, words) in asked.iter().zip([
        &["His city is complete: this is the last round."][..],
        &["Your turn: Bishop", "Round 8, the last round"],
        &["The game is over"],
    ]) {
        for word in words {
            assert!(page.contains(word), "{word}: {page}");
        }
    }
}

#[test]
fn on_every_screen_each_key_means_one_thing_in_four_languages() {
    let texts: Vec<Texts> = Language::iter().map(Texts::new).collect();
    for (quick, dealt) in [(false, true), (false, false), (true, false)] {
        let supply = base_supply(Edition::Classic);
        let ids: Vec<District> = supply.districts().map(|district| district.id).collect();
        let setup = Setup {
            quick,
            dealt,
            seed: "friday".to_owned(),
        };
        let mut solo = Solo::new(solo::Game::new(setup, supply), ids, false);
        let mut chance = Chance::new("friday");
        for _ in 0..3000 {
            let actions = solo.screen(Viewer::Table).actions;
            for texts in &texts {
                let Block::Actions(legend) = legend(texts, &actions) else {
                    panic!("a legend")
                };
                let mut keys: Vec<_> = legend.iter().filter_map(|action| action.key).collect();
                let count = keys.len();
                keys.sort_by_key(|key| format!("{key:?}"));
                keys.dedup();
                assert_eq!(keys.len(), count, "{legend:?}");
            }
            // Random possible actions.
            let inputs: Vec<Input> = actions.into_iter().flat_map(inputs).collect();
            let Some(count) = u32::try_from(inputs.len()).ok().filter(|count| *count > 0) else {
                break;
            };
            let _ = solo.apply(Viewer::Table, &inputs[chance.below(count) as usize]);
        }
        assert!(solo.game.round > 1, "it was played");
    }
}

#[test]
fn a_district_is_offered_while_the_deck_has_another_copy_of_it() {
    let supply = base_supply(Edition::Classic);
    let ids: Vec<District> = supply.districts().map(|district| district.id).collect();
    let setup = Setup {
        quick: false,
        dealt: false,
        seed: "friday".to_owned(),
    };
    let id = District::Palace;
    let copies = supply.get(id).unwrap().copies;
    let mut solo = Solo::new(solo::Game::new(setup, supply), ids, false);
    solo.apply(Viewer::Table, &Input::Begin).unwrap();
    let draw = Input::Step(Step::Draw(id));
    for _ in 0..copies {
        let actions = solo.screen(Viewer::Table).actions;
        assert!(actions.into_iter().flat_map(inputs).any(|one| one == draw));
        solo.apply(Viewer::Table, &draw).unwrap();
    }
    let actions = solo.screen(Viewer::Table).actions;
    assert!(actions.into_iter().flat_map(inputs).all(|one| one != draw));
}

#[test]
fn yes_is_the_first_letter_of_the_word() {
    // By keyboard position, for Cyrillic keys.
    for (lang, key) in [(Language::En, "y"), (Language::Fr, "o")] {
        let texts = Texts::new(lang);
        let yes = texts.say(citadels::id!("act-solo-late"));
        assert!(yes.starts_with(key), "{yes}");
        assert_eq!(texts.say_part(citadels::id!("act-solo-late"), "key"), key);
    }
}

/// The inputs of an action.
fn inputs(action: Action<Input>) -> Vec<Input> {
    match action.does {
        Does::Input(input) => vec![input],
        Does::Digits(digits) => digits.into_iter().map(|(_, input)| input).collect(),
        Does::Name { choices, .. }
        | Does::Ask {
            answers: Answers::Named(choices),
            ..
        } => choices.into_iter().map(|(_, input)| input).collect(),
        Does::Ask {
            answers: Answers::Typed(typed),
            ..
        } => vec![typed.read("3").unwrap()],
        _ => Vec::new(),
    }
}

#[test]
fn the_box_is_that_of_the_settings_or_asked_for() {
    let game = Game::new();
    let home = game.home.path();
    let plays = |args: &[&str], text| {
        let args = [&["solo", "--seed", "friday"], args].concat();
        run_scripted_at(home, &args, script(text))
    };
    // Nothing says which: it asks.
    let (_, _, err, asked) = plays(&[], r#""2016""#);
    assert_eq!((err.as_str(), asked[0].as_str()), ("", "Which box?"));
    let setup = sentences(&asked[1]);
    for words in [
        "Take these eight characters: Assassin, Thief, Magician, King, Bishop, Merchant, Architect, Warlord.",
        "and 9 unique ones: Dragon Gate,",
        "stay in the box",
    ] {
        assert!(setup.contains(words), "{words}: {setup}");
    }
    assert!(!setup.contains("Dark City"), "{setup}");
    // The first choice is what the variant was written for.
    let (_, _, _, asked) = plays(&[], r#""" "#);
    assert!(sentences(&asked[1]).contains("The Dark City stays"));
    std::fs::write(home.join("settings.toml"), "edition = \"2016\"\n").unwrap();
    let (_, _, err, asked) = plays(&[], r#". "haunted q""#);
    assert_eq!(err, "");
    assert!(!sentences(&asked[0]).contains("Dark City"), "{}", asked[0]);
    assert_eq!(game.saved()[0]["start"]["edition"], "2016");
    // A saved game keeps its box, whatever the settings say later.
    std::fs::remove_file(home.join("settings.toml")).unwrap();
    let (_, _, err, asked) = plays(&["--resume"], "");
    assert_eq!(
        (err.as_str(), asked.last().unwrap().as_str()),
        ("", "Your card 2 of 4?")
    );
    for (lang, words) in [
        ("en", ["The saved game is in the 2016 edition", "--new"]),
        ("uk", ["Збережена гра — з іншою коробкою", "--new"]),
    ] {
        let (status, _, err, _) = plays(&["--edition", "classic", "--lang", lang], "");
        assert_eq!(status, 1);
        let err = sentences(&err);
        assert!(words.iter().all(|word| err.contains(word)), "{err}");
        assert!(!err.contains("correct the file"), "{err}");
    }
}

/// A game by hand in your turn as the King, with three Castles and a Keep.
fn as_king(more: &[&str]) -> Game {
    let game = Game::new();
    let mut steps = vec![
        "draw castle",
        "draw castle",
        "draw castle",
        "draw keep",
        "shown assassin",
        "shown magician",
        "offered bishop",
        "offered king",
        "keep king",
        "shown merchant",
        "vova thief",
        "turn palace",
        "go",
    ];
    steps.extend(more);
    let saved = json!({ "game": "solo", "v": 1, "edition": "classic", "mode": "full", "deal": "hand", "seed": "", "steps": steps });
    std::fs::write(game.home.path().join("solo.json"), saved.to_string()).unwrap();
    game
}

#[test]
fn your_turn_offers_only_what_can_be_done() {
    // The Thief took all the gold.
    let game = as_king(&[]);
    let (_, _, err, asked) = game.plays(&["--resume"], "? ! g ? ! g i b m ! .");
    assert_eq!(err, "");
    let lists: Vec<&String> = asked
        .iter()
        .filter(|page| page.starts_with("Keys\n"))
        .collect();
    let [before, after] = lists[..] else {
        panic!("{asked:#?}")
    };
    assert!(before.contains("take 2 gold"), "{before}");
    for words in ["income", " build", "take 1 gold away"] {
        assert!(!before.contains(words), "{words}: {before}");
    }
    assert!(
        !after.contains("take 2 gold") && after.contains("take 1 gold away"),
        "{after}"
    );
    let all = sentences(&asked.join("\n"));
    for words in [
        "You've already taken your 2 gold this turn.",
        "None of your districts brings your character income.",
        "You don't have enough gold.",
    ] {
        assert!(all.contains(words), "{words}: {all}");
    }
}

#[test]
fn income_that_is_left_is_asked_about_once() {
    for (lang, words) in [
        ("en", "You haven't taken your income yet: 1 gold."),
        ("uk", "Ви ще не взяли дохід: 1."),
    ] {
        let game = as_king(&["take", "gold 3", "build castle"]);
        let (_, _, err, asked) = game.plays(&["--resume", "--lang", lang], ". .");
        assert_eq!(err, "");
        assert!(!sentences(&asked[0]).contains(words), "{}", asked[0]);
        assert!(sentences(&asked[1]).contains(words), "{}", asked[1]);
        assert_eq!(game.steps().last().unwrap(), "go");
        // It is not asked once it is taken.
        let game = as_king(&["take", "gold 3", "build castle"]);
        game.plays(&["--resume", "--lang", lang], "i .");
        assert_eq!(game.steps()[game.steps().len() - 2..], ["income", "go"]);
    }
}

#[test]
fn equal_cards_are_one_line_found_by_name_or_cost() {
    let game = as_king(&["gold 9"]);
    let solo = {
        let supply = base_supply(Edition::Classic);
        let ids: Vec<District> = supply.districts().map(|district| district.id).collect();
        let setup = Setup {
            quick: false,
            dealt: false,
            seed: String::new(),
        };
        let mut solo = Solo::new(solo::Game::new(setup, supply), ids, false);
        solo.apply(Viewer::Table, &Input::Begin).unwrap();
        for step in game_steps(&game) {
            solo.apply(Viewer::Table, &Input::Step(step)).unwrap();
        }
        solo
    };
    let actions = solo.screen(Viewer::Table).actions;
    let build = actions
        .into_iter()
        .find(|action| action.label == citadels::id!("act-solo-build"));
    let Some(Does::PickTyped { choices, .. }) = build.map(|action| action.does) else {
        panic!("a list")
    };
    let texts = Texts::new(Language::En);
    let labels: Vec<String> = choices
        .iter()
        .map(|(field, _)| citadels::wording::fault::field(&texts, field))
        .collect();
    assert_eq!(labels, ["Castle ×3, 4", "Keep 3"]);
    // By name or cost; how many there are is neither.
    for (typed, found) in [("cast", 0), ("4", 0), ("3", 1)] {
        let fits = |(_, (field, _)): &(usize, &(Field, Input))| {
            citadels::wording::flow::fits(&texts, typed, field).is_some()
        };
        let fitting = choices.iter().enumerate().filter(fits);
        let fitting: Vec<usize> = fitting.map(|(place, _)| place).collect();
        assert_eq!(fitting, [found], "{typed}");
    }
}

/// The steps of a saved game of version 1.
fn game_steps(game: &Game) -> Vec<Step> {
    let saved = &game.saved()[0]["steps"];
    let steps = saved.as_array().unwrap().iter();
    steps
        .map(|step| Step::parse(step.as_str().unwrap()).unwrap())
        .collect()
}
