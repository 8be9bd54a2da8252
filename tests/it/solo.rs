//! Solo against Vova: his turn sentence by sentence, the deal, the score, invalid files.

use super::languages::english_of;
use super::named::district;
use super::program::{Outcome, command, run, run_command};
use citadels::command::args::Root;
use citadels::library::base_supply;
use citadels::rules::card::District;
use citadels::rules::chance::Chance;
use citadels::rules::edition::Edition;
use citadels::rules::solo::deal::{Deal, Pick};
use citadels::rules::solo::game::{Barred, Game, Phase, Setup, Step};
use citadels::rules::solo::{Role, Who};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::Stdio;
use strum::{IntoEnumIterator, VariantArray};

/// A solo command with a file on standard input, in JSON.
fn solo(verb: &str, text: &str, args: &[&str]) -> Outcome {
    let mut command = command(&[&["solo", verb, "-", "--format", "json"], args].concat());
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    Outcome {
        status: output.status.code().expect("not killed"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A turn with these lines for your side and his.
fn turn(you: &str, vova: &str, draws: &str) -> String {
    format!("[you]\ngold = 2\n{you}\n[vova]\ngold = 4\n{vova}\n[deck]\ndraws = [{draws}]")
}

#[test]
fn every_sentence_about_vovas_turn_is_a_case() {
    let cases: toml::Table = toml::from_str(include_str!("../solo/turns.toml")).unwrap();
    let cases: Value = serde_json::to_value(cases).unwrap();
    let cases = cases["case"].as_array().unwrap();
    let mut cited = BTreeSet::new();
    for case in cases {
        let name = case["name"].as_str().unwrap();
        let file =
            json!({ "you": case["you"], "vova": case["vova"], "deck": { "draws": case["draws"] } });
        let said = solo("turn", &file.to_string(), &[]).json();
        let ids: Vec<&Value> = said["events"]
            .as_array()
            .unwrap()
            .iter()
            .map(|event| &event["id"])
            .collect();
        assert_eq!(json!(ids), case["events"], "{name}");
        assert_eq!(said["state"]["you"], case["you_after"], "{name}");
        assert_eq!(said["state"]["vova"], case["vova_after"], "{name}");
        assert_eq!(said["next"]["choose_from"], case["choose_from"], "{name}");
        assert_eq!(
            said["draws_used"],
            case["draws"].as_array().unwrap().len(),
            "{name}"
        );
        let origin = case["origin"].as_str().unwrap();
        cited.extend(origin.split([' ', ';', ':', ',']).map(str::to_owned));
    }
    // The rulebook lines from his powers on, and the readings that his turn needs.
    for line in [42, 43, 44, 45, 46, 47, 48, 49, 55, 57, 58, 60, 62] {
        assert!(cited.contains(&line.to_string()), "line {line}");
    }
    for reading in [1, 2, 3, 4, 5, 7, 9, 10] {
        assert!(cited.contains(&format!("V-{reading}")), "V-{reading}");
    }
}

#[test]
fn setup_is_2_gold_and_4_cards_for_you_and_4_gold_for_vova() {
    // Line 16.
    let supply = base_supply(Edition::Classic);
    let setup = Setup {
        quick: false,
        dealt: true,
        seed: "friday".to_owned(),
    };
    let mut game = Game::new(setup, supply);
    assert_eq!((game.state.you.gold, game.state.vova.gold), (2, 4));
    for (count, card) in ["castle", "manor", "keep", "temple"]
        .into_iter()
        .enumerate()
    {
        assert_eq!((game.phase, game.missing()), (Phase::Start, 4 - count));
        game.take(Step::Draw(district(card))).unwrap();
    }
    assert_eq!((game.phase, game.round), (Phase::Keep, 1));
    assert_eq!(game.state.vova.hand, []);
}

#[test]
fn without_the_dark_city() {
    // Line 14; V-8: so nobody ever has a Quarry.
    for edition in Edition::iter() {
        let supply = base_supply(edition);
        for card in [
            "quarry",
            "armory",
            "bell-tower",
            "imperial-treasury",
            "map-room",
        ] {
            assert!(supply.get(district(card)).is_none(), "{card}");
        }
        assert!(supply.get(District::Keep).is_some() && supply.get(District::DragonGate).is_some());
    }
    let file = turn(
        "character = 'witch'\nhand = ['quarry']",
        "character = 'navigator'\ncity = ['bell tower']",
        "'armory'",
    );
    let expected = [
        ("not-in-solo", "you.character"),
        ("not-in-solo", "vova.character"),
        ("not-in-solo", "you.hand[0]"),
        ("not-in-solo", "vova.city[0]"),
        ("not-in-solo", "deck.draws[0]"),
    ];
    assert_eq!(
        solo("turn", &file, &[]).faults(),
        expected.map(|(id, at)| (id.into(), at.into()))
    );
}

#[test]
fn a_round_is_dealt_one_for_vova_two_shown_some_to_choose_from_the_rest() {
    // Lines 22 to 25, 36 and 45.
    for (pick, from, offered, after) in [
        (Pick::OfTwo, 2, 2, 1),
        (Pick::OfThree, 3, 3, 0),
        (Pick::Unchosen, 0, 1, 2),
    ] {
        let mut his = BTreeSet::new();
        for seed in 0..200 {
            let deal = Deal::shuffled(pick, &mut Chance::new(&seed.to_string()));
            let counts = (deal.shown.len(), deal.offered.len(), deal.after.len());
            assert_eq!((pick.choose_from(), counts), (from, (2, offered, after)));
            let seen: BTreeSet<Role> = deal.seen().collect();
            assert_eq!(seen.len(), 2 + offered + after, "each character once");
            // Line 29: one to three.
            let unseen = deal.unseen();
            assert_eq!(unseen.len(), 3);
            assert!(unseen.contains(&deal.vova.unwrap()));
            his.extend(deal.vova);
        }
        assert_eq!(his.len(), 8, "every character comes to Vova some time");
    }
}

#[test]
fn the_magician_draws_one_more_and_a_target_is_named_before_vovas_card_is_turned() {
    // Lines 29, 31 and 35.
    let supply = base_supply(Edition::Classic);
    let setup = Setup {
        quick: true,
        dealt: false,
        seed: String::new(),
    };
    let mut game = Game::new(setup, supply);
    game.take(Step::Keep(Role::Thief)).unwrap();
    assert_eq!(game.phase, Phase::Target);
    assert!(game.take(Step::Vova(Role::King)).is_err());
    assert!(game.take(Step::Target(Role::Assassin)).is_err());
    assert!(game.take(Step::Target(Role::Thief)).is_err());
    game.take(Step::Target(Role::King)).unwrap();
    assert_eq!(game.phase, Phase::Reveal);
    let texts = citadels::texts::Texts::new(citadels::language::Language::En);
    let power = texts.say(citadels::id!("solo-power-magician"));
    assert!(power.contains("that many plus 1"));
}

/// A finished game: who was first, your districts and his.
fn finished(first: &str, yours: &str, his: &str) -> String {
    let flag = |who: &str| if first == who { "first = true" } else { "" };
    let city = |ids: &str| {
        let ids: Vec<String> = ids.split_whitespace().map(|id| format!("{id:?}")).collect();
        ids.join(", ")
    };
    format!(
        "[[player]]\nname = 'You'\ncity = [{}]\n{}\n[[player]]\nname = 'Vova'\ncity = [{}]\n{}",
        city(yours),
        flag("You"),
        city(his),
        flag("Vova")
    )
}

const EIGHT: &str = "manor castle temple church tavern market watchtower prison";

#[test]
fn you_win_only_if_you_were_first_and_have_strictly_more() {
    // Line 64; V-6.
    let twenty = "palace cathedral town-hall fortress";
    for (first, yours, his, winner, why) in [
        ("You", EIGHT, "palace", "You", ("won", "You win")),
        (
            "Vova",
            "palace cathedral town-hall fortress castle",
            EIGHT,
            "Vova",
            ("not-first", "you didn't complete your city first"),
        ),
        (
            "You",
            EIGHT,
            twenty,
            "Vova",
            ("not-more", "don't have more"),
        ),
        (
            "Vova",
            "palace",
            EIGHT,
            "Vova",
            ("neither", "city first, and you don't"),
        ),
    ] {
        let json = solo("score", &finished(first, yours, his), &[]).json();
        assert_eq!(json["winners"], json!([winner]), "{first} {yours}: {json}");
        // An id for scripts, the same in every language, and the sentence next to it.
        let (id, text) = why;
        assert_eq!(json["verdict"], id);
        assert!(
            json["verdict_text"].as_str().unwrap().contains(text),
            "{json}"
        );
        let french = solo("score", &finished(first, yours, his), &["--lang", "fr"]).json();
        assert_eq!(french["verdict"], id);
        assert_ne!(french["verdict_text"], json["verdict_text"]);
        assert_eq!(
            (&json["tie_break"], &json["turning"]),
            (&Value::Null, &Value::Null)
        );
        assert_eq!(
            (&json["edition"], &json["complete_at"]),
            (&json!("classic"), &json!(8))
        );
    }
}

#[test]
fn vova_wins_ties() {
    // V-6. EIGHT is worth 16, plus 4 for being first; his city is worth the same.
    let his = "palace cathedral town-hall fortress";
    let json = solo("score", &finished("You", EIGHT, his), &[]).json();
    assert_eq!(
        (&json["players"][0]["total"], &json["players"][1]["total"]),
        (&json!(20), &json!(20))
    );
    assert_eq!(json["winners"], json!(["Vova"]));
    assert_eq!(
        (&json["players"][0]["place"], &json["players"][1]["place"]),
        (&json!(2), &json!(1))
    );
}

#[test]
fn vovas_purple_districts_score_as_usual() {
    // Line 62; V-3.
    let his = "dragon-gate university haunted-city manor temple tavern prison";
    let json = solo("score", &finished("You", EIGHT, his), &[]).json();
    let lines = json["players"][1]["lines"].as_array().unwrap();
    let points =
        |rule: &str| lines.iter().find(|line| line["rule"] == rule).unwrap()["points"].clone();
    assert_eq!(
        (points("dragon-gate"), points("university")),
        (json!(2), json!(2))
    );
    assert_eq!(points("all-types"), 3);
}

#[test]
fn the_two_may_be_named_in_any_language_and_nobody_else_may_play() {
    let file = |you: &str, vova: &str| {
        let file = finished("You", EIGHT, "palace")
            .replace("'Vova'", "his")
            .replace("'You'", you);
        file.replace("his", vova)
    };
    for you in ["'Вы'", "'Ви'", "'vous'", "'you'"] {
        let json = solo("score", &file(you, "'Вова'"), &[]).json();
        assert_eq!(json["winners"], json!([you.trim_matches('\'')]));
    }
    let two = solo("score", &file("'Anton'", "'You'"), &[]).faults();
    assert_eq!(two, [("bad-value".into(), "player[0].name".into())]);
    let twice = solo("score", &file("'Vova'", "'Вова'"), &[]).faults();
    assert_eq!(twice, [("bad-value".into(), "player[1].name".into())]);
    let three = file("'You'", "'Vova'") + "\n[[player]]\nname = 'Anton'\ncity = []";
    assert_eq!(
        solo("score", &three, &[]).faults(),
        [("too-many-players".into(), String::new())]
    );
    let twice = finished("You", EIGHT, "palace palace");
    assert_eq!(
        solo("score", &twice, &[]).faults(),
        [("too-many-copies".into(), "player[1].city".into())]
    );
    let dark = finished("You", EIGHT, "palace armory");
    assert_eq!(
        solo("score", &dark, &[]).faults(),
        [("not-in-solo".into(), "player[1].city[1]".into())]
    );
}

#[test]
fn all_faults_of_a_turn_come_at_once_with_their_places() {
    let file = "edition = '1999'\nwings = 2\n[you]\ncharacter = 'dragn'\ngold = -1\ncity = 'castle'\nhand = [3, 'zzz']\n[vova]\ngold = 99999999999\n[deck]\ndraws = []\ntop = 1";
    let expected = [
        ("unknown-field", "wings"),
        ("bad-value", "edition"),
        ("unknown-field", "deck.top"),
        ("unknown-card", "you.character"),
        ("missing-field", "vova.character"),
        ("bad-value", "you.gold"),
        ("bad-value", "you.city"),
        ("bad-value", "you.hand[0]"),
        ("unknown-card", "you.hand[1]"),
        ("bad-value", "vova.gold"),
    ];
    assert_eq!(
        solo("turn", file, &[]).faults(),
        expected.map(|(id, at)| (id.into(), at.into()))
    );
    let missing = solo("turn", "", &[]).faults();
    assert_eq!(
        missing,
        ["you", "vova"].map(|at| ("missing-field".into(), at.into()))
    );
    assert_eq!(solo("turn", "{", &[]).faults()[0].0, "bad-syntax");
    let other = turn("character = 'king'", "character = 'bishop'", "'manor'");
    let other = format!("edition = 'classic'\n{other}");
    let contradicted = solo("turn", &other, &["--edition", "2016"]).faults();
    assert_eq!(contradicted, [("bad-value".into(), "edition".into())]);
    assert!(
        run(&["solo", "turn", "no-such.toml"])
            .refused(1)
            .contains("There is no file no-such.toml.")
    );
}

#[test]
fn violations_of_the_turn_rules_are_reported_with_advice() {
    let eight =
        "city = ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'docks', 'prison']";
    for (you, vova, draws, expected) in [
        (
            "character = 'king'",
            "character = 'architect'",
            "'manor'",
            &[("too-few-draws", "deck.draws")][..],
        ),
        (
            "character = 'king'",
            "character = 'king'",
            "",
            &[
                ("same-character", "vova.character"),
                ("too-few-draws", "deck.draws"),
            ],
        ),
        (
            "character = 'thief'\ntarget = 'assassin'",
            "character = 'king'",
            "'manor'",
            &[("bad-target", "you.target")],
        ),
        (
            "character = 'assassin'\ntarget = 'assassin'",
            "character = 'king'",
            "'manor'",
            &[("bad-target", "you.target")],
        ),
        (
            "character = 'king'\ncity = ['dragon-gate']",
            "character = 'thief'\ncity = ['dragon-gate']",
            "'manor'",
            &[("too-many-copies", "")],
        ),
        // Drawn cards count too: the box has three Palaces.
        (
            "character = 'king'\ncity = ['palace']\nhand = ['palace', 'palace']",
            "character = 'thief'",
            "'palace'",
            &[("too-many-copies", "")],
        ),
        // V-8: the base game has no Quarry.
        (
            "character = 'king'\ncity = ['manor', 'manor', 'manor']",
            "character = 'thief'\ncity = ['tavern', 'temple', 'tavern']",
            "'palace'",
            &[
                ("too-many-copies", "you.city"),
                ("too-many-copies", "vova.city"),
            ],
        ),
        // Line 62: a city that was complete before its owner's turn ended the game.
        (
            "character = 'king'",
            &format!("character = 'thief'\n{eight}"),
            "'palace'",
            &[("game-over", "vova.city")],
        ),
        (
            &format!("character = 'king'\n{eight}"),
            "character = 'thief'",
            "'palace'",
            &[("game-over", "you.city")],
        ),
    ] {
        let found = solo("turn", &turn(you, vova, draws), &[]).faults();
        let expected: Vec<_> = expected
            .iter()
            .map(|(id, at)| ((*id).to_owned(), (*at).to_owned()))
            .collect();
        assert_eq!(found, expected, "{you} {vova}");
    }
    let two = solo(
        "turn",
        &turn("character = 'king'", "character = 'architect'", ""),
        &[],
    );
    let two = two.refused(1);
    assert!(two.contains("2 more district cards"), "{two}");
    // The rules don't cover an empty deck.
    assert!(
        two.contains("if yours is empty, he takes his gold"),
        "{two}"
    );
}

#[test]
fn a_card_put_under_the_deck_by_his_power_can_be_drawn() {
    // His Magician takes the third Palace; nobody says how thin the deck is.
    let file = turn(
        "character = 'king'\ncity = ['palace']\nhand = ['palace', 'palace']",
        "character = 'magician'",
        "'palace'",
    );
    assert_eq!(
        solo("turn", &file, &[]).json()["state"]["vova"]["city"],
        json!(["palace"])
    );
}

#[test]
fn a_character_not_used_in_solo_is_reported_on_either_side() {
    for (you, vova, at, words) in [
        (
            "witch",
            "king",
            "you.character",
            "The Witch isn't used in the solo",
        ),
        (
            "king",
            "emperor",
            "vova.character",
            "The Emperor isn't used in the solo",
        ),
        ("castle", "king", "you.character", "isn't one of the eight"),
    ] {
        let file = turn(
            &format!("character = '{you}'"),
            &format!("character = '{vova}'"),
            "'tavern'",
        );
        let told = solo("turn", &file, &[]).refused(1);
        assert!(
            told.contains(words) && !told.contains("not a district"),
            "{told}"
        );
        assert_eq!(solo("turn", &file, &[]).faults()[0].1, at);
    }
    let file = turn(
        "character = 'king'\nhand = ['bishop']",
        "character = 'thief'",
        "'tavern'",
    );
    let told = solo("turn", &file, &[]).refused(1);
    assert!(told.contains("The Bishop isn't a district"), "{told}");
}

#[test]
fn the_school_of_magic_pays_you_and_never_vova() {
    // Line 13, and line 58 for him.
    let supply = base_supply(Edition::Classic);
    let city = [
        District::SchoolOfMagic,
        District::HauntedCity,
        District::Manor,
    ];
    for role in Role::iter() {
        let his = role.income(&supply, Who::Vova, &city);
        let pays = u32::from(role.pays().is_some());
        assert_eq!(
            role.income(&supply, Who::You, &city),
            his + pays,
            "{role:?}"
        );
    }
    assert_eq!(Role::King.income(&supply, Who::Vova, &city), 1);
}

#[test]
fn a_target_without_assassin_or_thief_is_ignored_and_not_needed() {
    let idle = turn(
        "character = 'bishop'\ntarget = 'warlord'",
        "character = 'warlord'",
        "'tavern'",
    );
    assert_eq!(
        solo("turn", &idle, &[]).json()["events"][0]["id"],
        "bishop-safe"
    );
    let none = turn(
        "character = 'assassin'",
        "character = 'warlord'",
        "'tavern'",
    );
    assert_eq!(
        solo("turn", &none, &[]).json()["events"][0]["id"],
        "nothing-to-destroy"
    );
}

#[test]
fn a_turn_is_described_step_by_step_in_four_languages() {
    for what in ["turn", "score"] {
        let file = format!("tests/solo/{what}.toml");
        let english = english_of(|lang| run(&["solo", what, &file, "--lang", lang]).answered());
        insta::assert_snapshot!(format!("solo-{what}-en"), english);
    }
    let markdown = run(&[
        "solo",
        "turn",
        "tests/solo/turn.toml",
        "--format",
        "markdown",
    ])
    .answered();
    assert!(markdown.starts_with("# Vova's turn"), "{markdown}");
}

#[test]
fn without_a_terminal_the_fault_names_the_files_that_replace_the_questions() {
    let told = run(&["solo"]).refused(2);
    assert!(
        told.contains("solo turn FILE") && told.contains("solo score FILE"),
        "{told}"
    );
}

#[test]
fn no_option_of_the_game_is_ignored_before_a_turn_or_a_score() {
    let root = Root::command();
    let solo = root.find_subcommand("solo").unwrap();
    let options = solo.get_arguments().filter(|arg| !arg.is_positional());
    let mut count = 0;
    for arg in options.filter(|arg| !arg.is_global_set()) {
        let option = format!("--{}", arg.get_long().unwrap());
        let value = match &*option {
            "--deal" => "hand",
            "--minutes" => "5",
            _ => "x",
        };
        let value = Some(value).filter(|_| arg.get_action().takes_values());
        for below in ["turn", "score"] {
            let words = ["solo", &option].into_iter().chain(value);
            let words: Vec<&str> = words.chain([below, "x.toml"]).collect();
            let told = run(&words).refused(2);
            assert!(told.contains("only work in the game"), "{words:?}: {told}");
        }
        count += 1;
    }
    assert!(count > 5, "only {count} options");
}

#[test]
fn a_solo_play_in_the_log_keeps_the_variants_winner() {
    let home = tempfile::tempdir().unwrap();
    let with_home = |args: &[&str]| {
        let mut command = command(args);
        command.env("CITADELS_HOME", home.path());
        run_command(command)
    };
    let file = home.path().join("end.toml");
    std::fs::write(
        &file,
        finished("You", EIGHT, "palace cathedral town-hall fortress"),
    )
    .unwrap();
    with_home(&["solo", "score", file.to_str().unwrap(), "--save"]).answered();
    assert!(
        with_home(&["history", "show", "1"])
            .answered()
            .contains("Vova wins: you completed")
    );
    let list = with_home(&["history", "export", "--to", "json"]).json();
    assert_eq!(
        (&list["plays"][0]["game"], &list["plays"][0]["winners"]),
        (&json!("solo"), &json!(["Vova"]))
    );
    assert!(
        with_home(&["history", "export", "--to", "bgstats"])
            .answered()
            .contains("%22Citadels%22")
    );
}

/// Any possible step, so the game must refuse most.
fn any_step(chance: &mut Chance, game: &Game, ids: &[District]) -> Step {
    let card = ids[chance.below(u32::try_from(ids.len()).unwrap()) as usize];
    let role = Role::VARIANTS[chance.below(8) as usize];
    match (game.phase, chance.below(12)) {
        (Phase::Start, _) | (Phase::Yours, 2 | 3) => Step::Draw(card),
        (Phase::Shown | Phase::ShownAfter, _) => Step::Shown(role),
        (Phase::Offered, _) => Step::Offered(role),
        (Phase::Keep, _) => Step::Keep(role),
        (Phase::Target, _) => Step::Target(role),
        (Phase::Reveal, _) => Step::Vova(role),
        (Phase::Stolen, gold) => Step::Stolen(gold),
        (Phase::His, _) => Step::TurnUp(card),
        (Phase::HisEnd, 0) => Step::Salvage,
        (Phase::Yours, 0) => Step::Take,
        (Phase::Yours, 1) => Step::Income,
        (Phase::Yours, 4) => Step::Discard(card),
        (Phase::Yours, 5..=7) => {
            let hand = &game.state.you.hand;
            let place = chance.below(u32::try_from(hand.len()).unwrap()) as usize;
            Step::Build(hand.get(place).copied().unwrap_or(card))
        }
        (Phase::Yours, 8) => Step::Destroy(card),
        (Phase::Yours, 9) => Step::Gold(-3),
        (Phase::Yours, 10) if game.setup.quick && game.round > 20 => Step::Complete,
        _ => Step::Go,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn random_games_keep_their_invariants_and_end(seed in "[a-z]{8}", quick: bool, dealt: bool) {
        let supply = base_supply(Edition::Classic);
        let ids: Vec<District> = supply.districts().map(|district| district.id).collect();
        let setup = Setup { quick, dealt, seed: seed.clone() };
        let mut game = Game::new(setup.clone(), supply.clone());
        let mut chance = Chance::new(&seed);
        let mut steps = Vec::new();
        for _ in 0..200_000 {
            if game.phase == Phase::Closed {
                break;
            }
            let step = any_step(&mut chance, &game, &ids);
            let before = game.clone();
            if game.take(step).is_ok() {
                steps.push(step);
            } else {
                prop_assert_eq!(&game, &before, "a step that is refused changes nothing");
            }
            // Whoever was first stays the first.
            prop_assert!(before.first.is_none() || game.first == before.first);
            // Gold is never negative; no card is in more places than it has copies.
            prop_assert!(game.state.you.gold <= 9999);
            for district in supply.districts() {
                prop_assert!(game.state.out(district.id) <= usize::from(district.copies));
            }
            let vova: BTreeSet<_> = game.state.vova.city.iter().collect();
            prop_assert_eq!(vova.len(), game.state.vova.city.len(), "no district twice");
        }
        prop_assert_eq!(game.phase, Phase::Closed, "it ends");
        prop_assert!(game.first.is_some());
        // Saved steps replay the same game.
        let texts: Vec<String> = steps.iter().map(std::string::ToString::to_string).collect();
        let read: Vec<Step> = texts.iter().map(|text| Step::parse(text).unwrap()).collect();
        let mut again = Game::new(setup, supply);
        for step in read {
            again.take(step).unwrap();
        }
        prop_assert_eq!(again, game);
    }

    #[test]
    fn no_file_makes_a_turn_panic(text in "\\PC{0,80}|(\\[(you|vova|deck)\\]\n)?(gold|city|hand|character|draws) = [a-z'\"0-9\\[\\],]{0,12}") {
        let outcome = solo("turn", &text, &[]);
        prop_assert!([0, 1].contains(&outcome.status), "{:?}", outcome);
        prop_assert!(!outcome.stderr.contains("panicked"), "{:?}", outcome);
    }
}

#[test]
fn a_city_is_said_to_be_complete_once_and_only_where_its_districts_are_unknown() {
    let supply = base_supply(Edition::Classic);
    let ids: Vec<District> = supply.districts().map(|district| district.id).collect();
    for (quick, expected) in [
        (true, [Ok(()), Err(Barred::Told)]),
        (false, [Err(Barred::NotNow); 2]),
    ] {
        let setup = Setup {
            quick,
            dealt: true,
            seed: "friday".to_owned(),
        };
        let mut game = Game::new(setup, supply.clone());
        let mut chance = Chance::new("friday");
        while game.phase != Phase::Yours {
            let _ = game.take(any_step(&mut chance, &game, &ids));
        }
        assert_eq!([(); 2].map(|()| game.take(Step::Complete)), expected);
    }
}

#[test]
fn whoever_completes_a_city_first_stays_the_first_when_the_other_follows_in_the_same_round() {
    // Lines 62 and 64. Before the last round, Vova has seven districts.
    let seven = [
        "tavern",
        "temple",
        "watchtower",
        "market",
        "church",
        "prison",
        "trading-post",
    ];
    let rounds =
        seven.map(|card| format!("keep bishop, vova thief, stolen 3, turn {card}, go, go"));
    for (last, first) in [
        // His rank is called before yours, and after it.
        (
            "keep bishop, vova thief, stolen 3, turn manor, go, complete",
            Who::Vova,
        ),
        (
            "keep thief, target king, vova bishop, complete, go, turn manor",
            Who::You,
        ),
    ] {
        let setup = Setup {
            quick: true,
            dealt: false,
            seed: String::new(),
        };
        let mut game = Game::new(setup, base_supply(Edition::Classic));
        for step in rounds.iter().flat_map(|round| round.split(", ")) {
            game.take(Step::parse(step).unwrap()).unwrap();
        }
        assert_eq!(game.first, None);
        for step in last.split(", ") {
            game.take(Step::parse(step).unwrap()).unwrap();
        }
        assert!(game.state.are_you_complete() && game.state.is_vova_complete());
        assert_eq!(game.first, Some(first), "{last}");
    }
}

#[test]
fn after_the_last_round_no_next_one_is_announced() {
    let file = |city: &str| {
        format!(
            "[you]\ncharacter = 'king'\ngold = 0\n[vova]\ncharacter = 'merchant'\ngold = 9\n\
             city = [{city}]\n[deck]\ndraws = ['castle']\n"
        )
    };
    let seven = "'manor', 'palace', 'temple', 'church', 'monastery', 'tavern', 'market'";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("turn.toml");
    for (city, word, no) in [
        (seven, "That was the last round", "Next round"),
        ("", "Next round", "That was the last"),
    ] {
        std::fs::write(&path, file(city)).unwrap();
        let page = run(&["solo", "turn", path.to_str().unwrap()]).answered();
        assert!(page.contains(word) && !page.contains(no), "{page}");
    }
    let json = solo("turn", &file(seven), &[]).json();
    assert_eq!(json["next"], Value::Null);
}

#[test]
fn the_last_round_is_not_over_while_your_own_turn_is_to_come() {
    // Lines 31 and 62.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("turn.toml");
    let seven = "'manor', 'palace', 'temple', 'church', 'monastery', 'market', 'docks'";
    for (yours, his, to_come) in [
        ("bishop", "thief", true),
        ("warlord", "architect", true),
        ("king", "bishop", false),
        ("thief", "warlord", false),
        // His Assassin takes your turn away (line 42).
        ("bishop", "assassin", false),
    ] {
        let vova = format!("character = '{his}'\ncity = [{seven}]");
        let file = turn(
            &format!("character = '{yours}'"),
            &vova,
            "'tavern', 'castle'",
        );
        let json = solo("turn", &file, &[]).json();
        assert_eq!(
            (&json["next"], &json["your_turn_follows"]),
            (&Value::Null, &json!(to_come)),
            "{yours} {his}"
        );
        std::fs::write(&path, &file).unwrap();
        for (lang, play, over) in [
            (
                "en",
                "Play your own turn, then count",
                "That was the last round",
            ),
            (
                "fr",
                "Jouez votre tour, puis comptez",
                "C'était la dernière",
            ),
            (
                "ru",
                "Сыграйте свой ход, потом подсчитайте",
                "Это был последний",
            ),
            (
                "uk",
                "Зіграйте свій хід, потім підрахуйте",
                "Це був останній",
            ),
        ] {
            let page = run(&["solo", "turn", path.to_str().unwrap(), "--lang", lang]).answered();
            let (play, over) = (page.contains(play), page.contains(over));
            assert_eq!((play, over), (to_come, !to_come), "{yours} {his}: {page}");
        }
    }
}

#[test]
fn in_the_last_round_a_king_changes_no_later_choice() {
    let eight = "'manor', 'castle', 'temple', 'church', 'tavern', 'market', 'watchtower', 'prison'";
    for (yours, city, ids) in [
        ("assassin", "", &["killed", "heir"][..]),
        ("assassin", eight, &["killed"]),
        ("thief", "", &["crown", "income", "phase-coin", "builds"]),
        ("thief", eight, &["income", "phase-coin", "builds"]),
    ] {
        let target = if yours == "assassin" {
            "target = 'king'"
        } else {
            ""
        };
        let you = format!("character = '{yours}'\n{target}\ncity = [{city}]");
        let json = solo("turn", &turn(&you, "character = 'king'", "'palace'"), &[]).json();
        let events = json["events"].as_array().unwrap().iter();
        let found: Vec<&str> = events.map(|event| event["id"].as_str().unwrap()).collect();
        assert_eq!(found, ids, "{yours} {city}");
        assert_eq!(json["next"].is_null(), !city.is_empty());
    }
}

#[test]
fn a_solo_game_without_a_complete_city_is_not_over_and_nobody_has_won() {
    let file = finished("", "palace", "temple");
    let told = solo("score", &file, &[]).refused(1);
    assert!(
        told.contains("The game isn't over: no city is complete yet") && !told.contains("wins"),
        "{told}"
    );
    let faults = solo("score", &file, &[]).faults();
    assert_eq!(faults, [("game-not-over".into(), String::new())]);
}

#[test]
fn the_page_on_solo_can_be_played_from() {
    // Lines 14 to 64 of the rulebook, by content.
    let page = run(&["rule", "solo"]).answered();
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for (line, words) in [
        (13, "the usual rules apply"),
        (14, "no cards from The Dark City"),
        (16, "2 gold and 4 cards, Vova with 4 gold and no cards"),
        (
            22,
            "shuffle the eight characters. Deal one face down to him",
        ),
        (23, "turn up two and put them aside"),
        (24, "look at two more and keep one"),
        (25, "then turn up one more. Two stay face down"),
        (29, "before Vova's card is turned up: your chance is 1 in 3"),
        (31, "the usual order of ranks"),
        (35, "draws that many plus 1"),
        (36, "you choose from three characters in the next round"),
        (42, "His Assassin costs you your turn"),
        (
            43,
            "takes all your gold, whatever character you have, unless you are the Assassin",
        ),
        (44, "discard the newest district card in your hand"),
        (45, "take one yourself without choosing, turn up two more"),
        (
            45,
            "1 gold for each noble, religious, trade or military district",
        ),
        (46, "Bishop and Merchant work as usual"),
        (48, "a second building phase"),
        (
            49,
            "destroys the oldest district in your city, unless you are the Bishop",
        ),
        (51, "in a row, in the order you get them"),
        (53, "After his power, Vova builds"),
        (55, "give him 1 gold and turn up the top district card"),
        (
            57,
            "if he can pay for it and does not have that district yet",
        ),
        (58, "1 gold for each purple district he builds"),
        (
            60,
            "did not grow on his turn, he gets 1 gold, only once per turn",
        ),
        (
            62,
            "eight districts, the round is finished and the points are counted",
        ),
        (
            64,
            "only if you complete your city first and also have more points",
        ),
    ] {
        assert!(page.contains(words), "line {line}, \"{words}\": {page}");
    }
}

#[test]
fn the_first_player_has_a_completed_city_because_nothing_can_shrink_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("score.toml");
    let text = "[[player]]\nname = 'You'\ncity = ['castle']\nfirst = true\n\
                [[player]]\nname = 'Vova'\ncity = ['tavern']\n";
    std::fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap();
    assert!(
        run(&["solo", "score", path])
            .refused(1)
            .contains("a city needs 8")
    );
    let allowed_here = [
        "solo",
        "score",
        path,
        "--allow",
        "first-not-complete",
        "--format",
        "json",
    ];
    assert_eq!(
        run(&allowed_here).json()["winners"],
        serde_json::json!(["Vova"])
    );
}

#[test]
fn a_king_who_completes_his_city_changes_no_further_choice() {
    let city = "['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'docks']";
    let file = turn(
        "character = 'bishop'",
        &format!("character = 'king'\ncity = {city}"),
        "'harbor'",
    );
    let json = solo("turn", &file, &[]).json();
    assert_eq!(json["next"], Value::Null, "{json}");
    let events = json["events"].as_array().unwrap();
    assert!(
        events.iter().any(|event| event["id"] == "complete"),
        "{json}"
    );
    assert!(events.iter().all(|event| event["id"] != "crown"), "{json}");
}
