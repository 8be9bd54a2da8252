//! Rulings of `data/rulings/witch.toml`, played.

use crate::scene::{Scene, Table};
use citadels::rules::card::Rank;
use citadels::rules::play::Phase;

/// The first player is the Witch, the second has the character that she will bewitch.
fn table(cards: &str) -> Table {
    let character = cards.split(' ').next().unwrap();
    let table = Table::of(5, &format!("{cards} witch"));
    table.holds(0, "witch").holds(1, character).crown(2)
}

/// Both have taken gold, and the Witch resumes as this character.
fn resumes(table: Table, character: &str) -> Scene {
    let mut scene = table.call("witch");
    let bewitch = format!("bewitch {character}");
    scene.does(&["gather gold", &bewitch, "gather gold"]);
    assert_eq!(scene.turn(), (0, character));
    scene
}

#[test]
fn witch_gathers_then_names() {
    let mut scene = table("merchant").on_top("tavern market").call("witch");
    assert_eq!(scene.legal(), ["gather gold", "gather cards"]);
    scene.does(&["gather cards", "take market", "bewitch merchant"]);
    scene.moves(&[]);
    assert_eq!(scene.turn(), (1, "merchant"));
}

#[test]
fn witch_must_name() {
    let mut scene = table("merchant").hand(0, "tavern").call("witch");
    scene.does(&["gather gold"]).cannot("end").cannot("build");
    assert!(scene.legal().iter().all(|one| one.starts_with("bewitch")));
    scene.cannot("bewitch witch").can("bewitch merchant");
}

#[test]
fn witch_waits() {
    let table = table("merchant museum").gold(0, 5).hand(0, "tavern");
    let table = table.city(0, "laboratory smithy museum");
    let mut scene = table.holds(2, "thief").call("witch");
    assert_eq!(scene.legal(), ["gather gold", "gather cards"]);
    scene.does(&["gather gold"]);
    assert!(scene.legal().iter().all(|one| one.starts_with("bewitch")));
    scene.does(&["bewitch merchant"]);
    assert_eq!((scene.decider(), scene.turn()), (2, (2, "thief")));
    scene.does(&["gather gold", "end", "gather gold"]);
    assert_eq!((scene.decider(), scene.turn()), (0, (0, "merchant")));
    scene.can("build tavern").can("laboratory tavern");
    scene.can("museum tavern").can("smithy");
}

#[test]
fn bewitched_gathers_and_stops() {
    let table = table("merchant").gold(1, 5).hand(1, "tavern");
    let mut scene = table.city(1, "laboratory market").call("witch");
    scene.does(&["gather gold", "bewitch merchant"]);
    assert_eq!(scene.legal(), ["gather gold", "gather cards"]);
    scene.does(&["gather gold"]);
    scene.moves(&["2 gold: bank > stash 1"]);
    assert_eq!((scene.decider(), scene.turn()), (0, (0, "merchant")));
}

#[test]
fn bewitched_still_gathers() {
    let mut scene = table("merchant").on_top("tavern market").call("witch");
    scene.does(&["gather gold", "bewitch merchant"]);
    assert_eq!(scene.turn(), (1, "merchant"));
    assert!(scene.state.revealed.contains(Rank::Six));
    scene
        .can("gather gold")
        .does(&["gather cards", "take market"]);
    scene.moves(&["tavern: aside > bottom", "market: aside > hand 1"]);
    assert_eq!((scene.gold(1), scene.hand(1)), (0, "market".into()));
}

#[test]
fn witch_resumes() {
    let mut scene = table("merchant").holds(2, "thief").call("witch");
    scene.does(&["gather gold", "bewitch merchant"]);
    assert_eq!(scene.turn(), (2, "thief"));
    scene.does(&["gather gold", "end"]);
    assert_eq!(scene.turn(), (1, "merchant"));
    scene.does(&["gather gold"]);
    assert_eq!((scene.decider(), scene.turn()), (0, (0, "merchant")));
}

#[test]
fn witch_gathers_once() {
    let mut scene = resumes(table("merchant"), "merchant");
    scene.cannot("gather").can("end");
    assert_eq!(scene.gold(0), 2);
}

#[test]
fn witch_as_that_character() {
    let table = table("merchant").city(0, "tavern");
    let mut scene = resumes(table.hand(0, "market temple"), "merchant");
    scene.does(&["income 1"]);
    scene.moves(&["1 gold: bank > stash 0"]);
    scene.does(&["extra gold"]);
    scene.moves(&["1 gold: bank > stash 0"]);
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
    scene.cannot("build").does(&["end"]).moves(&[]);
}

#[test]
fn witch_own_means() {
    let table = table("merchant").gold(0, 3).gold(1, 9);
    let table = table.city(0, "tavern").hand(0, "tavern keep");
    let table = table.city(1, "docks").hand(1, "market");
    let mut scene = resumes(table, "merchant");
    scene.cannot("build tavern").cannot("build market");
    scene.does(&["build keep"]);
    scene.moves(&["3 gold: stash 0 > bank", "keep: hand 0 > city 0"]);
    assert_eq!((scene.gold(1), scene.city(1)), (11, "docks".into()));
}

#[test]
fn witch_income() {
    let noble = ("manor", "castle palace");
    let religious = ("temple", "church cathedral");
    let trade = ("tavern", "market docks");
    let military = ("prison", "barracks fortress");
    for (character, (hers, theirs), income) in [
        ("king", noble, "income 1"),
        ("emperor", noble, "income 1"),
        ("patrician", noble, "income 0"),
        ("bishop", religious, "income 1"),
        ("abbot", religious, "income 1"),
        ("cardinal", religious, "income 0"),
        ("merchant", trade, "income 1"),
        ("trader", trade, "income 1"),
        ("warlord", military, "income 1"),
        ("diplomat", military, "income 1"),
        ("marshal", military, "income 1"),
    ] {
        let table = table(character).city(0, hers).city(1, theirs);
        let mut scene = resumes(table.on_top("harbor"), character);
        scene.does(&[income]);
        if income == "income 1" {
            scene.moves(&["1 gold: bank > stash 0"]);
        } else {
            scene.moves(&["harbor: top > hand 0"]);
        }
        scene.cannot("income");
        assert_eq!(scene.gold(1), 2);
    }
}

#[test]
fn witch_not_their_uniques() {
    let table = table("merchant").gold(0, 3).city(0, "tavern");
    let table = table.hand(0, "tavern keep");
    let table = table.city(1, "factory smithy quarry laboratory");
    let mut scene = resumes(table, "merchant");
    scene.cannot("smithy").cannot("laboratory");
    scene.cannot("build tavern").does(&["build keep"]);
    scene.moves(&["3 gold: stash 0 > bank", "keep: hand 0 > city 0"]);
}

#[test]
fn witch_nobody() {
    let table = table("thief").city(0, "smithy").hand(0, "tavern");
    let mut scene = table.call("witch");
    scene.does(&["gather gold", "bewitch merchant"]);
    assert_eq!(scene.turn(), (1, "thief"));
    scene.does(&["gather gold", "end"]).moves(&[]);
    assert_eq!((scene.phase(), scene.state.round), (Phase::Keep, 2));
    assert_eq!((scene.gold(0), scene.hand(0)), (2, "tavern".into()));
}

#[test]
fn witch_before_resuming() {
    for seat in [0, 1] {
        let gathers = |district: &str, words: &[&str]| {
            let table = table("merchant gold-mine observatory armory").city(seat, district);
            let mut scene = table.on_top("tavern market docks").call("witch");
            if seat == 1 {
                scene.does(&["gather gold", "bewitch merchant"]);
            }
            scene.does(words);
            scene
        };
        let mine = format!("3 gold: bank > stash {seat}");
        gathers("gold-mine", &["gather gold"]).moves(&[&mine]);
        let kept = |card| format!("{card}: aside > hand {seat}");
        gathers("library", &["gather cards"]).moves(&[
            "tavern: top > aside",
            "market: top > aside",
            &kept("tavern"),
            &kept("market"),
        ]);
        let mut scene = gathers("observatory", &["gather cards"]);
        scene.can("take tavern").can("take market");
        scene.does(&["take docks"]).moves(&[
            "tavern: aside > bottom",
            "market: aside > bottom",
            &kept("docks"),
        ]);
        let waits = gathers("smithy laboratory armory", &[]);
        assert_eq!(waits.legal(), ["gather gold", "gather cards"]);
    }
}

#[test]
fn witch_lab_smithy() {
    let cards = "merchant armory framework laboratory museum necropolis park poor-house \
                 smithy stables thieves-den";
    let used = "armory framework laboratory museum smithy";
    let built = "necropolis stables thieves-den palace";
    // Nothing of this for the bewitched player, nor Park and Poor House at the end.
    let bewitched = table(cards).gold(1, 9).hand(1, built).city(1, used);
    let mut scene = bewitched.city(2, "tavern").call("witch");
    scene.does(&["gather gold", "bewitch merchant"]);
    assert_eq!(scene.legal(), ["gather gold", "gather cards"]);
    scene.does(&["gather gold"]);
    assert_eq!(scene.turn(), (0, "merchant"));
    let mut scene = table(cards).city(1, "park").call("witch");
    scene.does(&["gather gold", "bewitch merchant", "gather gold"]);
    scene.moves(&["2 gold: bank > stash 1"]);
    let table_with = |city| table(cards).city(1, city).on_top("tavern market");
    let mut scene = table_with("poor-house").call("witch");
    scene.does(&["gather gold", "bewitch merchant"]);
    scene.does(&["gather cards", "take tavern"]);
    scene.moves(&["tavern: aside > hand 1", "market: aside > bottom"]);

    // Nor for the Witch, until she resumes.
    let witch = table(cards).gold(0, 9).hand(0, built).city(0, used);
    let mut scene = witch.city(2, "tavern").call("witch");
    assert_eq!(scene.legal(), ["gather gold", "gather cards"]);
    scene.does(&["gather gold"]);
    assert!(scene.legal().iter().all(|one| one.starts_with("bewitch")));
}

#[test]
fn witch_uses_own_uniques() {
    let cards = "merchant armory framework laboratory museum necropolis smithy stables \
                 thieves-den";
    let table = table(cards).gold(0, 9).city(2, "tavern");
    let table = table.hand(0, "necropolis stables thieves-den palace");
    let table = table.city(0, "armory framework laboratory museum smithy");
    let mut scene = resumes(table, "merchant");
    scene
        .can("armory tavern of 2")
        .can("build palace by framework");
    scene
        .can("laboratory palace")
        .can("museum palace")
        .can("smithy");
    scene
        .can("build necropolis for museum")
        .can("build stables");
    scene.can("build thieves-den for cards");
}

#[test]
fn witch_on_hold() {
    let table = || {
        let table = table("merchant park poor-house").city(0, "park poor-house");
        table.on_top("tavern docks harbor")
    };
    // On hold with an empty hand, or without gold.
    table()
        .call("witch")
        .does(&["gather gold", "bewitch merchant"])
        .moves(&[]);
    table()
        .call("witch")
        .does(&["gather cards", "take docks", "bewitch merchant"])
        .moves(&[]);
    let mut scene = resumes(table().hand(0, "market"), "merchant");
    scene.does(&["build market", "end"]).moves(&[
        "1 gold: bank > stash 0",
        "tavern: top > hand 0",
        "docks: top > hand 0",
    ]);
    let mut lost = table().call("witch");
    lost.does(&["gather gold", "bewitch king", "gather gold", "end"]);
    lost.moves(&[]);
    assert_eq!((lost.state.round, lost.hand(0)), (2, String::new()));
}

#[test]
fn witch_theater() {
    let mut scene = table("thief theater").city(1, "theater").after_selection();
    scene.does(&["swap thief with 0"]);
    assert_eq!(scene.turn(), (1, "witch"));
    scene.does(&["gather gold", "bewitch thief", "gather gold"]);
    scene.moves(&["2 gold: bank > stash 0"]);
    assert_eq!(scene.turn(), (1, "thief"));
}

#[test]
fn witch_own_school() {
    let mut scene = resumes(table("merchant").city(0, "school-of-magic"), "merchant");
    scene.does(&["income 1"]).moves(&["1 gold: bank > stash 0"]);
    let theirs = table("merchant").city(1, "school-of-magic");
    resumes(theirs, "merchant").cannot("income");
}

#[test]
fn witch_thief() {
    let table = table("thief").holds(2, "king").gold(2, 4);
    let mut scene = resumes(table, "thief");
    scene.does(&["rob king", "end"]);
    scene.moves(&["4 gold: stash 2 > stash 0"]);
}

#[test]
fn witch_thief_targets() {
    let mut scene = resumes(table("thief"), "thief");
    scene.cannot("rob witch").cannot("rob thief");
    scene.can("rob magician").can("rob king");
}

#[test]
fn witch_blackmailer() {
    let threatened = || {
        let table = table("blackmailer").holds(2, "king").gold(2, 4);
        let mut scene = resumes(table, "blackmailer");
        scene.cannot("lace witch").cannot("lace blackmailer");
        scene.does(&["lace king", "threat bishop", "end", "gather gold"]);
        scene
    };
    let mut bribed = threatened();
    bribed
        .does(&["bribe"])
        .moves(&["3 gold: stash 2 > stash 0"]);
    let mut turned = threatened();
    turned.does(&["no bribe"]);
    assert_eq!(turned.decider(), 0);
    turned
        .does(&["reveal"])
        .moves(&["6 gold: stash 2 > stash 0"]);
    assert_eq!(turned.gold(1), 2);
}

/// The Witch as rank 2 or 3, with a card of her own, and one for the bewitched player.
fn with_hands(character: &str) -> Scene {
    let table = table(character).hand(0, "temple").hand(1, "tavern");
    resumes(table.on_top("market"), character)
}

#[test]
fn witch_other_hands() {
    with_hands("magician").can("swap hands with 1");
    let mut seer = with_hands("seer");
    seer.does(&["take from all"]);
    seer.moves(&["tavern: hand 1 > hand 0"]);
    with_hands("spy").can("spy trade on 1");
    let mut wizard = with_hands("wizard");
    wizard.does(&["look at 1"]).can("steal tavern");
}

#[test]
fn witch_swaps_own_hand() {
    let mut magician = with_hands("magician");
    magician.does(&["swap hands with 1"]);
    magician.moves(&["temple: hand 0 > hand 1", "tavern: hand 1 > hand 0"]);
    let mut seer = with_hands("seer");
    seer.does(&["take from all", "give temple"]);
    seer.moves(&["temple: hand 0 > hand 1"]);
    assert_eq!(seer.hand(0), "tavern");
    let mut spy = with_hands("spy");
    spy.does(&["spy trade on 1"]);
    spy.moves(&["1 gold: stash 1 > stash 0", "market: top > hand 0"]);
    let mut wizard = with_hands("wizard");
    wizard.does(&["look at 1", "steal tavern"]);
    wizard.moves(&["tavern: hand 1 > hand 0"]);
}

#[test]
fn witch_wizard() {
    let table = table("wizard").city(0, "tavern").hand(0, "tavern temple");
    let mut scene = resumes(table, "wizard");
    scene.does(&["build tavern"]);
    scene.moves(&["1 gold: stash 0 > bank", "tavern: hand 0 > city 0"]);
    scene.cannot("build");
}

#[test]
fn witch_wizard_builds() {
    let table = table("wizard").gold(0, 5).hand(0, "temple prison");
    let mut scene = resumes(table.hand(1, "tavern"), "wizard");
    scene
        .does(&["look at 1"])
        .can("steal tavern")
        .does(&["steal and build tavern"])
        .moves(&[
            "tavern: hand 1 > hand 0",
            "1 gold: stash 0 > bank",
            "tavern: hand 0 > city 0",
        ]);
    scene.does(&["build temple"]).cannot("build");
}

#[test]
fn witch_king() {
    let table = table("king").city(0, "manor").city(1, "castle");
    let mut scene = table.hand(0, "tavern").call("witch");
    scene.does(&["gather gold", "bewitch king", "gather gold"]);
    scene.moves(&["2 gold: bank > stash 1", "crown > 1"]);
    scene.cannot("take crown").does(&["income 1"]);
    scene.moves(&["1 gold: bank > stash 0"]);
    scene.does(&["build tavern", "end"]).moves(&[]);
    assert_eq!(scene.crown(), 1);
}

#[test]
fn witch_patrician() {
    let table = table("patrician").city(0, "manor").city(1, "castle palace");
    let mut scene = table.on_top("tavern market").call("witch");
    scene.does(&["gather gold", "bewitch patrician", "gather gold"]);
    scene.moves(&["2 gold: bank > stash 1", "crown > 1"]);
    scene.cannot("take crown").does(&["income 0"]);
    scene.moves(&["tavern: top > hand 0"]);
    scene.does(&["build tavern", "end"]).moves(&[]);
    assert_eq!(scene.crown(), 1);
}

#[test]
fn witch_emperor() {
    let scene = || {
        let table = table("emperor").gold(3, 1).hand(3, "tavern");
        let mut scene = resumes(table, "emperor");
        scene.moves(&["2 gold: bank > stash 1"]).cannot("end");
        scene
    };
    let mut gold = scene();
    gold.does(&["give crown to 3 for gold"]);
    gold.moves(&["crown > 3", "1 gold: stash 3 > stash 0"])
        .can("end");
    let mut card = scene();
    card.does(&["give crown to 3 for card"]);
    card.moves(&["crown > 3", "tavern: hand 3 > hand 0"]);
}

#[test]
fn witch_emperor_receiver() {
    let mut scene = resumes(table("emperor"), "emperor");
    scene
        .cannot("give crown to 0")
        .can("give crown to 3 for nothing");
}

#[test]
fn witch_emperor_to_victim() {
    let mut scene = resumes(table("emperor"), "emperor");
    scene.does(&["give crown to 1 for gold"]);
    scene.moves(&["crown > 1", "1 gold: stash 1 > stash 0"]);
    let crowned = table("emperor").crown(1);
    resumes(crowned, "emperor").cannot("give crown to 1");
}

#[test]
fn witch_takes_protection() {
    for eight in ["warlord", "diplomat", "marshal"] {
        let table = table(&format!("bishop {eight}")).holds(2, eight).gold(2, 9);
        let table = table.city(0, "tavern temple").city(1, "church");
        let mut scene = resumes(table.city(2, "manor"), "bishop");
        scene.does(&["income 1"]).moves(&["1 gold: bank > stash 0"]);
        scene.does(&["end"]);
        assert_eq!(scene.turn(), (2, eight));
        let legal = scene.legal();
        assert!(!legal.iter().any(|one| one.ends_with("of 0")), "{legal:?}");
        assert!(legal.iter().any(|one| one.ends_with("church of 1")));
    }
}

#[test]
fn witch_abbot() {
    let table = || table("abbot").city(0, "temple church").on_top("tavern");
    let mut scene = resumes(table().gold(1, 5), "abbot");
    scene.does(&["tithe from 1"]);
    scene.moves(&["1 gold: stash 1 > stash 0"]);
    scene.does(&["income 1"]);
    scene.moves(&["1 gold: bank > stash 0", "tavern: top > hand 0"]);
    resumes(table().gold(0, 9), "abbot").cannot("tithe");
}

#[test]
fn witch_cardinal() {
    let table = table("cardinal").gold(0, 1).gold(1, 4).city(0, "temple");
    let table = table.hand(0, "palace tavern market").on_top("docks");
    let mut scene = resumes(table, "cardinal");
    scene.does(&["income 0"]).moves(&["docks: top > hand 0"]);
    scene.does(&["borrow for palace", "from 1"]);
    scene.moves(&["2 gold: stash 1 > stash 0"]);
    scene
        .does(&["give tavern"])
        .moves(&["tavern: hand 0 > hand 1"]);
    scene.does(&["give docks"]).moves(&[
        "docks: hand 0 > hand 1",
        "5 gold: stash 0 > bank",
        "palace: hand 0 > city 0",
    ]);
}

#[test]
fn bewitched_no_extras() {
    let table = table("merchant").city(0, "tavern").city(1, "market docks");
    let mut scene = resumes(table, "merchant");
    scene
        .moves(&["2 gold: bank > stash 1"])
        .does(&["extra gold"]);
    scene.moves(&["1 gold: bank > stash 0"]);
    scene.does(&["income 1"]).moves(&["1 gold: bank > stash 0"]);
}

#[test]
fn witch_alchemist() {
    let table = table("alchemist").gold(0, 3).hand(0, "palace");
    let mut scene = resumes(table.hand(1, "tavern"), "alchemist");
    scene.does(&["build palace"]);
    scene.moves(&["5 gold: stash 0 > bank", "palace: hand 0 > city 0"]);
    scene.does(&["end"]).moves(&["5 gold: bank > stash 0"]);
    assert_eq!((scene.gold(1), scene.city(1)), (2, String::new()));
}

#[test]
fn witch_trader() {
    let table = table("trader")
        .gold(0, 9)
        .city(0, "harbor")
        .city(1, "docks");
    let table = table.hand(0, "tavern market temple prison");
    let mut scene = resumes(table, "trader");
    scene.does(&["income 1"]).moves(&["1 gold: bank > stash 0"]);
    scene
        .does(&["build temple", "build tavern"])
        .cannot("build prison");
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
}

/// The Witch as someone who builds more than one district.
fn as_builder(character: &str) -> Scene {
    let table = table(character).gold(0, 9).hand(0, "tavern market temple");
    let table = table.hand(0, "prison").hand(1, "church");
    let mut scene = resumes(table.on_top("docks harbor"), character);
    scene.moves(&["2 gold: bank > stash 1"]);
    scene
}

#[test]
fn witch_takes_limit() {
    let mut architect = as_builder("architect");
    architect.does(&["build tavern", "build market", "build temple"]);
    architect.cannot("build");
    let mut scholar = as_builder("scholar");
    scholar.does(&["build tavern", "build market"]);
    scholar.cannot("build");
    let mut seer = as_builder("seer");
    seer.does(&["build tavern", "build market"]).cannot("build");
}

#[test]
fn witch_extra_cards() {
    let mut architect = as_builder("architect");
    architect.does(&["extra cards"]);
    architect.moves(&["docks: top > hand 0", "harbor: top > hand 0"]);
    assert_eq!(architect.hand(1), "church");
    let mut scholar = as_builder("scholar");
    scholar.does(&["study", "take docks", "build docks"]);
    assert_eq!(scholar.hand(1), "church");
}

/// The Witch as the Navigator, with gold and a card.
fn as_navigator() -> Scene {
    let table = table("navigator").gold(0, 9).hand(0, "tavern");
    let table = table.on_top("market docks harbor temple");
    resumes(table, "navigator")
}

#[test]
fn witch_takes_ban() {
    as_navigator().cannot("build");
    for way in ["navigate gold", "navigate cards"] {
        as_navigator().does(&[way]).cannot("build");
    }
}

#[test]
fn witch_navigator_takes() {
    let mut gold = as_navigator();
    gold.does(&["navigate gold"])
        .moves(&["4 gold: bank > stash 0"]);
    let mut cards = as_navigator();
    cards.does(&["navigate cards"]).moves(&[
        "market: top > hand 0",
        "docks: top > hand 0",
        "harbor: top > hand 0",
        "temple: top > hand 0",
    ]);
    assert_eq!((cards.gold(1), cards.hand(1)), (2, String::new()));
}

/// The Witch as rank 8, with a Bishop's city and a completed one at the table.
fn as_rank_eight(eight: &str) -> Scene {
    let mut scene = table(&format!("{eight} bishop"))
        .gold(0, 7)
        .city(0, "prison temple")
        .city(1, "market harbor")
        .holds(2, "bishop")
        .city(2, "church")
        .city(3, "tavern market docks harbor castle church manor")
        .call("witch");
    scene.does(&["gather gold", &format!("bewitch {eight}")]);
    scene.does(&["gather gold", "end", "gather gold"]);
    assert_eq!(scene.turn(), (0, eight));
    scene.does(&["income 1"]).moves(&["1 gold: bank > stash 0"]);
    scene
}

#[test]
fn witch_rank_eight_safe() {
    for eight in ["warlord", "diplomat", "marshal"] {
        let legal = as_rank_eight(eight).legal();
        assert!(legal.iter().any(|one| one.ends_with("of 1")), "{legal:?}");
        for attack in legal.iter().filter(|one| one.contains(" of ")) {
            assert!(
                attack.ends_with("of 0") || attack.ends_with("of 1"),
                "{attack}"
            );
        }
    }
}

#[test]
fn witch_warlord() {
    let mut scene = as_rank_eight("warlord");
    scene
        .can("destroy prison of 0")
        .does(&["destroy harbor of 1"]);
    scene.moves(&["3 gold: stash 0 > bank", "harbor: city 1 > bottom"]);
}

#[test]
fn witch_diplomat() {
    let mut scene = as_rank_eight("diplomat");
    scene.does(&["exchange harbor of 1", "for temple"]).moves(&[
        "3 gold: stash 0 > stash 1",
        "temple: city 0 > city 1",
        "harbor: city 1 > city 0",
    ]);
}

#[test]
fn witch_marshal() {
    let mut scene = as_rank_eight("marshal");
    scene.cannot("seize harbor").does(&["seize market of 1"]);
    scene.moves(&["2 gold: stash 0 > stash 1", "market: city 1 > city 0"]);
}

#[test]
fn witch_queen() {
    for (king, is_beside_witch) in [(2, false), (4, true)] {
        let table = table("queen king").holds(king, "king").crown(king);
        let mut scene = table.call("witch");
        scene.does(&["gather gold", "bewitch queen", "gather gold"]);
        scene.does(&["take crown", "end", "gather gold"]);
        scene.moves(&["2 gold: bank > stash 1"]);
        assert_eq!(scene.turn(), (0, "queen"));
        if is_beside_witch {
            scene.does(&["queen"]).moves(&["3 gold: bank > stash 0"]);
        } else {
            scene.cannot("queen");
        }
    }
}

#[test]
fn witch_queen_rank_four() {
    for four in ["emperor", "king", "patrician"] {
        // Beside the bewitched player, then beside the Witch alone.
        for (queen, is_paid) in [(2, true), (4, false)] {
            let table = table(&format!("{four} queen")).holds(queen, "queen");
            let mut scene = resumes(table, four);
            if four == "emperor" {
                scene.does(&["give crown to 3 for nothing"]);
            }
            scene.does(&["end", "gather gold"]);
            assert_eq!(scene.turn(), (queen, "queen"));
            if is_paid {
                scene.does(&["queen"]).moves(&["3 gold: bank > stash 2"]);
            } else {
                scene.cannot("queen");
            }
        }
    }
}

#[test]
fn witch_artist() {
    let table = table("artist").city(0, "market tavern").city(1, "manor");
    let mut scene = resumes(table, "artist");
    scene.cannot("beautify manor").does(&["beautify market"]);
    scene.moves(&["1 gold: stash 0 > coin 0 market"]);
    scene.cannot("beautify manor").does(&["beautify tavern"]);
    scene.moves(&["1 gold: stash 0 > coin 0 tavern"]);
    scene.cannot("beautify");
}

#[test]
fn witch_tax_collector() {
    let mut scene = resumes(table("tax-collector").tax(3), "tax-collector");
    scene
        .does(&["collect tax"])
        .moves(&["3 gold: tax > stash 0"]);
}

#[test]
fn witch_tax_free() {
    let table = table("tax-collector").gold(0, 3).hand(0, "market");
    let mut scene = resumes(table, "tax-collector");
    scene.does(&["build market"]);
    scene.moves(&["2 gold: stash 0 > bank", "market: hand 0 > city 0"]);
}
