//! `files::read::name`.

use citadels::fault::Faults;
use citadels::files::read::name::*;
use citadels::id;
use citadels::language::Language;
use citadels::rules::card::Character;
use citadels::rules::card::District;
use citadels::rules::edition::Edition;
use citadels::texts::Id;

fn wrong<T: std::fmt::Debug>(found: Result<T, Faults>) -> (Id, Vec<&'static str>) {
    let faults = found.expect_err("it names nothing");
    (
        faults.faults[0].message,
        faults.candidates.unwrap_or_default(),
    )
}

#[test]
fn a_card_is_found_or_candidates_are_listed() {
    let find = |typed| card(typed, Language::En, Edition::E2016);
    assert_eq!(find("ведьма"), Ok(Character::Witch.into()));
    let (message, candidates) = wrong(find("tower"));
    assert_eq!(message, id!("error-unknown-card-several"));
    assert!(candidates.contains(&"bell-tower") && candidates.contains(&"ivory-tower"));
    assert_eq!(wrong(find("%%")), (id!("error-unknown-card-none"), vec![]));
}

#[test]
fn a_district_of_the_edition_wins_and_a_character_is_found_too() {
    let naming = Naming {
        lang: Language::En,
        edition: Edition::Classic,
        deck: None,
    };
    let find = |typed| district(typed, naming);
    assert_eq!(find("temple"), Ok(District::Temple.into()));
    assert_eq!(find("witch"), Ok(Character::Witch.into()));
    assert_eq!(find("basilica"), Ok(District::Basilica.into()));
    let (_, candidates) = wrong(find("ma"));
    assert!(!candidates.contains(&"magician"), "{candidates:?}");
}

#[test]
fn a_deck_narrows_what_a_prefix_may_mean() {
    let find = |typed, deck| {
        let (lang, edition) = (Language::En, Edition::E2016);
        let naming = Naming {
            lang,
            edition,
            deck,
        };
        district(typed, naming)
    };
    let deck = &[District::Library][..];
    assert!(wrong(find("l", None)).1.len() > 1);
    assert_eq!(find("l", Some(deck)), Ok(District::Library.into()));
    assert_eq!(find("museum", Some(deck)), Ok(District::Museum.into()));
    let (_, candidates) = wrong(find("ma", Some(deck)));
    assert_eq!(
        candidates,
        ["manor", "market"],
        "of the ordinary districts only"
    );
}

#[test]
fn words_are_one_card_or_several() {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let all = |text| cards(&words(text), Language::En, Edition::E2016);
    let (witch, poor) = (Character::Witch.into(), District::PoorHouse.into());
    assert_eq!(all("witch poor house witch"), Ok(vec![witch, poor]));
    let faults = all("witch xyzzy plugh").expect_err("two are no cards");
    let places: Vec<String> = faults
        .faults
        .iter()
        .map(|fault| {
            fault
                .place
                .as_ref()
                .expect("each has its place")
                .to_string()
        })
        .collect();
    assert_eq!(places, ["card[1]", "card[2]"]);
    let one = card_of_words(&words("witch king"), Language::En, Edition::E2016);
    assert_eq!(wrong(one), (id!("error-card-many"), vec!["witch", "king"]));
}

#[test]
fn candidates_of_the_edition_come_first() {
    for (edition, typed, expected) in [
        (
            Edition::E2016,
            "hanted",
            "haunted-quarter blackmailer haunted-city",
        ),
        (Edition::Classic, "qurter", "quarry haunted-quarter"),
    ] {
        let (_, candidates) = wrong(card(typed, Language::En, edition));
        assert_eq!(candidates.join(" "), expected, "{typed}");
    }
}
