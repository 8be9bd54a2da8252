//! Rulings of `data/rulings/customizing.toml`, played.

use crate::scene::{Table, rank_of};
use citadels::rules::card::{DistrictType, Rank};

#[test]
fn one_per_rank() {
    let game = Table::of(5, "witch wizard armory").lying().game;
    let ranks: Vec<u8> = game.ranks().map(Rank::number).collect();
    assert_eq!(ranks, [1, 2, 3, 4, 5, 6, 7, 8]);
    for rank in game.ranks() {
        assert_eq!(rank_of(game.character(rank)), rank);
    }
    let unique = game.of_type(DistrictType::Unique);
    assert_eq!((game.cards().count(), unique.len()), (54 + 14, 14));
    for card in unique {
        assert_eq!(game.same(card), card.alone());
    }
}

#[test]
fn same_rank_never_meet() {
    for one in ["assassin", "witch", "magistrate", "king", "emperor"] {
        let game = Table::of(5, one).lying().game;
        let of_rank = |rank: Rank| {
            let characters = game.ranks().map(|known| game.character(known));
            characters.filter(|known| rank_of(*known) == rank).count()
        };
        assert!(game.ranks().all(|rank| of_rank(rank) == 1), "{one}");
    }
    let mut scene = Table::of(5, "witch").holds(0, "witch").call("witch");
    scene.does(&["gather gold"]).can("bewitch thief");
    scene
        .cannot("bewitch assassin")
        .cannot("bewitch magistrate");
}
