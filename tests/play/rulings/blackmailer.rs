//! Rulings of `data/rulings/blackmailer.toml`, played.

use crate::scene::{Scene, Table, rank_of};
use citadels::rules::table::Seat;

/// Player 1 is the Blackmailer, player 0 the King with a threat, real or not.
fn threatened(table: Table, king: &str) -> Scene {
    let table = table.holds(1, "blackmailer").holds(0, "king").crown(0);
    let mut scene = table.call("blackmailer");
    match king {
        "lace" => scene.does(&["lace king", "threat merchant"]),
        _ => scene.does(&["lace merchant", "threat king"]),
    };
    scene.does(&["gather gold", "end"]);
    assert_eq!(scene.turn(), (0, "king"));
    scene
}

#[test]
fn two_threats() {
    let table = Table::of(5, "blackmailer").holds(1, "blackmailer");
    let table = table.holds(0, "king").crown(0).gold(0, 3);
    let mut scene = table.holds(2, "merchant").gold(2, 3).call("blackmailer");
    scene.does(&["lace king"]).cannot("threat king");
    scene
        .does(&["threat merchant"])
        .cannot("lace")
        .cannot("threat");
    // Which one is real only he knows.
    let king = rank_of("king".parse().unwrap());
    assert_eq!(scene.state.observe(Seat::new(1)).lace(), Some(king));
    assert_eq!(scene.state.observe(Seat::new(0)).lace(), None);
    assert_eq!(scene.state.observe(Seat::new(2)).threats().len(), 2);
    scene.does(&["gather gold", "end"]);
    scene.does(&["gather gold", "no bribe", "reveal"]);
    scene.moves(&["5 gold: stash 0 > stash 1"]);
    scene.does(&["take crown", "end"]);
    assert_eq!(scene.turn(), (2, "merchant"));
    scene.does(&["gather gold"]).cannot("end").cannot("extra");
    scene
        .does(&["no bribe", "reveal"])
        .moves(&[])
        .can("extra gold");
}

#[test]
fn threat_settled_when() {
    let table = Table::of(5, "blackmailer laboratory").gold(0, 4);
    let table = table.city(0, "manor laboratory").hand(0, "tavern docks");
    let mut scene = threatened(table, "blank");
    assert_eq!(scene.legal(), ["gather gold", "gather cards"]);
    scene.does(&["gather gold"]);
    assert_eq!(scene.legal(), ["bribe", "no bribe"]);
    scene.does(&["bribe"]).moves(&["3 gold: stash 0 > stash 1"]);
    scene.can("take crown").can("income 1").can("build tavern");
    scene.can("laboratory tavern");
}

#[test]
fn bribe_half() {
    for (gold, half) in [(2, "2 gold"), (3, "2 gold"), (4, "3 gold")] {
        let mut scene = threatened(Table::of(5, "blackmailer").gold(0, gold), "lace");
        scene.does(&["gather gold", "bribe"]);
        scene.moves(&[&format!("{half}: stash 0 > stash 1")]);
        // The marker is gone, and nobody looks at it.
        assert_eq!(scene.state.marks().threats.len(), 1);
        assert_eq!(scene.decider(), 0);
        scene.cannot("reveal").does(&["take crown"]).can("end");
    }
    let table = Table::of(5, "blackmailer").gold(0, 1);
    let mut scene = threatened(table.on_top("docks manor"), "lace");
    scene
        .does(&["gather cards", "take docks", "bribe"])
        .moves(&[]);
    assert_eq!(scene.state.marks().threats.len(), 1);
    assert_eq!(scene.gold(0), 1);
}

#[test]
fn bribe_zero() {
    let table = Table::of(5, "blackmailer").on_top("docks manor");
    let mut scene = threatened(table, "lace");
    scene.does(&["gather cards", "take docks"]).can("bribe");
    scene.does(&["bribe"]).moves(&[]).cannot("reveal");
    assert_eq!(scene.state.marks().threats.len(), 1);
}

#[test]
fn bribe_refused() {
    let refused = |king| {
        let mut scene = threatened(Table::of(5, "blackmailer").gold(0, 3), king);
        scene.does(&["gather gold", "no bribe"]).moves(&[]);
        assert_eq!(scene.decider(), 1);
        assert_eq!(scene.legal(), ["reveal", "no reveal"]);
        scene
    };
    let mut scene = refused("lace");
    scene
        .does(&["reveal"])
        .moves(&["5 gold: stash 0 > stash 1"]);
    assert_eq!(scene.decider(), 0);
    refused("blank").does(&["reveal"]).moves(&[]);
    refused("lace").does(&["no reveal"]).moves(&[]);
    refused("blank").does(&["no reveal"]).moves(&[]);
}

#[test]
fn threat_before_settling() {
    let city = "gold-mine library observatory laboratory museum smithy armory";
    let table = || {
        let table = Table::of(5, &format!("blackmailer {city}"));
        let table = table.city(0, "gold-mine library observatory laboratory");
        let table = table.city(0, "museum smithy").gold(0, 4);
        table.hand(0, "tavern").on_top("docks manor market")
    };
    let waiting = ["laboratory", "museum", "smithy", "build", "take crown"];
    let mut scene = threatened(table(), "lace");
    for one in waiting {
        scene.cannot(one);
    }
    scene
        .does(&["gather gold"])
        .moves(&["3 gold: bank > stash 0"]);
    for one in waiting {
        scene.cannot(one);
    }
    scene.does(&["bribe"]).can("laboratory tavern");
    scene.can("museum tavern").can("smithy").can("build tavern");

    let mut scene = threatened(table(), "lace");
    scene.does(&["gather cards"]).moves(&[
        "docks: top > aside",
        "manor: top > aside",
        "market: top > aside",
        "docks: aside > hand 0",
        "manor: aside > hand 0",
        "market: aside > hand 0",
    ]);
    assert_eq!(scene.legal(), ["bribe", "no bribe"]);
}

/// Neither threat can be put on these.
fn cannot_threaten(scene: &mut Scene, characters: [&str; 2]) {
    for character in characters {
        scene.cannot(&format!("lace {character}"));
    }
    scene.can("lace merchant").does(&["lace bishop"]);
    for character in characters {
        scene.cannot(&format!("threat {character}"));
    }
    scene.can("threat merchant");
}

#[test]
fn blackmailer_not_killed() {
    let table = Table::of(5, "assassin blackmailer").holds(0, "assassin");
    let table = table.holds(1, "blackmailer").holds(2, "king");
    let mut scene = table.call("assassin");
    scene.does(&["kill king", "gather gold", "end"]);
    cannot_threaten(&mut scene, ["king", "assassin"]);
}

#[test]
fn blackmailer_not_bewitched() {
    let table = Table::of(5, "witch blackmailer").holds(0, "witch");
    let table = table.holds(1, "blackmailer").holds(2, "king");
    let mut scene = table.call("witch");
    scene.does(&["gather gold", "bewitch king"]);
    cannot_threaten(&mut scene, ["king", "witch"]);
}

#[test]
fn warrant_and_threat() {
    let table = Table::of(5, "magistrate blackmailer").holds(0, "magistrate");
    let mut scene = table.holds(1, "blackmailer").call("magistrate");
    scene.does(&["sign king", "warrant bishop", "warrant merchant"]);
    scene
        .does(&["gather gold", "end"])
        .cannot("lace magistrate");
    scene.does(&["lace king"]).cannot("threat magistrate");
    scene.does(&["threat bishop"]);
    let marks = scene.state.marks();
    assert_eq!((marks.warrants & marks.threats).len(), 2);
}
