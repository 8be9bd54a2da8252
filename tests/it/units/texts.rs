//! `texts`.

use citadels::language::Language;
use citadels::say;
use citadels::texts::*;
use strum::IntoEnumIterator;

#[test]
fn texts_can_be_shared_between_threads() {
    fn is_shared<T: Send + Sync>(_: &T) {}
    is_shared(&Texts::new(Language::Uk));
}

#[test]
fn every_message_is_found_by_its_name_and_by_its_halves() {
    for id in Id::all() {
        let (stem, end) = id.name().split_at(id.name().len() / 2);
        assert_eq!(Id::find(id.name()), Some(id));
        assert_eq!(Id::of_two(stem, end), id);
    }
    assert_eq!(Id::find("no-such-message"), None);
    assert_eq!(Id::find(""), None);
}

#[test]
fn a_number_keeps_all_its_digits_however_long_it_is() {
    // From 2^53 on, not every whole number has a floating-point one.
    let exact = 1_u64 << 53;
    let longest = i64::MAX.cast_unsigned();
    for number in [
        0,
        1,
        1234,
        exact - 1,
        exact,
        exact + 1,
        longest - 1,
        longest,
    ] {
        for lang in Language::iter() {
            let said = say!(Texts::new(lang), "draft-player", player = number);
            assert_eq!(said.split(' ').nth(1), Some(&*number.to_string()), "{said}");
        }
    }
    // Also below zero.
    let said = say!(Texts::new(Language::En), "draft-player", player = i32::MIN);
    assert_eq!(said, "Player -2147483648");
}
