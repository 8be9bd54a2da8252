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
    scene.does(&["lace king", "threat merchant"]);
    scene.cannot("lace").cannot("threat");
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
fn threats_two_characters() {
    let table = Table::of(5, "blackmailer").holds(1, "blackmailer");
    let mut scene = table.call("blackmailer");
    scene.does(&["lace king"]).cannot("threat king");
    scene.can("threat bishop").does(&["threat merchant"]);
    scene.cannot("lace").cannot("threat");
    assert_eq!(scene.state.marks.threats.len(), 2);
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
    }
    let table = Table::of(5, "blackmailer").gold(0, 1);
    let mut scene = threatened(table.on_top("docks manor"), "lace");
    scene
        .does(&["gather cards", "take docks", "bribe"])
        .moves(&[]);
    assert_eq!(scene.state.marks.threats.len(), 1);
    assert_eq!(scene.gold(0), 1);
}

#[test]
fn bribe_unseen() {
    for king in ["lace", "blank"] {
        let mut scene = threatened(Table::of(5, "blackmailer").gold(0, 3), king);
        scene.does(&["gather gold", "bribe"]);
        // The marker is gone, and nobody looks at it.
        assert_eq!(scene.state.marks.threats.len(), 1);
        assert_eq!(scene.decider(), 0);
        for seat in [0, 2] {
            assert_eq!(scene.state.observe(Seat::new(seat)).lace(), None);
        }
        scene.cannot("reveal").does(&["take crown"]).can("end");
    }
}

#[test]
fn bribe_zero() {
    let table = Table::of(5, "blackmailer").on_top("docks manor");
    let mut scene = threatened(table, "lace");
    scene.does(&["gather cards", "take docks"]).can("bribe");
    scene.does(&["bribe"]).moves(&[]).cannot("reveal");
    assert_eq!(scene.state.marks.threats.len(), 1);
}

/// The King has 5 gold and does not pay.
fn refused(king: &str) -> Scene {
    let mut scene = threatened(Table::of(5, "blackmailer").gold(0, 3), king);
    scene.does(&["gather gold", "no bribe"]).moves(&[]);
    scene
}

#[test]
fn bribe_refused() {
    for king in ["lace", "blank"] {
        let scene = refused(king);
        assert_eq!(scene.gold(0), 5);
        assert_eq!(scene.decider(), 1);
        assert_eq!(scene.legal(), ["reveal", "no reveal"]);
    }
}

#[test]
fn lace_takes_all() {
    let mut scene = refused("lace");
    scene
        .does(&["reveal"])
        .moves(&["5 gold: stash 0 > stash 1"]);
    assert_eq!(scene.decider(), 0);
    refused("blank").does(&["reveal"]).moves(&[]);
}

#[test]
fn threat_left_face_down() {
    refused("lace").does(&["no reveal"]).moves(&[]);
    refused("blank").does(&["no reveal"]).moves(&[]);
}

/// The threatened King has unique districts of both kinds.
fn threatened_with_uniques() -> Scene {
    let city = "gold-mine library observatory laboratory museum smithy";
    let table = Table::of(5, &format!("blackmailer {city}")).gold(0, 4);
    let table = table.city(0, city).hand(0, "tavern");
    threatened(table.on_top("docks manor market"), "lace")
}

#[test]
fn threat_before_settling() {
    let mut scene = threatened_with_uniques();
    scene
        .does(&["gather gold"])
        .moves(&["3 gold: bank > stash 0"]);
    let mut scene = threatened_with_uniques();
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

#[test]
fn threat_districts_wait() {
    let waiting = ["laboratory", "museum", "smithy"];
    let mut scene = threatened_with_uniques();
    for one in waiting {
        scene.cannot(one);
    }
    scene.does(&["gather gold"]);
    for one in waiting {
        scene.cannot(one);
    }
    scene.does(&["bribe"]).can("laboratory tavern");
    scene.can("museum tavern").can("smithy").can("build tavern");
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

/// The Magistrate has put warrants on the King, the Bishop and the Merchant.
fn after_warrants() -> Scene {
    let table = Table::of(5, "magistrate blackmailer").holds(0, "magistrate");
    let mut scene = table.holds(1, "blackmailer").call("magistrate");
    scene.does(&["sign king", "warrant bishop", "warrant merchant"]);
    scene.does(&["gather gold", "end"]);
    scene
}

#[test]
fn warrant_and_threat() {
    let mut scene = after_warrants();
    scene.does(&["lace king", "threat bishop"]);
    let marks = scene.state.marks;
    assert_eq!((marks.warrants & marks.threats).len(), 2);
}

#[test]
fn blackmailer_not_magistrate() {
    let mut scene = after_warrants();
    scene.cannot("lace magistrate").does(&["lace king"]);
    scene.cannot("threat magistrate").can("threat bishop");
}
