//! Counts of many games: they add up, and what is said from them is true as often as it claims.

use crate::laws::any_deck;
use crate::scene::box_of_2016;
use citadels::rules::card::District;
use citadels::rules::chance::QuickChance;
use citadels::rules::play::counts::{Counts, Histogram, Ratio};
use citadels::rules::play::rates::{Rate, Spread};
use citadels::rules::play::series::{MOST_GAMES, Series, joined};
use citadels::rules::play::{Actions, Bot, Game};
use citadels::rules::table::Players;

fn game(players: Players, characters: usize, seed: &str) -> Game {
    let deck = any_deck(players, characters, &mut QuickChance::quick(seed, 0));
    Game::new(&deck, box_of_2016())
}

fn counted(game: &Game, seed: &str, series: Series) -> Counts {
    let players = vec![Bot::Random; game.players.count()];
    let mut legal = Actions::new();
    let mut counts = Counts::default();
    for index in 0..series.count {
        counts.play(game, &players, seed, series.game(index), &mut legal);
    }
    counts
}

/// How many of these trials have the truth in their interval, of a thousand.
fn covered(trials: u64, truth: f64, rate: impl Fn(&mut QuickChance) -> Rate) -> u64 {
    let hits = (0..trials).filter(|trial| {
        let Rate { low, high, .. } = rate(&mut QuickChance::quick("coverage", *trial));
        (low..=high).contains(&truth)
    });
    hits.count() as u64 * 1000 / trials
}

#[test]
fn a_histogram_has_a_mean_and_a_range_of_eight_games_of_ten() {
    // Ten games each of 3 and 4, one of 9.
    let counted: Histogram = serde_json::from_str("[0, 0, 0, 10, 10, 0, 0, 0, 0, 1]").unwrap();
    let Spread { mean, p10, p90 } = counted.spread();
    assert!((mean - 79.0 / 21.0).abs() < 1e-6, "{mean}");
    assert_eq!((p10, p90), (3, 4));
    let percentiles = [0, 47, 48, 95, 96, 100].map(|of| counted.percentile(of));
    assert_eq!(percentiles, [3, 3, 4, 4, 9, 9]);
    assert_eq!(Histogram::default().percentile(50), 0);
}

#[test]
fn one_game_says_nothing_about_the_error_of_a_ratio() {
    let mut ratio = Ratio::default();
    assert!(Rate::of_ratio(ratio, 2).is_none(), "no case");
    for (games, is_known) in [(1, false), (2, true), (3, true)] {
        ratio.add(2, 1);
        assert_eq!(Rate::of_ratio(ratio, games).is_some(), is_known, "{games}");
    }
}

#[test]
fn the_truth_is_in_a_rates_interval_95_times_of_100() {
    for (thousandths, cases) in [(50, 300), (200, 300), (500, 100), (900, 1000)] {
        let truth = f64::from(thousandths) / 1000.0;
        let found = covered(4000, truth, |chance| {
            let won = (0..cases).filter(|_| chance.below(1000) < thousandths);
            Rate::of(won.count() as u64, cases).unwrap()
        });
        assert!((935..=965).contains(&found), "{truth}: {found}");
    }
}

/// A third of the games has few cases that win often, the others have many that win seldom: the
/// cases of a game belong together. 0.24 of all win.
fn clustered(chance: &mut QuickChance, games: u64) -> Ratio {
    let mut ratio = Ratio::default();
    for _ in 0..games {
        let (cases, wins) = match chance.below(3) {
            0 => (1 + chance.below(2), 60),
            _ => (2 + chance.below(3), 15),
        };
        let won = (0..cases).filter(|_| chance.below(100) < wins);
        ratio.add(cases.into(), won.count() as u64);
    }
    ratio
}

#[test]
fn the_same_holds_where_the_cases_of_a_game_belong_together() {
    let found = covered(3000, 0.24, |chance| {
        Rate::of_ratio(clustered(chance, 400), 400).unwrap()
    });
    assert!((935..=965).contains(&found), "{found}");
}

#[test]
fn the_rest_of_a_ratio_is_what_was_left_out() {
    let mut chance = QuickChance::quick("rest", 0);
    for each in 2..=8 {
        let (mut built, mut rest) = (Ratio::default(), Ratio::default());
        for _ in 0..500 {
            let have = u64::from(chance.below(each + 1));
            let each = u64::from(each);
            // The winner is any of them: one who has it, or one of the others.
            let won = u64::from(u64::from(chance.below(8)) * each < have * 8);
            built.add(have, won);
            rest.add(each - have, 1 - won);
        }
        assert_eq!(built.rest(each.into(), 500), rest);
        assert_eq!(rest.rest(each.into(), 500), built);
    }
}

#[test]
fn equal_players_have_equal_seats() {
    for players in [Players::Five, Players::Seven] {
        let counts = counted(&game(players, 8, "even"), "even", Series::whole(20_000));
        for wins in &counts.seats[..players.count()] {
            let Rate { rate, .. } = Rate::of(*wins, counts.games).unwrap();
            let even = 1.0 / f64::from(players.number());
            assert!((rate - even).abs() < 0.01, "{players}: {:?}", counts.seats);
        }
    }
}

#[test]
fn parts_in_any_order_add_up_to_the_whole() {
    let game = game(Players::Four, 9, "parts");
    let whole = counted(&game, "parts", Series::whole(211));
    assert!(whole.is_possible(&game, 211));
    for parts in [2, 5, 211] {
        let mut sum = Counts::default();
        let mut played = Vec::new();
        for part in (1..=parts).rev() {
            let series = Series::shard(211, part, parts);
            let counts = counted(&game, "parts", series);
            assert!(counts.is_possible(&game, series.count));
            sum.merge(&counts);
            played.push(series);
        }
        assert_eq!(sum, whole);
        assert_eq!(joined(played), [Series::whole(211)]);
    }
    let some = [Series::shard(211, 3, 4), Series::shard(211, 1, 4)];
    assert_eq!(joined(some.to_vec()), [some[1], some[0]]);
}

#[test]
fn counts_that_no_games_give_are_doubted() {
    let table = game(Players::Five, 8, "doubt");
    let counts = counted(&table, "doubt", Series::whole(50));
    assert!(!counts.is_possible(&table, 49));
    let other = game(Players::Five, 8, "another deck");
    assert!(!counts.is_possible(&other, 50));
    let districts: Vec<_> = counts
        .districts
        .iter()
        .filter(|(_, built)| built.x > 0)
        .map(|(district, _)| district)
        .collect();
    let changes: [fn(&mut Ratio); 6] = [
        |built| built.x += 300,
        |built| built.y = 51,
        |built| built.xx = 0,
        |built| built.xy = u64::MAX,
        |built| built.yy += 1,
        |built| built.xx = 1 << 50,
    ];
    for change in changes {
        let mut counts = counts.clone();
        change(&mut counts.districts[districts[0]]);
        assert!(!counts.is_possible(&table, 50), "{:?}", counts.districts);
    }
    // No deck has it as a unique district.
    let mut basic = counts.clone();
    basic.districts[District::Manor] = counts.districts[districts[0]];
    assert!(!basic.is_possible(&table, 50));
    // Nothing is written after the largest value that came up.
    let mut longer = serde_json::to_value(&counts).unwrap();
    longer["rounds"].as_array_mut().unwrap().push(0.into());
    let longer: Counts = serde_json::from_value(longer).unwrap();
    assert!(!longer.is_possible(&table, 50));
    assert!(counts.is_possible(&table, 50));
    let mut seats = counts.clone();
    seats.seats[0] += 1;
    assert!(!seats.is_possible(&table, 50));
    seats.seats[0] = u64::MAX;
    assert!(!seats.is_possible(&table, 50));
}

#[test]
fn series_overlap_if_they_have_a_game_in_common() {
    let small = |first, step, count| Series { first, step, count };
    let mut all = Vec::new();
    for first in 0..5 {
        for step in 1..6 {
            all.extend((1..4).map(|count| small(first, step, count)));
        }
    }
    let games = |series: Series| (0..series.count).map(move |index| series.game(index));
    for one in &all {
        for other in &all {
            let common = games(*one).any(|game| games(*other).any(|same| same == game));
            assert_eq!(one.overlaps(*other), common, "{one:?} {other:?}");
        }
    }
    let far = small(MOST_GAMES - 1, MOST_GAMES, 1);
    assert!(far.is_possible() && far.overlaps(Series::whole(MOST_GAMES)));
    assert!(!far.overlaps(Series::whole(MOST_GAMES - 1)));
    for series in [small(0, 0, 1), small(0, 1, 0), small(5, 1, MOST_GAMES)] {
        assert!(!series.is_possible(), "{series:?}");
    }
}
