//! `page::key`.

use citadels::page::key::*;

#[test]
fn the_same_place_on_a_cyrillic_or_french_keyboard_is_the_same_key() {
    let same = [
        ('u', 'Г'),
        ('n', 'т'),
        ('l', 'д'),
        ('s', 'і'),
        ('s', 'ы'),
        ('a', 'ф'),
    ];
    for (latin, cyrillic) in same {
        assert_eq!(Key::typed(cyrillic).place(), Key::Letter(latin));
    }
    for (digit, french) in [(1, '&'), (2, 'é'), (9, 'ç'), (0, 'à')] {
        assert_eq!(Key::typed(french), Key::Digit(digit));
    }
    assert_eq!(
        [Key::typed('7'), Key::typed(' ')],
        [Key::Digit(7), Key::Enter]
    );
}
