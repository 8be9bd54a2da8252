//! Properties of the board, over random games; and each numbered rule as a named case.

use super::dice::Dice;
use super::fortress_cases::{cases, claim, legal_places};
use citadels::files::read::fortress::Written;
use citadels::files::read::grid;
use citadels::fortress::board::{Board, Follower, Misfit, Place, Refusal, Spot, Ways};
use citadels::fortress::count::Counted;
use citadels::fortress::feature::{FOLLOWERS, Feature, Impossible, Sort};
use citadels::fortress::game::{
    Claim, GameFault, Oddity, OddityKind, Replayed, TileClaim, TurnClaim,
};
use citadels::fortress::kinds::{all as kinds, by_sides, find as kind};
use citadels::fortress::places::open_places;
use citadels::fortress::river::misfits;
use citadels::fortress::tile::{Edge, Set};
use std::collections::BTreeSet;

const PLAYERS: usize = 3;

/// A random legal game with this many turns.
fn game(seed: u64, turns: usize) -> Claim {
    let mut dice = Dice(seed);
    let start = TileClaim {
        kind: kind("D").unwrap(),
        quarters: 0,
        at: (0, 0),
    };
    let mut pile: Vec<&str> = kinds()
        .iter()
        .filter(|kind| kind.set == Set::Land)
        .flat_map(|kind| std::iter::repeat_n(kind.id, kind.count.into()))
        .collect();
    let first = pile.iter().position(|id| *id == "D").unwrap();
    pile.remove(first);
    let mut board = Board::new(PLAYERS, Ways::default());
    board.lay(start.kind, start.quarters, start.at);
    let mut moves = Vec::new();
    while moves.len() < turns && !pile.is_empty() {
        let kind = kind(pile.swap_remove(dice.roll(pile.len()))).unwrap();
        let legal = legal_places(&board, kind);
        if legal.is_empty() {
            continue;
        }
        let (quarters, at) = legal[dice.roll(legal.len())];
        board.lay(kind, quarters, at);
        let player = moves.len() % PLAYERS;
        let spots = (0..4)
            .flat_map(|side| [Spot::Road(side), Spot::City(side), Spot::Field(2 * side)])
            .chain([Spot::Monastery]);
        let free: Vec<Spot> = spots
            .filter(|&spot| board.may_stand(Follower { player, at, spot }).is_ok())
            .collect();
        let follower = (!free.is_empty() && dice.roll(3) > 0).then(|| free[dice.roll(free.len())]);
        if let Some(spot) = follower {
            board.stand(Follower { player, at, spot }).unwrap();
        }
        board.complete();
        let tile = TileClaim { kind, quarters, at };
        moves.push(TurnClaim {
            tile,
            follower: follower.map(|spot| (player, spot)),
        });
    }
    Claim::Game {
        start,
        turns: moves,
    }
}

fn replayed(claim: &Claim) -> Replayed {
    claim
        .replay(PLAYERS, Ways::default())
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Everything that must not depend on where north is.
fn essence(counted: &[Counted]) -> Vec<(Sort, u32, Vec<usize>, usize)> {
    let mut all: Vec<_> = counted
        .iter()
        .map(|one| {
            let feature = &one.feature;
            (
                feature.sort,
                feature.points(),
                feature.owners(),
                one.places.len(),
            )
        })
        .collect();
    all.sort();
    all
}

#[test]
fn turning_and_shifting_a_whole_board_changes_nothing() {
    for seed in 0..40 {
        let Claim::Game { start, turns } = game(seed, 71) else {
            unreachable!()
        };
        let plain = replayed(&Claim::Game {
            start,
            turns: turns.clone(),
        });
        for quarters in 1..4_u8 {
            let turned = |tile: TileClaim| {
                let (mut x, mut y) = tile.at;
                for _ in 0..quarters {
                    (x, y) = (-y, x);
                }
                let at: Place = (x + 17, y - 5);
                TileClaim {
                    kind: tile.kind,
                    quarters: (tile.quarters + quarters) % 4,
                    at,
                }
            };
            let spot = |spot: Spot| match spot {
                Spot::Road(side) => Spot::Road((side + quarters) % 4),
                Spot::City(side) => Spot::City((side + quarters) % 4),
                Spot::Field(half) => Spot::Field((half + 2 * quarters) % 8),
                Spot::Monastery => Spot::Monastery,
            };
            let turns = turns.iter().map(|turn| TurnClaim {
                tile: turned(turn.tile),
                follower: turn.follower.map(|(player, at)| (player, spot(at))),
            });
            let other = replayed(&Claim::Game {
                start: turned(start),
                turns: turns.collect(),
            });
            for (one, other) in plain.turns.iter().zip(&other.turns) {
                assert_eq!((&one.scores, &one.supply), (&other.scores, &other.supply));
            }
            assert_eq!(
                essence(&plain.board.remaining()),
                essence(&other.board.remaining())
            );
        }
    }
}

#[test]
fn the_order_in_which_a_finished_board_is_entered_changes_nothing() {
    for seed in 0..40 {
        let whole = replayed(&game(seed, 40));
        let mut tiles: Vec<TileClaim> = whole
            .board
            .tiles()
            .iter()
            .map(|laid| TileClaim {
                kind: laid.kind,
                quarters: laid.quarters,
                at: laid.at,
            })
            .collect();
        let mut followers = whole.board.followers();
        let mut dice = Dice(seed + 1000);
        for place in (1..tiles.len()).rev() {
            tiles.swap(place, dice.roll(place + 1));
        }
        followers.reverse();
        let board = replayed(&Claim::Board { tiles, followers });
        // The same for the remaining tiles of a game played turn by turn.
        assert_eq!(board.board.remaining(), whole.board.remaining());
        assert_eq!(board.running, [0; PLAYERS]);
    }
}

#[test]
fn followers_are_conserved() {
    for seed in 0..40 {
        let Claim::Game { start, turns } = game(seed, 71) else {
            unreachable!()
        };
        for length in [0, 10, 30, turns.len()] {
            let turns = turns[..length.min(turns.len())].to_vec();
            let board = replayed(&Claim::Game { start, turns }).board;
            for player in 0..PLAYERS {
                let out = board
                    .followers()
                    .iter()
                    .filter(|f| f.player == player)
                    .count();
                assert_eq!(
                    out + usize::from(board.supply()[player]),
                    usize::from(FOLLOWERS)
                );
            }
        }
    }
}

#[test]
fn points_never_fall_and_the_end_only_adds() {
    for seed in 0..40 {
        let whole = replayed(&game(seed, 71));
        for pair in whole.turns.windows(2) {
            assert!(
                pair[0]
                    .scores
                    .iter()
                    .zip(&pair[1].scores)
                    .all(|(one, other)| one <= other)
            );
        }
        let totals = whole.totals(&whole.board.remaining());
        assert!(
            whole
                .running
                .iter()
                .zip(&totals)
                .all(|(running, total)| running <= total)
        );
    }
}

/// A board of these tiles, placed in this order: letter, quarter turns, place.
fn board(tiles: &[(&str, u8, Place)]) -> Board {
    let mut board = Board::new(PLAYERS, Ways::default());
    for &(id, quarters, at) in tiles {
        let kind = kind(id).unwrap();
        assert_eq!(board.misfits(kind, quarters, at), [], "{id} at {at:?}");
        board.lay(kind, quarters, at);
    }
    board
}

fn put(board: &mut Board, player: usize, at: Place, spot: Spot) {
    board.stand(Follower { player, at, spot }).unwrap();
}

#[test]
fn p1_a_tile_touches_another_with_a_whole_side_not_a_corner() {
    let board = board(&[("D", 0, (0, 0))]);
    let far = board.misfits(kind("B").unwrap(), 0, (1, 1));
    assert_eq!(far, [Misfit::Alone]);
    assert_eq!(
        board.misfits(kind("B").unwrap(), 0, (0, 0)),
        [Misfit::Taken]
    );
}

#[test]
fn p2_every_side_continues_its_neighbors() {
    let board = board(&[("D", 0, (0, 0))]);
    let wrong = board.misfits(kind("B").unwrap(), 0, (0, -1));
    assert_eq!(
        wrong,
        [Misfit::Edge {
            side: 2,
            here: Edge::Field,
            there: Edge::City
        }]
    );
    assert_eq!(board.misfits(kind("B").unwrap(), 0, (0, 1)), []);
}

#[test]
fn f2_k3_any_follower_on_the_feature_blocks_it_including_your_own() {
    let mut board = board(&[("U", 1, (0, 0)), ("U", 1, (1, 0))]);
    put(&mut board, 0, (0, 0), Spot::Road(1));
    for player in [0, 1] {
        let follower = Follower {
            player,
            at: (1, 0),
            spot: Spot::Road(3),
        };
        assert_eq!(board.may_stand(follower), Err(Refusal::Occupied { by: 0 }));
    }
    // The field next to it is free.
    assert_eq!(
        board.may_stand(Follower {
            player: 1,
            at: (1, 0),
            spot: Spot::Field(0)
        }),
        Ok(())
    );
    let nothing = Follower {
        player: 1,
        at: (1, 0),
        spot: Spot::City(0),
    };
    assert_eq!(board.may_stand(nothing), Err(Refusal::NoSuchPart));
}

#[test]
fn f1_s3_nobody_places_an_eighth_follower() {
    let row: Vec<(&str, u8, Place)> = (0..9).map(|x| ("H", 0, (x, 0))).collect();
    let mut board = board(&row);
    for x in 0..7 {
        put(&mut board, 0, (x, 0), Spot::City(3));
    }
    let eighth = Follower {
        player: 0,
        at: (8, 0),
        spot: Spot::City(1),
    };
    assert_eq!(board.may_stand(eighth), Err(Refusal::NoneLeft));
}

#[test]
fn t4_a_follower_on_what_its_tile_completes_scores_at_once_and_comes_back() {
    let mut board = board(&[("E", 0, (0, 0)), ("E", 2, (0, -1))]);
    put(&mut board, 1, (0, -1), Spot::City(2));
    assert_eq!(board.supply()[1], 6);
    let counted = board.complete();
    // X2: a city with two tiles scores 4.
    assert_eq!(
        (counted[0].feature.points(), counted[0].feature.owners()),
        (4, vec![1])
    );
    assert_eq!(board.supply()[1], 7);
    assert_eq!(board.complete(), []);
}

#[test]
fn r1_a_ring_of_roads_is_complete() {
    let ring = [
        ("V", 3, (0, 0)),
        ("V", 0, (1, 0)),
        ("V", 1, (1, 1)),
        ("V", 2, (0, 1)),
    ];
    let mut board = board(&ring);
    put(&mut board, 0, (0, 0), Spot::Road(1));
    let counted = board.complete();
    assert_eq!(
        (counted[0].feature.sort, counted[0].feature.points()),
        (Sort::Road, 4)
    );
}

#[test]
fn x1_a_tile_with_two_parts_of_one_city_counts_once() {
    // The two cities of H are one, around the north; six tiles, complete.
    let mut board = board(&[
        ("H", 0, (0, 0)),
        ("N", 0, (1, 0)),
        ("N", 3, (1, -1)),
        ("G", 0, (0, -1)),
        ("N", 2, (-1, -1)),
        ("N", 1, (-1, 0)),
    ]);
    put(&mut board, 0, (0, 0), Spot::City(1));
    let counted = board.complete();
    assert_eq!(
        (counted[0].feature.tiles, counted[0].feature.points()),
        (6, 12)
    );
}

#[test]
fn x3_x4_ties_score_in_full_fewer_get_nothing_and_all_followers_return() {
    let tiles = [
        ("U", 1, (0, 0)),
        ("U", 1, (2, 0)),
        ("W", 0, (-1, 0)),
        ("W", 0, (3, 0)),
    ];
    let mut board = Board::new(PLAYERS, Ways::default());
    for (id, quarters, at) in tiles {
        board.lay(kind(id).unwrap(), quarters, at);
    }
    put(&mut board, 0, (0, 0), Spot::Road(1));
    put(&mut board, 1, (2, 0), Spot::Road(3));
    board.lay(kind("U").unwrap(), 1, (1, 0));
    let counted = board.complete();
    assert_eq!(counted[0].feature.owners(), [0, 1]);
    assert_eq!(counted[0].feature.points(), 5);
    assert_eq!(board.supply(), [7, 7, 7]);
}

#[test]
fn k1_k2_a_shield_is_worth_2_and_1_in_an_open_city() {
    let city = |complete, tiles, shields| {
        Feature {
            tiles,
            shields,
            complete,
            ..Feature::new(Sort::City)
        }
        .points()
    };
    assert_eq!(city(true, 3, 1), 8);
    assert_eq!(city(false, 5, 3), 8);
    assert_eq!(city(false, 2, 1), 3);
}

#[test]
fn m1_e4_a_monastery_counts_itself_and_the_tiles_around_it() {
    let around = |neighbours, complete| {
        Feature {
            neighbours,
            complete,
            ..Feature::new(Sort::Monastery)
        }
        .points()
    };
    assert_eq!(
        (around(8, true), around(3, false), around(0, false)),
        (9, 4, 1)
    );
}

#[test]
fn m1_whichever_of_the_eight_tiles_around_comes_last_completes_a_monastery() {
    let around = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
    let around: Vec<Place> = around.filter(|at| *at != (0, 0)).collect();
    let lay = |board: &mut Board, at| board.lay(kind("B").unwrap(), 0, at);
    for &last in &around {
        let mut board = Board::new(PLAYERS, Ways::default());
        lay(&mut board, (0, 0));
        put(&mut board, 1, (0, 0), Spot::Monastery);
        for &at in around.iter().filter(|at| **at != last) {
            lay(&mut board, at);
            assert_eq!(board.complete().len(), 0, "{at:?} before {last:?}");
        }
        lay(&mut board, last);
        let counted = board.complete();
        let points: Vec<u32> = counted.iter().map(|one| one.feature.points()).collect();
        assert_eq!(points, [9], "{last:?}");
    }
}

#[test]
fn e6_k4_only_completed_cities_pay_a_field_and_e7_one_city_pays_several() {
    let field = |cities| {
        Feature {
            cities,
            ..Feature::new(Sort::Field)
        }
        .points()
    };
    assert_eq!((field(0), field(3)), (0, 9));
    // A closed city between two fields: the road of the tiles D separates them from others.
    let mut board = board(&[("F", 0, (0, 0)), ("E", 3, (1, 0)), ("E", 1, (-1, 0))]);
    put(&mut board, 0, (0, 0), Spot::Field(0));
    put(&mut board, 0, (0, 0), Spot::Field(4));
    let paid: Vec<u32> = board
        .remaining()
        .iter()
        .map(|one| one.feature.points())
        .collect();
    assert_eq!(paid, [3, 3]);
}

#[test]
fn f4_d1_farmers_stay_and_score_nothing_before_the_end() {
    let mut board = board(&[("E", 0, (0, 0)), ("E", 2, (0, -1))]);
    put(&mut board, 0, (0, 0), Spot::Field(4));
    assert_eq!(board.complete(), []);
    assert_eq!(board.supply()[0], 6);
    assert_eq!(board.remaining()[0].feature.points(), 3);
}

#[test]
fn farmers_may_be_left_out_and_the_source_cut_in_two() {
    let mut plain = Board::new(
        1,
        Ways {
            farmers: false,
            ..Ways::default()
        },
    );
    plain.lay(kind("B").unwrap(), 0, (0, 0));
    let farmer = Follower {
        player: 0,
        at: (0, 0),
        spot: Spot::Field(0),
    };
    assert_eq!(plain.may_stand(farmer), Err(Refusal::NoFarmers));
    for (one_field_at_source, same) in [(true, true), (false, false)] {
        let mut board = Board::new(
            1,
            Ways {
                one_field_at_source,
                ..Ways::default()
            },
        );
        board.lay(kind("RA").unwrap(), 0, (0, 0));
        assert_eq!(board.field_at((0, 0), 2) == board.field_at((0, 0), 7), same);
        // Only the source is cut.
        board.lay(kind("B").unwrap(), 0, (1, 0));
        assert_eq!(board.field_at((1, 0), 2), board.field_at((1, 0), 7));
    }
}

#[test]
fn v4_a_river_tile_that_fits_but_does_not_go_on_with_the_river_is_refused() {
    let source = kind("RA").unwrap();
    let mut board = Board::new(PLAYERS, Ways::default());
    board.lay(source, 0, (0, 0));
    let mut refused = 0;
    let rivers = kinds().iter().filter(|kind| kind.set != Set::Land);
    for (kind, quarters) in rivers.flat_map(|kind| (0..4).map(move |quarters| (kind, quarters))) {
        for (side, at) in [(0, (0, -1)), (1, (1, 0)), (2, (0, 1)), (3, (-1, 0))] {
            let there = source.edge(side, 0);
            let here = kind.edge((side + 2) % 4, quarters);
            if here == there && here != Edge::River && kind.edges.contains(&Edge::River) {
                let misfits = board.misfits(kind, quarters, at);
                assert_eq!(misfits, [Misfit::River], "{} at {at:?}", kind.id);
                refused += 1;
            }
        }
    }
    assert!(refused > 20, "{refused}");
}

#[test]
fn v4_v5_the_river_continues_and_never_bends_twice_in_one_direction_in_a_row() {
    let tile = |id, quarters, at| TileClaim {
        kind: kind(id).unwrap(),
        quarters,
        at,
    };
    let turn = |id, quarters, at| TurnClaim {
        tile: tile(id, quarters, at),
        follower: None,
    };
    let start = tile("RA", 3, (0, 0));
    let replay = |turns: Vec<TurnClaim>| Claim::Game { start, turns }.replay(1, Ways::default());
    let faults = replay(vec![turn("RG", 3, (1, 0)), turn("RG", 0, (1, 1))]).unwrap_err();
    assert_eq!(
        faults,
        [GameFault::Tile {
            number: 1,
            misfit: Misfit::SameBend
        }]
    );
    let faults = replay(vec![turn("RD", 0, (0, 1))]).unwrap_err();
    assert!(
        matches!(
            faults[0],
            GameFault::Tile {
                number: 0,
                misfit: Misfit::River | Misfit::Edge { .. }
            }
        ),
        "{faults:?}"
    );
}

#[test]
fn impossible_features_are_refused() {
    let feature = |sort, change: &dyn Fn(&mut Feature)| {
        let mut feature = Feature {
            tiles: 2,
            neighbours: if sort == Sort::Monastery { 8 } else { 0 },
            ..Feature::new(sort)
        };
        change(&mut feature);
        feature.faults()
    };
    assert_eq!(
        feature(Sort::City, &|f| f.shields = 3),
        [Impossible::TooManyShields]
    );
    let single: &dyn Fn(&mut Feature) = &|f| (f.tiles, f.complete) = (1, true);
    assert_eq!(feature(Sort::City, single), [Impossible::SingleTile]);
    assert_eq!(feature(Sort::Road, single), [Impossible::SingleTile]);
    assert_eq!(feature(Sort::Road, &|f| f.tiles = 0), [Impossible::NoTiles]);
    let lonely: &dyn Fn(&mut Feature) = &|f| (f.neighbours, f.complete) = (7, true);
    assert_eq!(
        feature(Sort::Monastery, lonely),
        [Impossible::NotSurrounded]
    );
    assert_eq!(
        feature(Sort::Monastery, &|f| f.neighbours = 9),
        [Impossible::TooManyNeighbours]
    );
    assert_eq!(
        feature(Sort::Monastery, &|f| f.followers = vec![1, 1]),
        [Impossible::TwoMonks]
    );
    assert_eq!(
        feature(Sort::Field, &|f| f.complete = true),
        [Impossible::CompletedField]
    );
    assert_eq!(
        feature(Sort::Road, &|f| f.followers = vec![0, 8]),
        [Impossible::TooManyFollowers { player: 1 }]
    );
    let all = vec![0, FOLLOWERS.into()];
    let crowd: &dyn Fn(&mut Feature) = &|f| {
        f.tiles = FOLLOWERS.into();
        f.followers.clone_from(&all);
    };
    assert_eq!(feature(Sort::Road, crowd), []);
}

#[test]
fn four_letters_name_a_placed_tile_and_only_five_groups_are_alike() {
    for one in kinds().iter().filter(|kind| kind.set == Set::Land) {
        for quarters in 0..4 {
            let letters = one.letters(quarters);
            let found = by_sides(&letters).unwrap();
            let land: Vec<&str> = found
                .iter()
                .filter(|(kind, _)| kind.set == Set::Land)
                .map(|(kind, _)| kind.id)
                .collect();
            let group = ["FGH", "IMN", "OP", "QR", "ST"]
                .into_iter()
                .find(|g| g.contains(one.id));
            assert_eq!(land.concat(), group.unwrap_or(one.id), "{letters}");
            let lies = found.iter().find(|(kind, _)| kind.id == one.id).unwrap().1;
            assert_eq!(one.letters(lies), letters);
        }
    }
    let cyrillic = by_sides("МДПД").unwrap();
    assert_eq!(cyrillic[0].0.id, "D");
    assert!(by_sides("CRF").is_none() && by_sides("CRFX").is_none());
}

#[test]
fn more_tiles_than_the_box_holds_and_a_player_out_of_turn_are_only_odd() {
    let all = cases("game");
    let case = all
        .iter()
        .find(|case| case["id"] == "koki-full-test0")
        .unwrap();
    let (players, claim) = claim(case);
    let replayed = claim.replay(players.len(), Ways::default()).unwrap();
    assert!(
        replayed.oddities.contains(&Oddity::TooManyTiles {
            kind: "P",
            count: 4,
            of: 3
        }),
        "{:?}",
        replayed.oddities
    );
    assert!(
        replayed
            .oddities
            .iter()
            .any(|odd| matches!(odd, Oddity::OutOfTurn { .. }))
    );
}

/// The names of the players at the table of these laws; two begin alike, one has a space.
const NAMES: [&str; PLAYERS] = ["Red", "Rosa", "Old Bob"];

/// The board as it is read from these rows.
fn typed(rows: &[String], points: &[u32]) -> Replayed {
    let points: Vec<String> = NAMES
        .iter()
        .zip(points)
        .map(|(name, points)| format!("{name}: {points}"))
        .collect();
    let text = format!("{}\n{}", points.join(", "), rows.join("\n"));
    let written = Written::new("board.txt", text, false);
    let game = written.game().unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(game.players, NAMES);
    let replayed = game.replay(Ways::default());
    replayed.unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn a_board_typed_as_a_grid_is_the_board_that_was_played() {
    let players = NAMES.map(str::to_owned);
    for seed in 0..60 {
        let turns = [1, 12, 40, 71][usize::try_from(seed % 4).unwrap()];
        let played = replayed(&game(seed, turns));
        let rows = grid::rows(&played.board, &players);
        let read = typed(&rows, &played.running);
        assert_eq!(grid::rows(&read.board, &players), rows);
        assert_eq!(
            essence(&read.board.remaining()),
            essence(&played.board.remaining())
        );
        assert_eq!(read.board.supply(), played.board.supply());
        assert_eq!(
            read.totals(&read.board.remaining()),
            played.totals(&played.board.remaining())
        );
        // How the columns are aligned does not matter, nor whether letters are large.
        let loose: Vec<String> = rows
            .iter()
            .map(|row| format!("  {}", row.replace(' ', "\t ").to_lowercase()))
            .collect();
        assert_eq!(
            grid::rows(&typed(&loose, &played.running).board, &players),
            rows
        );
    }
}

#[test]
fn the_sides_as_placed_are_the_same_board_as_the_letters() {
    let players = NAMES.map(str::to_owned);
    for seed in 0..20 {
        let played = replayed(&game(seed, 40));
        let rows = grid::rows(&played.board, &players);
        let sides = rows.iter().map(|row| {
            let cells = row.split_whitespace().map(|cell| {
                let (tile, follower) = cell.split_once(':').unwrap_or((cell, ""));
                let Some((kind, quarters)) = grid::turned(tile) else {
                    return cell.to_owned();
                };
                let sign = match kind.code().chars().nth(4) {
                    Some(sign) => sign.to_string(),
                    // Only where it is needed to tell tiles apart.
                    None if by_sides(&kind.letters(quarters)).unwrap().len() > 1 => "-".to_owned(),
                    None => String::new(),
                };
                let colon = if follower.is_empty() { "" } else { ":" };
                format!("{}{sign}{colon}{follower}", kind.letters(quarters))
            });
            cells.collect::<Vec<_>>().join(" ")
        });
        let read = typed(&sides.collect::<Vec<_>>(), &[0; PLAYERS]);
        // A tile that looks the same another way round may be read as lying so.
        assert_eq!(
            essence(&read.board.remaining()),
            essence(&played.board.remaining())
        );
    }
}

#[test]
fn every_tile_that_fits_an_open_place_is_counted_and_no_other() {
    for seed in 0..20 {
        let board = replayed(&game(seed, 35)).board;
        let places = open_places(&board);
        for kind in kinds().iter().filter(|kind| kind.set == Set::Land) {
            let laid = board.tiles().iter().filter(|laid| laid.kind.id == kind.id);
            let left = usize::from(kind.count) - laid.count();
            let mut legal = legal_places(&board, kind);
            legal.retain(|_| left > 0);
            let mut found: Vec<(u8, Place)> = places
                .iter()
                .flat_map(|open| {
                    let of_kind = open.fits.iter().filter(|(one, _)| one.kind.id == kind.id);
                    of_kind.flat_map(|(one, turns)| {
                        assert_eq!(one.left, left);
                        turns.iter().map(|&quarters| (quarters, open.at))
                    })
                })
                .collect();
            found.sort_unstable();
            assert!(
                found.iter().all(|place| legal.contains(place)),
                "{}",
                kind.id
            );
            // Of turns that look the same only the first is named.
            let at = |places: &[(u8, Place)]| -> BTreeSet<Place> {
                places.iter().map(|(_, at)| *at).collect()
            };
            assert_eq!(at(&found), at(&legal), "{}", kind.id);
        }
    }
}

#[test]
fn a_field_is_every_half_side_with_its_number_and_its_farmers_score_what_it_says() {
    for seed in 0..20 {
        let board = replayed(&game(seed, 50)).board;
        let fields = board.all_fields();
        let halves = board
            .tiles()
            .iter()
            .flat_map(|laid| (0..8).filter_map(|half| board.field_at(laid.at, half)));
        let numbers: BTreeSet<usize> = halves.collect();
        let known: Vec<usize> = fields.iter().map(|(number, _)| *number).collect();
        assert_eq!(known.len(), numbers.len());
        assert!(known.iter().all(|number| numbers.contains(number)));
        let farmed: Vec<Counted> = fields
            .into_iter()
            .map(|(_, field)| field)
            .filter(|field| field.feature.followers.iter().any(|count| *count > 0))
            .collect();
        let mut remaining = board.remaining();
        remaining.retain(|counted| counted.feature.sort == Sort::Field);
        assert_eq!(essence(&farmed), essence(&remaining));
    }
}

/// A random legal game with the river: the source, the others, the lake, then some land.
fn river_game(seed: u64) -> Claim {
    let mut dice = Dice(seed);
    let tile = |id, quarters, at| TileClaim {
        kind: kind(id).unwrap(),
        quarters,
        at,
    };
    let start = tile("RA", 0, (0, 0));
    let mut river: Vec<&str> = kinds()
        .iter()
        .filter(|kind| kind.set == Set::River && kind.role.is_none())
        .flat_map(|kind| std::iter::repeat_n(kind.id, kind.count.into()))
        .collect();
    let mut pile: Vec<&str> = Vec::new();
    while !river.is_empty() {
        pile.push(river.swap_remove(dice.roll(river.len())));
    }
    pile.extend(["RL", "U", "V", "E", "B", "D"]);
    let mut board = Board::new(1, Ways::default());
    board.lay(start.kind, start.quarters, start.at);
    let mut turns = Vec::new();
    for id in pile {
        let kind = kind(id).unwrap();
        let mut legal = legal_places(&board, kind);
        legal.retain(|&(quarters, at)| misfits(&board, kind, quarters, at).is_empty());
        if legal.is_empty() {
            continue;
        }
        let (quarters, at) = legal[dice.roll(legal.len())];
        board.lay(kind, quarters, at);
        turns.push(TurnClaim {
            tile: TileClaim { kind, quarters, at },
            follower: None,
        });
    }
    Claim::Game { start, turns }
}

#[test]
fn a_river_game_and_its_board_are_accepted_with_the_same_warnings_each_once() {
    let mut warned = 0;
    for seed in 0..200 {
        let claim = river_game(seed);
        let played = claim.replay(1, Ways::default()).unwrap();
        let mut tiles: Vec<TileClaim> = played
            .board
            .tiles()
            .iter()
            .map(|laid| TileClaim {
                kind: laid.kind,
                quarters: laid.quarters,
                at: laid.at,
            })
            .collect();
        let mut dice = Dice(seed + 1000);
        for place in (1..tiles.len()).rev() {
            tiles.swap(place, dice.roll(place + 1));
        }
        let followers = Vec::new();
        let board = Claim::Board { tiles, followers };
        let board = board.replay(1, Ways::default()).unwrap();
        let ids = |replayed: &Replayed| -> Vec<OddityKind> {
            let mut ids: Vec<OddityKind> =
                replayed.oddities.iter().map(|odd| (*odd).into()).collect();
            ids.sort_by_key(|id| format!("{id:?}"));
            ids
        };
        assert_eq!(ids(&played), ids(&board), "{seed}");
        let bends = ids(&played);
        let bends = bends.iter().filter(|id| **id == OddityKind::RiverBend);
        assert!(bends.clone().count() <= 1);
        warned += bends.count();
    }
    assert!(warned > 0, "K8 is worth its warning");
}

#[test]
fn what_a_kind_is_not_counted_by_and_more_than_the_box_has_is_refused() {
    let feature = |sort, change: &dyn Fn(&mut Feature)| {
        let mut feature = Feature {
            tiles: 12,
            ..Feature::new(sort)
        };
        change(&mut feature);
        feature.faults()
    };
    let key = |key| [Impossible::NotCounted { key }];
    assert_eq!(feature(Sort::Road, &|f| f.shields = 1), key("shields"));
    assert_eq!(feature(Sort::City, &|f| f.cities = 1), key("cities"));
    assert_eq!(
        feature(Sort::Field, &|f| f.neighbours = 1),
        key("neighbours")
    );
    assert_eq!(feature(Sort::Field, &|_| {}), []);
    assert_eq!(feature(Sort::City, &|f| f.shields = 10), []);
    assert_eq!(
        feature(Sort::City, &|f| f.shields = 11),
        [Impossible::TooManyShields]
    );
    assert_eq!(feature(Sort::Road, &|f| f.followers = vec![6, 6]), []);
    assert_eq!(
        feature(Sort::Road, &|f| f.followers = vec![6, 7]),
        [Impossible::CrowdedTiles]
    );
    // Every city has two parts, and the tiles show 53 of them.
    assert_eq!(feature(Sort::Field, &|f| f.cities = 26), []);
    assert_eq!(
        feature(Sort::Field, &|f| f.cities = 27),
        [Impossible::TooManyCities]
    );
}
