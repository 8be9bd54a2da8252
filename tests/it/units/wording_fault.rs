//! `wording::fault`.

use citadels::fault;
use citadels::fault::Place;
use citadels::language::Language;
use citadels::texts::Texts;
use citadels::wording::fault::*;

#[test]
fn a_fault_is_worded_in_two_languages_with_a_place_counted_from_one() {
    let place = Place::default()
        .key("player")
        .named(1, "Olya")
        .key("city")
        .index(2);
    let one = fault!(
        BadValue,
        "error-field-value",
        key = "gold",
        value = citadels::fault::typed("\u{1b}[2J"),
        fits = "0–9"
    )
    .at(place);
    let in_both = [Language::En, Language::Uk].map(Texts::new);
    let [english, ukrainian] = in_both.each_ref().map(|texts| located(texts, &one));
    assert!(
        english.starts_with("Player 2 (Olya), district 3: gold can't be "),
        "{english}"
    );
    assert!(
        ukrainian.starts_with("Гравець 2 (Olya), квартал 3: "),
        "{ukrainian}"
    );
    let [english, ukrainian] = in_both.map(|texts| fault(&texts, &one));
    assert_eq!(english.path, ukrainian.path);
    assert_eq!(english.path.as_deref(), Some("player[1].city[2]"));
    assert!(
        english.message.contains("\u{fffd}[2J"),
        "{}",
        english.message
    );
    assert_ne!(english.message, ukrainian.message);
}
