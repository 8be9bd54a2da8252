//! All public cases of the tile game: `tests/fortress/cases.json`, each with its origin.

use citadels::fortress::board::{Board, Follower, Place, Spot, Ways, beside};
use citadels::fortress::feature::{Feature, Sort};
use citadels::fortress::game::{Claim, Oddity, Replayed, TileClaim, TurnClaim};
use citadels::fortress::kinds::find as kind;
use citadels::fortress::river::{Flow, bends, course};
use citadels::fortress::tile::{Kind, half, side};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

pub fn cases(sort: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("../fortress/cases.json")).unwrap();
    let cases = all["cases"].as_array().unwrap().clone();
    cases
        .into_iter()
        .filter(|case| case["type"] == sort)
        .collect()
}

pub fn tile(value: &Value) -> TileClaim {
    let number = |place: usize| i32::try_from(value[place].as_i64().unwrap()).unwrap();
    TileClaim {
        kind: kind(value[0].as_str().unwrap()).unwrap(),
        quarters: u8::try_from(number(1) / 90).unwrap(),
        at: (number(2), number(3)),
    }
}

fn spot(value: &Value) -> Spot {
    let at = value["at"].as_str();
    let edge = || side(at.unwrap().chars().next().unwrap()).unwrap();
    match value["on"].as_str().unwrap() {
        "road" => Spot::Road(edge()),
        "city" => Spot::City(edge()),
        "field" => Spot::Field(half(at.unwrap()).unwrap()),
        _ => Spot::Monastery,
    }
}

/// The players of a case: named, or those with followers on the board.
fn players(case: &Value) -> Vec<String> {
    let named = |value: &Value| value.as_str().unwrap().to_owned();
    if let Some(players) = case["players"].as_array() {
        return players.iter().map(named).collect();
    }
    let mut players: Vec<String> = Vec::new();
    for follower in case["followers"]
        .as_array()
        .into_iter()
        .flatten()
        .chain([&case["try"]])
    {
        if let Some(name) = follower["player"]
            .as_str()
            .filter(|n| !players.iter().any(|p| p == n))
        {
            players.push(name.to_owned());
        }
    }
    players
}

pub fn claim(case: &Value) -> (Vec<String>, Claim) {
    let players = players(case);
    let seat = |value: &Value| players.iter().position(|p| value["player"] == **p).unwrap();
    let claim = if case["turns"].is_array() && case["start"].is_array() {
        let turn = |turn: &Value| TurnClaim {
            tile: tile(&turn["tile"]),
            follower: turn["follower"]
                .is_object()
                .then(|| (seat(&turn["follower"]), spot(&turn["follower"]))),
        };
        let turns = case["turns"].as_array().unwrap().iter().map(turn).collect();
        Claim::Game {
            start: tile(&case["start"]),
            turns,
        }
    } else {
        let followers = case["followers"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|value| {
                let place = |key: &str| i32::try_from(value[key].as_i64().unwrap()).unwrap();
                Follower {
                    player: seat(value),
                    at: (place("x"), place("y")),
                    spot: spot(value),
                }
            });
        let tiles = case["tiles"].as_array().unwrap().iter().map(tile).collect();
        Claim::Board {
            tiles,
            followers: followers.collect(),
        }
    };
    (players, claim)
}

pub fn replayed(case: &Value) -> (Vec<String>, Replayed) {
    let (players, claim) = claim(case);
    let replayed = claim.replay(players.len(), Ways::default());
    (
        players,
        replayed.unwrap_or_else(|faults| panic!("{}: {faults:?}", case["id"])),
    )
}

/// The expected value for each player, in order.
fn expected(players: &[String], value: &Value) -> Vec<u32> {
    let of = |name: &String| u32::try_from(value[name].as_u64().unwrap_or(0)).unwrap();
    players.iter().map(of).collect()
}

#[test]
fn every_feature_of_the_cases_has_its_points_and_its_owners() {
    for case in cases("feature") {
        let number = |key: &str| u32::try_from(case[key].as_u64().unwrap_or(0)).unwrap();
        let followers: BTreeMap<String, u32> =
            serde_json::from_value(case["followers"].clone()).unwrap();
        let feature = Feature {
            sort: case["feature"].as_str().unwrap().parse::<Sort>().unwrap(),
            tiles: number("tiles"),
            shields: number("shields"),
            neighbours: number("neighbours"),
            cities: number("completed_cities"),
            complete: case["complete"].as_bool().unwrap(),
            followers: followers.values().copied().collect(),
        };
        assert_eq!(feature.faults(), [], "{}", case["id"]);
        assert_eq!(
            u64::from(feature.points()),
            case["expect"]["points"],
            "{}",
            case["id"]
        );
        let owners: Vec<&String> = feature
            .owners()
            .iter()
            .map(|&owner| followers.keys().nth(owner).unwrap())
            .collect();
        let award = case["expect"]["award"].as_object().unwrap();
        let mut paid: Vec<&String> = award
            .iter()
            .filter(|(_, points)| **points != 0)
            .map(|(name, _)| name)
            .collect();
        paid.sort();
        if feature.points() > 0 {
            assert_eq!(owners, paid, "{}", case["id"]);
        }
    }
}

#[test]
fn every_board_of_the_cases_scores_as_expected() {
    for case in cases("board") {
        let (players, replayed) = replayed(&case);
        let mut remaining = replayed.board.remaining();
        if case["phase"] == "completed" {
            remaining.retain(|counted| counted.feature.complete);
        }
        let totals = replayed.totals(&remaining);
        assert_eq!(
            totals,
            expected(&players, &case["expect"]),
            "{}",
            case["id"]
        );
        let mut found: Vec<(String, u64, Vec<String>)> = remaining
            .iter()
            .map(|counted| {
                let owners = counted.feature.owners();
                let mut names: Vec<String> =
                    owners.iter().map(|&owner| players[owner].clone()).collect();
                names.sort();
                (
                    <&str>::from(counted.feature.sort).to_owned(),
                    counted.feature.points().into(),
                    names,
                )
            })
            .collect();
        found.sort();
        let mut wanted: Vec<(String, u64, Vec<String>)> = case["expect_features"]
            .as_array()
            .unwrap()
            .iter()
            .map(|feature| {
                let mut names: Vec<String> =
                    serde_json::from_value(feature["owners"].clone()).unwrap();
                names.sort();
                let points = feature["points"].as_u64().unwrap();
                (feature["kind"].as_str().unwrap().to_owned(), points, names)
            })
            .collect();
        wanted.sort();
        assert_eq!(found, wanted, "{}", case["id"]);
    }
}

#[test]
fn every_turn_of_every_game_of_the_cases_scores_as_expected() {
    for case in cases("game") {
        let (players, claim) = claim(&case);
        let (_, whole) = replayed(&case);
        let turns = case["turns"].as_array().unwrap();
        for (number, turn) in turns.iter().enumerate() {
            let played = &whole.turns[number];
            if turn["scores"].is_object() {
                assert_eq!(
                    played.scores,
                    expected(&players, &turn["scores"]),
                    "{} {number}",
                    case["id"]
                );
            }
            if turn["supply"].is_object() {
                let supply: Vec<u32> = played.supply.iter().map(|&left| left.into()).collect();
                assert_eq!(
                    supply,
                    expected(&players, &turn["supply"]),
                    "{} {number}",
                    case["id"]
                );
            }
            let Claim::Game { start, turns } = &claim else {
                unreachable!()
            };
            if turn["if_ended_now"].is_object() {
                let part = Claim::Game {
                    start: *start,
                    turns: turns[..=number].to_vec(),
                };
                let part = part.replay(players.len(), Ways::default()).unwrap();
                let totals = part.totals(&part.board.remaining());
                assert_eq!(
                    totals,
                    expected(&players, &turn["if_ended_now"]),
                    "{} {number}",
                    case["id"]
                );
            }
            for refused in turn["illegal"].as_array().into_iter().flatten() {
                let before = Claim::Game {
                    start: *start,
                    turns: turns[..number].to_vec(),
                };
                let mut board = before.replay(players.len(), Ways::default()).unwrap().board;
                let TileClaim { kind, quarters, at } = tile(&turn["tile"]);
                board.lay(kind, quarters, at);
                let follower = Follower {
                    player: number % players.len(),
                    at,
                    spot: spot(refused),
                };
                assert!(
                    board.may_stand(follower).is_err(),
                    "{} {number}: {refused}",
                    case["id"]
                );
            }
        }
        let remaining = whole.board.remaining();
        if case["end"].is_object() {
            assert_eq!(
                whole.totals(&remaining),
                expected(&players, &case["end"]),
                "{}",
                case["id"]
            );
        }
        if case["after_last_turn"].is_object() {
            assert_eq!(
                whole.running,
                expected(&players, &case["after_last_turn"]),
                "{}",
                case["id"]
            );
        }
    }
}

/// Every place and rotation where a tile fits.
pub fn legal_places(board: &Board, kind: &Kind) -> Vec<(u8, Place)> {
    let tiles = board.tiles().iter();
    let around = tiles.flat_map(|laid| (0..4).map(move |side| beside(laid.at, side)));
    let around: BTreeSet<Place> = around.filter(|at| board.tile(*at).is_none()).collect();
    let all = around
        .iter()
        .flat_map(|&at| (0..4).map(move |quarters| (quarters, at)));
    all.filter(|&(quarters, at)| board.misfits(kind, quarters, at).is_empty())
        .collect()
}

#[test]
fn tiles_fit_where_the_cases_say_and_nowhere_else() {
    for case in cases("placement") {
        let mut board = Board::new(1, Ways::default());
        for value in case["tiles"].as_array().unwrap() {
            let TileClaim { kind, quarters, at } = tile(value);
            board.lay(kind, quarters, at);
        }
        let kind = kind(case["tile"].as_str().unwrap()).unwrap();
        if let Some(legal) = case["expect_legal"].as_array() {
            let mut found: Vec<(i64, i64, i64)> = legal_places(&board, kind)
                .iter()
                .map(|&(quarters, (x, y))| (i64::from(quarters) * 90, x.into(), y.into()))
                .collect();
            found.sort_unstable();
            let wanted: Vec<(i64, i64, i64)> = legal
                .iter()
                .map(|value| serde_json::from_value(value.clone()).unwrap())
                .collect();
            assert_eq!(found, wanted, "{}", case["id"]);
        } else {
            let (r, x, y): (u16, i32, i32) = serde_json::from_value(case["try"].clone()).unwrap();
            let fits = board
                .misfits(kind, u8::try_from(r / 90).unwrap(), (x, y))
                .is_empty();
            assert_eq!(fits, case["expect_fits"], "{}", case["id"]);
        }
    }
}

#[test]
fn followers_are_where_the_cases_say() {
    for case in cases("follower") {
        let (players, replayed) = replayed(&case);
        let mut board = replayed.board;
        let TileClaim { kind, quarters, at } = tile(&case["tile"]);
        board.lay(kind, quarters, at);
        let player = players
            .iter()
            .position(|p| case["try"]["player"] == **p)
            .unwrap();
        let allowed = board
            .may_stand(Follower {
                player,
                at,
                spot: spot(&case["try"]),
            })
            .is_ok();
        assert_eq!(allowed, case["expect_allowed"], "{}", case["id"]);
    }
}

#[test]
fn the_river_bends_as_the_cases_say() {
    for case in cases("river") {
        let tiles: Vec<TileClaim> = case["tiles"].as_array().unwrap().iter().map(tile).collect();
        let turns: Vec<TurnClaim> = tiles[1..]
            .iter()
            .map(|&tile| TurnClaim {
                tile,
                follower: None,
            })
            .collect();
        let replayed = Claim::Game {
            start: tiles[0],
            turns,
        }
        .replay(1, Ways::default());
        assert_eq!(
            replayed.is_ok(),
            case["allowed_immediate"],
            "{}",
            case["id"]
        );
        let replayed = replayed.unwrap();
        let warned = replayed
            .oddities
            .iter()
            .any(|odd| matches!(odd, Oddity::RiverBend { .. }));
        assert_eq!(!warned, case["allowed_strict"], "{}", case["id"]);
        let course = course(&replayed.board);
        let flows: Vec<&str> = course
            .iter()
            .map(|(_, flow)| match flow {
                Flow::Left => "left",
                Flow::Right => "right",
                Flow::Straight => "straight",
                Flow::End => "end",
            })
            .collect();
        assert_eq!(serde_json::json!(flows), case["turns"], "{}", case["id"]);
        assert!(!bends(&course).iter().any(|(_, is_next)| *is_next));
    }
}
