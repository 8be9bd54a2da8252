//! `library::find`.

use citadels::language::Language;
use citadels::library::card_names;
use citadels::library::find::*;
use citadels::library::fold::fold;
use citadels::rules::card::{Card, District};

#[test]
fn typos_are_allowed_while_typing_if_no_prefix_matches() {
    let fits = |card: District, typed| {
        let card = Card::from(card);
        fit(card_names(), card, typed, Language::En)
    };
    for typed in ["obzerv", "obzervatory", "boservatory", "observatpry"] {
        assert_eq!(
            fits(District::Observatory, typed),
            Some((0, None)),
            "{typed}"
        );
    }
    assert!(fits(District::Observatory, "observ").is_some_and(|(near, _)| near > 0));
    // There is a castle, so nobody meant a cathedral.
    assert_eq!(fits(District::Cathedral, "cast"), None);
    assert_eq!(
        fits(District::Observatory, "obz"),
        None,
        "too short to tell"
    );
}

#[test]
fn letters_pass_over_no_name_that_fits() {
    let typed = [
        "tower",
        "watchtwoer",
        "magic school",
        "вежа",
        "cstle",
        "le roi",
        "xyzzy",
    ];
    for typed in typed.map(fold) {
        let (letters, allowed) = (Letters::of(&typed), typos(&typed));
        let names = Names::new(card_names());
        let (mut all, mut compared) = (0, 0);
        for name in card_names() {
            let of = Letters::of(name.folded());
            let is_in = begins_words(name.folded(), &typed) || ends_word(name.folded(), &typed);
            assert!(!is_in || of.may_have(letters), "{typed}: {}", name.folded());
            let is_near = strsim::osa_distance(name.folded(), &typed) <= allowed;
            assert!(
                !is_near || of.may_be(letters, allowed),
                "{typed}: {}",
                name.folded()
            );
            all += 1;
        }
        compared += names.fitting(|of| of.may_have(letters)).count();
        compared += names.fitting(|of| of.may_be(letters, allowed)).count();
        assert!(
            compared * 5 < all,
            "{typed}: {compared} of {all} names are compared"
        );
    }
}

#[test]
fn no_name_has_more_words_than_are_tried() {
    let words = card_names()
        .iter()
        .map(|name| name.folded().split(' ').count());
    assert!(words.max() <= Some(MOST_WORDS));
}
