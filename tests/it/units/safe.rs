//! `safe`.

use citadels::safe::*;
use proptest::prelude::*;

#[test]
fn quoted_text_cannot_control_a_terminal() {
    assert_eq!(quoted("a\u{1b}[2Jb\u{202e}c"), "a\u{fffd}[2Jb\u{fffd}c");
    assert_eq!(quoted(&"x".repeat(1000)).chars().count(), 61);
    let path = quoted_file(&format!("/{}/\u{1b}.toml", "x".repeat(1000)));
    assert!(path.starts_with('…') && path.ends_with("x/\u{fffd}.toml"));
    assert_eq!(path.chars().count(), 60);
    for c in [
        '\u{7f}',
        '\u{9b}',
        '\u{61c}',
        '\u{200d}',
        '\u{3164}',
        '\u{e0041}',
        '\u{e0080}',
        '\u{e0fff}',
    ] {
        assert_eq!(masked(&c.to_string()), "\u{fffd}", "{c:?}");
    }
}

#[test]
fn json_keeps_the_data_and_shows_nothing_unsafe() {
    let text = "\u{1b}[31m\u{9b}\u{202e}\u{200d}\u{e0041} Їжак\n\u{7f}";
    let json = json(&[text]);
    assert!(!json.contains(|c| c != '\n' && is_unsafe(c)), "{json:?}");
    let back: Vec<String> = serde_json::from_str(&json).unwrap();
    assert_eq!(back, [text]);
}

#[test]
fn a_cell_is_never_a_formula() {
    for text in ["=1+1", "+1", "-1", "@SUM(1)", "'=1", "\t=1", "\r=1", "＝1"] {
        let cell = cell(text);
        assert!(!cell.starts_with(FORMULAS), "{cell}");
        assert!(!cell.contains(is_unsafe), "{cell:?}");
    }
    assert_eq!(cell("'tis"), "'tis");
}

proptest! {
    #[test]
    fn a_cell_is_read_back(text in "['=+@a-]{0,4}\\PC{0,4}") {
        let cell = cell(&text);
        prop_assert_eq!(from_cell(&cell), masked(&text));
    }
}
