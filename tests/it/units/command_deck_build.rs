//! `command::deck::build`.

use citadels::command::deck::build::*;
use citadels::flow::{Does, Flow, Played, Viewer};
use citadels::rules::card::Card;
use citadels::rules::chance::Chance;
use citadels::rules::edition::Edition;
use citadels::rules::table::Players;
use strum::IntoEnumIterator;

/// Everything that can be done now.
fn offered(build: &Build) -> Vec<Input> {
    let actions = build.screen(Viewer::Table).actions;
    let inputs = actions.into_iter().flat_map(|action| match action.does {
        Does::Input(input) => vec![input],
        Does::Pick { choices, .. } => choices.into_iter().map(|(_, input)| input).collect(),
        Does::PickByDigit { choices, .. } => {
            let choices = choices.into_iter().flat_map(|(_, choices)| choices);
            choices.map(|(_, input)| input).collect()
        }
        _ => Vec::new(),
    });
    inputs.collect()
}

fn is_whole(build: &Build) -> bool {
    build.missing().is_empty() && build.open() == 0
}

#[test]
fn whatever_the_order_of_actions_a_complete_deck_is_legal() {
    for edition in Edition::iter() {
        for players in Players::iter() {
            for seed in 0..6 {
                let mut chance = Chance::new(&seed.to_string());
                let mut build = Played::new(Build::new(edition, players, chance.clone()));
                let steps = 12;
                for _ in 0..steps {
                    let input = *chance.choose(&offered(build.now()));
                    build.apply(input).unwrap();
                    let now = build.now();
                    assert_eq!(now.deck().is_some(), is_whole(now), "{input:?} {now:?}");
                    let is_there = |card: &Card| now.plan.contains(*card);
                    assert!(now.locked.iter().all(is_there), "{input:?} {now:?}");
                }
                if !is_whole(build.now()) {
                    let chosen: Vec<Card> = build.now().plan.cards().collect();
                    build.apply(Input::Fill).unwrap();
                    let now = build.now();
                    assert!(now.deck().is_some());
                    assert!(chosen.iter().all(|card| now.plan.contains(*card)));
                }
                let before = build.now().plan.clone();
                while build.undo() {}
                assert_eq!(build.now().plan, build.start().plan);
                while build.redo() {}
                assert_eq!(build.now().plan, before);
            }
        }
    }
}

#[test]
fn locked_cards_stay_when_the_rest_is_redrawn() {
    for edition in Edition::iter() {
        let mut build = Build::new(edition, Players::Five, Chance::new("x"));
        if build.is_possible(Input::Fill) {
            build.apply(Viewer::Table, &Input::Fill).unwrap();
        }
        let locked = [build.plan.characters[2], build.plan.districts[5]];
        for card in locked {
            build.apply(Viewer::Table, &Input::Lock(card)).unwrap();
        }
        let before = build.plan.clone();
        build.apply(Viewer::Table, &Input::Redraw).unwrap();
        assert!(locked.iter().all(|card| build.plan.contains(*card)));
        assert_ne!(build.plan, before);
        assert!(
            build
                .apply(Viewer::Table, &Input::Another(locked[0]))
                .is_err()
        );
        let other = build.plan.characters[0];
        let districts = build.plan.districts.clone();
        build.apply(Viewer::Table, &Input::Another(other)).unwrap();
        assert!(!build.plan.contains(other) && build.deck().is_some());
        assert_eq!(build.plan.districts, districts);
    }
}

#[test]
fn a_locked_card_that_leaves_the_deck_is_not_locked_when_it_comes_back() {
    for edition in Edition::iter() {
        let mut build = Build::new(edition, Players::Five, Chance::new("x"));
        if build.is_possible(Input::Fill) {
            build.apply(Viewer::Table, &Input::Fill).unwrap();
        }
        let district = build.plan.districts[0];
        let character = build.plan.characters[0];
        let rank = build.pool.facts(character).unwrap().rank.unwrap();
        let others = build.pool.of_rank(rank, Players::Five);
        let other = others
            .map(|facts| facts.card)
            .find(|card| *card != character);
        for (card, away) in [
            (district, Input::Remove(district)),
            (character, Input::Take(other.unwrap())),
        ] {
            for input in [Input::Lock(card), away, Input::Take(card)] {
                build.apply(Viewer::Table, &input).unwrap();
            }
            assert!(build.plan.contains(card));
            assert_eq!(build.locked, [], "{edition:?} {card}");
        }
    }
}

#[test]
fn a_diplomat_removes_the_graveyard_and_without_him_it_is_back() {
    use citadels::rules::card::{Character, District};
    let mut build = Build::new(Edition::Classic, Players::Five, Chance::new("x"));
    let start = build.plan.districts.len();
    build
        .apply(Viewer::Table, &Input::Take(Character::Diplomat.into()))
        .unwrap();
    assert!(!build.plan.contains(District::Graveyard) && build.deck().is_some());
    build
        .apply(Viewer::Table, &Input::Take(Character::Warlord.into()))
        .unwrap();
    assert!(build.plan.contains(District::Graveyard));
    assert_eq!(build.plan.districts.len(), start);
}

#[test]
fn actions_not_offered_are_refused() {
    use citadels::rules::card::{Character, District};
    let mut build = Build::new(Edition::E2016, Players::Two, Chance::new("x"));
    // Two players have no rank 9, the Emperor needs three or more, and basic districts are
    // always in.
    for card in [
        Character::Artist.into(),
        Character::Emperor.into(),
        Card::from(District::Tavern),
    ] {
        assert!(
            build.apply(Viewer::Table, &Input::Take(card)).is_err(),
            "{card}"
        );
    }
    assert!(build.apply(Viewer::Table, &Input::Redraw).is_err());
}

#[test]
fn a_district_is_offered_while_the_box_has_another_copy_of_it() {
    for edition in Edition::iter() {
        let mut build = Build::new(edition, Players::Five, Chance::new("x"));
        for facts in build.pool.uniques.clone() {
            build.plan.districts = vec![facts.card; facts.copies];
            assert!(!build.districts().contains(&facts.card), "{facts:?}");
            build.plan.districts.pop();
            assert!(build.districts().contains(&facts.card), "{facts:?}");
        }
    }
}

#[test]
fn the_same_key_locks_a_card_and_unlocks_only_that_one() {
    let mut build = Build::new(Edition::Classic, Players::Five, Chance::new("x"));
    let cards = [build.plan.characters[0], build.plan.characters[2]];
    for card in [cards[0], cards[1], cards[0]] {
        build.apply(Viewer::Table, &Input::Lock(card)).unwrap();
    }
    assert_eq!(build.locked, [cards[1]]);
}
