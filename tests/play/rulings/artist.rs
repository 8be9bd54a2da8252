//! Rulings of `data/rulings/artist.toml`, played.

use crate::scene::Table;
use citadels::rules::table::Seat;

#[test]
fn artist_coin() {
    let table = || {
        let table = Table::of(5, "artist").holds(0, "artist").gold(0, 9);
        table.city(0, "tavern market docks")
    };
    let mut scene = table().call("artist");
    scene.does(&["beautify docks"]);
    scene.moves(&["1 gold: stash 0 > coin 0 docks"]);
    scene.does(&["beautify tavern"]);
    scene.moves(&["1 gold: stash 0 > coin 0 tavern"]);
    scene.cannot("beautify").can("gather gold");
    // On one only.
    let mut scene = table().call("artist");
    scene.does(&["beautify docks"]).can("enough");
    scene.does(&["enough"]).moves(&[]).cannot("beautify");
}

#[test]
fn artist_own_city() {
    let table = Table::of(5, "artist").holds(0, "artist").gold(0, 9);
    let mut scene = table.city(0, "tavern").city(1, "temple").call("artist");
    scene.can("beautify tavern").cannot("beautify temple");
}

#[test]
fn artist_own_gold() {
    let table = |gold| {
        let table = Table::of(5, "artist").holds(0, "artist").gold(0, gold);
        table.city(0, "tavern market docks")
    };
    table(0).call("artist").cannot("beautify");
    let mut scene = table(1).call("artist");
    scene.does(&["beautify docks"]);
    scene.moves(&["1 gold: stash 0 > coin 0 docks"]);
    assert_eq!(scene.gold(0), 0);
    scene.cannot("beautify");
}

#[test]
fn artist_once() {
    let table = Table::of(5, "artist").holds(0, "artist").gold(0, 9);
    let table = table.city(0, "tavern market").coin(0, "tavern");
    let mut scene = table.call("artist");
    scene.cannot("beautify tavern").does(&["beautify market"]);
    scene.cannot("beautify");
}

#[test]
fn artist_point() {
    let table = || Table::of(5, "artist").city(0, "tavern market");
    let points = |table: Table| table.lying().points(Seat::FIRST);
    assert_eq!(points(table()), 3);
    assert_eq!(points(table().coin(0, "tavern")), 4);
    assert_eq!(points(table().coin(0, "tavern").coin(0, "market")), 5);
}

#[test]
fn artist_destroy() {
    let table = |gold| {
        let table = Table::of(5, "warlord artist").holds(0, "warlord");
        let table = table.gold(0, gold).city(1, "tavern market");
        table.coin(1, "tavern").coin(1, "market")
    };
    table(0).call("warlord").cannot("destroy");
    let mut scene = table(1).call("warlord");
    scene
        .cannot("destroy market")
        .does(&["destroy tavern* of 1"]);
    scene.moves(&[
        "1 gold: stash 0 > bank",
        "1 gold: coin 1 tavern > bank",
        "tavern: city 1 > bottom",
    ]);
    let mut scene = table(2).call("warlord");
    scene.does(&["destroy market* of 1"]).moves(&[
        "2 gold: stash 0 > bank",
        "1 gold: coin 1 market > bank",
        "market: city 1 > bottom",
    ]);
}

#[test]
fn artist_swap_seize() {
    let table = |rank_eight: &str, gold| {
        let table = Table::of(5, &format!("{rank_eight} artist"));
        let table = table.holds(0, rank_eight).gold(0, gold);
        let table = table.city(0, "tavern").city(1, "prison");
        table.coin(1, "prison")
    };
    let mut scene = table("marshal", 3).call("marshal");
    scene.does(&["seize prison* of 1"]).moves(&[
        "3 gold: stash 0 > stash 1",
        "prison: city 1 > city 0",
        "1 gold: coin 1 prison > coin 0 prison",
    ]);
    let mut scene = table("diplomat", 2).call("diplomat");
    scene
        .does(&["exchange prison* of 1", "for tavern"])
        .moves(&[
            "2 gold: stash 0 > stash 1",
            "tavern: city 0 > city 1",
            "prison: city 1 > city 0",
            "1 gold: coin 1 prison > coin 0 prison",
        ]);
    // The coin on what he gives goes over as well.
    let mut scene = table("diplomat", 1).coin(0, "tavern").call("diplomat");
    scene
        .does(&["exchange prison* of 1", "for tavern*"])
        .moves(&[
            "1 gold: stash 0 > stash 1",
            "tavern: city 0 > city 1",
            "1 gold: coin 0 tavern > coin 1 tavern",
            "prison: city 1 > city 0",
            "1 gold: coin 1 prison > coin 0 prison",
        ]);
}

#[test]
fn artist_swap_price() {
    let table = |rank_eight: &str, gold| {
        let table = Table::of(5, &format!("{rank_eight} artist"));
        let table = table.holds(0, rank_eight).gold(0, gold);
        let table = table.city(0, "tavern").city(1, "prison");
        table.coin(1, "prison")
    };
    table("marshal", 2).call("marshal").cannot("seize");
    table("marshal", 3)
        .call("marshal")
        .can("seize prison* of 1");
    table("diplomat", 1).call("diplomat").cannot("exchange");
    table("diplomat", 2)
        .call("diplomat")
        .can("exchange prison* of 1");
}

#[test]
fn artist_coin_destroyed() {
    let table = |cards: &str| Table::of(5, &format!("artist {cards}"));
    let beautified = |table: Table| table.city(1, "market").coin(1, "market");
    let mut scene = beautified(table("warlord").holds(0, "warlord").gold(0, 2)).call("warlord");
    scene.does(&["destroy market* of 1"]).moves(&[
        "2 gold: stash 0 > bank",
        "1 gold: coin 1 market > bank",
        "market: city 1 > bottom",
    ]);
    let king = |cards: &str| table(cards).holds(0, "king");
    let mut scene = beautified(king("armory").city(0, "armory")).call("king");
    scene.does(&["armory market* of 1"]).moves(&[
        "armory: city 0 > bottom",
        "1 gold: coin 1 market > bank",
        "market: city 1 > bottom",
    ]);
    let framework = king("framework").city(0, "framework").coin(0, "framework");
    let mut scene = framework.hand(0, "palace").call("king");
    scene.does(&["gather gold", "build palace by framework"]);
    scene.moves(&[
        "1 gold: coin 0 framework > bank",
        "framework: city 0 > bottom",
        "palace: hand 0 > city 0",
    ]);
    let necropolis = king("necropolis").hand(0, "necropolis");
    let mut scene = necropolis.city(0, "palace").coin(0, "palace").call("king");
    scene.does(&["gather gold", "build necropolis for palace*"]);
    scene.moves(&[
        "1 gold: coin 0 palace > bank",
        "palace: city 0 > bottom",
        "necropolis: hand 0 > city 0",
    ]);
}

#[test]
fn artist_coin_no_shield() {
    let king = |card: &str| Table::of(5, &format!("artist {card}")).holds(0, "king");
    // Without any gold.
    let armory = king("armory").city(0, "armory");
    let mut scene = armory.city(1, "market").coin(1, "market").call("king");
    assert_eq!(scene.gold(0), 0);
    scene.can("armory market* of 1");
    let framework = king("framework").city(0, "framework").coin(0, "framework");
    let mut scene = framework.hand(0, "palace").call("king");
    scene.does(&["gather gold", "build palace by framework"]);
    assert_eq!(scene.gold(0), 2);
    let necropolis = king("necropolis").hand(0, "necropolis");
    let mut scene = necropolis.city(0, "palace").coin(0, "palace").call("king");
    scene.does(&["gather gold", "build necropolis for palace*"]);
    assert_eq!(scene.gold(0), 2);
}

#[test]
fn artist_cost() {
    let table = Table::of(5, "artist").holds(1, "artist").gold(1, 1);
    let mut scene = table.city(1, "market").call("artist");
    scene.does(&["beautify market", "gather gold", "end"]);
    // The next round has begun; the coin lies there for good.
    assert_eq!(scene.state.round, 2);
    let market = scene.state.city(Seat::new(1)).first().unwrap();
    assert_eq!(scene.state.cost(market), 3);
    assert_eq!(scene.points(1), 3);
    // What the Diplomat gives costs 1 more too, and that is his advantage.
    let table = |coin: bool| {
        let table = Table::of(5, "diplomat artist").holds(0, "diplomat");
        let table = table.city(0, "docks").city(1, "castle").gold(0, 1);
        if coin { table.coin(0, "docks") } else { table }
    };
    let mut scene = table(false).call("diplomat");
    scene.does(&["exchange castle of 1", "for docks"]).moves(&[
        "1 gold: stash 0 > stash 1",
        "docks: city 0 > city 1",
        "castle: city 1 > city 0",
    ]);
    let mut scene = table(true).call("diplomat");
    scene.does(&["exchange castle of 1", "for docks*"]).moves(&[
        "docks: city 0 > city 1",
        "1 gold: coin 0 docks > coin 1 docks",
        "castle: city 1 > city 0",
    ]);
}

#[test]
fn artist_marshal_limit() {
    let table = || {
        let table = Table::of(5, "marshal artist").holds(0, "marshal");
        table.gold(0, 9).city(1, "docks market").coin(1, "market")
    };
    let mut scene = table().call("marshal");
    scene.can("seize docks of 1").can("seize market* of 1");
    let mut scene = table().coin(1, "docks").call("marshal");
    scene.cannot("seize docks").can("seize market* of 1");
}

#[test]
fn artist_basilica() {
    let table = |city: &str| Table::of(5, "artist basilica").city(0, city);
    let points = |table: Table| table.lying().points(Seat::FIRST);
    // 4 and 1, and the Tavern's point; with its coin 4 and 2.
    assert_eq!(points(table("basilica tavern")), 5 + 1);
    assert_eq!(points(table("basilica tavern").coin(0, "tavern")), 6);
    assert_eq!(points(table("basilica market")), 6);
    assert_eq!(points(table("basilica market").coin(0, "market")), 7 + 1);
    assert_eq!(points(table("basilica")), 4);
    assert_eq!(points(table("basilica").coin(0, "basilica")), 5 + 1);
}

#[test]
fn coins_not_in_stash() {
    let table = Table::of(5, "artist imperial-treasury").holds(0, "artist");
    let mut scene = table.city(0, "imperial-treasury").gold(0, 2).call("artist");
    assert_eq!(scene.points(0), 5 + 2);
    // The coin on it makes it dearer, and is one coin less in the stash.
    scene.does(&["beautify imperial-treasury"]);
    assert_eq!(scene.points(0), 6 + 1);

    let table = Table::of(5, "artist poor-house").holds(0, "artist");
    let table = table.city(0, "poor-house tavern").gold(0, 2);
    let mut scene = table.on_top("docks manor").call("artist");
    scene.does(&["gather cards", "take docks"]);
    scene.does(&["beautify poor-house", "beautify tavern"]);
    assert_eq!(scene.gold(0), 0);
    scene.does(&["end"]).moves(&["1 gold: bank > stash 0"]);
}
