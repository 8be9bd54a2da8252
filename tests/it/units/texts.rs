//! `texts`.

use citadels::language::Language;
use citadels::texts::*;

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
