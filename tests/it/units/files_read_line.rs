//! `files::read::line`.

use citadels::files::read::line::*;
use citadels::files::read::name::Naming;
use citadels::language::Language;
use citadels::library::supply;
use citadels::rules::card::Card;
use citadels::rules::card::Rank;
use citadels::rules::city::{Built, LastRank};
use citadels::rules::edition::Edition;
use strum::IntoEnumIterator;

#[test]
fn written_lines_are_read_back_in_every_language_and_edition() {
    for lang in Language::iter() {
        for edition in Edition::iter() {
            let naming = Naming {
                lang,
                edition,
                deck: None,
            };
            let supply = supply(edition);
            let cards = supply.districts().map(|district| Card::from(district.id));
            let cards: Vec<Card> = cards.collect();
            let built = cards.iter().enumerate().map(|(place, &card)| {
                Item::Built(Built {
                    card,
                    beautified: place % 2 == 0,
                })
            });
            let shown = vec![cards[0], cards[1]];
            let rest = [
                Item::Gold(2),
                Item::Hand(5, shown.clone()),
                Item::Museum(3),
                Item::Crown,
                Item::First,
                Item::Rank(LastRank::Rank(Rank::Eight)),
                Item::Last(cards[2]),
            ];
            let items = built.chain(rest.clone()).map(Said::Item);
            let items: Vec<Said> = items.collect();
            let line = write(&items, naming);
            assert_eq!(said(&line, naming), items, "{line}");
            let known = rest.map(Said::Item);
            let line = write(&known, naming);
            let more = format!("{line}{}", cards[0].id());
            assert_eq!(said(&more, naming).len(), known.len() + 1, "{more}");
            let hand = [Said::Item(Item::Hand(2, shown))];
            assert_eq!(said(&write(&hand, naming), naming), hand);
        }
    }
}

#[test]
fn unclear_input_stays_open_and_is_written_as_typed() {
    let naming = Naming {
        lang: Language::En,
        edition: Edition::E2016,
        deck: None,
    };
    let read = said("castle, tower*, king, gold 1, gold 2", naming);
    let open = |place: usize| match &read[place] {
        Said::Open { typed, may_be } => (typed.as_str(), may_be.len()),
        Said::Item(item) => panic!("{item:?}"),
    };
    assert!(open(1).1 > 1);
    assert_eq!(
        (open(1).0, open(2), open(4)),
        ("tower*", ("king", 0), ("gold 2", 0))
    );
    let line = write(&read, naming);
    assert_eq!(line, "Castle, tower*, king, gold 2; gold 1");
}

#[test]
fn a_missing_number_is_distinguished_from_an_unknown_district() {
    for item in ["gold x", "золото", "в руке", "rank eight"] {
        assert!(lacks_number(item), "{item}");
    }
    for item in ["gold 2", "xyzzy", "crown x", "2 taverns"] {
        assert!(!lacks_number(item), "{item}");
    }
}

#[test]
fn tab_names_the_last_district_in_full() {
    let naming = Naming {
        lang: Language::En,
        edition: Edition::E2016,
        deck: None,
    };
    assert_eq!(completed("castle, tav", naming), ["castle, Tavern"]);
    assert!(completed("ma", naming).contains(&"Manor".to_owned()));
    assert!(completed("castle, ", naming).is_empty());
}

#[test]
fn a_keyword_with_one_wrong_letter_is_not_taken_for_a_district() {
    for item in ["crwn", "golld 2", "with anything", "музэй"] {
        assert!(is_like_keyword(item), "{item}");
    }
    // Too short to tell.
    for item in ["gld", "with", "xyzzy", "tavern"] {
        assert!(!is_like_keyword(item), "{item}");
    }
}
