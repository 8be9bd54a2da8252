//! The Imperial Treasury.

use crate::scene::Table;
use citadels::rules::play::Phase;

#[test]
fn treasury_at_the_end() {
    let table = Table::of(5, "imperial-treasury").first(2);
    let table = table.holds(0, "merchant").city(0, "imperial-treasury");
    let table = table.hand(0, "tavern").gold(0, 10).holds(1, "thief");
    let mut scene = table.call("thief");
    assert_eq!(scene.points(0), 5 + 10);
    scene.does(&["gather gold", "rob merchant", "end"]);
    scene.moves(&["10 gold: stash 0 > stash 1"]);
    scene.does(&["gather gold", "build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.does(&["end"]);
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.points(0), 5 + 1 + 1);
}
