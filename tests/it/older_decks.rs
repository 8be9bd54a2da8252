//! Decks of the classic box and of the French third edition: their books' construction rules
//! (`facts` 2.4; readings C-1), advice that is not a fault, codes, setup and sheet.

use super::languages::english_of;
use super::named::{card, cards, character, players, rank};
use super::program::run;
use citadels::language::Language;
use citadels::library::decks::{base, pool};
use citadels::library::setup::Step;
use citadels::rules::card::{Card, Character, Rank};
use citadels::rules::chance::Chance;
use citadels::rules::deck::code::{decode, encode};
use citadels::rules::deck::draw::Wishes;
use citadels::rules::deck::older::{Advice, Mix, advice};
use citadels::rules::deck::{DeckFault, DeckPlan, Nine, Pool};
use citadels::rules::edition::Edition;
use citadels::rules::table::Players;
use citadels::texts::Texts;
use citadels::wording::card::name;
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

const OLDER: [Edition; 2] = [Edition::Classic, Edition::Third];

/// The base game with these cards added; a character replaces the one of its rank.
fn with(pool: &Pool, ids: &[&str], out: &[&str]) -> DeckPlan {
    let mut plan = base(pool, Players::Eight, 8);
    for id in cards(ids) {
        match pool.facts(id).unwrap().rank {
            Some(rank) => {
                plan.characters
                    .retain(|other| pool.facts(other).unwrap().rank != Some(rank));
                plan.characters.push(id);
            }
            None => plan.districts.push(id),
        }
    }
    for gone in cards(out) {
        let place = plan.districts.iter().position(|id| *id == gone).unwrap();
        plan.districts.remove(place);
    }
    plan
}

#[test]
fn the_base_game_is_a_deck_for_2_to_7_and_with_rank_9_for_4_to_8() {
    for edition in OLDER {
        let pool = pool(edition);
        for players in Players::iter().take(6) {
            let deck = base(&pool, players, 8).check(&pool, players).unwrap();
            assert_eq!((deck.characters.len(), deck.districts.len()), (8, 12));
        }
        for players in Players::iter().skip(2) {
            let deck = base(&pool, players, 9).check(&pool, players).unwrap();
            assert_eq!(deck.characters[8], Character::Artist);
        }
        assert!(advice(&pool, &base(&pool, Players::Eight, 8)).is_empty());
    }
}

#[test]
fn rank_9_is_needed_by_8_optional_for_4_to_7_and_not_used_by_2_and_3() {
    for edition in OLDER {
        let pool = pool(edition);
        let may: Vec<Nine> = Players::iter().map(|players| pool.nine(players)).collect();
        assert_eq!(
            may,
            [
                Nine::Never,
                Nine::Never,
                Nine::May,
                Nine::May,
                Nine::May,
                Nine::May,
                Nine::Must
            ]
        );
        let eight = base(&pool, Players::Eight, 8);
        assert_eq!(
            eight.check(&pool, 8_u8),
            Err(vec![DeckFault::NineMissing {
                players: players(8)
            }])
        );
        let nine = base(&pool, Players::Eight, 9);
        assert_eq!(
            nine.check(&pool, 3_u8),
            Err(vec![DeckFault::NineNever {
                card: character("artist").into(),
                players: players(3)
            }])
        );
        assert_eq!(
            nine.check(&pool, 2_u8),
            Err(vec![DeckFault::NineNever {
                card: character("artist").into(),
                players: players(2)
            }])
        );
    }
}

#[test]
fn the_queen_needs_five_players_and_the_emperor_three() {
    for edition in OLDER {
        let pool = pool(edition);
        let queen = with(&pool, &["queen"], &[]);
        assert_eq!(
            queen.check(&pool, 4_u8),
            Err(vec![DeckFault::FromPlayers {
                card: card("queen"),
                least: players(5)
            }])
        );
        assert!(queen.check(&pool, 5_u8).is_ok());
        let emperor = with(&pool, &["emperor"], &[]);
        assert_eq!(
            emperor.check(&pool, 2_u8),
            Err(vec![DeckFault::FromPlayers {
                card: card("emperor"),
                least: players(3)
            }])
        );
    }
}

#[test]
fn the_diplomat_is_not_used_with_the_graveyard_nor_in_the_third_edition_the_witch_with_the_hospital()
 {
    for edition in OLDER {
        let pool = pool(edition);
        let both = with(&pool, &["diplomat"], &[]);
        assert_eq!(
            both.check(&pool, 5_u8),
            Err(vec![DeckFault::Apart {
                one: card("diplomat"),
                other: card("graveyard")
            }])
        );
        assert!(
            with(&pool, &["diplomat"], &["graveyard"])
                .check(&pool, 5_u8)
                .is_ok()
        );
        let witch = with(&pool, &["witch", "hospital", "park"], &["keep", "keep"]);
        match edition {
            Edition::Third => {
                assert_eq!(
                    witch.check(&pool, 5_u8),
                    Err(vec![DeckFault::Apart {
                        one: card("hospital"),
                        other: card("witch")
                    }])
                );
            }
            _ => assert!(witch.check(&pool, 5_u8).is_ok()),
        }
    }
}

#[test]
fn a_card_is_listed_as_often_as_the_box_has_it_and_the_keep_twice() {
    let pool = pool(Edition::Classic);
    let third_keep = with(&pool, &["keep"], &[]);
    assert_eq!(
        third_keep.check(&pool, 5_u8),
        Err(vec![DeckFault::UniqueTwice { card: card("keep") }])
    );
    let parks = with(&pool, &["park", "park"], &[]);
    assert_eq!(
        parks.check(&pool, 5_u8),
        Err(vec![DeckFault::UniqueTwice { card: card("park") }])
    );
}

#[test]
fn every_other_fault_is_reported_at_once() {
    let pool = pool(Edition::Classic);
    let plan = DeckPlan {
        characters: cards(&["assassin", "witch", "spy", "queen"]),
        districts: cards(&["manor", "theater"]),
    };
    let faults = plan.check(&pool, 4_u8).unwrap_err();
    assert!(
        faults.contains(&DeckFault::RankTwice {
            rank: rank(1),
            one: character("assassin"),
            other: character("witch")
        }),
        "{faults:?}"
    );
    assert!(
        faults.contains(&DeckFault::NotForDecks { card: card("spy") }),
        "{faults:?}"
    );
    assert!(
        faults.contains(&DeckFault::NotForDecks {
            card: card("theater")
        }),
        "{faults:?}"
    );
    assert!(
        faults.contains(&DeckFault::FromPlayers {
            card: card("queen"),
            least: players(5)
        }),
        "{faults:?}"
    );
    assert!(
        faults.contains(&DeckFault::RankMissing { rank: rank(2) }),
        "{faults:?}"
    );
}

/// A pool, cards added, cards removed, and the advice.
type Case<'a> = (&'a Pool, &'a [&'a str], &'a [&'a str], &'a [Advice]);

#[test]
fn the_rulebooks_advice_is_never_a_fault() {
    let classic = pool(Edition::Classic);
    let third = pool(Edition::Third);
    let three = ["witch", "wizard", "abbot"];
    let cases: &[Case<'_>] = &[
        // One or two characters are replaced (classic 357–361, third 205–208).
        (&classic, &["witch", "abbot"], &[], &[]),
        (&classic, &three, &[], &[Advice::Replaced(3)]),
        (&third, &three, &[], &[Advice::Replaced(3)]),
        // Rank 9 replaces nobody.
        (&classic, &["witch", "abbot", "artist"], &[], &[]),
        // Classic, 377–383: two or three are added; above that, one is removed for each.
        (&classic, &["park"], &[], &[Advice::Single]),
        (&classic, &["park", "factory"], &[], &[]),
        (&classic, &["park", "factory", "museum"], &[], &[]),
        (
            &classic,
            &["park", "factory", "museum", "armory"],
            &[],
            &[Advice::TakeOut(4)],
        ),
        (
            &classic,
            &["park", "factory", "museum", "armory"],
            &["keep", "library", "smithy"],
            &[Advice::TakeOut(1)],
        ),
        (
            &classic,
            &["park", "factory", "museum", "armory"],
            &["keep", "library", "smithy", "university"],
            &[],
        ),
        // Third, 277: one for one.
        (&third, &["park"], &["keep"], &[]),
        (
            &third,
            &["park", "factory"],
            &["keep"],
            &[Advice::TakeOut(1)],
        ),
        // Nothing is removed without a reason, except for what a character excludes.
        (&classic, &[], &["keep", "keep"], &[Advice::PutIn(2)]),
        (
            &classic,
            &["park", "factory"],
            &["keep", "library", "smithy"],
            &[Advice::PutIn(1)],
        ),
        (&classic, &["diplomat"], &["graveyard"], &[]),
        (&third, &["diplomat", "park"], &["graveyard"], &[]),
    ];
    for (pool, cards, out, expected) in cases {
        let plan = with(pool, cards, out);
        assert_eq!(
            &advice(pool, &plan),
            expected,
            "{:?} {cards:?} {out:?}",
            pool.edition
        );
        assert!(plan.check(pool, 6_u8).is_ok(), "{cards:?}");
    }
}

#[test]
fn ten_thousand_random_decks_are_legal_as_advised_and_come_back_from_their_code() {
    for edition in OLDER {
        let pool = pool(edition);
        for players in Players::iter() {
            let wishes = Wishes::of(players);
            let mix = Mix::new(&pool, &wishes, false).unwrap();
            let mut chance = Chance::new("older");
            let mut seen: BTreeSet<Card> = BTreeSet::new();
            for _ in 0..1_500 {
                let deck = mix.draw(&mut chance);
                let plan = deck.plan();
                assert_eq!(plan.check(&pool, players).as_ref(), Ok(&deck));
                assert_eq!(advice(&pool, &plan), [], "{deck:?}");
                let code = encode(&deck, &pool).unwrap();
                assert_eq!(decode(&code, &pool), Ok((players, plan)));
                seen.extend(deck.cards());
            }
            let all = pool.characters.iter().chain(&pool.uniques);
            let usable = all.filter(|f| f.from_players <= players && f.rank != Some(Rank::Nine));
            for facts in usable {
                assert!(
                    seen.contains(&facts.card),
                    "{edition:?} {players}: never {}",
                    facts.card
                );
            }
        }
    }
}

#[test]
fn any_number_of_bonus_cards_may_be_wished_for_and_the_decks_stay_legal() {
    for edition in OLDER {
        let pool = pool(edition);
        let wishes = Wishes::of(Players::Six);
        let mix = Mix::new(&pool, &wishes, true).unwrap();
        let mut chance = Chance::new("free");
        for _ in 0..1_000 {
            let deck = mix.draw(&mut chance);
            let plan = deck.plan();
            assert!(plan.check(&pool, 6_u8).is_ok(), "{plan:?}");
        }
    }
}

#[test]
fn wishes_are_met_or_refused_with_their_rule() {
    let pool = pool(Edition::Third);
    let wishes = |must: &[&str], ban: &[&str]| Wishes {
        must: cards(must),
        ban: cards(ban),
        ..Wishes::of(Players::Five)
    };
    let must = [
        "witch", "diplomat", "emperor", "park", "factory", "museum", "armory", "library",
    ];
    let wish = wishes(&must, &["keep", "architect"]);
    let mut chance = Chance::new("wishes");
    for _ in 0..100 {
        let deck = Mix::new(&pool, &wish, false).unwrap().draw(&mut chance);
        let plan = deck.plan();
        for id in must {
            assert!(plan.contains(card(id)), "{id}");
        }
        for id in ["keep", "architect", "graveyard", "hospital"] {
            assert!(!plan.contains(card(id)), "{id}");
        }
    }
    let refused =
        |must: &[&str], ban: &[&str]| Mix::new(&pool, &wishes(must, ban), false).unwrap_err();
    assert_eq!(
        refused(&["witch", "hospital"], &[]),
        [DeckFault::Apart {
            one: card("hospital"),
            other: card("witch")
        }]
    );
    assert_eq!(
        refused(&["king", "emperor"], &[]),
        [DeckFault::SameRank {
            one: card("king"),
            other: card("emperor")
        }]
    );
    assert_eq!(
        refused(&["manor"], &[]),
        [DeckFault::Basic {
            card: card("manor")
        }]
    );
    assert_eq!(
        refused(&[], &["king", "emperor"]),
        [DeckFault::RankEmpty { rank: rank(4) }]
    );
    assert_eq!(
        refused(&["hospital"], &["assassin"]),
        [DeckFault::RankEmpty { rank: rank(1) }]
    );
}

#[test]
fn codes_of_the_older_boxes_stay_valid_forever() {
    let code = |edition: Edition, cards: &[&str], out: &[&str], players: u8| {
        let pool = pool(edition);
        encode(
            &with(&pool, cards, out).check(&pool, players).unwrap(),
            &pool,
        )
        .unwrap()
    };
    assert_eq!(code(Edition::Classic, &[], &[], 4), "20RDDQW6KYM");
    assert_eq!(
        code(Edition::Classic, &["queen", "park", "museum"], &[], 8),
        "20RDH8084GR"
    );
    assert_eq!(
        code(Edition::Third, &["witch", "park"], &["keep"], 5),
        "3031YH2ST72"
    );
}

#[test]
fn a_deck_of_an_older_box_is_drawn_shown_checked_saved_and_dealt() {
    let home = tempfile::tempdir().unwrap();
    let at_home = |args: &[&str]| {
        let mut command = super::program::command(args);
        command.env("CITADELS_HOME", home.path());
        super::program::run_command(command)
    };
    let drawn = run(&[
        "deck",
        "random",
        "-p",
        "5",
        "--edition",
        "classic",
        "--seed",
        "friday",
        "--must",
        "witch",
        "--format",
        "json",
    ])
    .json();
    assert_eq!(drawn["edition"], "classic");
    assert_eq!(drawn["balance"]["balanced"], true);
    assert_eq!(drawn["advice"].as_array().unwrap().len(), 0);
    let code = drawn["code"].as_str().unwrap();
    // The code says which box it is for.
    let shown = run(&["deck", "show", code, "--format", "json"]).json();
    assert_eq!(shown["characters"], drawn["characters"]);
    assert_eq!(shown["districts"], drawn["districts"]);
    assert!(
        run(&["deck", "check", code, "-p", "5"])
            .answered()
            .contains("is legal")
    );
    at_home(&["deck", "save", "old friday", code]).answered();
    let kept = at_home(&["deck", "show", "old friday", "--format", "json"]).json();
    assert_eq!(kept["code"], code);
    let again = run(&["deck", "reroll", code, "witch", "--format", "json"]).json();
    assert_eq!(again["characters"][0], "assassin");
    let dealt = run(&["draft", "deal", "--deck", code, "--format", "json"]).json();
    assert_eq!(
        (&dealt["players"], &dealt["characters"]),
        (&5.into(), &8.into())
    );
    assert!(
        run(&["call", "--quick", "--deck", code])
            .answered()
            .contains("Witch")
    );
    assert!(
        run(&["sheet", "-p", "5", "--deck", code])
            .answered()
            .contains("Witch")
    );
}

#[test]
fn a_deck_of_another_box_than_asked_for_is_a_fault() {
    let code = run(&[
        "deck",
        "random",
        "-p",
        "5",
        "--edition",
        "third",
        "--format",
        "json",
    ])
    .json();
    let code = code["code"].as_str().unwrap().to_owned();
    for args in [
        &["deck", "show", "first-game", "--edition", "classic"][..],
        &["deck", "check", &code, "-p", "5", "--edition", "classic"],
        &["setup", "-p", "5", "--deck", &code, "--edition", "2016"],
        &["deck", "random", "-p", "5", "--like", &code],
    ] {
        let stderr = run(args).refused(1);
        assert!(stderr.contains("is for another box"), "{args:?}: {stderr}");
    }
}

#[test]
fn fiercer_wishes_give_fiercer_decks_in_an_older_box_too() {
    let attack = |wish: &str| -> u64 {
        let args = [
            "deck",
            "random",
            "-p",
            "6",
            "--edition",
            "classic",
            "--fierce",
            wish,
        ];
        (0..5)
            .map(|seed| {
                let seed = seed.to_string();
                let more = ["--seed", &seed, "--format", "json"];
                let deck = run(&[&args[..], &more].concat()).json();
                deck["balance"]["measures"]["attack"]["value"]
                    .as_u64()
                    .unwrap()
            })
            .sum()
    };
    assert!(attack("0") < attack("5") && attack("5") < attack("10"));
}

#[test]
fn pages_of_older_decks_in_four_languages() {
    let english = english_of(|lang| {
        let page = |args: &[&str]| run(&[args, &["--lang", lang]].concat()).answered();
        let pages = [
            page(&["setup", "-p", "7", "--edition", "classic"]),
            page(&["setup", "-p", "3", "--edition", "third"]),
            page(&["deck", "show", "tests/decks/classic-many.toml", "-p", "8"]),
            page(&["call", "--quick", "--deck", "tests/decks/classic-many.toml"]),
        ];
        pages.join("\n---\n")
    });
    insta::assert_snapshot!("older-en", english);
}

#[test]
fn a_short_game_is_counted_and_written_into_the_score_file() {
    let city = "A: castle, manor, palace, temple, church, monastery, tavern; first";
    for edition in ["classic", "third"] {
        let args = [
            "score",
            "--edition",
            edition,
            "--format",
            "json",
            city,
            "B: keep",
        ];
        let full = run(&args).json();
        assert_eq!(
            (&full["complete_at"], &full["warnings"][0]["id"]),
            (&8.into(), &"first-not-complete".into())
        );
        let short = run(&[&args[..], &["--complete-at", "7"]].concat()).json();
        assert_eq!(short["complete_at"], 7);
        assert_eq!(short["players"][0]["total"], 19 + 4);
    }
    let args = [
        "call",
        "-p",
        "6",
        "--edition",
        "third",
        "--complete-at",
        "6",
        "--score",
        "-",
    ];
    let typed = super::pass::keys("l.nn.......ab");
    let (status, out, ..) = super::program::run_scripted(&args, typed);
    assert_eq!(status, 0);
    assert!(
        out.contains("complete_at = 6") && out.contains("edition = \"third\""),
        "{out}"
    );
    assert!(
        run(&["score", "--complete-at", "0", "A:", "B:"])
            .refused(2)
            .contains("1–15")
    );
}

#[test]
fn a_deck_in_a_score_file_must_be_of_its_box() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.toml");
    let text = "edition = 'classic'\ndeck = 'first-game'\n[[player]]\nname = 'A'\ncity = []\n\
                [[player]]\nname = 'B'\ncity = []\n";
    std::fs::write(&path, text).unwrap();
    assert!(
        run(&["score", path.to_str().unwrap()])
            .refused(1)
            .contains("another box")
    );
    let code = "20RDDQW6KYM";
    std::fs::write(
        &path,
        text.replace("first-game", code)
            .replace("city = []", "city = ['park']"),
    )
    .unwrap();
    let stderr = run(&["score", path.to_str().unwrap()]).refused(1);
    assert!(stderr.contains("Park"), "{stderr}");
}

#[test]
fn a_deck_of_an_older_box_starts_with_the_base_game() {
    let args = [
        "deck",
        "build",
        "-p",
        "5",
        "--edition",
        "classic",
        "--format",
        "json",
    ];
    let mut steps = vec![('1', "witch"), ('5', "abbot")];
    steps.extend(["park", "museum", "armory", "factory"].map(|card| ('d', card)));
    steps.extend(["keep", "library", "smithy", "university"].map(|card| ('t', card)));
    steps.push(('.', ""));
    let (status, out, _, asked) = super::program::run_scripted(&args, super::deck::build(&steps));
    assert_eq!(status, 0);
    let deck: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(deck["advice"].as_array().unwrap().len(), 0, "{deck}");
    assert_eq!(deck["districts"].as_array().unwrap().len(), 12);
    let is_shown = |words: &str| {
        let mut asked = asked.iter().map(|page| super::program::sentences(page));
        asked.any(|page| page.contains(words))
    };
    assert!(is_shown("Take 4 more ordinary districts out"), "{asked:?}");
    assert!(is_shown("Follows the rulebook's advice."), "{asked:?}");
    // A user who has had enough lets the program choose.
    let steps = [('1', "witch"), ('l', "witch"), ('r', "-"), ('.', "")];
    let (status, out, ..) = super::program::run_scripted(&args, super::deck::build(&steps));
    let deck: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, &deck["characters"][0]), (0, &"witch".into()));
    assert_eq!(deck["balance"]["balanced"], true);
}

#[test]
fn every_purple_card_that_is_left_out_is_named_once_for_each_copy() {
    let texts = Texts::new(Language::En);
    let said = |pool: &Pool, plan: &DeckPlan| {
        let deck = plan.check(pool, Players::Five).unwrap();
        Step::Districts.say(&texts, &deck)
    };
    for edition in OLDER {
        let pool = pool(edition);
        let whole = with(&pool, &[], &[]);
        assert!(!said(&pool, &whole).contains("Leave out"), "{edition:?}");
        for facts in pool.uniques.iter().filter(|facts| facts.is_base) {
            let name = name(&texts, edition, facts.card);
            for count in 1..=facts.copies {
                let plan = with(&pool, &[], &vec![facts.card.id(); count]);
                let out = vec![&*name; count].join(", ");
                let said = said(&pool, &plan);
                assert!(
                    said.contains(&format!("Leave out: {out}.")),
                    "{edition:?} {said}"
                );
            }
        }
    }
}

#[test]
fn a_card_that_cannot_be_chosen_is_refused_with_the_right_reason() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deck.toml");
    std::fs::write(
        &path,
        "edition = 'classic'\nplayers = 8\ncharacters = ['keep']\n\
         districts = ['haunted-quarter', 'tavern', 'king']\n",
    )
    .unwrap();
    let outcome = run(&["deck", "check", path.to_str().unwrap()]);
    let stderr = super::program::sentences(&outcome.stderr);
    assert!(
        stderr.contains("The Haunted Quarter isn't in the classic box."),
        "{stderr}"
    );
    assert!(
        stderr.contains("The King is in the wrong list."),
        "{stderr}"
    );
    assert!(stderr.contains("Keep is in the wrong list."), "{stderr}");
    assert!(stderr.contains("The Tavern is in every deck."), "{stderr}");
    assert!(
        stderr.contains("Add one of these: Artist, Queen."),
        "{stderr}"
    );
    assert!(
        !outcome.stdout.contains("Follows the rulebook's advice"),
        "{}",
        outcome.stdout
    );
    let eight = [
        "deck",
        "random",
        "-p",
        "8",
        "--characters",
        "8",
        "--edition",
        "classic",
    ];
    assert!(
        run(&eight)
            .refused(1)
            .contains("8 players always play with 9 characters.")
    );
    let lists = run(&["list", "decks", "--edition", "third"]).answered();
    let lists = super::program::sentences(&lists);
    assert!(
        lists.contains("no official lists") && lists.contains("--edition third"),
        "{lists}"
    );
}
