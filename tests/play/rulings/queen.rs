//! Rulings of `data/rulings/queen.toml`, played.

use crate::scene::Table;

const RANK_FOUR: [&str; 3] = ["emperor", "king", "patrician"];

#[test]
fn queen_beside_rank_four() {
    for four in RANK_FOUR {
        let table = || Table::of(5, &format!("queen {four}")).holds(1, four);
        for beside in [0, 2] {
            let mut scene = table().holds(beside, "queen").call("queen");
            scene.does(&["queen"]);
            scene.moves(&[&format!("3 gold: bank > stash {beside}")]);
            scene.cannot("queen");
        }
        for apart in [3, 4] {
            let scene = table().holds(apart, "queen");
            scene.call("queen").cannot("queen");
        }
    }
}

#[test]
fn queen_next_to_four() {
    for four in RANK_FOUR {
        let table = || Table::of(5, &format!("queen {four}")).holds(1, four);
        // Beside rank 4 and apart from the crown, then the other way round.
        let scene = table().crown(4).holds(2, "queen");
        scene.call("queen").can("queen");
        let scene = table().crown(2).holds(3, "queen");
        scene.call("queen").cannot("queen");
    }
    let scene = Table::of(5, "queen emperor").holds(0, "emperor");
    let mut scene = scene.holds(3, "queen").crown(1).call("emperor");
    scene.does(&["gather gold", "give crown to 2 for nothing", "end"]);
    assert_eq!((scene.crown(), scene.turn()), (2, (3, "queen")));
    scene.cannot("queen");
}

#[test]
fn queen_neighbour_killed() {
    for four in RANK_FOUR {
        for (queen, pays) in [(2, true), (3, false)] {
            let mut scene = Table::of(5, &format!("queen {four}"))
                .holds(0, "assassin")
                .holds(1, four)
                .holds(queen, "queen")
                .crown(0)
                .call("assassin");
            scene.does(&["gather gold", &format!("kill {four}"), "end"]);
            assert_eq!(scene.turn(), (queen, "queen"));
            scene.cannot("queen").does(&["gather gold", "end"]);
            let heir = if four == "emperor" {
                scene.does(&["heir 4"]);
                4
            } else {
                1
            };
            let crown = format!("crown > {heir}");
            let gold = format!("3 gold: bank > stash {queen}");
            let moves: &[&str] = if pays { &[&crown, &gold] } else { &[&crown] };
            scene.moves(moves);
        }
    }
}
