//! `command::table::pass`.

use citadels::command::table::pass::*;
use citadels::command::table::round::Seating;
use citadels::flow::{Action, Does, Flow, Screen, Viewer};
use citadels::language::Language;
use citadels::library::decks::{base, cast, pool};
use citadels::page::Block;
use citadels::rules::call::Round;
use citadels::rules::call::Unique;
use citadels::rules::card::{District, Power};
use citadels::rules::chance::Chance;
use citadels::rules::edition::Edition;
use citadels::rules::table::Players;
use citadels::rules::table::Seat;
use citadels::texts::Texts;
use strum::IntoEnumIterator;

fn seating(players: Players, with_theater: bool) -> Seating {
    let pool = pool(Edition::Classic);
    let row = Edition::Classic.rulebook().rows(players).next().unwrap();
    let plan = base(&pool, players, row.characters.into());
    let mut cast = cast(&plan.check(&pool, players).unwrap());
    if with_theater {
        cast.districts.push(Unique {
            id: District::Theater,
            power: Power::BlindSwap,
            cost: 6,
        });
    }
    Seating {
        cast,
        deck: None,
        names: players
            .seats()
            .map(|seat| seat.number().to_string())
            .collect(),
        changes: Vec::new(),
    }
}

/// Nothing was called yet; if there is a Theater, it is built.
fn before(seating: &Seating) -> Round {
    let mut round = Round::first(None);
    let _ = round.report(&seating.cast, District::Theater, true);
    round
}

/// Every input possible on this screen.
fn inputs(screen: &Screen<Scene, Input>) -> Vec<Input> {
    let of = |action: &Action<Input>| match &action.does {
        Does::Input(input) => vec![*input],
        Does::Digits(inputs) => inputs.iter().map(|(_, input)| *input).collect(),
        Does::Seats(inputs) => inputs.iter().map(|(_, input)| *input).collect(),
        _ => Vec::new(),
    };
    screen.actions.iter().flat_map(of).collect()
}

/// Only the current player sees cards that are not face up.
fn is_secret(draft: &Draft) {
    let eyes = draft.eyes().map(Seat::index);
    let table = draft.screen(Viewer::Table).scene;
    let open = match &table {
        Scene::HandOver {
            face_up, returned, ..
        } => {
            assert_eq!(face_up, &draft.deal.face_up);
            face_up.iter().chain(returned).copied().collect()
        }
        Scene::Pick {
            why: Why::Owner(_) | Why::Done,
            ..
        } => Vec::new(),
        other => panic!("the table sees {other:?}"),
    };
    let shown = format!("{table:?}");
    for called in &draft.seating.cast.characters {
        let is_named = shown.contains(&format!("{:?}", called.id));
        assert_eq!(is_named, open.contains(&called.id), "{shown}");
    }
    for seat in (0..draft.seating.names.len()).filter(|&seat| Some(seat) != eyes) {
        assert_eq!(draft.screen(Viewer::Seat(seat)).scene, table);
    }
}

#[test]
fn whatever_is_done_hidden_cards_stay_hidden_and_everyone_ends_with_their_number() {
    let mut dice = Chance::new("dice");
    for players in Players::iter() {
        for with_theater in [false, true] {
            for game in 0..20 {
                let seating = seating(players, with_theater);
                let crown = Seat::new(game % players.count());
                let chance = Chance::new(&game.to_string());
                let round = before(&seating);
                let mut draft = Draft::new(seating, crown, &round, chance);
                // At the end there is always something to look at, so stop after a while.
                for _ in 0..1000 {
                    is_secret(&draft);
                    let inputs = inputs(&draft.screen(draft.viewer()));
                    let count = u32::try_from(inputs.len()).unwrap();
                    let input = inputs[dice.below(count) as usize];
                    let before = draft.screen(draft.viewer()).scene;
                    if draft.apply(Viewer::Table, &input).is_err() {
                        // A wrong digit shows nothing.
                        assert!(matches!(before, Scene::Locked { .. }), "{before:?}");
                        assert_eq!(draft.screen(draft.viewer()).scene, before);
                    }
                }
                let each = usize::from(players.characters_each());
                let kept = draft.selection.kept();
                assert!(draft.selection.now().is_none());
                assert!(kept.iter().all(|cards| cards.len() == each), "{kept:?}");
            }
        }
    }
}

#[test]
fn the_device_shows_a_hand_only_once_it_is_taken_and_not_when_passed_on() {
    let crown = Seat::new(3);
    let round = Round::first(None);
    let mut draft = Draft::new(
        seating(Players::Five, false),
        crown,
        &round,
        Chance::new("a"),
    );
    assert_eq!(draft.viewer(), Viewer::Table);
    assert!(draft.screen(Viewer::Table).is_calm);
    draft.apply(Viewer::Table, &Input::Taken).unwrap();
    assert_eq!(draft.viewer(), Viewer::Seat(3));
    let card = draft.selection.hand()[0];
    draft.apply(Viewer::Table, &Input::Card(card)).unwrap();
    draft.apply(Viewer::Table, &Input::Confirm).unwrap();
    assert_eq!(
        (draft.viewer(), draft.eyes()),
        (Viewer::Table, Some(Seat::new(4)))
    );
    assert!(
        draft.apply(Viewer::Table, &Input::Card(card)).is_err(),
        "it is gone from the hand"
    );
    assert_eq!(draft.round(&Round::first(None)).crown, Some(crown));
}

#[test]
fn with_two_players_a_turn_keeps_one_card_and_discards_another() {
    let seating = seating(Players::Two, false);
    let round = Round::first(None);
    let mut draft = Draft::new(seating, Seat::FIRST, &round, Chance::new("a"));
    let mut done = Vec::new();
    while draft.selection.now().is_some() {
        match draft.screen(draft.viewer()).scene {
            Scene::HandOver { .. } => draft.apply(Viewer::Table, &Input::Taken).unwrap(),
            Scene::Choose(choosing) => {
                done.push((choosing.seat.number(), choosing.does));
                draft
                    .apply(Viewer::Table, &Input::Card(choosing.cards[0]))
                    .unwrap();
                draft.apply(Viewer::Table, &Input::Confirm).unwrap();
            }
            other => panic!("{other:?}"),
        }
    }
    let (keeps, discards) = (Choice::Keep, Choice::Discard);
    let both = |number| [(number, keeps), (number, discards)];
    // The last card is discarded without a question.
    let expected = [&[(1, keeps)][..], &both(2), &both(1), &[(2, keeps)]].concat();
    assert_eq!(done, expected);
}

#[test]
fn every_hand_is_shown_by_rank_also_with_the_first_discard_picked_up() {
    let texts = Texts::new(Language::En);
    for players in Players::iter() {
        for game in 0..10 {
            let seating = seating(players, false);
            let round = Round::first(None);
            let chance = Chance::new(&game.to_string());
            let mut draft = Draft::new(seating.clone(), Seat::FIRST, &round, chance);
            while draft.selection.now().is_some() {
                let scene = draft.screen(draft.viewer()).scene;
                let Scene::Choose(choosing) = &scene else {
                    draft.apply(Viewer::Table, &Input::Taken).unwrap();
                    continue;
                };
                let page = page(&texts, &seating, &scene);
                let facts = page.blocks().iter().rev().find_map(|block| match block {
                    Block::Facts(facts) => Some(facts),
                    _ => None,
                });
                let ranks = facts.unwrap().iter().map(|(rank, _)| rank.plain());
                let ranks: Vec<u8> = ranks.map(|rank| rank.parse::<u8>().unwrap()).collect();
                assert_eq!(ranks.len(), choosing.cards.len());
                assert!(ranks.is_sorted(), "{players:?} {ranks:?}");
                let card = choosing.cards[0];
                draft.apply(Viewer::Table, &Input::Card(card)).unwrap();
                draft.apply(Viewer::Table, &Input::Confirm).unwrap();
            }
        }
    }
}
