//! A deck beside the official lists: what is kept of them is true, what differs is found out, and
//! what does not differ is not.

use crate::scene::box_of_2016;
use citadels::library::decks::{official, pool};
use citadels::library::measured::{List, lists, ranges};
use citadels::rules::card::{Bonus, Character, District};
use citadels::rules::chance::QuickChance;
use citadels::rules::deck::{Deck, adapt, code};
use citadels::rules::edition::Edition;
use citadels::rules::play::compare::{About, Range, Remark, Summary, Value, remarks};
use citadels::rules::play::counts::{Counts, VERSION};
use citadels::rules::play::evenness::Evenness;
use citadels::rules::play::rates::Estimate;
use citadels::rules::play::{Actions, Bot, Game};
use citadels::rules::table::Players;
use strum::{IntoEnumIterator, VariantArray};

fn first_game() -> Deck {
    let (_, plan) = official(Edition::E2016)
        .into_iter()
        .find(|(id, _)| id.id() == "first-game")
        .unwrap();
    plan.check(&pool(Edition::E2016), Players::Five).unwrap()
}

fn counted(game: &Game, seed: &str, games: u64) -> Counts {
    let players = vec![Bot::Steward; game.players.count()];
    let mut legal = Actions::new();
    let mut counts = Counts::default();
    for number in 0..games {
        counts.play(game, &players, seed, number, &mut legal);
    }
    counts
}

fn found_in(game: &Game, games: u64) -> Vec<Remark> {
    let lists = ranges(game.players, 8).unwrap();
    remarks(&counted(game, "found", games), &lists)
}

#[test]
fn every_list_is_kept_for_every_table_it_can_be_played_at() {
    let pool = pool(Edition::E2016);
    for players in Players::VARIANTS {
        let kept = lists(*players);
        assert_eq!(kept.version, VERSION, "measure the lists again");
        let mut wanted = Vec::new();
        for (id, plan) in official(Edition::E2016) {
            for characters in [8, 9] {
                let (plan, ..) = adapt(&plan, &pool, *players, characters == 9, &[]);
                let deck = plan.check(&pool, *players);
                if let Some(deck) = deck.ok().filter(|deck| deck.characters.len() == characters) {
                    let code = code::encode(&deck, &pool).unwrap();
                    wanted.push((id, characters, code));
                }
            }
        }
        let found = kept.list.iter();
        let found = found.map(|list| (list.deck, list.characters, list.code.clone()));
        assert_eq!(found.collect::<Vec<_>>(), wanted, "{players} players");
        for List { games, summary, .. } in &kept.list {
            assert!(*games >= 50_000);
            assert_eq!(summary.from_crown.len(), players.count());
            assert_eq!(summary.values.len(), Value::iter().count());
            // The Secret Vault is never built.
            assert!((13..=14).contains(&summary.wins_with.len()));
        }
    }
}

/// With other games than those that were kept; the most of some thirty figures is within five
/// errors.
#[test]
fn a_sample_of_games_gives_the_kept_figures() {
    let pool = pool(Edition::E2016);
    for (players, index) in [(Players::Two, 3), (Players::Five, 1), (Players::Eight, 5)] {
        let kept = &lists(players).list[index];
        let (_, plan) = code::decode(&kept.code, &pool).unwrap();
        let deck = plan.check(&pool, players).unwrap();
        let counts = counted(&Game::new(&deck, box_of_2016()), "sample", 600);
        let near = |name: &str, estimate: Option<Estimate>, kept: f64| {
            let Estimate { value, error } = estimate.unwrap();
            assert!(
                (value - kept).abs() < 5.0 * error + 0.01,
                "{} {name}: {value} ± {error}, kept {kept}",
                deck.players
            );
        };
        for (value, kept) in &kept.summary.values {
            near(value.id(), Estimate::of_mean(value.of(&counts)), *kept);
        }
        for (harm, kept) in &kept.summary.harms {
            near(
                &format!("{harm:?}"),
                Estimate::of_mean(&counts.harms[*harm]),
                *kept,
            );
        }
        for (id, kept) in &kept.summary.wins {
            let chosen = counts.characters[*id].chosen;
            near(id.id(), Estimate::of_ratio(chosen, counts.games), *kept);
        }
        for (id, kept) in &kept.summary.wins_with {
            let built = counts.districts[*id];
            near(id.id(), Estimate::of_ratio(built, counts.games), *kept);
        }
    }
}

#[test]
fn a_list_differs_from_the_lists_in_nothing() {
    let game = Game::new(&first_game(), box_of_2016());
    assert_eq!(found_in(&game, 1_500), []);
}

#[test]
fn a_district_made_absurdly_strong_is_found_out() {
    let mut supply = box_of_2016().clone();
    let facts = supply.facts[District::Keep].as_mut().unwrap();
    facts.bonus = Some(Bonus::Flat { points: 30 });
    let found = found_in(&Game::new(&first_game(), &supply), 1_500);
    let keep = found
        .iter()
        .find(|remark| remark.about == About::District(District::Keep));
    assert!(keep.unwrap().is_more(), "{found:?}");
    let points = About::Value(Value::WinnerPoints);
    assert!(found.iter().any(|remark| remark.about == points));
    assert!(
        Evenness::of(&counted(&Game::new(&first_game(), &supply), "even", 500)).districts > 0.1
    );
}

/// Cases of one character in so many games: so many wins of a hundred.
fn made_up(wins: &[(Character, u32)], games: u64, chance: &mut QuickChance) -> Counts {
    let mut counts = Counts::default();
    for _ in 0..games {
        for (character, of_hundred) in wins {
            let won = u64::from(chance.below(100) < *of_hundred);
            counts.characters[*character].chosen.add(1, won);
        }
    }
    counts.games = games;
    counts
}

/// The truth is 5 %: two win 15 %, two 25 %, which is 5.77 % for a sample of four.
#[test]
fn evenness_is_what_is_left_when_chance_is_taken_off() {
    use Character::{Assassin, Bishop, King, Thief};
    let deviation = |wins: [u32; 4], games| {
        let wins: Vec<_> = [Assassin, Thief, King, Bishop]
            .into_iter()
            .zip(wins)
            .collect();
        let trials: Vec<f64> = (0..40)
            .map(|trial| {
                let mut chance = QuickChance::quick("even", trial);
                Evenness::of(&made_up(&wins, games, &mut chance)).characters
            })
            .collect();
        trials.iter().map(|one| one * one).sum::<f64>() / 40.0
    };
    let uneven = deviation([15, 15, 25, 25], 1_000).sqrt();
    assert!((0.054..0.061).contains(&uneven), "{uneven}");
    let even = deviation([20; 4], 1_000).sqrt();
    assert!(even < 0.009, "{even}");
}

#[test]
fn a_range_is_that_of_the_decks_that_have_the_card() {
    let kept = lists(Players::Five);
    let kept = kept.list.iter().filter(|list| list.characters == 8);
    let decks: Vec<Summary> = kept.map(|list| list.summary.clone()).collect();
    let all = Summary::over(&decks).unwrap();
    for (character, range) in &all.wins {
        let known = decks.iter().filter_map(|deck| deck.wins.get(character));
        let known: Vec<f64> = known.copied().collect();
        assert!(known.iter().all(|wins| range.contains(*wins)));
        assert!(known.contains(&range.low) && known.contains(&range.high));
    }
    let whole = all.all_wins().unwrap();
    assert!(all.wins.values().all(|range| whole.with(*range) == whole));
    assert_eq!(Summary::over(&[]), None);
    assert_eq!(Range::over([0.0; 0]), None);
}
