//! Rulings of `data/rulings/smithy.toml`, played.

use crate::scene::Table;

#[test]
fn smithy_keeps_three() {
    let table = |gold| {
        let table = Table::of(5, "bishop").holds(0, "bishop").gold(0, gold);
        let table = table.city(0, "smithy").hand(0, "prison");
        table.on_top("tavern market docks")
    };
    let three = [
        "2 gold: stash 0 > bank",
        "tavern: top > hand 0",
        "market: top > hand 0",
        "docks: top > hand 0",
    ];
    let mut before = table(4).call("bishop");
    before.does(&["smithy"]).moves(&three);
    before
        .cannot("smithy")
        .does(&["gather gold"])
        .cannot("smithy");
    let mut after = table(2).call("bishop");
    after.does(&["gather gold", "build prison", "smithy"]);
    after.moves(&three).cannot("smithy");
    table(1).call("bishop").cannot("smithy");
}
