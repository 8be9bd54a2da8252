//! Properties of decks: construction, codes, balance and the draw.

use super::dice::Dice;
use super::named::{self, card, cards, character, players, rank};
use citadels::language::Language;
use citadels::library::CardWords;
use citadels::library::decks::{balanced_ranges, official, official_ranges, plan_profile, pool};
use citadels::rules::card::{Card, Rank, Trait};
use citadels::rules::chance::Chance;
use citadels::rules::deck::balance::{Measure, Ranges};
use citadels::rules::deck::code::{CodeFault, decode, encode};
use citadels::rules::deck::draw::{Draw, NoDeck, Version, Wishes};
use citadels::rules::deck::{CardFacts, Change, Deck, DeckFault, DeckPlan, Nine, Pool, adapt};
use citadels::rules::edition::Edition;
use citadels::rules::table::Players;
use citadels::texts::Texts;
use proptest::prelude::*;
use std::collections::BTreeMap;
use strum::IntoEnumIterator;

fn box_2016() -> Pool {
    pool(Edition::E2016)
}

fn list(id: &str) -> DeckPlan {
    official(Edition::E2016)
        .into_iter()
        .find(|(known, _)| known.id() == id)
        .unwrap()
        .1
}

#[test]
fn the_seven_lists_have_the_numbers_of_the_fact_sheet() {
    // List, sum of costs, cost 6, cost 3 or less, scoring. Origin: the fact sheet on rulings,
    // "Balanced, in numbers".
    for (id, numbers) in [
        ("first-game", [67, 4, 3, 6]),
        ("ambitious-aristocrats", [61, 4, 5, 3]),
        ("cunning-agents", [61, 4, 3, 5]),
        ("illustrious-emissaries", [64, 4, 3, 3]),
        ("devious-dignitaries", [60, 4, 4, 4]),
        ("tenacious-delegates", [57, 2, 4, 8]),
        ("vicious-nobles", [67, 4, 2, 9]),
    ] {
        assert_eq!(plan_profile(&box_2016(), &list(id)).0[..4], numbers, "{id}");
    }
}

#[test]
fn every_official_list_is_balanced_and_can_be_played_by_2_to_8() {
    let pool = box_2016();
    for (id, plan) in official(Edition::E2016) {
        assert!(
            balanced_ranges(&pool, Version::NEWEST).hold(plan_profile(&pool, &plan)),
            "{id}"
        );
        for players in Players::iter() {
            for nine in [pool.nine(players) == Nine::Must, players > Players::Two] {
                let (adapted, _) = adapt(&plan, &pool, players, nine, &[]);
                let deck = adapted
                    .check(&pool, players)
                    .unwrap_or_else(|faults| panic!("{id} {players}: {faults:?}"));
                assert_eq!(deck.characters.len(), if nine { 9 } else { 8 });
            }
        }
    }
}

#[test]
fn a_list_is_adapted_as_the_rulebook_allows() {
    let pool = box_2016();
    for (id, players, nine, with, changes) in [
        (
            "cunning-agents",
            2,
            false,
            &[][..],
            vec![
                Change::Replaced {
                    old: card("emperor"),
                    new: card("king"),
                },
                Change::Dropped {
                    card: card("tax-collector"),
                },
            ],
        ),
        (
            "cunning-agents",
            2,
            false,
            &["patrician"],
            vec![
                Change::Replaced {
                    old: card("emperor"),
                    new: card("patrician"),
                },
                Change::Dropped {
                    card: card("tax-collector"),
                },
            ],
        ),
        (
            "devious-dignitaries",
            3,
            true,
            &[],
            vec![Change::Replaced {
                old: card("queen"),
                new: card("artist"),
            }],
        ),
        (
            "devious-dignitaries",
            4,
            true,
            &["tax-collector"],
            vec![Change::Replaced {
                old: card("queen"),
                new: card("tax-collector"),
            }],
        ),
        ("devious-dignitaries", 5, true, &[], vec![]),
        (
            "first-game",
            8,
            true,
            &[],
            vec![Change::Added {
                card: card("artist"),
            }],
        ),
        (
            "first-game",
            3,
            true,
            &["tax-collector"],
            vec![Change::Added {
                card: card("tax-collector"),
            }],
        ),
        (
            "vicious-nobles",
            6,
            false,
            &[],
            vec![Change::Dropped {
                card: card("tax-collector"),
            }],
        ),
    ] {
        assert_eq!(
            adapt(
                &list(id),
                &pool,
                named::players(players),
                nine,
                &cards(with)
            )
            .1,
            changes,
            "{id} {players}"
        );
    }
}

#[test]
fn every_broken_rule_is_reported_at_once() {
    let pool = box_2016();
    let mut plan = list("illustrious-emissaries");
    plan.characters.retain(|id| *id != card("spy"));
    plan.characters.extend(cards(&["wizard", "tavern"]));
    plan.districts.extend(cards(&["library", "manor"]));
    let faults = plan.check(&pool, 2_u8).unwrap_err();
    assert_eq!(
        faults,
        [
            DeckFault::NotForDecks {
                card: card("tavern")
            },
            DeckFault::RankTwice {
                rank: rank(3),
                one: character("seer"),
                other: character("wizard")
            },
            DeckFault::RankMissing { rank: rank(2) },
            DeckFault::NineNever {
                card: character("artist").into(),
                players: players(2)
            },
            DeckFault::FromPlayers {
                card: card("emperor"),
                least: players(3)
            },
            DeckFault::NotForDecks {
                card: card("manor")
            },
            DeckFault::UniqueTwice {
                card: card("library")
            },
            DeckFault::UniqueCount {
                count: 16,
                wanted: 14
            },
        ]
    );
    let queen = list("ambitious-aristocrats");
    assert_eq!(
        queen.check(&pool, 4_u8).unwrap_err(),
        [DeckFault::FromPlayers {
            card: card("queen"),
            least: players(5)
        }]
    );
    assert_eq!(
        list("first-game").check(&pool, 3_u8).unwrap_err(),
        [DeckFault::NineMissing {
            players: players(3)
        }]
    );
    assert_eq!(
        list("first-game").check(&pool, 9_u8).unwrap_err()[0],
        DeckFault::Players { players: 9 }
    );
}

#[test]
fn rank_9_is_blamed_once_and_not_for_an_impossible_number_of_players() {
    let pool = box_2016();
    let mut plan = list("first-game");
    plan.characters.push(card("artist"));
    for impossible in [0, 1, 9] {
        assert_eq!(
            plan.check(&pool, impossible).unwrap_err(),
            [DeckFault::Players {
                players: impossible
            }]
        );
    }
    // The queen needs five players, but with two no rank 9 is in the game.
    plan.characters.pop();
    plan.characters.push(card("queen"));
    assert_eq!(
        plan.check(&pool, 2_u8).unwrap_err(),
        [DeckFault::NineNever {
            card: card("queen"),
            players: players(2)
        }]
    );
}

#[test]
fn codes_stay_valid_forever() {
    let pool = box_2016();
    for (id, players, code) in [
        ("first-game", 5, "1NQ4GAHH0FB"),
        ("vicious-nobles", 4, "1363ST3GMP6"),
        ("cunning-agents", 8, "137GYSQFYFQ"),
    ] {
        let players = named::players(players);
        let (plan, _) = adapt(
            &list(id),
            &pool,
            players,
            pool.nine(players) == Nine::Must,
            &[],
        );
        let deck = plan.check(&pool, players).unwrap();
        assert_eq!(encode(&deck, &pool).unwrap(), code, "{id}");
        let (decoded_players, decoded) = decode(code, &pool).unwrap();
        assert_eq!(decoded.check(&pool, decoded_players).unwrap(), deck, "{id}");
    }
}

#[test]
fn a_code_is_read_in_any_case_with_spaces_hyphens_and_lookalikes() {
    let pool = box_2016();
    for typed in [
        "1363st3gmp6",
        "1363-ST3G-MP6",
        " i363 st3g mp6 ",
        "L363ST3GMP6",
    ] {
        assert_eq!(
            decode(typed, &pool).map(|(players, _)| players),
            Ok(Players::Four),
            "{typed}"
        );
    }
    assert_eq!(decode("1363ST3GMP", &pool), Err(CodeFault::NotACode));
    assert_eq!(decode("U363ST3GMP6", &pool), Err(CodeFault::NotACode));
}

fn any_deck() -> impl Strategy<Value = Deck> {
    ("[a-z]{1,8}", 2..=8_u8).prop_map(|(seed, players)| {
        let (pool, players) = (box_2016(), named::players(players));
        let wishes = Wishes::of(players);
        let mut draw = Draw::new(&pool, &wishes, Ranges::OPEN).unwrap();
        draw.draw(&mut Chance::new(&seed)).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_code_gives_its_deck_back(deck in any_deck()) {
        let pool = box_2016();
        let code = encode(&deck, &pool).unwrap();
        prop_assert!(code.len() <= 12);
        let (players, plan) = decode(&code, &pool).unwrap();
        prop_assert_eq!(plan.check(&pool, players).unwrap(), deck);
    }

    #[test]
    fn every_wrong_letter_and_every_swap_of_neighbors_is_detected(deck in any_deck()) {
        let pool = box_2016();
        let code: Vec<char> = encode(&deck, &pool).unwrap().chars().collect();
        for place in 0..code.len() {
            for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars().filter(|c| *c != code[place]) {
                let mut wrong = code.clone();
                wrong[place] = letter;
                prop_assert_eq!(decode(&wrong.iter().collect::<String>(), &pool), Err(CodeFault::Mistyped));
            }
            if place > 0 && code[place] != code[place - 1] {
                let mut swapped = code.clone();
                swapped.swap(place, place - 1);
                prop_assert_eq!(decode(&swapped.iter().collect::<String>(), &pool), Err(CodeFault::Mistyped));
            }
        }
    }

    #[test]
    fn reading_a_code_never_panics(text in "\\PC{0,16}|[0-9A-Z]{11}") {
        let _ = decode(&text, &box_2016());
    }

    #[test]
    fn a_reroll_changes_these_cards_and_no_others(deck in any_deck(), pick in 0..14_usize, rank in 0..8_usize) {
        let pool = box_2016();
        let again = [Card::from(deck.districts[pick]), deck.characters[rank].into()];
        let mut draw = Draw::again(&pool, &deck, &again, Ranges::OPEN).unwrap();
        let other = draw.draw(&mut Chance::new("again")).unwrap();
        prop_assert!(other.plan().check(&pool, deck.players).is_ok());
        for card in deck.cards() {
            prop_assert_eq!(other.plan().contains(card), !again.contains(&card), "{}", card);
        }
    }
}

#[test]
fn a_seed_gives_the_same_deck_forever() {
    let pool = box_2016();
    for (seed, players, code) in [
        ("friday", 5, "15E80FKDDZJ"),
        ("пʼятниця", 3, "151E6WM4TJS"),
        ("2026-11-16", 8, "1NJ43BA9ZXX"),
    ] {
        let wishes = Wishes::of(named::players(players));
        let mut draw = Draw::new(&pool, &wishes, balanced_ranges(&pool, Version::NEWEST)).unwrap();
        let deck = draw.draw(&mut Chance::new(seed)).unwrap();
        assert_eq!(encode(&deck, &pool).unwrap(), code, "{seed}");
    }
}

/// Some of these, up to this many, possibly with duplicates.
fn some<'a>(dice: &mut Dice, from: &'a [CardFacts], most: usize) -> Vec<&'a CardFacts> {
    (0..dice.roll(most + 1))
        .map(|_| &from[dice.roll(from.len())])
        .collect()
}

#[test]
fn no_filter_ever_leaks_in_ten_thousand_decks_for_each_number_of_players() {
    let pool = box_2016();
    let all: Vec<CardFacts> = pool
        .characters
        .iter()
        .chain(&pool.uniques)
        .copied()
        .collect();
    let mut dice = Dice(1);
    for players in Players::iter() {
        let mut drawn = 0;
        let mut chance = Chance::new(&format!("leak {players}"));
        while drawn < 10_000 {
            let must: Vec<Card> = some(&mut dice, &all, 3)
                .iter()
                .map(|facts| facts.card)
                .collect();
            let ban: Vec<Card> = some(&mut dice, &all, 3)
                .iter()
                .map(|facts| facts.card)
                .collect();
            let wishes = Wishes {
                players,
                nine: None,
                must,
                ban,
            };
            let official = official_ranges(&pool);
            let ranges = match dice.roll(3) {
                0 => balanced_ranges(&pool, Version::NEWEST),
                1 => balanced_ranges(&pool, Version::NEWEST)
                    .fierce(official, u8::try_from(dice.roll(11)).unwrap()),
                _ => balanced_ranges(&pool, Version::NEWEST)
                    .like(plan_profile(&pool, &list("first-game"))),
            };
            let Ok(mut draw) = Draw::new(&pool, &wishes, ranges) else {
                continue;
            };
            for _ in 0..250 {
                let Ok(deck) = draw.draw(&mut chance) else {
                    break;
                };
                drawn += 1;
                let plan = deck.plan();
                assert_eq!(plan.check(&pool, players).as_ref(), Ok(&deck));
                assert!(
                    ranges.hold(plan_profile(&pool, &plan)),
                    "{wishes:?} {deck:?}"
                );
                let has = |id: &Card| plan.contains(*id);
                assert!(
                    wishes.must.iter().all(has) && !wishes.ban.iter().any(has),
                    "{wishes:?} {deck:?}"
                );
            }
        }
    }
}

/// Only the four base ranges.
fn base_ranges(pool: &Pool) -> Ranges {
    let official = official_ranges(pool);
    Ranges(std::array::from_fn(|i| {
        if Measure::ALL[i].is_base() {
            official.0[i]
        } else {
            (0, u8::MAX)
        }
    }))
}

/// How many choices of 14 districts are within the base ranges, with and without each card, by
/// exact counting over all possible sums.
fn exact_shares(pool: &Pool, ranges: Ranges) -> BTreeMap<Card, f64> {
    let count = |without: Option<Card>| -> u64 {
        let mut sums: BTreeMap<(usize, [u8; 4]), u64> = BTreeMap::from([((0, [0; 4]), 1)]);
        for facts in pool
            .uniques
            .iter()
            .filter(|facts| Some(facts.card) != without)
        {
            let add = facts.profile.0;
            for ((taken, sum), ways) in sums.clone() {
                if taken < pool.rulebook.holds.deck.unwrap() {
                    let sum = std::array::from_fn(|i| sum[i] + add[i]);
                    *sums.entry((taken + 1, sum)).or_default() += ways;
                }
            }
        }
        sums.iter()
            .filter(|((taken, sum), _)| {
                *taken == pool.rulebook.holds.deck.unwrap()
                    && (0..4).all(|i| (ranges.0[i].0..=ranges.0[i].1).contains(&sum[i]))
            })
            .map(|(_, ways)| ways)
            .sum()
    };
    let all = count(None);
    let share = |id: Card| 1.0 - exact(count(Some(id))) / exact(all);
    pool.uniques
        .iter()
        .map(|facts| (facts.card, share(facts.card)))
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "shares need no more")]
fn exact(number: u64) -> f64 {
    number as f64
}

/// How often each card is in this many decks.
fn drawn_shares(
    pool: &Pool,
    ranges: Ranges,
    players: Players,
    decks: u64,
    seed: &str,
) -> BTreeMap<Card, f64> {
    let wishes = Wishes::of(players);
    let mut draw = Draw::new(pool, &wishes, ranges).unwrap();
    let mut chance = Chance::new(seed);
    let mut counts: BTreeMap<Card, u64> = BTreeMap::new();
    for _ in 0..decks {
        let deck = draw.draw(&mut chance).unwrap();
        for id in deck.cards() {
            *counts.entry(id).or_default() += 1;
        }
    }
    counts
        .into_iter()
        .map(|(id, count)| (id, exact(count) / exact(decks)))
        .collect()
}

/// The mean square deviation of shares from the expected ones, in units of chance: near 1 if all is
/// well.
fn chi_square(seen: &BTreeMap<Card, f64>, wanted: &BTreeMap<Card, f64>, decks: f64) -> f64 {
    let terms = wanted.iter().map(|(id, share)| {
        let seen = seen.get(id).copied().unwrap_or(0.0);
        (seen - share).powi(2) * decks / (share * (1.0 - share))
    });
    terms.sum::<f64>() / exact(wanted.len() as u64)
}

#[test]
fn the_draw_is_uniform_by_the_exact_shares_of_the_base_ranges() {
    let pool = box_2016();
    let ranges = base_ranges(&pool);
    let seen = drawn_shares(&pool, ranges, Players::Five, 20_000, "uniform");
    let chi = chi_square(&seen, &exact_shares(&pool, ranges), 20_000.0);
    assert!(chi < 2.0, "{chi}");
}

#[test]
fn the_draw_is_uniform_by_a_plain_reference_under_all_ranges() {
    let pool = box_2016();
    let ranges = balanced_ranges(&pool, Version::NEWEST);
    // The reference: shuffle everything, take the first that fit, check whether the deck is
    // balanced.
    let mut dice = Dice(7);
    let mut counts: BTreeMap<Card, u64> = BTreeMap::new();
    let mut decks = 0_u64;
    while decks < 20_000 {
        let mut cards: Vec<&CardFacts> = pool
            .uniques
            .iter()
            .chain(
                pool.characters
                    .iter()
                    .filter(|f| f.rank != Some(Rank::Nine)),
            )
            .collect();
        for last in (1..cards.len()).rev() {
            cards.swap(last, dice.roll(last + 1));
        }
        let (districts, characters): (Vec<&CardFacts>, Vec<&CardFacts>) =
            cards.into_iter().partition(|f| f.rank.is_none());
        let mut chosen: Vec<&CardFacts> = districts.into_iter().take(14).collect();
        chosen.extend(
            Rank::eight().map(|rank| *characters.iter().find(|f| f.rank == Some(rank)).unwrap()),
        );
        let numbers: Vec<usize> = Measure::ALL
            .iter()
            .map(|measure| {
                chosen
                    .iter()
                    .map(|facts| {
                        usize::from(
                            facts.profile.0
                                [Measure::ALL.iter().position(|m| m == measure).unwrap()],
                        )
                    })
                    .sum()
            })
            .collect();
        if numbers
            .iter()
            .zip(ranges.0)
            .all(|(n, (low, high))| (usize::from(low)..=usize::from(high)).contains(n))
        {
            decks += 1;
            for facts in &chosen {
                *counts.entry(facts.card).or_default() += 1;
            }
        }
    }
    let wanted = counts
        .into_iter()
        .map(|(id, count)| (id, exact(count) / exact(decks)))
        .collect();
    let seen = drawn_shares(&pool, ranges, Players::Five, 20_000, "uniform");
    // Both sides are random, so chance counts twice.
    let chi = chi_square(&seen, &wanted, 20_000.0) / 2.0;
    assert!(chi < 2.0, "{chi}");
}

/// The smallest share of any card, relative to its fair share.
fn least_share(pool: &Pool, ranges: Ranges, players: Players) -> (f64, Card) {
    let seen = drawn_shares(pool, ranges, players, 20_000, "shares");
    let of_rank = |rank: Rank| pool.of_rank(rank, players).count();
    let measured = pool.characters.iter().chain(&pool.uniques);
    let mut shares: Vec<(f64, Card)> = measured
        .filter(|facts| facts.rank != Some(Rank::Nine) && facts.from_players <= players)
        .map(|facts| {
            let fair = facts
                .rank
                .map_or(14.0 / 30.0, |rank| 1.0 / exact(of_rank(rank) as u64));
            (
                seen.get(&facts.card).copied().unwrap_or(0.0) / fair,
                facts.card,
            )
        })
        .collect();
    shares.sort_by(|one, other| one.0.total_cmp(&other.0));
    shares[0]
}

#[test]
fn no_card_falls_below_three_quarters_of_its_fair_share_and_the_widening_is_why() {
    let pool = box_2016();
    for players in [Players::Two, Players::Five] {
        let (least, card) = least_share(&pool, balanced_ranges(&pool, Version::NEWEST), players);
        assert!(least > 0.76, "{card} with {players}: {least}");
    }
    let (least, card) = least_share(&pool, official_ranges(&pool), Players::Two);
    assert!(least < 0.74, "without widening {card} would have {least}");
}

#[test]
fn five_wishes_of_cost_6_cannot_be_balanced_for_certain() {
    let pool = box_2016();
    let must = cards(&["dragon-gate", "gold-mine", "great-wall", "library", "park"]);
    let wishes = Wishes {
        must,
        ..Wishes::of(Players::Five)
    };
    let mut draw = Draw::new(&pool, &wishes, balanced_ranges(&pool, Version::NEWEST)).unwrap();
    let NoDeck::OutOfReach(misses) = draw.draw(&mut Chance::new("x")).unwrap_err() else {
        panic!("there is none, for certain");
    };
    assert_eq!(misses.len(), 1);
    assert_eq!(
        (misses[0].measure, misses[0].possible.0, misses[0].wanted),
        (Measure::Six, 5, (2, 4))
    );
}

#[test]
fn a_rare_deck_is_found_where_drawing_would_take_forever() {
    let pool = box_2016();
    // The exact profile of one list: hardly any draw matches it, but there is a deck that does.
    let target = plan_profile(&pool, &list("tenacious-delegates"));
    let ranges = Ranges(target.0.map(|number| (number, number)));
    let must = cards(&[
        "basilica",
        "capitol",
        "haunted-quarter",
        "imperial-treasury",
        "laboratory",
        "assassin",
        "spy",
    ]);
    let wishes = Wishes {
        must,
        ..Wishes::of(Players::Five)
    };
    let mut draw = Draw::new(&pool, &wishes, ranges).unwrap();
    let deck = draw.draw(&mut Chance::new("rare")).unwrap();
    assert_eq!(plan_profile(&pool, &deck.plan()), target);
}

fn ids(pool: &Pool) -> impl Iterator<Item = &'static str> {
    pool.uniques.iter().map(|facts| facts.card.id())
}

#[test]
fn every_wish_that_cannot_be_met_is_reported_with_its_rule() {
    let pool = box_2016();
    let faults = |number: u8, nine: Option<bool>, must: &[&str], ban: &[&str]| {
        let wishes = Wishes {
            players: players(number),
            nine,
            must: cards(must),
            ban: cards(ban),
        };
        Draw::new(&pool, &wishes, Ranges::OPEN)
            .map(|_| ())
            .unwrap_err()
    };
    assert_eq!(
        faults(5, None, &["witch", "assassin"], &[]),
        [DeckFault::SameRank {
            one: card("witch"),
            other: card("assassin")
        }]
    );
    assert_eq!(
        faults(4, None, &["queen"], &[]),
        [DeckFault::FromPlayers {
            card: card("queen"),
            least: players(5)
        }]
    );
    assert_eq!(
        faults(5, None, &["tavern"], &[]),
        [DeckFault::Basic {
            card: card("tavern")
        }]
    );
    assert_eq!(
        faults(5, None, &["witch"], &["witch"]),
        [DeckFault::MustAndBan {
            card: card("witch")
        }]
    );
    assert_eq!(
        faults(5, None, &[], &["witch", "assassin", "magistrate"]),
        [DeckFault::RankEmpty { rank: rank(1) }]
    );
    assert_eq!(
        faults(2, Some(true), &[], &[]),
        [DeckFault::Nine {
            players: players(2)
        }]
    );
    assert_eq!(
        faults(5, Some(false), &["artist"], &[]),
        [DeckFault::NoNine {
            card: card("artist")
        }]
    );
    let fifteen: Vec<&str> = ids(&pool).take(15).collect();
    assert_eq!(
        faults(5, None, &fifteen, &[]),
        [DeckFault::TooMany {
            count: 15,
            size: 14
        }]
    );
    let seventeen: Vec<&str> = ids(&pool).take(17).collect();
    assert_eq!(
        faults(5, None, &[], &seventeen),
        [DeckFault::TooFew {
            count: 13,
            size: 14
        }]
    );
}

#[test]
fn a_draw_similar_to_an_unbalanced_deck_is_still_balanced() {
    let pool = box_2016();
    let dear: Vec<Card> = pool
        .uniques
        .iter()
        .filter(|f| f.cost >= 5)
        .map(|f| f.card)
        .take(14)
        .collect();
    let odd = DeckPlan {
        characters: list("first-game").characters,
        districts: dear,
    };
    let ranges = balanced_ranges(&pool, Version::NEWEST).like(plan_profile(&pool, &odd));
    let wishes = Wishes::of(Players::Five);
    let deck = Draw::new(&pool, &wishes, ranges)
        .unwrap()
        .draw(&mut Chance::new("odd"))
        .unwrap();
    assert!(balanced_ranges(&pool, Version::NEWEST).hold(plan_profile(&pool, &deck.plan())));
}

#[test]
fn a_fierce_wish_moves_the_attack_range_from_the_mildest_list_to_the_fiercest() {
    let pool = box_2016();
    let official = official_ranges(&pool);
    let attack = Measure::ALL
        .iter()
        .position(|m| *m == Measure::Trait(Trait::Attack))
        .unwrap();
    let range = |wish| {
        balanced_ranges(&pool, Version::NEWEST)
            .fierce(official, wish)
            .0[attack]
    };
    assert_eq!(
        (range(0), range(5), range(10)),
        ((0, 3), (4, 6), (7, u8::MAX))
    );
}

#[test]
fn traits_agree_with_the_card_texts() {
    // A trait, and words of which the English effect must contain at least one.
    let words = [
        (
            Trait::Attack,
            &[
                "loses their turn",
                "from",
                "only gathers",
                "confiscat",
                "build that district in your own",
                "swap",
                "destroy",
                "exchange",
                "seize",
                "takes",
                "puts 1 gold",
                "you take all",
                "gives you",
                "take one card",
            ][..],
        ),
        (
            Trait::Defence,
            &[
                "cannot use its ability",
                "pays 1 extra gold",
                "costs 1 more",
            ],
        ),
        (Trait::Gold, &["gold", "pays you"]),
        (Trait::Cards, &["card", "Draw", "draw"]),
        (
            Trait::Building,
            &[
                "build",
                "Building",
                "building",
                "seize",
                "pay any part",
                "paying",
            ],
        ),
        (
            Trait::Bluff,
            &[
                "face down",
                "without looking",
                "look at",
                "Look at",
                "Name ",
                "name another",
                "from your hand",
                "name a",
                "random",
            ],
        ),
    ];
    let texts = Texts::new(Language::En);
    let pool = box_2016();
    for facts in pool.characters.iter().chain(&pool.uniques) {
        let printing =
            citadels::library::printing(facts.card, citadels::rules::edition::Edition::E2016);
        let effect = printing.unwrap().effect(&texts);
        for (one, words) in words {
            if facts.traits.contains(&one) {
                assert!(
                    words.iter().any(|word| effect.contains(word)),
                    "{} {one:?}: {effect}",
                    facts.card
                );
            }
        }
        // Traits that the text clearly states are not missing.
        let says = |word: &str| effect.contains(word);
        assert!(
            !says("destroy one district")
                || facts.traits.contains(&Trait::Attack)
                || facts.traits.contains(&Trait::Building),
            "{}",
            facts.card
        );
        assert!(
            !says("You may build") || facts.traits.contains(&Trait::Building),
            "{}",
            facts.card
        );
        assert!(
            !(says("At the end of the game:") && says("point"))
                || facts.traits.contains(&Trait::Scoring),
            "{}",
            facts.card
        );
    }
}
