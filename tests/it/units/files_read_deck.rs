//! `files::read::deck`.

use citadels::fault::FaultId;
use citadels::fault::Faults;
use citadels::files::Store;
use citadels::files::read::deck::*;
use citadels::language::Language;
use citadels::library::decks::pool;
use citadels::rules::deck::code::{self};
use citadels::rules::edition::Edition;
use citadels::rules::table::Players;

fn decks(edition: Edition, edition_is_given: bool) -> Decks<'static> {
    Decks {
        lang: Language::En,
        edition,
        edition_is_given,
        saved: None,
    }
}

fn ids(faults: &Faults) -> Vec<(FaultId, Option<String>)> {
    let faults = faults.faults.iter();
    faults
        .map(|fault| (fault.id, fault.place.as_ref().map(ToString::to_string)))
        .collect()
}

#[test]
fn a_deck_is_a_list_a_saved_one_or_a_code() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::new(Some(home.path()), None).unwrap();
    let text = "characters = ['witch']\ndistricts = ['keep']\n";
    store.write_deck("friday", text, false).unwrap();
    let decks = Decks {
        saved: Some(&store),
        ..decks(Edition::E2016, false)
    };
    let origin = |name| decks.named(name).map(|named| named.origin);
    let nobles = Origin::List(official_named("vicious-nobles").unwrap());
    assert_eq!(origin("Vicious Nobles"), Ok(nobles.clone()));
    assert_eq!(origin("vic"), Ok(nobles));
    assert_eq!(origin("friday"), Ok(Origin::Saved("friday".to_owned())));
    let players = Some(Players::Five);
    let table = Table {
        players,
        ..Table::default()
    };
    let deck = decks.at_table(Some("vicious-nobles"), &table).unwrap().deck;
    let code = code::encode(&deck, &pool(Edition::E2016)).unwrap();
    let named = decks.named(&code).unwrap();
    assert_eq!((named.origin, named.plan), (Origin::Code, deck.plan()));
    let missing = decks.named("none/such.toml").unwrap_err();
    assert_eq!(ids(&missing), [(FaultId::Unreadable, None)]);
    let unknown = decks.named("xyzzy").unwrap_err();
    assert_eq!(ids(&unknown), [(FaultId::UnknownDeck, None)]);
}

#[test]
fn a_deck_sets_its_edition_and_a_different_request_is_refused() {
    let name = "first-game";
    let classic = decks(Edition::Classic, false);
    assert_eq!(classic.chosen(name).unwrap().edition, Edition::E2016);
    let other = classic.of_edition(name).unwrap_err();
    assert_eq!(ids(&other), [(FaultId::BadValue, None)]);
    let given = decks(Edition::Classic, true).chosen(name).unwrap_err();
    let place = Some("--edition".to_owned());
    assert_eq!(ids(&given), [(FaultId::BadValue, place)]);
}

#[test]
fn all_faults_of_a_file_are_found_at_once() {
    let text = "edition = 'blue'\nplayers = 300\ntea = 1\ncharacters = ['wotch', 3]\n";
    let faults = decks(Edition::E2016, false)
        .parse("a.toml", text)
        .unwrap_err();
    let found = ids(&faults);
    let found: Vec<_> = found
        .iter()
        .map(|(id, place)| (<&str>::from(id), place.as_deref().unwrap_or_default()))
        .collect();
    let all = [
        ("unknown-field", "tea"),
        ("bad-value", "edition"),
        ("bad-value", "players"),
        ("bad-value", "characters[1]"),
        ("missing-field", "districts"),
    ];
    assert_eq!(found, all);
}

#[test]
fn an_older_box_is_played_with_its_base_game() {
    let decks = decks(Edition::Classic, true);
    let missing = decks.at_table(None, &Table::default()).unwrap_err();
    assert_eq!(ids(&missing), [(FaultId::Usage, None)]);
    let players = Some(Players::Four);
    let table = Table {
        players,
        ..Table::default()
    };
    let found = decks.at_table(None, &table).unwrap();
    assert_eq!(
        (found.origin, found.deck.characters.len()),
        (Origin::Unnamed, 8)
    );
}
