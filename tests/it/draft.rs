//! The draft: the tables of all editions, the deal and its odds.

use super::dice::Dice;
use super::languages::english_of;
use super::program::{app, run};
use citadels::app::TableWish;
use citadels::command::table::draft::{TablesRequest, tables};
use citadels::command::table::{call, setup};
use citadels::language::Language;
use citadels::library::decks::{base, pool};
use citadels::library::printing;
use citadels::rules::call::{Called, Cast};
use citadels::rules::card::Character;
use citadels::rules::chance::Chance;
use citadels::rules::draft::{Action, Deal, Row, Selection, Step, deal};
use citadels::rules::edition::{Edition, First};
use citadels::rules::table::Players;
use citadels::texts::Texts;
use std::collections::{BTreeMap, BTreeSet};
use strum::IntoEnumIterator;

fn draft_rows(edition: Edition) -> std::slice::Iter<'static, Row> {
    edition.rulebook().draft.iter()
}

/// Players, characters, face up, and from how many cards each character is kept.
/// Origin: the 2016 rulebook, lines 127–136, 293–311 and 332–338; the classic rulebook, 192–204,
/// 300–342 and 399–413; the third edition, 94–101, 138, 183–197 and 213–219.
const FROM_FOUR: [(u8, u8, u8, &[u8]); 9] = [
    (4, 8, 2, &[5, 4, 3, 2]),
    (4, 9, 3, &[5, 4, 3, 2]),
    (5, 8, 1, &[6, 5, 4, 3, 2]),
    (5, 9, 2, &[6, 5, 4, 3, 2]),
    (6, 8, 0, &[7, 6, 5, 4, 3, 2]),
    (6, 9, 1, &[7, 6, 5, 4, 3, 2]),
    (7, 8, 0, &[7, 6, 5, 4, 3, 2, 2]),
    (7, 9, 0, &[8, 7, 6, 5, 4, 3, 2]),
    (8, 9, 0, &[8, 7, 6, 5, 4, 3, 2, 2]),
];
const TWO: (u8, u8, u8, &[u8]) = (2, 8, 0, &[7, 6, 4, 2]);
const THREE_2016: (u8, u8, u8, &[u8]) = (3, 9, 0, &[8, 7, 6, 4, 3, 2]);
const THREE_OLDER: (u8, u8, u8, &[u8]) = (3, 8, 0, &[7, 6, 5, 4, 3, 2]);

#[test]
fn a_number_of_characters_that_no_table_has_is_a_fault_whoever_asks() {
    let texts = Texts::new(Language::En);
    let app = app(&texts, None);
    for players in [None, Some(Players::Four)] {
        let characters = Some(200);
        let request = TablesRequest {
            players,
            characters,
        };
        assert!(tables(&app, &request).is_err());
        let wish = TableWish {
            deck: None,
            players,
            characters,
        };
        assert!(setup::answer(&app, &wish).is_err());
        assert!(call::answer(&app, &wish).is_err());
    }
}

#[test]
fn every_row_of_every_edition_matches_its_rulebook() {
    for edition in Edition::iter() {
        let three = if edition == Edition::E2016 {
            THREE_2016
        } else {
            THREE_OLDER
        };
        let expected = [TWO, three].into_iter().chain(FROM_FOUR);
        for (row, (players, characters, face_up, from)) in draft_rows(edition).zip(expected) {
            assert_eq!(
                (row.players.number(), row.characters, row.face_up),
                (players, characters, face_up),
                "{edition:?}"
            );
            let kept = row
                .steps()
                .into_iter()
                .filter(|step| step.action == Action::Keep);
            assert_eq!(
                kept.map(|step| step.from).collect::<Vec<_>>(),
                from,
                "{edition:?} {row:?}"
            );
        }
        assert_eq!(draft_rows(edition).count(), 11, "{edition:?}");
    }
}

#[test]
fn what_is_discarded_first_depends_on_the_edition() {
    for (edition, first) in [
        (Edition::E2016, First::FaceUp),
        (Edition::Classic, First::FaceDown),
        (Edition::Third, First::FaceUp),
    ] {
        assert!(
            draft_rows(edition).all(|row: &Row| row.first == first),
            "{edition:?}"
        );
    }
}

/// The steps in the words of the contract: `1 keep 7, 2 keep 6, …`.
fn steps(args: &[&str]) -> String {
    let json = run(&[&["draft", "deal", "--format", "json"], args].concat()).json();
    let steps = json["steps"].as_array().unwrap().iter().map(|step| {
        format!(
            "{} {} {}",
            step["player"],
            step["action"].as_str().unwrap(),
            step["from"]
        )
    });
    steps.collect::<Vec<_>>().join(", ")
}

#[test]
fn two_and_three_players_keep_and_discard_in_the_order_of_the_book() {
    let two = "1 keep 7, 2 keep 6, 2 discard 5, 1 keep 4, 1 discard 3, 2 keep 2, 2 discard 1";
    for edition in ["2016", "classic", "third"] {
        assert_eq!(steps(&["-p", "2", "--edition", edition]), two);
    }
    assert_eq!(
        steps(&["-p", "3"]),
        "1 keep 8, 2 keep 7, 3 keep 6, 3 discard-random 5, 1 keep 4, 2 keep 3, 3 keep 2, 3 discard 1"
    );
    for edition in ["classic", "third"] {
        assert_eq!(
            steps(&["-p", "3", "--edition", edition]),
            "1 keep 7, 2 keep 6, 3 keep 5, 1 keep 4, 2 keep 3, 3 keep 2, 3 discard 1"
        );
    }
}

#[test]
fn the_last_of_seven_with_eight_and_of_eight_with_nine_picks_up_the_first_discard() {
    for edition in ["2016", "classic", "third"] {
        for (players, before) in [("7", "6 keep 2"), ("8", "7 keep 2")] {
            let steps = steps(&["-p", players, "--edition", edition]);
            let end = format!(
                "{before}, {players} take-first-discard 1, {players} keep 2, {players} discard 1"
            );
            assert!(steps.ends_with(&end), "{edition}: {steps}");
        }
        let nine = steps(&["-p", "7", "--characters", "9", "--edition", edition]);
        assert!(nine.ends_with("6 keep 3, 7 keep 2, 7 discard 1"), "{nine}");
    }
}

/// The base game at this table.
fn cast(edition: Edition, row: Row) -> Cast {
    let plan = base(&pool(edition), row.players, row.characters.into());
    let characters = plan.characters.iter().filter_map(|card| card.character());
    let called = characters.map(|id| Called {
        id,
        rank: printing(id, edition).unwrap().rank.unwrap(),
        power: None,
    });
    Cast {
        edition,
        players: row.players,
        characters: called.collect(),
        districts: Vec::new(),
    }
}

fn deals(edition: Edition, row: &Row, count: usize) -> impl Iterator<Item = Deal> {
    let cast = cast(edition, *row);
    assert_eq!(cast.row(), row);
    let mut chance = Chance::new("deals");
    (0..count).map(move |_| deal(&cast, &mut chance))
}

#[test]
fn in_ten_thousand_deals_of_each_row_rank_4_is_never_face_up_and_nothing_is_lost() {
    for edition in Edition::iter() {
        for row in draft_rows(edition) {
            let all: BTreeSet<Character> = cast(edition, *row)
                .characters
                .iter()
                .map(|called| called.id)
                .collect();
            for dealt in deals(edition, row, 10_000) {
                assert!(
                    !dealt.face_up.contains(&Character::King),
                    "{edition:?} {row:?} {dealt:?}"
                );
                assert!(dealt.returned.iter().all(|&id| id == Character::King));
                assert_eq!(dealt.face_up.len(), usize::from(row.face_up));
                let cards: Vec<Character> = dealt
                    .face_up
                    .iter()
                    .chain([&dealt.face_down])
                    .chain(&dealt.hand)
                    .copied()
                    .collect();
                assert_eq!(cards.len(), all.len(), "{dealt:?}");
                assert_eq!(cards.into_iter().collect::<BTreeSet<_>>(), all, "{dealt:?}");
            }
        }
    }
}

#[test]
fn the_order_of_discarding_decides_how_often_rank_4_is_face_down() {
    const DEALS: usize = 60_000;
    // Nine characters, three face up: rank 4 is one of six if the face-down card comes last, and
    // one of nine if it comes first.
    for (edition, one_in) in [
        (Edition::E2016, 6),
        (Edition::Third, 6),
        (Edition::Classic, 9),
    ] {
        let row = edition.rulebook().row(Players::Four, 9).unwrap();
        let (mut king, mut face_up) = (0, BTreeMap::<Character, usize>::new());
        for dealt in deals(edition, row, DEALS) {
            king += usize::from(dealt.face_down == Character::King);
            for id in dealt.face_up {
                *face_up.entry(id).or_default() += 1;
            }
        }
        let expected = DEALS / one_in;
        assert!(
            king.abs_diff(expected) < expected / 20,
            "{edition:?}: {king} of {DEALS}"
        );
        // The eight others are face up equally often.
        assert_eq!(face_up.len(), 8);
        let fair = DEALS * 3 / 8;
        for (id, count) in face_up {
            assert!(
                count.abs_diff(fair) < fair / 20,
                "{edition:?} {id}: {count}"
            );
        }
    }
}

#[test]
fn whatever_is_chosen_no_character_is_lost_and_everyone_has_their_number() {
    let mut dice = Dice(11);
    let mut chance = Chance::new("choices");
    for edition in Edition::iter() {
        for row in draft_rows(edition) {
            for dealt in deals(edition, row, 200) {
                let mut selection = Selection::new(row, &dealt);
                let mut taken = Vec::new();
                while let Some(step) = selection.now() {
                    assert_eq!(selection.hand().len(), usize::from(step.from), "{row:?}");
                    taken.push(step);
                    let card = selection.hand()[dice.roll(selection.hand().len())];
                    taken.extend(selection.choose(card, &mut chance));
                }
                assert_eq!(taken, row.steps());
                assert!(selection.hand().is_empty());
                let kept = selection.kept();
                assert!(
                    kept.iter()
                        .all(|cards| cards.len() == usize::from(row.each()))
                );
                let mut cards: Vec<Character> = kept.concat();
                cards.extend(selection.face_down());
                cards.extend(&dealt.face_up);
                assert_eq!(cards.len(), usize::from(row.characters));
                assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), cards.len());
            }
        }
    }
}

#[test]
fn a_card_that_is_not_in_the_hand_cannot_be_chosen() {
    let row = Edition::E2016.rulebook().row(Players::Five, 8).unwrap();
    let dealt = deals(Edition::E2016, row, 1).next().unwrap();
    let mut selection = Selection::new(row, &dealt);
    assert!(
        selection
            .choose(dealt.face_down, &mut Chance::new(""))
            .is_empty()
    );
    assert_eq!(selection.now(), Some(row.steps()[0]));
}

#[test]
fn the_blind_discard_of_three_is_any_card_equally_often() {
    const TRIES: usize = 4_000;
    let is_blind = |step: &Step| step.action == Action::DiscardRandom;
    let mut rows = draft_rows(Edition::E2016);
    let row = rows.find(|row| row.steps().iter().any(is_blind)).unwrap();
    let dealt = deals(Edition::E2016, row, 1).next().unwrap();
    let mut chance = Chance::new("blind");
    let mut away: BTreeMap<Character, usize> = BTreeMap::new();
    for _ in 0..TRIES {
        let mut selection = Selection::new(row, &dealt);
        while selection.now().is_some() {
            let hand = selection.hand().to_vec();
            let first = hand[0];
            let before = selection.face_down().count();
            let is_discarded = selection.choose(first, &mut chance).iter().any(is_blind);
            if is_discarded {
                let blind = selection.face_down().nth(before);
                *away.entry(blind.unwrap()).or_default() += 1;
                break;
            }
        }
    }
    assert!(away.len() > 1, "always the same card: {away:?}");
    let fair = TRIES / away.len();
    for (card, count) in away {
        assert!(
            count.abs_diff(fair) < fair / 5,
            "{card:?}: {count} of {fair}"
        );
    }
}

#[test]
fn the_same_seed_deals_the_same_forever() {
    let deal = |args: &[&str]| run(&[&["draft", "deal", "--format", "json"], args].concat()).json();
    let friday = deal(&["-p", "4", "--seed", "friday", "--reveal"]);
    assert_eq!(friday["seed"], "2-friday");
    assert_eq!(
        friday["face_up"],
        serde_json::json!(["warlord", "merchant"])
    );
    assert_eq!(friday["hidden"], serde_json::json!(["architect"]));
    assert_eq!(deal(&["-p", "4", "--seed", "2-friday", "--reveal"]), friday);
    let older = deal(&["-p", "4", "--seed", "1-friday", "--reveal"]);
    assert_eq!(
        (&older["seed"], &older["face_up"]),
        (&serde_json::json!("1-friday"), &friday["face_up"])
    );
}

#[test]
fn the_face_down_card_is_shown_only_on_request() {
    let hidden = run(&[
        "draft", "deal", "-p", "4", "--seed", "friday", "--format", "json",
    ])
    .json();
    assert_eq!(hidden.get("hidden"), None);
    assert_eq!(hidden["face_down"], 1);
    let text = run(&["draft", "deal", "-p", "4", "--seed", "friday"]).answered();
    assert!(
        text.contains("one card, unseen") && !text.contains("Architect"),
        "{text}"
    );
    let text = run(&["draft", "deal", "-p", "4", "--seed", "friday", "--reveal"]).answered();
    assert!(text.contains("Face down  Architect"), "{text}");
}

#[test]
fn a_drawn_rank_4_is_reported_as_returned() {
    let seed = (0..200)
        .map(|seed| seed.to_string())
        .find(|seed| {
            let args = [
                "draft", "deal", "-p", "4", "--seed", seed, "--format", "json",
            ];
            run(&args).json()["returned"] == serde_json::json!(["king"])
        })
        .unwrap();
    let text = run(&["draft", "deal", "-p", "4", "--seed", &seed]).answered();
    assert!(
        text.contains("! The King turned up and went back"),
        "{text}"
    );
}

#[test]
fn the_deck_decides_which_characters_are_dealt() {
    let args = [
        "--deck",
        "vicious-nobles",
        "-p",
        "8",
        "--seed",
        "x",
        "--format",
        "json",
    ];
    let json = run(&[&["draft", "deal", "--reveal"], &args[..]].concat()).json();
    assert_eq!(json["characters"], 9);
    let text = run(&["draft", "deal", "--deck", "devious-dignitaries", "-p", "3"]).answered();
    assert!(text.contains("3 players, 9 characters"), "{text}");
}

#[test]
fn the_table_is_narrowed_by_players_and_by_characters() {
    let rows = |args: &[&str]| {
        let json = run(&[&["draft", "table", "--format", "json"], args].concat()).json();
        let rows = json["rows"].as_array().unwrap().iter();
        rows.map(|row| {
            (
                row["players"].as_u64().unwrap(),
                row["characters"].as_u64().unwrap(),
            )
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(rows(&[]).len(), 11);
    assert_eq!(rows(&["-p", "5"]), [(5, 8), (5, 9)]);
    assert_eq!(rows(&["-p", "5", "--characters", "9"]), [(5, 9)]);
    assert_eq!(rows(&["-p", "3"]), [(3, 9)]);
    assert_eq!(rows(&["-p", "3", "--edition", "classic"]), [(3, 8)]);
}

#[test]
fn impossible_tables_are_faults_with_advice() {
    for (args, id) in [
        (&["draft", "table", "-p", "1"][..], "player-count"),
        (&["draft", "table", "-p", "9"], "player-count"),
        (&["draft", "deal", "-p", "0"], "player-count"),
        (
            &["draft", "table", "-p", "2", "--characters", "9"],
            "character-count",
        ),
        (
            &["draft", "deal", "-p", "3", "--characters", "8"],
            "character-count",
        ),
        (
            &["draft", "deal", "-p", "8", "--characters", "8"],
            "character-count",
        ),
        (
            &[
                "draft",
                "deal",
                "-p",
                "3",
                "--characters",
                "9",
                "--edition",
                "third",
            ],
            "character-count",
        ),
        (
            &["draft", "deal", "-p", "9", "--edition", "classic"],
            "player-count",
        ),
        (
            &[
                "draft",
                "deal",
                "-p",
                "4",
                "--deck",
                "vicious",
                "--edition",
                "classic",
            ],
            "bad-value",
        ),
        (&["call", "--quick", "-p", "10"], "player-count"),
    ] {
        let stderr = run(&[args, &["--format", "json"]].concat()).refused(1);
        let json: serde_json::Value = serde_json::from_str(&stderr).unwrap();
        assert_eq!(json["faults"][0]["id"], id, "{args:?}: {stderr}");
        assert_ne!(json["faults"][0]["advice"], "");
    }
}

#[test]
fn a_deck_that_does_not_fit_the_players_is_refused_with_its_faults() {
    let code = "15E80FKDDZJ";
    run(&["draft", "deal", "--deck", code]).answered();
    let stderr = run(&["draft", "deal", "--deck", code, "-p", "8"]).refused(1);
    assert!(stderr.contains("rank 9"), "{stderr}");
    let stderr = run(&["call", "--quick", "--deck", code, "-p", "3"]).refused(1);
    assert!(stderr.contains("rank 9"), "{stderr}");
}

#[test]
fn without_a_number_of_players_it_is_asked_for_by_its_flag() {
    for edition in ["2016", "classic"] {
        let stderr = run(&["draft", "deal", "--edition", edition]).refused(2);
        assert!(stderr.contains("-p 5"), "{stderr}");
    }
}

#[test]
fn the_selection_pages_in_four_languages() {
    for (name, command) in [
        ("draft-table", "draft table"),
        ("draft-table-seven", "draft table -p 7 --characters 8"),
        (
            "draft-deal",
            "draft deal -p 4 --seed 2 --reveal --edition classic",
        ),
        ("call-quick", "call --quick -p 8 --deck vicious-nobles"),
    ] {
        let english = english_of(|lang| {
            let args = command.split(' ').chain(["--lang", lang]);
            run(&args.collect::<Vec<_>>()).answered()
        });
        insta::assert_snapshot!(format!("{name}-en"), english);
    }
}
