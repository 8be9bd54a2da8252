//! `command::table::round`.

use citadels::command::table::round::*;
use citadels::fault::Field;
use citadels::flow::Played;
use citadels::flow::{Action, Does, Flow, Viewer};
use citadels::id;
use citadels::library::decks::{base, cast, official, pool};
use citadels::rules::call::{Barred, Cast, Holder, Mark, Round};
use citadels::rules::card::{Power, Rank};
use citadels::rules::chance::Chance;
use citadels::rules::deck::adapt;
use citadels::rules::edition::Edition;
use citadels::rules::table::Players;
use citadels::rules::table::Seat;

fn seating(cast: Cast) -> Seating {
    let numbers = cast.players.seats().map(|seat| seat.number().to_string());
    Seating {
        names: numbers.collect(),
        cast,
        deck: None,
        changes: Vec::new(),
    }
}

/// The base game of five.
fn calling(round: Round) -> Played<Calling> {
    let (pool, players) = (pool(Edition::Classic), Players::Five);
    let plan = base(&pool, players, 8);
    let cast = cast(&plan.check(&pool, players).unwrap());
    Played::new(Calling::new(seating(cast), round))
}

/// The official lists, for three and for five players.
fn casts() -> Vec<Cast> {
    let pool = pool(Edition::E2016);
    let lists = official(Edition::E2016).into_iter();
    let casts = lists.flat_map(|(_, plan)| {
        [Players::Three, Players::Five].map(|players| {
            let (plan, _) = adapt(&plan, &pool, players, players == Players::Three, &[]);
            cast(&plan.check(&pool, players).unwrap())
        })
    });
    casts.collect()
}

fn to_the_end(calling: &mut Played<Calling>) {
    while calling.now().called().is_some() {
        calling.apply(Input::Next).unwrap();
    }
}

/// Every input possible on this screen, shown or not.
fn inputs(calling: &Calling) -> Vec<Input> {
    let of = |action: Action<Input>| match action.does {
        Does::Input(input) => vec![input],
        Does::Digits(inputs) => inputs.into_iter().map(|(_, input)| input).collect(),
        Does::Seats(inputs) => inputs.into_iter().map(|(_, input)| input).collect(),
        _ => Vec::new(),
    };
    let actions = calling.screen(Viewer::Table).actions;
    actions.into_iter().flat_map(of).collect()
}

/// Plays random keys, Enter more often than others; returns what was shown before each that
/// counted.
fn by_chance(mut calling: Played<Calling>, dice: &mut Chance) -> (Played<Calling>, Vec<Scene>) {
    let mut seen = Vec::new();
    for _ in 0..60 {
        if calling.now().is_over() {
            break;
        }
        let before = calling.now().scene();
        let inputs = inputs(calling.now());
        let count = u32::try_from(inputs.len()).unwrap();
        let place = dice.below(count * 2).saturating_sub(count) as usize;
        match calling.apply(inputs[place]) {
            // Undone with the step before it.
            Ok(()) if Calling::turns_only(&inputs[place]) => {}
            Ok(()) => seen.push(before),
            Err(_) => assert_eq!(calling.now().scene(), before),
        }
    }
    (calling, seen)
}

/// Random ranks for the players.
fn dealt(cast: &Cast, dice: &mut Chance) -> Round {
    let mut ranks: Vec<Rank> = cast.characters.iter().map(|called| called.rank).collect();
    let seats: Vec<Seat> = cast.players.seats().collect();
    let seats = seats.repeat(cast.each()).into_iter();
    let held = seats.map(|seat| {
        let count = u32::try_from(ranks.len()).unwrap();
        (ranks.remove(dice.below(count) as usize), seat)
    });
    let held: Vec<(Rank, Seat)> = held.collect();
    Round::first(Some(Seat::FIRST)).with_holders(held.into_iter())
}

#[test]
fn undo_leads_back_through_everything_and_the_inputs_kept_as_json_lead_there_again() {
    let mut dice = Chance::new("undo");
    for cast in casts() {
        for round in [Round::first(None), dealt(&cast, &mut dice)] {
            let start = Calling::new(seating(cast.clone()), round);
            let (mut played, seen) = by_chance(Played::new(start.clone()), &mut dice);
            let kept = serde_json::to_string(played.inputs()).unwrap();
            let kept: Vec<Input> = serde_json::from_str(&kept).unwrap();
            let again = Played::resume(start, kept).unwrap();
            assert_eq!(again.now().scene(), played.now().scene());
            assert_eq!(again.now().round(), played.now().round());
            for scene in seen.iter().rev() {
                assert!(played.undo());
                assert_eq!(&played.now().scene(), scene);
            }
            assert!(!played.undo());
        }
    }
}

#[test]
fn inputs_of_a_dealt_round_can_be_replayed_without_known_holders() {
    let mut dice = Chance::new("crash");
    for cast in casts() {
        for _ in 0..20 {
            let round = dealt(&cast, &mut dice);
            let start = Calling::new(seating(cast.clone()), round);
            let (played, _) = by_chance(Played::new(start), &mut dice);
            let start = Round::first(Some(Seat::FIRST));
            let start = Calling::new(seating(cast.clone()), start);
            let again = Played::resume(start, played.inputs().to_vec());
            let again = again.unwrap_or_else(|(place, fault)| {
                panic!("{:?}: {:?}", &played.inputs()[..=place], fault.message)
            });
            let (was, is) = (played.now().round(), again.now().round());
            assert_eq!(is.marks(&cast), was.marks(&cast));
            assert_eq!((is.complete, is.standing()), (was.complete, was.standing()));
            assert!(is.crown.is_none_or(|_| is.crown == was.crown));
            assert!(!again.now().is_over() || played.now().is_over());
        }
    }
}

#[test]
fn nobody_sees_who_was_dealt_what_before_the_call_or_who_had_a_killed_character() {
    let mut dice = Chance::new("shown");
    for cast in casts() {
        let start = Calling::new(seating(cast.clone()), dealt(&cast, &mut dice));
        let (_, seen) = by_chance(Played::new(start), &mut dice);
        for scene in seen {
            let ranks = scene.ranks.iter();
            let called = ranks.clone().position(|place| place.is_called);
            let hidden = ranks.skip(called.map_or(9, |called| called + 1));
            for place in hidden {
                assert_eq!(place.holder, Holder::Unknown, "{scene:?}");
            }
            let killed = scene.marks.iter();
            let killed = killed.filter(|(mark, _)| *mark == Mark::Killed);
            for rank in killed.flat_map(|(_, on)| on.iter().map(|called| called.rank)) {
                let mut ranks = scene.ranks.iter();
                let place = ranks.find(|place| place.rank == rank);
                assert_eq!(place.unwrap().holder, Holder::Unknown, "{scene:?}");
            }
        }
    }
}

#[test]
fn some_of_the_markers_are_questioned_none_and_all_are_not() {
    let has = |power| move |cast: &Cast| cast.rank_of(power).is_some();
    for (power, all) in [(Power::Warrants, 3), (Power::Threats, 2)] {
        let cast = casts().into_iter().find(has(power)).unwrap();
        let rank = cast.rank_of(power).unwrap();
        for laid in 0..=all {
            let start = Calling::new(seating(cast.clone()), Round::first(None));
            let mut calling = Played::new(start);
            while calling.now().called().unwrap().rank < rank {
                calling.apply(Input::Next).unwrap();
            }
            for marked in [Rank::Three, Rank::Four, Rank::Five].into_iter().take(laid) {
                calling.apply(Input::Mark(marked)).unwrap();
            }
            calling.apply(Input::Next).unwrap();
            let is_asked = matches!(calling.now().asked, Some(Asked::TooFew { .. }));
            assert_eq!(is_asked, laid > 0 && laid < all, "{power:?} {laid}");
            if is_asked {
                assert_eq!(calling.now().called().unwrap().rank, rank);
                calling.apply(Input::Next).unwrap();
            }
            assert!(calling.now().called().unwrap().rank > rank);
        }
    }
}

#[test]
fn a_signed_warrant_can_be_revealed_only_where_there_is_one() {
    let has = |cast: &Cast| cast.rank_of(Power::Warrants).is_some();
    let cast = casts().into_iter().find(has).unwrap();
    let start = Calling::new(seating(cast), Round::first(None));
    let mut calling = Played::new(start);
    for rank in [Rank::One, Rank::Three, Rank::Five] {
        calling.apply(Input::Mark(rank)).unwrap();
    }
    assert!(calling.apply(Input::WarrantShown).is_err());
    assert_eq!(calling.now().round().marks[Mark::Warrants].len(), 3);
    for _ in 0..2 {
        calling.apply(Input::Next).unwrap();
    }
    calling.apply(Input::WarrantShown).unwrap();
    assert_eq!(calling.now().round().marks[Mark::Warrants], []);
}

#[test]
fn a_mark_that_is_barred_changes_nothing_and_says_why() {
    let mut calling = calling(Round::first(None));
    let fault = calling.apply(Input::Mark(Rank::One)).unwrap_err();
    assert_eq!(fault.message, id!("barred-itself"));
    assert!(calling.inputs().is_empty());
}

#[test]
fn a_player_of_another_table_is_refused() {
    let mut calling = calling(Round::first(None));
    let stranger = Seat::new(5);
    for input in [Input::Seat(stranger), Input::Completer(Some(stranger))] {
        assert!(calling.apply(input).is_err());
    }
}

#[test]
fn open_questions_after_the_last_round_are_asked_and_may_stay_open() {
    let mut calling = calling(Round::first(None));
    for input in [Input::Complete, Input::Completer(None)] {
        calling.apply(input).unwrap();
    }
    to_the_end(&mut calling);
    for (input, asked) in [
        (Input::EndRound, Asked::Crown),
        (Input::Crown(Some(Seat::new(2))), Asked::First),
    ] {
        calling.apply(input).unwrap();
        assert_eq!(calling.now().scene().asked, Some(asked));
    }
    calling.apply(Input::Completer(None)).unwrap();
    assert!(calling.now().is_over());
    let round = calling.now().round();
    assert_eq!(
        (round.crown, round.complete),
        (Some(Seat::new(2)), Some(Holder::Unknown))
    );
}

#[test]
fn a_dealt_round_is_the_only_one_and_ends_with_a_known_crown() {
    let king = [(Rank::Four, Seat::new(1))].into_iter();
    let mut dealt = calling(Round::first(Some(Seat::FIRST)).with_holders(king));
    to_the_end(&mut dealt);
    dealt.apply(Input::EndRound).unwrap();
    assert!(dealt.now().is_over());
    assert_eq!(dealt.now().round().crown, Some(Seat::new(1)));
}

#[test]
fn a_rank_that_nobody_can_have_is_named_in_the_refusal() {
    let mut calling = calling(Round::first(None));
    let fault = calling.apply(Input::Mark(Rank::Nine)).unwrap_err();
    assert_eq!(fault.message, barred(Barred::NotInGame));
    assert_eq!(fault.fields, [("rank", Field::from(Rank::Nine))]);
}
