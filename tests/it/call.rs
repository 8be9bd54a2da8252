//! The round caller: each reminder exactly when it matters, marks, undo, the crown, the score file.

use super::languages::english_of;
use super::pass::keys;
use super::program::{run, run_scripted, sentences};
use super::script::Answer;
use citadels::command::table::banner::large;
use citadels::command::table::round::{Calling, Input, Seating};
use citadels::flow::{Flow, Played, Viewer};
use citadels::language::Language;
use citadels::library::{Printing, decks, printing};
use citadels::page::text::Canvas;
use citadels::page::{Block, Key};
use citadels::rules::call::remind::{Reminder, reminders, standing};
use citadels::rules::call::{Barred, Called, Cast, Holder, Mark, Round, Unique};
use citadels::rules::card::{Card, Character, Rank};
use citadels::rules::city::LastRank;
use citadels::rules::deck::adapt;
use citadels::rules::edition::Edition;
use citadels::rules::table::{Players, Seat};
use citadels::texts::Texts;
use citadels::wording::flow;
use strum::{IntoEnumIterator, VariantArray};

const E2016: Edition = Edition::E2016;

/// A game with these characters, by rank, and these districts in the deck.
fn cast(edition: Edition, players: u8, characters: &str, districts: &str) -> Cast {
    let of = |id: &str| -> (Card, &Printing) {
        let card = id.parse().unwrap();
        let printing = printing(card, edition);
        (card, printing.unwrap_or_else(|| panic!("{id} {edition:?}")))
    };
    Cast {
        edition,
        players: Players::new(players).unwrap(),
        characters: characters
            .split_whitespace()
            .map(|id| {
                let (card, printing) = of(id);
                Called {
                    id: card.character().unwrap(),
                    rank: printing.rank.unwrap(),
                    power: printing.power,
                }
            })
            .collect(),
        districts: districts
            .split_whitespace()
            .filter_map(|id| {
                let (card, printing) = of(id);
                Some(Unique {
                    id: card.district().unwrap(),
                    power: printing.power?,
                    cost: printing.cost.unwrap(),
                })
            })
            .collect(),
    }
}

fn ranked(number: u8) -> Rank {
    Rank::new(number).unwrap()
}

fn seated(index: usize) -> Seat {
    Seat::new(index)
}

/// Who has which rank.
fn held(held: &[(u8, usize)]) -> impl Iterator<Item = (Rank, Seat)> {
    held.iter()
        .map(|&(rank, seat)| (ranked(rank), seated(seat)))
}

/// The first round of a table that has built every district asked about.
fn built(cast: &Cast) -> Round {
    let mut round = Round::first(None);
    for district in cast.watched() {
        round.report(cast, district, true).unwrap();
    }
    round
}

const BASE: &str = "assassin thief magician king bishop merchant architect warlord";
const DARK: &str = "witch blackmailer wizard emperor abbot alchemist navigator marshal";

/// The reminders at every rank of a round and at its end (0), when these ranks are marked by those
/// characters.
fn said(cast: &Cast, mut round: Round, marks: &[(u8, u8)]) -> Vec<(u8, Vec<Reminder>)> {
    let mut said = Vec::new();
    while let Some(called) = round.called(cast) {
        for (_, marked) in marks.iter().filter(|(by, _)| ranked(*by) == called.rank) {
            round.mark(cast, ranked(*marked)).unwrap();
        }
        said.push((called.rank.number(), reminders(cast, &round)));
        round.next(cast);
    }
    said.push((0, reminders(cast, &round)));
    said
}

/// The ranks with reminders; 0 is the end of the round.
fn ranks(said: &[(u8, Vec<Reminder>)], reminder: Reminder) -> Vec<u8> {
    said.iter()
        .filter(|(_, all)| all.contains(&reminder))
        .map(|(rank, _)| *rank)
        .collect()
}

fn everything(said: &[(u8, Vec<Reminder>)]) -> Vec<Reminder> {
    said.iter()
        .flat_map(|(_, all)| all.iter().copied())
        .collect()
}

#[test]
fn a_plain_round_of_the_base_game_reminds_only_of_the_bishop_and_in_the_older_boxes_of_the_moment()
{
    for edition in Edition::iter() {
        let cast = cast(edition, 5, BASE, "");
        let said = said(&cast, Round::first(None), &[]);
        let expected = match edition {
            Edition::E2016 => vec![Reminder::Sanctuary],
            _ => vec![Reminder::AttackLast, Reminder::Sanctuary],
        };
        assert_eq!(everything(&said), expected);
        assert_eq!(ranks(&said, Reminder::Sanctuary), [8]);
    }
}

const OLDER: [Edition; 2] = [Edition::Classic, Edition::Third];
const TAXED: &str = "assassin tax-collector magician king bishop merchant navigator warlord";

#[test]
fn in_the_older_boxes_the_tax_is_one_gold_a_turn_from_players_called_later() {
    for edition in OLDER {
        let cast = cast(edition, 5, TAXED, "");
        let said = said(&cast, Round::first(None), &[]);
        // The Navigator builds nothing; the Assassin, called before, pays on the reveal.
        assert_eq!(ranks(&said, Reminder::TurnTax), [3, 4, 5, 6, 8]);
        assert_eq!(ranks(&said, Reminder::TaxOfFirst), [2]);
        assert!(ranks(&said, Reminder::Tax).is_empty());
    }
}

#[test]
fn in_the_older_boxes_nobody_pays_a_killed_or_absent_tax_collector() {
    for edition in OLDER {
        let cast = cast(edition, 5, TAXED, "");
        let killed = said(&cast, Round::first(None), &[(1, 2)]);
        let all = everything(&killed);
        assert!(!all.contains(&Reminder::TurnTax) && !all.contains(&Reminder::TaxStays));
        let mut round = Round::first(None);
        round.next(&cast);
        round.nobody(&cast);
        let absent = said(&cast, round, &[]);
        assert!(!everything(&absent).contains(&Reminder::TurnTax));
    }
}

#[test]
fn the_witch_who_plays_the_tax_collector_is_paid_and_owes_nothing_before() {
    for edition in OLDER {
        let cast = cast(edition, 5, &TAXED.replace("assassin", "witch"), "");
        let said = said(&cast, Round::first(None), &[(1, 2)]);
        assert_eq!(ranks(&said, Reminder::TurnTaxForWitch), [3, 4, 5, 6, 8]);
        // She builds nothing before (readings, T-7).
        assert!(ranks(&said, Reminder::TaxOfFirst).is_empty());
    }
}

#[test]
fn rank_8_strikes_last_in_the_older_boxes_but_the_third_editions_diplomat_at_any_moment() {
    for edition in OLDER {
        let diplomat = cast(edition, 5, &BASE.replace("warlord", "diplomat"), "");
        let said = said(&diplomat, Round::first(None), &[]);
        let expected: &[u8] = if edition == Edition::Classic {
            &[8]
        } else {
            &[]
        };
        assert_eq!(ranks(&said, Reminder::AttackLast), expected);
        assert_eq!(ranks(&said, Reminder::Sanctuary), [8]);
    }
}

#[test]
fn the_alchemists_gold_is_back_at_once_in_the_third_edition_and_last_of_all_in_the_classic_box() {
    let alchemist = BASE.replace("merchant", "alchemist");
    let classic = cast(Edition::Classic, 5, &alchemist, "poor-house");
    let third = cast(Edition::Third, 5, &alchemist, "poor-house");
    let first = said(&classic, built(&classic), &[]);
    assert_eq!(ranks(&first, Reminder::EmptyStashFirst), [6]);
    let refunded = said(&third, built(&third), &[]);
    assert_eq!(ranks(&refunded, Reminder::EmptyStashRefunded), [6]);
    assert_eq!(
        ranks(&refunded, Reminder::EmptyStash),
        [1, 2, 3, 4, 5, 7, 8]
    );
}

#[test]
fn hospital_throne_room_and_ball_room_reminders_come_when_they_matter() {
    for edition in OLDER {
        let cast = cast(
            edition,
            5,
            BASE,
            "hospital throne-room ball-room bell-tower",
        );
        let killed = said(&cast, built(&cast), &[(1, 6)]);
        assert_eq!(ranks(&killed, Reminder::Spared), [6]);
        assert_eq!(ranks(&killed, Reminder::CrownGold), [4]);
        assert_eq!(ranks(&killed, Reminder::Thanks), [1]);
        let king = said(&cast, built(&cast), &[(1, 4)]);
        assert_eq!(ranks(&king, Reminder::CrownGold), [0]);
        // Nobody can have built them before the first round, but anyone can before the second.
        let first = Round::first(None);
        let later = first.following();
        let early = everything(&said(&cast, first, &[(1, 4)]));
        let late = everything(&said(&cast, later, &[(1, 4)]));
        for reminder in [Reminder::Spared, Reminder::CrownGold, Reminder::Thanks] {
            assert!(!early.contains(&reminder) && late.contains(&reminder));
        }
        let standing = citadels::rules::call::remind::standing(&cast);
        assert!(standing.contains(&Reminder::ShorterGame), "{standing:?}");
    }
}

#[test]
fn with_two_characters_each_a_first_turn_may_have_built_them_in_the_first_round() {
    for (players, expected) in [(2, &[6][..]), (5, &[])] {
        let cast = cast(Edition::Classic, players, BASE, "hospital");
        let killed = said(&cast, Round::first(None), &[(1, 6)]);
        assert_eq!(ranks(&killed, Reminder::Spared), expected, "{players}");
    }
    // The Queen could pay for it, but only with what she gets when the killed King is shown.
    let cast = cast(Edition::Classic, 5, &format!("{BASE} queen"), "throne-room");
    let killed = everything(&said(&cast, Round::first(None), &[(1, 4)]));
    assert!(!killed.contains(&Reminder::CrownGold), "{killed:?}");
}

#[test]
fn the_killed_one_is_silent_without_other_reminders() {
    let cast = cast(E2016, 5, BASE, "park poor-house");
    let said = said(&cast, Round::first(None), &[(1, 6), (2, 3)]);
    assert_eq!(said[5], (6, vec![Reminder::Killed]));
    assert_eq!(ranks(&said, Reminder::Killed), [6]);
    assert_eq!(said[8], (0, vec![]));
}

#[test]
fn in_the_third_edition_the_killed_character_is_revealed_at_the_end() {
    for (edition, end) in [
        (E2016, vec![]),
        (Edition::Classic, vec![]),
        (Edition::Third, vec![Reminder::KilledShows]),
    ] {
        let cast = cast(edition, 5, BASE, "");
        let said = said(&cast, Round::first(None), &[(1, 6)]);
        assert_eq!(said[8], (0, end), "{edition:?}");
    }
}

#[test]
fn the_robbed_one_gives_the_gold_when_called_and_not_before() {
    let cast = cast(E2016, 5, BASE, "");
    let said = said(&cast, Round::first(None), &[(2, 7)]);
    assert_eq!(ranks(&said, Reminder::Robbed), [7]);
}

#[test]
fn the_thief_names_neither_rank_1_nor_the_killed_or_bewitched_one() {
    let plain = cast(E2016, 5, BASE, "");
    let mut round = Round::first(None);
    round.mark(&plain, ranked(6)).unwrap();
    assert_eq!(round.mark(&plain, ranked(1)), Err(Barred::Itself));
    round.next(&plain);
    assert_eq!(round.mark(&plain, ranked(1)), Err(Barred::RankOne));
    assert_eq!(round.mark(&plain, ranked(2)), Err(Barred::Itself));
    assert_eq!(round.mark(&plain, ranked(6)), Err(Barred::Killed));
    assert_eq!(round.mark(&plain, ranked(9)), Err(Barred::NotInGame));
    assert_eq!(round.mark(&plain, ranked(4)), Ok(()));
    round.next(&plain);
    assert_eq!(round.mark(&plain, ranked(4)), Err(Barred::Idle));

    let witch = cast(E2016, 5, &BASE.replace("assassin", "witch"), "");
    let mut round = Round::first(None);
    round.mark(&witch, ranked(5)).unwrap();
    round.next(&witch);
    assert_eq!(round.mark(&witch, ranked(5)), Err(Barred::Bewitched));
}

#[test]
fn a_mark_is_removed_by_the_same_key_and_moved_by_another() {
    let cast = cast(E2016, 5, BASE, "");
    let mut round = Round::first(None);
    round.mark(&cast, ranked(6)).unwrap();
    round.mark(&cast, ranked(7)).unwrap();
    assert_eq!(round.killed(), Some(ranked(7)));
    round.mark(&cast, ranked(7)).unwrap();
    assert_eq!(round.killed(), None);
}

#[test]
fn the_killed_thief_and_the_killed_blackmailer_mark_nobody() {
    for second in ["thief", "blackmailer"] {
        let cast = cast(E2016, 5, &BASE.replace("thief", second), "");
        let mut round = Round::first(None);
        round.mark(&cast, ranked(2)).unwrap();
        round.next(&cast);
        assert_eq!(round.mark(&cast, ranked(4)), Err(Barred::Idle));
    }
}

#[test]
fn the_bewitched_one_gathers_and_the_witch_continues_with_her_own_park_and_poor_house() {
    let cast = cast(E2016, 5, DARK, "park poor-house");
    let said = said(&cast, built(&cast), &[(1, 3)]);
    assert_eq!(
        said[2],
        (
            3,
            vec![
                Reminder::Bewitched,
                Reminder::EmptyHandOfWitch,
                Reminder::EmptyStashOfWitch
            ]
        )
    );
    // In her own turn, play is paused: nothing ends there.
    assert_eq!(said[0], (1, vec![]));
    assert_eq!(ranks(&said, Reminder::EmptyHand), [2, 4, 5, 6, 7, 8]);
}

#[test]
fn who_moves_the_crown_of_a_bewitched_rank_4_depends_on_card_and_edition() {
    let king = cast(E2016, 5, &DARK.replace("emperor", "king"), "");
    let patrician = cast(E2016, 5, &DARK.replace("emperor", "patrician"), "");
    let emperor = cast(E2016, 5, DARK, "");
    for (cast, expected) in [
        (&king, Reminder::BewitchedTakesCrown),
        (&patrician, Reminder::BewitchedTakesCrown),
        (&emperor, Reminder::WitchGivesCrown),
    ] {
        let said = said(cast, Round::first(None), &[(1, 4)]);
        assert_eq!(said[3], (4, vec![Reminder::Bewitched, expected]));
    }
    // Third edition, line 241: what concerns the King applies to the Emperor.
    let older = Cast {
        edition: Edition::Third,
        ..emperor
    };
    let said = said(&older, Round::first(None), &[(1, 4)]);
    assert_eq!(
        said[3],
        (4, vec![Reminder::Bewitched, Reminder::BewitchedGivesCrown])
    );
}

#[test]
fn a_bewitched_thief_or_blackmailer_robs_for_the_witch() {
    let thief = cast(E2016, 5, &DARK.replace("blackmailer", "thief"), "");
    let said_thief = said(&thief, Round::first(None), &[(1, 2), (2, 6)]);
    assert_eq!(ranks(&said_thief, Reminder::RobbedForWitch), [6]);
    assert_eq!(ranks(&said_thief, Reminder::Robbed), [] as [u8; 0]);
    let said = said(
        &cast(E2016, 5, DARK, ""),
        Round::first(None),
        &[(1, 2), (2, 6), (2, 8)],
    );
    assert_eq!(ranks(&said, Reminder::ThreatForWitch), [6, 8]);
    assert_eq!(ranks(&said, Reminder::Threat), [] as [u8; 0]);
}

#[test]
fn when_nobody_has_the_bewitched_character_the_witchs_turn_is_lost() {
    let cast = cast(E2016, 5, DARK, "park");
    let round = Round::first(Some(seated(0))).with_holders(held(&[(1, 0), (4, 1)]));
    let said = said(&cast, round, &[(1, 6)]);
    assert_eq!(said[5], (6, vec![Reminder::BewitchedNobody]));
}

#[test]
fn warrants_stay_until_their_rank_is_called_or_the_signed_one_is_revealed() {
    let cast = cast(E2016, 5, &BASE.replace("assassin", "magistrate"), "");
    let marks = [(1, 3), (1, 5), (1, 8)];
    let all = said(&cast, Round::first(None), &marks);
    assert_eq!(ranks(&all, Reminder::Warrant), [3, 5, 8]);

    let mut round = Round::first(None);
    for (_, rank) in marks {
        round.mark(&cast, ranked(rank)).unwrap();
    }
    assert_eq!(round.mark(&cast, ranked(7)), Err(Barred::Full));
    round.next(&cast);
    round.next(&cast);
    round.show(&cast, Mark::Warrants).unwrap();
    assert_eq!(
        ranks(&said(&cast, round, &[]), Reminder::Warrant),
        [] as [u8; 0]
    );
}

#[test]
fn the_navigator_builds_nothing_so_there_is_no_warrant_or_tax_reminder() {
    let nine = format!("{} tax-collector", DARK.replace("witch", "magistrate"));
    let cast = cast(E2016, 5, &nine, "");
    let said = said(&cast, Round::first(None), &[(1, 7), (1, 8)]);
    assert_eq!(said[6], (7, vec![]));
    assert_eq!(
        said[7],
        (
            8,
            vec![Reminder::Warrant, Reminder::WarrantTax, Reminder::Tax]
        )
    );
}

#[test]
fn a_threat_is_settled_in_its_turn_and_void_when_the_lace_was_shown() {
    let cast = cast(E2016, 5, DARK, "");
    let said_all = said(&cast, Round::first(None), &[(2, 3), (2, 6)]);
    assert_eq!(ranks(&said_all, Reminder::Threat), [3, 6]);
    let mut round = Round::first(None);
    round.next(&cast);
    round.mark(&cast, ranked(3)).unwrap();
    round.mark(&cast, ranked(6)).unwrap();
    assert_eq!(round.mark(&cast, ranked(1)), Err(Barred::RankOne));
    assert_eq!(round.mark(&cast, ranked(8)), Err(Barred::Full));
    round.next(&cast);
    round.show(&cast, Mark::Threats).unwrap();
    assert_eq!(
        ranks(&said(&cast, round, &[]), Reminder::Threat),
        [] as [u8; 0]
    );
}

#[test]
fn the_tax_reminder_is_in_every_turn_that_can_build_but_the_collectors_own() {
    let cast = cast(E2016, 5, &format!("{DARK} tax-collector"), "");
    let free = said(&cast, Round::first(None), &[]);
    // Not the Witch, whose turn is paused, nor the Navigator.
    assert_eq!(ranks(&free, Reminder::Tax), [2, 3, 4, 5, 6, 8]);
    assert_eq!(ranks(&free, Reminder::TaxStays), [] as [u8; 0]);
    let without = super::call::cast(E2016, 5, DARK, "");
    assert_eq!(
        ranks(&said(&without, Round::first(None), &[]), Reminder::Tax),
        [] as [u8; 0]
    );
}

#[test]
fn the_tax_stays_on_the_token_when_the_collector_is_killed_or_nobodys() {
    let cast = cast(E2016, 5, &format!("{BASE} tax-collector"), "");
    let killed = said(&cast, Round::first(None), &[(1, 9)]);
    assert_eq!(killed[8], (9, vec![Reminder::Killed, Reminder::TaxStays]));
    let round = Round::first(None).with_holders(held(&[(1, 0)]));
    let nobody = said(&cast, round, &[]);
    assert_eq!(nobody[8], (9, vec![Reminder::Nobody, Reminder::TaxStays]));
}

#[test]
fn park_and_poor_house_are_said_at_the_end_of_every_turn_once_they_are_reported_built() {
    for (districts, hand, stash) in [
        ("park", 8, 0),
        ("poor-house", 0, 8),
        ("park poor-house", 8, 8),
        ("keep library", 0, 0),
    ] {
        let cast = cast(E2016, 5, BASE, districts);
        let said = said(&cast, built(&cast), &[]);
        assert_eq!(ranks(&said, Reminder::EmptyHand).len(), hand, "{districts}");
        assert_eq!(
            ranks(&said, Reminder::EmptyStash).len(),
            stash,
            "{districts}"
        );
    }
}

#[test]
fn unreported_districts_are_mentioned_once_a_round_and_not_before_they_are_affordable() {
    let first = [
        // Everyone has 4 gold in the first turn; a Poor House costs that much, in the classic box
        // 5.
        (E2016, 5, BASE, "poor-house", Reminder::EmptyStash, &[1][..]),
        (
            Edition::Classic,
            5,
            BASE,
            "poor-house",
            Reminder::EmptyStash,
            &[6],
        ),
        (E2016, 5, BASE, "park", Reminder::EmptyHand, &[]),
        // The Spy may have more than anyone else.
        (
            E2016,
            5,
            "assassin spy magician king bishop merchant architect warlord",
            "park",
            Reminder::EmptyHand,
            &[2],
        ),
        // With two characters each, the second turn may come with 6.
        (E2016, 2, BASE, "park", Reminder::EmptyHand, &[2]),
    ];
    for (edition, players, characters, district, reminder, expected) in first {
        let cast = cast(edition, players, characters, district);
        let round = Round::first(None);
        let later = round.following();
        let now = said(&cast, round, &[]);
        assert_eq!(ranks(&now, reminder), expected, "{edition:?} {district}");
        let later = said(&cast, later, &[]);
        assert_eq!(ranks(&later, reminder), [1], "{edition:?} {district}");
    }
}

#[test]
fn a_lost_district_is_possible_again_but_not_at_once() {
    let cast = cast(E2016, 5, BASE, "theater");
    let theater = cast.watched().next().unwrap();
    let mut round = built(&cast).following();
    assert_eq!(round.standing(), [theater]);
    round.report(&cast, theater, false).unwrap();
    assert_eq!(round.standing(), []);
    let swap = |round: Round| ranks(&said(&cast, round, &[]), Reminder::BlindSwap);
    assert_eq!(swap(round.following()), [] as [u8; 0]);
    let park = "park".parse::<Card>().unwrap().district().unwrap();
    assert_eq!(round.report(&cast, park, true), Err(Barred::Idle));
}

#[test]
fn for_the_alchemist_the_poor_house_comes_before_the_refund() {
    let cast = cast(E2016, 5, DARK, "poor-house");
    let said = said(&cast, built(&cast), &[]);
    assert_eq!(ranks(&said, Reminder::EmptyStashFirst), [6]);
    assert!(!ranks(&said, Reminder::EmptyStash).contains(&6));
    let bewitched = super::call::said(&cast, built(&cast), &[(1, 6)]);
    assert_eq!(
        bewitched[5],
        (
            6,
            vec![
                Reminder::Bewitched,
                Reminder::EmptyStashFirst,
                Reminder::EmptyStashOfWitch
            ]
        )
    );
}

#[test]
fn a_killed_rank_4_moves_the_crown_at_the_end_of_the_round() {
    for (fourth, heir) in [
        ("king", Reminder::HeirTakesCrown),
        ("patrician", Reminder::HeirTakesCrown),
        ("emperor", Reminder::HeirGivesCrown),
    ] {
        let cast = cast(E2016, 5, &BASE.replace("king", fourth), "");
        let killed = said(&cast, Round::first(None), &[(1, 4)]);
        assert_eq!(killed[8], (0, vec![heir]), "{fourth}");
        assert_eq!(said(&cast, Round::first(None), &[(1, 5)])[8], (0, vec![]));
        // Nobody has it: nobody is heir.
        let round = Round::first(Some(seated(2))).with_holders(held(&[(1, 0)]));
        assert_eq!(said(&cast, round, &[(1, 4)])[8], (0, vec![]));
    }
}

#[test]
fn the_queens_gold_comes_late_when_rank_4_was_killed() {
    let cast = cast(E2016, 5, &format!("{BASE} queen"), "");
    let killed = said(&cast, Round::first(None), &[(1, 4)]);
    assert_eq!(killed[8], (9, vec![Reminder::QueenWaits]));
    assert_eq!(
        killed[9],
        (0, vec![Reminder::HeirTakesCrown, Reminder::QueenLate])
    );
    let other = said(&cast, Round::first(None), &[(1, 5)]);
    assert_eq!(
        (other[8].clone(), other[9].clone()),
        ((9, vec![]), (0, vec![]))
    );
}

#[test]
fn with_known_seats_the_queen_knows_whether_she_sits_next_to_rank_4() {
    let cast = cast(E2016, 5, &format!("{BASE} queen"), "");
    for (king, queen, paid) in [(0, 1, true), (0, 4, true), (2, 1, true), (0, 2, false)] {
        let round = Round::first(None).with_holders(held(&[(1, 3), (4, king), (9, queen)]));
        let plain = said(&cast, round.clone(), &[]);
        let expected = if paid {
            Reminder::QueenPaid
        } else {
            Reminder::QueenUnpaid
        };
        assert_eq!(plain[8], (9, vec![expected]), "{king} {queen}");
        let killed = said(&cast, round, &[(1, 4)]);
        assert_eq!(killed[9].1.contains(&Reminder::QueenLate), paid);
    }
    let round = Round::first(None).with_holders(held(&[(1, 3), (9, 2)]));
    assert_eq!(said(&cast, round, &[])[8], (9, vec![Reminder::QueenUnpaid]));
}

#[test]
fn the_bishops_city_is_safe_from_rank_8_unless_killed_or_bewitched() {
    let plain = cast(E2016, 5, BASE, "");
    let killed = said(&plain, Round::first(None), &[(1, 5)]);
    assert_eq!(killed[7], (8, vec![Reminder::SanctuaryKilled]));
    let witch = cast(E2016, 5, &BASE.replace("assassin", "witch"), "");
    let bewitched = said(&witch, Round::first(None), &[(1, 5)]);
    assert_eq!(bewitched[7], (8, vec![Reminder::SanctuaryBewitched]));
    let abbot = cast(E2016, 5, &BASE.replace("bishop", "abbot"), "");
    assert_eq!(said(&abbot, Round::first(None), &[])[7], (8, vec![]));
    let nobody = Round::first(None).with_holders(held(&[(8, 1)]));
    assert_eq!(said(&plain, nobody, &[])[7], (8, vec![]));
}

#[test]
fn the_theater_reminder_comes_once_before_the_first_call_of_a_table_that_drafts_by_hand() {
    let cast = cast(E2016, 5, BASE, "theater");
    let swap = |round: Round| ranks(&said(&cast, round, &[]), Reminder::BlindSwap);
    assert_eq!(
        swap(Round::first(None)),
        [] as [u8; 0],
        "nothing stands yet"
    );
    assert_eq!(swap(Round::first(None).following()), [1]);
    assert_eq!(swap(built(&cast)), [1]);
    let dealt = built(&cast).with_holders(held(&[(1, 0)]));
    assert_eq!(swap(dealt), [] as [u8; 0]);
}

#[test]
fn the_last_round_is_announced_from_the_completed_city_on_and_scoring_at_its_end() {
    let cast = cast(E2016, 5, BASE, "");
    let mut round = Round::first(None);
    for _ in 0..5 {
        assert!(!reminders(&cast, &round).contains(&Reminder::LastRound));
        round.next(&cast);
    }
    round.complete = Some(Holder::Unknown);
    let rest = said(&cast, round, &[]);
    assert_eq!(ranks(&rest, Reminder::LastRound), [6, 7, 8]);
    assert_eq!(rest.last().unwrap(), &(0, vec![Reminder::Count]));
}

#[test]
fn every_reminder_has_its_own_name() {
    let mut ids: Vec<&str> = Reminder::iter().map(Reminder::id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), Reminder::iter().count());
}

#[test]
fn the_quick_list_has_what_applies_all_evening() {
    let all = cast(
        E2016,
        5,
        &format!("{DARK} tax-collector"),
        "park poor-house theater keep",
    );
    assert_eq!(
        standing(&all),
        [
            Reminder::BlindSwap,
            Reminder::Tax,
            Reminder::EmptyHand,
            Reminder::EmptyStash
        ]
    );
    assert_eq!(standing(&cast(E2016, 5, BASE, "keep")), []);
}

/// Who has the crown after a round in which these players revealed themselves.
fn crown_after(
    cast: &Cast,
    start: Option<usize>,
    kill: Option<u8>,
    seats: &[usize],
) -> Option<usize> {
    let mut round = Round::first(start.map(seated));
    if let Some(rank) = kill {
        round.mark(cast, ranked(rank)).unwrap();
    }
    while round
        .called(cast)
        .is_some_and(|called| called.rank < Rank::Four)
    {
        round.next(cast);
    }
    let say = |round: &mut Round| {
        if let [holder, receivers @ ..] = seats {
            round.seat(cast, seated(*holder)).unwrap();
            for &seat in receivers {
                let _ = round.crown_to(cast, seated(seat));
            }
        }
    };
    if kill != Some(4) {
        say(&mut round);
    }
    while round.called(cast).is_some() {
        round.next(cast);
    }
    if kill == Some(4) {
        say(&mut round);
    }
    round.following().crown.map(Seat::index)
}

#[test]
fn the_crown_goes_where_rank_4_takes_or_gives_it() {
    let king = cast(E2016, 5, BASE, "");
    let emperor = cast(E2016, 5, &BASE.replace("king", "emperor"), "");
    assert_eq!(crown_after(&king, Some(0), None, &[3]), Some(3));
    assert_eq!(crown_after(&king, Some(0), Some(4), &[3]), Some(3));
    assert_eq!(crown_after(&emperor, Some(0), None, &[3, 1]), Some(1));
    assert_eq!(crown_after(&emperor, Some(0), Some(4), &[3, 1]), Some(1));
    // Neither to himself nor to its holder.
    assert_eq!(crown_after(&emperor, Some(0), None, &[3, 3, 2]), Some(2));
    assert_eq!(crown_after(&emperor, Some(0), None, &[3, 0]), None);
    assert_eq!(crown_after(&emperor, Some(0), None, &[3, 1, 0, 2]), Some(2));
    // The player is unknown, so the crown could be anywhere.
    assert_eq!(crown_after(&king, Some(0), None, &[]), None);
    assert_eq!(crown_after(&emperor, Some(0), None, &[3]), None);
    assert_eq!(crown_after(&king, Some(0), Some(4), &[]), None);
}

#[test]
fn a_bewitched_emperors_crown_goes_neither_to_the_witch_nor_to_its_holder() {
    let cast = cast(E2016, 5, DARK, "");
    let mut round = Round::first(Some(seated(0)));
    round.seat(&cast, seated(2)).unwrap();
    round.mark(&cast, ranked(4)).unwrap();
    while round
        .called(&cast)
        .is_some_and(|called| called.rank < Rank::Four)
    {
        round.next(&cast);
    }
    round.seat(&cast, seated(1)).unwrap();
    assert_eq!(round.crown_to(&cast, seated(2)), Err(Barred::Giver));
    assert_eq!(round.crown_to(&cast, seated(0)), Err(Barred::Crowned));
    // The bewitched player can get it.
    assert_eq!(round.crown_to(&cast, seated(1)), Ok(()));
    assert_eq!(round.crown, Some(seated(1)));
}

#[test]
fn nobody_has_more_characters_than_there_are_for_each() {
    let five = cast(E2016, 5, BASE, "");
    let mut round = Round::first(None);
    round.seat(&five, seated(1)).unwrap();
    round.next(&five);
    assert_eq!(round.seat(&five, seated(1)), Err(Barred::HasOne));
    let three = cast(E2016, 3, &format!("{BASE} artist"), "");
    let mut round = Round::first(None);
    for expected in [Ok(()), Ok(()), Err(Barred::HasOne)] {
        assert_eq!(round.seat(&three, seated(1)), expected);
        round.next(&three);
    }
}

#[test]
fn a_killed_character_has_no_player_before_rank_4_is_revealed_at_the_end() {
    let cast = cast(E2016, 5, BASE, "");
    let mut round = Round::first(None);
    round.mark(&cast, Rank::Four).unwrap();
    while let Some(called) = round.called(&cast) {
        if called.rank == Rank::Four {
            assert_eq!(round.seat(&cast, seated(1)), Err(Barred::Killed));
        }
        round.next(&cast);
    }
    assert_eq!(round.seat(&cast, seated(1)), Ok(()));
    assert_eq!(round.holder(Rank::Four), Holder::Seat(seated(1)));
}

#[test]
fn player_letters_do_not_change_what_the_program_dealt() {
    let cast = cast(E2016, 5, BASE, "");
    let mut round = Round::first(Some(seated(0))).with_holders(held(&[(1, 3)]));
    assert_eq!(round.seat(&cast, seated(1)), Err(Barred::Idle));
    assert_eq!(round.holder(ranked(1)), Holder::Seat(seated(3)));
}

#[test]
fn marks_nobody_could_make_are_not_made() {
    for (first, second) in [
        ("assassin", "thief"),
        ("witch", "blackmailer"),
        ("magistrate", "spy"),
    ] {
        let names = BASE.replace("assassin", first).replace("thief", second);
        let cast = cast(E2016, 5, &names, "");
        let mut round = Round::first(None);
        round.mark(&cast, ranked(6)).unwrap();
        round.nobody(&cast);
        round.next(&cast);
        let _ = round.mark(&cast, ranked(7));
        round.nobody(&cast);
        round.next(&cast);
        let rest = everything(&said(&cast, round, &[]));
        assert_eq!(rest, [Reminder::Sanctuary], "{first} {second}");
    }
}

#[test]
fn nobody_being_rank_4_leaves_the_crown_where_it_is() {
    let cast = cast(E2016, 5, BASE, "");
    let mut round = Round::first(Some(seated(2)));
    while round
        .called(&cast)
        .is_some_and(|called| called.rank < Rank::Four)
    {
        round.next(&cast);
    }
    round.nobody(&cast);
    round.next(&cast);
    assert_eq!(round.crown, Some(seated(2)));
}

#[test]
fn the_rank_for_a_tie_is_the_highest_revealed_and_the_killed_count_only_as_rank_4() {
    let five = cast(E2016, 5, BASE, "");
    let round = |killed: u8| {
        let mut round =
            Round::first(None).with_holders(held(&[(1, 0), (4, 1), (6, 2), (7, 3), (8, 4)]));
        round.mark(&five, ranked(killed)).unwrap();
        round
    };
    let revealed = |round: &Round| {
        (0..5)
            .map(|seat| round.revealed(&five, seated(seat)).map(u8::from))
            .collect::<Vec<_>>()
    };
    assert_eq!(revealed(&round(6)), [1, 4, 0, 7, 8].map(Some));
    assert_eq!(revealed(&round(4)), [1, 4, 6, 7, 8].map(Some));
    // With two characters the higher counts, and knowing only one is not enough.
    let three = cast(E2016, 3, &format!("{BASE} artist"), "");
    let round = Round::first(None).with_holders(held(&[(1, 0), (9, 0), (2, 1)]));
    let nine = LastRank::Rank(Rank::Nine);
    assert_eq!(round.revealed(&three, seated(0)), Some(nine));
    assert_eq!(round.revealed(&three, seated(1)), None);
    assert_eq!(round.holder(ranked(5)), Holder::Nobody);
}

/// A scripted evening: the screens, and what was printed at the end.
fn call(args: &[&str], typed: &str) -> (u8, String, Vec<String>) {
    let (status, out, err, screens) = run_scripted(&[&["call"], args].concat(), keys(typed));
    assert_eq!(err, "");
    (status, out, screens)
}

#[test]
fn a_key_press_moves_on_and_undo_takes_one_step_back_marks_included() {
    let (_, _, screens) = call(&["-p", "5"], "6.uuu!.");
    let killed = "6    ● Merchant     † killed";
    assert!(screens[1].contains(killed), "{}", screens[1]);
    assert!(is_at(&screens[2], "Thief", 1), "{}", screens[2]);
    assert!(is_at(&screens[3], "Assassin", 1) && screens[3].contains(killed));
    assert!(!screens[4].contains(killed), "{}", screens[4]);
    // There is nothing before the start.
    assert_eq!(screens[5], screens[4]);
}

/// Is this the page with this title, of this round?
fn is_at(screen: &str, title: &str, round: usize) -> bool {
    let first = screen.lines().next().unwrap_or_default();
    first.ends_with(title) && screen.contains(&format!("\nround {round} · "))
}

#[test]
fn undo_leads_back_into_the_round_before() {
    let (_, _, screens) = call(&["-p", "5"], "nn.......nu!.");
    assert!(is_at(&screens[8], "End of the round", 1), "{}", screens[8]);
    assert!(is_at(&screens[9], "Assassin", 2), "{}", screens[9]);
    assert!(is_at(&screens[10], "Thief", 2));
    assert!(is_at(&screens[11], "Assassin", 2));
    let (_, _, screens) = call(&["-p", "5"], "nn.......u!.");
    assert!(
        is_at(&screens[10], "End of the round", 1),
        "{}",
        screens[10]
    );
}

#[test]
fn who_had_the_killed_king_is_named_at_the_end_of_the_round_and_has_the_crown() {
    let names = ["--names", "Anton,Dmytro,Oksana,Iryna,Pavlo"];
    let (_, _, screens) = call(&names, "4.n......c!.");
    assert!(is_at(&screens[9], "End of the round", 1), "{}", screens[9]);
    assert!(screens[9].contains("crown: not known"), "{}", screens[9]);
    assert!(screens[10].contains("crown: Oksana"), "{}", screens[10]);
}

#[test]
fn the_page_says_who_has_the_crown_who_is_known_and_which_deck_it_is() {
    let names = ["--names", "Anton,Dmytro,Oksana,Iryna,Pavlo"];
    let (_, _, screens) = call(&names, "6b.n.d.!.");
    let first = "round 1 · crown: Anton · deck First Game\n";
    assert!(screens[0].contains(first), "{}", screens[0]);
    let last = &screens[7];
    assert!(last.contains("\nround 1 · crown: Iryna\n"), "{last}");
    let track = "
  1      Assassin   Dmytro
  2      Thief      –
  3      Magician
  4    ◆ King       Iryna
  5  ▶ ✚ Bishop
  6    ● Merchant           † killed
  7      Architect
  8    ▲ Warlord
";
    assert!(last.contains(track), "{last}");
}

#[test]
fn letters_of_players_are_shown_only_where_they_are_asked_for() {
    let names = ["--names", "Anton,Dmytro,Oksana,Iryna,Pavlo"];
    let (_, _, screens) = call(&names, "nn..!.");
    let letters = "a Anton   b Dmytro   c Oksana   d Iryna   e Pavlo\n";
    let asked = screens[..5].iter().map(|screen| screen.contains(letters));
    assert_eq!(
        asked.collect::<Vec<_>>(),
        [false, false, false, true, false]
    );
}

#[test]
fn a_number_names_the_player_where_it_means_nothing_else() {
    let names = ["--names", "Anton,Dmytro,Oksana,Iryna,Pavlo"];
    // At the Magician nobody is named by a number, at the King a player is.
    let (_, _, screens) = call(&names, "nnn2!.");
    let king = screens
        .iter()
        .find(|screen| screen.contains("King · Dmytro"));
    assert!(king.is_some(), "{screens:?}");
}

#[test]
fn whoever_can_name_and_named_nobody_is_asked_once() {
    let (_, _, screens) = call(&["-p", "5"], "...6.!.");
    assert!(screens[1].contains("! Nobody named."), "{}", screens[1]);
    assert!(is_at(&screens[1], "Assassin", 1));
    assert!(is_at(&screens[2], "Thief", 1), "{}", screens[2]);
    assert!(screens[3].contains("! Nobody named."), "{}", screens[3]);
    // A number answers it.
    assert!(!screens[4].contains("Nobody named"), "{}", screens[4]);
    assert!(is_at(&screens[5], "Magician", 1), "{}", screens[5]);
    let (_, _, screens) = call(&["-p", "5", "--deck", "cunning-agents"], ".!.");
    assert!(
        screens[1].contains("! The Witch has to name someone."),
        "{}",
        screens[1]
    );
}

#[test]
fn a_character_is_named_by_its_first_letters() {
    // Two begin so: a list of them.
    let mut answers = keys("m");
    answers.push(Answer::Type("mer"));
    answers.extend(keys("!."));
    let (.., screens) = run_scripted(&["call", "-p", "5"], answers);
    assert!(screens.iter().any(|asked| asked == "Who is named?"));
    let named = screens
        .iter()
        .rev()
        .find(|screen| screen.contains("Rank 1"));
    let named = named.unwrap();
    assert!(named.contains("● Merchant     † killed"), "{named}");
    // Only one begins so; the rest of the name means nothing else. Then letters are keys again.
    let (_, _, screens) = call(&["-p", "5"], "thief.t.!.");
    assert!(
        screens[1].contains("Thief        † killed"),
        "{}",
        screens[1]
    );
    assert_eq!(screens[5], screens[1]);
    assert!(screens[0].contains("[letters] by name"), "{}", screens[0]);
    assert!(!screens[1].contains("[letters]"), "{}", screens[1]);
    assert!(screens[7].starts_with("Thief\nrank 2\n"), "{}", screens[7]);
    assert!(screens[7].contains("[Enter] back"), "{}", screens[7]);
    assert!(!screens[7].contains("[Esc]"), "{}", screens[7]);
}

#[test]
fn in_cyrillic_players_are_lettered_in_the_order_of_the_alphabet() {
    for lang in ["ru", "uk"] {
        let args = ["-p", "5", "--lang", lang, "--names", "Ann,Bob,Eve,Ira,Max"];
        for (typed, name) in [("а", "Ann"), ("г", "Ira"), ("д", "Max"), ("d", "Ira")] {
            let keys = format!(".....{typed}!.");
            let (_, _, screens) = call(&args, &keys);
            let (asked, told) = (&screens[5], &screens[6]);
            assert!(asked.contains("г Ira"), "{asked}");
            let title = told.lines().next().unwrap();
            assert!(title.ends_with(name), "{typed}: {told}");
        }
    }
}

#[test]
fn the_text_of_the_called_card_and_what_the_marks_mean_for_it_close_with_any_key() {
    let (_, _, screens) = call(&["-p", "5"], "2.t7t.u!.");
    let text = &screens[3];
    assert!(text.starts_with("Thief\nrank 2\n"), "{text}");
    assert!(text.contains("\n† killed: Thief\n"), "{text}");
    assert_eq!(screens[4], screens[2]);
    assert_eq!(screens[6], screens[2]);
    // Reading is no step that is undone.
    assert!(is_at(&screens[7], "Assassin", 1), "{}", screens[7]);
}

#[test]
fn every_name_on_a_character_card_can_be_written_in_large_letters() {
    for lang in Language::VARIANTS {
        for character in Character::iter() {
            for printing in Edition::iter().filter_map(|edition| printing(character, edition)) {
                let name = format!("9 {}", printing.name(*lang));
                let drawn = large(&name, 100).unwrap_or_else(|| panic!("{name}"));
                let widest = drawn.lines().map(|line| line.trim_end().chars().count());
                assert!(widest.max() <= Some(100), "{name}\n{drawn}");
            }
        }
    }
}

#[test]
fn the_magistrates_own_page_has_no_revealed_warrant_and_two_of_three_are_questioned() {
    let deck = ["-p", "5", "--deck", "devious-dignitaries"];
    let (_, _, screens) = call(&deck, "35w..!.");
    assert_eq!(
        screens[3].matches("§ warrant\n").count(),
        2,
        "{}",
        screens[3]
    );
    assert_eq!(screens[2], screens[3], "the key means nothing here");
    assert!(
        screens[4].starts_with("Only 2 of 3 placed (warrants). Continue?\n"),
        "{}",
        screens[4]
    );
    assert!(is_at(&screens[5], "Blackmailer", 1), "{}", screens[5]);
    // After a third one is placed there are no more questions.
    let (_, _, screens) = call(&deck, "35.7.!.");
    assert!(is_at(&screens[4], "Magistrate", 1), "{}", screens[4]);
    assert!(is_at(&screens[5], "Blackmailer", 1), "{}", screens[5]);
}

#[test]
fn a_district_is_reported_built_and_gone_with_two_keys() {
    let (_, _, screens) = call(&["-p", "5", "--deck", "devious-dignitaries"], "r1r1r.!.");
    assert!(!screens[0].contains("Park"), "{}", screens[0]);
    assert!(
        screens[1].starts_with("Which district was built, or is gone?\n"),
        "{}",
        screens[1]
    );
    assert!(
        screens[1].contains("  1  Park\n  2  Poor House\n  3  Theater\n"),
        "{}",
        screens[1]
    );
    assert!(screens[2].contains(" · built: Park"), "{}", screens[2]);
    assert!(screens[2].contains("the Park gives 2"), "{}", screens[2]);
    assert!(screens[3].contains("1  Park · built\n"), "{}", screens[3]);
    assert_eq!(screens[4], screens[0]);
    assert_eq!(screens[6], screens[0]);
}

#[test]
fn a_barred_mark_is_refused_with_the_reason() {
    let (_, _, screens) = call(&["-p", "5"], "4.14!.");
    assert!(
        screens[3].contains("! Rank 1 can't be named here."),
        "{}",
        screens[3]
    );
    assert!(
        screens[4].contains("! The killed character can't be named."),
        "{}",
        screens[4]
    );
}

#[test]
fn the_last_round_ends_with_a_started_score_file() {
    // The Merchant (Oksana) completes her city; Iryna is the King, Pavlo the Warlord.
    let typed = "nn.d..cl...e..";
    let (status, out, screens) = call(
        &["--names", "Anton,Dmytro,Oksana,Iryna,Pavlo", "--score", "-"],
        typed,
    );
    assert_eq!(status, 0);
    let whose = screens
        .iter()
        .find(|screen| screen.starts_with("Whose city"))
        .unwrap();
    assert!(whose.contains("[Enter] Oksana"), "{whose}");
    let begun: toml::Table = toml::from_str(&out).unwrap();
    let players = begun["player"].as_array().unwrap();
    let field = |seat: usize, key: &str| players[seat].get(key).cloned();
    assert_eq!(begun["edition"].as_str(), Some("2016"));
    run(&["deck", "show", begun["deck"].as_str().unwrap()]).answered();
    assert_eq!(field(2, "first"), Some(true.into()));
    assert_eq!(field(3, "crown"), Some(true.into()));
    assert_eq!(
        (0..5)
            .map(|seat| field(seat, "rank").and_then(|r| r.as_integer()))
            .collect::<Vec<_>>(),
        [None, None, Some(6), Some(4), Some(8)]
    );
    assert_eq!(field(0, "name"), Some("Anton".into()));
}

#[test]
fn unknowns_at_the_end_are_asked_and_may_be_left_open() {
    let (_, out, screens) = call(&["-p", "4", "--score", "-"], "l.nn.......a.");
    let questions: Vec<&str> = screens
        .iter()
        .rev()
        .take(2)
        .map(|screen| screen.lines().next().unwrap())
        .collect();
    assert_eq!(
        questions,
        [
            "Whose city is complete?",
            "Who has the crown at the end of the round?"
        ]
    );
    assert!(
        out.contains("name = \"Player 1\"\ncity = []\ncrown = true\n"),
        "{out}"
    );
    assert!(!out.contains("first"), "{out}");
}

#[test]
fn a_completed_city_can_be_undone_at_once() {
    let (_, _, screens) = call(&["-p", "4"], "lu!.");
    assert_eq!(screens[2], screens[0]);
}

#[test]
fn changes_to_an_official_list_are_on_the_first_page() {
    let (_, _, screens) = call(&["-p", "5", "--deck", "cunning-agents"], "n!.");
    assert!(
        screens[0].contains("! The Tax Collector sits out: rank 9 isn't needed."),
        "{}",
        screens[0]
    );
    assert!(!screens[1].contains("sits out"), "{}", screens[1]);
}

#[test]
fn an_unwritable_score_file_is_reported_before_the_game_and_never_loses_it() {
    for file in ["no-such-folder/x.toml", "/", "/dev/null"] {
        for force in [&[][..], &["--force"]] {
            let args = [&["call", "-p", "4", "--score", file], force].concat();
            let (status, _, err, asked) = run_scripted(&args, keys(""));
            assert_eq!((status, asked.len()), (1, 0), "{file}: {err}");
            assert!(err.contains("doesn't exist"), "{err}");
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("scores");
    std::fs::create_dir(&folder).unwrap();
    let long = folder.join("x".repeat(300));
    let typed = keys("l.nn.......ab");
    let (status, out, err, _) = run_scripted(
        &["call", "-p", "4", "--score", long.to_str().unwrap()],
        typed,
    );
    assert_eq!(status, 1);
    assert!(
        out.contains("first = true") && err.contains("--score"),
        "{out}{err}"
    );
}

#[cfg(unix)]
#[test]
fn a_link_to_a_score_file_is_followed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("scores");
    std::fs::create_dir(&folder).unwrap();
    let (file, link) = (folder.join("file.toml"), folder.join("link.toml"));
    std::fs::write(&file, "old").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let (status, ..) = call(
        &["-p", "4", "--force", "--score", link.to_str().unwrap()],
        "l.nn.......ab",
    );
    assert_eq!(status, 0);
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(
        std::fs::read_to_string(&file)
            .unwrap()
            .contains("[[player]]")
    );
}

#[test]
fn the_score_file_is_written_where_it_is_wanted_and_never_over_another() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("scores");
    std::fs::create_dir(&folder).unwrap();
    let path = folder.join("friday.toml");
    let file = path.to_str().unwrap();
    let (status, out, _) = call(&["-p", "4", "--score", file], "l.nn.......ab");
    assert_eq!(status, 0);
    assert!(
        sentences(&out).starts_with("The score file is started: "),
        "{out}"
    );
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("first = true"), "{text}");
    let (status, out, err, asked) = run_scripted(&["call", "-p", "4", "--score", file], keys(""));
    assert_eq!((status, out.as_str(), asked.len()), (1, "", 0));
    assert!(
        err.contains("already exists") && err.contains("--force"),
        "{err}"
    );
    let (status, ..) = call(&["-p", "4", "--score", file, "--force"], "l.nn.......ab");
    assert_eq!(status, 0);
    assert_eq!(
        std::fs::read_dir(&folder).unwrap().count(),
        1,
        "no other file is left"
    );
}

#[test]
fn without_a_terminal_the_fault_names_what_replaces_it() {
    assert!(
        run(&["call", "-p", "4"])
            .refused(2)
            .contains("citadels call --quick")
    );
    assert!(
        run(&["draft", "pass", "-p", "4"])
            .refused(2)
            .contains("citadels draft deal")
    );
}

#[test]
fn the_older_boxes_are_called_with_their_own_powers() {
    let page = |edition| run(&["call", "--quick", "-p", "8", "--edition", edition]).answered();
    assert!(page("classic").contains("1 gold per trade district; 1 extra after the action."));
    assert!(page("third").contains("1 extra gold at the start of the turn"));
    assert!(page("third").contains("9  Artist"));
}

#[test]
fn the_called_pages_in_four_languages() {
    let english = english_of(|lang| {
        // The letter of the key is a player in Cyrillic.
        let complete = if matches!(lang, "ru" | "uk") {
            'з'
        } else {
            'l'
        };
        let typed = format!("6.n..{complete}.......");
        let deck = [
            "--names",
            "Anton,Dmytro,Oksana,Iryna,Pavlo",
            "--deck",
            "tests/decks/theater.toml",
        ];
        let (_, _, screens) = call(
            &[&deck[..], &["--lang", lang]].concat(),
            &format!("{typed}!."),
        );
        screens.join("\n---\n")
    });
    insta::assert_snapshot!("called-en", english);
}

/// An official list for five players, with names of typical length.
fn seating(list: &str) -> Seating {
    let pool = decks::pool(E2016);
    let mut lists = decks::official(E2016).into_iter();
    let (_, plan) = lists.find(|(id, _)| id.to_string() == list).unwrap();
    let players = Players::Five;
    let (plan, changes) = adapt(&plan, &pool, players, false, &[]);
    let names = ["Anton", "Dmytro", "Oksana", "Iryna", "Pavlo"];
    Seating {
        cast: decks::cast(&plan.check(&pool, players).unwrap()),
        names: names.map(str::to_owned).to_vec(),
        deck: Some(list.to_owned()),
        changes,
    }
}

/// What is shown after each of these inputs, in a language at this terminal width.
fn seen(seating: &Seating, inputs: &[Input], lang: Language, width: usize) -> Vec<String> {
    let texts = Texts::new(lang);
    let start = Calling::new(seating.clone(), Round::first(Some(seated(0))));
    let mut played = Played::new(start);
    let draw = |calling: &Calling| {
        let screen = calling.screen(Viewer::Table);
        let page = citadels::command::table::round::page(&texts, seating, &screen.scene, None);
        let page = flow::screen(&texts, page, None, &screen.actions);
        let legend = page.blocks().iter().find_map(|block| match block {
            Block::Actions(actions) => Some(actions),
            _ => None,
        });
        let mut keys: Vec<Key> = legend.unwrap().iter().filter_map(|one| one.key).collect();
        let is_seat = |key: &Key| matches!(key, Key::Letter('a'..='h'));
        assert!(!keys.iter().any(is_seat), "{lang:?}: a player's letter");
        let all = keys.len();
        keys.sort_by_key(|key| format!("{key:?}"));
        keys.dedup();
        assert_eq!(keys.len(), all, "{lang:?}: one key, one meaning");
        let color = false;
        Canvas { width, color }.draw(&page)
    };
    let mut seen = vec![draw(played.now())];
    for input in inputs {
        played.apply(*input).unwrap();
        seen.push(draw(played.now()));
    }
    seen
}

/// A round with every kind of page: marks, too few of them, districts, a completed city, the end.
fn eventful() -> Vec<Input> {
    let mark = |rank| Input::Mark(ranked(rank));
    let stands = |id: &str| {
        let card: Card = id.parse().unwrap();
        Input::Stands(card.district().unwrap(), true)
    };
    vec![
        Input::Unnamed,
        mark(3),
        mark(5),
        Input::Next,
        mark(8),
        Input::Next,
        mark(5),
        Input::Seat(seated(2)),
        mark(8),
        Input::Next,
        Input::Districts,
        stands("park"),
        stands("theater"),
        Input::Next,
        Input::Seat(seated(3)),
        Input::Next,
        Input::Read,
        Input::Close,
        Input::Complete,
        Input::Completer(None),
        Input::Next,
        Input::Nobody,
        Input::Next,
        Input::Next,
        Input::EndRound,
    ]
}

#[test]
fn the_pages_of_a_round_fit_wide_and_narrow_terminals_in_four_languages() {
    let seating = seating("devious-dignitaries");
    for width in [80, 40] {
        let english = english_of(|lang| {
            let lang = lang.parse().unwrap();
            seen(&seating, &eventful(), lang, width).join("\n---\n")
        });
        insta::assert_snapshot!(format!("called-en-{width}"), english);
    }
    for lang in Language::VARIANTS {
        let wide = seen(&seating, &eventful(), *lang, 80);
        let narrow = seen(&seating, &eventful(), *lang, 40);
        for (screen, same, width) in wide
            .iter()
            .zip(&narrow)
            .flat_map(|(wide, narrow)| [(wide, narrow, 80), (narrow, wide, 40)])
        {
            let lines: Vec<&str> = screen.trim_end().lines().collect();
            let widest = lines.iter().map(|line| line.chars().count()).max();
            assert!(widest <= Some(width), "{screen}");
            // The part below the last empty line stays visible on 24 rows.
            let legend = lines.iter().rev().take_while(|line| !line.is_empty());
            assert!(legend.count() < 12, "{screen}");
            // No word is cut.
            let mut words = screen.split_whitespace();
            assert!(words.all(|word| same.split_whitespace().any(|one| one == word)));
        }
    }
}
