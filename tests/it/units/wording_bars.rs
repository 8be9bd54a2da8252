//! `wording::bars`.

use citadels::page::Line;
use citadels::wording::bars::{Bar, height};

#[test]
fn a_bar_is_as_long_as_its_share() {
    let drawn = |part, whole, said| Line::from(Bar(10).of(part, whole, said)).plain();
    let bars = [(0, ""), (1, "█▎ "), (4, "█████ "), (8, "██████████ ")];
    for (part, bar) in bars {
        let drawn = drawn(part, 8, "x").replace('\u{a0}', " ");
        assert_eq!(drawn, format!("{bar}x"));
    }
    assert_eq!(drawn(0, 0, "0"), "0");
    assert_eq!([0, 7, 20].map(|part| height(part, 20)), ['▁', '▃', '█']);
    assert_eq!(height(0, 0), '▁');
}

#[test]
fn a_difference_goes_left_or_right_of_the_middle_and_is_always_as_wide() {
    let drawn = |far| Line::from(Bar(3).from_middle(far, far, far)).plain();
    for (far, bar) in [
        (0, "   │   "),
        (500, "   │█▌ "),
        (2000, "   │███"),
        (-500, " ▐█│   "),
        (-1000, "███│   "),
    ] {
        assert_eq!(drawn(far).replace('\u{a0}', " "), bar);
    }
}
