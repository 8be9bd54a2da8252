//! `files::read::file`.

use SlipKind::{Bracket, Comma, Deep, End, ExtraComma, Key, Other, Quote, Sign, Twice, Value};
use citadels::files::read::fields::Table;
use citadels::files::read::file::*;

#[test]
fn a_syntax_error_is_named_with_its_line() {
    let deep = format!("a = {}", "[".repeat(100_000));
    let deep_json = format!("{{\"a\": {}", "[".repeat(100_000));
    for (text, kind, line) in [
        ("a = 1\nname = \"Anton\nb = 2\n", Quote, 2),
        ("name = Anton\n", Quote, 1),
        ("players = [\"Red\", \"Blue]\n", Quote, 1),
        ("a = 1\n\ncity = [\"castle\" \"keep\"]\n", Comma, 3),
        ("a = 1\ncity = [\"castle\",\n\"keep\"\n\n", Bracket, 3),
        ("[[player]\nname = 'a'\n", Bracket, 1),
        ("a = { b = 1 c = 2 }\n", Comma, 1),
        ("a = [1,, 2]\n", ExtraComma, 1),
        ("a = 1\ngold\n", Sign, 2),
        ("a = 1\ngold = \n\nb = 2\n", Value, 2),
        ("a = 1\nfollowers = { Аня = 1 }\n", Key, 2),
        ("гра = 1\n", Key, 1),
        ("a = 1\nb = 2\na = 3\n", Twice, 3),
        ("a = 1 2\n", Quote, 1),
        ("a = 01\n", Other, 1),
        (&deep, Deep, 1),
        ("{\n\"a\": 1\n\"b\": 2}", Comma, 3),
        ("{\"a\": 1,}", ExtraComma, 1),
        ("{\"a\" 1}", Sign, 1),
        ("{a: 1}", Key, 1),
        ("{\"a\":\n}", Value, 2),
        ("{\"a\": [1, 2\n\n", End, 1),
        ("{\n\"a\": {\"b\": 1, \"c\": 2,\n \"b\": 3}}", Twice, 3),
        (&deep_json, Deep, 1),
        ("{} x", Other, 1),
    ] {
        let slip = table(text).expect_err(text);
        assert_eq!((slip.kind, slip.line), (kind, line), "{text:.60}: {slip:?}");
        assert!(!slip.text.is_empty(), "{text:.60}");
    }
}

#[test]
fn the_line_is_shown_and_of_a_long_one_the_part_that_is_wrong() {
    let slip = |text: &str| table(text).expect_err("a slip").text;
    assert_eq!(slip("a = 1\n  gold 2\n"), "gold 2");
    let long = format!("{{\"a\": [{}\"b\" 2]}}", "1, ".repeat(50));
    let shown = slip(&long);
    assert!(
        shown.starts_with('…') && shown.ends_with("\"b\" 2]}"),
        "{shown}"
    );
}

#[test]
fn both_formats_give_the_same_values() {
    let toml = "a = 1\nb = [true, -2, 1.5, \"x\"]\n[c]\nd = 'y'\n";
    let json = r#"{"a": 1, "b": [true, -2, 1.5, "x"], "c": {"d": "y"}}"#;
    assert_eq!(table(toml).unwrap(), table(json).unwrap());
    assert_eq!(table("").unwrap(), Table::new());
}
