//! `page::breaks`.

use citadels::page::breaks::*;

#[test]
fn a_number_keeps_its_noun() {
    for (left, right, together) in [
        ("3", "points", true),
        ("2–4", "квартала", true),
        ("+3", "очка", true),
        ("Палац", "5,", true),
        ("Keep", "3", true),
        ("3,", "Prison", false),
        ("for", "6", false),
        ("rank", "8", true),
        ("rank", "8.", true),
        ("rang", "0\u{a0}:", true),
        ("Manor", "and", false),
        ("7", "8", false),
        ("+", "Прихисток", true),
        ("Keep", "·", true),
        ("·", "Keep", false),
        ("3", "Донаудампфшиффарт-общество", false),
    ] {
        assert_eq!(stay_together(left, right), together, "{left} {right}");
    }
}

#[test]
fn print_has_curly_apostrophes_but_typed_text_has_none() {
    assert_eq!(
        typeset("l'or : 2 pièces, players' cards"),
        "l’or : 2\u{a0}pièces, players’ cards"
    );
    let typed = "citadels card \"mine d'or\" -p 5";
    assert_eq!(typeset(typed), typed);
}
