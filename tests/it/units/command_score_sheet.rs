//! `command::score::sheet`.

use citadels::command::score::sheet::*;
use citadels::files::read::line;
use citadels::files::read::line::{Item, Said};
use citadels::files::read::name::Naming;
use citadels::files::read::score::PlayedDeck;
use citadels::flow::Played;
use citadels::flow::{Answers, Does, Flow, Viewer};
use citadels::language::Language;
use citadels::rules::card::{Card, District};
use citadels::rules::city::{Allow, Built, LastRank, MOST, TableFault};
use citadels::rules::edition::Edition;
use citadels::rules::table::Seat;
use proptest::prelude::*;

const SEVEN: &str = "castle, palace, temple, church, market, docks, keep";

fn names(names: &str) -> Vec<String> {
    names.split(", ").map(str::to_owned).collect()
}

fn start(who: &str) -> Start {
    Start {
        names: names(who),
        ..Start::default()
    }
}

fn sheet_of(start: Start) -> ScoreSheet {
    ScoreSheet::new(start, User::default())
}

fn city(seat: usize, line: &str) -> Input {
    let naming = Naming {
        lang: Language::En,
        edition: Edition::E2016,
        deck: None,
    };
    Input::City {
        seat: Seat::new(seat),
        said: line::said(line, naming),
        is_done: true,
    }
}

fn played(start: Start, inputs: &[Input]) -> Played<ScoreSheet> {
    Played::resume(sheet_of(start), inputs.to_vec()).expect("these are possible")
}

fn totals(sheet: &ScoreSheet) -> Vec<u32> {
    let scene = sheet.screen(Viewer::Table).scene;
    let (_, outcome) = scene.counted.expect("it can be counted");
    outcome.players.iter().map(|player| player.total).collect()
}

#[test]
fn only_what_the_cities_need_is_asked() {
    let mut played = played(Start::default(), &[]);
    let steps = [
        (Question::Names, Input::Names(names("Ann, Bob"))),
        (Question::City(Seat::new(0)), city(0, "castle, map room")),
        (Question::City(Seat::new(1)), city(1, "temple*")),
        (
            Question::Number(Seat::new(0), Amount::Hand),
            Input::Number(Seat::new(0), Amount::Hand, 3),
        ),
        (Question::Sole(Sole::Vault), Input::Sole(Sole::Vault, None)),
    ];
    for (question, input) in steps {
        assert_eq!(played.now().next(), Some(question));
        played.apply(input).unwrap();
    }
    assert_eq!(played.now().next(), None);
    assert_eq!(totals(played.now()), [12, 2]);
    played.apply(Input::End(End::Save)).unwrap();
    assert!(played.now().saves() && played.now().end().is_some());
}

#[test]
fn a_deck_without_the_vault_does_not_ask_for_it() {
    let deck = PlayedDeck {
        name: "ours".to_owned(),
        cards: vec![District::MapRoom.into()],
    };
    let start = Start {
        deck: Some(deck),
        ..start("Ann, Bob")
    };
    let played = played(start, &[city(0, "castle"), city(1, "manor")]);
    assert_eq!(played.now().next(), None);
    assert!(!played.now().can_be_beautified());
}

#[test]
fn the_only_possible_first_player_is_inferred_and_can_be_changed() {
    let short = "manor, tavern";
    let lines = [
        city(0, SEVEN),
        city(1, short),
        city(2, short),
        city(3, short),
    ];
    let mut sheet = played(start("Ann, Bob, Cyd, Dan"), &lines);
    assert!(sheet.now().claim().players[0].first);
    sheet.apply(Input::Sole(Sole::First, None)).unwrap();
    assert!(!sheet.now().claim().players[0].first);
    assert!(sheet.now().allowed().contains(&Allow::FirstMissing));
    // If two can, it is asked, and only they are offered.
    let other = "manor, tavern, monastery, trading post, harbor, watchtower, prison";
    let lines = [
        city(0, SEVEN),
        city(1, other),
        city(2, short),
        city(3, short),
    ];
    let sheet = played(start("Ann, Bob, Cyd, Dan"), &lines);
    assert_eq!(sheet.now().next(), Some(Question::Sole(Sole::First)));
    let action = sheet.now().sole(Sole::First);
    let Does::Ask {
        answers: Answers::Picked(choices),
        ..
    } = action.does
    else {
        panic!("it is picked");
    };
    let inputs: Vec<Input> = choices.into_iter().map(|(_, input)| input).collect();
    let first = |seat: Option<usize>| Input::Sole(Sole::First, seat.map(Seat::new));
    assert_eq!(inputs, [first(Some(0)), first(Some(1)), first(None)]);
}

#[test]
fn unclear_input_is_asked_at_once() {
    let mut sheet = played(start("Ann, Bob"), &[city(0, "castle, tower*, xyzzy")]);
    assert_eq!(sheet.now().next(), Some(Question::Open(Seat::new(0), 1)));
    let meant = |place, card| Input::Meant {
        seat: Seat::new(0),
        place,
        card,
    };
    let watchtower = Card::from(District::Watchtower);
    sheet.apply(meant(1, Some(watchtower))).unwrap();
    assert_eq!(sheet.now().next(), Some(Question::Open(Seat::new(0), 2)));
    sheet.apply(meant(2, None)).unwrap();
    assert_eq!(sheet.now().next(), Some(Question::City(Seat::new(1))));
    assert_eq!(totals(sheet.now()), [4 + 2, 0]);
}

#[test]
fn faults_are_reported_and_may_be_accepted() {
    let mut sheet = played(start("Ann, Bob"), &[city(0, "keep"), city(1, "keep")]);
    let Some(Question::Fault(TableFault::TooManyCopies { .. })) = sheet.now().next() else {
        panic!("there is one Keep");
    };
    sheet.apply(Input::Allow(Allow::TooManyCopies)).unwrap();
    assert!(!matches!(sheet.now().next(), Some(Question::Fault(_))));
    let sheet = played(
        start("Ann, Bob"),
        &[city(0, "keep"), city(1, "secret vault")],
    );
    assert!(matches!(
        sheet.now().next(),
        Some(Question::Fault(TableFault::NotBuildable { .. }))
    ));
}

#[test]
fn crown_and_first_move_to_the_last_player_named() {
    let start = Start {
        crown: Some(Seat::new(1)),
        ranks: vec![None, Some(LastRank::Killed)],
        ..start("Ann, Bob")
    };
    let sheet = sheet_of(start.clone());
    assert_eq!(sheet.line(Seat::new(1), true).begin, "crown, rank 0; ");
    let sheet = played(start, &[city(0, "castle, crown")]);
    let crowned = |index: usize| sheet.now().claim().players[index].crown;
    assert_eq!((crowned(0), crowned(1)), (true, false));
}

#[test]
fn an_empty_city_is_questioned() {
    let mut sheet = played(start("Ann, Bob"), &[city(0, ""), city(1, "keep")]);
    assert_eq!(sheet.now().next(), Some(Question::Empty(Seat::new(0))));
    sheet.apply(Input::Empty(Seat::new(0))).unwrap();
    assert!(!matches!(sheet.now().next(), Some(Question::Empty(_))));
}

#[test]
fn names_carry_their_cities_with_them() {
    let lines = [city(0, "castle"), city(1, "keep"), city(2, "manor")];
    let mut sheet = played(start("Ann, Bob, Cyd"), &lines);
    sheet.apply(Input::Names(names("Cyd, Anna, Bob"))).unwrap();
    let first = |index: usize| sheet.now().claim().players[index].city[0].card;
    let cards = [District::Manor, District::Castle, District::Keep].map(Card::from);
    assert_eq!([first(0), first(1), first(2)], cards);
    for wrong in ["Ann", "Ann, ann", "Ann, B\u{1b}b"] {
        assert!(sheet.apply(Input::Names(names(wrong))).is_err(), "{wrong}");
    }
}

#[test]
fn partial_input_is_restored() {
    let half = Input::City {
        seat: Seat::new(0),
        said: vec![Said::Item(Item::Crown)],
        is_done: false,
    };
    let sheet = played(start("Ann, Bob"), &[half]);
    assert_eq!(sheet.now().at, At::Sheet);
    assert_eq!(sheet.now().next(), Some(Question::City(Seat::new(0))));
    assert_eq!(sheet.now().line(Seat::new(0), true).begin, "crown; ");
}

/// Inputs, possible or not.
fn inputs() -> impl Strategy<Value = Vec<Input>> {
    let seat = (0_usize..4).prop_map(Seat::new);
    let line = prop::sample::select(vec![
        SEVEN,
        "castle, map room, museum; gold 3",
        "imperial treasury, tower, xyzzy",
        "manor*, crown, first",
        "",
        "basilica, wishing well, haunted quarter; rank 8, hand 2",
    ]);
    let sole = prop::sample::select(vec![Sole::First, Sole::Crown, Sole::Vault]);
    let amounts = vec![Amount::Gold, Amount::Hand, Amount::Museum, Amount::Rank];
    let amount = prop::sample::select(amounts);
    let input = prop_oneof![
        4 => (0_usize..4, line).prop_map(|(seat, line)| city(seat, line)),
        1 => Just(Input::Names(names("Ann, Bob, Dan"))),
        1 => (seat.clone(), 0_usize..8).prop_map(|(seat, place)| Input::Meant {
            seat,
            place,
            card: Some(District::Watchtower.into()),
        }),
        1 => seat.clone().prop_map(Input::Empty),
        1 => (sole, prop::option::of(seat.clone())).prop_map(|(sole, to)| Input::Sole(sole, to)),
        1 => (seat.clone(), any::<bool>()).prop_map(|(seat, late)| Input::Late(seat, late)),
        2 => (seat.clone(), amount, 0_u32..12)
            .prop_map(|(seat, amount, number)| Input::Number(seat, amount, number)),
        1 => seat.prop_map(Input::Edit),
        1 => prop::sample::select(vec![
            Input::Sheet,
            Input::GoOn,
            Input::Rename,
            Input::Change(Sole::First),
            Input::Allow(Allow::TooManyCopies),
            Input::End(End::Later),
        ]),
    ];
    prop::collection::vec(input, 0..14)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever the input, there is a screen, every step can be undone, and a saved state can
    /// be resumed.
    #[test]
    fn a_sheet_is_the_list_of_its_inputs(inputs in inputs()) {
        let mut played = played(start("Ann, Bob, Cyd"), &[]);
        for input in inputs {
            let before = played.now().clone();
            if played.apply(input).is_err() {
                prop_assert_eq!(played.now(), &before, "what is refused changes nothing");
            }
            let screen = played.now().screen(Viewer::Table);
            prop_assert!(!screen.actions.is_empty());
        }
        let kept = serde_json::to_string(played.inputs()).unwrap();
        let again: Vec<Input> = serde_json::from_str(&kept).unwrap();
        let start = serde_json::to_string(played.start().start()).unwrap();
        let start = sheet_of(serde_json::from_str(&start).unwrap());
        let again = Played::resume(start, again).unwrap();
        prop_assert_eq!(again.now(), played.now());
        while played.undo() {}
        prop_assert_eq!(&played.now().players, &played.start().players);
    }

    /// The order of players' lines, or typing a line twice, does not change the claim.
    #[test]
    fn the_order_of_lines_does_not_matter(
        order in Just(vec![0_usize, 1, 2, 3]).prop_shuffle(),
        again in 0_usize..4,
    ) {
        let lines = ["castle; crown", SEVEN, "map room; hand 2", "manor; rank 4"];
        let in_order: Vec<Input> = (0..4).map(|seat| city(seat, lines[seat])).collect();
        let mut shuffled: Vec<Input> = order.iter().map(|&seat| city(seat, lines[seat])).collect();
        shuffled.insert(0, city(again, "tavern"));
        let who = "Ann, Bob, Cyd, Dan";
        prop_assert_eq!(
            played(start(who), &in_order).now().claim(),
            played(start(who), &shuffled).now().claim()
        );
    }
}

#[test]
fn the_largest_number_is_taken_and_one_more_is_refused() {
    let mut played = played(start("Ann, Bob"), &[]);
    let gold = |number| Input::Number(Seat::new(0), Amount::Gold, number);
    assert!(played.apply(gold(MOST + 1)).is_err());
    assert!(played.apply(gold(MOST)).is_ok());
}

#[test]
fn whether_a_haunted_city_came_late_is_asked_once_for_each_line() {
    for is_late in [false, true] {
        let start = Start {
            edition: Edition::Classic,
            ..start("Ann, Bob")
        };
        let (ann, haunted) = (Seat::new(0), District::HauntedCity);
        let built = Built {
            card: haunted.into(),
            beautified: false,
        };
        let ann_has = Input::City {
            seat: ann,
            said: vec![Said::Item(Item::Built(built))],
            is_done: true,
        };
        let mut played = played(start, &[ann_has.clone(), city(1, "temple")]);
        assert_eq!(played.now().next(), Some(Question::Late(ann, haunted)));
        played.apply(Input::Late(ann, is_late)).unwrap();
        assert_eq!(played.now().next(), None);
        // Another player's new line does not matter; a new line of the same player says it anew.
        played.apply(city(1, "manor")).unwrap();
        assert_eq!(played.now().next(), None);
        played.apply(ann_has).unwrap();
        assert_eq!(played.now().next(), Some(Question::Late(ann, haunted)));
    }
}
