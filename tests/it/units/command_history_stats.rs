//! `command::history::stats`.

use citadels::command::history::stats::*;
use citadels::wording::bars::Bar;

#[test]
fn a_bar_is_as_long_as_its_share() {
    let bars = [(0, ""), (1, "█▎ "), (4, "█████ "), (8, "██████████ ")];
    for (part, bar) in bars {
        assert_eq!(
            Bar(10).of(part, 8, "x").replace('\u{a0}', " "),
            format!("{bar}x")
        );
    }
    assert_eq!(Bar(10).of(0, 0, "0"), "0");
    assert_eq!([0, 7, 20].map(|part| height(part, 20)), ['▁', '▃', '█']);
    assert_eq!(height(0, 0), '▁');
}
